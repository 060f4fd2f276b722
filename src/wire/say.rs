//! Short phrases about players and turns, put together from the page's words.

use crate::app::text::Gap;
use crate::app::{Seat, Snapshot, Text, Waiting, Word, Words, level_of};
use crate::engine::{Computer, Preset, ScoreTable};
use crate::rules::{Color, Point};
use crate::view::describe::held;

/// What a computer is called where its player has no name: the same in every language.
const PROGRAM: &str = "Hoshi";

/// Whose turn it is, what an aimed press needs, or how the game ended.
pub fn status(snapshot: &Snapshot, aim: Option<Point>, words: &Words) -> String {
    let phrase = |word, color: Color| words.fill(word, &[("color", color.into())]);
    if let Some(point) = aim.filter(|_| snapshot.can.place) {
        return words.fill(Word::aim, &[("point", Gap::Text(&point.to_string()))]);
    }
    match snapshot.waiting {
        Waiting::Replay => {
            let [n, m] = [snapshot.ply, snapshot.moves.len()].map(|count| Gap::Number(count as u32));
            words.fill(Word::ply_of, &[("n", n), ("m", m)])
        }
        Waiting::Person(_) if single_person(snapshot) => words[Word::turn_yours].to_owned(),
        Waiting::Person(color) => phrase(Word::turn, color),
        Waiting::Computer(color) => phrase(Word::thinks, color),
        Waiting::Held { color, again } => phrase(held(again), color),
        Waiting::Over(verdict) => Text::Ended(verdict).say(words),
    }
}

/// What to call a player who has no name.
pub fn title<'a>(snapshot: &Snapshot, color: Color, words: &'a Words) -> &'a str {
    match &snapshot.players[color].seat {
        Seat::Person if single_person(snapshot) => &words[Word::you],
        Seat::Person => &words[side(color)],
        Seat::Computer(_) => PROGRAM,
    }
}

/// What a player is: the color of a person, a computer's level or its settings.
pub fn about(snapshot: &Snapshot, color: Color, words: &Words) -> String {
    let seat = &snapshot.players[color].seat;
    if let Some(level) = level_of(seat) {
        let gaps = [("n", Gap::Number(level.into())), ("name", Gap::Text(&words[level_name(level)]))];
        return words.fill(Word::about_level, &gaps);
    }
    match seat {
        Seat::Person if !single_person(snapshot) => words[Word::about_person].to_owned(),
        Seat::Person => words[side(color)].to_owned(),
        Seat::Computer(computer @ Computer::Random) => words[name(computer)].to_owned(),
        Seat::Computer(Computer::Greedy(table)) => {
            words.fill(Word::about_table, &[("table", Gap::Text(&words[table_name(table)]))])
        }
        Seat::Computer(computer @ (Computer::Minimax { depth, .. } | Computer::AlphaBeta { depth, .. })) => {
            let gaps = [("computer", Gap::Text(&words[name(computer)])), ("n", Gap::Number((*depth).into()))];
            words.fill(Word::about_depth, &gaps)
        }
    }
}

const fn single_person(snapshot: &Snapshot) -> bool {
    snapshot.players.black.seat.is_computer() != snapshot.players.white.seat.is_computer()
}

const fn side(color: Color) -> Word {
    match color {
        Color::Black => Word::black,
        Color::White => Word::white,
    }
}

const fn level_name(level: u8) -> Word {
    match level {
        1 => Word::level_1,
        2 => Word::level_2,
        3 => Word::level_3,
        4 => Word::level_4,
        5 => Word::level_5,
        6 => Word::level_6,
        7 => Word::level_7,
        8 => Word::level_8,
        9 => Word::level_9,
        _ => Word::level_10,
    }
}

const fn name(computer: &Computer) -> Word {
    match computer {
        Computer::Random => Word::computer_random,
        Computer::Greedy(_) => Word::computer_greedy,
        Computer::Minimax { .. } => Word::computer_minimax,
        Computer::AlphaBeta { .. } => Word::computer_alpha_beta,
    }
}

fn table_name(table: &ScoreTable) -> Word {
    match Preset::ALL.into_iter().find(|preset| preset.table() == *table) {
        Some(Preset::RunLength) => Word::preset_run_length,
        Some(Preset::Patterns) => Word::preset_patterns,
        Some(Preset::OpenEnds) => Word::preset_open_ends,
        Some(Preset::BlockedEnds) => Word::preset_blocked_ends,
        None => Word::own_table,
    }
}
