//! Level 10 with its solver: plays what is proved, gets on with it, and says what it has not proved.

mod plain;

use std::time::Duration;

use hoyito::{HoleSet, Position, Round, RowLength, Rules, Rulings, Turn, Variant};
use hoyito_engine::{Effort, History, Level, Limits, Perfect, Random, choose};
use plain::values;

/// Every board of 2x2, all layers: the choice loses no seed, and says that it is proved.
#[test]
fn it_loses_no_seed_on_2x2() {
    let row = RowLength::new(2).unwrap();
    for variant in Variant::ALL {
        let rules = Rules::new(variant);
        let known = values(row, HoleSet::EMPTY, 16, &rules, &[]);
        let mut player = Perfect::new(None);
        let layers = (8..=16).step_by(4);
        let boards = layers.flat_map(|seeds| plain::layer(row, HoleSet::EMPTY, seeds));
        let mut asked = 0;
        for position in boards.step_by(29) {
            let (settled, turn) = position.settle(&rules);
            if settled != position || turn != Turn::Moves {
                continue;
            }
            let history = History::start(&Rulings::default(), &position);
            let choice = player
                .choose(&position, &rules, &history, &Effort::default())
                .unwrap()
                .unwrap();
            assert!(choice.proved, "{position} {variant}");
            let played = position.play(&rules, choice.hole).unwrap();
            let mover = position.to_move();
            let rest = if played.end.is_some() {
                0
            } else {
                let (after, turn) = played.position.settle(&rules);
                match turn {
                    Turn::Moves | Turn::Passed => {
                        let rest = known[&(after.board().to_vec(), after.to_move())];
                        if after.to_move() == mover {
                            rest
                        } else {
                            -rest
                        }
                    }
                    _ => 0,
                }
            };
            let gain = plain::margin(&played.position, mover) - plain::margin(&position, mover);
            let value = known[&(position.board().to_vec(), mover)];
            assert_eq!(gain + rest, value, "{position} {variant} {choice:?}");
            asked += 1;
        }
        assert!(asked > 15, "{asked}");
    }
}

/// A won round is won, and does not go round in circles: from a start whose value is known (docs/solved.md), against a
/// low level and against itself.
#[test]
fn what_is_won_is_brought_home() {
    // 2x5 of Hoyito II is 28-12 for South.
    let start = Position::start(RowLength::new(5).unwrap());
    let rules = Rules::new(Variant::II);
    for other in [Some(Level::LOWEST), Level::new(7), None] {
        let mut players = [Perfect::new(None), Perfect::new(None)];
        let mut round = Round::new(rules, Rulings::default(), start);
        while round.end().is_none() {
            let history = History::of(&round);
            let (position, mover) = (*round.position(), round.position().to_move().index());
            let choice = match other {
                Some(level) if mover == 1 => {
                    choose(level, &position, &rules, &history, 3, Limits::default()).unwrap()
                }
                _ => players[mover]
                    .choose(&position, &rules, &history, &Effort::default())
                    .unwrap()
                    .unwrap(),
            };
            round.play(choice.hole).unwrap();
            assert!(round.steps().len() < 400);
        }
        let [south, north] = round.result().unwrap();
        match other {
            None => assert_eq!([south, north], [28, 12]),
            Some(_) => assert!(south >= 28, "{south}-{north} against {other:?}"),
        }
    }
}

#[test]
fn without_time_it_searches_and_says_so() {
    let position = Position::start(RowLength::SIX);
    let rules = Rules::new(Variant::III);
    let history = History::start(&Rulings::default(), &position);
    let effort = Effort {
        time: Duration::ZERO,
        ..Effort::default()
    };
    let choice = Perfect::new(None)
        .choose(&position, &rules, &history, &effort)
        .unwrap()
        .unwrap();
    assert!(!choice.proved && !choice.report.exact);
    assert!(position.legal(&rules).contains(choice.hole));
}

#[test]
fn where_the_round_so_far_may_end_it_nothing_is_called_proved() {
    let position: Position = "0-1-2-3-0-0-0-0-0-2-0-0-27-13-S".parse().unwrap();
    let rules = Rules::new(Variant::II);
    let limited = Rulings {
        no_capture_limit: Some(9),
        ..Rulings::default()
    };
    let mut player = Perfect::new(None);
    let mut prove = |rulings: &Rulings| {
        let history = History::start(rulings, &position);
        player
            .prove(&position, &rules, &history, &Effort::default())
            .unwrap()
            .unwrap()
    };
    let (free, bound) = (prove(&Rulings::default()), prove(&limited));
    assert!(free.settled && free.proved && bound.settled && !bound.proved);
    assert_eq!(free.holes, bound.holes);
}

/// Rounds by chance on small boards, in which positions come back; what to do with each that has such a past.
fn rounds_that_come_back(
    holes: u8,
    rules: &Rules,
    rulings: &Rulings,
    most: u8,
    mut each: impl FnMut(&Position, &History),
) {
    let mut random = Random::new(11);
    let start = Position::start(RowLength::new(holes).unwrap());
    for _ in 0..60 {
        let mut round = Round::new(*rules, *rulings, start);
        while round.end().is_none() {
            let history = History::of(&round);
            let position = *round.position();
            if history.may_end_round() && position.on_board() <= most {
                each(&position, &history);
            }
            let legal: Vec<_> = position.legal(rules).iter().collect();
            round.play(legal[random.below(legal.len())]).unwrap();
        }
    }
}

/// Positions that have stood: all that were played through since the last capture, with how often.
fn ends_of(round: &History, row: RowLength, seeds: u8, times: u32) -> Vec<Position> {
    let all = plain::layer(row, HoleSet::EMPTY, seeds).into_iter();
    // Captures are part of a position: those of the layer are the same for all boards.
    all.filter(|board| round.count(board) + 1 >= times)
        .collect()
}

#[test]
fn positions_that_end_the_round_are_part_of_the_proof() {
    let mut asked = 0;
    let rulings = Rulings {
        repetition: Some(2),
        ..Rulings::default()
    };
    for (holes, most) in [(2, 16), (3, 12)] {
        let row = RowLength::new(holes).unwrap();
        for variant in Variant::ALL {
            let rules = Rules::new(variant);
            let mut player = Perfect::new(None);
            let mut known = Vec::<(Vec<Position>, std::collections::HashMap<_, i32>)>::new();
            rounds_that_come_back(holes, &rules, &rulings, most, |position, history| {
                let even = plain::margin(position, position.to_move()) == 0;
                if !even || asked > 300 {
                    return;
                }
                let ends = ends_of(history, row, position.on_board(), 2);
                if ends.is_empty() {
                    return;
                }
                if !known.iter().any(|(those, _)| *those == ends) {
                    let values = values(row, HoleSet::EMPTY, position.on_board(), &rules, &ends);
                    known.push((ends.clone(), values));
                }
                let values = &known.iter().find(|(those, _)| *those == ends).unwrap().1;
                let proof = player
                    .prove(position, &rules, history, &Effort::default())
                    .unwrap()
                    .unwrap();
                // The position itself has stood, and is played on from.
                let mover = position.to_move();
                let worths = position.legal(&rules).iter().map(|hole| {
                    let played = position.play(&rules, hole).unwrap();
                    let after = played.position;
                    let gain = plain::margin(&after, mover);
                    let over = played.end.is_some() || ends.contains(&after);
                    let rest = if over {
                        0
                    } else {
                        values[&(after.board().to_vec(), after.to_move())]
                    };
                    gain + if after.to_move() == mover {
                        rest
                    } else {
                        -rest
                    }
                });
                let best = worths.max().unwrap();
                assert!(proof.proved, "{variant} {position}");
                assert_eq!(
                    (proof.low, proof.high),
                    (best, best),
                    "{variant} {position}"
                );
                asked += 1;
            });
        }
    }
    assert!(asked > 20, "{asked}");
}

/// The whole rest of a round, every line to its end with all that has stood on it: the rules themselves. `None` where there
/// is too much of it.
fn to_the_end(round: &Round, left: &mut u32) -> Option<i32> {
    let mover = round.position().to_move();
    if round.end().is_some() {
        return Some(plain::margin(round.position(), mover));
    }
    *left = left.checked_sub(1)?;
    let mut best = i32::MIN;
    for hole in round.position().legal(round.rules()).iter() {
        let mut after = round.clone();
        let played = after.play(hole).unwrap();
        let value = if played.end.is_some() {
            plain::margin(&played.position, mover)
        } else {
            let value = to_the_end(&after, left)?;
            if played.position.to_move() == mover {
                value
            } else {
                -value
            }
        };
        best = best.max(value);
    }
    Some(best)
}

#[test]
fn proofs_with_a_past_are_those_of_the_rules() {
    for times in [2, 3] {
        let rulings = Rulings {
            repetition: Some(times),
            ..Rulings::default()
        };
        let mut asked = 0;
        for variant in Variant::ALL {
            let rules = Rules::new(variant);
            let mut random = Random::new(12);
            let mut player = Perfect::new(None);
            // Rounds by chance seldom come to a third time.
            for _ in 0..if times == 2 { 20 } else { 3000 } {
                let start = Position::start(RowLength::new(2 + random.below(2) as u8).unwrap());
                let mut round = Round::new(rules, rulings, start);
                while round.end().is_none() {
                    let history = History::of(&round);
                    if history.may_end_round() {
                        let value = to_the_end(&round, &mut 500);
                        if let Some(value) = value {
                            let proof = player
                                .prove(round.position(), &rules, &history, &Effort::default())
                                .unwrap()
                                .unwrap();
                            let found = (proof.low, proof.high);
                            assert_eq!(found, (value, value), "{variant} {}", round.position());
                            asked += 1;
                        }
                    }
                    let legal: Vec<_> = round.position().legal(&rules).iter().collect();
                    round.play(legal[random.below(legal.len())]).unwrap();
                }
            }
        }
        assert!(asked > 20, "{asked} with {times}");
    }
}
