//! Everything that must happen outside after a command.

use super::millis::Millis;
use super::text::Text;
use crate::rules::Color;

/// One thing for the page to do, in the order given.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Something visible has changed.
    Redraw,
    /// There is thinking to do: call [`Session::think`](super::Session::think) until it is done.
    Think,
    /// Keep this text under the board's own key, over the earlier one.
    Save(String),
    /// Keep these settings, shared by all boards.
    SaveSettings(String),
    /// Read the kept results, shared by all boards, and send them with
    /// [`Command::LoadRecord`](super::Command::LoadRecord) before anything else happens to them.
    ReadRecord,
    /// Keep these results, shared by all boards.
    SaveRecord(String),
    /// This kept text could not be read: move it to a key of its own and never overwrite it.
    KeepAside(String),
    /// Say this to somebody who does not see the page (the same sentence twice is said twice).
    Announce(Text, Urgency),
    /// Make a sound.
    Sound(Cue),
    /// Offer a file.
    Download {
        /// Name of the file.
        name: String,
        /// What is in it.
        text: String,
    },
    /// Put this on the clipboard.
    Copy(String),
    /// Write this to the console.
    Log(String),
    /// Send [`Command::Tick`](super::Command::Tick) at that moment or soon after: a clock may run out.
    WakeAt(Millis),
}

/// How a spoken text interrupts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Urgency {
    /// When there is a pause: moves, refusals, hints.
    Polite,
    /// At once: results and failures.
    Assertive,
}

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A stone of this color.
    Stone(Color),
    /// A refused move.
    Refusal,
    /// The end of a game.
    End,
}

impl Cue {
    /// A stable name: `stone-black`, `stone-white`, `refusal` or `end`.
    pub const fn name(self) -> &'static str {
        match self {
            Cue::Stone(Color::Black) => "stone-black",
            Cue::Stone(Color::White) => "stone-white",
            Cue::Refusal => "refusal",
            Cue::End => "end",
        }
    }
}
