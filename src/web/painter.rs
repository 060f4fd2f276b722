//! Puts a scene on the canvas. It decides nothing but what need not be painted again: the ground and the
//! stones are kept on canvases of their own and copied as long as their keys stay the same.

use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::brush::Brush;
use super::env;
use crate::view::{CssPos, Geometry, Known, Magnifier, Scene, Shape};

/// A canvas and the layers kept for it.
pub(super) struct Painter {
    screen: Sheet,
    ground: Sheet,
    labels: Sheet,
    stones: Sheet,
    brush: Brush,
    /// The key of the overlay on the screen, and its shapes.
    overlay: Option<u64>,
    marks: Vec<Shape>,
    /// The shapes of the labels' sheet.
    words: Vec<Shape>,
    glass: Option<Magnifier>,
    /// How much of the picture there is.
    progress: Progress,
}

/// How much of the picture there is when a page comes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// None.
    Nothing,
    /// A board to play on, so that a slow device has one at once. It wants another frame.
    Bare,
    /// All but the textures, which want more frames.
    Plain,
    /// Everything.
    Whole,
}

/// Two corners of a rectangle.
type Bounds = (CssPos, CssPos);

/// With more places than that to be drawn anew, the whole picture is.
const MOST_BOXES: usize = 40;

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

    fn clear(&self) {
        let side = f64::from(self.canvas.width());
        // These fail only for arguments that are not finite.
        let _ = self.context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0);
        self.context.clear_rect(0.0, 0.0, side, side);
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
            labels: Sheet::new()?,
            stones: Sheet::new()?,
            brush: Brush::default(),
            overlay: None,
            marks: Vec::new(),
            words: Vec::new(),
            glass: None,
            progress: Progress::Nothing,
        })
    }

    /// Gives the canvas `side` device pixels each way.
    pub(super) fn resize(&mut self, side: u32) {
        for sheet in [&mut self.screen, &mut self.ground, &mut self.labels, &mut self.stones] {
            sheet.resize(side);
        }
    }

    /// Takes somebody's own picture, or takes it away.
    pub(super) fn set_own(&mut self, own: Option<HtmlCanvasElement>) {
        self.brush.own = own;
    }

    /// The keys of what is on the canvas, whose shapes need not be made again.
    pub(super) fn known(&self) -> Known {
        Known { board: self.labels.key, stones: self.stones.key, overlay: self.overlay }
    }

    /// Puts `scene`, made over what is [`known`](Painter::known), on the canvas, and says how much of it is there.
    pub(super) fn paint(&mut self, scene: &Scene, geometry: &Geometry) -> Progress {
        self.brush.mute = self.progress == Progress::Nothing;
        self.brush.hasty = self.progress != Progress::Whole;
        if self.brush.weave() {
            [self.ground.key, self.screen.key] = [None; 2];
        }
        self.put(scene, geometry);
        if self.progress == Progress::Nothing {
            for sheet in [&mut self.screen, &mut self.ground, &mut self.labels, &mut self.stones] {
                sheet.key = None;
            }
            self.progress = Progress::Bare;
        } else {
            self.progress = if self.brush.weaves() { Progress::Plain } else { Progress::Whole };
        }
        self.progress
    }

    fn put(&mut self, scene: &Scene, geometry: &Geometry) {
        let ground_key = scene.background_key();
        let overlay_same = self.overlay == Some(scene.overlay.key) && self.glass == scene.magnifier;
        let stones_same = self.stones.key == Some(scene.stones.key);
        // The ground carries nothing that changes with a move: where it is the same and no glass lies over
        // all, only what came and what went is drawn anew.
        let mut everywhere =
            self.screen.key != Some(ground_key) || self.glass.is_some() || scene.magnifier.is_some();
        let labels_same = self.labels.key == Some(scene.board.key);
        if !everywhere && stones_same && overlay_same && labels_same {
            return;
        }
        if self.ground.key != Some(ground_key) {
            draw(&mut self.ground, &scene.background.shapes(), &mut self.brush, geometry);
            self.ground.key = Some(ground_key);
        }
        let mut boxes: Vec<Bounds> = self.marks.iter().map(Shape::bounds).collect();
        if !labels_same {
            // Where the pointer goes from crossing to crossing, four of forty words change.
            let all = self.labels.key.is_none() || everywhere;
            let fresh = difference(&self.words, &scene.board.shapes);
            self.labels.context.save();
            if !all {
                clip(&self.labels.context, &fresh, geometry.pixel_ratio());
            }
            self.labels.clear();
            let near = |shape: &&Shape| all || fresh.iter().any(|other| meet(shape.bounds(), *other));
            let due: Vec<Shape> = scene.board.shapes.iter().filter(near).cloned().collect();
            add(&self.labels, &due, &mut self.brush, geometry);
            self.labels.context.restore();
            boxes.extend(fresh);
            self.words.clone_from(&scene.board.shapes);
            self.labels.key = Some(scene.board.key);
        }
        if !stones_same {
            if scene.stones.over.is_some() && scene.stones.over == self.stones.key {
                add(&self.stones, &scene.stones.shapes, &mut self.brush, geometry);
                boxes.extend(scene.stones.shapes.iter().map(Shape::bounds));
            } else {
                draw(&mut self.stones, &scene.stones.shapes, &mut self.brush, geometry);
                everywhere = true;
            }
            self.stones.key = Some(scene.stones.key);
        }
        if self.overlay != Some(scene.overlay.key) {
            self.marks.clone_from(&scene.overlay.shapes);
            boxes.extend(self.marks.iter().map(Shape::bounds));
        }
        let context = self.screen.context.clone();
        context.save();
        everywhere |= boxes.len() > MOST_BOXES;
        if !everywhere {
            clip(&context, &boxes, geometry.pixel_ratio());
        }
        self.screen.copy(&self.ground);
        // A stone lies far from most words, and copying a sheet is what costs most.
        if everywhere || self.words.iter().any(|word| boxes.iter().any(|at| meet(word.bounds(), *at))) {
            self.screen.copy(&self.labels);
        }
        self.screen.copy(&self.stones);
        add(&self.screen, &self.marks, &mut self.brush, geometry);
        if let Some(glass) = &scene.magnifier {
            self.magnify(glass, geometry);
        }
        context.restore();
        self.overlay = Some(scene.overlay.key);
        self.glass = scene.magnifier;
        self.screen.key = Some(ground_key);
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
    sheet.clear();
    add(sheet, shapes, brush, geometry);
}

fn add(sheet: &Sheet, shapes: &[Shape], brush: &mut Brush, geometry: &Geometry) {
    let ratio = geometry.pixel_ratio();
    let _ = sheet.context.set_transform(ratio, 0.0, 0.0, ratio, 0.0, 0.0);
    brush.begin();
    for shape in shapes {
        brush.draw(&sheet.context, shape, geometry);
    }
}

/// Where shapes are that only one of two pictures has.
fn difference(one: &[Shape], other: &[Shape]) -> Vec<Bounds> {
    let lacks = |list: &'_ [Shape], shape: &Shape| !list.contains(shape);
    let gone = one.iter().filter(|shape| lacks(other, shape));
    let come = other.iter().filter(|shape| lacks(one, shape));
    gone.chain(come).map(Shape::bounds).collect()
}

fn meet((from, to): Bounds, (low, high): Bounds) -> bool {
    from.x <= high.x && low.x <= to.x && from.y <= high.y && low.y <= to.y
}

/// Lets only whole device pixels in `boxes` be drawn on.
fn clip(context: &CanvasRenderingContext2d, boxes: &[Bounds], ratio: f64) {
    let _ = context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0);
    context.begin_path();
    for (from, to) in boxes {
        let (x, y) = ((from.x * ratio).floor() - 1.0, (from.y * ratio).floor() - 1.0);
        context.rect(x, y, (to.x * ratio).ceil() + 1.0 - x, (to.y * ratio).ceil() + 1.0 - y);
    }
    context.clip();
}
