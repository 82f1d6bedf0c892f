//! The transposition table: what is known of positions met before, in memory that never grows. Threads share it without
//! locks: a slot is two words, and the first tells whether the second belongs to it.

use std::sync::atomic::{AtomicU64, Ordering};

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

/// A position's entry: the entry and its age in `word`, the position's key mixed with that word in `check`, so that
/// halves written by two threads at once are taken for nobody's.
#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    word: AtomicU64,
}

impl Slot {
    /// Key and word as they stand.
    #[inline]
    fn read(&self) -> (u64, u64) {
        let word = self.word.load(Ordering::Relaxed);
        (self.check.load(Ordering::Relaxed) ^ word, word)
    }

    #[inline]
    fn write(&self, key: u64, word: u64) {
        self.check.store(key ^ word, Ordering::Relaxed);
        self.word.store(word, Ordering::Relaxed);
    }
}

/// Entry and age in one word; never 0.
#[inline]
fn pack(entry: &Entry, age: u8) -> u64 {
    u64::from(entry.value as u16)
        | u64::from(entry.depth) << 16
        | u64::from(entry.bound as u8) << 24
        | u64::from(entry.proved) << 26
        | 1 << 27
        | u64::from(entry.best) << 32
        | u64::from(age) << 40
}

#[inline]
fn unpack(word: u64) -> (Entry, u8) {
    let bound = match word >> 24 & 3 {
        0 => Bound::None,
        1 => Bound::Lower,
        2 => Bound::Upper,
        _ => Bound::Exact,
    };
    let entry = Entry {
        value: word as u16 as i16,
        depth: (word >> 16) as u8,
        bound,
        proved: word >> 26 & 1 == 1,
        best: (word >> 32) as u8,
    };
    (entry, (word >> 40) as u8)
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
#[derive(Debug)]
pub struct Table {
    slots: Vec<Slot>,
    age: u8,
}

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
            slots: std::iter::repeat_with(Slot::default).take(slots).collect(),
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
        self.slots.fill_with(Slot::default);
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
        let found = self.slots[at..at + BUCKET].iter().map(Slot::read);
        let mut found = found.filter(|&(there, word)| there == key && word != 0);
        found.next().map(|(_, word)| unpack(word).0)
    }

    /// Stores `entry`; what goes is the same position, else the oldest and shallowest unproved of the bucket.
    #[inline]
    pub(crate) fn put(&self, key: u64, mut entry: Entry) {
        if self.slots.is_empty() {
            return;
        }
        let (at, age) = (self.bucket(key), self.age);
        let (mut least, mut place) = (i32::MAX, at);
        for (slot, number) in self.slots[at..at + BUCKET].iter().zip(at..) {
            let (there, word) = slot.read();
            let (old, its_age) = unpack(word);
            if there == key && word != 0 {
                if old.proved && !entry.proved {
                    // A proof is worth more than any opinion.
                    slot.write(key, pack(&old, age));
                    return;
                }
                if entry.best == NO_MOVE {
                    entry.best = old.best;
                }
                place = number;
                break;
            }
            let fresh = 256 - i32::from(age.wrapping_sub(its_age)).min(255);
            let worth = fresh * 8 + i32::from(old.depth) + 8 * i32::from(old.proved);
            let worth = if word == 0 { 0 } else { worth };
            if worth < least {
                (least, place) = (worth, number);
            }
        }
        self.slots[place].write(key, pack(&entry, age));
    }

    /// How full it is of this search's positions, in parts of a thousand, from a sample.
    pub(crate) fn permille(&self) -> u32 {
        let sample = &self.slots[..self.slots.len().min(1000)];
        let current = |slot: &&Slot| {
            let (_, word) = slot.read();
            word != 0 && unpack(word).1 == self.age
        };
        let full = sample.iter().filter(current).count();
        (full * 1000 / sample.len().max(1)) as u32
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
        let table = Table::with_kib(1);
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
        let table = Table::with_kib(1);
        table.put(7, entry(3, true));
        table.put(7, entry(30, false));
        assert_eq!(table.get(7).map(|found| found.depth), Some(3));
    }

    #[test]
    fn words_hold_entries() {
        for value in [-1537, -1, 0, 1, 3072] {
            for bound in [Bound::None, Bound::Lower, Bound::Upper, Bound::Exact] {
                for best in [None, Hole::new(0), Hole::new(23)] {
                    for (depth, proved, age) in [(0, false, 255), (200, true, 7)] {
                        let entry = Entry::new(value, depth, bound, proved, best);
                        let (read, its_age) = unpack(pack(&entry, age));
                        assert_eq!((read.value, read.depth), (entry.value, depth));
                        assert_eq!((read.bound, read.proved), (bound, proved));
                        assert_eq!((read.best(), its_age), (best, age));
                    }
                }
            }
        }
    }

    /// Two threads at one slot: whoever reads it gets what one of them wrote, or nothing.
    #[test]
    fn torn_entries_are_nobodys() {
        let table = Table::with_kib(1);
        let step = table.slots.len() as u64;
        std::thread::scope(|scope| {
            for mine in 1..=4u64 {
                let table = &table;
                scope.spawn(move || {
                    for n in 0..50_000 {
                        let key = (mine + n % 3) * step;
                        if let Some(found) = table.get(key) {
                            assert_eq!(u64::from(found.depth), key / step);
                        }
                        table.put(key, entry((key / step) as u8, n % 2 == 0));
                    }
                });
            }
        });
    }
}
