//! The limit on how long a source file may be.

use std::fs;

use anyhow::Result;

use crate::project;

/// The most lines a file may have without a reason.
pub(super) const LIMIT: usize = 450;

/// The reason stands among this many first lines.
pub(super) const TOP: usize = 5;

/// The files above the limit that give no reason, with their numbers of lines.
pub(super) fn too_long() -> Result<Vec<(String, usize)>> {
    let mut found = Vec::new();
    let generated = |name: &str| ["target", "dist", "pkg", "node_modules", "shots"].contains(&name);
    for path in project::files(&project::root(), generated)? {
        let kind = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        if !["rs", "js", "mjs", "css"].contains(&kind.as_str()) {
            continue;
        }
        let text = fs::read_to_string(&path)?;
        if breaks_limit(&text) {
            found.push((project::relative(&path), text.lines().count()));
        }
    }
    Ok(found)
}

fn breaks_limit(text: &str) -> bool {
    let reason = |line: &str| {
        let line = line.trim_start();
        line.starts_with("// Long because") || line.starts_with("/* Long because")
    };
    text.lines().count() > LIMIT && !text.lines().take(TOP).any(reason)
}

#[cfg(test)]
mod tests {
    use super::{LIMIT, breaks_limit};

    #[test]
    fn a_reason_excuses_length() {
        let long = "x\n".repeat(LIMIT + 1);
        assert!(!breaks_limit(&"x\n".repeat(LIMIT)));
        assert!(breaks_limit(&long));
        assert!(!breaks_limit(&format!("//! Table.\n// Long because it is one table.\n{long}")));
        assert!(breaks_limit(&format!("{long}// Long because it is late.\n")));
    }
}
