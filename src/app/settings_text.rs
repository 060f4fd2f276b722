//! The settings as text: lines of a key and a value, each read for itself.
//!
//! Unlike a game, settings that cannot be read are not worth a word: a line that is unknown or wrong is
//! left out and the others still count, so that older and newer versions read each other's text.

use super::command::SettingChange;
use super::settings::{Confirm, Numbers, Settings, ThemeChoice};

/// The first line of the text.
const HEAD: &str = "hoshi-settings 1";

/// As loud as it gets.
const MAX_VOLUME: u8 = 100;

/// Longest text that is looked at.
const MAX_BYTES: usize = 16 * 1024;

impl ThemeChoice {
    /// All, in menu order.
    pub const ALL: [ThemeChoice; 5] = [
        ThemeChoice::System,
        ThemeChoice::Starry,
        ThemeChoice::Kaya,
        ThemeChoice::Paper,
        ThemeChoice::Contrast,
    ];

    /// A stable name.
    pub const fn name(self) -> &'static str {
        match self {
            ThemeChoice::System => "system",
            ThemeChoice::Starry => "starry",
            ThemeChoice::Kaya => "kaya",
            ThemeChoice::Paper => "paper",
            ThemeChoice::Contrast => "contrast",
        }
    }

    /// The choice with that [`name`](ThemeChoice::name).
    pub fn from_name(name: &str) -> Option<ThemeChoice> {
        ThemeChoice::ALL.into_iter().find(|t| t.name() == name)
    }
}

impl Confirm {
    /// All, in menu order.
    pub const ALL: [Confirm; 3] = [Confirm::Auto, Confirm::Always, Confirm::Never];

    /// A stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Confirm::Auto => "auto",
            Confirm::Always => "always",
            Confirm::Never => "never",
        }
    }

    /// The choice with that [`name`](Confirm::name).
    pub fn from_name(name: &str) -> Option<Confirm> {
        Confirm::ALL.into_iter().find(|c| c.name() == name)
    }
}

impl Numbers {
    /// A stable name: `auto`, `off`, `all`, or the number of last stones.
    pub fn name(self) -> String {
        match self {
            Numbers::Auto => "auto".to_owned(),
            Numbers::Off => "off".to_owned(),
            Numbers::All => "all".to_owned(),
            Numbers::Last(n) => n.to_string(),
        }
    }

    /// The choice with that [`name`](Numbers::name).
    pub fn from_name(name: &str) -> Option<Numbers> {
        match name {
            "auto" => Some(Numbers::Auto),
            "off" => Some(Numbers::Off),
            "all" => Some(Numbers::All),
            _ => name.parse().ok().map(Numbers::Last),
        }
    }
}

impl Settings {
    /// Makes one change.
    pub const fn change(&mut self, change: SettingChange) {
        match change {
            SettingChange::Theme(theme) => self.theme = theme,
            SettingChange::Coordinates(on) => self.coordinates = on,
            SettingChange::Numbers(numbers) => self.numbers = numbers,
            SettingChange::Confirm(confirm) => self.confirm = confirm,
            SettingChange::Scores(on) => self.scores = on,
            SettingChange::Sound(on) => self.sound = on,
            SettingChange::Music(on) => self.music = on,
            SettingChange::Volume(percent) => {
                self.volume = if percent < MAX_VOLUME { percent } else { MAX_VOLUME }
            }
            SettingChange::Animation(on) => self.animation = on,
        }
    }
}

/// The text of `settings`.
pub fn write(settings: &Settings) -> String {
    let switch = |on: bool| if on { "on" } else { "off" };
    let Settings { theme, coordinates, numbers, confirm, .. } = *settings;
    let mut text = format!("{HEAD}\n");
    text.push_str(&format!("theme {}\n", theme.name()));
    text.push_str(&format!("numbers {}\n", numbers.name()));
    text.push_str(&format!("confirm {}\n", confirm.name()));
    text.push_str(&format!("volume {}\n", settings.volume));
    let switches = [
        ("coordinates", coordinates),
        ("scores", settings.scores),
        ("sound", settings.sound),
        ("music", settings.music),
        ("animation", settings.animation),
    ];
    for (key, on) in switches {
        text.push_str(&format!("{key} {}\n", switch(on)));
    }
    text
}

/// `settings` with every change that `text` holds and this version understands. A text that is not ours
/// changes nothing.
pub fn read(text: &str, settings: Settings) -> Settings {
    let mut settings = settings;
    let ours = text.starts_with("hoshi-settings ") && text.len() <= MAX_BYTES;
    for line in text.lines().skip(1).filter(|_| ours) {
        if let Some(change) = line.trim().split_once(' ').and_then(|(key, value)| change(key, value.trim())) {
            settings.change(change);
        }
    }
    settings
}

fn change(key: &str, value: &str) -> Option<SettingChange> {
    let switch = || match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    };
    match key {
        "theme" => ThemeChoice::from_name(value).map(SettingChange::Theme),
        "coordinates" => switch().map(SettingChange::Coordinates),
        "numbers" => Numbers::from_name(value).map(SettingChange::Numbers),
        "confirm" => Confirm::from_name(value).map(SettingChange::Confirm),
        "scores" => switch().map(SettingChange::Scores),
        "sound" => switch().map(SettingChange::Sound),
        "music" => switch().map(SettingChange::Music),
        "volume" => value.parse().ok().filter(|&v| v <= MAX_VOLUME).map(SettingChange::Volume),
        "animation" => switch().map(SettingChange::Animation),
        _ => None,
    }
}
