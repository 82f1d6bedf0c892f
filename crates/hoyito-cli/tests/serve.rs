//! The served game: its address, its headers, a port that is taken, and how it stops. Where the page was not built
//! the program has to say so.

mod common;
#[path = "common/serving.rs"]
mod serving;

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::Stdio;
use std::time::Duration;

use common::{run, stderr, stdout};
use serving::Process;

/// The program, serving to all who do not know it.
fn served() -> Option<Process> {
    Process::serve(&[], Stdio::piped())
}

/// Head, in small letters, and body of an answer.
fn get(process: &Process, path: &str, headers: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(&process.address).unwrap();
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    let cut = bytes.windows(4).position(|four| four == b"\r\n\r\n");
    let (head, body) = bytes.split_at(cut.unwrap());
    let head = String::from_utf8(head.to_vec()).unwrap();
    (head.to_lowercase(), body[4..].to_vec())
}

#[test]
fn the_page_and_its_files() {
    let Some(process) = served() else {
        return;
    };
    assert!(
        process.address.starts_with("127.0.0.1:"),
        "{}",
        process.address
    );
    let (head, page) = get(&process, "/", "");
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
        let (head, body) = get(
            &process,
            name.trim_start_matches('.'),
            "Accept-Encoding: br\r\n",
        );
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
        get(&process, "/nothing/there", "")
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
    let (Some(one), Some(two)) = (served(), served()) else {
        return;
    };
    assert_ne!(one.address, two.address);
}

/// Ctrl-C ends it with status 0.
#[cfg(unix)]
#[test]
fn an_interrupt_ends_it() {
    let Some(mut process) = served() else {
        return;
    };
    get(&process, "/", "");
    process.interrupt();
    let status = process.ended(Duration::from_secs(10));
    assert!(status.success(), "{status}");
}
