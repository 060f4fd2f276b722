//! What several test files share: random games, and judges that are too slow for play.

#![allow(dead_code, reason = "each test file uses its own part")]

use hoshi::rules::{Board, BoardSize, Color, Point, Position, RuleKind, RuleSet};

/// The naive judge: looks at every maximal run on the whole board, knowing nothing of a last stone.
/// Each winning run is given as its sorted points.
pub(crate) fn naive_wins(board: &Board, kind: RuleKind, color: Color) -> Vec<Vec<Point>> {
    let n = i32::from(board.size().lines());
    let at = |x: i32, y: i32| {
        (0..n).contains(&x) && (0..n).contains(&y) && {
            board.get(Point::new(x as u8, y as u8)) == Some(color)
        }
    };
    let mut found = Vec::new();
    for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for y in 0..n {
            for x in 0..n {
                if !at(x, y) || at(x - dx, y - dy) {
                    continue;
                }
                let len = (0..n).take_while(|i| at(x + i * dx, y + i * dy)).count();
                let wins = match kind {
                    RuleKind::Freestyle => len >= 5,
                    RuleKind::Standard => len == 5,
                };
                if wins {
                    let run = (0..len as i32).map(|i| Point::new((x + i * dx) as u8, (y + i * dy) as u8));
                    found.push(sorted(run));
                }
            }
        }
    }
    found.sort();
    found
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
