//! Single marks: coordinates, crosshair, last move, ghost, hint, the keyboard's place, debugging.

use super::color::Rgba;
use super::decimal::Decimal;
use super::geometry::CssPos;
use super::scene::{Magnifier, View};
use super::shape::{Align, Shape};
use super::stone::Light;
use super::stones::{is_numbered, place, stone_at};
use crate::rules::Point;

/// Letters under the board and numbers to its left; those of the pointed row and column stand out.
pub(super) fn coordinates(view: &View<'_>, out: &mut Vec<Shape>) {
    if !view.snapshot.settings.coordinates {
        return;
    }
    let (geometry, look) = (view.geometry, &view.theme.board);
    let size = view.len(0.27, 9.0).min(13.0);
    let margin = view.len(0.3, 7.5);
    let pointed = view.pointed();
    let mut put = |middle: CssPos, text: String, hot: bool| {
        let (weight, color) = if hot { (700, look.label_hot) } else { (500, look.label) };
        out.push(Shape::label(middle, text, size, weight, color));
    };
    for i in 0..geometry.size().lines() {
        let (column, row) = (Point::new(i, 0), Point::new(0, i));
        let below = CssPos::new(geometry.center(column).x, geometry.side() - margin);
        put(below, column.column_letter().to_string(), pointed.is_some_and(|p| p.x == i));
        let beside = CssPos::new(margin, geometry.center(row).y);
        put(beside, (u16::from(i) + 1).to_string(), pointed.is_some_and(|p| p.y == i));
    }
}

/// The two lines of the aimed crossing, under the stones.
pub(super) fn crosshair(view: &View<'_>, out: &mut Vec<Shape>) {
    let Some(point) = view.crossed() else { return };
    let last = view.geometry.size().lines() - 1;
    let (width, color) = (view.geometry.line_width(), view.theme.board.mark.alpha(0.7));
    let ends = [
        (Point::new(0, point.y), Point::new(last, point.y)),
        (Point::new(point.x, 0), Point::new(point.x, last)),
    ];
    out.extend(ends.map(|(from, to)| {
        let (from, to) = (view.geometry.center(from), view.geometry.center(to));
        Shape::Line { from, to, width, color, round: false }
    }));
}

/// A ring on the last stone; around it where its number needs the room, and on paper always. A finished game shows its
/// line instead.
pub(super) fn last_move(view: &View<'_>, out: &mut Vec<Shape>) {
    let stones = &view.snapshot.stones;
    let Some(stone) = stones.iter().find(|stone| Some(stone.point) == view.snapshot.last) else { return };
    if !view.snapshot.lines.is_empty() || !view.geometry.size().contains(stone.point) {
        return;
    }
    let at = place(view.geometry, view.theme, stone.point);
    out.push(if is_numbered(view, stone) || view.theme.board.light == Light::Paper {
        let radius = view.stone_radius() + view.len(0.02, 0.0);
        Shape::ring(at, radius, view.len(0.055, 1.6), view.theme.board.mark)
    } else {
        Shape::ring(at, view.len(0.2, 0.0), view.len(0.06, 1.6), view.theme.board.last[stone.color])
    });
}

/// The stone that a press would place, half there.
pub(super) fn ghost(view: &View<'_>, out: &mut Vec<Shape>) {
    let Some(point) = view.placing() else { return };
    let look = &view.theme.board;
    let alpha = if view.phase.aim.is_some() { 0.72 } else { look.ghost };
    let stone = stone_at(view, point, view.snapshot.turn, alpha);
    let ring = look.ghost_ring.map(|color| Shape::Ring {
        at: stone.at,
        radius: stone.radius - 0.5,
        width: view.len(0.03, 1.0),
        color,
        dash: look.light.is_flat().then(|| (view.len(0.12, 0.0), view.len(0.09, 0.0))),
    });
    out.push(Shape::Stone(stone));
    out.extend(ring);
}

/// The recommended point: a star in a ring.
pub(super) fn hint(view: &View<'_>, out: &mut Vec<Shape>) {
    let Some(point) = view.snapshot.hint.as_ref().map(|hint| hint.point) else { return };
    if !view.is_free(point) {
        return;
    }
    let (at, look) = (view.geometry.center(point), &view.theme.board);
    if view.placing() != Some(point) {
        out.push(Shape::dot(at, view.len(0.47, 0.0), look.casing));
        let (radius, waist) = (view.len(0.36, 0.0), view.len(0.05, 0.0));
        out.push(Shape::Star { at, radius, waist, color: look.mark });
    }
    out.push(Shape::ring(at, view.len(0.47, 0.0), view.len(0.05, 1.5), look.mark));
}

/// Four corners around the keyboard's place: a shape that nothing else on the board has.
pub(super) fn cursor(view: &View<'_>, out: &mut Vec<Shape>) {
    let Some(point) = view.phase.cursor.filter(|&p| view.geometry.size().contains(p)) else { return };
    let at = view.geometry.center(point);
    let (reach, arm) = (view.len(0.5, 0.0), view.len(0.18, 3.0));
    let width = view.len(0.05, 2.0);
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    for (width, color) in [(width + 2.0, view.theme.board.casing), (width, view.theme.board.mark)] {
        out.extend(corners.map(|(dx, dy)| {
            let corner = at.shift(dx * reach, dy * reach);
            let points = vec![corner.shift(-dx * arm, 0.0), corner, corner.shift(0.0, -dy * arm)];
            Shape::Path { points, width, color }
        }));
    }
}

/// What each crossing catches, where the last press fell and which point it became.
pub(super) fn debug_hit(view: &View<'_>, out: &mut Vec<Shape>) {
    if !view.phase.debug_hit {
        return;
    }
    let (geometry, color) = (view.geometry, view.theme.board.danger);
    let reach = geometry.cell() / 2.0;
    out.extend(
        geometry.size().points().map(|p| Shape::ring(geometry.center(p), reach, 1.0, color.alpha(0.4))),
    );
    let Some(pressed) = view.phase.pressed else { return };
    for (dx, dy) in [(6.0, 6.0), (6.0, -6.0)] {
        let (from, to) = (pressed.shift(-dx, -dy), pressed.shift(dx, dy));
        out.push(Shape::Line { from, to, width: 2.0, color, round: true });
    }
    let said = match geometry.point_at(pressed) {
        Some(point) => {
            let to = geometry.center(point);
            out.push(Shape::Line { from: pressed, to, width: 1.0, color, round: false });
            format!(
                "{point} {:+} {:+}",
                Decimal::Fixed(pressed.x - to.x, 1),
                Decimal::Fixed(pressed.y - to.y, 1)
            )
        }
        None => format!("– {} {}", Decimal::Fixed(pressed.x, 1), Decimal::Fixed(pressed.y, 1)),
    };
    caption(view, pressed, said, color, out);
}

/// Words beside a place, turned towards the middle of the board so that they stay on it.
fn caption(view: &View<'_>, beside: CssPos, text: String, color: Rgba, out: &mut Vec<Shape>) {
    let middle = view.geometry.side() / 2.0;
    let (dx, align) = if beside.x < middle { (10.0, Align::Left) } else { (-10.0, Align::Right) };
    let at = beside.shift(dx, if beside.y < middle { 20.0 } else { -12.0 });
    out.push(Shape::Text { at, text, size: 13.0, weight: 600, color, align });
}

/// The glass above the aim, or below it near the top edge; never over it.
pub(super) fn magnifier(view: &View<'_>) -> Option<Magnifier> {
    let point = view.crossed().filter(|_| view.phase.touch_magnifier)?;
    let focus = view.geometry.center(point);
    let (side, cell) = (view.geometry.side(), view.geometry.cell());
    let radius = (cell * 2.35).min(side * 0.17);
    let within = |along: f64, gap: f64| along.min(side - radius - gap).max(radius + gap);
    let [above, below] = [-cell * 2.0 - radius, cell * 2.25 + radius].map(|off| within(focus.y + off, 0.0));
    let y = if focus.y - above >= radius + cell || focus.y - above > below - focus.y { above } else { below };
    Some(Magnifier {
        at: CssPos::new(within(focus.x, cell * 0.4), y),
        radius,
        zoom: 1.9,
        focus,
        ground: view.theme.board.casing,
        rim: view.theme.board.mark.alpha(0.95),
        rim_width: 2.0,
    })
}
