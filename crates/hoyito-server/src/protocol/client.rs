//! What a client says.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Setup, SideChoice};

/// The most characters of a name.
///
/// ```
/// assert_eq!(hoyito_server::protocol::MAX_NAME, 24);
/// ```
pub const MAX_NAME: usize = 24;

/// The most bytes of the id a client gives an action.
///
/// ```
/// assert_eq!(hoyito_server::protocol::MAX_ID, 40);
/// ```
pub const MAX_ID: usize = 40;

/// Asks for a game: `POST /api/games`. Sent twice with the same `seat`, it makes one game.
///
/// ```
/// use hoyito_server::protocol::Create;
/// let create: Create = serde_json::from_str(r#"{"setup":{"variant":"III","kind":"match"},"side":"S"}"#).unwrap();
/// assert!(!create.public);
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Create {
    /// What is played.
    pub setup: Setup,
    /// Where the creator sits; drawn when left out.
    #[serde(default = "drawn")]
    #[cfg_attr(test, ts(optional, as = "Option<SideChoice>"))]
    pub side: SideChoice,
    /// The creator's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// The secret of the creator's seat, 32 hexadecimal digits drawn by the client for this game alone, so that a request
    /// whose answer was lost can be sent again. Made by the server when left out.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<String>,
    /// Whether the lobby shows the game, so that anybody may sit down.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub public: bool,
    /// The level of the server's engine, 1 to 10, as the opponent; a person when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    #[schema(minimum = 1, maximum = 10)]
    pub level: Option<u8>,
}

fn drawn() -> SideChoice {
    SideChoice::Random
}

/// Sits down: `POST /api/games/{game}/join`. Sent twice with the same `seat`, it takes one seat.
///
/// ```
/// use hoyito_server::protocol::Join;
/// let join: Join = serde_json::from_str(r#"{"name":"Ana"}"#).unwrap();
/// assert_eq!(join.invitation, None);
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, Default, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Join {
    /// The secret of the invitation; not needed for a game of the lobby.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub invitation: Option<String>,
    /// The secret of the seat, as in [`Create`].
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(pattern = "^[0-9a-f]{32}$")]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<String>,
    /// The player's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
}

/// Does something in a game: `POST /api/games/{game}/act`.
///
/// ```
/// use hoyito_server::protocol::{Act, Action};
/// let act: Act = serde_json::from_str(
///     r#"{"seat":"00112233445566778899aabbccddeeff","action":{"do":"move","step":0,"hole":"C"}}"#).unwrap();
/// assert_eq!(act.action, Action::Move { step: 0, hole: 'C' });
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The secret of the seat.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub seat: String,
    /// What to do.
    pub action: Action,
}

/// What a player does. A `step` is the number of the step that the action answers or follows (docs/protocol.md): with it
/// an action that comes twice, late or out of order is recognised.
///
/// ```
/// use hoyito_server::protocol::Action;
/// let action: Action = serde_json::from_str(r#"{"do":"ask_takeback","step":4}"#).unwrap();
/// assert_eq!(action, Action::AskTakeback { step: 4 });
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Sow a hole.
    Move {
        /// Steps taken so far, this move's number.
        step: u32,
        /// The hole's letter.
        #[cfg_attr(test, ts(type = "string"))]
        #[schema(min_length = 1, max_length = 1)]
        hole: char,
    },
    /// Ask to take back one's own move of that number, and everything after it.
    AskTakeback {
        /// The move's number.
        step: u32,
    },
    /// Answer the other player's wish; the one who asked may say no to withdraw it.
    AnswerTakeback {
        /// The number of the move that was named.
        step: u32,
        /// Whether it is taken back.
        yes: bool,
    },
    /// Offer to share the seeds left.
    OfferShare {
        /// Steps taken so far: the offer is for this position.
        step: u32,
    },
    /// Answer the other player's offer; the one who offered may say no to withdraw it.
    AnswerShare {
        /// Steps taken when it was offered.
        step: u32,
        /// Whether the seeds are shared.
        yes: bool,
    },
    /// Resign the round, and in a match or a pair, if `whole`, all of it.
    Resign {
        /// Rounds finished so far: the round that is resigned.
        round: u32,
        /// The whole match or pair.
        whole: bool,
    },
    /// After the game: offer another with sides changed, or take the other player's offer.
    Rematch,
    /// Withdraw an invitation that nobody took.
    Withdraw,
    /// Say something. It is passed on and not kept.
    Greet {
        /// One of six.
        greeting: Greeting,
    },
}

/// What players can say to one another.
///
/// ```
/// use hoyito_server::protocol::Greeting;
/// assert_eq!(serde_json::to_string(&Greeting::WellPlayed).unwrap(), "\"well_played\"");
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Greeting {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// What a sowing.
    Wow,
    /// Thank you.
    Thanks,
    /// Goodbye.
    Goodbye,
}

/// Whether somebody looks at the game.
///
/// ```
/// use hoyito_server::protocol::Place;
/// assert_eq!(serde_json::to_string(&Place::Away).unwrap(), "\"away\"");
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The game is before them.
    Here,
    /// Connected, but looking elsewhere.
    Away,
}

/// A message on the socket `/ws`.
///
/// ```
/// use hoyito_server::protocol::ClientMessage;
/// let hello: ClientMessage = serde_json::from_str(r#"{"type":"hello","version":1}"#).unwrap();
/// assert_eq!(hello, ClientMessage::Hello { version: 1 });
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message.
    Hello {
        /// The version the client speaks.
        version: u32,
    },
    /// Follow a game: answered with `game`, then with `changed` for all that happens. Sent again, the game is sent again.
    Watch {
        /// The game.
        game: String,
        /// The secret of a seat; who has none watches.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seat: Option<String>,
    },
    /// Follow it no longer.
    Leave {
        /// The game.
        game: String,
    },
    /// Do something in a game that is watched from a seat: answered with `done` or `refused`, once it is written.
    Act {
        /// Chosen by the client, to know the answer by; 40 bytes at most.
        id: String,
        /// The game.
        game: String,
        /// What to do.
        action: Action,
    },
    /// Whether the player looks at the game.
    Place {
        /// The game.
        game: String,
        /// Here or away.
        place: Place,
    },
    /// Follow the lobby, or no longer: answered with `lobby` now and whenever it changes.
    Lobby {
        /// Whether to follow it.
        follow: bool,
    },
    /// Answered with `pong`: tells how far apart the clocks are, and that the line stands.
    Ping {
        /// Whatever the client wants back; milliseconds are useful.
        #[cfg_attr(test, ts(type = "number"))]
        sent: i64,
    },
}
