//! The record layer: the tree against a twin that keeps nothing but paths, and the saved text.

mod random_games;
mod save_errors;
mod save_fixture;
mod save_round_trip;
mod tree;
