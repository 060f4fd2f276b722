//! Time as the page tells it.

use std::ops::{Add, Sub};

/// A moment or a span in milliseconds. Moments count from the Unix epoch by the device's real time, so
/// that clocks stay right in a hidden tab and while a phone is locked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub u64);

impl Add for Millis {
    type Output = Millis;

    fn add(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Millis;

    /// Never below zero: a device's clock may be set back.
    fn sub(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}

/// How much time a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// `main` for the whole game, and `increment` more after every own move.
    Game {
        /// Time at the start.
        main: Millis,
        /// Added after every own move.
        increment: Millis,
    },
    /// That long for each move; what is not used is lost.
    PerMove(Millis),
}

impl TimeControl {
    /// Shortest time that a player can have: a second.
    pub const MIN: Millis = Millis(1000);
    /// Longest: a week.
    pub const MAX: Millis = Millis(7 * 24 * 60 * 60 * 1000);

    /// The same with every span in its range.
    pub fn fitted(self) -> TimeControl {
        let fit = |span: Millis| span.clamp(TimeControl::MIN, TimeControl::MAX);
        match self {
            TimeControl::Game { main, increment } => {
                TimeControl::Game { main: fit(main), increment: increment.min(TimeControl::MAX) }
            }
            TimeControl::PerMove(span) => TimeControl::PerMove(fit(span)),
        }
    }
}
