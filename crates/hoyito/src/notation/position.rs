//! Positions as text: `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S` (RULES.md, section 6).

use core::{fmt, str::FromStr};

use crate::{Hole, MAX_ROW, Player, Position, RowLength, Setup, SetupError};

/// Why a text is no position. The code for programs is always [`PositionError::CODE`].
///
/// ```
/// use hoyito::Position;
/// let error = "4-4-S".parse::<Position>().unwrap_err();
/// assert!(error.to_string().contains("fields"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PositionError {
    /// Not 2n + 3 fields for any n from 1 to 12.
    FieldCount {
        /// Fields found.
        found: usize,
    },
    /// A field is not a number of seeds from 0 to 96 (nor, among the holes, an `x`).
    BadField {
        /// Place of the field, counted from 1.
        field: usize,
    },
    /// The last field is neither `S` nor `N`.
    BadPlayer,
    /// The parts are read, but such a position can't be.
    Setup(SetupError),
}

impl PositionError {
    /// The code of INTERFACES.md.
    ///
    /// ```
    /// assert_eq!(hoyito::PositionError::CODE, "bad_position");
    /// ```
    pub const CODE: &'static str = "bad_position";
}

impl From<SetupError> for PositionError {
    fn from(error: SetupError) -> PositionError {
        PositionError::Setup(error)
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::FieldCount { found } => write!(
                f,
                "{found} fields; a position has the seeds of 2 to 24 holes (an even number), South's captures, \
                 North's captures and the player to move, joined by '-', as in 4-4-4-4-0-0-S"
            ),
            PositionError::BadField { field } => write!(
                f,
                "field {field} is not a number of seeds (0 to 96); only holes may also be 'x' for closed"
            ),
            PositionError::BadPlayer => {
                f.write_str("the last field is the player to move: S for South or N for North")
            }
            PositionError::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for PositionError {}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads the notation of RULES.md, section 6. The row length follows from the number of fields.
    fn from_str(text: &str) -> Result<Position, PositionError> {
        // Counted up to the limit only: a text of any length answers at once.
        let found = text.split('-').take(2 * MAX_ROW + 4).count();
        let holes = found.saturating_sub(3);
        let row = if found % 2 == 1 {
            RowLength::new((holes / 2) as u8)
        } else {
            None
        };
        let Some(row) = row else {
            return Err(PositionError::FieldCount {
                found: text.split('-').count(),
            });
        };
        let mut setup = Setup::empty(row);
        for (at, field) in text.split('-').enumerate() {
            let bad = PositionError::BadField { field: at + 1 };
            if at < holes {
                if field == "x" {
                    setup.closed.insert(Hole::at(at));
                } else {
                    setup.seeds[at] = number(field).ok_or(bad)?;
                }
            } else if at < holes + 2 {
                setup.captures[at - holes] = number(field).ok_or(bad)?;
            } else {
                setup.to_move = field
                    .parse::<Player>()
                    .map_err(|_| PositionError::BadPlayer)?;
            }
        }
        Ok(setup.position()?)
    }
}

/// Digits alone, no sign, no more than a game's seeds, no leading zero: one text a position.
fn number(field: &str) -> Option<u8> {
    let digits = !field.is_empty() && field.bytes().all(|byte| byte.is_ascii_digit());
    if !digits || (field.len() > 1 && field.starts_with('0')) {
        return None;
    }
    field.parse().ok().filter(|&seeds| seeds <= 96)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, seeds) in self.board().iter().enumerate() {
            if self.is_closed(Hole::at(index)) {
                f.write_str("x-")?;
            } else {
                write!(f, "{seeds}-")?;
            }
        }
        let [south, north] = Player::BOTH.map(|player| self.captures(player));
        write!(f, "{south}-{north}-{}", self.to_move())
    }
}

#[cfg(feature = "serde")]
mod as_text {
    use alloc::{borrow::Cow, string::ToString};

    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    use super::*;

    impl Serialize for Position {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(&self.to_string())
        }
    }

    impl<'de> Deserialize<'de> for Position {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
            let text = Cow::<str>::deserialize(deserializer)?;
            text.parse().map_err(D::Error::custom)
        }
    }
}
