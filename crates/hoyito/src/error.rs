//! Why a hole may not be played: one set of codes for the library, the program and the server
//! (INTERFACES, `hoyito trace`).

use core::fmt;

use crate::{Player, RowLength};

/// Why a hole may not be played.
///
/// ```
/// use hoyito::{Hole, MoveError, Position, RowLength, Rules, Variant};
/// let start = Position::start(RowLength::SIX);
/// let error = start.play(&Rules::new(Variant::I), Hole::new(7).unwrap()).unwrap_err();
/// assert_eq!(error.code(), "not_your_hole");
/// assert_eq!(error.to_string(), "hole b is North's and South is to move; play one of A to F");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum MoveError {
    /// The board has no such hole.
    NoSuchHole {
        /// The board's row length.
        row: RowLength,
    },
    /// The hole is the other player's (RULES.md, section 1).
    NotYourHole {
        /// Letter of the hole.
        letter: char,
        /// Whose turn it is.
        to_move: Player,
        /// The board's row length.
        row: RowLength,
    },
    /// The hole is closed in this round (RULES.md, section 5).
    ClosedHole {
        /// Letter of the hole.
        letter: char,
    },
    /// The hole holds no seeds (RULES.md, section 2).
    EmptyHole {
        /// Letter of the hole.
        letter: char,
    },
    /// The sowing would never end and the ruling `endless_sowing` forbids it (RULES.md, section 4).
    EndlessSowing {
        /// Letter of the hole.
        letter: char,
    },
    /// The sowing neither ended nor came round within [`Rules::lap_limit`](crate::Rules::lap_limit) laps
    /// (RULES.md, section 4).
    UndecidedSowing {
        /// Letter of the hole.
        letter: char,
    },
    /// The round is over.
    RoundOver,
}

impl MoveError {
    /// The code that programs read; the same everywhere.
    ///
    /// ```
    /// assert_eq!(hoyito::MoveError::RoundOver.code(), "round_over");
    /// ```
    pub const fn code(&self) -> &'static str {
        match self {
            MoveError::NoSuchHole { .. } => "bad_move",
            MoveError::NotYourHole { .. } => "not_your_hole",
            MoveError::ClosedHole { .. } => "closed_hole",
            MoveError::EmptyHole { .. } => "empty_hole",
            MoveError::EndlessSowing { .. } => "endless_sowing",
            MoveError::UndecidedSowing { .. } => "undecided_sowing",
            MoveError::RoundOver => "round_over",
        }
    }
}

/// First and last letter of a player's row.
fn letters(player: Player, row: RowLength) -> (char, char) {
    let first = match player {
        Player::South => b'A',
        Player::North => b'a',
    };
    (first as char, (first + row.get() as u8 - 1) as char)
}

fn name(player: Player) -> &'static str {
    match player {
        Player::South => "South",
        Player::North => "North",
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            MoveError::NoSuchHole { row } => {
                let (_, south) = letters(Player::South, row);
                let (_, north) = letters(Player::North, row);
                write!(
                    f,
                    "no such hole on this board; South's are A to {south}, North's a to {north}"
                )
            }
            MoveError::NotYourHole {
                letter,
                to_move,
                row,
            } => {
                let (first, last) = letters(to_move, row);
                let (owner, to_move) = (name(to_move.other()), name(to_move));
                write!(
                    f,
                    "hole {letter} is {owner}'s and {to_move} is to move; play one of {first} to {last}"
                )
            }
            MoveError::ClosedHole { letter } => {
                write!(
                    f,
                    "hole {letter} is closed in this round; play an open hole with seeds"
                )
            }
            MoveError::EmptyHole { letter } => {
                write!(f, "hole {letter} is empty; play a hole with seeds")
            }
            MoveError::EndlessSowing { letter } => write!(
                f,
                "the sowing of {letter} would never end and may not be played; choose another hole"
            ),
            MoveError::UndecidedSowing { letter } => write!(
                f,
                "whether the sowing of {letter} ever ends could not be found out, so it may not be played; choose another hole"
            ),
            MoveError::RoundOver => f.write_str("the round is over; start another"),
        }
    }
}

impl core::error::Error for MoveError {}
