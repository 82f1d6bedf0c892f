//! The first pass over a layer: every board's moves, once. Captures lead to layers already built; of quiet moves only
//! the count is kept, since they are found again from their ends.

use std::sync::atomic::{AtomicU8, Ordering};

use hoyito::ring::{Board, Visit};
use hoyito::{EndlessSowing, Variant};

use super::code::Codes;
use super::room::Room;
use crate::Tables;
use crate::tables::FIRST_LAYER;

/// Boards of one go; what their captures lead to is looked up afterwards all together, so that the misses overlap.
const BATCH: usize = 1 << 10;

/// No capture.
const NONE: i8 = i8::MIN;

/// The pass over boards of one side.
pub(super) struct Forward<'a> {
    pub tables: &'a Tables,
    pub room: &'a Room,
    pub codes: &'a Codes,
    pub side: usize,
}

/// A value to look up in a layer below.
struct Lookup {
    index: u64,
    /// Board of the batch.
    slot: u16,
    casas: i8,
    side: u8,
    /// Place of the layer.
    layer: u8,
    /// The value is the opponent's.
    turned: bool,
}

/// What is known of the boards of a batch.
pub(super) struct Batch {
    best: Vec<i8>,
    count: Vec<u8>,
    lookups: Vec<Lookup>,
}

impl Batch {
    pub fn new() -> Batch {
        Batch {
            best: vec![NONE; BATCH],
            count: vec![0; BATCH],
            lookups: Vec::with_capacity(8 * BATCH),
        }
    }
}

impl Forward<'_> {
    /// Writes the codes of the boards from `first` on.
    pub fn pass(&self, first: u64, states: &[AtomicU8], batch: &mut Batch) {
        let side = &self.room.sides[self.side];
        let mover = side.setting.mover();
        let mut parts = side.index.parts(first);
        for (first, states) in (first..).step_by(BATCH).zip(states.chunks(BATCH)) {
            batch.best.fill(NONE);
            batch.count.fill(0);
            for slot in 0..states.len() {
                let board = side.rows.board(parts);
                side.index.next(&mut parts);
                let mut moves = Moves {
                    forward: self,
                    batch,
                    slot,
                };
                side.sower.row(&board, 0..mover, &mut moves);
            }
            self.look_up(batch);
            for (slot, state) in states.iter().enumerate() {
                let code = match (batch.best[slot], batch.count[slot]) {
                    (NONE, 0) => self.must_pass(first + slot as u64),
                    (NONE, count) => self.codes.open(None, count),
                    (best, count) => self.codes.open(Some(best), count),
                };
                state.store(code, Ordering::Relaxed);
            }
        }
    }

    #[inline(always)]
    fn look_up(&self, batch: &mut Batch) {
        for lookup in &batch.lookups {
            let (_, layer) = self.tables.at(lookup.side.into(), lookup.layer.into());
            let value = layer.get(lookup.index);
            let value = lookup.casas + if lookup.turned { -value } else { value };
            let best = &mut batch.best[usize::from(lookup.slot)];
            *best = value.max(*best);
        }
        batch.lookups.clear();
    }

    #[cold]
    fn must_pass(&self, index: u64) -> u8 {
        // Boards with an empty row are the first ones: all seeds are in the other row.
        if self.room.sides[self.side].index.parts(index).seeds > 0 {
            self.room.odd.insert(self.side, index);
        }
        self.codes.pass()
    }
}

/// The moves of one board.
struct Moves<'a> {
    forward: &'a Forward<'a>,
    batch: &'a mut Batch,
    slot: usize,
}

impl Moves<'_> {
    #[inline(always)]
    fn better(&mut self, value: i8) {
        let best = &mut self.batch.best[self.slot];
        *best = value.max(*best);
    }
}

impl Visit for Moves<'_> {
    #[inline(always)]
    fn quiet(&mut self, _place: usize) {
        self.batch.count[self.slot] += 1;
    }

    #[inline(always)]
    fn captures(&mut self, _place: usize, casas: u8, landed: bool, board: &Board) {
        let forward = self.forward;
        let rest = forward.room.seeds - 4 * usize::from(casas);
        let setting = &forward.room.sides[forward.side].setting;
        let Some(layer) = rest.checked_sub(FIRST_LAYER) else {
            let last_four = setting.last_four_margin() * i8::from(rest > 0);
            self.better(casas as i8 + last_four);
            return;
        };
        let layer = layer / 4;
        let turned = setting.variant == Variant::I || !landed;
        let (side, index) = if turned {
            let side = forward.room.turned(forward.side);
            (side, forward.tables.at(side, layer).0.of_turned(board))
        } else {
            let side = forward.side;
            (side, forward.tables.at(side, layer).0.of(board))
        };
        self.batch.lookups.push(Lookup {
            index,
            slot: self.slot as u16,
            casas: casas as i8,
            side: side as u8,
            layer: layer as u8,
            turned,
        });
    }

    #[inline(always)]
    fn endless(&mut self, _place: usize, casas: u8) {
        let setting = &self.forward.room.sides[self.forward.side].setting;
        if setting.endless_sowing == EndlessSowing::EndsRound {
            self.better(casas as i8);
        }
    }
}
