//! How exactly level 10 plays: its choices in random positions held against exact values.

use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::path::Path;
use std::time::{Duration, Instant};

use hoyito::{Hole, Position, Round, RowLength, Rules, Rulings};
use hoyito_tablebase::Error;

use crate::solve::{Ground, Options, Solver};
use crate::{Effort, History, Perfect, Random};

/// Positions met in random play from the start, each in another round, none twice, with so many seeds left and at least
/// two moves to choose between.
///
/// ```
/// use hoyito::{RowLength, Rules, Variant};
/// use hoyito_engine::{Random, exactness};
/// let rules = Rules::new(Variant::II);
/// let met = exactness::positions(RowLength::SIX, &rules, 28..=48, 5, &mut Random::new(1));
/// assert!(met.len() == 5 && met.iter().all(|position| position.on_board() >= 28));
/// ```
pub fn positions(
    row: RowLength,
    rules: &Rules,
    seeds: RangeInclusive<u8>,
    count: usize,
    random: &mut Random,
) -> Vec<Position> {
    let mut met = vec![];
    let mut known = HashSet::new();
    // On the smallest boards there are not so many.
    for _ in 0..count.saturating_mul(200) {
        if met.len() == count {
            break;
        }
        let mut round = Round::new(*rules, Rulings::default(), Position::start(row));
        let mut here = vec![];
        while round.end().is_none() {
            let legal: Vec<Hole> = round.position().legal(rules).iter().collect();
            if seeds.contains(&round.position().on_board()) && legal.len() > 1 {
                here.push(*round.position());
            }
            if legal.is_empty() || round.play(legal[random.below(legal.len())]).is_err() {
                break;
            }
        }
        if !here.is_empty() {
            let position = here[random.below(here.len())];
            if known.insert(position) {
                met.push(position);
            }
        }
    }
    met
}

/// One position, looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial {
    /// The position.
    pub position: Position,
    /// What level 10 played.
    pub chosen: Hole,
    /// Whether it said that no move is better.
    pub proved: bool,
    /// How long it looked for the proof.
    pub time: Duration,
    /// Seeds the move loses against the exact value; `None` if that was not found in time.
    pub lost: Option<i32>,
}

/// Plays level 10 in each position, and looks afterwards, with a solver of its own, what the move was worth.
pub struct Examiner {
    player: Perfect,
    solver: Solver,
    rules: Rules,
}

impl Examiner {
    /// With the tables of a folder, or those built in memory, for positions on the board of `start`.
    ///
    /// # Errors
    /// If a table is damaged or memory is short.
    ///
    /// # Panics
    /// If all holes of a row are closed.
    ///
    /// ```
    /// use std::time::Duration;
    /// use hoyito::{Position, RowLength, Rules, Variant};
    /// use hoyito_engine::exactness::Examiner;
    /// let (start, rules) = (Position::start(RowLength::new(3).unwrap()), Rules::new(Variant::I));
    /// let mut examiner = Examiner::new(&start, &rules, None).unwrap();
    /// let trial = examiner.look(&start, Duration::from_secs(1), Duration::from_secs(10), 1).unwrap().unwrap();
    /// assert_eq!((trial.proved, trial.lost), (true, Some(0)));
    /// ```
    pub fn new(start: &Position, rules: &Rules, folder: Option<&Path>) -> Result<Examiner, Error> {
        let ground = match folder {
            Some(folder) => Ground::of_folder(folder, start, rules)?,
            None => Ground::built(start, rules)?,
        };
        let mut player = Perfect::new(folder);
        player.prepare(start, rules)?;
        Ok(Examiner {
            player,
            solver: Solver::new(start, rules, ground, Solver::MEMORY)
                .expect("a row has an open hole"),
            rules: *rules,
        })
    }

    /// Looks at one position, `time` for level 10 and `patience` for the exact value; `None` where nobody can move.
    ///
    /// # Errors
    /// If a table is damaged.
    ///
    /// ```
    /// use std::time::Duration;
    /// use hoyito::{RowLength, Position, Rules, Variant};
    /// use hoyito_engine::exactness::Examiner;
    /// let (start, rules) = (Position::start(RowLength::new(2).unwrap()), Rules::new(Variant::II));
    /// let mut examiner = Examiner::new(&start, &rules, None).unwrap();
    /// let over = "0-0-0-0-8-8-S".parse().unwrap();
    /// let second = Duration::from_secs(1);
    /// assert_eq!(examiner.look(&over, second, second, 1).unwrap(), None);
    /// ```
    pub fn look(
        &mut self,
        position: &Position,
        time: Duration,
        patience: Duration,
        threads: usize,
    ) -> Result<Option<Trial>, Error> {
        let history = History::start(&Rulings::default(), position);
        let effort = Effort {
            time,
            threads,
            ..Effort::default()
        };
        let begun = Instant::now();
        let proof = self
            .player
            .prove(position, &self.rules, &history, &effort)?;
        let took = begun.elapsed();
        let choice =
            self.player
                .choose_by(proof.as_ref(), position, &self.rules, &history, &|| false);
        let Some(choice) = choice else {
            return Ok(None);
        };
        let begun = Instant::now();
        let options = Options {
            threads,
            stop: &|| begun.elapsed() >= patience,
        };
        let solution = self.solver.solve(position, &options)?;
        let of_choice = solution
            .moves
            .iter()
            .find(|found| found.hole == choice.hole);
        let lost = of_choice.and_then(|found| {
            let others = solution
                .moves
                .iter()
                .filter(|other| other.hole != choice.hole);
            let best = others.map(|other| other.high).max().unwrap_or(i32::MIN);
            match (found.low >= best, found.low == found.high, solution.value()) {
                (true, _, _) => Some(0),
                (_, true, Some(value)) => Some(value - found.low),
                _ => None,
            }
        });
        Ok(Some(Trial {
            position: *position,
            chosen: choice.hole,
            proved: choice.proved,
            time: took,
            lost,
        }))
    }
}
