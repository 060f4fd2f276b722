//! Pointer events on the canvas, and events of the window, as intents and commands.

use std::rc::Weak;

use web_sys::{Event, HtmlCanvasElement, PointerEvent};

use super::listener::Listener;
use super::page::{self, Handle, Shared, dispatch};
use super::{env, grid, resize};
use crate::app::Command;
use crate::view::{CssPos, Intent, PointerInput, PointerKind, PointerPhase};

/// All listeners for the pointer.
pub(super) fn pointer_listeners(canvas: &HtmlCanvasElement, page: &Weak<Shared>) -> Vec<Listener> {
    vec![
        Listener::new(canvas, "pointerdown", page, down),
        Listener::new(canvas, "pointermove", page, |page, event| pointer(page, event, PointerPhase::Move)),
        Listener::new(canvas, "pointerup", page, |page, event| pointer(page, event, PointerPhase::Up)),
        Listener::new(canvas, "pointercancel", page, |page, event| {
            pointer(page, event, PointerPhase::Cancel);
        }),
        Listener::new(canvas, "pointerleave", page, |page, event| pointer(page, event, PointerPhase::Leave)),
        Listener::new(canvas, "contextmenu", page, context_menu),
    ]
}

/// All listeners for what happens around the board.
pub(super) fn window_listeners(page: &Weak<Shared>) -> Vec<Listener> {
    let window = env::window();
    let mut all = vec![
        Listener::new(&window, "resize", page, |page, _: &Event| resize::resized(page, None)),
        Listener::new(&env::document(), "visibilitychange", page, visibility),
    ];
    all.extend(env::queries().iter().map(|query| Listener::new(query, "change", page, asked)));
    // Not every browser tells a script by the query that it prints.
    all.push(Listener::new(&window, "beforeprint", page, |page, _: &Event| print(page, true)));
    all.push(Listener::new(&window, "afterprint", page, |page, _: &Event| print(page, false)));
    all
}

fn down(page: &Handle, event: &PointerEvent) {
    let canvas = page.borrow().surface.canvas.clone();
    // A press that leaves the canvas still ends here. It fails for a pointer that is already gone.
    let _ = canvas.set_pointer_capture(event.pointer_id());
    pointer(page, event, PointerPhase::Down);
}

fn pointer(page: &Handle, event: &PointerEvent, phase: PointerPhase) {
    let intents = {
        let page = &mut *page.borrow_mut();
        let confirm = page.session.settings().confirm;
        let surface = &mut page.surface;
        let input = read(event, phase, &surface.canvas);
        if phase == PointerPhase::Down {
            surface.pointer = input.kind;
            if surface.phase.debug_hit {
                surface.phase.pressed = Some(input.at);
                page.frame.request();
            }
        }
        surface.gesture.feed(input, &surface.geometry, confirm)
    };
    for intent in intents {
        act(page, intent);
    }
}

/// The event as the view understands it, in CSS pixels from the canvas' corner.
fn read(event: &PointerEvent, phase: PointerPhase, canvas: &HtmlCanvasElement) -> PointerInput {
    let corner = canvas.get_bounding_client_rect();
    PointerInput {
        at: CssPos::new(
            f64::from(event.client_x()) - corner.left(),
            f64::from(event.client_y()) - corner.top(),
        ),
        phase,
        kind: match event.pointer_type().as_str() {
            "touch" => PointerKind::Touch,
            "pen" => PointerKind::Pen,
            _ => PointerKind::Mouse,
        },
        id: event.pointer_id(),
        primary_button: event.button() == 0,
    }
}

/// Does what somebody wants of the board.
pub(super) fn act(page: &Handle, intent: Intent) {
    match intent {
        Intent::Hover(point) => {
            let page = &mut *page.borrow_mut();
            page.surface.phase.ghost = point;
            page.frame.picture();
        }
        Intent::Aim(_) => sync_aim(page),
        Intent::Place(point) => {
            sync_aim(page);
            dispatch(page, Command::Place(point));
        }
        Intent::Miss => sync_aim(page),
        Intent::Cancel => {
            sync_aim(page);
            dispatch(page, Command::Dismiss);
        }
        Intent::MoveCursor(point) => grid::move_to(page, point),
        Intent::Undo => dispatch(page, Command::Undo),
        Intent::Redo => dispatch(page, Command::Redo),
    }
}

/// Shows the aim that the gesture has now.
fn sync_aim(page: &Handle) {
    let (aim, finger) = {
        let surface = &page.borrow().surface;
        (surface.gesture.aim(), surface.pointer == PointerKind::Touch)
    };
    point_at(page, |phase| {
        phase.aim = aim;
        phase.touch_magnifier = finger && aim.is_some();
        if finger {
            phase.ghost = None;
        }
    });
}

fn point_at(page: &Handle, change: impl FnOnce(&mut crate::view::Phase)) {
    let page = &mut *page.borrow_mut();
    change(&mut page.surface.phase);
    page.frame.request();
}

/// A finger that rests on the board wants no menu; a mouse button may.
fn context_menu(page: &Handle, event: &Event) {
    if page.borrow().surface.pointer != PointerKind::Mouse {
        event.prevent_default();
    }
}

fn visibility(page: &Handle, _: &Event) {
    page.borrow_mut().frame.renew();
    dispatch(page, Command::Tick);
}

fn asked(page: &Handle, _: &Event) {
    print(page, env::asked().0.print);
}

/// Looks as the system asks now; on paper when it is `print` that it asks for.
fn print(page: &Handle, print: bool) {
    let turned = {
        let page = &mut *page.borrow_mut();
        let was = page.wishes.system.print;
        (page.wishes.system, page.wishes.still) = env::asked();
        page.wishes.system.print = print;
        page.frame.request();
        was != print
    };
    if turned {
        page.borrow_mut().surface.print(print);
        // A browser that prints waits for no frame.
        page::draw(page, true);
    }
}
