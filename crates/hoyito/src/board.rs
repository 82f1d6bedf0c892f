//! The board: two players, rows of holes, the ring they form (RULES.md, section 1).

use core::{fmt, str::FromStr};

/// The longest row the rules know (RULES.md, section 1).
pub const MAX_ROW: usize = 12;

/// Holes of the longest ring: both rows of twelve.
pub const MAX_RING: usize = 2 * MAX_ROW;

/// Seeds in every hole at the start, and the size of a casa (RULES.md, sections 1 and 2).
pub const CASA: u8 = 4;

/// One of the two players. South owns the near row, North the far row (RULES.md, section 1).
///
/// ```
/// use hoyito::Player;
/// assert_eq!(Player::South.other(), Player::North);
/// assert_eq!("N".parse(), Ok(Player::North));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Player {
    /// The near row, ring index 0 to n-1. Written `S`.
    #[cfg_attr(feature = "serde", serde(rename = "S"))]
    South,
    /// The far row, ring index n to 2n-1. Written `N`.
    #[cfg_attr(feature = "serde", serde(rename = "N"))]
    North,
}

impl Player {
    /// Both players, South first.
    ///
    /// ```
    /// assert_eq!(hoyito::Player::BOTH.len(), 2);
    /// ```
    pub const BOTH: [Player; 2] = [Player::South, Player::North];

    /// The opponent.
    ///
    /// ```
    /// use hoyito::Player;
    /// assert_eq!(Player::North.other(), Player::South);
    /// ```
    #[inline]
    pub const fn other(self) -> Player {
        match self {
            Player::South => Player::North,
            Player::North => Player::South,
        }
    }

    /// 0 for South, 1 for North: the place in pairs such as captures.
    ///
    /// ```
    /// assert_eq!(hoyito::Player::North.index(), 1);
    /// ```
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of notation, `S` or `N` (RULES.md, section 6).
    ///
    /// ```
    /// assert_eq!(hoyito::Player::South.letter(), 'S');
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Player::South => 'S',
            Player::North => 'N',
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Player::South => "S",
            Player::North => "N",
        })
    }
}

/// The text was neither `S` nor `N`.
///
/// ```
/// use hoyito::{Player, UnknownPlayer};
/// assert_eq!("X".parse::<Player>(), Err(UnknownPlayer));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownPlayer;

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such player: write S for South or N for North")
    }
}

impl core::error::Error for UnknownPlayer {}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Player, UnknownPlayer> {
        match text {
            "S" => Ok(Player::South),
            "N" => Ok(Player::North),
            _ => Err(UnknownPlayer),
        }
    }
}

/// Holes in one row, 1 to 12 (RULES.md, section 1).
///
/// ```
/// use hoyito::RowLength;
/// assert_eq!(RowLength::SIX.ring(), 12);
/// assert!(RowLength::new(13).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct RowLength(u8);

impl RowLength {
    /// The usual board, two rows of six.
    ///
    /// ```
    /// assert_eq!(hoyito::RowLength::SIX.get(), 6);
    /// ```
    pub const SIX: RowLength = RowLength(6);

    /// A row of `holes` holes; `None` unless 1 to 12.
    ///
    /// ```
    /// assert!(hoyito::RowLength::new(0).is_none());
    /// ```
    pub const fn new(holes: u8) -> Option<RowLength> {
        if holes >= 1 && holes as usize <= MAX_ROW {
            Some(RowLength(holes))
        } else {
            None
        }
    }

    /// Every row length, 1 to 12.
    ///
    /// ```
    /// assert_eq!(hoyito::RowLength::all().count(), 12);
    /// ```
    pub fn all() -> impl Iterator<Item = RowLength> {
        (1..=MAX_ROW as u8).map(RowLength)
    }

    /// Holes in a row, 1 to 12.
    ///
    /// ```
    /// assert_eq!(hoyito::RowLength::SIX.get(), 6);
    /// ```
    #[inline]
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// Holes on the ring: both rows.
    ///
    /// ```
    /// assert_eq!(hoyito::RowLength::SIX.ring(), 12);
    /// ```
    #[inline]
    pub const fn ring(self) -> usize {
        2 * self.0 as usize
    }

    /// All seeds of the game: four for every hole of both rows, wherever they are.
    ///
    /// ```
    /// assert_eq!(hoyito::RowLength::SIX.seeds(), 48);
    /// ```
    #[inline]
    pub const fn seeds(self) -> u8 {
        2 * self.0 * CASA
    }
}

impl TryFrom<u8> for RowLength {
    type Error = &'static str;

    fn try_from(holes: u8) -> Result<RowLength, &'static str> {
        RowLength::new(holes).ok_or("a row has 1 to 12 holes")
    }
}

impl From<RowLength> for u8 {
    fn from(row: RowLength) -> u8 {
        row.0
    }
}

impl fmt::Display for RowLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A hole by its ring index: 0 to n-1 is South's row from South's left, n to 2n-1 North's row from
/// North's own left; sowing runs towards higher indices and wraps (RULES.md, section 1).
///
/// ```
/// use hoyito::{Hole, Player, RowLength};
/// let hole = Hole::from_letter('c', RowLength::SIX).unwrap();
/// assert_eq!(hole.index(), 8);
/// assert_eq!(hole.owner(RowLength::SIX), Player::North);
/// assert_eq!(hole.letter(RowLength::SIX), 'c');
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Hole(u8);

impl Hole {
    /// The hole at ring index `index`; `None` from 24 on, which no board has.
    ///
    /// ```
    /// assert!(hoyito::Hole::new(24).is_none());
    /// ```
    pub const fn new(index: u8) -> Option<Hole> {
        if (index as usize) < MAX_RING {
            Some(Hole(index))
        } else {
            None
        }
    }

    /// `index` is known to be on the ring.
    #[inline]
    pub(crate) const fn at(index: usize) -> Hole {
        debug_assert!(index < MAX_RING);
        Hole(index as u8)
    }

    /// The hole in `player`'s row, `column` counted from 0 at the player's own left; `None` beyond the row.
    ///
    /// ```
    /// use hoyito::{Hole, Player, RowLength};
    /// assert_eq!(Hole::of(Player::North, 0, RowLength::SIX).unwrap().index(), 6);
    /// ```
    pub const fn of(player: Player, column: usize, row: RowLength) -> Option<Hole> {
        if column < row.get() {
            Some(Hole((player.index() * row.get() + column) as u8))
        } else {
            None
        }
    }

    /// The hole named by a letter: `A`.. is South's, `a`.. North's, each from the player's own left
    /// (RULES.md, section 6); `None` if this board has no such hole.
    ///
    /// ```
    /// use hoyito::{Hole, RowLength};
    /// assert_eq!(Hole::from_letter('B', RowLength::SIX).unwrap().index(), 1);
    /// assert!(Hole::from_letter('G', RowLength::SIX).is_none());
    /// ```
    pub const fn from_letter(letter: char, row: RowLength) -> Option<Hole> {
        match letter {
            'A'..='L' => Hole::of(Player::South, letter as usize - 'A' as usize, row),
            'a'..='l' => Hole::of(Player::North, letter as usize - 'a' as usize, row),
            _ => None,
        }
    }

    /// Ring index, 0 to 2n-1.
    ///
    /// ```
    /// assert_eq!(hoyito::Hole::new(7).unwrap().index(), 7);
    /// ```
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose row the hole is in, on a board of this row length.
    ///
    /// ```
    /// use hoyito::{Hole, Player, RowLength};
    /// assert_eq!(Hole::new(5).unwrap().owner(RowLength::SIX), Player::South);
    /// ```
    #[inline]
    pub const fn owner(self, row: RowLength) -> Player {
        if self.index() < row.get() {
            Player::South
        } else {
            Player::North
        }
    }

    /// Place in the owner's row, from 0 at the owner's own left.
    ///
    /// ```
    /// use hoyito::{Hole, RowLength};
    /// assert_eq!(Hole::new(8).unwrap().column(RowLength::SIX), 2);
    /// ```
    #[inline]
    pub const fn column(self, row: RowLength) -> usize {
        self.index() - self.owner(row).index() * row.get()
    }

    /// The letter of notation: `A`.. for South's holes, `a`.. for North's (RULES.md, section 6).
    ///
    /// ```
    /// use hoyito::{Hole, RowLength};
    /// assert_eq!(Hole::new(6).unwrap().letter(RowLength::SIX), 'a');
    /// ```
    pub const fn letter(self, row: RowLength) -> char {
        let first = match self.owner(row) {
            Player::South => b'A',
            Player::North => b'a',
        };
        (first + self.column(row) as u8) as char
    }

    /// The hole opposite in rank when the board is turned round: South's `A` becomes North's `a`.
    #[inline]
    pub(crate) const fn turned(self, row: RowLength) -> Hole {
        Hole::at((self.index() + row.get()) % row.ring())
    }
}

impl TryFrom<u8> for Hole {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Hole, &'static str> {
        Hole::new(index).ok_or("a hole has a ring index from 0 to 23")
    }
}

impl From<Hole> for u8 {
    fn from(hole: Hole) -> u8 {
        hole.0
    }
}

/// A set of holes, small and `Copy`.
///
/// ```
/// use hoyito::{Hole, HoleSet};
/// let mut closed = HoleSet::EMPTY;
/// closed.insert(Hole::new(5).unwrap());
/// assert!(closed.contains(Hole::new(5).unwrap()));
/// assert_eq!(closed.iter().count(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u32", into = "u32"))]
pub struct HoleSet(u32);

impl HoleSet {
    /// No hole.
    ///
    /// ```
    /// assert!(hoyito::HoleSet::EMPTY.is_empty());
    /// ```
    pub const EMPTY: HoleSet = HoleSet(0);

    /// Whether `hole` is in the set.
    ///
    /// ```
    /// assert!(!hoyito::HoleSet::EMPTY.contains(hoyito::Hole::new(0).unwrap()));
    /// ```
    #[inline]
    pub const fn contains(self, hole: Hole) -> bool {
        self.0 >> hole.0 & 1 == 1
    }

    /// Adds `hole`.
    ///
    /// ```
    /// let mut set = hoyito::HoleSet::EMPTY;
    /// set.insert(hoyito::Hole::new(3).unwrap());
    /// assert_eq!(set.len(), 1);
    /// ```
    #[inline]
    pub const fn insert(&mut self, hole: Hole) {
        self.0 |= 1 << hole.0;
    }

    /// How many holes.
    ///
    /// ```
    /// assert_eq!(hoyito::HoleSet::EMPTY.len(), 0);
    /// ```
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    ///
    /// ```
    /// assert!(hoyito::HoleSet::default().is_empty());
    /// ```
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The holes in ring order.
    ///
    /// ```
    /// use hoyito::{Hole, HoleSet};
    /// let set: HoleSet = [3, 1].into_iter().filter_map(Hole::new).collect();
    /// assert_eq!(set.iter().map(Hole::index).collect::<Vec<_>>(), [1, 3]);
    /// ```
    pub fn iter(self) -> impl Iterator<Item = Hole> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let hole = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (hole < MAX_RING as u32).then(|| Hole::at(hole as usize))
        })
    }

    /// The set when the board is turned round.
    pub(crate) fn turned(self, row: RowLength) -> HoleSet {
        self.iter().map(|hole| hole.turned(row)).collect()
    }
}

impl TryFrom<u32> for HoleSet {
    type Error = &'static str;

    /// Bit i is the hole of ring index i.
    fn try_from(bits: u32) -> Result<HoleSet, &'static str> {
        if bits >> MAX_RING == 0 {
            Ok(HoleSet(bits))
        } else {
            Err("a set of holes has bits 0 to 23")
        }
    }
}

impl From<HoleSet> for u32 {
    fn from(set: HoleSet) -> u32 {
        set.0
    }
}

impl FromIterator<Hole> for HoleSet {
    fn from_iter<T: IntoIterator<Item = Hole>>(holes: T) -> HoleSet {
        let mut set = HoleSet::EMPTY;
        for hole in holes {
            set.insert(hole);
        }
        set
    }
}
