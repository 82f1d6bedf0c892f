//! Every board of 2x2 and 2x3 with every pattern of closed holes, every hole of either player, every variant, both
//! rulings on endless sowings: fast, traced and plain sowings say the same.

mod common;

use common::equal::{self, Met};
use common::{hole, row};
use hoyito::{EndlessSowing, HoleSet, Player, Rules, Setup, Variant};

/// More laps than any sowing of such small boards takes.
const LAPS: u32 = 1 << 20;

/// Every way to lay `left` seeds into the holes from `at` on that are open.
fn lay(setup: &mut Setup, at: usize, left: u8, then: &mut dyn FnMut(&Setup)) {
    if at == setup.row.ring() {
        if left == 0 {
            then(setup);
        }
        return;
    }
    let most = if setup.closed.contains(hole(at)) {
        0
    } else {
        left
    };
    for seeds in 0..=most {
        setup.seeds[at] = seeds;
        lay(setup, at + 1, left - seeds, then);
    }
    setup.seeds[at] = 0;
}

/// Both movers of every board of rows of `n`, the seeds missing captured by South.
fn every_board(n: usize, variant: Variant) -> Met {
    let mut met = Met::default();
    for pattern in 0..1usize << (2 * n) {
        let closed: HoleSet = (0..2 * n)
            .filter(|index| pattern >> index & 1 == 1)
            .map(hole)
            .collect();
        if closed.len() == 2 * n {
            continue;
        }
        for on_board in (8..=8 * n as u8).step_by(4) {
            let mut setup = Setup::empty(row(n));
            setup.closed = closed;
            setup.captures[0] = 8 * n as u8 - on_board;
            lay(&mut setup, 0, on_board, &mut |setup| {
                for to_move in Player::BOTH {
                    let position = Setup { to_move, ..*setup }.position().expect("seeds laid");
                    for endless_sowing in [EndlessSowing::Forbidden, EndlessSowing::EndsRound] {
                        let rules = Rules {
                            endless_sowing,
                            lap_limit: LAPS,
                            ..Rules::new(variant)
                        };
                        equal::same(&position, &rules, &mut met);
                    }
                }
            });
        }
    }
    println!("2x{n} {variant}: {met:?}");
    met
}

fn whole(variant: Variant) {
    let two = every_board(2, variant);
    // The ways to lay seeds into so many open holes, for both movers and both rulings.
    let boards = |open: u64, seeds: u64| (1..open).fold(1, |all, k| all * (seeds + k) / k);
    let wanted = |n: u64| -> u64 {
        let patterns = |open: u64| (0..open).fold(1, |all, k| all * (2 * n - k) / (k + 1));
        let all = (1..=2 * n).map(|open| {
            patterns(open)
                * (2..=2 * n)
                    .map(|fours| boards(open, 4 * fours))
                    .sum::<u64>()
        });
        4 * all.sum::<u64>()
    };
    assert_eq!(two.positions, wanted(2));
    assert_eq!(two.undecided, 0);
    let three = every_board(3, variant);
    assert_eq!(three.positions, wanted(3));
    assert_eq!(three.undecided, 0);
    assert!(three.passes > 0 && three.last_fours > 0 && three.whole_rounds > 0);
    // On rings this small no sowing of Hoyito I is endless.
    assert_eq!(three.endless > 0, variant != Variant::I);
}

#[test]
fn hoyito_i() {
    whole(Variant::I);
}

#[test]
fn hoyito_ii() {
    whole(Variant::II);
}

#[test]
fn hoyito_iii() {
    whole(Variant::III);
}
