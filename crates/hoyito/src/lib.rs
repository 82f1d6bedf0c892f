//! The rules of Hoyito I, II and III, the Dominican mancala, made exact: positions, sowings, rounds, matches, notation.
//! It never reads a clock, a file or a socket, never searches, and holds no unsafe code; it needs `alloc` and nothing else.
//! The tablebases, the engine, the server, the program and the page all stand on it and decide no rule themselves.
//! The law is RULES.md; each module names its section. Features: `std` (default) changes nothing in the rules,
//! `serde` reads and writes the public types. Sowing is fastest where the target has SSSE3 (`-C target-cpu=x86-64-v2`).
//!
//! ```
//! use hoyito::{Hole, Position, RowLength, Rules, Variant};
//! let rules = Rules::new(Variant::II);
//! let mut position = Position::start(RowLength::SIX);
//! for letter in ['F', 'f'] {
//!     let hole = Hole::from_letter(letter, position.row()).unwrap();
//!     position = position.play(&rules, hole)?.position;
//! }
//! # Ok::<(), hoyito::MoveError>(())
//! ```
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod board;
mod ending;
mod error;
mod matches;
pub mod notation;
mod perft;
mod position;
mod round;
mod rulings;
mod sowing;
mod turn;

pub use board::{CASA, Hole, HoleSet, MAX_RING, MAX_ROW, Player, RowLength, UnknownPlayer};
pub use ending::{EndReason, Winner};
pub use error::MoveError;
pub use matches::{Match, MatchEnd, NoNextRound};
pub use notation::PositionError;
pub use perft::{perft, perft_divide};
pub use position::{Position, Setup, SetupError};
pub use round::{Round, RoundStep, Undone};
pub use rulings::{ClosedHoles, EndlessSowing, LastFour, Rules, Rulings, UnknownVariant, Variant};
pub use sowing::bare as ring;
pub use sowing::{Lap, LastFourTaken, Played, Trace};
pub use turn::Turn;
