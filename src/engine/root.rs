//! The moves from which every computer chooses, and the one order in which it looks at them.
//!
//! Two rules stand before any table or search, because breaking them is never right: a stone that wins is
//! placed, and where the enemy threatens to make five, one of those points is taken. A search finds both by
//! itself; a score table need not (four attacks of one's own can outweigh an enemy's five).

use super::computer::Candidates;
use super::grid::{Cell, Grid};
use crate::rules::{BoardSize, Color, Point, Position};

/// Legal moves, those near stones if there are any.
///
/// Points in `excluded` are left out unless nothing else is legal. The list is empty only when no move
/// is legal.
pub(super) fn legal_moves(
    position: &Position,
    grid: &Grid,
    candidates: Candidates,
    excluded: &[Point],
) -> Vec<Cell> {
    let mut moves: Vec<Cell> =
        grid.free_cells().filter(|&cell| position.check(grid.point(cell)).is_ok()).collect();
    keep_if_any(&mut moves, |cell| !excluded.contains(&grid.point(cell)));
    if candidates != Candidates::AllEmpty {
        keep_if_any(&mut moves, |cell| grid.is_near(cell));
    }
    moves
}

/// The moves to choose from, best-looking first. On an empty board that is the center alone.
pub(super) fn root_moves(
    position: &Position,
    grid: &Grid,
    candidates: Candidates,
    seed: u64,
    excluded: &[Point],
) -> Vec<Cell> {
    let color = position.turn();
    let mut moves = legal_moves(position, grid, candidates, excluded);
    if position.board().stone_count() == 0 {
        let center = grid.cell(position.rules().size.center());
        keep_if_any(&mut moves, |cell| cell == center);
    }
    if !keep_if_any(&mut moves, |cell| grid.makes_five(cell, color)) {
        keep_if_any(&mut moves, |cell| grid.makes_five(cell, !color));
    }
    in_order(grid, position.rules().size, color, seed, moves)
}

/// Drops the moves that do not satisfy `wanted`, if any does; answers whether.
fn keep_if_any(moves: &mut Vec<Cell>, wanted: impl Fn(Cell) -> bool) -> bool {
    let any = moves.iter().any(|&cell| wanted(cell));
    if any {
        moves.retain(|&cell| wanted(cell));
    }
    any
}

/// By the table's score; ties by the distance from the center; ties again by the seeded generator.
fn in_order(grid: &Grid, size: BoardSize, color: Color, seed: u64, moves: Vec<Cell>) -> Vec<Cell> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut keyed: Vec<_> = moves
        .into_iter()
        .map(|cell| {
            let key = (-grid.score(cell, color), off_center(grid.point(cell), size), random.u64(..));
            (key, cell)
        })
        .collect();
    keyed.sort_unstable();
    keyed.into_iter().map(|(_, cell)| cell).collect()
}

/// Square of twice the distance from the middle of the board, which on even boards is between four points.
pub(super) fn off_center(point: Point, size: BoardSize) -> u32 {
    let last = i32::from(size.lines()) - 1;
    let off = |c: u8| (2 * i32::from(c) - last).unsigned_abs().pow(2);
    off(point.x) + off(point.y)
}
