//! `cargo xtask bench`: measurements against stated bounds.
//!
//! They are no part of `cargo xtask test`: on a busy machine a time says little. `--gate` fails when a
//! measurement lies outside its bound, and is meant for a quiet machine.
//!
//! A group of measurements is one line of [`GROUPS`] and a function giving [`Row`]s. What runs on this machine
//! gets a module here beside [`rules`], which times its work by [`timing`]; what runs in a page is a file in
//! `tests/browser/bench/`.

mod engine;
mod page;
mod row;
mod rules;
mod timing;
mod weight;

use std::process::ExitCode;

use anyhow::{Context, Result};
use row::Row;

use crate::{args::Args, web};

/// Measurements that belong together.
struct Group {
    /// The word for `--only`.
    name: &'static str,
    /// Measures.
    rows: fn() -> Result<Vec<Row>>,
}

/// Every group, in the order of the table. `dist/` is built before the first.
const GROUPS: &[Group] = &[
    Group { name: "rules", rows: rules::rows },
    Group { name: "engine", rows: engine::rows },
    Group { name: "weight", rows: weight::rows },
    Group { name: "page", rows: page::rows },
];

/// The command `bench`.
pub(crate) fn run(mut args: Args) -> Result<ExitCode> {
    let names: Vec<&str> = GROUPS.iter().map(|group| group.name).collect();
    let gate = args.flag("--gate");
    let only = args.list("--only", &names)?;
    args.finish()?;
    web::build(web::Profile::Web)?;
    let mut rows = Vec::new();
    for group in GROUPS.iter().filter(|group| only.is_empty() || only.iter().any(|name| name == group.name)) {
        println!("\n━━ {}", group.name);
        rows.extend((group.rows)().with_context(|| format!("measuring `{}`", group.name))?);
    }
    println!("\n{}", row::table(&rows));
    let outside = rows.iter().filter(|row| !row.holds()).count();
    match (outside, gate) {
        (0, _) => println!("all {} measurements are within their bounds", rows.len()),
        (_, false) => println!("{outside} of {} measurements are outside their bounds", rows.len()),
        (_, true) => {
            println!("{outside} of {} measurements are outside their bounds: the gate is closed", rows.len());
            return Ok(ExitCode::FAILURE);
        }
    }
    Ok(ExitCode::SUCCESS)
}
