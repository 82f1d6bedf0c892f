//! Help, exit statuses, and mistakes told in one line.

mod common;

use common::{run, stderr, stdout};

const COMMANDS: [&str; 10] = [
    "play",
    "serve",
    "rules",
    "solve",
    "trace",
    "replay",
    "perft",
    "tablebase",
    "tournament",
    "completions",
];

#[test]
fn every_command_has_help_with_an_example() {
    for command in COMMANDS {
        let output = run(&[command, "--help"], b"");
        assert!(output.status.success());
        let help = stdout(&output);
        assert!(help.contains(&format!("Usage: hoyito {command}")), "{help}");
        assert!(
            help.contains("Example") && help.contains("hoyito "),
            "{help}"
        );
    }
    let help = stdout(&run(&["--help"], b""));
    assert!(
        COMMANDS.iter().all(|command| help.contains(command)),
        "{help}"
    );
    assert!(stdout(&run(&["--version"], b"")).starts_with("hoyito 0."));
}

#[test]
fn wrong_usage_is_status_two_and_one_line() {
    let cases: [(&[&str], &str); 17] = [
        (&["nonsense"], "nonsense"),
        (&["perft"], "<DEPTH>"),
        (&["perft", "x"], "'x'"),
        (&["perft", "256"], "255"),
        (&["perft", "--variant", "IV", "1"], "write I, II or III"),
        (&["perft", "--holes", "13", "1"], "1 to 12"),
        (&["perft", "--position", "4-4-S", "1"], "fields"),
        (
            &["perft", "--position", "4-4-0-0-S", "--holes", "2", "1"],
            "--holes 2 does not fit --position, which has rows of 1",
        ),
        (
            &["solve", "--position", "4-4-0-0-S", "--holes", "6"],
            "--holes 6 does not fit --position, which has rows of 1",
        ),
        (
            &["play", "--position", "4-4-0-0-S", "--holes", "6"],
            "--holes 6 does not fit --position, which has rows of 1",
        ),
        (&["help", "nonsense"], "nonsense"),
        (&["rules"], "<VARIANT>"),
        (&["rules", "I", "--lang", "de"], "es (Español)"),
        (&["play", "--level", "11"], "1 to 10"),
        (&["play", "--first", "east"], "south, north, chance"),
        (&["play", "--repetition", "1"], "from 2 up, or off"),
        (&["serve", "--port", "70000"], "70000"),
    ];
    for (arguments, part) in cases {
        let output = run(arguments, b"");
        let message = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {message}");
        assert!(output.stdout.is_empty());
        assert_eq!(message.lines().count(), 1, "{arguments:?}: {message}");
        assert!(
            message.starts_with("hoyito: ") && message.contains(part),
            "{arguments:?}: {message}"
        );
        assert!(message.contains("--help"), "{arguments:?}: {message}");
    }
    let message = stderr(&run(&["perft", "x"], b""));
    assert!(message.contains("see hoyito perft --help"), "{message}");
}

#[test]
fn help_is_a_command_too() {
    let plain = stdout(&run(&["help"], b""));
    assert_eq!(plain, stdout(&run(&["--help"], b"")));
    for command in COMMANDS {
        let output = run(&["help", command], b"");
        assert!(output.status.success());
        assert_eq!(stdout(&output), stdout(&run(&[command, "--help"], b"")));
    }
}

#[test]
fn holes_and_a_position_that_agree() {
    let nodes = |arguments: &[&str]| stdout(&run(arguments, b""));
    let position = "3-1-4-0-0-0-0-0-4-0-0-0-20-16-S";
    assert_eq!(
        nodes(&["perft", "--holes", "6", "--position", position, "4"]),
        nodes(&["perft", "--position", position, "4"])
    );
    let output = run(
        &["play", "--plain", "--holes", "1", "--position", "4-4-0-0-S"],
        b"quit\n",
    );
    assert!(output.status.success());
    assert!(
        stdout(&output).contains("two rows of 1"),
        "{}",
        stdout(&output)
    );
}

#[test]
fn the_rules_in_every_language() {
    let words = [
        ("en", "The end of a round"),
        ("es", "Capturas"),
        ("ht", "Fen yon manch"),
        ("fr", "La fin d’une manche"),
        ("ca", "El final d’una ronda"),
        ("rm", "Reglas"),
    ];
    for (lang, word) in words {
        for variant in ["I", "II", "III"] {
            let output = run(&["rules", variant, "--lang", lang], b"");
            let page = stdout(&output);
            assert!(
                output.status.success() && page.starts_with(&format!("Hoyito {variant}\n")),
                "{page}"
            );
            assert!(page.to_lowercase().contains(&word.to_lowercase()), "{page}");
            assert!(page.lines().all(|line| line.chars().count() <= 76));
        }
    }
    let english = stdout(&run(&["rules", "I"], b""));
    assert_eq!(
        english,
        stdout(&run(&["rules", "I", "--lang", "en_GB.UTF-8"], b""))
    );
}

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = run(&["completions", shell], b"");
        let text = stdout(&output);
        assert!(
            output.status.success() && text.contains("perft") && text.contains("no-capture-limit"),
            "{shell}"
        );
    }
}

/// A reader that has seen enough is no failure.
#[cfg(unix)]
#[test]
fn a_closed_pipe_ends_quietly() {
    use std::process::Stdio;
    let mut child = common::hoyito()
        .args(["rules", "I"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.stderr.is_empty(), "{}", stderr(&output));
}
