//! One board: the game on it, its players, and everything that goes on around it.

use super::autosave;
use super::clock::Clocks;
use super::command::{Command, LoadSource, NewGame, SettingChange};
use super::effect::{Cue, Effect, Urgency};
use super::help::HelpPolicy;
use super::millis::Millis;
use super::moves::usual_seats;
use super::out::Out;
use super::seats::Seat;
use super::settings::{Language, Settings};
use super::snapshot::{HintView, Notice, NoticeKind};
use super::text::Text;
use super::thinking::{Thinking, mix};
use super::{board_text, settings_text};
use crate::engine::{PointReport, report_points};
use crate::record::{Ended, Game};
use crate::rules::{ByColor, Color, Move, RuleSet, Setup};

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

/// Why a computer to move does not think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hold {
    /// It does think.
    No,
    /// The board was moved to its turn, and it waits to be told.
    Waiting,
    /// Its stone was taken back; told to go on, it gives another answer.
    TookBack,
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
    pub(super) game: Game,
    pub(super) seats: ByColor<Seat>,
    pub(super) clocks: Option<Clocks>,
    pub(super) hold: Hold,
    pub(super) thinking: Option<Thinking>,
    pub(super) tickets: u64,
    pub(super) seed: u64,
    pub(super) hint: Option<HintView>,
    pub(super) notice: Option<Notice>,
    pub(super) scores: Option<Vec<PointReport>>,
    pub(super) settings: Settings,
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
            game: new_game(RuleSet::default()),
            seats: usual_seats(),
            clocks: None,
            hold: Hold::No,
            thinking: None,
            tickets: 0,
            seed: mix(options.seed, 0),
            hint: None,
            notice: None,
            scores: None,
            settings: options.settings,
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
            Command::SaveFile => self.save_file(o),
            Command::CopyBoard => self.copy_board(o),
            Command::LogScores => self.log_scores(o),
            Command::Answer(ticket) => self.answer(ticket, o),
            Command::Tick => o.wake = true,
            Command::StorageFailed => self.storage_failed(o),
        }
        self.finish(out)
    }

    /// The language of the page.
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or_default()
    }

    /// The board as text, to copy.
    pub fn text_board(&self) -> String {
        board_text::board_text(self.game.position())
    }

    /// The game and its players as the text that [`Effect::Save`] carries.
    pub fn save_text(&self) -> String {
        autosave::write(self)
    }

    /// The game on the board.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    fn finish(&self, mut out: Out) -> Vec<Effect> {
        if out.redraw {
            out.push(Effect::Redraw);
        }
        if out.save {
            out.push(Effect::Save(self.save_text()));
        }
        let running = self.clocks.as_ref().and_then(|c| c.running().map(|color| c.left(color)));
        if let Some(left) = running.filter(|_| out.save || out.wake) {
            out.push(Effect::WakeAt(self.now + left));
        }
        if out.think && self.thinking.is_some() {
            out.push(Effect::Think);
        }
        out.into_effects()
    }

    /// Lets the running clock run. A device's clock that was set back adds no time and stops none.
    fn pass_time(&mut self, now: Millis, out: &mut Out) {
        let span = now - self.now;
        self.now = now;
        if let Some(loser) = self.clocks.as_mut().and_then(|c| c.pass(span)) {
            self.end(Ended::TimeOut { by: !loser }, out);
        }
    }

    /// After any change of the game or the cursor: whatever belonged to the old position goes, and the
    /// next player is asked.
    pub(super) fn changed(&mut self, out: &mut Out) {
        self.changed_excluding(&[], out);
    }

    /// [`changed`](Session::changed), but the computer must not answer with one of `not`.
    pub(super) fn changed_excluding(&mut self, not: &[crate::rules::Point], out: &mut Out) {
        self.thinking = None;
        self.hint = None;
        self.notice = None;
        self.revision += 1;
        let runs = self.game.ply() > 0 && !self.game.is_over() && self.hold == Hold::No;
        let turn = self.game.position().turn();
        if let Some(clocks) = &mut self.clocks {
            clocks.run(runs.then_some(turn));
        }
        self.refresh_scores();
        self.start_move(not, out);
        out.redraw = true;
        out.save = true;
    }

    /// Puts a new game on the board without asking the next player yet.
    pub(super) fn start_game(&mut self, new: NewGame) {
        self.seed = mix(self.seed, 0);
        self.game = new_game(new.rules);
        for color in Color::BOTH {
            self.game.set_name(color, &new.names[color]);
        }
        let ByColor { black, white } = new.seats;
        self.seats = ByColor { black: black.fitted(), white: white.fitted() };
        self.clocks = new.time.map(|time| Clocks::new(time.fitted()));
        self.hold = Hold::No;
    }

    /// Tells something that went as asked, or did not.
    pub(super) fn tell(&mut self, text: Text, kind: NoticeKind, out: &mut Out) {
        self.notice = Some(Notice { text: text.clone(), kind });
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
        let hint = self.thinking.take_if(|t| t.purpose == super::Purpose::Hint).is_some();
        out.redraw = self.hint.take().is_some() | self.notice.take().is_some() | hint;
    }

    fn name(&mut self, color: Color, name: &str, out: &mut Out) {
        self.game.set_name(color, name);
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
            (Ok(kept), _) => {
                self.seed = mix(self.seed, 0);
                self.game = kept.game;
                self.seats = kept.seats;
                self.clocks = kept.clocks;
                self.hold = kept.hold;
                let waits = !self.game.is_over() && self.seats[self.game.position().turn()].is_computer();
                if !waits {
                    self.hold = Hold::No;
                } else if from == LoadSource::File && self.hold == Hold::No {
                    self.hold = Hold::Waiting;
                }
                self.changed(out);
                match from {
                    LoadSource::File => self.tell(Text::Loaded, NoticeKind::Done, out),
                    LoadSource::Autosave if self.game.tree().node_count() == 1 => {}
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

    fn save_file(&self, out: &mut Out) {
        let rules = self.game.position().rules();
        let name = format!("hoshi-{}-{}-{}.hoshi", rules.kind.name(), rules.size, self.game.ply());
        out.push(Effect::Download { name, text: self.save_text() });
    }

    fn copy_board(&mut self, out: &mut Out) {
        out.push(Effect::Copy(self.text_board()));
        self.tell(Text::Copied, NoticeKind::Done, out);
    }

    fn log_scores(&mut self, out: &mut Out) {
        if !self.policy.scores {
            return self.refuse(Text::NotAllowed, out);
        }
        let reports = report_points(self.game.position(), &self.table());
        out.push(Effect::Log(super::show::score_text(self.game.position(), &reports)));
        self.tell(Text::ScoresLogged, NoticeKind::Done, out);
    }

    fn storage_failed(&mut self, out: &mut Out) {
        // The page may try again after every move; once is enough to know.
        if !std::mem::replace(&mut self.storage_failed, true) {
            self.tell(Text::StorageFailed, NoticeKind::Failure, out);
        }
    }

    fn refresh_scores(&mut self) {
        let wanted = self.settings.scores && self.policy.scores && !self.game.is_over();
        self.scores = wanted.then(|| report_points(self.game.position(), &self.table()));
    }
}

fn new_game(rules: RuleSet) -> Game {
    Game::new(Setup::empty(rules)).expect("an empty board has no stone in a wrong place")
}
