//! Plays each level against the one below, and writes docs/levels.md to the output; `cargo xtask levels` runs it.
//!
//! `cargo run --release -p hoyito-engine --example levels FOLDER [PAIRS [LOWEST [HIGHEST [TABLEBASES]]]]`
//!
//! FOLDER holds the openings, a file a variant (`testdata/openings`). PAIRS of games a variant (200 unless told): each
//! opening from both sides, and again with other seeds where there are fewer openings than pairs. Games of levels 1 to 9
//! come out the same every time; what level 10 proves within its second depends on the machine.

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use hoyito::{RowLength, Rules, Rulings, Variant};
use hoyito_engine::Level;
use hoyito_engine::tournament::{
    Game, Opening, Pentanomial, Player, Results, Standing, Tournament,
};

/// How many times fewer pairs the steps to levels 9 and 10 play: their games take long, and level 9 is the same whatever
/// the seed.
const FEWER: [usize; 2] = [3, 6];

/// One step of the ladder.
struct Step {
    /// The higher level.
    level: Level,
    /// By variant.
    results: Vec<Results>,
    all: Pentanomial,
    /// Milliseconds a move of the higher level.
    millis: f64,
}

/// Milliseconds a move of the first player.
fn millis(games: &[Game]) -> f64 {
    let (mut time, mut moves) = (Duration::ZERO, 0);
    for game in games {
        let side = game.number % 2;
        time += game.thought[side];
        let steps = game.round.steps().iter();
        moves += steps.filter(|step| step.player.index() == side).count();
    }
    time.as_secs_f64() * 1e3 / moves.max(1) as f64
}

fn step(
    level: Level,
    below: Level,
    folder: &Path,
    pairs: usize,
    tables: Option<&Path>,
) -> Result<Step, Box<dyn Error>> {
    let mut step = Step {
        level,
        results: vec![],
        all: Pentanomial::default(),
        millis: 0.0,
    };
    for variant in Variant::ALL {
        let players = [level, below].map(|level| Player::read(&format!("level:{}", level.get())));
        let [high, low] = players;
        let mut tournament = Tournament::new(vec![high?, low?]);
        tournament.rules = Rules::new(variant);
        tournament.rulings = Rulings {
            no_capture_limit: Some(200),
            ..Rulings::default()
        };
        let text = std::fs::read_to_string(folder.join(format!("{variant}.txt")))?;
        let (rules, rulings) = (&tournament.rules, &tournament.rulings);
        tournament.openings = Opening::read(&text, RowLength::SIX, rules, rulings)?;
        tournament.pairs = pairs;
        tournament.concurrency = std::thread::available_parallelism().map_or(1, usize::from);
        tournament.tables = tables.map(Path::to_owned);
        let games = tournament.run(vec![], &mut |_| Ok(()))?;
        let results = Standing::of(&tournament, &games).pairings[0].results;
        step.millis += millis(&games) / 3.0;
        step.all.add(&results.pairs);
        step.results.push(results);
    }
    Ok(step)
}

fn elo(pairs: &Pentanomial) -> String {
    match pairs.elo() {
        Some(elo) => {
            let error = elo
                .error()
                .map_or("any".into(), |error| format!("{error:.0}"));
            format!("{:+.0} ± {error}", elo.value)
        }
        None => "-".into(),
    }
}

fn row(step: &Step) -> String {
    let sum = |count: fn(&Results) -> u64| step.results.iter().map(count).sum::<u64>();
    let (won, tied, lost) = (sum(|r| r.wins), sum(|r| r.ties), sum(|r| r.losses));
    let by_variant: Vec<String> = step.results.iter().map(|r| elo(&r.pairs)).collect();
    let seeds: f64 = step.results.iter().filter_map(|r| r.margin.mean()).sum();
    format!(
        "| {} | {} | {} | {won} | {tied} | {lost} | **{}** | {} | {:+.1} | {:.1} |",
        step.level.get(),
        step.level.get() - 1,
        won + tied + lost,
        elo(&step.all),
        by_variant.join(" | "),
        seeds / 3.0,
        step.millis,
    )
}

const HEAD: &str = "# The levels\n\n\
    Made by `cargo xtask levels`; do not edit. Each level plays the one below, on 2x6, all three variants in equal \
    parts. The openings (`testdata/openings`) are positions after 4 to 12 random moves, with 32 seeds or more left, \
    whose exact value is within one casa of a tie, so that the better player decides and not the draw; each is played \
    from both sides. Elo with its interval of 95%, from pairs of games. Games of levels 1 to 9 are the same whenever \
    they are played; level 10 has up to a second a move for its proofs, and no tables but those it builds itself.\n\n\
    | level | against | games | won | tied | lost | Elo | I | II | III | seeds a game | ms a move |\n\
    |---|---|---|---|---|---|---|---|---|---|---|---|\n";

fn ladder(words: &[String]) -> Result<(), Box<dyn Error>> {
    let folder = words.first().ok_or("the folder of openings is missing")?;
    let number = |at: usize, usual: u8| words.get(at).map_or(Ok(usual), |word| word.parse());
    let pairs: usize = words.get(1).map_or(Ok(200), |word| word.parse())?;
    let (lowest, highest) = (number(2, 1)?, number(3, Level::HIGHEST.get())?);
    print!("{HEAD}");
    for number in lowest..highest {
        let (Some(below), Some(level)) = (Level::new(number), Level::new(number + 1)) else {
            return Err("there are levels 1 to 10".into());
        };
        let fewer = match number {
            8 => FEWER[0],
            9 => FEWER[1],
            _ => 1,
        };
        let tables = words.get(4).map(Path::new);
        let step = step(
            level,
            below,
            Path::new(folder),
            pairs.div_ceil(fewer),
            tables,
        )?;
        println!("{}", row(&step));
    }
    Ok(())
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match ladder(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!(
                "{error}; usage: levels FOLDER [PAIRS [LOWEST [HIGHEST [TABLEBASES]]]], as in: levels testdata/openings 200 1 10"
            );
            ExitCode::from(2)
        }
    }
}
