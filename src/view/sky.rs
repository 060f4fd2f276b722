//! The night behind the page: where its stars are, how bright each is, and which of them breathe.
//!
//! Everything is decided by a seed and the window's size, so that the sky is the same at every visit. Behind
//! the page's words stand the faintest stars alone; the others keep to the margins. Most
//! stars never change and are painted once. A few in the margins breathe; each of those is small enough to
//! have a picture of its own, whose opacity alone is changed.

use super::color::Rgba;
use super::curve::bell;
use super::geometry::CssPos;
use super::noise::smooth;
use super::raster::Picture;
use super::shape::Shape;
use crate::app::Millis;

/// Windows narrower than that, in CSS pixels, show a quiet sky: the board fills them anyway.
const PHONE: f64 = 600.0;
/// Stars that breathe at most.
const MOST_BREATHING: usize = 12;
const COLORS: [Rgba; 5] =
    [Rgba::hex(0xdfe7ff), Rgba::hex(0xffffff), Rgba::hex(0xbccbff), Rgba::hex(0xfff0d8), Rgba::hex(0xcfe6ff)];
const HALO: Rgba = Rgba::hex(0xaac3ff);
/// Four-pointed glints: place in the window, 0 to 1 each way, and length of a ray in CSS pixels.
const GLINTS: [(f64, f64, f64); 5] =
    [(0.044, 0.2, 9.0), (0.946, 0.11, 11.0), (0.968, 0.63, 7.0), (0.026, 0.79, 12.0), (0.052, 0.5, 5.0)];

/// A sky.
#[derive(Clone, Debug, PartialEq)]
pub struct Sky {
    /// The clouds of light, to be stretched over a little more than the window.
    pub clouds: Picture,
    /// The stars that stay as they are.
    pub stars: Vec<Shape>,
    /// The stars that breathe.
    pub breathing: Vec<Breath>,
}

/// A star that grows brighter and fainter.
#[derive(Clone, Debug, PartialEq)]
pub struct Breath {
    /// Its middle in the window.
    pub at: CssPos,
    /// How far its light reaches, in CSS pixels.
    pub reach: f64,
    /// Its shapes at full light, around (`reach`, `reach`).
    pub shapes: Vec<Shape>,
    /// How long a breath takes.
    pub period: Millis,
    /// How much of the first breath is over at moment 0, 0 to 1.
    pub phase: f64,
    /// Its opacity when it is faintest, 0 to 1.
    pub least: f64,
}

impl Breath {
    /// Its opacity at a moment, from [`least`](Breath::least) to 1.
    pub fn opacity(&self, now: Millis) -> f64 {
        let period = self.period.0.max(1);
        let past = (now.0 % period) as f64 / period as f64 + self.phase;
        let wave = ((past - past.floor()) * 2.0 - 1.0).abs();
        self.least + (1.0 - self.least) * f64::from(smooth(0.0, 1.0, wave as f32))
    }
}

/// How far the clouds have drifted at a moment, in CSS pixels: at most 16 each way, and a pixel in some
/// seconds.
pub fn drift(now: Millis) -> CssPos {
    let swing = |seconds: u64| {
        let past = (now.0 % (seconds * 1000)) as f64 / (seconds * 1000) as f64;
        (f64::from(smooth(0.0, 1.0, (past * 2.0 - 1.0).abs() as f32)) * 32.0 - 16.0).round()
    };
    CssPos::new(swing(150), swing(210))
}

/// The sky of a window of `width` × `height` CSS pixels, whose page lies between `content[0]` and
/// `content[1]` from the left.
pub fn sky(width: f64, height: f64, content: [f64; 2]) -> Sky {
    let phone = width < PHONE;
    let mut stars = Stars {
        random: fastrand::Rng::with_seed(4021),
        size: [width, height],
        content,
        sky: Sky {
            clouds: Picture::Nebula { seed: 3.7, strength: if phone { 0.30 } else { 0.62 }, offset: 0.72 },
            stars: Vec::new(),
            breathing: Vec::new(),
        },
    };
    let area = width * height;
    let dim = if phone { 0.55 } else { 1.0 };
    for _ in 0..(area / 420.0) as u32 {
        let (at, radius, alpha) = (stars.place(), stars.between(0.36, 0.70), stars.between(0.16, 0.56));
        let color = stars.color().alpha(alpha * dim);
        stars.sky.stars.push(Shape::dot(at, radius, color));
    }
    if phone {
        return stars.sky;
    }
    for (x, y, ray) in GLINTS {
        let shapes = |at: CssPos| {
            vec![
                Shape::glow(at, ray * 1.9, HALO.alpha(0.4)),
                Shape::Star { at, radius: ray, waist: ray * 0.07, color: Rgba::hex(0xeaf0ff) },
                Shape::dot(at, 1.1, COLORS[1]),
            ]
        };
        stars.near(CssPos::new(x * width, y * height), ray * 1.9, &shapes);
    }
    for _ in 0..(area / 3_600.0) as u32 {
        let (at, radius, alpha) = (stars.place(), stars.between(0.6, 1.0), stars.between(0.5, 0.9));
        let color = stars.color().alpha(alpha);
        if stars.in_margin(at, radius) {
            stars.sky.stars.push(Shape::dot(at, radius, color));
        }
    }
    for _ in 0..(area / 24_000.0) as u32 {
        let (at, radius, halo) = (stars.place(), stars.between(0.9, 1.4), stars.between(6.0, 12.0));
        let color = stars.color();
        let shapes =
            |at: CssPos| vec![Shape::glow(at, halo, HALO.alpha(0.36)), Shape::dot(at, radius, color)];
        stars.near(at, halo, &shapes);
    }
    stars.sky
}

/// A sky in the making.
struct Stars {
    random: fastrand::Rng,
    size: [f64; 2],
    content: [f64; 2],
    sky: Sky,
}

impl Stars {
    fn between(&mut self, least: f64, most: f64) -> f64 {
        least + self.random.f64() * (most - least)
    }

    fn color(&mut self) -> Rgba {
        COLORS[self.random.usize(..COLORS.len())]
    }

    /// Somewhere, more often where the band of light is.
    fn place(&mut self) -> CssPos {
        loop {
            let (x, y) = (self.random.f64(), self.random.f64());
            let across = x * 0.66 + y * 0.75 - 0.72;
            if self.random.f64() < 0.45 + 0.55 * f64::from(bell((across * across / 0.06) as f32)) {
                return CssPos::new(x * self.size[0], y * self.size[1]);
            }
        }
    }

    /// Whether a star that reaches that far keeps clear of the page's words.
    fn in_margin(&self, at: CssPos, reach: f64) -> bool {
        at.x + reach < self.content[0] - 8.0 || at.x - reach > self.content[1] + 8.0
    }

    /// A bright star that is made of `shapes` around its middle. It breathes, unless many do.
    fn near(&mut self, at: CssPos, reach: f64, shapes: &dyn Fn(CssPos) -> Vec<Shape>) {
        let (period, phase, least) =
            (self.random.u64(5_000..13_000), self.random.f64(), self.between(0.3, 0.65));
        if !self.in_margin(at, reach) {
            return;
        }
        if self.sky.breathing.len() < MOST_BREATHING {
            let (period, shapes) = (Millis(period), shapes(CssPos::new(reach, reach)));
            self.sky.breathing.push(Breath { at, reach, shapes, period, phase, least });
        } else {
            self.sky.stars.extend(shapes(at));
        }
    }
}
