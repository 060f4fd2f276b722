//! What the program says, as values; the words of each language are tables in its own file.
//!
//! Rules, record and engine answer with kinds ([`Illegal`], [`Reason`], …); only here do they become
//! sentences. A language that lacks one does not compile.

pub mod en;
mod words;
pub mod zh;

pub use words::Words;

use super::millis::TimeControl;
use super::seats::Seat;
use super::settings::Language;
use super::snapshot::{PlayerView, Verdicted, Waiting};
use crate::engine::{Preset, Reason};
use crate::record::SaveError;
use crate::rules::{ByColor, Color, Illegal, Point, RuleKind};

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

/// Whose turn it is, or how the game ended.
pub fn waiting(waiting: &Waiting, language: Language) -> String {
    match language {
        Language::English => en::waiting(waiting),
        Language::Chinese => zh::waiting(waiting),
    }
}

/// A color's player by its color alone: "Black", "黑".
pub const fn side(color: Color, language: Language) -> &'static str {
    match language {
        Language::English => en::side(color),
        Language::Chinese => zh::side(color),
    }
}

/// What a player is, in a few words: "Alpha-beta, 2 moves ahead".
pub fn about(seat: &Seat, language: Language) -> String {
    match language {
        Language::English => en::about(seat),
        Language::Chinese => zh::about(seat),
    }
}

/// How time is kept: "5 min + 3 s a move".
pub fn time(control: TimeControl, language: Language) -> String {
    match language {
        Language::English => en::time(control),
        Language::Chinese => zh::time(control),
    }
}

/// What to call a player: the typed name, else "You" for the only person, the kind of computer, or the
/// color.
pub fn title(players: &ByColor<PlayerView>, color: Color, language: Language) -> String {
    let player = &players[color];
    let words = Words::of(language);
    match (&player.seat, &players[!color].seat) {
        _ if !player.name.is_empty() => player.name.clone(),
        (Seat::Person, Seat::Computer(_)) => words.you.to_owned(),
        (Seat::Person, Seat::Person) => side(color, language).to_owned(),
        (Seat::Computer(_), _) => words.computer.to_owned(),
    }
}

/// A rule's name and what it means.
pub const fn rule(kind: RuleKind, language: Language) -> (&'static str, &'static str) {
    let words = Words::of(language);
    match kind {
        RuleKind::Freestyle => (words.rule_freestyle, words.rule_freestyle_note),
        RuleKind::Standard => (words.rule_standard, words.rule_standard_note),
    }
}

/// A score table's name and what it judges by.
pub const fn preset(preset: Preset, language: Language) -> (&'static str, &'static str) {
    let words = Words::of(language);
    match preset {
        Preset::RunLength => (words.preset_run_length, words.preset_run_length_note),
        Preset::Patterns => (words.preset_patterns, words.preset_patterns_note),
        Preset::OpenEnds => (words.preset_open_ends, words.preset_open_ends_note),
        Preset::BlockedEnds => (words.preset_blocked_ends, words.preset_blocked_ends_note),
    }
}
