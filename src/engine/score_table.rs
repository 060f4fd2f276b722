//! The score table: what a line is judged by, what each judgment is worth, and how attack and defence
//! are weighed.
//!
//! A point's score is *attack weight × own + defence weight × enemy*, each summed over the four lines
//! through it as if a stone of that color stood there. Everything in that sentence is data in a
//! [`ScoreTable`], so a learner may edit it, save it as one line of text, and let two tables play.
//!
//! There are four ways to look at a line, from crude to exact ([`Judge`]). Whatever the table says, a run
//! that wins under the rule of the game has the value of `five`, and a longer run that does not win (an
//! overline where exactly five are wanted) is worth nothing.

use std::fmt;

use thiserror::Error;

use super::line::Shape;
use super::pattern::Pattern;

/// Most values that any judge has.
const SLOTS: usize = 13;

/// What a line is judged by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Judge {
    /// The number of stones in the unbroken run, its ends ignored.
    RunLength,
    /// The [`Pattern`], gaps included.
    Patterns,
    /// The run and how many of its two ends are free points.
    OpenEnds,
    /// The run and how many of its two ends are blocked by a stone or the edge.
    BlockedEnds,
}

impl Judge {
    /// All four, crudest first.
    pub const ALL: [Judge; 4] = [Judge::RunLength, Judge::Patterns, Judge::OpenEnds, Judge::BlockedEnds];

    /// A stable text name such as `run-length`.
    pub const fn name(self) -> &'static str {
        match self {
            Judge::RunLength => "run-length",
            Judge::Patterns => "patterns",
            Judge::OpenEnds => "open-ends",
            Judge::BlockedEnds => "blocked-ends",
        }
    }

    /// The judge with that [`name`](Judge::name).
    pub fn from_name(name: &str) -> Option<Judge> {
        Judge::ALL.into_iter().find(|j| j.name() == name)
    }

    /// The names of its values, strongest first. `4/1` is a run of four with one open end (or, for
    /// [`Judge::BlockedEnds`], one blocked end).
    pub const fn keys(self) -> &'static [&'static str] {
        match self {
            Judge::RunLength => &["5", "4", "3", "2", "1"],
            Judge::Patterns => &["five", "open-four", "four", "open-three", "three", "open-two"],
            Judge::OpenEnds => &["5", "4/2", "4/1", "3/2", "3/1", "2/2", "2/1"],
            Judge::BlockedEnds => {
                &["5", "4/0", "4/1", "4/2", "3/0", "3/1", "3/2", "2/0", "2/1", "2/2", "1/0", "1/1", "1/2"]
            }
        }
    }

    /// The place in [`keys`](Judge::keys) that speaks of `shape`, or `None` when it is worth nothing.
    fn slot(self, shape: Shape) -> Option<usize> {
        if shape.pattern == Pattern::Five {
            return Some(0);
        }
        let run = usize::from(shape.run);
        let open = usize::from(shape.open_ends);
        match self {
            Judge::Patterns => match shape.pattern {
                Pattern::OpenFour => Some(1),
                Pattern::Four => Some(2),
                Pattern::OpenThree => Some(3),
                Pattern::Three => Some(4),
                Pattern::OpenTwo => Some(5),
                _ => None,
            },
            _ if run > 4 => None,
            Judge::RunLength => Some(5 - run),
            Judge::OpenEnds if run == 1 || open == 0 => None,
            Judge::OpenEnds => Some((4 - run) * 2 + 3 - open),
            Judge::BlockedEnds => Some((4 - run) * 3 + 3 - open),
        }
    }
}

/// An editable score table. The [module page](self) says how a point's score comes about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreTable {
    judge: Judge,
    values: [i32; SLOTS],
    attack: i32,
    defence: i32,
}

impl ScoreTable {
    /// Largest value of a line. Keeps every sum of a board within the range of a score.
    pub const MAX_VALUE: i32 = 1_000_000;
    /// Largest weight.
    pub const MAX_WEIGHT: i32 = 100;

    /// A table whose values are all 0 and whose weights are 1 : 1.
    pub const fn new(judge: Judge) -> ScoreTable {
        ScoreTable { judge, values: [0; SLOTS], attack: 1, defence: 1 }
    }

    /// A table known to be in range, for the presets. `values` follow [`Judge::keys`].
    pub(super) fn preset(judge: Judge, values: &[i32], attack: i32, defence: i32) -> ScoreTable {
        let mut table = ScoreTable { attack, defence, ..ScoreTable::new(judge) };
        table.values[..values.len()].copy_from_slice(values);
        table
    }

    /// What a line is judged by.
    pub const fn judge(&self) -> Judge {
        self.judge
    }

    /// What own lines count for, 0–100.
    pub const fn attack(&self) -> i32 {
        self.attack
    }

    /// What the enemy's lines count for, 0–100.
    pub const fn defence(&self) -> i32 {
        self.defence
    }

    /// Every field with its value: `attack`, `defence`, then the judge's [`keys`](Judge::keys).
    pub fn fields(&self) -> impl Iterator<Item = (&'static str, i32)> + use<> {
        let weights = [("attack", self.attack), ("defence", self.defence)];
        weights.into_iter().chain(self.judge.keys().iter().copied().zip(self.values))
    }

    /// Weighs own and enemy lines anew; numbers outside 0–100 are taken to the nearest.
    pub fn weigh(&mut self, attack: i32, defence: i32) {
        self.attack = attack.clamp(0, ScoreTable::MAX_WEIGHT);
        self.defence = defence.clamp(0, ScoreTable::MAX_WEIGHT);
    }

    /// Changes one field.
    ///
    /// # Errors
    /// When this judge has no such field or the number is out of range; nothing changes then.
    pub fn set(&mut self, field: &str, value: i32) -> Result<(), ScoreTableError> {
        let (place, max) = match field {
            "attack" => (&mut self.attack, ScoreTable::MAX_WEIGHT),
            "defence" => (&mut self.defence, ScoreTable::MAX_WEIGHT),
            _ => match self.judge.keys().iter().position(|&k| k == field) {
                Some(slot) => (&mut self.values[slot], ScoreTable::MAX_VALUE),
                None => return Err(ScoreTableError::NoField(field.to_owned())),
            },
        };
        if !(0..=max).contains(&value) {
            return Err(ScoreTableError::Range { field: field.to_owned(), max });
        }
        *place = value;
        Ok(())
    }

    /// What a line of that shape is worth before weighing, 0–1,000,000.
    pub fn value(&self, shape: Shape) -> i32 {
        self.judge.slot(shape).map_or(0, |slot| self.values[slot])
    }

    /// One line of text that [`from_text`](ScoreTable::from_text) reads back, such as
    /// `run-length attack=10 defence=8 5=100000 4=10000 3=1000 2=100 1=10`.
    pub fn to_text(&self) -> String {
        self.to_string()
    }

    /// Reads what [`to_text`](ScoreTable::to_text) writes; the fields may come in any order.
    ///
    /// # Errors
    /// What does not fit, with the field's name.
    pub fn from_text(text: &str) -> Result<ScoreTable, ScoreTableError> {
        let mut words = text.split_whitespace();
        let name = words.next().unwrap_or("");
        let judge = Judge::from_name(name).ok_or_else(|| ScoreTableError::Judge(name.to_owned()))?;
        let mut table = ScoreTable::new(judge);
        let mut seen: Vec<&str> = Vec::new();
        for word in words {
            let (field, value) =
                word.split_once('=').ok_or_else(|| ScoreTableError::NotAField(word.to_owned()))?;
            let value = value.parse().map_err(|_| ScoreTableError::NotANumber(field.to_owned()))?;
            if seen.contains(&field) {
                return Err(ScoreTableError::Twice(field.to_owned()));
            }
            table.set(field, value)?;
            seen.push(field);
        }
        match table.fields().find(|(field, _)| !seen.contains(field)) {
            Some((field, _)) => Err(ScoreTableError::Missing(field)),
            None => Ok(table),
        }
    }
}

impl fmt::Display for ScoreTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.judge.name())?;
        self.fields().try_for_each(|(field, value)| write!(f, " {field}={value}"))
    }
}

/// Why a text or a change is no score table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ScoreTableError {
    /// The text does not begin with the name of a judge.
    #[error("a score table begins with run-length, patterns, open-ends or blocked-ends, not {0:?}")]
    Judge(String),
    /// A word without `=`.
    #[error("{0:?} is not a field such as attack=10")]
    NotAField(String),
    /// This judge has no field of that name.
    #[error("this table has no field {0:?}")]
    NoField(String),
    /// Not a whole number.
    #[error("the value of {0} is not a whole number")]
    NotANumber(String),
    /// A number below 0 or above the limit.
    #[error("{field} goes from 0 to {max}")]
    Range {
        /// The field.
        field: String,
        /// Its largest value.
        max: i32,
    },
    /// A field comes twice.
    #[error("the field {0} comes twice")]
    Twice(String),
    /// A field is missing.
    #[error("the field {0} is missing")]
    Missing(&'static str),
}
