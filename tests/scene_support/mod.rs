//! Snapshots for the tests of the view, written as move lists.
#![allow(dead_code, reason = "each test file uses its part")]

pub(crate) mod say;

use hoshi::app::{
    Abilities, HelpPolicy, MoveView, PlayerView, Seat, Settings, Snapshot, StoneView, Verdicted, Waiting,
};
use hoshi::engine::{Preset, report_points};
use hoshi::rules::{BoardSize, ByColor, Move, Point, Position, RuleKind, RuleSet, Status};

/// `h8` as a point.
pub(crate) fn p(text: &str) -> Point {
    text.parse().expect("a point in a test")
}

/// The position after `moves` ("h8 i9 …"), black first, on a board of `lines`, a person to move.
pub(crate) fn snapshot(lines: u32, moves: &str) -> Snapshot {
    let size = BoardSize::new(lines).expect("a size in a test");
    let rules = RuleSet::new(RuleKind::Freestyle, size);
    let mut position = Position::start(rules);
    let (mut stones, mut list) = (Vec::new(), Vec::new());
    for (number, text) in (1..).zip(moves.split_whitespace()) {
        let (point, color) = (p(text), position.turn());
        let legal = position.check(point).expect("a legal move in a test");
        position.play(legal);
        stones.push(StoneView { point, color, number });
        list.push(MoveView { number, color, mv: Move::Place(point) });
    }
    let (waiting, lines) = match position.status() {
        Status::Won { by, lines } => (Waiting::Over(Verdicted::Five { by: *by }), lines.clone()),
        Status::Drawn(why) => (Waiting::Over(Verdicted::Drawn(*why)), Vec::new()),
        Status::ToPlay(color) => (Waiting::Person(*color), Vec::new()),
    };
    let place = matches!(waiting, Waiting::Person(_));
    Snapshot {
        revision: stones.len() as u64,
        rules,
        last: stones.last().map(|stone| stone.point),
        ply: stones.len(),
        stones,
        turn: position.turn(),
        waiting,
        lines,
        moves: list,
        players: ByColor::from_fn(|_| PlayerView { name: String::new(), seat: Seat::Person, clock: None }),
        time: None,
        can: Abilities { place, ..Abilities::default() },
        thinking: None,
        hint: None,
        scores: None,
        notice: None,
        suggestion: None,
        settings: Settings::default(),
        policy: HelpPolicy::ALL,
    }
}

/// A game with its scores.
pub(crate) fn scored() -> Snapshot {
    let moves = "h8 i9 h9 h10 g8";
    let mut snapshot = snapshot(15, moves);
    let mut position = Position::start(snapshot.rules);
    for text in moves.split(' ') {
        let legal = position.check(p(text)).expect("a legal move in a test");
        position.play(legal);
    }
    snapshot.scores = Some(report_points(&position, &Preset::ALL[0].table()));
    snapshot
}
