//! Counting sequences of sowings, to compare implementations (INTERFACES, `hoyito perft`).

use alloc::vec::Vec;

use crate::sowing::sequences;
use crate::{Hole, Played, Position, Rules, Turn};

/// The sequences of `depth` sowings from `position`. A forced pass takes no depth, lines that end earlier count
/// nothing, repetition is not looked at. Depth 0 counts 1.
///
/// ```
/// use hoyito::{Position, RowLength, Rules, Variant, perft};
/// let start = Position::start(RowLength::SIX);
/// assert_eq!(perft(&start, &Rules::new(Variant::I), 3), 140);
/// assert_eq!(perft(&start, &Rules::new(Variant::III), 3), 158);
/// ```
pub fn perft(position: &Position, rules: &Rules, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    sequences(position, rules, depth)
}

/// [`perft`] for each first move, in ring order. Their sum is the whole.
///
/// ```
/// use hoyito::{Position, RowLength, Rules, Variant, perft_divide};
/// let parts = perft_divide(&Position::start(RowLength::SIX), &Rules::new(Variant::II), 2);
/// assert_eq!(parts.iter().map(|part| part.1).sum::<u64>(), 32);
/// ```
pub fn perft_divide(position: &Position, rules: &Rules, depth: u32) -> Vec<(Hole, u64)> {
    let (position, turn) = position.settle(rules);
    if depth == 0 || !matches!(turn, Turn::Moves | Turn::Passed) {
        return Vec::new();
    }
    let count = |sown: Played| match (depth, sown.end) {
        (1, _) => 1,
        (_, Some(_)) => 0,
        _ => perft(&sown.position, rules, depth - 1),
    };
    position
        .moves(rules)
        .map(|(hole, sown)| (hole, count(sown)))
        .collect()
}
