//! What several test files share: random games, and judges that are too slow for play.

#![allow(dead_code, reason = "each test file uses its own part")]

use hoshi::rules::{BoardSize, Color, Point, Position, RuleKind, RuleSet};

/// The naive judge: a grid of its own, and a look at every maximal run on the whole of it, knowing
/// nothing of a last stone.
pub(crate) struct NaiveJudge {
    /// 0 outside and where it is empty, else 1 or 2; one more line than the board on every side.
    cells: [[u8; 24]; 24],
    lines: usize,
}

impl NaiveJudge {
    /// An empty board.
    pub(crate) fn new(size: BoardSize) -> NaiveJudge {
        NaiveJudge { cells: [[0; 24]; 24], lines: usize::from(size.lines()) }
    }

    /// Puts a stone down.
    pub(crate) fn put(&mut self, point: Point, color: Color) {
        self.cells[usize::from(point.y) + 1][usize::from(point.x) + 1] = 1 + color as u8;
    }

    /// Every winning run of `color`, each as its sorted points.
    pub(crate) fn wins(&self, kind: RuleKind, color: Color) -> Vec<Vec<Point>> {
        let stone = 1 + color as u8;
        let mut found = Vec::new();
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            for y in 1..=self.lines {
                for x in 1..=self.lines {
                    let at =
                        |i: isize| self.cells[(y as isize + i * dy) as usize][(x as isize + i * dx) as usize];
                    if at(0) != stone || at(-1) == stone {
                        continue;
                    }
                    let len = (1..).find(|&i| at(i) != stone).expect("the rim is empty");
                    let wins = match kind {
                        RuleKind::Freestyle => len >= 5,
                        RuleKind::Standard => len == 5,
                    };
                    if wins {
                        let run = (0..len).map(|i| {
                            Point::new((x as isize + i * dx - 1) as u8, (y as isize + i * dy - 1) as u8)
                        });
                        found.push(sorted(run));
                    }
                }
            }
        }
        found.sort();
        found
    }
}

/// Points in a fixed order, to compare lists that mean the same.
pub(crate) fn sorted(points: impl IntoIterator<Item = Point>) -> Vec<Point> {
    let mut points: Vec<Point> = points.into_iter().collect();
    points.sort();
    points
}

/// A position with the moves of `text` made.
pub(crate) fn position(text: &str) -> Position {
    hoshi::rules::parse_position(text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// A random rule on a random size.
pub(crate) fn random_rules(rng: &mut fastrand::Rng) -> RuleSet {
    let size = BoardSize::new(rng.u32(5..=22)).expect("the range is that of sizes");
    RuleSet::new(RuleKind::ALL[rng.usize(..RuleKind::ALL.len())], size)
}
