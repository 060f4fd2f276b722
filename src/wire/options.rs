//! How a board is set up by whoever embeds it.

use serde::{Deserialize, Serialize};

/// The options of a board. Every field may be left out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct OptionsDto {
    /// Key under which the game is kept in `localStorage`; nothing is kept without one.
    pub key: Option<String>,
    /// Key of the settings, which boards may share; nothing is kept without one.
    pub settings_key: Option<String>,
    /// Key of the person's results, which boards may share; without one they are forgotten with the page.
    pub record_key: Option<String>,
    /// The words of another language than English: what its file holds.
    pub words: Option<String>,
    /// Seed of the computers' choices; left out, every load of the page has another.
    pub seed: Option<u32>,
    /// Which help is given; left out, all of it.
    pub help: Option<HelpDto>,
}

/// Which help is given; what is left out is not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct HelpDto {
    /// Hints with their reasons.
    pub hints: bool,
    /// Undo, redo, take back.
    pub undo: bool,
    /// Scores of all points.
    pub scores: bool,
    /// What the computer sees while it thinks.
    pub thinking: bool,
}
