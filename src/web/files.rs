//! Files and the clipboard.

use std::rc::Weak;

use gloo_timers::callback::Timeout;
use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlElement, HtmlTextAreaElement, Url};

use super::env;
use super::page::Shared;

/// How long the browser may take to begin with a download, in milliseconds.
const DOWNLOAD_BEGINS: u32 = 60_000;

/// A download whose text must stay reachable for a while.
pub(super) struct Download {
    url: String,
    #[expect(dead_code, reason = "held so that it is not cancelled")]
    end: Timeout,
}

impl Download {
    /// Offers `text` as a file called `name`.
    pub(super) fn start(page: &Weak<Shared>, name: &str, text: &str) -> Result<Download, JsValue> {
        let kind = BlobPropertyBag::new();
        kind.set_type("text/plain;charset=utf-8");
        let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
        let url = Url::create_object_url_with_blob(&blob)?;
        let link: HtmlAnchorElement = env::document().create_element("a")?.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
        let page = page.clone();
        let end = Timeout::new(DOWNLOAD_BEGINS, move || {
            if let Some(page) = page.upgrade() {
                page.borrow_mut().download = None;
            }
        });
        Ok(Download { url, end })
    }
}

impl Drop for Download {
    fn drop(&mut self) {
        // A text that is already gone needs no revoking.
        let _ = Url::revoke_object_url(&self.url);
    }
}

/// A copy that is being made. Dropping it leaves the copy alone but not the way out.
pub(super) struct Copying {
    #[expect(dead_code, reason = "held as long as the browser may call it")]
    refused: Closure<dyn FnMut(JsValue)>,
}

/// Puts `text` on the clipboard. Where the browser has none for this page (no secure origin) or refuses,
/// the old way is taken.
pub(super) fn copy(text: String) -> Option<Copying> {
    let navigator = env::window().navigator();
    let clipboard = Reflect::get(&navigator, &"clipboard".into()).unwrap_or(JsValue::UNDEFINED);
    if clipboard.is_undefined() {
        copy_by_selection(&text);
        return None;
    }
    let done: Promise = navigator.clipboard().write_text(&text).unchecked_into();
    let refused = Closure::new(move |_| copy_by_selection(&text));
    let _ = done.catch(&refused);
    Some(Copying { refused })
}

fn copy_by_selection(text: &str) {
    let document = env::document();
    let (Ok(element), Some(body)) = (document.create_element("textarea"), document.body()) else { return };
    let area: HtmlTextAreaElement = element.unchecked_into();
    let focus = document.active_element().and_then(|focus| focus.dyn_into::<HtmlElement>().ok());
    area.set_value(text);
    let _ = area.set_attribute("class", "sr");
    let _ = body.append_child(&area);
    area.select();
    if let Ok(command) = Reflect::get(&document, &"execCommand".into()) {
        let command: Result<js_sys::Function, _> = command.dyn_into();
        let _ = command.map(|command| command.call1(&document, &"copy".into()));
    }
    area.remove();
    // Selecting has taken the focus from wherever it was.
    let _ = focus.map(|focus| focus.focus());
}
