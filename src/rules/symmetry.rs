//! The eight images of a square board.
//!
//! Every rule here is the same under all eight, so tests check one position eight times for free.

use super::point::{BoardSize, Point};

/// One of the four turns, with or without a mirror.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Quarter turns, 0–3, counter-clockwise, after the mirror.
    pub turns: u8,
    /// Whether left and right are swapped first.
    pub mirror: bool,
}

impl Symmetry {
    /// All eight; the first changes nothing.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        [false, true].into_iter().flat_map(|mirror| (0..4).map(move |turns| Symmetry { turns, mirror }))
    }

    /// The image of `point` on a board of `size`.
    pub fn apply(self, point: Point, size: BoardSize) -> Point {
        let last = size.lines() - 1;
        let Point { mut x, mut y } = point;
        if self.mirror {
            x = last - x;
        }
        for _ in 0..self.turns % 4 {
            (x, y) = (last - y, x);
        }
        Point { x, y }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_image_is_a_different_permutation_of_the_board() {
        for lines in [5, 8, 15, 22] {
            let size = BoardSize::new(lines).unwrap();
            let images: HashSet<Vec<Point>> = Symmetry::all()
                .map(|s| {
                    let image: Vec<Point> = size.points().map(|p| s.apply(p, size)).collect();
                    assert_eq!(image.iter().collect::<HashSet<_>>().len(), size.cells());
                    assert!(image.iter().all(|&p| size.contains(p)));
                    image
                })
                .collect();
            assert_eq!(images.len(), 8);
        }
    }
}
