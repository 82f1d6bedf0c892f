//! What went wrong, in one line on stderr, and the exit status: 2 for bad usage, 3 for
//! work that ran out of time, 1 for anything else (INTERFACES.md).

use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::error::ErrorKind;

/// A command could not do what was asked.
#[derive(Debug)]
pub enum Failure {
    /// The arguments are wrong: status 2.
    Usage(String),
    /// Anything else: status 1.
    Other(String),
    /// Time ran out, and what was found so far has been written: status 3.
    Unfinished(String),
    /// Whoever read the output has gone; there is nobody to tell.
    ReaderGone,
}

impl Failure {
    /// Anything but bad usage.
    pub fn new(message: impl Display) -> Failure {
        Failure::Other(message.to_string())
    }

    /// Writes the line and gives the exit status.
    pub fn report(self) -> ExitCode {
        let (status, message) = match self {
            Failure::Usage(message) => (2, message),
            Failure::Other(message) => (1, message),
            Failure::Unfinished(message) => (3, message),
            Failure::ReaderGone => return ExitCode::SUCCESS,
        };
        // Should stderr be closed, the exit status still tells.
        let _ = writeln!(io::stderr(), "hoyito: {}", one_line(&message));
        ExitCode::from(status)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::new(error),
        }
    }
}

/// Help and version go to stdout with status 0; a wrong argument of `command` becomes one line.
pub fn usage(error: &clap::Error, command: &str) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // A reader that has gone wants no help.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        _ => Failure::Usage(usage_message(&error.to_string(), command)).report(),
    }
}

/// clap tells a mistake in a paragraph and then shows the usage; the line needs the first, and where to find the rest.
fn usage_message(text: &str, command: &str) -> String {
    let mut message = String::new();
    let paragraphs = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage: "));
    for line in paragraphs {
        let line = line.strip_prefix("error: ").unwrap_or(line);
        if line.is_empty() || line.starts_with("For more information") {
            continue;
        }
        if !message.is_empty() {
            message.push_str(if message.ends_with(':') { " " } else { "; " });
        }
        message.push_str(line);
    }
    format!("{message}; see {command} --help")
}

/// A message from elsewhere may hold line breaks and be of any length.
fn one_line(message: &str) -> String {
    let mut line: String = message.trim().chars().take(600).collect();
    line = line.replace(['\n', '\r'], " ");
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claps_paragraphs_become_one_line() {
        let text = "error: invalid value 'IV' for '--variant <VARIANT>': no such variant: write I, II or III\n\n\
                    For more information, try '--help'.\n";
        assert_eq!(
            usage_message(text, "hoyito perft"),
            "invalid value 'IV' for '--variant <VARIANT>': no such variant: write I, II or III; see hoyito perft --help"
        );
        let text = "error: the following required arguments were not provided:\n  <DEPTH>\n\n\
                    Usage: hoyito perft <DEPTH>\n\nFor more information, try '--help'.\n";
        assert_eq!(
            usage_message(text, "hoyito perft"),
            "the following required arguments were not provided: <DEPTH>; see hoyito perft --help"
        );
    }

    #[test]
    fn a_line_stays_a_line() {
        assert_eq!(one_line("a\nb\r\nc "), "a b  c");
        assert!(one_line(&"x".repeat(10_000)).len() <= 600);
    }
}
