//! Laps undone in byte lanes.

use safe_arch::{
    add_i8_m128i, bitand_m128i, bitor_m128i, cmp_eq_mask_i8_m128i, set_i32_m128i_s,
    shuffle_av_i8z_all_m128i, zeroed_m128i,
};

use super::super::back::{self, Back, LapBack};
use super::{DROPS, Narrow, Ring, Wide, bits, fours, load, store};
use crate::MAX_RING;

impl Back for Narrow {
    #[inline(always)]
    fn lap_back(&mut self, taking: bool) -> Option<LapBack> {
        let len = u32::from(self.len);
        let empty = bits(cmp_eq_mask_i8_m128i(self.lanes, zeroed_m128i()));
        // Lanes are in the order of the ring from the hand, so the nearest going back is the highest.
        let empty = empty & ((1 << len) - 1);
        if empty == 0 {
            return again(self, taking);
        }
        let origin = empty.ilog2();
        let seeds = len - origin;
        self.turn(origin as usize);
        let drops = load(&DROPS[0][(seeds & 15) as usize]);
        if taking && bits(bitand_m128i(fours(self.lanes), drops)) != 0 {
            return None;
        }
        // The drops' lanes are all ones: minus one.
        self.lanes = bitor_m128i(
            add_i8_m128i(self.lanes, drops),
            set_i32_m128i_s(seeds as i32),
        );
        Some(LapBack {
            by: origin as u8,
            seeds: seeds as u8,
        })
    }

    #[inline(always)]
    fn board_from(&self, at: usize) -> [u8; MAX_RING] {
        let by = if at == 0 { 0 } else { self.len as usize - at };
        let home = shuffle_av_i8z_all_m128i(self.lanes, load(&self.rotate[by & 15]));
        let mut board = [0; MAX_RING];
        board[..16].copy_from_slice(&store(home));
        board
    }
}

impl Back for Wide {
    fn lap_back(&mut self, taking: bool) -> Option<LapBack> {
        again(self, taking)
    }

    fn board_from(&self, _at: usize) -> [u8; MAX_RING] {
        self.board()
    }
}

/// The lap seed by seed: rare where no hole is empty, and boards of more than 16 holes are few.
#[cold]
#[inline(never)]
fn again<R: Ring>(ring: &mut R, taking: bool) -> Option<LapBack> {
    let (len, at) = (ring.len(), ring.at());
    let (before, origin, seeds) = back::lap_back(&ring.board(), len, at, taking)?;
    *ring = R::new(&before, len).moved(origin);
    let by = ((origin + len - at) % len) as u8;
    Some(LapBack { by, seeds })
}
