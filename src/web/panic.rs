//! What happens after a fault of the program's own: nothing more. All listeners go at once, timers find
//! the flag, and the page's script is told, so that it can say so and offer a reload. The game was kept
//! after its last change.

use std::cell::Cell;
use std::panic::PanicHookInfo;
use std::sync::Once;

use wasm_bindgen::JsValue;
use web_sys::{AbortController, AbortSignal, CustomEvent, CustomEventInit};

use super::env;

/// The event that the window gets.
const EVENT: &str = "hoshi-panic";

thread_local! {
    static PANICKED: Cell<bool> = const { Cell::new(false) };
    /// Ends every listener at once, without touching a page that may be in the middle of something.
    static CONTROLLER: AbortController =
        AbortController::new().expect("a browser that runs this program has abort controllers");
}

/// Whether the program has failed. Whatever the browser calls asks first.
pub(super) fn has_panicked() -> bool {
    PANICKED.get()
}

/// What all listeners hang on.
pub(super) fn signal() -> AbortSignal {
    CONTROLLER.with(AbortController::signal)
}

/// Sees to it that a panic is noticed; from the second call on it does nothing.
pub(super) fn install() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| std::panic::set_hook(Box::new(hook)));
}

fn hook(info: &PanicHookInfo<'_>) {
    console_error_panic_hook::hook(info);
    if PANICKED.replace(true) {
        return;
    }
    CONTROLLER.with(AbortController::abort);
    let init = CustomEventInit::new();
    init.set_detail(&JsValue::from_str(&info.to_string()));
    if let Ok(event) = CustomEvent::new_with_event_init_dict(EVENT, &init) {
        // Nobody listens, or somebody does: both are fine.
        let _ = env::window().dispatch_event(&event);
    }
}
