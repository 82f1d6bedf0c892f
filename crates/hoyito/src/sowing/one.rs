//! Hoyito I: a drop that makes four captures at once, in either row (RULES.md, sections 2 and 3).

use super::relay::{LAP_LIMIT, Run, Stop, whole_circle};
use super::ring::Ring;
use crate::CASA;

/// One sowing with `left` seeds in holes and hand together.
#[inline(always)]
pub(super) fn sow<R: Ring>(ring: &mut R, len: usize, left: u8) -> Run {
    // The capture that leaves four seeds ends the round in mid-lap, so no more casas than this count.
    let most = left / CASA - 1;
    let mut mark = *ring;
    let (mut casas, mut laps, mut marked_at) = (0, 0u32, 0u32);
    let stop = loop {
        let lap = ring.lap_taking();
        laps += 1;
        if lap.casas > 0 {
            casas += lap.casas;
            if casas >= most {
                casas = most;
                break Stop::LastFour;
            }
            if lap.landing == 0 {
                break Stop::Casa;
            }
            (mark, marked_at) = (*ring, laps);
        } else if ring.looks_like(&mark) && laps > marked_at {
            laps =
                marked_at.saturating_add(whole_circle(laps - marked_at, mark.at(), ring.at(), len));
            break Stop::Endless;
        }
        if lap.landing == 1 {
            break Stop::Empty;
        }
        if laps == LAP_LIMIT {
            break Stop::Undecided;
        }
    };
    Run { stop, casas, laps }
}
