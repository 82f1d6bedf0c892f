//! One file a command: its options, and a function that runs it.

pub mod bench;
pub mod completions;
pub mod engine;
mod everything;
pub mod perft;
pub mod play;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod solve;
pub mod tablebase;
pub mod tournament;
pub mod trace;
