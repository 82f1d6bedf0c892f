//! What went wrong (`errors.ftl`). For faults without a function here, build the [`Sentence`] from its id.

use alloc::string::ToString;

use hoyito::{
    Hole, MoveError, Player, PositionError, RowLength,
    notation::{OgnError, OgnErrorKind},
};

use crate::{Seats, Sentence};

/// Why a hole may not be played.
///
/// ```
/// use hoyito::{Hole, Position, RowLength, Rules, Variant};
/// use hoyito_texts::errors;
/// let start = Position::start(RowLength::SIX);
/// let error = start.check(&Rules::new(Variant::I), Hole::new(7).unwrap()).unwrap_err();
/// assert_eq!(errors::of_move(&error).id, "error-not-your-hole");
/// ```
pub fn of_move(error: &MoveError) -> Sentence {
    let about = |id, letter: char| Sentence::new(id).with("hole", letter);
    match *error {
        MoveError::NoSuchHole { row } => Sentence::new("error-bad-move")
            .with("south", last(Player::South, row))
            .with("north", last(Player::North, row)),
        MoveError::NotYourHole {
            letter,
            to_move,
            row,
        } => about("error-not-your-hole", letter)
            .with("first", first(to_move, row))
            .with("last", last(to_move, row)),
        MoveError::ClosedHole { letter } => about("error-closed-hole", letter),
        MoveError::EmptyHole { letter } => about("error-empty-hole", letter),
        MoveError::EndlessSowing { letter } => about("error-endless-sowing", letter),
        MoveError::UndecidedSowing { letter } => about("error-undecided-sowing", letter),
        MoveError::RoundOver => Sentence::new("error-round-over"),
        // A kind added later: the library's own words.
        ref other => Sentence::new("error-bad-request").with("detail", other.to_string()),
    }
}

/// Why a text is no position.
///
/// ```
/// use hoyito::Position;
/// use hoyito_texts::errors;
/// let error = "4-4".parse::<Position>().unwrap_err();
/// assert_eq!(errors::of_position(&error).id, "error-bad-position");
/// ```
pub fn of_position(error: &PositionError) -> Sentence {
    Sentence::new("error-bad-position").with("detail", error.to_string())
}

/// Why a game file can't be opened.
///
/// ```
/// use hoyito::notation::parse_ogn;
/// use hoyito_texts::errors;
/// assert_eq!(errors::of_game_file(&parse_ogn("{").unwrap_err()).id, "error-ogn-syntax");
/// ```
pub fn of_game_file(error: &OgnError) -> Sentence {
    match &error.kind {
        OgnErrorKind::Empty => Sentence::new("error-ogn-empty"),
        OgnErrorKind::NoVariant | OgnErrorKind::BadValue { tag: "Variant", .. } => {
            Sentence::new("error-ogn-variant")
        }
        OgnErrorKind::BadValue { tag, why } => Sentence::new("error-ogn-tag")
            .with("tag", *tag)
            .with("detail", why.as_str()),
        OgnErrorKind::Move { at, why, .. } => Sentence::new("error-ogn-move")
            .with("number", u32::try_from(at + 1).unwrap_or(u32::MAX))
            .with("detail", why.as_str()),
        _ => Sentence::new("error-ogn-syntax").with("detail", error.to_string()),
    }
}

/// It is `player`'s move, not the one's who tried.
///
/// ```
/// use hoyito::Player;
/// use hoyito_texts::{Seats, errors};
/// assert_eq!(errors::not_your_move(&Seats::SHARED, Player::South).id, "error-not-your-move");
/// ```
pub fn not_your_move(seats: &Seats, player: Player) -> Sentence {
    Sentence::new("error-not-your-move").with("who", seats.who(player))
}

fn first(player: Player, row: RowLength) -> char {
    letter(player, 0, row)
}

fn last(player: Player, row: RowLength) -> char {
    letter(player, row.get() - 1, row)
}

/// The letter of a column that the row has.
fn letter(player: Player, column: usize, row: RowLength) -> char {
    Hole::of(player, column, row).map_or('?', |hole| hole.letter(row))
}
