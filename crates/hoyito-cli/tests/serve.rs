//! The served game: its address, its headers, a port that is taken, and how it stops. Where the page was not built
//! the program has to say so.

mod common;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use common::{hoyito, run, stderr, stdout};

struct Served {
    child: Child,
    address: String,
}

impl Served {
    /// `None` where the page was not built.
    fn start(arguments: &[&str]) -> Option<Served> {
        let mut child = hoyito()
            .args(["serve", "--no-open"])
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let Some(address) = line
            .trim_end()
            .strip_prefix("http://")
            .and_then(|rest| rest.strip_suffix('/'))
        else {
            let output = child.wait_with_output().unwrap();
            assert_eq!(output.status.code(), Some(1));
            let message = stderr(&output);
            assert!(
                message.contains("cargo xtask play") && message.lines().count() == 1,
                "{message}"
            );
            return None;
        };
        Some(Served {
            address: address.to_owned(),
            child,
        })
    }

    fn ask(&self, path: &str, headers: &str) -> (String, Vec<u8>) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).unwrap();
        let cut = bytes
            .windows(4)
            .position(|four| four == b"\r\n\r\n")
            .unwrap();
        (
            String::from_utf8(bytes[..cut].to_vec())
                .unwrap()
                .to_lowercase(),
            bytes[cut + 4..].to_vec(),
        )
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_page_and_its_files() {
    let Some(served) = Served::start(&[]) else {
        return;
    };
    assert!(
        served.address.starts_with("127.0.0.1:"),
        "{}",
        served.address
    );
    let (head, page) = served.ask("/", "");
    let page = String::from_utf8(page).unwrap();
    assert!(
        head.starts_with("http/1.1 200") && head.contains("content-security-policy:"),
        "{head}"
    );
    assert!(
        head.contains("cache-control: no-cache") && head.contains("etag:"),
        "{head}"
    );
    // Every file the page names is there, typed and kept for good.
    let names = page
        .split('"')
        .filter(|part| part.starts_with("/assets/") || part.starts_with("./assets/"));
    let mut found = 0;
    for name in names {
        let (head, body) = served.ask(name.trim_start_matches('.'), "Accept-Encoding: br\r\n");
        assert!(
            head.starts_with("http/1.1 200") && head.contains("immutable"),
            "{name}: {head}"
        );
        assert!(
            !head.contains("application/octet-stream") && !body.is_empty(),
            "{name}: {head}"
        );
        found += 1;
    }
    assert!(found > 0, "{page}");
    assert!(
        served
            .ask("/nothing/there", "")
            .0
            .starts_with("http/1.1 404")
    );
}

#[test]
fn a_taken_port_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let output = run(&["serve", "--no-open", "--port", &port], b"");
    assert_eq!(output.status.code(), Some(1));
    let message = stderr(&output);
    // Without a page that comes first.
    assert!(
        message.contains(&port) || message.contains("cargo xtask play"),
        "{message}"
    );
    assert_eq!(message.lines().count(), 1);
    assert!(stdout(&output).is_empty());
}

#[test]
fn two_at_once_get_ports_of_their_own() {
    let (Some(one), Some(two)) = (Served::start(&[]), Served::start(&[])) else {
        return;
    };
    assert_ne!(one.address, two.address);
}

/// Ctrl-C ends it with status 0.
#[cfg(unix)]
#[test]
fn an_interrupt_ends_it() {
    let Some(mut served) = Served::start(&[]) else {
        return;
    };
    served.ask("/", "");
    let pid = served.child.id().to_string();
    let sent = std::process::Command::new("kill")
        .args(["-INT", &pid])
        .status()
        .unwrap();
    assert!(sent.success());
    let began = Instant::now();
    let status = loop {
        if let Some(status) = served.child.try_wait().unwrap() {
            break status;
        }
        assert!(began.elapsed() < Duration::from_secs(10));
        std::thread::sleep(Duration::from_millis(20));
    };
    assert!(status.success(), "{status}");
}
