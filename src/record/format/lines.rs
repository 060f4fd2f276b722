//! A saved game as lines of a key and a value, each word with its place.

use super::error::{SaveError, SaveErrorKind};
use crate::record::{Game, NodeId};
use crate::rules::Color;

/// The version that is written.
pub const VERSION: u32 = 1;
/// Longest text that is read. A game of 500 moves with clocks takes about 20,000 bytes.
pub const MAX_BYTES: usize = 512 * 1024;

/// A line of the text: a key, a value, and where they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extra {
    /// The key.
    pub key: String,
    /// The rest of the line, without spaces around it.
    pub value: String,
    /// Number of the line from 1.
    pub line: usize,
    /// Column of the value in characters from 1.
    pub column: usize,
}

impl Extra {
    /// An error about this line's value as a whole.
    pub const fn error(&self, kind: SaveErrorKind) -> SaveError {
        SaveError { line: self.line, column: self.column, kind }
    }

    /// The error that this key is known to nobody.
    pub fn unknown(&self) -> SaveError {
        SaveError { line: self.line, column: 1, kind: SaveErrorKind::Unknown(self.key.clone()) }
    }

    /// The error that this key has come before.
    pub fn twice(&self) -> SaveError {
        SaveError { line: self.line, column: 1, kind: SaveErrorKind::Twice(self.key.clone()) }
    }

    /// The words of the value, each with the place of its first character.
    pub fn words(&self) -> impl Iterator<Item = Word<'_>> {
        self.value.split_whitespace().map(|text| {
            let offset = text.as_ptr() as usize - self.value.as_ptr() as usize;
            let column = self.column + self.value[..offset].chars().count();
            Word { text, line: self.line, column }
        })
    }
}

/// A word of a value and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word<'a> {
    /// The word.
    pub text: &'a str,
    /// Number of its line from 1.
    pub line: usize,
    /// Column of its first character from 1.
    pub column: usize,
}

impl Word<'_> {
    /// An error about this word; `kind` makes it of the word's text.
    pub fn error(&self, kind: impl FnOnce(String) -> SaveErrorKind) -> SaveError {
        SaveError { line: self.line, column: self.column, kind: kind(self.text.to_owned()) }
    }

    /// The word as a color.
    ///
    /// # Errors
    /// When it is neither `black` nor `white`.
    pub fn color(&self) -> Result<Color, SaveError> {
        Color::from_name(self.text).ok_or_else(|| self.error(SaveErrorKind::Color))
    }

    /// The word as a whole number, at most `max`.
    ///
    /// # Errors
    /// When it is none or greater.
    pub fn number(&self, max: u64) -> Result<u64, SaveError> {
        // `parse` alone would take a plus sign, and two texts would mean the same.
        let digits = self.text.bytes().all(|b| b.is_ascii_digit());
        let number = self.text.parse().ok().filter(|&n| digits && n <= max);
        number.ok_or_else(|| self.error(SaveErrorKind::Number))
    }

    /// The word as a node of `game`.
    ///
    /// # Errors
    /// When the game has no such node.
    pub fn node(&self, game: &Game) -> Result<NodeId, SaveError> {
        let number = self.number(u64::MAX)?;
        let node = usize::try_from(number).ok().and_then(|n| game.tree().node(n));
        node.ok_or_else(|| self.error(SaveErrorKind::Node))
    }
}

/// The lines between the first, which is `head` and the version, and `end`; and the number of the latter.
///
/// # Errors
/// When the text is too long, begins otherwise, or was cut.
pub fn split(text: &str, head: &str) -> Result<(Vec<Extra>, usize), SaveError> {
    let fail = |line, column, kind| Err(SaveError { line, column, kind });
    if text.len() > MAX_BYTES {
        return fail(1, 1, SaveErrorKind::TooLong(MAX_BYTES));
    }
    // Some editors put a byte order mark at the top of a text.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
    let first = lines.next().map_or("", |(_, line)| line).trim_end();
    let version = first.strip_prefix(head).and_then(|rest| rest.strip_prefix(' '));
    match version.map(|version| (version, version.parse::<u32>())) {
        Some((version, Ok(VERSION))) if version == VERSION.to_string() => {}
        Some((version, Ok(number))) if number > VERSION => {
            return fail(1, head.len() + 2, SaveErrorKind::Version(version.to_owned()));
        }
        _ => return fail(1, 1, SaveErrorKind::NotASave),
    }
    let mut found = Vec::new();
    let mut end = None;
    for (number, line) in lines {
        let trimmed = line.trim();
        if trimmed.is_empty() {
            continue;
        }
        let start = line.chars().take_while(|c| c.is_whitespace()).count();
        let (key, rest) = trimmed.split_once(char::is_whitespace).unwrap_or((trimmed, ""));
        if end.is_some() {
            return fail(number, start + 1, SaveErrorKind::Unknown(key.to_owned()));
        }
        if key == "end" && rest.is_empty() {
            end = Some(number);
            continue;
        }
        let value = rest.trim_start();
        let column = start + trimmed.chars().count() - value.chars().count() + 1;
        found.push(Extra { key: key.to_owned(), value: value.to_owned(), line: number, column });
    }
    match end {
        Some(end) => Ok((found, end)),
        None => fail(text.lines().count().max(1) + 1, 1, SaveErrorKind::Cut),
    }
}
