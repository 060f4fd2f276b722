//! One line through one point: the window around it, and the shape that a stone there would have.
//!
//! # The window
//!
//! No five through a point reaches farther than four cells from it, and whether it is exactly five
//! shows in the fifth. So the ten cells around a point say everything about one line. Each is free, own
//! or closed (an enemy stone or the edge; no rule of this program tells these apart), which makes ten
//! digits to base three: a number below 59,049. A stone put down changes one digit in the windows of
//! its neighbors and nothing else; `Grid` keeps the numbers up to date that way.
//!
//! # The table
//!
//! The definitions of [`Pattern`] are recursive ("one more stone makes …"), which is slow to
//! follow and quick to remember. [`LineTables`] work a window out when it is first asked for and keep
//! the answer in one byte. The emptiest window leads to a thousand others and costs about 50 µs, once;
//! every later question costs one look.

use super::pattern::Pattern;
use crate::rules::{Axis, Board, Color, End, Point, RuleKind, Run};

/// Cells on either side of the point that belong to a window.
pub(super) const REACH: usize = 5;
/// Number of windows: three to the number of cells.
const WINDOWS: usize = 3usize.pow(2 * REACH as u32);
/// Digit of a free cell. Own stones are 1.
const FREE: u16 = 0;
/// Digit of an own stone.
pub(super) const OWN: u16 = 1;
/// Digit of an enemy stone or of a cell off the board.
pub(super) const CLOSED: u16 = 2;

/// Ten base-3 digits, the cells from five before to five after the point, the point left out.
pub(super) type Window = u16;

/// What one digit is worth in a [`Window`]: `POWERS[i]` for the cell with `place(offset) == i`.
pub(super) const POWERS: [u16; 2 * REACH] = {
    let mut powers = [1; 2 * REACH];
    let mut i = 1;
    while i < powers.len() {
        powers[i] = powers[i - 1] * 3;
        i += 1;
    }
    powers
};

/// The digit's place for the cell `offset` steps from the point (−5…5, never 0).
pub(super) const fn place(offset: isize) -> usize {
    let shifted = (offset + REACH as isize) as usize;
    if offset < 0 { shifted } else { shifted - 1 }
}

/// All that the score tables may ask of a line when a stone stands on its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// What the stone makes of the line, gaps included.
    pub pattern: Pattern,
    /// Stones in the unbroken run through the point, 1–6; six stands for "more than five".
    pub run: u8,
    /// How many of the run's two ends are free points, 0–2.
    pub open_ends: u8,
}

/// A [`Shape`] in one byte, never 0: a place in lists with [`ShapeId::COUNT`] entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ShapeId(pub(super) u8);

impl ShapeId {
    /// Room for every id.
    pub(super) const COUNT: usize = 256;
    /// Longest run told apart from longer ones.
    const LONGEST: u8 = 6;

    fn of(shape: Shape) -> ShapeId {
        ShapeId(1 + (shape.pattern as u8 * ShapeId::LONGEST + shape.run - 1) * 3 + shape.open_ends)
    }

    /// The shape, or `None` for a byte that stands for none.
    pub(super) fn shape(self) -> Option<Shape> {
        let n = self.0.checked_sub(1)?;
        let pattern = Pattern::ALL.get(usize::from(n / 3 / ShapeId::LONGEST)).copied()?;
        Some(Shape { pattern, run: 1 + n / 3 % ShapeId::LONGEST, open_ends: n % 3 })
    }

    /// The shape's pattern.
    pub(super) const fn pattern(self) -> Pattern {
        // One look instead of three divisions: this is asked for every window that changes.
        PATTERN_OF[self.0 as usize]
    }

    /// The place in a list of values.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The pattern of every id.
const PATTERN_OF: [Pattern; ShapeId::COUNT] = {
    let mut list = [Pattern::None; ShapeId::COUNT];
    let mut id = 1;
    while id <= Pattern::ALL.len() * ShapeId::LONGEST as usize * 3 {
        list[id] = Pattern::ALL[(id - 1) / 3 / ShapeId::LONGEST as usize];
        id += 1;
    }
    list
};

/// The shapes of all windows for one color under one rule, worked out as they are asked for.
#[derive(Clone)]
struct LineTable {
    kind: RuleKind,
    color: Color,
    known: Box<[u8]>,
}

impl LineTable {
    /// A table that knows nothing yet.
    fn new(kind: RuleKind, color: Color) -> LineTable {
        LineTable { kind, color, known: vec![0; WINDOWS].into_boxed_slice() }
    }

    /// The shape that a stone makes in the middle of `window`.
    #[inline]
    fn id(&mut self, window: Window) -> ShapeId {
        match self.known[usize::from(window)] {
            0 => self.work_out(window),
            id => ShapeId(id),
        }
    }

    /// Follows the definitions. The depth is at most the number of cells, since each call adds a stone.
    #[cold]
    fn work_out(&mut self, window: Window) -> ShapeId {
        let mut digits = [FREE; 2 * REACH];
        let mut rest = window;
        for digit in &mut digits {
            *digit = rest % 3;
            rest /= 3;
        }
        let walk = |sign: isize| {
            for steps in 1..=REACH as isize {
                match digits[place(sign * steps)] {
                    OWN => {}
                    FREE => return (steps - 1, End::Empty),
                    _ => return (steps - 1, End::Stone),
                }
            }
            // Longer than any rule's five: what comes after does not matter.
            (REACH as isize, End::Stone)
        };
        let (back, before) = walk(-1);
        let (forth, after) = walk(1);
        let len = (back + forth + 1) as u8;
        // Rules ask a run for its length and its ends, not for where it lies.
        let run = Run { start: Point::new(0, 0), axis: Axis::Horizontal, len, ends: [before, after] };
        let pattern = if self.kind.wins(self.color, &run) {
            Pattern::Five
        } else {
            let next = |i: usize| window + OWN * POWERS[i];
            let free = (0..digits.len()).filter(|&i| digits[i] == FREE);
            let mut best = Pattern::None;
            let mut fives = 0;
            for i in free {
                let made = self.id(next(i)).pattern();
                fives += u8::from(made == Pattern::Five);
                best = best.max(made);
            }
            match best {
                Pattern::Five if fives >= 2 => Pattern::OpenFour,
                Pattern::Five => Pattern::Four,
                Pattern::OpenFour => Pattern::OpenThree,
                Pattern::Four => Pattern::Three,
                Pattern::OpenThree => Pattern::OpenTwo,
                Pattern::Three => Pattern::Two,
                Pattern::OpenTwo | Pattern::Two => Pattern::One,
                Pattern::One | Pattern::None => Pattern::None,
            }
        };
        let open_ends = run.ends_that_are(End::Empty);
        let id = ShapeId::of(Shape { pattern, run: len.min(ShapeId::LONGEST), open_ends });
        self.known[usize::from(window)] = id.0;
        id
    }
}

/// The shapes for both colors under one rule, worked out as they are asked for.
#[derive(Clone)]
pub struct LineTables {
    // One table serves both colors if the rule asks the same of them.
    tables: Vec<LineTable>,
    of_color: [usize; 2],
}

impl LineTables {
    /// Tables that know nothing yet.
    pub fn new(kind: RuleKind) -> LineTables {
        let colors = if kind.same_for_both() { &[Color::Black][..] } else { &Color::BOTH };
        LineTables {
            tables: colors.iter().map(|&color| LineTable::new(kind, color)).collect(),
            of_color: [0, colors.len() - 1],
        }
    }

    /// The shape that a stone of color number `color` makes in the middle of `window`.
    #[inline]
    pub(super) fn id(&mut self, window: Window, color: usize) -> ShapeId {
        self.tables[self.of_color[color]].id(window)
    }

    /// The shape that a stone of `color` on `point` would have along `axis`, straight from the board;
    /// what stands on `point` does not matter.
    pub fn shape(&mut self, board: &Board, point: Point, color: Color, axis: Axis) -> Shape {
        let id = self.id(window(board, point, color, axis), color as usize);
        id.shape().expect("the table answers with ids of shapes")
    }
}

/// The window of `point` along `axis` as `color` sees it.
pub(super) fn window(board: &Board, point: Point, color: Color, axis: Axis) -> Window {
    let digit = |offset: isize| match point.step(axis, offset as i16).filter(|&p| board.size().contains(p)) {
        None => CLOSED,
        Some(p) => board.get(p).map_or(FREE, |stone| if stone == color { OWN } else { CLOSED }),
    };
    let reach = REACH as isize;
    (-reach..=reach).filter(|&offset| offset != 0).map(|offset| digit(offset) * POWERS[place(offset)]).sum()
}
