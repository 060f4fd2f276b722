//! Where a stone can stand: [`Point`], the size of the board, and the four axes.
//!
//! One coordinate system serves the whole program: `x` counts columns from the left, `y` counts rows
//! **from the bottom**, both from 0, so `A1` is `(0, 0)`. All letters are used, `I` included, as in
//! renju literature. Other alphabets and origins exist only inside file formats and protocols.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A crossing of two lines: column `x` from the left, row `y` from the bottom, both from 0.
///
/// A point knows no board: whether it lies on one is asked of [`BoardSize::contains`].
///
/// ```
/// use hoshi::rules::Point;
/// let center: Point = "h8".parse().unwrap();
/// assert_eq!((center.x, center.y), (7, 7));
/// assert_eq!(center.to_string(), "H8");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// Column from the left, 0 for `A`.
    pub x: u8,
    /// Row from the bottom, 0 for row `1`.
    pub y: u8,
}

impl Point {
    /// The point in column `x` (from the left) and row `y` (from the bottom), both from 0.
    pub const fn new(x: u8, y: u8) -> Point {
        Point { x, y }
    }

    /// The point `steps` away along `axis`, or `None` below 0 or beyond 255. It may lie off the board.
    pub fn step(self, axis: Axis, steps: i16) -> Option<Point> {
        let (dx, dy) = axis.delta();
        let x = u8::try_from(i16::from(self.x) + steps * dx).ok()?;
        let y = u8::try_from(i16::from(self.y) + steps * dy).ok()?;
        Some(Point { x, y })
    }

    /// King's-move distance: the larger of the column and row differences.
    pub fn distance(self, other: Point) -> u8 {
        self.x.abs_diff(other.x).max(self.y.abs_diff(other.y))
    }

    /// The column's letter, `A` for 0. Columns past `Z` do not exist on any board.
    pub fn column_letter(self) -> char {
        char::from(b'A' + self.x.min(25))
    }
}

impl fmt::Display for Point {
    /// `H8`: the column's letter, then the row's number from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column_letter(), u16::from(self.y) + 1)
    }
}

/// Why a text is not a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PointError {
    /// The text does not begin with a letter `A`–`V`.
    #[error("a point begins with a column letter from A to V")]
    Column,
    /// The letter is not followed by a number 1–22 and nothing else.
    #[error("after its letter a point has a row number from 1 to 22")]
    Row,
}

impl FromStr for Point {
    type Err = PointError;

    /// Reads `h8` or `H8`. Whether the point lies on a given board is another question.
    fn from_str(text: &str) -> Result<Point, PointError> {
        let mut chars = text.chars();
        let letter = chars.next().ok_or(PointError::Column)?.to_ascii_lowercase();
        if !('a'..='v').contains(&letter) {
            return Err(PointError::Column);
        }
        let digits = chars.as_str();
        let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
        let row: u8 = if plain { digits.parse().unwrap_or(0) } else { 0 };
        if row == 0 || row > BoardSize::MAX || digits.starts_with('0') {
            return Err(PointError::Row);
        }
        Ok(Point { x: letter as u8 - b'a', y: row - 1 })
    }
}

/// One of the four directions in which a line can run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Axis {
    /// Left to right, `—`.
    Horizontal,
    /// Bottom to top, `|`.
    Vertical,
    /// From bottom left to top right, `/`.
    Rising,
    /// From top left to bottom right, `\`.
    Falling,
}

impl Axis {
    /// All four, in the order every list of axes in this program has.
    pub const ALL: [Axis; 4] = [Axis::Horizontal, Axis::Vertical, Axis::Rising, Axis::Falling];

    /// Column and row difference of one step in the axis' forward direction.
    pub const fn delta(self) -> (i16, i16) {
        match self {
            Axis::Horizontal => (1, 0),
            Axis::Vertical => (0, 1),
            Axis::Rising => (1, 1),
            Axis::Falling => (1, -1),
        }
    }
}

/// Side of a square board in lines, 5 to 22.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardSize(u8);

/// A number of lines outside 5–22.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a board has 5 to 22 lines, not {0}")]
pub struct BoardSizeError(pub u32);

impl BoardSize {
    /// Fewest lines: below five no five fits.
    pub const MIN: u8 = 5;
    /// Most lines: the largest size that Gomocup managers and RenLib-like tools use.
    pub const MAX: u8 = 22;
    /// The usual board.
    pub const FIFTEEN: BoardSize = BoardSize(15);

    /// A board of `lines` lines.
    ///
    /// # Errors
    /// Outside 5–22.
    pub fn new(lines: u32) -> Result<BoardSize, BoardSizeError> {
        match u8::try_from(lines) {
            Ok(n) if (BoardSize::MIN..=BoardSize::MAX).contains(&n) => Ok(BoardSize(n)),
            _ => Err(BoardSizeError(lines)),
        }
    }

    /// Number of lines.
    pub const fn lines(self) -> u8 {
        self.0
    }

    /// Number of points.
    pub const fn cells(self) -> usize {
        self.0 as usize * self.0 as usize
    }

    /// Whether `point` lies on the board.
    pub const fn contains(self, point: Point) -> bool {
        point.x < self.0 && point.y < self.0
    }

    /// Place of `point` in row-major order from `A1`. Meaningful only for points on the board.
    pub const fn index(self, point: Point) -> usize {
        point.y as usize * self.0 as usize + point.x as usize
    }

    /// The point at a row-major index below [`cells`](BoardSize::cells).
    pub const fn point(self, index: usize) -> Point {
        Point { x: (index % self.0 as usize) as u8, y: (index / self.0 as usize) as u8 }
    }

    /// All points, row by row from `A1`.
    pub fn points(self) -> impl Iterator<Item = Point> {
        (0..self.cells()).map(move |i| self.point(i))
    }

    /// The middle point (天元); on even boards the lower left of the four middle ones.
    pub const fn center(self) -> Point {
        let middle = (self.0 - 1) / 2;
        Point { x: middle, y: middle }
    }

    /// The marked points: fourth lines from 13 up, third lines from 9 to 12, the center where the
    /// size is odd, the side points too from 19 odd.
    pub fn star_points(self) -> Vec<Point> {
        let n = self.0;
        let odd = n % 2 == 1;
        let middle = (n - 1) / 2;
        let mut marks = Vec::new();
        if n >= 9 {
            let near = if n >= 13 { 3 } else { 2 };
            let far = n - 1 - near;
            let lines = if odd && n >= 19 { vec![near, middle, far] } else { vec![near, far] };
            for &y in &lines {
                marks.extend(lines.iter().map(|&x| Point { x, y }));
            }
        }
        let center = Point { x: middle, y: middle };
        if odd && !marks.contains(&center) {
            marks.push(center);
        }
        marks
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
