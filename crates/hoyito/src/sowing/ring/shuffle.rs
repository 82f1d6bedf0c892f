//! The ring in byte lanes, the hand always at lane 0 (SSSE3).

mod back;

use safe_arch::{
    add_i8_m128i, bitand_m128i, bitandnot_m128i, bitor_m128i, cmp_eq_mask_i8_m128i,
    get_i32_from_m128i_s, load_unaligned_m128i, m128i, move_mask_i8_m128i, set_splat_i8_m128i,
    shuffle_av_i8z_all_m128i, store_unaligned_m128i, sub_i8_m128i,
};

use super::{Ring, TakingLap};
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

/// `KEPT[half][to]`: all ones in the lanes before `to`.
static KEPT: [[Words; MAX_RING + 1]; 2] = {
    let mut table = [[[0; 16]; MAX_RING + 1]; 2];
    let mut to = 0;
    while to <= MAX_RING {
        table[0][to] = run(0, 0, to, 0xff);
        table[1][to] = run(1, 0, to, 0xff);
        to += 1;
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

/// `gone` holes from hole 0, on a ring of `len`. Nearly always the way is short, and a multiplication does what
/// a division would: with 2^16 / len rounded up it is exact below 2^16 / 24.
#[inline(always)]
fn place_of(gone: u64, len: u8) -> usize {
    const SHORT: u64 = 2048;
    static RECIPROCAL: [u32; MAX_RING + 1] = {
        let mut table = [0; MAX_RING + 1];
        let mut len = 1;
        while len <= MAX_RING {
            table[len] = (1 << 16) / len as u32 + 1;
            len += 1;
        }
        table
    };
    if gone >= SHORT {
        return (gone % u64::from(len)) as usize;
    }
    let rounds = (gone as u32 * RECIPROCAL[len as usize]) >> 16;
    gone as usize - rounds as usize * len as usize
}

/// Which lanes are empty, as bits; lanes beyond the ring always are.
#[inline(always)]
fn empties(lanes: m128i) -> u32 {
    bits(cmp_eq_mask_i8_m128i(lanes, set_splat_i8_m128i(0)))
}

#[inline(always)]
fn bits(mask: m128i) -> u32 {
    move_mask_i8_m128i(mask) as u32
}

/// A ring of up to 16 holes.
#[derive(Clone, Copy)]
pub(crate) struct Narrow {
    lanes: m128i,
    rotate: &'static [Words; 16],
    len: u8,
    /// Holes the hand has gone in all, not reduced to the ring: that is only needed at the end.
    gone: u64,
}

impl Narrow {
    #[inline(always)]
    fn first(&self) -> u8 {
        get_i32_from_m128i_s(self.lanes) as u8
    }

    #[inline(always)]
    fn turn(&mut self, by: usize) {
        self.lanes = shuffle_av_i8z_all_m128i(self.lanes, load(&self.rotate[by & 15]));
        self.gone += by as u64;
    }
}

/// The lanes of a ring of up to 16 holes, lane 0 lifted, after all whole rounds of a lap of `seeds`, which are at
/// least a round; `seeds % len` are left to drop. By value, so that the ring itself can stay in registers.
#[cold]
#[inline(never)]
fn whole_rounds(lanes: m128i, len: u8, seeds: u8) -> m128i {
    let rounds = set_splat_i8_m128i((seeds / len) as i8);
    add_i8_m128i(lanes, bitand_m128i(rounds, load(&KEPT[0][len as usize])))
}

/// The same for Hoyito I, round by round; also the casas made.
#[cold]
#[inline(never)]
fn whole_rounds_taking(mut lanes: m128i, len: u8, seeds: u8) -> (m128i, u8) {
    let mut casas = 0;
    for _ in 0..seeds / len {
        let sown = sub_i8_m128i(lanes, load(&KEPT[0][len as usize]));
        let made = fours(sown);
        lanes = bitandnot_m128i(made, sown);
        casas += bits(made).count_ones() as u8;
    }
    (lanes, casas)
}

impl Ring for Narrow {
    #[inline]
    fn new(board: &[u8; MAX_RING], len: usize) -> Narrow {
        let mut low = [0; 16];
        low.copy_from_slice(&board[..16]);
        Narrow {
            lanes: load(&low),
            rotate: &ROTATE_NARROW[len],
            len: len as u8,
            gone: 0,
        }
    }

    #[inline(always)]
    fn moved(mut self, by: usize) -> Self {
        self.turn(by);
        self
    }

    #[inline(always)]
    fn occupied(&self) -> u32 {
        !empties(self.lanes) & 0xffff
    }

    #[inline(always)]
    fn lap(&mut self) -> u8 {
        let mut by = self.first();
        self.take();
        if by >= self.len {
            self.lanes = whole_rounds(self.lanes, self.len, by);
            by %= self.len;
        }
        self.lanes = sub_i8_m128i(self.lanes, load(&DROPS[0][(by & 15) as usize]));
        self.turn(by as usize);
        self.first()
    }

    #[inline(always)]
    fn lap_taking(&mut self) -> TakingLap {
        let mut seeds = self.first();
        self.take();
        let mut casas = 0;
        if seeds >= self.len {
            (self.lanes, casas) = whole_rounds_taking(self.lanes, self.len, seeds);
            seeds %= self.len;
        }
        let drops = load(&DROPS[0][(seeds & 15) as usize]);
        let sown = sub_i8_m128i(self.lanes, drops);
        let made = bitand_m128i(fours(sown), drops);
        self.lanes = bitandnot_m128i(made, sown);
        self.turn(seeds as usize);
        TakingLap {
            landing: self.first(),
            casas: casas + bits(made).count_ones() as u8,
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
        let kept = load(&KEPT[0][first as usize]);
        self.lanes = bitand_m128i(self.lanes, kept);
        1 + others as u8
    }

    #[inline(always)]
    fn looks_like(&self, mark: &Narrow) -> bool {
        bits(cmp_eq_mask_i8_m128i(self.lanes, mark.lanes)) == 0xffff
    }

    #[inline(always)]
    fn len(&self) -> usize {
        self.len as usize
    }

    #[inline(always)]
    fn home(&self) -> Self {
        let at = self.at();
        let mut home = *self;
        home.turn(if at == 0 { 0 } else { self.len as usize - at });
        home.gone = 0;
        home
    }

    #[inline(always)]
    fn at(&self) -> usize {
        place_of(self.gone, self.len)
    }

    #[inline]
    fn board(&self) -> [u8; MAX_RING] {
        let home = self.home();
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
    rotate: &'static [[Words; 4]; MAX_RING],
    len: u8,
    gone: u64,
}

impl Wide {
    #[inline(always)]
    fn first(&self) -> u8 {
        get_i32_from_m128i_s(self.low) as u8
    }

    #[inline(always)]
    fn turn(&mut self, by: usize) {
        let table = &self.rotate[by];
        let (low, high) = (self.low, self.high);
        self.low = bitor_m128i(
            shuffle_av_i8z_all_m128i(low, load(&table[0])),
            shuffle_av_i8z_all_m128i(high, load(&table[1])),
        );
        self.high = bitor_m128i(
            shuffle_av_i8z_all_m128i(low, load(&table[2])),
            shuffle_av_i8z_all_m128i(high, load(&table[3])),
        );
        self.gone += by as u64;
    }

    /// Of a ring whose hole at the hand is lifted, as [`whole_rounds`].
    #[cold]
    #[inline(never)]
    fn whole_rounds(mut self, seeds: u8) -> Wide {
        let len = self.len as usize;
        let rounds = set_splat_i8_m128i((seeds / self.len) as i8);
        self.low = add_i8_m128i(self.low, bitand_m128i(rounds, load(&KEPT[0][len])));
        self.high = add_i8_m128i(self.high, bitand_m128i(rounds, load(&KEPT[1][len])));
        self
    }

    /// As [`whole_rounds_taking`].
    #[cold]
    #[inline(never)]
    fn whole_rounds_taking(mut self, seeds: u8) -> (Wide, u8) {
        let len = self.len as usize;
        let mut casas = 0;
        for _ in 0..seeds / self.len {
            casas += self.drop_taking(load(&KEPT[0][len]), load(&KEPT[1][len]));
        }
        (self, casas)
    }

    /// A seed in every lane of the masks, fours taken; returns how many.
    #[inline(always)]
    fn drop_taking(&mut self, drops_low: m128i, drops_high: m128i) -> u8 {
        let low = sub_i8_m128i(self.low, drops_low);
        let high = sub_i8_m128i(self.high, drops_high);
        let made_low = bitand_m128i(fours(low), drops_low);
        let made_high = bitand_m128i(fours(high), drops_high);
        self.low = bitandnot_m128i(made_low, low);
        self.high = bitandnot_m128i(made_high, high);
        (bits(made_low) | bits(made_high) << 16).count_ones() as u8
    }
}

impl Ring for Wide {
    #[inline]
    fn new(board: &[u8; MAX_RING], len: usize) -> Wide {
        let (mut low, mut high) = ([0; 16], [0; 16]);
        low.copy_from_slice(&board[..16]);
        high[..8].copy_from_slice(&board[16..]);
        let (low, high) = (load(&low), load(&high));
        Wide {
            low,
            high,
            rotate: &ROTATE_WIDE[len - 17],
            len: len as u8,
            gone: 0,
        }
    }

    #[inline(always)]
    fn moved(mut self, by: usize) -> Self {
        self.turn(by);
        self
    }

    #[inline(always)]
    fn occupied(&self) -> u32 {
        !(empties(self.low) | empties(self.high) << 16)
    }

    #[inline(always)]
    fn lap(&mut self) -> u8 {
        let seeds = self.first();
        self.take();
        if seeds >= self.len {
            *self = self.whole_rounds(seeds);
        }
        let by = (if seeds < self.len {
            seeds
        } else {
            seeds % self.len
        }) as usize;
        self.low = sub_i8_m128i(self.low, load(&DROPS[0][by]));
        self.high = sub_i8_m128i(self.high, load(&DROPS[1][by]));
        self.turn(by);
        self.first()
    }

    #[inline(always)]
    fn lap_taking(&mut self) -> TakingLap {
        let mut seeds = self.first();
        self.take();
        let mut casas = 0;
        if seeds >= self.len {
            (*self, casas) = self.whole_rounds_taking(seeds);
            seeds %= self.len;
        }
        let drops = seeds as usize;
        casas += self.drop_taking(load(&DROPS[0][drops]), load(&DROPS[1][drops]));
        self.turn(drops);
        TakingLap {
            landing: self.first(),
            casas,
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
        self.low = bitand_m128i(self.low, load(&KEPT[0][first]));
        self.high = bitand_m128i(self.high, load(&KEPT[1][first]));
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
    fn len(&self) -> usize {
        self.len as usize
    }

    #[inline(always)]
    fn home(&self) -> Self {
        let at = self.at();
        let mut home = *self;
        home.turn(if at == 0 { 0 } else { self.len as usize - at });
        home.gone = 0;
        home
    }

    #[inline(always)]
    fn at(&self) -> usize {
        place_of(self.gone, self.len)
    }

    #[inline]
    fn board(&self) -> [u8; MAX_RING] {
        let home = self.home();
        let mut board = [0; MAX_RING];
        board[..16].copy_from_slice(&store(home.low));
        board[16..].copy_from_slice(&store(home.high)[..8]);
        board
    }
}
