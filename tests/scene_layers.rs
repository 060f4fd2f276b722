//! Layers and their keys: what is drawn anew, and that nothing breaks at odd sizes.

mod scene_support;

use hoshi::app::{HintView, Numbers, Snapshot};
use hoshi::engine::Reason;
use hoshi::view::{CssPos, Geometry, KAYA, Phase, STARRY, Scene, Shape, THEMES, Theme, scene};
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
