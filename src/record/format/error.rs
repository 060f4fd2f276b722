//! Why a saved game cannot be read, and where.

use thiserror::Error;

use crate::rules::{Illegal, NotationErrorKind, SetupError};

/// Why a text is not a saved game, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct SaveError {
    /// Line from 1.
    pub line: usize,
    /// Column in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: SaveErrorKind,
}

/// What is wrong with a saved game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SaveErrorKind {
    /// The text is longer than [`MAX_BYTES`](super::save::MAX_BYTES).
    #[error("a saved game has at most {0} bytes")]
    TooLong(usize),
    /// The first line is not `hoshi` and a number.
    #[error("a saved game begins with \"hoshi 1\"")]
    NotASave,
    /// A version that this program does not know.
    #[error("this is version {0}; this program reads up to version {max}", max = super::save::VERSION)]
    Version(String),
    /// The last line `end` is missing: the text was cut.
    #[error("the text ends before its last line \"end\"")]
    Cut,
    /// A line that must be there is not.
    #[error("there is no line {0:?}")]
    Missing(&'static str),
    /// A key that nobody knows.
    #[error("{0:?} is not known here")]
    Unknown(String),
    /// A key that may come only once.
    #[error("{0:?} comes twice")]
    Twice(String),
    /// No rule of that name.
    #[error("there is no rule {0:?}")]
    Rule(String),
    /// Not a size from 5 to 22.
    #[error("{0:?} is not a board size from 5 to 22")]
    Size(String),
    /// No opening of that name.
    #[error("there is no opening {0:?}")]
    Opening(String),
    /// Neither black nor white.
    #[error("{0:?} is neither black nor white")]
    Color(String),
    /// Not a whole number in range.
    #[error("{0:?} is not a number that fits here")]
    Number(String),
    /// A node that the moves so far did not make.
    #[error("there is no node {0:?}")]
    Node(String),
    /// Not a list of moves.
    #[error(transparent)]
    Moves(NotationErrorKind),
    /// Set-up stones that do not fit.
    #[error(transparent)]
    Setup(SetupError),
    /// A move that the rules refuse.
    #[error(transparent)]
    Illegal(Illegal),
    /// A move that this node already has.
    #[error("this move is here already")]
    SameMove,
    /// A word that is not one of those allowed here.
    #[error("{0:?} is not allowed here")]
    Word(String),
    /// A score table that cannot be read, with the reason in English.
    #[error("this is not a score table: {0}")]
    Table(String),
}
