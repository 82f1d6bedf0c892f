//! What can go wrong, told so that the reader knows what would be right.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Why tables could not be built, opened or probed.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// More seeds than can be indexed on such a board.
    TooManySeeds {
        /// Seeds asked for.
        seeds: usize,
    },
    /// Seeds on a board are a multiple of four from 8 on, and fit the board.
    NoSuchLayer {
        /// Seeds asked for.
        seeds: usize,
        /// Most seeds the board can hold.
        most: usize,
    },
    /// Building needs more memory than allowed.
    Memory {
        /// Seeds of the layer that does not fit.
        seeds: usize,
        /// Bytes needed.
        needed: u64,
        /// Bytes allowed.
        allowed: u64,
    },
    /// A file or memory could not be had.
    Io {
        /// What was being done.
        doing: String,
        /// What the system said.
        error: io::Error,
    },
    /// A file is no table, or damaged.
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        fault: String,
    },
    /// No table for what was asked.
    NoTable {
        /// The setting.
        setting: String,
        /// The layer.
        seeds: usize,
        /// Where tables were looked for.
        folder: PathBuf,
    },
    /// A table holds a wrong value.
    Wrong {
        /// The setting.
        setting: String,
        /// A board with the player to move as South, as notation writes it, and what is wrong with its value.
        fault: String,
    },
}

impl Error {
    pub(crate) fn io(doing: impl fmt::Display) -> impl FnOnce(io::Error) -> Error {
        let doing = doing.to_string();
        move |error| Error::Io { doing, error }
    }

    pub(crate) fn file(path: &Path, fault: impl fmt::Display) -> Error {
        Error::File {
            path: path.to_owned(),
            fault: fault.to_string(),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::TooManySeeds { seeds } => write!(
                f,
                "boards with {seeds} seeds are too many to number on these rows; ask for fewer seeds"
            ),
            Error::NoSuchLayer { seeds, most } => write!(
                f,
                "there is no layer of {seeds} seeds; seeds on these rows are a multiple of four from 8 to {most}"
            ),
            Error::Memory {
                seeds,
                needed,
                allowed,
            } => write!(
                f,
                "the layer of {seeds} seeds needs {} of memory, {} are allowed; allow more or build fewer seeds",
                mib(*needed),
                mib(*allowed)
            ),
            Error::Io { doing, error } => write!(f, "{doing}: {error}"),
            Error::File { path, fault } => write!(f, "{}: {fault}", path.display()),
            Error::NoTable {
                setting,
                seeds,
                folder,
            } => write!(
                f,
                "no table {setting} of {seeds} seeds in {}; build it there first",
                folder.display()
            ),
            Error::Wrong { setting, fault } => write!(f, "table {setting}: {fault}"),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Io { error, .. } => Some(error),
            _ => None,
        }
    }
}

/// Bytes for people, rounded up.
pub(crate) fn mib(bytes: u64) -> String {
    format!("{} MiB", bytes.div_ceil(1 << 20))
}
