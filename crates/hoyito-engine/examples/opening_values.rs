//! Makes the opening values the page takes along (`cargo xtask openings`).
//!
//! `cargo run --release -p hoyito-engine --example opening_values FOLDER BOARDS VARIANTS [FOLDER OF TABLEBASES]`
//!
//! For each variant (`I,II,III`): the boards of 2x6 within so many sowings of the start that there are at most BOARDS of them, each solved.
//! The same files come out every time, with or without tablebases; with those up to 24 seeds it takes minutes.

use std::error::Error;
use std::fs;
use std::io::{IsTerminal as _, Write as _, stderr};
use std::path::{Path, PathBuf};

use hoyito::{Position, RowLength, Rules, Variant};
use hoyito_engine::solve::{Ground, OpeningValues, Options, Solver};

fn boards(variant: Variant, most: usize) -> (u32, Vec<Position>) {
    let mut found = (0, vec![]);
    for sowings in 0.. {
        let boards = OpeningValues::boards(variant, RowLength::SIX, sowings);
        if boards.len() > most || boards.len() == found.1.len() {
            break;
        }
        found = (sowings, boards);
    }
    found
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("name the folder to write to")?);
    let most = arguments
        .next()
        .ok_or("tell how many boards at most")?
        .parse()?;
    let variants = arguments.next().ok_or("name variants, as I,II,III")?;
    let tables = arguments.next();
    fs::create_dir_all(&folder)?;
    for variant in variants.split(',') {
        let variant: Variant = variant.parse()?;
        let rules = Rules::new(variant);
        let start = Position::start(RowLength::SIX);
        let ground = match &tables {
            Some(tables) => Ground::of_folder(Path::new(tables), &start, &rules)?,
            None => Ground::built(&start, &rules)?,
        };
        let mut solver =
            Solver::new(&start, &rules, ground, Solver::MEMORY).ok_or("2x6 has open holes")?;
        let (sowings, boards) = boards(variant, most);
        let mut solved = vec![];
        // The last first: what follows from a board is known when its turn comes.
        for position in boards.iter().rev() {
            let solution = solver.best(position, &Options::default())?;
            let margin = solution.value().ok_or("not solved")?;
            let mover = position.to_move();
            let captures = |player| i32::from(position.captures(player));
            solved.push((
                *position,
                margin - captures(mover) + captures(mover.other()),
            ));
            if stderr().is_terminal() {
                eprint!(
                    "\rHoyito {variant}: {} of {} boards",
                    solved.len(),
                    boards.len()
                );
            }
        }
        let values = OpeningValues::new(variant, RowLength::SIX, solved)
            .map_err(|position| format!("{position} can't be kept"))?;
        let bytes = values.to_bytes();
        let path = folder.join(format!("{variant}-6-6.openings"));
        fs::write(&path, &bytes)?;
        writeln!(
            std::io::stdout(),
            "{}: {} boards within {sowings} sowings, {} bytes",
            path.display(),
            values.len(),
            bytes.len()
        )?;
    }
    Ok(())
}
