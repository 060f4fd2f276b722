//! A stone: a lens of shell or slate, lit from the upper left, or a flat disc; shaded pixel by pixel once
//! per size.

use std::f32::consts::TAU;

use super::curve::{distance, steep, tilt, wave};
use super::geometry::CssPos;
use super::noise::{mix, value};
use super::raster::Raster;
use crate::rules::Color;

/// How the stones of a theme are lit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Light {
    /// Warm light on a wooden board.
    Day,
    /// Starlight; a thin rim parts black stones from the sky.
    Night,
    /// None: discs of ink on paper, with an outline of 4 % of the diameter.
    Paper,
    /// None: discs of black and white with an outline of 8.5 % of the diameter, for the greatest contrast.
    Contrast,
}

impl Light {
    /// Whether stones are plain discs, without shading and shadow.
    pub const fn is_flat(self) -> bool {
        matches!(self, Light::Paper | Light::Contrast)
    }
}

/// A stone on the picture, without its shadow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stone {
    /// Its middle.
    pub at: CssPos,
    /// Its radius in CSS pixels.
    pub radius: f64,
    /// Its color.
    pub color: Color,
    /// Opacity, 1 for a real stone, less for a ghost.
    pub alpha: f64,
    /// Which pattern of shell or slate.
    pub variant: u8,
    /// How it is lit.
    pub light: Light,
}

/// What a stone's raster depends on: equal keys, equal pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StoneKey {
    /// Side of the raster in device pixels.
    pub pixels: u32,
    /// Color of the stone.
    pub color: Color,
    /// Which pattern.
    pub variant: u8,
    /// How it is lit.
    pub light: Light,
}

impl Stone {
    /// Under which its raster may be kept, at `pixel_ratio` device pixels to a CSS pixel.
    pub fn key(&self, pixel_ratio: f64) -> StoneKey {
        let pixels = (self.radius * 2.0 * pixel_ratio).round().clamp(1.0, 1024.0) as u32;
        StoneKey { pixels, color: self.color, variant: self.variant, light: self.light }
    }

    /// Where the raster's top left pixel goes, in whole device pixels.
    pub fn corner(&self, pixel_ratio: f64) -> (f64, f64) {
        let half = f64::from(self.key(pixel_ratio).pixels) / 2.0;
        ((self.at.x * pixel_ratio - half).round(), (self.at.y * pixel_ratio - half).round())
    }
}

/// Unit vector towards the light, `y` downwards, `z` towards the eye.
const LIGHT: [f32; 3] = [-0.47, -0.60, 0.647];
/// Unit vector half way between light and eye.
const HALF: [f32; 3] = [-0.259, -0.33, 0.908];
/// How far the surface tilts at the edge, in radians.
const TILT: f32 = 1.16;

impl StoneKey {
    /// The stone's pixels, a square of [`pixels`](StoneKey::pixels) that it fills.
    pub fn raster(self) -> Raster {
        let (side, middle) = (self.pixels, self.pixels as f32 / 2.0);
        let radius = (middle - 0.6).max(0.4);
        let mut rgba = Vec::with_capacity((side * side * 4) as usize);
        for y in 0..side {
            for x in 0..side {
                let (dx, dy) = (x as f32 + 0.5 - middle, y as f32 + 0.5 - middle);
                let edge = (radius - distance(dx, dy) + 0.5).clamp(0.0, 1.0);
                let color = if edge <= 0.0 {
                    [0.0; 3]
                } else if self.light.is_flat() {
                    self.ink(radius - distance(dx, dy))
                } else {
                    self.shade(dx / radius, dy / radius, radius)
                };
                rgba.extend(color.map(|c| c.clamp(0.0, 255.0).round() as u8));
                rgba.push((edge * 255.0).round() as u8);
            }
        }
        Raster { width: side, height: side, rgba }
    }

    /// The color of a flat stone `depth` device pixels inside the edge.
    fn ink(self, depth: f32) -> [f32; 3] {
        let pixels = self.pixels as f32;
        let (share, black, line) = match self.light {
            Light::Contrast => (0.085, 0.0, 255.0),
            _ => (0.04, 17.0, 17.0),
        };
        let fill = if self.color == Color::White { 255.0 } else { black };
        let outline = ((pixels * share).max(1.0) - depth + 0.5).clamp(0.0, 1.0);
        [mix(fill, line, outline); 3]
    }

    /// The color at (`u`, `v`) from the middle, in radii.
    fn shade(self, u: f32, v: f32, radius: f32) -> [f32; 3] {
        let r = distance(u, v).min(1.0);
        // r to the power of 15/8: flat in the middle, steep at the edge.
        let (sin, nz) = tilt(if r > 0.0 { r * r / r.sqrt().sqrt().sqrt() * TILT } else { 0.0 });
        let (nx, ny) = if r > 0.0 { (u / r * sin, v / r * sin) } else { (0.0, 0.0) };
        let dot = |to: [f32; 3]| (nx * to[0] + ny * to[1] + nz * to[2]).max(0.0);
        let (diffuse, half) = (dot(LIGHT), dot(HALF));
        let rim = steep(1.0 - nz);
        let bounce = (nx * 0.60 + ny * 0.72).max(0.0) * rim;
        let color = match self.color {
            Color::White => {
                let shell = self.shell(u, v) * (1.0 - rim);
                let body = 0.70 + 0.32 * diffuse - shell - 0.13 * rim;
                let shine = half.powi(22) * 0.13 + half.powi(90) * 0.30;
                let (base, glare, back) = match self.light {
                    Light::Night => ([232.0, 238.0, 254.0], [255.0; 3], [30.0, 44.0, 74.0]),
                    _ => ([251.0, 247.0, 237.0], [255.0, 250.0, 240.0], [40.0, 28.0, 6.0]),
                };
                [0, 1, 2].map(|i| base[i] * body + glare[i] * shine + back[i] * bounce)
            }
            Color::Black => {
                let shine = half.powi(9) * 0.17 + half.powi(46) * 0.24 + half.powi(220) * 0.22;
                match self.light {
                    Light::Night => {
                        let (sheen, back) = ([150.0, 168.0, 220.0], [92.0, 118.0, 206.0]);
                        let (base, slope) = ([3.0, 5.0, 12.0], [14.0, 17.0, 30.0]);
                        let edge = [20.0, 30.0, 62.0];
                        [0, 1, 2].map(|i| {
                            base[i] + slope[i] * diffuse + sheen[i] * shine + back[i] * bounce + edge[i] * rim
                        })
                    }
                    _ => {
                        let grain = self.slate(u, v);
                        let (sheen, back) = ([214.0, 214.0, 220.0], [58.0, 42.0, 24.0]);
                        let (base, slope) = ([24.0, 24.0, 27.0], [26.0, 26.0, 28.0]);
                        [0, 1, 2].map(|i| {
                            base[i] + slope[i] * diffuse + sheen[i] * shine + back[i] * bounce + grain
                        })
                    }
                }
            }
        };
        match self.light {
            Light::Night => self.with_rim(color, (1.0 - r) * radius),
            _ => color,
        }
    }

    /// A rim one CSS pixel wide, `depth` device pixels inside the edge.
    fn with_rim(self, color: [f32; 3], depth: f32) -> [f32; 3] {
        let width = (self.pixels as f32 / 46.0).max(1.0);
        let (rim, alpha) = match self.color {
            Color::Black => ([134.0, 156.0, 228.0], 0.7),
            Color::White => ([190.0, 206.0, 255.0], 0.45),
        };
        let cover = (width - depth + 0.5).clamp(0.0, 1.0) * alpha;
        [0, 1, 2].map(|i| color[i] + (rim[i] - color[i]) * cover)
    }

    /// Fine bent lines of white shell, turned per variant.
    fn shell(self, u: f32, v: f32) -> f32 {
        if self.light == Light::Night {
            return 0.0;
        }
        let n = f32::from(self.variant);
        let turn = n * 0.27 + 0.064;
        let (sin, cos) = (wave(turn), wave(turn + 0.25));
        let (along, across) = (cos * v + sin * u, cos * u - sin * v);
        let line = across + 0.18 * along * along + 0.05 * wave((3.0 * along + n) / TAU);
        (wave((line * 31.0 + n) / TAU) * 0.5 + 0.5) * 0.016
    }

    /// Faint unevenness of slate.
    fn slate(self, u: f32, v: f32) -> f32 {
        (value(u * 12.0 + f32::from(self.variant) * 40.0, v * 12.0) - 0.5) * 4.0
    }
}
