//! Variants and rulings: what is played, and how the gaps of the record are closed
//! (RULES.md, sections 2, 4 and 5).

use core::{fmt, str::FromStr};

use crate::Player;

/// The three recorded forms of the game (RULES.md, section 2).
///
/// ```
/// use hoyito::Variant;
/// assert_eq!("II".parse(), Ok(Variant::II));
/// assert_eq!(Variant::III.to_string(), "III");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Variant {
    /// Hoyito I: every four made in mid-sowing is captured at once.
    I,
    /// Hoyito II: the landing casa and the chain of fours behind it; the player moves again.
    II,
    /// Hoyito III: the landing casa alone; the player moves again.
    III,
}

impl Variant {
    /// All three, in order.
    ///
    /// ```
    /// assert_eq!(hoyito::Variant::ALL.len(), 3);
    /// ```
    pub const ALL: [Variant; 3] = [Variant::I, Variant::II, Variant::III];
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Variant::I => "I",
            Variant::II => "II",
            Variant::III => "III",
        })
    }
}

/// The text named no variant.
///
/// ```
/// use hoyito::{UnknownVariant, Variant};
/// assert_eq!("IV".parse::<Variant>(), Err(UnknownVariant));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownVariant;

impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such variant: write I, II or III")
    }
}

impl core::error::Error for UnknownVariant {}

impl FromStr for Variant {
    type Err = UnknownVariant;

    /// Reads `I`, `II`, `III`, also in small letters or as `1`, `2`, `3`, with or without `Hoyito` in front.
    fn from_str(text: &str) -> Result<Variant, UnknownVariant> {
        let text = text.trim();
        let bare = match text.get(..6) {
            Some(name) if name.eq_ignore_ascii_case("hoyito") => text[6..].trim_start(),
            _ => text,
        };
        match bare {
            "I" | "i" | "1" => Ok(Variant::I),
            "II" | "ii" | "2" => Ok(Variant::II),
            "III" | "iii" | "3" => Ok(Variant::III),
            _ => Err(UnknownVariant),
        }
    }
}

/// Who takes the last four seeds of a round (RULES.md, section 3).
///
/// ```
/// assert_eq!(hoyito::LastFour::default(), hoyito::LastFour::Captor);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum LastFour {
    /// Whoever made the last capture.
    #[default]
    Captor,
    /// South, as winner of the preceding round of a Hoyito III match.
    South,
    /// North, as winner of the preceding round of a Hoyito III match.
    North,
}

impl LastFour {
    /// Who takes the last four when `captor` made the last capture.
    ///
    /// ```
    /// use hoyito::{LastFour, Player};
    /// assert_eq!(LastFour::Captor.taker(Player::North), Player::North);
    /// assert_eq!(LastFour::South.taker(Player::North), Player::South);
    /// ```
    pub const fn taker(self, captor: Player) -> Player {
        match self {
            LastFour::Captor => captor,
            LastFour::South => Player::South,
            LastFour::North => Player::North,
        }
    }
}

impl From<Player> for LastFour {
    fn from(winner: Player) -> LastFour {
        match winner {
            Player::South => LastFour::South,
            Player::North => LastFour::North,
        }
    }
}

/// The ruling `endless_sowing`: what a relay that never ends means (RULES.md, section 4).
///
/// ```
/// assert_eq!(hoyito::EndlessSowing::default(), hoyito::EndlessSowing::Forbidden);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum EndlessSowing {
    /// Such a hole may not be played.
    #[default]
    Forbidden,
    /// It may be played: captures made before the endless part count, the seeds left are shared
    /// equally and the round ends.
    EndsRound,
}

/// The ruling `closed_holes`: which end of a row stays closed (RULES.md, section 5).
///
/// ```
/// assert_eq!(hoyito::ClosedHoles::default(), hoyito::ClosedHoles::Rightmost);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum ClosedHoles {
    /// A player fills from their own left; the rightmost holes stay closed.
    #[default]
    Rightmost,
    /// A player fills from their own right; the leftmost holes stay closed.
    Leftmost,
}

/// What a single sowing needs to know: the variant and the two settings that change a sowing.
///
/// ```
/// use hoyito::{LastFour, Rules, Variant};
/// let rules = Rules::new(Variant::III);
/// assert_eq!(rules.last_four, LastFour::Captor);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rules {
    /// Which Hoyito.
    pub variant: Variant,
    /// Who takes the last four (RULES.md, section 3).
    pub last_four: LastFour,
    /// The ruling `endless_sowing` (RULES.md, section 4).
    pub endless_sowing: EndlessSowing,
    /// Work on one sowing stops after this many laps without a decision, and the hole may not be played
    /// (RULES.md, section 4, `undecided_sowing`). [`Rules::LAP_LIMIT`] is the rule; a search that would rather
    /// not wait for such holes may set less.
    #[cfg_attr(feature = "serde", serde(skip, default = "Rules::usual_lap_limit"))]
    pub lap_limit: u32,
}

impl Rules {
    /// 2^28 laps, a second or two of work.
    ///
    /// ```
    /// assert_eq!(hoyito::Rules::new(hoyito::Variant::I).lap_limit, hoyito::Rules::LAP_LIMIT);
    /// ```
    pub const LAP_LIMIT: u32 = 1 << 28;

    #[cfg(feature = "serde")]
    fn usual_lap_limit() -> u32 {
        Rules::LAP_LIMIT
    }

    /// The variant with every setting at its default.
    ///
    /// ```
    /// assert_eq!(hoyito::Rules::new(hoyito::Variant::I).variant, hoyito::Variant::I);
    /// ```
    pub const fn new(variant: Variant) -> Rules {
        Rules {
            variant,
            last_four: LastFour::Captor,
            endless_sowing: EndlessSowing::Forbidden,
            lap_limit: Rules::LAP_LIMIT,
        }
    }

    /// The variant under `rulings`, the last four to the captor.
    ///
    /// ```
    /// use hoyito::{EndlessSowing, Rules, Rulings, Variant};
    /// let rulings = Rulings { endless_sowing: EndlessSowing::EndsRound, ..Rulings::default() };
    /// assert_eq!(Rules::under(Variant::I, &rulings).endless_sowing, EndlessSowing::EndsRound);
    /// ```
    pub const fn under(variant: Variant, rulings: &Rulings) -> Rules {
        Rules {
            endless_sowing: rulings.endless_sowing,
            ..Rules::new(variant)
        }
    }
}

/// Every ruling that can be set, by its name (RULES.md, sections 4 and 5). `Default` is the house's choice.
///
/// ```
/// use hoyito::Rulings;
/// let engine_match = Rulings { no_capture_limit: Some(100), ..Rulings::default() };
/// assert_eq!(engine_match.repetition, Some(3));
/// assert_eq!(engine_match.round_limit, None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct Rulings {
    /// What an endless sowing means; `Forbidden` by default.
    pub endless_sowing: EndlessSowing,
    /// The round ends, the seeds left shared, when the same seeds with the same player to move stand
    /// for this many-th time: 3 by default, any count from 2, `None` for off. A count below 2 is taken as 2.
    pub repetition: Option<u32>,
    /// The round ends, the seeds left shared, after this many moves in a row without capture;
    /// `None` (off) by default. 0 is taken as 1.
    pub no_capture_limit: Option<u32>,
    /// The match ends after this many rounds, the player with more seeds winning; `None` (off) by default.
    /// 0 is taken as 1.
    pub round_limit: Option<u32>,
    /// Which holes of a row stay closed when seeds are short; the rightmost by default.
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
