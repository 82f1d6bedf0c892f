//! Moves as text: `FfEc` (RULES.md, section 6).

use alloc::{string::String, vec::Vec};
use core::fmt;

use crate::{Hole, Round, RowLength};

/// A character that names no hole of this board. The code for programs is [`BadMove::CODE`].
///
/// ```
/// use hoyito::{RowLength, notation::parse_moves};
/// let error = parse_moves("FfZ", RowLength::SIX).unwrap_err();
/// assert_eq!((error.at, error.found), (2, 'Z'));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadMove {
    /// Place among the moves, counted from 0; spaces are not counted.
    pub at: usize,
    /// The character found.
    pub found: char,
    /// The board's row length.
    pub row: RowLength,
}

impl BadMove {
    /// The code of INTERFACES.md.
    ///
    /// ```
    /// assert_eq!(hoyito::notation::BadMove::CODE, "bad_move");
    /// ```
    pub const CODE: &'static str = "bad_move";
}

impl fmt::Display for BadMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.row.get() as u8 - 1;
        let (south, north) = ((b'A' + last) as char, (b'a' + last) as char);
        write!(
            f,
            "{:?} names no hole of this board; South's are A to {south}, North's a to {north}",
            self.found
        )
    }
}

impl core::error::Error for BadMove {}

/// Reads moves that follow one another without marks, as in `FfEcACf`; white space between them is passed over.
///
/// # Errors
/// The first character that names no hole of a board with this row length.
///
/// ```
/// use hoyito::{RowLength, notation::parse_moves};
/// let holes = parse_moves("Ff Ec", RowLength::SIX).unwrap();
/// assert_eq!(holes.iter().map(|hole| hole.index()).collect::<Vec<_>>(), [5, 11, 4, 8]);
/// ```
pub fn parse_moves(text: &str, row: RowLength) -> Result<Vec<Hole>, BadMove> {
    text.chars()
        .filter(|letter| !letter.is_whitespace())
        .enumerate()
        .map(|(at, found)| Hole::from_letter(found, row).ok_or(BadMove { at, found, row }))
        .collect()
}

/// The moves of a round without marks.
///
/// ```
/// use hoyito::{Hole, Position, Round, RowLength, Rules, Rulings, Variant, notation::moves_text};
/// let mut round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
/// round.play(Hole::new(5).unwrap())?;
/// round.play(Hole::new(11).unwrap())?;
/// assert_eq!(moves_text(&round), "Ff");
/// # Ok::<(), hoyito::MoveError>(())
/// ```
pub fn moves_text(round: &Round) -> String {
    round
        .steps()
        .iter()
        .map(|step| step.hole.letter(step.before.row()))
        .collect()
}
