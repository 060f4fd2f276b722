//! The board as text, to paste into a message.
//!
//! Stones and crossings are full-width characters, each as wide as a Chinese one, and row numbers take
//! two ordinary columns, so that the columns stand under each other wherever ● and ○ are wide.

use std::fmt::Write as _;

use crate::rules::{Color, Point, Position, format_position};

/// The board from the top row down, then a line of column letters, then the position as one line that
/// the program can read back.
pub fn board_text(position: &Position) -> String {
    let size = position.board().size();
    let mut text = String::new();
    for y in (0..size.lines()).rev() {
        write!(text, "{:>2}", y + 1).expect("writing to a string cannot fail");
        for x in 0..size.lines() {
            text.push(match position.board().get(Point::new(x, y)) {
                Some(Color::Black) => '●',
                Some(Color::White) => '○',
                None => '＋',
            });
        }
        text.push('\n');
    }
    text.push_str("  ");
    text.extend((0..size.lines()).map(|x| wide(Point::new(x, 0).column_letter())));
    text.push('\n');
    text.push_str(&format_position(position));
    text.push('\n');
    text
}

/// The full-width form of a letter.
fn wide(letter: char) -> char {
    char::from_u32(letter as u32 + 0xfee0).unwrap_or(letter)
}
