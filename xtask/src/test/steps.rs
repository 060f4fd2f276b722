//! The steps themselves, in the order of the table.

use std::process::Command;

use anyhow::{Result, bail};

use super::{Run, length, libtest};
use crate::{
    audit, browser, process, project,
    tools::{self, Browser},
    web,
};

/// `cargo fmt --check`.
pub(super) fn format(_: &mut Run) -> Result<()> {
    tools::component("rustfmt")?;
    process::run(project::cargo().args(["fmt", "--all", "--check"]))
}

/// Clippy over everything that runs on this machine.
pub(super) fn clippy(_: &mut Run) -> Result<()> {
    tools::component("clippy")?;
    process::run(project::cargo().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

/// Clippy over what the browser gets: the only build in which `src/web` exists.
pub(super) fn clippy_wasm(_: &mut Run) -> Result<()> {
    tools::component("clippy")?;
    tools::wasm_target()?;
    let args = ["clippy", "--package", "hoshi", "--lib", "--target", tools::WASM, "--", "-D", "warnings"];
    process::run(project::cargo().args(args))
}

/// Unit tests, the files of `tests/`, and the examples in the documentation.
pub(super) fn native(run: &mut Run) -> Result<()> {
    let mut cargo = project::cargo();
    cargo.args(["test", "--workspace", "--no-fail-fast"]);
    if let Some(filter) = &run.filter {
        cargo.args(["--", filter]);
    }
    let before = run.tally;
    let ended_well = process::follow(&mut cargo, |line| {
        if let Some(counts) = libtest::counts(line) {
            run.tally += counts;
        }
    })?;
    let (passed, failed) = (run.tally.passed - before.passed, run.tally.failed - before.failed);
    match (ended_well, failed) {
        (true, 0) if passed == 0 && run.filter.is_none() => bail!("not one test ran"),
        (true, 0) => Ok(()),
        (_, 0) => bail!("the tests do not compile or were broken off; cargo's message is above"),
        (_, failed) => bail!("{failed} of {} tests failed", passed + failed),
    }
}

/// The documentation of everything, private items too, natively and for the browser.
pub(super) fn doc(_: &mut Run) -> Result<()> {
    tools::wasm_target()?;
    let doc = || {
        let mut cargo = project::cargo();
        cargo.env("RUSTDOCFLAGS", "-D warnings").args(["doc", "--no-deps", "--document-private-items"]);
        cargo
    };
    process::run(doc().arg("--workspace"))?;
    process::run(doc().args(["--package", "hoshi", "--lib", "--target", tools::WASM]))
}

/// The page with its size budget.
pub(super) fn dist(run: &mut Run) -> Result<()> {
    if !run.built {
        web::build(web::Profile::Web)?;
        run.built = true;
    }
    Ok(())
}

/// `tsc` over the JavaScript of `www/`, against the types of the bindings.
pub(super) fn types(run: &mut Run) -> Result<()> {
    dist(run)?;
    tools::npm_packages()?;
    let folder = project::browser_tests();
    let tsc = folder.join("node_modules").join("typescript").join("bin").join("tsc");
    process::run(Command::new("node").current_dir(folder).arg(tsc).args(["--project", "."]))
}

/// No source file above the limit without a reason.
pub(super) fn length(_: &mut Run) -> Result<()> {
    let too_long = length::too_long()?;
    if too_long.is_empty() {
        return Ok(());
    }
    for (file, lines) in &too_long {
        println!("{file}: {lines} lines");
    }
    bail!(
        "files over {} lines need a line `// Long because …` among their first {}",
        length::LIMIT,
        length::TOP
    )
}

/// The tests of `tests/browser` in Chromium.
pub(super) fn browser(run: &mut Run) -> Result<()> {
    in_browser(run, Browser::Chromium)
}

/// The same tests in Firefox.
pub(super) fn firefox(run: &mut Run) -> Result<()> {
    in_browser(run, Browser::Firefox)
}

fn in_browser(run: &mut Run, browser: Browser) -> Result<()> {
    dist(run)?;
    let counts = browser::tests(browser, run.filter.as_deref())?;
    run.tally += counts;
    if counts.failed > 0 {
        bail!("{} tests failed in {browser:?}; pictures are in tests/browser/shots", counts.failed);
    }
    Ok(())
}

/// A smoke in WebKit, where it can be installed; where not, it is told and counted as left out.
pub(super) fn webkit(run: &mut Run) -> Result<()> {
    dist(run)?;
    if let Err(error) = tools::browser(Browser::WebKit) {
        println!("Left out: {error:#}");
        run.tally.left_out += 1;
        return Ok(());
    }
    let counts = browser::smoke()?;
    run.tally += counts;
    if counts.failed > 0 {
        bail!("{} tests failed in WebKit", counts.failed);
    }
    Ok(())
}

/// What no test names but everything must keep to: see `audit.rs`.
pub(super) fn audit(run: &mut Run) -> Result<()> {
    dist(run)?;
    let counts = browser::audit(&audit::QUICK.map(str::to_owned))?;
    run.tally += counts;
    if counts.failed > 0 {
        bail!("{} parts of the audit failed", counts.failed);
    }
    Ok(())
}
