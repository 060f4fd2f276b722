//! What every teaching computer must do: answer always and legally, win in one, stop a five in one.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic where it stands")]

use hoshi::engine::{
    Candidates, Computer, Nodes, Preset, Progress, Search, Verdict, report_points, win_distance,
};
use hoshi::rules::{
    Axis, Board, BoardSize, Color, Move, Point, Position, RuleKind, RuleSet, Setup, parse_position, wins_at,
};

/// Every computer with every preset, searches to depths that keep the tests short.
fn all_computers() -> Vec<Computer> {
    let mut list = vec![Computer::Random];
    for table in Preset::ALL.map(Preset::table) {
        list.push(Computer::Greedy(table.clone()));
        list.push(Computer::Minimax { depth: 2, candidates: Candidates::Near(2), table: table.clone() });
        list.push(Computer::AlphaBeta { depth: 1, table: table.clone() });
        list.push(Computer::AlphaBeta { depth: 2, table });
    }
    let table = Preset::Patterns.table();
    list.push(Computer::AlphaBeta { depth: 3, table: table.clone() });
    list.push(Computer::AlphaBeta { depth: 4, table });
    list
}

fn thinking_computers() -> Vec<Computer> {
    all_computers().into_iter().filter(|c| *c != Computer::Random).collect()
}

fn finish(mut search: Search) -> Verdict {
    match search.step(Nodes(u64::MAX)) {
        Progress::Done(verdict) => verdict,
        Progress::Thinking(report) => panic!("unfinished without a bound: {report:?}"),
    }
}

fn answer(position: &Position, computer: &Computer, seed: u64) -> Point {
    let verdict = finish(Search::new(position, computer, seed));
    let best = verdict.best.expect("there is always an answer");
    assert!(position.check(best).is_ok(), "{computer:?} answered {best}");
    assert_eq!(verdict.line[0], best);
    best
}

fn rules(kind: RuleKind, lines: u8) -> RuleSet {
    RuleSet::new(kind, BoardSize::new(u32::from(lines)).unwrap())
}

fn position(rules: RuleSet, stones: Vec<(Point, Color)>, turn: Color) -> Position {
    Position::new(Setup { rules, stones, turn }).unwrap()
}

#[test]
fn the_first_move_is_the_center() {
    for lines in BoardSize::MIN..=BoardSize::MAX {
        let position = Position::start(rules(RuleKind::Freestyle, lines));
        for computer in thinking_computers() {
            assert_eq!(answer(&position, &computer, 3), position.rules().size.center(), "{computer:?}");
        }
        answer(&position, &Computer::Random, 3);
    }
}

#[test]
fn the_second_move_is_near_the_opponent() {
    for lines in [5, 6, 15, 22] {
        let rules = rules(RuleKind::Standard, lines);
        let last = lines - 1;
        for first in [(0, 0), (0, last), (last, 0), (last, last), (lines / 2, 0), (last, 2), (2, 3)] {
            let first = Point::new(first.0, first.1);
            let position = position(rules, vec![(first, Color::Black)], Color::White);
            for computer in all_computers() {
                assert!(answer(&position, &computer, 4).distance(first) <= 2, "{computer:?} to {first}");
            }
        }
    }
}

/// Five points in a row that lie on the board, along each axis, at corners, edges and in the middle.
fn fives(lines: u8) -> Vec<(Axis, Vec<Point>)> {
    let size = BoardSize::new(u32::from(lines)).unwrap();
    let places = [0, 1, lines / 2 - 2, lines - 5, lines - 1];
    let mut list = Vec::new();
    for axis in Axis::ALL {
        for x in places {
            for y in places {
                let points: Vec<Point> = (0..5).filter_map(|i| Point::new(x, y).step(axis, i)).collect();
                if points.len() == 5 && points.iter().all(|&p| size.contains(p)) {
                    list.push((axis, points));
                }
            }
        }
    }
    list
}

/// Gives one side four of the five points, and checks the answers for the side to move.
fn check_fours(kind: RuleKind, own: bool) {
    let computers = thinking_computers();
    let mut checked = 0;
    for (round, (axis, five)) in fives(13).into_iter().enumerate() {
        let gap = round % 5;
        let owner = if own { Color::White } else { Color::Black };
        let mut stones: Vec<(Point, Color)> = five.iter().map(|&p| (p, owner)).collect();
        let winning = stones.remove(gap).0;
        // Some stones of the other side, far enough from one another to threaten nothing.
        let size = BoardSize::new(13).unwrap();
        let free = |p: Point| !five.contains(&p);
        let others: Vec<Point> = [(2, 11), (11, 10), (6, 2), (9, 6)]
            .map(|(x, y)| Point::new(x, y))
            .into_iter()
            .filter(|&p| free(p))
            .collect();
        stones.extend(others.iter().map(|&p| (p, !owner)));
        let position = position(rules(kind, 13), stones, Color::White);
        let wins: Vec<Point> =
            position.board().free_points().filter(|&p| wins_at(position.board(), kind, p, owner)).collect();
        assert!(wins.contains(&winning) && size.contains(winning));
        // Each computer meets every fourth place, all of them together every place.
        for computer in computers.iter().skip(round % 4).step_by(4).chain(computers.last()) {
            let answer = answer(&position, computer, round as u64);
            assert!(wins.contains(&answer), "{kind:?} {axis:?} {computer:?} {answer} {:?}", position.board());
            checked += 1;
        }
    }
    assert!(checked > 300, "{checked}");
}

#[test]
fn a_win_in_one_is_taken() {
    RuleKind::ALL.into_iter().for_each(|kind| check_fours(kind, true));
}

#[test]
fn a_five_in_one_is_stopped() {
    RuleKind::ALL.into_iter().for_each(|kind| check_fours(kind, false));
}

/// White's only "five" is an overline, which is none under standard: Black's four must be stopped.
#[test]
fn an_overline_is_not_mistaken_for_a_win() {
    let stones = "black:a1b1c1d1 white:h8i8j8l8m8 turn:white";
    for (rule, expected) in [("freestyle", "k8"), ("standard", "e1")] {
        let position = parse_position(&format!("{rule}/15/free {stones}")).unwrap();
        for computer in thinking_computers() {
            assert_eq!(answer(&position, &computer, 1), expected.parse().unwrap(), "{rule} {computer:?}");
        }
    }
}

/// At h8 White would make five and Black three fours; at e1 Black wins. The sum likes h8 better.
#[test]
fn no_sum_outweighs_a_win() {
    let stones = "black:a1b1c1d1h5h6h7e5f6g7i7j6k5 white:e8f8g8i8";
    let position = parse_position(&format!("freestyle/15/free {stones}")).unwrap();
    let (win, stop) = ("e1".parse().unwrap(), "h8".parse().unwrap());
    let reports = report_points(&position, &Preset::RunLength.table());
    let total = |point| reports.iter().find(|r| r.point == point).map(|r| r.total);
    assert!(total(win) < total(stop));
    assert_eq!(reports[0].point, win, "the report puts first what the computer plays");
    for computer in thinking_computers() {
        assert_eq!(answer(&position, &computer, 1), win, "{computer:?}");
    }
}

#[test]
fn a_single_open_three_is_answered_where_it_can_be() {
    let position = parse_position("freestyle/15/free black:g8h8i8 white:c3c13 turn:white").unwrap();
    let ends = ["e8", "f8", "j8", "k8"].map(|p| p.parse::<Point>().unwrap());
    for computer in thinking_computers() {
        assert!(
            ends.contains(&answer(&position, &computer, 1)),
            "{computer:?} {}",
            answer(&position, &computer, 1)
        );
    }
    for preset in Preset::ALL {
        let next = answer(&position, &Computer::Greedy(preset.table()), 1);
        assert!(ends[1..3].contains(&next), "a table sees only the two points beside the three: {next}");
    }
}

#[test]
fn own_lines_are_extended_in_order_of_strength() {
    // Four above three: the closed four wins before the open three.
    let four = parse_position("freestyle/15/free black:a3b3c3d3h8i8j8 white:c12e12g12").unwrap();
    // Open three above open two.
    let three = parse_position("freestyle/15/free black:d4e4f4h11i11 white:a15b13o1").unwrap();
    for computer in thinking_computers() {
        assert_eq!(answer(&four, &computer, 2), "e3".parse().unwrap(), "{computer:?}");
        assert_eq!(answer(&three, &computer, 2).y, 3, "{computer:?}");
    }
}

#[test]
fn the_quicker_win_and_the_slower_loss_are_preferred() {
    // An open three wins with the third stone counted from now, although there is more to win slowly.
    let win = parse_position("freestyle/15/free black:h8i8j8 white:b2d13n3").unwrap();
    // Two open threes against White, who has a closed three: a four puts off the end.
    let loss = parse_position("freestyle/15/free black:f4g4h4f12g12h12 white:a8b8c8 turn:white").unwrap();
    let table = Preset::Patterns.table();
    for depth in 1..=4 {
        let computer = Computer::AlphaBeta { depth, table: table.clone() };
        assert_eq!(win_distance(finish(Search::new(&win, &computer, 1)).score), Some(3), "depth {depth}");
    }
    let verdict = finish(Search::new(&loss, &Computer::AlphaBeta { depth: 4, table }, 1));
    assert_eq!(win_distance(verdict.score), Some(-6));
    assert!(["d8", "e8"].contains(&verdict.best.unwrap().to_string().to_lowercase().as_str()));
}

/// A full board but for `open` points, without a five: pairs of rows shifted against each other.
fn nearly_full(lines: u8, open: &[Point], kind: RuleKind) -> Position {
    let size = BoardSize::new(u32::from(lines)).unwrap();
    let color = |p: Point| if (p.x + 2 * (p.y % 2)) % 4 < 2 { Color::Black } else { Color::White };
    let stones = size.points().filter(|p| !open.contains(p)).map(|p| (p, color(p))).collect();
    position(rules(kind, lines), stones, Color::Black)
}

#[test]
fn there_is_always_an_answer() {
    let at = |text: &str| text.parse::<Point>().unwrap();
    let corner = [at("a1")];
    for kind in RuleKind::ALL {
        let positions = [
            ("one point left", nearly_full(15, &[at("h8")], kind)),
            ("one point left in a corner", nearly_full(5, &corner, kind)),
            ("two far apart", nearly_full(22, &[at("a1"), at("v22")], kind)),
            ("size 5", Position::start(rules(kind, 5))),
            ("lone corner stone", position(rules(kind, 22), vec![(at("v1"), Color::Black)], Color::White)),
            (
                "seven apart",
                position(
                    rules(kind, 15),
                    ["a1", "h1", "o1", "a8", "h8", "o8", "a15", "h15", "o15"]
                        .into_iter()
                        .enumerate()
                        .map(|(i, p)| (at(p), Color::BOTH[i % 2]))
                        .collect(),
                    Color::White,
                ),
            ),
            (
                "an answer far from all stones",
                position(
                    rules(kind, 15),
                    vec![(at("h8"), Color::White), (at("a15"), Color::Black)],
                    Color::White,
                ),
            ),
        ];
        for (name, position) in positions {
            assert!(!position.status().is_over(), "{name} is played on");
            for computer in all_computers() {
                let search = Search::new(&position, &computer, 9);
                let early = search.best_now().best.expect("an answer before the first step");
                assert!(position.check(early).is_ok(), "{name} {computer:?}");
                answer(&position, &computer, 9);
            }
        }
    }
}

#[test]
fn a_finished_game_has_no_answer() {
    let won = parse_position("freestyle/15/free moves:a1a2b1b2c1c2d1d2e1").unwrap();
    let full = nearly_full(6, &[], RuleKind::Freestyle);
    for position in [won, full] {
        for computer in all_computers() {
            let mut search = Search::new(&position, &computer, 1);
            assert_eq!(search.best_now().best, None);
            let Progress::Done(verdict) = search.step(Nodes(1)) else { panic!("nothing to think about") };
            assert_eq!((verdict.best, verdict.nodes, verdict.why), (None, 0, None));
        }
    }
}

#[test]
fn another_answer_leaves_out_what_was_excluded() {
    let position = parse_position("freestyle/15/free moves:h8i9h9h10").unwrap();
    for computer in all_computers() {
        let mut excluded = Vec::new();
        for _ in 0..40 {
            let verdict = finish(Search::excluding(&position, &computer, 1, &excluded));
            let best = verdict.best.unwrap();
            assert!(!excluded.contains(&best) && position.check(best).is_ok(), "{computer:?} {best}");
            excluded.push(best);
        }
    }
    // A forced move may be excluded too, and when everything is, the exclusion is void.
    let forced = parse_position("freestyle/5/free black:a1b1c1d1 white:a3b4 turn:white").unwrap();
    let only = "e1".parse().unwrap();
    let all: Vec<Point> = forced.board().free_points().collect();
    for computer in thinking_computers() {
        assert_ne!(finish(Search::excluding(&forced, &computer, 1, &[only])).best, Some(only));
        assert_eq!(finish(Search::excluding(&forced, &computer, 1, &all)).best, Some(only));
    }
}

#[test]
fn seeds_decide_between_equals_and_nothing_else() {
    let position = parse_position("freestyle/15/free moves:h8").unwrap();
    for computer in all_computers() {
        let answers = |seeds: std::ops::Range<u64>| -> Vec<Point> {
            seeds.map(|seed| answer(&position, &computer, seed)).collect()
        };
        let many = answers(0..24);
        assert_eq!(many, answers(0..24), "the same seed, the same answer: {computer:?}");
        let first = many[0];
        // The lone stone in the center looks the same from four sides, so equals exist.
        assert!(many.iter().any(|&p| p != first), "{computer:?}");
    }
}

/// Games between all computers from random openings on all sizes: legal to the end, whatever comes.
#[test]
fn whole_games_are_legal_on_every_size() {
    let computers = all_computers();
    let mut random = fastrand::Rng::with_seed(11);
    for lines in BoardSize::MIN..=BoardSize::MAX {
        let kind = RuleKind::ALL[usize::from(lines) % RuleKind::ALL.len()];
        let mut position = Position::start(rules(kind, lines));
        let pair = [random.usize(0..computers.len() - 2), random.usize(0..computers.len() - 2)];
        while !position.status().is_over() {
            let best = answer(&position, &computers[pair[position.ply() % 2]], random.u64(..));
            position.play(position.check(best).unwrap());
        }
        assert!(position.moves().iter().all(|m| matches!(m, Move::Place(_))));
    }
}

/// The slow twin of "who can win at once": the rules alone.
#[test]
fn on_random_boards_wins_are_taken_and_stopped() {
    let computers = thinking_computers();
    let mut random = fastrand::Rng::with_seed(21);
    let (mut taken, mut stopped) = (0, 0);
    for round in 0..400 {
        let kind = RuleKind::ALL[round % RuleKind::ALL.len()];
        let size = BoardSize::new(random.u32(7..=12)).unwrap();
        let mut board = Board::new(size);
        for point in size.points() {
            if random.u8(..) < 120 {
                board.put(point, Color::BOTH[usize::from(random.bool())]);
            }
        }
        let stones = board.stones().collect();
        let position = position(RuleSet::new(kind, size), stones, Color::BOTH[round % 3 % 2]);
        if position.status().is_over() {
            continue;
        }
        let turn = position.turn();
        let wins = |color| -> Vec<Point> {
            board.free_points().filter(|&p| wins_at(&board, kind, p, color)).collect()
        };
        let (own, enemy) = (wins(turn), wins(!turn));
        let expected = if own.is_empty() { &enemy } else { &own };
        if expected.is_empty() {
            continue;
        }
        stopped += usize::from(own.is_empty());
        taken += usize::from(!own.is_empty());
        for computer in computers.iter().skip(round % 3).step_by(3) {
            let answer = answer(&position, computer, round as u64);
            assert!(expected.contains(&answer), "{computer:?} {answer} {board:?}");
        }
    }
    assert!(taken > 40 && stopped > 40, "{taken} {stopped}");
}
