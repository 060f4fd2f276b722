//! How the search is sliced changes nothing, and alpha-beta answers what minimax answers.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic where it stands")]

use hoshi::engine::{Candidates, Computer, Nodes, Preset, Progress, Search, Verdict, win_distance};
use hoshi::rules::{
    BoardSize, Color, Point, Position, RuleKind, RuleSet, Setup, Status, format_position, parse_position,
    wins_at,
};

fn finish(search: &mut Search, slice: Nodes) -> Verdict {
    loop {
        if let Progress::Done(verdict) = search.step(slice) {
            return verdict;
        }
    }
}

/// Random stones near one another, alternating, nobody having won.
fn random_position(random: &mut fastrand::Rng, kind: RuleKind, lines: u32, stones: usize) -> Position {
    loop {
        let size = BoardSize::new(lines).unwrap();
        let mut position = Position::start(RuleSet::new(kind, size));
        let last = i32::from(size.lines()) - 1;
        let (x, y) = (random.i32(2..last - 1), random.i32(2..last - 1));
        // In a corner there may be too little room for so many stones: then somewhere else.
        for _ in 0..stones * 20 {
            let near = |c: i32, d: i32| (c + d).clamp(0, last) as u8;
            let point = Point::new(near(x, random.i32(-3..=3)), near(y, random.i32(-3..=3)));
            if let Ok(legal) = position.check(point) {
                position.play(legal);
            }
            if position.ply() == stones && !position.status().is_over() {
                return position;
            }
        }
    }
}

#[test]
fn slices_change_nothing() {
    let mut random = fastrand::Rng::with_seed(1);
    let table = || Preset::Patterns.table();
    let computers = [
        Computer::Random,
        Computer::Greedy(table()),
        Computer::Minimax { depth: 2, candidates: Candidates::AllEmpty, table: table() },
        Computer::Minimax { depth: 3, candidates: Candidates::Near(1), table: table() },
        Computer::AlphaBeta { depth: 3, table: table() },
        Computer::AlphaBeta { depth: 4, table: Preset::RunLength.table() },
    ];
    for round in 0..12 {
        let kind = RuleKind::ALL[round % RuleKind::ALL.len()];
        let position = random_position(&mut random, kind, 8 + round as u32 % 8, 2 + round);
        for computer in &computers {
            let whole = finish(&mut Search::new(&position, computer, 5), Nodes(u64::MAX));
            for slice in [1, 7, 500] {
                let mut search = Search::new(&position, computer, 5);
                assert_eq!(finish(&mut search, Nodes(slice)), whole, "{computer:?} in slices of {slice}");
                assert_eq!(finish(&mut search, Nodes(slice)), whole, "asked again");
            }
        }
    }
}

#[test]
fn a_search_reports_and_can_be_stopped_anywhere() {
    let position = parse_position("freestyle/15/free moves:h8i9h9h10g8").unwrap();
    let computer = Computer::AlphaBeta { depth: 3, table: Preset::Patterns.table() };
    let mut search = Search::new(&position, &computer, 5);
    let (mut nodes, mut depth) = (0, 0);
    loop {
        let now = search.best_now();
        let best = now.best.expect("an answer at any time");
        assert!(position.check(best).is_ok() && now.why.is_some() && now.line[0] == best);
        match search.step(Nodes(13)) {
            Progress::Done(verdict) => {
                assert_eq!((verdict.depth, verdict.line.len()), (3, 3));
                break;
            }
            Progress::Thinking(report) => {
                assert_eq!(report, search.report());
                assert_eq!(report.nodes, nodes + 13, "a slice is used up while there is work");
                assert!(report.depth >= depth, "depth grows");
                (nodes, depth) = (report.nodes, report.depth);
            }
        }
    }
    assert_eq!(depth, 2, "the shallower searches came first");
}

#[test]
fn no_nodes_no_work() {
    let position = parse_position("freestyle/15/free moves:h8").unwrap();
    for computer in Computer::ladder() {
        let mut search = Search::new(&position, &computer, 5);
        let Progress::Thinking(report) = search.step(Nodes(0)) else { panic!("nothing was looked at") };
        assert_eq!(report.nodes, 0);
    }
}

#[test]
fn alpha_beta_has_the_value_of_minimax() {
    let mut random = fastrand::Rng::with_seed(2);
    let (mut decided, mut slow_nodes, mut fast_nodes) = (0, 0, 0);
    for round in 0..200 {
        let kind = RuleKind::ALL[round % RuleKind::ALL.len()];
        let lines = 6 + (round / 2) as u32 % 10;
        let stones = random.usize(1..=20);
        let position = random_position(&mut random, kind, lines, stones);
        let table = Preset::ALL[round % 4].table();
        // Minimax to depth 3 looks at a few hundred thousand positions: some of that is enough.
        let depth = if round % 8 == 7 { 3 } else { 1 + u8::from(round % 8 > 1) };
        let seed = round as u64;
        let minimax = Computer::Minimax { depth, candidates: Candidates::USUAL, table: table.clone() };
        let alpha_beta = Computer::AlphaBeta { depth, table };
        let slow = finish(&mut Search::new(&position, &minimax, seed), Nodes(u64::MAX));
        let fast = finish(&mut Search::new(&position, &alpha_beta, seed), Nodes(u64::MAX));
        assert_eq!(fast.score, slow.score, "depth {depth} {}", format_position(&position));
        decided += usize::from(win_distance(slow.score).is_some());
        slow_nodes += slow.nodes;
        fast_nodes += fast.nodes;
    }
    assert!((20..180).contains(&decided), "won, lost and open positions are all among them: {decided}");
    assert!(fast_nodes * 5 < slow_nodes, "cutting saves most of the work: {fast_nodes} of {slow_nodes}");
}

/// A win that a search announces is one: the announcing side carries it out against every defence
/// that a full-width search of the rules alone can find.
#[test]
fn announced_wins_are_wins() {
    let mut random = fastrand::Rng::with_seed(3);
    let (mut wins, mut losses) = (0, 0);
    for round in 0..1_200 {
        let kind = RuleKind::ALL[round % RuleKind::ALL.len()];
        let stones = random.usize(8..=18);
        let position = random_position(&mut random, kind, 7, stones);
        let computer = Computer::AlphaBeta { depth: 1, table: Preset::Patterns.table() };
        let verdict = finish(&mut Search::new(&position, &computer, 1), Nodes(u64::MAX));
        let mut position = position;
        match win_distance(verdict.score) {
            Some(distance @ 1..=3) => {
                wins += 1;
                assert!(can_win(&mut position, distance), "{}", format_position(&position));
            }
            Some(-2) => {
                losses += 1;
                let moves: Vec<_> = position.board().free_points().collect();
                for point in moves {
                    position.play(position.check(point).unwrap());
                    assert!(can_win(&mut position, 1));
                    position.undo();
                }
            }
            _ => {}
        }
    }
    assert!(wins > 60 && losses > 5, "{wins} {losses}");
}

/// Whether the player to move wins within `stones` stones, by the rules alone.
fn can_win(position: &mut Position, stones: i32) -> bool {
    let moves: Vec<_> = position.board().free_points().collect();
    let color = position.turn();
    moves.into_iter().any(|point| {
        position.play(position.check(point).unwrap());
        let wins = match position.status() {
            Status::Won { .. } => true,
            Status::ToPlay(_) if stones >= 3 && threatens(position, color) => {
                let replies: Vec<_> = position.board().free_points().collect();
                replies.into_iter().all(|reply| {
                    position.play(position.check(reply).unwrap());
                    let still = !position.status().is_over() && can_win(position, stones - 2);
                    position.undo();
                    still
                })
            }
            Status::ToPlay(_) | Status::Drawn(_) => false,
        };
        position.undo();
        wins
    })
}

/// Whether `color`, who is not to move, would win with another stone: without that, no win in three.
fn threatens(position: &Position, color: Color) -> bool {
    let board = position.board();
    board.free_points().any(|p| wins_at(board, position.rules().kind, p, color))
}

#[test]
fn a_set_up_with_more_stones_of_one_color_is_searched_too() {
    let position = parse_position("standard/9/free black:a1b1c1e5 turn:white").unwrap();
    let setup: Setup = position.setup().clone();
    assert_eq!(setup.stones.len(), 4);
    for computer in Computer::ladder() {
        let verdict = finish(&mut Search::new(&position, &computer, 5), Nodes(50));
        assert!(position.check(verdict.best.unwrap()).is_ok());
    }
}

/// `docs/engine.md` shows how many positions each computer looks at; here they are counted again.
#[test]
fn the_documented_counts_are_true() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/engine.md")).unwrap();
    let position = parse_position("freestyle/15/free moves:h8i9i7g9").unwrap();
    let table = || Preset::Patterns.table();
    let nodes = |computer| finish(&mut Search::new(&position, &computer, 1), Nodes(u64::MAX)).nodes;
    for depth in 1..=4 {
        let minimax = |candidates| Computer::Minimax { depth, candidates, table: table() };
        let full = if depth <= 2 { nodes(minimax(Candidates::AllEmpty)).to_string() } else { "–".into() };
        let near = if depth <= 3 { nodes(minimax(Candidates::USUAL)).to_string() } else { "–".into() };
        let cut = nodes(Computer::AlphaBeta { depth, table: table() });
        let row = format!("| {depth} | {full} | {near} | {cut} |");
        assert!(text.contains(&row), "docs/engine.md lacks {row}");
    }
}
