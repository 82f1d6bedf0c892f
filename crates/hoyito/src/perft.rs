//! Counting sequences of sowings, to compare implementations (INTERFACES, `hoyito perft`).

use alloc::vec::Vec;

use crate::{Hole, Position, Rules, Turn};

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
    let mut total = 0;
    // A pass costs a second look at the same board only where the first player found no move.
    for player in [position.to_move(), position.to_move().other()] {
        let turn = position.with_to_move(player);
        let mut any = false;
        for (_, sown) in turn.moves(rules) {
            any = true;
            if depth == 1 {
                total += 1;
            } else if sown.end.is_none() {
                total += perft(&sown.position, rules, depth - 1);
            }
        }
        if any {
            break;
        }
    }
    total
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
    let count = |sown: crate::Played| match (depth, sown.end) {
        (1, _) => 1,
        (_, Some(_)) => 0,
        _ => perft(&sown.position, rules, depth - 1),
    };
    position
        .moves(rules)
        .map(|(hole, sown)| (hole, count(sown)))
        .collect()
}
