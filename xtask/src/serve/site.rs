//! From the path of a request to a file of the site, never outside it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Result, bail};

use super::http::{Request, Response};

/// A folder served under a path.
#[derive(Debug)]
pub(crate) struct Site {
    folder: PathBuf,
    /// Begins and ends with `/`.
    under: String,
}

impl Site {
    /// Serves `folder` under the path `under`, which may be empty; its parts are letters, digits, `-` and `_`.
    pub(crate) fn new(folder: PathBuf, under: &str) -> Result<Self> {
        let parts: Vec<&str> = under.split('/').filter(|part| !part.is_empty()).collect();
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if let Some(part) = parts.iter().find(|part| !part.chars().all(plain)) {
            bail!("`--under` takes letters, digits, - and _ between slashes, not `{part}`");
        }
        let under = parts.iter().fold(String::from("/"), |path, part| path + part + "/");
        Ok(Site { folder, under })
    }

    /// The path of the site's front page.
    pub(crate) fn under(&self) -> &str {
        &self.under
    }

    /// The file a request means, or the refusal.
    pub(crate) fn answer(&self, request: &Request) -> Response {
        if !["GET", "HEAD"].contains(&request.method.as_str()) {
            let mut refusal = Response::text("405 Method Not Allowed", "only GET and HEAD are answered");
            refusal.extra = Some(("Allow", "GET, HEAD".into()));
            return refusal;
        }
        let Some(parts) = parts(&request.target) else {
            return Response::text("400 Bad Request", "the path is not written as it should be");
        };
        let missing = || Response::text("404 Not Found", "there is no such file");
        let clean = format!("/{}", parts.join("/"));
        let Some(inside) =
            format!("{clean}/").strip_prefix(&self.under).map(|rest| rest.trim_end_matches('/').to_owned())
        else {
            return missing();
        };
        let Some(mut file) = self.locate(&inside) else { return missing() };
        if file.is_dir() {
            let path = request.target.split(['?', '#']).next().unwrap_or_default();
            if !path.ends_with('/') {
                // The page's relative paths need the slash.
                let mut moved = Response::text("301 Moved Permanently", "this is a folder");
                moved.extra = Some(("Location", escape(&format!("{clean}/"))));
                return moved;
            }
            file.push("index.html");
        }
        match fs::read(&file) {
            Ok(body) => Response { status: "200 OK", mime: mime(&file), extra: None, gzip: false, body },
            Err(_) => missing(),
        }
    }

    /// The path of `inside` when it exists and lies in the folder, links followed.
    fn locate(&self, inside: &str) -> Option<PathBuf> {
        let folder = self.folder.canonicalize().ok()?;
        let found = folder.join(inside).canonicalize().ok()?;
        found.starts_with(&folder).then_some(found)
    }
}

/// The decoded parts of a request's path. `None` when an escape is broken or a byte can be in no file name;
/// hidden names and steps upward are turned into a name that no file has.
fn parts(target: &str) -> Option<Vec<String>> {
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let mut parts = Vec::new();
    for part in path.split('/') {
        let part = decode(part)?;
        if part.contains(['\0', '/', '\\', '\r', '\n']) {
            return None;
        }
        match part.as_str() {
            "" | "." => {}
            hidden if hidden.starts_with('.') || hidden.contains(':') => parts.push("no-such-file?".into()),
            _ => parts.push(part),
        }
    }
    Some(parts)
}

/// Resolves `%41` and the like; `None` when one is broken or the bytes are no UTF-8.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digit = |byte: u8| (byte as char).to_digit(16);
        let (high, low) = (digit(rest.next()?)?, digit(rest.next()?)?);
        bytes.push(u8::try_from(high * 16 + low).ok()?);
    }
    String::from_utf8(bytes).ok()
}

/// `path` with every byte escaped that a header could not hold as it is.
fn escape(path: &str) -> String {
    path.bytes().fold(String::new(), |text, byte| {
        if byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte) {
            text + &char::from(byte).to_string()
        } else {
            text + &format!("%{byte:02X}")
        }
    })
}

/// The MIME type by the end of the name. Browsers run modules and stream wasm only under the right one.
fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "wav" => "audio/wav",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::{Request, Site, decode, mime, parts};

    #[test]
    fn files_are_found_and_nothing_else() {
        let top = std::env::temp_dir().join(format!("hoshi-site-{}", std::process::id()));
        let folder = top.join("dist");
        fs::create_dir_all(folder.join("www").join("星 x")).unwrap();
        for name in ["index.html", "www/main.js", "www/星 x/index.html", ".hidden"] {
            fs::write(folder.join(name), name).unwrap();
        }
        fs::write(top.join("secret"), "secret").unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink(top.join("secret"), folder.join("link")).unwrap();

        let check = |under: &str, target: &str, want: &str| {
            let site = Site::new(folder.clone(), under).unwrap();
            let response = site.answer(&Request { method: "GET".into(), target: target.into(), gzip: false });
            let got = match &response.extra {
                Some((_, value)) => format!("{} {value}", &response.status[..3]),
                None if response.status == "200 OK" => String::from_utf8(response.body).unwrap(),
                None => response.status[..3].to_owned(),
            };
            assert_eq!(got, want, "{target} under {under:?}");
        };
        check("", "/", "index.html");
        check("", "/index.html?debug=hit#top", "index.html");
        check("", "/www/main.js", "www/main.js");
        check("", "//www/./main%2Ejs", "www/main.js");
        check("", "/www/%E6%98%9F%20x/", "www/星 x/index.html");
        check("", "/www/%E6%98%9F%20x", "301 /www/%E6%98%9F%20x/");
        check("", "//www", "301 /www/");
        check("", "/www/", "404");
        check("", "/none", "404");
        check("", "/www/main.js/", "www/main.js");
        for outside in [
            "/../secret",
            "/www/../../secret",
            "/%2e%2e/secret",
            "/.%2e/secret",
            "/www/..",
            "/.hidden",
            "/link",
            "/c:/secret",
        ] {
            check("", outside, "404");
        }
        for broken in ["/%", "/%4", "/%zz", "/%ff", "/a%00b", "/..%2fsecret", "/..%5csecret", "/a%0d%0ab"] {
            check("", broken, "400");
        }
        check("games/hoshi", "/games/hoshi/", "index.html");
        check("games/hoshi", "/games/hoshi", "301 /games/hoshi/");
        check("games/hoshi", "/games/hoshi/www/main.js", "www/main.js");
        check("games/hoshi", "/", "404");
        check("games/hoshi", "/www/main.js", "404");
        check("games/hoshi", "/games/hoshiwww/main.js", "404");
        fs::remove_dir_all(&top).unwrap();
    }

    #[test]
    fn a_mount_path_is_plain() {
        assert_eq!(Site::new("dist".into(), "/a//b-c_1/").unwrap().under(), "/a/b-c_1/");
        assert!(Site::new("dist".into(), "a/../b").is_err());
        assert!(Site::new("dist".into(), "a b").is_err());
    }

    #[test]
    fn escapes_are_resolved_once() {
        assert_eq!(decode("a%2541").as_deref(), Some("a%41"));
        assert_eq!(decode("%E6%98%9f").as_deref(), Some("星"));
        assert_eq!(parts("/a/%2e/b").unwrap(), ["a", "b"]);
    }

    #[test]
    fn types_are_those_browsers_ask_for() {
        for (name, want) in [
            ("a.wasm", "application/wasm"),
            ("a.js", "text/javascript; charset=utf-8"),
            ("a.html", "text/html; charset=utf-8"),
            ("a.css", "text/css; charset=utf-8"),
            ("a", "application/octet-stream"),
            ("a.js.map", "application/octet-stream"),
        ] {
            assert_eq!(mime(Path::new(name)), want, "{name}");
        }
    }
}
