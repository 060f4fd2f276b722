//! The project's commands: `cargo xtask <command>`.
//!
//! Each command is one line of [`COMMANDS`] and one module with a `run`. What they share:
//! [`args`] reads the words after the command, [`project`] knows where things are, [`process`] starts other
//! programs, and [`tools`] gets what is missing on the machine and says so. [`web`] turns the library into
//! `dist/`, the folder which a host serves.
//!
//! A command that fails prints one message saying what happened and what to do, and ends with exit code 1.

mod args;
mod audit;
mod bench;
mod browser;
mod ladder;
mod lean;
mod process;
mod project;
mod serve;
mod shots;
mod size;
mod test;
mod tools;
mod web;

use std::process::ExitCode;

use args::Args;

/// One command of the table.
struct Command {
    /// The word after `cargo xtask`.
    name: &'static str,
    /// What may follow it.
    usage: &'static str,
    /// One line of help.
    about: &'static str,
    /// The command itself; `Err` is printed as one message.
    run: fn(Args) -> anyhow::Result<ExitCode>,
}

/// Every command. A new one is a line here and a module above.
const COMMANDS: &[Command] = &[
    Command {
        name: "serve",
        usage: "[--port 8080] [--under PATH] [--debug]",
        about: "build, then serve dist/ on this machine only",
        run: serve::run,
    },
    Command {
        name: "build",
        usage: "[--debug]",
        about: "make dist/, ready to copy to a host",
        run: web::run,
    },
    Command {
        name: "test",
        usage: "[--only STEP,…] [--skip STEP,…] [--filter WORD]",
        about: "every check and test, in a real browser too",
        run: test::run,
    },
    Command {
        name: "audit",
        usage: "[--only PART,…]",
        about: "html-validate, axe in every view, layout shift, Lighthouse",
        run: audit::run,
    },
    Command {
        name: "shots",
        usage: "[--out DIR] [--only VIEW,…] [--theme T] [--size S] [--lang L]",
        about: "a picture of every view, theme, size and language",
        run: shots::run,
    },
    Command {
        name: "bench",
        usage: "[--gate] [--only GROUP,…]",
        about: "measure; with --gate fail outside the stated bounds",
        run: bench::run,
    },
    Command {
        name: "ladder",
        usage: "[--levels] [--games 200]",
        about: "the computers play each other; prints the tables of docs/engine.md",
        run: ladder::run,
    },
];

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let Some(name) = words.next() else {
        print!("{}", help());
        return ExitCode::SUCCESS;
    };
    if ["help", "--help", "-h"].contains(&name.as_str()) {
        print!("{}", help());
        return ExitCode::SUCCESS;
    }
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        eprintln!("there is no command `{name}`.\n\n{}", help());
        return ExitCode::FAILURE;
    };
    let args = Args::new(words);
    if args.asks_for_help() {
        println!("cargo xtask {} {}\n    {}", command.name, command.usage, command.about);
        return ExitCode::SUCCESS;
    }
    match (command.run)(args) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("\ncargo xtask {name}: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn help() -> String {
    let mut text = String::from("usage: cargo xtask <command>\n\n");
    for Command { name, usage, about, .. } in COMMANDS {
        text += &format!("  {:<63} {about}\n", format!("{name} {usage}"));
    }
    text
}
