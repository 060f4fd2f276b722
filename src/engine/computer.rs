//! The teaching computers by name, with what a learner may choose for each.

use super::preset::Preset;
use super::score_table::ScoreTable;

/// One of the teaching computers, simplest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Computer {
    /// A random point near the stones: [`random`](super::random).
    Random,
    /// The point that the score table likes best: [`greedy`](super::greedy).
    Greedy(ScoreTable),
    /// Every line of play to a depth: [`minimax`](super::minimax).
    Minimax {
        /// Plies to look ahead, 1–8; numbers outside are taken to the nearest.
        depth: u8,
        /// Which points are tried.
        candidates: Candidates,
        /// Judges the positions at the end.
        table: ScoreTable,
    },
    /// The same answer with far fewer positions: [`alpha_beta`](super::alpha_beta).
    AlphaBeta {
        /// Plies to look ahead, 1–8; numbers outside are taken to the nearest. Learners choose 1–4.
        depth: u8,
        /// Orders the moves and judges the positions at the end.
        table: ScoreTable,
    },
}

/// Which points a search tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Candidates {
    /// Every free point.
    AllEmpty,
    /// Free points at most that many steps (as a king moves) from a stone.
    Near(u8),
}

impl Candidates {
    /// What the table, the greedy computer and alpha-beta look at. Farther points start nothing that a
    /// nearer one does not start better.
    pub const USUAL: Candidates = Candidates::Near(Candidates::USUAL_RADIUS);
    /// The two steps of [`Candidates::USUAL`].
    pub const USUAL_RADIUS: u8 = 2;
}

impl Computer {
    /// Deepest search there is, in plies.
    pub const MAX_DEPTH: u8 = 8;

    /// A stable text name: `random`, `greedy`, `minimax` or `alpha-beta`.
    pub const fn name(&self) -> &'static str {
        match self {
            Computer::Random => "random",
            Computer::Greedy(_) => "greedy",
            Computer::Minimax { .. } => "minimax",
            Computer::AlphaBeta { .. } => "alpha-beta",
        }
    }

    /// The four in reading order, with the settings that the documents measure.
    pub fn ladder() -> [Computer; 4] {
        let table = || Preset::Patterns.table();
        [
            Computer::Random,
            Computer::Greedy(table()),
            Computer::Minimax { depth: 2, candidates: Candidates::USUAL, table: table() },
            Computer::AlphaBeta { depth: 4, table: table() },
        ]
    }

    /// The table it judges by, if it has one.
    pub const fn table(&self) -> Option<&ScoreTable> {
        match self {
            Computer::Random => None,
            Computer::Greedy(table) | Computer::Minimax { table, .. } | Computer::AlphaBeta { table, .. } => {
                Some(table)
            }
        }
    }
}
