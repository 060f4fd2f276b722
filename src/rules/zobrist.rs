//! Position hashes: one 64-bit key per stone and a few for what is not a stone.
//!
//! The keys come from SplitMix64 (Steele, Lea, Flood 2014) with the seed below, so anybody can
//! recompute them, and no table has to be stored or initialized: a key is a few multiplications.
//! Hashes are stable within one version of the program; they are never written to a file.

use super::color::Color;
use super::point::Point;

/// Seed of all keys: the digits of the golden ratio, as good as any other and easy to check.
const SEED: u64 = 0x1618_0339_8874_9894;

/// A 64-bit position hash. Equal positions have equal hashes; the reverse is only very likely.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Zobrist(pub u64);

/// What SplitMix64 answers for state `SEED + n · γ`.
const fn split_mix(n: u64) -> u64 {
    let mut z = SEED.wrapping_add(n.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Zobrist {
    /// Puts a stone into the hash, or takes it out: the operation is its own inverse.
    #[must_use]
    pub const fn toggle(self, point: Point, color: Color) -> Zobrist {
        let n = 1 + ((point.x as u64) << 16) + ((point.y as u64) << 8) + color as u64;
        Zobrist(self.0 ^ split_mix(n))
    }

    /// Adds whose turn it is: nothing for Black, a key for White.
    #[must_use]
    pub const fn with_turn(self, turn: Color) -> Zobrist {
        match turn {
            Color::Black => self,
            Color::White => self.with(1),
        }
    }

    /// Adds the fact number `fact` (a rule, a size), kept apart from all stones.
    #[must_use]
    pub const fn with(self, fact: u32) -> Zobrist {
        Zobrist(self.0 ^ split_mix((1 << 40) + fact as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::BoardSize;
    use std::collections::HashSet;

    #[test]
    fn keys_differ_and_toggling_twice_changes_nothing() {
        let size = BoardSize::new(22).unwrap();
        let mut seen = HashSet::from([Zobrist::default(), Zobrist::default().with_turn(Color::White)]);
        for point in size.points() {
            for color in Color::BOTH {
                let one = Zobrist::default().toggle(point, color);
                assert!(seen.insert(one), "{point} {color}");
                assert_eq!(one.toggle(point, color), Zobrist::default());
            }
        }
    }
}
