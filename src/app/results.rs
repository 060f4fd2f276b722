//! How somebody fares against each computer: numbers, the next level to try, and their text.
//!
//! ```text
//! hoshi-record 1
//! result level-2 3 1 0 2 3 wlww
//! result minimax-3-patterns 0 2 0 0 0 ll
//! told 3
//! end
//! ```
//!
//! A `result` line has the rival, games won, lost and drawn, wins in a row up to now and at best, and the last
//! games (at most four, the latest last). The rival played last stands last. `told` lists the levels that have
//! been suggested and were taken or turned down: nobody hears of them again.

use std::fmt::Write as _;

use super::autosave::Words;
use super::levels::{LEVELS, level_of};
use super::seats::Seat;
use crate::engine::{Candidates, Computer, Preset};
use crate::record::{SaveError, SaveErrorKind, format};

/// The first word of the text.
const HEAD: &str = "hoshi-record";
/// Games that decide about a suggestion.
const RECENT: usize = 4;
/// Wins among these that suggest the next level.
const ENOUGH: usize = 3;
/// Longest name of a rival that is read.
const MAX_RIVAL: usize = 40;
/// Most games that a text may count.
const MAX_GAMES: u64 = 9_999_999;

/// How a game ended for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The person won.
    Won,
    /// The computer won.
    Lost,
    /// Nobody won.
    Drawn,
}

/// What came of all games against one rival.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// A stable name: [`rival`].
    pub rival: String,
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Wins in a row up to now.
    pub streak: u32,
    /// Most wins in a row ever.
    pub best: u32,
    /// The last games as `w`, `l` or `d`, at most four, the latest last.
    last: String,
}

/// Somebody's results on this device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    tallies: Vec<Tally>,
    /// One bit for each level that need not be suggested any more.
    told: u16,
}

/// The stable name of a computer: `level-5` where it is a level, else what it is, such as `random`,
/// `greedy-patterns`, `minimax-3-patterns`, `minimax-2-all-own` or `alpha-beta-4-open-ends`; `own` is a table that
/// somebody changed. `None` for a person.
pub fn rival(seat: &Seat) -> Option<String> {
    let Seat::Computer(computer) = seat else { return None };
    if let Some(level) = level_of(seat) {
        return Some(format!("level-{level}"));
    }
    let mut name = computer.name().to_owned();
    let mut add = |part: &str| {
        name.push('-');
        name.push_str(part);
    };
    match computer {
        Computer::Random | Computer::Greedy(_) => {}
        Computer::Minimax { depth, candidates, .. } => {
            add(&depth.to_string());
            match candidates {
                Candidates::AllEmpty => add("all"),
                Candidates::Near(Candidates::USUAL_RADIUS) => {}
                Candidates::Near(steps) => add(&format!("near-{steps}")),
            }
        }
        Computer::AlphaBeta { depth, .. } => add(&depth.to_string()),
    }
    if let Some(table) = computer.table() {
        let preset = Preset::ALL.into_iter().find(|preset| preset.table() == *table);
        add(preset.map_or("own", Preset::name));
    }
    Some(name)
}

impl Results {
    /// One entry for each rival, the one played last at the end.
    pub fn tallies(&self) -> &[Tally] {
        &self.tallies
    }

    /// Counts a game.
    pub fn add(&mut self, rival: &str, outcome: Outcome) {
        let found = self.tallies.iter().position(|t| t.rival == rival);
        let mut tally = match found {
            Some(at) => self.tallies.remove(at),
            None => Tally { rival: rival.to_owned(), ..Tally::default() },
        };
        let (count, letter) = match outcome {
            Outcome::Won => (&mut tally.won, 'w'),
            Outcome::Lost => (&mut tally.lost, 'l'),
            Outcome::Drawn => (&mut tally.drawn, 'd'),
        };
        *count = count.saturating_add(1);
        tally.streak = if outcome == Outcome::Won { tally.streak.saturating_add(1) } else { 0 };
        tally.best = tally.best.max(tally.streak);
        if tally.last.len() == RECENT {
            tally.last.remove(0);
        }
        tally.last.push(letter);
        self.tallies.push(tally);
    }

    /// The level to try next: one more after a win that is the third of the last four at a level, one less
    /// after four losses in a row. Never one that was suggested before and taken or turned down.
    pub fn suggestion(&self) -> Option<u8> {
        let latest = self.tallies.last()?;
        let level = latest.rival.strip_prefix("level-")?.parse::<u8>().ok()?;
        let count = |letter| latest.last.chars().filter(|&c| c == letter).count();
        let next = if latest.last.ends_with('w') && count('w') >= ENOUGH {
            level.checked_add(1)?
        } else if count('l') == RECENT {
            level.checked_sub(1)?
        } else {
            return None;
        };
        ((1..=LEVELS).contains(&next) && self.told & (1 << next) == 0).then_some(next)
    }

    /// Notes that `level` has been taken or turned down.
    pub fn tell(&mut self, level: u8) {
        self.told |= 1 << level.min(LEVELS);
    }

    /// The text of all this.
    pub fn write(&self) -> String {
        let mut text = format!("{HEAD} 1\n");
        for tally in &self.tallies {
            let Tally { rival, won, lost, drawn, streak, best, last } = tally;
            writeln!(text, "result {rival} {won} {lost} {drawn} {streak} {best} {last}")
                .expect("writing to a string cannot fail");
        }
        if self.told != 0 {
            text.push_str("told");
            for level in (1..=LEVELS).filter(|level| self.told & (1 << level) != 0) {
                write!(text, " {level}").expect("writing to a string cannot fail");
            }
            text.push('\n');
        }
        text.push_str("end\n");
        text
    }

    /// Reads what [`write`](Results::write) wrote.
    ///
    /// # Errors
    /// What cannot be read, with its place.
    pub fn read(text: &str) -> Result<Results, SaveError> {
        let mut results = Results::default();
        for line in &format::split(text, HEAD)?.0 {
            let mut words = Words::of(line);
            match line.key.as_str() {
                "result" => {
                    let rival = words.next()?;
                    let known = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
                    if rival.text.len() > MAX_RIVAL || !rival.text.bytes().all(known) {
                        return Err(rival.error(SaveErrorKind::Word));
                    }
                    if results.tallies.iter().any(|t| t.rival == rival.text) {
                        return Err(rival.error(SaveErrorKind::Twice));
                    }
                    let mut count = || Ok(words.number(0, MAX_GAMES)? as u32);
                    let [won, lost, drawn, streak, best] = [count()?, count()?, count()?, count()?, count()?];
                    let last = words.next()?;
                    if last.text.len() > RECENT || !last.text.bytes().all(|b| b"wld".contains(&b)) {
                        return Err(last.error(SaveErrorKind::Word));
                    }
                    let (rival, last) = (rival.text.to_owned(), last.text.to_owned());
                    results.tallies.push(Tally { rival, won, lost, drawn, streak, best, last });
                    words.finish()?;
                }
                "told" => {
                    while !words.is_empty() {
                        results.tell(words.number(1, u64::from(LEVELS))? as u8);
                    }
                }
                _ => return Err(line.unknown()),
            }
        }
        Ok(results)
    }
}
