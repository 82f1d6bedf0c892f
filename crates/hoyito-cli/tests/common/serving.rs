//! The program serving games, and requests to it.

// Each test file uses a part of it.
#![allow(dead_code)]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::common::hoyito;

/// The program, serving.
pub struct Process {
    pub child: Child,
    pub address: String,
}

impl Process {
    /// Serving the games of a database, to askers as busy as tests are; `None` where the page was not built.
    pub fn start(database: &str) -> Option<Process> {
        let options = ["--requests", "100000", "--database", database];
        Process::serve(&options, Stdio::inherit())
    }

    /// Serving with these options, until it tells its address; `None` where the page was not built, which it has to say.
    pub fn serve(options: &[&str], stderr: Stdio) -> Option<Process> {
        let mut child = hoyito()
            .args(["serve", "--no-open"])
            .args(options)
            .env_remove("RUST_LOG")
            .stdout(Stdio::piped())
            .stderr(stderr)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let address = line.trim_end().strip_prefix("http://");
        if let Some(address) = address.and_then(|rest| rest.strip_suffix('/')) {
            let address = address.to_owned();
            return Some(Process { child, address });
        }
        eprintln!(
            "\n!!! SKIPPED: the page was not built, so nothing is served; `cargo xtask play` builds it !!!\n"
        );
        let unread = child.stderr.is_none();
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        let message = super::common::stderr(&output);
        let said = message.contains("cargo xtask play") && message.lines().count() == 1;
        assert!(unread || said, "{message}");
        None
    }

    /// SIGKILL: no chance to write anything.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// SIGTERM, as whoever replaces a process sends it.
    pub fn drain(&self) {
        self.signal("-TERM");
    }

    /// What Ctrl-C sends.
    pub fn interrupt(&self) {
        self.signal("-INT");
    }

    fn signal(&self, signal: &str) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &pid]).status();
        assert!(sent.unwrap().success());
    }

    /// Ends it as [`drain`](Process::drain) does, and gives what it wrote to stderr.
    pub fn into_log(mut self) -> String {
        self.drain();
        let mut log = String::new();
        let mut stderr = self.child.stderr.take().unwrap();
        stderr.read_to_string(&mut log).unwrap();
        assert!(self.ended(Duration::from_secs(10)).success());
        log
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
