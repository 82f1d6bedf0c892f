//! How many times faster than plain sowing the fast one is: perft from the start, both counting the same tree, in
//! short turns of one and the other so that whatever else the machine does falls on both.
//!
//!     cargo bench -p hoyito --bench sowing [-- SECONDS]
//!
//! SECONDS a line, 5 if not given. The figures are those of the fastest turn of each; `ratio` is plain's fastest turn
//! over the fast one's, `median` the median of the ratios of neighbouring turns.

use std::hint::black_box;
use std::time::{Duration, Instant};

use hoyito::{Position, RowLength, Rules, Variant, perft};
use hoyito_plain as plain;

/// Row length and depth: a turn takes a few thousandths of a second.
const TREES: [(u8, u32); 2] = [(6, 7), (12, 4)];

fn timed(count: impl FnOnce() -> u64) -> (u64, Duration) {
    let start = Instant::now();
    let nodes = black_box(count());
    (nodes, start.elapsed())
}

/// Turns of both until `budget` is used up, each turn the same tree.
fn turns(row: RowLength, variant: Variant, depth: u32, budget: Duration) {
    let (start, rules) = (Position::start(row), Rules::new(variant));
    let other = plain::Position::start(row.get());
    let other_rules = plain::Rules::new(match variant {
        Variant::I => plain::Variant::I,
        Variant::II => plain::Variant::II,
        Variant::III => plain::Variant::III,
    });
    let begun = Instant::now();
    let (mut best, mut ratios, mut nodes) = ([Duration::MAX; 2], vec![], 0);
    while ratios.is_empty() || begun.elapsed() < budget {
        let (fast, fast_time) = timed(|| perft(black_box(&start), &rules, depth));
        let (second, plain_time) = timed(|| plain::perft(black_box(&other), &other_rules, depth));
        assert_eq!(fast, second, "one of them counts wrong");
        best = [best[0].min(fast_time), best[1].min(plain_time)];
        ratios.push(plain_time.as_secs_f64() / fast_time.as_secs_f64());
        nodes = fast;
    }
    ratios.sort_by(f64::total_cmp);
    let [fast, plain] = best.map(|time| time.as_secs_f64());
    let millions = nodes as f64 / 1e6;
    println!(
        "2x{:<3} {:<8} {depth:<6} {nodes:>9} {:>8.1} {:>10.1} {:>7.2} {:>7.2} {:>6}",
        row.get(),
        variant.to_string(),
        millions / fast,
        millions / plain,
        plain / fast,
        ratios[ratios.len() / 2],
        ratios.len(),
    );
}

fn main() {
    let given = std::env::args().skip(1).find_map(|word| word.parse().ok());
    // Without `--bench` it is run as a test: one turn each, to see that it works.
    let measures = std::env::args().any(|word| word == "--bench");
    let seconds = if measures { given.unwrap_or(5.0) } else { 0.0 };
    println!("board variant  depth      nodes fast M/s  plain M/s   ratio  median  turns");
    for (n, depth) in TREES {
        let row = RowLength::new(n).expect("1 to 12");
        for variant in Variant::ALL {
            turns(row, variant, depth, Duration::from_secs_f64(seconds));
        }
    }
}
