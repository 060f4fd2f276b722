//! Commands that make, take back and replay moves.

use super::command::NewGame;
use super::effect::Cue;
use super::out::Out;
use super::seats::Seat;
use super::session::{Hold, Session};
use super::snapshot::Verdicted;
use super::text::Text;
use super::typed::typed_move;
use crate::record::{Ended, NodeId};
use crate::rules::{ByColor, Color, LegalMove, Move, Point, Status};

impl Session {
    /// The color of the only person, when a computer sits on the other side.
    pub(super) fn person(&self) -> Option<Color> {
        let computers = ByColor::from_fn(|c| self.seats[c].is_computer());
        Color::BOTH.into_iter().find(|&c| !computers[c] && computers[!c])
    }

    /// Whether a person may make the next move, should the game go on.
    pub(super) fn persons_turn(&self) -> bool {
        self.hold != Hold::No || !self.seats[self.game.position().turn()].is_computer()
    }

    /// Whether the help policy lets somebody move here. Stepping back and moving again is an undo by
    /// another door.
    pub(super) fn may_try(&self) -> bool {
        self.policy.undo || self.game.tree().children(self.game.cursor()).is_empty()
    }

    /// Whether the help policy lets a person make the next move: placing for a computer that a step in the
    /// replay has stopped would be choosing its answer.
    pub(super) fn may_place(&self) -> bool {
        self.may_try() && (self.policy.undo || self.hold == Hold::No)
    }

    /// `Command::Place` and `Command::Pass`.
    pub(super) fn place(&mut self, mv: Move, out: &mut Out) {
        let checked = self.game.check(mv);
        if !self.game.is_over() && !self.persons_turn() {
            return self.refuse(Text::ComputersTurn, out);
        }
        match checked {
            Err(illegal) => self.refuse(Text::Refused(illegal), out),
            Ok(_) if !self.may_place() => self.refuse(Text::NotAllowed, out),
            Ok(legal) => self.play(legal, out),
        }
    }

    /// `Command::Typed`.
    pub(super) fn place_typed(&mut self, text: &str, out: &mut Out) {
        match typed_move(text) {
            Some(mv) => self.place(mv, out),
            None => self.refuse(Text::NotAPoint(text.trim().chars().take(20).collect()), out),
        }
    }

    /// Makes a move, whoever found it.
    pub(super) fn play(&mut self, legal: LegalMove, out: &mut Out) {
        let color = legal.color();
        let node = self.game.play(legal);
        if let Some(clocks) = &mut self.clocks {
            clocks.moved(color, node);
        }
        self.hold = Hold::No;
        out.sound(Cue::Stone(color));
        out.say(match legal.mv() {
            Move::Place(point) => Text::Moved { number: self.game.ply() as u16, color, point },
            Move::Pass => Text::Passed(color),
        });
        if let Some(verdict) = self.verdict() {
            out.sound(Cue::End);
            out.call(Text::Ended(verdict));
        }
        self.changed(out);
    }

    /// How the game ended at the position on the board, if it did.
    pub(super) fn verdict(&self) -> Option<Verdicted> {
        match (self.game.position().status(), self.game.ended_here()) {
            (&Status::Won { by, .. }, _) => Some(Verdicted::Five { by }),
            (&Status::Drawn(draw), _) => Some(Verdicted::Drawn(draw)),
            (Status::ToPlay(_), Some(Ended::Resigned { by })) => Some(Verdicted::Resigned { by }),
            (Status::ToPlay(_), Some(Ended::TimeOut { by })) => Some(Verdicted::TimeOut { by }),
            (Status::ToPlay(_), None) => None,
        }
    }

    /// Ends the game by word or clock.
    pub(super) fn end(&mut self, ended: Ended, out: &mut Out) {
        self.game.end(ended);
        self.hold = Hold::No;
        self.changed(out);
        if let Some(verdict) = self.verdict() {
            out.sound(Cue::End);
            out.call(Text::Ended(verdict));
        }
    }

    /// Where undo leads: before the last stone of the only person, else one move back.
    pub(super) fn undo_target(&self) -> Option<NodeId> {
        let position = self.game.position();
        let last = match self.person() {
            Some(person) => (0..position.ply()).rev().find(|&ply| position.turn_at(ply) == person)?,
            None => position.ply().checked_sub(1)?,
        };
        let path = self.game.tree().path(self.game.cursor());
        Some(if last == 0 { NodeId::ROOT } else { path[last - 1] })
    }

    /// `Command::Undo`.
    pub(super) fn undo(&mut self, out: &mut Out) {
        if !self.policy.undo {
            return self.refuse(Text::NotAllowed, out);
        }
        let before = self.game.ply();
        match self.undo_target() {
            Some(node) => {
                self.go(node, self.hold_for_replay(), out);
                out.say(Text::TookBack((before - self.game.ply()) as u16));
            }
            // No stone to take, but a resignation or a fallen flag can still be taken back.
            None if self.game.ended_here().is_some() => {
                self.take_back_result();
                self.changed(out);
                out.say(Text::TookBack(0));
            }
            None => self.refuse(Text::NothingToUndo, out),
        }
    }

    fn take_back_result(&mut self) {
        if let (Some(Ended::TimeOut { by }), Some(clocks)) = (self.game.ended_here(), &mut self.clocks) {
            clocks.refill(!by, self.game.cursor());
        }
        self.game.reopen();
    }

    /// Two computers would play on at once after undo and redo, so there they are held.
    fn hold_for_replay(&self) -> Hold {
        let computers = Color::BOTH.into_iter().all(|c| self.seats[c].is_computer());
        if computers { Hold::Waiting } else { Hold::No }
    }

    /// Where redo leads: to the next turn of the only person or the end of the line, else one move on.
    pub(super) fn redo_target(&self) -> Option<NodeId> {
        let tree = self.game.tree();
        let ended = self.game.result().map(|(node, _)| node);
        let mut at = tree.remembered(self.game.cursor())?;
        let Some(person) = self.person() else { return Some(at) };
        while self.game.position().turn_at(tree.depth(at)) != person && Some(at) != ended {
            let Some(next) = tree.remembered(at) else { break };
            at = next;
        }
        Some(at)
    }

    /// `Command::Redo`.
    pub(super) fn redo(&mut self, out: &mut Out) {
        if !self.policy.undo {
            return self.refuse(Text::NotAllowed, out);
        }
        let Some(node) = self.redo_target() else { return self.refuse(Text::NothingToRedo, out) };
        self.go(node, self.hold_for_replay(), out);
        out.say(Text::At(self.game.ply() as u16));
    }

    /// Whether the last stone is a computer's.
    pub(super) fn can_take_back(&self) -> bool {
        let position = self.game.position();
        position.ply().checked_sub(1).is_some_and(|ply| self.seats[position.turn_at(ply)].is_computer())
    }

    /// `Command::TakeBack`.
    pub(super) fn take_back(&mut self, out: &mut Out) {
        if !self.policy.undo {
            return self.refuse(Text::NotAllowed, out);
        }
        match self.game.tree().parent(self.game.cursor()) {
            Some(parent) if self.can_take_back() => {
                self.go(parent, Hold::TookBack, out);
                out.say(Text::Held(self.game.position().turn()));
            }
            _ => self.refuse(Text::NothingToTakeBack, out),
        }
    }

    /// `Command::Resume`.
    pub(super) fn resume(&mut self, out: &mut Out) {
        if self.hold == Hold::No || self.game.is_over() {
            return self.refuse(Text::NothingToResume, out);
        }
        if !self.may_try() {
            return self.refuse(Text::NotAllowed, out);
        }
        let not = if self.hold == Hold::TookBack { self.answers_here() } else { Vec::new() };
        self.hold = Hold::No;
        self.changed_excluding(&not, out);
    }

    /// The points that were tried from here. The search leaves them out as long as another is free.
    fn answers_here(&self) -> Vec<Point> {
        let tree = self.game.tree();
        let tried = tree.children(self.game.cursor()).iter();
        tried.filter_map(|&child| tree.mv(child).and_then(Move::point)).collect()
    }

    /// Holds the computer to move, if it is one's turn.
    pub(super) fn pause(&mut self, out: &mut Out) {
        let turn = self.game.position().turn();
        if !self.game.is_over() && self.seats[turn].is_computer() {
            self.hold = Hold::Waiting;
            self.changed(out);
            out.say(Text::Held(turn));
        }
    }

    /// `Command::Jump`.
    pub(super) fn jump(&mut self, ply: usize, out: &mut Out) {
        let line = self.game.line();
        let ply = ply.min(line.len());
        let node = if ply == 0 { NodeId::ROOT } else { line[ply - 1] };
        if node != self.game.cursor() {
            self.go(node, Hold::Waiting, out);
        }
        out.say(Text::At(ply as u16));
    }

    /// `Command::Step`.
    pub(super) fn step(&mut self, by: i32, out: &mut Out) {
        let by = isize::try_from(by).unwrap_or(0);
        self.jump(self.game.ply().saturating_add_signed(by), out);
    }

    /// Puts another node of the game on the board. `hold` counts only where a computer is to move.
    fn go(&mut self, node: NodeId, hold: Hold, out: &mut Out) {
        if let Some(clocks) = &mut self.clocks {
            clocks.jump(self.game.cursor(), node);
        }
        self.game.jump(node);
        let waits = !self.game.is_over() && self.seats[self.game.position().turn()].is_computer();
        self.hold = if waits { hold } else { Hold::No };
        self.changed(out);
    }

    /// The loser if somebody gave up now.
    pub(super) fn who_resigns(&self) -> Option<Color> {
        let turn = self.game.position().turn();
        let computers = Color::BOTH.into_iter().all(|c| self.seats[c].is_computer());
        (!self.game.is_over() && !computers).then(|| self.person().unwrap_or(turn))
    }

    /// `Command::Resign`.
    pub(super) fn resign(&mut self, out: &mut Out) {
        match self.who_resigns() {
            Some(loser) => self.end(Ended::Resigned { by: !loser }, out),
            None => self.refuse(Text::CannotResign, out),
        }
    }

    /// `Command::NewGame`.
    pub(super) fn new_game(&mut self, new: NewGame, out: &mut Out) {
        self.start_game(new);
        self.changed(out);
        out.say(Text::NewGame);
    }
}

/// The seats of the first game, and of a text that names none: a person against a computer that looks
/// one move ahead with the table that knows patterns.
pub(super) fn usual_seats() -> ByColor<Seat> {
    use crate::engine::{Computer, Preset};
    ByColor { black: Seat::Person, white: Seat::Computer(Computer::Greedy(Preset::Patterns.table())) }
}
