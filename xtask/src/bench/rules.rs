//! The speed of the rules.

use anyhow::Result;
use hoshi::rules::{BoardSize, Point, Position, RuleKind, RuleSet};

use super::{
    row::{Bound, Row},
    timing::micros_per_unit,
};

/// Checking and playing a move, averaged over whole random games.
pub(super) fn rows() -> Result<Vec<Row>> {
    let rules = RuleSet::new(RuleKind::Freestyle, BoardSize::new(15)?);
    let mut rng = fastrand::Rng::with_seed(1);
    let measured = micros_per_unit(|| random_game(rules, &mut rng));
    Ok(vec![Row {
        name: "rules: check and play one move".into(),
        measured,
        unit: "µs".into(),
        bound: Bound::Free,
    }])
}

/// Plays a random game to its end and gives its number of moves.
fn random_game(rules: RuleSet, rng: &mut fastrand::Rng) -> usize {
    let mut position = Position::start(rules);
    let mut points: Vec<Point> = position.board().free_points().collect();
    rng.shuffle(&mut points);
    for point in points {
        let Ok(legal) = position.check(point) else { break };
        position.play(legal);
    }
    position.ply()
}
