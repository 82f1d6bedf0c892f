//! Whether the fast way, the trace and the plain implementation say the same of a position.

use hoyito::{
    EndReason, EndlessSowing, Hole, HoleSet, LastFour, MoveError, Played, Position, Rules, Trace,
    Variant,
};
use hoyito_plain as plain;

use super::{fast_player, fast_position, plain_position, plain_rules};

/// What was met on the way, so that a test can say what it has really tried.
#[derive(Clone, Copy, Debug, Default)]
pub struct Met {
    pub positions: u64,
    pub sowings: u64,
    pub refusals: u64,
    pub captures: u64,
    pub chains: u64,
    pub whole_rounds: u64,
    pub endless: u64,
    pub undecided: u64,
    pub last_fours: u64,
    pub passes: u64,
    pub nobody: u64,
    pub closed: u64,
}

fn shown(position: &Position, rules: &Rules, hole: Hole) -> String {
    format!("{position} hole {} under {rules:?}", hole.index())
}

/// Every hole of the ring, in all three ways; and the set of legal holes.
pub fn same(position: &Position, rules: &Rules, met: &mut Met) {
    met.positions += 1;
    met.closed += u64::from(!position.closed().is_empty());
    let other = plain_position(position);
    let mut allowed = HoleSet::EMPTY;
    let mut moves = position.moves(rules);
    for index in 0..position.row().ring() {
        let hole = super::hole(index);
        let sown = same_hole(position, &other, rules, hole, met);
        assert_eq!(
            position.check(rules, hole),
            sown.map(|_| ()),
            "check of {}",
            shown(position, rules, hole)
        );
        if let Ok(sown) = sown {
            allowed.insert(hole);
            assert_eq!(moves.next(), Some((hole, sown)), "moves of {position}");
        }
    }
    assert_eq!(moves.next(), None, "moves of {position}");
    assert_eq!(
        position.legal(rules),
        allowed,
        "legal holes of {position} under {rules:?}"
    );
}

/// One hole in all three ways; the fast sowing comes back.
fn same_hole(
    position: &Position,
    other: &plain::Position,
    rules: &Rules,
    hole: Hole,
    met: &mut Met,
) -> Result<Played, MoveError> {
    let shown = || shown(position, rules, hole);
    let fast = position.sow(rules, hole);
    let second = plain::sow_within(other, &plain_rules(rules), hole.index(), rules.lap_limit);
    let trace = position.trace(rules, hole);
    if undecided(&fast) || second == Err(plain::Refusal::UndecidedSowing) || undecided(&trace) {
        // The fast way sees some circles earlier than the others; that it is one nobody may deny.
        assert!(fast.map_or_else(circles, |sown| round_ended_endless(&sown)));
        assert!(second.map_or_else(
            |refusal| matches!(
                refusal,
                plain::Refusal::UndecidedSowing | plain::Refusal::EndlessSowing
            ),
            |sown| sown.end == Some(plain::SowingEnd::EndlessSowing)
        ));
        assert!(trace.map_or_else(circles, |trace| round_ended_endless(&trace.played)));
        met.undecided += 1;
        return fast;
    }
    match (&fast, &second) {
        (Ok(sown), Ok(second)) => same_sowing(position, rules, hole, sown, second, met),
        (Err(error), Err(refusal)) => {
            assert_eq!(error.code(), refusal.code(), "{}", shown());
            met.refusals += 1;
            met.endless += u64::from(matches!(error, MoveError::EndlessSowing { .. }));
        }
        _ => panic!("{}: fast {fast:?}, plain {second:?}", shown()),
    }
    let played = position.play(rules, hole);
    match (&played, &trace) {
        (Ok(played), Ok(trace)) => {
            assert_eq!(*played, trace.played, "trace of {}", shown());
            by_hand(position, rules, hole, trace);
            same_turn(
                position,
                rules,
                &fast.expect("it was played"),
                played,
                &shown,
                met,
            );
        }
        (Err(error), Err(other)) => assert_eq!(error, other, "trace of {}", shown()),
        _ => panic!("{}: fast {played:?}, trace {trace:?}", shown()),
    }
    assert_eq!(fast.err(), played.err(), "{}", shown());
    fast
}

fn undecided<T>(result: &Result<T, MoveError>) -> bool {
    matches!(result, Err(MoveError::UndecidedSowing { .. }))
}

fn circles(error: MoveError) -> bool {
    matches!(
        error,
        MoveError::UndecidedSowing { .. } | MoveError::EndlessSowing { .. }
    )
}

fn round_ended_endless(played: &Played) -> bool {
    played.end == Some(EndReason::EndlessSowing)
}

fn same_sowing(
    position: &Position,
    rules: &Rules,
    hole: Hole,
    sown: &Played,
    second: &plain::Sown,
    met: &mut Met,
) {
    let shown = || shown(position, rules, hole);
    let after = fast_position(&second.position);
    // Whose turn it would be in a round that is over means nothing.
    let over = sown.end.is_some();
    let turnless = |of: &Position| of.with_to_move(position.to_move());
    assert_eq!(turnless(&sown.position), turnless(&after), "{}", shown());
    assert_eq!(
        (over, over || sown.position.to_move() == after.to_move()),
        (second.end.is_some(), true),
        "turn after {}",
        shown()
    );
    assert_eq!(sown.again, second.again, "another move after {}", shown());
    let end = second.end.map(|end| match end {
        plain::SowingEnd::LastFour => EndReason::LastFour,
        plain::SowingEnd::EndlessSowing => EndReason::EndlessSowing,
    });
    let four = sown.last_four.map(|taken| (taken.to, taken.seeds));
    assert_eq!(
        (
            sown.captured,
            sown.laps,
            sown.shared,
            sown.end,
            four,
            sown.passed
        ),
        (
            second.captured,
            second.laps,
            second.shared,
            end,
            second.last_four.map(|to| (fast_player(to), 4)),
            false
        ),
        "{}",
        shown()
    );
    // Seeds are conserved: a setup of the parts is a position, so all of them are there.
    assert_eq!(
        sown.position.to_setup().position(),
        Ok(sown.position),
        "{}",
        shown()
    );
    let board: u8 = sown.position.board().iter().sum();
    assert_eq!(board, sown.position.on_board(), "{}", shown());
    met.sowings += 1;
    met.captures += u64::from(sown.captured > 0);
    met.chains += u64::from(sown.captured > 4);
    met.endless += u64::from(round_ended_endless(sown));
    met.last_fours += u64::from(sown.last_four.is_some());
    let open = position.row().ring() - position.closed().len();
    met.whole_rounds += u64::from(usize::from(position.seeds(hole)) >= open);
}

/// What follows of itself after a sowing, found by sowing every hole of both rows plainly.
fn same_turn(
    position: &Position,
    rules: &Rules,
    sown: &Played,
    played: &Played,
    shown: &dyn Fn() -> String,
    met: &mut Met,
) {
    if sown.end.is_some() {
        assert_eq!(sown, played, "{}", shown());
        return;
    }
    let mut unknown = false;
    let mut can_move = |player| {
        let turn = plain_position(&sown.position.with_to_move(player));
        turn.row_of(turn.to_move).any(|hole| {
            let second = plain::sow_within(&turn, &plain_rules(rules), hole, rules.lap_limit);
            unknown |= second == Err(plain::Refusal::UndecidedSowing);
            second.is_ok()
        })
    };
    let next = sown.position.to_move();
    let (theirs, others) = (can_move(next), can_move(next.other()));
    if unknown && rules.endless_sowing == EndlessSowing::EndsRound {
        return;
    }
    let mut wanted = *sown;
    if !theirs && others {
        wanted.passed = true;
        wanted.position = wanted.position.with_to_move(next.other());
        met.passes += 1;
    } else if !theirs {
        let mut shared = plain_position(&sown.position);
        wanted.shared = shared.share();
        wanted.position = fast_position(&shared);
        wanted.end = Some(EndReason::NoMove);
        // No further move is earned once the round is over.
        wanted.again = false;
        met.nobody += 1;
    }
    assert_eq!(*played, wanted, "turn after {} of {position}", shown());
}

/// Does what a trace says, drop by drop, and looks whether the hands end where it says.
fn by_hand(position: &Position, rules: &Rules, hole: Hole, trace: &Trace) {
    let shown = || shown(position, rules, hole);
    let played = &trace.played;
    assert_eq!(
        trace.laps.len(),
        (played.laps as usize).min(Trace::MOST_LAPS),
        "{}",
        shown()
    );
    if trace.laps.len() == Trace::MOST_LAPS {
        return;
    }
    let mut seeds = [0i16; 24];
    for (into, &from) in seeds.iter_mut().zip(position.board()) {
        *into = i16::from(from);
    }
    let mut captured = 0;
    let mut from = hole;
    for (number, lap) in trace.laps.iter().enumerate() {
        assert_eq!(lap.from, from, "lap {number} of {}", shown());
        let hand = std::mem::take(&mut seeds[lap.from.index()]);
        let all = lap.drops.len() as i16 == hand;
        // In Hoyito I the capture that leaves four ends the lap with seeds in hand.
        let cut = played.end == Some(EndReason::LastFour) && number + 1 == trace.laps.len();
        assert!(
            all || cut && rules.variant == Variant::I,
            "lap {number} of {}",
            shown()
        );
        let mut taken = lap.captures.iter();
        let mut next = taken.next();
        for drop in &lap.drops {
            assert!(
                !position.is_closed(*drop),
                "drop into a closed hole, {}",
                shown()
            );
            seeds[drop.index()] += 1;
            if rules.variant == Variant::I && next == Some(drop) && seeds[drop.index()] == 4 {
                seeds[drop.index()] = 0;
                captured += 4;
                next = taken.next();
            }
        }
        while let Some(casa) = next {
            assert_eq!(seeds[casa.index()], 4, "no casa in {}", shown());
            seeds[casa.index()] = 0;
            captured += 4;
            next = taken.next();
        }
        from = *lap.drops.last().expect("a lap drops a seed");
    }
    assert_eq!(captured, i16::from(played.captured), "{}", shown());
    if played.end.is_none() {
        let board: Vec<i16> = played
            .position
            .board()
            .iter()
            .map(|&seeds| seeds.into())
            .collect();
        assert_eq!(seeds[..board.len()], board, "{}", shown());
    }
}

/// The same sowing seen from the other side of the board.
pub fn same_turned(position: &Position, rules: &Rules, rng: &mut fastrand::Rng) {
    let n = position.row().get();
    let index = rng.usize(..2 * n);
    let turned_rules = Rules {
        last_four: match rules.last_four {
            LastFour::Captor => LastFour::Captor,
            LastFour::South => LastFour::North,
            LastFour::North => LastFour::South,
        },
        ..*rules
    };
    let hole = super::hole(index);
    let here = position.play(rules, hole);
    let there = position
        .turned()
        .play(&turned_rules, super::hole((index + n) % (2 * n)));
    match (here, there) {
        (Ok(mut here), Ok(there)) => {
            here.position = here.position.turned();
            if let Some(taken) = &mut here.last_four {
                taken.to = taken.to.other();
            }
            assert_eq!(here, there, "turned: {}", shown(position, rules, hole));
        }
        (here, there) => assert_eq!(
            here.map_err(|error| error.code()),
            there.map_err(|error| error.code()),
            "turned: {}",
            shown(position, rules, hole)
        ),
    }
}
