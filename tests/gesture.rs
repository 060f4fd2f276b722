//! Presses, taps, swipes and keys as scripts: what goes in, what is meant.
//!
//! A script is words apart by spaces. A pointer's word is its kind (`m` mouse, `r` the mouse's right
//! button, `p` pen, `t` finger), the finger's number where there are several, what it did (`d` down,
//! `v` move, `u` up, `c` cancel, `l` leave), and after `@` where: a point, with `+x,y` CSS pixels away.
//! `t2d@h8+3,0` is the second finger going down three pixels right of H8.

use hoshi::app::Confirm;
use hoshi::rules::{BoardSize, Point};
use hoshi::view::{
    CssPos, Geometry, Gesture, Intent, KeyInput, Modifiers, PointerInput, PointerKind, PointerPhase,
};

/// Cells of 50 pixels, as on a desk, and of 25, as on a phone.
const DESK: f64 = 800.0;
const PHONE: f64 = 400.0;

fn read(word: &str, geometry: &Geometry) -> PointerInput {
    let (what, place) = word.split_once('@').expect("a word of a script has an @");
    let kind = match what.as_bytes()[0] {
        b'm' | b'r' => PointerKind::Mouse,
        b'p' => PointerKind::Pen,
        b't' => PointerKind::Touch,
        _ => panic!("unknown pointer in {word}"),
    };
    let phase = match what.as_bytes()[what.len() - 1] {
        b'd' => PointerPhase::Down,
        b'v' => PointerPhase::Move,
        b'u' => PointerPhase::Up,
        b'c' => PointerPhase::Cancel,
        b'l' => PointerPhase::Leave,
        _ => panic!("unknown action in {word}"),
    };
    let finger: i32 = what[1..what.len() - 1].parse().unwrap_or(1);
    let (point, off) = place.split_once('+').unwrap_or((place, "0,0"));
    let (x, y) = off.split_once(',').expect("an offset has two numbers");
    let center = geometry.center(point.parse().expect("well-formed test data"));
    PointerInput {
        at: CssPos::new(
            center.x + x.parse::<f64>().expect("well-formed test data"),
            center.y + y.parse::<f64>().expect("well-formed test data"),
        ),
        phase,
        kind,
        id: finger + if kind == PointerKind::Touch { 10 } else { 0 },
        primary_button: !what.starts_with('r'),
    }
}

fn write(intent: &Intent) -> String {
    match intent {
        Intent::Hover(Some(point)) => format!("hover {point}"),
        Intent::Hover(None) => "hover nothing".to_owned(),
        Intent::Aim(point) => format!("aim {point}"),
        Intent::Place(point) => format!("place {point}"),
        Intent::MoveCursor(point) => format!("cursor {point}"),
        other => format!("{other:?}").to_lowercase(),
    }
}

/// Feeds `script` and compares what is meant, hovering left out, and the aim that stays.
#[track_caller]
fn check(side: f64, confirm: Confirm, script: &str, expected: &[&str], aim: Option<&str>) {
    let geometry = Geometry::new(BoardSize::FIFTEEN, side, 1.0);
    let mut gesture = Gesture::new();
    let mut found: Vec<String> = Vec::new();
    for word in script.split_whitespace() {
        let meant = gesture.feed(read(word, &geometry), &geometry, confirm);
        found.extend(meant.iter().filter(|i| !matches!(i, Intent::Hover(_))).map(write));
    }
    assert_eq!(found, expected, "{script}");
    assert_eq!(gesture.aim().map(|p| p.to_string()).as_deref(), aim, "aim after {script}");
}

#[track_caller]
fn desk(script: &str, expected: &[&str]) {
    check(DESK, Confirm::Auto, script, expected, None);
}

#[track_caller]
fn phone(script: &str, expected: &[&str], aim: Option<&str>) {
    check(PHONE, Confirm::Auto, script, expected, aim);
}

#[test]
fn a_mouse_places_where_it_was_pressed() {
    desk("mv@h8 md@h8 mu@h8", &["place H8"]);
    desk("md@h8+10,10 mu@h8+12,9", &["place H8"]);
    desk("md@h8 mv@h8+20,0 mu@h8+20,0", &["place H8"]);
    // A hand that slips over the border of two crossings still means the one it pressed.
    desk("md@h8+23,0 mv@h8+27,0 mu@h8+27,0", &["place H8"]);
    // Between the crossings there is nothing to press.
    desk("md@h8+25,25 mu@h8+25,25", &["miss"]);
    desk("md@a1+-40,0 mu@a1+-40,0", &["miss"]);
    desk("pd@h8 pu@h8", &["place H8"]);
}

#[test]
fn a_drag_off_the_point_places_nothing_and_a_return_does() {
    desk("md@h8 mv@i8 mu@i8", &[]);
    desk("md@h8 mu@k8", &[]);
    desk("md@h8 mv@i8 mv@h8 mu@h8", &["place H8"]);
    desk("md@h8 mv@i8 mu@i8 md@i8 mu@i8", &["place I8"]);
    desk("md@h8+25,25 mu@h8", &[]);
    desk("md@h8 ml@h8 mu@h8", &[]);
}

#[test]
fn quick_presses_are_never_lost() {
    desk("md@h8 mu@h8 md@i8 mu@i8", &["place H8", "place I8"]);
    desk("md@h8 mu@h8 mv@j9 md@i8 mu@i8 md@h9 mu@h9", &["place H8", "place I8", "place H9"]);
    desk("td@h8 tu@h8 t2d@i8 t2u@i8", &["place H8", "place I8"]);
    desk("td@h8 tu@h8 td@h8 tu@h8", &["place H8", "place H8"]);
    desk("md@h8 mu@h8 td@i8 tu@i8", &["place H8", "place I8"]);
}

#[test]
fn other_buttons_do_nothing() {
    desk("rd@h8 ru@h8", &[]);
    desk("rd@h8 ru@h8 md@h8 mu@h8", &["place H8"]);
    // Left down, right down, left up (told as moves), right up: nothing was meant.
    desk("md@h8 mv@h8 ru@h8", &[]);
    desk("md@h8 mv@h8 ru@h8 md@i8 mu@i8", &["place I8"]);
}

#[test]
fn a_finger_places_at_once_where_cells_are_wide() {
    desk("td@h8 tu@h8", &["place H8"]);
    desk("td@h8+15,0 tv@h8+20,0 tu@h8+20,0", &["place H8"]);
    desk("td@h8+25,25 tu@h8+25,25", &["miss"]);
    // A swipe is no tap, not even within the cell or back again.
    desk("td@h8 tv@h8+0,11 tu@h8+0,11", &[]);
    desk("td@h8 tv@h8+0,60 tu@h8+0,60", &[]);
    desk("td@h8+0,12 tv@h8+0,-12 tv@h8+0,12 tu@h8+0,12", &[]);
    desk("td@h8 tu@h8+0,60", &[]);
    desk("td@h8+25,25 tv@h8+25,40 tu@h8+25,40", &[]);
}

#[test]
fn the_width_of_a_cell_decides_and_so_does_the_setting() {
    // 36 CSS pixels are wide enough, a little less is not.
    check(36.0 * 16.0, Confirm::Auto, "td@h8 tu@h8", &["place H8"], None);
    check(35.9 * 16.0, Confirm::Auto, "td@h8 tu@h8", &["aim H8"], Some("H8"));
    check(PHONE, Confirm::Auto, "md@h8 mu@h8", &["place H8"], None);
    check(PHONE, Confirm::Auto, "pd@h8 pu@h8", &["place H8"], None);
    check(PHONE, Confirm::Never, "td@h8 tu@h8", &["place H8"], None);
    check(PHONE, Confirm::Never, "md@h8 mu@h8", &["place H8"], None);
    check(DESK, Confirm::Always, "td@h8 tu@h8", &["aim H8"], Some("H8"));
    check(DESK, Confirm::Always, "md@h8 mu@h8", &["aim H8"], Some("H8"));
    check(DESK, Confirm::Always, "md@h8 mu@h8 md@h8 mu@h8", &["aim H8", "place H8"], None);
    check(DESK, Confirm::Always, "pd@h8 pu@h8 pd@i8 pu@i8", &["aim H8", "aim I8"], Some("I8"));
}

#[test]
fn the_first_tap_aims_and_the_second_places() {
    phone("td@h8 tu@h8 td@h8 tu@h8", &["aim H8", "place H8"], None);
    phone("td@h8 tu@h8 td@h8+5,5 tu@h8+6,6", &["aim H8", "place H8"], None);
    phone("td@h8 tu@h8 td@i9 tu@i9", &["aim H8", "aim I9"], Some("I9"));
    phone("td@h8 tu@h8 td@i9 tu@i9 td@i9 tu@i9", &["aim H8", "aim I9", "place I9"], None);
    // After a stone the next tap aims again.
    phone("td@h8 tu@h8 td@h8 tu@h8 td@h9 tu@h9", &["aim H8", "place H8", "aim H9"], Some("H9"));
}

#[test]
fn the_aim_follows_the_finger_and_the_stone_falls_where_the_ghost_stood() {
    phone("td@h8 tv@h9 tv@i9 tu@i9", &["aim H8", "aim H9", "aim I9"], Some("I9"));
    phone("td@h8 tv@i9 tu@i9 td@i9 tu@i9", &["aim H8", "aim I9", "place I9"], None);
    // Moving on while confirming aims anew instead of placing.
    phone("td@h8 tu@h8 td@h8 tv@i8 tu@i8", &["aim H8", "aim I8"], Some("I8"));
    phone("td@h8 tu@h8 td@h8 tv@i8 tv@h8 tu@h8", &["aim H8", "aim I8", "aim H8"], Some("H8"));
    phone("td@h8 tu@h8 td@h8 tu@k8", &["aim H8", "aim K8"], Some("K8"));
    // A finger that comes up elsewhere without a move has moved nevertheless.
    phone("td@h8 tu@i9", &["aim H8", "aim I9"], Some("I9"));
    // Between crossings and outside, the last aim stays.
    phone("td@h8 tv@h8+12,12 tu@h8+12,12", &["aim H8"], Some("H8"));
    phone("td@a1 tv@a1+-90,0 tl@a1+-90,0", &["aim A1"], Some("A1"));
    phone("td@h8 tu@h8 td@h8+12,12 tu@h8+12,12", &["aim H8", "miss"], Some("H8"));
    phone("td@h8+12,12 tv@h8 tu@h8", &["aim H8"], Some("H8"));
}

#[test]
fn a_second_finger_or_a_cancel_takes_back_and_never_places() {
    phone("td@h8 t2d@k8 tu@h8 t2u@k8", &["aim H8", "cancel"], None);
    phone("td@h8 t2d@k8 t2u@k8 tu@h8", &["aim H8", "cancel"], None);
    phone("td@h8 tu@h8 td@h8 t2d@k8 tv@h9 t2v@k9 tu@h9 t2u@k9", &["aim H8", "cancel"], None);
    phone("td@h8 tu@h8 td@h8 tc@h8", &["aim H8", "cancel"], None);
    phone("td@h8 tc@h8 tu@h8", &["aim H8", "cancel"], None);
    desk("td@h8 t2d@k8 tu@h8 t2u@k8", &["cancel"]);
    desk("td@h8 t2d@k8 t3d@l8 tu@h8 t3u@l8 t2u@k8", &["cancel"]);
    desk("td@h8 tc@h8", &["cancel"]);
    desk("md@h8 mc@h8 mu@h8", &["cancel"]);
    // Afterwards a single finger works as ever.
    desk("td@h8 t2d@k8 tu@h8 t2u@k8 t3d@i8 t3u@i8", &["cancel", "place I8"]);
    // Somebody else's cancel is not ours.
    desk("md@h8 tc@k8 mu@h8", &["place H8"]);
}

#[test]
fn a_lost_up_blocks_nothing() {
    desk("md@h8 md@i8 mu@i8", &["place I8"]);
    desk("td@h8 td@i8 tu@i8", &["place I8"]);
    desk("td@h8 md@i8 mu@i8", &["place I8"]);
    // Another finger's first tap cannot be told from a pinch; its second one is a tap.
    desk("td@h8 t2d@i8 t2u@i8 t3d@j8 t3u@j8", &["cancel", "place J8"]);
    desk("td@h8 tl@h8 t2d@i8 t2u@i8", &["place I8"]);
    desk("td@h8 tc@h8 t2d@i8 t2u@i8", &["cancel", "place I8"]);
    // The up of a pointer that never went down.
    desk("mu@h8", &[]);
    desk("md@h8 t5u@h8 mu@h8", &["place H8"]);
}

#[test]
fn hovering_tells_each_change_once() {
    let geometry = Geometry::new(BoardSize::FIFTEEN, DESK, 1.0);
    let mut gesture = Gesture::new();
    let mut found = Vec::new();
    for word in "mv@h8 mv@h8+5,5 mv@i8 mv@i8+25,25 mv@i8 ml@i8 ml@i8 tv@k8".split(' ') {
        found.extend(gesture.feed(read(word, &geometry), &geometry, Confirm::Auto).iter().map(write));
    }
    assert_eq!(found, ["hover H8", "hover I8", "hover nothing", "hover I8", "hover nothing"]);
}

#[test]
fn reset_forgets_press_and_aim() {
    let geometry = Geometry::new(BoardSize::FIFTEEN, PHONE, 1.0);
    let mut gesture = Gesture::new();
    for word in ["td@h8", "tu@h8", "td@h8"] {
        gesture.feed(read(word, &geometry), &geometry, Confirm::Auto);
    }
    gesture.reset();
    assert_eq!(gesture.aim(), None);
    assert_eq!(gesture.feed(read("tu@h8", &geometry), &geometry, Confirm::Auto), []);
}

/// Keys one after the other from `start`; the cursor goes where it is told to.
#[track_caller]
fn keys(start: Option<&str>, keys: &[KeyInput], expected: &[&str]) {
    let mut gesture = Gesture::new();
    let mut cursor: Option<Point> = start.map(|s| s.parse().expect("well-formed test data"));
    let mut found = Vec::new();
    for &key in keys {
        for intent in gesture.key(key, BoardSize::FIFTEEN, cursor) {
            if let Intent::MoveCursor(point) = intent {
                cursor = Some(point);
            }
            found.push(write(&intent));
        }
    }
    assert_eq!(found, expected, "{keys:?}");
}

#[test]
fn arrows_walk_and_stop_at_the_edge() {
    use KeyInput::{Cancel, Confirm, Down, End, Home, Left, PageDown, PageUp, Redo, Right, Undo, Up};
    keys(None, &[Left, Left], &["cursor H8", "cursor G8"]);
    keys(None, &[Confirm, Confirm], &["cursor H8", "place H8"]);
    keys(Some("h8"), &[Right, Up, Left, Down], &["cursor I8", "cursor I9", "cursor H9", "cursor H8"]);
    keys(Some("a1"), &[Left, Down], &["cursor A1", "cursor A1"]);
    keys(Some("o15"), &[Right, Up], &["cursor O15", "cursor O15"]);
    keys(Some("h8"), &[Home, PageUp, End, PageDown], &["cursor A8", "cursor A15", "cursor O15", "cursor O1"]);
    keys(Some("h8"), &[Confirm, Cancel, Undo, Redo], &["place H8", "cancel", "undo", "redo"]);
    // A cursor left over from a larger board starts again.
    keys(Some("v22"), &[Right], &["cursor H8"]);
}

#[test]
fn the_browser_keeps_its_own_keys() {
    let none = Modifiers::default();
    let command = Modifiers { command: true, ..none };
    let both = Modifiers { command: true, shift: true, ..none };
    let alt = Modifiers { alt: true, ..none };
    for (key, with, expected) in [
        ("ArrowLeft", none, Some(KeyInput::Left)),
        ("Enter", none, Some(KeyInput::Confirm)),
        (" ", none, Some(KeyInput::Confirm)),
        ("Escape", none, Some(KeyInput::Cancel)),
        ("z", command, Some(KeyInput::Undo)),
        ("Z", both, Some(KeyInput::Redo)),
        ("y", command, Some(KeyInput::Redo)),
        ("Tab", none, None),
        ("F5", none, None),
        ("a", none, None),
        ("r", command, None),
        ("ArrowLeft", alt, None),
        ("ArrowLeft", command, None),
        ("Home", command, None),
    ] {
        assert_eq!(KeyInput::from_dom(key, with), expected, "{key} {with:?}");
    }
}
