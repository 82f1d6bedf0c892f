//! Plain ways to the same values, on the rules crate alone: no windows, no table, no shortcuts.
#![allow(dead_code)] // Each test binary uses its part.

use std::collections::HashMap;

use hoyito::{
    EndlessSowing, HoleSet, LastFour, Played, Player, Position, RowLength, Rules, Setup, Variant,
};
use hoyito_engine::Random;

/// A row length that exists.
pub fn row(holes: u8) -> RowLength {
    RowLength::new(holes).unwrap()
}

/// Every variant under every setting that changes values.
pub fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for variant in Variant::ALL {
        for endless_sowing in [EndlessSowing::Forbidden, EndlessSowing::EndsRound] {
            for last_four in [LastFour::Captor, LastFour::South, LastFour::North] {
                if variant == Variant::III || last_four == LastFour::Captor {
                    all.push(Rules {
                        last_four,
                        endless_sowing,
                        ..Rules::new(variant)
                    });
                }
            }
        }
    }
    all
}

/// Captures of the player to move minus the opponent's.
pub fn margin(position: &Position, player: Player) -> i32 {
    i32::from(position.captures(player)) - i32::from(position.captures(player.other()))
}

/// Every legal move with passes resolved by the rules crate; the position must be settled.
pub fn moves(position: &Position, rules: &Rules) -> Vec<Played> {
    let legal = position.legal(rules);
    legal
        .iter()
        .map(|hole| position.play(rules, hole).unwrap())
        .collect()
}

/// Fixed depth, in half sowings: a sowing costs two, one that earns another move costs one. At its end the rest
/// is taken for an equal share, and so is a position that comes back on the line. Seen from the player to move,
/// captures made included.
pub fn negamax(position: &Position, rules: &Rules, depth: i32, line: &mut Vec<Position>) -> i32 {
    let mover = position.to_move();
    if depth <= 0 {
        return margin(position, mover);
    }
    line.push(*position);
    let mut best = i32::MIN;
    for played in moves(position, rules) {
        let after = played.position;
        let left = depth - if played.again { 1 } else { 2 };
        let value = if played.end.is_some() || line.contains(&after) {
            margin(&after, mover)
        } else if after.to_move() == mover {
            negamax(&after, rules, left, line)
        } else {
            -negamax(&after, rules, left, line)
        };
        best = best.max(value);
    }
    line.pop();
    best
}

/// Every distribution of `seeds` over the open holes, both players to move, nobody having captured more.
pub fn layer(row: RowLength, closed: HoleSet, seeds: u8) -> Vec<Position> {
    let mut all = Vec::new();
    let mut stack = vec![(0, seeds, Setup::empty(row))];
    while let Some((hole, left, setup)) = stack.pop() {
        if hole == row.ring() {
            if left == 0 {
                for to_move in Player::BOTH {
                    let half = (row.seeds() - seeds) / 2;
                    let captures = [half, half];
                    all.push(
                        Setup {
                            to_move,
                            captures,
                            closed,
                            ..setup
                        }
                        .position()
                        .unwrap(),
                    );
                }
            }
            continue;
        }
        let is_closed = closed.iter().any(|closed| closed.index() == hole);
        for here in 0..=if is_closed { 0 } else { left } {
            let mut next = setup;
            next.seeds[hole] = here;
            stack.push((hole + 1, left - here, next));
        }
    }
    all
}

/// The margin still to be won by the player to move, of every settled position up to `most` seeds, by value
/// iteration from equal shares: a layer is done when nothing changes any more. `ends` are shared on arrival.
pub fn values(
    row: RowLength,
    closed: HoleSet,
    most: u8,
    rules: &Rules,
    ends: &[Position],
) -> HashMap<(Vec<u8>, Player), i32> {
    let name = |position: &Position| (position.board().to_vec(), position.to_move());
    let ends: Vec<_> = ends.iter().map(name).collect();
    let mut values = HashMap::new();
    for seeds in (8..=most).step_by(4) {
        let mut open: Vec<(Position, Vec<Played>)> = Vec::new();
        for position in layer(row, closed, seeds) {
            let moves = moves(&position, rules);
            if !moves.is_empty() {
                values.insert(name(&position), 0);
                open.push((position, moves));
            }
        }
        loop {
            let mut changed = Vec::new();
            for (position, moves) in &open {
                let mover = position.to_move();
                let worth = |played: &Played| {
                    let after = &played.position;
                    let gain = margin(after, mover) - margin(position, mover);
                    if played.end.is_some() || ends.contains(&name(after)) {
                        return gain;
                    }
                    let rest = values[&name(after)];
                    gain + if after.to_move() == mover {
                        rest
                    } else {
                        -rest
                    }
                };
                let best = moves.iter().map(worth).max().unwrap();
                if values[&name(position)] != best {
                    changed.push((name(position), best));
                }
            }
            if changed.is_empty() {
                break;
            }
            values.extend(changed);
        }
    }
    values
}

/// A position with `seeds` on open holes thrown at random, the captures split at random.
pub fn random_position(
    random: &mut Random,
    row: RowLength,
    closed: HoleSet,
    seeds: u8,
) -> Position {
    let mut setup = Setup::empty(row);
    setup.closed = closed;
    let open: Vec<usize> = (0..row.ring())
        .filter(|&hole| !closed.iter().any(|closed| closed.index() == hole))
        .collect();
    for _ in 0..seeds {
        setup.seeds[open[random.below(open.len())]] += 1;
    }
    let taken = row.seeds() - seeds;
    let south = random.below(usize::from(taken) + 1) as u8;
    setup.captures = [south, taken - south];
    setup.to_move = Player::BOTH[random.below(2)];
    setup.position().unwrap()
}
