//! What the game says: sentences of what happened, errors, the rules for reading, in English, Spanish, Haitian Creole,
//! French, Catalan and Romansh.
//! It never decides a rule and never keeps a game; it turns what the rules crate reports into message ids with arguments.
//! The page takes ids and arguments through the WASM door and formats them with the same Fluent files;
//! the program `hoyito` formats them here (feature `format`). The words themselves are in `locales/`.
//! Features: `serde` writes sentences as `{"id":"…","args":{…}}`; `format` builds the Fluent files in; without both it is tiny.
//!
//! ```
//! use hoyito::{Hole, Position, Round, RowLength, Rules, Rulings, Variant};
//! use hoyito_texts::{Seats, events};
//! let mut round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
//! round.play(Hole::new(2).unwrap())?;
//! let said = events::step(&Seats::SHARED, round.rules(), round.rulings(), &round.steps()[0]);
//! assert_eq!(said[0].id, "event-sowed-quiet");
//! # Ok::<(), hoyito::MoveError>(())
//! ```
#![cfg_attr(not(feature = "format"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod errors;
pub mod events;
mod language;
pub mod results;
mod rules_page;
mod seats;
mod sentence;
#[cfg(feature = "format")]
mod texts;

pub use language::Language;
pub use rules_page::{Block, Item, Section, rules_page};
pub use seats::{Seats, Who};
pub use sentence::{Arg, Sentence};
#[cfg(feature = "format")]
pub use texts::{ReadBlock, ReadItem, ReadSection, SayError, Texts, sources};
