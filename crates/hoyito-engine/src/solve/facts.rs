//! What is known of boards, shared by all threads: proved bounds, and beside them opinions that only order the work.
//!
//! Every entry is one atomic word that names its board completely: the board's number is mixed one to one, some of
//! the mixed bits are the bucket's place and the word holds all others. So there is no board that could be taken for
//! another, and threads need no lock: a word is read whole or not at all. Two threads may overwrite each other's
//! proofs, which loses work and never makes anything wrong.

//!
//! The table begins small, since most positions are solved with little of it, and grows while nobody works on it.

use std::sync::atomic::{AtomicU64, Ordering};

use zerocopy::FromZeros as _;

use super::effort;

/// Entries that share a place: a cache line.
const BUCKET: usize = 8;

/// Bits of the word that are not the board's.
const DATA: u32 = 37;

/// Bits of the word that are the board's.
const TAG: u32 = 64 - DATA;

/// Where in it the work stands.
const WORK: u32 = 34;

/// Largest margin, in fours: 96 seeds.
pub(super) const WIDEST: i8 = 24;

/// What an entry says; values are margins in fours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fact {
    /// Proved: not less than this.
    pub low: i8,
    /// Proved: not more than this.
    pub high: i8,
    /// The margin that the efforts are about, -[`WIDEST`] if none.
    pub least: i8,
    /// What it seems to take to prove at least that margin.
    pub yes: u32,
    /// What it seems to take to prove less.
    pub no: u32,
    /// Work behind all this, 0 to 7.
    pub work: u8,
}

impl Fact {
    /// Nothing known.
    pub const NONE: Fact = Fact {
        low: -WIDEST,
        high: WIDEST,
        least: -WIDEST,
        yes: 0,
        no: 0,
        work: 0,
    };

    fn pack(self) -> u64 {
        let margin = |value: i8| (value + WIDEST) as u64;
        margin(self.low)
            | margin(self.high) << 6
            | margin(self.least) << 12
            | u64::from(effort::pack(self.yes)) << 18
            | u64::from(effort::pack(self.no)) << 26
            | u64::from(self.work.min(7)) << WORK
    }

    fn unpack(word: u64) -> Fact {
        let bits = |from: u32, count: u32| (word >> from & ((1 << count) - 1)) as u8;
        let margin = |from| bits(from, 6) as i8 - WIDEST;
        Fact {
            low: margin(0),
            high: margin(6),
            least: margin(12),
            yes: effort::unpack(bits(18, 8)),
            no: effort::unpack(bits(26, 8)),
            work: bits(WORK, 3),
        }
    }
}

/// The table.
pub(super) struct Facts {
    words: Vec<AtomicU64>,
    /// Bits of a bucket's place.
    places: u32,
    /// Largest that they may become.
    most_places: u32,
    /// Bits of a board's number as it is mixed.
    width: u32,
    /// Boards visited since the table has its size: about as many were written.
    visited: AtomicU64,
}

/// Bits of a place at first: 1 MiB.
const FIRST_PLACES: u32 = 14;

/// Bits by which places grow.
const GROWTH: u32 = 3;

impl Facts {
    /// At most about `bytes` bytes, for boards numbered below `2^width`; those that would not fit the words are left
    /// out.
    pub fn new(bytes: usize, width: u32) -> Facts {
        let buckets = (bytes / (8 * BUCKET)).max(1 << 10);
        let most_places = buckets.ilog2().min(30);
        // However small, the table must name the boards that it names when it is large.
        let width = width.max(most_places + 1).min(TAG + most_places);
        let mut facts = Facts {
            words: vec![],
            places: FIRST_PLACES.min(most_places).max(width.saturating_sub(TAG)),
            most_places,
            width,
            visited: AtomicU64::new(0),
        };
        loop {
            match AtomicU64::new_vec_zeroed(BUCKET << facts.places) {
                Ok(words) => {
                    facts.words = words;
                    return facts;
                }
                // Fewer do as well, only slower.
                Err(_) => {
                    facts.places -= 1;
                    facts.most_places = facts.places;
                    facts.width = facts.width.min(TAG + facts.places);
                }
            }
        }
    }

    /// Tells that `boards` more boards were visited.
    pub fn count(&self, boards: u64) {
        self.visited.fetch_add(boards, Ordering::Relaxed);
    }

    /// Whether it is time to [`grow`](Facts::grow).
    #[inline]
    pub fn is_tight(&self) -> bool {
        self.places < self.most_places
            && self.visited.load(Ordering::Relaxed) > (self.words.len() / 2) as u64
    }

    /// Makes it larger and keeps all that is known; if there is no memory for that, it stays as it is.
    pub fn grow(&mut self) {
        let places = (self.places + GROWTH).min(self.most_places);
        let Ok(words) = AtomicU64::new_vec_zeroed(BUCKET << places) else {
            self.most_places = self.places;
            return;
        };
        let more = places - self.places;
        for (bucket, old) in self.words.chunks(BUCKET).enumerate() {
            for word in old {
                let word = word.load(Ordering::Relaxed);
                if word == 0 {
                    continue;
                }
                let tag = word >> DATA;
                let place = bucket | (tag as usize & ((1 << more) - 1)) << self.places;
                let word = tag >> more << DATA | word & ((1 << DATA) - 1);
                // A bucket takes from one bucket only, so that there is room.
                let new = &words[BUCKET * place..][..BUCKET];
                let empty = new.iter().find(|slot| slot.load(Ordering::Relaxed) == 0);
                if let Some(slot) = empty {
                    slot.store(word, Ordering::Relaxed);
                }
            }
        }
        (self.words, self.places) = (words, places);
        self.visited = AtomicU64::new(0);
    }

    /// Where a board's bucket begins and what names it there; `None` for boards that don't fit.
    #[inline(always)]
    fn place(&self, board: u128) -> Option<(usize, u64)> {
        // From 1 on, so that an empty word is nobody's.
        let number = board + 1;
        if number >> self.width != 0 {
            return None;
        }
        let mask = u64::MAX >> (64 - self.width);
        let half = self.width / 2 + 1;
        let mut mixed = number as u64;
        // Each step can be undone: odd factors modulo 2^width, and shifted copies of the upper half.
        mixed = mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) & mask;
        mixed ^= mixed >> half;
        mixed = mixed.wrapping_mul(0xd6e8_feb8_6659_fd93) & mask;
        mixed ^= mixed >> half;
        let place = mixed & ((1 << self.places) - 1);
        Some((BUCKET * place as usize, mixed >> self.places))
    }

    /// What is known of a board.
    #[inline]
    pub fn get(&self, board: u128) -> Option<Fact> {
        let (place, tag) = self.place(board)?;
        let bucket = &self.words[place..place + BUCKET];
        bucket.iter().find_map(|word| {
            let word = word.load(Ordering::Relaxed);
            (word >> DATA == tag && word != 0).then(|| Fact::unpack(word))
        })
    }

    /// Changes what is known of a board.
    #[inline]
    pub fn change(&self, board: u128, change: impl FnOnce(&mut Fact)) {
        let Some((place, tag)) = self.place(board) else {
            return;
        };
        let bucket = &self.words[place..place + BUCKET];
        let mut least = (u64::MAX, &bucket[0]);
        for slot in bucket {
            let word = slot.load(Ordering::Relaxed);
            if word != 0 && word >> DATA == tag {
                let mut fact = Fact::unpack(word);
                change(&mut fact);
                slot.store(tag << DATA | fact.pack(), Ordering::Relaxed);
                return;
            }
            let worth = if word == 0 { 0 } else { 1 + (word >> WORK & 7) };
            if worth < least.0 {
                least = (worth, slot);
            }
        }
        let mut fact = Fact::NONE;
        change(&mut fact);
        least.1.store(tag << DATA | fact.pack(), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_holds_a_fact() {
        for (low, high) in [(-24, 24), (0, 0), (-3, 7), (24, 24)] {
            for (least, yes, no) in [(-24, 0, 0), (3, 15, effort::MOST), (24, 1, 16)] {
                for work in [0, 7] {
                    let fact = Fact {
                        low,
                        high,
                        least,
                        yes,
                        no,
                        work,
                    };
                    assert!(fact.pack() >> DATA == 0);
                    assert_eq!(Fact::unpack(fact.pack()), fact);
                }
            }
        }
    }

    #[test]
    fn no_board_is_taken_for_another() {
        // More boards than places: those that are still there must be themselves.
        for width in [17, 20, 40] {
            let facts = Facts::new(1 << 16, width);
            let boards: Vec<u128> = (0..100_000).map(|n| n % ((1 << width) - 1)).collect();
            let value = |board: u128| (board % 24) as i8;
            for &board in &boards {
                facts.change(board, |fact| fact.high = value(board));
            }
            let there = boards.iter().filter_map(|&b| Some((b, facts.get(b)?)));
            let mut count = 0;
            for (board, fact) in there {
                assert_eq!(fact.high, value(board));
                count += 1;
            }
            assert!(count >= 8_000, "{count}");
        }
    }

    #[test]
    fn nothing_is_lost_by_growing() {
        for width in [24, 42, 60] {
            let mut facts = Facts::new(1 << 24, width);
            let boards = || (0..20_000u128).map(|n| n * n % (1 << 24));
            for board in boards() {
                facts.change(board, |fact| fact.high = (board % 24) as i8);
            }
            let known =
                |facts: &Facts| -> Vec<Option<Fact>> { boards().map(|b| facts.get(b)).collect() };
            let before = known(&facts);
            assert!(before.iter().flatten().count() > 19_000);
            while facts.places < facts.most_places {
                facts.count(facts.words.len() as u64);
                assert!(facts.is_tight());
                facts.grow();
                assert_eq!(known(&facts), before);
            }
            assert!(!facts.is_tight());
        }
    }

    #[test]
    fn boards_too_large_are_left_out() {
        let facts = Facts::new(0, 100);
        facts.change(1 << 90, |fact| fact.low = 1);
        assert_eq!(facts.get(1 << 90), None);
        facts.change(5, |fact| fact.low = 1);
        assert_eq!(facts.get(5).map(|fact| fact.low), Some(1));
    }
}
