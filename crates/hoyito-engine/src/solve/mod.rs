//! Exact solving: the value of a position with best play of both sides, proved, however long it takes.
//!
//! Positions are looked at without the captures made: a value is the margin still to be won by the player to move. A
//! question is whether that margin is at least so much. A play that goes on for ever is worth an equal share of the
//! seeds left, a margin of 0; so for every question one player, the attacker, must get somewhere in finitely many
//! moves, and the other has only to go on for ever. [`Solver`] asks such questions by proof search (`worker.rs`) on
//! several threads, which share what they prove (`facts.rs`) and stand on tables of values for boards with few seeds
//! ([`Ground`]). Proofs that would rest on a repetition in the line are told apart in `standing.rs`.
//!
//! Nothing here is an estimate: efforts and glances choose what to look at next, and decide nothing.

mod carried;
mod effort;
#[cfg(not(target_family = "wasm"))]
pub mod everything;
mod facts;
mod game;
mod ground;
mod line;
mod openings;
mod past;
mod rank;
mod solver;
mod standing;
mod task;
mod worker;

pub use carried::Carried;
pub use ground::Ground;
pub use line::{Line, Rest};
pub use openings::OpeningValues;
pub use solver::{MoveBounds, Options, Solution, Solver};
