//! Snapshots for the tests of the view, written as move lists.
#![allow(dead_code, reason = "each test file uses its part")]

use hoshi::app::{
    Abilities, HelpPolicy, MoveView, PlayerView, Seat, Settings, Snapshot, StoneView, Verdicted, Waiting,
};
use hoshi::rules::{BoardSize, ByColor, Color, Move, Point, Position, RuleKind, RuleSet, Status};

/// `h8` as a point.
pub fn p(text: &str) -> Point {
    text.parse().expect("a point in a test")
}

/// The position after `moves` ("h8 i9 …"), black first, on a board of `lines`, a person to move.
pub fn snapshot(lines: u32, moves: &str) -> Snapshot {
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
        settings: Settings::default(),
        policy: HelpPolicy::ALL,
    }
}

/// The other color's name is not needed often; this keeps tables short.
pub const BLACK: Color = Color::Black;
/// See [`BLACK`].
pub const WHITE: Color = Color::White;
