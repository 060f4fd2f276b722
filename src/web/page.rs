//! One mounted board, and the one door through which it changes.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use js_sys::Function;
use wasm_bindgen::JsValue;

use super::alarm::Alarm;
use super::backdrop::Backdrop;
use super::env;
use super::files::{Copying, Download};
use super::frame::Frame;
use super::grid::Grid;
use super::listener::Listener;
use super::live::Live;
use super::painter::Progress;
use super::pump::Pump;
use super::storage::Storage;
use super::surface::Surface;
use super::{api, panic, perform};
use crate::app::{Command, Confirm, Session, SettingChange, Snapshot, Words};
use crate::view::{STARRY, System, Theme, theme_for};
use crate::wire::{Look, show};

/// Everything that belongs to one board. Dropping it leaves nothing of it in the browser.
pub(super) struct Page {
    pub(super) own: Weak<Shared>,
    pub(super) session: Session,
    pub(super) surface: Surface,
    pub(super) grid: Grid,
    pub(super) live: Live,
    pub(super) storage: Storage,
    pub(super) frame: Frame,
    pub(super) pump: Pump,
    pub(super) alarm: Alarm,
    pub(super) backdrop: Option<Backdrop>,
    pub(super) wishes: Wishes,
    pub(super) words: Words,
    pub(super) on_change: Option<Function>,
    pub(super) on_sound: Option<Function>,
    pub(super) download: Option<Download>,
    pub(super) copying: Option<Copying>,
    /// Whether the board is made: as long as it is not, nobody reads its grid, which takes time to build.
    pub(super) mounted: bool,
    #[expect(dead_code, reason = "held as long as the board listens")]
    pub(super) listeners: Vec<Listener>,
}

/// A page in the only place where it ever lives.
pub(super) type Shared = RefCell<Page>;
/// What owns it.
pub(super) type Handle = Rc<Shared>;

/// What the system asks for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wishes {
    pub(super) system: System,
    /// Nothing may move by itself.
    pub(super) still: bool,
}

/// Milliseconds between two pictures of something that moves.
const FRAME: u32 = 33;

impl Wishes {
    /// Whether things may move by themselves.
    pub(super) fn moves(&self, snapshot: &Snapshot) -> bool {
        !self.still && snapshot.settings.animation
    }
}

impl Page {
    /// The theme shown.
    pub(super) fn theme(&self, snapshot: &Snapshot) -> &'static Theme {
        theme_for(snapshot.settings.theme, self.wishes.system)
    }

    /// What a script may see now.
    pub(super) fn shown(&self, snapshot: &Snapshot) -> JsValue {
        let look =
            Look { words: &self.words, theme: self.theme(snapshot).name, aim: self.surface.gesture.aim() };
        api::to_js(&show(snapshot, look))
    }

    /// Brings the accessible grid up to date. It does not wait for a frame: who reads the page by its
    /// names must find there what a press has just done.
    pub(super) fn mirror(&mut self) {
        if !self.mounted {
            return;
        }
        let snapshot = self.session.snapshot(env::now());
        self.grid.update(&snapshot, &self.words);
    }
}

/// Does what `command` says. The page is borrowed only while the session updates; what must happen
/// outside happens afterwards, one thing after the other, so that whoever is called may come back here.
pub(super) fn dispatch(page: &Handle, command: Command) {
    if panic::has_panicked() {
        return;
    }
    let effects = {
        let page = &mut *page.borrow_mut();
        let unaimed = Command::Set(SettingChange::Confirm(Confirm::Never));
        if matches!(command, Command::NewGame(_) | Command::Load { .. }) || command == unaimed {
            page.surface.forget_aim();
        }
        page.session.update(command, env::now())
    };
    for effect in effects {
        perform::perform(page, effect);
    }
}

/// Paints what has changed and tells the page's script, with the next frame if not `at_once`.
pub(super) fn draw(page: &Handle, at_once: bool) {
    let (callback, shown) = {
        let page = &mut *page.borrow_mut();
        let told = page.frame.arrived(at_once);
        let now = env::now();
        let snapshot = page.session.snapshot(now);
        let theme = page.theme(&snapshot);
        if !env::hidden() {
            match page.surface.paint(&snapshot, theme, page.wishes.moves(&snapshot).then_some(now)) {
                // What takes longer comes with the next frame.
                Progress::Nothing | Progress::Bare => return page.frame.request(),
                Progress::Plain => page.frame.picture(),
                Progress::Whole => {}
            }
            if page.surface.phase.won.is_some() {
                page.frame.later(FRAME);
            }
            let moves = page.wishes.moves(&snapshot);
            if let Some(backdrop) = &mut page.backdrop {
                backdrop.show(&page.own, theme.name == STARRY.name, moves);
            }
        }
        if !told {
            return;
        }
        page.grid.update(&snapshot, &page.words);
        let own = page.own.clone();
        page.alarm.show_clocks(&own, &snapshot);
        let Some(callback) = page.on_change.clone() else { return };
        (callback, page.shown(&snapshot))
    };
    if let Err(error) = callback.call1(&JsValue::NULL, &shown) {
        // The script's own fault, which must not stop the board.
        web_sys::console::error_1(&error);
    }
}
