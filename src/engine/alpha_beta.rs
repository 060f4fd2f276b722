//! # 4. Alpha-beta
//!
//! Minimax again, but it stops looking at a move as soon as that cannot change the answer. Two bounds go down
//! with the search: *alpha*, what the player to move is already sure of elsewhere, and *beta*, what the
//! enemy is sure of. When a move turns out better than beta, the enemy will not let this position
//! arise, and the rest of its moves may go unseen. The value at the root stays exactly minimax's.
//!
//! **Cost.** Between the square root of minimax's count (best move first everywhere) and all of it (worst
//! first). So order is everything: candidates within two steps of a stone, sorted by the score table;
//! the expected line of the last, shallower search first (*iterative deepening*: depth 1, then 2, …). The
//! shallow searches cost little beside the last one, and they mean that there is a good answer at any
//! time. `docs/engine.md` has measured counts.
//!
//! **What it teaches.** That not looking can be exact; and that knowledge (the table) and search are not rivals: the
//! one makes the other fast.
//!
//! Two more things that are exact go unseen: a position that [`score`](super::score) knows to be won or lost
//! is not searched, and where the enemy threatens to make five, only the point that stops it is tried.
//!
//! **Known faults.** The horizon: an attack by fours that goes on past its depth surprises it. It meets the same
//! position by different move orders and searches it anew each time. It treats a quiet move and a four alike; strong engines
//! look deeper where there are threats.
//!
//! # How it can stop at any node
//!
//! As in [`minimax`](super::minimax): frames instead of recursion.

use std::cmp::Reverse;

use super::grid::{Cell, Grid};
use super::line_of_play::LineOfPlay;
use super::score::{WIN, decided, judge, win_distance};
use crate::rules::Color;

/// One position on the path from the root.
#[derive(Clone, Copy)]
struct Frame {
    /// Its moves in the common list: from `next` to `end` are still to be tried.
    start: usize,
    next: usize,
    end: usize,
    best: i32,
    /// What the player to move is sure of, and what the enemy is.
    alpha: i32,
    beta: i32,
    /// Whether all stones since the root are those of the last expected line.
    expected: bool,
}

/// The search in progress.
#[derive(Clone)]
pub(super) struct AlphaBeta {
    max_depth: usize,
    /// Depth of the search that runs now.
    depth: usize,
    color: Color,
    /// The root's moves, the best of the last search first.
    root: Vec<Cell>,
    frames: Vec<Frame>,
    moves: Vec<Cell>,
    line: LineOfPlay,
    /// Line and score of the last finished search.
    last_line: Vec<Cell>,
    last_score: i32,
    pub(super) done: bool,
}

impl AlphaBeta {
    /// A search from a position with `color` to move through the moves `root`, in that order.
    pub(super) fn new(max_depth: usize, color: Color, root: Vec<Cell>) -> AlphaBeta {
        let mut search = AlphaBeta {
            max_depth,
            depth: 1,
            color,
            done: root.is_empty(),
            root,
            frames: Vec::new(),
            moves: Vec::new(),
            line: LineOfPlay::new(max_depth),
            last_line: Vec::new(),
            last_score: 0,
        };
        search.begin();
        search
    }

    /// Opens the root for the current depth.
    fn begin(&mut self) {
        self.moves.clear();
        self.moves.extend_from_slice(&self.root);
        let end = self.moves.len();
        self.line.clear(0);
        let bounds = Frame { start: 0, next: 0, end, best: -WIN, alpha: -WIN, beta: WIN, expected: true };
        self.frames.push(bounds);
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
        let (alpha, beta) = (-frame.beta, -frame.alpha.max(frame.best));
        let expected = frame.expected && self.last_line.get(ply) == Some(&cell);
        let color = self.turn(ply);
        let wins = grid.makes_five(cell, color);
        grid.put(cell, color);
        self.line.clear(ply + 1);
        if wins {
            self.back(grid, cell, WIN - (ply as i32 + 1));
        } else if ply + 1 == self.depth || grid.free_count() == 0 {
            self.back(grid, cell, -judge(grid, !color, ply + 1));
        } else if let Some(value) = decided(grid, !color, ply + 1) {
            self.back(grid, cell, -value);
        } else {
            let (start, end) = self.list_moves(grid, !color, expected.then_some(ply + 1));
            self.frames.push(Frame { start, next: start, end, best: -WIN, alpha, beta, expected });
        }
    }

    /// Appends the moves of `color` in the position on the grid, best-looking first; `expected` is the
    /// position's ply if it lies on the last expected line.
    fn list_moves(&mut self, grid: &Grid, color: Color, expected: Option<usize>) -> (usize, usize) {
        let start = self.moves.len();
        if grid.five_points(!color) > 0 {
            self.moves.extend(grid.free_cells().filter(|&cell| grid.makes_five(cell, !color)));
        } else {
            self.moves.extend(grid.free_cells().filter(|&cell| grid.is_near(cell)));
            let first = expected.and_then(|ply| self.last_line.get(ply)).copied();
            self.moves[start..]
                .sort_unstable_by_key(|&cell| (Some(cell) != first, Reverse(grid.score(cell, color)), cell));
        }
        (start, self.moves.len())
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
            if frame.next < frame.end && frame.best < frame.beta {
                return;
            }
            value = -frame.best;
            self.moves.truncate(frame.start);
            self.frames.pop();
            if ply == 0 {
                return self.deepen(-value);
            }
            let parent = &self.frames[ply - 1];
            cell = self.moves[parent.next - 1];
        }
    }

    /// Keeps the result of a finished search and begins the next deeper one.
    fn deepen(&mut self, score: i32) {
        self.last_score = score;
        self.last_line = self.line.main().to_vec();
        // What is won or lost by a shallow search is so by every deeper one, in the same number of stones.
        if self.depth == self.max_depth || win_distance(score).is_some() {
            self.done = true;
            return;
        }
        let best = self.last_line.first();
        if let Some(at) = self.root.iter().position(|cell| best == Some(cell)) {
            self.root[..=at].rotate_right(1);
        }
        self.depth += 1;
        self.begin();
    }

    /// Depth of the last finished search in plies, 0 before the first.
    pub(super) fn finished_depth(&self) -> usize {
        if self.done && !self.last_line.is_empty() { self.depth } else { self.depth - 1 }
    }

    /// The best move so far with its value and the play that was expected to follow.
    ///
    /// A deeper search begins with the last one's best move, so from its first result on it knows more.
    pub(super) fn best(&self) -> (Option<Cell>, i32, &[Cell]) {
        let now = self.line.main();
        match (self.frames.first(), now.first()) {
            (Some(frame), Some(&cell)) => (Some(cell), frame.best, now),
            _ if !self.last_line.is_empty() => {
                (self.last_line.first().copied(), self.last_score, &self.last_line)
            }
            _ => (self.root.first().copied(), 0, now),
        }
    }
}
