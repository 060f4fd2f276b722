//! Textures as pixels: the night's clouds of light and the grain of wood. They are computed small and
//! scaled up by the painter, once per size and theme.

use super::curve::{bell, steep};
use super::noise::{fbm, mix, smooth, value};

/// Pixels in rows from the top, four bytes each: red, green, blue, opacity (not premultiplied).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raster {
    /// Pixels in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// `4 * width * height` bytes.
    pub rgba: Vec<u8>,
}

/// A texture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Picture {
    /// A band of light across the sky on a diagonal, with dark dust in it; clear where there is none.
    Nebula {
        /// Which of the endlessly many.
        seed: f32,
        /// Opacity of the whole, 0 to 1.
        strength: f32,
        /// How far down the diagonal the band lies; about .7 is the middle.
        offset: f32,
    },
    /// Straight-grained board wood.
    Wood,
}

/// A texture on the way to its pixels. Computing one takes longer than a frame may.
#[derive(Clone, Debug)]
pub struct Weaving {
    /// The texture.
    pub picture: Picture,
    width: u32,
    height: u32,
    rgba: Vec<u8>,
}

impl Weaving {
    /// Computes some more rows, about `pixels`, and says whether that was all.
    pub fn step(&mut self, pixels: u32) -> bool {
        let (from, rows) = (self.rgba.len() as u32 / (4 * self.width), pixels / self.width + 1);
        for y in from..self.height.min(from + rows) {
            for x in 0..self.width {
                let (u, v) = (x as f32 / self.width as f32, y as f32 / self.height as f32);
                let color = match self.picture {
                    Picture::Nebula { seed, strength, offset } => {
                        let long = self.width.max(self.height) as f32;
                        let ratio = (self.width as f32 / long, self.height as f32 / long);
                        nebula(u, v, ratio, seed, strength, offset)
                    }
                    Picture::Wood => wood(u, v),
                };
                self.rgba.extend(color.map(|channel| channel.round() as u8));
            }
        }
        from + rows >= self.height
    }

    /// All its pixels.
    pub fn finish(mut self) -> Raster {
        self.step(self.width * self.height);
        Raster { width: self.width, height: self.height, rgba: self.rgba }
    }
}

impl Picture {
    /// The pixels, for an area of `width` × `height` device pixels. The raster is smaller than that
    /// where the texture is soft enough not to show it.
    pub fn raster(self, width: f64, height: f64) -> Raster {
        self.weave(width, height).finish()
    }

    /// The same, to be computed in steps.
    pub fn weave(self, width: f64, height: f64) -> Weaving {
        // Not `clamp`, whose check of its bounds brings the writing of floating point numbers with it.
        let whole = |n: f64, most: f64| n.min(most).max(1.0).round() as u32;
        let (width, height) = match self {
            Picture::Nebula { .. } => {
                // The finest cloud is a fortieth of the side: 200 pixels hold it.
                let shrink = (width.max(height) / 200.0).max(1.0);
                (whole(width / shrink, 200.0), whole(height / shrink, 200.0))
            }
            // Along the grain nothing is shorter than a thirtieth of the side.
            Picture::Wood => (whole(width, 1000.0), whole(height, 120.0)),
        };
        Weaving { picture: self, width, height, rgba: Vec::with_capacity((width * height * 4) as usize) }
    }
}

/// Noise bent by noise; the band is a bell curve across a bent diagonal. `x` and `y` are from 0 to 1, `ratio` what
/// each is to the longer side.
fn nebula(x: f32, y: f32, ratio: (f32, f32), seed: f32, strength: f32, offset: f32) -> [f32; 4] {
    const INDIGO: [f32; 3] = [58.0, 82.0, 190.0];
    const VIOLET: [f32; 3] = [108.0, 82.0, 196.0];
    const TEAL: [f32; 3] = [36.0, 112.0, 166.0];
    const ROSE: [f32; 3] = [178.0, 120.0, 180.0];
    let (u, v) = (x * ratio.0 * 2.4 + seed, y * ratio.1 * 2.4 + seed * 0.7);
    let (bend_u, bend_v) = (fbm(u * 1.2, v * 1.2, 4) - 0.5, fbm(u * 1.2 + 9.2, v * 1.2 + 3.1, 4) - 0.5);
    let cloud = fbm(u * 1.6 + bend_u * 1.5, v * 1.6 + bend_v * 1.5, 5);
    let hue = fbm(u * 0.9 + 31.0, v * 0.9 + 11.0, 3);
    let across = x * 0.66 + y * 0.75 - offset + bend_u * 0.34;
    let wide = bell(across * across / 0.085);
    let core = bell(across * across / 0.017);
    let dark = fbm(u * 2.7 + bend_u * 1.6 + 71.0, v * 2.7 + bend_v * 1.6 + 40.0, 5);
    let dust = core * smooth(0.46, 0.66, dark) * 0.75;
    let light = 0.06
        + 0.17 * smooth(0.38, 0.8, cloud)
        + wide * (0.13 + 0.4 * smooth(0.3, 0.74, cloud))
        + core * 0.24 * smooth(0.3, 0.6, cloud);
    let violet = smooth(0.4, 0.66, hue) * 0.9 * wide;
    let teal = smooth(0.5, 0.72, fbm(u * 0.7 + 5.0, v * 0.7 + 50.0, 3)) * 0.8;
    let rose = core * smooth(0.4, 0.7, cloud) * 0.45;
    let channel = |i: usize| mix(mix(mix(INDIGO[i], TEAL[i], teal), VIOLET[i], violet), ROSE[i], rose);
    let opacity = (light * (1.0 - dust) * strength).min(1.0) * 255.0;
    [channel(0), channel(1), channel(2), opacity]
}

/// Thirty-four growth rings across the board, each rising slowly to a sharp dark end, over fibers and
/// pores that are stretched along the grain.
fn wood(u: f32, v: f32) -> [f32; 4] {
    const LIGHT: [f32; 3] = [236.0, 193.0, 120.0];
    const DARK: [f32; 3] = [188.0, 132.0, 62.0];
    let bent =
        u + 0.05 * (fbm(u * 1.4 + 3.0, v * 0.55 + 1.0, 3) - 0.5) + 0.006 * (value(u * 9.0, v * 3.1) - 0.5);
    let phase = bent * 34.0 + 5.5 * value(bent * 5.0 + 40.0, 0.5) + 2.2 * value(bent * 13.0 + 9.0, v * 0.4);
    let (ring, saw) = (phase.floor(), phase - phase.floor());
    let dark_end = steep(saw) * (1.0 - smooth(0.9, 1.0, saw));
    let strength = 0.35 + 0.65 * value(ring * 3.7, 7.3);
    let fiber = value(u * 520.0 + value(u * 30.0, v * 6.0) * 2.0, v * 7.0) - 0.5;
    let pore = smooth(0.83, 0.96, value(u * 430.0 + 13.0, v * 34.0 + 7.0));
    let cloud = fbm(u * 2.1 + 60.0, v * 0.9 + 20.0, 3) - 0.5;
    let depth = dark_end * strength * 0.3 - fiber * 0.07 - cloud * 0.34 + pore * 0.09;
    let light = 1.035 - 0.085 * (u * 0.45 + v * 0.55);
    let channel = |i: usize| (mix(LIGHT[i], DARK[i], depth * 1.08) * light).clamp(0.0, 255.0);
    [channel(0), channel(1), channel(2), 255.0]
}
