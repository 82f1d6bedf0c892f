//! What building one layer needs beside the layers below: index, rows and sower of each side, and the boards that
//! must pass though their row is not empty.

use std::sync::atomic::{AtomicU64, Ordering};

use hoyito::ring::Sower;

use crate::index::Rows;
use crate::{Error, Index, Setting};

/// The layer under construction.
pub(super) struct Room {
    pub seeds: usize,
    pub sides: Vec<Side>,
    pub odd: Odd,
}

/// One side of it.
pub(super) struct Side {
    pub setting: Setting,
    pub index: Index,
    pub rows: Rows,
    pub sower: Sower,
}

impl Room {
    pub fn new(settings: impl Iterator<Item = Setting>, seeds: usize) -> Result<Room, Error> {
        let side = |setting: Setting| {
            let index = Index::new(&setting, seeds).ok_or(Error::TooManySeeds { seeds })?;
            let sower = Sower::new(&setting.rules(), setting.open());
            Ok(Side {
                setting,
                index,
                rows: Rows::new(&setting, seeds),
                sower: sower.expect("a setting has 2 to 24 open holes"),
            })
        };
        Ok(Room {
            seeds,
            sides: settings.map(side).collect::<Result<_, Error>>()?,
            odd: Odd::new(),
        })
    }

    /// The side of the player who moves after `side`'s move.
    #[inline(always)]
    pub fn turned(&self, side: usize) -> usize {
        self.sides.len() - 1 - side
    }
}

/// Boards whose mover must pass with seeds in the row, since all their sowings are endless. They are few; this
/// remembers a little of each index, so that nearly all other boards need not be asked.
pub(super) struct Odd(Box<[AtomicU64; Odd::WORDS]>);

impl Odd {
    const WORDS: usize = 1 << 12;

    fn new() -> Odd {
        Odd(Box::new([const { AtomicU64::new(0) }; Odd::WORDS]))
    }

    pub fn insert(&self, side: usize, index: u64) {
        let (word, bit) = Odd::place(side, index);
        self.0[word].fetch_or(bit, Ordering::Relaxed);
    }

    /// Never `false` for a board that is one.
    #[inline(always)]
    pub fn maybe(&self, side: usize, index: u64) -> bool {
        let (word, bit) = Odd::place(side, index);
        self.0[word].load(Ordering::Relaxed) & bit != 0
    }

    #[inline(always)]
    fn place(side: usize, index: u64) -> (usize, u64) {
        let mixed = (2 * index + side as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        ((mixed >> 52) as usize, 1 << (mixed >> 46 & 63))
    }
}
