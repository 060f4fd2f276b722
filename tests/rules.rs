//! The rules against judges and scanners written the slow way.

mod support;

use hoshi::rules::*;
use support::{NaiveJudge, position, random_rules, sorted};

/// Plays random games to their end and compares every status with the naive judge's.
fn play_random_games(seed: u64, games: usize) {
    let mut rng = fastrand::Rng::with_seed(seed);
    for game in 0..games {
        let rules = random_rules(&mut rng);
        let mut position = Position::start(rules);
        let mut judge = NaiveJudge::new(rules.size);
        let mut free: Vec<Point> = rules.size.points().collect();
        while let Status::ToPlay(turn) = *position.status() {
            let point = free.swap_remove(rng.usize(..free.len()));
            let legal = position.check(point).expect("a free point is legal");
            position.play(legal);
            judge.put(point, turn);
            let told = match position.status() {
                Status::Won { by, lines } => {
                    assert_eq!(*by, turn);
                    let mut lines: Vec<_> = lines.iter().map(|l| sorted(l.points.clone())).collect();
                    lines.sort();
                    lines
                }
                Status::ToPlay(next) => {
                    assert_eq!(*next, !turn);
                    Vec::new()
                }
                Status::Drawn(why) => {
                    assert_eq!((*why, free.len()), (Draw::BoardFull, 0));
                    Vec::new()
                }
            };
            let seen = judge.wins(rules.kind, turn);
            assert_eq!(told, seen, "game {game} of seed {seed}: {}", format_position(&position));
        }
    }
}

// 200,000 games in four parts, so that the test runner can share them among cores.
#[test]
fn random_games_1_agree_with_the_naive_judge() {
    play_random_games(1, 50_000);
}

#[test]
fn random_games_2_agree_with_the_naive_judge() {
    play_random_games(2, 50_000);
}

#[test]
fn random_games_3_agree_with_the_naive_judge() {
    play_random_games(3, 50_000);
}

#[test]
fn random_games_4_agree_with_the_naive_judge() {
    play_random_games(4, 50_000);
}

/// Every run of 1–9 stones on every line of every size, each stone as the last one: who wins?
#[test]
fn every_run_on_every_line_with_every_stone_last() {
    for lines in [5, 6, 9, 15, 22] {
        let size = BoardSize::new(lines).unwrap();
        for kind in RuleKind::ALL {
            for axis in Axis::ALL {
                for start in size.points() {
                    for len in 1..=9 {
                        let run: Option<Vec<Point>> =
                            (0..len).map(|i| start.step(axis, i).filter(|&p| size.contains(p))).collect();
                        let Some(run) = run else { continue };
                        let expected = match kind {
                            RuleKind::Freestyle => len >= 5,
                            RuleKind::Standard => len == 5,
                        };
                        let mut board = Board::new(size);
                        run.iter().for_each(|&p| board.put(p, Color::White));
                        for &last in &run {
                            board.take(last);
                            let lines = winning_lines(&board, kind, last, Color::White);
                            let told: Vec<Vec<Point>> = lines.into_iter().map(|l| l.points).collect();
                            let right = if expected { vec![run.clone()] } else { vec![] };
                            let told: Vec<_> = told.into_iter().map(sorted).collect();
                            let right: Vec<_> = right.into_iter().map(sorted).collect();
                            assert_eq!(told, right, "{kind:?} {axis:?} {start} {len} last {last}");
                            board.put(last, Color::White);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn results_of_known_positions() {
    let cases: &[(&str, &str)] = &[
        ("freestyle/15/free moves:h8a1i8a2j8a3k8", "white to play"),
        ("freestyle/15/free moves:h8a1i8a2j8a3k8a4l8", "black wins H8-L8"),
        ("standard/15/free moves:h8a1i8a2j8a3k8a4l8", "black wins H8-L8"),
        // Six: the gap is filled last.
        ("freestyle/15/free moves:h8a1i8a3j8a5l8a7m8a9k8", "black wins H8-M8"),
        ("standard/15/free moves:h8a1i8a3j8a5l8a7m8a9k8", "white to play"),
        // A six one way and a five the other: the five wins under both rules, the six only under one.
        (
            "freestyle/15/free black:h8i8j8l8m8k4k5k6k7 white:a1a3a5a7a9c1c3c5c7 moves:k8",
            "black wins H8-M8 K4-K8",
        ),
        ("standard/15/free black:h8i8j8l8m8k4k5k6k7 white:a1a3a5a7a9c1c3c5c7 moves:k8", "black wins K4-K8"),
        // Two fives at once: both are returned.
        ("standard/15/free black:h8i8j8l8k4k5k6k7 white:a1a3a5a7a9c1c3c5 moves:k8", "black wins H8-L8 K4-K8"),
        // White wins too, on an edge and in a corner.
        ("standard/15/free moves:h8o15h9n15h10m15h11l15c3k15", "white wins K15-O15"),
        ("freestyle/5/free moves:b1a1c1b2d1c3a2d4a3e5", "white wins A1-E5"),
        // A set-up that already holds a five: it is over.
        ("freestyle/15/free black:a1b1c1d1e1 white:a3b3c3d3 turn:white", "black wins A1-E1"),
        // Both colors have one: the side that is not to move has won, since it moved last.
        ("freestyle/15/free black:a1b1c1d1e1 white:a3b3c3d3e3", "white wins A3-E3"),
        ("freestyle/15/free black:a1b1c1d1e1 white:a3b3c3d3e3 turn:white", "black wins A1-E1"),
        // Two lines of one color that share no stone.
        ("freestyle/15/free black:a1b1c1d1e1a3b3c3d3e3 turn:white", "black wins A1-E1 A3-E3"),
        // A wrap around the edge is no line.
        ("freestyle/5/free black:d1e1a2b2c2 turn:white", "white to play"),
    ];
    for (text, expected) in cases {
        let told = match position(text).status() {
            Status::ToPlay(turn) => format!("{turn} to play"),
            Status::Drawn(why) => format!("{why:?}"),
            Status::Won { by, lines } => lines.iter().fold(format!("{by} wins"), |text, line| {
                format!("{text} {}-{}", line.points[0], line.points[line.points.len() - 1])
            }),
        };
        assert_eq!(told, *expected, "{text}");
    }
}

#[test]
fn all_eight_images_of_a_game_have_one_result() {
    let mut rng = fastrand::Rng::with_seed(8);
    for _ in 0..300 {
        let rules = random_rules(&mut rng);
        let mut points: Vec<Point> = rules.size.points().collect();
        rng.shuffle(&mut points);
        let results: Vec<_> = Symmetry::all()
            .map(|symmetry| {
                let mut position = Position::start(rules);
                for &point in &points {
                    let Ok(legal) = position.check(symmetry.apply(point, rules.size)) else { break };
                    position.play(legal);
                }
                let winner = match position.status() {
                    Status::Won { by, lines } => Some((*by, lines.len())),
                    _ => None,
                };
                (position.ply(), winner)
            })
            .collect();
        assert!(results.windows(2).all(|pair| pair[0] == pair[1]), "{results:?}");
    }
}

/// A full 5×5 board without a five, row by row.
const FULL_DRAW: &str = "freestyle/5/free moves:a1b1c1d1e1a2b2c2d2e2b3a3d3c3a4e3c4b4e4d4b5a5d5c5e5";

#[test]
fn a_full_board_is_a_draw_and_nothing_can_follow() {
    let full = position(FULL_DRAW);
    assert_eq!(full.status(), &Status::Drawn(Draw::BoardFull), "{:?}", full.board());
    for point in full.rules().size.points() {
        assert_eq!(full.check(point), Err(Illegal::GameOver));
    }
    // Counted from the stones: a set-up that is full is a draw as well.
    let mut setup = Setup::empty(full.rules());
    setup.stones = full.board().stones().collect();
    assert_eq!(Position::new(setup).unwrap().status(), &Status::Drawn(Draw::BoardFull));
    // And so is one that is filled by however many moves.
    let all: Vec<(Point, Color)> =
        full.moves().iter().enumerate().map(|(ply, mv)| (mv.point().unwrap(), full.turn_at(ply))).collect();
    for set in (0..all.len()).step_by(3) {
        let setup =
            Setup { stones: all[..set].to_vec(), turn: full.turn_at(set), ..Setup::empty(full.rules()) };
        let mut position = Position::new(setup).unwrap();
        for &(point, color) in &all[set..] {
            assert_eq!(position.status(), &Status::ToPlay(color), "{set} stones set");
            position.play(position.check(point).unwrap());
        }
        assert_eq!(position.status(), &Status::Drawn(Draw::BoardFull), "{set} stones set");
    }
}

#[test]
fn refusals_say_why_and_change_nothing() {
    let playing = "freestyle/15/free moves:h8i9";
    let over = "freestyle/15/free moves:h8a1i8a2j8a3k8a4l8";
    let at = |text: &str| Move::Place(text.parse().unwrap());
    let cases: Vec<(&str, Color, Move, Illegal)> = vec![
        (playing, Color::Black, at("h8"), Illegal::Occupied("h8".parse().unwrap())),
        (playing, Color::Black, at("i9"), Illegal::Occupied("i9".parse().unwrap())),
        (playing, Color::Black, at("p8"), Illegal::Outside("p8".parse().unwrap())),
        (playing, Color::Black, at("a16"), Illegal::Outside("a16".parse().unwrap())),
        (playing, Color::Black, Move::Place(Point::new(255, 255)), Illegal::Outside(Point::new(255, 255))),
        (playing, Color::White, at("a1"), Illegal::NotYourTurn { turn: Color::Black }),
        (playing, Color::Black, Move::Pass, Illegal::NoPass),
        (over, Color::White, at("h9"), Illegal::GameOver),
        (over, Color::Black, at("h9"), Illegal::GameOver),
        (over, Color::White, Move::Pass, Illegal::GameOver),
    ];
    for (text, color, mv, expected) in cases {
        let position = position(text);
        let before = (position.board().clone(), position.turn(), position.hash(), position.status().clone());
        assert_eq!(position.check_by(color, mv), Err(expected), "{text} {color} {mv:?}");
        let after = (position.board().clone(), position.turn(), position.hash(), position.status().clone());
        assert_eq!(before, after);
    }
}

#[test]
fn undo_gives_back_every_earlier_position() {
    let mut rng = fastrand::Rng::with_seed(5);
    for _ in 0..500 {
        let rules = random_rules(&mut rng);
        let mut position = Position::start(rules);
        let mut points: Vec<Point> = rules.size.points().collect();
        rng.shuffle(&mut points);
        let state =
            |p: &Position| (p.board().clone(), p.turn(), p.hash(), p.status().clone(), p.moves().to_vec());
        let mut states = vec![state(&position)];
        for &point in &points {
            let Ok(legal) = position.check(point) else { break };
            position.play(legal);
            states.push(state(&position));
        }
        states.pop();
        while let Some(expected) = states.pop() {
            assert!(position.undo().is_some());
            assert_eq!(state(&position), expected);
        }
        assert_eq!(position.undo(), None);
    }
}

#[test]
#[should_panic(expected = "fits only the position")]
fn a_checked_move_fits_no_other_position() {
    let first = position("freestyle/15/free moves:h8");
    let legal = first.check("i9".parse::<Point>().unwrap()).unwrap();
    position("freestyle/15/free moves:h8h9h10").play(legal);
}

#[test]
fn star_points_of_every_size() {
    let cases: &[(u32, &str)] = &[
        (5, "c3"),
        (6, ""),
        (7, "d4"),
        (8, ""),
        (9, "c3 c7 e5 g3 g7"),
        (10, "c3 c8 h3 h8"),
        (11, "c3 c9 f6 i3 i9"),
        (12, "c3 c10 j3 j10"),
        (13, "d4 d10 g7 j4 j10"),
        (14, "d4 d11 k4 k11"),
        (15, "d4 d12 h8 l4 l12"),
        (16, "d4 d13 m4 m13"),
        (17, "d4 d14 i9 n4 n14"),
        (18, "d4 d15 o4 o15"),
        (19, "d4 d10 d16 j4 j10 j16 p4 p10 p16"),
        (20, "d4 d17 q4 q17"),
        (21, "d4 d11 d18 k4 k11 k18 r4 r11 r18"),
        (22, "d4 d19 s4 s19"),
    ];
    for (lines, expected) in cases {
        let told = sorted(BoardSize::new(*lines).unwrap().star_points());
        let expected = sorted(expected.split_whitespace().map(|p| p.parse().unwrap()));
        assert_eq!(told, expected, "{lines} lines");
    }
}

#[test]
fn sizes_and_points_outside_their_range_are_refused() {
    for lines in [0, 1, 4, 23, 255, 256, 261, u32::MAX] {
        assert_eq!(BoardSize::new(lines), Err(BoardSizeError(lines)));
    }
    type Read = Result<(u8, u8), PointError>;
    let cases: &[(&str, Read)] = &[
        ("a1", Ok((0, 0))),
        ("A1", Ok((0, 0))),
        ("v22", Ok((21, 21))),
        ("i9", Ok((8, 8))),
        ("", Err(PointError::Column)),
        ("8h", Err(PointError::Column)),
        ("w1", Err(PointError::Column)),
        ("é1", Err(PointError::Column)),
        ("h", Err(PointError::Row)),
        ("h0", Err(PointError::Row)),
        ("h08", Err(PointError::Row)),
        ("h23", Err(PointError::Row)),
        ("h100", Err(PointError::Row)),
        ("h-1", Err(PointError::Row)),
        ("h+1", Err(PointError::Row)),
        ("h8 ", Err(PointError::Row)),
    ];
    for (text, expected) in cases {
        assert_eq!(text.parse::<Point>().map(|p| (p.x, p.y)), *expected, "{text:?}");
    }
}
