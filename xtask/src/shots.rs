//! `cargo xtask shots`: a picture of every view in every theme, size and language, and sheets of them to look at.

use std::process::ExitCode;

use anyhow::Result;

use crate::{args::Args, browser, project, web};

/// The command `shots`.
pub(crate) fn run(mut args: Args) -> Result<ExitCode> {
    let out = args.option("--out")?.unwrap_or_else(|| "target/shots".into());
    let mut words = vec!["--out".to_owned(), project::root().join(out).to_string_lossy().into_owned()];
    for name in ["--only", "--theme", "--size", "--lang"] {
        if let Some(value) = args.option(name)? {
            words.extend([name.to_owned(), value]);
        }
    }
    args.finish()?;
    web::build(web::Profile::Web)?;
    let counts = browser::shots(&words)?;
    println!("{} pictures, {} could not be made", counts.passed, counts.failed);
    Ok(if counts.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
