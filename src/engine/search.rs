//! A computer's thinking as a value: stepped from outside, stopped by dropping it.
//!
//! The search owns all it needs. Whoever holds it decides how many positions are looked at before the page
//! draws its next frame; how the work is sliced changes neither the answer nor the number of positions.

use super::alpha_beta::AlphaBeta;
use super::computer::{Candidates, Computer};
use super::greedy::Greedy;
use super::grid::{Cell, Grid};
use super::minimax::Minimax;
use super::preset::Preset;
use super::random::Random;
use super::reason::{Reason, reason_for};
use super::root::root_moves;
use crate::rules::{Color, Point, Position};

/// A number of positions looked at: the unit of all work here. One costs 1–20 µs natively.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Nodes(pub u64);

/// What a step leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// There is more to look at.
    Thinking(Report),
    /// The answer.
    Done(Verdict),
}

/// The state of a search between two steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Plies of the deepest finished search; 0 before the first and for computers that do not look ahead.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// The best move so far; `None` only when no move is legal.
    pub best: Option<Point>,
    /// Its score for the player to move: by the table for the greedy computer, see
    /// [`score`](super::score) for the searching ones, 0 for the random one and as long as nothing is known.
    pub score: i32,
    /// The expected play, beginning with `best`.
    pub line: Vec<Point>,
}

/// A computer's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The move; `None` when no move is legal because the game has ended.
    pub best: Option<Point>,
    /// Its score, as in [`Report::score`].
    pub score: i32,
    /// The expected play, beginning with `best`.
    pub line: Vec<Point>,
    /// Plies of the deepest finished search.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// What is good about the move, as [`reason_for`] sees it.
    pub why: Option<Reason>,
}

#[derive(Clone)]
enum Mind {
    Random(Random),
    Greedy(Greedy),
    Minimax(Minimax),
    AlphaBeta(AlphaBeta),
}

/// A computer thinking about one position. Dropping it cancels.
///
/// ```
/// use hoshi::engine::{Computer, Nodes, Preset, Progress, Search};
/// use hoshi::rules::parse_position;
/// let position = parse_position("freestyle/15/free moves:h8a1i8a2j8a3k8b5").unwrap();
/// let mut search = Search::new(&position, &Computer::Greedy(Preset::Patterns.table()), 1);
/// let verdict = loop {
///     if let Progress::Done(verdict) = search.step(Nodes(100)) {
///         break verdict;
///     }
/// };
/// assert_eq!(verdict.best.map(|p| p.to_string()).as_deref(), Some("G8"));
/// ```
#[derive(Clone)]
pub struct Search {
    position: Position,
    computer: Computer,
    color: Color,
    grid: Grid,
    mind: Mind,
    nodes: u64,
}

impl Search {
    /// A search of `position` by `computer`. Equal choices are broken by `seed`.
    pub fn new(position: &Position, computer: &Computer, seed: u64) -> Search {
        Search::excluding(position, computer, seed, &[])
    }

    /// The same for another answer: the moves in `excluded` are left out unless nothing else is legal.
    pub fn excluding(position: &Position, computer: &Computer, seed: u64, excluded: &[Point]) -> Search {
        let candidates = match computer {
            Computer::Minimax { candidates, .. } => *candidates,
            Computer::Random | Computer::Greedy(_) | Computer::AlphaBeta { .. } => Candidates::USUAL,
        };
        let radius = match candidates {
            Candidates::AllEmpty => 0,
            Candidates::Near(radius) => radius,
        };
        let table = computer.table().cloned().unwrap_or_else(|| Preset::Patterns.table());
        let grid = Grid::new(position, &table, radius);
        let color = position.turn();
        let depth = |depth: u8| usize::from(depth.clamp(1, Computer::MAX_DEPTH));
        let moves = || root_moves(position, &grid, candidates, seed, excluded);
        let mind = match computer {
            Computer::Random => Mind::Random(Random::new(position, &grid, seed, excluded)),
            Computer::Greedy(_) => Mind::Greedy(Greedy::new(moves())),
            Computer::Minimax { depth: plies, .. } => {
                Mind::Minimax(Minimax::new(depth(*plies), candidates, color, moves()))
            }
            Computer::AlphaBeta { depth: plies, .. } => {
                Mind::AlphaBeta(AlphaBeta::new(depth(*plies), color, moves()))
            }
        };
        Search { position: position.clone(), computer: computer.clone(), color, grid, mind, nodes: 0 }
    }

    /// The position thought about.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The computer that thinks.
    pub const fn computer(&self) -> &Computer {
        &self.computer
    }

    /// Looks at up to `nodes` more positions.
    pub fn step(&mut self, nodes: Nodes) -> Progress {
        let goal = self.nodes.saturating_add(nodes.0);
        while self.nodes < goal && !self.is_done() {
            match &mut self.mind {
                Mind::Random(random) => random.look(),
                Mind::Greedy(greedy) => greedy.look(&self.grid, self.color),
                Mind::Minimax(minimax) => minimax.look(&mut self.grid),
                Mind::AlphaBeta(alpha_beta) => alpha_beta.look(&mut self.grid),
            }
            self.nodes += 1;
        }
        if self.is_done() { Progress::Done(self.best_now()) } else { Progress::Thinking(self.report()) }
    }

    /// Whether the answer is final.
    pub const fn is_done(&self) -> bool {
        match &self.mind {
            Mind::Random(random) => random.done,
            Mind::Greedy(greedy) => greedy.done(),
            Mind::Minimax(minimax) => minimax.done,
            Mind::AlphaBeta(alpha_beta) => alpha_beta.done,
        }
    }

    /// Where the search stands.
    pub fn report(&self) -> Report {
        let (best, score, line): (Option<Cell>, i32, &[Cell]) = match &self.mind {
            Mind::Random(random) => (random.best(), 0, &[]),
            Mind::Greedy(greedy) => {
                greedy.best().map_or((None, 0, &[]), |(cell, score)| (Some(cell), score, &[]))
            }
            Mind::Minimax(minimax) => minimax.best(),
            Mind::AlphaBeta(alpha_beta) => alpha_beta.best(),
        };
        let depth = match &self.mind {
            Mind::Random(_) | Mind::Greedy(_) => 0,
            Mind::Minimax(minimax) => minimax.finished_depth(),
            Mind::AlphaBeta(alpha_beta) => alpha_beta.finished_depth(),
        };
        let mut line: Vec<Point> = line.iter().map(|&cell| self.grid.point(cell)).collect();
        let best = best.map(|cell| self.grid.point(cell));
        if line.is_empty() {
            line.extend(best);
        }
        Report { depth: depth as u8, nodes: self.nodes, best, score, line }
    }

    /// The best move so far, for a player who will wait no longer: a legal one if there is any, also
    /// before the first step.
    pub fn best_now(&self) -> Verdict {
        let Report { depth, nodes, best, score, line } = self.report();
        let why = best.map(|point| reason_for(&self.position, point));
        Verdict { best, score, line, depth, nodes, why }
    }
}
