//! A game between two seats as a plain state machine: no socket, no storage, no clock of its own.
//! [`Game::decide`] says what an action comes to, [`Game::evolve`] does it; a game is its events from the first on.

mod board;
mod clocks;
mod decide;
mod event;
mod facts;
mod name;
mod secret;
mod state;
mod view;

#[cfg(test)]
mod tests;

pub use decide::{Decision, OpenBy};
pub use event::{Event, Logged, Sitter};
pub use name::clean_name;
pub use secret::{GameId, Secret, SecretHash};
pub use state::{Broken, Game, Shift};
