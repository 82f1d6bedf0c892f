//! Why a request has no answer: the code for programs and a message for people.

use std::fmt::Display;

use hoyito::notation::{OgnError, OgnErrorKind};
use hoyito::{MoveError, PositionError};
use serde::Serialize;
use serde::ser::{SerializeMap as _, Serializer};

/// The longest message; a request may hold a text of any length, and errors quote what they found.
const LONGEST: usize = 400;

/// A request that can't be answered.
#[derive(Debug, PartialEq, Eq)]
pub struct Refusal {
    /// One of the codes of INTERFACES.md.
    pub code: &'static str,
    /// What was wrong and what would be right.
    pub message: String,
    /// For `replay`: the place of the move, from 0.
    pub at: Option<usize>,
}

impl Refusal {
    fn new(code: &'static str, message: impl Display) -> Refusal {
        let mut message = message.to_string();
        if message.len() > LONGEST {
            let end = (0..=LONGEST).rev().find(|&at| message.is_char_boundary(at));
            message.truncate(end.unwrap_or_default());
            message.push('…');
        }
        Refusal {
            code,
            message,
            at: None,
        }
    }

    /// The line is no request.
    pub fn bad_request(found: impl Display, right: &str) -> Refusal {
        let mut refusal = Refusal::new("bad_request", found);
        refusal.message.push_str("; a request looks like ");
        refusal.message.push_str(right);
        refusal
    }

    /// The position is none.
    pub fn bad_position(error: PositionError) -> Refusal {
        Refusal::new(PositionError::CODE, error)
    }

    /// The game file can't be read or played.
    pub fn bad_file(error: &OgnError) -> Refusal {
        let refusal = Refusal::new(error.code(), error);
        match error.kind {
            OgnErrorKind::Move { at, .. } | OgnErrorKind::Capture { at, .. } => refusal.at(at),
            _ => refusal,
        }
    }

    /// The same at a move's place, from 0.
    pub fn at(mut self, place: usize) -> Refusal {
        self.at = Some(place);
        self
    }
}

impl From<MoveError> for Refusal {
    fn from(error: MoveError) -> Refusal {
        Refusal::new(error.code(), error)
    }
}

#[derive(Serialize)]
struct Inner<'a> {
    code: &'a str,
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<usize>,
}

impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        let inner = Inner {
            code: self.code,
            message: &self.message,
            at: self.at,
        };
        map.serialize_entry("error", &inner)?;
        map.end()
    }
}
