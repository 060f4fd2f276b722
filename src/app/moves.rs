//! Commands that make, take back and replay moves.

use super::command::NewGame;
use super::duel::{Duel, Hold};
use super::effect::Cue;
use super::out::Out;
use super::session::Session;
use super::text::Text;
use super::typed::typed_move;
use crate::record::{Ended, NodeId};
use crate::rules::{Illegal, LegalMove, Move};

impl Session {
    /// Whether the help policy lets somebody move here. Stepping back and moving again is an undo by
    /// another door.
    pub(super) fn may_try(&self) -> bool {
        let game = &self.duel.game;
        self.policy.undo || game.tree().children(game.cursor()).is_empty()
    }

    /// Whether the help policy lets a person make the next move: placing for a computer that a step in the
    /// replay has stopped would be choosing its answer.
    pub(super) fn may_place(&self) -> bool {
        self.may_try() && (self.policy.undo || self.duel.hold == Hold::No)
    }

    /// `Command::Place` and `Command::Pass`.
    pub(super) fn place(&mut self, mv: Move, out: &mut Out) {
        if self.duel.computer_thinks() {
            return self.refuse(Text::ComputersTurn, out);
        }
        if self.duel.hold == Hold::Replay {
            return self.refuse(Text::Refused(Illegal::GameOver), out);
        }
        match self.duel.game.check(mv) {
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
        self.mind_help();
        self.duel.play(legal);
        out.sound(Cue::Stone(color));
        out.say(match legal.mv() {
            Move::Place(point) => Text::Moved { number: self.duel.game.ply() as u16, color, point },
            Move::Pass => Text::Passed(color),
        });
        self.tell_end(out);
        self.changed(out);
    }

    fn tell_end(&mut self, out: &mut Out) {
        if let Some(verdict) = self.duel.verdict() {
            out.sound(Cue::End);
            out.call(Text::Ended(verdict));
            self.count(verdict, out);
        }
    }

    /// Ends the game by word or clock.
    pub(super) fn end(&mut self, ended: Ended, out: &mut Out) {
        self.duel.end(ended);
        self.changed(out);
        self.tell_end(out);
    }

    /// `Command::Undo`.
    pub(super) fn undo(&mut self, out: &mut Out) {
        if !self.policy.undo {
            return self.refuse(Text::NotAllowed, out);
        }
        let before = self.duel.game.ply();
        match self.duel.undo_target() {
            Some(node) => {
                self.duel.counts = false;
                self.go(node, self.hold_for_replay(), out);
                out.say(Text::TookBack((before - self.duel.game.ply()) as u16));
            }
            // No stone to take, but a resignation or a fallen flag can still be taken back.
            None if self.duel.game.ended_here().is_some() => {
                self.duel.reopen();
                self.changed(out);
                out.say(Text::TookBack(0));
            }
            None => self.refuse(Text::NothingToUndo, out),
        }
    }

    /// Two computers would play on at once after undo and redo, so there they are held.
    fn hold_for_replay(&self) -> Hold {
        if self.duel.no_person() { Hold::Waiting } else { Hold::No }
    }

    /// `Command::Redo`.
    pub(super) fn redo(&mut self, out: &mut Out) {
        if !self.policy.undo {
            return self.refuse(Text::NotAllowed, out);
        }
        let Some(node) = self.duel.redo_target() else { return self.refuse(Text::NothingToRedo, out) };
        let replay = self.duel.hold == Hold::Replay;
        self.go(node, if replay { Hold::Replay } else { self.hold_for_replay() }, out);
        out.say(Text::At(self.duel.game.ply() as u16));
    }

    /// `Command::TakeBack`.
    pub(super) fn take_back(&mut self, out: &mut Out) {
        if !self.policy.undo {
            return self.refuse(Text::NotAllowed, out);
        }
        match self.duel.take_back_target() {
            Some(node) => {
                self.duel.counts = false;
                self.go(node, Hold::TookBack, out);
                out.say(Text::Held(self.duel.turn()));
            }
            None => self.refuse(Text::NothingToTakeBack, out),
        }
    }

    /// `Command::Resume`.
    pub(super) fn resume(&mut self, out: &mut Out) {
        let again = match self.duel.hold {
            Hold::No => return self.refuse(Text::NothingToResume, out),
            Hold::Waiting | Hold::Replay => false,
            Hold::TookBack => true,
        };
        if !self.may_try() {
            return self.refuse(Text::NotAllowed, out);
        }
        // The search leaves these out as long as another point is free.
        let not = if again { self.duel.tried_here() } else { Vec::new() };
        self.duel.hold = Hold::No;
        self.changed_excluding(&not, out);
    }

    /// Holds the computer to move, if it is one's turn.
    pub(super) fn pause(&mut self, out: &mut Out) {
        if self.duel.computer().is_some() {
            self.duel.hold = Hold::Waiting;
            self.changed(out);
            out.say(Text::Held(self.duel.turn()));
        }
    }

    /// `Command::Jump`.
    pub(super) fn jump(&mut self, ply: usize, out: &mut Out) {
        let line = self.duel.game.line();
        let ply = ply.min(line.len());
        let node = if ply == 0 { NodeId::ROOT } else { line[ply - 1] };
        if node != self.duel.game.cursor() {
            let over = self.duel.game.is_over() || self.duel.hold == Hold::Replay;
            self.go(node, if over { Hold::Replay } else { Hold::Waiting }, out);
        }
        out.say(Text::At(ply as u16));
    }

    /// `Command::Step`.
    pub(super) fn step(&mut self, by: i32, out: &mut Out) {
        let by = isize::try_from(by).unwrap_or(0);
        self.jump(self.duel.game.ply().saturating_add_signed(by), out);
    }

    fn go(&mut self, node: NodeId, hold: Hold, out: &mut Out) {
        self.duel.go(node, hold);
        self.changed(out);
    }

    /// `Command::Resign`.
    pub(super) fn resign(&mut self, out: &mut Out) {
        match self.duel.who_resigns() {
            Some(loser) => self.end(Ended::Resigned { by: !loser }, out),
            None => self.refuse(Text::CannotResign, out),
        }
    }

    /// `Command::NewGame`.
    pub(super) fn new_game(&mut self, new: NewGame, out: &mut Out) {
        self.put_on(Duel::new(new));
        self.take_suggestion(out);
        self.changed(out);
        out.say(Text::NewGame);
    }

    /// Puts another game on the board without asking the next player yet; its computers draw other lots.
    pub(super) fn put_on(&mut self, duel: Duel) {
        self.thoughts.shuffle();
        self.duel = duel;
    }
}
