//! Rings of 17 to 24 holes: two vectors.

use super::*;

/// A ring of 17 to 24 holes.
#[derive(Clone, Copy)]
pub(crate) struct Wide {
    pub(super) low: m128i,
    pub(super) high: m128i,
    pub(super) rotate: &'static [[Words; 4]; MAX_RING],
    pub(super) len: u8,
    pub(super) gone: u64,
}

impl Wide {
    #[inline(always)]
    fn first(&self) -> u8 {
        get_i32_from_m128i_s(self.low) as u8
    }

    #[inline(always)]
    pub(super) fn turn(&mut self, by: usize) {
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
    fn short(&self) -> u32 {
        let half = |half: usize, seeds| {
            let lane = reached(half, seeds, self.len);
            // A shuffle leaves 0 where the number's highest bit is set: in the low half from 16 on, in the high half
            // below.
            let low = add_saturating_u8_m128i(lane, set_splat_i8_m128i(0x70));
            let high = sub_i8_m128i(lane, set_splat_i8_m128i(16));
            let found = bitor_m128i(
                shuffle_av_i8z_all_m128i(self.low, low),
                shuffle_av_i8z_all_m128i(self.high, high),
            );
            short(seeds, found, self.len)
        };
        half(0, self.low) | half(1, self.high) << 16
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
