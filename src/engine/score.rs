//! What a position is worth: won and lost positions exactly, all others by the score table.
//!
//! # Won and lost
//!
//! A win after `n` more stones counts [`WIN`]` − n`, a loss the negative of that, so the quicker win and
//! the slower loss are the greater numbers. Three things are known without looking further, all of them
//! facts and not guesses:
//!
//! 1. The player to move has a point that makes five: won with the next stone.
//! 2. Otherwise the enemy has two such points: lost in two, since one stone cannot stop both.
//! 3. Otherwise, if the enemy has none and the player to move can make an open four: won in three.
//!
//! The grid counts these points, so each fact costs a comparison. They let a search of depth `d` see
//! three plies beyond `d` where that matters most.
//!
//! # All others
//!
//! *attack weight × P(player to move) − defence weight × P(enemy)*, where P of a color is the sum, over all
//! free points and the four lines through each, of what the table says a stone of that color there would make.
//! Lines where it would make five are left out: by 1 and 2 they either decide or have just to be
//! answered. The grid keeps both sums, so the value costs two multiplications.
//!
//! The known fault of any such sum: it counts promises, not plans. A search corrects it by its depth.

use super::grid::Grid;
use crate::rules::Color;

/// The score of a position that is already won. A win after `n` stones scores `WIN − n`.
pub const WIN: i32 = 1_000_000_000;
/// Scores beyond this are wins or losses.
const DECIDED: i32 = WIN - 1_000;

/// How many stones from now the game is decided if both play by the search, `None` if it is not. The
/// count is positive when the player to move wins, negative when the enemy does.
pub const fn win_distance(score: i32) -> Option<i32> {
    if score > DECIDED {
        Some(WIN - score)
    } else if score < -DECIDED {
        Some(-(WIN + score))
    } else {
        None
    }
}

/// The exact score of a position `ply` stones after the root, for `color` to move, if one of the three
/// facts decides it.
pub(super) fn decided(grid: &Grid, color: Color, ply: usize) -> Option<i32> {
    let after = |stones: usize| WIN - (ply + stones) as i32;
    if grid.five_points(color) > 0 {
        Some(after(1))
    } else if grid.five_points(!color) > 1 {
        Some(-after(2))
    } else if grid.five_points(!color) == 0 && grid.open_fours(color) > 0 {
        Some(after(3))
    } else {
        None
    }
}

/// The score of a position at which a search stops: decided, drawn, or judged by the table.
pub(super) fn judge(grid: &Grid, color: Color, ply: usize) -> i32 {
    if grid.free_count() == 0 {
        return 0;
    }
    decided(grid, color, ply).unwrap_or_else(|| {
        let limit = i64::from(DECIDED) - 1;
        grid.balance(color).clamp(-limit, limit) as i32
    })
}
