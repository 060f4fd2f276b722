//! The layer table, and the check that `src` keeps it.
//!
//! A layer may name only the layers in its row. The check reads `crate::x` and `super::super::x` paths
//! in every source file. It also looks for the browser's crates below `web` and for serde below `wire`; the
//! former would fail the native build as well, since they are dependencies of the wasm target alone.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What each layer may use besides itself. `docs/architecture.md` quotes this table.
const LAYERS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("record", &["rules"]),
    ("engine", &["rules"]),
    ("lessons", &["rules", "record", "engine"]),
    ("app", &["rules", "record", "engine", "lessons"]),
    ("view", &["rules", "engine", "app"]),
    ("wire", &["rules", "record", "engine", "lessons", "app", "view"]),
    ("web", &["rules", "record", "engine", "lessons", "app", "view", "wire"]),
];

/// Crates that only `web` may name.
const BROWSER_CRATES: &[&str] =
    &["wasm_bindgen", "web_sys", "js_sys", "gloo_timers", "serde_wasm_bindgen", "console_error_panic_hook"];

/// Crates that only `wire` and `web` may name.
const SERDE: &[&str] = &["serde", "serde_json"];

/// Everything in `source` (found in `layer`) that the table forbids.
fn check(layer: &str, source: &str) -> Vec<String> {
    let code: String =
        source.lines().filter(|l| !l.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let (_, allowed) = LAYERS.iter().find(|(name, _)| *name == layer).expect("every folder has a row");
    let mut wrong = BTreeSet::new();
    // No layer has a module with a layer's name, so `super::` before one has climbed to the root.
    for root in ["crate::", "super::"] {
        for (at, _) in code.match_indices(root) {
            let rest = &code[at + root.len()..];
            // `use crate::{rules, app}` would hide what it names: one path a line is our style.
            if rest.starts_with('{') && root == "crate::" {
                wrong.insert("a group import from the crate root".to_owned());
            }
            let name: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            if LAYERS.iter().any(|(l, _)| *l == name) && name != layer && !allowed.contains(&name.as_str()) {
                wrong.insert(format!("{root}{name}"));
            }
        }
    }
    let names = |krate: &str| {
        code.match_indices(krate).any(|(at, _)| {
            let before = code[..at].chars().next_back();
            let after = &code[at + krate.len()..];
            !before.is_some_and(|c| c.is_alphanumeric() || c == '_')
                && (after.starts_with("::") || after.starts_with(';'))
        })
    };
    wrong.extend(BROWSER_CRATES.iter().filter(|c| layer != "web" && names(c)).map(|c| (*c).to_owned()));
    let may_serialize = matches!(layer, "wire" | "web");
    wrong.extend(SERDE.iter().filter(|c| !may_serialize && names(c)).map(|c| (*c).to_owned()));
    wrong.into_iter().collect()
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("src is readable") {
        let path = entry.expect("src is readable").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn no_layer_uses_one_above_it() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&src, &mut files);
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::new();
    for file in files {
        let inside = file.strip_prefix(&src).unwrap();
        let layer = inside.components().next().unwrap().as_os_str().to_str().unwrap().to_owned();
        if layer == "lib.rs" || layer == "bin" {
            continue;
        }
        for fault in check(&layer, &fs::read_to_string(&file).unwrap()) {
            wrong.push(format!("{}: {fault}", inside.display()));
        }
        seen.insert(layer);
    }
    assert!(wrong.is_empty(), "forbidden uses:\n{}", wrong.join("\n"));
    assert!(seen.contains("rules") && seen.contains("web"), "the sources were found");
}

#[test]
fn the_check_sees_what_it_should() {
    let cases = [
        ("rules", "use crate::record::Game;", vec!["crate::record"]),
        ("rules", "fn f() { crate::app::x(); }", vec!["crate::app"]),
        ("rules", "use super::super::app::Session;", vec!["super::app"]),
        ("app", "use super::super::engine::Search;\nuse super::super::super::web::Page;", vec!["super::web"]),
        ("rules", "// crate::app is above\nuse crate::rules::Point;", vec![]),
        ("app", "use crate::engine::Search;\nuse crate::view::Theme;", vec!["crate::view"]),
        ("view", "use crate::{app, web};", vec!["a group import from the crate root"]),
        ("view", "use web_sys::Window;", vec!["web_sys"]),
        ("web", "use web_sys::Window;\nuse crate::wire::Dto;", vec![]),
        ("app", "#[derive(serde::Serialize)]", vec!["serde"]),
        ("wire", "use serde::Serialize;", vec![]),
    ];
    for (layer, source, expected) in cases {
        assert_eq!(check(layer, source), expected, "{layer}: {source}");
    }
}

#[test]
fn the_target_is_asked_for_in_one_place() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&src, &mut files);
    let gates: Vec<String> = files
        .iter()
        .flat_map(|file| {
            let text = fs::read_to_string(file).unwrap();
            let n = text.matches("target_arch").count();
            vec![file.strip_prefix(&src).unwrap().display().to_string(); n]
        })
        .collect();
    assert_eq!(gates, ["lib.rs"]);
}
