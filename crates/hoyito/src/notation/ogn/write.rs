//! Game tree to text. What [`parse_ogn`](super::parse_ogn) reads of it is the same tree again.

use alloc::string::String;
use core::fmt::{self, Write};

use super::{OgnGame, OgnLine, OgnMove};

impl fmt::Display for OgnGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tag in &self.tags {
            write!(f, "[{} \"", tag.name)?;
            for letter in tag.value.chars() {
                if matches!(letter, '"' | '\\') {
                    f.write_char('\\')?;
                }
                f.write_char(letter)?;
            }
            f.write_str("\"]\n")?;
        }
        if !self.tags.is_empty() {
            f.write_char('\n')?;
        }
        let mut out = Words {
            text: String::new(),
        };
        write_line(&mut out, &self.line, 1);
        out.word(self.result.as_deref().unwrap_or("*"));
        out.text.push('\n');
        f.write_str(&out.text)
    }
}

/// Words with one space between, no space where a line was begun.
struct Words {
    text: String,
}

impl Words {
    fn word(&mut self, word: &str) {
        if !(self.text.is_empty() || self.text.ends_with(['\n', '('])) {
            self.text.push(' ');
        }
        self.text.push_str(word);
    }

    fn comment(&mut self, comment: &str) {
        if !comment.contains('}') {
            self.word("{");
            self.text.push_str(comment);
            self.text.push('}');
            return;
        }
        // A brace can't stand in braces; a comment to the end of the line can hold it.
        for line in comment.lines() {
            self.word(";");
            self.text.push_str(line);
            self.text.push('\n');
        }
    }
}

fn is_south(step: &OgnMove) -> bool {
    step.letter.is_ascii_uppercase()
}

/// The moves of a turn are joined; a number goes before South's turn, and before whatever begins a line or
/// goes on after a comment or a variation.
fn write_line(out: &mut Words, line: &OgnLine, first_number: usize) {
    for comment in &line.comments {
        out.comment(comment);
    }
    let mut number = first_number;
    let mut before: Option<&OgnMove> = None;
    let mut word = String::new();
    for step in &line.moves {
        let same_turn = before.is_some_and(|before| is_south(before) == is_south(step));
        let broken = before.is_none_or(has_remarks);
        if before.is_some() && is_south(step) && !same_turn {
            number += 1;
        }
        if broken || !same_turn {
            flush(out, &mut word);
        }
        if is_south(step) && (broken || !same_turn) {
            out.word(&alloc::format!("{number}."));
        } else if broken {
            out.word(&alloc::format!("{number}..."));
        }
        word.push(step.letter);
        if let Some(seeds) = step.capture {
            let _ = write!(word, "+{seeds}");
        }
        for glyph in &step.glyphs {
            // A second sign would run into the first: "!" and "?" are not "!?".
            let after_sign = word.ends_with(['!', '?']);
            match glyph {
                1..=6 if !after_sign => {
                    word.push_str(["!", "?", "!!", "??", "!?", "?!"][usize::from(glyph - 1)]);
                }
                _ => {
                    let _ = write!(word, "${glyph}");
                }
            }
        }
        if has_remarks(step) {
            flush(out, &mut word);
            for comment in &step.comments {
                out.comment(comment);
            }
            for variation in &step.variations {
                out.word("(");
                write_line(out, variation, number);
                out.text.push(')');
            }
        }
        before = Some(step);
    }
    flush(out, &mut word);
}

fn has_remarks(step: &OgnMove) -> bool {
    !(step.comments.is_empty() && step.variations.is_empty())
}

fn flush(out: &mut Words, word: &mut String) {
    if !word.is_empty() {
        out.word(word);
        word.clear();
    }
}
