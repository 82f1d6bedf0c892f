//! Random boards and rulings, the same ones at every run.

use fastrand::Rng;
use hoyito::{
    ClosedHoles, EndlessSowing, HoleSet, LastFour, Player, Position, Rules, Rulings, Setup, Variant,
};

use super::{hole, row};

pub fn pick<T: Copy>(rng: &mut Rng, from: &[T]) -> T {
    from[rng.usize(..from.len())]
}

pub fn player(rng: &mut Rng) -> Player {
    pick(rng, &Player::BOTH)
}

/// Any ruling on endless sowings and the last four.
pub fn rules(rng: &mut Rng, variant: Variant, lap_limit: u32) -> Rules {
    Rules {
        last_four: pick(rng, &[LastFour::Captor, LastFour::South, LastFour::North]),
        endless_sowing: pick(rng, &[EndlessSowing::Forbidden, EndlessSowing::EndsRound]),
        lap_limit,
        ..Rules::new(variant)
    }
}

/// Any rulings of rounds and matches.
pub fn rulings(rng: &mut Rng) -> Rulings {
    Rulings {
        endless_sowing: pick(rng, &[EndlessSowing::Forbidden, EndlessSowing::EndsRound]),
        repetition: pick(rng, &[None, Some(2), Some(3), Some(3), Some(5)]),
        no_capture_limit: match rng.u8(..60) {
            0 => Some(1),
            1..9 => Some(12),
            9..20 => Some(40),
            _ => None,
        },
        round_limit: pick(rng, &[None, None, None, Some(1), Some(2), Some(5)]),
        closed_holes: pick(rng, &[ClosedHoles::Rightmost, ClosedHoles::Leftmost]),
    }
}

/// Closed holes: none, as a match closes them, or anywhere; at least one of all stays open.
fn closed(rng: &mut Rng, n: usize) -> HoleSet {
    let mut closed = HoleSet::EMPTY;
    match rng.u8(..4) {
        0 => {
            let open = [rng.usize(1..=n), rng.usize(1..=n)];
            for (player, open) in open.into_iter().enumerate() {
                (player * n + open..player * n + n).for_each(|index| closed.insert(hole(index)));
            }
        }
        1 => {
            let one_in = rng.usize(2..=6);
            for index in 0..2 * n {
                if rng.usize(..one_in) == 0 && closed.len() + 1 < 2 * n {
                    closed.insert(hole(index));
                }
            }
        }
        _ => {}
    }
    closed
}

/// A board of rows of `n`: full, half empty or nearly bare; seeds spread evenly, in heaps, or nowhere more than two or
/// three, as endless sowings like them.
pub fn board(rng: &mut Rng, n: usize) -> Position {
    let mut setup = Setup::empty(row(n));
    setup.closed = closed(rng, n);
    setup.to_move = player(rng);
    let open: Vec<usize> = (0..2 * n)
        .filter(|&index| !setup.closed.contains(hole(index)))
        .collect();
    let mut on_board = 0;
    if rng.u8(..3) == 0 {
        let most = rng.usize(2..=3);
        for &index in &open {
            setup.seeds[index] = rng.usize(..=most) as u8;
            on_board += usize::from(setup.seeds[index]);
        }
        while on_board % 4 > 0 || on_board < 8 {
            setup.seeds[pick(rng, &open)] += 1;
            on_board += 1;
        }
    } else {
        let most = 2 * n;
        let fours = match rng.u8(..8) {
            0..3 => rng.usize(2..=most),
            3..7 => rng.usize(2..=most.min(2 + n / 3)),
            _ => most,
        };
        let heap = pick(rng, &[0, 0, 0, 3, 10]);
        while on_board < 4 * fours {
            let seeds = (1 + rng.usize(..=heap)).min(4 * fours - on_board);
            setup.seeds[pick(rng, &open)] += seeds as u8;
            on_board += seeds;
        }
    }
    let captured = 8 * n - on_board;
    let south = rng.usize(..=captured);
    setup.captures = [south as u8, (captured - south) as u8];
    setup.position().expect("seeds in open holes, by fours")
}

/// The start of a round: all holes open, or some closed as a match closes them.
pub fn round_start(rng: &mut Rng, n: usize) -> Position {
    if rng.bool() {
        return Position::start(row(n)).with_to_move(player(rng));
    }
    let mut setup = Setup::empty(row(n));
    setup.to_move = player(rng);
    let south = rng.usize(4..=8 * n - 4);
    for (side, seeds) in [south, 8 * n - south].into_iter().enumerate() {
        let filled = n.min(seeds / 4);
        for column in 0..n {
            let index = side * n + column;
            if column < filled {
                setup.seeds[index] = 4;
            } else {
                setup.closed.insert(hole(index));
            }
        }
        setup.captures[side] = (seeds - 4 * filled) as u8;
    }
    setup.position().expect("filled by fours")
}
