//! Rings of up to 16 holes: one vector.

use super::*;

/// A ring of up to 16 holes.
#[derive(Clone, Copy)]
pub(crate) struct Narrow {
    pub(super) lanes: m128i,
    pub(super) rotate: &'static [Words; 16],
    pub(super) len: u8,
    /// Holes the hand has gone in all, not reduced to the ring: that is only needed at the end.
    pub(super) gone: u64,
}

impl Narrow {
    #[inline(always)]
    fn first(&self) -> u8 {
        get_i32_from_m128i_s(self.lanes) as u8
    }

    #[inline(always)]
    pub(super) fn turn(&mut self, by: usize) {
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
    fn short(&self) -> u32 {
        let found = shuffle_av_i8z_all_m128i(self.lanes, reached(0, self.lanes, self.len));
        short(self.lanes, found, self.len)
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
