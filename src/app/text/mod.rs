//! What the program says, as values; the words of each language are one table in its own file.
//!
//! Rules, record and engine answer with kinds ([`Illegal`], [`Reason`], …); only here do they become
//! sentences. A sentence is a word of the list with gaps. The browser gets [`Words::english`] with the program
//! and [reads](Words::read) any other language from a file that the build [writes](file()); nothing that it runs
//! may name [`table`] or [`Words::of`], or all languages would travel to everybody.

mod en;
mod ja;
mod ko;
mod language;
mod list;
mod ru;
mod say;
mod vi;
mod words;
mod zh_hans;
mod zh_hant;

pub use language::Language;
pub use list::{COUNT, NAMES, Table, Word};
pub use say::reason;
pub use words::{Gap, STAMP, Words, WordsError};

use super::snapshot::Verdicted;
use crate::engine::Reason;
use crate::record::SaveError;
use crate::rules::{Color, Illegal, Point};

/// The words of a language as its source has them.
pub const fn table(language: Language) -> &'static Table {
    match language {
        Language::English => &en::TABLE,
        Language::SimplifiedChinese => &zh_hans::TABLE,
        Language::TraditionalChinese => &zh_hant::TABLE,
        Language::Japanese => &ja::TABLE,
        Language::Korean => &ko::TABLE,
        Language::Vietnamese => &vi::TABLE,
        Language::Russian => &ru::TABLE,
    }
}

/// The words of a language as the file that the page loads.
pub fn file(language: Language) -> String {
    let words: String = table(language).all().iter().flat_map(|word| [word, "\n"]).collect();
    format!("hoshi-words {} {STAMP}\n{words}", language.tag())
}

impl Words {
    /// The words of a language, by way of its file.
    pub fn of(language: Language) -> Words {
        Words::read(&file(language)).expect("what was just written can be read")
    }
}

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
    /// The words of a language could not be loaded.
    NoWords,
    /// The board was copied.
    Copied,
    /// The game went into a file.
    Saved,
    /// The scores are in the console.
    ScoresLogged,
}
