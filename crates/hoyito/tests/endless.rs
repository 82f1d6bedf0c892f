//! Sowings that never end, and one that nobody could follow to an end (RULES.md, section 4: `endless_sowing`,
//! `undecided_sowing`).

mod common;

use common::equal::{self, Met};
use common::records::{index, json_lines, player};
use common::{hole, plain_position, plain_rules, position, row};
use hoyito::notation::parse_moves;
use hoyito::{EndReason, EndlessSowing, Hole, MoveError, Position, Round, Rules, Rulings, Variant};
use hoyito_plain as plain;

/// The boards and hands that an endless sowing passes through, the first `most` of them.
fn stations(at: &Position, rules: &Rules, from: Hole, most: usize) -> Vec<Position> {
    let Ok(trace) = at.trace(rules, from) else {
        return vec![];
    };
    if trace.played.end != Some(EndReason::EndlessSowing) {
        return vec![];
    }
    let mut found = vec![];
    let mut setup = at.to_setup();
    for lap in trace.laps.iter().take(most) {
        setup.to_move = lap.from.owner(at.row());
        found.push(setup.position().expect("between laps all is well"));
        setup.seeds[lap.from.index()] = 0;
        let mut captures = lap.captures.iter().peekable();
        for drop in &lap.drops {
            setup.seeds[drop.index()] += 1;
            if setup.seeds[drop.index()] == 4 && captures.next_if_eq(&drop).is_some() {
                setup.seeds[drop.index()] = 0;
                setup.captures[at.to_move().index()] += 4;
            }
        }
    }
    found
}

/// Each board on the way of an endless sowing, that one's hole and all its other holes, in all three ways.
#[test]
fn every_station_of_known_circles() {
    let mut starts: Vec<(Position, usize)> = json_lines("peer-games/endless.jsonl")
        .iter()
        .map(|known| {
            let (board, flags) = (&known["board"], Some(&known["closed"]));
            let to_move = player(&known["player"]);
            let at = common::records::position(board, None, flags, to_move);
            (at, index(&known["hole"]))
        })
        .collect();
    // RULES.md, section 7.
    starts.push((position("2-0-1-0-2-1-0-2-1-0-2-1-36-0-S"), 0));
    starts.push((position("2-1-0-2-1-2-0-1-0-2-1-0-36-0-S"), 5));
    for (variant, least) in [
        (Variant::I, 2_000),
        (Variant::II, 2_000),
        (Variant::III, 2_000),
    ] {
        let mut met = Met::default();
        for (at, from) in &starts {
            let rules = Rules {
                endless_sowing: EndlessSowing::EndsRound,
                ..Rules::new(variant)
            };
            for station in stations(at, &rules, hole(*from), 60) {
                for endless_sowing in [EndlessSowing::Forbidden, EndlessSowing::EndsRound] {
                    let lap_limit = 1 << 12;
                    let rules = Rules {
                        endless_sowing,
                        lap_limit,
                        ..rules
                    };
                    equal::same(&station, &rules, &mut met);
                }
            }
        }
        println!("{variant}: {met:?}");
        assert!(met.endless > least, "{variant}: {met:?}");
    }
}

/// Section 4, `no_move`: of boards with one or two open holes in all, where a round may begin with nobody able to move.
#[test]
fn rounds_that_are_over_at_once() {
    let mut over = 0;
    for (n, closed) in [(1, [2, 2]), (1, [1, 2]), (2, [1, 3]), (3, [5, 5])] {
        for variant in Variant::ALL {
            for seeds in 0..=8 * n as u8 {
                let mut setup = hoyito::Setup::empty(row(n));
                let two = closed[0] != closed[1];
                (0..2 * n)
                    .filter(|index| !two && *index > 1 || two && closed.contains(index))
                    .for_each(|index| setup.closed.insert(hole(index)));
                let mut open = (0..2 * n).filter(|&index| !setup.closed.contains(hole(index)));
                let (Some(first), second) = (open.next(), open.next()) else {
                    continue;
                };
                setup.seeds[first] = seeds;
                let rest = (8 * n as u8 - seeds) % 16;
                if let Some(second) = second {
                    setup.seeds[second] = rest;
                }
                setup.captures[0] = 8 * n as u8 - setup.seeds.iter().sum::<u8>();
                let Ok(start) = setup.position() else {
                    continue;
                };
                if start.on_board() == 0 {
                    continue;
                }
                let rules = Rules::new(variant);
                let round = Round::new(rules, Rulings::default(), start);
                let second = plain::Round::new(
                    plain_rules(&rules),
                    plain::Rulings::default(),
                    plain_position(&start),
                );
                assert_eq!(
                    round.end().map(EndReason::name),
                    second.end().map(plain::End::name)
                );
                let ours = plain_position(round.position());
                assert_eq!(ours.seeds, second.position().seeds, "{start}");
                assert_eq!(ours.captures, second.position().captures, "{start}");
                if round.end().is_none() {
                    assert_eq!(ours.to_move, second.position().to_move, "{start}");
                }
                over += usize::from(round.end() == Some(EndReason::NoMove));
            }
        }
    }
    assert!(over > 5, "{over}");
}

/// Six sowings from the start of 2x11, in II and in III, D of South runs on beyond four thousand million laps.
const FAR: &str = "1-0-6-8-6-0-6-10-9-1-0-6-0-2-6-0-1-6-2-6-0-4-8-0-S";

fn undecided(rules: &Rules) {
    let at = position(FAR);
    let error = at.sow(rules, hole(3)).expect_err("nobody saw it end");
    assert_eq!(error, MoveError::UndecidedSowing { letter: 'D' });
    assert_eq!(error.code(), "undecided_sowing");
}

#[test]
fn it_is_reached_from_the_start() {
    for variant in [Variant::II, Variant::III] {
        let row = row(11);
        let mut at = Position::start(row);
        for hole in parse_moves("DcIDaB", row).expect("six holes") {
            at = at.play(&Rules::new(variant), hole).expect("legal").position;
        }
        assert_eq!(at, position(FAR));
    }
}

#[test]
fn with_a_lower_limit() {
    for variant in [Variant::II, Variant::III] {
        let rules = Rules {
            lap_limit: 1 << 20,
            ..Rules::new(variant)
        };
        undecided(&rules);
        let at = position(FAR);
        assert_eq!(
            at.trace(&rules, hole(3)).expect_err("nor here").code(),
            "undecided_sowing"
        );
        let second = plain::sow_within(&plain_position(&at), &plain_rules(&rules), 3, 1 << 20);
        assert_eq!(second, Err(plain::Refusal::UndecidedSowing));
        assert!(!at.legal(&rules).contains(hole(3)));
        assert!(at.moves(&rules).all(|(other, _)| other != hole(3)));
    }
}

/// Beyond the laps it tells the trace takes the fast way's word, so this asks both and lets nobody wait.
#[test]
fn at_the_full_limit() {
    let rules = Rules::new(Variant::II);
    assert_eq!(
        position(FAR).trace(&rules, hole(3)),
        Err(MoveError::UndecidedSowing { letter: 'D' })
    );
}
