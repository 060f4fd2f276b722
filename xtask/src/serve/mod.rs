//! `cargo xtask serve`: a small file server for `dist/`, reachable from this machine only.
//!
//! It answers GET and HEAD, one thread per connection and one request per connection, with the headers
//! which `docs/host.md` recommends to every host. [`site`] finds the file that a request means, [`http`] reads
//! requests and writes answers, [`packed`] makes them small; this module joins them to a socket.

mod http;
mod packed;
mod site;

use std::{
    io::ErrorKind,
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    process::ExitCode,
    sync::Arc,
    thread,
};

use anyhow::{Context, Result, bail};
use packed::Packer;
pub(crate) use site::Site;

use crate::{args::Args, project, web};

/// The Content-Security-Policy of the page: nothing but its own files, no inline script or style, wasm allowed.
pub(crate) const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'none'";

/// The command `serve`.
pub(crate) fn run(mut args: Args) -> Result<ExitCode> {
    let profile = web::Profile::from_args(&mut args);
    let port = args.option("--port")?.unwrap_or_else(|| "8080".into());
    let under = args.option("--under")?.unwrap_or_default();
    args.finish()?;
    let Ok(port) = port.parse::<u16>() else {
        bail!("`--port` takes a number from 0 to 65535, not `{port}`")
    };
    // The port is taken before the long build, so that a port in use is known at once.
    let server = Server::bind(port, Site::new(project::dist(), &under)?)?;
    web::build(profile)?;
    println!("\nHoshi is at {}   (Ctrl-C ends it)", server.address());
    server.serve()
}

/// A bound socket and what it serves.
#[derive(Debug)]
pub(crate) struct Server {
    listener: TcpListener,
    site: Arc<(Site, Packer)>,
}

impl Server {
    /// Takes `port` on the loopback address; 0 takes any free one.
    pub(crate) fn bind(port: u16, site: Site) -> Result<Self> {
        let listener = match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(listener) => listener,
            Err(error) if error.kind() == ErrorKind::AddrInUse => bail!(
                "port {port} is in use. End the program that has it, or take another port: \
                 cargo xtask serve --port {}",
                if port == u16::MAX { 8080 } else { port + 1 }
            ),
            Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                bail!(
                    "port {port} is not allowed for this user; take one above 1023: cargo xtask serve --port 8080"
                )
            }
            Err(error) => return Err(error).with_context(|| format!("cannot listen on port {port}")),
        };
        Ok(Server { listener, site: Arc::new((site, Packer::default())) })
    }

    /// The address to type into a browser.
    pub(crate) fn address(&self) -> String {
        let address = self.listener.local_addr().unwrap_or(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)));
        format!("http://{address}{}", self.site.0.under())
    }

    /// Serves until the program ends.
    pub(crate) fn serve(self) -> ! {
        loop {
            let Ok((stream, _)) = self.listener.accept() else {
                // Out of file handles, most likely: let some connections end.
                thread::sleep(std::time::Duration::from_millis(20));
                continue;
            };
            let site = Arc::clone(&self.site);
            // When no thread can be had the connection is dropped and the browser asks again.
            drop(thread::Builder::new().spawn(move || answer(&stream, &site)));
        }
    }

    /// Serves in a thread of its own and gives the address.
    pub(crate) fn serve_aside(self) -> String {
        let address = self.address();
        thread::spawn(move || self.serve());
        address
    }
}

fn answer(stream: &TcpStream, (site, packer): &(Site, Packer)) {
    let Some(request) = http::read_request(stream) else { return };
    let mut response = match &request {
        Ok(request) => site.answer(request),
        Err(refusal) => refusal.clone(),
    };
    if request.as_ref().is_ok_and(|request| request.gzip) {
        packer.pack(&mut response);
    }
    let head_only = request.is_ok_and(|request| request.method == "HEAD");
    // A browser that went away is no fault of ours.
    drop(http::write_response(stream, &response, head_only));
}

#[cfg(test)]
mod tests {
    use std::{
        fs,
        io::{Read, Write},
        net::TcpStream,
    };

    use super::{CONTENT_SECURITY_POLICY, Server, Site};
    use crate::project;

    #[test]
    fn the_docs_recommend_the_policy_that_is_served() {
        let doc = fs::read_to_string(project::root().join("docs").join("host.md")).unwrap();
        let quoted = doc.lines().filter(|line| line.contains("default-src")).collect::<Vec<_>>();
        assert!(!quoted.is_empty());
        for line in quoted {
            assert!(line.contains(CONTENT_SECURITY_POLICY), "docs/host.md: {line}");
        }
    }

    /// Sends `bytes` to a server of a small site and gives all that comes back.
    fn ask(server: &str, bytes: &[u8]) -> String {
        let address = server.strip_prefix("http://").unwrap().split('/').next().unwrap();
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(bytes).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    #[test]
    fn it_answers_whatever_is_sent() {
        let folder = std::env::temp_dir().join(format!("hoshi-serve-{}", std::process::id()));
        fs::create_dir_all(folder.join("www")).unwrap();
        fs::write(folder.join("index.html"), "<p>hello").unwrap();
        fs::write(folder.join("www").join("a.wasm"), b"\0asm").unwrap();
        let server = Server::bind(0, Site::new(folder.clone(), "").unwrap()).unwrap().serve_aside();

        for (sent, first_line) in [
            ("", ""),
            ("\r\n\r\n", "HTTP/1.1 400"),
            ("nonsense\r\n\r\n", "HTTP/1.1 400"),
            ("GET / FTP/9\r\n\r\n", "HTTP/1.1 400"),
            ("GET %zz HTTP/1.1\r\n\r\n", "HTTP/1.1 400"),
            ("\u{0}\u{1}\u{ff}\r\n\r\n", "HTTP/1.1 400"),
            ("POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nabcd", "HTTP/1.1 405"),
            ("GET /none HTTP/1.1\r\n\r\n", "HTTP/1.1 404"),
            ("GET /../Cargo.toml HTTP/1.1\r\n\r\n", "HTTP/1.1 404"),
            ("GET / HTTP/1.1\r\n\r\n", "HTTP/1.1 200"),
            ("GET /www HTTP/1.1\r\n\r\n", "HTTP/1.1 301"),
        ] {
            let mut sent = sent.as_bytes().to_vec();
            if sent.is_empty() {
                // A connection closed without a word.
                sent = b"G".to_vec();
                let address = server.strip_prefix("http://").unwrap().trim_end_matches('/');
                TcpStream::connect(address).unwrap().write_all(&sent).unwrap();
                continue;
            }
            let answer = ask(&server, &sent);
            assert!(answer.starts_with(first_line), "{:?} gave {answer}", String::from_utf8_lossy(&sent));
        }
        let endless = [b"GET /".as_slice(), &vec![b'a'; 100_000]].concat();
        assert!(ask(&server, &endless).starts_with("HTTP/1.1 431"));

        let page = ask(&server, b"GET /?debug=hit HTTP/1.1\r\nHost: x\r\n\r\n");
        assert!(page.ends_with("\r\n\r\n<p>hello"), "{page}");
        for header in [
            "Content-Type: text/html; charset=utf-8",
            "Content-Length: 8",
            &format!("Content-Security-Policy: {CONTENT_SECURITY_POLICY}"),
            "X-Content-Type-Options: nosniff",
            "Referrer-Policy: no-referrer",
            "Cache-Control: no-cache",
        ] {
            assert!(page.contains(&format!("\r\n{header}\r\n")), "no {header} in {page}");
        }
        let head = ask(&server, b"HEAD /www/a.wasm HTTP/1.1\r\n\r\n");
        assert!(head.contains("Content-Type: application/wasm\r\n"), "{head}");
        assert!(head.contains("Content-Length: 4\r\n") && head.ends_with("\r\n\r\n"), "{head}");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_port_in_use_says_what_to_do() {
        let site = || Site::new(project::dist(), "").unwrap();
        let first = Server::bind(0, site()).unwrap();
        let port = first.listener.local_addr().unwrap().port();
        let message = Server::bind(port, site()).unwrap_err().to_string();
        assert!(message.contains("in use") && message.contains("--port"), "{message}");
    }
}
