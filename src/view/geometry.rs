//! Where crossings lie on the canvas: the one place where points become pixels and back.
//!
//! Drawing and hit-testing share it, so a stone always falls on the crossing that was pressed. All
//! lengths are CSS pixels; device pixels only decide how a crossing is rounded.

use crate::rules::{BoardSize, Point};

/// A place in CSS pixels from the canvas' top left corner, `y` downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CssPos {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl CssPos {
    /// The place `x` to the right and `y` down.
    pub const fn new(x: f64, y: f64) -> CssPos {
        CssPos { x, y }
    }

    /// The place `dx` further right and `dy` further down.
    pub fn shift(self, dx: f64, dy: f64) -> CssPos {
        CssPos { x: self.x + dx, y: self.y + dy }
    }

    /// Straight distance.
    pub fn distance(self, other: CssPos) -> f64 {
        let (dx, dy) = (self.x - other.x, self.y - other.y);
        (dx * dx + dy * dy).sqrt()
    }
}

/// A board of some size on a square canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Geometry {
    size: BoardSize,
    side: f64,
    pixel_ratio: f64,
}

impl Geometry {
    /// Of the stone's radius in cells, for shaded stones; flat ones are a little smaller.
    const STONE: [f64; 2] = [0.472, 0.452];

    /// A board of `size` on a canvas `side` CSS pixels wide and high, with `pixel_ratio` device pixels
    /// to a CSS pixel. A side that is not a positive number makes a board that no press can hit; such a
    /// ratio counts as 1.
    pub fn new(size: BoardSize, side: f64, pixel_ratio: f64) -> Geometry {
        let sane = |n: f64, otherwise: f64| if n.is_finite() && n > 0.0 { n } else { otherwise };
        Geometry { size, side: sane(side, 0.0), pixel_ratio: sane(pixel_ratio, 1.0) }
    }

    /// Number of lines.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// Side of the canvas in CSS pixels, 0 when there is nothing to draw on.
    pub fn side(&self) -> f64 {
        self.side
    }

    /// Device pixels to a CSS pixel.
    pub fn pixel_ratio(&self) -> f64 {
        self.pixel_ratio
    }

    /// Distance between two lines in CSS pixels: the side divided by one more than the number of lines.
    pub fn cell(&self) -> f64 {
        self.side / f64::from(self.size.lines() + 1)
    }

    /// Width of a grid line: one CSS pixel, rounded to whole device pixels.
    pub fn line_width(&self) -> f64 {
        self.whole(1.0)
    }

    /// Width of the frame: 1.5 CSS pixels (2 on flat boards), rounded, and more than a grid line.
    pub fn frame_width(&self, flat: bool) -> f64 {
        self.whole(if flat { 2.0 } else { 1.5 }).max(self.line_width() + 1.0 / self.pixel_ratio)
    }

    /// Radius of a stone.
    pub fn stone_radius(&self, flat: bool) -> f64 {
        self.cell() * Geometry::STONE[usize::from(flat)]
    }

    /// `width` rounded to whole device pixels, at least one.
    pub fn whole(&self, width: f64) -> f64 {
        (width * self.pixel_ratio).round().max(1.0) / self.pixel_ratio
    }

    /// Where the crossing `point` lies: the middle of its two lines, such that lines of
    /// [`line_width`](Geometry::line_width) fill whole device pixels. The point must be on the board.
    pub fn center(&self, point: Point) -> CssPos {
        let row = self.size.lines().saturating_sub(point.y);
        CssPos { x: self.line(u16::from(point.x) + 1), y: self.line(u16::from(row)) }
    }

    /// The point whose crossing is nearest, when it is at most half a cell away (straight distance);
    /// `None` between the crossings, off the board, and for coordinates that are no numbers.
    pub fn point_at(&self, at: CssPos) -> Option<Point> {
        let cell = self.cell();
        if cell <= 0.0 || !at.x.is_finite() || !at.y.is_finite() {
            return None;
        }
        let lines = u16::from(self.size.lines());
        let nearest = |along: f64| {
            // Drawn lines lie up to a device pixel beside the even grid: the neighbors may be nearer.
            // Not `clamp`: see `decimal`.
            let guess = (along / cell).round().min(f64::from(lines)).max(1.0) as u16;
            let off = |count: &u16| (self.line(*count) - along).abs();
            let around = guess.saturating_sub(1).max(1)..=(guess + 1).min(lines);
            let count = around.min_by(|a, b| off(a).total_cmp(&off(b))).unwrap_or(guess);
            count as u8 - 1
        };
        let point = Point::new(nearest(at.x), self.size.lines() - 1 - nearest(at.y));
        (self.center(point).distance(at) <= cell / 2.0).then_some(point)
    }

    /// The middle of the `count`th line from the left or the top, counted from 1.
    fn line(&self, count: u16) -> f64 {
        let device = (self.cell() * self.pixel_ratio * f64::from(count)).round();
        let odd = (self.line_width() * self.pixel_ratio).round() % 2.0;
        (device + odd / 2.0) / self.pixel_ratio
    }
}
