//! How rounds and matches ended (`events.ftl`; RULES.md, sections 3 to 5).

use hoyito::{CASA, EndReason, HoleSet, MatchEnd, Player, RowLength, Rulings, Winner};

use crate::{Seats, Sentence, Who, sentence::letters};

/// Why a round ended; `shared` seeds were left and are shared. `None` for a resignation, which needs to know
/// who gave up: [`resignation`].
///
/// ```
/// use hoyito::{EndReason, Rulings};
/// use hoyito_texts::results;
/// assert_eq!(results::end(EndReason::NoMove, 8, &Rulings::default()).unwrap().id, "event-end-no-move");
/// ```
pub fn end(reason: EndReason, shared: u8, rulings: &Rulings) -> Option<Sentence> {
    let share = |id| {
        Sentence::new(id)
            .with("seeds", shared)
            .with("each", shared / 2)
    };
    Some(match reason {
        EndReason::LastFour => Sentence::new("event-end-last-four"),
        EndReason::NoMove => share("event-end-no-move"),
        // A ruling below its least value counts as that value (`Rulings`).
        EndReason::Repetition => share("event-end-repetition")
            .with("count", rulings.repetition.unwrap_or_default().max(2)),
        EndReason::NoCaptureLimit => share("event-end-no-capture-limit")
            .with("count", rulings.no_capture_limit.unwrap_or_default().max(1)),
        EndReason::EndlessSowing => share("event-end-endless-sowing"),
        EndReason::Agreement => share("event-end-agreement"),
        _ => return None,
    })
}

/// `player` gave up the round; the `seeds` left go to the opponent.
///
/// ```
/// use hoyito::Player;
/// use hoyito_texts::{Seats, results};
/// assert_eq!(results::resignation(&Seats::SHARED, Player::South, 40).id, "event-end-resignation");
/// ```
pub fn resignation(seats: &Seats, player: Player, seeds: u8) -> Sentence {
    Sentence::new("event-end-resignation")
        .with("who", seats.who(player))
        .with("other", seats.who(player.other()))
        .with("seeds", seeds)
}

/// The result of a round, from the captures of South and North.
///
/// ```
/// use hoyito_texts::{Seats, results};
/// assert_eq!(results::round(&Seats::SHARED, [28, 20]).id, "event-round-won");
/// assert_eq!(results::round(&Seats::SHARED, [24, 24]).id, "event-round-tied");
/// ```
pub fn round(seats: &Seats, captures: [u8; 2]) -> Sentence {
    match Winner::of(captures).player() {
        Some(player) => won("event-round-won", seats, player, captures),
        None => Sentence::new("event-round-tied").with("seeds", captures[0]),
    }
}

/// The result of a match: won because the opponent can't fill a hole, or by the round limit.
///
/// ```
/// use hoyito::{MatchEnd, Player};
/// use hoyito_texts::{Seats, results};
/// let end = MatchEnd { winner: Some(Player::South), seeds: [46, 2] };
/// assert_eq!(results::of_match(&Seats::SHARED, &end).id, "event-match-won");
/// ```
pub fn of_match(seats: &Seats, end: &MatchEnd) -> Sentence {
    match end.winner {
        None => Sentence::new("event-match-drawn").with("seeds", end.seeds[0]),
        Some(player) if end.seeds[player.other().index()] < CASA => {
            Sentence::new("event-match-won")
                .with("who", seats.who(player))
                .with("other", seats.who(player.other()))
        }
        Some(player) => won("event-match-won-limit", seats, player, end.seeds),
    }
}

fn won(id: &'static str, seats: &Seats, player: Player, seeds: [u8; 2]) -> Sentence {
    Sentence::new(id)
        .with("who", seats.who(player))
        .with("more", seeds[player.index()])
        .with("less", seeds[player.other().index()])
}

/// A sentence about some of a player's holes; `None` without any.
pub(crate) fn holes(
    id: &'static str,
    who: Who,
    holes: HoleSet,
    row: RowLength,
) -> Option<Sentence> {
    (!holes.is_empty()).then(|| {
        Sentence::new(id)
            .with("who", who)
            .with("holes", letters(holes, row))
            .with("count", holes.len() as u32)
    })
}
