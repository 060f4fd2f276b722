//! Notices when the canvas has another size, in CSS or in device pixels.

use std::rc::Weak;

use js_sys::{Array, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Element, ResizeObserver, ResizeObserverBoxOptions, ResizeObserverEntry, ResizeObserverOptions,
    ResizeObserverSize,
};

use super::page::{Handle, Shared};
use super::panic;

/// Watches the size of an element. Dropping it ends that.
pub(super) struct Resize {
    observer: ResizeObserver,
    #[expect(dead_code, reason = "held as long as the browser may call it")]
    callback: Closure<dyn FnMut(Array)>,
}

impl Resize {
    /// Measures the board anew whenever the size of `canvas` changes; `None` where the browser cannot
    /// watch, which leaves changes of the window.
    pub(super) fn new(canvas: &Element, page: &Weak<Shared>) -> Option<Resize> {
        let page = page.clone();
        let callback = Closure::<dyn FnMut(Array)>::new(move |entries: Array| {
            if let Some(page) = page.upgrade().filter(|_| !panic::has_panicked()) {
                resized(&page, device_side(&entries.get(entries.length().saturating_sub(1))));
            }
        });
        let observer = ResizeObserver::new(callback.as_ref().unchecked_ref()).ok()?;
        let options = ResizeObserverOptions::new();
        options.set_box(ResizeObserverBoxOptions::DevicePixelContentBox);
        // Safari cannot watch device pixels and throws.
        let watched = js_sys::Function::from(Reflect::get(&observer, &"observe".into()).ok()?);
        if watched.call2(&observer, canvas, &options).is_err() {
            observer.observe(canvas);
        }
        Some(Resize { observer, callback })
    }
}

impl Drop for Resize {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// The side in device pixels that an entry tells, where the browser counts them.
fn device_side(entry: &JsValue) -> Option<f64> {
    let entry: &ResizeObserverEntry = entry.unchecked_ref();
    let sizes = Reflect::get(entry, &"devicePixelContentBoxSize".into()).ok()?;
    let first: ResizeObserverSize = Reflect::get(&sizes, &0.into()).ok()?.dyn_into().ok()?;
    Some(first.inline_size())
}

/// Measures and draws.
pub(super) fn resized(page: &Handle, device_side: Option<f64>) {
    let page = &mut *page.borrow_mut();
    page.surface.set_device_side(device_side);
    page.surface.measure(page.session.game().position().rules().size);
    page.frame.request();
}
