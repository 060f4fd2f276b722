//! Stones, the shadows under them and the numbers on them.

use super::geometry::{CssPos, Geometry};
use super::noise::hash;
use super::scene::View;
use super::shape::{Paint, Shape, Stop};
use super::stone::{Light, Stone};
use super::theme::Theme;
use crate::app::{Numbers, StoneView};
use crate::rules::{Color, Point};

/// Patterns of shell and slate on wood.
const VARIANTS: f32 = 7.0;
/// How far a stone on wood may lie from its crossing, in cells, in each direction.
const JITTER: f64 = 0.0175;

/// All shadows, then all stones, then the wanted numbers; without the first `there` stones, to which the
/// others come: their shadows then go under what is there.
pub(super) fn stones(view: &View<'_>, there: usize, out: &mut Vec<Shape>) {
    let shown = || view.snapshot.stones.iter().skip(there).filter(|s| view.geometry.size().contains(s.point));
    for stone in shown() {
        shadow(view, stone.point, out);
    }
    if there > 0 {
        for shape in out.iter_mut() {
            if let Shape::Disc { at, radius, paint } = shape {
                *shape = Shape::Under { at: *at, radius: *radius, paint: paint.clone() };
            }
        }
    }
    out.extend(shown().map(|stone| Shape::Stone(stone_at(view, stone.point, stone.color, 1.0))));
    for stone in shown() {
        number(view, stone, out);
    }
}

/// The stone's number, where it is wanted.
pub(super) fn number(view: &View<'_>, stone: &StoneView, out: &mut Vec<Shape>) {
    if is_numbered(view, stone) {
        let size = view.len(if stone.number > 99 { 0.32 } else { 0.4 }, 1.0);
        let color = view.theme.board.number[stone.color];
        let at = place(view.geometry, view.theme, stone.point);
        out.push(Shape::label(at, stone.number.to_string(), size, 600, color));
    }
}

/// Whether this stone carries its move number.
pub(super) fn is_numbered(view: &View<'_>, stone: &StoneView) -> bool {
    stone.number > 0
        && match view.snapshot.settings.numbers {
            Numbers::Auto => view.theme.board.light == Light::Paper,
            Numbers::Off => false,
            Numbers::All => true,
            Numbers::Last(count) => usize::from(stone.number) + usize::from(count) > view.snapshot.ply,
        }
}

/// A stone as it lies on `point`.
pub(super) fn stone_at(view: &View<'_>, point: Point, color: Color, alpha: f64) -> Stone {
    let light = view.theme.board.light;
    let variant = match light {
        Light::Day => (hash(i32::from(point.x), i32::from(point.y) + 64) * VARIANTS) as u8,
        _ => 0,
    };
    let at = place(view.geometry, view.theme, point);
    Stone { at, radius: view.stone_radius(), color, alpha, variant, light }
}

/// Where a stone on `point` lies: on the crossing, on wood a hair beside it.
pub(super) fn place(geometry: &Geometry, theme: &Theme, point: Point) -> CssPos {
    let center = geometry.center(point);
    match theme.board.light {
        Light::Day => {
            let off = |salt: i32| {
                let random = hash(i32::from(point.x) + salt, i32::from(point.y));
                (f64::from(random) * 2.0 - 1.0) * JITTER * geometry.cell()
            };
            center.shift(off(1000), off(2000))
        }
        _ => center,
    }
}

/// Unless stones are flat: a wide soft shadow towards the lower right and a narrow one where the stone touches the board.
pub(super) fn shadow(view: &View<'_>, point: Point, out: &mut Vec<Shape>) {
    let color = view.theme.board.shadow;
    let (wide, near, contact) = match view.theme.board.light {
        Light::Day => (0.52, 0.26, 0.6),
        Light::Night => (0.6, 0.3, 0.5),
        _ => return,
    };
    let r = view.stone_radius();
    let at = place(view.geometry, view.theme, point);
    let mut soft = |center: CssPos, inner: f64, outer: f64, stops: Vec<Stop>| {
        out.push(Shape::Disc {
            at: center,
            radius: outer,
            paint: Paint::Radial { center, inner, outer, stops },
        });
    };
    let fade = |at: f64, alpha: f64| Stop::new(at, color.alpha(alpha));
    let wide_stops = vec![fade(0.0, wide), fade(0.45, near), fade(1.0, 0.0)];
    soft(at.shift(r * 0.10, r * 0.20), r * 0.7, r * 1.28, wide_stops);
    soft(at.shift(r * 0.02, r * 0.05), r * 0.9, r * 1.09, vec![fade(0.0, contact), fade(1.0, 0.0)]);
}
