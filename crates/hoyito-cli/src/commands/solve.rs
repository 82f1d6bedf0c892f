//! `hoyito solve`: the exact result with best play of both sides (INTERFACES.md).

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use hoyito::{EndlessSowing, LastFour, Player, Position, RowLength, Rules, Variant};
use hoyito_engine::solve::everything::Known;
use hoyito_engine::solve::{Ground, Line, Options as Effort, Rest, Solution, Solver};
use serde::Serialize;

use super::everything;
use super::perft::{row_length, rows_agree};
use super::tablebase::memory;
use crate::failure::Failure;

/// The arguments of `hoyito solve`.
#[derive(Args)]
#[command(
    after_help = "Values are final captures of the player to move minus the opponent's. A play that repeats for ever \
    is an equal share. With --time, what was proved so far is told as bounds, with exit status 3.\n\nExamples:\n  \
    hoyito solve --variant II\n  \
    hoyito solve --variant III --position 8-8-0-0-2-7-2-7-7-1-2-0-0-4-N --json --time 60\n  \
    hoyito solve --everything --variant I --file all-of-I\n  \
    hoyito solve --known all-of-I --position 0-1-2-3-0-0-0-0-0-2-0-0-27-13-S"
)]
pub struct Options {
    /// I, II or III
    #[arg(long, default_value = "I")]
    variant: Variant,
    /// Holes in a row, 1 to 12 [default: 6]
    #[arg(long, value_parser = row_length)]
    holes: Option<RowLength>,
    /// What to solve, as 4-4-4-4-0-0-S [default: the start]
    #[arg(long)]
    position: Option<Position>,
    /// Who takes the last four seeds: captor, south or north
    #[arg(long, default_value = "captor", value_parser = last_four)]
    last_four: LastFour,
    /// What an endless sowing means: forbidden or ends_round
    #[arg(long, default_value = "forbidden", value_parser = endless_sowing)]
    endless_sowing: EndlessSowing,
    /// Folder of tables to stand on, made by hoyito tablebase build [default: some are built in memory]
    #[arg(long, value_name = "DIR")]
    tablebase: Option<PathBuf>,
    /// Tell the principal line, too: best moves of both sides to the end of the round
    #[arg(long, conflicts_with_all = ["everything", "known"])]
    line: bool,
    /// Solve every position that can be reached, and write all values to a file
    #[arg(long, conflicts_with_all = ["tablebase", "time", "known"])]
    everything: bool,
    /// The file of --everything [default: named after the variant and the rows]
    #[arg(long, value_name = "FILE", requires = "everything")]
    pub(super) file: Option<PathBuf>,
    /// Memory that --everything may use, as 900M or 4G
    #[arg(long, default_value = "6G", value_parser = memory)]
    pub(super) memory: u64,
    /// Answer at once from a file of --everything
    #[arg(long, value_name = "FILE", conflicts_with_all = ["tablebase", "time", "variant", "holes", "last_four", "endless_sowing"])]
    known: Option<PathBuf>,
    /// Prove wide bounds first and then closer ones, of the position alone: with --time, more than nothing where the value takes longer
    #[arg(long, conflicts_with_all = ["everything", "known", "line"])]
    bounds: bool,
    /// Most seconds to spend
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Threads [default: one a core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) threads: Option<u16>,
    /// One JSON object
    #[arg(long)]
    pub(super) json: bool,
}

fn last_four(text: &str) -> Result<LastFour, String> {
    match text {
        "captor" => Ok(LastFour::Captor),
        "south" => Ok(LastFour::South),
        "north" => Ok(LastFour::North),
        _ => Err("the last four go to captor, south or north".into()),
    }
}

fn endless_sowing(text: &str) -> Result<EndlessSowing, String> {
    match text {
        "forbidden" => Ok(EndlessSowing::Forbidden),
        "ends_round" => Ok(EndlessSowing::EndsRound),
        _ => Err("an endless sowing is forbidden or ends_round".into()),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = text.parse().ok();
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| "a time is a number of seconds, 0 or more".into())
}

/// Solves, and writes what was proved.
pub fn run(options: &Options) -> Result<(), Failure> {
    let begun = Instant::now();
    if let Some(path) = &options.known {
        return look_up(options, path, begun);
    }
    rows_agree(options.holes, options.position, "hoyito solve")?;
    let rules = Rules {
        last_four: options.last_four,
        endless_sowing: options.endless_sowing,
        ..Rules::new(options.variant)
    };
    let start = || Position::start(options.holes.unwrap_or(RowLength::SIX));
    let position = options.position.unwrap_or_else(start);
    if options.everything {
        return everything::run(options, &position, &rules, begun);
    }
    let ground = match &options.tablebase {
        Some(folder) => Ground::of_folder(folder, &position, &rules),
        None => Ground::built(&position, &rules),
    };
    let ground = ground.map_err(Failure::new)?;
    let solver = Solver::new(&position, &rules, ground, Solver::MEMORY);
    let mut solver = solver.ok_or_else(|| {
        Failure::new("all holes of a row are closed; at least one in each row must be open to play")
    })?;
    let late = || options.time.is_some_and(|time| begun.elapsed() >= time);
    let effort = Effort {
        threads: options.threads.unwrap_or(0).into(),
        stop: &late,
    };
    let solution = match options.bounds {
        true => solver.bounds(&position, &effort),
        false => solver.solve(&position, &effort),
    };
    let solution = solution.map_err(Failure::new)?;
    let line = match options.line && solution.value().is_some() {
        true => Some(solver.line(&position, &effort).map_err(Failure::new)?),
        false => None,
    };
    write(options, &solution, line.as_ref(), &position, begun)?;
    if solution.value().is_none() {
        return Err(Failure::Unfinished(format!(
            "not finished in {} s; between {} and {} is proved; allow more --time, or build tables to stand on with \
             hoyito tablebase build and give their folder as --tablebase",
            options.time.unwrap_or_default().as_secs_f64(),
            solution.low,
            solution.high
        )));
    }
    Ok(())
}

/// Writes the answer, for programs or people.
fn write(
    options: &Options,
    solution: &Solution,
    line: Option<&Line>,
    position: &Position,
    begun: Instant,
) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let letters = |line: &Line| -> String {
        let moves = line.moves.iter();
        moves.map(|hole| hole.letter(position.row())).collect()
    };
    let result = |line: &Line| {
        let [south, north] = Player::BOTH.map(|player| line.end.captures(player));
        format!("{south}-{north}")
    };
    if options.json {
        let mut answer = Answer::of(solution, position);
        answer.line = line.map(letters);
        answer.ends = line.filter(|line| line.rest == Rest::Over).map(result);
        answer.rest = line.map(|line| match line.rest {
            Rest::Over => "over",
            Rest::Shared => "shared",
            Rest::Unknown => "unknown",
        });
        serde_json::to_writer(&mut out, &answer).map_err(io::Error::from)?;
        writeln!(out)?;
        return Ok(());
    }
    write_for_people(&mut out, solution, position, begun.elapsed())?;
    if let Some(line) = line {
        let rest = match line.rest {
            Rest::Over => format!("ends {}", result(line)),
            Rest::Shared => "then neither side wins more than an equal share of the rest".into(),
            Rest::Unknown => "then on, without a capture for long".into(),
        };
        writeln!(out, "Best play: {}, {rest}.", letters(line))?;
    }
    Ok(())
}

/// Answers from a file of everything.
fn look_up(options: &Options, path: &Path, begun: Instant) -> Result<(), Failure> {
    let known = Known::open(path).map_err(Failure::new)?;
    let position = options.position.unwrap_or(*known.start());
    let solution = known.solution(&position).map_err(Failure::new)?;
    let solution = solution.ok_or_else(|| {
        let variant = known.rules().variant;
        let start = known.start();
        Failure::new(format!(
            "{position} can't be reached in Hoyito {variant} from {start}, which {} is about; leave --known out to \
             solve it",
            path.display()
        ))
    })?;
    write(options, &solution, None, &position, begun)
}

/// The answer for programs: values, or bounds where they are not known.
#[derive(Serialize)]
pub(super) struct Answer {
    #[serde(flatten)]
    worth: Worth,
    moves: Vec<MoveAnswer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<Vec<String>>,
    pub(super) boards: u64,
    /// The principal line, what follows it, and the captures it ends with, South's first, if it ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ends: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rest: Option<&'static str>,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Worth {
    Value(i32),
    Bounds([i32; 2]),
}

#[derive(Serialize)]
struct MoveAnswer {
    r#move: String,
    #[serde(flatten)]
    worth: Worth,
}

impl Worth {
    fn of(low: i32, high: i32) -> Worth {
        if low == high {
            Worth::Value(low)
        } else {
            Worth::Bounds([low, high])
        }
    }
}

impl Answer {
    pub(super) fn of(solution: &Solution, position: &Position) -> Answer {
        let letter = |hole: hoyito::Hole| hole.letter(position.row()).to_string();
        let moves = solution.moves.iter().map(|found| MoveAnswer {
            r#move: letter(found.hole),
            worth: Worth::of(found.low, found.high),
        });
        Answer {
            worth: Worth::of(solution.low, solution.high),
            moves: moves.collect(),
            best: solution
                .value()
                .map(|_| solution.best().map(letter).collect()),
            boards: solution.visited,
            line: None,
            ends: None,
            rest: None,
        }
    }
}

pub(super) fn write_for_people(
    out: &mut impl io::Write,
    solution: &Solution,
    position: &Position,
    time: Duration,
) -> io::Result<()> {
    let player = match position.to_move() {
        Player::South => "South",
        Player::North => "North",
    };
    match solution.value() {
        Some(0) => writeln!(out, "A tie with best play of both sides.")?,
        Some(value) => {
            let all = i32::from(position.row().seeds());
            let (own, others) = ((all + value) / 2, (all - value) / 2);
            let result = if value > 0 { "wins" } else { "loses" };
            writeln!(
                out,
                "{player}, to move, {result} {own}-{others} with best play of both sides."
            )?;
        }
        None => writeln!(
            out,
            "{player}, to move, ends between {:+} and {:+} seeds with best play of both sides.",
            solution.low, solution.high
        )?,
    }
    if solution.moves.is_empty() {
        writeln!(out, "There is no move to choose.")?;
    }
    for found in &solution.moves {
        let letter = found.hole.letter(position.row());
        if found.low < found.high {
            writeln!(out, "  {letter}  {:+} to {:+}", found.low, found.high)?;
        } else {
            let best = if found.low == solution.high {
                "  best"
            } else {
                ""
            };
            writeln!(out, "  {letter}  {:+}{best}", found.low)?;
        }
    }
    writeln!(
        out,
        "{} boards, {:.2} s",
        solution.visited,
        time.as_secs_f64()
    )
}
