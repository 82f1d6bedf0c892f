//! An opponent for Hoyito I, II and III: search bounded by nodes, depth or the caller's clock, ten levels; exact solving.
//! It never decides a rule (the crate `hoyito` does), and its search reads no clock and blocks nobody: callers bound it.
//! The browser's door, the program `hoyito` and the server use it.
//! Values are seeds: final captures of the player to move minus the opponent's, an endless line an equal share.
//! In a match a round aims at the match: [`History::in_match`] tells the search what results are good for there (`aim.rs`).
//! [`choose`] plays a level, [`search`] analyses; [`History`] tells both what would end the round by coming back.
#![forbid(unsafe_code)]

mod aim;
pub mod arena;
mod bench;
mod eval;
#[cfg(not(target_family = "wasm"))]
pub mod exactness;
mod folder_values;
mod history;
mod key;
mod level;
mod limits;
mod means;
mod node;
mod perfect;
mod proof;
mod random;
mod search;
mod sight;
pub mod solve;
mod table;
mod threads;
#[cfg(not(target_family = "wasm"))]
pub mod tournament;
#[cfg(not(target_family = "wasm"))]
pub mod ugi;

pub use bench::{Bench, bench};
pub use eval::Weights;
pub use folder_values::FolderValues;
pub use history::History;
pub use level::{Choice, Level, choose};
pub use limits::Limits;
pub use means::{Asker, Means, Values};
pub use perfect::{Effort, Perfect};
pub use proof::Proof;
pub use random::Random;
pub use search::{MAX_DEPTH, Report, search, search_by, search_with};
pub use table::Table;
