//! Running what lies in `tests/browser`: node scripts that drive real browsers over `dist/`.

use std::{fs, process::Command};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{
    process, project,
    serve::{Server, Site},
    tools::{self, Browser},
};

/// How many tests passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Tests that passed.
    pub(crate) passed: u64,
    /// Tests that failed.
    pub(crate) failed: u64,
    /// Tests that could not run, which is neither.
    pub(crate) left_out: u64,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.left_out += other.left_out;
    }
}

/// A node script and where its page is served.
struct Script<'a> {
    name: &'a str,
    args: &'a [String],
    /// The sub-folder that the page is served from; empty for the top.
    under: &'a str,
    browsers: &'a [Browser],
}

impl Script<'_> {
    /// Serves `dist/`, runs the script, and gives the JSON that it wrote, if it wrote any.
    fn run(&self) -> Result<Option<Value>> {
        tools::npm_packages()?;
        let report = project::target()?.join(format!("{}-report.json", self.name));
        drop(fs::remove_file(&report));
        let mut node = Command::new("node");
        node.current_dir(project::browser_tests()).arg(format!("{}.mjs", self.name)).args(self.args);
        node.env("HOSHI_REPORT", &report);
        for &browser in self.browsers {
            node.env(browser.variable(), tools::browser(browser)?);
        }
        let server = Server::bind(0, Site::new(project::dist(), self.under)?)?;
        node.env("HOSHI_URL", server.serve_aside());
        let ended = process::run(&mut node);
        let Ok(text) = fs::read_to_string(&report) else { return ended.map(|()| None) };
        Ok(Some(serde_json::from_str(&text).with_context(|| format!("{} is no JSON", report.display()))?))
    }
}

/// Runs the browser tests whose names contain `filter`, or all, in `browser`; `dist/` must be there.
pub(crate) fn tests(browser: Browser, filter: Option<&str>) -> Result<Tally> {
    let mut args = vec!["--browser".to_owned(), format!("{browser:?}").to_lowercase()];
    args.extend(filter.map(str::to_owned));
    let script = Script { name: "run", args: &args, under: "sub/folder", browsers: &[browser] };
    tally(&script.run()?.context("the browser tests ended without a report")?)
}

/// Runs the smoke in WebKit; `dist/` must be there.
pub(crate) fn smoke() -> Result<Tally> {
    let script = Script { name: "webkit", args: &[], under: "sub/folder", browsers: &[Browser::WebKit] };
    tally(&script.run()?.context("the smoke ended without a report")?)
}

/// Looks for faults that no test names: `parts` are the words of `audit.mjs`; `dist/` must be there.
pub(crate) fn audit(parts: &[String]) -> Result<Tally> {
    let script = Script { name: "audit", args: parts, under: "", browsers: &[Browser::Chromium] };
    tally(&script.run()?.context("the audit ended without a report")?)
}

/// Makes pictures of every view by the words of `shots.mjs`; `dist/` must be there.
pub(crate) fn shots(args: &[String]) -> Result<Tally> {
    let script = Script { name: "shots", args, under: "", browsers: &[Browser::Chromium] };
    tally(&script.run()?.context("the pictures ended without a report")?)
}

/// Runs the measurements of `bench/` in real browsers and gives their rows; `dist/` must be there.
pub(crate) fn measurements() -> Result<Vec<Value>> {
    let script =
        Script { name: "bench", args: &[], under: "", browsers: &[Browser::Chromium, Browser::Firefox] };
    let report = script.run()?.context("the measurements ended without a report")?;
    report["rows"].as_array().cloned().context("the report of the measurements has no rows")
}

fn tally(report: &Value) -> Result<Tally> {
    let left_out = report["leftOut"].as_array().map_or(0, |tests| tests.len() as u64);
    match (report["passed"].as_u64(), report["failed"].as_u64()) {
        (Some(passed), Some(failed)) => Ok(Tally { passed, failed, left_out }),
        _ => bail!("the report of the browser tests lacks its counts"),
    }
}

#[cfg(test)]
mod tests {
    use super::{Tally, tally};

    #[test]
    fn counts_are_read_or_missed() {
        let read = |text| tally(&serde_json::from_str(text).unwrap());
        assert_eq!(read(r#"{"passed":3,"failed":1}"#).unwrap(), Tally { passed: 3, failed: 1, left_out: 0 });
        let with_two = r#"{"passed":3,"failed":1,"leftOut":[{"name":"a"},{"name":"b"}]}"#;
        assert_eq!(read(with_two).unwrap(), Tally { passed: 3, failed: 1, left_out: 2 });
        assert!(read(r#"{"passed":3}"#).is_err());
    }
}
