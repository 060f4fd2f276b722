//! Random games as lists of small steps, shared by the tests.

use hoshi::record::{Ended, Game, NodeId};
use hoshi::rules::{BoardSize, Color, Move, OpeningKind, Point, RuleKind, RuleSet, Setup};
use proptest::prelude::*;

/// One thing that happens to a game. Numbers are taken modulo what there is.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// Try a point.
    Play(u16),
    /// One back.
    Undo,
    /// One forward.
    Redo,
    /// To any node.
    Jump(u16),
    /// To the start.
    Start,
    /// To the end of the line.
    End,
    /// Somebody gives up, or runs out of time.
    Finish(bool, bool),
    /// A name.
    Name(bool, String),
}

pub(crate) fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => any::<u16>().prop_map(Step::Play),
        3 => Just(Step::Undo),
        2 => Just(Step::Redo),
        1 => any::<u16>().prop_map(Step::Jump),
        1 => Just(Step::Start),
        1 => Just(Step::End),
        1 => any::<(bool, bool)>().prop_map(|(by, how)| Step::Finish(by, how)),
        1 => (any::<bool>(), any::<String>()).prop_map(|(who, name)| Step::Name(who, name)),
    ]
}

/// Small boards, so that games end by five and by a full board as well.
pub(crate) fn setup() -> impl Strategy<Value = Setup> {
    let kinds = prop::sample::select(RuleKind::ALL.to_vec());
    let openings = prop::sample::select(OpeningKind::ALL.to_vec());
    (kinds, openings, 5u32..=9, any::<bool>(), prop::collection::vec(any::<(u8, bool)>(), 0..6)).prop_map(
        |(kind, opening, lines, white, stones)| {
            let size = BoardSize::new(lines).unwrap();
            let mut setup = Setup::empty(RuleSet { kind, size, opening });
            setup.turn = color(white);
            for (place, white) in stones {
                let point = size.point(usize::from(place) % size.cells());
                if setup.stones.iter().all(|&(p, _)| p != point) {
                    setup.stones.push((point, color(white)));
                }
            }
            setup
        },
    )
}

pub(crate) fn color(white: bool) -> Color {
    if white { Color::White } else { Color::Black }
}

pub(crate) fn point(game: &Game, place: u16) -> Point {
    let size = game.position().rules().size;
    size.point(usize::from(place) % size.cells())
}

pub(crate) fn node(game: &Game, number: u16) -> NodeId {
    let count = game.tree().node_count();
    game.tree().node(usize::from(number) % count).expect("a number below the count")
}

/// Does one step, leaving out what the rules refuse.
pub(crate) fn apply(game: &mut Game, step: &Step) {
    match step {
        Step::Play(place) => {
            if let Ok(legal) = game.check(Move::Place(point(game, *place))) {
                game.play(legal);
            }
        }
        Step::Undo => {
            game.undo();
        }
        Step::Redo => {
            game.redo();
        }
        Step::Jump(number) => game.jump(node(game, *number)),
        Step::Start => game.to_start(),
        Step::End => game.to_end(),
        Step::Finish(by, how) => {
            if !game.is_over() {
                let by = color(*by);
                game.end(if *how { Ended::Resigned { by } } else { Ended::TimeOut { by } });
            }
        }
        Step::Name(who, name) => game.set_name(color(*who), name),
    }
}

/// A game after random steps.
pub(crate) fn game() -> impl Strategy<Value = Game> {
    (setup(), prop::collection::vec(step(), 0..60)).prop_map(|(setup, steps)| {
        let mut game = Game::new(setup).expect("the set-up has each point once");
        for step in &steps {
            apply(&mut game, step);
        }
        game
    })
}
