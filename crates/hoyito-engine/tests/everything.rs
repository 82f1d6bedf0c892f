//! Everything reachable against ways that share nothing with it but the rules: plain value iteration, and proof search.
#![cfg(not(target_family = "wasm"))]

mod plain;

use std::collections::HashSet;
use std::fs;
use std::sync::Mutex;

use hoyito::{LastFour, Player, Position, Rules, Turn, Variant};
use hoyito_engine::Random;
use hoyito_engine::solve::everything::{Everything, Known, Progress, Refusal};
use hoyito_engine::solve::{Ground, Options, Solver};
use plain::{all_rules, margin, row, values};

fn everything(start: &Position, rules: &Rules) -> Everything {
    Everything::of(start, rules, 2, u64::MAX, &|_| {}).unwrap()
}

/// All positions reached by simply playing on, each board and player to move once.
fn reached(start: &Position, rules: &Rules) -> Vec<Position> {
    let name = |position: &Position| (position.board().to_vec(), position.to_move());
    let mut seen = HashSet::from([name(start)]);
    let (mut all, mut left) = (vec![], vec![*start]);
    while let Some(position) = left.pop() {
        all.push(position);
        let mut next: Vec<Position> = position
            .moves(rules)
            .filter(|(_, sown)| sown.end.is_none())
            .map(|(_, sown)| sown.position)
            .collect();
        if position.moves(rules).next().is_none() {
            next.push(position.with_to_move(position.to_move().other()));
        }
        left.extend(
            next.into_iter()
                .filter(|position| seen.insert(name(position))),
        );
    }
    all
}

#[test]
fn every_reachable_board_has_its_value() {
    let starts = [
        Position::start(row(1)),
        Position::start(row(2)),
        "2-2-2-2-2-2-6-6-S".parse().unwrap(),
        "4-2-x-2-2-2-4-8-S".parse().unwrap(),
    ];
    for start in starts {
        for rules in all_rules() {
            let all = everything(&start, &rules);
            let values = values(start.row(), start.closed(), start.on_board(), &rules, &[]);
            let mut boards = HashSet::new();
            for position in reached(&start, &rules) {
                let mover = position.to_move();
                let (settled, turn) = position.settle(&rules);
                let right = match turn {
                    Turn::Moves | Turn::Passed => {
                        let value = values[&(settled.board().to_vec(), settled.to_move())];
                        margin(&position, mover)
                            + if settled.to_move() == mover {
                                value
                            } else {
                                -value
                            }
                    }
                    Turn::NoMove { .. } | Turn::Over => margin(&settled, mover),
                };
                assert_eq!(all.value(&position), Some(right), "{position} {rules:?}");
                // A board is the same whoever has it, if both players' chances are alike.
                let even = rules.last_four == LastFour::Captor && start.closed().is_empty();
                let seen = if even && mover == Player::North {
                    position.turned()
                } else {
                    position
                };
                boards.insert((seen.board().to_vec(), seen.to_move()));
            }
            assert_eq!(all.boards(), boards.len() as u64, "{start} {rules:?}");
        }
    }
}

#[test]
fn proof_search_agrees() {
    let mut random = Random::new(12);
    for variant in Variant::ALL {
        let rules = Rules::new(variant);
        // Of II and III nearly every board of a row of four is reached: tens of millions.
        let start = Position::start(row(if variant == Variant::I { 4 } else { 3 }));
        let all = everything(&start, &rules);
        let mut solver = Solver::new(
            &start,
            &rules,
            Ground::built(&start, &rules).unwrap(),
            1 << 22,
        )
        .unwrap();
        for _ in 0..40 {
            let mut position = start;
            for _ in 0..random.below(20) {
                let moves: Vec<_> = position
                    .moves(&rules)
                    .filter(|(_, sown)| sown.end.is_none())
                    .collect();
                let Some((_, sown)) = moves.get(random.below(moves.len().max(1))) else {
                    break;
                };
                position = sown.position;
            }
            let solution = solver.solve(&position, &Options::default()).unwrap();
            let found = all.solution(&position).unwrap();
            assert_eq!(found.value(), solution.value(), "{variant} {position}");
            assert_eq!(found.moves, solution.moves, "{variant} {position}");
        }
    }
}

#[test]
fn any_number_of_threads_finds_the_same() {
    let (start, rules) = (Position::start(row(4)), Rules::new(Variant::I));
    let one = Everything::of(&start, &rules, 1, u64::MAX, &|_| {}).unwrap();
    let told = Mutex::new(vec![]);
    let tell = |progress| told.lock().unwrap().push(progress);
    let four = Everything::of(&start, &rules, 4, u64::MAX, &tell).unwrap();
    assert_eq!(one.counts(), four.counts());
    let told = told.into_inner().unwrap();
    assert_eq!(
        told[0],
        Progress::Reached {
            seeds: 32,
            boards: 1
        }
    );
    assert_eq!(told.last(), Some(&Progress::Settled { seeds: 32 }));
    let folder = tempfile::tempdir().unwrap();
    let [a, b] = ["a", "b"].map(|name| folder.path().join(name));
    assert_eq!(one.write(&a).unwrap(), four.write(&b).unwrap());
    assert!(fs::read(a).unwrap() == fs::read(b).unwrap());
}

#[test]
fn what_is_too_much_is_refused() {
    let refused = |start: &Position, most| {
        Everything::of(start, &Rules::new(Variant::I), 1, most, &|_| {}).err()
    };
    assert_eq!(
        refused(&Position::start(row(4)), 1000),
        Some(Refusal::TooMany { most: 1000 })
    );
    assert_eq!(
        refused(&Position::start(row(12)), 1000),
        Some(Refusal::TooLong)
    );
    assert_eq!(
        refused(&"x-8-0-0-S".parse().unwrap(), 1000),
        Some(Refusal::NoOpenHole)
    );
}

/// Files give the same, and no damage is passed over: whatever bit is wrong, an answer is right or an error.
#[test]
fn files_are_right_or_refused() {
    let south = Rules {
        last_four: LastFour::South,
        ..Rules::new(Variant::III)
    };
    for (rules, holes) in [(Rules::new(Variant::I), 4), (south, 2)] {
        let start = Position::start(row(holes));
        let all = everything(&start, &rules);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("all");
        all.write(&path).unwrap();
        let known = Known::open(&path).unwrap();
        assert_eq!((known.start(), known.rules()), (&start, &rules));
        let mut counts = all.counts();
        counts.reverse();
        assert_eq!(known.counts(), counts);
        let positions = reached(&start, &rules);
        for position in &positions {
            assert_eq!(known.value(position).unwrap(), all.value(position));
        }
        let other = Position::start(row(5));
        assert_eq!(known.value(&other).unwrap(), None);
        let bytes = fs::read(&path).unwrap();
        let mut random = Random::new(3);
        let damaged = folder.path().join("damaged");
        for round in 0..90 {
            let mut bytes = bytes.clone();
            match round % 3 {
                0 => bytes.truncate(random.below(bytes.len())),
                1 => bytes.push(0),
                _ => {
                    let at = random.below(bytes.len());
                    bytes[at] ^= 1 << random.below(8);
                }
            }
            fs::write(&damaged, &bytes).unwrap();
            let Ok(known) = Known::open(&damaged) else {
                continue;
            };
            let mut met = false;
            for position in positions.iter().step_by(7) {
                match known.value(position) {
                    Ok(value) => assert_eq!(value, all.value(position)),
                    Err(_) => met = true,
                }
            }
            assert!(met, "a fault was passed over");
        }
    }
}
