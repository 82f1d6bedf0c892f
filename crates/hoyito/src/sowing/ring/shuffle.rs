//! The ring in byte lanes, the hand always at lane 0 (SSSE3).

mod back;
mod narrow;
mod wide;

use safe_arch::{
    add_i8_m128i, add_saturating_u8_m128i, bitand_m128i, bitandnot_m128i, bitor_m128i,
    cmp_eq_mask_i8_m128i, cmp_gt_mask_i8_m128i, get_i32_from_m128i_s, load_unaligned_m128i, m128i,
    move_mask_i8_m128i, set_splat_i8_m128i, shuffle_av_i8z_all_m128i, store_unaligned_m128i,
    sub_i8_m128i,
};

use super::{Ring, TakingLap};
use crate::{CASA, MAX_RING};

pub(crate) use narrow::Narrow;
pub(crate) use wide::Wide;

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

/// The number of each lane.
const LANES: [Words; 2] = {
    let mut lanes = [[0; 16]; 2];
    let mut lane = 0;
    while lane < MAX_RING {
        lanes[lane / 16][lane % 16] = lane as u8;
        lane += 1;
    }
    lanes
};

/// For each lane the number of the lane its last seed reaches, if it holds less than a round of a ring of `len`.
#[inline(always)]
fn reached(half: usize, seeds: m128i, len: u8) -> m128i {
    let ahead = add_i8_m128i(load(&LANES[half]), seeds);
    let beyond = cmp_gt_mask_i8_m128i(ahead, set_splat_i8_m128i(len as i8 - 1));
    sub_i8_m128i(ahead, bitand_m128i(beyond, set_splat_i8_m128i(len as i8)))
}

/// Which lanes hold less than a round of a ring of `len` and are sown in a single lap, as bits, when their last seed
/// falls into holes with as many seeds as in `found`.
#[inline(always)]
fn short(seeds: m128i, found: m128i, len: u8) -> u32 {
    let empty = cmp_eq_mask_i8_m128i(found, set_splat_i8_m128i(0));
    let three = cmp_eq_mask_i8_m128i(found, set_splat_i8_m128i(CASA as i8 - 1));
    let less = cmp_gt_mask_i8_m128i(set_splat_i8_m128i(len as i8), seeds);
    bits(bitand_m128i(bitor_m128i(empty, three), less))
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
