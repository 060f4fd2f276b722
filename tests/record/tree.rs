//! Any sequence of play, undo, redo and jump leaves the game as a twin says that keeps only paths of moves
//! and builds everything else from scratch.

use std::collections::{BTreeMap, BTreeSet};

use hoshi::record::{Game, NodeId};
use hoshi::rules::{Color, Move, Position, RuleSet, Setup};
use proptest::prelude::*;

use crate::random_games::{Step, apply, node, point, setup, step};

type Path = Vec<Move>;

/// The slow twin.
struct Twin {
    setup: Setup,
    at: Path,
    known: BTreeSet<Path>,
    next: BTreeMap<Path, Move>,
    ended: Option<Path>,
}

impl Twin {
    fn position(&self) -> Position {
        let mut position = Position::new(self.setup.clone()).unwrap();
        for &mv in &self.at {
            let legal = position.check(mv).unwrap();
            position.play(legal);
        }
        position
    }

    fn go(&mut self, to: Path) {
        for k in 0..to.len() {
            self.next.insert(to[..k].to_vec(), to[k]);
        }
        self.at = to;
    }

    fn line(&self) -> Path {
        let mut line = self.at.clone();
        while let Some(&mv) = self.next.get(&line) {
            line.push(mv);
        }
        line
    }

    fn apply(&mut self, game: &Game, step: &Step) {
        match step {
            Step::Play(place) => {
                let mv = Move::Place(point(game, *place));
                let over = self.ended.as_ref() == Some(&self.at);
                if !over && self.position().check(mv).is_ok() {
                    let mut to = self.at.clone();
                    to.push(mv);
                    self.known.insert(to.clone());
                    self.go(to);
                    self.ended = None;
                }
            }
            Step::Undo => {
                self.at.pop();
            }
            Step::Redo => {
                if let Some(&mv) = self.next.get(&self.at) {
                    self.at.push(mv);
                }
            }
            Step::Jump(number) => self.go(path(game, node(game, *number))),
            Step::Start => self.at.clear(),
            Step::End => self.at = self.line(),
            Step::Finish(..) => {
                let over = self.ended.as_ref() == Some(&self.at) || self.position().status().is_over();
                if !over {
                    self.ended = Some(self.at.clone());
                }
            }
            Step::Name(..) => {}
        }
    }
}

fn path(game: &Game, node: NodeId) -> Path {
    game.tree().path(node).into_iter().filter_map(|n| game.tree().mv(n)).collect()
}

fn check(setup: Setup, steps: &[Step]) {
    let mut game = Game::new(setup.clone()).unwrap();
    let mut twin = Twin { setup, at: Vec::new(), known: BTreeSet::new(), next: BTreeMap::new(), ended: None };
    for step in steps {
        let before = game.revision();
        let was = game.clone();
        twin.apply(&game, step);
        apply(&mut game, step);
        assert!(game == was || game.revision() > before, "every change is counted");
        let scratch = twin.position();
        assert_eq!(game.position().board(), scratch.board());
        assert_eq!(game.position().turn(), scratch.turn());
        assert_eq!(game.position().hash(), scratch.hash());
        assert_eq!(game.position().status(), scratch.status());
        assert_eq!(game.position().moves(), scratch.moves());
        assert_eq!(path(&game, game.cursor()), twin.at);
        assert_eq!(game.line().last().map_or(Vec::new(), |&n| path(&game, n)), twin.line());
        assert_eq!(game.tree().node_count(), twin.known.len() + 1, "nothing is deleted");
        assert_eq!(game.ended_here().is_some(), twin.ended.as_ref() == Some(&twin.at));
        assert_eq!(game.ply(), game.tree().depth(game.cursor()));
    }
    for id in game.tree().ids().skip(1) {
        assert!(twin.known.contains(&path(&game, id)));
        assert!(game.tree().parent(id).unwrap() < id, "a parent comes before its children");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_steps_leave_the_game_as_recomputed(setup in setup(), steps in prop::collection::vec(step(), 0..80)) {
        check(setup, &steps);
    }
}

fn played(moves: &[&str]) -> Game {
    let mut game = Game::new(Setup::empty(RuleSet::default())).unwrap();
    play(&mut game, moves);
    game
}

fn play(game: &mut Game, moves: &[&str]) {
    for text in moves {
        let legal = game.check(text.parse::<hoshi::rules::Point>().unwrap()).unwrap();
        game.play(legal);
    }
}

#[test]
fn a_move_played_before_enters_its_node() {
    let mut game = played(&["h8", "i9", "j10"]);
    let end = game.cursor();
    game.to_start();
    play(&mut game, &["h8", "i9", "j10"]);
    assert_eq!((game.cursor(), game.tree().node_count()), (end, 4));
}

#[test]
fn redo_follows_what_was_on_the_board_last() {
    let mut game = played(&["h8", "i9"]);
    game.undo();
    play(&mut game, &["j10"]);
    game.undo();
    assert!(game.redo());
    assert_eq!(game.position().last().and_then(Move::point).unwrap().to_string(), "J10");
    let first = game.tree().children(game.tree().parent(game.cursor()).unwrap())[0];
    game.jump(first);
    game.undo();
    game.redo();
    assert_eq!(game.cursor(), first);
}

#[test]
fn a_result_belongs_to_its_node() {
    use hoshi::record::Ended;
    let mut game = played(&["h8", "i9"]);
    game.end(Ended::Resigned { by: Color::White });
    assert!(game.is_over());
    assert!(game.check("a1".parse::<hoshi::rules::Point>().unwrap()).is_err());
    game.undo();
    assert!(!game.is_over(), "elsewhere the game goes on");
    game.redo();
    assert!(game.is_over(), "and back here it is over again");
    game.undo();
    play(&mut game, &["j10"]);
    assert_eq!(game.result(), None, "playing on makes it void");
}

#[test]
fn names_are_one_short_line() {
    let mut game = played(&[]);
    for (typed, kept) in [
        ("Anna", "Anna"),
        ("  Anna\n Bell\t", "Anna  Bell"),
        ("", ""),
        ("\u{0}\u{7}", ""),
        (&"长".repeat(60), &"长".repeat(40)),
    ] {
        game.set_name(Color::Black, typed);
        assert_eq!(game.names().black, kept);
    }
}
