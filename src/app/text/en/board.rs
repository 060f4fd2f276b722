//! English words for the board and its points.

use super::side;
use crate::app::text::BoardWords;
use crate::rules::{Color, RuleKind};

/// See [`BoardWords`].
pub(in crate::app::text) const BOARD: BoardWords = BoardWords {
    comma: ", ",
    empty: "empty",
    last: "last move",
    winning: "in the winning line",
    hint: "hint",
    color: |color| match color {
        Color::Black => "black",
        Color::White => "white",
    },
    number: |number| if number == 0 { "set up".to_owned() } else { format!("move {number}") },
    score: |attack, defence| format!("attack {attack}, defence {defence}"),
    board: |lines, kind, stones| {
        let rule = match kind {
            RuleKind::Freestyle => "freestyle",
            RuleKind::Standard => "standard",
        };
        let stones = match stones {
            0 => "no stones".to_owned(),
            1 => "1 stone".to_owned(),
            n => format!("{n} stones"),
        };
        format!("{lines} by {lines} board, {rule}, {stones}. ")
    },
    to_move: |color| format!("{} to move.", side(color)),
    thinking: |color| format!("{} is thinking.", side(color)),
    held: |color| format!("{} waits: place a stone for it or let the computer move.", side(color)),
};
