//! Curves for textures and slow changes. They are near the functions they stand for, as near as pixels can
//! show; the exact ones would weigh more in the program than all textures together.

/// Sine of `turns` whole turns; off by less than .002.
pub(super) fn wave(turns: f32) -> f32 {
    let turn = turns - turns.floor();
    // Two parabolas, then pulled a little towards the sine.
    let half = turn * 2.0 - (turn * 2.0).floor();
    let arch = 4.0 * half * (1.0 - half);
    let arch = arch * (0.775 + 0.225 * arch);
    if turn < 0.5 { arch } else { -arch }
}

/// Sine and cosine of an angle from 0 to 1.2 in radians, by their series; off by less than .0001.
pub(super) fn tilt(angle: f32) -> (f32, f32) {
    let square = angle * angle;
    let sin = angle * (1.0 - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0)));
    let cos = 1.0 - square / 2.0 * (1.0 - square / 12.0 * (1.0 - square / 30.0 * (1.0 - square / 56.0)));
    (sin, cos)
}

/// The bell `e^-x` of a square `x`: 1 at 0, nothing from 16 on; off by less than .02.
pub(super) fn bell(x: f32) -> f32 {
    let mut y = (1.0 - x / 16.0).max(0.0);
    for _ in 0..4 {
        y *= y;
    }
    y
}

/// `x` to the power of 9/4.
pub(super) fn steep(x: f32) -> f32 {
    x * x * x.sqrt().sqrt()
}

/// Straight distance from the origin.
pub(super) fn distance(x: f32, y: f32) -> f32 {
    (x * x + y * y).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares a curve with the function it stands for over `from` to `to`.
    fn check(from: f32, to: f32, most: f32, near: fn(f32) -> f32, exact: fn(f32) -> f32) {
        for i in 0..=1000 {
            let x = from + (to - from) * i as f32 / 1000.0;
            assert!((near(x) - exact(x)).abs() < most, "at {x}: {} and not {}", near(x), exact(x));
        }
    }

    #[test]
    fn curves_are_near_what_they_stand_for() {
        check(-3.0, 3.0, 0.002, wave, |turns| (turns * std::f32::consts::TAU).sin());
        check(0.0, 1.2, 0.0001, |angle| tilt(angle).0, f32::sin);
        check(0.0, 1.2, 0.0001, |angle| tilt(angle).1, f32::cos);
        check(0.0, 40.0, 0.02, bell, |x| (-x).exp());
        check(0.0, 1.0, 0.0001, steep, |x| x.powf(2.25));
        check(0.0, 1.0, 0.0001, |x| distance(x, 0.5), |x| x.hypot(0.5));
    }
}
