//! Boards numbered: every distribution of a number of seeds over the open holes has its index, and back.
//! Order: by seeds in the row of the player to move, then by the other row's number, then by that row's own: so
//! neighbours have much the same to play with, and their values pack best. A row is numbered by its sums of seeds from the left, each marking a place as in the combinatorial number system.

use std::sync::Arc;

use hoyito::MAX_ROW;
use hoyito::ring::Board;

use crate::Setting;

/// Most seeds there can be: 96 on 2x12.
const MOST: usize = 4 * 2 * MAX_ROW;

/// `STEPS[i][p]`: C(p + i, i + 1), what the sum `p` of places 0 to `i` adds to a row's number. Beyond [`MOST`] + 1 it
/// means nothing; a byte is the whole index, so that no bound need be checked.
static STEPS: [[u64; 256]; MAX_ROW] = {
    let mut table = [[0u64; 256]; MAX_ROW];
    let mut sum = 0;
    while sum < 256 {
        table[0][sum] = sum as u64;
        sum += 1;
    }
    let mut place = 1;
    while place < MAX_ROW {
        let mut sum = 1;
        while sum < 256 {
            // C(p + i, i + 1) = C(p - 1 + i, i + 1) + C(p + i - 1, i)
            table[place][sum] = table[place][sum - 1].wrapping_add(table[place - 1][sum]);
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

/// Seeds of a row, and its number among those of the same length and seeds.
#[inline(always)]
fn row_number(row: &[u8]) -> (usize, u64) {
    match row.len() {
        6 => short_row_number::<6>(row),
        5 => short_row_number::<5>(row),
        4 => short_row_number::<4>(row),
        _ => long_row_number(row),
    }
}

/// The same for rows of up to eight holes, all sums by one multiplication.
#[inline(always)]
fn short_row_number<const HOLES: usize>(row: &[u8]) -> (usize, u64) {
    let mut word = [0; 8];
    word[..HOLES].copy_from_slice(&row[..HOLES]);
    let sums = u64::from_le_bytes(word).wrapping_mul(0x0101_0101_0101_0101);
    let sum = |place: usize| usize::from((sums >> (8 * place)) as u8);
    let number = (0..HOLES - 1).map(|place| STEPS[place][sum(place)]).sum();
    (sum(HOLES - 1), number)
}

fn long_row_number(row: &[u8]) -> (usize, u64) {
    let (mut sum, mut number) = (0, 0);
    for (steps, &seeds) in STEPS.iter().zip(&row[..row.len() - 1]) {
        sum += seeds;
        number += steps[usize::from(sum)];
    }
    (usize::from(sum + row[row.len() - 1]), number)
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
        let (seeds, mover) = row_number(mover);
        let (_, other) = row_number(other);
        self.of_parts(Parts {
            seeds,
            mover,
            other,
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

/// All rows of both lengths with up to so many seeds, for going from many indexes to boards.
pub(crate) struct Rows {
    seeds: usize,
    holes: [usize; 2],
    mover: Arc<RowTable>,
    other: Arc<RowTable>,
}

/// All rows of one length.
struct RowTable {
    /// By seeds: where its rows begin.
    first: Vec<usize>,
    /// Seeds by hole, eight bits each from the lowest up; five for rows of more than eight holes, which hold no more
    /// than 31 seeds in any layer that can be built.
    words: Vec<u64>,
}

impl Rows {
    /// Bytes the tables of [`Rows::new`] take.
    pub fn bytes(setting: &Setting, seeds: usize) -> u64 {
        let one = |holes| 8 * rows(holes + 1, seeds);
        let (mover, other) = (setting.mover(), setting.other());
        one(mover) + if mover == other { 0 } else { one(other) }
    }

    /// For boards of a setting with `seeds` seeds.
    pub fn new(setting: &Setting, seeds: usize) -> Rows {
        let holes = [setting.mover(), setting.other()];
        let mover = Arc::new(RowTable::new(holes[0], seeds));
        let other = if holes[0] == holes[1] {
            Arc::clone(&mover)
        } else {
            Arc::new(RowTable::new(holes[1], seeds))
        };
        Rows {
            seeds,
            holes,
            mover,
            other,
        }
    }

    /// The board of such parts.
    #[inline(always)]
    pub fn board(&self, parts: Parts) -> Board {
        let mover = self.mover.word(parts.seeds, parts.mover);
        let other = self.other.word(self.seeds - parts.seeds, parts.other);
        let mut board = Board::default();
        if self.holes[0] <= 8 && self.holes[1] <= 8 {
            let both = u128::from(mover) | u128::from(other) << (8 * self.holes[0]);
            board[..16].copy_from_slice(&both.to_le_bytes());
        } else {
            let (first, second) =
                board[..self.holes[0] + self.holes[1]].split_at_mut(self.holes[0]);
            unpack(mover, first);
            unpack(other, second);
        }
        board
    }
}

impl RowTable {
    fn new(holes: usize, seeds: usize) -> RowTable {
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
        RowTable { first, words }
    }

    #[inline(always)]
    fn word(&self, seeds: usize, number: u64) -> u64 {
        self.words[self.first[seeds] + number as usize]
    }
}

fn bits(holes: usize) -> usize {
    if holes <= 8 { 8 } else { 5 }
}

fn pack(row: &[u8]) -> u64 {
    let places = row.iter().enumerate();
    places.fold(0, |word, (place, &seeds)| {
        word | u64::from(seeds) << (bits(row.len()) * place)
    })
}

fn unpack(word: u64, row: &mut [u8]) {
    let bits = bits(row.len());
    for (place, seeds) in row.iter_mut().enumerate() {
        *seeds = (word >> (bits * place) & ((1 << bits) - 1)) as u8;
    }
}

#[cfg(test)]
mod tests {
    use hoyito::Variant;

    use super::*;

    fn setting(mover: usize, other: usize) -> Setting {
        Setting::new(Variant::III, mover, other).unwrap()
    }

    fn index(mover: usize, other: usize, seeds: usize) -> Index {
        Index::new(&setting(mover, other), seeds).unwrap()
    }

    /// Every board of every layer has one index, in order, and the turned index is the one seen from across.
    #[test]
    fn index_and_back() {
        let layers = [8, 12, 16].map(|seeds| (6, 6, seeds));
        let closed = [(1, 1, 8), (4, 6, 12), (6, 1, 16), (2, 2, 16), (12, 1, 8)];
        for (mover, other, seeds) in layers.into_iter().chain(closed) {
            let (index, across) = (index(mover, other, seeds), index(other, mover, seeds));
            let rows = Rows::new(&setting(mover, other), seeds);
            let mut next = index.parts(0);
            for at in 0..index.boards() {
                let board = index.board(at);
                assert_eq!(board.iter().map(|&s| usize::from(s)).sum::<usize>(), seeds);
                assert_eq!(index.of(&board), at);
                let parts = index.parts(at);
                assert!(at == 0 || next == parts);
                next = parts;
                index.next(&mut next);
                assert_eq!(rows.board(parts), board);
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
