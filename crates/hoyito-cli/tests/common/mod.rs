//! The program, run as people and programs run it.

// Each test file uses a part of it.
#![allow(dead_code)]

use std::io::Write as _;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The built program.
pub fn hoyito() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hoyito"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    // Not the database of whoever runs the tests.
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let (process, count) = (std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let file = format!(
        "{}/games-{process}-{count}.sqlite",
        env!("CARGO_TARGET_TMPDIR")
    );
    command.env("HOYITO_DATABASE", file);
    command
}

/// Runs the program with these arguments and this input.
pub fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = hoyito()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // Written beside the reading, so that neither pipe fills up.
    let writing = std::thread::spawn(move || {
        // A program that has had enough closes its end.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writing.join().unwrap();
    output
}

/// What it wrote to stdout, as text.
pub fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What it wrote to stderr, as text.
pub fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}
