//! `cargo xtask audit`: what every view of the page must keep to, by tools that others wrote.
//!
//! The parts are in `tests/browser/audit.mjs`. `cargo xtask test` runs the [`QUICK`] ones; Lighthouse gives marks for
//! times too, and a busy machine makes those worse, so that it is measured here alone.

use std::process::ExitCode;

use anyhow::Result;

use crate::{args::Args, browser, tools, web};

/// The parts that say the same on every machine: the markup, axe in every view, and that nothing jumps.
pub(crate) const QUICK: [&str; 3] = ["html", "axe", "shift"];

/// Every part.
const PARTS: [&str; 4] = ["html", "axe", "shift", "lighthouse"];

/// The command `audit`.
pub(crate) fn run(mut args: Args) -> Result<ExitCode> {
    let mut parts = args.list("--only", &PARTS)?;
    args.finish()?;
    if parts.is_empty() {
        parts = PARTS.map(str::to_owned).to_vec();
    }
    web::build(web::Profile::Web)?;
    if parts.iter().any(|part| part == "lighthouse") {
        tools::npm_packages_of("tests/browser/lighthouse")?;
    }
    let counts = browser::audit(&parts)?;
    println!("{} passed, {} failed", counts.passed, counts.failed);
    Ok(if counts.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
