//! Files of tablebases, one a layer and setting: docs/tablebase-format.md.

mod code;
mod header;
mod table;
mod write;

pub(crate) use code::BLOCK;
pub use table::Table;
pub(crate) use write::write;
