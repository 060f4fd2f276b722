//! Starting other programs: their failures become one sentence.

use std::{
    io::{BufRead, BufReader, ErrorKind},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, anyhow, bail};

/// Runs `command` with its output on the terminal; an error when it does not end well.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    println!("$ {}", words(command));
    let status = command.status().map_err(|error| not_started(command, &error))?;
    if status.success() { Ok(()) } else { bail!("`{}` failed ({status})", words(command)) }
}

/// Runs `command` and gives what it printed; its error output is part of the error when it fails.
pub(crate) fn capture(command: &mut Command) -> Result<String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| not_started(command, &error))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        let said = said.trim().lines().rev().take(12).collect::<Vec<_>>();
        let said = said.into_iter().rev().collect::<Vec<_>>().join("\n");
        bail!("`{}` failed ({})\n{said}", words(command), output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{}` printed no UTF-8", words(command)))
}

/// Runs `command`, shows each line it prints and hands it to `each`; says whether the command ended well.
pub(crate) fn follow(command: &mut Command, mut each: impl FnMut(&str)) -> Result<bool> {
    println!("$ {}", words(command));
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(|error| not_started(command, &error))?;
    let stdout = child.stdout.take().expect("it is piped");
    for line in BufReader::new(stdout).split(b'\n') {
        let line = line.context("lost the output of a program")?;
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        each(&line);
    }
    Ok(child.wait()?.success())
}

/// Whether `command` can be started and ends well, without showing anything.
pub(crate) fn works(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The command as one would type it.
pub(crate) fn words(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str()).to_string_lossy().into_owned();
    let args = command.get_args().map(|arg| arg.to_string_lossy().into_owned());
    std::iter::once(name).chain(args).collect::<Vec<_>>().join(" ")
}

fn not_started(command: &Command, error: &std::io::Error) -> anyhow::Error {
    let name = command.get_program().to_string_lossy().into_owned();
    if error.kind() != ErrorKind::NotFound {
        return anyhow!("cannot start `{name}`: {error}");
    }
    let advice = match name.as_str() {
        "node" | "npm" => "install Node.js 20 or newer (it brings npm): https://nodejs.org",
        "rustup" | "rustc" | "cargo" => "install Rust by rustup: https://rustup.rs",
        _ => "install it and try again",
    };
    anyhow!("`{name}` is not on this machine; {advice}")
}
