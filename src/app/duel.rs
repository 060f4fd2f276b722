//! A game with its players, their clocks, and a computer that may be held: all that is kept of a board.
//!
//! Here are the questions about it and the changes of it. What must be told, drawn or thought about when it
//! changes is the session's business.

use super::clock::Clocks;
use super::command::NewGame;
use super::millis::Millis;
use super::seats::Seat;
use super::snapshot::Verdicted;
use crate::engine::{Computer, Preset};
use crate::record::{Ended, Game, NodeId};
use crate::rules::{ByColor, Color, LegalMove, Move, Point, Position, RuleSet, Setup, Status};

/// Why a computer to move does not think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hold {
    /// It does think.
    No,
    /// The board was moved to its turn, and it waits to be told.
    Waiting,
    /// Its stone was taken back; told to go on, it gives another answer.
    TookBack,
    /// Nobody is to move: a game that has ended is looked through, and its board takes no stones.
    Replay,
}

/// A game and who plays it.
#[derive(Clone)]
pub(super) struct Duel {
    pub(super) game: Game,
    pub(super) seats: ByColor<Seat>,
    pub(super) clocks: Option<Clocks>,
    pub(super) hold: Hold,
    /// Whether the end of this game is still to be counted among the person's results. No more once it has been,
    /// after help (undo, another answer, a hint, scores, a computer cut short), and not for games from a file.
    pub(super) counts: bool,
}

impl Duel {
    /// The first game of a session, and what a text has that names no players: a person against a computer
    /// that looks one move ahead with the table that knows patterns, without clocks.
    pub(super) fn usual(game: Game) -> Duel {
        let white = Seat::Computer(Computer::Greedy(Preset::Patterns.table()));
        Duel {
            game,
            seats: ByColor { black: Seat::Person, white },
            clocks: None,
            hold: Hold::No,
            counts: true,
        }
    }

    /// The beginning of a game.
    pub(super) fn new(new: NewGame) -> Duel {
        let mut game = empty_game(new.rules);
        for color in Color::BOTH {
            game.set_name(color, &new.names[color]);
        }
        Duel {
            game,
            seats: new.seats.map(Seat::fitted),
            clocks: new.time.map(|time| Clocks::new(time.fitted())),
            hold: Hold::No,
            counts: true,
        }
    }

    /// The position on the board.
    pub(super) const fn position(&self) -> &Position {
        self.game.position()
    }

    /// Whose turn it is, or would be if the game had not ended.
    pub(super) fn turn(&self) -> Color {
        self.position().turn()
    }

    /// The computer that has the next move, thinking or held; `None` at a person's turn and when the game
    /// is over.
    pub(super) fn computer(&self) -> Option<&Computer> {
        match &self.seats[self.turn()] {
            Seat::Computer(computer) if !self.game.is_over() => Some(computer),
            Seat::Computer(_) | Seat::Person => None,
        }
    }

    /// Whether a computer has the next move and may think about it.
    pub(super) fn computer_thinks(&self) -> bool {
        self.hold == Hold::No && self.computer().is_some()
    }

    /// The color of the only person, when a computer sits on the other side.
    pub(super) fn person(&self) -> Option<Color> {
        Color::BOTH.into_iter().find(|&c| !self.seats[c].is_computer() && self.seats[!c].is_computer())
    }

    /// Whether computers sit on both sides.
    pub(super) fn no_person(&self) -> bool {
        Color::BOTH.into_iter().all(|c| self.seats[c].is_computer())
    }

    /// How the game ended at the position on the board, if it did.
    pub(super) fn verdict(&self) -> Option<Verdicted> {
        match (self.position().status(), self.game.ended_here()) {
            (&Status::Won { by, .. }, _) => Some(Verdicted::Five { by }),
            (&Status::Drawn(draw), _) => Some(Verdicted::Drawn(draw)),
            (Status::ToPlay(_), Some(Ended::Resigned { by })) => Some(Verdicted::Resigned { by }),
            (Status::ToPlay(_), Some(Ended::TimeOut { by })) => Some(Verdicted::TimeOut { by }),
            (Status::ToPlay(_), None) => None,
        }
    }

    /// Where undo leads: before the last stone of the only person, else one move back.
    pub(super) fn undo_target(&self) -> Option<NodeId> {
        let position = self.position();
        let last = match self.person() {
            Some(person) => (0..position.ply()).rev().find(|&ply| position.turn_at(ply) == person)?,
            None => position.ply().checked_sub(1)?,
        };
        let path = self.game.tree().path(self.game.cursor());
        Some(if last == 0 { NodeId::ROOT } else { path[last - 1] })
    }

    /// Where redo leads: to the next turn of the only person or the end of the line, else one move on.
    pub(super) fn redo_target(&self) -> Option<NodeId> {
        let tree = self.game.tree();
        let ended = self.game.result().map(|(node, _)| node);
        let mut at = tree.remembered(self.game.cursor())?;
        let Some(person) = self.person() else { return Some(at) };
        while self.position().turn_at(tree.depth(at)) != person && Some(at) != ended {
            let Some(next) = tree.remembered(at) else { break };
            at = next;
        }
        Some(at)
    }

    /// Where taking back the computer's stone leads, if the last stone is a computer's.
    pub(super) fn take_back_target(&self) -> Option<NodeId> {
        let last = self.position().ply().checked_sub(1)?;
        let parent = self.game.tree().parent(self.game.cursor())?;
        self.seats[self.position().turn_at(last)].is_computer().then_some(parent)
    }

    /// The loser if somebody gave up now.
    pub(super) fn who_resigns(&self) -> Option<Color> {
        let on = !self.game.is_over() && self.hold != Hold::Replay;
        (on && !self.no_person()).then(|| self.person().unwrap_or_else(|| self.turn()))
    }

    /// The points that were tried from here.
    pub(super) fn tried_here(&self) -> Vec<Point> {
        let tree = self.game.tree();
        let tried = tree.children(self.game.cursor()).iter();
        tried.filter_map(|&child| tree.mv(child).and_then(Move::point)).collect()
    }

    /// Makes a move, whoever found it.
    pub(super) fn play(&mut self, legal: LegalMove) {
        let node = self.game.play(legal);
        if let Some(clocks) = &mut self.clocks {
            clocks.moved(legal.color(), node);
        }
        self.hold = Hold::No;
    }

    /// Puts another node of the game on the board. Unless it is a replay, `hold` counts only where a computer is to
    /// move.
    pub(super) fn go(&mut self, node: NodeId, hold: Hold) {
        if let Some(clocks) = &mut self.clocks {
            clocks.jump(self.game.cursor(), node);
        }
        self.game.jump(node);
        self.hold = if hold == Hold::Replay || self.computer().is_some() { hold } else { Hold::No };
    }

    /// Ends the game by word or clock.
    pub(super) fn end(&mut self, ended: Ended) {
        self.game.end(ended);
        self.hold = Hold::No;
    }

    /// Takes back a resignation or a fallen flag and no stone.
    pub(super) fn reopen(&mut self) {
        if let (Some(Ended::TimeOut { by }), Some(clocks)) = (self.game.ended_here(), &mut self.clocks) {
            clocks.refill(!by, self.game.cursor());
        }
        self.game.reopen();
    }

    /// Lets the clock of the player to move run, or none.
    pub(super) fn run_clocks(&mut self) {
        let runs = self.game.ply() > 0 && !self.game.is_over() && self.hold == Hold::No;
        let turn = self.turn();
        if let Some(clocks) = &mut self.clocks {
            clocks.run(runs.then_some(turn));
        }
    }

    /// What the running clock has left.
    pub(super) fn running_out(&self) -> Option<Millis> {
        let clocks = self.clocks.as_ref()?;
        clocks.running().map(|color| clocks.left(color))
    }
}

/// An empty board under `rules`.
pub(super) fn empty_game(rules: RuleSet) -> Game {
    Game::new(Setup::empty(rules)).expect("an empty board has no stone in a wrong place")
}
