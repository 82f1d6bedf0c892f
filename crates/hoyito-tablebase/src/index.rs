//! Boards numbered: every distribution of a number of seeds over the open holes has its index, and back.
//! Order: by seeds in the row of the player to move, then by the other row's number, then by that row's own: so
//! neighbours have much the same to play with, and their values pack best. A row is numbered by its sums of seeds from the left, each marking a place as in the combinatorial number system.

use hoyito::MAX_ROW;
use hoyito::ring::Board;

use crate::Setting;

/// Most seeds there can be: 96 on 2x12.
const MOST: usize = 4 * 2 * MAX_ROW;

/// `STEPS[i][p]`: C(p + i, i + 1), what the sum `p` of places 0 to `i` adds to a row's number.
static STEPS: [[u64; MOST + 2]; MAX_ROW] = {
    let mut table = [[0; MOST + 2]; MAX_ROW];
    let mut sum = 0;
    while sum < MOST + 2 {
        table[0][sum] = sum as u64;
        sum += 1;
    }
    let mut place = 1;
    while place < MAX_ROW {
        let mut sum = 1;
        while sum < MOST + 2 {
            // C(p + i, i + 1) = C(p - 1 + i, i + 1) + C(p + i - 1, i)
            table[place][sum] = table[place][sum - 1] + table[place - 1][sum];
            sum += 1;
        }
        place += 1;
    }
    table
};

/// How many rows of `holes` holes hold `seeds` seeds.
#[inline]
pub(crate) fn rows(holes: usize, seeds: usize) -> u64 {
    // C(seeds + holes - 1, holes - 1)
    match holes {
        0 => u64::from(seeds == 0),
        1 => 1,
        _ => STEPS[holes - 2][seeds + 1],
    }
}

/// The number of a row among those of the same length and seeds.
#[inline(always)]
pub(crate) fn row_number(row: &[u8]) -> u64 {
    let mut sum = 0;
    let mut number = 0;
    for (steps, &seeds) in STEPS.iter().zip(&row[..row.len() - 1]) {
        sum += seeds as usize;
        number += steps[sum.min(MOST)];
    }
    number
}

/// The row of that number.
pub(crate) fn row_of(mut number: u64, seeds: usize, row: &mut [u8]) {
    let mut above = seeds;
    for place in (0..row.len() - 1).rev() {
        let steps = &STEPS[place][..=above];
        let sum = steps.partition_point(|&step| step <= number) - 1;
        number -= steps[sum];
        row[place + 1] = (above - sum) as u8;
        above = sum;
    }
    row[0] = above as u8;
}

/// The boards of a layer: all distributions of its seeds over the open holes, the player to move first.
///
/// ```
/// use hoyito::Variant;
/// use hoyito_tablebase::{Index, Setting};
/// let index = Index::new(&Setting::new(Variant::III, 6, 6).unwrap(), 8).unwrap();
/// assert_eq!(index.boards(), 75_582);
/// let board = index.board(75_000);
/// assert_eq!(index.of(&board), 75_000);
/// ```
#[derive(Clone, Debug)]
pub struct Index {
    mover: usize,
    other: usize,
    seeds: usize,
    /// By seeds in the mover's row: the first index, and how many rows of the mover hold them. One entry more closes
    /// the last.
    parts: Vec<Part>,
}

#[derive(Clone, Copy, Debug)]
struct Part {
    first: u64,
    movers: u64,
}

/// The seeds and numbers of both rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Parts {
    /// Seeds in the mover's row.
    pub seeds: usize,
    pub mover: u64,
    pub other: u64,
}

impl Index {
    /// `None` if the rows can't hold that many seeds (four for every hole of both rows at their longest, 96), or if
    /// the boards can't be counted in 40 bits.
    pub fn new(setting: &Setting, seeds: usize) -> Option<Index> {
        let (mover, other) = (setting.mover(), setting.other());
        if seeds > MOST {
            return None;
        }
        let mut parts = Vec::with_capacity(seeds + 2);
        let mut first = 0u64;
        for own in 0..=seeds {
            let movers = rows(mover, own);
            parts.push(Part { first, movers });
            first = rows(other, seeds - own)
                .checked_mul(movers)?
                .checked_add(first)?;
        }
        parts.push(Part { first, movers: 0 });
        (first < 1 << 40).then_some(Index {
            mover,
            other,
            seeds,
            parts,
        })
    }

    /// How many boards.
    pub fn boards(&self) -> u64 {
        self.parts[self.seeds + 1].first
    }

    /// Seeds on each board.
    pub fn seeds(&self) -> usize {
        self.seeds
    }

    /// The index of a board: its open holes in ring order, the player to move's first. The board must hold the
    /// layer's seeds.
    #[inline]
    pub fn of(&self, board: &Board) -> u64 {
        let (mover, other) = board[..self.mover + self.other].split_at(self.mover);
        self.of_rows(mover, other)
    }

    /// The index of a board whose first `self.other` places are the other player's: seen from across.
    #[inline]
    pub(crate) fn of_turned(&self, board: &Board) -> u64 {
        let (other, mover) = board[..self.mover + self.other].split_at(self.other);
        self.of_rows(mover, other)
    }

    #[inline(always)]
    fn of_rows(&self, mover: &[u8], other: &[u8]) -> u64 {
        let own: usize = mover.iter().map(|&seeds| usize::from(seeds)).sum();
        self.of_parts(Parts {
            seeds: own,
            mover: row_number(mover),
            other: row_number(other),
        })
    }

    #[inline(always)]
    pub(crate) fn of_parts(&self, parts: Parts) -> u64 {
        let part = &self.parts[parts.seeds];
        part.first + parts.other * part.movers + parts.mover
    }

    /// The parts of an index below [`boards`](Index::boards).
    #[inline]
    pub(crate) fn parts(&self, index: u64) -> Parts {
        let seeds = self.parts.partition_point(|part| part.first <= index) - 1;
        let part = &self.parts[seeds];
        let within = index - part.first;
        let (other, mover) = if within >> 32 == 0 {
            // The short division is a good deal faster.
            let (within, movers) = (within as u32, part.movers as u32);
            (u64::from(within / movers), u64::from(within % movers))
        } else {
            (within / part.movers, within % part.movers)
        };
        Parts {
            seeds,
            mover,
            other,
        }
    }

    /// The board of an index below [`boards`](Index::boards).
    pub fn board(&self, index: u64) -> Board {
        let parts = self.parts(index);
        let mut board = Board::default();
        let (mover, other) = board[..self.mover + self.other].split_at_mut(self.mover);
        row_of(parts.mover, parts.seeds, mover);
        row_of(parts.other, self.seeds - parts.seeds, other);
        board
    }

    /// The parts of the index that follows; those of the last index are followed by nothing that means anything.
    #[inline(always)]
    pub(crate) fn next(&self, parts: &mut Parts) {
        parts.mover += 1;
        if parts.mover < self.parts[parts.seeds].movers {
            return;
        }
        parts.mover = 0;
        parts.other += 1;
        if parts.other == rows(self.other, self.seeds - parts.seeds) && parts.seeds < self.seeds {
            parts.other = 0;
            parts.seeds += 1;
        }
    }
}

/// All rows of a length with up to so many seeds, for going from many indexes to boards.
pub(crate) struct Rows {
    holes: usize,
    /// By seeds: where its rows begin.
    first: Vec<usize>,
    /// Seeds by hole, eight bits each from the lowest up; five for rows too long for that.
    words: Vec<u64>,
}

impl Rows {
    /// Bytes the table of [`Rows::new`] takes.
    pub fn bytes(holes: usize, seeds: usize) -> u64 {
        8 * rows(holes + 1, seeds)
    }

    pub fn new(holes: usize, seeds: usize) -> Rows {
        let mut words = Vec::with_capacity(rows(holes + 1, seeds) as usize);
        let mut first = Vec::with_capacity(seeds + 1);
        for seeds in 0..=seeds {
            first.push(words.len());
            let mut row = [0; MAX_ROW];
            for number in 0..rows(holes, seeds) {
                row_of(number, seeds, &mut row[..holes]);
                words.push(pack(&row[..holes]));
            }
        }
        Rows {
            holes,
            first,
            words,
        }
    }

    /// Writes row `number` of those with `seeds` seeds.
    #[inline(always)]
    pub fn write(&self, seeds: usize, number: u64, into: &mut [u8]) {
        let word = self.words[self.first[seeds] + number as usize];
        if self.holes <= 8 {
            into[..self.holes].copy_from_slice(&word.to_le_bytes()[..self.holes]);
        } else {
            for (place, seeds) in into[..self.holes].iter_mut().enumerate() {
                *seeds = (word >> (5 * place) & 31) as u8;
            }
        }
    }
}

fn pack(row: &[u8]) -> u64 {
    let bits = if row.len() <= 8 { 8 } else { 5 };
    let mut word = 0;
    for (place, &seeds) in row.iter().enumerate() {
        word |= u64::from(seeds) << (bits * place);
    }
    word
}

#[cfg(test)]
mod tests {
    use hoyito::Variant;

    use super::*;

    fn index(mover: usize, other: usize, seeds: usize) -> Index {
        Index::new(&Setting::new(Variant::III, mover, other).unwrap(), seeds).unwrap()
    }

    /// Every board of every layer has one index, in order, and the turned index is the one seen from across.
    #[test]
    fn index_and_back() {
        let layers = [8, 12, 16].map(|seeds| (6, 6, seeds));
        let closed = [(1, 1, 8), (4, 6, 12), (6, 1, 16), (2, 2, 16), (12, 1, 8)];
        for (mover, other, seeds) in layers.into_iter().chain(closed) {
            let (index, across) = (index(mover, other, seeds), index(other, mover, seeds));
            let both = [Rows::new(mover, seeds), Rows::new(other, seeds)];
            let mut next = index.parts(0);
            for at in 0..index.boards() {
                let board = index.board(at);
                assert_eq!(board.iter().map(|&s| usize::from(s)).sum::<usize>(), seeds);
                assert_eq!(index.of(&board), at);
                let parts = index.parts(at);
                assert!(at == 0 || next == parts);
                next = parts;
                index.next(&mut next);
                let mut again = Board::default();
                both[0].write(parts.seeds, parts.mover, &mut again);
                both[1].write(seeds - parts.seeds, parts.other, &mut again[mover..]);
                assert_eq!(again, board);
                let turned = across.of_parts(Parts {
                    seeds: seeds - parts.seeds,
                    mover: parts.other,
                    other: parts.mover,
                });
                assert_eq!(across.of_turned(&board), turned);
                let mut seen = Board::default();
                seen[..other].copy_from_slice(&board[mover..mover + other]);
                seen[other..mover + other].copy_from_slice(&board[..mover]);
                assert_eq!(across.of(&seen), turned);
            }
        }
    }

    #[test]
    fn samples_of_large_layers() {
        for (mover, other, seeds) in [
            (6, 6, 24),
            (6, 6, 48),
            (12, 12, 12),
            (9, 12, 16),
            (4, 4, 96),
        ] {
            let index = index(mover, other, seeds);
            let step = index.boards() / 10_007 + 1;
            for at in (0..index.boards()).step_by(step as usize) {
                assert_eq!(index.of(&index.board(at)), at);
            }
            let last = index.boards() - 1;
            assert_eq!(index.of(&index.board(last)), last);
        }
    }

    #[test]
    fn counts_are_those_of_the_rules() {
        let counts = [
            (8, 75_582),
            (12, 1_352_078),
            (16, 13_037_895),
            (20, 84_672_315),
        ];
        for (seeds, boards) in counts {
            assert_eq!(index(6, 6, seeds).boards(), boards);
        }
        assert_eq!(index(6, 6, 24).boards(), 417_225_900);
        assert_eq!(index(6, 6, 28).boards(), 1_676_056_044);
    }
}
