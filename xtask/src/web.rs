//! `cargo xtask build`: the library as wasm, its bindings, and `dist/`, the folder a host serves.
//!
//! `dist/` holds `index.html` and `www/` as they are in the source but for comments in scripts and styles, with
//! `www/pkg/` generated, and with the words of every language but English in `www/words/`. Every path in them is
//! relative, so the folder works from any address.

use std::{collections::BTreeMap, fs, path::PathBuf, process::ExitCode};

use anyhow::{Context, Result};
use hoshi::app::{Language, text};
use wasm_bindgen_cli_support::Bindgen;

use crate::{args::Args, lean, process, project, size, tools};

/// Which wasm is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Profile {
    /// What people get: optimized, without names.
    Web,
    /// Quick to build, with names and overflow checks.
    Debug,
}

impl Profile {
    /// Takes `--debug` from `args`.
    pub(crate) fn from_args(args: &mut Args) -> Self {
        if args.flag("--debug") { Profile::Debug } else { Profile::Web }
    }
}

/// The command `build`.
pub(crate) fn run(mut args: Args) -> Result<ExitCode> {
    let profile = Profile::from_args(&mut args);
    args.finish()?;
    build(profile)?;
    println!("\n{} is ready: copy it to any static host (docs/host.md says how).", project::dist().display());
    Ok(ExitCode::SUCCESS)
}

/// Makes `dist/`, prints what it weighs, and for [`Profile::Web`] fails when it weighs too much.
pub(crate) fn build(profile: Profile) -> Result<()> {
    tools::wasm_target()?;
    let wasm = compile(profile)?;
    bind(&wasm, profile)?;
    assemble(profile)?;
    let sizes = size::Sizes::of(&project::dist())?;
    println!("{sizes}");
    if profile == Profile::Web { sizes.check() } else { Ok(()) }
}

/// Compiles the library and gives the path of its wasm.
fn compile(profile: Profile) -> Result<PathBuf> {
    let (name, folder) = match profile {
        Profile::Web => ("web", "web"),
        Profile::Debug => ("dev", "debug"),
    };
    process::run(project::cargo().args(["build", "--package", "hoshi", "--lib"]).args([
        "--target",
        tools::WASM,
        "--profile",
        name,
    ]))?;
    Ok(project::target()?.join(tools::WASM).join(folder).join("hoshi.wasm"))
}

/// Writes `www/pkg/`: the wasm as the page loads it, its JavaScript, and the types `tsc` reads.
fn bind(wasm: &std::path::Path, profile: Profile) -> Result<()> {
    let optimized = profile == Profile::Web;
    Bindgen::new()
        .input_path(wasm)
        .out_name("hoshi")
        .web(true)?
        .typescript(true)
        .omit_default_module_path(false)
        .debug(!optimized)
        .remove_name_section(optimized)
        .remove_producers_section(optimized)
        .generate(project::root().join("www").join("pkg"))
        .context("the bindings could not be made")
}

/// Makes `dist/` equal to what the source says. Files are replaced one by one and only when they differ, so
/// that a server running on the folder never finds it empty.
fn assemble(profile: Profile) -> Result<()> {
    let root = project::root();
    let mut wanted = BTreeMap::new();
    wanted.insert(PathBuf::from("index.html"), root.join("index.html"));
    for path in project::files(&root.join("www"), |name| name.ends_with(".d.ts") || name == "pkg")? {
        wanted.insert(path.strip_prefix(&root)?.to_owned(), path);
    }
    for name in ["hoshi.js", "hoshi_bg.wasm"] {
        let inside = PathBuf::from("www").join("pkg").join(name);
        wanted.insert(inside.clone(), root.join(inside));
    }
    let mut contents = BTreeMap::new();
    for (inside, source) in wanted {
        let bytes =
            fs::read(&source).with_context(|| format!("{} is missing", project::relative(&source)))?;
        let bytes = if profile == Profile::Web { lean::lean(&inside, bytes)? } else { bytes };
        contents.insert(inside, bytes);
    }
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let inside = PathBuf::from("www").join("words").join(format!("{}.txt", language.tag()));
        contents.insert(inside, text::file(language).into_bytes());
    }
    let dist = project::dist();
    fs::create_dir_all(&dist)?;
    for old in project::files(&dist, |_| false)? {
        if !contents.contains_key(old.strip_prefix(&dist)?) {
            fs::remove_file(&old)?;
        }
    }
    for (inside, bytes) in &contents {
        let target = dist.join(inside);
        if fs::read(&target).is_ok_and(|old| old == *bytes) {
            continue;
        }
        if let Some(folder) = target.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&target, bytes).with_context(|| format!("cannot write {}", target.display()))?;
    }
    Ok(())
}
