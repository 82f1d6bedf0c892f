//! The rules of Hoyito a second time, drop by drop, so that the crate `hoyito` can be checked.
//! For: tests that hold the two equal, perft data, and the baseline of the sowing benchmark.
//! Never: depends on `hoyito`, shares code with it, or trades plainness for speed.
//! Used by: tests and benchmarks of this workspace only; it is not published.
//! Written from `RULES.md` alone; each item names the section it follows.
#![forbid(unsafe_code)]

mod board;
mod matches;
mod perft;
pub mod perft_data;
mod round;
mod sowing;
mod text;

pub use board::{MAX_RING, Player, Position};
pub use matches::{FinishedRound, Match, MatchEnd, fill};
pub use perft::{perft, perft_divide};
pub use round::{End, Played, Round, Rulings, has_move, legal, play, play_on};
pub use sowing::{
    Casas, EndlessSowing, LAP_LIMIT, LastFour, Refusal, Rules, SowingEnd, Sown, Variant, check,
    sow, sow_within,
};
pub use text::{hole_letter, hole_of_letter, parse, print};
