//! What happened on the board, told in sentences (`events.ftl`). Each is complete; say them one after the other.

use alloc::{vec, vec::Vec};

use hoyito::{
    EndReason, Hole, Lap, LastFour, Played, Player, Position, RoundStep, RowLength, Rules, Rulings,
    Undone, Variant,
};

use crate::{Seats, Sentence, results, sentence::join};

/// The board is laid out and `first` starts.
///
/// ```
/// use hoyito::Player;
/// use hoyito_texts::{Seats, events};
/// assert_eq!(events::opening(&Seats::SHARED, Player::South).id, "event-opening");
/// ```
pub fn opening(seats: &Seats, first: Player) -> Sentence {
    Sentence::new("event-opening").with("who", seats.who(first))
}

/// Whose move it is.
///
/// ```
/// use hoyito::Player;
/// use hoyito_texts::{Seats, events};
/// assert_eq!(events::turn(&Seats::SHARED, Player::North).id, "event-turn");
/// ```
pub fn turn(seats: &Seats, player: Player) -> Sentence {
    Sentence::new("event-turn").with("who", seats.who(player))
}

/// The computer is at it.
///
/// ```
/// assert_eq!(hoyito_texts::events::thinking().id, "event-thinking");
/// ```
pub const fn thinking() -> Sentence {
    Sentence::new("event-thinking")
}

/// A hole worth trying.
///
/// ```
/// use hoyito::{Hole, RowLength};
/// assert_eq!(hoyito_texts::events::hint(Hole::new(2).unwrap(), RowLength::SIX).id, "event-hint");
/// ```
pub fn hint(hole: Hole, row: RowLength) -> Sentence {
    Sentence::new("event-hint").with("hole", hole.letter(row))
}

/// A move and all that followed from it at once: captures, the last four, the end of the round or another
/// move and passes (RULES.md, sections 2 to 4). The round's result is told by [`results::round`].
///
/// ```
/// use hoyito::{Hole, Position, Round, Rules, Rulings, Variant};
/// use hoyito_texts::{Seats, events};
/// let start: Position = "0-1-2-3-3-1-2-2-2-2-2-0-14-14-S".parse().unwrap();
/// let mut round = Round::new(Rules::new(Variant::II), Rulings::default(), start);
/// round.play(Hole::new(2).unwrap())?;
/// let said = events::step(&Seats::SHARED, round.rules(), round.rulings(), &round.steps()[0]);
/// let ids: Vec<_> = said.iter().map(|sentence| sentence.id).collect();
/// assert_eq!(ids, ["event-sowed-chain", "event-again"]);
/// # Ok::<(), hoyito::MoveError>(())
/// ```
pub fn step(seats: &Seats, rules: &Rules, rulings: &Rulings, step: &RoundStep) -> Vec<Sentence> {
    let played = &step.played;
    let mut said = vec![sowed(seats, rules.variant, step)];
    if let Some(taken) = played.last_four {
        let id = match rules.last_four {
            LastFour::Captor => "event-last-four",
            LastFour::South | LastFour::North => "event-last-four-previous",
        };
        said.push(Sentence::new(id).with("who", seats.who(taken.to)));
    }
    match played.end {
        Some(reason) => said.extend(results::end(reason, played.shared, rulings)),
        None => said.extend(next(seats, step.player, played)),
    }
    said
}

/// The sowing itself.
fn sowed(seats: &Seats, variant: Variant, step: &RoundStep) -> Sentence {
    let played = &step.played;
    let casas = played.captured / hoyito::CASA;
    let id = match (played.end, casas, variant) {
        (Some(EndReason::EndlessSowing), ..) => "event-sowed-endless",
        (_, 0, _) => "event-sowed-quiet",
        (_, _, Variant::I) => "event-sowed-casas",
        (_, 1, _) => "event-sowed-landing",
        (_, _, Variant::II | Variant::III) => "event-sowed-chain",
    };
    let said = Sentence::new(id)
        .with("who", seats.who(step.player))
        .with("hole", step.hole.letter(step.before.row()));
    match id {
        "event-sowed-endless" => said.with("casas", casas).with("seeds", played.captured),
        "event-sowed-quiet" => said.with("laps", played.laps),
        "event-sowed-landing" => said
            .with("laps", played.laps)
            .with("seeds", played.captured),
        _ => said
            .with("laps", played.laps)
            .with("casas", casas)
            .with("seeds", played.captured),
    }
}

/// Another move, or a pass.
fn next(seats: &Seats, mover: Player, played: &Played) -> Option<Sentence> {
    let (mover, opponent) = (seats.who(mover), seats.who(mover.other()));
    match (played.again, played.passed) {
        (true, false) => Some(Sentence::new("event-again").with("who", mover)),
        (true, true) => Some(
            Sentence::new("event-again-passed")
                .with("who", mover)
                .with("other", opponent),
        ),
        (false, true) => Some(
            Sentence::new("event-passed")
                .with("who", opponent)
                .with("other", mover),
        ),
        (false, false) => None,
    }
}

/// One lap of a sowing, counted from 1, for readers who want every lap.
///
/// ```
/// use hoyito::{Hole, Position, RowLength, Rules, Variant};
/// use hoyito_texts::events;
/// let trace = Position::start(RowLength::SIX).trace(&Rules::new(Variant::I), Hole::new(0).unwrap()).unwrap();
/// assert_eq!(events::lap(1, &trace.laps[0], RowLength::SIX).id, "event-lap");
/// ```
pub fn lap(number: u32, lap: &Lap, row: RowLength) -> Sentence {
    let last = lap.drops.last().unwrap_or(&lap.from);
    let said = Sentence::new(if lap.captures.is_empty() {
        "event-lap"
    } else {
        "event-lap-casas"
    })
    .with("number", number)
    .with("seeds", u32::try_from(lap.drops.len()).unwrap_or(u32::MAX))
    .with("hole", lap.from.letter(row))
    .with("last", last.letter(row));
    if lap.captures.is_empty() {
        return said;
    }
    said.with(
        "holes",
        join(lap.captures.iter().map(|hole| hole.letter(row))),
    )
}

/// What an undo took back.
///
/// ```
/// use hoyito::{Hole, Position, Round, RowLength, Rules, Rulings, Variant};
/// use hoyito_texts::{Seats, events};
/// let mut round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
/// round.play(Hole::new(2).unwrap())?;
/// let undone = round.undo().unwrap();
/// assert_eq!(events::undone(&Seats::SHARED, &undone).id, "event-undone");
/// # Ok::<(), hoyito::MoveError>(())
/// ```
pub fn undone(seats: &Seats, undone: &Undone) -> Sentence {
    match undone {
        Undone::Move(step) => of_step("event-undone", seats, step),
        Undone::End(_) => Sentence::new("event-undone-end"),
    }
}

/// A move played again.
///
/// ```
/// use hoyito::{Hole, Position, Round, RowLength, Rules, Rulings, Variant};
/// use hoyito_texts::{Seats, events};
/// let mut round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
/// round.play(Hole::new(2).unwrap())?;
/// assert_eq!(events::redone(&Seats::SHARED, &round.steps()[0]).id, "event-redone");
/// # Ok::<(), hoyito::MoveError>(())
/// ```
pub fn redone(seats: &Seats, step: &RoundStep) -> Sentence {
    of_step("event-redone", seats, step)
}

fn of_step(id: &'static str, seats: &Seats, step: &RoundStep) -> Sentence {
    Sentence::new(id)
        .with("who", seats.who(step.player))
        .with("hole", step.hole.letter(step.before.row()))
}

/// The next round of a match begins: who starts, which holes are closed or won back, what was kept
/// (RULES.md, section 5). `number` counts from 1; `before` is where the round just ended began.
///
/// ```
/// use hoyito::{Player, Position, RowLength};
/// use hoyito_texts::{Seats, events};
/// let before = Position::start(RowLength::SIX);
/// let now: Position = "4-4-4-4-x-x-4-4-4-4-4-4-0-8-N".parse().unwrap();
/// let ids: Vec<_> = events::next_round(&Seats::SHARED, 2, &before, &now).iter().map(|said| said.id).collect();
/// assert_eq!(ids, ["event-round-next", "event-closed", "event-kept"]);
/// ```
pub fn next_round(seats: &Seats, number: u32, before: &Position, now: &Position) -> Vec<Sentence> {
    let row = now.row();
    let mut said = vec![
        Sentence::new("event-round-next")
            .with("round", number)
            .with("who", seats.who(now.to_move())),
    ];
    for player in [Player::South, Player::North] {
        let own = |hole: &Hole| hole.owner(row) == player;
        let closed = now.closed().iter().filter(own).collect();
        let reopened = before
            .closed()
            .iter()
            .filter(own)
            .filter(|&hole| !now.is_closed(hole))
            .collect();
        said.extend(results::holes(
            "event-closed",
            seats.who(player),
            closed,
            row,
        ));
        said.extend(results::holes(
            "event-reopened",
            seats.who(player),
            reopened,
            row,
        ));
        if now.captures(player) > 0 {
            said.push(
                Sentence::new("event-kept")
                    .with("who", seats.who(player))
                    .with("seeds", now.captures(player)),
            );
        }
    }
    said
}
