//! The Universal Game Interface on two streams (INTERFACES, `hoyito engine`; the protocol is that of kz04px/ugi).
//! Player one is South. A move is a hole's letter, so a turn of several moves is several `bestmove`s, and `query p1turn`
//! tells whose the next one is. What can't be understood is answered with `info string` and changes nothing.

mod clock;
mod command;
mod engine;
mod options;

use std::io::{self, BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::ScopedJoinHandle;

use command::Command;
use engine::Engine;

/// Longest line read, in bytes; a round of ten thousand moves takes 20 KB.
const LONGEST_LINE: u64 = 1 << 20;

/// Answers `input` on `output` until `quit` or the end of the input. While a search runs, `isready`, `stop` and `quit` are
/// answered at once; anything else waits for the search to end by itself, or ends it if it would never.
///
/// # Errors
/// When a stream fails.
///
/// ```
/// let mut output = Vec::new();
/// let input = "ugi\nisready\nposition startpos moves A\nquery p1turn\ngo depth 3\nquit\n";
/// hoyito_engine::ugi::serve(input.as_bytes(), &mut output).unwrap();
/// let output = String::from_utf8(output).unwrap();
/// assert!(output.contains("ugiok\nreadyok\nresponse false\n"));
/// assert!(output.lines().last().unwrap().starts_with("bestmove "));
/// ```
pub fn serve(mut input: impl BufRead, output: impl Write + Send) -> io::Result<()> {
    let out = Out(Mutex::new(output));
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let mut running = Running::Idle(Box::default());
        while let Some(line) = read_line(&mut input)? {
            let command = match command::parse(&line) {
                Ok(Some(command)) => command,
                Ok(None) => continue,
                Err(message) => {
                    out.remark(&message)?;
                    continue;
                }
            };
            match command {
                Command::IsReady => out.line("readyok")?,
                Command::Stop => stop.store(true, Ordering::Relaxed),
                Command::Quit => {
                    stop.store(true, Ordering::Relaxed);
                    running.wait();
                    return Ok(());
                }
                Command::Go(go) => {
                    let mut engine = running.finish(&stop);
                    stop.store(false, Ordering::Relaxed);
                    let ends = go.ends();
                    let (out, stop) = (&out, &stop);
                    let handle = scope.spawn(move || {
                        // Nobody reads any more: the next line read finds out.
                        let _ = engine.think(&go, stop, out);
                        engine
                    });
                    running = Running::Searching { handle, ends };
                }
                other => {
                    let mut engine = running.finish(&stop);
                    let answered = engine.answer(other, &out);
                    running = Running::Idle(engine);
                    answered?;
                }
            }
        }
        running.finish(&stop);
        Ok(())
    })
}

/// Where the engine is: here, or in a thread that thinks.
enum Running<'scope> {
    Idle(Box<Engine>),
    Searching {
        handle: ScopedJoinHandle<'scope, Box<Engine>>,
        /// Whether the search ends by itself.
        ends: bool,
    },
}

impl Running<'_> {
    fn wait(self) -> Box<Engine> {
        match self {
            Running::Idle(engine) => engine,
            // A search that panicked has told so; a new engine goes on.
            Running::Searching { handle, .. } => handle.join().unwrap_or_default(),
        }
    }

    /// The engine once it is free.
    fn finish(self, stop: &AtomicBool) -> Box<Engine> {
        if let Running::Searching { ends: false, .. } = self {
            stop.store(true, Ordering::Relaxed);
        }
        self.wait()
    }
}

/// The output, a line at a time from any thread.
struct Out<W>(Mutex<W>);

impl<W: Write> Out<W> {
    fn line(&self, line: &str) -> io::Result<()> {
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(out, "{line}")?;
        out.flush()
    }

    /// Something for people to read.
    fn remark(&self, text: &str) -> io::Result<()> {
        self.line(&format!("info string {text}"))
    }
}

/// The next line, `None` at the end. Of a line that is too long only the beginning is given, which no command is.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let read = io::Read::take(&mut *input, LONGEST_LINE).read_until(b'\n', &mut line)?;
    if read == 0 {
        return Ok(None);
    }
    if read as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some("a line of more than a mebibyte".into()));
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}
