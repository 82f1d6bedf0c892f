//! A position: seeds, closed holes, captures, player to move. [`Setup`] is raw and may be anything;
//! a [`Position`] that exists is legal (RULES.md, sections 1 and 6).

use core::fmt;

use crate::{CASA, Hole, HoleSet, MAX_RING, Player, RowLength};

/// Raw parts of a position, unchecked. [`Setup::position`] checks them.
///
/// ```
/// use hoyito::{Player, RowLength, Setup};
/// let mut setup = Setup::empty(RowLength::new(2).unwrap());
/// setup.seeds[..4].copy_from_slice(&[8, 0, 3, 1]);
/// setup.captures = [4, 0];
/// assert_eq!(setup.position().unwrap().to_string(), "8-0-3-1-4-0-S");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Seeds by ring index; those beyond the ring must be 0.
    pub seeds: [u8; MAX_RING],
    /// Holes not in use in this round (RULES.md, section 5).
    pub closed: HoleSet,
    /// Row length.
    pub row: RowLength,
    /// Captured seeds of South and North, those kept from the round before included.
    pub captures: [u8; 2],
    /// Whose turn it is.
    pub to_move: Player,
}

impl Setup {
    /// Nothing anywhere, South to move.
    ///
    /// ```
    /// use hoyito::{RowLength, Setup};
    /// assert!(Setup::empty(RowLength::SIX).position().is_err());
    /// ```
    pub const fn empty(row: RowLength) -> Setup {
        Setup {
            seeds: [0; MAX_RING],
            closed: HoleSet::EMPTY,
            row,
            captures: [0; 2],
            to_move: Player::South,
        }
    }

    /// The position, if it is one (RULES.md, section 6).
    ///
    /// # Errors
    /// The first of these that applies: a hole beyond the row, seeds in a closed hole, seeds on the board not
    /// a multiple of four, only four of them, or seeds missing or too many in all.
    ///
    /// ```
    /// use hoyito::{RowLength, Setup, SetupError};
    /// let mut setup = Setup::empty(RowLength::SIX);
    /// setup.seeds[0] = 5;
    /// assert_eq!(setup.position(), Err(SetupError::NotFours { on_board: 5 }));
    /// ```
    pub fn position(self) -> Result<Position, SetupError> {
        let ring = self.row.ring();
        let closed = self.closed;
        if self.seeds[ring..].iter().any(|&seeds| seeds > 0)
            || closed.iter().any(|hole| hole.index() >= ring)
        {
            return Err(SetupError::BeyondRow { row: self.row });
        }
        if let Some(hole) = closed.iter().find(|hole| self.seeds[hole.index()] > 0) {
            return Err(SetupError::SeedsInClosedHole {
                letter: hole.letter(self.row),
                seeds: self.seeds[hole.index()],
            });
        }
        let on_board: u32 = self.seeds.iter().map(|&seeds| u32::from(seeds)).sum();
        if !on_board.is_multiple_of(u32::from(CASA)) {
            return Err(SetupError::NotFours { on_board });
        }
        if on_board == u32::from(CASA) {
            return Err(SetupError::OnlyFour);
        }
        let found = on_board + u32::from(self.captures[0]) + u32::from(self.captures[1]);
        let wanted = u32::from(self.row.seeds());
        if found != wanted {
            return Err(SetupError::WrongTotal {
                row: self.row,
                found,
                wanted,
            });
        }
        Ok(Position {
            board: self.seeds,
            closed,
            captures: self.captures,
            row: self.row,
            to_move: self.to_move,
        })
    }
}

/// Why a [`Setup`] is no position.
///
/// ```
/// let error = "4-4-4-4-4-4-4-4-4-4-4-4-0-4-S".parse::<hoyito::Position>().unwrap_err();
/// assert!(error.to_string().contains("52 seeds"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// Seeds or a closed hole beyond the row length.
    BeyondRow {
        /// Row length of the setup.
        row: RowLength,
    },
    /// A closed hole must be empty.
    SeedsInClosedHole {
        /// Letter of the hole.
        letter: char,
        /// Seeds found in it.
        seeds: u8,
    },
    /// Seeds on the board are always a multiple of four.
    NotFours {
        /// Seeds on the board.
        on_board: u32,
    },
    /// The last four are taken with the capture that leaves them, so four seeds never stay on the board.
    OnlyFour,
    /// All seeds together are four for every hole.
    WrongTotal {
        /// Row length of the setup.
        row: RowLength,
        /// Seeds on the board and captured.
        found: u32,
        /// Seeds there must be.
        wanted: u32,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::BeyondRow { row } => {
                write!(f, "there are seeds or closed holes beyond rows of {row}")
            }
            SetupError::SeedsInClosedHole { letter, seeds } => {
                write!(
                    f,
                    "hole {letter} is closed but holds {seeds} seeds; a closed hole is empty"
                )
            }
            SetupError::NotFours { on_board } => write!(
                f,
                "{on_board} seeds on the board; there must be a multiple of four, none or at least eight"
            ),
            SetupError::OnlyFour => f.write_str(
                "only four seeds on the board; the last four go with the capture that leaves them, \
                 so there must be none or at least eight",
            ),
            SetupError::WrongTotal { row, found, wanted } => write!(
                f,
                "{found} seeds on the board and captured together; two rows of {row} are played with {wanted}"
            ),
        }
    }
}

impl core::error::Error for SetupError {}

/// A legal position: 32 bytes, `Copy`. The same board under any variant (RULES.md, sections 1 and 6).
///
/// ```
/// use hoyito::{Player, Position, RowLength};
/// let start = Position::start(RowLength::SIX);
/// assert_eq!(start.to_string(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
/// assert_eq!(start.on_board(), 48);
/// assert_eq!(start.to_move(), Player::South);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: [u8; MAX_RING],
    pub(crate) closed: HoleSet,
    pub(crate) captures: [u8; 2],
    pub(crate) row: RowLength,
    pub(crate) to_move: Player,
}

impl Position {
    /// Four seeds in every hole, nothing captured, South to move (RULES.md, section 1).
    ///
    /// ```
    /// use hoyito::{Position, RowLength};
    /// assert_eq!(Position::start(RowLength::new(1).unwrap()).to_string(), "4-4-0-0-S");
    /// ```
    pub fn start(row: RowLength) -> Position {
        let mut board = [0; MAX_RING];
        board[..row.ring()].fill(CASA);
        Position {
            board,
            closed: HoleSet::EMPTY,
            captures: [0; 2],
            row,
            to_move: Player::South,
        }
    }

    /// The same board with `player` to move.
    ///
    /// ```
    /// use hoyito::{Player, Position, RowLength};
    /// let start = Position::start(RowLength::SIX).with_to_move(Player::North);
    /// assert_eq!(start.to_move(), Player::North);
    /// ```
    #[must_use]
    pub const fn with_to_move(mut self, player: Player) -> Position {
        self.to_move = player;
        self
    }

    /// Seeds by ring index, 2n of them; closed holes show 0.
    ///
    /// ```
    /// use hoyito::{Position, RowLength};
    /// assert_eq!(Position::start(RowLength::SIX).board(), [4; 12]);
    /// ```
    #[inline]
    pub fn board(&self) -> &[u8] {
        &self.board[..self.row.ring()]
    }

    /// Seeds in `hole`; 0 for closed holes and holes beyond the row.
    ///
    /// ```
    /// use hoyito::{Hole, Position, RowLength};
    /// assert_eq!(Position::start(RowLength::SIX).seeds(Hole::new(3).unwrap()), 4);
    /// ```
    #[inline]
    pub const fn seeds(&self, hole: Hole) -> u8 {
        self.board[hole.index()]
    }

    /// Seeds `player` has captured, those kept from the round before included.
    ///
    /// ```
    /// use hoyito::{Player, Position};
    /// let position: Position = "4-4-0-0-4-0-12-0-N".parse().unwrap();
    /// assert_eq!(position.captures(Player::South), 12);
    /// assert_eq!(position.on_board(), 12);
    /// ```
    #[inline]
    pub const fn captures(&self, player: Player) -> u8 {
        self.captures[player.index()]
    }

    /// Whether `hole` is closed in this round (RULES.md, section 5).
    ///
    /// ```
    /// use hoyito::{Hole, Position};
    /// let position: Position = "4-x-4-4-4-0-S".parse().unwrap();
    /// assert!(position.is_closed(Hole::new(1).unwrap()));
    /// ```
    #[inline]
    pub const fn is_closed(&self, hole: Hole) -> bool {
        self.closed.contains(hole)
    }

    /// The closed holes.
    ///
    /// ```
    /// use hoyito::{Position, RowLength};
    /// assert!(Position::start(RowLength::SIX).closed().is_empty());
    /// ```
    #[inline]
    pub const fn closed(&self) -> HoleSet {
        self.closed
    }

    /// Whose turn it is; without meaning once the round is over.
    ///
    /// ```
    /// use hoyito::{Player, Position, RowLength};
    /// assert_eq!(Position::start(RowLength::SIX).to_move(), Player::South);
    /// ```
    #[inline]
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// Holes in a row.
    ///
    /// ```
    /// use hoyito::{Position, RowLength};
    /// assert_eq!(Position::start(RowLength::SIX).row(), RowLength::SIX);
    /// ```
    #[inline]
    pub const fn row(&self) -> RowLength {
        self.row
    }

    /// Seeds in all holes, a multiple of four.
    ///
    /// ```
    /// use hoyito::{Position, RowLength};
    /// assert_eq!(Position::start(RowLength::SIX).on_board(), 48);
    /// ```
    #[inline]
    pub const fn on_board(&self) -> u8 {
        self.row.seeds() - self.captures[0] - self.captures[1]
    }

    /// The holes of `player`'s row, from the player's own left, closed ones included.
    ///
    /// ```
    /// use hoyito::{Player, Position, RowLength};
    /// let start = Position::start(RowLength::SIX);
    /// assert_eq!(start.holes_of(Player::North).next().unwrap().index(), 6);
    /// ```
    pub fn holes_of(&self, player: Player) -> impl Iterator<Item = Hole> + use<> {
        let first = player.index() * self.row.get();
        (first..first + self.row.get()).map(Hole::at)
    }

    /// The position seen from the other side of the board: South and North change places.
    ///
    /// ```
    /// use hoyito::Position;
    /// let position: Position = "8-0-3-1-4-0-S".parse().unwrap();
    /// assert_eq!(position.turned().to_string(), "3-1-8-0-0-4-N");
    /// assert_eq!(position.turned().turned(), position);
    /// ```
    #[must_use]
    pub fn turned(&self) -> Position {
        let mut turned = *self;
        turned.board[..self.row.ring()].rotate_left(self.row.get());
        turned.closed = self.closed.turned(self.row);
        turned.captures.swap(0, 1);
        turned.to_move = self.to_move.other();
        turned
    }

    /// The raw parts, for changing.
    ///
    /// ```
    /// use hoyito::{Position, RowLength};
    /// let start = Position::start(RowLength::SIX);
    /// assert_eq!(start.to_setup().position(), Ok(start));
    /// ```
    pub const fn to_setup(&self) -> Setup {
        Setup {
            seeds: self.board,
            closed: self.closed,
            row: self.row,
            captures: self.captures,
            to_move: self.to_move,
        }
    }

    /// `player` captures `seeds` that are no longer on the board.
    #[inline]
    pub(crate) const fn add_captures(&mut self, player: Player, seeds: u8) {
        self.captures[player.index()] += seeds;
    }

    /// Takes all seeds off the board; they must have been counted for somebody.
    pub(crate) const fn clear_board(&mut self) {
        self.board = [0; MAX_RING];
    }

    /// Shares the seeds left equally and empties the board; returns how many were shared
    /// (RULES.md, section 4: always a multiple of four, so the share is whole).
    pub(crate) const fn share_rest(&mut self) -> u8 {
        let left = self.on_board();
        self.add_captures(Player::South, left / 2);
        self.add_captures(Player::North, left / 2);
        self.clear_board();
        left
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
