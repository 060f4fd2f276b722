//! What somebody types to place a stone.

use crate::rules::{BoardSize, Move, Point};

/// Reads `h8`, `H8`, `8 8` or `8,8` (column and row from 1, row 1 at the bottom), or `--` for a pass. Full-width
/// letters and digits, as Chinese and Japanese keyboards write them, are taken too. `None` when it is
/// neither; whether the point lies on the board is another question.
pub fn typed_move(text: &str) -> Option<Move> {
    let plain: String = text.trim().chars().map(narrow).collect();
    if matches!(plain.trim(), "--" | "pass") {
        return Some(Move::Pass);
    }
    let words: Vec<&str> = plain.split([' ', ',', '\t']).filter(|w| !w.is_empty()).collect();
    match words[..] {
        [word] => word.parse().ok(),
        [column, row] if column.bytes().all(|b| b.is_ascii_digit()) => {
            // Through the one text form of points, so that both ways of typing know the same bounds.
            let x: u8 = column.parse().ok().filter(|x| (1..=BoardSize::MAX).contains(x))?;
            let letter = Point::new(x - 1, 0).column_letter();
            format!("{letter}{row}").parse().ok()
        }
        [letter, row] => format!("{letter}{row}").parse().ok(),
        _ => None,
    }
    .map(Move::Place)
}

/// The ordinary form of a full-width character.
fn narrow(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        '\u{3000}' => ' ',
        '、' => ',',
        '。' => ' ',
        _ => c,
    }
}
