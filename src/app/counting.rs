//! Which games count, and keeping their results.
//!
//! A game between one person and a computer counts when it ends for the first time, if the person had no help
//! that the computer had not: see [`Duel::counts`](super::duel::Duel). Other boards may have kept results in
//! the meantime. So a change is noted, the page is asked for what is kept now, and the change is made to that.

use super::duel::Hold;
use super::effect::Effect;
use super::levels::level_of;
use super::out::Out;
use super::results::{Outcome, Results, rival};
use super::session::Session;
use super::snapshot::{NoticeKind, Verdicted};
use super::text::Text;

/// Fewest moves of a game that counts: each side has placed a stone.
const MIN_MOVES: usize = 2;

/// A change of the results that waits for what is kept.
#[derive(Clone)]
pub(super) enum Change {
    /// A game was played.
    Played(String, Outcome),
    /// A suggested level was taken or turned down.
    Told(u8),
    /// All results are thrown away.
    Forget,
}

impl Session {
    /// The person's results, as far as they have been read.
    pub const fn results(&self) -> &Results {
        &self.results
    }

    /// Notes before a move whether its game may still count: not with scores in sight, not after going back,
    /// and not where a person places the stone of a computer that is held.
    pub(super) fn mind_help(&mut self) {
        let game = &self.duel.game;
        let first = game.tree().children(game.cursor()).is_empty();
        self.duel.counts &= first && self.duel.hold == Hold::No && self.shown.scores.is_none();
    }

    /// Counts the game that has just ended.
    pub(super) fn count(&mut self, verdict: Verdicted, out: &mut Out) {
        let counts = std::mem::take(&mut self.duel.counts) && self.duel.game.ply() >= MIN_MOVES;
        let Some(person) = self.duel.person().filter(|_| counts) else { return };
        let outcome = match verdict.winner() {
            None => Outcome::Drawn,
            Some(color) if color == person => Outcome::Won,
            Some(_) => Outcome::Lost,
        };
        if let Some(rival) = rival(&self.duel.seats[!person]) {
            self.change_results(Change::Played(rival, outcome), out);
        }
    }

    /// The suggested level is no longer worth a word once it is played.
    pub(super) fn take_suggestion(&mut self, out: &mut Out) {
        let level = self.duel.person().and_then(|person| level_of(&self.duel.seats[!person]));
        if level.is_some() && level == self.results.suggestion() {
            self.drop_suggestion(out);
        }
    }

    /// `Command::DropSuggestion`.
    pub(super) fn drop_suggestion(&mut self, out: &mut Out) {
        if let Some(level) = self.results.suggestion() {
            self.change_results(Change::Told(level), out);
        }
    }

    /// Makes a change to what is kept, whoever kept it.
    pub(super) fn change_results(&mut self, change: Change, out: &mut Out) {
        self.changes.push(change);
        out.push(Effect::ReadRecord);
    }

    /// `Command::LoadRecord`. Without a text, what is known stays.
    pub(super) fn load_record(&mut self, text: String, out: &mut Out) {
        let mut save = !self.changes.is_empty();
        if !text.is_empty() {
            match Results::read(&text) {
                Ok(results) => self.results = results,
                Err(error) => {
                    out.push(Effect::KeepAside(text));
                    self.tell(Text::ResultsAside(error), NoticeKind::Failure, out);
                    save = true;
                }
            }
        }
        for change in std::mem::take(&mut self.changes) {
            match change {
                Change::Played(rival, outcome) => self.results.add(&rival, outcome),
                Change::Told(level) => self.results.tell(level),
                Change::Forget => self.results = Results::default(),
            }
        }
        out.redraw = true;
        if save {
            out.push(Effect::SaveRecord(self.results.write()));
        }
    }
}
