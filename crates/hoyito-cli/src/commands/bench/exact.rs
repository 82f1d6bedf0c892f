//! `hoyito bench exact`: how exactly level 10 plays, its choices held against exact values.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use hoyito::{Position, RowLength, Rules, Variant};
use hoyito_engine::Random;
use hoyito_engine::exactness::{Examiner, Trial, positions};
use serde_json::json;

use crate::commands::perft::row_length;
use crate::failure::Failure;

/// The arguments of `hoyito bench exact`.
#[derive(Args)]
#[command(
    after_help = "Positions are met in random play from the start, each in another round. Level 10 chooses in each; then a solver of \
    its own finds what the move was worth, with --patience seconds for that.\n\n\
    Examples:\n  hoyito bench exact --variant I --positions 50\n  hoyito bench exact --variant III --tablebase tables --json"
)]
pub struct Options {
    /// I, II or III
    #[arg(long, default_value = "I")]
    variant: Variant,
    /// Holes in a row, 1 to 12
    #[arg(long, default_value = "6", value_parser = row_length)]
    holes: RowLength,
    /// Positions looked at
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    positions: u32,
    /// Fewest seeds left
    #[arg(long, default_value_t = 28)]
    least: u8,
    /// Most seeds left
    #[arg(long, default_value_t = 48)]
    most: u8,
    /// Where the positions come from: the same seed, the same positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Seconds level 10 has for its proof
    #[arg(long, default_value_t = 1.0, value_parser = seconds)]
    time: f64,
    /// Seconds the exact value may take afterwards
    #[arg(long, default_value_t = 60.0, value_parser = seconds)]
    patience: f64,
    /// Threads of both [default: one a core]
    #[arg(long, default_value_t = 0)]
    threads: u16,
    /// Folder of tablebases; without one small ones are built in memory
    #[arg(long, value_name = "DIR")]
    tablebase: Option<PathBuf>,
    /// One JSON object a position, then one for all
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok();
    let fits = seconds.filter(|seconds| (0.0..=86_400.0).contains(seconds));
    fits.ok_or_else(|| "a time is a number of seconds, from 0 to 86400".into())
}

/// What all trials came to.
struct Sum {
    positions: usize,
    proved: usize,
    /// Moves that lose nothing, and moves whose loss is not known.
    exact: usize,
    unknown: usize,
    worst: i32,
    /// Milliseconds: median, 90%, 99%, longest.
    times: [f64; 4],
}

impl Sum {
    fn of(trials: &[Trial]) -> Sum {
        let mut times: Vec<Duration> = trials.iter().map(|trial| trial.time).collect();
        times.sort_unstable();
        let part = |share: f64| {
            let place = (share * times.len() as f64).ceil() as usize;
            let time = times.get(place.max(1) - 1);
            time.map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        Sum {
            positions: trials.len(),
            proved: trials.iter().filter(|trial| trial.proved).count(),
            exact: trials.iter().filter(|trial| trial.lost == Some(0)).count(),
            unknown: trials.iter().filter(|trial| trial.lost.is_none()).count(),
            worst: trials
                .iter()
                .filter_map(|trial| trial.lost)
                .max()
                .unwrap_or(0),
            times: [0.5, 0.9, 0.99, 1.0].map(part),
        }
    }
}

/// Looks at all positions and tells.
pub fn run(options: &Options) -> Result<(), Failure> {
    let rules = Rules::new(options.variant);
    let (row, seeds) = (options.holes, options.least..=options.most);
    let mut random = Random::new(options.seed);
    let met = positions(row, &rules, seeds, options.positions as usize, &mut random);
    if met.is_empty() {
        return Err(Failure::Usage(format!(
            "no position of {} to {} seeds was met; a board of rows of {} has {} at the start",
            options.least,
            options.most,
            row.get(),
            row.seeds()
        )));
    }
    let start = Position::start(row);
    let folder = options.tablebase.as_deref();
    let mut examiner = Examiner::new(&start, &rules, folder).map_err(Failure::new)?;
    let [time, patience] = [options.time, options.patience].map(Duration::from_secs_f64);
    let (mut out, mut trials) = (io::stdout().lock(), vec![]);
    for (at, position) in met.iter().enumerate() {
        if io::stderr().is_terminal() {
            let _ = write!(
                io::stderr(),
                "\r\x1b[2Kposition {} of {}",
                at + 1,
                met.len()
            );
        }
        let trial = examiner.look(position, time, patience, options.threads.into());
        let Some(trial) = trial.map_err(Failure::new)? else {
            continue;
        };
        if options.json {
            let line = json!({
                "position": trial.position.to_string(),
                "move": trial.chosen.letter(row).to_string(),
                "proved": trial.proved,
                "lost": trial.lost,
                "ms": trial.time.as_secs_f64() * 1e3,
            });
            writeln!(out, "{line}")?;
        }
        trials.push(trial);
    }
    if io::stderr().is_terminal() {
        let _ = write!(io::stderr(), "\r\x1b[2K");
    }
    let sum = Sum::of(&trials);
    let [median, most, nearly_all, longest] = sum.times;
    if options.json {
        let line = json!({
            "variant": options.variant.to_string(), "positions": sum.positions, "proved": sum.proved,
            "exact": sum.exact, "unknown": sum.unknown, "worst": sum.worst,
            "ms": {"median": median, "90%": most, "99%": nearly_all, "longest": longest},
        });
        writeln!(out, "{line}")?;
        return Ok(());
    }
    let percent = |count: usize| 100.0 * count as f64 / sum.positions.max(1) as f64;
    writeln!(
        out,
        "Hoyito {}, {} positions of {} to {} seeds, {} s a move",
        options.variant, sum.positions, options.least, options.most, options.time
    )?;
    writeln!(
        out,
        "proved          {:>6}  {:.1}%",
        sum.proved,
        percent(sum.proved)
    )?;
    writeln!(
        out,
        "no seed lost    {:>6}  {:.1}%",
        sum.exact,
        percent(sum.exact)
    )?;
    writeln!(
        out,
        "not known       {:>6}  {:.1}%",
        sum.unknown,
        percent(sum.unknown)
    )?;
    writeln!(out, "most seeds lost {:>6}", sum.worst)?;
    writeln!(
        out,
        "milliseconds    {median:.1} median, {most:.1} in 90%, {nearly_all:.1} in 99%, {longest:.1} the longest"
    )?;
    Ok(())
}
