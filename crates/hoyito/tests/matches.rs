//! Rounds and matches against the plain implementation's, over thousands of random ones; undo and redo through all
//! their rounds; agreements and resignations.

mod common;

use common::{chance, fast_player, fast_position, plain_endless, plain_player, plain_rulings};
use common::{plain_variant, row};
use fastrand::Rng;
use hoyito::{
    ClosedHoles, EndReason, Hole, LastFour, Match, MoveError, NoNextRound, Player, Position,
    RoundStep, Rulings, Undone, Variant, Winner,
};
use hoyito_plain as plain;

/// Random matches of each variant.
const MATCHES: usize = 1_500;

/// Moves after which a match is left as it stands.
const MOVES: usize = 400;

/// What came up, so that the test can say what it has tried.
#[derive(Debug, Default)]
struct Met {
    moves: usize,
    rounds: usize,
    over: usize,
    closed: usize,
    ties: usize,
    ends: [usize; 5],
    given_by_round: usize,
}

/// Every round and the state of the match, as both tell it.
fn same(game: &Match, other: &plain::Match) {
    let finished: Vec<_> = (game.rounds().iter())
        .filter_map(|round| Some((round, round.end()?)))
        .map(|(round, end)| plain::FinishedRound {
            first: plain_player(round.start().to_move()),
            result: round.result().expect("it is over"),
            winner: (round.winner().and_then(Winner::player)).map(plain_player),
            end: plain_end(end),
            moves: round.steps().len() as u32,
        })
        .collect();
    assert_eq!(finished, other.finished());
    match (game.over(), other.over()) {
        (None, None) => {
            assert_eq!(game.round().end(), None);
            assert_eq!(*game.position(), fast_position(other.round().position()));
        }
        (Some(ours), Some(theirs)) => {
            assert_eq!(
                (ours.winner, ours.seeds),
                (theirs.winner.map(fast_player), theirs.seeds)
            );
        }
        (ours, theirs) => panic!("over: {ours:?}, plain {theirs:?}"),
    }
}

fn plain_end(end: EndReason) -> plain::End {
    match end {
        EndReason::LastFour => plain::End::LastFour,
        EndReason::NoMove => plain::End::NoMove,
        EndReason::Repetition => plain::End::Repetition,
        EndReason::NoCaptureLimit => plain::End::NoCaptureLimit,
        EndReason::EndlessSowing => plain::End::EndlessSowing,
        other => panic!("{other} is no end of moves"),
    }
}

/// Begins rounds as long as the one in play is over, which a new one may be at once.
fn go_on(game: &mut Match, met: &mut Met) {
    while game.round().end().is_some() {
        match game.next_round() {
            Ok(()) => {
                met.closed += game.round().start().closed().len();
                right_last_four(game);
            }
            Err(error) => {
                assert_eq!(error, NoNextRound::MatchOver);
                assert!(game.over().is_some());
                return;
            }
        }
    }
    assert_eq!(game.over(), None);
    assert_eq!(game.clone().next_round(), Err(NoNextRound::RoundInPlay));
}

/// Section 3: in Hoyito III from round 3 on to the winner of the round before, else to the captor.
fn right_last_four(game: &Match) {
    let rounds = game.rounds();
    let before = rounds[rounds.len() - 2].winner().and_then(Winner::player);
    let wanted = match before {
        Some(Player::South) if game.variant() == Variant::III && rounds.len() >= 3 => {
            LastFour::South
        }
        Some(Player::North) if game.variant() == Variant::III && rounds.len() >= 3 => {
            LastFour::North
        }
        _ => LastFour::Captor,
    };
    assert_eq!(game.round().rules().last_four, wanted);
}

/// Plays a random match in both; the moves, each with its round.
fn play(rng: &mut Rng, variant: Variant, met: &mut Met) -> (Match, Vec<(usize, RoundStep)>) {
    let (n, rulings, first) = (rng.usize(1..=12), chance::rulings(rng), chance::player(rng));
    let single = rng.u8(..8) == 0;
    let start = Position::start(row(n)).with_to_move(first);
    let mut game = if single {
        Match::single(variant, rulings, start)
    } else {
        Match::new(variant, rulings, row(n), first)
    };
    let mut other = plain::Match::new(
        plain_variant(variant),
        plain_endless(rulings.endless_sowing),
        plain_rulings(&rulings),
        n,
        plain_player(first),
        single,
    );
    let mut steps = vec![];
    while steps.len() < MOVES && game.over().is_none() {
        let holes: Vec<Hole> = game.position().legal(game.round().rules()).iter().collect();
        let hole = chance::pick(rng, &holes);
        let before = *game.position();
        let played = game.play(hole).expect("legal");
        other.play(hole.index()).expect("legal here too");
        let step = RoundStep {
            player: before.to_move(),
            hole,
            before,
            played,
            quiet: game.round().steps().last().map_or(0, |last| last.quiet),
        };
        assert_eq!(game.round().steps().last(), Some(&step));
        steps.push((game.rounds().len(), step));
        if let Some(taken) = played.last_four {
            met.given_by_round += usize::from(taken.to != step.player);
        }
        go_on(&mut game, met);
        same(&game, &other);
    }
    met.moves += steps.len();
    met.rounds += other.finished().len();
    met.over += usize::from(game.over().is_some());
    for round in other.finished() {
        met.ends[round.end as usize] += 1;
        met.ties += usize::from(round.winner.is_none());
    }
    (game, steps)
}

/// Takes everything back, then plays it again, and finds every position as it was.
fn back_and_forth(game: &Match, steps: &[(usize, RoundStep)]) {
    let mut moving = game.clone();
    for (number, step) in steps.iter().rev() {
        assert_eq!(moving.undo(), Some(Undone::Move(*step)));
        assert_eq!(moving.rounds().len(), *number);
        assert_eq!(*moving.position(), step.before);
        assert_eq!((moving.round().end(), moving.over()), (None, None));
    }
    let untouched = moving.clone();
    assert_eq!((moving.undo(), &moving), (None, &untouched));
    for (number, step) in steps {
        assert_eq!(moving.next_redo(), Some(step));
        assert_eq!(moving.redo(), Some(*step));
        assert_eq!(moving.rounds().len(), *number);
        assert_eq!(*moving.position(), step.played.position);
        assert_eq!(moving.round().end(), step.played.end);
    }
    // A round that was begun and not played in comes back as well.
    assert_eq!(moving.next_redo(), None);
    assert_eq!(moving.redo(), None);
    assert_eq!(moving, *game);
}

/// Takes some moves back and plays another one: what had been taken back is gone.
fn another_way(rng: &mut Rng, game: &Match, steps: &[(usize, RoundStep)]) {
    let mut moving = game.clone();
    let kept = rng.usize(..steps.len());
    for _ in kept..steps.len() {
        moving.undo();
    }
    let rules = *moving.round().rules();
    let holes: Vec<Hole> = moving.position().legal(&rules).iter().collect();
    moving.play(chance::pick(rng, &holes)).expect("legal");
    assert_eq!((moving.next_redo(), moving.clone().redo()), (None, None));
    for _ in 0..=kept {
        assert!(matches!(moving.undo(), Some(Undone::Move(_))));
    }
    assert_eq!(moving.undo(), None);
}

/// The players agree, or one resigns; the next round starts from that, and both can be taken back.
fn end_by_choice(rng: &mut Rng, game: &Match) {
    let mut moving = game.clone();
    let before = *moving.position();
    if moving.round().end().is_some() {
        assert_eq!(moving.agree(), Err(MoveError::RoundOver));
        assert_eq!(moving.resign(Player::South), Err(MoveError::RoundOver));
        assert_eq!(moving, *game);
        return;
    }
    let mut wanted = Player::BOTH.map(|player| before.captures(player));
    let loser = rng.bool().then(|| chance::player(rng));
    let reason = match loser {
        None => {
            moving.agree().expect("in play");
            wanted = wanted.map(|seeds| seeds + before.on_board() / 2);
            EndReason::Agreement
        }
        Some(player) => {
            moving.resign(player).expect("in play");
            wanted[player.other().index()] += before.on_board();
            EndReason::Resignation
        }
    };
    let winner = match loser {
        Some(player) => Winner::from(player.other()),
        None => Winner::of(wanted),
    };
    let round = moving.round();
    assert_eq!((round.end(), round.resigned()), (Some(reason), loser));
    assert_eq!(
        (round.result(), round.winner()),
        (Some(wanted), Some(winner))
    );
    assert_eq!(moving.position().on_board(), 0);
    let closed = moving.clone();
    let started = moving.next_round().is_ok();
    assert_eq!(
        started,
        moving.over().is_none() || moving.rounds().len() > closed.rounds().len()
    );
    if started {
        let first = (winner.player()).unwrap_or(round_start(&closed).to_move().other());
        let leftmost = moving.rulings().closed_holes == ClosedHoles::Leftmost;
        let filled = plain::fill(before.row().get(), wanted, plain_player(first), leftmost);
        assert_eq!(*round_start(&moving), fast_position(&filled));
    }
    assert_eq!(moving.undo(), Some(Undone::End(reason)));
    assert_eq!((*moving.position(), moving.round().end()), (before, None));
    assert_eq!(moving.rounds().len(), game.rounds().len());
    let holes = moving.position().legal(moving.round().rules());
    assert!(moving.play(holes.iter().next().expect("in play")).is_ok());
}

fn round_start(game: &Match) -> &Position {
    game.round().start()
}

fn matches(variant: Variant) -> Met {
    let mut met = Met::default();
    let mut rng = Rng::with_seed(5 + variant as u64);
    for _ in 0..MATCHES {
        let (game, steps) = play(&mut rng, variant, &mut met);
        back_and_forth(&game, &steps);
        if !steps.is_empty() {
            another_way(&mut rng, &game, &steps);
        }
        end_by_choice(&mut rng, &game);
    }
    println!("{variant}: {met:?}");
    assert!(met.moves > 100_000 && met.rounds > 5_000 && met.over > 500);
    assert!(met.closed > 4_000 && met.ties > 500);
    // Nobody able to move came up in no game; tests/endless.rs has rounds that begin so.
    let [last_four, _, repetition, limit, endless] = met.ends;
    assert!(last_four > 1_000 && repetition > 10 && limit > 1_000 && endless > 5);
    met
}

#[test]
fn hoyito_i() {
    assert_eq!(matches(Variant::I).given_by_round, 0);
}

#[test]
fn hoyito_ii() {
    assert_eq!(matches(Variant::II).given_by_round, 0);
}

#[test]
fn hoyito_iii() {
    assert!(matches(Variant::III).given_by_round > 20);
}

/// RULES.md, section 5: "after a round that ended 16-32 with South at 16, South fills 4 holes and 2 are closed,
/// North fills 6 and keeps 8."
#[test]
fn the_records_example() {
    // South captures the casa of F and takes the last four with it, 8 + 8 = 16; North has 32.
    let last: Position = "0-0-0-0-1-3-0-1-0-1-1-1-8-32-S".parse().expect("valid");
    for (closed_holes, wanted) in [
        (ClosedHoles::Rightmost, "4-4-4-4-x-x-4-4-4-4-4-4-0-8-N"),
        (ClosedHoles::Leftmost, "x-x-4-4-4-4-4-4-4-4-4-4-0-8-N"),
    ] {
        let rulings = Rulings {
            closed_holes,
            ..Rulings::default()
        };
        let mut game = Match::from_start(Variant::III, rulings, last);
        game.play(common::hole(4)).expect("E");
        assert_eq!(game.round().result(), Some([16, 32]));
        assert_eq!(game.round().winner(), Some(Winner::North));
        game.next_round().expect("nobody is below four");
        assert_eq!(game.position().to_string(), wanted);
    }
}
