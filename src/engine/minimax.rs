//! # 3. Minimax
//!
//! Try every move, every answer, every answer to that, down to a depth; judge the positions at the end
//! (see [`score`](super::score)); then walk back up: a player takes the move whose result is best for
//! themselves. One view serves both players, since what is good for one is as bad for the other: a node's value is
//! the greatest of its children's values with the sign turned.
//!
//! **Cost.** Candidates to the power of the depth. With 220 free points: 48 thousand positions for depth 2,
//! 10 million for depth 3. With points near four stones: 2 thousand and 120 thousand.
//!
//! **What it teaches.** That looking ahead needs no knowledge beyond the rules and a judgment at the end; and
//! how fast the number of positions grows, which is why the next computer exists.
//!
//! **Known faults.** It spends the same effort on absurd moves as on good ones. What happens one ply
//! beyond its depth does not exist for it (the horizon), apart from the three facts that
//! [`score`](super::score) knows.
//!
//! # How it can stop at any node
//!
//! A recursive function cannot be left in the middle. So the path from the root is kept as a list of frames,
//! and `look` does what one call would do until the next position. Moves of all
//! frames share one list, so that nothing is allocated for a node.

use super::computer::Candidates;
use super::grid::{Cell, Grid};
use super::line_of_play::LineOfPlay;
use super::score::{WIN, judge};
use crate::rules::Color;

/// One position on the path from the root.
#[derive(Clone, Copy)]
struct Frame {
    /// Its moves in the common list: from `next` to `end` are still to be tried.
    start: usize,
    next: usize,
    end: usize,
    best: i32,
}

/// The search in progress.
#[derive(Clone)]
pub(super) struct Minimax {
    depth: usize,
    candidates: Candidates,
    color: Color,
    frames: Vec<Frame>,
    moves: Vec<Cell>,
    line: LineOfPlay,
    pub(super) done: bool,
}

impl Minimax {
    /// A search from `grid` with `color` to move through `moves`, tried in that order.
    pub(super) fn new(depth: usize, candidates: Candidates, color: Color, moves: Vec<Cell>) -> Minimax {
        let root = Frame { start: 0, next: 0, end: moves.len(), best: -WIN };
        let done = moves.is_empty();
        let line = LineOfPlay::new(depth);
        Minimax { depth, candidates, color, frames: vec![root], moves, line, done }
    }

    /// The color to move in the position `ply` stones after the root.
    fn turn(&self, ply: usize) -> Color {
        if ply.is_multiple_of(2) { self.color } else { !self.color }
    }

    /// Looks at one position.
    pub(super) fn look(&mut self, grid: &mut Grid) {
        let ply = self.frames.len() - 1;
        let frame = &mut self.frames[ply];
        let cell = self.moves[frame.next];
        frame.next += 1;
        let color = self.turn(ply);
        let wins = grid.makes_five(cell, color);
        grid.put(cell, color);
        self.line.clear(ply + 1);
        if wins {
            self.back(grid, cell, WIN - (ply as i32 + 1));
        } else if ply + 1 == self.depth || grid.free_count() == 0 {
            self.back(grid, cell, -judge(grid, !color, ply + 1));
        } else {
            self.enter(grid);
        }
    }

    /// Opens a frame for the position on the grid.
    fn enter(&mut self, grid: &Grid) {
        let start = self.moves.len();
        match self.candidates {
            Candidates::AllEmpty => self.moves.extend(grid.free_cells()),
            Candidates::Near(_) => self.moves.extend(grid.free_cells().filter(|&c| grid.is_near(c))),
        }
        if self.moves.len() == start {
            self.moves.extend(grid.free_cells());
        }
        self.frames.push(Frame { start, next: start, end: self.moves.len(), best: -WIN });
    }

    /// Takes `cell` back with its value for the player who placed it, and closes every frame that this ends.
    fn back(&mut self, grid: &mut Grid, mut cell: Cell, mut value: i32) {
        loop {
            let ply = self.frames.len() - 1;
            grid.take(cell, self.turn(ply));
            let frame = &mut self.frames[ply];
            if value > frame.best {
                frame.best = value;
                self.line.adopt(ply, cell);
            }
            if frame.next < frame.end {
                return;
            }
            if ply == 0 {
                self.done = true;
                return;
            }
            value = -frame.best;
            self.moves.truncate(frame.start);
            self.frames.pop();
            let parent = &self.frames[ply - 1];
            cell = self.moves[parent.next - 1];
        }
    }

    /// Depth of the finished search in plies, 0 while it runs.
    pub(super) fn finished_depth(&self) -> usize {
        if self.done && !self.moves.is_empty() { self.depth } else { 0 }
    }

    /// The best move so far with its value and the play that was expected to follow.
    pub(super) fn best(&self) -> (Option<Cell>, i32, &[Cell]) {
        let line = self.line.main();
        match line.first() {
            Some(&cell) => (Some(cell), self.frames[0].best, line),
            None => (self.moves.first().copied(), 0, line),
        }
    }
}
