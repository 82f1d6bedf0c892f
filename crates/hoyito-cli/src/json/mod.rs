//! JSON Lines as the machine's commands speak them: requests read leniently where they say too much (unknown keys
//! are passed over, but unknown rulings are not) and strictly where they say something wrong; refusals with the codes of INTERFACES.md.

pub mod fields;
mod lines;
mod refusal;
mod request;

pub use lines::answer_lines;
pub use refusal::Refusal;
pub use request::{RulingsRequest, VariantRequest, hole, read};

use std::fmt::Display;

use serde::{Serialize, Serializer};

/// Writes an answer or a refusal as one JSON object.
pub fn write<T: Serialize>(answer: &Result<T, Refusal>, out: &mut Vec<u8>) {
    let written = match answer {
        Ok(answer) => serde_json::to_writer(&mut *out, answer),
        Err(refusal) => serde_json::to_writer(&mut *out, refusal),
    };
    written.expect("plain data into memory can't fail");
}

/// Serializes by `Display`, without a text in between.
pub fn as_text<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}
