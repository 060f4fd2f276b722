//! One board: the game on it, its players, and everything that goes on around it.

use super::autosave;
use super::command::{Command, LoadSource, SettingChange};
use super::counting::Change;
use super::duel::{Duel, Hold, empty_game};
use super::effect::{Cue, Effect, Urgency};
use super::help::HelpPolicy;
use super::millis::Millis;
use super::out::Out;
use super::results::Results;
use super::settings::Settings;
use super::snapshot::{HintView, Notice, NoticeKind};
use super::text::Text;
use super::thinking::Thoughts;
use super::{board_text, settings_text};
use crate::engine::{PointReport, report_points};
use crate::record::{Ended, Game};
use crate::rules::{Color, Move, Point, RuleSet};

/// What a session starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SessionOptions {
    /// What help is allowed; never changes.
    pub policy: HelpPolicy,
    /// The settings, until others are read.
    pub settings: Settings,
    /// Where the computers' chance comes from. The same seed and the same commands make the same game.
    pub seed: u64,
    /// The present moment.
    pub now: Millis,
}

/// What a snapshot shows beside the game: it belongs to the position on the board and goes with it.
#[derive(Clone, Default)]
pub(super) struct Shown {
    pub(super) hint: Option<HintView>,
    pub(super) notice: Option<Notice>,
    pub(super) scores: Option<Vec<PointReport>>,
}

/// A game with its players, as one board shows it. The [module page](super) says how to use it.
///
/// ```
/// use hoshi::app::{Command, HelpPolicy, Millis, Session, SessionOptions, Settings, Thought, Waiting};
/// use hoshi::engine::Nodes;
/// use hoshi::rules::Color;
/// let options =
///     SessionOptions { policy: HelpPolicy::ALL, settings: Settings::default(), seed: 1, now: Millis(0) };
/// let mut session = Session::new(options);
/// session.update(Command::Typed("h8".into()), Millis(10));
/// assert_eq!(session.snapshot(Millis(10)).waiting, Waiting::Computer(Color::White));
/// let ticket = loop {
///     if let Thought::Ready(ticket) = session.think(Nodes(512)) {
///         break ticket;
///     }
/// };
/// session.update(Command::Answer(ticket), Millis(20));
/// assert_eq!(session.snapshot(Millis(20)).ply, 2);
/// ```
#[derive(Clone)]
pub struct Session {
    pub(super) duel: Duel,
    pub(super) thoughts: Thoughts,
    pub(super) shown: Shown,
    pub(super) settings: Settings,
    pub(super) results: Results,
    /// Changes of the results that wait for what is kept.
    pub(super) changes: Vec<Change>,
    pub(super) policy: HelpPolicy,
    pub(super) revision: u64,
    pub(super) now: Millis,
    storage_failed: bool,
}

impl Session {
    /// A session with the first game on the board: freestyle on 15 lines, a person with Black against an
    /// easy computer, no clock. It can be played at once.
    pub fn new(options: SessionOptions) -> Session {
        let mut session = Session {
            duel: Duel::usual(empty_game(RuleSet::default())),
            thoughts: Thoughts::new(options.seed),
            shown: Shown::default(),
            settings: options.settings,
            results: Results::default(),
            changes: Vec::new(),
            policy: options.policy,
            revision: 0,
            now: options.now,
            storage_failed: false,
        };
        session.refresh_scores();
        session
    }

    /// Does what `command` says at the moment `now`, and answers what the page must do, in order. This is
    /// the only door through which the state changes.
    pub fn update(&mut self, command: Command, now: Millis) -> Vec<Effect> {
        let mut out = Out::default();
        self.pass_time(now, &mut out);
        let o = &mut out;
        match command {
            Command::Place(point) => self.place(Move::Place(point), o),
            Command::Typed(text) => self.place_typed(&text, o),
            Command::Pass => self.place(Move::Pass, o),
            Command::Undo => self.undo(o),
            Command::Redo => self.redo(o),
            Command::TakeBack => self.take_back(o),
            Command::Resume => self.resume(o),
            Command::Jump(ply) => self.jump(ply, o),
            Command::Step(by) => self.step(by, o),
            Command::NewGame(new) => self.new_game(*new, o),
            Command::Resign => self.resign(o),
            Command::Stop => self.stop(o),
            Command::Hint => self.ask_hint(o),
            Command::Dismiss => self.dismiss(o),
            Command::Name(color, name) => self.name(color, &name, o),
            Command::Set(change) => self.set(change, o),
            Command::Load { text, from } => self.load(text, from, o),
            Command::LoadSettings(text) => self.load_settings(&text, o),
            Command::ReadRecord => o.push(Effect::ReadRecord),
            Command::LoadRecord(text) => self.load_record(text, o),
            Command::ForgetRecord => self.change_results(Change::Forget, o),
            Command::DropSuggestion => self.drop_suggestion(o),
            Command::SaveFile => self.save_file(o),
            Command::CopyBoard => self.copy_board(o),
            Command::LogScores => self.log_scores(o),
            Command::Answer(ticket) => self.answer(ticket, o),
            Command::Tick => o.wake = true,
            Command::StorageFailed => self.storage_failed(o),
            Command::NoWords => self.tell(Text::NoWords, NoticeKind::Failure, o),
        }
        self.finish(out)
    }

    /// What somebody chose about the page.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The board as text, to copy.
    pub fn text_board(&self) -> String {
        board_text::board_text(self.duel.position())
    }

    /// The game and its players as the text that [`Effect::Save`] carries.
    pub fn save_text(&self) -> String {
        autosave::write(&self.duel)
    }

    /// The game on the board.
    pub const fn game(&self) -> &Game {
        &self.duel.game
    }

    fn finish(&self, mut out: Out) -> Vec<Effect> {
        if out.redraw {
            out.push(Effect::Redraw);
        }
        if out.save {
            out.push(Effect::Save(self.save_text()));
        }
        if let Some(left) = self.duel.running_out().filter(|_| out.save || out.wake) {
            out.push(Effect::WakeAt(self.now + left));
        }
        if out.think && self.thoughts.now.is_some() {
            out.push(Effect::Think);
        }
        out.into_effects()
    }

    /// Lets the running clock run. A device's clock that was set back adds no time and stops none.
    fn pass_time(&mut self, now: Millis, out: &mut Out) {
        let span = now - self.now;
        self.now = now;
        if let Some(loser) = self.duel.clocks.as_mut().and_then(|c| c.pass(span)) {
            self.end(Ended::TimeOut { by: !loser }, out);
        }
    }

    /// After any change of the game or the cursor: whatever belonged to the old position goes, and the
    /// next player is asked.
    pub(super) fn changed(&mut self, out: &mut Out) {
        self.changed_excluding(&[], out);
    }

    /// [`changed`](Session::changed), but the computer must not answer with one of `not`.
    pub(super) fn changed_excluding(&mut self, not: &[Point], out: &mut Out) {
        self.thoughts.now = None;
        self.shown = Shown::default();
        self.revision += 1;
        self.duel.run_clocks();
        self.refresh_scores();
        self.start_move(not, out);
        out.redraw = true;
        out.save = true;
    }

    /// Tells something that went as asked, or did not.
    pub(super) fn tell(&mut self, text: Text, kind: NoticeKind, out: &mut Out) {
        self.shown.notice = Some(Notice { text: text.clone(), kind });
        let urgency = if kind == NoticeKind::Failure { Urgency::Assertive } else { Urgency::Polite };
        out.push(Effect::Announce(text, urgency));
        out.redraw = true;
    }

    /// Tells why nothing happens.
    pub(super) fn refuse(&mut self, text: Text, out: &mut Out) {
        out.sound(Cue::Refusal);
        self.tell(text, NoticeKind::Refusal, out);
    }

    fn dismiss(&mut self, out: &mut Out) {
        let hint = self.thoughts.now.take_if(|t| t.purpose == super::Purpose::Hint).is_some();
        out.redraw |= self.shown.hint.take().is_some() | self.shown.notice.take().is_some() | hint;
    }

    fn name(&mut self, color: Color, name: &str, out: &mut Out) {
        self.duel.game.set_name(color, name);
        self.revision += 1;
        out.redraw = true;
        out.save = true;
    }

    fn set(&mut self, change: SettingChange, out: &mut Out) {
        if change == SettingChange::Scores(true) && !self.policy.scores {
            return self.refuse(Text::NotAllowed, out);
        }
        self.settings.change(change);
        self.refresh_scores();
        out.redraw = true;
        out.push(Effect::SaveSettings(settings_text::write(&self.settings)));
    }

    fn load_settings(&mut self, text: &str, out: &mut Out) {
        self.settings = settings_text::read(text, self.settings);
        self.refresh_scores();
        out.redraw = true;
    }

    fn load(&mut self, text: String, from: LoadSource, out: &mut Out) {
        // An earlier state of this very game may be in the file.
        if from == LoadSource::File && !self.policy.undo {
            return self.refuse(Text::NotAllowed, out);
        }
        match (autosave::read(&text), from) {
            (Ok(mut duel), _) => {
                let waits = duel.computer().is_some();
                duel.hold = match (waits, from, duel.hold) {
                    (_, _, Hold::Replay) => Hold::Replay,
                    (false, ..) => Hold::No,
                    // Whoever opens a file wants to look at it first.
                    (true, LoadSource::File, Hold::No) => Hold::Waiting,
                    (true, _, hold) => hold,
                };
                duel.counts &= from == LoadSource::Autosave;
                self.put_on(duel);
                self.changed(out);
                match from {
                    LoadSource::File => self.tell(Text::Loaded, NoticeKind::Done, out),
                    LoadSource::Autosave if self.duel.game.tree().node_count() == 1 => {}
                    LoadSource::Autosave => self.tell(Text::Restored, NoticeKind::Done, out),
                }
            }
            (Err(error), LoadSource::File) => self.tell(Text::LoadFailed(error), NoticeKind::Failure, out),
            (Err(error), LoadSource::Autosave) => {
                out.push(Effect::KeepAside(text));
                self.tell(Text::KeptAside(error), NoticeKind::Failure, out);
            }
        }
    }

    fn save_file(&mut self, out: &mut Out) {
        let rules = self.duel.position().rules();
        let name = format!("hoshi-{}-{}-{}.hoshi", rules.kind.name(), rules.size, self.duel.game.ply());
        out.push(Effect::Download { name, text: self.save_text() });
        self.tell(Text::Saved, NoticeKind::Done, out);
    }

    fn copy_board(&mut self, out: &mut Out) {
        out.push(Effect::Copy(self.text_board()));
        self.tell(Text::Copied, NoticeKind::Done, out);
    }

    fn log_scores(&mut self, out: &mut Out) {
        if !self.policy.scores {
            return self.refuse(Text::NotAllowed, out);
        }
        let reports = report_points(self.duel.position(), &self.table());
        out.push(Effect::Log(super::show::score_text(self.duel.position(), &reports)));
        self.tell(Text::ScoresLogged, NoticeKind::Done, out);
    }

    fn storage_failed(&mut self, out: &mut Out) {
        // The page may try again after every move; once is enough to know.
        if !std::mem::replace(&mut self.storage_failed, true) {
            self.tell(Text::StorageFailed, NoticeKind::Failure, out);
        }
    }

    fn refresh_scores(&mut self) {
        let wanted = self.settings.scores && self.policy.scores && !self.duel.game.is_over();
        self.shown.scores = wanted.then(|| report_points(self.duel.position(), &self.table()));
    }
}
