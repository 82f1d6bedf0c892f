//! `hoyito perft`: sequences of sowings, counted to compare implementations (INTERFACES.md).

use std::io::{self, Write as _};

use clap::Args;
use hoyito::{Position, RowLength, Rules, Variant};

use crate::failure::Failure;

/// The arguments of `hoyito perft`.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  hoyito perft 6\n  hoyito perft --variant III --holes 12 --divide 3\n  \
                        hoyito perft --variant II --position 3-1-4-0-0-0-0-0-4-0-0-0-20-16-S 5"
)]
pub struct Options {
    /// I, II or III
    #[arg(long, default_value = "I")]
    variant: Variant,
    /// Holes in a row, 1 to 12 [default: 6]
    #[arg(long, value_parser = row_length)]
    holes: Option<RowLength>,
    /// Where to count from, as 4-4-4-4-0-0-S [default: the start]
    #[arg(long)]
    position: Option<Position>,
    /// Also the count of each first move
    #[arg(long)]
    divide: bool,
    /// How many sowings, 0 to 255; a forced pass is none
    depth: u8,
}

/// Reads a row length from an argument.
pub fn row_length(text: &str) -> Result<RowLength, String> {
    let holes = text.parse().ok().and_then(RowLength::new);
    holes.ok_or_else(|| "a row has 1 to 12 holes".into())
}

/// `--holes` beside `--position` says it twice, which is fine as long as both say the same.
pub fn rows_agree(
    holes: Option<RowLength>,
    position: Option<Position>,
    command: &str,
) -> Result<(), Failure> {
    match (holes, position.map(|position| position.row())) {
        (Some(holes), Some(row)) if holes != row => Err(Failure::Usage(format!(
            "--holes {holes} does not fit --position, which has rows of {row}; leave --holes out; \
             see {command} --help"
        ))),
        _ => Ok(()),
    }
}

/// Counts, and writes `nodes N` last.
pub fn run(options: &Options) -> Result<(), Failure> {
    let rules = Rules::new(options.variant);
    rows_agree(options.holes, options.position, "hoyito perft")?;
    let start = || Position::start(options.holes.unwrap_or(RowLength::SIX));
    let position = options.position.unwrap_or_else(start);
    let depth = options.depth.into();
    let mut out = io::stdout().lock();
    let nodes = if options.divide && depth > 0 {
        let parts = hoyito::perft_divide(&position, &rules, depth);
        for (hole, nodes) in &parts {
            writeln!(out, "{} {nodes}", hole.letter(position.row()))?;
        }
        parts.iter().map(|(_, nodes)| nodes).sum()
    } else {
        hoyito::perft(&position, &rules, depth)
    };
    Ok(writeln!(out, "nodes {nodes}")?)
}
