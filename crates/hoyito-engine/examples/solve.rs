//! Solves random positions that random play reaches, and tells how long each took.
//! `cargo run --release -p hoyito-engine --example solve -- III 100 28 48 [FOLDER of tables]`

use std::error::Error;
use std::path::Path;
use std::time::Instant;

use hoyito::{Hole, Position, RowLength, Rules, Variant};
use hoyito_engine::Random;
use hoyito_engine::solve::{Ground, Options, Solver};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [variant, count, least, most, folder @ ..] = &arguments[..] else {
        return Err("VARIANT COUNT SEEDS SEEDS [FOLDER] are asked for".into());
    };
    let rules = Rules::new(
        variant
            .parse::<Variant>()
            .map_err(|error| error.to_string())?,
    );
    let seeds = least.parse()?..=most.parse::<u8>()?;
    let warm = std::env::var_os("WARM").is_some();
    let threads = std::env::var("THREADS").map_or(Ok(0), |threads| threads.parse())?;
    let best = std::env::var_os("BEST").is_some();
    let mut kept = None;
    let mut random = Random::new(2004);
    let mut times = vec![];
    while times.len() < count.parse()? {
        let Some(position) = played(&mut random, &rules).filter(|p| seeds.contains(&p.on_board()))
        else {
            continue;
        };
        let begun = Instant::now();
        let there = match (kept.take(), folder) {
            (Some(ground), _) => ground,
            (None, [folder, ..]) => Ground::of_folder(Path::new(folder), &position, &rules)?,
            (None, []) => Ground::built(&position, &rules)?,
        };
        let mut solver = Solver::new(&position, &rules, there, Solver::MEMORY).ok_or("no board")?;
        let options = Options {
            threads,
            ..Options::default()
        };
        let solution = match best {
            true => solver.best(&position, &options)?,
            false => solver.solve(&position, &options)?,
        };
        if warm {
            kept = Some(solver.into_ground());
        }
        let seconds = begun.elapsed().as_secs_f64();
        let (value, boards) = (solution.low, solution.visited);
        println!("{position} {value} {boards} boards {seconds:.4} s");
        times.push(seconds);
    }
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!(
        "median {:.4} s, 90% {:.4} s, 99% {:.4} s, longest {:.4} s",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
    Ok(())
}

/// A round from the start, random moves, up to a random length; `None` if it ended before.
fn played(random: &mut Random, rules: &Rules) -> Option<Position> {
    let mut position = Position::start(RowLength::SIX);
    for _ in 0..random.below(60) {
        let legal: Vec<Hole> = position.legal(rules).iter().collect();
        let hole = *legal.get(random.below(legal.len().max(1)))?;
        let played = position.play(rules, hole).ok()?;
        if played.end.is_some() {
            return None;
        }
        position = played.position;
    }
    Some(position)
}
