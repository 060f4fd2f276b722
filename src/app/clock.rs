//! Game clocks, fed with spans of real time.
//!
//! A clock runs while its player is to move, from the first stone on, and not while the game is over or
//! a computer is held. Every node of the game keeps the clocks as they were when it came on the board,
//! or, if the cursor was moved away from it, as it was left; going back to a node brings them back.

use super::millis::{Millis, TimeControl};
use crate::record::NodeId;
use crate::rules::{ByColor, Color};

/// Both players' clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    control: TimeControl,
    left: ByColor<Millis>,
    running: Option<Color>,
    /// One entry per node, in the order of their numbers.
    kept: Vec<ByColor<Millis>>,
}

impl Clocks {
    /// Full clocks at the start of a game.
    pub fn new(control: TimeControl) -> Clocks {
        let full = full(control);
        Clocks { control, left: full, running: None, kept: vec![full] }
    }

    /// How time is kept.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// What a player has left.
    pub fn left(&self, color: Color) -> Millis {
        self.left[color]
    }

    /// Whose clock runs.
    pub const fn running(&self) -> Option<Color> {
        self.running
    }

    /// Runs the clock of that player from now on, or none.
    pub const fn run(&mut self, color: Option<Color>) {
        self.running = color;
    }

    /// A span of real time has passed. Answers whose time has run out.
    pub fn pass(&mut self, span: Millis) -> Option<Color> {
        let color = self.running?;
        self.left[color] = self.left[color] - span;
        (self.left[color] == Millis(0)).then_some(color)
    }

    /// `color` has made the move that leads to `node`.
    pub fn moved(&mut self, color: Color, node: NodeId) {
        self.left[color] = match self.control {
            TimeControl::Game { increment, .. } => (self.left[color] + increment).min(TimeControl::MAX),
            TimeControl::PerMove(span) => span,
        };
        self.keep(node, self.left);
    }

    /// The cursor is moved from one node to another.
    pub fn jump(&mut self, from: NodeId, to: NodeId) {
        self.keep(from, self.left);
        self.left = self.kept(to);
    }

    /// The clocks as they were at a node.
    pub fn kept(&self, node: NodeId) -> ByColor<Millis> {
        self.kept.get(node.index()).copied().unwrap_or_else(|| full(self.control))
    }

    /// Notes the clocks of a node.
    pub fn keep(&mut self, node: NodeId, left: ByColor<Millis>) {
        if self.kept.len() <= node.index() {
            self.kept.resize(node.index() + 1, full(self.control));
        }
        self.kept[node.index()] = left;
    }

    /// Fills one player's clock at a node where a fallen flag is taken back and no stone.
    pub fn refill(&mut self, color: Color, node: NodeId) {
        self.left[color] = full(self.control)[color];
        self.keep(node, self.left);
    }

    /// Puts the clocks of a node on; used when a game is read.
    pub fn show(&mut self, node: NodeId) {
        self.left = self.kept(node);
    }
}

fn full(control: TimeControl) -> ByColor<Millis> {
    let span = match control {
        TimeControl::Game { main, .. } => main,
        TimeControl::PerMove(span) => span,
    };
    ByColor { black: span, white: span }
}
