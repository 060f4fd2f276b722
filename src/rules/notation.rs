//! Text forms of moves and positions.
//!
//! Moves: `h8i9j10`, letters and numbers without separators, `--` for a pass; spaces, commas, line
//! breaks, capitals and move numbers such as `3.` are accepted on input.
//!
//! Positions: `rule/size/opening` and then words, each optional:
//! `black:h8i9 white:j10 turn:white moves:k10l11`. The rule is always there.

use thiserror::Error;

use super::color::Color;
use super::opening::OpeningKind;
use super::point::{BoardSize, Point};
use super::position::{Illegal, Move, Position};
use super::rule_set::{RuleKind, RuleSet};
use super::setup::{Setup, SetupError};

/// Why a text is not a position, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("column {column}: {kind}")]
pub struct NotationError {
    /// Column in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: NotationErrorKind,
}

/// What is wrong with a text form.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationErrorKind {
    /// Neither a move nor a separator.
    #[error("{0:?} does not begin a move such as h8")]
    NotAMove(String),
    /// The first word is not `rule/size/opening`.
    #[error("a position begins with rule/size/opening, such as freestyle/15/free")]
    NoRules,
    /// No rule of that name.
    #[error("there is no rule {0:?}")]
    Rule(String),
    /// Not a size from 5 to 22.
    #[error("{0:?} is not a board size from 5 to 22")]
    Size(String),
    /// No opening of that name.
    #[error("there is no opening {0:?}")]
    Opening(String),
    /// A word that is not `black:`, `white:`, `turn:` or `moves:`, or comes twice.
    #[error("{0:?} is not expected here")]
    Word(String),
    /// The turn is neither black nor white.
    #[error("the turn is black or white, not {0:?}")]
    Turn(String),
    /// A pass among set-up stones.
    #[error("a set-up has stones, no passes")]
    PassInSetup,
    /// The stones do not fit.
    #[error(transparent)]
    Setup(SetupError),
    /// A move is refused.
    #[error(transparent)]
    Illegal(Illegal),
}

/// A move and the column (in characters from 1) where it begins.
pub type PlacedMove = (Move, usize);

/// Reads a list of moves. Whether they are legal is not asked.
///
/// # Errors
/// The first character that belongs to no move.
pub fn parse_moves(text: &str) -> Result<Vec<PlacedMove>, NotationError> {
    let chars: Vec<char> = text.chars().collect();
    let digit = |i: usize| chars.get(i).is_some_and(char::is_ascii_digit);
    let mut moves = Vec::new();
    let mut i = 0;
    while i < chars.len() {
        let c = chars[i];
        if c.is_whitespace() || matches!(c, ',' | ';') {
            i += 1;
        } else if c == '-' && chars.get(i + 1) == Some(&'-') {
            moves.push((Move::Pass, i + 1));
            i += 2;
        } else if c.is_ascii_digit() {
            let end = (i..).find(|&j| !digit(j)).unwrap_or(chars.len());
            if chars.get(end) != Some(&'.') {
                return Err(not_a_move(&chars, i));
            }
            i = end + 1;
        } else {
            // One digit, and a second if there is one: no row has three.
            let end = i + 1 + usize::from(digit(i + 1)) + usize::from(digit(i + 1) && digit(i + 2));
            let word: String = chars[i..end].iter().collect();
            let point: Point = word.parse().map_err(|_| not_a_move(&chars, i))?;
            moves.push((Move::Place(point), i + 1));
            i = end;
        }
    }
    Ok(moves)
}

fn not_a_move(chars: &[char], at: usize) -> NotationError {
    let word: String = chars[at..].iter().take(8).take_while(|c| !c.is_whitespace()).collect();
    NotationError { column: at + 1, kind: NotationErrorKind::NotAMove(word) }
}

/// Moves as `h8i9--j10`.
pub fn format_moves(moves: impl IntoIterator<Item = Move>) -> String {
    moves
        .into_iter()
        .map(|mv| match mv {
            Move::Place(point) => point.to_string().to_ascii_lowercase(),
            Move::Pass => "--".to_owned(),
        })
        .collect()
}

/// A position with its rules, its set-up and its moves, as one line that [`parse_position`] reads back.
///
/// ```
/// use hoshi::rules::{format_position, parse_position};
/// let position = parse_position("standard/15/free moves:h8i9").unwrap();
/// assert_eq!(format_position(&position), "standard/15/free moves:h8i9");
/// ```
pub fn format_position(position: &Position) -> String {
    let setup = position.setup();
    let RuleSet { kind, size, opening } = setup.rules;
    let mut text = format!("{}/{size}/{}", kind.name(), opening.name());
    for color in Color::BOTH {
        let stones = setup.stones.iter().filter(|(_, c)| *c == color).map(|&(p, _)| Move::Place(p));
        let list = format_moves(stones);
        if !list.is_empty() {
            text.push_str(&format!(" {color}:{list}"));
        }
    }
    if !setup.is_plain() {
        text.push_str(&format!(" turn:{}", setup.turn));
    }
    if position.ply() > 0 {
        text.push_str(&format!(" moves:{}", format_moves(position.moves().iter().copied())));
    }
    text
}

/// Reads what [`format_position`] writes.
///
/// # Errors
/// What does not fit, with its column; nothing is dropped in silence.
pub fn parse_position(text: &str) -> Result<Position, NotationError> {
    let mut words = words_with_columns(text);
    let (first, column) = words.next().unwrap_or(("", 1));
    let rules = parse_rules(first).map_err(|kind| NotationError { column, kind })?;
    let mut setup = Setup::empty(rules);
    let mut moves = Vec::new();
    let mut seen: Vec<&str> = Vec::new();
    let mut setup_column = column;
    for (word, column) in words {
        let fail = |kind| NotationError { column, kind };
        let (key, value) =
            word.split_once(':').ok_or_else(|| fail(NotationErrorKind::Word(word.to_owned())))?;
        // The set-up is built before the moves are played, so they close the line.
        if seen.contains(&key) || seen.contains(&"moves") {
            return Err(fail(NotationErrorKind::Word(word.to_owned())));
        }
        seen.push(key);
        let value_column = column + key.chars().count() + 1;
        let list = || -> Result<Vec<PlacedMove>, NotationError> {
            let list = parse_moves(value)
                .map_err(|e| NotationError { column: value_column + e.column - 1, kind: e.kind })?;
            Ok(list.into_iter().map(|(mv, at)| (mv, value_column + at - 1)).collect())
        };
        match (key, Color::from_name(key)) {
            (_, Some(color)) => {
                setup_column = value_column;
                for (mv, column) in list()? {
                    let point =
                        mv.point().ok_or(NotationError { column, kind: NotationErrorKind::PassInSetup })?;
                    setup.stones.push((point, color));
                }
            }
            ("turn", _) => {
                setup.turn =
                    Color::from_name(value).ok_or_else(|| fail(NotationErrorKind::Turn(value.to_owned())))?;
            }
            ("moves", _) => moves = list()?,
            _ => return Err(fail(NotationErrorKind::Word(word.to_owned()))),
        }
    }
    let mut position = Position::new(setup)
        .map_err(|e| NotationError { column: setup_column, kind: NotationErrorKind::Setup(e) })?;
    for (mv, column) in moves {
        let legal =
            position.check(mv).map_err(|e| NotationError { column, kind: NotationErrorKind::Illegal(e) })?;
        position.play(legal);
    }
    Ok(position)
}

/// Words separated by white space, each with its column in characters from 1.
fn words_with_columns(text: &str) -> impl Iterator<Item = (&str, usize)> {
    text.split_whitespace().map(move |word| {
        let offset = word.as_ptr() as usize - text.as_ptr() as usize;
        (word, text[..offset].chars().count() + 1)
    })
}

/// Reads `rule/size/opening`.
fn parse_rules(word: &str) -> Result<RuleSet, NotationErrorKind> {
    let parts: Vec<&str> = word.split('/').collect();
    let [kind, size, opening] = parts[..] else { return Err(NotationErrorKind::NoRules) };
    Ok(RuleSet {
        kind: RuleKind::from_name(kind).ok_or_else(|| NotationErrorKind::Rule(kind.to_owned()))?,
        size: parse_size(size).ok_or_else(|| NotationErrorKind::Size(size.to_owned()))?,
        opening: OpeningKind::from_name(opening)
            .ok_or_else(|| NotationErrorKind::Opening(opening.to_owned()))?,
    })
}

fn parse_size(text: &str) -> Option<BoardSize> {
    BoardSize::new(text.parse().ok()?).ok()
}
