//! Shapes as short words: `ring H8 r0.20`, `stone black H8 a1.00`, `text 12 @H8`, lengths in cells.

use hoshi::rules::{BoardSize, Point};
use hoshi::view::{CssPos, Geometry, Shape};

/// The crossing nearest to `at` when that is at most .03 cell away, else the place in cells.
fn place(at: CssPos, geometry: &Geometry) -> String {
    let cell = geometry.cell();
    let size: BoardSize = geometry.size();
    let near = |p: &Point| geometry.center(*p).distance(at) <= cell * 0.03 + 0.5;
    match size.points().find(near) {
        Some(point) => point.to_string(),
        None => format!("({:.1},{:.1})", at.x / cell, at.y / cell),
    }
}

/// One shape in words, without its colors.
pub(crate) fn say(shape: &Shape, geometry: &Geometry) -> String {
    let cell = geometry.cell();
    let len = |css: f64| format!("{:.2}", css / cell);
    let at = |at: CssPos| place(at, geometry);
    match shape {
        Shape::Rect { width, .. } => format!("rect w{}", len(*width)),
        Shape::Frame { at: corner, width, .. } => format!("frame {} w{}", at(*corner), len(*width)),
        Shape::Line { from, to, .. } => format!("line {} {}", at(*from), at(*to)),
        Shape::Path { points, .. } => format!("path {}", points.len()),
        Shape::Disc { at: middle, radius, .. } => format!("disc {} r{}", at(*middle), len(*radius)),
        Shape::Under { at: middle, radius, .. } => format!("under {} r{}", at(*middle), len(*radius)),
        Shape::Own { side } => format!("own w{}", len(*side)),
        Shape::Ring { at: middle, radius, .. } => format!("ring {} r{}", at(*middle), len(*radius)),
        Shape::Glow { at: middle, radius, .. } => format!("glow {} r{}", at(*middle), len(*radius)),
        Shape::Star { at: middle, radius, .. } => format!("star {} r{}", at(*middle), len(*radius)),
        Shape::Stone(stone) => format!("stone {} {} a{:.2}", stone.color, at(stone.at), stone.alpha),
        Shape::Picture { width, .. } => format!("picture w{}", len(*width)),
        Shape::Text { at: base, text, size, .. } => {
            format!("text {text} @{}", at(base.shift(0.0, -size * 0.36)))
        }
    }
}

/// All shapes in words.
pub(crate) fn say_all(shapes: &[Shape], geometry: &Geometry) -> Vec<String> {
    shapes.iter().map(|shape| say(shape, geometry)).collect()
}
