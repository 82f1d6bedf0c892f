//! What a search may use besides the rules: threads and known values change how fast it is, never what it proves.

mod plain;

use std::collections::HashMap;

use hoyito::{HoleSet, Player, Position, Round, RowLength, Rules, Rulings, Turn, Variant};
use hoyito_engine::{Asker, History, Limits, Means, Random, Report, Table, Values, search_by};
use plain::values;

type Known = HashMap<(Vec<u8>, Player), i32>;

/// Values worked out by the plain iteration, of boards up to some number of seeds.
struct Worked {
    seeds: u8,
    values: Known,
}

impl Values for Worked {
    fn seeds(&self) -> u8 {
        self.seeds
    }

    fn asker<'a>(&'a self, rules: &Rules) -> Box<Asker<'a>> {
        let rules = *rules;
        Box::new(move |position| {
            let (settled, turn) = position.settle(&rules);
            if !matches!(turn, Turn::Moves | Turn::Passed) {
                return Some(0);
            }
            let name = (settled.board().to_vec(), settled.to_move());
            let rest = *self.values.get(&name)?;
            let mover = settled.to_move();
            Some(if mover == position.to_move() {
                rest
            } else {
                -rest
            })
        })
    }
}

fn worked(row: RowLength, most: u8, rules: &Rules) -> Worked {
    Worked {
        seeds: most,
        values: values(row, HoleSet::EMPTY, most, rules, &[]),
    }
}

fn boards(row: RowLength, most: u8, rules: &Rules) -> Vec<Position> {
    let layers = (8..=most).step_by(4);
    let all = layers.flat_map(|seeds| plain::layer(row, HoleSet::EMPTY, seeds));
    let settled = all.filter(|position| {
        let (settled, turn) = position.settle(rules);
        settled == *position && turn == Turn::Moves
    });
    settled.collect()
}

fn value(known: &Known, position: &Position) -> i32 {
    known[&(position.board().to_vec(), position.to_move())]
}

#[test]
fn threads_prove_the_same() {
    for variant in Variant::ALL {
        let (row, rules) = (RowLength::new(2).unwrap(), Rules::new(variant));
        let known = worked(row, 16, &rules).values;
        let mut table = Table::with_kib(256);
        let mut proved = 0;
        let boards = boards(row, 16, &rules);
        for position in boards.iter().step_by(3) {
            let history = History::start(&Rulings::default(), position);
            let means = Means {
                threads: 3,
                ..Means::new(&mut table)
            };
            let report = search_by(position, &rules, &history, Limits::nodes(50_000), means);
            let report = report.unwrap();
            if report.exact {
                assert_eq!(
                    report.score,
                    value(&known, position),
                    "{position} {variant}"
                );
                proved += 1;
            }
        }
        assert!(proved * 10 >= boards.len() / 3 * 9, "{variant}: {proved}");
    }
}

/// With values up to twelve seeds: exact at once on boards they know, and right above.
#[test]
fn known_values_are_stood_on() {
    for variant in Variant::ALL {
        let (row, rules) = (RowLength::new(2).unwrap(), Rules::new(variant));
        let low = worked(row, 12, &rules);
        let known = worked(row, 16, &rules).values;
        let (mut table, mut hits) = (Table::with_kib(256), 0);
        for position in boards(row, 16, &rules) {
            let history = History::start(&Rulings::default(), &position);
            let means = Means {
                values: Some(&low),
                ..Means::new(&mut table)
            };
            let report = search_by(&position, &rules, &history, Limits::nodes(5_000), means);
            let report = report.unwrap();
            hits += report.hits;
            if position.on_board() <= 12 {
                assert!(report.exact, "{position} {variant}");
            }
            if report.exact {
                assert_eq!(
                    report.score,
                    value(&known, &position),
                    "{position} {variant}"
                );
            }
        }
        assert!(hits > 1_000, "{variant}: {hits}");
    }
}

/// Whoever knows the values wins what is to be won, against anybody, and does not go round in circles.
#[test]
fn what_is_won_is_brought_home() {
    let mut random = Random::new(3);
    for variant in Variant::ALL {
        let (row, rules) = (RowLength::new(3).unwrap(), Rules::new(variant));
        let known = worked(row, 12, &rules);
        let boards = boards(row, 12, &rules);
        let won = boards
            .iter()
            .filter(|board| value(&known.values, board) > 0);
        for start in won.step_by(29) {
            let wins = value(&known.values, start);
            let mut round = Round::new(rules, Rulings::default(), *start);
            let mut table = Table::with_kib(64);
            while round.end().is_none() {
                let position = *round.position();
                let hole = if position.to_move() == start.to_move() {
                    let means = Means {
                        values: Some(&known),
                        ..Means::new(&mut table)
                    };
                    let history = History::of(&round);
                    let limits = Limits::nodes(2_000);
                    search_by(&position, &rules, &history, limits, means)
                        .unwrap()
                        .best
                } else {
                    let legal: Vec<_> = position.legal(&rules).iter().collect();
                    legal[random.below(legal.len())]
                };
                round.play(hole).unwrap();
            }
            let [south, north] = round.result().unwrap().map(i32::from);
            let margin = match start.to_move() {
                Player::South => south - north,
                Player::North => north - south,
            };
            assert!(
                margin >= wins,
                "{start} {variant}: {margin} of {wins}, {:?}",
                round.end()
            );
        }
    }
}

#[test]
fn every_iteration_is_told() {
    let start = Position::start(RowLength::SIX);
    let history = History::start(&Rulings::default(), &start);
    let told = std::cell::RefCell::new(Vec::<Report>::new());
    let mut table = Table::with_kib(256);
    let means = Means {
        told: Some(&|report| told.borrow_mut().push(report.clone())),
        ..Means::new(&mut table)
    };
    let rules = Rules::new(Variant::I);
    let report = search_by(&start, &rules, &history, Limits::depth(5), means).unwrap();
    let told = told.into_inner();
    let depths: Vec<u32> = told.iter().map(|report| report.depth).collect();
    assert_eq!(depths, [1, 2, 3, 4, 5]);
    assert_eq!(told.last(), Some(&report));
    assert!(told.windows(2).all(|two| two[0].nodes < two[1].nodes));
}
