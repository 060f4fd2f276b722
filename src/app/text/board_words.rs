//! What a point and the whole board are called, for somebody who does not see them.

use crate::app::Language;
use crate::rules::{Color, RuleKind};

/// Words and phrases that `view::describe` puts together; one that a language lacks does not compile.
#[derive(Clone, Copy, Debug)]
pub struct BoardWords {
    /// Between the parts of a point's name.
    pub comma: &'static str,
    /// A free point.
    pub empty: &'static str,
    /// The last move.
    pub last: &'static str,
    /// A stone of the winning line.
    pub winning: &'static str,
    /// The recommended point.
    pub hint: &'static str,
    /// The color of a stone.
    pub color: fn(Color) -> &'static str,
    /// The number of its move; 0 for a set-up stone.
    pub number: fn(u16) -> String,
    /// Attack and defence of a candidate.
    pub score: fn(i32, i32) -> String,
    /// Size in lines, rule, number of stones.
    pub board: fn(u8, RuleKind, usize) -> String,
    /// That color is to move.
    pub to_move: fn(Color) -> String,
    /// The computer of that color thinks.
    pub thinking: fn(Color) -> String,
    /// The computer of that color waits.
    pub held: fn(Color) -> String,
}

impl BoardWords {
    /// The words of a language.
    pub const fn of(language: Language) -> &'static BoardWords {
        match language {
            Language::English => &super::en::BOARD,
            Language::Chinese => &super::zh::BOARD,
        }
    }
}
