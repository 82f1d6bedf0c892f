//! What happens in a game. Events are what is stored: a game is made again from them, whatever comes later.

use hoyito::Player;
use serde::{Deserialize, Serialize};

use super::secret::{GameId, SecretHash};
use crate::protocol::Setup;

/// Who sits on a seat.
///
/// ```
/// use hoyito_server::game::Sitter;
/// assert_eq!(Sitter::Engine { level: 3 }.level(), Some(3));
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum Sitter {
    /// A person, or a bot: whoever has the secret.
    Person {
        /// Of the seat's secret.
        hash: SecretHash,
        /// As they want to be called.
        name: Option<String>,
    },
    /// The server's engine.
    Engine {
        /// 1 to 10.
        level: u8,
    },
}

impl Sitter {
    /// The engine's level; `None` for a person.
    ///
    /// ```
    /// use hoyito_server::game::{Secret, Sitter};
    /// let person = Sitter::Person { hash: Secret::new([1; 16]).hash(), name: None };
    /// assert_eq!(person.level(), None);
    /// ```
    pub const fn level(&self) -> Option<u8> {
        match self {
            Sitter::Person { .. } => None,
            Sitter::Engine { level } => Some(*level),
        }
    }
}

/// Something that happened in a game and was written down. Written ones are read for ever: kinds and fields may be added,
/// never changed.
///
/// ```
/// use hoyito::Player;
/// use hoyito_server::game::Event;
/// let event = Event::Moved { side: Player::South, hole: 'C' };
/// let written = serde_json::to_string(&event).unwrap();
/// assert_eq!(written, r#"{"e":"moved","side":"S","hole":"C"}"#);
/// assert_eq!(serde_json::from_str::<Event>(&written).unwrap(), event);
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(tag = "e", rename_all = "snake_case")]
pub enum Event {
    /// The game was made: always the first.
    Created {
        /// What is played, who starts decided.
        setup: Setup,
        /// South and North; `None` is free.
        seats: [Option<Sitter>; 2],
        /// Of the invitation's secret.
        invitation: Option<SecretHash>,
        /// Whether the lobby shows it.
        public: bool,
    },
    /// The second player came.
    Joined {
        /// Their seat.
        side: Player,
        /// They.
        sitter: Sitter,
    },
    /// A hole was sown.
    Moved {
        /// By whom.
        side: Player,
        /// The hole's letter.
        hole: char,
    },
    /// A player wants to take back a move.
    TakebackAsked {
        /// Who.
        side: Player,
        /// The move's number.
        step: u32,
    },
    /// The answer, or the wish withdrawn.
    TakebackAnswered {
        /// By whom.
        side: Player,
        /// Granted.
        yes: bool,
    },
    /// A player offers to share the seeds left.
    ShareOffered {
        /// Who.
        side: Player,
    },
    /// The answer, or the offer withdrawn.
    ShareAnswered {
        /// By whom.
        side: Player,
        /// Taken.
        yes: bool,
    },
    /// A player resigned the round, or all of it.
    Resigned {
        /// Who.
        side: Player,
        /// All of it.
        whole: bool,
    },
    /// A player's time was up.
    FlagFell {
        /// Whose.
        side: Player,
    },
    /// The invitation was withdrawn.
    Withdrawn,
    /// A player offers a rematch.
    RematchOffered {
        /// Who.
        side: Player,
    },
    /// Both want one.
    RematchAgreed {
        /// The new game.
        game: GameId,
    },
}

/// An event with the moment it was decided at.
///
/// ```
/// use hoyito_server::game::{Event, Logged};
/// let logged = Logged { at: 1_000, event: Event::Withdrawn };
/// assert_eq!(logged.at, 1_000);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Logged {
    /// Milliseconds since 1970, by the server's clock.
    pub at: i64,
    /// What happened.
    pub event: Event,
}
