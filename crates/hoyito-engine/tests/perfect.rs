//! Level 10 with its solver: plays what is proved, gets on with it, and says what it has not proved.

mod plain;

use std::time::Duration;

use hoyito::{HoleSet, Position, Round, RowLength, Rules, Rulings, Turn, Variant};
use hoyito_engine::{Effort, History, Level, Limits, Perfect, choose};
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
