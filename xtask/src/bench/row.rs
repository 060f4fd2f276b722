//! One measurement, as data.

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// What a measurement must not pass.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Bound {
    /// It may be at most this.
    AtMost(f64),
    /// It must be at least this.
    AtLeast(f64),
    /// It is only told.
    Free,
}

/// One measurement.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    /// What was measured.
    pub(crate) name: String,
    /// The number, in `unit`s.
    pub(crate) measured: f64,
    /// Such as `ms`.
    pub(crate) unit: String,
    /// Where the number must lie.
    pub(crate) bound: Bound,
}

impl Row {
    /// Whether the number lies where it must. What is no number never does.
    pub(crate) fn holds(&self) -> bool {
        match self.bound {
            Bound::AtMost(most) => self.measured <= most,
            Bound::AtLeast(least) => self.measured >= least,
            Bound::Free => self.measured.is_finite(),
        }
    }

    /// Reads `{name, measured, unit, atMost | atLeast}`; a `measured` of null is no number.
    pub(crate) fn from_json(value: &Value) -> Result<Self> {
        let text = |key: &str| {
            value[key].as_str().map(str::to_owned).with_context(|| format!("a row without {key}: {value}"))
        };
        let measured = match &value["measured"] {
            Value::Null => f64::NAN,
            other => other.as_f64().with_context(|| format!("a row without measured: {value}"))?,
        };
        let bound = match (value["atMost"].as_f64(), value["atLeast"].as_f64()) {
            (Some(most), None) => Bound::AtMost(most),
            (None, Some(least)) => Bound::AtLeast(least),
            (None, None) => Bound::Free,
            (Some(_), Some(_)) => bail!("a row with two bounds: {value}"),
        };
        Ok(Row { name: text("name")?, measured, unit: text("unit")?, bound })
    }
}

/// The rows as lines of text.
pub(crate) fn table(rows: &[Row]) -> String {
    let width = rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0).max(4);
    let mut text = format!("{:<width$}  {:>12}        {:>12}\n", "name", "measured", "bound");
    for row in rows {
        let bound = match row.bound {
            Bound::AtMost(most) => format!("≤ {}", number(most)),
            Bound::AtLeast(least) => format!("≥ {}", number(least)),
            Bound::Free => "–".to_owned(),
        };
        let mark = if row.holds() { "" } else { "  OUTSIDE" };
        let Row { name, measured, unit, .. } = row;
        text += &format!("{name:<width$}  {:>12} {unit:<6} {bound:>12}{mark}\n", number(*measured));
    }
    text
}

fn number(value: f64) -> String {
    if value.fract() == 0.0 && value.abs() < 1e12 { format!("{value:.0}") } else { format!("{value:.2}") }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Row, table};

    fn row(measured: f64, bound: Bound) -> Row {
        Row { name: "x".into(), measured, unit: "ms".into(), bound }
    }

    #[test]
    fn bounds_include_their_edge_and_exclude_no_number() {
        for (measured, bound, holds) in [
            (5.0, Bound::AtMost(5.0), true),
            (5.1, Bound::AtMost(5.0), false),
            (5.0, Bound::AtLeast(5.0), true),
            (4.9, Bound::AtLeast(5.0), false),
            (4.9, Bound::Free, true),
            (f64::NAN, Bound::AtMost(5.0), false),
            (f64::NAN, Bound::AtLeast(5.0), false),
            (f64::NAN, Bound::Free, false),
        ] {
            assert_eq!(row(measured, bound).holds(), holds, "{measured} {bound:?}");
        }
        assert!(table(&[row(6.0, Bound::AtMost(5.0))]).contains("OUTSIDE"));
        assert!(!table(&[row(4.0, Bound::AtMost(5.0))]).contains("OUTSIDE"));
    }

    #[test]
    fn rows_are_read_from_json() {
        let read = |text| Row::from_json(&serde_json::from_str(text).unwrap());
        assert_eq!(
            read(r#"{"name":"x","measured":5,"unit":"ms","atMost":7}"#).unwrap(),
            row(5.0, Bound::AtMost(7.0))
        );
        assert!(!read(r#"{"name":"x","measured":null,"unit":"ms","atLeast":7}"#).unwrap().holds());
        assert!(read(r#"{"name":"x","unit":"ms","measured":"5"}"#).is_err());
        assert!(read(r#"{"name":"x","unit":"ms","measured":5,"atMost":1,"atLeast":1}"#).is_err());
    }
}
