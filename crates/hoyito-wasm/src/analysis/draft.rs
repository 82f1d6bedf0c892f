//! Positions set up by hand: captures filled in, what is wrong said as it arises.

use hoyito::{CASA, Hole, LastFour, Player, Position, PositionError, RowLength, Setup, Variant};
use hoyito_texts::{Sentence, errors};

use super::link;
use super::view::{Draft, Drafted};
use crate::view::{Failure, Side};

/// Completes a draft and looks at it.
///
/// # Errors
/// A variant or a row length that does not exist.
pub fn check(mut draft: Draft) -> Result<Drafted, Failure> {
    let bad = |detail| {
        let said = Sentence::new("error-bad-request").with("detail", detail);
        Failure::new("bad_request", said)
    };
    let variant: Variant = draft
        .variant
        .parse()
        .map_err(|_| bad("there are Hoyito I, II and III"))?;
    let row = RowLength::new(draft.holes).ok_or_else(|| bad("a row has 1 to 12 holes"))?;
    // Another row: new holes hold four, as at the start.
    fit(&mut draft.seeds, row);
    let on_board: u32 = draft
        .seeds
        .iter()
        .flatten()
        .map(|&seeds| u32::from(seeds))
        .sum();
    let total = u32::from(row.seeds());
    fill(&mut draft, total.saturating_sub(on_board) as u8);
    let mut setup = Setup::empty(row);
    for (index, seeds) in draft.seeds.iter().enumerate() {
        match (seeds, Hole::new(index as u8)) {
            (Some(seeds), _) => setup.seeds[index] = *seeds,
            (None, Some(hole)) => setup.closed.insert(hole),
            (None, None) => {}
        }
    }
    setup.captures = draft.captures;
    setup.to_move = draft.mover.into();
    let last_four = match (variant, draft.last_four) {
        (Variant::III, Some(side)) => Some(Player::from(side)),
        _ => None,
    };
    let position = setup.position();
    let holes = (0..row.ring() as u8).filter_map(Hole::new);
    Ok(Drafted {
        letters: holes.map(|hole| hole.letter(row).to_string()).collect(),
        on_board,
        total,
        fault: position
            .as_ref()
            .err()
            .map(|&error| errors::of_position(&PositionError::Setup(error)).into()),
        text: position
            .as_ref()
            .ok()
            .map(|position| link::of_position(variant, position, last_four)),
        position: position.ok().map(|position| position.to_string()),
        draft,
    })
}

/// Puts a position in notation in the place of what a draft holds.
///
/// # Errors
/// Why the text is no position.
pub fn draft_of(position: &str, draft: Draft) -> Result<Drafted, Failure> {
    let position: Position = position
        .trim()
        .parse()
        .map_err(|error| Failure::new("bad_position", errors::of_position(&error)))?;
    check(Draft {
        variant: draft.variant,
        last_four: draft.last_four,
        ..holding(&position)
    })
}

/// The draft that a position of a game is.
pub(super) fn of(game: &hoyito::Match) -> Draft {
    Draft {
        variant: game.variant().to_string(),
        last_four: match game.round().rules().last_four {
            LastFour::Captor => None,
            LastFour::South => Some(Side::S),
            LastFour::North => Some(Side::N),
        },
        ..holding(game.position())
    }
}

fn holding(position: &Position) -> Draft {
    let setup = position.to_setup();
    let holes = (0..position.row().ring() as u8).filter_map(Hole::new);
    Draft {
        variant: Variant::I.to_string(),
        holes: position.row().get() as u8,
        seeds: holes
            .map(|hole| (!position.is_closed(hole)).then(|| position.seeds(hole)))
            .collect(),
        captures: setup.captures,
        typed: Some(Side::S),
        mover: position.to_move().into(),
        last_four: None,
    }
}

/// Rows made longer or shorter, each at its right end.
fn fit(seeds: &mut Vec<Option<u8>>, row: RowLength) {
    if seeds.len() == row.ring() {
        return;
    }
    let half = seeds.len() / 2;
    let rows = [&seeds[..half], &seeds[half..]];
    *seeds = rows
        .into_iter()
        .flat_map(|old| (0..row.get()).map(|column| old.get(column).copied().unwrap_or(Some(CASA))))
        .collect();
}

/// Captures so that the total is right: those typed stay if they can, the others are the rest.
fn fill(draft: &mut Draft, rest: u8) {
    let [south, north] = draft.captures;
    draft.captures = match draft.typed {
        Some(Side::S) => [south.min(rest), rest - south.min(rest)],
        Some(Side::N) => [rest - north.min(rest), north.min(rest)],
        None => [rest.div_ceil(2), rest / 2],
    };
}
