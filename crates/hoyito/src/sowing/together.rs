//! Which holes of a row may be played: several sowings side by side. Each lap of one waits for the lap before
//! it, and where it will end can't be foreseen; three at once fill those waits, and nobody asks after every lap
//! of each whether it was the last.

use core::ops::Range;

use super::ring::Ring;
use super::way::Way;
use crate::Rules;

/// Sowings side by side.
const ABREAST: usize = 3;

/// A bit for each of them.
const ALL: u32 = (1 << ABREAST) - 1;

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
    // One lap ends about half of all sowings, and of those it takes no sowing to know.
    let whole = home.occupied() & places(&row);
    let mut found = whole & home.short();
    if any && found != 0 {
        return found;
    }
    let mut waiting = whole & !found;
    while waiting != 0 {
        let tried = waiting;
        let first = waiting.trailing_zeros();
        // A place without a hole sows the first one once more.
        let abreast: [u32; ABREAST] = core::array::from_fn(|_| {
            let place = if waiting == 0 {
                first
            } else {
                waiting.trailing_zeros()
            };
            waiting &= waiting.wrapping_sub(1);
            place
        });
        let mut rings = abreast.map(|place| home.moved(place as usize));
        let mut over = 0u32;
        for _ in 0..LAPS {
            for (k, ring) in rings.iter_mut().enumerate() {
                over |= u32::from(way.lap(ring)) << k;
            }
            if over == ALL {
                break;
            }
        }
        if over == ALL {
            found |= tried & !waiting;
            if any {
                break;
            }
            continue;
        }
        let ended = |k: usize| over >> k & 1 == 1;
        for (k, &place) in abreast.iter().enumerate() {
            found |= u32::from(ended(k)) << place;
        }
        if any && found != 0 {
            break;
        }
        for (k, &place) in abreast.iter().enumerate() {
            let mut ring = home.moved(place as usize);
            if !ended(k) && way.sow(&mut ring, left, rules.lap_limit).allowed(rules) {
                found |= 1 << place;
            }
        }
    }
    found
}

/// The places of a row as bits.
#[inline(always)]
pub(super) fn places(row: &Range<usize>) -> u32 {
    (1 << row.end) - (1 << row.start)
}
