//! Draws one shape on a canvas, and keeps the pixels of stones and textures between drawings.

use std::f64::consts::TAU;

use js_sys::Array;
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{CanvasGradient, CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

use super::env;
use crate::view::decimal::Decimal;
use crate::view::theme::FONT;
use crate::view::{
    Align, CssPos, Geometry, Paint, Picture, Raster, Rgba, Shape, Stone, StoneKey, Stop, Weaving,
};

/// Rasters kept before the old ones go: more than any one picture needs.
const KEPT_STONES: usize = 64;
/// Textures kept: sky and wood.
const KEPT_PICTURES: usize = 2;
/// Pixels of a texture that are computed in one frame, while the page comes up.
const PIXELS_A_FRAME: u32 = 4000;

/// What has been turned into pixels before.
#[derive(Default)]
pub(super) struct Brush {
    stones: Vec<(StoneKey, HtmlCanvasElement)>,
    pictures: Vec<(Picture, [f64; 2], HtmlCanvasElement)>,
    /// Somebody's own picture.
    pub(super) own: Option<HtmlCanvasElement>,
    /// The font that the context has now: telling it another costs more than writing with it.
    font: String,
    /// Leaves out text: finding its fonts takes longer than all other shapes together.
    pub(super) mute: bool,
    /// Leaves out textures that are not there yet, and begins to compute them.
    pub(super) hasty: bool,
    weaving: Option<(Weaving, [f64; 2])>,
}

impl Brush {
    /// Begins on another context, or on one that has forgotten its state.
    pub(super) fn begin(&mut self) {
        self.font.clear();
    }

    /// Goes on with the texture that is on its way, if any, and says whether it is there now.
    pub(super) fn weave(&mut self) -> bool {
        let Some((weaving, _)) = &mut self.weaving else { return false };
        if weaving.step(PIXELS_A_FRAME) {
            let (weaving, device) = self.weaving.take().expect("it has just been looked at");
            let picture = weaving.picture;
            self.pictures.extend(canvas_of(&weaving.finish()).map(|canvas| (picture, device, canvas)));
        }
        self.weaving.is_none()
    }

    /// Whether a texture is on its way.
    pub(super) const fn weaves(&self) -> bool {
        self.weaving.is_some()
    }

    /// Draws `shape` with the context's transform at CSS pixels.
    pub(super) fn draw(&mut self, context: &CanvasRenderingContext2d, shape: &Shape, geometry: &Geometry) {
        match shape {
            Shape::Rect { at, width, height, paint } => {
                fill_with(context, paint);
                context.fill_rect(at.x, at.y, *width, *height);
            }
            Shape::Frame { at, width, height, stroke, color } => {
                pen(context, *stroke, *color, "butt");
                context.stroke_rect(at.x, at.y, *width, *height);
            }
            Shape::Line { from, to, width, color, round } => {
                pen(context, *width, *color, if *round { "round" } else { "butt" });
                trace(context, &[*from, *to]);
                context.stroke();
            }
            Shape::Path { points, width, color } => {
                pen(context, *width, *color, "round");
                context.set_line_join("round");
                trace(context, points);
                context.stroke();
            }
            Shape::Disc { at, radius, paint } => {
                fill_with(context, paint);
                circle(context, *at, *radius);
                context.fill();
            }
            Shape::Ring { at, radius, width, color, dash } => {
                pen(context, *width, *color, "butt");
                if let Some((dash, gap)) = dash {
                    set_dash(context, &[*dash, *gap]);
                }
                circle(context, *at, *radius);
                context.stroke();
                if dash.is_some() {
                    set_dash(context, &[]);
                }
            }
            Shape::Glow { at, radius, paint } => mixed(context, "lighter", *at, *radius, paint),
            Shape::Under { at, radius, paint } => mixed(context, "destination-over", *at, *radius, paint),
            Shape::Star { at, radius, waist, color } => {
                context.set_fill_style_str(&color.to_string());
                star(context, *at, *radius, *waist);
                context.fill();
            }
            Shape::Stone(stone) => self.stone(context, stone, geometry),
            Shape::Text { .. } if self.mute => {}
            Shape::Own { side } => {
                if let Some(own) = &self.own {
                    let (width, height) = (f64::from(own.width()), f64::from(own.height()));
                    let cut = width.min(height);
                    let _ = context
                        .draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                            own,
                            (width - cut) / 2.0,
                            (height - cut) / 2.0,
                            cut,
                            cut,
                            0.0,
                            0.0,
                            *side,
                            *side,
                        );
                }
            }
            Shape::Picture { at, width, height, picture } => {
                if let Some(canvas) = self.picture(*picture, [*width, *height], geometry) {
                    context.set_image_smoothing_enabled(true);
                    let _ = context.draw_image_with_html_canvas_element_and_dw_and_dh(
                        &canvas, at.x, at.y, *width, *height,
                    );
                }
            }
            Shape::Text { at, text, size, weight, color, align } => {
                let font = format!("{weight} {}px {FONT}", Decimal::Short(*size, 2));
                if self.font != font {
                    context.set_font(&font);
                    self.font = font;
                }
                context.set_fill_style_str(&color.to_string());
                context.set_text_align(match align {
                    Align::Left => "left",
                    Align::Center => "center",
                    Align::Right => "right",
                });
                let _ = context.fill_text(text, at.x, at.y);
            }
        }
    }

    fn stone(&mut self, context: &CanvasRenderingContext2d, stone: &Stone, geometry: &Geometry) {
        let ratio = geometry.pixel_ratio();
        let key = stone.key(ratio);
        let kept = self.stones.iter().position(|(k, _)| *k == key);
        if kept.is_none() {
            let Some(canvas) = canvas_of(&key.raster()) else { return };
            if self.stones.len() >= KEPT_STONES {
                self.stones.clear();
            }
            self.stones.push((key, canvas));
        }
        let (_, canvas) = &self.stones[kept.unwrap_or(self.stones.len() - 1)];
        let (x, y) = stone.corner(ratio);
        context.save();
        // On whole device pixels, so that equal stones look equal.
        let _ = context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0);
        context.set_global_alpha(stone.alpha);
        let _ = context.draw_image_with_html_canvas_element(canvas, x, y);
        context.restore();
    }

    fn picture(
        &mut self,
        picture: Picture,
        size: [f64; 2],
        geometry: &Geometry,
    ) -> Option<HtmlCanvasElement> {
        let device = size.map(|length| (length * geometry.pixel_ratio()).round());
        let kept = self.pictures.iter().position(|(p, s, _)| *p == picture && *s == device);
        if kept.is_none() && self.hasty {
            let begun =
                self.weaving.as_ref().is_some_and(|(w, size)| w.picture == picture && *size == device);
            if !begun {
                self.weaving = Some((picture.weave(device[0], device[1]), device));
            }
            return None;
        }
        if kept.is_none() {
            let canvas = canvas_of(&picture.raster(device[0], device[1]))?;
            if self.pictures.len() >= KEPT_PICTURES {
                self.pictures.remove(0);
            }
            self.pictures.push((picture, device, canvas));
        }
        self.pictures.get(kept.unwrap_or(self.pictures.len() - 1)).map(|(.., canvas)| canvas.clone())
    }
}

/// A disc that is mixed with what is there in another way than by lying over it.
fn mixed(context: &CanvasRenderingContext2d, how: &str, at: CssPos, radius: f64, paint: &Paint) {
    let _ = context.set_global_composite_operation(how);
    fill_with(context, paint);
    circle(context, at, radius);
    context.fill();
    let _ = context.set_global_composite_operation("source-over");
}

fn fill_with(context: &CanvasRenderingContext2d, paint: &Paint) {
    match paint {
        Paint::Solid(color) => context.set_fill_style_str(&color.to_string()),
        Paint::Linear { from, to, stops } => {
            let gradient = context.create_linear_gradient(from.x, from.y, to.x, to.y);
            fill_with_gradient(context, &gradient, stops);
        }
        Paint::Radial { center, inner, outer, stops } => {
            let made = context.create_radial_gradient(center.x, center.y, *inner, center.x, center.y, *outer);
            if let Ok(gradient) = made {
                fill_with_gradient(context, &gradient, stops);
            }
        }
    }
}

fn fill_with_gradient(context: &CanvasRenderingContext2d, gradient: &CanvasGradient, stops: &[Stop]) {
    for stop in stops {
        let _ = gradient.add_color_stop(stop.at as f32, &stop.color.to_string());
    }
    context.set_fill_style_canvas_gradient(gradient);
}

fn pen(context: &CanvasRenderingContext2d, width: f64, color: Rgba, cap: &str) {
    context.set_line_width(width);
    context.set_stroke_style_str(&color.to_string());
    context.set_line_cap(cap);
}

fn set_dash(context: &CanvasRenderingContext2d, lengths: &[f64]) {
    let list: Array = lengths.iter().map(|&length| JsValue::from_f64(length)).collect();
    let _ = context.set_line_dash(&list);
}

fn trace(context: &CanvasRenderingContext2d, points: &[CssPos]) {
    context.begin_path();
    for (i, at) in points.iter().enumerate() {
        if i == 0 {
            context.move_to(at.x, at.y);
        } else {
            context.line_to(at.x, at.y);
        }
    }
}

fn circle(context: &CanvasRenderingContext2d, at: CssPos, radius: f64) {
    context.begin_path();
    let _ = context.arc(at.x, at.y, radius.max(0.0), 0.0, TAU);
}

fn star(context: &CanvasRenderingContext2d, at: CssPos, radius: f64, waist: f64) {
    let side = waist * std::f64::consts::FRAC_1_SQRT_2;
    context.begin_path();
    context.move_to(at.x, at.y - radius);
    for (wx, wy, px, py) in
        [(1.0, -1.0, 1.0, 0.0), (1.0, 1.0, 0.0, 1.0), (-1.0, 1.0, -1.0, 0.0), (-1.0, -1.0, 0.0, -1.0)]
    {
        context.quadratic_curve_to(
            at.x + wx * side,
            at.y + wy * side,
            at.x + px * radius,
            at.y + py * radius,
        );
    }
    context.close_path();
}

/// A canvas that holds the pixels, ready to be drawn and scaled.
pub(super) fn canvas_of(raster: &Raster) -> Option<HtmlCanvasElement> {
    let canvas: HtmlCanvasElement = env::document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(raster.width);
    canvas.set_height(raster.height);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let data =
        ImageData::new_with_u8_clamped_array_and_sh(Clamped(&raster.rgba), raster.width, raster.height)
            .ok()?;
    context.put_image_data(&data, 0.0, 0.0).ok()?;
    Some(canvas)
}
