//! Fits the weights of the engine's glance by playing against itself without any, and prints them.
//!
//! `cargo run --release -p hoyito-engine --example tune [ROUNDS]`; `cargo xtask tune` runs it
//!
//! ROUNDS of each variant (2000 unless told) on 2x6, 1000 nodes a move, from openings of 2 to 31 random moves.
//! Each second position is one equation: the margin that its player to move went on to win is the sum of the weights.
//! Least squares; neighbouring weights are held together a little, because some counts are rare.
//! Nothing is random but by fixed seeds, and the play does not use the weights: the same numbers come out again.

use std::{array, process::ExitCode, thread};

use hoyito::{Player, Position, Round, RowLength, Rules, Rulings, Variant};
use hoyito_engine::{History, Limits, Random, Table, Weights, arena, search_with};

/// Nine weights of holes with seeds, then the tempo and its part by the seeds on the board.
const UNKNOWNS: usize = 11;
const TEMPO: usize = 9;
const FULL: usize = 10;

/// Equations worth of holding neighbouring weights together.
const TOGETHER: f64 = 50.0;

/// The sums of least squares.
#[derive(Default)]
struct Sums {
    square: [[f64; UNKNOWNS]; UNKNOWNS],
    target: [f64; UNKNOWNS],
    equations: u32,
}

impl Sums {
    fn add(&mut self, features: &[f64; UNKNOWNS], target: f64) {
        for row in 0..UNKNOWNS {
            for column in 0..UNKNOWNS {
                self.square[row][column] += features[row] * features[column];
            }
            self.target[row] += features[row] * target;
        }
        self.equations += 1;
    }

    /// Gauss and Jordan; the system is positive definite, so pivots on the diagonal do.
    fn solve(mut self) -> [f64; UNKNOWNS] {
        for seeds in 1..TEMPO {
            self.square[seeds][seeds] += TOGETHER;
            self.square[seeds - 1][seeds - 1] += TOGETHER;
            self.square[seeds][seeds - 1] -= TOGETHER;
            self.square[seeds - 1][seeds] -= TOGETHER;
        }
        for pivot in 0..UNKNOWNS {
            let scale = self.square[pivot][pivot];
            self.square[pivot] = self.square[pivot].map(|entry| entry / scale);
            self.target[pivot] /= scale;
            let (line, target) = (self.square[pivot], self.target[pivot]);
            for row in (0..UNKNOWNS).filter(|&row| row != pivot) {
                let factor = self.square[row][pivot];
                self.square[row] = array::from_fn(|at| self.square[row][at] - factor * line[at]);
                self.target[row] -= factor * target;
            }
        }
        self.target
    }
}

/// What the glance looks at, for the player to move.
fn features(position: &Position) -> [f64; UNKNOWNS] {
    let mut features = [0.0; UNKNOWNS];
    for player in Player::BOTH {
        let sign = if player == position.to_move() {
            1.0
        } else {
            -1.0
        };
        for hole in position.holes_of(player) {
            if let Some(place) = usize::from(position.seeds(hole)).min(TEMPO).checked_sub(1) {
                features[place] += sign;
            }
        }
    }
    features[TEMPO] = 1.0;
    features[FULL] = f64::from(position.on_board()) / f64::from(position.row().seeds());
    features
}

/// Plays one round from `start` and adds its equations.
fn learn(rules: &Rules, start: &Position, table: &mut Table, sums: &mut Sums) {
    let rulings = Rulings {
        no_capture_limit: Some(100),
        ..Rulings::default()
    };
    let mut round = Round::new(*rules, rulings, *start);
    let mut history = History::of(&round);
    let limits = Limits::nodes(1_000);
    while let Some(report) = (round.end().is_none())
        .then(|| {
            search_with(
                round.position(),
                rules,
                &history,
                limits,
                table,
                &Weights::NONE,
            )
        })
        .flatten()
    {
        match round.play(report.best) {
            Ok(played) => history.played(&played),
            Err(error) => panic!("the engine chose a hole that may not be played: {error}"),
        }
    }
    let Some(result) = round.result() else {
        return;
    };
    for step in round.steps().iter().step_by(2) {
        let won = |player: Player| {
            f64::from(result[player.index()]) - f64::from(step.before.captures(player))
        };
        let margin = won(step.player) - won(step.player.other());
        sums.add(&features(&step.before), margin);
    }
}

fn fit(variant: Variant, rounds: usize) -> String {
    let rules = Rules::new(variant);
    let mut random = Random::new(77);
    let mut table = Table::with_kib(1024);
    let mut sums = Sums::default();
    for at in 0..rounds {
        let openings = arena::openings(RowLength::SIX, &rules, 2 + at % 30, 1, &mut random);
        for start in &openings {
            table.clear();
            learn(&rules, start, &mut table, &mut sums);
        }
    }
    let equations = sums.equations;
    let weights = sums.solve().map(|weight| (weight * 32.0).round() as i32);
    let mut holes = vec![0];
    holes.extend_from_slice(&weights[..TEMPO]);
    let name = match variant {
        Variant::I => "ONE",
        Variant::II => "TWO",
        Variant::III => "THREE",
    };
    format!(
        "// {equations} equations of {rounds} rounds\nconst {name}: Weights = Weights {{\n    holes: {holes:?},\n    \
         tempo: {},\n    full: {},\n}};\n",
        weights[TEMPO], weights[FULL]
    )
}

fn main() -> ExitCode {
    let rounds = std::env::args()
        .nth(1)
        .map_or(Ok(2_000), |word| word.parse());
    let Ok(rounds) = rounds else {
        eprintln!("usage: tune [ROUNDS], a number, as in: tune 2000");
        return ExitCode::from(2);
    };
    let fitting = Variant::ALL.map(|variant| thread::spawn(move || fit(variant, rounds)));
    for fitted in fitting {
        match fitted.join() {
            Ok(line) => println!("{line}"),
            Err(_) => return ExitCode::FAILURE,
        }
    }
    ExitCode::SUCCESS
}
