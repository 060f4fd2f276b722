//! At most one animation frame in flight: any number of wishes to redraw become one picture.

use std::rc::Weak;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::env;
use super::page::{self, Shared};
use super::panic;

/// The wish to draw. Dropping it cancels the frame.
pub(super) struct Frame {
    page: Weak<Shared>,
    callback: Closure<dyn FnMut()>,
    waiting: Option<Waiting>,
    /// The page's script is to be told, not only the picture changed.
    told: bool,
    /// It is to be told with the frame that is on its way: the one before has shown the picture.
    due: bool,
    later: Option<Timeout>,
}

enum Waiting {
    /// The browser's number of the frame.
    Frame(i32),
    /// A hidden page gets no frames, but its script still wants to know what has changed.
    Timer(#[expect(dead_code, reason = "held so that it is not cancelled")] Timeout),
}

impl Frame {
    /// No frame yet.
    pub(super) fn new(page: &Weak<Shared>) -> Frame {
        let own = page.clone();
        let callback = Closure::new(move || draw(&own));
        Frame { page: page.clone(), callback, waiting: None, told: false, due: false, later: None }
    }

    /// Asks for a frame unless one is on its way; the page's script will be told of it.
    pub(super) fn request(&mut self) {
        self.told = true;
        self.picture();
    }

    /// Asks for a frame for something that only the picture shows.
    pub(super) fn picture(&mut self) {
        if self.waiting.is_some() {
            return;
        }
        self.waiting = if env::hidden() {
            let page = self.page.clone();
            Some(Waiting::Timer(Timeout::new(0, move || draw(&page))))
        } else {
            let callback = self.callback.as_ref().unchecked_ref();
            env::window().request_animation_frame(callback).ok().map(Waiting::Frame)
        };
    }

    /// Asks anew: after the page was hidden or shown, what was asked for may never come.
    pub(super) fn renew(&mut self) {
        self.cancel();
        self.request();
    }

    /// Asks for such a frame in `millis` milliseconds.
    pub(super) fn later(&mut self, millis: u32) {
        let page = self.page.clone();
        self.later = Some(Timeout::new(millis, move || {
            if let Some(page) = page.upgrade().filter(|_| !panic::has_panicked()) {
                page.borrow_mut().frame.picture();
            }
        }));
    }

    /// Notes that the frame has come, and says whether the page's script is to be told. Unless that must be
    /// `at_once`, it is told a frame later, so that a stone does not wait for the panel.
    pub(super) fn arrived(&mut self, at_once: bool) -> bool {
        self.waiting = None;
        let told = std::mem::take(&mut self.told);
        if std::mem::take(&mut self.due) || told && at_once {
            return true;
        }
        if told {
            self.due = true;
            self.picture();
        }
        false
    }

    fn cancel(&mut self) {
        if let Some(Waiting::Frame(id)) = self.waiting.take() {
            // A number that is no longer known is no fault.
            let _ = env::window().cancel_animation_frame(id);
        }
    }
}

impl Drop for Frame {
    fn drop(&mut self) {
        self.cancel();
    }
}

fn draw(page: &Weak<Shared>) {
    if let Some(page) = page.upgrade().filter(|_| !panic::has_panicked()) {
        page::draw(&page, env::hidden());
    }
}
