//! What a game does with single actions; whole games are in tests/.

use hoyito::Player::{North, South};

use super::*;
use crate::protocol::{Action, ClockSetup, ErrorCode, Kind, Side};

fn seats() -> [Secret; 2] {
    [Secret::new([1; 16]), Secret::new([2; 16])]
}

fn game(setup: &str) -> Game {
    let [south, north] = seats();
    let create = format!(r#"{{"setup":{setup},"side":"S"}}"#);
    let create = serde_json::from_str(&create).unwrap();
    let (_, event) = Event::created(&create, &south, [true; 2]).unwrap();
    let mut game = Game::replay(south.game(), &[Logged { at: 0, event }]).unwrap();
    let OpenBy::Joins(North, event) = game
        .decide_join(&north, Some(&south.invitation()), Some("Ana"))
        .unwrap()
    else {
        panic!("North was free")
    };
    game.evolve(&Logged { at: 0, event }).unwrap();
    game
}

fn act(game: &mut Game, by: hoyito::Player, action: Action, at: i64) -> Result<Shift, ErrorCode> {
    match game
        .decide(Some(by), &action)
        .map_err(|refusal| refusal.code)?
    {
        Decision::Write(event) => Ok(game.evolve(&Logged { at, event }).unwrap()),
        other => panic!("{other:?}"),
    }
}

fn sow(game: &mut Game, by: hoyito::Player, hole: char, at: i64) -> Result<Shift, ErrorCode> {
    let step = game.live().step;
    act(game, by, Action::Move { step, hole }, at)
}

#[test]
fn a_move_that_comes_again_is_known_and_one_overtaken_is_refused() {
    let mut game = game(r#"{"variant":"I"}"#);
    let first = Action::Move { step: 0, hole: 'F' };
    act(&mut game, South, first.clone(), 1).unwrap();
    assert_eq!(game.decide(Some(South), &first), Ok(Decision::Before));
    let code = |game: &Game, by, step, hole| {
        game.decide(by, &Action::Move { step, hole })
            .unwrap_err()
            .code
    };
    let last = game.live().last;
    assert_eq!(
        last.south,
        Some(crate::protocol::LastMove { step: 0, hole: 'F' })
    );
    assert_eq!(last.north, None);
    assert_eq!(code(&game, Some(South), 0, 'E'), ErrorCode::Stale);
    assert_eq!(code(&game, Some(North), 0, 'f'), ErrorCode::Stale);
    assert_eq!(code(&game, Some(North), 2, 'f'), ErrorCode::Early);
    assert_eq!(code(&game, Some(South), 1, 'A'), ErrorCode::NotYourTurn);
    assert_eq!(code(&game, Some(North), 1, 'A'), ErrorCode::NotYourHole);
    assert_eq!(code(&game, Some(North), 1, 'z'), ErrorCode::BadMove);
    assert_eq!(code(&game, None, 1, 'f'), ErrorCode::NotSeated);
}

#[test]
fn a_move_taken_back_is_not_made_again_by_its_echo() {
    let mut game = game(r#"{"variant":"I"}"#);
    sow(&mut game, South, 'F', 1).unwrap();
    sow(&mut game, North, 'f', 2).unwrap();
    let ask = Action::AskTakeback { step: 0 };
    assert_eq!(
        act(&mut game, North, ask.clone(), 3),
        Err(ErrorCode::NoTakeback)
    );
    act(&mut game, South, ask.clone(), 3).unwrap();
    let yes = Action::AnswerTakeback { step: 0, yes: true };
    assert_eq!(
        act(&mut game, South, yes.clone(), 4),
        Err(ErrorCode::NoOffer),
        "nobody grants their own wish"
    );
    let shift = act(&mut game, North, yes.clone(), 4).unwrap();
    assert_eq!((shift.keep, shift.add.as_str()), (0, ""));
    assert_eq!(game.state().history, "");
    assert_eq!(game.live().to_move, Some(Side::S));
    // Everything that was said before comes once more.
    for (by, action) in [
        (South, Action::Move { step: 0, hole: 'F' }),
        (North, Action::Move { step: 1, hole: 'f' }),
        (South, ask),
        (North, yes),
    ] {
        assert_eq!(game.decide(Some(by), &action), Ok(Decision::Before));
    }
    sow(&mut game, South, 'F', 5).unwrap();
    assert_eq!(game.state().history, "F");
}

#[test]
fn offers_are_closed_by_a_step_and_meet() {
    let mut game = game(r#"{"variant":"I"}"#);
    act(&mut game, South, Action::OfferShare { step: 0 }, 1).unwrap();
    sow(&mut game, South, 'F', 2).unwrap();
    let yes = |step| Action::AnswerShare { step, yes: true };
    assert_eq!(act(&mut game, North, yes(0), 3), Err(ErrorCode::NoOffer));
    act(&mut game, South, Action::OfferShare { step: 1 }, 4).unwrap();
    act(&mut game, North, Action::OfferShare { step: 1 }, 5).unwrap();
    let over = game.live().over.unwrap();
    assert_eq!((over.winner, over.seeds), (None, Some([24, 24])));
    assert_eq!(game.state().history, "F=");
    assert_eq!(sow(&mut game, North, 'f', 6), Err(ErrorCode::GameOver));
}

#[test]
fn a_pair_is_two_rounds_and_all_seeds_count() {
    let mut game = game(r#"{"variant":"III","kind":"pair"}"#);
    assert_eq!(game.setup().kind, Kind::Pair);
    act(
        &mut game,
        South,
        Action::Resign {
            round: 0,
            whole: false,
        },
        1,
    )
    .unwrap();
    assert_eq!(game.state().history, "</");
    assert_eq!(game.live().to_move, Some(Side::N), "each starts once");
    let stale = Action::Resign {
        round: 0,
        whole: true,
    };
    assert_eq!(act(&mut game, North, stale, 2), Err(ErrorCode::Stale));
    act(&mut game, North, Action::OfferShare { step: 2 }, 3).unwrap();
    act(
        &mut game,
        South,
        Action::AnswerShare { step: 2, yes: true },
        4,
    )
    .unwrap();
    let over = game.live().over.unwrap();
    assert_eq!((over.winner, over.seeds), (Some(Side::N), Some([24, 72])));
    assert_eq!(game.live().rounds.len(), 2);
    assert!(game.ogn().contains("[Result \"0-48\"]"));
}

#[test]
fn the_next_round_of_a_match_begins_by_itself() {
    let mut game = game(r#"{"variant":"I","kind":"match","rulings":{"round_limit":2}}"#);
    let share = |game: &mut Game| {
        let step = game.live().step;
        act(game, South, Action::OfferShare { step }, 1).unwrap();
        act(game, North, Action::OfferShare { step }, 2).unwrap();
    };
    share(&mut game);
    assert_eq!(game.state().history, "=/");
    assert_eq!(game.live().to_move, Some(Side::N));
    share(&mut game);
    assert_eq!(game.state().history, "=/=");
    assert!(game.is_over());
}

#[test]
fn time_is_counted_and_a_flag_falls() {
    let mut game = game(r#"{"variant":"I","clock":{"kind":"timed","start":60,"increment":5}}"#);
    let clock = game.live().clock.unwrap();
    assert_eq!((clock.running, clock.since), (Some(Side::S), 10_000));
    sow(&mut game, South, 'F', 30_000).unwrap();
    let clock = game.live().clock.unwrap();
    assert_eq!((clock.south, clock.north), (45_000, 60_000));
    // The sowing is shown: five laps take their time, even at the slowest pace, and no more than the longest.
    assert!((34_000..45_100).contains(&clock.since), "{clock:?}");
    let falls = game.falls_at().unwrap();
    assert_eq!(falls, clock.since + 60_000);
    assert_eq!(game.fallen(falls - 1), None);
    let event = game.fallen(falls).unwrap();
    game.evolve(&Logged { at: falls, event }).unwrap();
    let over = game.live().over.unwrap();
    assert_eq!(
        (over.how, over.winner),
        (crate::protocol::How::Flag, Some(Side::S))
    );
    assert_eq!(game.state().history, "F>");
    assert_eq!(game.falls_at(), None);
}

#[test]
fn a_turn_of_several_moves_earns_one_increment() {
    let mut game =
        game(r#"{"variant":"III","clock":{"kind":"timed","start":600,"increment":100}}"#);
    let mut turns = [0; 2];
    let mut at = 0;
    for _ in 0..30 {
        let Some(side) = game.to_move() else { break };
        let hole = game.live().legal.chars().next().unwrap();
        at = game.live().clock.unwrap().since;
        sow(&mut game, side, hole, at).unwrap();
        let round = game.games()[0].round();
        let played = round.steps().last().unwrap().played;
        turns[side.index()] += i64::from(!played.again || played.passed);
    }
    assert!(turns[0] + turns[1] < 30, "some moves earned another");
    let clock = game.live().clock.unwrap();
    assert_eq!(
        [clock.south, clock.north],
        turns.map(|turns| 600_000 + 100_000 * turns),
        "at {at}"
    );
}

#[test]
fn days_are_full_again_after_each_move() {
    let mut game = game(r#"{"variant":"I","clock":{"kind":"days","days":2}}"#);
    assert_eq!(game.setup().clock, ClockSetup::Days { days: 2 });
    let day = 86_400_000;
    sow(&mut game, South, 'F', day).unwrap();
    let clock = game.live().clock.unwrap();
    assert_eq!((clock.south, clock.north), (2 * day, 2 * day));
}

#[test]
fn seats_are_opened_by_their_secrets_alone() {
    let mut game = game(r#"{"variant":"I"}"#);
    let [south, north] = seats();
    assert_eq!(game.seat_of(&south), Some(South));
    assert_eq!(game.seat_of(&north), Some(North));
    let thief = Secret::new([3; 16]);
    assert_eq!(game.seat_of(&thief), None);
    assert_eq!(game.seat_of(&south.invitation()), None);
    let taken = game.decide_join(&thief, Some(&south.invitation()), None);
    assert_eq!(taken.unwrap_err().code, ErrorCode::SeatTaken);
    assert_eq!(
        game.decide_join(&north, None, None),
        Ok(OpenBy::Sits(North))
    );
    // After the game the same secrets open the seats of the other side.
    act(
        &mut game,
        North,
        Action::Resign {
            round: 0,
            whole: true,
        },
        1,
    )
    .unwrap();
    act(&mut game, North, Action::Rematch, 2).unwrap();
    assert_eq!(
        game.decide(Some(North), &Action::Rematch),
        Ok(Decision::Before)
    );
    act(&mut game, South, Action::Rematch, 3).unwrap();
    let id = game.id().rematch();
    assert_eq!(game.live().rematch.game, Some(id.to_string()));
    let event = game.rematch_event();
    let next = Game::replay(id, &[Logged { at: 4, event }]).unwrap();
    assert_eq!(
        (next.seat_of(&south), next.seat_of(&north)),
        (Some(North), Some(South))
    );
}

#[test]
fn an_invitation_is_needed_unless_the_lobby_shows_the_game() {
    let seat = Secret::new([1; 16]);
    for public in [false, true] {
        let create = format!(r#"{{"setup":{{"variant":"II"}},"public":{public}}}"#);
        let create = serde_json::from_str(&create).unwrap();
        let (_, event) = Event::created(&create, &seat, [true; 2]).unwrap();
        let game = Game::replay(seat.game(), &[Logged { at: 0, event }]).unwrap();
        assert_eq!(game.lobby_entry().is_some(), public);
        let stranger = Secret::new([9; 16]);
        for invitation in [None, Some(&stranger)] {
            let joins = game.decide_join(&stranger, invitation, None);
            assert_eq!(joins.is_ok(), public);
        }
    }
}

#[test]
fn what_nobody_can_play_is_refused_with_reasons() {
    let refusal = |text: &str| {
        let create = serde_json::from_str(text).unwrap();
        Event::created(&create, &Secret::new([1; 16]), [true; 2]).unwrap_err()
    };
    for (text, code) in [
        (
            r#"{"setup":{"variant":"I","holes":0}}"#,
            ErrorCode::BadSetup,
        ),
        (
            r#"{"setup":{"variant":"I","clock":{"kind":"days","days":15}}}"#,
            ErrorCode::BadSetup,
        ),
        (
            r#"{"setup":{"variant":"I","clock":{"kind":"timed","start":9,"increment":0}}}"#,
            ErrorCode::BadSetup,
        ),
        (
            r#"{"setup":{"variant":"I","rulings":{"repetition":1}}}"#,
            ErrorCode::BadSetup,
        ),
        (
            r#"{"setup":{"variant":"I"},"level":11}"#,
            ErrorCode::BadSetup,
        ),
        (
            r#"{"setup":{"variant":"I"},"name":"1234567890123456789012345"}"#,
            ErrorCode::BadName,
        ),
    ] {
        assert_eq!(refusal(text).code, code, "{text}");
    }
}
