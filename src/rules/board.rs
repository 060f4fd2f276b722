//! Stones on points, and nothing else: no turn, no rule, no history.

use std::fmt;

use super::color::{ByColor, Color};
use super::point::{Axis, BoardSize, Point};
use super::zobrist::Zobrist;

const CAPACITY: usize = BoardSize::MAX as usize * BoardSize::MAX as usize;

/// Stones on a square board.
///
/// Reading a point off the board answers `None`, as for an empty one; a caller that must tell them
/// apart asks [`BoardSize::contains`]. Equality compares size and stones.
#[derive(Clone)]
pub struct Board {
    size: BoardSize,
    cells: [Option<Color>; CAPACITY],
    count: ByColor<u16>,
    stones_hash: Zobrist,
}

/// A run of equal stones through one point along one axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The run's first point, backwards along the axis.
    pub start: Point,
    /// Its axis.
    pub axis: Axis,
    /// Number of stones, at least 1.
    pub len: u8,
    /// What stands before the first and after the last stone.
    pub ends: [End; 2],
}

/// What bounds a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// An empty point.
    Empty,
    /// A stone of the other color.
    Stone,
    /// The edge of the board.
    Edge,
}

impl Board {
    /// An empty board.
    pub const fn new(size: BoardSize) -> Board {
        Board {
            size,
            cells: [None; CAPACITY],
            count: ByColor { black: 0, white: 0 },
            stones_hash: Zobrist(0),
        }
    }

    /// The board's size.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The stone on `point`; `None` where it is empty or off the board.
    pub const fn get(&self, point: Point) -> Option<Color> {
        if self.size.contains(point) { self.cells[self.size.index(point)] } else { None }
    }

    /// Whether `point` is on the board and free.
    pub const fn is_free(&self, point: Point) -> bool {
        self.size.contains(point) && self.cells[self.size.index(point)].is_none()
    }

    /// Puts a stone on a free point.
    ///
    /// # Panics
    /// When the point is off the board or taken: callers check first.
    pub fn put(&mut self, point: Point, color: Color) {
        assert!(self.is_free(point), "{point} is not free");
        self.cells[self.size.index(point)] = Some(color);
        self.count[color] += 1;
        self.stones_hash = self.stones_hash.toggle(point, color);
    }

    /// Takes the stone from `point` and returns its color, or `None` where there was none.
    pub fn take(&mut self, point: Point) -> Option<Color> {
        let color = self.get(point)?;
        self.cells[self.size.index(point)] = None;
        self.count[color] -= 1;
        self.stones_hash = self.stones_hash.toggle(point, color);
        Some(color)
    }

    /// Number of stones of `color`.
    pub fn count(&self, color: Color) -> usize {
        usize::from(self.count[color])
    }

    /// Number of stones.
    pub fn stone_count(&self) -> usize {
        self.count(Color::Black) + self.count(Color::White)
    }

    /// Whether no free point is left, counted from the stones.
    pub fn is_full(&self) -> bool {
        self.stone_count() == self.size.cells()
    }

    /// All stones, row by row from `A1`.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> {
        self.size.points().filter_map(|p| self.get(p).map(|c| (p, c)))
    }

    /// All free points, row by row from `A1`.
    pub fn free_points(&self) -> impl Iterator<Item = Point> {
        self.size.points().filter(|&p| self.get(p).is_none())
    }

    /// Hash of the stones alone.
    pub const fn stones_hash(&self) -> Zobrist {
        self.stones_hash
    }

    /// The run of `color` through `point` along `axis`, as if a stone of `color` stood on `point`
    /// (whether or not one does). Costs one look per stone in the run and one per end.
    pub fn run(&self, point: Point, color: Color, axis: Axis) -> Run {
        let reach = |sign: i16| {
            let mut steps = 1;
            loop {
                match point.step(axis, sign * steps).filter(|&p| self.size.contains(p)) {
                    None => return (steps - 1, End::Edge),
                    Some(p) => match self.cells[self.size.index(p)] {
                        Some(c) if c == color => steps += 1,
                        Some(_) => return (steps - 1, End::Stone),
                        None => return (steps - 1, End::Empty),
                    },
                }
            }
        };
        let (back, before) = reach(-1);
        let (forth, after) = reach(1);
        Run {
            start: point.step(axis, -back).expect("the run was walked over points of the board"),
            axis,
            len: (back + forth + 1) as u8,
            ends: [before, after],
        }
    }
}

impl Run {
    /// The run's points in order.
    pub fn points(self) -> impl Iterator<Item = Point> {
        (0..i16::from(self.len)).filter_map(move |i| self.start.step(self.axis, i))
    }

    /// How many of its two ends are `end`.
    pub fn ends_that_are(self, end: End) -> u8 {
        self.ends.iter().filter(|&&e| e == end).count() as u8
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.size == other.size && self.cells == other.cells
    }
}

impl Eq for Board {}

impl fmt::Debug for Board {
    /// The rows from the top, `X` black, `O` white, `.` free.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Board {}", self.size)?;
        for y in (0..self.size.lines()).rev() {
            for x in 0..self.size.lines() {
                f.write_str(match self.get(Point { x, y }) {
                    Some(Color::Black) => " X",
                    Some(Color::White) => " O",
                    None => " .",
                })?;
            }
            writeln!(f, " {}", y + 1)?;
        }
        Ok(())
    }
}
