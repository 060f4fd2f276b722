//! All that may be shown, already filtered by the help policy.

use super::help::HelpPolicy;
use super::millis::{Millis, TimeControl};
use super::seats::Seat;
use super::settings::Settings;
use super::text::Text;
use crate::engine::{PointReport, Reason};
use crate::rules::{ByColor, Color, Draw, Move, Point, RuleSet, WinLine};

/// The state of a session as plain data. Made anew for each frame; changing it changes nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Snapshot {
    /// Grows with every change of game or position; equal revisions show the same stones.
    pub revision: u64,
    /// Rule, size, opening.
    pub rules: RuleSet,
    /// Stones in the order they came, set-up stones first.
    pub stones: Vec<StoneView>,
    /// Whose turn it is, or would be.
    pub turn: Color,
    /// Who is waited for, or how the game ended.
    pub waiting: Waiting,
    /// Winning lines to light up.
    pub lines: Vec<WinLine>,
    /// The last stone.
    pub last: Option<Point>,
    /// The shown line of moves: those made, then those that redo would make.
    pub moves: Vec<MoveView>,
    /// How many of [`moves`](Snapshot::moves) are on the board.
    pub ply: usize,
    /// The players.
    pub players: ByColor<PlayerView>,
    /// How time is kept, if it is.
    pub time: Option<TimeControl>,
    /// Which commands would do something now.
    pub can: Abilities,
    /// What is being thought about.
    pub thinking: Option<ThinkingView>,
    /// The recommended point.
    pub hint: Option<HintView>,
    /// Every candidate's score, best first, when asked for and allowed.
    pub scores: Option<Vec<PointReport>>,
    /// The last thing to tell: a refusal, a result, a failure.
    pub notice: Option<Notice>,
    /// The level to try next, if the last results suggest one.
    pub suggestion: Option<u8>,
    /// What somebody chose about the page.
    pub settings: Settings,
    /// What help is allowed.
    pub policy: HelpPolicy,
}

/// A stone on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoneView {
    /// Where.
    pub point: Point,
    /// Which color.
    pub color: Color,
    /// Number of its move from 1; 0 for a set-up stone.
    pub number: u16,
}

/// Who is waited for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A person of this color may place a stone.
    Person(Color),
    /// A computer of this color is thinking.
    Computer(Color),
    /// A computer would move, but waits to be told: a person may place the stone instead.
    Held {
        /// The computer's color.
        color: Color,
        /// Whether its stone was taken back, so that [`Command::Resume`](super::Command::Resume) asks for
        /// another answer; else the board was moved to its turn, and Resume lets it go on.
        again: bool,
    },
    /// Nobody: a game that has ended is looked through. [`Command::Resume`](super::Command::Resume) plays on from
    /// here.
    Replay,
    /// The game has ended.
    Over(Verdicted),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdicted {
    /// Five in a row.
    Five {
        /// The winner.
        by: Color,
    },
    /// The other gave up.
    Resigned {
        /// The winner.
        by: Color,
    },
    /// The other's time ran out.
    TimeOut {
        /// The winner.
        by: Color,
    },
    /// Nobody won.
    Drawn(Draw),
}

impl Verdicted {
    /// The winner, if any.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Verdicted::Five { by } | Verdicted::Resigned { by } | Verdicted::TimeOut { by } => Some(by),
            Verdicted::Drawn(_) => None,
        }
    }
}

/// A move of the shown line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveView {
    /// Its number from 1.
    pub number: u16,
    /// Who made it.
    pub color: Color,
    /// What it was.
    pub mv: Move,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// The typed name, empty for none.
    pub name: String,
    /// Person or computer.
    pub seat: Seat,
    /// The clock, when time is kept.
    pub clock: Option<ClockView>,
}

/// A clock at the moment of the snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// What is left.
    pub left: Millis,
    /// Whether it runs.
    pub running: bool,
}

/// Which commands would do something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Abilities {
    /// [`Command::Undo`](super::Command::Undo).
    pub undo: bool,
    /// [`Command::Redo`](super::Command::Redo).
    pub redo: bool,
    /// [`Command::TakeBack`](super::Command::TakeBack).
    pub take_back: bool,
    /// [`Command::Resume`](super::Command::Resume).
    pub resume: bool,
    /// [`Command::Hint`](super::Command::Hint).
    pub hint: bool,
    /// [`Command::Stop`](super::Command::Stop).
    pub stop: bool,
    /// [`Command::Resign`](super::Command::Resign).
    pub resign: bool,
    /// [`Command::Pass`](super::Command::Pass).
    pub pass: bool,
    /// A press on a free point would place a stone.
    pub place: bool,
}

/// What thinking is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// The computer's own move.
    Move,
    /// A hint for a person.
    Hint,
}

/// Thinking in progress. Details are `None` where the help policy hides them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThinkingView {
    /// For whom.
    pub color: Color,
    /// What for.
    pub purpose: Purpose,
    /// Depth, nodes and best line so far.
    pub level: Option<Level>,
}

/// How far a search has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// Finished depth in plies.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// Best point so far.
    pub best: Option<Point>,
    /// Its score in the computer's own units, good for the thinking side when positive.
    pub score: i32,
}

/// A recommended point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintView {
    /// Where.
    pub point: Point,
    /// Why.
    pub reason: Reason,
}

/// Something to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The words.
    pub text: Text,
    /// What sort of thing it is.
    pub kind: NoticeKind,
}

/// What sort of thing a notice is; the page shows each in its own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoticeKind {
    /// Something went as asked.
    Done,
    /// Something was refused.
    Refusal,
    /// Something failed (a file, the storage).
    Failure,
}
