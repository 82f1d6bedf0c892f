//! The transposition table: what is known of positions met before, in memory that never grows.

use hoyito::Hole;

/// In [`Entry::best`]: no move known.
const NO_MOVE: u8 = u8::MAX;

/// What a stored value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// Nothing; only the move is of use.
    None,
    /// It is at least this.
    Lower,
    /// It is at most this.
    Upper,
    /// It is this.
    Exact,
}

/// One stored position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    /// Margin still to be won by the mover, in the search's units.
    pub(crate) value: i16,
    /// How deep it was searched, in the search's units of depth.
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
    /// Whether the bound holds whatever the depth.
    pub(crate) proved: bool,
    best: u8,
}

impl Entry {
    pub(crate) fn new(
        value: i32,
        depth: u8,
        bound: Bound,
        proved: bool,
        best: Option<Hole>,
    ) -> Entry {
        Entry {
            value: value as i16,
            depth,
            bound,
            proved,
            best: best.map_or(NO_MOVE, u8::from),
        }
    }

    /// The move to try first.
    #[inline]
    pub(crate) fn best(&self) -> Option<Hole> {
        Hole::new(self.best)
    }
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    key: u64,
    entry: Entry,
    age: u8,
}

/// Positions a slot's neighbourhood is searched over: one cache line of slots.
const BUCKET: usize = 4;

/// A transposition table of fixed size. It may be kept from search to search, also of other positions, rules
/// and variants: its keys tell them apart (by 64 bits).
///
/// ```
/// use hoyito::{Position, RowLength, Rules, Rulings, Variant};
/// use hoyito_engine::{History, Limits, Table, search};
/// let mut table = Table::with_kib(256);
/// let start = Position::start(RowLength::new(2).unwrap());
/// let history = History::start(&Rulings::default(), &start);
/// let report = search(&start, &Rules::new(Variant::I), &history, Limits::default(), &mut table).unwrap();
/// assert!(report.exact);
/// ```
#[derive(Clone, Debug)]
pub struct Table {
    slots: Vec<Slot>,
    age: u8,
}

const EMPTY: Slot = Slot {
    key: 0,
    entry: Entry {
        value: 0,
        depth: 0,
        bound: Bound::None,
        proved: false,
        best: NO_MOVE,
    },
    age: 0,
};

impl Table {
    /// A table that holds nothing, for searches without one.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::Table::none().bytes(), 0);
    /// ```
    pub const fn none() -> Table {
        Table {
            slots: Vec::new(),
            age: 0,
        }
    }

    /// A table of at most `kib` KiB: the largest power of two of slots that fits.
    ///
    /// ```
    /// assert!(hoyito_engine::Table::with_kib(1024).bytes() <= 1024 * 1024);
    /// ```
    pub fn with_kib(kib: usize) -> Table {
        let fitting = kib.saturating_mul(1024) / size_of::<Slot>();
        let slots = match fitting.checked_ilog2() {
            Some(power) if fitting >= BUCKET => 1 << power,
            _ => 0,
        };
        Table {
            slots: vec![EMPTY; slots],
            age: 0,
        }
    }

    /// Memory held, in bytes.
    ///
    /// ```
    /// assert!(hoyito_engine::Table::with_kib(64).bytes() > 0);
    /// ```
    pub fn bytes(&self) -> usize {
        self.slots.len() * size_of::<Slot>()
    }

    /// Forgets everything.
    ///
    /// ```
    /// let mut table = hoyito_engine::Table::with_kib(64);
    /// table.clear();
    /// ```
    pub fn clear(&mut self) {
        self.slots.fill(EMPTY);
    }

    /// A new search begins: what it does not meet again may be replaced first.
    pub(crate) fn next_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    #[inline]
    fn bucket(&self, key: u64) -> usize {
        // The low bits choose the bucket, all of them are compared.
        (key as usize & (self.slots.len() - 1)) & !(BUCKET - 1)
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        if self.slots.is_empty() {
            return None;
        }
        let at = self.bucket(key);
        self.slots[at..at + BUCKET]
            .iter()
            .find(|slot| slot.key == key)
            .map(|slot| slot.entry)
    }

    /// Stores `entry`; what goes is the same position, else the oldest and shallowest unproved of the bucket.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, mut entry: Entry) {
        if self.slots.is_empty() {
            return;
        }
        let (at, age) = (self.bucket(key), self.age);
        let bucket = &mut self.slots[at..at + BUCKET];
        if let Some(slot) = bucket.iter_mut().find(|slot| slot.key == key) {
            if slot.entry.proved && !entry.proved {
                // A proof is worth more than any opinion.
                slot.age = age;
                return;
            }
            if entry.best == NO_MOVE {
                entry.best = slot.entry.best;
            }
            *slot = Slot { key, entry, age };
            return;
        }
        let worth = |slot: &Slot| {
            let fresh = 256 - i32::from(age.wrapping_sub(slot.age)).min(255);
            let known = i32::from(slot.key != 0);
            known * (fresh * 8 + i32::from(slot.entry.depth) + 8 * i32::from(slot.entry.proved))
        };
        if let Some(slot) = bucket.iter_mut().min_by_key(|slot| worth(slot)) {
            *slot = Slot { key, entry, age };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u8, proved: bool) -> Entry {
        Entry::new(i32::from(depth), depth, Bound::Exact, proved, None)
    }

    #[test]
    fn sizes_are_kept() {
        assert_eq!(Table::with_kib(0).bytes(), 0);
        for kib in [1, 3, 64, 1000, 4096] {
            let bytes = Table::with_kib(kib).bytes();
            assert!(bytes <= kib * 1024 && bytes * 2 > kib * 1024 - 1024);
        }
    }

    #[test]
    fn deep_entries_outlive_shallow_ones() {
        let mut table = Table::with_kib(1);
        let step = table.slots.len() as u64;
        for n in 1..=4 {
            table.put(n * step, entry(10 + n as u8, false));
        }
        table.put(5 * step, entry(9, false));
        assert!(table.get(step).is_none(), "the shallowest goes");
        assert!((2..=5).all(|n| table.get(n * step).is_some()));
    }

    #[test]
    fn a_proof_is_not_overwritten_by_an_opinion() {
        let mut table = Table::with_kib(1);
        table.put(7, entry(3, true));
        table.put(7, entry(30, false));
        assert_eq!(table.get(7).map(|found| found.depth), Some(3));
    }
}
