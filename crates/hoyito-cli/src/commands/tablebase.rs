//! `hoyito tablebase`: exact values of all boards with few seeds, built, told, verified and probed (INTERFACES.md).

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::{Args, Subcommand, ValueEnum};
use hoyito::{EndlessSowing, LastFour, Position, RowLength, Rules, Variant};
use hoyito_tablebase::{
    Done, Error, Folder, LastFourTo, Phase, Prober, Progress, Setting, Verified, build,
    memory_needed, verify,
};
use serde::{Deserialize, Serialize};

use super::perft::row_length;
use crate::failure::Failure;
use crate::json::fields::{self, Field};
use crate::json::{self, Refusal, RulingsRequest, VariantRequest};
use crate::status_line::StatusLine;

/// The arguments of `hoyito tablebase`.
#[derive(Args)]
#[command(after_help = "Example:\n  hoyito tablebase build --variant III --seeds 16 tables")]
pub struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build all tables up to a number of seeds that are not there yet
    Build(BuildOptions),
    /// What the tables of a folder hold
    Info(InfoOptions),
    /// Check every value of a folder's tables by the plain rules
    Verify(VerifyOptions),
    /// Values of positions: JSON Lines in, JSON Lines out
    Probe(ProbeOptions),
}

/// The arguments of `hoyito tablebase build`.
#[derive(Args)]
#[command(
    after_help = "A build that was stopped goes on with the layer it was at.\n\nExamples:\n  \
    hoyito tablebase build --variant III --seeds 20 --memory 2G tables\n  \
    hoyito tablebase build --variant III --open 4,6 --last-four mover --seeds 16 tables"
)]
struct BuildOptions {
    /// I, II or III
    #[arg(long)]
    variant: Variant,
    /// Holes in a row, 1 to 12, all open
    #[arg(long, default_value = "6", value_parser = row_length)]
    holes: RowLength,
    /// Open holes of the two rows where some are closed, as 4,6
    #[arg(long, value_parser = open_holes, conflicts_with = "holes")]
    open: Option<(usize, usize)>,
    /// Who takes the last four seeds: the captor, or in Hoyito III from the third round on the preceding winner,
    /// who is the player to move with the first of the open rows, or the other
    #[arg(long, default_value = "captor")]
    last_four: LastFourArgument,
    /// What an endless sowing means
    #[arg(long, default_value = "forbidden")]
    endless_sowing: EndlessArgument,
    /// Most seeds on a board: 8, 12, 16 and so on
    #[arg(long)]
    seeds: usize,
    /// Memory that may be used, as 900M or 4G [default: any]
    #[arg(long, value_parser = memory)]
    memory: Option<u64>,
    /// Threads [default: one a core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Folder of the tables, made if it is not there
    folder: PathBuf,
}

/// The arguments of `hoyito tablebase info`.
#[derive(Args)]
#[command(after_help = "Example:\n  hoyito tablebase info tables --json")]
struct InfoOptions {
    /// One JSON object a table
    #[arg(long)]
    json: bool,
    /// Folder of the tables
    folder: PathBuf,
}

/// The arguments of `hoyito tablebase verify`.
#[derive(Args)]
#[command(after_help = "Example:\n  hoyito tablebase verify tables")]
struct VerifyOptions {
    /// Threads [default: one a core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Folder of the tables
    folder: PathBuf,
}

/// The arguments of `hoyito tablebase probe`.
#[derive(Args)]
#[command(
    after_help = "The value is what the player to move still wins beyond what the opponent still wins, in seeds.\n\nExample:\n  \
    echo '{\"variant\":\"III\",\"position\":\"1-1-1-1-1-0-1-1-1-0-0-0-20-20-S\"}' | hoyito tablebase probe tables"
)]
struct ProbeOptions {
    /// Folder of the tables
    folder: PathBuf,
}

#[derive(Clone, Copy, ValueEnum)]
enum LastFourArgument {
    Captor,
    Mover,
    Other,
}

#[derive(Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum EndlessArgument {
    Forbidden,
    EndsRound,
}

fn open_holes(text: &str) -> Result<(usize, usize), String> {
    let rows = text.split_once(',').and_then(|(mover, other)| {
        let (mover, other) = (mover.parse().ok()?, other.parse().ok()?);
        Setting::new(Variant::I, mover, other)?;
        Some((mover, other))
    });
    rows.ok_or_else(|| "two rows of 1 to 12 open holes are written as 4,6".into())
}

/// Bytes, as 900M or 4G.
pub(super) fn memory(text: &str) -> Result<u64, String> {
    let (number, shift) = match text.trim_end_matches(['b', 'B']) {
        number if number.ends_with(['g', 'G']) => (&number[..number.len() - 1], 30),
        number if number.ends_with(['m', 'M']) => (&number[..number.len() - 1], 20),
        number => (number, 0),
    };
    let bytes: Option<u64> = number.parse().ok();
    let bytes = bytes.and_then(|number| number.checked_mul(1 << shift));
    bytes.ok_or_else(|| "memory is written as 900M or 4G".into())
}

/// Runs one of the four.
pub fn run(options: &Options) -> Result<(), Failure> {
    match &options.command {
        Command::Build(options) => run_build(options),
        Command::Info(options) => run_info(options),
        Command::Verify(options) => run_verify(options),
        Command::Probe(options) => run_probe(options),
    }
}

fn failed(error: Error) -> Failure {
    match error {
        Error::NoSuchLayer { .. } | Error::TooManySeeds { .. } => Failure::Usage(error.to_string()),
        _ => Failure::new(error),
    }
}

fn run_build(options: &BuildOptions) -> Result<(), Failure> {
    let setting = match options.open {
        None => Some(Setting::full(options.variant, options.holes)),
        Some((mover, other)) => Setting::new(options.variant, mover, other),
    };
    let mut setting = setting.ok_or_else(|| Failure::new("no board has such rows"))?;
    setting.last_four = match options.last_four {
        LastFourArgument::Captor => LastFourTo::Captor,
        LastFourArgument::Mover => LastFourTo::Mover,
        LastFourArgument::Other => LastFourTo::Other,
    };
    setting.endless_sowing = match options.endless_sowing {
        EndlessArgument::Forbidden => EndlessSowing::Forbidden,
        EndlessArgument::EndsRound => EndlessSowing::EndsRound,
    };
    let line = StatusLine::new();
    let threads = threads(options.threads);
    if let Some(bytes) = memory_needed(&setting, options.seeds, threads) {
        let mib = bytes.div_ceil(1 << 20);
        line.show(&format!(
            "{setting} to {} seeds: at most {mib} MiB of memory",
            options.seeds
        ));
        line.keep();
    }
    let begun = Instant::now();
    let how = hoyito_tablebase::Options {
        threads,
        memory: options.memory.unwrap_or(u64::MAX),
        progress: &|progress| line.now_and_then(|| told(progress)),
    };
    let mut out = io::stdout().lock();
    let mut written = Ok(());
    build(
        &options.folder,
        setting,
        options.seeds,
        &how,
        |seeds, done| {
            line.clear();
            let what = match done {
                Done::Found => "was there",
                Done::Built => "built",
            };
            let line = writeln!(
                out,
                "{setting} {seeds} seeds {what}, {:.1} s",
                begun.elapsed().as_secs_f64()
            );
            if written.is_ok() {
                written = line;
            }
        },
    )
    .map_err(|error| {
        line.clear();
        failed(error)
    })?;
    Ok(written?)
}

fn threads(wanted: Option<u16>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, |count| count.get());
    wanted.map_or_else(cores, usize::from)
}

/// How far a build is.
fn told(progress: &Progress) -> String {
    let Progress {
        seeds,
        boards,
        phase,
        done,
        elapsed,
    } = *progress;
    let rate = done as f64 / elapsed.as_secs_f64().max(1e-3);
    let percent = 100 * done / boards.max(1);
    let left = Duration::from_secs_f64((boards - done.min(boards)) as f64 / rate.max(1.0));
    let (what, most) = match phase {
        Phase::Sowing => ("sowing", "then settling"),
        // Equal shares are what is left over when nothing more can be settled.
        Phase::Settling => ("settling", "at most"),
    };
    let (minutes, seconds) = (left.as_secs() / 60, left.as_secs() % 60);
    format!(
        "{seeds} seeds, {what}: {percent}% of {boards} boards, {:.1} million a second, {minutes}:{seconds:02} left, {most}",
        rate / 1e6
    )
}

#[derive(Serialize)]
struct Told {
    #[serde(serialize_with = "json::as_text")]
    variant: Variant,
    /// Holes of a row if both are alike.
    holes: Option<usize>,
    open: [usize; 2],
    last_four: &'static str,
    endless_sowing: EndlessSowing,
    seeds: usize,
    boards: u64,
    values: BTreeMap<i32, u64>,
    bytes: u64,
}

fn run_info(options: &InfoOptions) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let mut tables = all(&options.folder)?;
    tables.sort_by_key(|table| (table.setting().to_string(), table.seeds()));
    for table in tables {
        let setting = table.setting();
        let (mover, other) = (setting.mover(), setting.other());
        let told = Told {
            variant: setting.variant,
            holes: (mover == other).then_some(mover),
            open: [mover, other],
            last_four: match setting.last_four {
                LastFourTo::Captor => "captor",
                LastFourTo::Mover => "mover",
                LastFourTo::Other => "other",
            },
            endless_sowing: setting.endless_sowing,
            seeds: table.seeds(),
            boards: table.index().boards(),
            values: table
                .counts()
                .iter()
                .map(|(&v, &count)| (4 * i32::from(v), count))
                .collect(),
            bytes: table.bytes(),
        };
        if options.json {
            serde_json::to_writer(&mut out, &told).map_err(io::Error::from)?;
            writeln!(out)?;
            continue;
        }
        let each = told.bytes as f64 / told.boards as f64;
        writeln!(
            out,
            "{setting}, {} seeds: {} boards, {} bytes, {each:.3} a board",
            told.seeds, told.boards, told.bytes
        )?;
        for (value, count) in &told.values {
            let share = 100.0 * *count as f64 / told.boards as f64;
            writeln!(out, "  {value:>4}: {count:>12}  {share:5.1}%")?;
        }
    }
    Ok(())
}

/// The tables of a folder, which must have some.
fn all(folder: &Path) -> Result<Vec<hoyito_tablebase::Table>, Failure> {
    let tables = Folder::new(folder)
        .and_then(|folder| folder.all())
        .map_err(failed)?;
    if tables.is_empty() {
        let folder = folder.display();
        return Err(Failure::new(format!(
            "no tables in {folder}; hoyito tablebase build --variant III --seeds 16 {folder} makes some"
        )));
    }
    Ok(tables)
}

fn run_verify(options: &VerifyOptions) -> Result<(), Failure> {
    all(&options.folder)?;
    let line = StatusLine::new();
    let mut out = io::stdout().lock();
    let mut written = Ok(());
    let tell = |verified: &Verified| {
        line.now_and_then(|| {
            let percent = 100 * verified.proved / verified.boards.max(1);
            format!(
                "{} seeds: {percent}% of {} values proved",
                verified.seeds, verified.boards
            )
        });
    };
    verify(
        &options.folder,
        threads(options.threads),
        &tell,
        |setting, seeds| {
            line.clear();
            let line = writeln!(out, "{setting} {seeds} seeds: every value proved");
            if written.is_ok() {
                written = line;
            }
        },
    )
    .map_err(|error| {
        line.clear();
        failed(error)
    })?;
    Ok(written?)
}

const FIELDS: [Field; 4] = [
    fields::VARIANT,
    fields::POSITION,
    fields::LAST_FOUR,
    fields::RULINGS,
];

#[derive(Deserialize)]
struct Request<'a> {
    variant: VariantRequest,
    #[serde(borrow)]
    position: Cow<'a, str>,
    last_four: Option<LastFour>,
    rulings: Option<RulingsRequest>,
}

#[derive(Serialize)]
struct Answer {
    value: i32,
}

fn run_probe(options: &ProbeOptions) -> Result<(), Failure> {
    let folder = Arc::new(Folder::new(&options.folder).map_err(failed)?);
    let mut prober = Prober::new(folder, Prober::BLOCKS);
    json::answer_lines(io::stdin().lock(), io::stdout().lock(), |line, out| {
        json::write(&probe(line, &mut prober), out);
    })?;
    Ok(())
}

fn probe(line: &[u8], prober: &mut Prober) -> Result<Answer, Refusal> {
    let request: Request = json::read(
        line,
        &FIELDS,
        r#"{"variant":"III","position":"1-1-1-1-1-0-1-1-1-0-0-0-20-20-S"}"#,
    )?;
    let position: Position = request.position.parse().map_err(Refusal::bad_position)?;
    let rulings = request.rulings.unwrap_or_default();
    let mut rules = Rules::under(request.variant.0, &rulings.0);
    rules.last_four = request.last_four.unwrap_or_default();
    let value = prober.value(&position, &rules).map_err(|error| Refusal {
        code: "bad_table",
        message: error.to_string(),
        at: None,
    })?;
    let value = value.ok_or_else(|| Refusal {
        code: "no_table",
        message: format!(
            "the folder has no table for {} seeds of this game; hoyito tablebase info tells what it has",
            position.on_board()
        ),
        at: None,
    })?;
    Ok(Answer { value })
}
