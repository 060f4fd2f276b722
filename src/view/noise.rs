//! Repeatable noise for textures: the same number for the same place, everywhere and always.

/// A number from 0 to below 1 for a place of the whole-number grid.
pub(super) fn hash(x: i32, y: i32) -> f32 {
    // The finisher of 32-bit MurmurHash3 over two odd multiples: cheap, and no pattern shows.
    let mut h = (x as u32).wrapping_mul(0x9e37_79b1) ^ (y as u32).wrapping_mul(0x85eb_ca77);
    h = (h ^ (h >> 16)).wrapping_mul(0x85eb_ca6b);
    h = (h ^ (h >> 13)).wrapping_mul(0xc2b2_ae35);
    ((h ^ (h >> 16)) >> 8) as f32 / 16_777_216.0
}

/// Value noise, 0 to 1: numbers of the grid, joined smoothly.
pub(super) fn value(x: f32, y: f32) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let (xi, yi) = (left as i32, top as i32);
    let (fx, fy) = (ease(x - left), ease(y - top));
    let upper = mix(hash(xi, yi), hash(xi + 1, yi), fx);
    let lower = mix(hash(xi, yi + 1), hash(xi + 1, yi + 1), fx);
    mix(upper, lower, fy)
}

/// Value noise of `octaves` sizes, each half as large and half as strong as the one before, 0 to 1.
pub(super) fn fbm(mut x: f32, mut y: f32, octaves: u32) -> f32 {
    let (mut sum, mut strength, mut most) = (0.0, 0.5, 0.0);
    for _ in 0..octaves {
        sum += strength * value(x, y);
        most += strength;
        strength *= 0.5;
        x = x * 2.03 + 17.1;
        y = y * 2.03 + 5.7;
    }
    sum / most
}

/// 0 up to `from`, 1 from `to` on, a smooth step between.
pub(super) fn smooth(from: f32, to: f32, x: f32) -> f32 {
    ease(((x - from) / (to - from)).clamp(0.0, 1.0))
}

/// `a` at 0, `b` at 1, straight between and beyond.
pub(super) fn mix(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}

fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}
