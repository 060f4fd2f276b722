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
use super::lines::{Extra, VERSION, Word, split};
use crate::record::{Ended, Game, NodeId};
use crate::rules::{
    BoardSize, Color, Move, NotationErrorKind, OpeningKind, RuleKind, RuleSet, Setup, format_moves,
    parse_moves,
};

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

/// Reads a text that [`write()`] wrote, now or in any earlier version. Blank lines are allowed anywhere but
/// at the top; the order of the keys is free, except that moves come in the order of their nodes.
///
/// # Errors
/// What cannot be read, with its place. Nothing is dropped in silence.
pub fn read(text: &str) -> Result<Loaded, SaveError> {
    let (lines, end_line) = split(text, "hoshi")?;
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
        kind: SaveErrorKind::Moves(match e.kind {
            NotationErrorKind::NotAMove(word) => word,
            other => other.to_string(),
        }),
    })?;
    Ok((first, moves.into_iter().map(|(mv, column)| (mv, base + column - 1)).collect()))
}

fn read_setup(line: &Extra, setup: &mut Setup) -> Result<(), SaveError> {
    let (first, moves) = moves_after_first(line)?;
    let color = first.color()?;
    for (mv, column) in moves {
        let fail = |kind| SaveError { line: line.line, column, kind };
        let point = mv.point().ok_or_else(|| fail(SaveErrorKind::Word(format_moves([mv]))))?;
        if !setup.rules.size.contains(point) {
            return Err(fail(SaveErrorKind::SetupOutside(point)));
        }
        if setup.stones.iter().any(|&(p, _)| p == point) {
            return Err(fail(SaveErrorKind::SetupTwice(point)));
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
