//! A game that is won, as data: the line through the five, its stars, and how it draws itself.

mod scene_support;

use hoshi::app::{Millis, Snapshot};
use hoshi::view::{Geometry, KAYA, PAPER, Phase, STARRY, Scene, Shape, Theme, scene};
use scene_support::say::say_all;
use scene_support::snapshot;

const DESK: f64 = 800.0;
const FIVE: &str = "h8 a1 i9 a3 j10 a5 k11 a7 l12";

fn picture(snapshot: &Snapshot, side: f64, theme: &'static Theme, phase: &Phase) -> (Scene, Geometry) {
    let geometry = Geometry::new(snapshot.rules.size, side, 1.0);
    (scene(snapshot, &geometry, theme, phase), geometry)
}

#[test]
fn a_won_game_dims_all_but_the_five_and_joins_them() {
    let (scene, geometry) = picture(&snapshot(15, FIVE), DESK, &STARRY, &Phase::default());
    let said = say_all(&scene.overlay.shapes, &geometry);
    assert_eq!(said[0], "rect w16.00", "a veil over everything");
    let five = ["H8", "I9", "J10", "K11", "L12"];
    for point in five {
        for part in [format!("stone black {point} a1.00"), format!("ring {point} r0.47")] {
            assert_eq!(said.iter().filter(|s| **s == part).count(), 1, "{part}");
        }
        assert!(said.contains(&format!("star {point} r0.42")), "{point}");
        assert!(said.contains(&format!("glow {point} r1.15")), "{point}");
    }
    assert!(
        !said.iter().any(|s| s.starts_with("stone white") || s.ends_with("r0.20") && s.starts_with("ring"))
    );
    assert!(said.contains(&"line H8 L12".to_owned()));
    assert!(said.iter().filter(|s| s.starts_with("line")).all(|s| s == "line H8 L12"));
    assert_eq!(said.iter().filter(|s| s.starts_with("text")).count(), 30, "coordinates over the veil");
    let (scene, geometry) = picture(&snapshot(15, FIVE), DESK, &KAYA, &Phase::default());
    let said = say_all(&scene.overlay.shapes, &geometry);
    assert_eq!(said.iter().filter(|s| *s == "line H8 L12").count(), 2, "a light line on a dark one");
    assert!(!said.iter().any(|s| s.starts_with("glow")), "no lights by day");
}

/// How far the lines of a game that was won `since` milliseconds ago have come, and its stars.
fn drawing(moves: &str, theme: &'static Theme, since: Option<u64>) -> (Vec<f64>, Vec<String>) {
    let phase = Phase { won: since.map(Millis), ..Phase::default() };
    let (scene, geometry) = picture(&snapshot(15, moves), DESK, theme, &phase);
    let lines = scene.overlay.shapes.iter().filter_map(|s| match s {
        Shape::Line { from, to, .. } => Some(from.distance(*to) / geometry.cell()),
        _ => None,
    });
    let stars = say_all(&scene.overlay.shapes, &geometry).into_iter().filter(|s| s.ends_with(" r0.42"));
    (lines.collect(), stars.collect())
}

#[test]
fn the_line_of_a_win_draws_itself_and_lights_a_star_where_it_comes() {
    let whole = drawing(FIVE, &STARRY, None);
    assert_eq!(whole.1.len(), 5);
    let mut before = (0.0, 0);
    for since in [0, 50, 100, 200, 300, 399] {
        let (lines, stars) = drawing(FIVE, &STARRY, Some(since));
        assert!(lines.iter().all(|len| (len - lines[0]).abs() < 1e-9), "the light with the line");
        assert!(since == 0 || lines[0] > before.0, "it only grows");
        assert!(stars.len() >= before.1.max(1) && stars.len() <= 5);
        let passed = (lines[0] / whole.0[0] * 4.0 + 1e-9).floor() as usize + 1;
        assert_eq!(stars.len(), passed, "at {since} ms");
        before = (lines[0], stars.len());
    }
    assert!(drawing(FIVE, &STARRY, Some(0)).0[0] < 1e-9);
    assert_eq!(drawing(FIVE, &STARRY, Some(400)), whole);
    // Two lines draw together, six stones as five.
    let cross = "h8 a1 i8 a3 j8 a5 k8 a7 g9 a9 g10 a11 g11 b1 g12 b3 g8";
    let (half, _) = drawing(cross, &KAYA, Some(150));
    assert_eq!(half.len(), 4, "each twice");
    assert!(half.iter().all(|len| (len - half[0]).abs() < 0.05));
    let six = "h8 a1 i8 a3 j8 a5 l8 a7 m8 a9 k8";
    assert_eq!(drawing(six, &STARRY, None).1.len(), 6);
    assert_eq!(drawing(six, &STARRY, Some(0)).1.len(), 1);
}

#[test]
fn numbers_on_a_won_games_stones_stay_readable() {
    let (scene, geometry) = picture(&snapshot(15, FIVE), DESK, &PAPER, &Phase::default());
    let said = say_all(&scene.overlay.shapes, &geometry);
    let line = said.iter().position(|s| s == "line H8 L12").expect("a line");
    for (point, number) in [("H8", 1), ("I9", 3), ("J10", 5), ("K11", 7), ("L12", 9)] {
        let stone = said.iter().position(|s| *s == format!("stone black {point} a1.00")).expect("a stone");
        let text = said.iter().position(|s| *s == format!("text {number} @{point}")).expect("a number");
        assert!(line < stone && stone < text, "{point}");
    }
}

#[test]
fn two_lines_and_more_than_five_stones_are_all_lit() {
    let cross = "h8 a1 i8 a3 j8 a5 k8 a7 g9 a9 g10 a11 g11 b1 g12 b3 g8";
    let (scene, geometry) = picture(&snapshot(15, cross), DESK, &KAYA, &Phase::default());
    let said = say_all(&scene.overlay.shapes, &geometry);
    assert_eq!(said.iter().filter(|s| s.starts_with("stone")).count(), 9, "the shared stone once");
    assert!(said.contains(&"line G8 K8".to_owned()) && said.contains(&"line G8 G12".to_owned()));
    let six = "h8 a1 i8 a3 j8 a5 l8 a7 m8 a9 k8";
    let (scene, geometry) = picture(&snapshot(15, six), DESK, &KAYA, &Phase::default());
    let said = say_all(&scene.overlay.shapes, &geometry);
    assert_eq!(said.iter().filter(|s| s.starts_with("stone")).count(), 6);
    assert!(said.contains(&"line H8 M8".to_owned()));
}
