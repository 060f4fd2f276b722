//! Opening protocols: who must do what in the first moves.
//!
//! [`Position::check`](super::Position::check) asks here whether a move is wanted now, of whom, and where
//! it may fall; nobody above knows a protocol by name. A protocol with choices (swap colors, offer moves)
//! adds a variant to [`Demand`], and the compiler names who has to handle it.

use super::color::Color;
use super::point::Point;

/// Which protocol a game opens with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OpeningKind {
    /// None: every move is free from the first.
    #[default]
    Free,
}

/// What the protocol wants next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demand {
    /// A move by the player of this color.
    Move(Color),
}

impl OpeningKind {
    /// All protocols, in menu order.
    pub const ALL: [OpeningKind; 1] = [OpeningKind::Free];

    /// The protocol's name in every text form.
    pub const fn name(self) -> &'static str {
        match self {
            OpeningKind::Free => "free",
        }
    }

    /// The protocol with that [`name`](OpeningKind::name).
    pub fn from_name(name: &str) -> Option<OpeningKind> {
        OpeningKind::ALL.into_iter().find(|k| k.name() == name)
    }

    /// What is wanted when `ply` moves have been made and `turn` is to move.
    pub const fn next(self, _ply: usize, turn: Color) -> Demand {
        match self {
            OpeningKind::Free => Demand::Move(turn),
        }
    }

    /// Whether the protocol lets move number `ply + 1` fall on `point`.
    pub const fn allows(self, _ply: usize, _point: Point) -> bool {
        match self {
            OpeningKind::Free => true,
        }
    }
}
