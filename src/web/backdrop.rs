//! The night behind the page: clouds, stars, and the few that breathe. Each of those is an element of its own
//! with a picture painted once, so that a breath costs the browser a few hundred pixels. The stars left and right
//! of the page take turns: what a browser paints anew is one rectangle around all that has changed.

use std::rc::Weak;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement};

use super::brush::{Brush, canvas_of};
use super::env;
use super::page::Shared;
use super::panic;
use crate::app::Millis;
use crate::rules::BoardSize;
use crate::view::sky::drift;
use crate::view::{Breath, Geometry, Shape, sky};

/// Milliseconds between two steps of what breathes.
const STEP: u32 = 250;
/// Steps between two of the clouds, which move a pixel in some seconds.
const CLOUD_STEPS: u32 = 12;

/// What lies behind the page.
pub(super) struct Backdrop {
    host: HtmlElement,
    content: HtmlElement,
    /// Size of the window and its pixels that the sky was painted for.
    size: Option<[f64; 3]>,
    clouds: Option<HtmlCanvasElement>,
    breathing: Vec<(Breath, HtmlCanvasElement)>,
    timer: Option<Timeout>,
    steps: u32,
}

impl Backdrop {
    /// A sky in `host`, behind a page whose words and board lie in `content`.
    pub(super) fn new(host: HtmlElement, content: HtmlElement) -> Backdrop {
        let breathing = Vec::new();
        Backdrop { host, content, size: None, clouds: None, breathing, timer: None, steps: 0 }
    }

    /// Paints the sky where that is due, and begins to move it if anything may move.
    pub(super) fn show(&mut self, page: &Weak<Shared>, night: bool, moves: bool) {
        if !night {
            self.timer = None;
            return;
        }
        let ratio = env::window().device_pixel_ratio();
        let size = [f64::from(self.host.client_width()), f64::from(self.host.client_height()), ratio];
        if self.size != Some(size) {
            self.size = Some(size);
            // Without a context there is no sky, and nothing else is lost.
            let _ = self.paint(size);
        }
        if !moves {
            self.timer = None;
        } else if self.timer.is_none() && !self.breathing.is_empty() {
            self.timer = Some(timer(page));
        }
    }

    fn paint(&mut self, [width, height, ratio]: [f64; 3]) -> Option<()> {
        let content = self.content.get_bounding_client_rect();
        let sky = sky(width, height, [content.left(), content.right()]);
        self.host.set_text_content(None);
        self.breathing.clear();
        let clouds = canvas_of(&sky.clouds.raster(width, height))?;
        self.host.append_child(&clouds).ok()?;
        self.clouds = Some(clouds);
        let stars = picture(width, height, ratio, &sky.stars)?;
        self.host.append_child(&stars).ok()?;
        for breath in sky.breathing {
            let side = (breath.reach * 2.0).ceil() as i32;
            let star = picture(f64::from(side), f64::from(side), ratio, &breath.shapes)?;
            let corner = |middle: f64| (middle - breath.reach).round() as i32;
            let (left, top) = (corner(breath.at.x), corner(breath.at.y));
            star.style().set_css_text(&format!("left:{left}px;top:{top}px;width:{side}px;height:{side}px"));
            self.host.append_child(&star).ok()?;
            self.breathing.push((breath, star));
        }
        Some(())
    }

    fn step(&mut self, now: Millis) {
        let middle = self.size.map_or(0.0, |[width, ..]| width / 2.0);
        for (breath, star) in &self.breathing {
            if (breath.at.x < middle) != self.steps.is_multiple_of(2) {
                continue;
            }
            set(star, "opacity", &format!("{}%", (breath.opacity(now) * 100.0) as u8));
        }
        if self.steps.is_multiple_of(CLOUD_STEPS)
            && let Some(clouds) = &self.clouds
        {
            let at = drift(now);
            set(clouds, "transform", &format!("translate({}px,{}px)", at.x as i32, at.y as i32));
        }
        self.steps += 1;
    }
}

fn set(canvas: &HtmlCanvasElement, name: &str, value: &str) {
    // It fails only for properties that cannot be set.
    let _ = canvas.style().set_property(name, value);
}

/// The next step, unless nobody sees the page: being shown again asks for a frame, and that for a step.
fn timer(page: &Weak<Shared>) -> Timeout {
    let page = page.clone();
    Timeout::new(STEP, move || {
        let Some(page) = page.upgrade().filter(|_| !panic::has_panicked()) else { return };
        let page = &mut *page.borrow_mut();
        let Some(backdrop) = &mut page.backdrop else { return };
        backdrop.timer = None;
        if !env::hidden() {
            backdrop.step(env::now());
            backdrop.timer = Some(timer(&page.own));
        }
    })
}

/// A canvas of `width` × `height` CSS pixels with `shapes` on it.
fn picture(width: f64, height: f64, ratio: f64, shapes: &[Shape]) -> Option<HtmlCanvasElement> {
    let canvas: HtmlCanvasElement = env::document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width((width * ratio) as u32);
    canvas.set_height((height * ratio) as u32);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    context.scale(ratio, ratio).ok()?;
    let geometry = Geometry::new(BoardSize::FIFTEEN, width, ratio);
    let mut brush = Brush::default();
    for shape in shapes {
        brush.draw(&context, shape, &geometry);
    }
    Some(canvas)
}
