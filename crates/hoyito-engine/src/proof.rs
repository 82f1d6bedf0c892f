//! What somebody else has proved of the moves of a position, for a search to choose among.

use hoyito::{Hole, HoleSet, Player};

/// A move and what is proved of it: final captures of the player who moves minus the opponent's, in seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounded {
    pub hole: Hole,
    pub low: i32,
    pub high: i32,
}

/// Bounds of all moves of a position, drawn together: which may still be the best, and whether one surely is.
///
/// A solver makes it, and [`Means::proof`](crate::Means) takes it: the search then looks only at moves that may be
/// the best.
///
/// ```
/// use hoyito::{Position, RowLength, Rules, Rulings, Variant};
/// use hoyito_engine::{Effort, History, Perfect, Proof};
/// let start = Position::start(RowLength::new(2).unwrap());
/// let history = History::start(&Rulings::default(), &start);
/// let proof = Perfect::new(None).prove(&start, &Rules::new(Variant::I), &history, &Effort::default());
/// // Both moves lose all.
/// let Proof { low, high, holes, proved, .. } = proof.unwrap().unwrap();
/// assert_eq!((low, high, holes.len(), proved), (-16, -16, 2, true));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Who moves.
    pub mover: Player,
    /// Proved: `mover` ends with at least so many seeds more than the opponent.
    pub low: i32,
    /// Proved: with at most so many.
    pub high: i32,
    /// Moves worth choosing among: if `settled`, the best ones, else all that may be.
    pub holes: HoleSet,
    /// Whether each of `holes` is as good as any move there is, the round so far left aside.
    pub settled: bool,
    /// Whether that holds with regard to the round so far as well: no position of it may end the round by coming back, and
    /// no limit of moves without capture runs.
    pub proved: bool,
}

impl Proof {
    /// From what is proved of the moves, and `(low, high)` of the position itself; `None` without moves.
    pub(crate) fn of(mover: Player, moves: &[Bounded], (low, high): (i32, i32)) -> Option<Proof> {
        let low = moves.iter().map(|bounds| bounds.low).max()?.max(low);
        let high = moves.iter().map(|bounds| bounds.high).max()?.min(high);
        let those = |wanted: &dyn Fn(&Bounded) -> bool| -> HoleSet {
            let wanted = moves.iter().filter(|bounds| wanted(bounds));
            wanted.map(|bounds| bounds.hole).collect()
        };
        let best = those(&|bounds| {
            let others = moves.iter().filter(|other| other.hole != bounds.hole);
            let most = others.map(|other| other.high).max();
            bounds.low >= most.map_or(high, |most| most.min(high))
        });
        let settled = !best.is_empty();
        let holes = if settled {
            best
        } else {
            those(&|bounds| bounds.high >= low)
        };
        Some(Proof {
            mover,
            low,
            high,
            holes,
            settled,
            proved: settled,
        })
    }

    /// The exact value, if the bounds meet.
    pub(crate) fn value(&self) -> Option<i32> {
        (self.low == self.high).then_some(self.low)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proof(bounds: &[(i32, i32)]) -> Proof {
        let moves: Vec<Bounded> = bounds
            .iter()
            .enumerate()
            .map(|(at, &(low, high))| Bounded {
                hole: Hole::new(at as u8).unwrap(),
                low,
                high,
            })
            .collect();
        Proof::of(Player::South, &moves, (-48, 48)).unwrap()
    }

    fn places(proof: &Proof) -> Vec<usize> {
        proof.holes.iter().map(Hole::index).collect()
    }

    #[test]
    fn the_best_is_known_before_its_value_is() {
        let known = proof(&[(-8, -8), (4, 12), (-4, 4)]);
        assert_eq!((places(&known), known.proved), (vec![1], true));
        assert_eq!((known.low, known.high, known.value()), (4, 12, None));
    }

    #[test]
    fn a_move_that_reaches_the_value_of_the_position_is_best() {
        let hole = |at| Hole::new(at).unwrap();
        let bounded = |at, low, high| Bounded {
            hole: hole(at),
            low,
            high,
        };
        let moves = [bounded(0, 8, 8), bounded(1, -40, 40), bounded(2, -40, 4)];
        let known = Proof::of(Player::North, &moves, (8, 8)).unwrap();
        assert_eq!((places(&known), known.settled), (vec![0], true));
        assert_eq!(known.value(), Some(8));
    }

    #[test]
    fn what_may_be_best_stays() {
        let open = proof(&[(-8, 8), (0, 4), (-12, -4)]);
        assert_eq!((places(&open), open.proved), (vec![0, 1], false));
    }

    #[test]
    fn equals_are_all_best() {
        let known = proof(&[(4, 4), (-8, 4), (4, 4), (-8, -8)]);
        assert_eq!((places(&known), known.proved), (vec![0, 2], true));
        assert_eq!(known.value(), Some(4));
    }
}
