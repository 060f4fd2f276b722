//! What the session wants done, one function for each kind of effect.

use wasm_bindgen::JsValue;
use web_sys::console;

use super::files::{self, Download};
use super::page::{self, Handle};
use super::storage::NotKept;
use super::{env, pump};
use crate::app::{Command, Cue, Effect, Millis, Text, Urgency};

/// Does one thing. Nothing of the page is borrowed here, and no function keeps a borrow while it calls
/// anything that might come back.
pub(super) fn perform(page: &Handle, effect: Effect) {
    match effect {
        Effect::Redraw => redraw(page),
        Effect::Think => pump::start(page),
        Effect::Save(text) => save(page, &text),
        Effect::SaveSettings(text) => save_settings(page, &text),
        Effect::ReadRecord => read_record(page),
        Effect::SaveRecord(text) => save_record(page, &text),
        Effect::KeepAside(text) => keep_aside(page, &text),
        Effect::Announce(text, urgency) => announce(page, &text, urgency),
        Effect::Sound(cue) => sound(page, cue),
        Effect::Download { name, text } => download(page, &name, &text),
        Effect::Copy(text) => copy(page, text),
        Effect::Log(text) => console::log_1(&JsValue::from_str(&text)),
        Effect::WakeAt(moment) => wake_at(page, moment),
    }
}

fn redraw(page: &Handle) {
    let mut page = page.borrow_mut();
    page.mirror();
    page.frame.request();
}

fn save(page: &Handle, text: &str) {
    let kept = page.borrow().storage.keep_game(text);
    tell_if_not(page, kept);
}

fn save_settings(page: &Handle, text: &str) {
    let kept = page.borrow().storage.keep_settings(text);
    tell_if_not(page, kept);
}

fn read_record(page: &Handle) {
    let text = page.borrow().storage.record().unwrap_or_default();
    page::dispatch(page, Command::LoadRecord(text));
}

fn save_record(page: &Handle, text: &str) {
    let kept = page.borrow().storage.keep_record(text);
    tell_if_not(page, kept);
}

fn keep_aside(page: &Handle, text: &str) {
    let kept = page.borrow().storage.keep_aside(text, env::now());
    tell_if_not(page, kept);
}

fn tell_if_not(page: &Handle, kept: Result<(), NotKept>) {
    if kept.is_err() {
        page::dispatch(page, Command::StorageFailed);
    }
}

fn announce(page: &Handle, text: &Text, urgency: Urgency) {
    let page = page.borrow();
    page.live.say(&text.say(&page.words), urgency);
}

fn sound(page: &Handle, cue: Cue) {
    let heard = page.borrow().on_sound.clone();
    let Some(callback) = heard else { return };
    if let Err(error) = callback.call1(&JsValue::NULL, &cue.name().into()) {
        // The script's own fault, which must not stop the board.
        console::error_1(&error);
    }
}

fn download(page: &Handle, name: &str, text: &str) {
    let own = page.borrow().own.clone();
    match Download::start(&own, name, text) {
        Ok(download) => page.borrow_mut().download = Some(download),
        Err(error) => console::error_1(&error),
    }
}

fn copy(page: &Handle, text: String) {
    let copying = files::copy(text);
    page.borrow_mut().copying = copying;
}

fn wake_at(page: &Handle, moment: Millis) {
    let page = &mut *page.borrow_mut();
    page.alarm.wake_at(&page.own, moment);
}
