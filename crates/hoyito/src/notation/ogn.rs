//! Game files in OGN, the Oware Game Notation, extended (RULES.md, section 6): tags, moves in turns, comments in braces,
//! variations in parentheses. [`parse_ogn`] reads text into [`OgnGame`]s, `Display` writes them back;
//! [`ogn_of`] and [`game_of`] go from and to a played [`Match`](crate::Match).

mod convert;
mod parse;
mod write;

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::fmt;

pub use convert::{game_of, ogn_of};
pub use parse::parse_ogn;

/// A tag, `[Name "value"]`. Unknown ones are kept as they are.
///
/// ```
/// use hoyito::notation::parse_ogn;
/// let games = parse_ogn("[Variant \"II\"]\n\n1. F f *\n").unwrap();
/// assert_eq!(games[0].tags[0].name, "Variant");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// Name, letters, digits and underscores.
    pub name: String,
    /// Value, any text.
    pub value: String,
}

/// One move of a line.
///
/// ```
/// use hoyito::notation::parse_ogn;
/// let games = parse_ogn("1. E+4 {well seen} (1. F) *").unwrap();
/// let first = &games[0].line.moves[0];
/// assert_eq!((first.letter, first.capture), ('E', Some(4)));
/// assert_eq!(first.comments, ["well seen"]);
/// assert_eq!(first.variations[0].moves[0].letter, 'F');
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OgnMove {
    /// Letter of the hole.
    pub letter: char,
    /// Seeds captured, as written after `+`.
    pub capture: Option<u8>,
    /// Glyphs as in PGN: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`.
    pub glyphs: Vec<u8>,
    /// Comments after the move.
    pub comments: Vec<String>,
    /// Lines that might have been played in place of this move.
    pub variations: Vec<OgnLine>,
}

/// Moves that follow one another.
///
/// ```
/// assert!(hoyito::notation::OgnLine::default().moves.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OgnLine {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<OgnMove>,
}

/// A game of a file: one round, or a round of a match.
///
/// ```
/// use hoyito::notation::parse_ogn;
/// let text = "[Variant \"I\"]\n[Annotator \"Ana\"]\n\n1. F f 2. E *\n";
/// let games = parse_ogn(text).unwrap();
/// assert_eq!(games[0].tag("Annotator"), Some("Ana"));
/// assert_eq!(games[0].to_string(), text);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OgnGame {
    /// Tags in the order of the file.
    pub tags: Vec<Tag>,
    /// The main line.
    pub line: OgnLine,
    /// The result written after the moves, such as `25-23`; `None` is written `*`.
    pub result: Option<String>,
}

impl OgnGame {
    /// Value of the first tag called `name`; small and capital letters and underscores are not told apart.
    ///
    /// ```
    /// use hoyito::notation::parse_ogn;
    /// let games = parse_ogn("[EndlessSowing \"ends_round\"] *").unwrap();
    /// assert_eq!(games[0].tag("endless_sowing"), Some("ends_round"));
    /// ```
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|tag| same_name(&tag.name, name))
            .map(|tag| tag.value.as_str())
    }

    /// Sets the tag called `name`, adding it at the end if there is none.
    ///
    /// ```
    /// let mut game = hoyito::notation::OgnGame::default();
    /// game.set_tag("Event", "Fiesta");
    /// assert_eq!(game.tag("Event"), Some("Fiesta"));
    /// ```
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let value = value.to_string();
        match self.tags.iter_mut().find(|tag| same_name(&tag.name, name)) {
            Some(tag) => tag.value = value,
            None => self.tags.push(Tag {
                name: name.to_string(),
                value,
            }),
        }
    }
}

fn same_name(one: &str, other: &str) -> bool {
    let letters = |name: &str| {
        name.bytes()
            .filter(|&byte| byte != b'_')
            .map(|byte| byte.to_ascii_lowercase())
            .collect::<Vec<_>>()
    };
    letters(one) == letters(other)
}

/// What is wrong with a game file, and where.
///
/// ```
/// use hoyito::notation::parse_ogn;
/// let error = parse_ogn("1. F {never closed").unwrap_err();
/// assert_eq!((error.line, error.column), (1, 6));
/// assert!(error.to_string().contains("line 1"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OgnError {
    /// Line in the file, from 1; 0 where the fault is in what the file says, not in how.
    pub line: usize,
    /// Character in that line, from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: OgnErrorKind,
}

/// Kinds of faults in game files.
///
/// ```
/// use hoyito::notation::{OgnErrorKind, parse_ogn};
/// assert_eq!(parse_ogn("1. F )").unwrap_err().kind, OgnErrorKind::StrayParenthesis);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OgnErrorKind {
    /// Nothing that could be a game.
    Empty,
    /// A comment, variation or tag that is never closed.
    Unclosed(&'static str),
    /// A tag that is not `[Name "value"]`.
    BadTag,
    /// A `)` without its `(`.
    StrayParenthesis,
    /// A variation before the first move of its line.
    StrayVariation,
    /// Variations nested deeper than 100.
    TooDeep,
    /// More than a million moves, comments, tags, variations and games together.
    TooLong,
    /// Something that is no move, number, comment, variation, glyph or result.
    BadToken(String),
    /// A tag with a value that can't be.
    BadValue {
        /// The tag's name.
        tag: &'static str,
        /// What is wrong, and what would be right.
        why: String,
    },
    /// No `Variant` tag.
    NoVariant,
    /// A move that can't be played.
    Move {
        /// Place among all moves, from 0.
        at: usize,
        /// The code of INTERFACES.md.
        code: &'static str,
        /// What is wrong.
        why: String,
    },
    /// A further round though the match is over, or the round before is not.
    Round(String),
}

impl OgnErrorKind {
    pub(crate) const fn anywhere(self) -> OgnError {
        OgnError {
            line: 0,
            column: 0,
            kind: self,
        }
    }
}

impl OgnError {
    /// The code of INTERFACES.md: that of the move at fault, `bad_position` for the start, else `bad_request`.
    ///
    /// ```
    /// use hoyito::notation::parse_ogn;
    /// assert_eq!(parse_ogn("{").unwrap_err().code(), "bad_request");
    /// ```
    pub const fn code(&self) -> &'static str {
        match &self.kind {
            OgnErrorKind::Move { code, .. } => code,
            OgnErrorKind::BadValue { tag, .. } if matches!(tag.as_bytes(), b"FEN") => {
                "bad_position"
            }
            _ => "bad_request",
        }
    }
}

impl fmt::Display for OgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}, character {}: ", self.line, self.column)?;
        }
        match &self.kind {
            OgnErrorKind::Empty => f.write_str("no game in this text; a game has tags or moves"),
            OgnErrorKind::Unclosed(what) => write!(f, "this {what} is never closed"),
            OgnErrorKind::BadTag => f.write_str("a tag is written [Name \"value\"]"),
            OgnErrorKind::StrayParenthesis => f.write_str("this ) closes no variation"),
            OgnErrorKind::StrayVariation => {
                f.write_str("a variation stands after the move it would replace")
            }
            OgnErrorKind::TooDeep => f.write_str("variations nest deeper than 100"),
            OgnErrorKind::TooLong => f.write_str(
                "more than a million moves, comments and tags in one file; split it into several",
            ),
            OgnErrorKind::BadToken(token) => write!(
                f,
                "{token:?} is no move; moves are letters of holes, A to L and a to l, with +seeds for a capture"
            ),
            OgnErrorKind::BadValue { tag, why } => write!(f, "tag {tag}: {why}"),
            OgnErrorKind::NoVariant => {
                f.write_str("the tag Variant is missing; add [Variant \"I\"], \"II\" or \"III\"")
            }
            OgnErrorKind::Move { at, why, .. } => write!(f, "move {}: {why}", at + 1),
            OgnErrorKind::Round(why) => f.write_str(why),
        }
    }
}

impl core::error::Error for OgnError {}
