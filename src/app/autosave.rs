//! A session's game as text: the record's own form, with lines for seats, clocks and a held computer.
//!
//! ```text
//! seat black person
//! seat white alpha-beta 2 patterns attack=1 …
//! time game 300000 2000
//! clocks 0 300000/300000 300000/300000 302000/300000
//! held waiting
//! counts yes
//! ```
//!
//! A seat is `person`, `random`, `greedy TABLE`, `minimax DEPTH all|near-N TABLE` or `alpha-beta DEPTH
//! TABLE`. `time` is `game MAIN INCREMENT` or `move SPAN` in milliseconds. `clocks` gives what Black and White
//! had left at each node, from the node of the first number on. `held` is `waiting` or `took-back`. `counts yes`
//! is there as long as the end of the game is to be counted among the person's results.

use super::clock::Clocks;
use super::duel::{Duel, Hold};
use super::millis::{Millis, TimeControl};
use super::seats::Seat;
use crate::engine::{Candidates, Computer, ScoreTable};
use crate::record::format::Word;
use crate::record::{Extra, SaveError, SaveErrorKind, format};
use crate::rules::{ByColor, Color};

/// Deepest search that a text may ask for, in plies.
const MAX_DEPTH: u64 = Computer::MAX_DEPTH as u64;
/// Nodes whose clocks stand on one line.
const CLOCKS_A_LINE: usize = 8;

/// The text of a game and its players.
pub(super) fn write(duel: &Duel) -> String {
    let mut extra = Vec::new();
    for color in Color::BOTH {
        extra.push(("seat", format!("{color} {}", seat_text(&duel.seats[color]))));
    }
    if let Some(clocks) = &duel.clocks {
        extra.push(("time", time_text(clocks.control())));
        let nodes: Vec<_> = duel.game.tree().ids().collect();
        for part in nodes.chunks(CLOCKS_A_LINE) {
            let times: Vec<String> = part
                .iter()
                .map(|&node| {
                    let here = node == duel.game.cursor();
                    let left = |c| if here { clocks.left(c) } else { clocks.kept(node)[c] };
                    format!("{}/{}", left(Color::Black).0, left(Color::White).0)
                })
                .collect();
            extra.push(("clocks", format!("{} {}", part[0].index(), times.join(" "))));
        }
    }
    match duel.hold {
        Hold::No => {}
        Hold::Waiting => extra.push(("held", "waiting".to_owned())),
        Hold::TookBack => extra.push(("held", "took-back".to_owned())),
        Hold::Replay => extra.push(("held", "replay".to_owned())),
    }
    if duel.counts {
        extra.push(("counts", "yes".to_owned()));
    }
    format::write(&duel.game, &extra)
}

fn seat_text(seat: &Seat) -> String {
    match seat {
        Seat::Person => "person".to_owned(),
        Seat::Computer(Computer::Random) => "random".to_owned(),
        Seat::Computer(Computer::Greedy(table)) => format!("greedy {}", table.to_text()),
        Seat::Computer(Computer::Minimax { depth, candidates, table }) => {
            let near = match candidates {
                Candidates::AllEmpty => "all".to_owned(),
                Candidates::Near(n) => format!("near-{n}"),
            };
            format!("minimax {depth} {near} {}", table.to_text())
        }
        Seat::Computer(Computer::AlphaBeta { depth, table }) => {
            format!("alpha-beta {depth} {}", table.to_text())
        }
    }
}

fn time_text(control: TimeControl) -> String {
    match control {
        TimeControl::Game { main, increment } => format!("game {} {}", main.0, increment.0),
        TimeControl::PerMove(span) => format!("move {}", span.0),
    }
}

/// Reads what [`write()`] wrote, now or in any earlier version.
///
/// # Errors
/// What cannot be read, with its place.
pub(super) fn read(text: &str) -> Result<Duel, SaveError> {
    let loaded = format::read(text)?;
    let mut duel = Duel { counts: false, ..Duel::usual(loaded.game) };
    let mut seen: Vec<String> = Vec::new();
    // The clocks need to know how time is kept, wherever that stands.
    let (time, rest): (Vec<&Extra>, Vec<&Extra>) = loaded.extra.iter().partition(|l| l.key == "time");
    for line in time.into_iter().chain(rest) {
        let mut words = Words::of(line);
        let mut once = line.key.clone();
        match line.key.as_str() {
            "seat" => {
                let color = words.next()?.color()?;
                once = format!("seat {color}");
                duel.seats[color] = read_seat(&mut words)?;
            }
            "time" => duel.clocks = Some(Clocks::new(read_time(&mut words)?)),
            "clocks" => {
                once.clear();
                read_clocks(&mut words, &mut duel)?;
            }
            "held" => {
                let word = words.next()?;
                duel.hold = match word.text {
                    "waiting" => Hold::Waiting,
                    "took-back" => Hold::TookBack,
                    "replay" => Hold::Replay,
                    _ => return Err(word.error(SaveErrorKind::Word)),
                };
            }
            "counts" => {
                let word = words.next()?;
                duel.counts = word.text == "yes";
                if !duel.counts {
                    return Err(word.error(SaveErrorKind::Word));
                }
            }
            _ => return Err(line.unknown()),
        }
        words.finish()?;
        if !once.is_empty() && seen.contains(&once) {
            return Err(line.twice());
        }
        seen.push(once);
    }
    if let Some(clocks) = &mut duel.clocks {
        clocks.show(duel.game.cursor());
    }
    Ok(duel)
}

/// The words of a line, taken one by one.
pub(super) struct Words<'a> {
    words: Vec<Word<'a>>,
    next: usize,
    line: &'a Extra,
}

impl<'a> Words<'a> {
    pub(super) fn of(line: &'a Extra) -> Words<'a> {
        Words { words: line.words().collect(), next: 0, line }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.next >= self.words.len()
    }

    pub(super) fn next(&mut self) -> Result<Word<'a>, SaveError> {
        let word = self.words.get(self.next).copied();
        self.next += 1;
        word.ok_or_else(|| SaveError {
            line: self.line.line,
            column: self.line.column + self.line.value.chars().count(),
            kind: SaveErrorKind::Word(String::new()),
        })
    }

    pub(super) fn number(&mut self, min: u64, max: u64) -> Result<u64, SaveError> {
        let word = self.next()?;
        let number = word.number(max)?;
        if number < min { Err(word.error(SaveErrorKind::Number)) } else { Ok(number) }
    }

    /// Everything that is left, as a score table.
    fn table(&mut self) -> Result<ScoreTable, SaveError> {
        let first = self.next()?;
        let rest: Vec<&str> = self.words[self.next - 1..].iter().map(|w| w.text).collect();
        self.next = self.words.len();
        ScoreTable::from_text(&rest.join(" "))
            .map_err(|e| first.error(|_| SaveErrorKind::Table(e.to_string())))
    }

    pub(super) fn finish(&mut self) -> Result<(), SaveError> {
        self.words.get(self.next).map_or(Ok(()), |word| Err(word.error(SaveErrorKind::Word)))
    }
}

fn read_seat(words: &mut Words<'_>) -> Result<Seat, SaveError> {
    let kind = words.next()?;
    let computer = match kind.text {
        "person" => return Ok(Seat::Person),
        "random" => Computer::Random,
        "greedy" => Computer::Greedy(words.table()?),
        "minimax" => Computer::Minimax {
            depth: words.number(1, MAX_DEPTH)? as u8,
            candidates: read_candidates(words.next()?)?,
            table: words.table()?,
        },
        "alpha-beta" => {
            Computer::AlphaBeta { depth: words.number(1, MAX_DEPTH)? as u8, table: words.table()? }
        }
        _ => return Err(kind.error(SaveErrorKind::Word)),
    };
    Ok(Seat::Computer(computer))
}

fn read_candidates(word: Word<'_>) -> Result<Candidates, SaveError> {
    if word.text == "all" {
        return Ok(Candidates::AllEmpty);
    }
    let near = word.text.strip_prefix("near-").and_then(|n| n.parse::<u8>().ok());
    match near {
        Some(n) if (1..=Seat::MAX_NEAR).contains(&n) => Ok(Candidates::Near(n)),
        _ => Err(word.error(SaveErrorKind::Word)),
    }
}

fn read_time(words: &mut Words<'_>) -> Result<TimeControl, SaveError> {
    let kind = words.next()?;
    match kind.text {
        "game" => Ok(TimeControl::Game {
            main: Millis(words.number(TimeControl::MIN.0, TimeControl::MAX.0)?),
            increment: Millis(words.number(0, TimeControl::MAX.0)?),
        }),
        "move" => Ok(TimeControl::PerMove(Millis(words.number(TimeControl::MIN.0, TimeControl::MAX.0)?))),
        _ => Err(kind.error(SaveErrorKind::Word)),
    }
}

fn read_clocks(words: &mut Words<'_>, duel: &mut Duel) -> Result<(), SaveError> {
    let first = words.next()?;
    let from = first.node(&duel.game)?.index();
    let Some(clocks) = &mut duel.clocks else { return Err(words.line.unknown()) };
    let times = words.words[words.next..].iter().enumerate();
    for (i, word) in times {
        let node = duel.game.tree().node(from + i).ok_or_else(|| word.error(SaveErrorKind::Node))?;
        let span = |text: &str| text.parse::<u64>().ok().filter(|&n| n <= TimeControl::MAX.0).map(Millis);
        let pair = word.text.split_once('/').and_then(|(b, w)| span(b).zip(span(w)));
        let (black, white) = pair.ok_or_else(|| word.error(SaveErrorKind::Number))?;
        clocks.keep(node, ByColor { black, white });
    }
    words.next = words.words.len();
    Ok(())
}
