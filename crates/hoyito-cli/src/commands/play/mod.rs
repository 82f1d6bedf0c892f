//! `hoyito play`: the game in the terminal, drawn (`screen/`) or line by line (`plain.rs`).

mod file;
mod options;
mod plain;
mod record;
mod screen;
mod table;

pub use options::Options;

use std::io::{self, IsTerminal as _};

use hoyito_texts::{Texts, errors};

use super::perft::rows_agree;
use crate::failure::Failure;
use crate::text;
use table::{Setup, Table};

/// Plays until the player leaves.
pub fn run(options: Options) -> Result<(), Failure> {
    rows_agree(options.holes, options.position, "hoyito play")?;
    let texts = Texts::new(text::language_or_usual(options.lang));
    let setup = Setup::of(&options);
    let opened = match &options.open {
        Some(path) => Some(open(path, setup, &texts)?),
        None => None,
    };
    let tables = options.tablebase.as_deref();
    let new = || Table::new(setup).with_tables(tables);
    let opened = opened.map(|table| table.with_tables(tables));
    let speed = options.speed.unwrap_or_default();
    if options.plain || !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        let table = opened.unwrap_or_else(new);
        return plain::play(table, texts, speed, io::stdin().lock(), io::stdout().lock());
    }
    let table = opened.or_else(|| options.says_what_to_play().then(new));
    screen::run(table, setup, texts, speed)
}

fn open(path: &std::path::Path, setup: Setup, texts: &Texts) -> Result<Table, Failure> {
    let (game, remark) = file::open(path).map_err(|error| {
        Failure::new(match error {
            file::OpenError::Unreadable(error) => texts.say(&file::failed(
                "term-open-failed",
                path.display().to_string(),
                &error,
            )),
            file::OpenError::NoGame(error) => {
                format!(
                    "{}: {}",
                    path.display(),
                    texts.say(&errors::of_game_file(&error))
                )
            }
        })
    })?;
    let remark = remark.map(|fault| errors::of_game_file(&fault));
    Ok(Table::with_game(setup, game, remark))
}
