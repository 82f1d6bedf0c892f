//! Who is meant by "you": the words for the two players.

use hoyito::Player;

/// How a sentence names a player: the values of `$who` and `$other` in the Fluent files.
///
/// ```
/// assert_eq!(hoyito_texts::Who::Computer.name(), "computer");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// The person who plays the computer.
    You,
    /// The computer.
    Computer,
    /// South, where two people share a board or two programs play.
    South,
    /// North, likewise.
    North,
}

impl Who {
    /// The value as the Fluent files read it.
    ///
    /// ```
    /// assert_eq!(hoyito_texts::Who::You.name(), "you");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Who::You => "you",
            Who::Computer => "computer",
            Who::South => "south",
            Who::North => "north",
        }
    }
}

/// Who sits where.
///
/// ```
/// use hoyito::Player;
/// use hoyito_texts::{Seats, Who};
/// let seats = Seats::against_computer(Player::North);
/// assert_eq!(seats.who(Player::South), Who::Computer);
/// assert_eq!(Seats::SHARED.who(Player::South), Who::South);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seats {
    south: Who,
    north: Who,
}

impl Seats {
    /// Two people at one board, or two programs: South and North.
    pub const SHARED: Seats = Seats {
        south: Who::South,
        north: Who::North,
    };

    /// One person, in `you`'s row, against the computer.
    ///
    /// ```
    /// use hoyito::Player;
    /// use hoyito_texts::{Seats, Who};
    /// assert_eq!(Seats::against_computer(Player::South).who(Player::South), Who::You);
    /// ```
    pub const fn against_computer(you: Player) -> Seats {
        match you {
            Player::South => Seats {
                south: Who::You,
                north: Who::Computer,
            },
            Player::North => Seats {
                south: Who::Computer,
                north: Who::You,
            },
        }
    }

    /// How `player` is named.
    ///
    /// ```
    /// use hoyito::Player;
    /// use hoyito_texts::{Seats, Who};
    /// assert_eq!(Seats::SHARED.who(Player::North), Who::North);
    /// ```
    pub const fn who(&self, player: Player) -> Who {
        match player {
            Player::South => self.south,
            Player::North => self.north,
        }
    }
}
