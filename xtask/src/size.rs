//! What the page weighs: html, css, js, wasm and the words of one language as gzip makes them, against a budget.
//!
//! A visitor loads one file of words at most, so only the heaviest counts. Notices come only when the game cannot run.

use std::{fmt, fs, io::Write, path::Path};

use anyhow::{Result, bail};
use flate2::{Compression, write::GzEncoder};

use crate::project;

/// The most that html, css, js, wasm and words together may weigh, in bytes after gzip: a first visit on a slow
/// phone connection (50 kB a second) then takes four seconds.
pub(crate) const BUDGET: usize = 200_000;

/// The weight of one file, in bytes.
#[derive(Debug)]
struct Weight {
    name: String,
    plain: usize,
    gzip: usize,
    /// Whether it holds the words of a language.
    words: bool,
}

/// The weights of all counted files of a site.
#[derive(Debug)]
pub(crate) struct Sizes {
    weights: Vec<Weight>,
}

impl Sizes {
    /// Weighs the site in `folder`.
    pub(crate) fn of(folder: &Path) -> Result<Self> {
        let mut weights = Vec::new();
        for path in project::files(folder, |_| false)? {
            let kind = path.extension().unwrap_or_default().to_string_lossy().into_owned();
            let inside = path.strip_prefix(folder)?;
            if inside.starts_with(Path::new("www").join("notices")) {
                continue;
            }
            let words = inside.starts_with(Path::new("www").join("words"));
            if !words && !["html", "css", "js", "mjs", "wasm"].contains(&kind.as_str()) {
                continue;
            }
            let bytes = fs::read(&path)?;
            let name = inside.to_string_lossy().into_owned();
            weights.push(Weight { name, plain: bytes.len(), gzip: gzip(&bytes)?, words });
        }
        Ok(Sizes { weights })
    }

    /// The sum after gzip, in bytes.
    pub(crate) fn total(&self) -> usize {
        let sum: usize = self.weights.iter().filter(|weight| !weight.words).map(|weight| weight.gzip).sum();
        sum + self.weights.iter().filter(|weight| weight.words).map(|weight| weight.gzip).max().unwrap_or(0)
    }

    /// An error when the sum is above [`BUDGET`].
    pub(crate) fn check(&self) -> Result<()> {
        let total = self.total();
        if total > BUDGET {
            bail!("the page weighs {total} bytes after gzip, more than the budget of {BUDGET}");
        }
        Ok(())
    }
}

impl fmt::Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n{:<36} {:>10} {:>10}", "file", "bytes", "gzip")?;
        for Weight { name, plain, gzip, .. } in &self.weights {
            writeln!(f, "{name:<36} {plain:>10} {gzip:>10}")?;
        }
        write!(f, "{:<36} {:>10} {:>10}  budget {BUDGET}", "all, with the heaviest words", "", self.total())
    }
}

/// The length of `bytes` after gzip at level 6, which hosts commonly use.
fn gzip(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(6));
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

#[cfg(test)]
mod tests {
    use super::{BUDGET, Sizes, Weight};

    fn sizes(gzip: usize) -> Sizes {
        Sizes { weights: vec![Weight { name: "a.js".into(), plain: 2 * gzip, gzip, words: false }] }
    }

    #[test]
    fn the_budget_is_the_last_size_allowed() {
        assert!(sizes(BUDGET).check().is_ok());
        assert!(sizes(BUDGET + 1).check().is_err());
        assert!(sizes(7).to_string().contains("budget"));
    }

    #[test]
    fn one_language_counts() {
        let weight = |gzip, words| Weight { name: String::new(), plain: gzip, gzip, words };
        let weights = vec![weight(100, false), weight(7, true), weight(9, true), weight(8, true)];
        assert_eq!(Sizes { weights }.total(), 109);
    }

    #[test]
    fn only_page_files_are_weighed() {
        let folder = std::env::temp_dir().join(format!("hoshi-size-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("www")).unwrap();
        std::fs::write(folder.join("index.html"), "a".repeat(5000)).unwrap();
        std::fs::write(folder.join("www").join("big.ogg"), "b".repeat(5000)).unwrap();
        let sizes = Sizes::of(&folder).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(sizes.weights.len(), 1);
        assert!(sizes.total() > 20 && sizes.total() < 200, "{}", sizes.total());
    }
}
