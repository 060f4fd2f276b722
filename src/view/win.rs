//! The winning five as a constellation: everything else steps back, the five stay lit, a line
//! joins them, drawing itself once.

use super::geometry::CssPos;
use super::marks::coordinates;
use super::scene::View;
use super::shape::{Paint, Shape};
use super::stones::{is_numbered, number, shadow, stone_at};
use super::theme::BoardLook;
use crate::app::{Millis, StoneView};
use crate::rules::Point;

/// How long the line takes to draw itself, in milliseconds.
pub const DRAWN_IN: Millis = Millis(400);

/// How much of the line is there, 0 to 1, `since` it was made: fast at first, then slower.
fn drawn(since: Option<Millis>) -> f64 {
    let left = since.map_or(0.0, |since| (DRAWN_IN - since).0 as f64 / DRAWN_IN.0 as f64);
    1.0 - left * left
}

/// Nothing while nobody has won by a line.
pub(super) fn win(view: &View<'_>, out: &mut Vec<Shape>) {
    let lines: Vec<Vec<Point>> = view
        .snapshot
        .lines
        .iter()
        .map(|line| line.points.iter().copied().filter(|&p| view.geometry.size().contains(p)).collect())
        .collect();
    let mut winners: Vec<StoneView> = Vec::new();
    for &point in lines.iter().flatten() {
        if winners.iter().all(|winner| winner.point != point) {
            winners.extend(view.snapshot.stones.iter().find(|stone| stone.point == point));
        }
    }
    if winners.is_empty() {
        return;
    }
    let (side, look) = (view.geometry.side(), &view.theme.board);
    let paint = Paint::Solid(look.veil);
    out.push(Shape::Rect { at: CssPos::default(), width: side, height: side, paint });
    coordinates(view, out);
    if let Some(glow) = look.win_glow {
        let radius = view.len(1.15, 0.0);
        out.extend(
            winners
                .iter()
                .map(|winner| Shape::glow(view.geometry.center(winner.point), radius, glow.alpha(0.3))),
        );
    }
    // Numbers on the stones stay readable: then the line runs under them.
    let numbered = winners.iter().any(|winner| is_numbered(view, winner));
    let part = drawn(view.phase.won);
    let mut line = Vec::new();
    for points in &lines {
        if let (Some(&first), Some(&last)) = (points.first(), points.last()) {
            joined(view, look, first, last, part, &mut line);
        }
    }
    if numbered {
        out.append(&mut line);
    }
    for winner in &winners {
        shadow(view, winner.point, out);
    }
    for winner in &winners {
        let stone = stone_at(view, winner.point, winner.color, 1.0);
        out.push(Shape::Stone(stone));
        out.push(Shape::ring(stone.at, stone.radius, view.len(0.03, 1.25), look.win_ring));
        number(view, winner, out);
    }
    out.append(&mut line);
    // A star rises where the line has come to.
    let mut reached: Vec<Point> = Vec::new();
    for points in lines.iter().filter(|_| !numbered) {
        let last = points.len().saturating_sub(1).max(1) as f64;
        for (i, &point) in points.iter().enumerate() {
            if i as f64 <= part * last && !reached.contains(&point) {
                reached.push(point);
                star(view, look, view.geometry.center(point), out);
            }
        }
    }
}

fn joined(view: &View<'_>, look: &BoardLook, first: Point, last: Point, part: f64, out: &mut Vec<Shape>) {
    let (from, end) = (view.geometry.center(first), view.geometry.center(last));
    let to = from.shift((end.x - from.x) * part, (end.y - from.y) * part);
    let mut line = |width: f64, color| out.push(Shape::Line { from, to, width, color, round: true });
    if let Some(glow) = look.win_glow {
        // A line's light, as ever narrower and brighter strokes.
        for (cells, alpha) in [(0.30, 0.06), (0.21, 0.09), (0.13, 0.15), (0.08, 0.3)] {
            line(view.len(cells, 2.0), glow.alpha(alpha));
        }
    }
    if let Some(under) = look.win_line_under {
        line(view.len(0.09, 3.0), under);
    }
    line(view.len(if look.light.is_flat() { 0.07 } else { 0.036 }, 1.5), look.win_line);
}

fn star(view: &View<'_>, look: &BoardLook, at: CssPos, out: &mut Vec<Shape>) {
    let Some(glow) = look.win_glow else {
        out.push(Shape::dot(at, view.len(0.11, 2.0), look.win_line));
        return;
    };
    out.push(Shape::glow(at, view.len(0.4, 0.0), glow.alpha(0.6)));
    let mut spike = |radius: f64, waist: f64, color| {
        out.push(Shape::Star { at, radius: view.len(radius, 0.0), waist: view.len(waist, 0.0), color });
    };
    spike(0.42, 0.035, look.win_line);
    spike(0.2, 0.05, look.win_star);
    out.push(Shape::dot(at, view.len(0.07, 1.0), look.win_star));
}
