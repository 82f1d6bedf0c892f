//! Which holes of a row may be played: several sowings side by side. Each lap of one waits for the lap before
//! it, and where it will end can't be foreseen; three at once fill those waits, and nobody asks after every lap
//! of each whether it was the last.

use core::ops::Range;

use super::ring::Ring;
use super::way::Way;
use crate::{MAX_ROW, Rules};

/// Sowings side by side.
const ABREAST: usize = 3;

/// Laps they go together. Who is not done by then is sown again alone, with an eye on circles.
const LAPS: usize = 12;

/// The places of `row` that may be played, as bits, on a ring whose hand is at hole 0; where `any` is set, some of them if
/// there are any.
#[inline(always)]
pub(super) fn playable<R: Ring>(
    home: R,
    row: Range<usize>,
    any: bool,
    way: impl Way<R>,
    left: u8,
    rules: &Rules,
) -> u32 {
    let mut holes = [0; MAX_ROW + ABREAST];
    let mut count = 0;
    for index in row {
        holes[count] = index;
        count += usize::from(home.seeds_at(index) > 0);
    }
    let mut found = 0;
    for from in (0..count).step_by(ABREAST) {
        // A place without a hole sows the first one once more.
        let abreast: [usize; ABREAST] = core::array::from_fn(|k| {
            if from + k < count {
                holes[from + k]
            } else {
                holes[from]
            }
        });
        let mut rings = abreast.map(|index| home.moved(index));
        let mut over = 0u32;
        for _ in 0..LAPS {
            for (k, ring) in rings.iter_mut().enumerate() {
                over |= u32::from(way.lap(ring)) << k;
            }
            if over == (1 << ABREAST) - 1 {
                break;
            }
        }
        for (k, &index) in abreast.iter().enumerate() {
            found |= (over >> k & 1) << index;
        }
        if any && found != 0 {
            break;
        }
        if over != (1 << ABREAST) - 1 {
            for (k, &index) in abreast.iter().enumerate() {
                if over >> k & 1 == 0
                    && way
                        .sow(&mut home.moved(index), left, rules.lap_limit)
                        .allowed(rules)
                {
                    found |= 1 << index;
                }
            }
        }
    }
    found
}
