//! Reasons and point reports: what the computers know, laid open.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic where it stands")]

use std::collections::HashSet;

use hoshi::engine::{
    Computer, LineTables, Nodes, Pattern, Preset, Progress, Reason, Search, reason_for, report_points,
};
use hoshi::rules::{
    Axis, BoardSize, Color, Point, Position, RuleKind, RuleSet, Setup, parse_position, wins_at,
};

/// One position for every reason: rule and size, stones, who moves, the point.
const REASONS: &[(Reason, &str, &str)] = &[
    (Reason::MakesFive, "freestyle/15/free black:e8f8h8i8 white:a1b1c1d1", "g8"),
    (Reason::StopsFive, "freestyle/15/free black:c9d9f9 white:e4e5e6e7", "e8"),
    (Reason::OnlyPoint, FULL_BUT_ONE, "c3"),
    (Reason::MakesOpenFour, "freestyle/15/free black:f8g8i8 white:f6g6i6", "h8"),
    (Reason::MakesDoubleFour, "freestyle/15/free black:e8f8g8h5h6h7 white:d8h4", "h8"),
    (Reason::MakesDoubleFour, "standard/15/free black:e8f8g8h5h6h7 white:d8h4", "h8"),
    (Reason::MakesFourThree, "freestyle/15/free black:e8f8g8h9h10 white:d8", "h8"),
    (Reason::StopsOpenThree, "freestyle/15/free black:a1 white:f8g8h8", "i8"),
    (Reason::PreventsDoubleFour, "freestyle/15/free black:d8h4 white:e8f8g8h5h6h7", "h8"),
    (Reason::PreventsFourThree, "freestyle/15/free black:d8 white:e8f8g8h9h10", "h8"),
    (Reason::MakesDoubleThree, "freestyle/15/free black:f8g8h9h10", "h8"),
    (Reason::PreventsDoubleThree, "freestyle/15/free white:f8g8h9h10", "h8"),
    (Reason::MakesFour, "freestyle/15/free black:e8f8g8 white:d8", "h8"),
    (Reason::MakesFour, "freestyle/15/free black:a1c1d1", "b1"),
    (Reason::MakesOpenThree, "freestyle/15/free black:f8g8", "h8"),
    (Reason::MakesOpenThree, "freestyle/15/free black:f8g8", "i8"),
    (Reason::PreventsFour, "freestyle/15/free black:d8 white:e8f8g8", "h8"),
    (Reason::PreventsOpenThree, "freestyle/15/free white:f8g8", "h8"),
    (Reason::MakesThree, "freestyle/15/free black:f8g8 white:e8", "h8"),
    (Reason::MakesOpenTwo, "freestyle/15/free black:g8", "h9"),
    (Reason::PreventsOpenTwo, "freestyle/15/free white:g8", "h9"),
    (Reason::Center, "freestyle/15/free", "h8"),
    (Reason::Center, "standard/20/free", "j10"),
    (Reason::NearStones, "freestyle/15/free black:a1", "b1"),
    (Reason::NewGround, "freestyle/15/free black:a1", "i12"),
    (Reason::NewGround, "freestyle/15/free", "a1"),
];

/// No five anywhere, and no stone on `c3` makes one.
const FULL_BUT_ONE: &str = "freestyle/5/free black:a1b1e1c2d2a3b3e3c4d4a5b5e5 white:c1d1a2b2e2d3a4b4e4c5d5";

fn check_reason(reason: Reason, text: &str, point: &str) {
    let position = parse_position(text).unwrap();
    assert!(!position.status().is_over(), "{text}");
    assert_eq!(reason_for(&position, point.parse().unwrap()), reason, "{point} in {text}");
    // With colors swapped and the other side to move the reason is the same.
    let setup = position.setup();
    let swapped = setup.stones.iter().map(|&(p, c)| (p, !c)).collect();
    let mirror = Setup { stones: swapped, turn: !setup.turn, ..setup.clone() };
    let mirror = Position::new(mirror).unwrap();
    assert_eq!(reason_for(&mirror, point.parse().unwrap()), reason, "{point} in {text}, colors swapped");
}

#[test]
fn every_reason_is_found() {
    for &(reason, text, point) in REASONS {
        check_reason(reason, text, point);
    }
}

#[test]
fn every_reason_has_a_position_and_a_name() {
    let shown: HashSet<Reason> = REASONS.iter().map(|&(reason, ..)| reason).collect();
    for (place, reason) in Reason::ALL.into_iter().enumerate() {
        assert!(shown.contains(&reason), "{reason:?} has no position in the table");
        assert_eq!(reason as usize, place, "Reason::ALL keeps the order of the variants");
        assert_eq!(Reason::from_name(reason.name()), Some(reason), "names differ");
    }
    assert_eq!(Reason::NewGround as usize + 1, Reason::ALL.len(), "the last resort comes last");
}

/// What is said to be stopped stands on the board: some stone of the enemy's, had it come last, made it.
#[test]
fn what_is_stopped_is_there() {
    let mut random = fastrand::Rng::with_seed(12);
    let mut positions: Vec<Position> = REASONS.iter().map(|row| parse_position(row.1).unwrap()).collect();
    positions.extend((0..150).map(|_| random_position(&mut random)));
    let mut seen = [0; 2];
    for position in positions.into_iter().filter(|p| !p.status().is_over()) {
        let (board, enemy) = (position.board(), !position.turn());
        let mut lines = LineTables::new(position.rules().kind);
        let mut stands = |wanted: &[Pattern], near: Point| {
            let mut stones = board.stones().filter(|&(p, c)| c == enemy && p.distance(near) <= 4);
            stones.any(|(p, _)| {
                Axis::ALL.into_iter().any(|axis| wanted.contains(&lines.shape(board, p, enemy, axis).pattern))
            })
        };
        let wins = |p| wins_at(board, position.rules().kind, p, enemy);
        // Where the enemy threatens a five, no computer plays elsewhere.
        let threatens = board.free_points().any(wins);
        for point in board.free_points().filter(|&p| wins(p) || !threatens) {
            let (place, wanted): (usize, &[Pattern]) = match reason_for(&position, point) {
                Reason::StopsFive => (0, &[Pattern::Four, Pattern::OpenFour]),
                Reason::StopsOpenThree => (1, &[Pattern::OpenThree]),
                _ => continue,
            };
            seen[place] += 1;
            assert!(stands(wanted, point), "{point} {position:?}");
        }
    }
    assert!(seen[0] > 10 && seen[1] > 10, "{seen:?}");
}

/// What a computer plays, it can give a reason for.
#[test]
fn a_verdict_carries_the_reason_of_its_move() {
    let position = parse_position("freestyle/15/free black:f8g8i8 white:f6g6i6").unwrap();
    for computer in &Computer::ladder()[1..] {
        let mut search = Search::new(&position, computer, 1);
        let Progress::Done(verdict) = search.step(Nodes(u64::MAX)) else { panic!("no bound on the work") };
        assert_eq!(verdict.why, Some(Reason::MakesOpenFour), "{computer:?}");
        assert_eq!(verdict.why, verdict.best.map(|p| reason_for(&position, p)));
    }
}

fn random_position(random: &mut fastrand::Rng) -> Position {
    let kind = RuleKind::ALL[random.usize(..RuleKind::ALL.len())];
    let rules = RuleSet::new(kind, BoardSize::new(random.u32(5..=19)).unwrap());
    let mut stones: Vec<(Point, Color)> = Vec::new();
    for _ in 0..random.usize(0..60) {
        let point = rules.size.point(random.usize(0..rules.size.cells()));
        if stones.iter().all(|&(p, _)| p != point) {
            stones.push((point, Color::BOTH[usize::from(random.bool())]));
        }
    }
    Position::new(Setup { rules, stones, turn: Color::BOTH[usize::from(random.bool())] }).unwrap()
}

/// The computers keep their scores up to date stone by stone; reports are worked out from the board.
#[test]
fn reports_add_up_and_agree_with_the_computers() {
    let mut random = fastrand::Rng::with_seed(8);
    let mut compared = 0;
    for round in 0..300 {
        let position = random_position(&mut random);
        let table = Preset::ALL[round % 4].table();
        let reports = report_points(&position, &table);
        assert_eq!(reports.is_empty(), position.status().is_over());
        let mut lines = LineTables::new(position.rules().kind);
        for report in &reports {
            assert_eq!(report.total, report.attack + report.defence);
            assert_eq!(report.attack, report.axes.iter().map(|a| a.attack).sum::<i32>());
            assert_eq!(report.defence, report.axes.iter().map(|a| a.defence).sum::<i32>());
            for (axis, part) in Axis::ALL.into_iter().zip(report.axes) {
                let shape =
                    |lines: &mut LineTables, color| lines.shape(position.board(), report.point, color, axis);
                let (own, enemy) = (shape(&mut lines, position.turn()), shape(&mut lines, !position.turn()));
                assert_eq!((part.axis, part.own, part.enemy), (axis, own.pattern, enemy.pattern));
                assert_eq!(part.attack, table.attack() * table.value(own));
                assert_eq!(part.defence, table.defence() * table.value(enemy));
            }
        }
        let mut search = Search::new(&position, &Computer::Greedy(table), round as u64);
        let Progress::Done(verdict) = search.step(Nodes(u64::MAX)) else { panic!("no bound on the work") };
        if let (Some(best), Some(first)) = (verdict.best, reports.first()) {
            assert_eq!(verdict.score, first.total, "{position:?}");
            let chosen = reports.iter().find(|r| r.point == best).expect("a candidate");
            assert_eq!(chosen.total, first.total);
            compared += 1;
        }
    }
    assert!(compared > 200, "{compared}");
}
