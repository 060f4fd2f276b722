//! From presses to intents: when does a press place a stone, when does it aim, when is it nothing?
//!
//! * A **direct** press places the stone on the crossing that was pressed when the pointer comes up
//!   again: on that crossing, or at most [`SLOP`] pixels from where it went down. Farther away it was a
//!   drag, and a finger that moves more than [`SWIPE`] pixels swipes; both place nothing.
//! * An **aiming** press shows where the stone would fall, and the aim follows the pointer. Coming up
//!   keeps the aim; a second press on the same crossing places, a press elsewhere aims anew.
//! * A second finger, or the browser taking the pointer away, takes press and aim back. Nothing is placed.
//! * A pointer whose coming up was never told cannot block the board: any new press of the same
//!   pointer, of a mouse, or a second one of another finger starts afresh.
//!
//! The gesture knows no stones: whether a point may be taken is for the session to say.

use super::geometry::{CssPos, Geometry};
use super::input::{Intent, KeyInput, PointerInput, PointerKind, PointerPhase};
use crate::app::Confirm;
use crate::rules::{BoardSize, Point};

/// How far a pressed pointer may slip, in CSS pixels, and still mean the crossing it pressed.
pub const SLOP: f64 = 6.0;
/// How far a finger may move, in CSS pixels, before it swipes.
pub const SWIPE: f64 = 10.0;
/// Cells at least that wide, in CSS pixels, can be hit with a finger at once.
pub const TAP_CELL: f64 = 36.0;

/// What is going on between pointer and board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gesture {
    press: Option<Press>,
    aim: Option<Point>,
    hover: Option<Point>,
    fingers: Vec<Finger>,
}

/// A pointer that went down and has not come up.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Press {
    id: i32,
    kind: PointerKind,
    at: CssPos,
    point: Option<Point>,
    mode: Mode,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// Coming up places.
    Direct,
    /// Coming up keeps the aim.
    Aiming,
    /// Coming up places the stone that was aimed before.
    Confirming,
}

/// A finger on the board, and whether it was heard of since the last one went down.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Finger {
    id: i32,
    heard: bool,
}

impl Gesture {
    /// Nothing pressed, nothing aimed.
    pub fn new() -> Gesture {
        Gesture::default()
    }

    /// The point that the next press on it would place.
    pub fn aim(&self) -> Option<Point> {
        self.aim
    }

    /// Forgets everything: after a new game, a change of size, or a move by somebody else.
    pub fn reset(&mut self) {
        *self = Gesture::default();
    }

    /// What one pointer event means, in order. Most mean nothing. `confirm` is the person's setting.
    pub fn feed(&mut self, input: PointerInput, geometry: &Geometry, confirm: Confirm) -> Vec<Intent> {
        let mut out = Vec::new();
        match input.phase {
            PointerPhase::Down => self.down(input, geometry, confirm, &mut out),
            PointerPhase::Move => self.moved(input, geometry, &mut out),
            PointerPhase::Up => self.up(input, geometry, &mut out),
            PointerPhase::Cancel => self.cancelled(input, &mut out),
            PointerPhase::Leave => self.left(input, &mut out),
        }
        out
    }

    /// What a key means. `cursor` is the keyboard's place; without one it starts at the center.
    pub fn key(&mut self, key: KeyInput, size: BoardSize, cursor: Option<Point>) -> Vec<Intent> {
        let last = size.lines() - 1;
        let at = cursor.filter(|&p| size.contains(p));
        let go = |change: fn(Point, u8) -> Point| {
            vec![Intent::MoveCursor(at.map_or(size.center(), |point| change(point, last)))]
        };
        match key {
            KeyInput::Left => go(|p, _| Point::new(p.x.saturating_sub(1), p.y)),
            KeyInput::Right => go(|p, last| Point::new((p.x + 1).min(last), p.y)),
            KeyInput::Down => go(|p, _| Point::new(p.x, p.y.saturating_sub(1))),
            KeyInput::Up => go(|p, last| Point::new(p.x, (p.y + 1).min(last))),
            KeyInput::Home => go(|p, _| Point::new(0, p.y)),
            KeyInput::End => go(|p, last| Point::new(last, p.y)),
            KeyInput::PageUp => go(|p, last| Point::new(p.x, last)),
            KeyInput::PageDown => go(|p, _| Point::new(p.x, 0)),
            KeyInput::Confirm => match at {
                Some(point) => {
                    self.aim = None;
                    vec![Intent::Place(point)]
                }
                None => vec![Intent::MoveCursor(size.center())],
            },
            KeyInput::Cancel => {
                self.aim = None;
                self.press = None;
                vec![Intent::Cancel]
            }
            KeyInput::Undo => vec![Intent::Undo],
            KeyInput::Redo => vec![Intent::Redo],
        }
    }

    fn down(&mut self, input: PointerInput, geometry: &Geometry, confirm: Confirm, out: &mut Vec<Intent>) {
        if input.kind == PointerKind::Touch {
            if self.is_second_finger(input.id) {
                self.take_back(out);
                return;
            }
        } else {
            self.fingers.clear();
            if !input.primary_button {
                return;
            }
        }
        let point = geometry.point_at(input.at);
        let mode = if !aims_first(input.kind, geometry, confirm) {
            Mode::Direct
        } else if point.is_some() && point == self.aim {
            Mode::Confirming
        } else {
            Mode::Aiming
        };
        if mode == Mode::Direct {
            self.aim = None;
        }
        self.press = Some(Press { id: input.id, kind: input.kind, at: input.at, point, mode });
        if mode == Mode::Aiming {
            self.aim_at(point, out);
        }
    }

    fn moved(&mut self, input: PointerInput, geometry: &Geometry, out: &mut Vec<Intent>) {
        self.hear(input);
        let point = geometry.point_at(input.at);
        if input.kind != PointerKind::Touch && point != self.hover {
            self.hover = point;
            out.push(Intent::Hover(point));
        }
        let Some(press) = self.press.as_mut().filter(|press| press.id == input.id) else { return };
        match press.mode {
            Mode::Direct => {
                if press.kind == PointerKind::Touch && press.at.distance(input.at) > SWIPE {
                    self.press = None;
                }
            }
            Mode::Confirming if still_on(press, input.at, geometry) => {}
            Mode::Confirming | Mode::Aiming => {
                press.mode = Mode::Aiming;
                if point != self.aim {
                    self.aim_at(point, out);
                }
            }
        }
    }

    fn up(&mut self, input: PointerInput, geometry: &Geometry, out: &mut Vec<Intent>) {
        self.fingers.retain(|finger| finger.id != input.id);
        let Some(press) = self.press.take_if(|press| press.id == input.id) else { return };
        if !input.primary_button {
            return;
        }
        let stayed = still_on(&press, input.at, geometry);
        match (press.mode, press.point) {
            (Mode::Direct | Mode::Confirming, Some(point)) if stayed => {
                self.aim = None;
                out.push(Intent::Place(point));
            }
            (Mode::Direct | Mode::Aiming, None) if stayed => out.push(Intent::Miss),
            // A fast finger may have come up elsewhere without a move in between.
            (Mode::Confirming | Mode::Aiming, _) => {
                let point = geometry.point_at(input.at);
                if point != self.aim {
                    self.aim_at(point, out);
                }
            }
            (Mode::Direct, _) => {}
        }
    }

    fn cancelled(&mut self, input: PointerInput, out: &mut Vec<Intent>) {
        self.fingers.retain(|finger| finger.id != input.id);
        if self.press.is_some_and(|press| press.id == input.id) {
            self.take_back(out);
        }
    }

    fn left(&mut self, input: PointerInput, out: &mut Vec<Intent>) {
        self.fingers.retain(|finger| finger.id != input.id);
        self.press.take_if(|press| press.id == input.id);
        if input.kind != PointerKind::Touch && self.hover.take().is_some() {
            out.push(Intent::Hover(None));
        }
    }

    fn aim_at(&mut self, point: Option<Point>, out: &mut Vec<Intent>) {
        if let Some(point) = point {
            self.aim = Some(point);
            out.push(Intent::Aim(point));
        }
    }

    fn take_back(&mut self, out: &mut Vec<Intent>) {
        let pending = self.press.take().is_some() | self.aim.take().is_some();
        if pending {
            out.push(Intent::Cancel);
        }
    }

    /// Notes that this finger is down, and whether another one is. Fingers that were silent since the
    /// last one went down are taken to have gone unheard.
    fn is_second_finger(&mut self, id: i32) -> bool {
        self.fingers.retain(|finger| finger.heard && finger.id != id);
        let second = !self.fingers.is_empty();
        for finger in &mut self.fingers {
            finger.heard = false;
        }
        self.fingers.push(Finger { id, heard: true });
        second
    }

    fn hear(&mut self, input: PointerInput) {
        for finger in self.fingers.iter_mut().filter(|finger| finger.id == input.id) {
            finger.heard = true;
        }
    }
}

/// Whether a press of this kind shows where the stone would fall before it places one.
pub fn aims_first(kind: PointerKind, geometry: &Geometry, confirm: Confirm) -> bool {
    match confirm {
        Confirm::Always => true,
        Confirm::Never => false,
        Confirm::Auto => kind == PointerKind::Touch && geometry.cell() < TAP_CELL,
    }
}

/// Whether a pointer now at `at` still means what it pressed.
fn still_on(press: &Press, at: CssPos, geometry: &Geometry) -> bool {
    let near = press.at.distance(at) <= SLOP;
    near || press.point.is_some_and(|point| geometry.center(point).distance(at) <= geometry.cell() / 2.0)
}
