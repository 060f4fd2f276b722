//! Short phrases about players and turns, put together from the page's words.

use crate::app::text::Words;
use crate::app::{Language, Seat, Snapshot, Text, Waiting, level_of};
use crate::engine::{Computer, Preset, ScoreTable};
use crate::rules::{Color, Point};

/// What a computer is called where its player has no name: the same in every language.
const PROGRAM: &str = "Hoshi";

/// Whose turn it is, what an aimed press needs, or how the game ended.
pub fn status(snapshot: &Snapshot, aim: Option<Point>, language: Language) -> String {
    let words = Words::of(language);
    let phrase = |pattern: &str, color| pattern.replace("{color}", side(color, words));
    if let Some(point) = aim.filter(|_| snapshot.can.place) {
        return words.aim.replace("{point}", &point.to_string());
    }
    match snapshot.waiting {
        Waiting::Person(_) if single_person(snapshot) => words.turn_yours.to_owned(),
        Waiting::Person(color) => phrase(words.turn, color),
        Waiting::Computer(color) => phrase(words.thinks, color),
        Waiting::Held { color, again: true } => phrase(words.held_again, color),
        Waiting::Held { color, again: false } => phrase(words.held, color),
        Waiting::Over(verdict) => Text::Ended(verdict).say(language),
    }
}

/// What to call a player who has no name.
pub fn title(snapshot: &Snapshot, color: Color, language: Language) -> &'static str {
    let words = Words::of(language);
    match &snapshot.players[color].seat {
        Seat::Person if single_person(snapshot) => words.you,
        Seat::Person => side(color, words),
        Seat::Computer(_) => PROGRAM,
    }
}

/// What a player is: the color of a person, a computer's level or its settings.
pub fn about(snapshot: &Snapshot, color: Color, language: Language) -> String {
    let words = Words::of(language);
    let seat = &snapshot.players[color].seat;
    if let Some(level) = level_of(seat) {
        let name = words.get(&format!("level-{level}")).unwrap_or_default();
        return format!("{} {level} · {name}", words.level);
    }
    match seat {
        Seat::Person if !single_person(snapshot) => words.about_person.to_owned(),
        Seat::Person => side(color, words).to_owned(),
        Seat::Computer(computer @ Computer::Random) => name(computer, words).to_owned(),
        Seat::Computer(Computer::Greedy(table)) => {
            words.about_table.replace("{table}", table_name(table, words))
        }
        Seat::Computer(computer @ (Computer::Minimax { depth, .. } | Computer::AlphaBeta { depth, .. })) => {
            words.about_depth.replace("{computer}", name(computer, words)).replace("{n}", &depth.to_string())
        }
    }
}

const fn single_person(snapshot: &Snapshot) -> bool {
    snapshot.players.black.seat.is_computer() != snapshot.players.white.seat.is_computer()
}

const fn side(color: Color, words: &Words) -> &'static str {
    match color {
        Color::Black => words.black,
        Color::White => words.white,
    }
}

const fn name(computer: &Computer, words: &Words) -> &'static str {
    match computer {
        Computer::Random => words.computer_random,
        Computer::Greedy(_) => words.computer_greedy,
        Computer::Minimax { .. } => words.computer_minimax,
        Computer::AlphaBeta { .. } => words.computer_alpha_beta,
    }
}

fn table_name(table: &ScoreTable, words: &Words) -> &'static str {
    match Preset::ALL.into_iter().find(|preset| preset.table() == *table) {
        Some(Preset::RunLength) => words.preset_run_length,
        Some(Preset::Patterns) => words.preset_patterns,
        Some(Preset::OpenEnds) => words.preset_open_ends,
        Some(Preset::BlockedEnds) => words.preset_blocked_ends,
        None => words.own_table,
    }
}
