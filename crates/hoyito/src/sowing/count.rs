//! Counting sequences of sowings without leaving the ring: captures by whom and closed holes don't matter there.

use core::ops::Range;

use super::open::OpenRing;
use super::relay::Stop;
use super::ring::{Ring, on_ring};
use super::together::{places, playable};
use super::way::Way;
use crate::{CASA, Player, Position, Rules, Variant};

/// The sequences of `depth` sowings, at least one, from `position` (INTERFACES, `hoyito perft`).
pub(crate) fn sequences(position: &Position, rules: &Rules, depth: u32) -> u64 {
    if position.on_board() == 0 {
        return 0;
    }
    let open = OpenRing::of(position);
    let rows = Player::BOTH.map(|player| open.row(player));
    on_ring!(&open.board, open.len, rules.variant, |home, way| {
        let count = Count {
            way,
            rows: &rows,
            rules,
        };
        count.from(home, position.on_board(), position.to_move().index(), depth)
    })
}

struct Count<'a, W> {
    way: W,
    rows: &'a [Range<usize>; 2],
    rules: &'a Rules,
}

impl<W> Count<'_, W> {
    /// From `left` seeds on the ring, hand at hole 0, `mover` to move or to pass.
    fn from<R: Ring>(&self, home: R, left: u8, mover: usize, depth: u32) -> u64
    where
        W: Way<R>,
    {
        // A pass costs a second look only where the first player found no move.
        let after_pass = || self.of(&home, left, 1 - mover, depth);
        self.of(&home, left, mover, depth)
            .or_else(after_pass)
            .unwrap_or(0)
    }

    /// The count if `mover` has a legal move. Of the last sowing only its legality matters.
    fn of<R: Ring>(&self, home: &R, left: u8, mover: usize, depth: u32) -> Option<u64>
    where
        W: Way<R>,
    {
        let row = self.rows[mover].clone();
        if depth == 1 {
            let legal = playable(*home, row, false, self.way, left, self.rules);
            return (legal != 0).then_some(u64::from(legal.count_ones()));
        }
        let mut total = None;
        let mut waiting = home.occupied() & places(&row);
        while waiting != 0 {
            let mut ring = home.moved(waiting.trailing_zeros() as usize);
            waiting &= waiting - 1;
            let run = self.way.sow(&mut ring, left, self.rules.lap_limit);
            if !run.allowed(self.rules) {
                continue;
            }
            let total = total.get_or_insert(0);
            let rest = left - CASA * run.casas;
            let over = run.casas > 0 && rest <= CASA || run.stop == Stop::Endless;
            if !over {
                let again = run.stop == Stop::Casa && self.rules.variant != Variant::I;
                let next = if again { mover } else { 1 - mover };
                *total += self.from(ring.home(), rest, next, depth - 1);
            }
        }
        total
    }
}
