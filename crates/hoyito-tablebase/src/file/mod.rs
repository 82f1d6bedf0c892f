//! Files of tablebases, one a layer and setting: docs/tablebase-format.md.

mod code;
mod header;
mod table;
mod write;

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

pub(crate) use code::BLOCK;
pub use table::Table;
pub(crate) use write::write;

/// Whether an older version of this crate wrote the file, so that it has to be built again.
pub(crate) fn is_older(path: &Path) -> bool {
    let mut begin = [0; 10];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut begin));
    read.is_ok() && header::is_older(&begin)
}
