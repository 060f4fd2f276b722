//! What fingers, mice, pens and keys do, without a browser in it, and what is meant by it.

use super::geometry::CssPos;
use crate::rules::Point;

/// What a pointer did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PointerPhase {
    /// Pressed.
    Down,
    /// Moved, pressed or not.
    Move,
    /// Lifted.
    Up,
    /// The browser took the pointer away (scrolling, a system gesture, lost capture).
    Cancel,
    /// Left the canvas.
    Leave,
}

/// What the pointer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PointerKind {
    /// A mouse or a touchpad.
    Mouse,
    /// A pen: as exact as a mouse.
    Pen,
    /// A finger.
    Touch,
}

/// One event of a pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PointerInput {
    /// Where.
    pub at: CssPos,
    /// What it did.
    pub phase: PointerPhase,
    /// What it is.
    pub kind: PointerKind,
    /// The browser's number of this pointer; each finger has its own.
    pub id: i32,
    /// For [`Down`](PointerPhase::Down) and [`Up`](PointerPhase::Up): the button is the primary one (a
    /// finger's and a pen's contact is). Not looked at otherwise.
    pub primary_button: bool,
}

/// A key that means something on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyInput {
    /// One column to the left.
    Left,
    /// One column to the right.
    Right,
    /// One row up.
    Up,
    /// One row down.
    Down,
    /// To the first column.
    Home,
    /// To the last column.
    End,
    /// To the top row.
    PageUp,
    /// To the bottom row.
    PageDown,
    /// Place a stone.
    Confirm,
    /// Take the aim or the hint away.
    Cancel,
    /// Take a move back.
    Undo,
    /// Make it again.
    Redo,
}

/// The keys held together with another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modifiers {
    /// Control, or Command on a Mac.
    pub command: bool,
    /// Shift.
    pub shift: bool,
    /// Alt or Option.
    pub alt: bool,
}

impl KeyInput {
    /// The key with the browser's name `key` (`KeyboardEvent.key`). `None` for keys that belong to the
    /// page or the browser: the caller then leaves the event alone.
    pub fn from_dom(key: &str, with: Modifiers) -> Option<KeyInput> {
        if with.alt {
            return None;
        }
        if with.command {
            return match (key, with.shift) {
                ("z" | "Z", false) => Some(KeyInput::Undo),
                ("z" | "Z", true) | ("y" | "Y", false) => Some(KeyInput::Redo),
                _ => None,
            };
        }
        match key {
            "ArrowLeft" => Some(KeyInput::Left),
            "ArrowRight" => Some(KeyInput::Right),
            "ArrowUp" => Some(KeyInput::Up),
            "ArrowDown" => Some(KeyInput::Down),
            "Home" => Some(KeyInput::Home),
            "End" => Some(KeyInput::End),
            "PageUp" => Some(KeyInput::PageUp),
            "PageDown" => Some(KeyInput::PageDown),
            "Enter" | " " => Some(KeyInput::Confirm),
            "Escape" => Some(KeyInput::Cancel),
            _ => None,
        }
    }
}

/// What somebody wants of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Intent {
    /// The pointer rests over this point, or over none.
    Hover(Option<Point>),
    /// Show where the stone would fall; a second press there places it.
    Aim(Point),
    /// Place a stone.
    Place(Point),
    /// A press farther than half a cell from every crossing: nothing happens.
    Miss,
    /// Take aim, hint and the like away; nothing was placed.
    Cancel,
    /// The keyboard's place is now here.
    MoveCursor(Point),
    /// Take a move back.
    Undo,
    /// Make it again.
    Redo,
}
