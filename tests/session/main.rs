//! The session as somebody plays it: scripts of commands with what must come of them.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic where it stands")]

mod clocks;
mod ends;
mod help;
mod keeping;
mod races;
mod results;
mod script;
mod slices;
mod texts;
mod turns;
