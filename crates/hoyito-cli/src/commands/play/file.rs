//! Games kept in files (OGN).

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use hoyito::Match;
use hoyito::notation::{OgnError, parse_ogn, read_game};
use hoyito_texts::Sentence;

/// Why a file could not be opened.
pub enum OpenError {
    /// The system says why.
    Unreadable(io::Error),
    /// It holds no game that can be played.
    NoGame(OgnError),
}

/// A sentence that names the file and says why; `id` is of those in `terminal.ftl` that tell reasons apart.
pub fn failed(id: &'static str, name: String, error: &io::Error) -> Sentence {
    let why = match error.kind() {
        io::ErrorKind::AlreadyExists => "exists",
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => "missing",
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => "denied",
        io::ErrorKind::IsADirectory => "folder",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "full",
        io::ErrorKind::InvalidData => "text",
        _ => "other",
    };
    Sentence::new(id)
        .with("file", name)
        .with("why", why)
        .with("detail", error.to_string())
}

/// Reads the game in a file; also the result written there, if the moves contradict it.
///
/// # Errors
/// The file can't be read, or holds no game.
pub fn open(path: &Path) -> Result<(Match, Option<OgnError>), OpenError> {
    let text = fs::read_to_string(path).map_err(OpenError::Unreadable)?;
    parse_ogn(&text)
        .and_then(|games| read_game(&games))
        .map_err(OpenError::NoGame)
}

/// Writes a game into the named file or, without a name, into the first of `hoyito-1.ogn`, `hoyito-2.ogn`, … that
/// does not exist. No file is ever overwritten. Gives the name.
///
/// # Errors
/// The name tried, and what the system says.
pub fn save(given: Option<&str>, text: &str) -> Result<String, (String, io::Error)> {
    let mut number = 1;
    loop {
        let name = given.map_or_else(|| format!("hoyito-{number}.ogn"), str::to_owned);
        match File::create_new(&name).and_then(|mut file| file.write_all(text.as_bytes())) {
            Ok(()) => return Ok(name),
            Err(error) if given.is_none() && error.kind() == io::ErrorKind::AlreadyExists => {
                number += 1;
            }
            Err(error) => return Err((name, error)),
        }
    }
}
