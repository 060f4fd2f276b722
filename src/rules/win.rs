//! Has this stone won? Four axes from the last stone, nothing else looked at.

use super::board::Board;
use super::color::Color;
use super::point::{Axis, Point};
use super::rule_set::RuleKind;

/// A winning run: its stones in order along its axis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinLine {
    /// Its axis.
    pub axis: Axis,
    /// Its stones, five or (where the rule counts overlines) more.
    pub points: Vec<Point>,
}

/// Every winning line through the stone of `color` on `point`, as if it stood there, in the order of
/// [`Axis::ALL`]. Empty when the stone does not win.
pub fn winning_lines(board: &Board, kind: RuleKind, point: Point, color: Color) -> Vec<WinLine> {
    Axis::ALL
        .into_iter()
        .map(|axis| board.run(point, color, axis))
        .filter(|run| kind.wins(color, run))
        .map(|run| WinLine { axis: run.axis, points: run.points().collect() })
        .collect()
}

/// Whether a stone of `color` on `point` makes a winning line: [`winning_lines`] without the lists.
pub fn wins_at(board: &Board, kind: RuleKind, point: Point, color: Color) -> bool {
    Axis::ALL.into_iter().any(|axis| kind.wins(color, &board.run(point, color, axis)))
}

/// The winner on a board that was set up rather than played, with every winning line. When both colors have one (only
/// possible in a set-up), the side that is not to move is taken to have won: it moved last.
pub fn winner_of_setup(board: &Board, kind: RuleKind, turn: Color) -> Option<(Color, Vec<WinLine>)> {
    [!turn, turn].into_iter().find_map(|color| {
        let mut lines: Vec<WinLine> = Vec::new();
        for (point, _) in board.stones().filter(|&(_, c)| c == color) {
            for line in winning_lines(board, kind, point, color) {
                if !lines.contains(&line) {
                    lines.push(line);
                }
            }
        }
        (!lines.is_empty()).then_some((color, lines))
    })
}
