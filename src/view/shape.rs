//! What a picture of the board is made of. A painter goes through the shapes from first to last and
//! decides nothing: every place, width, color and opacity is in the shape. Lengths are CSS pixels.

use super::color::Rgba;
use super::geometry::CssPos;
use super::raster::Picture;
use super::stone::Stone;

/// One thing to draw over what is already there.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A filled rectangle with upright sides.
    Rect {
        /// Its top left corner.
        at: CssPos,
        /// Its width.
        width: f64,
        /// Its height.
        height: f64,
        /// What fills it.
        paint: Paint,
    },
    /// The outline of a rectangle with upright sides; the middle of the stroke runs on the rectangle.
    Frame {
        /// Its top left corner.
        at: CssPos,
        /// Its width.
        width: f64,
        /// Its height.
        height: f64,
        /// Width of the stroke.
        stroke: f64,
        /// Its color.
        color: Rgba,
    },
    /// A straight line.
    Line {
        /// One end.
        from: CssPos,
        /// The other end.
        to: CssPos,
        /// Width of the stroke.
        width: f64,
        /// Its color.
        color: Rgba,
        /// Round ends, else ends cut off at `from` and `to`.
        round: bool,
    },
    /// Straight lines from place to place, round at ends and corners.
    Path {
        /// The places, two or more.
        points: Vec<CssPos>,
        /// Width of the stroke.
        width: f64,
        /// Its color.
        color: Rgba,
    },
    /// A filled disc.
    Disc {
        /// Its middle.
        at: CssPos,
        /// Its radius.
        radius: f64,
        /// What fills it.
        paint: Paint,
    },
    /// A filled disc under what is already on its layer (canvas: `destination-over`).
    Under {
        /// Its middle.
        at: CssPos,
        /// Its radius.
        radius: f64,
        /// What fills it.
        paint: Paint,
    },
    /// A circle; the middle of the stroke runs on the radius.
    Ring {
        /// Its middle.
        at: CssPos,
        /// Its radius.
        radius: f64,
        /// Width of the stroke.
        width: f64,
        /// Its color.
        color: Rgba,
        /// Lengths of dash and gap of a broken circle.
        dash: Option<(f64, f64)>,
    },
    /// Light: a disc whose paint is added to what lies under it (canvas: `lighter`).
    Glow {
        /// Its middle.
        at: CssPos,
        /// Its radius.
        radius: f64,
        /// What is added.
        paint: Paint,
    },
    /// A four-pointed star: its points lie up, down, left and right, joined by quadratic curves whose
    /// control places lie `waist` from the middle on the diagonals.
    Star {
        /// Its middle.
        at: CssPos,
        /// From the middle to a point.
        radius: f64,
        /// From the middle to a curve's control place.
        waist: f64,
        /// Its color.
        color: Rgba,
    },
    /// A stone without its shadow, from a raster that the painter may keep under
    /// [`Stone::key`](super::Stone::key).
    Stone(Stone),
    /// A texture from a raster, stretched smoothly over a rectangle.
    Picture {
        /// Its top left corner.
        at: CssPos,
        /// Its width.
        width: f64,
        /// Its height.
        height: f64,
        /// Which one.
        picture: Picture,
    },
    /// Somebody's own picture, cut to a square that covers the canvas.
    Own {
        /// Side of the canvas.
        side: f64,
    },
    /// A word or number in the page's font ([`FONT`](super::theme::FONT)) with tabular numerals.
    Text {
        /// The left end, middle or right end (see `align`) of the baseline.
        at: CssPos,
        /// The words.
        text: String,
        /// Size of the font.
        size: f64,
        /// Weight of the font, 400–700.
        weight: u16,
        /// Its color.
        color: Rgba,
        /// Which part of the baseline lies `at`.
        align: Align,
    },
}

/// Which part of a text's baseline is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Align {
    /// Its left end.
    Left,
    /// Its middle.
    Center,
    /// Its right end.
    Right,
}

/// What fills an area.
#[derive(Clone, Debug, PartialEq)]
pub enum Paint {
    /// One color.
    Solid(Rgba),
    /// A gradient along a line.
    Linear {
        /// Where stop 0 lies.
        from: CssPos,
        /// Where stop 1 lies.
        to: CssPos,
        /// The colors.
        stops: Vec<Stop>,
    },
    /// A gradient between two circles about one middle.
    Radial {
        /// Their middle.
        center: CssPos,
        /// Radius of stop 0.
        inner: f64,
        /// Radius of stop 1.
        outer: f64,
        /// The colors.
        stops: Vec<Stop>,
    },
}

/// A color on the way of a gradient.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// How far along, 0 to 1.
    pub at: f64,
    /// The color there.
    pub color: Rgba,
}

impl Stop {
    /// `color` at `at`.
    pub const fn new(at: f64, color: Rgba) -> Stop {
        Stop { at, color }
    }
}

impl Shape {
    /// A rectangle that holds all of the shape, from the top left corner to the bottom right one.
    pub fn bounds(&self) -> (CssPos, CssPos) {
        let around = |at: CssPos, reach: f64| (at.shift(-reach, -reach), at.shift(reach, reach));
        let hull = |points: &[CssPos], reach: f64| {
            let far = f64::INFINITY;
            points.iter().fold((CssPos::new(far, far), CssPos::new(-far, -far)), |(low, high), at| {
                let (from, to) = around(*at, reach);
                (
                    CssPos::new(low.x.min(from.x), low.y.min(from.y)),
                    CssPos::new(high.x.max(to.x), high.y.max(to.y)),
                )
            })
        };
        match self {
            Shape::Rect { at, width, height, .. } | Shape::Picture { at, width, height, .. } => {
                (*at, at.shift(*width, *height))
            }
            Shape::Frame { at, width, height, stroke, .. } => {
                hull(&[*at, at.shift(*width, *height)], *stroke)
            }
            Shape::Line { from, to, width, .. } => hull(&[*from, *to], *width),
            Shape::Path { points, width, .. } => hull(points, *width),
            Shape::Disc { at, radius, .. }
            | Shape::Under { at, radius, .. }
            | Shape::Glow { at, radius, .. }
            | Shape::Star { at, radius, .. } => around(*at, *radius),
            Shape::Ring { at, radius, width, .. } => around(*at, radius + width),
            Shape::Stone(stone) => around(stone.at, stone.radius + 1.0),
            Shape::Own { side } => around(CssPos::default(), *side),
            // No sign of the usual fonts is wider than its size.
            Shape::Text { at, text, size, .. } => around(*at, size * (text.chars().count() + 1) as f64),
        }
    }

    /// A number or short word with the middle of its capitals at `middle`, weight 600.
    pub fn label(middle: CssPos, text: impl Into<String>, size: f64, weight: u16, color: Rgba) -> Shape {
        // Capitals and figures of the usual page fonts are about .72 of the font's size high.
        let at = middle.shift(0.0, size * 0.36);
        Shape::Text { at, text: text.into(), size, weight, color, align: Align::Center }
    }

    /// A soft light that fades from `color` to nothing at `radius`.
    pub fn glow(at: CssPos, radius: f64, color: Rgba) -> Shape {
        let stops = vec![
            Stop::new(0.0, color),
            Stop::new(0.35, color.alpha(color.a * 0.28)),
            Stop::new(1.0, color.alpha(0.0)),
        ];
        Shape::Glow { at, radius, paint: Paint::Radial { center: at, inner: 0.0, outer: radius, stops } }
    }

    /// A disc of one color.
    pub const fn dot(at: CssPos, radius: f64, color: Rgba) -> Shape {
        Shape::Disc { at, radius, paint: Paint::Solid(color) }
    }

    /// An unbroken circle.
    pub const fn ring(at: CssPos, radius: f64, width: f64, color: Rgba) -> Shape {
        Shape::Ring { at, radius, width, color, dash: None }
    }
}
