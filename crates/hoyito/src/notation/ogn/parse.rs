//! Text to game tree. Reads in one pass, time in proportion to the text.

use alloc::{
    string::{String, ToString},
    vec,
    vec::Vec,
};

use super::{OgnError, OgnErrorKind, OgnGame, OgnLine, OgnMove, Tag};

/// Variations nest no deeper than this.
const DEPTH: usize = 100;

/// Moves, comments, tags, variations and games of a file: far above any real one, and about a hundred megabytes
/// as a tree.
const MOST_PARTS: usize = 1_000_000;

/// Reads a file of one game or several.
///
/// # Errors
/// The first fault, with its place.
///
/// ```
/// use hoyito::notation::parse_ogn;
/// let games = parse_ogn("[Variant \"II\"]\n\n1. F f 2. A+4C+8 f 25-23\n").unwrap();
/// let letters: String = games[0].line.moves.iter().map(|step| step.letter).collect();
/// assert_eq!(letters, "FfACf");
/// assert_eq!(games[0].result.as_deref(), Some("25-23"));
/// ```
pub fn parse_ogn(text: &str) -> Result<Vec<OgnGame>, OgnError> {
    let mut reader = Reader {
        text: text.strip_prefix('\u{feff}').unwrap_or(text),
        at: 0,
        parts: 0,
    };
    let mut games = vec![];
    loop {
        reader.space();
        if reader.peek().is_none() {
            break;
        }
        games.push(reader.game()?);
    }
    if games.is_empty() {
        Err(OgnErrorKind::Empty.anywhere())
    } else {
        Ok(games)
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// Parts read so far, up to [`MOST_PARTS`].
    parts: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn error(&self, at: usize, kind: OgnErrorKind) -> OgnError {
        let before = &self.text[..at];
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let line = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
        OgnError {
            line,
            column: before[start..].chars().count() + 1,
            kind,
        }
    }

    /// One more move, comment, tag, variation or game.
    fn part(&mut self) -> Result<(), OgnError> {
        self.parts += 1;
        if self.parts > MOST_PARTS {
            return Err(self.error(self.at, OgnErrorKind::TooLong));
        }
        Ok(())
    }

    /// White space, and PGN's escape lines that begin with `%`.
    fn space(&mut self) {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start().len();
            let line_start = self.at == 0 || self.text.as_bytes()[self.at - 1] == b'\n';
            if !(line_start && self.peek() == Some('%')) {
                return;
            }
            self.at += self.rest().find('\n').unwrap_or(self.rest().len());
        }
    }

    /// What stands until `end`, from after the opening sign; the hand goes past `end`.
    fn until(&mut self, end: char, what: &'static str) -> Result<&'a str, OgnError> {
        let body = &self.text[self.at + 1..];
        match body.find(end) {
            Some(len) => {
                self.at += 1 + len + end.len_utf8();
                Ok(&body[..len])
            }
            None => Err(self.error(self.at, OgnErrorKind::Unclosed(what))),
        }
    }

    fn game(&mut self) -> Result<OgnGame, OgnError> {
        self.part()?;
        let mut tags = vec![];
        while self.peek() == Some('[') {
            self.part()?;
            tags.push(self.tag()?);
            self.space();
        }
        let mut open = vec![OgnLine::default()];
        let mut openings = vec![];
        let result = loop {
            self.space();
            let start = self.at;
            let Some(next) = self.peek() else { break None };
            match next {
                '[' => break None,
                '{' => {
                    self.part()?;
                    let comment = self.until('}', "comment")?;
                    comments(&mut open).push(comment.trim().to_string());
                }
                ';' => {
                    self.part()?;
                    let len = self.rest().find('\n').unwrap_or(self.rest().len());
                    comments(&mut open).push(self.rest()[1..len].trim().to_string());
                    self.at += len;
                }
                '(' => {
                    if open.last().is_none_or(|line| line.moves.is_empty()) {
                        return Err(self.error(start, OgnErrorKind::StrayVariation));
                    }
                    if open.len() > DEPTH {
                        return Err(self.error(start, OgnErrorKind::TooDeep));
                    }
                    self.part()?;
                    open.push(OgnLine::default());
                    openings.push(start);
                    self.at += 1;
                }
                ')' => {
                    let stray = || OgnErrorKind::StrayParenthesis;
                    let line = open.pop().filter(|_| !openings.is_empty());
                    let line = line.ok_or_else(|| self.error(start, stray()))?;
                    openings.pop();
                    if let Some(step) = open.last_mut().and_then(|line| line.moves.last_mut()) {
                        step.variations.push(line);
                    }
                    self.at += 1;
                }
                _ => {
                    if let Some(result) = self.token(&mut open, openings.is_empty())? {
                        break result;
                    }
                }
            }
        };
        if let Some(&start) = openings.last() {
            return Err(self.error(start, OgnErrorKind::Unclosed("variation")));
        }
        Ok(OgnGame {
            tags,
            line: open.pop().unwrap_or_default(),
            result,
        })
    }

    /// `[Name "value"]`, with `\"` and `\\` in the value.
    fn tag(&mut self) -> Result<Tag, OgnError> {
        let start = self.at;
        let bad = |reader: &Self| reader.error(start, OgnErrorKind::BadTag);
        self.at += 1;
        self.space();
        let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
        let name: String = self
            .rest()
            .chars()
            .take_while(|&letter| is_name(letter))
            .collect();
        self.at += name.len();
        self.space();
        if name.is_empty() || self.peek() != Some('"') {
            return Err(bad(self));
        }
        let mut value = String::new();
        let mut letters = self.rest().char_indices().skip(1);
        let end = loop {
            match letters.next() {
                None => return Err(self.error(start, OgnErrorKind::Unclosed("tag"))),
                Some((at, '"')) => break at + 1,
                Some((_, '\\')) => match letters.next() {
                    Some((_, letter @ ('"' | '\\'))) => value.push(letter),
                    Some((_, letter)) => value.extend(['\\', letter]),
                    None => return Err(self.error(start, OgnErrorKind::Unclosed("tag"))),
                },
                Some((_, letter)) => value.push(letter),
            }
        };
        self.at += end;
        self.space();
        if self.peek() != Some(']') {
            return Err(bad(self));
        }
        self.at += 1;
        Ok(Tag { name, value })
    }

    /// A move number, moves, a glyph, or (outside variations) the result, which ends the game.
    fn token(
        &mut self,
        open: &mut [OgnLine],
        outermost: bool,
    ) -> Result<Option<Option<String>>, OgnError> {
        let start = self.at;
        let is_end = |letter: char| letter.is_whitespace() || "{}()[];".contains(letter);
        let token = self.rest().split(is_end).next().unwrap_or_default();
        let bad = |reader: &Self, len: usize| {
            let shown: String = reader.text[start..start + len].chars().take(40).collect();
            reader.error(start, OgnErrorKind::BadToken(shown))
        };
        if token.is_empty() {
            return Err(bad(self, self.peek().map_or(0, char::len_utf8)));
        }
        if outermost && token == "*" {
            self.at += 1;
            return Ok(Some(None));
        }
        if outermost && is_result(token) {
            self.at += token.len();
            return Ok(Some(Some(token.to_string())));
        }
        // "1.", "1...", or a number that its moves follow without a space.
        let digits = token.len() - token.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let dotted = token[digits..].trim_start_matches('.');
        let moves = if token.len() - digits > dotted.len() || digits == token.len() {
            dotted
        } else {
            token
        };
        let Some(line) = open.last_mut() else {
            return Ok(None);
        };
        let before = line.moves.len();
        let read = read_moves(moves, &mut line.moves, MOST_PARTS - self.parts);
        self.parts += line.moves.len() - before;
        match read {
            Ok(()) => {}
            Err(Unread::Fault) => return Err(bad(self, token.len())),
            Err(Unread::TooLong) => return Err(self.error(start, OgnErrorKind::TooLong)),
        }
        self.at += token.len();
        Ok(None)
    }
}

/// Where a comment met now belongs.
fn comments(open: &mut [OgnLine]) -> &mut Vec<String> {
    let last = open.len() - 1;
    let line = &mut open[last];
    match line.moves.last_mut() {
        Some(step) => &mut step.comments,
        None => &mut line.comments,
    }
}

/// `25-23`.
fn is_result(token: &str) -> bool {
    let is_seeds = |part: &str| {
        (1..=3).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    token
        .split_once('-')
        .is_some_and(|(south, north)| is_seeds(south) && is_seeds(north))
}

/// Why a token of moves was not read to its end.
enum Unread {
    Fault,
    TooLong,
}

/// Joined moves with captures and glyphs, as in `A+4C+8!`, no more than `room`.
fn read_moves(mut text: &str, moves: &mut Vec<OgnMove>, room: usize) -> Result<(), Unread> {
    let most = moves.len() + room;
    while let Some(letter) = text.chars().next() {
        if matches!(letter, 'A'..='L' | 'a'..='l') {
            text = &text[1..];
            let mut capture = None;
            if let Some(seeds) = text.strip_prefix('+') {
                let rest = seeds.trim_start_matches(|c: char| c.is_ascii_digit());
                let Ok(number) = seeds[..seeds.len() - rest.len()].parse() else {
                    return Err(Unread::Fault);
                };
                capture = Some(number);
                text = rest;
            }
            if moves.len() == most {
                return Err(Unread::TooLong);
            }
            moves.push(OgnMove {
                letter,
                capture,
                glyphs: vec![],
                comments: vec![],
                variations: vec![],
            });
            continue;
        }
        let signs = text.trim_start_matches(['!', '?']);
        let (glyph, rest) = match (&text[..text.len() - signs.len()], letter) {
            ("!", _) => (1, signs),
            ("?", _) => (2, signs),
            ("!!", _) => (3, signs),
            ("??", _) => (4, signs),
            ("!?", _) => (5, signs),
            ("?!", _) => (6, signs),
            (_, '$') => {
                let rest = text[1..].trim_start_matches(|c: char| c.is_ascii_digit());
                let Ok(number) = text[1..text.len() - rest.len()].parse() else {
                    return Err(Unread::Fault);
                };
                (number, rest)
            }
            _ => return Err(Unread::Fault),
        };
        let Some(step) = moves.last_mut() else {
            return Err(Unread::Fault);
        };
        step.glyphs.push(glyph);
        text = rest;
    }
    Ok(())
}
