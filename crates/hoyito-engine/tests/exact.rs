//! The search against plain ways that share nothing with it but the rules.

mod plain;

use hoyito::{Hole, HoleSet, Position, Rules, Rulings, Variant};
use hoyito_engine::{History, Limits, Random, Table, Weights, search, search_with};
use plain::{all_rules, margin, negamax, random_position, row, values};

fn alone(position: &Position) -> History {
    History::start(&Rulings::default(), position)
}

#[test]
fn fixed_depth_is_plain_negamax() {
    let mut random = Random::new(11);
    let mut compared = 0;
    for rules in all_rules() {
        for holes in 1..=4 {
            for _ in 0..60 {
                let row = row(holes);
                let fours = usize::from(row.seeds() / 4);
                let seeds = 4 * (2 + random.below(fours - 1)) as u8;
                let position = random_position(&mut random, row, HoleSet::EMPTY, seeds);
                let (position, turn) = position.settle(&rules);
                if !matches!(turn, hoyito::Turn::Moves | hoyito::Turn::Passed) {
                    continue;
                }
                for depth in 1..=5 {
                    let plain = negamax(&position, &rules, 2 * depth, &mut Vec::new());
                    let report = search_with(
                        &position,
                        &rules,
                        &alone(&position),
                        Limits::depth(depth as u32),
                        &mut Table::none(),
                        &Weights::NONE,
                    )
                    .unwrap();
                    assert_eq!(report.score, plain, "{position} {rules:?} depth {depth}");
                    assert_eq!(report.mover, position.to_move());
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 5_000, "{compared}");
}

/// Searches every settled position of whole layers; what is called exact must be.
fn whole_layers(holes: u8, closed: HoleSet, most: u8, every: usize, nodes: u64, at_least: f64) {
    let row = row(holes);
    for rules in all_rules() {
        let values = values(row, closed, most, &rules, &[]);
        let mut table = Table::with_kib(256);
        let (mut asked, mut proved) = (0, 0);
        for seeds in (8..=most).step_by(4) {
            for position in plain::layer(row, closed, seeds).iter().step_by(every) {
                let name = (position.board().to_vec(), position.to_move());
                let Some(&value) = values.get(&name) else {
                    continue;
                };
                let history = alone(position);
                let report =
                    search(position, &rules, &history, Limits::nodes(nodes), &mut table).unwrap();
                asked += 1;
                if report.exact {
                    proved += 1;
                    assert_eq!(report.score, value, "{position} {rules:?}");
                }
            }
        }
        let share = f64::from(proved) / f64::from(asked);
        println!("2x{holes} {rules:?}: {proved} of {asked} proved, {share:.3}");
        assert!(share >= at_least, "{rules:?}: only {proved} of {asked}");
    }
}

#[test]
fn every_board_of_one_hole_each() {
    whole_layers(1, HoleSet::EMPTY, 8, 1, 10_000, 1.0);
}

#[test]
fn every_board_of_two_holes_each() {
    whole_layers(2, HoleSet::EMPTY, 16, 1, 10_000, 0.9);
}

#[test]
fn every_board_of_two_and_one_holes() {
    let closed = Hole::new(3).into_iter().collect();
    whole_layers(2, closed, 16, 1, 10_000, 0.9);
}

#[test]
fn boards_of_three_holes_each() {
    whole_layers(3, HoleSet::EMPTY, 12, 11, 2_000, 0.5);
}

/// A position that stood twice ends the round when it comes back: the search neither walks into that nor
/// misses it, and its table does not carry the difference into other searches.
#[test]
fn the_third_time_ends_the_round() {
    let row = row(2);
    let rules = Rules::new(Variant::III);
    let plain_values = values(row, HoleSet::EMPTY, 16, &rules, &[]);
    let mut table = Table::with_kib(256);
    let mut changed = 0;
    for position in plain::layer(row, HoleSet::EMPTY, 12) {
        let name = (position.board().to_vec(), position.to_move());
        let Some(&value) = plain_values.get(&name) else {
            continue;
        };
        let limits = Limits::nodes(20_000);
        let before = search(&position, &rules, &alone(&position), limits, &mut table).unwrap();
        if before.exact {
            assert_eq!(before.score, value);
        }
        let played = position.play(&rules, before.best).unwrap();
        let after = played.position;
        if played.captured > 0 || played.end.is_some() || after == position {
            continue;
        }
        // Twice there already: the history of a game that went to and fro.
        let mut history = History::start(&Rulings::default(), &after);
        history.played(&hoyito::Played {
            position,
            captured: 0,
            ..played
        });
        history.played(&hoyito::Played {
            position: after,
            captured: 0,
            ..played
        });
        history.played(&hoyito::Played {
            position,
            captured: 0,
            ..played
        });
        assert_eq!(history.count(&after), 2);
        // The position to move in has stood twice as well, so coming back to it ends the round, too.
        let ends = [after, position];
        let now = search(&position, &rules, &history, limits, &mut table).unwrap();
        if now.exact && changed < 40 {
            let with_ends = values(row, HoleSet::EMPTY, 12, &rules, &ends);
            // `values` shares on arrival; the root itself is not an arrival.
            let mover = position.to_move();
            let best = plain::moves(&position, &rules)
                .iter()
                .map(|played| {
                    let to = played.position;
                    let gain = margin(&to, mover) - margin(&position, mover);
                    if played.end.is_some() || ends.contains(&to) {
                        return gain;
                    }
                    let rest = with_ends[&(to.board().to_vec(), to.to_move())];
                    gain + if to.to_move() == mover { rest } else { -rest }
                })
                .max()
                .unwrap();
            assert_eq!(now.score, best, "{position} with {after} seen twice");
            changed += i32::from(best != value);
        }
        let again = search(&position, &rules, &alone(&position), limits, &mut table).unwrap();
        assert_eq!(again.score, before.score, "{position}");
    }
    assert!(changed >= 5, "only {changed} values changed by the history");
}

/// Plain negamax to the end under a limit of moves without capture.
fn limited(
    position: &Position,
    rules: &Rules,
    limit: u32,
    left: u32,
    line: &mut Vec<Position>,
) -> i32 {
    let mover = position.to_move();
    line.push(*position);
    let mut best = i32::MIN;
    for played in plain::moves(position, rules) {
        let after = played.position;
        let left = if played.captured > 0 { limit } else { left - 1 };
        let value = if played.end.is_some() || left == 0 || line.contains(&after) {
            margin(&after, mover)
        } else {
            let value = limited(&after, rules, limit, left, line);
            if after.to_move() == mover {
                value
            } else {
                -value
            }
        };
        best = best.max(value);
    }
    line.pop();
    best
}

#[test]
fn limits_of_quiet_moves_against_plain_search() {
    let mut random = Random::new(5);
    let mut table = Table::with_kib(64);
    let mut exact = 0;
    for _ in 0..200 {
        let position = random_position(&mut random, row(2), HoleSet::EMPTY, 12);
        let rules = Rules::new(Variant::ALL[random.below(3)]);
        let (position, turn) = position.settle(&rules);
        if matches!(turn, hoyito::Turn::NoMove { .. } | hoyito::Turn::Over) {
            continue;
        }
        let limit = 1 + random.below(5) as u32;
        let rulings = Rulings {
            no_capture_limit: Some(limit),
            ..Rulings::default()
        };
        let history = History::start(&rulings, &position);
        let report = search(&position, &rules, &history, Limits::default(), &mut table).unwrap();
        let plain = limited(&position, &rules, limit, limit, &mut Vec::new());
        assert_eq!(
            (report.score, report.exact),
            (plain, true),
            "{position} {rules:?} {limit}"
        );
        exact += 1;
    }
    assert!(exact > 100);
}
