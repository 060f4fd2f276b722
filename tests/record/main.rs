//! The record layer: the tree against a twin that keeps nothing but paths, and the saved text.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic where it stands")]

mod random_games;
mod save_errors;
mod save_fixture;
mod save_round_trip;
mod tree;
