//! `hoyito bench`: fixed positions, nodes a second, and a signature of the search (INTERFACES.md).

use std::io::{self, Write as _};
use std::time::Instant;

use clap::{Args, Subcommand};

use crate::failure::Failure;

mod exact;

/// The arguments of `hoyito bench`.
#[derive(Args)]
#[command(
    after_help = "The signature changes only when the search changes, never with the machine.\n\nExamples:\n  hoyito bench\n  hoyito bench --less 3\n  hoyito bench exact --variant I",
    args_conflicts_with_subcommands = true
)]
pub struct Options {
    /// Sowings taken off every depth, for a shorter run (with another signature)
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=20))]
    less: u32,
    #[command(subcommand)]
    other: Option<Other>,
}

#[derive(Subcommand)]
enum Other {
    /// How exactly level 10 plays: its choices against exact values
    Exact(exact::Options),
}

/// Searches, a line a position, then nodes, nodes a second and the signature.
pub fn run(options: &Options) -> Result<(), Failure> {
    if let Some(Other::Exact(options)) = &options.other {
        return exact::run(options);
    }
    let mut out = io::stdout().lock();
    let begun = Instant::now();
    let mut written = Ok(());
    let run = hoyito_engine::bench(options.less, |position, report| {
        if written.is_ok() {
            let best = report.best.letter(position.row());
            let exact = if report.exact { " exact" } else { "" };
            written = writeln!(
                out,
                "{position} depth {} nodes {} score {}{exact} best {best}",
                report.depth, report.nodes, report.score
            );
        }
    });
    written?;
    let per_second = run.nodes as f64 / begun.elapsed().as_secs_f64();
    writeln!(out, "nodes {}", run.nodes)?;
    writeln!(out, "nps {}", per_second as u64)?;
    Ok(writeln!(out, "signature {:08x}", run.signature)?)
}
