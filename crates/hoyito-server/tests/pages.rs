//! The server asked over a real connection, as a browser asks.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use hoyito_server::{Asset, Assets, pages, serve};
use tokio::sync::oneshot;

static FILES: [Asset; 4] = [
    asset("assets/font-1.woff2", b"font", None),
    asset("assets/rules-2.wasm", b"\0asm plain", Some(b"\0asm br")),
    asset("index.html", b"<!doctype html>", Some(b"html br")),
    asset("sw.js", b";", None),
];

const fn asset(path: &'static str, plain: &'static [u8], brotli: Option<&'static [u8]>) -> Asset {
    Asset {
        path,
        tag: "0123",
        plain,
        brotli,
        gzip: brotli,
    }
}

struct Server {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Server {
    fn start() -> Server {
        let (stop, stopped) = oneshot::channel();
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        let address = listener.local_addr().unwrap();
        let thread = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_all()
                .build()
                .unwrap();
            runtime.block_on(async {
                let listener = tokio::net::TcpListener::from_std(listener).unwrap();
                let stop = async { drop(stopped.await) };
                serve(listener, pages(Assets::new(&FILES)), stop)
                    .await
                    .unwrap();
            });
        });
        Server {
            address,
            stop: Some(stop),
            thread: Some(thread),
        }
    }

    fn ask(&self, method: &str, path: &str, headers: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).unwrap();
        let cut = bytes
            .windows(4)
            .position(|four| four == b"\r\n\r\n")
            .expect("headers end");
        let head = String::from_utf8(bytes[..cut].to_vec())
            .unwrap()
            .to_lowercase();
        Answer {
            head,
            body: bytes[cut + 4..].to_vec(),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

struct Answer {
    head: String,
    body: Vec<u8>,
}

impl Answer {
    fn status(&self) -> u16 {
        self.head[9..12].parse().unwrap()
    }

    fn header(&self, name: &str) -> Option<&str> {
        self.head
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }
}

#[test]
fn the_page_is_at_the_root_and_checked_for_news() {
    let server = Server::start();
    for path in ["/", "/index.html", "/?from=there"] {
        let page = server.ask("GET", path, "");
        assert_eq!(page.status(), 200, "{path}");
        assert_eq!(page.body, b"<!doctype html>");
        assert_eq!(
            page.header("content-type"),
            Some("text/html; charset=utf-8")
        );
        assert_eq!(page.header("cache-control"), Some("no-cache"));
    }
    let tag = server
        .ask("GET", "/", "")
        .header("etag")
        .unwrap()
        .to_owned();
    let again = server.ask("GET", "/", &format!("If-None-Match: \"other\", {tag}\r\n"));
    assert_eq!((again.status(), again.body.len()), (304, 0));
    assert_eq!(again.header("etag"), Some(tag.as_str()));
    assert_eq!(
        server
            .ask("GET", "/", "If-None-Match: \"other\"\r\n")
            .status(),
        200
    );
}

#[test]
fn each_browser_gets_the_smallest_form_it_takes() {
    let server = Server::start();
    let ask = |accepted: &str| {
        server.ask(
            "GET",
            "/assets/rules-2.wasm",
            &format!("Accept-Encoding: {accepted}\r\n"),
        )
    };
    let brotli = ask("gzip, deflate, br, zstd");
    assert_eq!(brotli.header("content-encoding"), Some("br"));
    assert_eq!(brotli.body, b"\0asm br");
    assert_eq!(brotli.header("content-type"), Some("application/wasm"));
    assert_eq!(
        brotli.header("cache-control"),
        Some("public, max-age=31536000, immutable")
    );
    assert_eq!(brotli.header("vary"), Some("accept-encoding"));
    assert_eq!(ask("gzip").header("content-encoding"), Some("gzip"));
    let plain = ask("br;q=0, identity");
    assert_eq!(
        (plain.header("content-encoding"), plain.body.as_slice()),
        (None, &b"\0asm plain"[..])
    );
    assert_ne!(plain.header("etag"), brotli.header("etag"));
    // A font has no smaller form.
    let font = server.ask("GET", "/assets/font-1.woff2", "Accept-Encoding: br\r\n");
    assert_eq!(
        (font.header("content-encoding"), font.header("content-type")),
        (None, Some("font/woff2"))
    );
}

#[test]
fn head_has_the_headers_and_no_body() {
    let server = Server::start();
    let head = server.ask("HEAD", "/sw.js", "");
    assert_eq!((head.status(), head.body.len()), (200, 0));
    assert_eq!(head.header("content-length"), Some("1"));
    assert_eq!(
        head.header("content-type"),
        Some("text/javascript; charset=utf-8")
    );
}

#[test]
fn every_answer_carries_the_safety_headers() {
    let server = Server::start();
    for (method, path, status) in [
        ("GET", "/", 200),
        ("GET", "/nothing", 404),
        ("GET", "/../Cargo.toml", 404),
        ("POST", "/", 405),
    ] {
        let answer = server.ask(method, path, "");
        assert_eq!(answer.status(), status, "{method} {path}");
        let policy = answer.header("content-security-policy").expect("a policy");
        for part in [
            "default-src 'self'",
            "'wasm-unsafe-eval'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(
            !policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"),
            "{policy}"
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
    }
    let missing = server.ask("GET", "/nothing", "");
    assert!(
        String::from_utf8(missing.body)
            .unwrap()
            .contains("no such page")
    );
}

#[test]
fn a_connection_left_open_does_not_keep_the_server() {
    let mut server = Server::start();
    let mut half = TcpStream::connect(server.address).unwrap();
    half.write_all(b"GET / HTTP/1.1\r\n").unwrap();
    thread::sleep(Duration::from_millis(100));
    let began = Instant::now();
    drop(server.stop.take());
    server.thread.take().unwrap().join().unwrap();
    assert!(
        began.elapsed() < Duration::from_secs(10),
        "{:?}",
        began.elapsed()
    );
}
