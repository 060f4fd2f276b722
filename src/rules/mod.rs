//! Everything two players could argue about: points, stones, who wins, what is legal.
//!
//! Three types carry the layer. A [`Board`] is stones on points. A [`Setup`] describes where a game
//! starts and may be nonsense. A [`Position`] has been checked and can be played from; only
//! [`Position::new`] crosses from the second to the third. A move becomes playable by
//! [`Position::check`], which answers a [`LegalMove`] or says why not; a `LegalMove` can be had nowhere
//! else. The rule travels inside the position and inside every text form.
//!
//! ```
//! use hoshi::rules::{parse_position, Color, Status};
//! let position = parse_position("standard/15/free moves:h8a1i8a2j8a3k8a4l8").unwrap();
//! let Status::Won { by, lines } = position.status() else { panic!("five in a row") };
//! assert_eq!((*by, lines.len()), (Color::Black, 1));
//! ```
//!
//! Reading order: [`point`], [`color`], [`board`], [`rule_set`], [`win`], [`position`], [`notation`].
//! This layer knows no game tree, no time, no human language and no engine.

pub mod board;
pub mod color;
pub mod notation;
pub mod opening;
pub mod point;
pub mod position;
pub mod rule_set;
pub mod setup;
pub mod symmetry;
pub mod win;
pub mod zobrist;

pub use board::{Board, End, Run};
pub use color::{ByColor, Color};
pub use notation::{
    NotationError, NotationErrorKind, PlacedMove, format_moves, format_position, parse_moves, parse_position,
};
pub use opening::{Demand, OpeningKind};
pub use point::{Axis, BoardSize, BoardSizeError, Point, PointError};
pub use position::{Draw, Illegal, LegalMove, Move, Position, Status};
pub use rule_set::{RuleKind, RuleSet};
pub use setup::{Setup, SetupError};
pub use symmetry::Symmetry;
pub use win::{WinLine, winning_lines, wins_at};
pub use zobrist::Zobrist;
