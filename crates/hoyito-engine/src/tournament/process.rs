//! A program we talk to by lines, which may do anything: never end, never read, never stop writing.
//! Nothing here waits for it longer than asked.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{
    Receiver, RecvTimeoutError, SyncSender, TryRecvError, TrySendError, sync_channel,
};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Lines kept of a program that writes faster than is read; then it waits.
const LINES_KEPT: usize = 1_000;

/// Lines kept for a program that does not read; then it counts as gone.
const ORDERS_KEPT: usize = 1_000;

/// Longest part of a line kept, in bytes.
const LONGEST_LINE: usize = 1 << 16;

/// How long a program that was asked to leave may take.
const FAREWELL: Duration = Duration::from_millis(300);

/// A running program.
pub(super) struct Process {
    child: Child,
    lines: Receiver<(Instant, String)>,
    orders: SyncSender<String>,
    /// The last line it wrote to its standard error.
    complaint: Arc<Mutex<String>>,
    /// Closed once its standard error is read to its end.
    complained: Receiver<()>,
}

/// What came of waiting for a line.
pub(super) enum Heard {
    /// A line, and when it came.
    Line(Instant, String),
    /// Nothing so far.
    Nothing,
    /// The program has closed its end.
    Gone,
}

/// What came of sending a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Said {
    /// It is on its way.
    Sent,
    /// Many lines are before it that the program has not read.
    Unread,
    /// The program has closed its end.
    Gone,
}

impl Process {
    /// Starts it.
    ///
    /// # Errors
    /// In words, why it can't be started.
    pub fn start(command: &[String]) -> Result<Process, String> {
        let (program, arguments) = command.split_first().ok_or("no program is named")?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("can't start {program}: {error}"))?;
        let (line_sender, lines) = sync_channel(LINES_KEPT);
        let (orders, order_receiver) = sync_channel(ORDERS_KEPT);
        let complaint = Arc::new(Mutex::new(String::new()));
        let (end, complained) = sync_channel::<()>(0);
        // The threads end when the pipes do; nobody waits for them, as a grandchild may hold a pipe for ever.
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write(stdin, &order_receiver));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || {
                for_lines(stdout, |line| {
                    line_sender.send((Instant::now(), line)).is_ok()
                });
            });
        }
        if let Some(stderr) = child.stderr.take() {
            let complaint = Arc::clone(&complaint);
            thread::spawn(move || {
                let _end = end;
                for_lines(stderr, |line| {
                    if !line.trim().is_empty() {
                        *complaint.lock().unwrap_or_else(PoisonError::into_inner) = line;
                    }
                    true
                });
            });
        }
        Ok(Process {
            child,
            lines,
            orders,
            complaint,
            complained,
        })
    }

    /// Sends a line.
    pub fn say(&self, line: &str) -> Said {
        match self.orders.try_send(format!("{line}\n")) {
            Ok(()) => Said::Sent,
            Err(TrySendError::Full(_)) => Said::Unread,
            Err(TrySendError::Disconnected(_)) => Said::Gone,
        }
    }

    /// The next line, if it comes within `wait`.
    pub fn hear(&self, wait: Duration) -> Heard {
        match self.lines.recv_timeout(wait) {
            Ok((at, line)) => Heard::Line(at, line),
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::Gone,
        }
    }

    /// Forgets what was written until now; false if the program has closed its end.
    pub fn forget(&self) -> bool {
        for _ in 0..2 * LINES_KEPT {
            match self.lines.try_recv() {
                Ok(_) => {}
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return false,
            }
        }
        true
    }

    /// How a program that has gone ended, for people.
    pub fn last_words(&mut self) -> String {
        // The pipe closes a little before the process has ended.
        let status = self.ended_within(FAREWELL);
        let how = match status {
            Some(status) => format!("it ended with {status}"),
            None => "it closed its output".into(),
        };
        if status.is_some() {
            // Nothing is ever sent: this waits for the end of what it wrote, or not for long.
            let _ = self.complained.recv_timeout(FAREWELL);
        }
        let complaint = self
            .complaint
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        match complaint.trim() {
            "" => how,
            last => format!("{how} and said {}", shown(last)),
        }
    }

    /// Asks it to leave, and ends it if it does not.
    pub fn quit(mut self) {
        if self.say("quit") == Said::Sent {
            self.ended_within(FAREWELL);
        }
    }

    fn ended_within(&mut self, time: Duration) -> Option<std::process::ExitStatus> {
        let end = Instant::now() + time;
        loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < end => thread::sleep(Duration::from_millis(2)),
                Ok(status) => return status,
                Err(_) => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // One that has ended can't be killed, and that is as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody else's text in a message, not longer than it need be.
pub(super) fn shown(text: &str) -> String {
    let short: String = text
        .chars()
        .filter(|letter| !letter.is_control())
        .take(200)
        .collect();
    format!("'{short}'")
}

fn write(mut stdin: ChildStdin, orders: &Receiver<String>) {
    while let Ok(line) = orders.recv() {
        if stdin.write_all(line.as_bytes()).is_err() || stdin.flush().is_err() {
            return;
        }
    }
}

/// Gives each line to `take` until it has had enough; what goes beyond the longest line is passed over.
fn for_lines(from: impl Read, mut take: impl FnMut(String) -> bool) {
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    loop {
        let Ok(buffer) = from.fill_buf() else { return };
        if buffer.is_empty() {
            // A last line without its end is nothing anybody waits for, but people may want to read it.
            if !line.is_empty() {
                take(String::from_utf8_lossy(&line).into_owned());
            }
            return;
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        let room = LONGEST_LINE.saturating_sub(line.len()).min(part.len());
        line.extend_from_slice(&part[..room]);
        let used = end.map_or(buffer.len(), |end| end + 1);
        from.consume(used);
        if end.is_some() {
            let text = String::from_utf8_lossy(&line).into_owned();
            line.clear();
            if !take(text) {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_any_kind() {
        let mut lines = vec![];
        let long = vec![b'x'; 3 * LONGEST_LINE];
        let text = [b"one\r\n\xff\n\n", &long[..], b"\nlast"].concat();
        for_lines(&text[..], |line| {
            lines.push(line);
            true
        });
        assert_eq!(lines.len(), 5);
        assert_eq!(
            (&*lines[0], &*lines[1], &*lines[4]),
            ("one\r", "\u{fffd}", "last")
        );
        assert_eq!(lines[3].len(), LONGEST_LINE);
        let mut count = 0;
        for_lines(&text[..], |_| {
            count += 1;
            false
        });
        assert_eq!(count, 1);
    }

    #[test]
    fn what_is_not_there_is_named() {
        let error = Process::start(&["/no/such/engine".into()]).err().unwrap();
        assert!(error.contains("/no/such/engine"), "{error}");
    }
}
