//! The page's own words, for the script to fill into buttons, fields and headings.

use crate::app::Language;
use crate::app::text::Words;

/// All words of the page in `language`, by key. `{n}` and the like are filled in by the script.
pub fn labels(language: Language) -> impl Iterator<Item = (String, &'static str)> {
    Words::of(language).entries()
}
