//! What the server says.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{GameState, Greeting, Live, Place, Refusal, Setup, Side};

/// The answer to a request for a game. The secrets are told here and never again.
///
/// ```
/// use hoyito_server::protocol::Created;
/// let path = |created: &Created| format!("/far/{}", created.game);
/// # let _ = path;
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Created {
    /// The game's id: whoever has it can watch.
    pub game: String,
    /// The secret of the creator's seat.
    pub seat: String,
    /// Where the creator sits.
    pub side: Side,
    /// The secret that lets one other person sit down; null against the engine.
    pub invitation: Option<String>,
    /// The game.
    pub state: GameState,
}

/// The answer to who sat down.
///
/// ```
/// use hoyito_server::protocol::Joined;
/// let secret = |joined: Joined| joined.seat;
/// # let _ = secret;
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Joined {
    /// The game's id.
    pub game: String,
    /// The secret of the seat.
    pub seat: String,
    /// Where they sit.
    pub side: Side,
    /// The game.
    pub state: GameState,
}

/// The answer to `GET /api/health`.
///
/// ```
/// use hoyito_server::protocol::Health;
/// assert_eq!(serde_json::to_string(&Health { well: true }).unwrap(), r#"{"well":true}"#);
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, ToSchema)]
pub struct Health {
    /// This process serves and reaches its games.
    pub well: bool,
}

/// The answer to an action: it is written, and stays so.
///
/// ```
/// use hoyito_server::protocol::Done;
/// let done = Done { version: 4, step: 3, before: true };
/// assert!(done.before);
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Done {
    /// The game's version now.
    pub version: u32,
    /// Steps taken so far.
    pub step: u32,
    /// It had been done before: the action came twice and was not done again.
    pub before: bool,
}

/// What happened. The board itself follows from `keep` and `add` of `changed`.
///
/// ```
/// use hoyito_server::protocol::{Change, Side};
/// let change: Change = serde_json::from_str(r#"{"what":"moved","side":"S","step":0,"hole":"C"}"#).unwrap();
/// assert_eq!(change, Change::Moved { side: Side::S, step: 0, hole: 'C' });
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Change {
    /// The game was made.
    Created,
    /// The second player came.
    Joined {
        /// Where they sit.
        side: Side,
    },
    /// A hole was sown.
    Moved {
        /// By whom.
        side: Side,
        /// The move's number.
        step: u32,
        /// The hole.
        #[cfg_attr(test, ts(type = "string"))]
        hole: char,
    },
    /// Somebody would take back a move of theirs.
    TakebackAsked {
        /// Who.
        side: Side,
        /// The move's number.
        step: u32,
    },
    /// It was answered, or withdrawn by the one who asked.
    TakebackAnswered {
        /// By whom.
        side: Side,
        /// Whether the move is taken back.
        yes: bool,
    },
    /// Somebody offers to share the seeds left.
    ShareOffered {
        /// Who.
        side: Side,
    },
    /// It was answered, or withdrawn by the one who offered.
    ShareAnswered {
        /// By whom.
        side: Side,
        /// Whether the seeds are shared.
        yes: bool,
    },
    /// A player resigned.
    Resigned {
        /// Who.
        side: Side,
        /// All of it, not the round alone.
        whole: bool,
    },
    /// A player's time was up.
    FlagFell {
        /// Whose.
        side: Side,
    },
    /// The invitation was withdrawn.
    Withdrawn,
    /// Somebody offers a rematch.
    RematchOffered {
        /// Who.
        side: Side,
    },
    /// Both want it: the new game is there.
    RematchAgreed {
        /// Its id.
        game: String,
    },
}

/// Who is there.
///
/// ```
/// use hoyito_server::protocol::{Presence, There};
/// assert_eq!(Presence::default().south, There::Gone);
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Presence {
    /// The player South.
    pub south: There,
    /// The player North.
    pub north: There,
    /// How many others watch.
    pub watching: u32,
}

/// Where a player is.
///
/// ```
/// use hoyito_server::protocol::{Place, There};
/// assert_eq!(There::from(Place::Away), There::Away);
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum There {
    /// Not connected.
    #[default]
    Gone,
    /// Connected, looking elsewhere.
    Away,
    /// Looking at the game.
    Here,
}

impl From<Place> for There {
    fn from(place: Place) -> There {
        match place {
            Place::Here => There::Here,
            Place::Away => There::Away,
        }
    }
}

/// An open invitation.
///
/// ```
/// use hoyito_server::protocol::LobbyEntry;
/// let side = |entry: &LobbyEntry| entry.free;
/// # let _ = side;
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LobbyEntry {
    /// The game's id.
    pub game: String,
    /// What is played.
    #[cfg_attr(test, ts(type = "Required<Setup>"))]
    pub setup: Setup,
    /// Who invites.
    pub name: Option<String>,
    /// The seat that is free.
    pub free: Side,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
}

/// A message on the socket `/ws`.
///
/// ```
/// use hoyito_server::protocol::ServerMessage;
/// let pong = ServerMessage::Pong { sent: 1, now: 2 };
/// assert_eq!(serde_json::to_string(&pong).unwrap(), r#"{"type":"pong","sent":1,"now":2}"#);
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`.
    Hello {
        /// The version spoken.
        version: u32,
        /// The server's clock, in milliseconds since 1970.
        #[cfg_attr(test, ts(type = "number"))]
        now: i64,
    },
    /// All of a game.
    Game {
        /// The seat this connection acts from; null for who watches.
        you: Option<Side>,
        /// The server's clock.
        #[cfg_attr(test, ts(type = "number"))]
        now: i64,
        /// The game.
        state: Box<GameState>,
        /// Who is there.
        presence: Presence,
    },
    /// Something happened.
    Changed {
        /// The game's id.
        game: String,
        /// The version after it. If it is not the next one, something was missed: `watch` again.
        version: u32,
        /// What.
        change: Change,
        /// So many characters of the history stay.
        keep: u32,
        /// And this is added to them.
        add: String,
        /// What follows from it.
        live: Box<Live>,
        /// The server's clock.
        #[cfg_attr(test, ts(type = "number"))]
        now: i64,
    },
    /// An action is written.
    Done {
        /// The id the client gave.
        id: String,
        /// The game's id.
        game: String,
        /// What was written.
        done: Done,
    },
    /// Something was refused.
    Refused {
        /// The id the client gave, where it could be read.
        id: Option<String>,
        /// The game's id, where one was named.
        game: Option<String>,
        /// Why.
        error: Refusal,
    },
    /// Who is there.
    Presence {
        /// The game's id.
        game: String,
        /// Who.
        presence: Presence,
    },
    /// A player said something.
    Said {
        /// The game's id.
        game: String,
        /// Who.
        side: Side,
        /// What.
        greeting: Greeting,
    },
    /// The open invitations, the newest first.
    Lobby {
        /// All of them, a hundred at most.
        games: Vec<LobbyEntry>,
    },
    /// The answer to `ping`.
    Pong {
        /// What the client sent.
        #[cfg_attr(test, ts(type = "number"))]
        sent: i64,
        /// The server's clock.
        #[cfg_attr(test, ts(type = "number"))]
        now: i64,
    },
    /// The server stops: connect again in a moment, nothing is lost.
    Bye,
}
