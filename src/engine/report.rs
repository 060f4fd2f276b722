//! The score table laid open: what every candidate is worth, attack and defence apart, line by line.

use super::computer::Candidates;
use super::line::LineTables;
use super::pattern::Pattern;
use super::root::off_center;
use super::score_table::ScoreTable;
use crate::rules::{Axis, Point, Position};

/// What a score table says of one point for the player to move.
///
/// `total` is `attack + defence`, and each of the two is the sum over `axes`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointReport {
    /// The point.
    pub point: Point,
    /// Attack weight × what the player's own lines are worth.
    pub attack: i32,
    /// Defence weight × what the enemy's lines are worth.
    pub defence: i32,
    /// Their sum: the point's score.
    pub total: i32,
    /// The parts, in the order of [`Axis::ALL`].
    pub axes: [AxisReport; 4],
}

/// One line's part in a [`PointReport`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AxisReport {
    /// Which line.
    pub axis: Axis,
    /// What the player's stone would make of it.
    pub own: Pattern,
    /// What the enemy's stone would make of it.
    pub enemy: Pattern,
    /// Attack weight × the line's value for the player.
    pub attack: i32,
    /// Defence weight × the line's value for the enemy.
    pub defence: i32,
}

impl PointReport {
    /// Whether the player would win here.
    pub fn makes_five(&self) -> bool {
        self.axes.iter().any(|axis| axis.own == Pattern::Five)
    }

    /// Whether the enemy would win here.
    pub fn stops_five(&self) -> bool {
        self.axes.iter().any(|axis| axis.enemy == Pattern::Five)
    }
}

/// What `table` says of every candidate, best first: in the order in which the greedy computer would
/// choose, with ties left after the distance from the center in reading order from `A1`.
///
/// Candidates are the free points within two steps of a stone, or the center of an empty board. The list is
/// empty when the game has ended. Costs about a millisecond.
pub fn report_points(position: &Position, table: &ScoreTable) -> Vec<PointReport> {
    let (board, size) = (position.board(), position.rules().size);
    let mut lines = LineTables::new(position.rules().kind);
    let near =
        |point: Point| board.stones().any(|(stone, _)| stone.distance(point) <= Candidates::USUAL_RADIUS);
    let mut reports: Vec<PointReport> = board
        .free_points()
        .filter(|&point| near(point) || (board.stone_count() == 0 && point == size.center()))
        .filter(|&point| position.check(point).is_ok())
        .map(|point| report(&mut lines, position, point, table))
        .collect();
    // With the place as the last key no two are equal, so the smaller of the two sorts will do.
    reports.sort_unstable_by_key(|r| {
        (!r.makes_five(), !r.stops_five(), -r.total, off_center(r.point, size), size.index(r.point))
    });
    reports
}

fn report(lines: &mut LineTables, position: &Position, point: Point, table: &ScoreTable) -> PointReport {
    let color = position.turn();
    let axes = Axis::ALL.map(|axis| {
        let own = lines.shape(position.board(), point, color, axis);
        let enemy = lines.shape(position.board(), point, !color, axis);
        AxisReport {
            axis,
            own: own.pattern,
            enemy: enemy.pattern,
            attack: table.attack() * table.value(own),
            defence: table.defence() * table.value(enemy),
        }
    });
    let attack = axes.iter().map(|a| a.attack).sum();
    let defence = axes.iter().map(|a| a.defence).sum();
    PointReport { point, attack, defence, total: attack + defence, axes }
}
