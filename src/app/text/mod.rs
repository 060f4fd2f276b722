//! What the program says, as values; the words of each language are tables in its own file.
//!
//! Rules, record and engine answer with kinds ([`Illegal`], [`Reason`], …); only here do they become
//! sentences. A language that lacks one does not compile.

mod board_words;
pub mod en;
mod words;
pub mod zh;

pub use board_words::BoardWords;
pub use words::Words;

use super::settings::Language;
use super::snapshot::Verdicted;
use crate::engine::Reason;
use crate::record::SaveError;
use crate::rules::{Color, Illegal, Point};

/// A message with everything its sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Text {
    /// A move was made: its number, color and point.
    Moved {
        /// Number of the move from 1.
        number: u16,
        /// Who.
        color: Color,
        /// Where.
        point: Point,
    },
    /// A player passed.
    Passed(Color),
    /// A move was refused.
    Refused(Illegal),
    /// It is the computer's turn, so a press places nothing.
    ComputersTurn,
    /// What was typed is not a point.
    NotAPoint(String),
    /// There is nothing to undo.
    NothingToUndo,
    /// There is nothing to redo.
    NothingToRedo,
    /// The computer has made no last move that could be taken back.
    NothingToTakeBack,
    /// The game has ended, or nobody could resign.
    CannotResign,
    /// The page or the teacher does not allow this help.
    NotAllowed,
    /// Moves were taken back: how many.
    TookBack(u16),
    /// The board shows the position after that many moves.
    At(u16),
    /// The computer waits for another answer or for a person's stone.
    Held(Color),
    /// A recommendation.
    Hint(Point, Reason),
    /// No hint is possible.
    NoHint,
    /// Nobody is thinking.
    NothingToStop,
    /// No computer waits to be told to move.
    NothingToResume,
    /// The game has ended.
    Ended(Verdicted),
    /// A new game has begun.
    NewGame,
    /// A file was loaded.
    Loaded,
    /// The kept game was found and put on the board.
    Restored,
    /// A file could not be read; the game on the board stays.
    LoadFailed(SaveError),
    /// The kept game could not be read; it was put aside.
    KeptAside(SaveError),
    /// The kept results could not be read; they were put aside.
    ResultsAside(SaveError),
    /// The game cannot be kept on this device.
    StorageFailed,
    /// The board was copied.
    Copied,
    /// The scores are in the console.
    ScoresLogged,
}

impl Text {
    /// The sentence in `language`.
    pub fn say(&self, language: Language) -> String {
        match language {
            Language::English => en::say(self),
            Language::Chinese => zh::say(self),
        }
    }
}

/// Why a point is good, as a sentence.
pub const fn reason(why: Reason, language: Language) -> &'static str {
    match language {
        Language::English => en::reason(why),
        Language::Chinese => zh::reason(why),
    }
}
