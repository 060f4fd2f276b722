//! What there is once in every page.

use web_sys::{Document, MediaQueryList, Window};

use crate::app::Millis;
use crate::view::System;

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

/// What the system may ask of a page, each as a media query.
const ASKED: [&str; 5] = [
    "(prefers-color-scheme: dark)",
    "(prefers-contrast: more)",
    "(forced-colors: active)",
    "print",
    "(prefers-reduced-motion: reduce)",
];

/// The queries of what the system may ask of a page; their order is the order of [`ASKED`].
pub(super) fn queries() -> Vec<MediaQueryList> {
    ASKED.into_iter().filter_map(|query| window().match_media(query).ok().flatten()).collect()
}

/// What the system asks of the page's look, and whether nothing may move.
pub(super) fn asked() -> (System, bool) {
    let queries = queries();
    let is = |i: usize| queries.get(i).is_some_and(MediaQueryList::matches);
    (System { dark: is(0), contrast: is(1), forced: is(2), print: is(3) }, is(4))
}
