//! What lies under everything: sky or wood, the grid, the frame, the star points. It changes only with
//! board size, canvas and theme, so it is made on demand and kept by the painter.

use std::hash::Hash;

use super::color::Rgba;
use super::geometry::{CssPos, Geometry};
use super::raster::Picture;
use super::scene::hash_of;
use super::shape::{Paint, Shape, Stop};
use super::theme::{Ground, Theme};
use crate::rules::Point;

/// The lowest layer. Building its shapes costs about a millisecond, so [`shapes`](Background::shapes)
/// is called only when [`key`](Background::key) has changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Background {
    geometry: Geometry,
    theme: &'static Theme,
    picture: u32,
}

impl Background {
    /// The ground of a board. `picture` is not 0 where somebody's own picture lies under it, and another
    /// number for each.
    pub fn new(geometry: &Geometry, theme: &'static Theme, picture: u32) -> Background {
        Background { geometry: *geometry, theme, picture }
    }

    /// Equal keys, equal shapes.
    pub fn key(&self) -> u64 {
        hash_of(&self.geometry, self.theme, |hash| self.picture.hash(hash))
    }

    /// The shapes, lowest first; the first covers the whole canvas.
    pub fn shapes(&self) -> Vec<Shape> {
        let mut out = Vec::new();
        match self.theme.board.ground {
            _ if self.picture > 0 => own(&self.geometry, self.theme, &mut out),
            Ground::Sky { gradient, seed } => sky(&self.geometry, gradient, seed, &mut out),
            Ground::Wood => plain(&self.geometry, self.theme, Some(Picture::Wood), &mut out),
            Ground::Plain => plain(&self.geometry, self.theme, None, &mut out),
        }
        grid(&self.geometry, self.theme, self.picture > 0, &mut out);
        out
    }
}

fn sky(geometry: &Geometry, gradient: [Rgba; 3], seed: u16, out: &mut Vec<Shape>) {
    let side = geometry.side();
    let at = CssPos::default();
    let stops = [0.0, 0.5, 1.0].into_iter().zip(gradient).map(|(at, color)| Stop::new(at, color)).collect();
    let paint = Paint::Linear { from: at, to: CssPos::new(side * 0.5, side), stops };
    out.push(Shape::Rect { at, width: side, height: side, paint });
    let picture = Picture::Nebula { seed: f32::from(seed) / 62.0, strength: 0.78, offset: 0.7 };
    out.push(Shape::Picture { at, width: side, height: side, picture });
    far_stars(geometry, seed, out);
}

/// One star to 420 square pixels, none near a line, so that no star looks like a mark.
fn far_stars(geometry: &Geometry, seed: u16, out: &mut Vec<Shape>) {
    const COLORS: [Rgba; 3] = [Rgba::hex(0xdfe7ff), Rgba::hex(0xffffff), Rgba::hex(0xfff0d8)];
    let (side, cell) = (geometry.side(), geometry.cell());
    let mut random = fastrand::Rng::with_seed(u64::from(seed));
    for _ in 0..(side * side / 420.0) as u32 {
        let at = CssPos::new(random.f64() * side, random.f64() * side);
        let large = random.f64() < 0.08;
        let (radius, alpha, clear) = if large {
            (0.7 + random.f64() * 0.3, 0.5 + random.f64() * 0.3, 0.16)
        } else {
            (0.34 + random.f64() * 0.3, 0.14 + random.f64() * 0.36, 0.07)
        };
        let color = COLORS[random.usize(..COLORS.len())].alpha(alpha);
        let from_line = |along: f64| (along / cell - (along / cell).round()).abs();
        if from_line(at.x).min(from_line(at.y)) >= clear {
            out.push(Shape::dot(at, radius, color));
        }
    }
}

/// Somebody's own picture, under so much of the ground's color that words can be read on black and on white.
fn own(geometry: &Geometry, theme: &Theme, out: &mut Vec<Shape>) {
    let (side, look) = (geometry.side(), &theme.board);
    let solid =
        Shape::Rect { at: CssPos::default(), width: side, height: side, paint: Paint::Solid(look.casing) };
    let veil = Shape::Rect {
        at: CssPos::default(),
        width: side,
        height: side,
        paint: Paint::Solid(look.casing.alpha(look.picture_veil)),
    };
    // The solid ground shows through where the picture does.
    out.extend([solid, Shape::Own { side }, veil]);
}

fn plain(geometry: &Geometry, theme: &Theme, picture: Option<Picture>, out: &mut Vec<Shape>) {
    let (side, at) = (geometry.side(), CssPos::default());
    out.push(Shape::Rect { at, width: side, height: side, paint: Paint::Solid(theme.board.casing) });
    out.extend(picture.map(|picture| Shape::Picture { at, width: side, height: side, picture }));
}

/// Lines, frame and star points. Over a picture the lines are as strong as the frame.
fn grid(geometry: &Geometry, theme: &Theme, strong: bool, out: &mut Vec<Shape>) {
    let (look, last) = (&theme.board, geometry.size().lines() - 1);
    let width = geometry.line_width();
    let color = if strong { look.frame } else { look.line };
    let (top_left, bottom_right) =
        (geometry.center(Point::new(0, last)), geometry.center(Point::new(last, 0)));
    for i in 1..last {
        let crossing = geometry.center(Point::new(i, i));
        let ends = [
            (CssPos::new(top_left.x, crossing.y), CssPos::new(bottom_right.x, crossing.y)),
            (CssPos::new(crossing.x, top_left.y), CssPos::new(crossing.x, bottom_right.y)),
        ];
        out.extend(ends.map(|(from, to)| Shape::Line { from, to, width, color, round: false }));
    }
    let stroke = geometry.frame_width(look.light.is_flat());
    // Crossings lie in the middle of a grid line; the frame's width may be odd where the line's is even.
    let odd = |w: f64| (w * geometry.pixel_ratio()).round() % 2.0;
    let shift = (odd(stroke) - odd(width)) / 2.0 / geometry.pixel_ratio();
    out.push(Shape::Frame {
        at: top_left.shift(shift, shift),
        width: bottom_right.x - top_left.x,
        height: bottom_right.y - top_left.y,
        stroke,
        color: look.frame,
    });
    let radius = (geometry.cell() * 0.085).max(2.0);
    let marks = geometry.size().star_points();
    out.extend(marks.into_iter().map(|point| Shape::dot(geometry.center(point), radius, look.star)));
}
