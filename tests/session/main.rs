//! The session as somebody plays it: scripts of commands with what must come of them.

mod clocks;
mod ends;
mod help;
mod keeping;
mod races;
mod script;
mod slices;
mod texts;
mod turns;
