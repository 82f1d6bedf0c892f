//! Sentences of RULES.md one by one, on boards small enough to follow by eye.

use hoyito_plain::perft_data::{Random, random_board};
use hoyito_plain::{
    End, LastFour, MAX_RING, Player, Position, Refusal, Round, Rules, Rulings, Sown, Variant, fill,
    has_move, hole_letter, hole_of_letter, parse, play, play_on, print, sow,
};

fn sown(variant: Variant, text: &str, hole: usize) -> Sown {
    sow(&parse(text).unwrap(), &Rules::new(variant), hole).unwrap()
}

#[test]
fn openings_are_one_and_the_same_up_to_rotation() {
    for variant in Variant::ALL {
        let opening = |hole| sow(&Position::start(6), &Rules::new(variant), hole).unwrap();
        for hole in 0..6 {
            let s = opening(hole);
            assert_eq!((s.laps, s.captured, s.again), (5, 0, false));
            let mut turned = opening(0).position.seeds;
            turned[..12].rotate_right(hole);
            assert_eq!(s.position.seeds, turned);
        }
    }
}

#[test]
fn the_origin_hole_is_sown_into() {
    // Once round: the last seed falls into the origin, which was emptied, so the turn ends.
    let s = sown(Variant::III, "4-4-4-4-0-0-S", 1);
    assert_eq!((s.laps, print(&s.position)), (1, "5-1-5-5-0-0-N".into()));
}

#[test]
fn sowing_skips_closed_holes() {
    let s = sown(Variant::II, "1-x-0-4-0-3-8-8-S", 0);
    assert_eq!(
        (s.laps, print(&s.position)),
        (1, "0-x-1-4-0-3-8-8-N".into())
    );
}

#[test]
fn one_lap_three_games() {
    // Three seeds from hole 2 make fours in 3, 5 and 0; hole 4 is closed.
    let text = "3-8-3-3-x-3-4-0-S";
    let one = sown(Variant::I, text, 2);
    assert_eq!((one.casas.holes(), one.again), (&[3, 5, 0][..], false));
    assert_eq!(print(&one.position), "0-8-0-0-x-0-16-0-N");
    let two = sown(Variant::II, text, 2);
    assert_eq!((two.casas.holes(), two.again), (&[0, 5, 3][..], true));
    assert_eq!(print(&two.position), "0-8-0-0-x-0-16-0-S");
    let three = sown(Variant::III, text, 2);
    assert_eq!((three.casas.holes(), three.again), (&[0][..], true));
    assert_eq!(print(&three.position), "0-8-0-4-x-4-8-0-S");
    // In I the opponent has no seeds left and passes.
    let played = play(&parse(text).unwrap(), &Rules::new(Variant::I), 2).unwrap();
    assert_eq!((played.again, played.passed), (false, true));
    assert_eq!(print(&played.position), "0-8-0-0-x-0-16-0-S");
}

#[test]
fn the_last_four() {
    let p = parse("3-4-3-3-x-3-8-0-S").unwrap();
    let two = sow(&p, &Rules::new(Variant::II), 2).unwrap();
    assert_eq!(
        (two.captured, two.last_four, two.again),
        (12, Some(Player::South), false)
    );
    assert_eq!(two.position.captures, [24, 0]);
    let north = Rules {
        last_four: LastFour::North,
        ..Rules::new(Variant::II)
    };
    let two = sow(&p, &north, 2).unwrap();
    assert_eq!((two.captured, two.last_four), (12, Some(Player::North)));
    assert_eq!(two.position.captures, [20, 4]);
    // In the middle of a sowing of I, four still in the hand.
    let one = sown(Variant::I, "0-0-5-3-0-0-16-0-S", 2);
    assert_eq!(
        (one.captured, one.last_four, one.laps),
        (4, Some(Player::South), 1)
    );
    assert_eq!(one.position.captures, [24, 0]);
    assert_eq!(one.position.seeds, [0; MAX_RING]);
}

#[test]
fn a_chain_may_go_all_the_way_round_and_leave_none() {
    let s = sown(Variant::II, "16-0-0-0-0-0-S", 0);
    assert_eq!(
        (s.casas.holes(), s.last_four, s.again),
        (&[0, 3, 2, 1][..], None, false)
    );
    assert_eq!(s.position.captures, [16, 0]);
    let played = play(
        &parse("16-0-0-0-0-0-S").unwrap(),
        &Rules::new(Variant::II),
        0,
    )
    .unwrap();
    assert_eq!(played.end, Some(End::LastFour));
}

#[test]
fn an_extra_turn_without_a_move_is_a_pass() {
    let p = parse("0-1-3-8-4-0-S").unwrap();
    let played = play(&p, &Rules::new(Variant::III), 1).unwrap();
    assert_eq!(
        (played.captured, played.again, played.passed),
        (4, true, true)
    );
    assert_eq!(print(&played.position), "0-0-0-8-8-0-N");
}

#[test]
fn a_player_with_only_endless_sowings_passes() {
    let p = parse("15-x-x-x-x-x-20-13-x-x-x-x-0-0-S").unwrap();
    let rules = Rules::new(Variant::II);
    assert_eq!(play_on(&p, &rules, 0), Err(Refusal::EndlessSowing));
    let round = Round::new(rules, Rulings::default(), p);
    let other = Position {
        to_move: Player::North,
        ..p
    };
    let expected = if has_move(&other, &rules) {
        None
    } else {
        Some(End::NoMove)
    };
    assert_eq!(round.end(), expected);
    if round.end().is_none() {
        assert_eq!(round.position().to_move, Player::North);
        assert!((6..8).any(|hole| play_on(&p, &rules, hole).is_ok()));
    }
}

#[test]
fn nobody_can_move() {
    // One open hole in all: eight seeds go round for ever in II and III.
    let p = parse("x-8-0-0-N").unwrap();
    let round = Round::new(Rules::new(Variant::III), Rulings::default(), p);
    assert_eq!(round.end(), Some(End::NoMove));
    assert_eq!(round.position().captures, [4, 4]);
}

#[test]
fn repetition_and_the_limit_without_capture() {
    let rules = Rules::new(Variant::III);
    let random = &mut Random::new(3);
    let (mut repeated, mut limited) = (0, 0);
    for game in 0..8_000 {
        let rulings = Rulings {
            repetition: Some(2 + game % 2),
            no_capture_limit: (game % 3 == 0).then_some(12),
            ..Rulings::default()
        };
        let mut round = Round::new(rules, rulings, Position::start(3));
        let mut line = vec![*round.position()];
        let mut quiet = 0;
        while round.end().is_none() {
            let holes = hoyito_plain::legal(round.position(), &rules);
            let played = round.play(holes[random.below(holes.len())]).unwrap();
            quiet = if played.captured == 0 { quiet + 1 } else { 0 };
            if round.end().is_none() {
                line.push(*round.position());
                let times = line.iter().filter(|&p| p == line.last().unwrap()).count();
                assert!(times < 2 + game as usize % 2, "no end at the repetition");
                assert!(rulings.no_capture_limit.is_none() || quiet < 12);
            } else if let Some(End::Repetition | End::NoCaptureLimit) = round.end() {
                let before = line.last().unwrap();
                assert_eq!(played.shared, before.on_board() - played.captured);
                assert_eq!(round.position(), &played.position);
                match round.end() {
                    Some(End::Repetition) => repeated += 1,
                    _ => {
                        assert_eq!(quiet, 12);
                        limited += 1;
                    }
                }
            }
        }
        assert_eq!(round.position().captures.iter().sum::<u8>(), 24);
    }
    assert!(repeated >= 10 && limited >= 100, "{repeated} {limited}");
}

#[test]
fn filling_as_in_the_record() {
    let p = fill(6, [16, 32], Player::North, false);
    assert_eq!(print(&p), "4-4-4-4-x-x-4-4-4-4-4-4-0-8-N");
    let p = fill(6, [16, 32], Player::North, true);
    assert_eq!(print(&p), "x-x-4-4-4-4-4-4-4-4-4-4-0-8-N");
    let p = fill(6, [31, 17], Player::South, false);
    assert_eq!(print(&p), "4-4-4-4-4-4-4-4-4-4-x-x-7-1-S");
}

/// The board seen from the other side.
fn turned(p: &Position) -> Position {
    let mut t = *p;
    let ring = p.ring();
    t.seeds[..ring].rotate_right(p.row);
    t.closed[..ring].rotate_right(p.row);
    t.captures.swap(0, 1);
    t.to_move = p.to_move.other();
    t
}

#[test]
fn turning_the_board_changes_nothing_and_no_seed_is_lost() {
    let random = &mut Random::new(9);
    let mut sowings = 0;
    for i in 0..20_000 {
        let p = random_board(1 + i % 12, i % 2 == 0, random);
        assert_eq!(parse(&print(&p)), Ok(p));
        let other = turned(&p);
        for variant in Variant::ALL {
            let rules = Rules::new(variant);
            for hole in p.row_of(p.to_move) {
                let there = (hole + p.row) % p.ring();
                match (sow(&p, &rules, hole), sow(&other, &rules, there)) {
                    (Ok(a), Ok(b)) => {
                        assert_eq!(turned(&a.position), b.position, "{}", print(&p));
                        assert_eq!((a.captured, a.laps, a.again), (b.captured, b.laps, b.again));
                        let all: u8 =
                            a.position.captures.iter().sum::<u8>() + a.position.on_board();
                        assert_eq!(usize::from(all), 8 * p.row);
                        sowings += 1;
                    }
                    (a, b) => assert_eq!(a.err(), b.err(), "{}", print(&p)),
                }
            }
        }
    }
    assert!(sowings > 100_000, "{sowings}");
}

#[test]
fn refusals_name_the_reason() {
    let p = parse("4-x-0-4-4-4-4-4-S").unwrap();
    let rules = Rules::new(Variant::III);
    for (hole, refusal) in [
        (6, Refusal::NoSuchHole),
        (3, Refusal::NotYourHole),
        (1, Refusal::ClosedHole),
        (2, Refusal::EmptyHole),
    ] {
        assert_eq!(play_on(&p, &rules, hole), Err(refusal));
    }
    let over = parse("0-0-0-0-8-8-S").unwrap();
    assert_eq!(play_on(&over, &rules, 0), Err(Refusal::RoundOver));
}

#[test]
fn bad_positions_are_refused() {
    for bad in [
        "",
        "S",
        "4-4-0-0",
        "4-4-4-0-0-S",
        "4-4-0-0-s",
        "4-4-1-0-S",
        "3-4-1-0-S",
        "4-0-4-0-S",
        "+4-4-0-0-S",
        "4--4-0-0-S",
        "256-4-0-0-S",
        "x-x-8-8-S",
        "X-4-4-0-S",
        "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    ] {
        assert!(parse(bad).is_err(), "{bad:?}");
    }
    assert!(parse("x-x-3-5-S").is_ok());
}

#[test]
fn letters_of_holes() {
    for row in 1..=12 {
        for hole in 0..2 * row {
            assert_eq!(hole_of_letter(hole_letter(hole, row), row), Some(hole));
        }
    }
    assert_eq!((hole_letter(2, 6), hole_letter(7, 6)), ('C', 'b'));
    for bad in ['G', 'g', '1', '@', 'é', ' '] {
        assert_eq!(hole_of_letter(bad, 6), None);
    }
}
