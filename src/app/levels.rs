//! Ten levels of play, so that nobody needs to know tables and plies to find an opponent.
//!
//! A level is a computer with settings that anybody could choose. They stand in the order in which they beat
//! each other: `cargo xtask ladder --levels` plays neighbors, and `docs/engine.md` has what came of it. The
//! lowest do not see what happens on one side of the game, the middle ones do not look ahead, the highest do.

use super::seats::Seat;
use crate::engine::{Computer, Preset};

/// How many levels there are; they are numbered from 1.
pub const LEVELS: u8 = 10;

/// How many plies a level looks ahead (0: none, it is greedy), with which table, and what it weighs own and
/// enemy lines by where that is not the table's own measure.
type Recipe = (u8, Preset, Option<(i32, i32)>);

/// The levels after the first, which is the random computer.
const RECIPES: [Recipe; LEVELS as usize - 1] = [
    (0, Preset::RunLength, Some((0, 1))),
    (0, Preset::RunLength, Some((1, 0))),
    (0, Preset::Patterns, Some((1, 0))),
    (0, Preset::RunLength, None),
    (1, Preset::RunLength, None),
    (0, Preset::Patterns, None),
    (2, Preset::BlockedEnds, None),
    (3, Preset::Patterns, None),
    (4, Preset::Patterns, None),
];

/// Who plays at `level`, 1–10; numbers outside are taken to the nearest.
pub fn level(level: u8) -> Seat {
    let Some(index) = usize::from(level.min(LEVELS)).checked_sub(2) else {
        return Seat::Computer(Computer::Random);
    };
    let (depth, preset, weights) = RECIPES[index];
    let mut table = preset.table();
    if let Some((attack, defence)) = weights {
        table.weigh(attack, defence);
    }
    Seat::Computer(if depth == 0 { Computer::Greedy(table) } else { Computer::AlphaBeta { depth, table } })
}

/// All levels, from the first.
pub fn levels() -> impl Iterator<Item = Seat> {
    (1..=LEVELS).map(level)
}

/// Which level `seat` is, if it is one.
pub fn level_of(seat: &Seat) -> Option<u8> {
    (1..=LEVELS).find(|&n| level(n) == *seat)
}
