//! What a table is for: variant, open holes, last four, ruling. Everything else a position holds (where the closed
//! holes lie, captures so far, row length) changes no value: sowing skips closed holes (RULES.md, section 5), and
//! values count only what is still to be won.

use std::fmt;

use hoyito::{EndlessSowing, LastFour, MAX_ROW, Player, Position, RowLength, Rules, Variant};

/// Who takes the last four seeds, from the view of the player to move (RULES.md, section 3).
///
/// ```
/// use hoyito_tablebase::LastFourTo;
/// assert_eq!(LastFourTo::Mover.turned(), LastFourTo::Other);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LastFourTo {
    /// Whoever makes the last capture.
    Captor,
    /// The player to move, whoever makes it.
    Mover,
    /// The opponent of the player to move.
    Other,
}

impl LastFourTo {
    /// The same from the opponent's view.
    pub const fn turned(self) -> LastFourTo {
        match self {
            LastFourTo::Captor => LastFourTo::Captor,
            LastFourTo::Mover => LastFourTo::Other,
            LastFourTo::Other => LastFourTo::Mover,
        }
    }

    /// From `mover`'s view.
    pub fn of(last_four: LastFour, mover: Player) -> LastFourTo {
        match last_four {
            LastFour::Captor => LastFourTo::Captor,
            LastFour::South if mover == Player::South => LastFourTo::Mover,
            LastFour::North if mover == Player::North => LastFourTo::Mover,
            LastFour::South | LastFour::North => LastFourTo::Other,
        }
    }
}

/// What one table holds values for, from the view of the player to move.
///
/// ```
/// use hoyito::Variant;
/// use hoyito_tablebase::{LastFourTo, Setting};
/// let mut setting = Setting::new(Variant::III, 6, 4).unwrap();
/// assert_eq!(setting.to_string(), "III-6-4");
/// setting.last_four = LastFourTo::Mover;
/// assert_eq!(setting.turned().to_string(), "III-4-6-other");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setting {
    /// Which Hoyito.
    pub variant: Variant,
    /// Open holes in the row of the player to move; their places are 0 to `mover - 1`.
    mover: u8,
    /// Open holes in the other row; their places follow.
    other: u8,
    /// Who takes the last four.
    pub last_four: LastFourTo,
    /// The ruling `endless_sowing` (RULES.md, section 4).
    pub endless_sowing: EndlessSowing,
}

impl Setting {
    /// Rows of `mover` and `other` open holes, 1 to 12 each; the last four to the captor, endless sowings forbidden.
    /// `None` for rows that no board has.
    ///
    /// ```
    /// use hoyito::Variant;
    /// assert!(hoyito_tablebase::Setting::new(Variant::I, 0, 6).is_none());
    /// ```
    pub fn new(variant: Variant, mover: usize, other: usize) -> Option<Setting> {
        let rows = 1..=MAX_ROW;
        (rows.contains(&mover) && rows.contains(&other)).then_some(Setting {
            variant,
            mover: mover as u8,
            other: other as u8,
            last_four: LastFourTo::Captor,
            endless_sowing: EndlessSowing::Forbidden,
        })
    }

    /// All holes of both rows open.
    pub fn full(variant: Variant, row: RowLength) -> Setting {
        Setting::new(variant, row.get(), row.get()).expect("a row length is 1 to 12")
    }

    /// What `position` needs, from its player to move; `None` if all holes of a row are closed.
    pub fn of(position: &Position, rules: &Rules) -> Option<Setting> {
        let mover = position.to_move();
        let open = |player| {
            let holes = position.holes_of(player);
            holes.filter(|&hole| !position.is_closed(hole)).count()
        };
        let setting = Setting::new(rules.variant, open(mover), open(mover.other()))?;
        Some(Setting {
            last_four: LastFourTo::of(rules.last_four, mover),
            endless_sowing: rules.endless_sowing,
            ..setting
        })
    }

    /// Open holes of the player to move.
    pub const fn mover(&self) -> usize {
        self.mover as usize
    }

    /// Open holes of the opponent.
    pub const fn other(&self) -> usize {
        self.other as usize
    }

    /// Open holes of both rows.
    pub const fn open(&self) -> usize {
        self.mover() + self.other()
    }

    /// The setting the opponent has in the same round.
    #[must_use]
    pub const fn turned(&self) -> Setting {
        Setting {
            mover: self.other,
            other: self.mover,
            last_four: self.last_four.turned(),
            ..*self
        }
    }

    /// Whether both players have the same setting, so that one table serves both.
    pub fn is_even(&self) -> bool {
        *self == self.turned()
    }

    /// The rules of a sowing with the player to move as South.
    pub fn rules(&self) -> Rules {
        Rules {
            endless_sowing: self.endless_sowing,
            last_four: match self.last_four {
                LastFourTo::Captor => LastFour::Captor,
                LastFourTo::Mover => LastFour::South,
                LastFourTo::Other => LastFour::North,
            },
            ..Rules::new(self.variant)
        }
    }

    /// Margin of the player to move from the last four, in fours, when that player made the last capture.
    pub(crate) const fn last_four_margin(&self) -> i8 {
        match self.last_four {
            LastFourTo::Captor | LastFourTo::Mover => 1,
            LastFourTo::Other => -1,
        }
    }
}

/// Variant, open holes, and what differs from the defaults: the beginning of a file's name.
impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.variant, self.mover, self.other)?;
        match self.last_four {
            LastFourTo::Captor => {}
            LastFourTo::Mover => f.write_str("-mover")?,
            LastFourTo::Other => f.write_str("-other")?,
        }
        match self.endless_sowing {
            EndlessSowing::Forbidden => Ok(()),
            EndlessSowing::EndsRound => f.write_str("-ends_round"),
        }
    }
}
