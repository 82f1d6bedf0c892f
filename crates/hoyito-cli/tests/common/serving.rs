//! The program serving games, and requests to it.

// Each test file uses a part of it.
#![allow(dead_code)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::common::hoyito;

/// The program, serving.
pub struct Process {
    pub child: Child,
    pub address: String,
}

impl Process {
    /// `None` where the page was not built, which `tests/serve.rs` looks into.
    pub fn start(database: &str) -> Option<Process> {
        let mut child = hoyito()
            .args([
                "serve",
                "--no-open",
                "--requests",
                "100000",
                "--database",
                database,
            ])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let Some(address) = line.trim_end().strip_prefix("http://") else {
            eprintln!(
                "\n!!! SKIPPED: the page was not built, so nothing is served; `cargo xtask play` builds it !!!\n"
            );
            let _ = child.wait();
            return None;
        };
        let address = address.trim_end_matches('/').to_owned();
        Some(Process { child, address })
    }

    /// SIGKILL: no chance to write anything.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// SIGTERM, as whoever replaces a process sends it.
    pub fn drain(&self) {
        let pid = self.child.id().to_string();
        let sent = std::process::Command::new("kill").arg(pid).status();
        assert!(sent.unwrap().success());
    }

    /// How it ended, in time.
    pub fn ended(&mut self, within: Duration) -> ExitStatus {
        let begin = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(begin.elapsed() < within, "it runs on");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One request; `None` when no whole answer came.
pub fn ask(address: &str, method: &str, path: &str, body: &Value) -> Option<(u16, Value)> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream
        .set_read_timeout(Some(Duration::from_secs(40)))
        .ok()?;
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some((status, serde_json::from_str(body).ok()?))
}
