//! The picture of a board as data: a snapshot and what is pointed at go in, shapes come out.

mod scene_support;

use std::collections::BTreeSet;

use hoshi::app::{HintView, Numbers, Snapshot, StoneView};
use hoshi::engine::Reason;
use hoshi::rules::{BoardSize, Color};
use hoshi::view::{
    Background, CONTRAST, CssPos, Geometry, KAYA, PAPER, Phase, STARRY, Scene, Shape, THEMES, Theme, scene,
};
use scene_support::say::{say, say_all};
use scene_support::{p, scored, snapshot};

const DESK: f64 = 800.0;
const PHONE: f64 = 390.0;
const FIVE: &str = "h8 a1 i9 a3 j10 a5 k11 a7 l12";

fn picture(snapshot: &Snapshot, side: f64, theme: &'static Theme, phase: &Phase) -> (Scene, Geometry) {
    let geometry = Geometry::new(snapshot.rules.size, side, 1.0);
    (scene(snapshot, &geometry, theme, phase), geometry)
}

fn ghost(point: &str) -> Phase {
    Phase { ghost: Some(p(point)), ..Phase::default() }
}

fn aim(point: &str) -> Phase {
    Phase { aim: Some(p(point)), ..Phase::default() }
}

/// What lies over the stones, in words, in both themes.
#[track_caller]
fn check(snapshot: &Snapshot, phase: &Phase, night: &[&str], day: &[&str]) {
    for (theme, expected) in [(&STARRY, night), (&KAYA, day)] {
        let (scene, geometry) = picture(snapshot, DESK, theme, phase);
        assert_eq!(say_all(&scene.overlay.shapes, &geometry), expected, "{}", theme.name);
    }
}

#[test]
fn over_the_stones_lie_only_the_marks_that_are_due() {
    let nothing = Phase::default();
    check(&snapshot(15, ""), &nothing, &[], &[]);
    check(&snapshot(15, "h8"), &nothing, &["ring H8 r0.20"], &["ring H8 r0.20"]);
    check(&snapshot(15, "h8 i9"), &nothing, &["ring I9 r0.20"], &["ring I9 r0.20"]);
    let black = "stone black K5 a0.64";
    check(&snapshot(15, ""), &ghost("k5"), &[black, "ring K5 r0.46"], &["stone black K5 a0.50"]);
    let white = ["ring H8 r0.20", "stone white K5 a0.64", "ring K5 r0.46"];
    check(&snapshot(15, "h8"), &ghost("k5"), &white, &["ring H8 r0.20", "stone white K5 a0.50"]);
    // Aiming shows the stone more clearly, and the aim goes before what is hovered.
    let aimed = ["stone black K5 a0.72", "ring K5 r0.46"];
    check(&snapshot(15, ""), &aim("k5"), &aimed, &aimed[..1]);
    check(&snapshot(15, ""), &Phase { aim: Some(p("k5")), ..ghost("a1") }, &aimed, &aimed[..1]);
}

#[test]
fn a_ghost_stands_only_where_a_press_would_place() {
    let ring: &[&str] = &["ring H8 r0.20"];
    for phase in [ghost("h8"), aim("h8")] {
        check(&snapshot(15, "h8"), &phase, ring, ring);
    }
    let mut computers_turn = snapshot(15, "h8");
    computers_turn.can.place = false;
    for phase in [ghost("k5"), aim("k5")] {
        check(&computers_turn, &phase, ring, ring);
        let (scene, _) = picture(&computers_turn, DESK, &STARRY, &phase);
        assert!(!scene.board.shapes.iter().any(|s| matches!(s, Shape::Line { .. })), "no crosshair");
    }
    // Left over from a larger board.
    check(&snapshot(5, ""), &Phase { cursor: Some(p("k9")), ..aim("h8") }, &[], &[]);
}

#[test]
fn an_aim_has_a_crosshair_under_the_stones_and_a_magnifier_when_wanted() {
    let (scene, geometry) = picture(&snapshot(15, "h8"), PHONE, &STARRY, &aim("k9"));
    let said = say_all(&scene.board.shapes, &geometry);
    assert_eq!(said[..2], ["line A9 O9", "line K1 K15"]);
    assert_eq!(scene.magnifier, None);
    for size in 5..=22 {
        let shown = snapshot(size, "");
        for point in shown.rules.size.points() {
            let phase = Phase { aim: Some(point), touch_magnifier: true, ..Phase::default() };
            let (scene, geometry) = picture(&shown, PHONE, &STARRY, &phase);
            let glass = scene.magnifier.expect("a finger is on the board");
            assert_eq!(glass.focus, geometry.center(point));
            for along in [glass.at.x, glass.at.y] {
                assert!(
                    along >= glass.radius && along <= PHONE - glass.radius,
                    "{size} {point}: on the canvas"
                );
            }
            // Half a cell is the ghost's.
            let free = glass.at.distance(glass.focus) - glass.radius;
            assert!(free > geometry.cell() * 0.5, "{size} {point}: not under the finger, but {free}");
        }
    }
}

#[test]
fn shadows_lie_under_all_stones_and_stones_on_their_crossings() {
    for theme in THEMES {
        let (scene, geometry) = picture(&snapshot(15, "h8 i9 a1 o15"), DESK, theme, &Phase::default());
        let said = say_all(&scene.stones.shapes, &geometry);
        let stones = ["stone black H8 a1.00", "stone white I9 a1.00", "stone black A1 a1.00"];
        let flat = theme.board.light.is_flat();
        let shadows = if flat { 0 } else { 8 };
        assert!(said[..shadows].iter().all(|s| s.starts_with("disc")), "two each: {said:?}");
        assert_eq!(said[shadows..shadows + 3], stones);
        assert_eq!(said[shadows + 3], "stone white O15 a1.00");
        // Nobody has chosen: numbers stand on paper and nowhere else.
        let numbers = said.len() - shadows - 4;
        assert_eq!(numbers, if theme.name == "paper" { 4 } else { 0 }, "{}", theme.name);
    }
}

#[test]
fn stones_lie_exactly_at_night_and_a_hair_beside_the_crossing_on_wood() {
    let full: Vec<StoneView> = BoardSize::FIFTEEN
        .points()
        .map(|point| StoneView { point, color: Color::Black, number: 0 })
        .collect();
    let snapshot = Snapshot { stones: full, ..snapshot(15, "") };
    for (theme, most) in [(&STARRY, 0.0), (&KAYA, 0.0175), (&PAPER, 0.0), (&CONTRAST, 0.0)] {
        let (scene, geometry) = picture(&snapshot, DESK, theme, &Phase::default());
        let mut moved = 0;
        for (shape, point) in scene
            .stones
            .shapes
            .iter()
            .filter(|s| matches!(s, Shape::Stone(_)))
            .zip(BoardSize::FIFTEEN.points())
        {
            let Shape::Stone(stone) = shape else { continue };
            let center = geometry.center(point);
            for off in [stone.at.x - center.x, stone.at.y - center.y] {
                assert!(off.abs() <= most * geometry.cell() + 1e-9, "{point} {off}");
                moved += usize::from(off.abs() > 0.001);
            }
        }
        assert_eq!(moved > 400, theme.name == "kaya");
    }
}

/// The numbers on the stones after four moves and one set-up stone, and the last move's ring.
fn numbered(numbers: Numbers) -> (Vec<String>, String) {
    let mut snapshot = snapshot(15, "h8 i9 j10 k11");
    snapshot.stones.insert(0, StoneView { point: p("a1"), color: Color::Black, number: 0 });
    snapshot.settings.numbers = numbers;
    let (scene, geometry) = picture(&snapshot, DESK, &KAYA, &Phase::default());
    let said = say_all(&scene.stones.shapes, &geometry);
    let texts = said.into_iter().filter(|s| s.starts_with("text")).collect();
    (texts, say(&scene.overlay.shapes[0], &geometry))
}

#[test]
fn move_numbers_stand_on_the_wanted_stones_and_the_ring_makes_room() {
    let all = ["text 1 @H8", "text 2 @I9", "text 3 @J10", "text 4 @K11"];
    for (numbers, expected, ring) in [
        (Numbers::Off, &all[4..], "ring K11 r0.20"),
        (Numbers::Last(0), &all[4..], "ring K11 r0.20"),
        (Numbers::Last(1), &all[3..], "ring K11 r0.49"),
        (Numbers::Last(2), &all[2..], "ring K11 r0.49"),
        (Numbers::Last(99), &all[..], "ring K11 r0.49"),
        (Numbers::All, &all[..], "ring K11 r0.49"),
    ] {
        let (texts, last) = numbered(numbers);
        assert_eq!(texts, expected, "{numbers:?}");
        assert_eq!(last, ring, "{numbers:?}");
    }
}

#[test]
fn coordinates_are_all_there_once_and_the_pointed_ones_stand_out() {
    for lines in [5, 15, 22] {
        let (scene, _) = picture(&snapshot(lines, ""), DESK, &STARRY, &ghost("b4"));
        let mut texts = BTreeSet::new();
        let mut bold = Vec::new();
        for shape in &scene.board.shapes {
            let Shape::Text { text, weight, color, size, .. } = shape else { continue };
            assert!((9.0..=13.0).contains(size));
            assert!(texts.insert(text.clone()), "{text} twice");
            if *weight == 700 && *color == STARRY.board.label_hot {
                bold.push(text.clone());
            }
        }
        let columns = ('A'..='V').take(lines as usize).map(String::from);
        let rows = (1..=lines).map(|n| n.to_string());
        assert_eq!(texts, columns.chain(rows).collect());
        assert_eq!(bold, ["B", "4"]);
    }
    let mut hidden = snapshot(15, "");
    hidden.settings.coordinates = false;
    let (scene, _) = picture(&hidden, DESK, &STARRY, &ghost("b4"));
    assert_eq!(scene.board.shapes, []);
}

#[test]
fn coordinates_stand_in_line_with_their_lines() {
    let (scene, geometry) = picture(&snapshot(22, ""), 640.5, &KAYA, &Phase::default());
    let place = |wanted: &str| {
        scene.board.shapes.iter().find_map(|shape| match shape {
            Shape::Text { at, text, size, .. } if text == wanted => Some(at.shift(0.0, -size * 0.36)),
            _ => None,
        })
    };
    for (letter, number, point) in [("A", "1", "a1"), ("I", "9", "i9"), ("V", "22", "v22")] {
        let crossing = geometry.center(p(point));
        assert!((place(letter).expect("well-formed test data").x - crossing.x).abs() < 1e-9, "{letter}");
        assert!((place(number).expect("well-formed test data").y - crossing.y).abs() < 1e-9, "{number}");
    }
    assert!(
        place("A").expect("well-formed test data").y > geometry.center(p("a1")).y + 0.4 * geometry.cell(),
        "below"
    );
    assert!(
        place("1").expect("well-formed test data").x < geometry.center(p("a1")).x - 0.4 * geometry.cell(),
        "beside"
    );
}

/// Star points of `lines` lines, as drawn.
#[track_caller]
fn stars(lines: u32, expected: &str) {
    for theme in THEMES {
        let geometry = Geometry::new(BoardSize::new(lines).expect("well-formed test data"), DESK, 1.0);
        let shapes = Background::new(&geometry, theme, 0).shapes();
        let frame = shapes.iter().position(|s| matches!(s, Shape::Frame { .. })).expect("a frame");
        let mut found: Vec<String> = say_all(&shapes[frame + 1..], &geometry)
            .iter()
            .map(|s| s.split(' ').nth(1).expect("well-formed test data").to_owned())
            .collect();
        let mut wanted: Vec<&str> = expected.split_whitespace().collect();
        found.sort();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "{lines} lines, {}", theme.name);
    }
}

#[test]
fn star_points_lie_where_they_should() {
    stars(5, "C3");
    stars(6, "");
    stars(7, "D4");
    stars(8, "");
    stars(9, "C3 C7 E5 G3 G7");
    stars(10, "C3 C8 H3 H8");
    stars(11, "C3 C9 F6 I3 I9");
    stars(12, "C3 C10 J3 J10");
    stars(13, "D4 D10 G7 J4 J10");
    stars(14, "D4 D11 K4 K11");
    stars(15, "D4 D12 H8 L4 L12");
    stars(16, "D4 D13 M4 M13");
    stars(17, "D4 D14 I9 N4 N14");
    stars(18, "D4 D15 O4 O15");
    stars(19, "D4 D10 D16 J4 J10 J16 P4 P10 P16");
    stars(20, "D4 D17 Q4 Q17");
    stars(21, "D4 D11 D18 K4 K11 K18 R4 R11 R18");
    stars(22, "D4 D19 S4 S19");
}

#[test]
fn the_ground_covers_the_canvas_and_has_every_line() {
    for theme in THEMES {
        for lines in [5_u8, 15, 22] {
            let geometry =
                Geometry::new(BoardSize::new(u32::from(lines)).expect("well-formed test data"), 390.0, 3.0);
            let shapes = Background::new(&geometry, theme, 0).shapes();
            let Shape::Rect { at, width, height, .. } = &shapes[0] else { panic!("first the ground") };
            assert_eq!((*at, *width, *height), (CssPos::default(), 390.0, 390.0));
            let lines_drawn = shapes.iter().filter(|s| matches!(s, Shape::Line { .. })).count();
            assert_eq!(lines_drawn, 2 * (usize::from(lines) - 2), "the frame is the outer four");
            for shape in &shapes {
                let Shape::Disc { at, radius, .. } = shape else { continue };
                let far = |along: f64| {
                    let cells = along / geometry.cell();
                    (cells - cells.round()).abs() * geometry.cell()
                };
                let on_crossing = far(at.x) < 0.5 && far(at.y) < 0.5;
                let clear = far(at.x).min(far(at.y)) >= 0.069 * geometry.cell();
                assert!(on_crossing || clear, "a star at {at:?} of radius {radius} looks like a mark");
            }
        }
    }
}

#[test]
fn on_flat_boards_stones_are_smaller_and_ghosts_have_a_broken_ring() {
    for theme in [&PAPER, &CONTRAST] {
        let (scene, geometry) = picture(&snapshot(15, "h8"), DESK, theme, &ghost("k5"));
        let stone = scene.stones.shapes.iter().find_map(|s| match s {
            Shape::Stone(stone) => Some(stone.radius / geometry.cell()),
            _ => None,
        });
        assert!((stone.expect("a stone") - 0.452).abs() < 1e-9);
        let broken = scene.overlay.shapes.iter().filter(|s| matches!(s, Shape::Ring { dash: Some(_), .. }));
        assert_eq!(broken.count(), 1, "{}", theme.name);
        // The last move's ring goes around the numbered stone on paper.
        let around = say(&scene.overlay.shapes[0], &geometry);
        assert_eq!(around, if theme.name == "paper" { "ring H8 r0.47" } else { "ring H8 r0.20" });
    }
}

#[test]
fn a_hint_is_a_star_in_a_ring_and_leaves_room_for_the_stone() {
    let mut hinted = snapshot(15, "h8");
    hinted.hint = Some(HintView { point: p("i9"), reason: Reason::NearStones });
    let marks = ["ring H8 r0.20", "disc I9 r0.47", "star I9 r0.36", "ring I9 r0.47"];
    check(&hinted, &Phase::default(), &marks, &marks);
    check(
        &hinted,
        &ghost("i9"),
        &["ring H8 r0.20", "stone white I9 a0.64", "ring I9 r0.46", "ring I9 r0.47"],
        &["ring H8 r0.20", "stone white I9 a0.50", "ring I9 r0.47"],
    );
}

#[test]
fn the_keyboards_place_is_four_corners() {
    let phase = Phase { cursor: Some(p("c3")), ..Phase::default() };
    let corners = ["path 3"; 8];
    check(&snapshot(15, ""), &phase, &corners, &corners);
    let (scene, geometry) = picture(&snapshot(15, ""), DESK, &STARRY, &phase);
    let middle = geometry.center(p("c3"));
    for shape in &scene.overlay.shapes {
        let Shape::Path { points, .. } = shape else { panic!("corners only") };
        let off = points[1].distance(middle) / geometry.cell();
        assert!((off - 0.5_f64.hypot(0.5)).abs() < 1e-9);
    }
}

fn numbers_by_point(side: f64, phase: &Phase) -> Vec<String> {
    let (scene, geometry) = picture(&scored(), side, &STARRY, phase);
    let said = say_all(&scene.overlay.shapes, &geometry);
    said.into_iter().filter(|s| s.starts_with("text")).collect()
}

#[test]
fn scores_show_attack_over_defence_on_a_desk_and_the_best_sums_on_a_phone() {
    let reports = scored().scores.expect("well-formed test data");
    let desk = numbers_by_point(DESK, &Phase::default());
    assert_eq!(desk.len(), 2 * reports.len());
    let phone = numbers_by_point(PHONE, &Phase::default());
    assert_eq!(phone.len(), 8);
    for (text, report) in phone.iter().zip(&reports) {
        assert!(text.ends_with(&format!("@{}", report.point)), "{text} {report:?}");
        if report.total < 1000 {
            assert_eq!(*text, format!("text {} @{}", report.total, report.point));
        }
    }
    // The stone that would be placed is not hidden by its number.
    let hovered = numbers_by_point(DESK, &Phase { ghost: Some(reports[0].point), ..Phase::default() });
    assert_eq!(hovered.len(), desk.len() - 2);
    for (scene, least) in [(DESK, 11.0), (PHONE, 8.0), (320.0, 8.0)] {
        let (scene, _) = picture(&scored(), scene, &STARRY, &Phase::default());
        for shape in &scene.overlay.shapes {
            let Shape::Text { text, size, .. } = shape else { continue };
            assert!(*size >= least && text.chars().count() <= 5, "{text} at {size}");
        }
    }
}

#[test]
fn the_best_score_is_told_apart_without_color() {
    let (scene, geometry) = picture(&scored(), DESK, &STARRY, &Phase::default());
    let best = scored().scores.expect("well-formed test data")[0].point;
    let said = say_all(&scene.overlay.shapes, &geometry);
    assert!(said.contains(&format!("disc {best} r0.44")));
    assert_eq!(
        said.iter().filter(|s| s.starts_with("disc") && s.ends_with("r0.44")).count(),
        2,
        "one, twice"
    );
    assert_eq!(
        said.iter().filter(|s| s.starts_with("ring") && s.ends_with("r0.40")).count(),
        3,
        "the next three"
    );
}

#[test]
fn each_mark_has_a_shape_of_its_own() {
    // Last move, hint, keyboard's place, winning stone and candidate must differ when colors do not.
    let plain = |snapshot: &Snapshot, phase: &Phase| -> BTreeSet<String> {
        let (scene, geometry) = picture(snapshot, DESK, &KAYA, phase);
        let words = say_all(&scene.overlay.shapes, &geometry);
        words
            .iter()
            .map(|s| {
                s.split(' ')
                    .filter(|w| !w.contains(char::is_numeric) || w.starts_with('r'))
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect()
    };
    let mut hinted = snapshot(15, "");
    hinted.hint = Some(HintView { point: p("i9"), reason: Reason::Center });
    let mut candidates = snapshot(15, "");
    candidates.scores = scored().scores;
    let all = [
        plain(&snapshot(15, "h8"), &Phase::default()),
        plain(&hinted, &Phase::default()),
        plain(&snapshot(15, ""), &Phase { cursor: Some(p("c3")), ..Phase::default() }),
        plain(&snapshot(15, FIVE), &Phase::default()),
        plain(&candidates, &Phase::default()),
    ];
    for (i, one) in all.iter().enumerate() {
        assert!(!one.is_empty());
        for other in &all[i + 1..] {
            assert_ne!(one, other);
        }
    }
}

#[test]
fn debugging_shows_what_a_press_became() {
    let geometry = Geometry::new(BoardSize::FIFTEEN, DESK, 1.0);
    let h8 = geometry.center(p("h8"));
    for (pressed, expected) in [
        (h8.shift(3.0, -2.0), "H8 +3.0 -2.0".to_owned()),
        (h8.shift(25.0, 25.0), format!("– {:.1} {:.1}", h8.x + 25.0, h8.y + 25.0)),
    ] {
        let phase = Phase { pressed: Some(pressed), debug_hit: true, ..Phase::default() };
        let (scene, _) = picture(&snapshot(15, ""), DESK, &STARRY, &phase);
        let text = scene.overlay.shapes.iter().find_map(|s| match s {
            Shape::Text { text, .. } => Some(text.clone()),
            _ => None,
        });
        assert_eq!(text, Some(expected));
        let rings = scene.overlay.shapes.iter().filter(|s| matches!(s, Shape::Ring { .. })).count();
        assert_eq!(rings, 225, "what each crossing catches");
    }
}
