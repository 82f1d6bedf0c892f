//! Makes the files of puzzles: `cargo xtask puzzles` runs it.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use hoyito::Variant;
use hoyito_puzzles::{Plan, make, write};

/// Makes the puzzles of the page from exact values; the same seed makes the same files.
#[derive(Parser)]
#[command(after_help = "Example: hoyito-puzzles web/src/learn/puzzles --variant II")]
struct Arguments {
    /// The folder to write I.txt, II.txt and III.txt to
    folder: PathBuf,
    /// Only the puzzles of I, II or III
    #[arg(long)]
    variant: Option<Variant>,
    /// Puzzles of each of the three kinds
    #[arg(long, default_value_t = Plan::default().of_each_kind)]
    of_each_kind: usize,
    /// Seed of the games they are found in
    #[arg(long, default_value_t = Plan::default().seed)]
    seed: u64,
    /// Seeds on the board at most, where a round has to be solved
    #[arg(long, default_value_t = Plan::default().most_seeds)]
    most_seeds: u8,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let plan = Plan {
        of_each_kind: arguments.of_each_kind,
        seed: arguments.seed,
        most_seeds: arguments.most_seeds,
    };
    let wanted = |variant: &Variant| arguments.variant.is_none_or(|only| only == *variant);
    for variant in Variant::ALL.into_iter().filter(wanted) {
        let begun = Instant::now();
        let puzzles = match make(variant, &plan, |_| ()) {
            Ok(puzzles) => puzzles,
            Err(error) => {
                eprintln!("error: {error}");
                return ExitCode::FAILURE;
            }
        };
        let file = arguments.folder.join(format!("{variant}.txt"));
        if let Err(error) = fs::write(&file, write(variant, &puzzles)) {
            eprintln!("error: {} can't be written: {error}", file.display());
            return ExitCode::FAILURE;
        }
        println!(
            "{}: {} puzzles in {:.0} s",
            file.display(),
            puzzles.len(),
            begun.elapsed().as_secs_f64()
        );
    }
    ExitCode::SUCCESS
}
