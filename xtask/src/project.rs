//! Where the project's files are.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};

use crate::process;

/// The top folder of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask/ lies inside the project").to_owned()
}

/// The assembled site.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// The browser tests with their npm packages.
pub(crate) fn browser_tests() -> PathBuf {
    root().join("tests").join("browser")
}

/// Cargo's target folder, wherever `CARGO_TARGET_DIR` or a cargo configuration puts it.
pub(crate) fn target() -> Result<PathBuf> {
    let text = process::capture(cargo().args(["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&text).context("`cargo metadata` gave no JSON")?;
    let folder = metadata["target_directory"].as_str().context("`cargo metadata` named no target folder")?;
    Ok(PathBuf::from(folder))
}

/// A cargo call at the top folder.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// Every file below `folder`, sorted, leaving out names for which `skip` says so.
pub(crate) fn files(folder: &Path, skip: fn(&str) -> bool) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        let entries = fs::read_dir(&folder).with_context(|| format!("cannot list {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if name.starts_with('.') || skip(&name) {
                continue;
            }
            if path.is_dir() { open.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    Ok(found)
}

/// `path` as written from the top folder, with `/` between its parts.
pub(crate) fn relative(path: &Path) -> String {
    let root = root();
    let inside = path.strip_prefix(&root).unwrap_or(path);
    inside.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}
