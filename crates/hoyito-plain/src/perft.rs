//! Counting sequences of sowings (INTERFACES.md, `hoyito perft`).

use crate::board::Position;
use crate::sowing::{Rules, sow};

/// Sequences of `depth` sowings from here. A forced pass takes no depth, lines that end earlier
/// count nothing, repetition is not looked at.
pub fn perft(position: &Position, rules: &Rules, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match sowings(position, rules, depth) {
        Some(nodes) => nodes,
        None => {
            let passed = Position {
                to_move: position.to_move.other(),
                ..*position
            };
            sowings(&passed, rules, depth).unwrap_or(0)
        }
    }
}

/// The count for the player to move, or `None` if they have no legal move.
fn sowings(position: &Position, rules: &Rules, depth: u32) -> Option<u64> {
    let mut nodes = None;
    for hole in position.row_of(position.to_move) {
        // Most refusals are empty holes, and these need no sowing to be seen.
        if position.seeds[hole] == 0 {
            continue;
        }
        if let Ok(sown) = sow(position, rules, hole) {
            let below = match (depth, sown.end) {
                (1, _) => 1,
                (_, Some(_)) => 0,
                (_, None) => perft(&sown.position, rules, depth - 1),
            };
            *nodes.get_or_insert(0) += below;
        }
    }
    nodes
}

/// [`perft`] by first move: ring index and count. Empty at depth 0 and when nobody can move.
pub fn perft_divide(position: &Position, rules: &Rules, depth: u32) -> Vec<(usize, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let passed = Position {
        to_move: position.to_move.other(),
        ..*position
    };
    for from in [position, &passed] {
        let mut counts = Vec::new();
        for hole in from.row_of(from.to_move) {
            if let Ok(sown) = sow(from, rules, hole) {
                counts.push((hole, perft(&sown.position, rules, depth - 1)));
            }
        }
        if !counts.is_empty() {
            return counts;
        }
    }
    Vec::new()
}
