//! One file a command: its options, and a function that runs it.

pub mod completions;
pub mod perft;
pub mod replay;
pub mod serve;
pub mod trace;
