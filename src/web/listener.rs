//! An event listener that goes away with its owner.

use std::rc::Weak;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{AddEventListenerOptions, Event, EventTarget};

use super::page::{Handle, Shared};
use super::panic;

/// A listener on one element. Dropping it removes it.
pub(super) struct Listener {
    target: EventTarget,
    kind: &'static str,
    closure: Closure<dyn FnMut(Event)>,
}

impl Listener {
    /// Calls `handler` for every event of `kind` at `target`, with nothing of the page borrowed. An event
    /// that the page itself has caused while it works on something (a focus that moves because its
    /// element was replaced) is left out: whoever caused it knows.
    pub(super) fn new<E: JsCast + 'static>(
        target: &EventTarget,
        kind: &'static str,
        page: &Weak<Shared>,
        handler: fn(&Handle, &E),
    ) -> Listener {
        let page = page.clone();
        let closure = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            if panic::has_panicked() {
                return;
            }
            let Some(page) = page.upgrade() else { return };
            if page.try_borrow_mut().is_ok() {
                handler(&page, event.unchecked_ref());
            }
        });
        let options = AddEventListenerOptions::new();
        options.set_signal(&panic::signal());
        let added = target.add_event_listener_with_callback_and_add_event_listener_options(
            kind,
            closure.as_ref().unchecked_ref(),
            &options,
        );
        added.expect("adding a listener fails only for a callback that is none");
        Listener { target: target.clone(), kind, closure }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let callback = self.closure.as_ref().unchecked_ref();
        // It fails for the same reason as adding: never.
        let _ = self.target.remove_event_listener_with_callback(self.kind, callback);
    }
}
