//! Puts a scene on the canvas. It decides nothing but what need not be painted again: the ground and the
//! stones are kept on canvases of their own and copied as long as their keys stay the same.

use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::brush::Brush;
use super::env;
use crate::view::{Geometry, Magnifier, Scene, Shape};

/// A canvas and the layers kept for it.
pub(super) struct Painter {
    screen: Sheet,
    ground: Sheet,
    stones: Sheet,
    brush: Brush,
    /// Keys of board and overlay, and the glass, as they are on the screen.
    upper: Option<(u64, u64, Option<Magnifier>)>,
    /// Whether there has been a picture.
    begun: bool,
}

/// A canvas with its context and the key of what is on it.
struct Sheet {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    key: Option<u64>,
}

impl Sheet {
    fn on(canvas: HtmlCanvasElement) -> Option<Sheet> {
        let context = canvas.get_context("2d").ok().flatten()?.dyn_into().ok()?;
        Some(Sheet { canvas, context, key: None })
    }

    fn new() -> Option<Sheet> {
        Sheet::on(env::document().create_element("canvas").ok()?.dyn_into().ok()?)
    }

    fn resize(&mut self, side: u32) {
        if self.canvas.width() != side || self.canvas.height() != side {
            self.canvas.set_width(side);
            self.canvas.set_height(side);
            self.key = None;
        }
    }

    fn clear(&self, geometry: &Geometry) {
        let side = f64::from(self.canvas.width());
        // These fail only for arguments that are not finite.
        let _ = self.context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0);
        self.context.clear_rect(0.0, 0.0, side, side);
        let ratio = geometry.pixel_ratio();
        let _ = self.context.set_transform(ratio, 0.0, 0.0, ratio, 0.0, 0.0);
    }

    fn copy(&self, from: &Sheet) {
        let _ = self.context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0);
        let _ = self.context.draw_image_with_html_canvas_element(&from.canvas, 0.0, 0.0);
    }
}

impl Painter {
    /// A painter for `canvas`; `None` where the browser gives no drawing context.
    pub(super) fn new(canvas: HtmlCanvasElement) -> Option<Painter> {
        Some(Painter {
            screen: Sheet::on(canvas)?,
            ground: Sheet::new()?,
            stones: Sheet::new()?,
            brush: Brush::default(),
            upper: None,
            begun: false,
        })
    }

    /// Gives the canvas `side` device pixels each way.
    pub(super) fn resize(&mut self, side: u32) {
        for sheet in [&mut self.screen, &mut self.ground, &mut self.stones] {
            sheet.resize(side);
        }
        if self.screen.key.is_none() {
            self.upper = None;
        }
    }

    /// Puts `scene` on the canvas, and says whether it is all there: the first picture has no textures and no text, so
    /// that a slow device shows a board to play on at once, and wants another frame.
    pub(super) fn paint(&mut self, scene: &Scene, geometry: &Geometry) -> bool {
        self.brush.plain = !self.begun;
        self.put(scene, geometry);
        if self.begun {
            return true;
        }
        self.begun = true;
        self.ground.key = None;
        self.upper = None;
        false
    }

    fn put(&mut self, scene: &Scene, geometry: &Geometry) {
        let ground_key = scene.background_key();
        let lower_same = self.ground.key == Some(ground_key) && self.stones.key == Some(scene.stones.key);
        let upper = Some((scene.board.key, scene.overlay.key, scene.magnifier));
        if lower_same && self.upper == upper {
            return;
        }
        if self.ground.key != Some(ground_key) {
            draw(&mut self.ground, &scene.background.shapes(), &mut self.brush, geometry);
            self.ground.key = Some(ground_key);
        }
        if self.stones.key != Some(scene.stones.key) {
            draw(&mut self.stones, &scene.stones.shapes, &mut self.brush, geometry);
            self.stones.key = Some(scene.stones.key);
        }
        self.screen.copy(&self.ground);
        self.over(&scene.board.shapes, geometry);
        self.screen.copy(&self.stones);
        self.over(&scene.overlay.shapes, geometry);
        if let Some(glass) = &scene.magnifier {
            self.magnify(glass, geometry);
        }
        self.upper = upper;
        self.screen.key = Some(ground_key);
    }

    fn over(&mut self, shapes: &[Shape], geometry: &Geometry) {
        let context = &self.screen.context;
        let ratio = geometry.pixel_ratio();
        let _ = context.set_transform(ratio, 0.0, 0.0, ratio, 0.0, 0.0);
        self.brush.begin();
        for shape in shapes {
            self.brush.draw(context, shape, geometry);
        }
    }

    /// The finished picture, enlarged in a circle.
    fn magnify(&mut self, glass: &Magnifier, geometry: &Geometry) {
        let context = &self.screen.context;
        let ratio = geometry.pixel_ratio();
        let scale = ratio * glass.zoom;
        let middle = |at: f64, focus: f64| at * ratio - focus * scale;
        context.save();
        let _ = context.set_transform(ratio, 0.0, 0.0, ratio, 0.0, 0.0);
        context.begin_path();
        let _ = context.arc(glass.at.x, glass.at.y, glass.radius, 0.0, std::f64::consts::TAU);
        context.clip();
        self.brush.draw(context, &Shape::dot(glass.at, glass.radius, glass.ground), geometry);
        let (x, y) = (middle(glass.at.x, glass.focus.x), middle(glass.at.y, glass.focus.y));
        let _ = context.set_transform(glass.zoom, 0.0, 0.0, glass.zoom, x, y);
        let _ = context.draw_image_with_html_canvas_element(&self.screen.canvas, 0.0, 0.0);
        context.restore();
        let _ = context.set_transform(ratio, 0.0, 0.0, ratio, 0.0, 0.0);
        self.brush.draw(context, &Shape::ring(glass.at, glass.radius, glass.rim_width, glass.rim), geometry);
    }
}

fn draw(sheet: &mut Sheet, shapes: &[Shape], brush: &mut Brush, geometry: &Geometry) {
    sheet.clear(geometry);
    brush.begin();
    for shape in shapes {
        brush.draw(&sheet.context, shape, geometry);
    }
}
