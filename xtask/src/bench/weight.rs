//! What a first visit downloads.

use anyhow::Result;

use super::row::{Bound, Row};
use crate::{project, size};

/// The weight of the page after gzip.
#[expect(clippy::cast_precision_loss, reason = "no page weighs 2^52 bytes")]
pub(super) fn rows() -> Result<Vec<Row>> {
    let total = size::Sizes::of(&project::dist())?.total();
    Ok(vec![Row {
        name: "html + css + js + wasm after gzip".into(),
        measured: total as f64 / 1000.0,
        unit: "kB".into(),
        bound: Bound::AtMost(size::BUDGET as f64 / 1000.0),
    }])
}
