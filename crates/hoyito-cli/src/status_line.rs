//! Progress for people.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// One line on stderr that is written over, only on a terminal.
pub struct StatusLine {
    terminal: bool,
    last: Mutex<Instant>,
}

impl StatusLine {
    /// Between two changes.
    const PAUSE: Duration = Duration::from_millis(200);

    /// Nothing shown yet.
    pub fn new() -> StatusLine {
        StatusLine {
            terminal: io::stderr().is_terminal(),
            last: Mutex::new(Instant::now()),
        }
    }

    /// Shows a text unless something was shown a moment ago.
    pub fn now_and_then(&self, text: impl FnOnce() -> String) {
        if !self.terminal {
            return;
        }
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.elapsed() >= StatusLine::PAUSE {
            *last = Instant::now();
            self.show(&text());
        }
    }

    /// Shows a text.
    pub fn show(&self, text: &str) {
        if self.terminal {
            // Nothing is lost if nobody sees it.
            let _ = write!(io::stderr(), "\r\x1b[2K{text}");
        }
    }

    /// What is shown stays, and the next text begins a line.
    pub fn keep(&self) {
        if self.terminal {
            let _ = writeln!(io::stderr());
        }
    }

    /// Shows nothing.
    pub fn clear(&self) {
        self.show("");
    }
}
