//! What is measured in real browsers, by the scripts of `tests/browser/bench/`.

use anyhow::Result;

use super::row::Row;
use crate::browser;

/// The rows that the scripts measured.
pub(super) fn rows() -> Result<Vec<Row>> {
    browser::measurements()?.iter().map(Row::from_json).collect()
}
