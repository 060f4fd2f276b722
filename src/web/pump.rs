//! Drives the thinking, and alone does so: slices of some milliseconds on the page's own thread, with a
//! timer between them in which the browser paints and listens.
//!
//! A timeout that is asked for at the end of a slice comes after four milliseconds at the earliest once
//! timers are nested; asked for at its beginning, it leaves the gap that we want. Message channels would give more, but starve Firefox's frames,
//! and the scheduler's `yield` starves input. In a hidden tab timers come once a second or less; there
//! the slices are long, because nobody sees a frame or presses anything.

use std::rc::Weak;

use gloo_timers::callback::Timeout;
use web_sys::Performance;

use super::bench::Bench;
use super::env;
use super::page::{Handle, Shared, dispatch};
use super::panic;
use crate::app::{Command, Session, Thought, Ticket};
use crate::engine::Nodes;

/// Length of a slice in milliseconds.
const SLICE: f64 = 12.0;
/// From the beginning of a slice to that of the next, in milliseconds: what is over belongs to the browser.
const PERIOD: u32 = 15;
/// Length of a slice while nobody sees the page.
const HIDDEN_SLICE: f64 = 500.0;
/// A batch of nodes should take about that long, in milliseconds: the clock is read between batches.
const BATCH: f64 = 0.5;
/// The most nodes of a batch, so that one that was cheap by chance does not spoil the next slice.
const LARGEST_BATCH: u64 = 4096;
/// How often the picture shows what is being thought, in milliseconds.
const SHOW: f64 = 150.0;

/// The timer of the next slice. Dropping it ends the thinking.
pub(super) struct Pump {
    clock: Performance,
    timer: Option<Timeout>,
    batch: u64,
    shown: f64,
    /// A measurement that is being taken; it goes before the game's own thinking.
    pub(super) bench: Option<Box<Bench>>,
}

/// What a slice ended with.
enum Outcome {
    Idle,
    Busy,
    Answer(Ticket),
    Measured(Box<Bench>),
}

impl Pump {
    /// A pump that stands still.
    pub(super) fn new() -> Pump {
        let clock = env::window().performance().expect("every page has a clock");
        Pump { clock, timer: None, batch: 16, shown: 0.0, bench: None }
    }

    /// The moment in milliseconds on a clock that only goes forward.
    pub(super) fn now(&self) -> f64 {
        self.clock.now()
    }

    /// Thinks for one slice.
    fn slice(&mut self, session: &mut Session) -> Outcome {
        let end = self.now() + if env::hidden() { HIDDEN_SLICE } else { SLICE };
        let mut begin = self.now();
        loop {
            let nodes = Nodes(self.batch);
            if let Some(bench) = &mut self.bench {
                if bench.step(nodes) {
                    return self.bench.take().map_or(Outcome::Idle, Outcome::Measured);
                }
            } else {
                match session.think(nodes) {
                    Thought::Idle => return Outcome::Idle,
                    Thought::Ready(ticket) => return Outcome::Answer(ticket),
                    Thought::Busy => {}
                }
            }
            let now = self.now();
            self.fit_batch(now - begin);
            if now + BATCH / 2.0 >= end {
                return Outcome::Busy;
            }
            begin = now;
        }
    }

    /// Makes the next batch larger or smaller, by how long the last one took.
    fn fit_batch(&mut self, took: f64) {
        if took < BATCH / 2.0 {
            self.batch = (self.batch * 2).min(LARGEST_BATCH);
        } else if took > BATCH * 2.0 {
            self.batch = (self.batch / 2).max(1);
        }
    }
}

/// Begins to think, unless that has begun.
pub(super) fn start(page: &Handle) {
    let page = &mut *page.borrow_mut();
    if page.pump.timer.is_none() {
        page.pump.timer = Some(timer(&page.own, 0));
    }
}

fn timer(page: &Weak<Shared>, millis: u32) -> Timeout {
    let page = page.clone();
    Timeout::new(millis, move || {
        if let Some(page) = page.upgrade().filter(|_| !panic::has_panicked()) {
            run(&page);
        }
    })
}

fn run(page: &Handle) {
    let outcome = {
        let page = &mut *page.borrow_mut();
        page.pump.timer = None;
        let next = timer(&page.own, PERIOD);
        let outcome = page.pump.slice(&mut page.session);
        if matches!(outcome, Outcome::Busy) {
            page.pump.timer = Some(next);
            let now = page.pump.now();
            if now - page.pump.shown >= SHOW {
                page.pump.shown = now;
                page.frame.request();
            }
        }
        outcome
    };
    match outcome {
        Outcome::Idle | Outcome::Busy => {}
        Outcome::Answer(ticket) => dispatch(page, Command::Answer(ticket)),
        Outcome::Measured(bench) => {
            bench.tell(page.borrow().pump.now());
            start(page);
        }
    }
}
