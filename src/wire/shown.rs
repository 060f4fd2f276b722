//! The snapshot as the page's script reads it.

use serde::{Deserialize, Serialize};

use super::dto::{ColorDto, ConfirmDto, NumbersDto, RuleDto, SeatDto, ThemeDto, TimeDto};
use super::options::HelpDto;

/// All that may be shown, with its sentences in the page's language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SnapshotDto {
    /// Grows with every change of game or position.
    pub revision: u64,
    /// How the game is won.
    pub rule: RuleDto,
    /// Lines.
    pub size: u8,
    /// Name of the opening protocol.
    pub opening: String,
    /// Stones in the order they came.
    pub stones: Vec<StoneDto>,
    /// Whose turn it is, or would be.
    pub turn: ColorDto,
    /// Whether and how the game has ended.
    pub status: StatusDto,
    /// Who is waited for.
    pub waiting: WaitingDto,
    /// Winning lines, each as its points.
    pub lines: Vec<Vec<String>>,
    /// The last stone.
    pub last: Option<String>,
    /// Moves made and those that redo would make.
    pub moves: Vec<MoveDto>,
    /// How many of the moves are on the board.
    pub ply: usize,
    /// Black's player.
    pub black: PlayerDto,
    /// White's player.
    pub white: PlayerDto,
    /// How time is kept.
    pub time: Option<TimeDto>,
    /// Which commands would do something.
    pub can: AbilitiesDto,
    /// What is being thought about.
    pub thinking: Option<ThinkingDto>,
    /// The recommended point.
    pub hint: Option<HintDto>,
    /// Scores, best first.
    pub scores: Option<Vec<ScoreDto>>,
    /// The last thing to tell.
    pub notice: Option<NoticeDto>,
    /// The level to try next, if the last results suggest one.
    pub suggestion: Option<u8>,
    /// What somebody chose.
    pub settings: SettingsDto,
    /// Which help is given.
    pub help: HelpDto,
    /// The tag of the language spoken.
    pub language: String,
    /// The look shown: `starry` or `kaya`.
    pub theme: String,
    /// Whose turn it is, or how the game ended, as a sentence.
    pub says: String,
}

/// A stone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoneDto {
    /// Where.
    pub point: String,
    /// Which color.
    pub color: ColorDto,
    /// Number of its move from 1; 0 for a set-up stone.
    pub number: u16,
}

/// Whether and how a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StatusDto {
    /// It goes on.
    Playing,
    /// Black has won.
    WonBlack,
    /// White has won.
    WonWhite,
    /// Nobody has won.
    Drawn,
}

/// Who is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "for", rename_all = "kebab-case", deny_unknown_fields)]
pub enum WaitingDto {
    /// A person.
    Person {
        /// Of this color.
        color: ColorDto,
    },
    /// A computer that thinks.
    Computer {
        /// Of this color.
        color: ColorDto,
    },
    /// A computer that waits to be told.
    Held {
        /// Of this color.
        color: ColorDto,
        /// Whether told to go on it gives another answer.
        again: bool,
    },
    /// Nobody: a game that has ended is looked through; `resume` plays on from here.
    Replay,
    /// Nobody: the game is over.
    Nobody {
        /// How it ended.
        end: EndDto,
    },
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndDto {
    /// Five in a row.
    Five,
    /// Somebody gave up.
    Resigned,
    /// Somebody's time ran out.
    TimeOut,
    /// The board is full.
    FullBoard,
    /// Both passed.
    BothPassed,
}

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveDto {
    /// From 1.
    pub number: u16,
    /// Who made it.
    pub color: ColorDto,
    /// A point such as `h8`, or `--` for a pass.
    pub point: String,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlayerDto {
    /// The typed name, empty for none.
    pub name: String,
    /// What to call a player without a name, such as "You".
    pub title: String,
    /// What the player is, in a few words.
    pub about: String,
    /// Person or computer.
    pub seat: SeatDto,
    /// The clock.
    pub clock: Option<ClockDto>,
}

/// A clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockDto {
    /// Milliseconds left.
    pub left: u64,
    /// Whether it runs.
    pub running: bool,
}

/// Which commands would do something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "each field is named as the command it speaks of")]
pub struct AbilitiesDto {
    pub undo: bool,
    pub redo: bool,
    pub take_back: bool,
    pub resume: bool,
    pub hint: bool,
    pub stop: bool,
    pub resign: bool,
    pub pass: bool,
    pub place: bool,
}

/// Thinking in progress; details are `null` where they are hidden or not there yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThinkingDto {
    /// For whom.
    pub color: ColorDto,
    /// Whether for a hint, else for the computer's own move.
    pub hint: bool,
    /// Finished depth in plies.
    pub depth: Option<u8>,
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Best point so far.
    pub best: Option<String>,
    /// Its score in the computer's own units.
    pub score: Option<i32>,
}

/// A recommended point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HintDto {
    /// Where.
    pub point: String,
    /// Why, as a sentence.
    pub says: String,
}

/// The score of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreDto {
    /// Which point.
    pub point: String,
    /// What the own lines through it are worth.
    pub attack: i32,
    /// What the enemy's are worth.
    pub defence: i32,
    /// Both, weighed.
    pub total: i32,
}

/// Something to tell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoticeDto {
    /// The words.
    pub text: String,
    /// What sort of thing it is.
    pub kind: NoticeKindDto,
}

/// What sort of thing a notice is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoticeKindDto {
    /// It went as asked.
    Done,
    /// It was refused.
    Refusal,
    /// It failed.
    Failure,
}

/// What somebody chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SettingsDto {
    /// Look.
    pub theme: ThemeDto,
    /// Coordinates at the edge?
    pub coordinates: bool,
    /// Move numbers.
    pub numbers: NumbersDto,
    /// Aim before placing?
    pub confirm: ConfirmDto,
    /// Scores on the board?
    pub scores: bool,
    /// Sounds?
    pub sound: bool,
    /// Music?
    pub music: bool,
    /// Loudness of both, 0–100.
    pub volume: u8,
    /// Movement?
    pub animation: bool,
}
