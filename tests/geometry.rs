//! Points and pixels: the way there and back, on every size of board and canvas.

use hoshi::rules::{BoardSize, Point};
use hoshi::view::{CssPos, Geometry};

/// Canvas sides in CSS pixels and device pixels to one: phones (320 and up), desks, fractions.
const CANVASES: [(f64, f64); 9] = [
    (320.0, 1.0),
    (320.0, 3.0),
    (359.7, 2.625),
    (390.0, 3.0),
    (411.43, 2.625),
    (640.5, 1.25),
    (812.0, 1.0),
    (812.0, 1.5),
    (1399.0, 2.0),
];

fn sizes() -> impl Iterator<Item = BoardSize> {
    (5..=22).map(|lines| BoardSize::new(lines).expect("well-formed test data"))
}

fn boards() -> impl Iterator<Item = Geometry> {
    sizes().flat_map(|size| CANVASES.map(|(side, ratio)| Geometry::new(size, side, ratio)))
}

#[test]
fn every_crossing_is_found_where_it_is_drawn() {
    for geometry in boards() {
        for point in geometry.size().points() {
            assert_eq!(geometry.point_at(geometry.center(point)), Some(point), "{geometry:?}");
        }
    }
}

#[test]
fn crossings_lie_within_a_device_pixel_of_an_even_grid_and_row_one_is_at_the_bottom() {
    for geometry in boards() {
        let pixel = 1.0 / geometry.pixel_ratio() + 1e-9;
        for point in geometry.size().points() {
            let at = geometry.center(point);
            let x = geometry.cell() * f64::from(point.x + 1);
            let y = geometry.side() - geometry.cell() * f64::from(point.y + 1);
            assert!((at.x - x).abs() <= pixel && (at.y - y).abs() <= pixel, "{point} {geometry:?}");
        }
    }
}

#[test]
fn lines_fill_whole_device_pixels() {
    for geometry in boards() {
        let ratio = geometry.pixel_ratio();
        let whole = |css: f64| (css * ratio - (css * ratio).round()).abs() < 1e-6;
        let width = geometry.line_width();
        assert!(whole(width) && width > 0.0, "{geometry:?}");
        assert!(whole(geometry.frame_width(false)) && geometry.frame_width(false) > width);
        for point in geometry.size().points() {
            let at = geometry.center(point);
            assert!(whole(at.x - width / 2.0) && whole(at.y - width / 2.0), "{point} {geometry:?}");
        }
    }
}

/// The slow twin: every crossing measured, the nearest within half a cell taken.
fn nearest(geometry: &Geometry, at: CssPos) -> Option<Point> {
    let distance = |p: &Point| geometry.center(*p).distance(at);
    let best = geometry.size().points().min_by(|a, b| distance(a).total_cmp(&distance(b)))?;
    (distance(&best) <= geometry.cell() / 2.0).then_some(best)
}

#[test]
fn presses_anywhere_agree_with_measuring_every_crossing() {
    let mut random = fastrand::Rng::with_seed(11);
    let (mut hits, mut misses) = (0, 0);
    for geometry in boards() {
        for _ in 0..300 {
            let side = geometry.side();
            let at = CssPos::new((random.f64() * 1.2 - 0.1) * side, (random.f64() * 1.2 - 0.1) * side);
            let expected = nearest(&geometry, at);
            assert_eq!(geometry.point_at(at), expected, "{at:?} {geometry:?}");
            *(if expected.is_some() { &mut hits } else { &mut misses }) += 1;
        }
    }
    assert!(hits > 10_000 && misses > 10_000, "both happen: {hits} {misses}");
}

#[test]
fn on_the_border_of_two_crossings_the_one_drawn_nearer_is_hit() {
    for geometry in boards() {
        for x in 1..geometry.size().lines() {
            let (left, right) = (geometry.center(Point::new(x - 1, 2)), geometry.center(Point::new(x, 2)));
            for off in [-0.01, 0.01] {
                let at = CssPos::new((left.x + right.x) / 2.0 + off, left.y);
                assert_eq!(geometry.point_at(at), nearest(&geometry, at), "{at:?} {geometry:?}");
            }
        }
    }
}

/// From the crossing of `from`, `dx` and `dy` half cells right and down: what is hit on 15 lines?
fn check(from: &str, dx: f64, dy: f64, expected: Option<&str>) {
    for (side, ratio) in CANVASES {
        let geometry = Geometry::new(BoardSize::FIFTEEN, side, ratio);
        let half = geometry.cell() / 2.0;
        let at = geometry.center(from.parse().expect("well-formed test data")).shift(dx * half, dy * half);
        let found = geometry.point_at(at).map(|p| p.to_string());
        assert_eq!(found.as_deref(), expected, "{from} {dx:+} {dy:+} on {side} × {ratio}");
    }
}

#[test]
fn half_a_cell_of_tolerance() {
    check("h8", 0.0, 0.0, Some("H8"));
    check("h8", 0.9, 0.0, Some("H8"));
    check("h8", 1.1, 0.0, Some("I8"));
    check("h8", 0.0, -1.1, Some("H9"));
    check("h8", 0.69, 0.69, Some("H8"));
    // Straight distance: between four crossings nothing is hit.
    check("h8", 1.0, 1.0, None);
    check("h8", 0.8, 0.8, None);
    // Outside the last lines the same tolerance holds.
    check("a1", -0.97, 0.0, Some("A1"));
    check("a1", -1.03, 0.0, None);
    check("a1", 0.0, 0.97, Some("A1"));
    check("a1", 0.0, 1.03, None);
    check("o15", 0.97, 0.0, Some("O15"));
    check("o15", 1.03, 0.0, None);
    check("o15", 0.0, -1.03, None);
    check("a15", -0.6, -0.6, Some("A15"));
    check("o1", 0.8, 0.8, None);
}

#[test]
fn the_canvas_corners_and_places_far_outside_hit_nothing() {
    for geometry in boards() {
        let side = geometry.side();
        for x in [-1e12, -side, 0.0, side, 2.0 * side, 1e12] {
            for y in [-1e12, -side, 0.0, side, 2.0 * side, 1e12] {
                assert_eq!(geometry.point_at(CssPos::new(x, y)), None, "{x} {y} {geometry:?}");
            }
        }
    }
}

#[test]
fn what_is_no_number_hits_nothing() {
    let odd = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY];
    let good = Geometry::new(BoardSize::FIFTEEN, 480.0, 2.0);
    for n in odd {
        assert_eq!(good.point_at(CssPos::new(n, 240.0)), None);
        assert_eq!(good.point_at(CssPos::new(240.0, n)), None);
    }
    for side in odd.into_iter().chain([0.0, -480.0]) {
        let none = Geometry::new(BoardSize::FIFTEEN, side, 1.0);
        assert_eq!((none.side(), none.cell()), (0.0, 0.0));
        for at in [CssPos::new(0.0, 0.0), CssPos::new(240.0, 240.0), CssPos::new(-1.0, 0.5)] {
            assert_eq!(none.point_at(at), None, "{side}");
        }
    }
    for ratio in odd.into_iter().chain([0.0, -2.0]) {
        let plain = Geometry::new(BoardSize::FIFTEEN, 480.0, ratio);
        assert_eq!(plain.pixel_ratio(), 1.0, "{ratio}");
        assert_eq!(plain.point_at(CssPos::new(240.0, 240.0)), Some(Point::new(7, 7)));
    }
}

#[test]
fn stones_are_as_large_as_designed_and_do_not_touch() {
    for geometry in boards() {
        let (cell, pixel) = (geometry.cell(), 1.0 / geometry.pixel_ratio());
        assert!((geometry.stone_radius(false) - 0.472 * cell).abs() < 1e-9);
        assert!((geometry.stone_radius(true) - 0.452 * cell).abs() < 1e-9);
        assert!(2.0 * geometry.stone_radius(false) < cell + pixel);
    }
}
