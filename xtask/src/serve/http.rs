//! As much of HTTP/1.1 as a browser needs to fetch files.

use std::{
    io::{self, Read, Write},
    net::{Shutdown, TcpStream},
    time::Duration,
};

use super::CONTENT_SECURITY_POLICY;

/// The longest request head that is read, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// How long a connection may stay silent.
const PATIENCE: Duration = Duration::from_secs(10);

/// What a browser asked for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Request {
    /// `GET`, `HEAD` or another word.
    pub(crate) method: String,
    /// The path with its query, as sent.
    pub(crate) target: String,
    /// Whether an answer may be packed by gzip.
    pub(crate) gzip: bool,
}

/// What it gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Response {
    /// The status code and its name, as `404 Not Found`.
    pub(crate) status: &'static str,
    /// The kind of the body.
    pub(crate) mime: &'static str,
    /// A header of this answer alone: its name and value.
    pub(crate) extra: Option<(&'static str, String)>,
    /// Whether the body is packed by gzip.
    pub(crate) gzip: bool,
    /// The body.
    pub(crate) body: Vec<u8>,
}

impl Response {
    /// A line of text.
    pub(crate) fn text(status: &'static str, text: &str) -> Self {
        Response {
            status,
            mime: "text/plain; charset=utf-8",
            extra: None,
            gzip: false,
            body: format!("{text}\n").into_bytes(),
        }
    }
}

/// Reads one request. `None` when the other side went away or said nothing for too long; the error is the
/// answer to a request that makes no sense.
pub(crate) fn read_request(mut stream: &TcpStream) -> Option<Result<Request, Response>> {
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    stream.set_write_timeout(Some(PATIENCE)).ok()?;
    let mut head = Vec::new();
    let mut chunk = [0; 2048];
    while !head.windows(4).any(|window| window == b"\r\n\r\n") {
        if head.len() > LONGEST_HEAD {
            return Some(Err(Response::text(
                "431 Request Header Fields Too Large",
                "the request is too long",
            )));
        }
        match stream.read(&mut chunk) {
            Ok(0) => return None,
            Ok(n) => head.extend_from_slice(&chunk[..n]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return None,
        }
    }
    Some(parse(&head).ok_or_else(|| Response::text("400 Bad Request", "this is not a request for a file")))
}

/// What a request head asks for.
fn parse(head: &[u8]) -> Option<Request> {
    let line = head.split(|&byte| byte == b'\r').next()?;
    let mut words = std::str::from_utf8(line).ok()?.split(' ');
    let (method, target, version) = (words.next()?, words.next()?, words.next()?);
    let fits = !method.is_empty()
        && method.bytes().all(|byte| byte.is_ascii_uppercase())
        && target.starts_with('/')
        && version.starts_with("HTTP/1.")
        && words.next().is_none();
    let head = String::from_utf8_lossy(head).to_ascii_lowercase();
    let gzip = head.lines().any(|line| line.starts_with("accept-encoding:") && line.contains("gzip"));
    fits.then(|| Request { method: method.to_owned(), target: target.to_owned(), gzip })
}

/// Writes `response`, without its body when only the head was asked for, and ends the connection.
pub(crate) fn write_response(mut stream: &TcpStream, response: &Response, head_only: bool) -> io::Result<()> {
    let Response { status, mime, extra, gzip, body } = response;
    let mut head = format!("HTTP/1.1 {status}\r\nContent-Type: {mime}\r\nContent-Length: {}\r\n", body.len());
    if let Some((name, value)) = extra {
        head += &format!("{name}: {value}\r\n");
    }
    if *gzip {
        head += "Content-Encoding: gzip\r\n";
    }
    head += "Vary: Accept-Encoding\r\n";
    head += &format!("Content-Security-Policy: {CONTENT_SECURITY_POLICY}\r\n");
    head += "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\nCache-Control: no-cache\r\n";
    head += "Connection: close\r\n\r\n";
    let mut bytes = head.into_bytes();
    if !head_only {
        bytes.extend_from_slice(body);
    }
    stream.write_all(&bytes)?;
    stream.shutdown(Shutdown::Write)?;
    // Closing with unread input would reset the connection and could take the answer with it.
    stream.set_read_timeout(Some(Duration::from_millis(500)))?;
    io::copy(&mut stream.take(1 << 20), &mut io::sink())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Request, parse};

    #[test]
    fn only_plain_requests_are_understood() {
        let asked = |method: &str, target: &str, gzip| {
            Some(Request { method: method.into(), target: target.into(), gzip })
        };
        let request = |method, target| asked(method, target, false);
        for (head, want) in [
            ("GET / HTTP/1.1\r\nHost: x\r\n\r\n", request("GET", "/")),
            ("HEAD /www/a.js?x=1 HTTP/1.0\r\n\r\n", request("HEAD", "/www/a.js?x=1")),
            ("GET / HTTP/1.1\r\nAccept-Encoding: br, gzip\r\n\r\n", asked("GET", "/", true)),
            ("GET / HTTP/1.1\r\nAccept-Encoding: br\r\n\r\n", request("GET", "/")),
            ("GET http://other/ HTTP/1.1\r\n\r\n", None),
            ("GET  / HTTP/1.1\r\n\r\n", None),
            ("get / HTTP/1.1\r\n\r\n", None),
            ("GET / HTTP/2\r\n\r\n", None),
            ("GET /\r\n\r\n", None),
            ("\r\n\r\n", None),
        ] {
            assert_eq!(parse(head.as_bytes()), want, "{head:?}");
        }
    }
}
