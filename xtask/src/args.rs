//! The words after a command: flags (`--debug`) and options (`--port 8080` or `--port=8080`).
//!
//! A command takes what it knows and then calls [`Args::finish`], so that a misspelt word is an error
//! instead of being ignored.

use anyhow::{Result, bail};

/// The words not yet taken.
#[derive(Debug)]
pub(crate) struct Args {
    words: Vec<String>,
}

impl Args {
    /// All words after the command's name.
    pub(crate) fn new(words: impl IntoIterator<Item = String>) -> Self {
        Args { words: words.into_iter().collect() }
    }

    /// Whether `--help` or `-h` is among them.
    pub(crate) fn asks_for_help(&self) -> bool {
        self.words.iter().any(|word| word == "--help" || word == "-h")
    }

    /// Takes the flag `name` and says whether it was there.
    pub(crate) fn flag(&mut self, name: &str) -> bool {
        let before = self.words.len();
        self.words.retain(|word| word != name);
        self.words.len() < before
    }

    /// Takes the option `name` with its value; the last one counts when it is given twice.
    pub(crate) fn option(&mut self, name: &str) -> Result<Option<String>> {
        let mut value = None;
        while let Some(at) = self.words.iter().position(|word| names(word, name)) {
            let word = self.words.remove(at);
            if let Some((_, given)) = word.split_once('=') {
                value = Some(given.to_owned());
            } else if at < self.words.len() && !self.words[at].starts_with("--") {
                value = Some(self.words.remove(at));
            } else {
                bail!("`{name}` needs a value");
            }
        }
        Ok(value)
    }

    /// Takes the option `name` as a list separated by commas, each of which must be in `known`.
    pub(crate) fn list(&mut self, name: &str, known: &[&str]) -> Result<Vec<String>> {
        let Some(text) = self.option(name)? else { return Ok(Vec::new()) };
        let items: Vec<String> = text.split(',').map(|item| item.trim().to_owned()).collect();
        for item in &items {
            if !known.contains(&item.as_str()) {
                bail!("`{name}` does not know `{item}`; it knows {}", known.join(", "));
            }
        }
        Ok(items)
    }

    /// An error naming the first word that nobody took.
    pub(crate) fn finish(self) -> Result<()> {
        match self.words.first() {
            None => Ok(()),
            Some(word) => bail!("what does `{word}` mean? `--help` after the command lists what it takes"),
        }
    }
}

fn names(word: &str, name: &str) -> bool {
    word.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
}

#[cfg(test)]
mod tests {
    use super::Args;

    fn args(line: &str) -> Args {
        Args::new(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn flags_and_options_are_taken_in_any_order() {
        let mut given = args("--debug --port 81 --only fmt,browser");
        assert_eq!(given.option("--port").unwrap().as_deref(), Some("81"));
        assert!(given.flag("--debug"));
        assert!(!given.flag("--debug"));
        assert_eq!(given.list("--only", &["fmt", "browser"]).unwrap(), ["fmt", "browser"]);
        assert!(given.finish().is_ok());
        assert_eq!(args("--port=82").option("--port").unwrap().as_deref(), Some("82"));
        assert_eq!(args("--portly 1").option("--port").unwrap(), None);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let text = |result: anyhow::Error| result.to_string();
        assert!(text(args("--prot 1").finish().unwrap_err()).contains("--prot"));
        assert!(text(args("--port").option("--port").unwrap_err()).contains("--port"));
        assert!(text(args("--port --debug").option("--port").unwrap_err()).contains("needs a value"));
        assert!(text(args("--only x").list("--only", &["fmt"]).unwrap_err()).contains("fmt"));
    }
}
