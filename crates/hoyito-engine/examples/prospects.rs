//! Estimates who wins a match from the start of a round, for the engine's aim in matches, and prints the table.
//!
//! `cargo run --release -p hoyito-engine --example prospects [ROUNDS]`; `cargo xtask tune --prospects` runs it
//!
//! From the start of a round for each number of seeds that the player who starts may have, 24 (after a tie) to 44 on 2x6,
//! ROUNDS (200 unless told) are played by the search against itself, 300 positions a move after two random moves, every
//! round for itself. Where they end is where next rounds start from; the chances to win the match follow from that.
//! Nothing is random but by fixed seeds: the same numbers come out again.

use std::{process::ExitCode, thread};

use hoyito::{Hole, LastFour, Position, Round, Rules, Rulings, Variant};
use hoyito_engine::{History, Limits, Random, Table, search};

/// Seeds of the player who starts, from 24 up in steps of two.
const STATES: usize = 11;

/// A row filled from so many seeds, and the seeds kept.
fn row(seeds: u8) -> (Vec<String>, u8) {
    let filled = (seeds / 4).min(6);
    let hole = |at: u8| if at < filled { "4" } else { "x" };
    let holes = (0..6).map(|at| hole(at).to_owned()).collect();
    (holes, seeds - 4 * filled)
}

/// The start of a round in which South, who starts, has so many seeds.
fn start(seeds: u8) -> Position {
    let ((mut holes, kept), (others, others_kept)) = (row(seeds), row(48 - seeds));
    holes.extend(others);
    let text = format!("{}-{kept}-{others_kept}-S", holes.join("-"));
    text.parse().expect("a start of a round")
}

/// Seeds of South at the end of a round.
fn play(rules: &Rules, start: &Position, random: &mut Random, table: &mut Table) -> Option<u8> {
    let rulings = Rulings {
        no_capture_limit: Some(100),
        ..Rulings::default()
    };
    let mut round = Round::new(*rules, rulings, *start);
    let mut history = History::of(&round);
    while round.end().is_none() {
        let hole = if round.steps().len() < 2 {
            let legal: Vec<Hole> = round.position().legal(rules).iter().collect();
            *legal.get(random.below(legal.len().max(1)))?
        } else {
            search(round.position(), rules, &history, Limits::nodes(300), table)?.best
        };
        history.played(&round.play(hole).ok()?);
    }
    round.result().map(|[south, _]| south)
}

/// The chances in parts of a thousand.
fn chances(variant: Variant, rounds: usize) -> Vec<u16> {
    let mut random = Random::new(2004);
    let mut table = Table::with_kib(256);
    let mut ends = vec![[0u32; 49]; STATES];
    for (state, ends) in ends.iter_mut().enumerate() {
        let mut rules = Rules::new(variant);
        if variant == Variant::III && state > 0 {
            rules.last_four = LastFour::South;
        }
        let start = start(24 + 2 * state as u8);
        for _ in 0..rounds {
            table.clear();
            if let Some(south) = play(&rules, &start, &mut random, &mut table) {
                ends[usize::from(south)] += 1;
            }
        }
    }
    let mut chances = [0.5; STATES];
    // Each step carries the chances one round further; matches of a thousand rounds there are none.
    for _ in 0..1_000 {
        let next = |south: usize| match south {
            0..4 => 0.0,
            45.. => 1.0,
            // The winner starts; after a tie, who did not start it.
            25..=44 => chances[(south - 24) / 2],
            _ => 1.0 - chances[(48 - south - 24) / 2],
        };
        chances = std::array::from_fn(|state| {
            let count = ends[state].iter().sum::<u32>().max(1);
            let sum: f64 = (0..=48)
                .map(|south| f64::from(ends[state][south]) * next(south))
                .sum();
            sum / f64::from(count)
        });
    }
    chances
        .map(|chance| (1000.0 * chance).round() as u16)
        .to_vec()
}

fn main() -> ExitCode {
    let rounds = std::env::args().nth(1).map_or(Ok(200), |word| word.parse());
    let Ok(rounds) = rounds else {
        eprintln!("usage: prospects [ROUNDS], a number, as in: prospects 200");
        return ExitCode::from(2);
    };
    let estimates = Variant::ALL.map(|variant| thread::spawn(move || chances(variant, rounds)));
    println!("const PROSPECTS: [[u16; {STATES}]; 3] = [");
    for estimate in estimates {
        match estimate.join() {
            Ok(chances) => println!("    {chances:?},"),
            Err(_) => return ExitCode::FAILURE,
        }
    }
    println!("];");
    ExitCode::SUCCESS
}
