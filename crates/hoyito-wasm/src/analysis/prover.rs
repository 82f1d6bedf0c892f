//! Exact values for the analysis board, in slices: what a slice proves helps with the next one, and with other positions
//! of the same board.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use hoyito::{HoleSet, Position, RowLength, Rules};
use hoyito_engine::History;
use hoyito_engine::solve::{Ground, Options, Solution, Solver};

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

    /// For positions like this one: the one there was, if it is for the same board, else a new one. `None` if a row has
    /// no open hole.
    pub(super) fn fitting(
        old: Option<Prover>,
        position: &Position,
        rules: &Rules,
    ) -> Option<Prover> {
        let (row, closed) = (position.row(), position.closed());
        let fits = |old: &Prover| old.rules == *rules && old.row == row && old.closed == closed;
        if let Some(old) = old.filter(fits) {
            return Some(old);
        }
        Some(Prover {
            rules: *rules,
            row,
            closed,
            solver: Solver::new(position, rules, ground(), MEMORY)?,
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
}

/// Values to stand on: none, since tables take threads to build and more than a visit's worth of bytes to fetch. Tables
/// that come along with the page belong here.
fn ground() -> Ground {
    Ground::none()
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
