//! The computer's numbers on the board: what each candidate is worth for attack and for defence.
//!
//! Where cells are wide enough both stand there, attack over defence with a stroke between; where they
//! are not, their sum, and only for the best few. The best disc is filled, the next three have
//! a rim, so that the eye finds the few that matter.

use super::decimal::Decimal;
use super::geometry::CssPos;
use super::scene::View;
use super::shape::{Paint, Shape};

/// Cells at least this wide, in CSS pixels, hold two numbers.
const TWO_LINES: f64 = 40.0;
/// Narrower cells than that show only the best few.
const ONE_LINE: f64 = 28.0;

/// A disc with its numbers on each candidate but the one under the ghost.
pub(super) fn scores(view: &View<'_>, out: &mut Vec<Shape>) {
    let Some(scores) = &view.snapshot.scores else { return };
    let cell = view.geometry.cell();
    let shown = if cell >= TWO_LINES {
        scores.len()
    } else if cell >= ONE_LINE {
        24
    } else {
        8
    };
    let placing = view.placing();
    for (rank, report) in scores.iter().take(shown).enumerate() {
        if !view.is_free(report.point) || placing == Some(report.point) {
            continue;
        }
        let (at, look) = (view.geometry.center(report.point), &view.theme.board);
        let radius = view.len(if rank == 0 { 0.44 } else { 0.40 }, 0.0);
        out.push(Shape::dot(at, radius, look.casing));
        let (tint, rim) = match rank {
            0 => (1.0, 1.0),
            1 => (look.tints[0], 0.9),
            2 => (look.tints[1], 0.72),
            3 => (look.tints[2], 0.55),
            _ => (0.0, 0.0),
        };
        if tint > 0.0 {
            out.push(Shape::Disc { at, radius, paint: Paint::Solid(look.mark.alpha(tint)) });
        }
        if rim > 0.0 {
            out.push(Shape::ring(at, radius, view.len(0.03, 1.2), look.mark.alpha(rim)));
        }
        let color = if rank == 0 { look.on_mark } else { look.on_casing };
        let mut number = |middle: CssPos, value: i32, size: f64| {
            let text = compact(value, cell >= ONE_LINE);
            out.push(Shape::label(middle, text, size, if rank < 4 { 600 } else { 500 }, color));
        };
        if cell >= TWO_LINES {
            let apart = view.len(0.17, 0.0);
            number(at.shift(0.0, -apart), report.attack, view.len(0.25, 0.0));
            number(at.shift(0.0, apart), report.defence, view.len(0.25, 0.0));
            let half = view.len(0.2, 0.0);
            out.push(Shape::Line {
                from: at.shift(-half, 0.0),
                to: at.shift(half, 0.0),
                width: view.geometry.line_width(),
                color: color.alpha(0.5),
                round: false,
            });
        } else {
            number(at, report.total, view.len(if cell < ONE_LINE { 0.36 } else { 0.3 }, 8.0));
        }
    }
}

/// A number in at most four characters and a sign: `850`, `1.2k`, `86k`, `1.2M`; not `fine`, in three: `1k`.
pub(super) fn compact(value: i32, fine: bool) -> String {
    let magnitude = f64::from(value).abs();
    let (unit, letter) = match magnitude {
        m if m < 1_000.0 => return value.to_string(),
        m if m < 999_500.0 => (1e3, "k"),
        m if m < 999_500_000.0 => (1e6, "M"),
        _ => (1e9, "G"),
    };
    let sign = if value < 0 { "−" } else { "" };
    let scaled = magnitude / unit;
    let places = if fine && scaled < 9.95 { 1 } else { 0 };
    format!("{sign}{}{letter}", Decimal::Fixed(scaled, places))
}
