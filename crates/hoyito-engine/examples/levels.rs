//! Plays each level against the one below and prints the table of the crate's README.
//!
//! `cargo run --release -p hoyito-engine --example levels [ROUNDS [LOWEST [HIGHEST]]]`
//!
//! ROUNDS a pairing (204 unless told) are shared out evenly over the three variants on 2x6; each opening of
//! four random moves is played from both sides, every round with its own seed.

use std::{
    process::ExitCode,
    thread,
    time::{Duration, Instant},
};

use hoyito::{Hole, Position, Round, RowLength, Rules, Rulings, Variant};
use hoyito_engine::{
    History, Level, Limits, Random,
    arena::{self, Tally},
    choose,
};

/// What a pairing showed of one variant or of all.
#[derive(Default)]
struct Shown {
    tally: Tally,
    /// Of the stronger: moves, time in all, longest.
    moves: u32,
    time: Duration,
    longest: Duration,
}

impl Shown {
    fn add(&mut self, other: &Shown) {
        self.tally.add(&other.tally);
        self.moves += other.moves;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }
}

/// The choice of a level, timed.
fn timed(level: Level, round: &Round, history: &History, seed: u64, shown: &mut Shown) -> Hole {
    let begun = Instant::now();
    let limits = Limits::default();
    let choice = choose(
        level,
        round.position(),
        round.rules(),
        history,
        seed,
        limits,
    );
    let took = begun.elapsed();
    shown.moves += 1;
    shown.time += took;
    shown.longest = shown.longest.max(took);
    choice.map_or(Hole::new(0).unwrap(), |choice| choice.hole)
}

/// One opening from both sides.
fn pair(rules: &Rules, start: &Position, high: Level, low: Level, seed: u64, shown: &mut Shown) {
    // Random-looking play may go on for ever; 100 quiet moves are enough.
    let rulings = Rulings {
        no_capture_limit: Some(100),
        ..Rulings::default()
    };
    let mut unused = Shown::default();
    let mut high = |round: &Round, history: &History| timed(high, round, history, seed, shown);
    let mut low =
        |round: &Round, history: &History| timed(low, round, history, seed ^ u64::MAX, &mut unused);
    let first = arena::play(rules, &rulings, start, [&mut high, &mut low]);
    let mut second = arena::play(rules, &rulings, start, [&mut low, &mut high]);
    second.reverse();
    shown.tally.count(first);
    shown.tally.count(second);
}

/// The openings of one variant, every second one, so that two threads share them.
fn half(variant: Variant, high: Level, low: Level, pairs: usize, which: usize) -> Shown {
    let rules = Rules::new(variant);
    let mut random = Random::new(u64::from(high.get()));
    let openings = arena::openings(RowLength::SIX, &rules, 4, pairs, &mut random);
    let mut shown = Shown::default();
    for (at, start) in openings.iter().enumerate().skip(which).step_by(2) {
        pair(&rules, start, high, low, at as u64, &mut shown);
    }
    shown
}

fn row(name: &str, shown: &Shown) {
    let Tally {
        wins, ties, losses, ..
    } = shown.tally;
    let (elo, error) = shown.tally.elo();
    let seeds = shown.tally.seeds as f64 / f64::from(shown.tally.rounds().max(1));
    let mean = shown.time.as_secs_f64() * 1e3 / f64::from(shown.moves.max(1));
    let longest = shown.longest.as_secs_f64() * 1e3;
    println!(
        "| {name} | {wins} | {ties} | {losses} | {seeds:+.1} | {elo:+.0} ± {error:.0} | {mean:.1} | {longest:.0} |"
    );
}

fn main() -> ExitCode {
    let numbers: Option<Vec<usize>> = std::env::args()
        .skip(1)
        .map(|word| word.parse().ok())
        .collect();
    let Some(numbers) = numbers else {
        eprintln!(
            "usage: levels [ROUNDS [LOWEST [HIGHEST]]], all of them numbers, as in: levels 204 1 6"
        );
        return ExitCode::from(2);
    };
    let number = |at: usize, default| numbers.get(at).copied().unwrap_or(default);
    let pairs = number(0, 204).div_ceil(6);
    println!("| levels | won | tied | lost | seeds a round | Elo | ms a move | longest |");
    println!("|---|---|---|---|---|---|---|---|");
    for low in number(1, 1)..number(2, 6) {
        let levels = (Level::new(low as u8 + 1), Level::new(low as u8));
        let (Some(high), Some(low)) = levels else {
            eprintln!("there are levels 1 to 6");
            return ExitCode::from(2);
        };
        let mut all = Shown::default();
        let name = format!("{} against {}", high.get(), low.get());
        for variant in Variant::ALL {
            let mut shown = Shown::default();
            thread::scope(|scope| {
                let halves =
                    [0, 1].map(|which| scope.spawn(move || half(variant, high, low, pairs, which)));
                for half in halves {
                    shown.add(&half.join().expect("a thread that plays does not panic"));
                }
            });
            row(&format!("{name}, {variant}"), &shown);
            all.add(&shown);
        }
        row(&format!("**{name}**"), &all);
    }
    ExitCode::SUCCESS
}
