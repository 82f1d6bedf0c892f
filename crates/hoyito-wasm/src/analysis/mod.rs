//! The analysis board: a tree of moves with comments ([`Study`]), what each move is worth ([`Analyst`]), a game looked
//! over move by move ([`Analyst::review`]), positions set up by hand ([`view::Draft`]), and level 10 with exact values
//! ([`Master`]). Rules, notation and search are
//! those of the crates below; here they are put together for the page.

mod analyst;
pub mod door;
mod draft;
mod link;
mod master;
mod prover;
mod review;
mod study;
#[cfg(test)]
mod tests;
mod tree;
pub mod view;
mod worth;
mod write;

pub use analyst::Analyst;
pub use draft::{check, draft_of};
pub use master::Master;
pub use study::Study;
