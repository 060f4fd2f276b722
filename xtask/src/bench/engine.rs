//! The speed of the teaching computers.

use anyhow::Result;
use hoshi::engine::{Computer, Nodes, Preset, Search, report_points};
use hoshi::rules::{Position, parse_position};

use super::{
    row::{Bound, Row},
    timing::micros_per_unit,
};

/// A quiet beginning, the one that the page measures too: no line is forced.
const QUIET: &str = "freestyle/15/free moves:h8j9g10k6f7j7";

/// Nodes of a step: about what the page takes between two looks at its clock.
const STEP: Nodes = Nodes(64);

/// What a node costs, what beginning to think costs, and what the overlay of scores costs.
pub(super) fn rows() -> Result<Vec<Row>> {
    let position = parse_position(QUIET)?;
    let table = Preset::Patterns.table();
    let row = |name: &str, measured: f64, bound| Row {
        name: format!("engine: {name}"),
        measured,
        unit: "µs".into(),
        bound,
    };
    let node = |computer: &Computer| {
        let mut search = Search::new(&position, computer, 1);
        micros_per_unit(|| step(&mut search, &position, computer))
    };
    let alpha_beta = Computer::AlphaBeta { depth: 4, table: table.clone() };
    let minimax =
        Computer::Minimax { depth: 2, candidates: hoshi::engine::Candidates::AllEmpty, table: table.clone() };
    let begin = micros_per_unit(|| {
        std::hint::black_box(Search::new(std::hint::black_box(&position), &alpha_beta, 1));
        1
    });
    let report = micros_per_unit(|| {
        std::hint::black_box(report_points(std::hint::black_box(&position), &table));
        1
    });
    Ok(vec![
        row("a node of minimax", node(&minimax), Bound::AtMost(20.0)),
        row("a node of alpha-beta", node(&alpha_beta), Bound::AtMost(20.0)),
        row("begin to think", begin, Bound::AtMost(5_000.0)),
        row("the scores of all points", report, Bound::AtMost(5_000.0)),
    ])
}

/// Thinks a step further, beginning anew when the search is done.
fn step(search: &mut Search, position: &Position, computer: &Computer) -> usize {
    let before = search.report().nodes;
    let done = matches!(search.step(STEP), hoshi::engine::Progress::Done(_));
    let looked = search.report().nodes - before;
    if done {
        *search = Search::new(position, computer, 1);
    }
    looked as usize
}
