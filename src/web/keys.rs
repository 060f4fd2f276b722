//! Keys on the board.

use std::rc::Weak;

use web_sys::{HtmlElement, KeyboardEvent};

use super::grid;
use super::input::act;
use super::listener::Listener;
use super::page::{Handle, Shared, dispatch};
use crate::app::Command;
use crate::rules::Point;
use crate::view::{KeyInput, Modifiers};

/// The listener for keys, at the grid that has the focus.
pub(super) fn key_listener(grid: &HtmlElement, page: &Weak<Shared>) -> Listener {
    Listener::new(grid, "keydown", page, key_down)
}

fn key_down(page: &Handle, event: &KeyboardEvent) {
    // Letters that an input method still works on are not ours.
    if event.is_composing() {
        return;
    }
    let with = Modifiers {
        command: event.ctrl_key() || event.meta_key(),
        shift: event.shift_key(),
        alt: event.alt_key(),
    };
    let key = event.key();
    let plain = !with.command && !with.alt;
    let used = if plain && typed(page, &key) {
        true
    } else if plain && matches!(key.as_str(), "u" | "U" | "z" | "Z") {
        dispatch(page, Command::Undo);
        true
    } else if let Some(input) = KeyInput::from_dom(&key, with) {
        // A key that is held down must not try the same point again and again.
        if !(event.repeat() && input == KeyInput::Confirm) {
            press(page, input);
        }
        true
    } else {
        false
    };
    if used {
        event.prevent_default();
        event.stop_propagation();
    }
}

fn press(page: &Handle, input: KeyInput) {
    if input == KeyInput::Cancel && nothing_to_dismiss(page) {
        return grid::leave(page);
    }
    let intents = {
        let page = &mut *page.borrow_mut();
        page.grid.forget_digits();
        let surface = &mut page.surface;
        surface.gesture.key(input, surface.geometry.size(), Some(page.grid.cursor()))
    };
    for intent in intents {
        act(page, intent);
    }
}

fn nothing_to_dismiss(page: &Handle) -> bool {
    let page = page.borrow();
    let snapshot = page.session.snapshot(super::env::now());
    snapshot.hint.is_none()
        && snapshot.notice.is_none()
        && snapshot.thinking.is_none_or(|t| t.purpose != crate::app::Purpose::Hint)
        && page.surface.gesture.aim().is_none()
}

/// A letter goes to its column and a digit to its row, where the board has them.
fn typed(page: &Handle, key: &str) -> bool {
    let mut chars = key.chars();
    let (Some(c), None) = (chars.next(), chars.next()) else { return false };
    let to = {
        let grid = &mut page.borrow_mut().grid;
        let (lines, at) = (grid.size().lines(), grid.cursor());
        match c.to_ascii_lowercase() {
            c @ 'a'..='v' if c as u8 - b'a' < lines => {
                grid.forget_digits();
                Some(Point::new(c as u8 - b'a', at.y))
            }
            c @ '0'..='9' => grid.digit(c as u8 - b'0').map(|row| Point::new(at.x, row - 1)),
            _ => return false,
        }
    };
    if let Some(point) = to {
        grid::move_to(page, point);
    }
    true
}
