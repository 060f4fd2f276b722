//! Getting what a command needs and the machine lacks: the wasm target, clippy and rustfmt, npm packages,
//! browsers. Each says what it does before doing it, and how to do it by hand when it can't.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use crate::{process, project};

/// The target of the browser build.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The browsers the tests and measurements know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Browser {
    /// For the browser tests and most measurements.
    Chromium,
    /// For the browser tests and the measurements that must hold in a second engine.
    Firefox,
    /// For a smoke in a third; the program is its driver, and it needs Xvfb for a screen.
    WebKit,
}

impl Browser {
    /// The variable that names another program to use.
    pub(crate) fn variable(self) -> &'static str {
        match self {
            Browser::Chromium => "HOSHI_CHROMIUM",
            Browser::Firefox => "HOSHI_FIREFOX",
            Browser::WebKit => "HOSHI_WEBKIT",
        }
    }

    /// Where it is looked for: names on the search path, then full paths.
    fn places(self) -> &'static [&'static str] {
        match self {
            Browser::Chromium => &[
                "chromium",
                "chromium-browser",
                "google-chrome",
                "google-chrome-stable",
                "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
                "/Applications/Chromium.app/Contents/MacOS/Chromium",
            ],
            Browser::Firefox => {
                &["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"]
            }
            Browser::WebKit => &["WebKitWebDriver"],
        }
    }

    /// Debian's packages. The small Chinese font lets screenshots show Chinese.
    fn packages(self) -> &'static [&'static str] {
        match self {
            Browser::Chromium => &["chromium", "fonts-wqy-microhei"],
            Browser::Firefox => &["firefox-esr"],
            Browser::WebKit => &["webkit2gtk-driver", "xvfb"],
        }
    }

    /// Whether what it needs besides its program is there.
    fn is_complete(self) -> bool {
        self != Browser::WebKit || on_path("Xvfb").is_some()
    }

    /// The program, if it is on this machine.
    fn find(self) -> Option<PathBuf> {
        let found = self.places().iter().find_map(|place| on_path(place));
        found.filter(|_| self.is_complete())
    }
}

/// Makes sure that the compiler can build for the browser.
pub(crate) fn wasm_target() -> Result<()> {
    let mut rustc = Command::new("rustc");
    rustc.current_dir(project::root()).args(["--print", "target-libdir", "--target", WASM]);
    if Path::new(process::capture(&mut rustc)?.trim()).is_dir() {
        return Ok(());
    }
    println!("The compiler has no {WASM} target yet: adding it.");
    rustup(&["target", "add", WASM])
}

/// Makes sure that `cargo fmt` and `cargo clippy` can run.
pub(crate) fn component(name: &str) -> Result<()> {
    let subcommand = if name == "rustfmt" { "fmt" } else { name };
    if process::works(project::cargo().args([subcommand, "--version"])) {
        return Ok(());
    }
    println!("The toolchain has no {name} yet: adding it.");
    rustup(&["component", "add", name])
}

fn rustup(args: &[&str]) -> Result<()> {
    process::run(Command::new("rustup").current_dir(project::root()).args(args))
        .with_context(|| format!("is the network there? By hand: rustup {}", args.join(" ")))
}

/// Makes sure that node is new enough and that the test packages are those of the lock file.
pub(crate) fn npm_packages() -> Result<()> {
    npm_packages_of("tests/browser")
}

/// The same for the packages of another folder, named from the top.
pub(crate) fn npm_packages_of(name: &str) -> Result<()> {
    let version = process::capture(Command::new("node").arg("--version"))?;
    let major = version.trim().trim_start_matches('v').split('.').next().and_then(|text| text.parse().ok());
    if major.is_none_or(|major: u32| major < 20) {
        bail!("the browser tests need Node.js 20.19 or newer, this one is {}", version.trim());
    }
    let folder = project::root().join(name);
    let lock =
        fs::read(folder.join("package-lock.json")).with_context(|| format!("{name}/package-lock.json"))?;
    let stamp = folder.join("node_modules").join(".installed-lock");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    println!("Getting the packages that {name}/package-lock.json names.");
    process::run(Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" }).current_dir(&folder).args([
        "ci",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
    ]))
    .with_context(|| {
        format!("npm could not get the packages. Is the network there? By hand: cd {name} && npm ci")
    })?;
    fs::write(&stamp, lock).with_context(|| format!("cannot write {}", stamp.display()))
}

/// The program of `browser`; on Debian as root it is installed when missing.
pub(crate) fn browser(browser: Browser) -> Result<PathBuf> {
    if let Some(given) = env::var_os(browser.variable()) {
        let path = PathBuf::from(given);
        if !path.is_file() {
            bail!("{} names {}, which is not a file", browser.variable(), path.display());
        }
        return Ok(path);
    }
    if let Some(path) = browser.find() {
        return Ok(path);
    }
    let by_hand = format!("apt-get install {}", browser.packages().join(" "));
    let advice = format!(
        "{browser:?} is not on this machine. On Debian: sudo {by_hand}. Elsewhere install it and, if it is not \
         found, name its program in {}",
        browser.variable()
    );
    let is_root = process::capture(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if !is_root || on_path("apt-get").is_none() {
        bail!(advice);
    }
    println!("{browser:?} is missing: installing Debian's package.");
    apt(&["update", "-qq"])
        .and_then(|()| {
            let mut args = vec!["install", "-qq", "-y", "--no-install-recommends"];
            args.extend(browser.packages());
            apt(&args)
        })
        .with_context(|| format!("the installation failed; is the network there? By hand: {by_hand}"))?;
    browser.find().with_context(|| format!("even now {advice}"))
}

fn apt(args: &[&str]) -> Result<()> {
    process::run(Command::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(args))
}

fn on_path(name: &str) -> Option<PathBuf> {
    if name.starts_with('/') {
        return Some(PathBuf::from(name)).filter(|path| path.is_file());
    }
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}
