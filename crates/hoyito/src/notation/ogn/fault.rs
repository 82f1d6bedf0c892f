//! What can be wrong with a game file.

use alloc::string::String;
use core::fmt;

use crate::{MoveError, NoNextRound, Position, PositionError, UnknownVariant};

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
        why: BadValue,
    },
    /// No `Variant` tag.
    NoVariant,
    /// A move that can't be played.
    Move {
        /// Place among all moves, from 0.
        at: usize,
        /// Why not.
        error: MoveError,
    },
    /// A capture that the move does not make.
    Capture {
        /// Place among all moves, from 0.
        at: usize,
        /// Letter of the hole.
        letter: char,
        /// Seeds captured, as the file has it.
        found: u8,
        /// Seeds captured by playing the move.
        right: u8,
    },
    /// A further round though the match is over, or the round before is not.
    Round(NoNextRound),
    /// A round that starts from another position than the rounds before it leave.
    RoundStart {
        /// The round, from 1.
        round: usize,
        /// The start, as the file has it.
        found: Position,
        /// The start that the rounds before give.
        right: Position,
    },
    /// A result that the moves contradict; see [`read_game`](super::read_game).
    Result {
        /// The round, from 1.
        round: usize,
        /// The result, as the file has it.
        found: String,
        /// Seeds of South and North after the moves.
        right: [u8; 2],
    },
}

/// Why a tag can't have the value it has.
///
/// ```
/// use hoyito::notation::{BadValue, OgnErrorKind, game_of, parse_ogn};
/// let games = parse_ogn("[Variant \"I\"] [Repetition \"1\"] *").unwrap();
/// let error = game_of(&games).unwrap_err();
/// let why = BadValue::Count { least: 2 };
/// assert_eq!(error.kind, OgnErrorKind::BadValue { tag: "Repetition", why });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BadValue {
    /// No Hoyito I, II or III.
    Variant,
    /// No position.
    Position(PositionError),
    /// None of the words that can stand there.
    Words(&'static [&'static str]),
    /// Neither `off` nor a count from `least` up.
    Count {
        /// The least count.
        least: u32,
    },
    /// The round is over by its moves and can't end otherwise.
    RoundOver,
}

impl fmt::Display for BadValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadValue::Variant => UnknownVariant.fmt(f),
            BadValue::Position(error) => error.fmt(f),
            BadValue::Words(words) => {
                f.write_str("write ")?;
                for (at, word) in words.iter().enumerate() {
                    f.write_str(match at {
                        0 => "",
                        _ if at + 1 == words.len() => " or ",
                        _ => ", ",
                    })?;
                    f.write_str(word)?;
                }
                Ok(())
            }
            BadValue::Count { least } => write!(f, "write off or a count from {least}"),
            BadValue::RoundOver => f.write_str("the round is over by its moves; leave the tag out"),
        }
    }
}

impl OgnErrorKind {
    pub(super) const fn anywhere(self) -> OgnError {
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
            OgnErrorKind::Move { error, .. } => error.code(),
            OgnErrorKind::BadValue {
                why: BadValue::Position(_),
                ..
            } => PositionError::CODE,
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
            OgnErrorKind::Move { at, error } => write!(f, "move {}: {error}", at + 1),
            OgnErrorKind::Capture {
                at,
                letter,
                found,
                right: 0,
            } => write!(
                f,
                "move {}: {letter} captures nothing, but {letter}+{found} is written; write {letter}",
                at + 1
            ),
            OgnErrorKind::Capture {
                at,
                letter,
                found,
                right,
            } => write!(
                f,
                "move {}: {letter} captures {right} seeds, but {letter}+{found} is written; \
                 write {letter}+{right}, or {letter} alone",
                at + 1
            ),
            OgnErrorKind::Round(error) => error.fmt(f),
            OgnErrorKind::RoundStart {
                round,
                found,
                right,
            } => write!(
                f,
                "round {round} can't start from {found}; after the rounds before it starts from {right}"
            ),
            OgnErrorKind::Result {
                round,
                found,
                right: [south, north],
            } => write!(
                f,
                "the result of round {round} is written as {found}, but its moves end {south}-{north}; \
                 write {south}-{north}, or * for none"
            ),
        }
    }
}

impl core::error::Error for OgnError {}
