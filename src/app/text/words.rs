//! The words of one language as the program uses them, read from one text.
//!
//! The text has one line for each entry of [`Word`], in its order. English is part of the program; every other
//! language is a file beside it that the page loads when somebody wants it. The file's first line names the
//! language and the [`STAMP`] of the list it was made for, so that a file of another version is refused rather
//! than read as nonsense.

use std::ops::Index;

use thiserror::Error;

use super::list::{COUNT, NAMES, PAGE_NAMES, Word};
use super::{Language, en};
use crate::rules::Color;

/// Why a file of words is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WordsError {
    /// The first line is not that of a file of words in a language we know.
    #[error("this is no file of words")]
    Head,
    /// It was made for another version of the program.
    #[error("these words belong to another version of the program")]
    Stamp,
    /// It has too few or too many lines.
    #[error("the words are not complete")]
    Count,
}

/// All words of one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    language: Language,
    text: String,
    /// Where each word begins and ends, in bytes of `text`; one more than there are words.
    starts: Vec<usize>,
}

/// What fills a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap<'a> {
    /// The text itself.
    Text(&'a str),
    /// A number, or with forms after the gap's name the form that stands beside it.
    Number(u32),
    /// One of the forms after the gap's name.
    Choice(usize),
}

impl From<Color> for Gap<'_> {
    fn from(color: Color) -> Self {
        Gap::Choice(color as usize)
    }
}

impl Words {
    /// The words that are part of the program.
    pub fn english() -> Words {
        Words::cut(Language::English, ENGLISH).expect("the text was joined from as many words")
    }

    /// Reads a file of words.
    ///
    /// # Errors
    /// For what is no such file or belongs to another version.
    pub fn read(file: &str) -> Result<Words, WordsError> {
        let (head, text) = file.split_once('\n').ok_or(WordsError::Head)?;
        let (tag, stamp) = head
            .strip_prefix("hoshi-words ")
            .and_then(|rest| rest.split_once(' '))
            .ok_or(WordsError::Head)?;
        let language = Language::from_tag(tag).ok_or(WordsError::Head)?;
        if stamp != STAMP.to_string() {
            return Err(WordsError::Stamp);
        }
        Words::cut(language, text).ok_or(WordsError::Count)
    }

    fn cut(language: Language, text: &str) -> Option<Words> {
        let ends = text.match_indices('\n').map(|(end, _)| end + 1);
        let starts: Vec<usize> = std::iter::once(0).chain(ends).collect();
        let whole = starts.len() == COUNT + 1 && starts.last() == Some(&text.len());
        whole.then(|| Words { language, text: text.to_owned(), starts })
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The words which the page's script asks for, each with its key: the name with hyphens, as in
    /// `opponent-computer`.
    pub fn labels(&self) -> impl Iterator<Item = (String, &str)> {
        PAGE_NAMES.iter().enumerate().map(|(i, name)| (name.replace('_', "-"), self.at(i)))
    }

    /// A word with its gaps filled. In a gap `{name}` stands the text or the number; in `{name|this|that}` the
    /// form that fits the number or the choice.
    pub fn fill(&self, word: Word, gaps: &[(&str, Gap<'_>)]) -> String {
        let mut filled = String::new();
        for (i, piece) in self[word].split(['{', '}']).enumerate() {
            if i % 2 == 0 {
                filled.push_str(piece);
                continue;
            }
            let mut forms = piece.split('|');
            let name = forms.next();
            let Some((_, gap)) = gaps.iter().find(|gap| Some(gap.0) == name) else { continue };
            let rest = forms.clone().next().is_some();
            match *gap {
                Gap::Text(text) => filled.push_str(text),
                Gap::Number(n) if !rest => filled.push_str(&n.to_string()),
                Gap::Number(n) => filled.push_str(forms.nth(self.language.plural(n)).unwrap_or_default()),
                Gap::Choice(i) => filled.push_str(forms.nth(i).unwrap_or_default()),
            }
        }
        filled
    }

    fn at(&self, index: usize) -> &str {
        &self.text[self.starts[index]..self.starts[index + 1] - 1]
    }
}

impl Index<Word> for Words {
    type Output = str;

    fn index(&self, word: Word) -> &str {
        self.at(word as usize)
    }
}

/// The English words, one a line.
const ENGLISH: &str = {
    const BYTES: [u8; LENGTH] = join();
    match str::from_utf8(&BYTES) {
        Ok(text) => text,
        Err(_) => panic!("whole words make UTF-8"),
    }
};

const WORDS: [&str; COUNT] = en::TABLE.all();

const LENGTH: usize = {
    let (mut length, mut i) = (0, 0);
    while i < COUNT {
        length += WORDS[i].len() + 1;
        i += 1;
    }
    length
};

const fn join() -> [u8; LENGTH] {
    let mut bytes = [b'\n'; LENGTH];
    let (mut at, mut i) = (0, 0);
    while i < COUNT {
        let word = WORDS[i].as_bytes();
        let mut j = 0;
        while j < word.len() {
            bytes[at + j] = word[j];
            j += 1;
        }
        at += word.len() + 1;
        i += 1;
    }
    bytes
}

/// A number that changes with every name in the list and every English word: FNV-1a of both. Words translated
/// from others would leave other gaps.
pub const STAMP: u32 = {
    let (mut stamp, mut i) = (0x811c_9dc5, 0);
    while i < COUNT {
        stamp = fnv(fnv(stamp, NAMES[i].as_bytes()), WORDS[i].as_bytes());
        i += 1;
    }
    stamp
};

const fn fnv(mut stamp: u32, bytes: &[u8]) -> u32 {
    let mut i = 0;
    while i < bytes.len() {
        stamp = (stamp ^ bytes[i] as u32).wrapping_mul(0x0100_0193);
        i += 1;
    }
    stamp
}
