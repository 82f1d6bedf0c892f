//! Fast, traced and plain sowings say the same of over a million random positions; and what else must hold of any
//! position: it can be turned, written and read, and a move taken back.

mod common;

use common::{chance, equal, equal::Met, plain_position};
use fastrand::Rng;
use hoyito::{EndlessSowing, Hole, Position, Round, Rules, Rulings, Undone, Variant};
use hoyito_plain as plain;

/// Positions tried for each variant. Three variants make over a million.
const BOARDS: u64 = 300_000;
const FROM_GAMES: u64 = 60_000;

/// Laps before a sowing counts as undecided.
const LAPS: u32 = 1 << 10;

/// Any rules; sometimes with more laps, and sometimes with so few that hardly a hole may be played, which brings
/// passes and rounds that nobody can go on with.
fn rules(rng: &mut Rng, variant: Variant) -> Rules {
    let rules = chance::rules(rng, variant, LAPS);
    match rng.u8(..50) {
        0 => Rules {
            lap_limit: 1 << 16,
            ..rules
        },
        // In Hoyito I the fast way looks at the limit only some laps after the last capture. And what is endless it
        // may see later than others, which is all the same where neither may be played.
        1..5 if variant != Variant::I => Rules {
            lap_limit: rng.u32(17..24),
            endless_sowing: EndlessSowing::Forbidden,
            ..rules
        },
        _ => rules,
    }
}

fn position_holds(rng: &mut Rng, position: &Position, variant: Variant, met: &mut Met) {
    let rules = rules(rng, variant);
    equal::same(position, &rules, met);
    equal::same_turned(position, &rules, rng);
    assert_eq!(position.turned().turned(), *position);
    let text = position.to_string();
    assert_eq!(text.parse(), Ok(*position));
    assert_eq!(plain::print(&plain_position(position)), text);
    assert_eq!(plain::parse(&text), Ok(plain_position(position)));

    let mut round = Round::new(rules, Rulings::default(), *position);
    let (opening, end) = (*round.position(), round.end());
    let holes: Vec<Hole> = opening.legal(&rules).iter().collect();
    if end.is_some() {
        assert!(round.undo().is_none() && round.play(common::hole(0)).is_err());
        return;
    }
    let played = round
        .play(chance::pick(rng, &holes))
        .expect("a legal hole may be played");
    let after = round.clone();
    assert!(matches!(round.undo(), Some(Undone::Move(step)) if step.played == played));
    assert_eq!((*round.position(), round.end()), (opening, end));
    assert_eq!(round.redo().map(|step| step.played), Some(played));
    assert_eq!(round, after);
}

fn boards(variant: Variant) -> Met {
    let mut met = Met::default();
    let mut rng = Rng::with_seed(variant as u64);
    for at in 0..BOARDS {
        let n = 1 + (at % 12) as usize;
        let position = chance::board(&mut rng, n);
        position_holds(&mut rng, &position, variant, &mut met);
    }
    met
}

/// Positions as they come up in play.
fn from_games(variant: Variant) -> Met {
    let mut met = Met::default();
    let mut rng = Rng::with_seed(100 + variant as u64);
    while met.positions < FROM_GAMES {
        let n = rng.usize(1..=12);
        let mut position = chance::round_start(&mut rng, n);
        let rules = chance::rules(&mut rng, variant, LAPS);
        for _ in 0..300 {
            position_holds(&mut rng, &position, variant, &mut met);
            let holes: Vec<Hole> = position.legal(&rules).iter().collect();
            if holes.is_empty() {
                break;
            }
            let hole = chance::pick(&mut rng, &holes);
            position = position.play(&rules, hole).expect("legal").position;
        }
    }
    met
}

/// Nothing is proved by what never came up.
fn enough(met: &Met, variant: Variant, positions: u64) {
    println!("{variant}: {met:?}");
    assert!(met.positions >= positions);
    assert!(met.sowings > 2 * positions && met.refusals > positions);
    assert!(met.captures > positions / 4 && met.closed > positions / 5);
    assert!(variant == Variant::III || met.chains > positions / 100);
}

#[test]
fn boards_of_hoyito_i() {
    let met = boards(Variant::I);
    enough(&met, Variant::I, BOARDS);
    rare(&met);
}

#[test]
fn boards_of_hoyito_ii() {
    let met = boards(Variant::II);
    enough(&met, Variant::II, BOARDS);
    rare(&met);
    runs_on(&met);
}

#[test]
fn boards_of_hoyito_iii() {
    let met = boards(Variant::III);
    enough(&met, Variant::III, BOARDS);
    rare(&met);
    runs_on(&met);
}

fn rare(met: &Met) {
    assert!(met.whole_rounds > BOARDS / 50);
    assert!(met.last_fours > BOARDS / 100 && met.passes > BOARDS / 100);
}

/// Of Hoyito I such boards are rare; tests/endless.rs goes through many.
fn runs_on(met: &Met) {
    assert!(met.endless > BOARDS / 100 && met.undecided > 100 && met.nobody > 0);
}

#[test]
fn games_of_hoyito_i() {
    enough(&from_games(Variant::I), Variant::I, FROM_GAMES);
}

#[test]
fn games_of_hoyito_ii() {
    enough(&from_games(Variant::II), Variant::II, FROM_GAMES);
}

#[test]
fn games_of_hoyito_iii() {
    enough(&from_games(Variant::III), Variant::III, FROM_GAMES);
}
