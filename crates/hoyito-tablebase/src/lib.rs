//! What it is for: the exact value of every Hoyito board of up to some number of seeds: building, files, probes, verifying.
//! What it never does: decide a rule (the crate `hoyito` sows) or search; it holds no unsafe code but the memory map of a file.
//! Who uses it: the engine to play and solve exactly, and the program's `tablebase` commands.
//! Start at [`Setting`] (what a table is for) and [`Tables`] (values in memory). The files are described in
//! docs/tablebase-format.md. A value is the margin still to be won, seen from the player to move.
#![deny(unsafe_code)]

mod build;
mod bytes;
mod error;
mod file;
mod folder;
mod index;
mod layer;
mod setting;
mod tables;
mod verify;

pub use build::{Options, Phase, Progress, memory_needed};
pub use error::Error;
pub use file::Table;
pub use folder::{Done, Folder, Prober, build, file_name, verify};
pub use index::Index;
pub use layer::Layer;
pub use setting::{LastFourTo, Setting};
pub use tables::{FIRST_LAYER, Tables};
pub use verify::Verified;
