//! The winning five as a constellation: everything else steps back, the five stay lit, a line joins them.

use super::geometry::CssPos;
use super::marks::coordinates;
use super::scene::View;
use super::shape::{Paint, Shape};
use super::stones::{shadow, stone_at};
use super::theme::BoardLook;
use crate::rules::{Color, Point};

/// Nothing while nobody has won by a line.
pub(super) fn win(view: &View<'_>, out: &mut Vec<Shape>) {
    let lines: Vec<Vec<Point>> = view
        .snapshot
        .lines
        .iter()
        .map(|line| line.points.iter().copied().filter(|&p| view.geometry.size().contains(p)).collect())
        .collect();
    let mut winners: Vec<(Point, Color)> = Vec::new();
    for &point in lines.iter().flatten() {
        if let Some(color) = view.stone_on(point)
            && winners.iter().all(|&(p, _)| p != point)
        {
            winners.push((point, color));
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
            winners.iter().map(|&(p, _)| Shape::glow(view.geometry.center(p), radius, glow.alpha(0.3))),
        );
    }
    for &(point, _) in &winners {
        shadow(view, point, out);
    }
    for &(point, color) in &winners {
        let stone = stone_at(view, point, color, 1.0);
        out.push(Shape::Stone(stone));
        out.push(Shape::ring(stone.at, stone.radius, view.len(0.03, 1.25), look.win_ring));
    }
    for line in &lines {
        if let (Some(&first), Some(&last)) = (line.first(), line.last()) {
            joined(view, look, first, last, out);
        }
    }
    for &(point, _) in &winners {
        star(view, look, view.geometry.center(point), out);
    }
}

fn joined(view: &View<'_>, look: &BoardLook, first: Point, last: Point, out: &mut Vec<Shape>) {
    let (from, to) = (view.geometry.center(first), view.geometry.center(last));
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
    line(view.len(0.036, 1.5), look.win_line);
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
