//! Why something was refused: a code for programs, and a sentence for people who write them.

use std::fmt;

use hoyito::MoveError;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What was wrong. The codes of moves are those of the library and of `hoyito trace`.
///
/// ```
/// use hoyito_server::protocol::ErrorCode;
/// assert_eq!(serde_json::to_string(&ErrorCode::SeatTaken).unwrap(), "\"seat_taken\"");
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Hash, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The message is not one of this protocol.
    BadRequest,
    /// The client speaks another version.
    BadVersion,
    /// The setup can't be played.
    BadSetup,
    /// The name is too long or not plain text.
    BadName,
    /// The secret of a seat or an invitation is not one.
    BadSecret,
    /// There is no such game, or no longer.
    UnknownGame,
    /// The invitation is not this game's.
    BadInvitation,
    /// Both seats are taken.
    SeatTaken,
    /// The secret opens neither seat; who only watches can't act.
    NotSeated,
    /// The second player has not come yet.
    NotBegun,
    /// The game is over.
    GameOver,
    /// The other player is to move.
    NotYourTurn,
    /// Something else has happened since.
    Stale,
    /// A step before this one is missing.
    Early,
    /// There is no such hole.
    BadMove,
    /// The hole is the other player's.
    NotYourHole,
    /// The hole is closed in this round.
    ClosedHole,
    /// The hole is empty.
    EmptyHole,
    /// The sowing would never end.
    EndlessSowing,
    /// Whether the sowing ends could not be found out.
    UndecidedSowing,
    /// The round is over.
    RoundOver,
    /// This move can't be taken back.
    NoTakeback,
    /// Nothing was offered, or not to this player.
    NoOffer,
    /// The invitation can't be withdrawn any more.
    Begun,
    /// A rematch can be played only when the game is over.
    NotOver,
    /// The message is too long.
    TooLarge,
    /// Too many messages, games or connections; wait a little.
    TooMany,
    /// The server is stopping or its queue is full; try again.
    Busy,
    /// The server failed; nothing was changed.
    Failed,
}

/// A refusal: the game is as it was.
///
/// ```
/// use hoyito_server::protocol::{ErrorCode, Refusal};
/// let refusal = Refusal::new(ErrorCode::NotYourTurn, "South is to move; wait");
/// assert_eq!(refusal.to_string(), "South is to move; wait");
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refusal {
    /// For programs.
    pub code: ErrorCode,
    /// What was wrong and what would be right, in English.
    pub message: String,
}

impl Refusal {
    /// A refusal.
    ///
    /// ```
    /// use hoyito_server::protocol::{ErrorCode, Refusal};
    /// assert_eq!(Refusal::new(ErrorCode::Busy, "wait").code, ErrorCode::Busy);
    /// ```
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Refusal {
        Refusal {
            code,
            message: message.into(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refusal {}

impl From<MoveError> for Refusal {
    fn from(error: MoveError) -> Refusal {
        let code = match error {
            MoveError::NotYourHole { .. } => ErrorCode::NotYourHole,
            MoveError::ClosedHole { .. } => ErrorCode::ClosedHole,
            MoveError::EmptyHole { .. } => ErrorCode::EmptyHole,
            MoveError::EndlessSowing { .. } => ErrorCode::EndlessSowing,
            MoveError::UndecidedSowing { .. } => ErrorCode::UndecidedSowing,
            MoveError::RoundOver => ErrorCode::RoundOver,
            _ => ErrorCode::BadMove,
        };
        Refusal::new(code, error.to_string())
    }
}
