//! The game as it was played: a tree of moves with a cursor in it, the names, and how it ended.
//!
//! Undo moves the cursor and never deletes; redo follows the child that was on the board last; playing
//! a move that was played before enters its node. So a [`NodeId`] stays good as long as its [`Game`],
//! and so does everything that others keep beside the nodes (clocks, scores).
//!
//! Reading order: [`tree`] (nodes), [`game`] (cursor, result, names), [`mod@format`] (texts).
//! This layer knows no seats, no time and no engine.
//!
//! ```
//! use hoshi::record::Game;
//! use hoshi::rules::{RuleSet, Setup};
//! let mut game = Game::new(Setup::empty(RuleSet::default())).unwrap();
//! for text in ["h8", "i9"] {
//!     let point: hoshi::rules::Point = text.parse().unwrap();
//!     let legal = game.check(point).unwrap();
//!     game.play(legal);
//! }
//! game.undo();
//! assert_eq!((game.ply(), game.line().len()), (1, 2), "undo deletes nothing");
//! ```

pub mod format;
pub mod game;
pub mod tree;

pub use format::{Extra, SaveError, SaveErrorKind};
pub use game::{Ended, Game};
pub use tree::{NodeId, Tree};
