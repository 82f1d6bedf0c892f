//! A game as a client sees it. No secrets are in here.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Setup, Side};

/// All of a game: what `watch` and `GET /api/games/{game}` answer.
///
/// ```
/// use hoyito_server::protocol::GameState;
/// let keys = |state: &GameState| (state.version, state.history.len());
/// # let _ = keys;
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameState {
    /// The game's id.
    pub game: String,
    /// What is played; `first` is drawn by now.
    #[cfg_attr(test, ts(type = "Required<Setup>"))]
    pub setup: Setup,
    /// Whether the lobby shows it while a seat is free.
    pub public: bool,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created: i64,
    /// Counts what happened; each `changed` has the next.
    pub version: u32,
    /// What was played and still stands, one character each: a hole's letter, `=` shared, `<` resigned by South, `>` by
    /// North (or their time was up), `/` the next round begins.
    pub history: String,
    /// What follows from it.
    pub live: Live,
}

/// What may change with everything that happens.
///
/// ```
/// use hoyito_server::protocol::Live;
/// let waits = |live: &Live| live.to_move.is_none();
/// # let _ = waits;
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Live {
    /// Steps taken so far, those taken back and the takings back included: the number of the next move.
    pub step: u32,
    /// Who sits South; null while the seat is free.
    pub south: Option<Player>,
    /// Who sits North.
    pub north: Option<Player>,
    /// Whether both have come.
    pub begun: bool,
    /// Who is to move; null before the beginning and after the end.
    pub to_move: Option<Side>,
    /// The position (RULES.md, section 6).
    pub position: String,
    /// The letters of the holes that may be played now.
    pub legal: String,
    /// The last move of each player in the round in play, which may be asked to be taken back.
    #[serde(default)]
    pub last: LastMoves,
    /// The clock; null without one.
    pub clock: Option<Clock>,
    /// What stands open between the players.
    pub offers: Offers,
    /// The finished rounds.
    pub rounds: Vec<RoundResult>,
    /// How it ended; null while it goes on.
    pub over: Option<Over>,
    /// Another game with sides changed.
    pub rematch: Rematch,
}

/// The last move of each player in the round in play.
///
/// ```
/// assert_eq!(hoyito_server::protocol::LastMoves::default().south, None);
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, Default, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LastMoves {
    /// South's; null if there is none.
    pub south: Option<LastMove>,
    /// North's.
    pub north: Option<LastMove>,
}

/// A move that stands.
///
/// ```
/// use hoyito_server::protocol::LastMove;
/// assert_eq!(LastMove { step: 4, hole: 'C' }.step, 4);
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LastMove {
    /// Its number.
    pub step: u32,
    /// Its hole.
    #[cfg_attr(test, ts(type = "string"))]
    pub hole: char,
}

/// Who sits there.
///
/// ```
/// use hoyito_server::protocol::Player;
/// assert_eq!(Player { name: Some("Ana".into()), level: None }.level, None);
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Player {
    /// The name they chose, if any: plain text, to be shown as such.
    pub name: Option<String>,
    /// The level of the server's engine; null for a person.
    pub level: Option<u8>,
}

/// The clocks at the moment `since`.
///
/// ```
/// use hoyito_server::protocol::{Clock, Side};
/// let clock = Clock { south: 60_000, north: 55_000, running: Some(Side::S), since: 1_000 };
/// assert_eq!(clock.left(Side::S, 11_000), 50_000);
/// assert_eq!(clock.left(Side::S, 500), 60_000);
/// assert_eq!(clock.left(Side::N, 11_000), 55_000);
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Clock {
    /// Milliseconds South had left then.
    #[cfg_attr(test, ts(type = "number"))]
    pub south: i64,
    /// Milliseconds North had left then.
    #[cfg_attr(test, ts(type = "number"))]
    pub north: i64,
    /// Whose clock runs; null when none does.
    pub running: Option<Side>,
    /// From when it runs, in milliseconds since 1970 by the server's clock. This may be still to come: while the last
    /// sowing is shown, nobody's time runs.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
}

impl Clock {
    /// Milliseconds `side` has left at `now`, below 0 once the time is up.
    ///
    /// ```
    /// use hoyito_server::protocol::{Clock, Side};
    /// let clock = Clock { south: 5, north: 5, running: None, since: 0 };
    /// assert_eq!(clock.left(Side::N, 1_000), 5);
    /// ```
    pub fn left(&self, side: Side, now: i64) -> i64 {
        let left = match side {
            Side::S => self.south,
            Side::N => self.north,
        };
        if self.running == Some(side) {
            left - (now - self.since).max(0)
        } else {
            left
        }
    }
}

/// What stands open between the players. A step on the board closes both.
///
/// ```
/// assert_eq!(hoyito_server::protocol::Offers::default().share, None);
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, Default, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Offers {
    /// A move somebody would take back.
    pub takeback: Option<TakebackWish>,
    /// Who offers to share the seeds left.
    pub share: Option<Side>,
}

/// A move somebody would take back.
///
/// ```
/// use hoyito_server::protocol::{Offers, Side};
/// let offers: Offers = serde_json::from_str(r#"{"takeback":{"by":"N","step":7,"hole":"c"},"share":null}"#).unwrap();
/// assert_eq!(offers.takeback.unwrap().by, Side::N);
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TakebackWish {
    /// Who asks; the move is theirs.
    pub by: Side,
    /// The move's number.
    pub step: u32,
    /// Its hole.
    #[cfg_attr(test, ts(type = "string"))]
    pub hole: char,
}

/// A finished round.
///
/// ```
/// use hoyito_server::protocol::{RoundResult, Side};
/// let round = RoundResult { first: Side::S, seeds: [28, 20], winner: Some(Side::S), ended: "last_four".into() };
/// assert_eq!(serde_json::to_value(&round).unwrap()["seeds"][0], 28);
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RoundResult {
    /// Who started it.
    pub first: Side,
    /// Captures of South and North, those kept from the round before included.
    #[schema(min_items = 2, max_items = 2)]
    pub seeds: [u8; 2],
    /// Who won it; null for a tie.
    pub winner: Option<Side>,
    /// Why it ended: `last_four`, `no_move`, `repetition`, `no_capture_limit`, `endless_sowing`, `agreement`,
    /// `resignation` (also when the time was up).
    pub ended: String,
}

/// How a game ended.
///
/// ```
/// use hoyito_server::protocol::{How, Over};
/// let over = Over { how: How::Played, winner: None, seeds: Some([24, 24]) };
/// assert_eq!(over.winner, None);
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Over {
    /// What ended it.
    pub how: How,
    /// Who won; null for a tie or when nothing was played.
    pub winner: Option<Side>,
    /// Seeds of South and North, in a pair those of both rounds; null when nothing was played.
    #[schema(min_items = 2, max_items = 2)]
    pub seeds: Option<[u16; 2]>,
}

/// What ended a game.
///
/// ```
/// use hoyito_server::protocol::How;
/// assert_eq!(serde_json::to_string(&How::Flag).unwrap(), "\"flag\"");
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// Played to its end, by moves, sharing or the resignation of its last round.
    Played,
    /// A player resigned all of it.
    Resigned,
    /// A player's time was up.
    Flag,
    /// The invitation was withdrawn.
    Withdrawn,
}

/// Another game with sides changed.
///
/// ```
/// assert_eq!(hoyito_server::protocol::Rematch::default().game, None);
/// ```
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug, Default, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rematch {
    /// Who offers it.
    pub by: Option<Side>,
    /// The new game, once both want it. The same secrets open the seats.
    pub game: Option<String>,
}
