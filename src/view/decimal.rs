//! Numbers with few decimals as text. The standard library writes every number with a fraction exactly, which is
//! 10 kB of the page after gzip; sizes and opacities need three decimals at most. Whatever else writes one brings those
//! back: `Display`, `Debug`, and `f64::clamp` with bounds that the compiler does not know, which may have to name them.

use std::fmt;

/// A number written with up to that many decimals, 0–6, rounded to the nearest, halves away from zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Decimal {
    /// With exactly that many.
    Fixed(f64, u32),
    /// With no more than needed: no zeros at the end.
    Short(f64, u32),
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Decimal::Fixed(value, places) | Decimal::Short(value, places)) = *self;
        let scaled = (value * f64::from(10_u32.pow(places))).round() as i64;
        let (whole, mut rest) =
            (scaled.unsigned_abs() / 10_u64.pow(places), scaled.unsigned_abs() % 10_u64.pow(places));
        let mut places = places as usize;
        while matches!(self, Decimal::Short(..)) && places > 0 && rest.is_multiple_of(10) {
            rest /= 10;
            places -= 1;
        }
        if scaled < 0 {
            f.write_str("-")?;
        } else if f.sign_plus() {
            f.write_str("+")?;
        }
        if places == 0 { write!(f, "{whole}") } else { write!(f, "{whole}.{rest:0places$}") }
    }
}

#[cfg(test)]
mod tests {
    use super::Decimal::{self, Fixed, Short};

    fn check(number: Decimal, text: &str, signed: &str) {
        assert_eq!(number.to_string(), text, "{number:?}");
        assert_eq!(format!("{number:+}"), signed, "{number:?}");
    }

    #[test]
    fn a_few_decimals() {
        check(Short(0.5, 3), "0.5", "+0.5");
        check(Short(0.02, 3), "0.02", "+0.02");
        check(Short(1.0, 3), "1", "+1");
        check(Short(0.0, 3), "0", "+0");
        check(Short(13.456, 2), "13.46", "+13.46");
        check(Short(100.0, 0), "100", "+100");
        check(Fixed(2.0, 1), "2.0", "+2.0");
        check(Fixed(-12.34, 1), "-12.3", "-12.3");
        check(Fixed(0.95, 1), "1.0", "+1.0");
        check(Fixed(-0.04, 1), "0.0", "+0.0");
    }

    #[test]
    fn as_the_standard_library_writes_them() {
        for i in -4000..4000 {
            // An odd number of 128ths is never half way between two decimals of this length.
            let value = f64::from(2 * i + 1) / 128.0;
            assert_eq!(
                Fixed(value, 2).to_string(),
                format!("{value:.2}").replace("-0.00", "0.00"),
                "{value}"
            );
        }
    }
}
