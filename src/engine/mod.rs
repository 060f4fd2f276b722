//! The teaching computers: four ways to choose a move, from dice to alpha-beta.
//!
//! Each is a value that is stepped by positions looked at ([`Search`]); nothing here reads a clock, draws
//! a random number without a given seed, or knows a word of any language.
//!
//! Reading order for a student:
//!
//! 1. [`pattern`]: what a stone makes of a line, by definition. [`mod@line`]: how that is looked up.
//! 2. [`score_table`] and [`preset`]: what a line is worth. [`grid`]: every line known at all times.
//! 3. The computers: [`random`], [`greedy`], [`score`] (how positions are judged), [`minimax`],
//!    [`alpha_beta`]. [`root`]: the moves they choose from.
//! 4. [`search`]: the one interface to all of them. [`report`] and [`reason`]: their knowledge laid open.
//!
//! ```
//! use hoshi::engine::{Computer, Nodes, Preset, Progress, Search, report_points};
//! use hoshi::rules::{Position, RuleSet};
//! let position = Position::start(RuleSet::default());
//! let mut search = Search::new(&position, &Computer::AlphaBeta { depth: 2, table: Preset::Patterns.table() }, 7);
//! let Progress::Done(verdict) = search.step(Nodes(u64::MAX)) else { panic!("no bound on the work") };
//! assert_eq!(verdict.best, Some(position.rules().size.center()));
//! assert_eq!(report_points(&position, &Preset::Patterns.table())[0].point.to_string(), "H8");
//! ```

pub mod alpha_beta;
pub mod computer;
pub mod greedy;
pub mod grid;
pub mod line;
mod line_of_play;
pub mod minimax;
pub mod pattern;
pub mod preset;
pub mod random;
pub mod reason;
pub mod report;
pub mod root;
pub mod score;
pub mod score_table;
pub mod search;

pub use computer::{Candidates, Computer};
pub use line::{LineTables, Shape};
pub use pattern::Pattern;
pub use preset::Preset;
pub use reason::{Reason, reason_for};
pub use report::{AxisReport, PointReport, report_points};
pub use score::{WIN, win_distance};
pub use score_table::{Judge, ScoreTable, ScoreTableError};
pub use search::{Nodes, Progress, Report, Search, Verdict};
