//! Whatever is asked, the answer is a legal hole, the same one every time, and in time.

mod plain;

use std::cell::Cell;

use hoyito::{Hole, HoleSet, Player, Position, Round, RowLength, Rules, Rulings, Turn, Variant};
use hoyito_engine::{History, Level, Limits, Random, Table, choose, search};
use plain::random_position;

/// A random position of any row length, each hole closed once in eight but one in each row.
fn any_position(random: &mut Random) -> Position {
    let row = RowLength::new(1 + random.below(12) as u8).unwrap();
    let keep = [random.below(row.get()), row.get() + random.below(row.get())];
    let closed: HoleSet = (0..row.ring())
        .filter(|hole| random.below(8) == 0 && !keep.contains(hole))
        .filter_map(|hole| Hole::new(hole as u8))
        .collect();
    let fours = usize::from(row.seeds() / 4);
    let seeds = 4 * (2 + random.below(fours - 1)) as u8;
    random_position(random, row, closed, seeds)
}

#[test]
fn every_choice_is_legal() {
    let mut random = Random::new(3);
    let mut table = Table::with_kib(256);
    let (mut chosen, mut passes) = (0, 0);
    for at in 0..4_000 {
        let position = any_position(&mut random);
        let rules = Rules::new(Variant::ALL[at % 3]);
        let history = History::start(&Rulings::default(), &position);
        let (settled, turn) = position.settle(&rules);
        let moves = matches!(turn, Turn::Moves | Turn::Passed);
        let limits = Limits::nodes(1 + random.below(300) as u64);
        let level = Level::ALL[at % 10];
        let choice = choose(level, &position, &rules, &history, at as u64, limits);
        let report = search(&position, &rules, &history, limits, &mut table);
        assert_eq!(
            (choice.is_some(), report.is_some()),
            (moves, moves),
            "{position}"
        );
        let (Some(choice), Some(report)) = (choice, report) else {
            continue;
        };
        for (hole, report) in [(choice.hole, &choice.report), (report.best, &report)] {
            assert!(
                settled.legal(&rules).contains(hole),
                "{position} {rules:?} {hole:?}"
            );
            assert_eq!(report.mover, settled.to_move());
            assert_eq!(report.pv.first(), Some(&hole));
            let made = plain::margin(&settled, report.mover);
            assert!((report.score - made).abs() <= i32::from(position.on_board()));
        }
        // The line expected can be played to its end.
        let mut line = settled;
        for &hole in &report.pv {
            line = line.play(&rules, hole).unwrap().position;
        }
        chosen += 1;
        passes += i32::from(turn == Turn::Passed);
    }
    assert!(
        chosen > 3_000 && passes > 20,
        "{chosen} chosen, {passes} after a pass"
    );
}

#[test]
fn nothing_to_choose_when_the_round_is_over() {
    let rules = Rules::new(Variant::I);
    let over = Position::start(RowLength::new(1).unwrap()).to_setup();
    let over = hoyito::Setup {
        seeds: [0; 24],
        captures: [8, 0],
        ..over
    }
    .position()
    .unwrap();
    let history = History::start(&Rulings::default(), &over);
    assert_eq!(
        search(
            &over,
            &rules,
            &history,
            Limits::default(),
            &mut Table::none()
        ),
        None
    );
    assert_eq!(
        choose(Level::LOWEST, &over, &rules, &history, 0, Limits::default()),
        None
    );
}

#[test]
fn the_same_seed_plays_the_same_round() {
    let play = |seed: u64| {
        let rules = Rules::new(Variant::II);
        let mut round = Round::new(rules, Rulings::default(), Position::start(RowLength::SIX));
        while round.end().is_none() && round.steps().len() < 40 {
            let level = Level::ALL[round.steps().len() % 9];
            let history = History::of(&round);
            let limits = Limits::nodes(3_000);
            let choice = choose(level, round.position(), &rules, &history, seed, limits).unwrap();
            round.play(choice.hole).unwrap();
        }
        round
            .steps()
            .iter()
            .map(|step| step.hole)
            .collect::<Vec<_>>()
    };
    let rounds: Vec<_> = (0..6).map(play).collect();
    assert_eq!(rounds, (0..6).map(play).collect::<Vec<_>>());
    assert!(
        rounds.iter().any(|round| *round != rounds[0]),
        "seeds make a difference"
    );
}

#[test]
fn stop_is_obeyed() {
    let start = Position::start(RowLength::new(12).unwrap());
    for variant in Variant::ALL {
        let rules = Rules::new(variant);
        let history = History::start(&Rulings::default(), &start);
        for answers in [0, 1, 10, 100] {
            let asked = Cell::new(0);
            let stop = || {
                asked.set(asked.get() + 1);
                asked.get() > answers
            };
            let limits = Limits::default().stopped_by(&stop);
            let report =
                search(&start, &rules, &history, limits, &mut Table::with_kib(64)).unwrap();
            assert_eq!(asked.get(), answers + 1, "asked again after it said stop");
            assert!(report.nodes <= 64 * (answers + 1));
            assert!(start.legal(&rules).contains(report.best));
        }
    }
}

#[test]
fn nodes_are_a_bound() {
    let start = Position::start(RowLength::SIX);
    let rules = Rules::new(Variant::III);
    let history = History::start(&Rulings::default(), &start);
    for nodes in [0, 1, 2, 100, 5_000] {
        let report = search(
            &start,
            &rules,
            &history,
            Limits::nodes(nodes),
            &mut Table::with_kib(64),
        );
        assert!(report.unwrap().nodes <= nodes + 1);
    }
}

/// A forced pass and extra moves inside the line: South's only casa wins all there is.
#[test]
fn extra_moves_and_passes_are_seen() {
    // Played out by hand: from the example of the rules, North's D makes the last casa and keeps the move,
    // has nothing to move, and South passes it back.
    let position: Position = "4-4-5-3-x-x-0-8-N".parse().unwrap();
    let rules = Rules::new(Variant::II);
    let history = History::start(&Rulings::default(), &position);
    let limits = Limits::default();
    let report = search(
        &position,
        &rules,
        &history,
        limits,
        &mut Table::with_kib(64),
    )
    .unwrap();
    let plain = plain::negamax(&position, &rules, 40, &mut Vec::new());
    assert!(report.exact);
    assert_eq!((report.mover, report.score), (Player::North, plain));
}

#[test]
fn low_levels_do_not_come_round_to_a_position_while_they_hope_for_more() {
    let mut random = Random::new(11);
    let (mut elsewhere, mut resigned_to_it) = (0, 0);
    for at in 0..600 {
        let position = any_position(&mut random);
        let rules = Rules::new(Variant::ALL[at % 3]);
        let level = Level::ALL[at % 8];
        let fresh = History::start(&Rulings::default(), &position);
        let limits = Limits::default();
        let Some(first) = choose(level, &position, &rules, &fresh, 5, limits) else {
            continue;
        };
        let (settled, _) = position.settle(&rules);
        let played = settled.play(&rules, first.hole).unwrap();
        if played.captured > 0 || played.end.is_some() {
            continue;
        }
        // Whoever does not follow a sowing does not see that it comes back.
        if played.laps > 1 && level < Level::new(7).unwrap() {
            continue;
        }
        // The same board has stood once before in the round, as it will after that move.
        let mut again = History::start(&Rulings::default(), &played.position);
        again.played(&hoyito::Played { position, ..played });
        let second = choose(level, &position, &rules, &again, 5, limits).unwrap();
        if second.hole != first.hole {
            elsewhere += 1;
        } else {
            resigned_to_it += 1;
            let shared = plain::margin(&settled, second.report.mover);
            assert!(
                second.report.score <= shared || settled.legal(&rules).len() == 1,
                "level {} comes back in {position} ({rules:?}) though it hopes for more",
                level.get()
            );
        }
    }
    assert!(
        elsewhere > 20 && resigned_to_it > 10,
        "{elsewhere} {resigned_to_it}"
    );
}
