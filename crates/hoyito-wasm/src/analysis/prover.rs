//! Exact values for the analysis board, in slices: what a slice proves helps with the next one, and with other positions
//! of the same board.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use hoyito::{HoleSet, Position, RowLength, Rules};
use hoyito_engine::History;
use hoyito_engine::solve::{Carried, Ground, Line, Options, Solution, Solver};

/// Bytes for what is proved on the way: phones have little.
const MEMORY: usize = 64 << 20;

/// Boards the solver visits between two looks at whether to stop.
const LOOK: u64 = 256;

/// On longer rows a proof is out of reach until so few seeds are left.
const FEW_SEEDS: u8 = 24;

/// A solver and the board it is for.
pub(super) struct Prover {
    rules: Rules,
    row: RowLength,
    closed: HoleSet,
    solver: Solver,
}

impl fmt::Debug for Prover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Prover")
            .field("rules", &self.rules)
            .finish_non_exhaustive()
    }
}

impl Prover {
    /// Whether a proof may come within reach that holds in the round: the solver knows nothing of what was played.
    pub(super) fn is_hopeful(position: &Position, history: &History) -> bool {
        !history.may_end_round()
            && (position.row() <= RowLength::SIX || position.on_board() <= FEW_SEEDS)
    }

    fn fits(&self, position: &Position, rules: &Rules) -> bool {
        let (row, closed) = (position.row(), position.closed());
        self.rules == *rules && self.row == row && self.closed == closed
    }

    /// For positions like this one. `None` if a row has no open hole.
    fn new(position: &Position, rules: &Rules, carried: &Carried) -> Option<Prover> {
        let (row, closed) = (position.row(), position.closed());
        // Without memory for the tables the search stands on nothing.
        let ground = carried
            .ground(position, rules)
            .unwrap_or_else(|_| Ground::none());
        Some(Prover {
            rules: *rules,
            row,
            closed,
            solver: Solver::new(position, rules, ground, MEMORY)?,
        })
    }

    /// What can be proved of a position and each of its moves, visiting about `boards` boards.
    pub(super) fn look(&mut self, position: &Position, boards: u64) -> Option<Solution> {
        within(boards, |options| self.solver.solve(position, options).ok())
    }

    /// The same of its best moves alone, for less.
    pub(super) fn best(&mut self, position: &Position, boards: u64) -> Option<Solution> {
        within(boards, |options| self.solver.best(position, options).ok())
    }

    /// Best moves of both sides from a position on, as far as about `boards` boards show them.
    pub(super) fn line(&mut self, position: &Position, boards: u64) -> Option<Line> {
        within(boards, |options| self.solver.line(position, options).ok())
    }
}

/// The prover at work, and the exact values that provers stand on.
#[derive(Debug, Default)]
pub(super) struct Proofs {
    carried: Carried,
    prover: Option<Prover>,
}

impl Proofs {
    /// Takes a file of exact values along.
    pub(super) fn bring(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), String> {
        // What was proved without it stays shown; the next proof stands on it.
        self.prover = None;
        self.carried
            .add(name, bytes)
            .map_err(|error| error.to_string())
    }

    /// Whether the prover at work has exact values of boards with few seeds.
    pub(super) fn have_some_to_stand_on(&self) -> bool {
        !self.carried.is_empty()
    }

    /// For positions like this one: the one there was, if it is for the same board, else a new one. `None` if a row has
    /// no open hole.
    pub(super) fn prover(&mut self, position: &Position, rules: &Rules) -> Option<&mut Prover> {
        if !self
            .prover
            .as_ref()
            .is_some_and(|old| old.fits(position, rules))
        {
            // Memory is given back before more is taken.
            self.prover = None;
            self.prover = Prover::new(position, rules, &self.carried);
        }
        self.prover.as_mut()
    }
}

fn within<T>(boards: u64, work: impl FnOnce(&Options<'_>) -> T) -> T {
    let looks = AtomicU64::new(0);
    let most = boards / LOOK;
    let stop = || looks.fetch_add(1, Ordering::Relaxed) >= most;
    work(&Options {
        threads: 1,
        stop: &stop,
    })
}

#[cfg(test)]
mod tests {
    use hoyito::{Round, Rulings, Variant};
    use hoyito_engine::Random;

    use super::*;

    #[test]
    fn what_the_round_so_far_decides_is_left_to_the_search() {
        let rules = Rules::new(Variant::II);
        let start = Position::start(RowLength::new(3).unwrap());
        let mut random = Random::new(7);
        let mut met = 0;
        for _ in 0..500 {
            let mut round = Round::new(rules, Rulings::default(), start);
            while round.end().is_none() {
                let history = History::of(&round);
                let stood = history.count(round.position());
                assert!(stood < 2 || !Prover::is_hopeful(round.position(), &history));
                met += u32::from(stood > 1);
                let legal: Vec<_> = round.position().legal(&rules).iter().collect();
                round.play(legal[random.below(legal.len())]).unwrap();
            }
        }
        assert!(met > 0, "no position came back in 500 rounds");
    }
}
