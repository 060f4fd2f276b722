//! # 1. Random
//!
//! A free point at most two steps from a stone, each with the same chance; on an empty board, any point.
//!
//! **Cost.** It counts as one position looked at, though none is.
//!
//! **What it teaches.** What a computer must be able to do at the least: know which moves are legal, always
//! have an answer, and give the same answer again for the same seed. It is also the yardstick: a computer that
//! does not beat this one nearly always knows nothing of the game.
//!
//! **Known faults.** It does not notice that it could win, nor that it is about to lose.

use super::computer::Candidates;
use super::grid::{Cell, Grid};
use super::root::legal_moves;
use crate::rules::{Point, Position};

/// The random computer's thinking.
#[derive(Clone)]
pub(super) struct Random {
    pick: Option<Cell>,
    pub(super) done: bool,
}

impl Random {
    /// Draws a move, leaving out `excluded` unless nothing else is legal.
    pub(super) fn new(position: &Position, grid: &Grid, seed: u64, excluded: &[Point]) -> Random {
        let moves = legal_moves(position, grid, Candidates::USUAL, excluded);
        let pick = fastrand::Rng::with_seed(seed).choice(moves);
        Random { pick, done: pick.is_none() }
    }

    /// Looks at the one position there is to look at.
    pub(super) fn look(&mut self) {
        self.done = true;
    }

    pub(super) fn best(&self) -> Option<Cell> {
        self.pick
    }
}
