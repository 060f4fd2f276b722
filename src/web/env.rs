//! What there is once in every page.

use web_sys::{Document, Window};

use crate::app::Millis;

/// The window.
pub(super) fn window() -> Window {
    web_sys::window().expect("a board is only ever made by a page's script")
}

/// The document.
pub(super) fn document() -> Document {
    window().document().expect("every page has a document")
}

/// The device's real time.
pub(super) fn now() -> Millis {
    Millis(js_sys::Date::now().max(0.0) as u64)
}

/// Whether nobody can see the page: another tab is in front, or the window is minimized.
pub(super) fn hidden() -> bool {
    document().hidden()
}
