//! The board as the computers see it: every line through every point known at all times.
//!
//! For each free point, color and axis the grid keeps the window number. A stone changes at most
//! forty windows of each color, and with them the points' values and a few sums over the board. Putting
//! a stone and taking it back cost about half a microsecond each and allocate nothing.
//!
//! Points are numbered on a board of 32 × 32 cells with a rim of five closed cells on every side, so
//! that no step of a line has to ask whether it is still on the board.

use super::line::{CLOSED, LineTables, OWN, POWERS, REACH, ShapeId, Window, place, window};
use super::pattern::Pattern;
use super::score_table::ScoreTable;
use crate::rules::{Axis, Board, BoardSize, Color, Point, Position};

/// Cells in a row of the grid: the largest board and five closed cells on either side.
const STRIDE: usize = BoardSize::MAX as usize + 2 * REACH;

/// Number of a cell.
pub(super) type Cell = u16;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Off,
    Free,
    Stone,
}

/// What the grid knows of one point. Pairs are indexed by color.
#[derive(Clone, Copy)]
struct Knowledge {
    state: State,
    near: u16,
    windows: [[Window; 4]; 2],
    value: [i32; 2],
    quiet: [i32; 2],
    fives: [u8; 2],
    open_fours: [u8; 2],
}

/// The board with its windows, values and counts. See the [module page](self).
#[derive(Clone)]
pub(super) struct Grid {
    size: BoardSize,
    radius: i16,
    tables: LineTables,
    values: [i32; ShapeId::COUNT],
    cells: Box<[Knowledge]>,
    attack: i32,
    defence: i32,
    free: u16,
    quiet: [i64; 2],
    five_points: [u16; 2],
    open_fours: [u16; 2],
}

impl Grid {
    /// The stones of `position`, valued by `table`; points within `radius` of a stone count as near.
    pub(super) fn new(position: &Position, table: &ScoreTable, radius: u8) -> Grid {
        let size = position.rules().size;
        let mut values = [0; ShapeId::COUNT];
        for (id, value) in values.iter_mut().enumerate() {
            *value = ShapeId(id as u8).shape().map_or(0, |shape| table.value(shape));
        }
        let off = Knowledge {
            state: State::Off,
            near: 0,
            windows: [[0; 4]; 2],
            value: [0; 2],
            quiet: [0; 2],
            fives: [0; 2],
            open_fours: [0; 2],
        };
        let mut grid = Grid {
            size,
            radius: i16::from(radius.min(BoardSize::MAX)),
            tables: LineTables::new(position.rules().kind),
            values,
            cells: vec![off; STRIDE * STRIDE].into_boxed_slice(),
            attack: table.attack(),
            defence: table.defence(),
            free: size.cells() as u16,
            quiet: [0; 2],
            five_points: [0; 2],
            open_fours: [0; 2],
        };
        grid.rule_lines();
        for (point, color) in position.board().stones() {
            grid.put(grid.cell(point), color);
        }
        grid
    }

    /// Fills in the windows and values of the empty board.
    fn rule_lines(&mut self) {
        let empty = Board::new(self.size);
        for point in self.size.points() {
            let cell = usize::from(self.cell(point));
            self.cells[cell].state = State::Free;
            for axis in Axis::ALL {
                // Nothing but the edges: the same for both colors.
                let window = window(&empty, point, Color::Black, axis);
                for color in Color::BOTH {
                    self.cells[cell].windows[color as usize][axis as usize] = window;
                    let id = self.tables.id(window, color as usize);
                    self.cells[cell].value[color as usize] += self.values[id.index()];
                    self.cells[cell].quiet[color as usize] += self.values[id.index()];
                }
            }
            for color in [0, 1] {
                self.quiet[color] += i64::from(self.cells[cell].quiet[color]);
            }
        }
    }

    /// The cell of a point on the board.
    pub(super) fn cell(&self, point: Point) -> Cell {
        ((usize::from(point.y) + REACH) * STRIDE + usize::from(point.x) + REACH) as Cell
    }

    /// The point of a cell.
    pub(super) fn point(&self, cell: Cell) -> Point {
        let cell = usize::from(cell);
        Point::new((cell % STRIDE - REACH) as u8, (cell / STRIDE - REACH) as u8)
    }

    /// Puts a stone on a free cell.
    pub(super) fn put(&mut self, cell: Cell, color: Color) {
        self.count(cell, -1);
        self.cells[usize::from(cell)].state = State::Stone;
        self.touch::<true>(cell, color);
    }

    /// Takes back the stone that was put last.
    pub(super) fn take(&mut self, cell: Cell, color: Color) {
        self.touch::<false>(cell, color);
        self.cells[usize::from(cell)].state = State::Free;
        self.count(cell, 1);
    }

    /// Adds the cell to the sums over all free points, or takes it out.
    fn count(&mut self, cell: Cell, sign: i16) {
        let known = &self.cells[usize::from(cell)];
        for color in [0, 1] {
            self.quiet[color] += i64::from(sign) * i64::from(known.quiet[color]);
            let one = if known.fives[color] > 0 { sign } else { 0 };
            self.five_points[color] = self.five_points[color].wrapping_add_signed(one);
            self.open_fours[color] =
                self.open_fours[color].wrapping_add_signed(sign * i16::from(known.open_fours[color]));
        }
        self.free = self.free.wrapping_add_signed(sign);
    }

    /// Changes the neighbors' windows for a stone that appears (`PUT`) or goes.
    fn touch<const PUT: bool>(&mut self, cell: Cell, color: Color) {
        for axis in Axis::ALL {
            let (dx, dy) = axis.delta();
            let step = dy as isize * STRIDE as isize + dx as isize;
            for sign in [-1, 1] {
                for distance in 1..=REACH as isize {
                    let at = (cell as isize + sign * distance * step) as usize;
                    if self.cells[at].state == State::Off {
                        break;
                    }
                    // The neighbor sees the stone in the opposite direction.
                    let power = POWERS[place(-sign * distance)];
                    self.rewrite::<PUT>(at, axis as usize, color as usize, OWN * power);
                    self.rewrite::<PUT>(at, axis as usize, !color as usize, CLOSED * power);
                }
            }
        }
        self.mark_near(cell, if PUT { 1 } else { -1 });
    }

    /// Changes one window and what follows from it.
    #[inline]
    fn rewrite<const PUT: bool>(&mut self, at: usize, axis: usize, color: usize, change: Window) {
        let known = &mut self.cells[at];
        let old = known.windows[color][axis];
        let new = if PUT { old + change } else { old - change };
        known.windows[color][axis] = new;
        if known.state != State::Free {
            return;
        }
        let before = self.tables.id(old, color);
        let after = self.tables.id(new, color);
        if before == after {
            return;
        }
        let gain = self.values[after.index()] - self.values[before.index()];
        known.value[color] += gain;
        let (was, is) = (before.pattern(), after.pattern());
        let quiet = |id: ShapeId, pattern| if pattern == Pattern::Five { 0 } else { self.values[id.index()] };
        let gain = quiet(after, is) - quiet(before, was);
        known.quiet[color] += gain;
        self.quiet[color] += i64::from(gain);
        if was == is {
            return;
        }
        if was == Pattern::Five {
            known.fives[color] -= 1;
            self.five_points[color] -= u16::from(known.fives[color] == 0);
        }
        if is == Pattern::Five {
            self.five_points[color] += u16::from(known.fives[color] == 0);
            known.fives[color] += 1;
        }
        if was == Pattern::OpenFour {
            known.open_fours[color] -= 1;
            self.open_fours[color] -= 1;
        }
        if is == Pattern::OpenFour {
            known.open_fours[color] += 1;
            self.open_fours[color] += 1;
        }
    }

    fn mark_near(&mut self, cell: Cell, by: i16) {
        let Point { x, y } = self.point(cell);
        let last = i16::from(self.size.lines()) - 1;
        let range = |c: u8| (i16::from(c) - self.radius).max(0)..=(i16::from(c) + self.radius).min(last);
        for row in range(y) {
            for column in range(x) {
                let at = (row as usize + REACH) * STRIDE + column as usize + REACH;
                self.cells[at].near = self.cells[at].near.wrapping_add_signed(by);
            }
        }
    }

    /// Number of free points.
    pub(super) fn free_count(&self) -> u16 {
        self.free
    }

    /// All free cells, row by row from `A1`.
    pub(super) fn free_cells(&self) -> impl Iterator<Item = Cell> {
        let lines = usize::from(self.size.lines());
        (REACH..REACH + lines)
            .flat_map(move |row| row * STRIDE + REACH..row * STRIDE + REACH + lines)
            .filter(|&cell| self.cells[cell].state == State::Free)
            .map(|cell| cell as Cell)
    }

    /// Whether a stone lies within the radius.
    pub(super) fn is_near(&self, cell: Cell) -> bool {
        self.cells[usize::from(cell)].near > 0
    }

    /// Whether a stone of `color` on the free cell would win.
    pub(super) fn makes_five(&self, cell: Cell, color: Color) -> bool {
        self.cells[usize::from(cell)].fives[color as usize] > 0
    }

    /// Number of free points where `color` would win.
    pub(super) fn five_points(&self, color: Color) -> u16 {
        self.five_points[color as usize]
    }

    /// Number of lines on which `color` could make an open four with its next stone, counted once for
    /// each point.
    pub(super) fn open_fours(&self, color: Color) -> u16 {
        self.open_fours[color as usize]
    }

    /// The score of a free cell for `color` by the table: attack weight × own + defence weight × enemy.
    pub(super) fn score(&self, cell: Cell, color: Color) -> i32 {
        let value = self.cells[usize::from(cell)].value;
        self.attack * value[color as usize] + self.defence * value[!color as usize]
    }

    /// What all free points promise `color` against the other by the table, fives left out.
    pub(super) fn balance(&self, color: Color) -> i64 {
        i64::from(self.attack) * self.quiet[color as usize]
            - i64::from(self.defence) * self.quiet[!color as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Preset;
    use crate::rules::{RuleKind, RuleSet, wins_at};

    /// Everything a grid says about a position, in a form that can be compared.
    fn said(grid: &Grid) -> impl PartialEq + std::fmt::Debug + use<> {
        let cells: Vec<_> = grid
            .free_cells()
            .map(|cell| {
                let known = grid.cells[usize::from(cell)];
                (cell, known.windows, known.value, known.quiet, known.fives, known.open_fours, known.near)
            })
            .collect();
        (cells, grid.free, grid.quiet, grid.five_points, grid.open_fours)
    }

    #[test]
    fn stones_put_and_taken_leave_what_a_fresh_look_at_the_board_finds() {
        let mut random = fastrand::Rng::with_seed(4);
        for round in 0..60 {
            let kind = RuleKind::ALL[round % RuleKind::ALL.len()];
            let size = BoardSize::new(random.u32(5..=22)).unwrap();
            let table = Preset::ALL[round % 4].table();
            let radius = random.u8(0..4);
            let mut position = Position::start(RuleSet::new(kind, size));
            let mut grid = Grid::new(&position, &table, radius);
            for step in 0..120 {
                if random.u8(..) < 90 || position.status().is_over() {
                    if let Some(point) = position.undo().and_then(crate::rules::Move::point) {
                        grid.take(grid.cell(point), position.turn());
                    }
                } else {
                    let free: Vec<Point> = position.board().free_points().collect();
                    let point = free[random.usize(0..free.len().min(40))];
                    let color = position.turn();
                    let wins = wins_at(position.board(), kind, point, color);
                    assert_eq!(grid.makes_five(grid.cell(point), color), wins, "{point} {position:?}");
                    position.play(position.check(point).unwrap());
                    grid.put(grid.cell(point), color);
                }
                if step % 8 == 0 {
                    assert_eq!(said(&grid), said(&Grid::new(&position, &table, radius)), "{position:?}");
                }
            }
        }
    }

    #[test]
    fn cells_and_points_go_both_ways() {
        for lines in [5, 15, 22] {
            let size = BoardSize::new(lines).unwrap();
            let position = Position::start(RuleSet::new(RuleKind::Freestyle, size));
            let grid = Grid::new(&position, &Preset::Patterns.table(), 2);
            let points: Vec<Point> = grid.free_cells().map(|cell| grid.point(cell)).collect();
            assert!(points.iter().copied().eq(size.points()));
            assert!(points.iter().all(|&p| grid.point(grid.cell(p)) == p));
        }
    }
}
