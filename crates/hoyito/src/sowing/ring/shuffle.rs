//! The ring in byte lanes, the hand always at lane 0 (SSSE3).

use safe_arch::{
    add_i8_m128i, bitand_m128i, bitandnot_m128i, bitor_m128i, cmp_eq_mask_i8_m128i,
    get_i32_from_m128i_s, load_unaligned_m128i, m128i, move_mask_i8_m128i, set_splat_i8_m128i,
    shuffle_av_i8z_all_m128i, store_unaligned_m128i, sub_i8_m128i,
};

use super::{Ring, TakingLap, bytes::Bytes};
use crate::{CASA, MAX_RING};

/// Sixteen lanes in memory.
type Words = [u8; 16];

#[inline(always)]
fn load(words: &Words) -> m128i {
    load_unaligned_m128i(words)
}

/// Lanes `16 * half + j` of a vector: `value` where `from <= lane < to`, else 0.
const fn run(half: usize, from: usize, to: usize, value: u8) -> Words {
    let mut lanes = [0; 16];
    let mut lane = 0;
    while lane < 16 {
        let place = 16 * half + lane;
        if place >= from && place < to {
            lanes[lane] = value;
        }
        lane += 1;
    }
    lanes
}

/// `DROPS[half][c]`: all ones in lanes 1 to c, the holes that get a seed from a lap of c < 2n seeds.
static DROPS: [[Words; MAX_RING]; 2] = {
    let mut table = [[[0; 16]; MAX_RING]; 2];
    let mut seeds = 0;
    while seeds < MAX_RING {
        table[0][seeds] = run(0, 1, seeds + 1, 0xff);
        table[1][seeds] = run(1, 1, seeds + 1, 0xff);
        seeds += 1;
    }
    table
};

/// Shuffle that brings lane `(lane + by) % len` to `lane`, from the half `from` to the half `to`;
/// lanes without a source there become 0.
const fn rotation(len: usize, by: usize, from: usize, to: usize) -> Words {
    let mut lanes = [0x80; 16];
    let mut lane = 0;
    while lane < 16 {
        if 16 * to + lane < len {
            let source = (16 * to + lane + by) % len;
            if source / 16 == from {
                lanes[lane] = (source % 16) as u8;
            }
        }
        lane += 1;
    }
    lanes
}

/// Rotations of rings of up to 16 holes: `[len][by]`.
static ROTATE_NARROW: [[Words; 16]; 17] = {
    let mut table = [[[0; 16]; 16]; 17];
    let mut len = 1;
    while len <= 16 {
        let mut by = 0;
        while by < len {
            table[len][by] = rotation(len, by, 0, 0);
            by += 1;
        }
        len += 1;
    }
    table
};

/// Rotations of rings of 17 to 24 holes: `[len - 17][by]`, each low to low, high to low, low to high, high to high.
static ROTATE_WIDE: [[[Words; 4]; MAX_RING]; 8] = {
    let mut table = [[[[0; 16]; 4]; MAX_RING]; 8];
    let mut len = 17;
    while len <= MAX_RING {
        let mut by = 0;
        while by < len {
            table[len - 17][by] = [
                rotation(len, by, 0, 0),
                rotation(len, by, 1, 0),
                rotation(len, by, 0, 1),
                rotation(len, by, 1, 1),
            ];
            by += 1;
        }
        len += 1;
    }
    table
};

/// Lane 0 alone.
const FIRST: Words = run(0, 0, 1, 0xff);

#[inline(always)]
fn store(lanes: m128i) -> Words {
    let mut words = [0; 16];
    store_unaligned_m128i(&mut words, lanes);
    words
}

/// Which lanes hold exactly four, as bits.
#[inline(always)]
fn fours(lanes: m128i) -> m128i {
    cmp_eq_mask_i8_m128i(lanes, set_splat_i8_m128i(CASA as i8))
}

#[inline(always)]
fn bits(mask: m128i) -> u32 {
    move_mask_i8_m128i(mask) as u32
}

/// A ring of up to 16 holes.
#[derive(Clone, Copy)]
pub(crate) struct Narrow {
    lanes: m128i,
    len: u8,
    at: u8,
}

impl Narrow {
    #[inline(always)]
    fn first(&self) -> u8 {
        get_i32_from_m128i_s(self.lanes) as u8
    }

    #[inline(always)]
    fn turn(&mut self, by: usize) {
        let table = &ROTATE_NARROW[(self.len & 31).min(16) as usize];
        self.lanes = shuffle_av_i8z_all_m128i(self.lanes, load(&table[by & 15]));
        let at = self.at + by as u8;
        self.at = if at >= self.len { at - self.len } else { at };
    }

    /// Lifts lane 0 of more seeds than there are other holes: every hole gets its whole rounds,
    /// what remains is less than a round.
    #[cold]
    #[inline(never)]
    fn whole_rounds(&mut self, seeds: u8) -> u8 {
        let rounds = load(&run(0, 0, self.len as usize, seeds / self.len));
        self.lanes = add_i8_m128i(bitandnot_m128i(load(&FIRST), self.lanes), rounds);
        seeds % self.len
    }

    /// Hoyito I's lap of a round or more: holes are met several times, so drop by drop.
    #[cold]
    #[inline(never)]
    fn long_lap_taking(&mut self) -> TakingLap {
        let mut ring = Bytes::new(&self.board(), self.len as usize, self.at as usize);
        let lap = ring.lap_taking();
        *self = Narrow::new(&ring.board(), self.len as usize, ring.at());
        lap
    }
}

impl Ring for Narrow {
    #[inline]
    fn new(board: &[u8; MAX_RING], len: usize, at: usize) -> Narrow {
        let mut low = [0; 16];
        low.copy_from_slice(&board[..16]);
        let mut ring = Narrow {
            lanes: load(&low),
            len: len as u8,
            at: 0,
        };
        ring.turn(at);
        ring
    }

    #[inline(always)]
    fn lap(&mut self) -> u8 {
        let seeds = self.first();
        let by = if seeds < self.len {
            let lifted = bitandnot_m128i(load(&FIRST), self.lanes);
            self.lanes = sub_i8_m128i(lifted, load(&DROPS[0][(seeds & 15) as usize]));
            seeds
        } else {
            let rest = self.whole_rounds(seeds);
            self.lanes = sub_i8_m128i(self.lanes, load(&DROPS[0][(rest & 15) as usize]));
            rest
        };
        self.turn(by as usize);
        self.first()
    }

    #[inline(always)]
    fn lap_taking(&mut self) -> TakingLap {
        let seeds = self.first();
        if seeds >= self.len {
            return self.long_lap_taking();
        }
        let drops = load(&DROPS[0][(seeds & 15) as usize]);
        let sown = sub_i8_m128i(bitandnot_m128i(load(&FIRST), self.lanes), drops);
        let made = bitand_m128i(fours(sown), drops);
        self.lanes = bitandnot_m128i(made, sown);
        self.turn(seeds as usize);
        TakingLap {
            landing: self.first(),
            casas: bits(made).count_ones() as u8,
        }
    }

    #[inline(always)]
    fn take(&mut self) {
        self.lanes = bitandnot_m128i(load(&FIRST), self.lanes);
    }

    fn take_chain(&mut self) -> u8 {
        self.take();
        // Backward from lane 0 is downward from lane len - 1.
        let behind = bits(fours(self.lanes)) << (32 - u32::from(self.len));
        let others = behind.leading_ones();
        let first = u32::from(self.len) - others;
        let kept = load(&run(0, 0, first as usize, 0xff));
        self.lanes = bitand_m128i(self.lanes, kept);
        1 + others as u8
    }

    #[inline(always)]
    fn looks_like(&self, mark: &Narrow) -> bool {
        bits(cmp_eq_mask_i8_m128i(self.lanes, mark.lanes)) == 0xffff
    }

    #[inline(always)]
    fn at(&self) -> usize {
        self.at as usize
    }

    #[inline]
    fn board(&self) -> [u8; MAX_RING] {
        let mut home = *self;
        home.turn(if self.at == 0 {
            0
        } else {
            (self.len - self.at) as usize
        });
        let mut board = [0; MAX_RING];
        board[..16].copy_from_slice(&store(home.lanes));
        board
    }
}

/// A ring of 17 to 24 holes.
#[derive(Clone, Copy)]
pub(crate) struct Wide {
    low: m128i,
    high: m128i,
    len: u8,
    at: u8,
}

impl Wide {
    #[inline(always)]
    fn first(&self) -> u8 {
        get_i32_from_m128i_s(self.low) as u8
    }

    #[inline(always)]
    fn turn(&mut self, by: usize) {
        let table = &ROTATE_WIDE[(self.len as usize - 17) & 7][by];
        let (low, high) = (self.low, self.high);
        self.low = bitor_m128i(
            shuffle_av_i8z_all_m128i(low, load(&table[0])),
            shuffle_av_i8z_all_m128i(high, load(&table[1])),
        );
        self.high = bitor_m128i(
            shuffle_av_i8z_all_m128i(low, load(&table[2])),
            shuffle_av_i8z_all_m128i(high, load(&table[3])),
        );
        let at = self.at + by as u8;
        self.at = if at >= self.len { at - self.len } else { at };
    }

    #[cold]
    #[inline(never)]
    fn whole_rounds(&mut self, seeds: u8) -> u8 {
        let (rounds, len) = (seeds / self.len, self.len as usize);
        self.low = add_i8_m128i(self.low, load(&run(0, 0, len, rounds)));
        self.high = add_i8_m128i(self.high, load(&run(1, 0, len, rounds)));
        seeds % self.len
    }

    #[cold]
    #[inline(never)]
    fn long_lap_taking(&mut self) -> TakingLap {
        let mut ring = Bytes::new(&self.board(), self.len as usize, self.at as usize);
        let lap = ring.lap_taking();
        *self = Wide::new(&ring.board(), self.len as usize, ring.at());
        lap
    }
}

impl Ring for Wide {
    #[inline]
    fn new(board: &[u8; MAX_RING], len: usize, at: usize) -> Wide {
        let (mut low, mut high) = ([0; 16], [0; 16]);
        low.copy_from_slice(&board[..16]);
        high[..8].copy_from_slice(&board[16..]);
        let (low, high) = (load(&low), load(&high));
        let mut ring = Wide {
            low,
            high,
            len: len as u8,
            at: 0,
        };
        ring.turn(at);
        ring
    }

    #[inline(always)]
    fn lap(&mut self) -> u8 {
        let seeds = self.first();
        self.take();
        let by = if seeds < self.len {
            seeds
        } else {
            self.whole_rounds(seeds)
        } as usize;
        self.low = sub_i8_m128i(self.low, load(&DROPS[0][by]));
        self.high = sub_i8_m128i(self.high, load(&DROPS[1][by]));
        self.turn(by);
        self.first()
    }

    #[inline(always)]
    fn lap_taking(&mut self) -> TakingLap {
        let seeds = self.first();
        if seeds >= self.len {
            return self.long_lap_taking();
        }
        self.take();
        let (drops_low, drops_high) = (
            load(&DROPS[0][seeds as usize]),
            load(&DROPS[1][seeds as usize]),
        );
        let low = sub_i8_m128i(self.low, drops_low);
        let high = sub_i8_m128i(self.high, drops_high);
        let made_low = bitand_m128i(fours(low), drops_low);
        let made_high = bitand_m128i(fours(high), drops_high);
        self.low = bitandnot_m128i(made_low, low);
        self.high = bitandnot_m128i(made_high, high);
        self.turn(seeds as usize);
        let casas = bits(made_low).count_ones() + bits(made_high).count_ones();
        TakingLap {
            landing: self.first(),
            casas: casas as u8,
        }
    }

    #[inline(always)]
    fn take(&mut self) {
        self.low = bitandnot_m128i(load(&FIRST), self.low);
    }

    fn take_chain(&mut self) -> u8 {
        self.take();
        let all = bits(fours(self.low)) | bits(fours(self.high)) << 16;
        let others = (all << (32 - u32::from(self.len))).leading_ones();
        let first = (u32::from(self.len) - others) as usize;
        self.low = bitand_m128i(self.low, load(&run(0, 0, first, 0xff)));
        self.high = bitand_m128i(self.high, load(&run(1, 0, first, 0xff)));
        1 + others as u8
    }

    #[inline(always)]
    fn looks_like(&self, mark: &Wide) -> bool {
        let same = bitand_m128i(
            cmp_eq_mask_i8_m128i(self.low, mark.low),
            cmp_eq_mask_i8_m128i(self.high, mark.high),
        );
        bits(same) == 0xffff
    }

    #[inline(always)]
    fn at(&self) -> usize {
        self.at as usize
    }

    #[inline]
    fn board(&self) -> [u8; MAX_RING] {
        let mut home = *self;
        home.turn(if self.at == 0 {
            0
        } else {
            (self.len - self.at) as usize
        });
        let mut board = [0; MAX_RING];
        board[..16].copy_from_slice(&store(home.low));
        board[16..].copy_from_slice(&store(home.high)[..8]);
        board
    }
}
