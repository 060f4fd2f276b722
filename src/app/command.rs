//! Everything that can happen.

use super::millis::TimeControl;
use super::seats::Seat;
use super::settings::{Confirm, Numbers, ThemeChoice};
use crate::rules::{ByColor, Color, Point, RuleSet};

/// One thing that a person, the page or the finished computer wants. The list is closed: whatever
/// changes a session is here.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// A press on a point: place the stone of whoever's turn it is, if a person may.
    Place(Point),
    /// What somebody typed: `h8`, or `8 8` as column and row.
    Typed(String),
    /// Pass, where the rule allows it.
    Pass,
    /// Back to the last turn of a person: against a computer its answer and the own stone.
    Undo,
    /// Forward along the remembered moves.
    Redo,
    /// Take back only the computer's stone; it then waits for [`Resume`](Command::Resume) or for a
    /// person to place the stone.
    TakeBack,
    /// Let a waiting computer move; after [`TakeBack`](Command::TakeBack) it gives another answer.
    Resume,
    /// Replay: to the position after that many moves of the shown line.
    Jump(usize),
    /// Replay: one move forward (positive) or back.
    Step(i32),
    /// Start a new game.
    NewGame(Box<NewGame>),
    /// The person gives up; between two persons the one to move, against a computer always the person.
    Resign,
    /// The computer answers at once with the best move so far.
    Stop,
    /// Recommend a point and say why.
    Hint,
    /// Take the recommendation or the aim off the board (Escape).
    Dismiss,
    /// New name of a player; empty for none.
    Name(Color, String),
    /// Change a setting.
    Set(SettingChange),
    /// Read a saved game.
    Load {
        /// The text.
        text: String,
        /// Where it comes from.
        from: LoadSource,
    },
    /// Read saved settings.
    LoadSettings(String),
    /// Look again at the kept results: another board may have added to them.
    ReadRecord,
    /// The answer to [`Effect::ReadRecord`](super::Effect::ReadRecord): the kept results, empty if there are none.
    LoadRecord(String),
    /// Throw all results away.
    ForgetRecord,
    /// Hear no more of the suggested level.
    DropSuggestion,
    /// Write the game to a file.
    SaveFile,
    /// Copy the board as text.
    CopyBoard,
    /// Write every candidate's score to the console.
    LogScores,
    /// The thinking with this ticket is done: play its move or show its hint.
    Answer(Ticket),
    /// Time has passed: look at the clocks.
    Tick,
    /// The page could not keep the game or the settings (storage blocked or full).
    StorageFailed,
    /// The page could not load the words of a language, or they belong to another version.
    NoWords,
}

/// A game to start.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    /// Rule, size, opening.
    pub rules: RuleSet,
    /// Who plays.
    pub seats: ByColor<Seat>,
    /// Names, empty for none.
    pub names: ByColor<String>,
    /// Time for each player, or `None` to play without clocks.
    pub time: Option<TimeControl>,
}

/// One change of [`Settings`](super::Settings).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingChange {
    /// Look.
    Theme(ThemeChoice),
    /// Coordinates shown?
    Coordinates(bool),
    /// Move numbers.
    Numbers(Numbers),
    /// Aim before placing?
    Confirm(Confirm),
    /// Scores on the board?
    Scores(bool),
    /// Sounds?
    Sound(bool),
    /// Music?
    Music(bool),
    /// Loudness of both, 0–100; more counts as 100.
    Volume(u8),
    /// Movement?
    Animation(bool),
}

/// Where a saved game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LoadSource {
    /// What the page itself kept: if unreadable it is put aside.
    Autosave,
    /// A file that somebody opened: if unreadable the game on the board stays.
    File,
}

/// Which thinking an answer belongs to. A ticket of an earlier position is worth nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ticket(pub u64);
