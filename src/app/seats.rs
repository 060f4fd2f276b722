//! Who sits on a side of the board.

use crate::engine::{Candidates, Computer};

/// The player of one color.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at this device.
    Person,
    /// A computer.
    Computer(Computer),
}

impl Seat {
    /// Widest neighborhood of a stone in which a computer's candidates may lie.
    pub const MAX_NEAR: u8 = 4;

    /// The same seat with every number in its range, so that a saved game can be read back.
    pub fn fitted(self) -> Seat {
        let plies = |depth: u8| depth.clamp(1, Computer::MAX_DEPTH);
        match self {
            Seat::Computer(Computer::Minimax { depth, candidates, table }) => {
                let candidates = match candidates {
                    Candidates::AllEmpty => candidates,
                    Candidates::Near(near) => Candidates::Near(near.clamp(1, Seat::MAX_NEAR)),
                };
                Seat::Computer(Computer::Minimax { depth: plies(depth), candidates, table })
            }
            Seat::Computer(Computer::AlphaBeta { depth, table }) => {
                Seat::Computer(Computer::AlphaBeta { depth: plies(depth), table })
            }
            Seat::Person | Seat::Computer(Computer::Random | Computer::Greedy(_)) => self,
        }
    }

    /// Whether a computer sits here.
    pub const fn is_computer(&self) -> bool {
        matches!(self, Seat::Computer(_))
    }
}
