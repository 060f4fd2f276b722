//! Commands as the page's script writes them: `"undo"`, `{ place: "h8" }`, `{ set: { theme: "kaya" } }`.
//!
//! A value with a choice in it is a name, or an object with that name as its only key. (A tag beside the
//! other fields would read as well, but costs 30 kB of program: serde must keep the fields until it has
//! found the tag.)

use serde::{Deserialize, Serialize};

/// One command. What only the page itself may send (answers of the computer, clock ticks) is not here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum CommandDto {
    /// Place a stone on a point such as `h8`.
    Place(String),
    /// What somebody typed, as it was typed.
    Typed(String),
    /// Pass.
    Pass,
    /// Take back to the last turn of a person.
    Undo,
    /// Forward again.
    Redo,
    /// Take back only the computer's stone.
    TakeBack,
    /// Let the waiting computer move.
    Resume,
    /// Show the position after that many moves.
    Jump(usize),
    /// Go through the moves: forward when positive.
    Step(i32),
    /// Start a game.
    NewGame(NewGameDto),
    /// Give up.
    Resign,
    /// Let the thinking computer move at once.
    Stop,
    /// Recommend a point.
    Hint,
    /// Take hint and aim away.
    Dismiss,
    /// Name a player.
    Name {
        /// Which.
        color: ColorDto,
        /// Empty for none.
        name: String,
    },
    /// Change one setting.
    Set(SettingDto),
    /// Read a saved game that somebody opened: what is in the file.
    Load(String),
    /// Offer the game as a file.
    SaveFile,
    /// Put the board as text on the clipboard.
    CopyBoard,
    /// Write all scores to the console.
    LogScores,
    /// Look again at the kept results.
    ReadRecord,
    /// Throw all results away.
    ForgetRecord,
    /// Hear no more of the suggested level.
    DropSuggestion,
}

/// A game to start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewGameDto {
    /// How it is won.
    #[serde(default)]
    pub rule: RuleDto,
    /// Lines, 5–22.
    #[serde(default = "fifteen")]
    pub size: u32,
    /// Black's player.
    #[serde(default)]
    pub black: SeatDto,
    /// White's player.
    #[serde(default)]
    pub white: SeatDto,
    /// Black's name, empty for none.
    #[serde(default)]
    pub black_name: String,
    /// White's name, empty for none.
    #[serde(default)]
    pub white_name: String,
    /// The clocks, if any.
    #[serde(default)]
    pub time: Option<TimeDto>,
}

const fn fifteen() -> u32 {
    15
}

/// A color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColorDto {
    /// 黑.
    Black,
    /// 白.
    White,
}

/// A rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleDto {
    /// Five or more.
    #[default]
    Freestyle,
    /// Exactly five.
    Standard,
}

/// Who plays a color.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatDto {
    /// Somebody at this device.
    #[default]
    Person,
    /// The random computer.
    Random,
    /// The score-table computer.
    Greedy {
        /// A preset's name or a whole table as one line of text.
        table: String,
    },
    /// The plain search.
    Minimax {
        /// Plies, 1–8.
        depth: u8,
        /// A preset's name or a whole table as one line of text.
        table: String,
        /// Which points it tries.
        #[serde(default)]
        candidates: CandidatesDto,
    },
    /// The search with cuts.
    AlphaBeta {
        /// Plies, 1–8.
        depth: u8,
        /// A preset's name or a whole table as one line of text.
        table: String,
    },
}

/// Which points a search tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CandidatesDto {
    /// Every free one.
    All,
    /// Those at most that many steps from a stone.
    Near(u8),
}

impl Default for CandidatesDto {
    fn default() -> CandidatesDto {
        CandidatesDto::Near(2)
    }
}

/// How time is kept; all spans in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum TimeDto {
    /// For the whole game.
    Game {
        /// At the start.
        main: u64,
        /// More after every own move.
        increment: u64,
    },
    /// For each move.
    PerMove(u64),
}

/// One change of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SettingDto {
    /// Look.
    Theme(ThemeDto),
    /// Coordinates at the edge?
    Coordinates(bool),
    /// Move numbers.
    Numbers(NumbersDto),
    /// Aim before placing?
    Confirm(ConfirmDto),
    /// Scores on the board?
    Scores(bool),
    /// Sounds?
    Sound(bool),
    /// Music?
    Music(bool),
    /// Loudness of both, 0–100.
    Volume(u8),
    /// Movement?
    Animation(bool),
}

/// A choice of look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeDto {
    /// As the system says.
    System,
    /// Night sky.
    Starry,
    /// Wood.
    Kaya,
    /// Ink on paper.
    Paper,
    /// White on black.
    Contrast,
}

/// Which stones carry their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NumbersDto {
    /// As the look does.
    Auto,
    /// None.
    Off,
    /// All.
    All,
    /// The last that many.
    Last(u16),
}

/// When a press only aims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConfirmDto {
    /// By touch on small cells.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}
