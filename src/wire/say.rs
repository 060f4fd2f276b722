//! Short phrases about players and turns, put together from the page's words.

use super::label::label;
use crate::app::{Language, Seat, Snapshot, Text, Waiting};
use crate::engine::{Computer, Preset, ScoreTable};
use crate::rules::Color;

/// Whose turn it is, or how the game ended.
pub fn status(snapshot: &Snapshot, language: Language) -> String {
    let phrase = |key, color| label(key, language).replace("{color}", side(color, language));
    match snapshot.waiting {
        Waiting::Person(_) if single_person(snapshot) => label("turn-yours", language).to_owned(),
        Waiting::Person(color) => phrase("turn", color),
        Waiting::Computer(color) => phrase("thinks", color),
        Waiting::Held(color) => phrase("held", color),
        Waiting::Over(verdict) => Text::Ended(verdict).say(language),
    }
}

/// What to call a player who has no name.
pub fn title(snapshot: &Snapshot, color: Color, language: Language) -> String {
    match &snapshot.players[color].seat {
        Seat::Person if single_person(snapshot) => label("you", language).to_owned(),
        Seat::Person => side(color, language).to_owned(),
        Seat::Computer(computer) => name(computer, language).to_owned(),
    }
}

/// What a player is: the color of a person, the settings of a computer.
pub fn about(snapshot: &Snapshot, color: Color, language: Language) -> String {
    let side = side(color, language);
    match &snapshot.players[color].seat {
        Seat::Person if single_person(snapshot) => side.to_owned(),
        Seat::Person => label("about-person", language).to_owned(),
        Seat::Computer(Computer::Random) => side.to_owned(),
        Seat::Computer(Computer::Greedy(table)) => {
            label("about-table", language).replace("{table}", table_name(table, language))
        }
        Seat::Computer(computer @ (Computer::Minimax { depth, .. } | Computer::AlphaBeta { depth, .. })) => {
            label("about-depth", language)
                .replace("{computer}", name(computer, language))
                .replace("{n}", &depth.to_string())
        }
    }
}

const fn single_person(snapshot: &Snapshot) -> bool {
    snapshot.players.black.seat.is_computer() != snapshot.players.white.seat.is_computer()
}

fn side(color: Color, language: Language) -> &'static str {
    label(color.name(), language)
}

fn name(computer: &Computer, language: Language) -> &'static str {
    label(&format!("computer-{}", computer.name()), language)
}

fn table_name(table: &ScoreTable, language: Language) -> &'static str {
    match Preset::ALL.into_iter().find(|preset| preset.table() == *table) {
        Some(preset) => label(&format!("preset-{}", preset.name()), language),
        None => label("own-table", language),
    }
}
