//! Makes files of fair openings: positions after some random moves from which neither side wins much with best play.
//!
//! `cargo run --release -p hoyito-engine --example openings VARIANT [COUNT [FOLDER OF TABLEBASES]]`
//!
//! From the usual start of 2x6, 4 to 12 random moves; kept if 32 seeds or more are left, the player to move has a choice,
//! and the exact value is within one casa of a tie. Most random positions are lost for one side whoever plays, and tell
//! little about who plays better. What takes more than half a million boards to solve is left out. The same openings come
//! out every time, with or without tablebases but for those limits.

use std::cell::Cell;
use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU32, Ordering};

use hoyito::{Hole, Position, Round, RowLength, Rules, Rulings, Variant};
use hoyito_engine::Random;
use hoyito_engine::solve::{Ground, Options, Solver};

/// Looks of the solver at whether to stop, 256 boards each.
const PATIENCE: u32 = 2_000;

const FEWEST_SEEDS: u8 = 32;

/// The round after some random moves, if it is still one to play.
fn opened(rules: &Rules, random: &mut Random) -> Option<Round> {
    let start = Position::start(RowLength::SIX);
    let mut round = Round::new(*rules, Rulings::default(), start);
    for _ in 0..4 + random.below(9) {
        let legal: Vec<Hole> = round.position().legal(rules).iter().collect();
        if round.end().is_some() || legal.is_empty() {
            return None;
        }
        round.play(legal[random.below(legal.len())]).ok()?;
    }
    let choice = round.position().legal(rules).len() > 1;
    let goes_on = round.end().is_none() && round.position().on_board() >= FEWEST_SEEDS;
    (goes_on && choice).then_some(round)
}

fn make(variant: Variant, count: usize, folder: Option<&Path>) -> Result<(), Box<dyn Error>> {
    let rules = Rules::new(variant);
    let start = Position::start(RowLength::SIX);
    let ground = match folder {
        Some(folder) => Ground::of_folder(folder, &start, &rules)?,
        None => Ground::built(&start, &rules)?,
    };
    let mut solver = Solver::new(&start, &rules, ground, 2 * Solver::MEMORY).ok_or("no board")?;
    let mut random = Random::new(2005);
    let (kept, tried) = (Cell::new(0), Cell::new(0));
    println!("# Hoyito {variant}: made by --example openings {variant} {count}");
    while kept.get() < count {
        let Some(round) = opened(&rules, &mut random) else {
            continue;
        };
        tried.set(tried.get() + 1);
        let looks = AtomicU32::new(0);
        let options = Options {
            threads: 1,
            stop: &|| looks.fetch_add(1, Ordering::Relaxed) >= PATIENCE,
        };
        let value = solver.solve(round.position(), &options)?.value();
        if value.is_some_and(|value| value.abs() <= 4) {
            kept.set(kept.get() + 1);
            let letters = round
                .steps()
                .iter()
                .map(|step| step.hole.letter(RowLength::SIX));
            println!("startpos {}", letters.collect::<String>());
        }
    }
    eprintln!("{} of {} positions tried", kept.get(), tried.get());
    Ok(())
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let variant = words.first().and_then(|word| word.parse().ok());
    let count = words.get(1).map_or(Some(100), |word| word.parse().ok());
    let (Some(variant), Some(count)) = (variant, count) else {
        eprintln!("usage: openings VARIANT [COUNT [FOLDER]], as in: openings II 100 tables");
        return ExitCode::from(2);
    };
    match make(variant, count, words.get(2).map(Path::new)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
