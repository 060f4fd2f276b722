//! What the browser gets of the page's sources: without comments and blanks, which are a third of their
//! weight. Names stay as they are, and nothing is put together: each file is still a file.

use std::path::Path;

use anyhow::{Result, bail};
use oxc_allocator::Allocator;
use oxc_codegen::{Codegen, CodegenOptions, CommentOptions};
use oxc_parser::Parser;
use oxc_span::SourceType;

/// The file named `path` with `bytes` in it, made lean if it is a script or a style sheet.
pub(crate) fn lean(path: &Path, bytes: Vec<u8>) -> Result<Vec<u8>> {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("js") => Ok(script(path, &String::from_utf8(bytes)?)?.into_bytes()),
        Some("css") => Ok(style(&String::from_utf8(bytes)?).into_bytes()),
        _ => Ok(bytes),
    }
}

fn script(path: &Path, source: &str) -> Result<String> {
    let allocator = Allocator::default();
    let parsed = Parser::new(&allocator, source, SourceType::unambiguous()).parse();
    if let Some(error) = parsed.diagnostics.first() {
        bail!("{} is no JavaScript: {error}", path.display());
    }
    // The shortest form writes texts as templates. A browser that cannot read those reads no module either, but
    // must be told so by the other scripts.
    let options = CodegenOptions {
        comments: CommentOptions::disabled(),
        indent_width: 0,
        minify: parsed.program.source_type.is_module(),
        ..CodegenOptions::default()
    };
    Ok(Codegen::new().with_options(options).build(&parsed.program).code)
}

/// Takes the comments and what surrounds each line from a style sheet; texts in quotes stay whole.
fn style(source: &str) -> String {
    let mut bare = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(at) = rest.find(['/', '"', '\'']) {
        let (before, here) = rest.split_at(at);
        bare.push_str(before);
        let length = if here.starts_with("/*") {
            here.find("*/").map_or(here.len(), |end| end + 2)
        } else if here.starts_with('/') {
            bare.push('/');
            1
        } else {
            let quoted = quoted(here);
            bare.push_str(&here[..quoted]);
            quoted
        };
        rest = &here[length..];
    }
    bare.push_str(rest);
    let mut lean = String::with_capacity(bare.len());
    for line in bare.lines().map(str::trim).filter(|line| !line.is_empty()) {
        lean.push_str(line);
        lean.push('\n');
    }
    lean
}

/// The length of the quoted text at the beginning of `text`, its quotes included.
fn quoted(text: &str) -> usize {
    let mut letters = text.char_indices();
    let quote = letters.next().map(|(_, letter)| letter);
    let mut escaped = false;
    for (at, letter) in letters {
        if !escaped && Some(letter) == quote {
            return at + letter.len_utf8();
        }
        escaped = !escaped && letter == '\\';
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::lean;

    fn check(name: &str, source: &str, expected: &str) {
        let made = lean(Path::new(name), source.as_bytes().to_vec()).unwrap();
        assert_eq!(String::from_utf8(made).unwrap(), expected, "{source}");
    }

    #[test]
    fn scripts_keep_what_they_do() {
        check("a.js", "// why\nconst a = 1; /* b */\n", "const a = 1;\n");
        check(
            "a.js",
            "\"use strict\";\nf(/[/*]/, `/* ${x} */`, '// no');",
            "\"use strict\";\nf(/[/*]/, `/* ${x} */`, \"// no\");\n",
        );
        check("a.js", "/** @type {number} */\nexport let b = +a;", "export let b=+a;");
        check("a.js", "import { b } from \"./b.js\";", "import{b}from\"./b.js\";");
    }

    #[test]
    fn a_script_that_cannot_be_read_is_named() {
        let error = lean(Path::new("www/a.js"), b"const = 1".to_vec()).unwrap_err().to_string();
        assert!(error.contains("www/a.js"), "{error}");
    }

    #[test]
    fn styles_keep_what_they_do() {
        check("a.css", "/* why */\n.a {\n  color: red; /* so */\n}\n", ".a {\ncolor: red;\n}\n");
        check(
            "a.css",
            ".a::before { content: \"/* \\\" */ \" }",
            ".a::before { content: \"/* \\\" */ \" }\n",
        );
        check("a.css", ".a { grid-area: 1 / 2 }", ".a { grid-area: 1 / 2 }\n");
        check("a.css", "/* never ends", "");
    }

    #[test]
    fn other_files_stay_as_they_are() {
        check("a.svg", "<!-- why -->\n  <svg/>\n", "<!-- why -->\n  <svg/>\n");
    }
}
