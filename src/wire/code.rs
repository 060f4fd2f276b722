//! Why something from outside is not taken.

use thiserror::Error;

use crate::engine::ScoreTableError;
use crate::rules::{BoardSizeError, PointError};

/// A value from outside that does not become a command or options. Its [`code`](Refusal::code) is stable;
/// its text may be reworded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// No such command, field or name; the text of the reader says which.
    #[error("{0}")]
    Shape(String),
    /// Not a point.
    #[error("{0:?} is not a point: {1}")]
    Point(String, PointError),
    /// Not a board size.
    #[error(transparent)]
    Size(#[from] BoardSizeError),
    /// Not a score table.
    #[error(transparent)]
    Table(#[from] ScoreTableError),
    /// A search depth outside 1–8.
    #[error("a computer looks 1 to 8 plies ahead, not {0}")]
    Depth(u8),
    /// The program has stopped after a fault of its own.
    #[error("the program has stopped; load the page again")]
    Stopped,
}

impl Refusal {
    /// A short name that scripts may compare: it never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Shape(_) => "bad-value",
            Refusal::Point(..) => "bad-point",
            Refusal::Size(_) => "bad-size",
            Refusal::Table(_) => "bad-table",
            Refusal::Depth(_) => "bad-depth",
            Refusal::Stopped => "stopped",
        }
    }
}
