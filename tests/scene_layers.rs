//! Layers and their keys: what is drawn anew, and that nothing breaks at odd sizes.

mod scene_support;

use hoshi::app::{HintView, Numbers, Snapshot};
use hoshi::engine::Reason;
use hoshi::view::{
    CssPos, Geometry, KAYA, Known, Phase, STARRY, Scene, Shape, THEMES, Theme, scene, scene_over,
};
use scene_support::{p, scored, snapshot};

const DESK: f64 = 800.0;
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

/// The keys of background, board, stones and overlay.
fn keys(snapshot: &Snapshot, side: f64, theme: &'static Theme, phase: &Phase) -> [u64; 4] {
    let (scene, _) = picture(snapshot, side, theme, phase);
    [scene.background_key(), scene.board.key, scene.stones.key, scene.overlay.key]
}

#[test]
fn a_layer_is_drawn_anew_only_when_it_has_changed() {
    let before = snapshot(15, "h8 i9");
    let quiet = Phase::default();
    let first = keys(&before, DESK, &STARRY, &quiet);
    let changed = |snapshot: &Snapshot, side: f64, theme: &'static Theme, phase: &Phase| {
        let now = keys(snapshot, side, theme, phase);
        [0, 1, 2, 3].map(|i| now[i] != first[i])
    };
    let with = |change: fn(&mut Snapshot)| {
        let mut after = before.clone();
        change(&mut after);
        after
    };
    let same = with(|s| s.revision += 1);
    assert_eq!(changed(&same, DESK, &STARRY, &quiet), [false; 4]);
    assert_eq!(changed(&before, DESK, &STARRY, &ghost("k5")), [false, true, false, true]);
    assert_eq!(changed(&before, DESK, &STARRY, &aim("k5")), [false, true, false, true]);
    assert_eq!(changed(&snapshot(15, "h8 i9 j9"), DESK, &STARRY, &quiet), [false, false, true, true]);
    assert_eq!(changed(&before, DESK + 1.0, &STARRY, &quiet), [true; 4]);
    assert_eq!(changed(&before, DESK, &KAYA, &quiet), [true; 4]);
    assert_eq!(changed(&snapshot(16, "h8 i9"), DESK, &STARRY, &quiet), [true; 4]);
    let numbers = with(|s| s.settings.numbers = Numbers::All);
    assert_eq!(changed(&numbers, DESK, &STARRY, &quiet), [false, false, true, true]);
    let hint = with(|s| s.hint = Some(HintView { point: p("a1"), reason: Reason::NewGround }));
    assert_eq!(changed(&hint, DESK, &STARRY, &quiet), [false, false, false, true]);
    let earlier = with(|s| s.last = Some(p("h8")));
    assert_eq!(changed(&earlier, DESK, &STARRY, &quiet), [false, false, false, true]);
    let blocked = with(|s| s.can.place = false);
    let hovered = keys(&before, DESK, &STARRY, &ghost("k5"));
    assert_ne!(keys(&blocked, DESK, &STARRY, &ghost("k5"))[3], hovered[3], "no ghost any more");
    let cursor = Phase { cursor: Some(p("a1")), ..quiet };
    assert_eq!(changed(&before, DESK, &STARRY, &cursor), [false, true, false, true]);
}

#[test]
fn equal_keys_mean_equal_shapes_and_the_other_way_round() {
    let mut pictures = Vec::new();
    for moves in ["", "h8", "h8 i9", FIVE] {
        for numbers in [Numbers::Off, Numbers::All, Numbers::Last(1)] {
            for phase in
                [Phase::default(), ghost("k5"), aim("k5"), Phase { cursor: Some(p("k5")), ..ghost("a1") }]
            {
                let mut snapshot = snapshot(15, moves);
                snapshot.settings.numbers = numbers;
                pictures.push(picture(&snapshot, DESK, &KAYA, &phase).0);
            }
        }
    }
    for one in &pictures {
        for other in &pictures {
            for (a, b) in
                [(&one.board, &other.board), (&one.stones, &other.stones), (&one.overlay, &other.overlay)]
            {
                if a.key == b.key {
                    assert_eq!(a.shapes, b.shapes);
                }
            }
        }
    }
}

#[test]
fn no_length_is_ever_no_number() {
    let mut full = scored();
    full.hint = Some(HintView { point: p("a1"), reason: Reason::NewGround });
    full.settings.numbers = Numbers::All;
    for theme in THEMES {
        for side in [0.0, 1.0, 320.0, 1400.0] {
            let phase = Phase {
                aim: Some(p("o15")),
                cursor: Some(p("a15")),
                pressed: Some(CssPos::new(1.0, 1.0)),
                debug_hit: true,
                touch_magnifier: true,
                ..Phase::default()
            };
            let (scene, geometry) = picture(&full, side, theme, &phase);
            let mut shapes = scene.background.shapes();
            shapes.extend([scene.board, scene.stones, scene.overlay].into_iter().flat_map(|l| l.shapes));
            for shape in shapes {
                let said = format!("{shape:?}");
                assert!(!said.contains("NaN") && !said.contains("inf"), "{said}");
                if let Shape::Stone(stone) = shape {
                    let key = stone.key(geometry.pixel_ratio());
                    assert_eq!(key.raster().rgba.len(), (key.pixels * key.pixels * 4) as usize);
                }
            }
        }
    }
}

#[test]
fn on_a_desk_attack_stands_over_defence() {
    let (scene, geometry) = picture(&scored(), DESK, &STARRY, &Phase::default());
    let texts: Vec<(&str, CssPos)> = scene
        .overlay
        .shapes
        .iter()
        .filter_map(|shape| match shape {
            Shape::Text { at, text, size, .. } => Some((text.as_str(), at.shift(0.0, -size * 0.36))),
            _ => None,
        })
        .collect();
    let mut told_apart = 0;
    for report in scored().scores.expect("well-formed test data") {
        let middle = geometry.center(report.point);
        let near = |up: bool| {
            let here = texts.iter().filter(|(_, at)| at.distance(middle) < geometry.cell() / 3.0);
            here.clone().find(|(_, at)| (at.y < middle.y) == up).map(|(text, _)| *text)
        };
        if report.attack.max(report.defence) < 1_000 {
            assert_eq!(near(true), Some(report.attack.to_string().as_str()), "{report:?}");
            assert_eq!(near(false), Some(report.defence.to_string().as_str()), "{report:?}");
            told_apart += usize::from(report.attack != report.defence);
        }
    }
    assert!(told_apart > 10, "{told_apart}");
}

#[test]
fn known_layers_bring_no_shapes_and_new_stones_come_to_the_old_ones() {
    let moves = "h8 i9 j9 k10 l3 a1";
    let phase = Phase::default();
    for theme in THEMES {
        for (numbers, adds) in [(Numbers::Auto, true), (Numbers::All, true), (Numbers::Last(2), false)] {
            let at = |count: usize| {
                let upto: Vec<&str> = moves.split(' ').take(count).collect();
                let mut snapshot = snapshot(15, &upto.join(" "));
                snapshot.settings.numbers = numbers;
                snapshot
            };
            let geometry = Geometry::new(at(0).rules.size, DESK, 1.0);
            let of = |count: usize, known: Known| scene_over(&at(count), &geometry, theme, &phase, known);
            let whole = of(6, Known::default());
            assert_eq!(whole.stones.over, None);
            let known = Known {
                board: Some(whole.board.key),
                stones: Some(whole.stones.key),
                overlay: Some(whole.overlay.key),
            };
            let nothing = of(6, known);
            for layer in [&nothing.board, &nothing.stones, &nothing.overlay] {
                assert_eq!(layer.shapes, []);
            }
            for had in 0..6 {
                let stones = Some(of(had, Known::default()).stones.key);
                let rest = of(6, Known { stones, ..Known::default() }).stones;
                assert_eq!(rest.key, whole.stones.key);
                if !adds {
                    assert_eq!((rest.over, &rest.shapes), (None, &whole.stones.shapes));
                    continue;
                }
                assert_eq!(rest.over, stones, "{} from {had}", theme.name);
                // What was there and what came are the whole, in this order for each kind of shape.
                let kind = |shape: &Shape| match shape {
                    Shape::Disc { at, radius, .. } | Shape::Under { at, radius, .. } => {
                        format!("{at:?} {radius}")
                    }
                    other => format!("{other:?}"),
                };
                let mut parts: Vec<String> =
                    of(had, Known::default()).stones.shapes.iter().map(kind).collect();
                parts.extend(rest.shapes.iter().map(kind));
                let mut all: Vec<String> = whole.stones.shapes.iter().map(kind).collect();
                parts.sort();
                all.sort();
                assert_eq!(parts, all);
                let over = rest.shapes.iter().any(|s| matches!(s, Shape::Disc { .. }));
                assert!(!over || had == 0, "a new shadow must not lie on an old stone");
            }
            // A stone less is no addition.
            let fewer = of(5, Known { stones: Some(whole.stones.key), ..Known::default() });
            assert_eq!(fewer.stones.over, None);
        }
    }
}

#[test]
fn bounds_hold_all_that_is_drawn() {
    let mut full = scored();
    full.hint = Some(HintView { point: p("a1"), reason: Reason::NewGround });
    for theme in THEMES {
        let (scene, geometry) = picture(&full, DESK, theme, &aim("k5"));
        for shape in scene.overlay.shapes.iter().chain(&scene.stones.shapes).chain(&scene.board.shapes) {
            let (from, to) = shape.bounds();
            let middle = match shape {
                Shape::Text { at, size, text, .. } => {
                    assert!(to.x - from.x >= size * text.chars().count() as f64 * 2.0, "either way");
                    *at
                }
                Shape::Line { from, .. } => *from,
                Shape::Ring { at, radius, width, .. } => {
                    assert!(to.x - at.x > radius + width / 2.0 && at.y - from.y > radius + width / 2.0);
                    *at
                }
                Shape::Stone(stone) => {
                    assert!(stone.at.x - from.x >= stone.radius + 0.5, "the raster is rounded");
                    stone.at
                }
                Shape::Disc { at, radius, .. } | Shape::Star { at, radius, .. } => {
                    let near = radius - 1e-9;
                    assert!(to.y - at.y >= near && at.x - from.x >= near);
                    *at
                }
                other => panic!("{other:?} is not tested"),
            };
            assert!(middle.x >= from.x && middle.x <= to.x && middle.y >= from.y && middle.y <= to.y);
            assert!(from.x > -geometry.side() && to.x < 2.0 * geometry.side());
        }
    }
}
