//! What it is for: puzzles with one right answer each, found in games played by chance, proved by exact solving, graded.
//! It never decides a rule (the crate `hoyito` does), never estimates a value, and is no part of the page or the program.
//! Who uses it: `cargo xtask puzzles`, which writes the files the page shows, and the tests that prove them.
//! [`Puzzle`] is one line of such a file, [`Judge`] says what is right in a position, [`make`] finds new ones.

#![forbid(unsafe_code)]

mod grade;
mod judge;
mod make;
mod puzzle;

pub use judge::{Fault, Judge};
pub use make::{Plan, make};
pub use puzzle::{FileError, Kind, Puzzle, read, write};
