//! One color of page or board, with the arithmetic that a contrast test needs.

use std::fmt;

use super::decimal::Decimal;

/// A color in sRGB with its opacity.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rgba {
    /// Red, 0–255.
    pub r: u8,
    /// Green, 0–255.
    pub g: u8,
    /// Blue, 0–255.
    pub b: u8,
    /// Opacity, 0 (nothing) to 1 (solid).
    pub a: f64,
}

impl Rgba {
    /// The solid color `0xRRGGBB`.
    pub const fn hex(rgb: u32) -> Rgba {
        Rgba { r: (rgb >> 16) as u8, g: (rgb >> 8) as u8, b: rgb as u8, a: 1.0 }
    }

    /// A color from its parts.
    pub const fn new(r: u8, g: u8, b: u8, a: f64) -> Rgba {
        Rgba { r, g, b, a }
    }

    /// The same color with opacity `a`.
    pub const fn alpha(self, a: f64) -> Rgba {
        Rgba { a, ..self }
    }

    /// What is seen when this color lies over a solid `below`.
    pub fn over(self, below: Rgba) -> Rgba {
        let mix = |top: u8, under: u8| (f64::from(top) * self.a + f64::from(under) * (1.0 - self.a)).round();
        Rgba {
            r: mix(self.r, below.r) as u8,
            g: mix(self.g, below.g) as u8,
            b: mix(self.b, below.b) as u8,
            a: 1.0,
        }
    }

    /// Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white); opacity is ignored.
    pub fn luminance(self) -> f64 {
        let linear = |c: u8| {
            let c = f64::from(c) / 255.0;
            if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }

    /// WCAG 2 contrast of two solid colors, 1 to 21.
    pub fn contrast(self, other: Rgba) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

impl fmt::Display for Rgba {
    /// As CSS: `#rrggbb` when solid, else `rgba(r,g,b,a)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.a >= 1.0 {
            write!(f, "#{:02x}{:02x}{:02x}", self.r, self.g, self.b)
        } else {
            write!(f, "rgba({},{},{},{})", self.r, self.g, self.b, Decimal::Short(self.a, 3))
        }
    }
}
