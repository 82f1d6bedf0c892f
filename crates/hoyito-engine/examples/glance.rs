//! Plays the search with its fitted glance against the search that counts captures only.
//!
//! `cargo run --release -p hoyito-engine --example glance [ROUNDS [NODES [HOLES]]]`
//!
//! ROUNDS a variant (300 unless told), NODES a move for both (1000), rows of HOLES (6); openings of four random
//! moves, each from both sides.

use std::{process::ExitCode, thread};

use hoyito::{Hole, Position, Round, RowLength, Rules, Rulings, Variant};
use hoyito_engine::{
    History, Limits, Random, Table, Weights,
    arena::{self, Tally},
    search_with,
};

fn think(round: &Round, history: &History, nodes: u64, weights: &Weights) -> Hole {
    let (position, rules) = (round.position(), round.rules());
    let mut table = Table::with_kib(256);
    search_with(
        position,
        rules,
        history,
        Limits::nodes(nodes),
        &mut table,
        weights,
    )
    .map_or(Hole::new(0).unwrap(), |report| report.best)
}

fn pair(rules: &Rules, start: &Position, nodes: u64, tally: &mut Tally) {
    let rulings = Rulings {
        no_capture_limit: Some(100),
        ..Rulings::default()
    };
    let mut fitted =
        |round: &Round, history: &History| think(round, history, nodes, Weights::of(rules.variant));
    let mut none = |round: &Round, history: &History| think(round, history, nodes, &Weights::NONE);
    tally.count(arena::play(
        rules,
        &rulings,
        start,
        [&mut fitted, &mut none],
    ));
    let mut turned = arena::play(rules, &rulings, start, [&mut none, &mut fitted]);
    turned.reverse();
    tally.count(turned);
}

fn compare(variant: Variant, row: RowLength, pairs: usize, nodes: u64) -> Tally {
    let rules = Rules::new(variant);
    let mut tally = Tally::default();
    for start in &arena::openings(row, &rules, 4, pairs, &mut Random::new(5)) {
        pair(&rules, start, nodes, &mut tally);
    }
    tally
}

fn main() -> ExitCode {
    let numbers: Option<Vec<u64>> = std::env::args()
        .skip(1)
        .map(|word| word.parse().ok())
        .collect();
    let number = |at: usize, default| {
        let numbers = numbers.as_ref()?;
        Some(numbers.get(at).copied().unwrap_or(default))
    };
    let row = number(2, 6).and_then(|holes| RowLength::new(u8::try_from(holes).ok()?));
    let (Some(rounds), Some(nodes), Some(row)) = (number(0, 300), number(1, 1_000), row) else {
        eprintln!(
            "usage: glance [ROUNDS [NODES [HOLES]]], HOLES from 1 to 12, as in: glance 300 1000 6"
        );
        return ExitCode::from(2);
    };
    let pairs = (rounds as usize).div_ceil(2);
    println!("| variant, 2x{row} | won | tied | lost | seeds a round | Elo |");
    println!("|---|---|---|---|---|---|");
    let matches = Variant::ALL.map(|variant| {
        (
            variant,
            thread::spawn(move || compare(variant, row, pairs, nodes)),
        )
    });
    for (variant, played) in matches {
        let Ok(tally) = played.join() else {
            return ExitCode::FAILURE;
        };
        let Tally {
            wins,
            ties,
            losses,
            seeds,
            ..
        } = tally;
        let (elo, error) = tally.elo();
        let seeds = seeds as f64 / f64::from(tally.rounds().max(1));
        println!(
            "| {variant} | {wins} | {ties} | {losses} | {seeds:+.1} | {elo:+.0} ± {error:.0} |"
        );
    }
    ExitCode::SUCCESS
}
