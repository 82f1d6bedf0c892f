//! Lines in, lines out, in order; what is answered is seen as soon as the input pauses.

use std::io::{self, BufRead as _, BufReader, BufWriter, ErrorKind, Read, Write};

use super::{Refusal, write};

/// The longest request, in bytes. Beyond it a line is refused and skipped, so that memory has a bound.
const LONGEST: usize = 64 << 20;

/// The mark that some systems put before a text in UTF-8; it says nothing.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Calls `answer` for every line that is not blank and writes what it puts into the buffer, one line each.
///
/// # Errors
/// When reading or writing fails.
pub fn answer_lines(
    input: impl Read,
    output: impl Write,
    mut answer: impl FnMut(&[u8], &mut Vec<u8>),
) -> io::Result<()> {
    let mut lines = Lines {
        input: BufReader::with_capacity(1 << 16, input),
        line: Vec::new(),
    };
    let mut output = BufWriter::with_capacity(1 << 16, output);
    let mut out = Vec::new();
    let mut mark = BYTE_ORDER_MARK;
    while let Some(found) = lines.next(&mut output)? {
        out.clear();
        let line = lines.line.strip_prefix(mark).unwrap_or(&lines.line);
        // It stands at the very beginning or nowhere: with nothing to strip, nothing is stripped.
        mark = b"";
        match found {
            Found::Line if line.trim_ascii().is_empty() => continue,
            Found::Line => answer(line, &mut out),
            Found::TooLong => {
                let found = format!("this line is longer than {} MiB", LONGEST >> 20);
                let refusal = Refusal::bad_request(found, "one short JSON object a line");
                write::<()>(&Err(refusal), &mut out);
            }
        }
        out.push(b'\n');
        output.write_all(&out)?;
    }
    output.flush()
}

struct Lines<R> {
    input: BufReader<R>,
    line: Vec<u8>,
}

enum Found {
    Line,
    TooLong,
}

impl<R: Read> Lines<R> {
    /// Reads the next line into `self.line`, its end cut off; `None` at the end of the input.
    fn next(&mut self, output: &mut impl Write) -> io::Result<Option<Found>> {
        self.line.clear();
        let mut too_long = false;
        loop {
            if self.input.buffer().is_empty() {
                // The next read may wait: whoever asks line by line must see the answers first.
                output.flush()?;
                match self.input.fill_buf() {
                    Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                    Err(error) => return Err(error),
                    Ok([]) if self.line.is_empty() && !too_long => return Ok(None),
                    Ok([]) => break,
                    Ok(_) => {}
                }
            }
            let bytes = self.input.buffer();
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let part = &bytes[..end.unwrap_or(bytes.len())];
            if self.line.len() + part.len() > LONGEST {
                too_long = true;
                self.line = Vec::new();
            } else if !too_long {
                self.line.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        Ok(Some(if too_long {
            Found::TooLong
        } else {
            Found::Line
        }))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use super::*;

    fn echo(input: &[u8]) -> String {
        let mut output = Vec::new();
        answer_lines(input, &mut output, |line, out| out.extend_from_slice(line)).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn every_line_that_is_not_blank_is_answered() {
        assert_eq!(echo(b"a\n\n \r\nb"), "a\nb\n");
        assert_eq!(echo(b""), "");
        assert_eq!(echo(b"\n"), "");
        assert_eq!(echo(b"a\r\n"), "a\r\n");
    }

    #[test]
    fn a_byte_order_mark_is_passed_over_at_the_beginning_alone() {
        assert_eq!(echo(b"\xef\xbb\xbfa\n\xef\xbb\xbfb\n"), "a\n\u{feff}b\n");
        assert_eq!(echo(b"\xef\xbb\xbf\r\na\n"), "a\n");
    }

    #[test]
    fn a_line_beyond_the_limit_is_refused_and_skipped() {
        let mut input = vec![b'x'; LONGEST + 1];
        input.extend_from_slice(b"\nnext\n");
        let output = echo(&input);
        let (refused, next) = output.split_once('\n').unwrap();
        assert!(
            refused.contains("bad_request") && refused.contains("64 MiB"),
            "{refused}"
        );
        assert_eq!(next, "next\n");
    }

    /// Gives one line a read and looks whether the answer to the last was flushed before.
    struct Asking {
        left: u8,
        seen: Rc<RefCell<Vec<u8>>>,
    }

    impl Read for Asking {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            assert_eq!(self.seen.borrow().len(), usize::from(5 - self.left) * 2);
            if self.left == 0 {
                return Ok(0);
            }
            self.left -= 1;
            into[..2].copy_from_slice(b"q\n");
            Ok(2)
        }
    }

    struct Seen(Rc<RefCell<Vec<u8>>>);

    impl Write for Seen {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.borrow_mut().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn answers_are_seen_before_the_next_read() {
        let seen = Rc::new(RefCell::new(Vec::new()));
        let asking = Asking {
            left: 5,
            seen: Rc::clone(&seen),
        };
        answer_lines(asking, Seen(seen), |line, out| out.extend_from_slice(line)).unwrap();
    }
}
