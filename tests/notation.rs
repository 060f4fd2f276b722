//! Text forms of moves and positions: round trips, and refusals that name their place.

mod support;

use hoshi::rules::*;
use proptest::prelude::*;
use support::random_rules;

#[test]
fn positions_are_refused_with_the_place() {
    let cases: &[(&str, usize, &str)] = &[
        ("", 1, "a position begins with rule/size/opening, such as freestyle/15/free"),
        ("h8i9", 1, "a position begins with rule/size/opening, such as freestyle/15/free"),
        ("renjuu/15/free", 1, "there is no rule \"renjuu\""),
        ("standard/4/free", 1, "\"4\" is not a board size from 5 to 22"),
        ("standard/15x15/free", 1, "\"15x15\" is not a board size from 5 to 22"),
        ("standard/15/swapp", 1, "there is no opening \"swapp\""),
        ("standard/15/free h8i9", 18, "\"h8i9\" is not expected here"),
        ("standard/15/free moves:h8 moves:i9", 27, "\"moves:i9\" is not expected here"),
        ("standard/15/free moves:h8 black:i9", 27, "\"black:i9\" is not expected here"),
        ("standard/15/free turn:green", 18, "the turn is black or white, not \"green\""),
        ("standard/15/free black:h8--", 26, "a set-up has stones, no passes"),
        ("standard/15/free black:h8h8", 24, "two stones stand on H8"),
        ("standard/15/free white:p1", 24, "P1 is not on the board"),
        ("standard/15/free moves:h8h8", 26, "H8 is taken"),
        ("standard/15/free moves:h8p1", 26, "P1 is not on the board"),
        ("standard/15/free moves:h8--", 26, "this rule has no pass"),
        ("standard/15/free moves:h8+9", 26, "\"+9\" does not begin a move such as h8"),
        ("standard/15/free moves:h8星1", 26, "\"星1\" does not begin a move such as h8"),
        ("freestyle/5/free moves:a1a2b1b2c1c2d1d2e1e2", 42, "the game has ended"),
    ];
    for (text, column, message) in cases {
        let error = parse_position(text).expect_err(text);
        assert_eq!((error.column, error.kind.to_string().as_str()), (*column, *message), "{text:?}");
    }
}

#[test]
fn move_lists_are_read_as_people_write_them() {
    let cases: &[(&str, Result<&str, usize>)] = &[
        ("h8i9j10", Ok("h8i9j10")),
        ("H8, I9,J10", Ok("h8i9j10")),
        ("1. h8 i9\n2. j10", Ok("h8i9j10")),
        ("h8--i9", Ok("h8--i9")),
        ("", Ok("")),
        ("h8 x9", Err(4)),
        ("h8 9", Err(4)),
        ("h8 h", Err(4)),
        ("h8-i9", Err(3)),
        ("h23", Err(1)),
    ];
    for (text, expected) in cases {
        let told = parse_moves(text).map(|moves| format_moves(moves.into_iter().map(|(mv, _)| mv)));
        match expected {
            Ok(list) => assert_eq!(told.as_deref(), Ok(*list), "{text:?}"),
            Err(column) => assert_eq!(told.map_err(|e| e.column), Err(*column), "{text:?}"),
        }
    }
}

proptest! {
    #[test]
    fn any_position_reads_back_as_written(seed in any::<u64>()) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let rules = random_rules(&mut rng);
        let mut points: Vec<Point> = rules.size.points().collect();
        rng.shuffle(&mut points);
        let mut setup = Setup::empty(rules);
        for _ in 0..rng.usize(..8) {
            let color = if rng.bool() { Color::Black } else { Color::White };
            setup.stones.push((points.pop().unwrap(), color));
        }
        // The text lists Black's set-up stones first.
        setup.stones.sort_by_key(|&(_, color)| color);
        setup.turn = if rng.bool() { Color::Black } else { Color::White };
        let mut position = Position::new(setup).unwrap();
        for &point in points.iter().take(rng.usize(..60)) {
            let Ok(legal) = position.check(point) else { break };
            position.play(legal);
        }
        let text = format_position(&position);
        let read = parse_position(&text).unwrap();
        prop_assert_eq!(read.setup(), position.setup());
        prop_assert_eq!(read.moves(), position.moves());
        prop_assert_eq!(read.status(), position.status());
        prop_assert_eq!(read.hash(), position.hash());
        prop_assert_eq!(format_position(&read), text);
    }

    #[test]
    fn no_text_is_too_odd_to_be_refused(text in "\\PC{0,60}|[a-v0-9 ,.:/-]{0,60}") {
        if let Ok(position) = parse_position(&text) {
            let again = parse_position(&format_position(&position)).unwrap();
            prop_assert_eq!(again.hash(), position.hash());
        }
        let _ = parse_moves(&text);
    }
}
