//! The expected line of play (principal variation), collected while a search walks back up.

use super::grid::Cell;

/// For each ply, the best play found from there on; the root's is the answer.
#[derive(Clone)]
pub(super) struct LineOfPlay {
    lines: Vec<Vec<Cell>>,
}

impl LineOfPlay {
    /// Room for lines of `depth` stones, so that a search allocates nothing.
    pub(super) fn new(depth: usize) -> LineOfPlay {
        LineOfPlay { lines: (0..=depth).map(|ply| Vec::with_capacity(depth - ply)).collect() }
    }

    /// Forgets the line from `ply` on, for a position just entered.
    pub(super) fn clear(&mut self, ply: usize) {
        self.lines[ply].clear();
    }

    /// `cell` is now the best at `ply`: the line there is this stone and what was best after it.
    pub(super) fn adopt(&mut self, ply: usize, cell: Cell) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(cell);
        line.extend_from_slice(&lower[0]);
    }

    /// The line from the root.
    pub(super) fn main(&self) -> &[Cell] {
        &self.lines[0]
    }
}
