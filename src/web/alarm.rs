//! Game clocks: waking the session when one may run out, and the picture when a shown second passes.

use std::rc::Weak;

use gloo_timers::callback::Timeout;

use super::env;
use super::page::{self, Shared};
use super::panic;
use crate::app::{Command, Millis, Snapshot};

/// A timer cannot wait longer than this many milliseconds.
const LONGEST: u64 = i32::MAX as u64;
/// In the last seconds tenths are shown.
const TENTHS: u64 = 10_000;

/// The timers of the clocks. Dropping it cancels them.
#[derive(Default)]
pub(super) struct Alarm {
    wake: Option<Timeout>,
    show: Option<Timeout>,
}

impl Alarm {
    /// Sends `Tick` at `moment`, in place of any earlier wish.
    pub(super) fn wake_at(&mut self, page: &Weak<Shared>, moment: Millis) {
        let wait = (moment - env::now()).0.min(LONGEST) as u32;
        let page = page.clone();
        self.wake = Some(Timeout::new(wait, move || {
            if let Some(page) = page.upgrade().filter(|_| !panic::has_panicked()) {
                page::dispatch(&page, Command::Tick);
            }
        }));
    }

    /// Asks for the next frame in which a running clock shows another number.
    pub(super) fn show_clocks(&mut self, page: &Weak<Shared>, snapshot: &Snapshot) {
        let players = &snapshot.players;
        let running =
            [&players.black, &players.white].into_iter().filter_map(|p| p.clock).find(|c| c.running);
        self.show = running.filter(|_| !env::hidden()).map(|clock| {
            let step = if clock.left.0 <= TENTHS { 100 } else { 1000 };
            let wait = (clock.left.0 % step + 5) as u32;
            let page = page.clone();
            Timeout::new(wait, move || {
                if let Some(page) = page.upgrade().filter(|_| !panic::has_panicked()) {
                    page.borrow_mut().frame.request();
                }
            })
        });
    }
}
