//! Thinking in progress: a search, what it is for, and the ticket that its answer needs.
//!
//! The session owns the search, and every change drops it. So there is nothing to stop and nothing that
//! could come late: an answer whose ticket is not that of the present thinking is worth nothing.

use super::command::Ticket;
use super::duel::{Duel, Hold};
use super::out::Out;
use super::session::Session;
use super::snapshot::{HintView, NoticeKind, Purpose};
use super::text::Text;
use crate::engine::{Computer, Nodes, Preset, Progress, Report, Search, Verdict, reason_for};
use crate::rules::{Color, Point};

/// Depth in plies at which hints are searched: deep enough for a four, its answer and what follows.
/// About 10,000 positions (20,000 at most in a measured game): 0.1 s natively, a second on a slow phone.
const HINT_DEPTH: u8 = 4;

/// What a slice of thinking came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thought {
    /// Nobody thinks.
    Idle,
    /// Not done yet.
    Busy,
    /// Done: send [`Command::Answer`](super::Command::Answer) with this ticket.
    Ready(Ticket),
}

/// A search with its purpose.
#[derive(Clone)]
pub(super) struct Thinking {
    pub(super) ticket: Ticket,
    pub(super) purpose: Purpose,
    pub(super) color: Color,
    pub(super) report: Report,
    search: Search,
    done: Option<Verdict>,
}

impl Thinking {
    fn step(&mut self, nodes: Nodes) -> Thought {
        if self.done.is_none() {
            match self.search.step(nodes) {
                Progress::Thinking(report) => self.report = report,
                Progress::Done(verdict) => {
                    self.report = self.search.report();
                    self.done = Some(verdict);
                }
            }
        }
        if self.done.is_some() { Thought::Ready(self.ticket) } else { Thought::Busy }
    }
}

/// The thinking of a session, one at a time, and what the next one needs.
#[derive(Clone)]
pub(super) struct Thoughts {
    pub(super) now: Option<Thinking>,
    /// How many there have been: the ticket of the last.
    count: u64,
    seed: u64,
}

impl Thoughts {
    /// Nobody thinks yet. All chance comes from `seed`.
    pub(super) const fn new(seed: u64) -> Thoughts {
        Thoughts { now: None, count: 0, seed: mix(seed, 0) }
    }

    /// From now on the computers draw other lots: another game has begun.
    pub(super) const fn shuffle(&mut self) {
        self.seed = mix(self.seed, 0);
    }

    /// Begins to think about the position of `duel`, in place of whatever was thought about. `not` are
    /// answers that are not wanted.
    fn start(&mut self, duel: &Duel, purpose: Purpose, computer: &Computer, not: &[Point]) {
        // The seed follows from the place in the game, so that a game repeats whatever was undone or
        // stopped on the way.
        let seed = mix(mix(self.seed, duel.game.cursor().index() as u64), not.len() as u64);
        let search = Search::excluding(duel.position(), computer, seed, not);
        self.count += 1;
        self.now = Some(Thinking {
            ticket: Ticket(self.count),
            purpose,
            color: duel.turn(),
            report: search.report(),
            search,
            done: None,
        });
    }
}

/// Mixes a seed with something that differs from turn to turn (the finalizer of SplitMix64).
const fn mix(seed: u64, salt: u64) -> u64 {
    let mut z = seed ^ salt.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Session {
    /// Thinks for about that many nodes. How the work is cut into slices changes neither the answer nor
    /// the number of nodes.
    pub fn think(&mut self, nodes: Nodes) -> Thought {
        self.thoughts.now.as_mut().map_or(Thought::Idle, |t| t.step(nodes))
    }

    /// Starts the thinking of the computer to move, if it is one's turn and it is not held.
    /// `not` are answers that are not wanted again.
    pub(super) fn start_move(&mut self, not: &[Point], out: &mut Out) {
        if let Some(computer) = self.duel.computer().filter(|_| self.duel.hold == Hold::No) {
            self.thoughts.start(&self.duel, Purpose::Move, computer, not);
            out.think = true;
        }
    }

    /// `Command::Answer`.
    pub(super) fn answer(&mut self, ticket: Ticket, out: &mut Out) {
        let ready = self.thoughts.now.take_if(|t| t.ticket == ticket && t.done.is_some());
        if let Some(Thinking { purpose, done: Some(verdict), .. }) = ready {
            // A failure was told to the person, who has had no time to read it.
            let failure = self.shown.notice.take_if(|notice| notice.kind == NoticeKind::Failure);
            self.use_verdict(purpose, &verdict, out);
            self.shown.notice = self.shown.notice.take().or(failure);
        }
    }

    /// `Command::Stop`.
    pub(super) fn stop(&mut self, out: &mut Out) {
        let Some(thinking) = self.thoughts.now.take() else { return self.refuse(Text::NothingToStop, out) };
        self.duel.counts &= thinking.purpose == Purpose::Hint;
        let verdict = thinking.done.unwrap_or_else(|| thinking.search.best_now());
        self.use_verdict(thinking.purpose, &verdict, out);
        // Between two computers this is the only way to make them pause.
        if thinking.purpose == Purpose::Move
            && self.duel.person().is_none()
            && self.duel.seats[!thinking.color].is_computer()
        {
            self.pause(out);
        }
    }

    fn use_verdict(&mut self, purpose: Purpose, verdict: &Verdict, out: &mut Out) {
        let legal = verdict.best.and_then(|point| self.duel.game.check(point).ok());
        match (purpose, legal, verdict.best) {
            (Purpose::Move, Some(legal), _) => self.play(legal, out),
            // No computer is without an answer while a point is free; should one be, a person can go on.
            (Purpose::Move, None, _) => self.pause(out),
            (Purpose::Hint, Some(_), Some(point)) => {
                let reason = verdict.why.unwrap_or_else(|| reason_for(self.duel.position(), point));
                self.shown.hint = Some(HintView { point, reason });
                self.tell(Text::Hint(point, reason), NoticeKind::Done, out);
            }
            (Purpose::Hint, ..) => self.refuse(Text::NoHint, out),
        }
    }

    /// `Command::Hint`.
    pub(super) fn ask_hint(&mut self, out: &mut Out) {
        if !self.policy.hints {
            return self.refuse(Text::NotAllowed, out);
        }
        if self.duel.game.is_over() {
            return self.refuse(Text::NoHint, out);
        }
        if self.duel.computer().is_some() {
            return self.refuse(Text::ComputersTurn, out);
        }
        if self.thoughts.now.is_none() {
            self.shown.hint = None;
            self.shown.notice = None;
            self.duel.counts = false;
            out.save = true;
            let computer = Computer::AlphaBeta { depth: HINT_DEPTH, table: Preset::Patterns.table() };
            self.thoughts.start(&self.duel, Purpose::Hint, &computer, &[]);
            out.think = true;
            out.redraw = true;
        }
    }
}
