//! `cargo xtask test`: every check and test, quick ones first, stopping at the first step that fails.
//!
//! A step is one line of [`STEPS`]. `--only` and `--skip` choose among them by name. The last line printed says
//! how many tests passed, failed and could not run; a step that fails without counting tests counts as one.

mod length;
mod libtest;
mod steps;

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use anyhow::{Result, bail};

use crate::{args::Args, browser::Tally};

/// One step of the run.
struct Step {
    /// The word for `--only` and `--skip`.
    name: &'static str,
    /// What it shows.
    about: &'static str,
    /// The step itself.
    run: fn(&mut Run) -> Result<()>,
}

/// Every step, in order.
const STEPS: &[Step] = &[
    Step { name: "fmt", about: "the code is formatted", run: steps::format },
    Step { name: "length", about: "no file is too long", run: steps::length },
    Step { name: "clippy", about: "no warning on this machine", run: steps::clippy },
    Step { name: "clippy-wasm", about: "no warning for the browser", run: steps::clippy_wasm },
    Step { name: "native", about: "tests on this machine", run: steps::native },
    Step { name: "doc", about: "the documentation has no warning", run: steps::doc },
    Step { name: "dist", about: "the page is built and light enough", run: steps::dist },
    Step { name: "types", about: "JavaScript agrees with its types", run: steps::types },
    Step { name: "browser", about: "tests in Chromium", run: steps::browser },
    Step { name: "firefox", about: "the same tests in Firefox", run: steps::firefox },
    Step { name: "webkit", about: "a smoke in WebKit", run: steps::webkit },
    Step { name: "audit", about: "html-validate, axe in every view, nothing jumps", run: steps::audit },
];

/// What the steps of one run share.
#[derive(Debug, Default)]
struct Run {
    tally: Tally,
    /// Only tests with this word in their name.
    filter: Option<String>,
    /// Whether `dist/` was made in this run.
    built: bool,
}

/// The command `test`.
pub(crate) fn run(mut args: Args) -> Result<ExitCode> {
    let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
    let only = args.list("--only", &names)?;
    let skip = args.list("--skip", &names)?;
    let filter = args.option("--filter")?;
    args.finish()?;
    let chosen: Vec<&Step> = STEPS
        .iter()
        .filter(|step| only.is_empty() || only.iter().any(|name| name == step.name))
        .filter(|step| !skip.iter().any(|name| name == step.name))
        .collect();
    if chosen.is_empty() {
        bail!("no step is left to run");
    }

    let mut run = Run { filter, ..Run::default() };
    let begun = Instant::now();
    let mut lines = Vec::new();
    let mut stopped = None;
    for step in &chosen {
        println!("\n━━ {}: {}", step.name, step.about);
        let begun = Instant::now();
        let failed_before = run.tally.failed;
        let result = (step.run)(&mut run);
        let mut line = format!("{:<12} {:>9}", step.name, seconds(begun.elapsed()));
        if let Err(error) = result {
            if run.tally.failed == failed_before {
                run.tally.failed += 1;
            }
            line += "  failed";
            lines.push(line);
            stopped = Some((step.name, error));
            break;
        }
        lines.push(line);
    }

    println!("\n━━ summary");
    for line in &lines {
        println!("{line}");
    }
    println!("{:<12} {:>9}", "all", seconds(begun.elapsed()));
    if let Some((name, error)) = &stopped {
        println!("\nStopped at `{name}`: {error:#}\nTo run it again: cargo xtask test --only {name}");
    }
    let Tally { passed, failed, left_out } = run.tally;
    println!("{passed} passed, {failed} failed, {left_out} left out");
    Ok(if stopped.is_none() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::{Args, STEPS, run};

    #[test]
    fn step_names_differ() {
        for (at, step) in STEPS.iter().enumerate() {
            assert!(STEPS[..at].iter().all(|other| other.name != step.name), "{}", step.name);
        }
    }

    #[test]
    fn unknown_steps_and_empty_runs_are_refused() {
        let refusal =
            |line: &str| run(Args::new(line.split(' ').map(str::to_owned))).unwrap_err().to_string();
        assert!(refusal("--only fmmt").contains("fmt"));
        assert!(refusal("--only fmt --skip fmt").contains("no step"));
    }
}
