//! Exact solving against ways that share nothing with it but the rules: plain value iteration, and tables settled
//! backwards from their ends.
#![cfg(not(target_family = "wasm"))]

mod plain;

use std::sync::atomic::{AtomicU32, Ordering};

use hoyito::{HoleSet, Player, Position, RowLength, Rules, Setup, Turn, Variant};
use hoyito_engine::Random;
use hoyito_engine::solve::{Ground, Options, Solver};
use hoyito_tablebase::{Setting, Tables};
use plain::{all_rules, margin, random_position, row, values};

/// The value of the position and of every move is what `right` says of the positions they lead to.
fn check(
    solver: &mut Solver,
    rules: &Rules,
    position: &Position,
    right: &dyn Fn(&Position) -> i32,
) {
    let solution = solver.solve(position, &Options::default()).unwrap();
    let player = position.to_move();
    assert_eq!(
        solution.value(),
        Some(right(position)),
        "{position} {rules:?}"
    );
    let legal: Vec<_> = position.legal(rules).iter().collect();
    let holes: Vec<_> = solution.moves.iter().map(|found| found.hole).collect();
    assert_eq!(holes, legal, "{position} {rules:?}");
    for found in &solution.moves {
        let played = position.play(rules, found.hole).unwrap();
        let after = played.position;
        let value = match (played.end, after.to_move() == player) {
            (Some(_), _) => margin(&after, player),
            (None, true) => right(&after),
            (None, false) => -right(&after),
        };
        assert_eq!(
            (found.low, found.high),
            (value, value),
            "{position} {rules:?}"
        );
    }
}

/// The best move alone: the same value, and every move called best is.
fn check_best(solver: &mut Solver, rules: &Rules, position: &Position, right: i32) {
    let solution = solver.best(position, &Options::default()).unwrap();
    assert_eq!(solution.value(), Some(right), "{position} {rules:?}");
    let (player, legal) = (position.to_move(), position.legal(rules));
    assert_eq!(
        solution.best().count() == 0,
        legal.is_empty(),
        "{position} {rules:?}"
    );
    let all = solver.solve(position, &Options::default()).unwrap();
    for (found, exact) in solution.moves.iter().zip(&all.moves) {
        let within = found.low <= exact.low && exact.high <= found.high;
        assert!(
            found.hole == exact.hole && within,
            "{position} {rules:?} {player:?}"
        );
    }
}

/// Every settled position of whole layers, or each so-many-th, against value iteration.
fn whole_layers(holes: u8, closed: HoleSet, most: u8, every: usize, grounded: bool) {
    let row = row(holes);
    for rules in all_rules() {
        let values = values(row, closed, most, &rules, &[]);
        let right = |position: &Position| {
            margin(position, position.to_move())
                + values[&(position.board().to_vec(), position.to_move())]
        };
        let mut solver = None;
        for seeds in (8..=most).step_by(4) {
            for position in plain::layer(row, closed, seeds).iter().step_by(every) {
                let (settled, turn) = position.settle(&rules);
                if !matches!(turn, Turn::Moves) {
                    continue;
                }
                let solver = solver.get_or_insert_with(|| {
                    let ground = match grounded {
                        true => Ground::built(position, &rules).unwrap(),
                        false => Ground::none(),
                    };
                    // Little memory, so that facts are lost and found again.
                    Solver::new(position, &rules, ground, 1 << 16).unwrap()
                });
                check_best(solver, &rules, &settled, right(&settled));
                check(solver, &rules, &settled, &right);
            }
        }
    }
}

#[test]
fn boards_of_2x1_and_2x2() {
    whole_layers(1, HoleSet::EMPTY, 8, 1, false);
    whole_layers(2, HoleSet::EMPTY, 16, 5, false);
}

#[test]
fn boards_of_2x3() {
    whole_layers(3, HoleSet::EMPTY, 12, 997, false);
    whole_layers(3, HoleSet::EMPTY, 12, 499, true);
}

#[test]
fn closed_holes() {
    let closed = |text: &str| text.parse::<Position>().unwrap().closed();
    whole_layers(3, closed("4-4-x-4-4-4-4-0-S"), 12, 17, false);
    whole_layers(4, closed("4-x-x-x-4-4-4-4-12-0-S"), 12, 37, true);
}

#[test]
#[ignore = "long: every board of the shortest rows, most of 2x3 with no ground to stand on"]
fn every_board_of_short_rows() {
    whole_layers(1, HoleSet::EMPTY, 8, 1, false);
    whole_layers(2, HoleSet::EMPTY, 16, 1, false);
    whole_layers(3, HoleSet::EMPTY, 16, 11, false);
    whole_layers(3, HoleSet::EMPTY, 24, 1, true);
}

/// The board of an index, South to move, captures shared as evenly as they can be.
fn position_of(holes: u8, board: &hoyito::ring::Board) -> Position {
    let mut setup = Setup::empty(row(holes));
    setup.seeds = *board;
    let left = row(holes).seeds() - board.iter().sum::<u8>();
    setup.captures = [left / 2, left - left / 2];
    setup.position().unwrap()
}

/// Positions of one layer, each so-many-th, against the layer's table; the solver stands on `ground` seeds.
fn layer_of_tables(variant: Variant, holes: u8, seeds: usize, every: usize, ground: usize) {
    let rules = Rules::new(variant);
    let setting = Setting::full(variant, row(holes));
    let build = |seeds| {
        let mut tables = Tables::new(setting);
        if seeds > 0 {
            tables
                .build_to(seeds, &hoyito_tablebase::Options::default())
                .unwrap();
        }
        tables
    };
    let tables = build(seeds);
    let right = |position: &Position| {
        margin(position, position.to_move()) + tables.value(position, &rules).unwrap()
    };
    let (index, _) = tables.layer(0, seeds).unwrap();
    let first = position_of(holes, &index.board(0));
    let mut solver =
        Solver::new(&first, &rules, Ground::of_tables(build(ground)), 1 << 24).unwrap();
    for at in (0..index.boards()).step_by(every) {
        let position = position_of(holes, &index.board(at));
        check(&mut solver, &rules, &position, &right);
    }
}

#[test]
#[ignore = "long: boards of two layers of 2x6, each on the ground below"]
fn boards_of_low_layers_of_2x6() {
    for variant in Variant::ALL {
        layer_of_tables(variant, 6, 16, 999_983, 12);
        layer_of_tables(variant, 6, 20, 4_999_999, 16);
    }
}

#[test]
fn random_positions_of_2x4_and_2x5() {
    random_positions(&[(4, 16, 4), (5, 16, 2)]);
}

#[test]
#[ignore = "long: more random positions, with more seeds"]
fn many_random_positions_of_2x4_and_2x5() {
    random_positions(&[(4, 28, 40), (5, 20, 40)]);
}

/// Row length, most seeds, how many positions of each variant.
fn random_positions(sizes: &[(u8, usize, usize)]) {
    let mut random = Random::new(5);
    for variant in Variant::ALL {
        let rules = Rules::new(variant);
        for &(holes, most, count) in sizes {
            let mut tables = Tables::new(Setting::full(variant, row(holes)));
            tables
                .build_to(most, &hoyito_tablebase::Options::default())
                .unwrap();
            let right = |position: &Position| {
                margin(position, position.to_move()) + tables.value(position, &rules).unwrap()
            };
            for _ in 0..count {
                let seeds = (most - 4 * random.below(2)) as u8;
                let position = random_position(&mut random, row(holes), HoleSet::EMPTY, seeds);
                let (position, turn) = position.settle(&rules);
                if !matches!(turn, Turn::Moves | Turn::Passed) {
                    continue;
                }
                let mut low = Tables::new(Setting::full(variant, row(holes)));
                low.build_to(
                    16.min(usize::from(position.on_board()) - 4),
                    &hoyito_tablebase::Options::default(),
                )
                .unwrap();
                let ground = Ground::of_tables(low);
                let mut solver = Solver::new(&position, &rules, ground, 1 << 20).unwrap();
                check(&mut solver, &rules, &position, &right);
            }
        }
    }
}

#[test]
fn forced_passes_and_ends() {
    let rules = Rules::new(Variant::II);
    // South must pass; nobody has seeds that move; the round is over.
    for (text, moves) in [
        ("0-0-8-0-0-8-S", 0),
        ("4-4-0-0-4-4-S", 2),
        ("0-0-0-0-12-4-S", 0),
    ] {
        let position: Position = text.parse().unwrap();
        let mut solver = Solver::new(&position, &rules, Ground::none(), 0).unwrap();
        let solution = solver.solve(&position, &Options::default()).unwrap();
        assert_eq!(solution.moves.len(), moves, "{text}");
        let other = solver
            .solve(&position.turned(), &Options::default())
            .unwrap();
        assert_eq!(other.value(), solution.value());
        if position.on_board() == 0 {
            assert_eq!(solution.value(), Some(8));
        }
    }
}

/// Stopped at any time, the bounds hold, and a later look finishes the work.
#[test]
fn bounds_hold_when_stopped() {
    let rules = Rules::new(Variant::III);
    let position = Position::start(row(4));
    let ground = || Ground::built(&position, &rules).unwrap();
    let new = |ground| Solver::new(&position, &rules, ground, 1 << 20).unwrap();
    let value = new(ground())
        .solve(&position, &Options::default())
        .unwrap()
        .value()
        .unwrap();
    let mut open = 0;
    for looks in 0..20 {
        let left = AtomicU32::new(looks);
        let stop = || {
            left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| n.checked_sub(1))
                .is_err()
        };
        let options = Options {
            stop: &stop,
            threads: 2,
        };
        let mut solver = new(Ground::none());
        let solution = solver.solve(&position, &options).unwrap();
        assert!(
            solution.low <= value && value <= solution.high,
            "{solution:?}"
        );
        open += u32::from(solution.value().is_none());
    }
    assert!(open > 0);
}

#[test]
fn the_starts_of_2x6() {
    for (variant, value) in [(Variant::I, -8), (Variant::II, -28), (Variant::III, -36)] {
        let rules = Rules::new(variant);
        let start = Position::start(RowLength::SIX);
        assert_eq!(start.to_move(), Player::South);
        let ground = Ground::built(&start, &rules).unwrap();
        let mut solver = Solver::new(&start, &rules, ground, Solver::MEMORY).unwrap();
        let solution = solver.solve(&start, &Options::default()).unwrap();
        assert_eq!(solution.value(), Some(value));
        assert_eq!(solution.moves.len(), 6);
    }
}
