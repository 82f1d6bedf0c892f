//! What is played: variant, row, rounds, rulings, who starts, clocks.

use hoyito::RowLength;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{ErrorCode, Refusal};

/// The most days a move may take.
///
/// ```
/// assert_eq!(hoyito_server::protocol::MAX_DAYS, 14);
/// ```
pub const MAX_DAYS: u32 = 14;

/// The most seconds a clock may begin with: three hours.
///
/// ```
/// assert_eq!(hoyito_server::protocol::MAX_START, 3 * 3600);
/// ```
pub const MAX_START: u32 = 10_800;

/// The most seconds a turn may add to a clock.
///
/// ```
/// assert_eq!(hoyito_server::protocol::MAX_INCREMENT, 180);
/// ```
pub const MAX_INCREMENT: u32 = 180;

/// A player, written as in positions (RULES.md, section 6).
///
/// ```
/// use hoyito_server::protocol::Side;
/// assert_eq!(Side::from(hoyito::Player::North), Side::N);
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Hash, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Side {
    /// South, the near row.
    S,
    /// North, the far row.
    N,
}

impl From<hoyito::Player> for Side {
    fn from(player: hoyito::Player) -> Side {
        match player {
            hoyito::Player::South => Side::S,
            hoyito::Player::North => Side::N,
        }
    }
}

impl From<Side> for hoyito::Player {
    fn from(side: Side) -> hoyito::Player {
        match side {
            Side::S => hoyito::Player::South,
            Side::N => hoyito::Player::North,
        }
    }
}

/// A side, or whichever the server draws.
///
/// ```
/// use hoyito_server::protocol::{Side, SideChoice};
/// assert_eq!(SideChoice::Random.side(true), Side::S);
/// assert_eq!(SideChoice::N.side(true), Side::N);
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum SideChoice {
    /// South.
    S,
    /// North.
    N,
    /// Drawn by the server.
    #[serde(rename = "random")]
    Random,
}

impl SideChoice {
    /// The side; `drawn` decides what was left open, true for South.
    ///
    /// ```
    /// use hoyito_server::protocol::{Side, SideChoice};
    /// assert_eq!(SideChoice::Random.side(false), Side::N);
    /// ```
    pub const fn side(self, drawn: bool) -> Side {
        match (self, drawn) {
            (SideChoice::S, _) | (SideChoice::Random, true) => Side::S,
            (SideChoice::N, _) | (SideChoice::Random, false) => Side::N,
        }
    }
}

/// Which Hoyito (RULES.md, section 2).
///
/// ```
/// use hoyito_server::protocol::VariantName;
/// assert_eq!(hoyito::Variant::from(VariantName::II), hoyito::Variant::II);
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum VariantName {
    /// Hoyito I.
    I,
    /// Hoyito II.
    II,
    /// Hoyito III.
    III,
}

impl From<VariantName> for hoyito::Variant {
    fn from(name: VariantName) -> hoyito::Variant {
        match name {
            VariantName::I => hoyito::Variant::I,
            VariantName::II => hoyito::Variant::II,
            VariantName::III => hoyito::Variant::III,
        }
    }
}

/// How many rounds are played, and what links them.
///
/// ```
/// use hoyito_server::protocol::Kind;
/// assert_eq!(serde_json::to_string(&Kind::Pair).unwrap(), "\"pair\"");
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// One round.
    Round,
    /// Linked rounds (RULES.md, section 5).
    Match,
    /// Two rounds from the usual start, each player starting one: the start is a disadvantage. Who has more seeds
    /// of both together has won.
    Pair,
}

/// The ruling `endless_sowing` (RULES.md, section 4).
///
/// ```
/// use hoyito_server::protocol::EndlessSowing;
/// assert_eq!(EndlessSowing::default(), EndlessSowing::Forbidden);
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndlessSowing {
    /// Such a hole may not be played.
    #[default]
    Forbidden,
    /// It may be played; the round ends, the rest shared.
    EndsRound,
}

/// The ruling `closed_holes` (RULES.md, section 5).
///
/// ```
/// use hoyito_server::protocol::ClosedHoles;
/// assert_eq!(ClosedHoles::default(), ClosedHoles::Rightmost);
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ClosedHoles {
    /// The rightmost of a row stay closed.
    #[default]
    Rightmost,
    /// The leftmost do.
    Leftmost,
}

/// The rulings (RULES.md, section 4), by their names there; what is left out is at its default.
///
/// ```
/// use hoyito_server::protocol::Rulings;
/// let rulings: Rulings = serde_json::from_str(r#"{"repetition":null}"#).unwrap();
/// assert_eq!(hoyito::Rulings::from(rulings), hoyito::Rulings { repetition: None, ..Default::default() });
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Rulings {
    /// What an endless sowing means.
    pub endless_sowing: EndlessSowing,
    /// The round ends when a position stands for this many-th time, from 2; null for never.
    #[schema(minimum = 2, maximum = 10_000)]
    pub repetition: Option<u32>,
    /// The round ends after this many moves in a row without capture, from 1; null for never.
    #[schema(minimum = 1, maximum = 10_000)]
    pub no_capture_limit: Option<u32>,
    /// A match ends after this many rounds, from 1; null for no limit.
    #[schema(minimum = 1, maximum = 10_000)]
    pub round_limit: Option<u32>,
    /// Which holes stay closed when seeds are short.
    pub closed_holes: ClosedHoles,
}

impl Default for Rulings {
    fn default() -> Rulings {
        Rulings {
            endless_sowing: EndlessSowing::Forbidden,
            repetition: Some(3),
            no_capture_limit: None,
            round_limit: None,
            closed_holes: ClosedHoles::Rightmost,
        }
    }
}

fn bad(message: String) -> Refusal {
    Refusal::new(ErrorCode::BadSetup, message)
}

fn within(name: &str, value: u32, least: u32, most: u32) -> Result<(), Refusal> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    Err(bad(format!(
        "{name} can't be {value}; write {least} to {most}"
    )))
}

impl Rulings {
    /// Whether they can be played by.
    ///
    /// # Errors
    /// `bad_setup`, with what is wrong and what would be right.
    ///
    /// ```
    /// use hoyito_server::protocol::Rulings;
    /// assert!(Rulings { repetition: Some(1), ..Rulings::default() }.check().is_err());
    /// ```
    pub fn check(&self) -> Result<(), Refusal> {
        let counts = [
            ("rulings.repetition", self.repetition, 2),
            ("rulings.no_capture_limit", self.no_capture_limit, 1),
            ("rulings.round_limit", self.round_limit, 1),
        ];
        for (name, count, least) in counts {
            if let Some(count) = count {
                within(name, count, least, 10_000)?;
            }
        }
        Ok(())
    }
}

impl From<Rulings> for hoyito::Rulings {
    fn from(rulings: Rulings) -> hoyito::Rulings {
        hoyito::Rulings {
            endless_sowing: match rulings.endless_sowing {
                EndlessSowing::Forbidden => hoyito::EndlessSowing::Forbidden,
                EndlessSowing::EndsRound => hoyito::EndlessSowing::EndsRound,
            },
            repetition: rulings.repetition,
            no_capture_limit: rulings.no_capture_limit,
            round_limit: rulings.round_limit,
            closed_holes: match rulings.closed_holes {
                ClosedHoles::Rightmost => hoyito::ClosedHoles::Rightmost,
                ClosedHoles::Leftmost => hoyito::ClosedHoles::Leftmost,
            },
        }
    }
}

/// The clock of a game. Only the server's counts; while a sowing is shown to the player who moves next, it stands.
///
/// ```
/// use hoyito_server::protocol::ClockSetup;
/// let clock: ClockSetup = serde_json::from_str(r#"{"kind":"timed","start":600,"increment":5}"#).unwrap();
/// assert_eq!(clock, ClockSetup::Timed { start: 600, increment: 5 });
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockSetup {
    /// No clock.
    #[default]
    Untimed,
    /// So many days for each move.
    Days {
        /// 1 to 14.
        #[schema(minimum = 1, maximum = 14)]
        days: u32,
    },
    /// A clock for each round, and something added for each turn: moves that earn another are one turn.
    Timed {
        /// Seconds at the start of each round, 10 to 10,800.
        #[schema(minimum = 10, maximum = 10_800)]
        start: u32,
        /// Seconds added when the turn goes over, 0 to 180.
        #[schema(minimum = 0, maximum = 180)]
        increment: u32,
    },
}

/// What is played.
///
/// ```
/// use hoyito_server::protocol::{Kind, Setup};
/// let setup: Setup = serde_json::from_str(r#"{"variant":"II"}"#).unwrap();
/// assert_eq!((setup.holes, setup.kind), (6, Kind::Round));
/// assert!(setup.check().is_ok());
/// ```
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Which Hoyito.
    pub variant: VariantName,
    /// Holes in a row, 1 to 12; 6 when left out.
    #[serde(default = "six")]
    #[cfg_attr(test, ts(optional, as = "Option<u8>"))]
    #[schema(minimum = 1, maximum = 12)]
    pub holes: u8,
    /// One round, a match or a pair of rounds; one round when left out.
    #[serde(default = "one_round")]
    #[cfg_attr(test, ts(optional, as = "Option<Kind>"))]
    pub kind: Kind,
    /// The rulings.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Rulings>"))]
    pub rulings: Rulings,
    /// Who moves first in the first round; South when left out.
    #[serde(default = "south_first")]
    #[cfg_attr(test, ts(optional, as = "Option<SideChoice>"))]
    pub first: SideChoice,
    /// The clock; none when left out.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<ClockSetup>"))]
    pub clock: ClockSetup,
}

fn six() -> u8 {
    6
}

fn one_round() -> Kind {
    Kind::Round
}

fn south_first() -> SideChoice {
    SideChoice::S
}

impl Setup {
    /// The row length, if everything else can be played too.
    ///
    /// # Errors
    /// `bad_setup`, with what is wrong and what would be right.
    ///
    /// ```
    /// use hoyito_server::protocol::{ErrorCode, Setup};
    /// let setup: Setup = serde_json::from_str(r#"{"variant":"I","holes":13}"#).unwrap();
    /// assert_eq!(setup.check().unwrap_err().code, ErrorCode::BadSetup);
    /// ```
    pub fn check(&self) -> Result<RowLength, Refusal> {
        let Some(row) = RowLength::new(self.holes) else {
            return Err(bad(format!(
                "no board has rows of {}; write 1 to 12 in holes",
                self.holes
            )));
        };
        match self.clock {
            ClockSetup::Untimed => {}
            ClockSetup::Days { days } => within("clock.days", days, 1, MAX_DAYS)?,
            ClockSetup::Timed { start, increment } => {
                within("clock.start", start, 10, MAX_START)?;
                within("clock.increment", increment, 0, MAX_INCREMENT)?;
            }
        }
        self.rulings.check()?;
        Ok(row)
    }
}
