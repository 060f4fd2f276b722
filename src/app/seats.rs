//! Who sits on a side of the board.

use crate::engine::Computer;

/// The player of one color.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at this device.
    Person,
    /// A computer.
    Computer(Computer),
}

impl Seat {
    /// Whether a computer sits here.
    pub const fn is_computer(&self) -> bool {
        matches!(self, Seat::Computer(_))
    }
}
