//! How long a piece of work takes on this machine.

use std::time::{Duration, Instant};

/// How long one batch of calls lasts at least.
const BATCH: Duration = Duration::from_millis(100);

/// How many batches are timed; the quickest counts, since other programs only ever make work slower.
const BATCHES: usize = 7;

/// The time of one unit of `work`, in microseconds; `work` says how many units it did.
#[expect(clippy::cast_precision_loss, reason = "batches are far shorter than 2^52 units")]
pub(super) fn micros_per_unit(mut work: impl FnMut() -> usize) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..BATCHES {
        let begun = Instant::now();
        let mut units = 0;
        while begun.elapsed() < BATCH {
            units += work();
        }
        best = best.min(begun.elapsed().as_secs_f64() * 1e6 / units as f64);
    }
    best
}

#[cfg(test)]
mod tests {
    use super::micros_per_unit;

    #[test]
    fn units_divide_the_time() {
        let mut calls = 0;
        let micros = micros_per_unit(|| {
            calls += 1;
            1000
        });
        assert!(calls > 0 && micros.is_finite() && micros > 0.0);
    }
}
