//! `cargo xtask results`: solves the starts with the program itself and writes docs/solved.md.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use clap::Args;
use serde_json::Value;

use crate::play;
use crate::workspace::Workspace;

/// The arguments of `cargo xtask results`.
#[derive(Args)]
pub struct Options {
    /// Longest rows tried, 1 to 12
    #[arg(long, default_value_t = 8)]
    holes: u8,
    /// Seconds a start may take before its bounds are written instead
    #[arg(long, default_value_t = 120)]
    seconds: u32,
    /// Seeds of the largest tables built for rows longer than six, which the program does not build by itself; fewer
    /// where such a table had more than 100 million boards
    #[arg(long, default_value_t = 16)]
    tables: u8,
}

/// Longest rows of which whole starts are soon solved; of longer ones bounds are asked for, on tables built beforehand.
const SOON_SOLVED: u8 = 6;

/// Longest rows whose best play is written out.
const LINED: u8 = 7;

/// Most boards of a layer built beforehand, of one side.
const LARGEST_LAYER: u128 = 100_000_000;

const VARIANTS: [&str; 3] = ["I", "II", "III"];

/// Both settings of the ruling `endless_sowing`.
const SETTINGS: [&str; 2] = ["forbidden", "ends_round"];

/// Seconds that comparing all first moves of a solved start and finding its principal line may take.
const LINE_SECONDS: u32 = 300;

/// A start solved, or what could be proved of it.
struct Start {
    variant: &'static str,
    setting: &'static str,
    holes: u8,
    answer: Value,
    seconds: f64,
    /// With all first moves compared and the principal line.
    lined: Option<Value>,
}

impl Start {
    fn value(&self) -> Option<i64> {
        self.answer["value"].as_i64()
    }

    /// All best first moves, or those by which the value was proved where they were not compared.
    fn best(&self) -> Vec<&str> {
        let compared = self
            .lined
            .as_ref()
            .filter(|lined| !lined["value"].is_null());
        let best = compared.unwrap_or(&self.answer)["best"].as_array();
        best.into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect()
    }

    /// Of South's margin; the value twice where it is known.
    fn bounds(&self) -> [i64; 2] {
        let bound = |at: usize| self.answer["bounds"][at].as_i64().unwrap_or_default();
        match self.value() {
            Some(value) => [value; 2],
            None => [bound(0), bound(1)],
        }
    }
}

/// Solves all starts and writes the page.
pub fn results(workspace: &Workspace, options: &Options) -> Result<()> {
    play::build_program(workspace)?;
    let hoyito = workspace.program()?;
    let mut starts = vec![];
    for holes in 1..=options.holes {
        let before = starts.len();
        for variant in VARIANTS {
            for setting in SETTINGS {
                let tables = tables(workspace, &hoyito, variant, setting, holes, options.tables)?;
                let tables = tables.as_deref();
                let start = solve(&hoyito, variant, setting, holes, options.seconds, tables)?;
                println!(
                    "2x{holes} {variant} {setting}: {} in {:.1} s",
                    result(&start),
                    start.seconds
                );
                starts.push(start);
            }
        }
        if starts[before..].iter().all(|start| start.value().is_none()) {
            break;
        }
    }
    let path = workspace.root().join("docs/solved.md");
    fs::write(&path, page(&starts, options)).context("docs/solved.md can't be written")?;
    println!("{} written", path.display());
    Ok(())
}

/// The folder of tables that a start is solved on, built if need be; `None` where the program does without.
fn tables(
    workspace: &Workspace,
    hoyito: &Path,
    variant: &str,
    setting: &str,
    holes: u8,
    seeds: u8,
) -> Result<Option<String>> {
    if holes <= SOON_SOLVED {
        return Ok(None);
    }
    let folder = workspace.target().join(format!("results/{setting}"));
    let folder = folder.to_string_lossy().into_owned();
    let seeds = (8..=seeds)
        .step_by(4)
        .take_while(|&seeds| boards(holes, seeds) <= LARGEST_LAYER)
        .last()
        .unwrap_or(8);
    let (holes, seeds) = (holes.to_string(), seeds.to_string());
    let built = Command::new(hoyito)
        .args([
            "tablebase",
            "build",
            "--variant",
            variant,
            "--holes",
            &holes,
        ])
        .args(["--endless-sowing", setting, "--seeds", &seeds, &folder])
        .stdin(Stdio::null())
        .status()?;
    ensure!(built.success(), "the tables in {folder} could not be built");
    Ok(Some(folder))
}

/// How many boards of two such rows hold so many seeds.
fn boards(holes: u8, seeds: u8) -> u128 {
    let places = 2 * u128::from(holes) - 1;
    // C(seeds + places, places), each factor leaving a whole number.
    (1..=places).fold(1, |product, at| product * (u128::from(seeds) + at) / at)
}

fn ask(hoyito: &Path, arguments: &[&str]) -> Result<Value> {
    let output = Command::new(hoyito)
        .args(arguments)
        .stdin(Stdio::null())
        .output()?;
    // Status 3: bounds only.
    ensure!(
        matches!(output.status.code(), Some(0 | 3)),
        "hoyito {arguments:?} failed: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(serde_json::from_slice(&output.stdout)?)
}

fn solve(
    hoyito: &Path,
    variant: &'static str,
    setting: &'static str,
    holes: u8,
    seconds: u32,
    tables: Option<&str>,
) -> Result<Start> {
    let holes_text = holes.to_string();
    let seconds_text = seconds.to_string();
    let begun = Instant::now();
    let base = [
        "solve",
        "--variant",
        variant,
        "--endless-sowing",
        setting,
        "--time",
        &seconds_text,
        "--json",
    ];
    let mut asked = [&base[..], &["--holes", &holes_text]].concat();
    if let Some(tables) = tables {
        asked.extend(["--tablebase", tables, "--bounds"]);
    }
    let answer = ask(hoyito, &asked)?;
    let time: Duration = begun.elapsed();
    // Asked for by itself, so that the time above is that of the value.
    let lined = answer["value"].as_i64().map(|_| {
        let seconds = LINE_SECONDS.to_string();
        let mut asked = [&base[..], &["--holes", &holes_text]].concat();
        asked[6] = &seconds;
        asked.extend(
            tables
                .into_iter()
                .flat_map(|tables| ["--tablebase", tables]),
        );
        asked.extend((holes <= LINED).then_some("--line"));
        ask(hoyito, &asked)
    });
    Ok(Start {
        variant,
        setting,
        holes,
        answer,
        seconds: time.as_secs_f64(),
        lined: lined.transpose()?,
    })
}

/// The final captures with best play, South's first, or the bounds of South's margin.
fn result(start: &Start) -> String {
    let all = 8 * i64::from(start.holes);
    match start.value() {
        Some(value) => format!("{}-{}", (all + value) / 2, (all - value) / 2),
        None => {
            let [low, high] = start.bounds();
            format!("margin {low:+} to {high:+}")
        }
    }
}

fn page(starts: &[Start], options: &Options) -> String {
    let mut page = format!(
        "# Solved starts\n\nMade by `cargo xtask results --holes {} --seconds {} --tables {}`; do not edit. Every value is exact: final captures with best play of both sides from the \
         start of a single round, South to move first, by the rules of this project and their default rulings, with both settings of `endless_sowing`. \
         A line that repeats for ever is an equal share of the seeds left. Each value was proved by `hoyito solve`, which searches for proofs over tables \
         of all boards with few seeds; nothing in it is an estimate. To check one: `hoyito solve --variant II --holes 6`.\n",
        options.holes, options.seconds, options.tables
    );
    for variant in VARIANTS {
        let _ = write!(
            page,
            "\n## Hoyito {variant}\n\n| rows | endless sowings | result South-North | best first moves | boards | seconds |\n|---|---|---|---|---|---|\n"
        );
        for start in starts.iter().filter(|start| start.variant == variant) {
            let best = start.best();
            let _ = writeln!(
                page,
                "| 2x{} | {} | {} | {} | {} | {:.1} |",
                start.holes,
                start.setting,
                result(start),
                if best.is_empty() {
                    "not known".into()
                } else {
                    best.join(", ")
                },
                start.answer["boards"],
                start.seconds
            );
        }
        page.push_str("\nPrincipal lines: best moves of both sides, the shortest way of them from capture to capture, of equal moves the first from the player's left:\n\n");
        for start in starts.iter().filter(|start| start.variant == variant) {
            let said = |field: &str| start.lined.as_ref().and_then(|lined| lined[field].as_str());
            let Some(line) = said("line") else {
                continue;
            };
            let end = match (said("ends"), said("rest")) {
                (Some(end), _) => format!("ends {end}"),
                (None, Some("shared")) => {
                    "then neither side wins more than an equal share of the rest".into()
                }
                _ => "then on, without a capture for long".into(),
            };
            let _ = writeln!(
                page,
                "- 2x{}, {}: `{line}` {end}",
                start.holes, start.setting
            );
        }
    }
    page.push_str("\n## What it means for players\n\n");
    for variant in VARIANTS {
        let of = |start: &&Start| start.variant == variant && start.setting == SETTINGS[0];
        let named = |kind: &dyn Fn(i64) -> bool| {
            // Bounds on one side of a tie tell as well.
            let found = starts.iter().filter(of).filter(|start| {
                let [low, high] = start.bounds();
                kind(low) && kind(high)
            });
            let names: Vec<String> = found.map(|start| format!("2x{}", start.holes)).collect();
            if names.is_empty() {
                "none".into()
            } else {
                names.join(", ")
            }
        };
        let _ = writeln!(
            page,
            "- Hoyito {variant}: who moves first wins on {}, loses on {}, ties on {}.",
            named(&|value| value > 0),
            named(&|value| value < 0),
            named(&|value| value == 0),
        );
    }
    let _ = writeln!(
        page,
        "\nWhere the first move is worth this much, two rounds with the start changed are the fair game; a single round is fair where the start ties.\n\n\
         Starts that took longer than {} s are given by their proved bounds: what South wins at least and at most. Those on rows longer than \
         {SOON_SOLVED} stand on tables up to {} seeds, or fewer where one had more than 100 million boards, which are built beforehand. Seconds and boards are those of the value alone; \
         all first moves of solved starts were compared afterwards, and best play found on rows up to {LINED}. Boards are those the search visited; the ones in tables built on the way are \
         not counted, nor are the seconds to build the program.",
        options.seconds, options.tables
    );
    page
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn boards_are_counted() {
        assert_eq!(boards(6, 24), 417_225_900);
        assert_eq!([boards(7, 16), boards(8, 12)], [67_863_915, 17_383_860]);
        assert!(boards(12, 48) > LARGEST_LAYER);
    }

    fn start(holes: u8, answer: Value) -> Start {
        Start {
            variant: "I",
            setting: "forbidden",
            holes,
            answer,
            seconds: 1.0,
            lined: None,
        }
    }

    #[test]
    fn results_are_captures_or_bounds() {
        assert_eq!(result(&start(6, json!({"value": -8}))), "20-28");
        assert_eq!(
            result(&start(7, json!({"bounds": [-12, 4]}))),
            "margin -12 to +4"
        );
    }

    #[test]
    fn the_page_says_who_is_favoured() {
        let starts = [
            start(1, json!({"value": 8, "best": ["A"], "boards": 0})),
            Start {
                lined: Some(
                    json!({"value": -16, "best": ["A", "B"], "line": "Aa", "ends": "with both rows empty"}),
                ),
                ..start(2, json!({"value": -16, "best": ["B"], "boards": 3}))
            },
            start(3, json!({"value": 0, "best": ["A"], "boards": 5})),
            start(7, json!({"bounds": [-48, -4], "boards": 7})),
            start(8, json!({"bounds": [-48, 4], "boards": 8})),
        ];
        let page = page(
            &starts,
            &Options {
                holes: 3,
                seconds: 9,
                tables: 16,
            },
        );
        assert!(
            page.contains("| 2x2 | forbidden | 0-16 | A, B | 3 | 1.0 |"),
            "{page}"
        );
        assert!(
            page.contains("Hoyito I: who moves first wins on 2x1, loses on 2x2, 2x7, ties on 2x3.")
        );
    }
}
