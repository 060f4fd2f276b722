//! Games as text. `docs/formats.md` describes each form for people who write one by hand.
//!
//! [`save`] is our own form: it loses nothing, says which version it is, and a text of any earlier
//! version is read for ever. A reader names the line and the column of what it cannot read, and drops
//! nothing in silence.

pub mod error;
pub mod lines;
pub mod save;

pub use error::{SaveError, SaveErrorKind};
pub use lines::{Extra, MAX_BYTES, VERSION, Word, split};
pub use save::{Loaded, read, write};
