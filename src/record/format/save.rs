//! Our own text form of a game, version 1: lines of a key and a value.
//!
//! ```text
//! hoshi 1
//! rule freestyle
//! size 15
//! opening free
//! name black Anna
//! setup white h9
//! turn black
//! seat white greedy patterns attack=1 …
//! moves 0 h8 i9 j10
//! moves 2 j11
//! next 3
//! cursor 4
//! result 4 white resignation
//! end
//! ```
//!
//! Nodes are numbered in the order of their moves, 0 being the start; `moves 2 j11` plays J11 where node 2
//! left off. These are the very numbers of the game's nodes, so whoever keeps something beside a node
//! can write it as a line of its own: keys unknown here are handed up with their places ([`Extra`]), and
//! who uses this form must refuse those that stay unknown ([`Extra::unknown`]).

use std::fmt::Write as _;

use super::error::{SaveError, SaveErrorKind};
use crate::record::{Ended, Game, NodeId};
use crate::rules::{
    BoardSize, Color, Move, OpeningKind, RuleKind, RuleSet, Setup, SetupError, format_moves, parse_moves,
};

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

/// A game that was read, and the lines that concern others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The game.
    pub game: Game,
    /// The lines whose keys are unknown here, in their order.
    pub extra: Vec<Extra>,
    /// Where the line `end` stands: the place of an error about something that is missing.
    pub end_line: usize,
}

/// The text of a game. `extra` are lines (key and one-line value) that others read back from
/// [`Loaded::extra`].
pub fn write(game: &Game, extra: &[(&str, String)]) -> String {
    let mut text = format!("hoshi {VERSION}\n");
    let mut line = |key: &str, value: &str| {
        debug_assert!(!value.contains('\n'), "{key} must be one line");
        writeln!(text, "{key} {value}").expect("writing to a string cannot fail");
    };
    let setup = game.position().setup();
    line("rule", setup.rules.kind.name());
    line("size", &setup.rules.size.to_string());
    line("opening", setup.rules.opening.name());
    for color in Color::BOTH {
        let name = &game.names()[color];
        if !name.is_empty() {
            line("name", &format!("{color} {name}"));
        }
    }
    // One line for each run of one color keeps the order in which the stones were set.
    for run in setup.stones.chunk_by(|a, b| a.1 == b.1) {
        line("setup", &format!("{} {}", run[0].1, spaced(run.iter().map(|&(p, _)| Move::Place(p)))));
    }
    if setup.turn != Color::Black {
        line("turn", setup.turn.name());
    }
    for (key, value) in extra {
        line(key, value);
    }
    write_tree(game, &mut line);
    if let Some((node, ended)) = game.result() {
        let (by, how) = match ended {
            Ended::Resigned { by } => (by, "resignation"),
            Ended::TimeOut { by } => (by, "time"),
        };
        line("result", &format!("{} {by} {how}", node.index()));
    }
    text.push_str("end\n");
    text
}

fn write_tree(game: &Game, line: &mut impl FnMut(&str, &str)) {
    let tree = game.tree();
    let ids: Vec<NodeId> = tree.ids().skip(1).collect();
    // A run of nodes each of which is the child of the one before is one line.
    for run in ids.chunk_by(|&a, &b| tree.parent(b) == Some(a)) {
        let parent = tree.parent(run[0]).expect("the root was skipped");
        let moves = spaced(run.iter().filter_map(|&id| tree.mv(id)));
        line("moves", &format!("{} {moves}", parent.index()));
    }
    let next: Vec<String> = tree
        .ids()
        .filter_map(|id| tree.remembered(id).filter(|&r| tree.children(id).last() != Some(&r)))
        .map(|id| id.index().to_string())
        .collect();
    if !next.is_empty() {
        line("next", &next.join(" "));
    }
    line("cursor", &game.cursor().index().to_string());
}

fn spaced(moves: impl Iterator<Item = Move>) -> String {
    moves.map(|mv| format_moves([mv])).collect::<Vec<_>>().join(" ")
}

/// Reads a text that [`write`] wrote, now or in any earlier version. Blank lines are allowed anywhere but
/// at the top; the order of the keys is free, except that moves come in the order of their nodes.
///
/// # Errors
/// What cannot be read, with its place. Nothing is dropped in silence.
pub fn read(text: &str) -> Result<Loaded, SaveError> {
    let (lines, end_line) = split(text)?;
    let at_end = |key| SaveError { line: end_line, column: 1, kind: SaveErrorKind::Missing(key) };
    let one = |key: &'static str| -> Result<Option<&Extra>, SaveError> {
        let mut found = lines.iter().filter(|l| l.key == key);
        let first = found.next();
        found.next().map_or(Ok(first), |second| Err(second.twice()))
    };
    let need = |key: &'static str| one(key)?.ok_or_else(|| at_end(key));
    let (rule, size, opening) = (need("rule")?, need("size")?, need("opening")?);
    let rules = RuleSet {
        kind: RuleKind::from_name(&rule.value)
            .ok_or_else(|| rule.error(SaveErrorKind::Rule(rule.value.clone())))?,
        size: board_size(size)?,
        opening: OpeningKind::from_name(&opening.value)
            .ok_or_else(|| opening.error(SaveErrorKind::Opening(opening.value.clone())))?,
    };
    let mut setup = Setup::empty(rules);
    for line in lines.iter().filter(|l| l.key == "setup") {
        read_setup(line, &mut setup)?;
    }
    if let Some(line) = one("turn")? {
        setup.turn = only(&words(line)?)?.color()?;
    }
    let mut game = Game::new(setup).expect("every stone was checked as it was read");
    for line in lines.iter().filter(|l| l.key == "name") {
        read_name(line, &mut game)?;
    }
    for line in lines.iter().filter(|l| l.key == "moves") {
        read_moves(line, &mut game)?;
    }
    let mut next = Vec::new();
    if let Some(line) = one("next")? {
        for word in words(line)? {
            let node = word.node(&game)?;
            if game.tree().parent(node).is_none() {
                return Err(word.error(SaveErrorKind::Node));
            }
            next.push(node);
        }
    }
    let cursor = need("cursor")?;
    let cursor = only(&words(cursor)?)?.node(&game)?;
    // Reading moved the cursor about, so the remembered children are the last ones; then the exceptions.
    game.settle(cursor, &next);
    if let Some(line) = one("result")? {
        read_result(line, &mut game)?;
    }
    const OURS: [&str; 10] =
        ["rule", "size", "opening", "setup", "turn", "name", "moves", "next", "cursor", "result"];
    let extra = lines.into_iter().filter(|l| !OURS.contains(&l.key.as_str())).collect();
    Ok(Loaded { game, extra, end_line })
}

/// The lines between the first and `end`, and the number of the latter.
fn split(text: &str) -> Result<(Vec<Extra>, usize), SaveError> {
    let fail = |line, column, kind| Err(SaveError { line, column, kind });
    if text.len() > MAX_BYTES {
        return fail(1, 1, SaveErrorKind::TooLong(MAX_BYTES));
    }
    // Some editors put a byte order mark at the top of a text.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
    let first = lines.next().map_or("", |(_, line)| line).trim_end();
    let version = match first.split_once(' ') {
        Some(("hoshi", version)) if version.parse::<u32>().is_ok() => version,
        _ => return fail(1, 1, SaveErrorKind::NotASave),
    };
    if version != VERSION.to_string() {
        return fail(1, 7, SaveErrorKind::Version(version.to_owned()));
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

fn board_size(line: &Extra) -> Result<BoardSize, SaveError> {
    let word = only(&words(line)?)?;
    let lines = word.number(u64::from(BoardSize::MAX)).map_err(|_| word.error(SaveErrorKind::Size))?;
    BoardSize::new(lines as u32).map_err(|_| word.error(SaveErrorKind::Size))
}

/// The words of a line, at least one.
fn words(line: &Extra) -> Result<Vec<Word<'_>>, SaveError> {
    let words: Vec<Word<'_>> = line.words().collect();
    if words.is_empty() { Err(line.error(SaveErrorKind::Word(String::new()))) } else { Ok(words) }
}

/// The only word.
fn only<'a>(words: &[Word<'a>]) -> Result<Word<'a>, SaveError> {
    match *words {
        [word] => Ok(word),
        _ => Err(words[1].error(SaveErrorKind::Word)),
    }
}

/// The moves of a line after its first word, each with its column.
fn moves_after_first(line: &Extra) -> Result<(Word<'_>, Vec<(Move, usize)>), SaveError> {
    let first = words(line)?[0];
    let skip = first.text.len();
    let rest = &line.value[skip..];
    let base = first.column + first.text.chars().count();
    let moves = parse_moves(rest).map_err(|e| SaveError {
        line: line.line,
        column: base + e.column - 1,
        kind: SaveErrorKind::Moves(e.kind),
    })?;
    Ok((first, moves.into_iter().map(|(mv, column)| (mv, base + column - 1)).collect()))
}

fn read_setup(line: &Extra, setup: &mut Setup) -> Result<(), SaveError> {
    let (first, moves) = moves_after_first(line)?;
    let color = first.color()?;
    for (mv, column) in moves {
        let fail = |kind| SaveError { line: line.line, column, kind };
        let point =
            mv.point().ok_or_else(|| fail(SaveErrorKind::Moves(crate::rules::NotationErrorKind::PassInSetup)))?;
        if !setup.rules.size.contains(point) {
            return Err(fail(SaveErrorKind::Setup(SetupError::Outside(point))));
        }
        if setup.stones.iter().any(|&(p, _)| p == point) {
            return Err(fail(SaveErrorKind::Setup(SetupError::Twice(point))));
        }
        setup.stones.push((point, color));
    }
    Ok(())
}

fn read_name(line: &Extra, game: &mut Game) -> Result<(), SaveError> {
    let first = words(line)?[0];
    let color = first.color()?;
    if !game.names()[color].is_empty() {
        return Err(line.twice());
    }
    game.set_name(color, &line.value[first.text.len()..]);
    Ok(())
}

fn read_moves(line: &Extra, game: &mut Game) -> Result<(), SaveError> {
    let (first, moves) = moves_after_first(line)?;
    game.jump(first.node(game)?);
    for (mv, column) in moves {
        let fail = |kind| SaveError { line: line.line, column, kind };
        if game.tree().child(game.cursor(), mv).is_some() {
            return Err(fail(SaveErrorKind::SameMove));
        }
        let legal = game.check(mv).map_err(|illegal| fail(SaveErrorKind::Illegal(illegal)))?;
        game.play(legal);
    }
    Ok(())
}

fn read_result(line: &Extra, game: &mut Game) -> Result<(), SaveError> {
    let words = words(line)?;
    let [node, by, how] = words[..] else {
        let place = words.get(3).unwrap_or(&words[words.len() - 1]);
        return Err(place.error(SaveErrorKind::Word));
    };
    let (at, by) = (node.node(game)?, by.color()?);
    let ended = match how.text {
        "resignation" => Ended::Resigned { by },
        "time" => Ended::TimeOut { by },
        _ => return Err(how.error(SaveErrorKind::Word)),
    };
    game.set_result(at, ended);
    Ok(())
}
