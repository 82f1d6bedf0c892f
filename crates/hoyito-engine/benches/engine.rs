//! How many times faster than the plain way the engine and its tables are, both measured in one run and in short turns,
//! so that whatever else the machine does falls on both; and how long a search goes on after it is told to stop.
//!
//!     cargo bench -p hoyito-engine --bench engine [-- SECONDS]
//!
//! SECONDS a line, 2 if not given. `ratio` is the median of the ratios of neighbouring turns.

#[path = "../tests/plain/mod.rs"]
mod plain;

use std::cell::Cell;
use std::collections::HashMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

use hoyito::ring::Board;
use hoyito::{HoleSet, Position, RowLength, Rules, Rulings, Variant};
use hoyito_engine::exactness::positions;
use hoyito_engine::{History, Limits, Random, Table, search};
use hoyito_tablebase::{Folder, Index, Options, Setting, Tables};

fn timed<T>(work: impl FnOnce() -> T) -> Duration {
    let begun = Instant::now();
    black_box(work());
    begun.elapsed()
}

/// Turns of both until the time is used up.
fn ratio<A, B>(
    what: &str,
    time: Duration,
    mut fast: impl FnMut() -> A,
    mut slow: impl FnMut() -> B,
) {
    let begun = Instant::now();
    let (mut best, mut ratios) = ([Duration::MAX; 2], vec![]);
    while ratios.is_empty() || begun.elapsed() < time {
        let (one, other) = (timed(&mut fast), timed(&mut slow));
        best = [best[0].min(one), best[1].min(other)];
        ratios.push(other.as_secs_f64() / one.as_secs_f64());
    }
    ratios.sort_by(f64::total_cmp);
    let [fast, slow] = best.map(|time| time.as_secs_f64() * 1e3);
    println!(
        "{what:<34} {fast:>10.3} ms {slow:>10.3} ms {:>8.1} {:>6}",
        ratios[ratios.len() / 2],
        ratios.len()
    );
}

/// The number of a board by its definition: for every place the boards that have fewer seeds there.
fn plain_rank(board: &[u8], binomials: &HashMap<(u64, u64), u64>) -> u64 {
    let mut left: u64 = board.iter().map(|&seeds| u64::from(seeds)).sum();
    let mut rank = 0;
    for (at, &seeds) in board.iter().enumerate() {
        let others = (board.len() - at - 1) as u64;
        for fewer in 0..u64::from(seeds) {
            rank += binomials
                .get(&(left - fewer + others - 1, others - 1))
                .unwrap_or(&1);
        }
        left -= u64::from(seeds);
        if others == 0 {
            break;
        }
    }
    rank
}

fn ranking(time: Duration) {
    let setting = Setting::full(Variant::III, RowLength::SIX);
    let index = Index::new(&setting, 24).expect("a layer of 2x6");
    let mut binomials = HashMap::new();
    for above in 0..60u64 {
        for below in 0..=above.min(12) {
            let value = (1..=below).fold(1u64, |value, at| value * (above - below + at) / at);
            binomials.insert((above, below), value);
        }
    }
    let mut random = Random::new(5);
    let boards: Vec<Board> = (0..20_000)
        .map(|_| index.board(random.below(index.boards() as usize) as u64))
        .collect();
    ratio(
        "ranking 20,000 boards of 24 seeds",
        time,
        || {
            boards
                .iter()
                .map(|board| index.of(board))
                .fold(0, u64::wrapping_add)
        },
        || {
            let ranks = boards
                .iter()
                .map(|board| plain_rank(&board[..12], &binomials));
            ranks.fold(0, u64::wrapping_add)
        },
    );
}

fn tables(time: Duration) {
    let (row, rules) = (
        RowLength::new(3).expect("1 to 12"),
        Rules::new(Variant::III),
    );
    let build = || {
        let mut tables = Tables::new(Setting::full(Variant::III, row));
        tables
            .build_to(16, &Options::default())
            .expect("a small table");
        tables
    };
    let plain = || plain::values(row, HoleSet::EMPTY, 16, &rules, &[]);
    ratio("building 2x3 of III to 16 seeds", time, build, plain);
    let (tables, known) = (build(), plain());
    let boards = plain::layer(row, HoleSet::EMPTY, 16);
    ratio(
        "probing every board of its 16 seeds",
        time,
        || {
            boards
                .iter()
                .filter_map(|position| tables.value(position, &rules))
                .sum::<i32>()
        },
        || {
            let name = |position: &Position| (position.board().to_vec(), position.to_move());
            boards
                .iter()
                .filter_map(|position| known.get(&name(position)))
                .sum::<i32>()
        },
    );
}

/// Random boards of warm files, each found by itself: of the tables of Hoyito III in the folder HOYITO_TABLEBASE names, or of
/// small ones made for it.
fn probing_files(measures: bool) {
    let made = tempfile::tempdir().expect("a folder for a moment");
    let setting = Setting::full(Variant::III, RowLength::SIX);
    let given = std::env::var_os("HOYITO_TABLEBASE").map(std::path::PathBuf::from);
    if given.is_none() {
        let options = Options::default();
        let built = hoyito_tablebase::build(made.path(), setting, 12, &options, |_, _| {});
        built.expect("small tables");
    }
    let folder = given.as_deref().unwrap_or(made.path());
    let folder = Folder::new(folder).expect("a folder of tables");
    let probes = if measures { 1_000_000 } else { 1_000 };
    for seeds in (8..=28).step_by(4) {
        let Some(table) = folder.table(&setting, seeds).expect("a sound file") else {
            continue;
        };
        let mut random = Random::new(5);
        let boards: Vec<u64> =
            std::iter::repeat_with(|| random.below(table.index().boards() as usize) as u64)
                .take(probes)
                .collect();
        let turns: Vec<f64> = (0..5)
            .map(|_| {
                let sum = || {
                    boards
                        .iter()
                        .map(|&board| i64::from(table.value(board).expect("a sound block")))
                        .sum::<i64>()
                };
                timed(sum).as_secs_f64() * 1e6 / probes as f64
            })
            .collect();
        let fastest = turns.iter().copied().fold(f64::INFINITY, f64::min);
        let slowest = turns.iter().copied().fold(0.0, f64::max);
        println!(
            "probing {seeds} seeds in a file           {fastest:.2} to {slowest:.2} microseconds, {:.4} bytes a board",
            table.bytes() as f64 / table.index().boards() as f64
        );
    }
}

fn searching(time: Duration) {
    for variant in Variant::ALL {
        let rules = Rules::new(variant);
        let met = positions(RowLength::SIX, &rules, 28..=40, 6, &mut Random::new(3));
        let mut table = Table::with_kib(4096);
        ratio(
            &format!("searching 6 boards of {variant}, 5 sowings"),
            time,
            || {
                table.clear();
                for position in &met {
                    let history = History::start(&Rulings::default(), position);
                    black_box(search(
                        position,
                        &rules,
                        &history,
                        Limits::depth(5),
                        &mut table,
                    ));
                }
            },
            || {
                for position in &met {
                    black_box(plain::negamax(position, &rules, 10, &mut vec![]));
                }
            },
        );
    }
}

/// Searches stopped after a while: the longest time from the word to the end.
fn stopping(measures: bool) {
    for variant in Variant::ALL {
        let rules = Rules::new(variant);
        let count = if measures { 200 } else { 2 };
        let met = positions(RowLength::SIX, &rules, 8..=48, count, &mut Random::new(4));
        let mut table = Table::with_kib(4096);
        let mut late = vec![];
        for position in &met {
            let history = History::start(&Rulings::default(), position);
            let (begun, told) = (Instant::now(), Cell::new(None));
            let due = Duration::from_millis(15);
            let stop = || {
                let now = begun.elapsed();
                if now >= due {
                    told.set(Some(now));
                }
                now >= due
            };
            let limits = Limits::default().stopped_by(&stop);
            search(position, &rules, &history, limits, &mut table);
            if told.get().is_some() {
                late.push(begun.elapsed() - due);
            }
        }
        late.sort_unstable();
        let at = |share: f64| {
            let place = (late.len() as f64 * share) as usize;
            late.get(place.min(late.len().saturating_sub(1)))
                .map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        println!(
            "stopping {:<3} of {variant:<3} in play              {:.2} ms median, {:.2} ms in 99%, {:.2} ms the longest",
            late.len(),
            at(0.5),
            at(0.99),
            at(1.0)
        );
    }
}

fn main() {
    let given = std::env::args().skip(1).find_map(|word| word.parse().ok());
    // Without `--bench` it is run as a test: one turn each, to see that it works.
    let measures = std::env::args().any(|word| word == "--bench");
    let time = Duration::from_secs_f64(if measures { given.unwrap_or(2.0) } else { 0.0 });
    println!(
        "{:<34} {:>13} {:>13} {:>8} {:>6}",
        "", "here", "plain", "ratio", "turns"
    );
    ranking(time);
    tables(time);
    probing_files(measures);
    searching(time);
    stopping(measures);
}
