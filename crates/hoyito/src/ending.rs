//! How a round ends (RULES.md, sections 3 and 4).

use core::fmt;

use crate::Player;

/// Why a round ended.
///
/// ```
/// assert_eq!(hoyito::EndReason::LastFour.name(), "last_four");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum EndReason {
    /// A capture left four seeds or none (section 3).
    LastFour,
    /// Nobody had a legal move; the rest was shared (section 4, `no_move`).
    NoMove,
    /// The same position too often; the rest was shared (section 4, `repetition`).
    Repetition,
    /// Too many moves without capture; the rest was shared (section 4, `no_capture_limit`).
    NoCaptureLimit,
    /// An endless sowing was played; the rest was shared (section 4, `endless_sowing`).
    EndlessSowing,
    /// The players agreed to share the rest (section 4, `agreement`).
    Agreement,
    /// A player resigned; the rest went to the opponent (section 4).
    Resignation,
}

impl EndReason {
    /// The name that programs read.
    ///
    /// ```
    /// assert_eq!(hoyito::EndReason::NoMove.name(), "no_move");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            EndReason::LastFour => "last_four",
            EndReason::NoMove => "no_move",
            EndReason::Repetition => "repetition",
            EndReason::NoCaptureLimit => "no_capture_limit",
            EndReason::EndlessSowing => "endless_sowing",
            EndReason::Agreement => "agreement",
            EndReason::Resignation => "resignation",
        }
    }
}

impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Who won a round (RULES.md, section 3).
///
/// ```
/// use hoyito::Winner;
/// assert_eq!(Winner::of([28, 20]), Winner::South);
/// assert_eq!(Winner::of([24, 24]), Winner::Tie);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Winner {
    /// South captured more.
    #[cfg_attr(feature = "serde", serde(rename = "S"))]
    South,
    /// North captured more.
    #[cfg_attr(feature = "serde", serde(rename = "N"))]
    North,
    /// Both captured the same.
    #[cfg_attr(feature = "serde", serde(rename = "tie"))]
    Tie,
}

impl Winner {
    /// By captures of South and North.
    ///
    /// ```
    /// assert_eq!(hoyito::Winner::of([0, 48]), hoyito::Winner::North);
    /// ```
    pub const fn of(captures: [u8; 2]) -> Winner {
        if captures[0] > captures[1] {
            Winner::South
        } else if captures[0] < captures[1] {
            Winner::North
        } else {
            Winner::Tie
        }
    }

    /// The player, unless it is a tie.
    ///
    /// ```
    /// assert_eq!(hoyito::Winner::Tie.player(), None);
    /// ```
    pub const fn player(self) -> Option<Player> {
        match self {
            Winner::South => Some(Player::South),
            Winner::North => Some(Player::North),
            Winner::Tie => None,
        }
    }
}

impl From<Player> for Winner {
    fn from(player: Player) -> Winner {
        match player {
            Player::South => Winner::South,
            Player::North => Winner::North,
        }
    }
}
