//! A free set-up of stones, and the check that makes a playable position of it.

use thiserror::Error;

use super::color::Color;
use super::point::Point;
use super::rule_set::RuleSet;

/// Everything needed to describe where a game starts: the rules, stones that were set rather than
/// played, and whose turn it is. Not yet checked; [`Position::new`](super::Position::new) does that.
///
/// The numbers of black and white stones need not fit the turn: studies and handicaps are set up freely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules of the game that starts here.
    pub rules: RuleSet,
    /// The stones, in the order they were set.
    pub stones: Vec<(Point, Color)>,
    /// Who moves first.
    pub turn: Color,
}

/// Why a set-up cannot be played from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// A stone stands off the board.
    #[error("{0} is not on the board")]
    Outside(Point),
    /// Two stones stand on one point.
    #[error("two stones stand on {0}")]
    Twice(Point),
}

impl Setup {
    /// An empty board under `rules`, Black to move.
    pub const fn empty(rules: RuleSet) -> Setup {
        Setup { rules, stones: Vec::new(), turn: Color::Black }
    }

    /// Whether this is an empty board with Black to move, the start of an ordinary game.
    pub fn is_plain(&self) -> bool {
        self.stones.is_empty() && self.turn == Color::Black
    }
}
