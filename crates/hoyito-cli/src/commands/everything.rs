//! `hoyito solve --everything`: all boards that can be reached, counted by value, and written to a file.

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::time::Instant;

use hoyito::{Position, Rules};
use hoyito_engine::solve::everything::{Counts, Everything, Progress};
use serde::Serialize;

use super::solve::{Answer, Options, write_for_people};
use crate::failure::Failure;
use crate::status_line::StatusLine;

/// A layer, for programs.
#[derive(Serialize)]
struct Layer {
    seeds: usize,
    boards: u64,
    values: BTreeMap<i32, u64>,
}

/// All layers together, for programs.
#[derive(Serialize)]
struct All {
    #[serde(flatten)]
    answer: Answer,
    file: String,
    bytes: u64,
    seconds: f64,
}

impl Layer {
    fn of(counts: &Counts) -> Layer {
        Layer {
            seeds: counts.seeds,
            boards: counts.boards,
            values: counts.values.iter().copied().collect(),
        }
    }
}

/// Solves all that can be reached from `start`.
pub(super) fn run(
    options: &Options,
    start: &Position,
    rules: &Rules,
    begun: Instant,
) -> Result<(), Failure> {
    let row = start.row().get();
    let named = || PathBuf::from(format!("hoyito-{}-2x{row}.everything", rules.variant));
    let file = options.file.clone().unwrap_or_else(named);
    let line = StatusLine::new();
    let tell = |progress| {
        line.show(&match progress {
            Progress::Reached { seeds, boards } => {
                format!("{seeds} seeds: {boards} boards reached")
            }
            Progress::Settled { seeds } => format!("{seeds} seeds: settled"),
        });
    };
    let threads = options.threads.unwrap_or(0).into();
    let most = options.memory / Everything::BYTES;
    let all = Everything::of(start, rules, threads, most, &tell);
    line.clear();
    let all = all.map_err(Failure::new)?;
    let bytes = all.write(&file).map_err(Failure::new)?;
    // The start was reached.
    let solution = all
        .solution(start)
        .unwrap_or_else(|| unreachable!("{start}"));
    let mut out = io::stdout().lock();
    let layers = all.counts();
    if options.json {
        for counts in &layers {
            serde_json::to_writer(&mut out, &Layer::of(counts)).map_err(io::Error::from)?;
            writeln!(out)?;
        }
        let mut answer = Answer::of(&solution, start);
        answer.boards = all.boards();
        let answer = All {
            answer,
            file: file.display().to_string(),
            bytes,
            seconds: begun.elapsed().as_secs_f64(),
        };
        serde_json::to_writer(&mut out, &answer).map_err(io::Error::from)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(
        out,
        "seeds      boards  for each value still to be won by the player to move, how many"
    )?;
    for counts in &layers {
        write!(out, "{:>5}  {:>10} ", counts.seeds, counts.boards)?;
        for (value, count) in &counts.values {
            write!(out, " {value:+}: {count}")?;
        }
        writeln!(out)?;
    }
    let solution = hoyito_engine::solve::Solution {
        visited: all.boards(),
        ..solution
    };
    write_for_people(&mut out, &solution, start, begun.elapsed())?;
    writeln!(
        out,
        "{}: {bytes} bytes; hoyito solve --known {} answers from it",
        file.display(),
        file.display()
    )?;
    Ok(())
}
