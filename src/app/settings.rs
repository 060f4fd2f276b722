//! What a person may choose about the page; kept apart from any game.

/// Look of page and board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ThemeChoice {
    /// As the system says: more contrast → Contrast, else dark → Starry, light → Kaya.
    #[default]
    System,
    /// Night sky.
    Starry,
    /// Wood.
    Kaya,
    /// Black ink on white paper.
    Paper,
    /// White on black.
    Contrast,
}

/// Which stones carry their move number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Numbers {
    /// As the look does: all on paper, none on the others.
    #[default]
    Auto,
    /// None.
    Off,
    /// All.
    All,
    /// The last that many.
    Last(u16),
}

/// When a press places a stone at once, and when it only aims.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Confirm {
    /// At once by mouse; by touch too when a cell is at least 36 CSS pixels wide, else aim first.
    #[default]
    Auto,
    /// Aim first, always.
    Always,
    /// At once, always.
    Never,
}

/// All settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Settings {
    /// Look.
    pub theme: ThemeChoice,
    /// Letters and numbers at the edge of the board.
    pub coordinates: bool,
    /// Move numbers on stones.
    pub numbers: Numbers,
    /// Aim before placing?
    pub confirm: Confirm,
    /// Every candidate's score on the board.
    pub scores: bool,
    /// Sounds of stones, refusals and ends; the music is [`music`](Settings::music)'s affair.
    pub sound: bool,
    /// Quiet music, heard only when asked for.
    pub music: bool,
    /// Loudness of both, 0–100.
    pub volume: u8,
    /// Movement on the board and behind it; none either where the device asks for less motion.
    pub animation: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: ThemeChoice::System,
            coordinates: true,
            numbers: Numbers::Auto,
            confirm: Confirm::Auto,
            scores: false,
            sound: true,
            music: false,
            volume: 60,
            animation: true,
        }
    }
}
