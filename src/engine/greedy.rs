//! # 2. Greedy: the score table
//!
//! Every candidate gets a score: *attack weight × own + defence weight × enemy*, summed over the four lines
//! through it, as if a stone of that color stood there. The best score is played; ties go to the point
//! nearest the center, then to the seeded generator. A winning stone comes before any score, and so does
//! stopping one.
//!
//! **Cost.** One look for each candidate, 30–100 in all: less than a millisecond.
//!
//! **What it teaches.** How much is in a good description of a line, and that a computer need not look ahead to
//! play passably: a point that is good for the enemy is good for oneself. The tables are data, so the
//! question "what if defence counted double?" takes one edit to answer.
//!
//! **Known faults.** It cannot see a threat of two steps: an attack with fours that ends in a four-three goes
//! unnoticed until it stands there. The sum over lines counts two weak lines like one strong. Each preset has
//! faults of its own; see [`preset`](super::preset). A best score that starts at 0 instead of at the
//! first candidate would play into a corner of the empty board; this loop starts at the first candidate.

use super::grid::{Cell, Grid};
use crate::rules::Color;

/// The greedy computer's thinking: one candidate a step.
#[derive(Clone)]
pub(super) struct Greedy {
    moves: Vec<Cell>,
    looked: usize,
    best: Option<(Cell, i32)>,
}

impl Greedy {
    /// `moves` in the common order, of which the first is the best already: looking at each is what a
    /// learner can watch, and what keeps the cost honest.
    pub(super) fn new(moves: Vec<Cell>) -> Greedy {
        Greedy { moves, looked: 0, best: None }
    }

    pub(super) const fn done(&self) -> bool {
        self.looked == self.moves.len()
    }

    /// Looks at the next candidate.
    pub(super) fn look(&mut self, grid: &Grid, color: Color) {
        let cell = self.moves[self.looked];
        let score = grid.score(cell, color);
        if self.best.is_none_or(|(_, best)| score > best) {
            self.best = Some((cell, score));
        }
        self.looked += 1;
    }

    /// The best candidate so far and its score.
    pub(super) fn best(&self) -> Option<(Cell, i32)> {
        self.best.or_else(|| self.moves.first().map(|&cell| (cell, 0)))
    }
}
