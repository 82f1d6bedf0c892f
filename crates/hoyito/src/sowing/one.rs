//! Hoyito I: a drop that makes four captures at once, in either row (RULES.md, sections 2 and 3).

use super::relay::{QUIET_LAPS, Run, Stop, whole_circle};
use super::ring::Ring;
use super::way::Way;
use crate::CASA;

/// One sowing with `left` seeds in holes and hand together.
#[inline(always)]
fn sow<R: Ring>(ring: &mut R, left: u8, lap_limit: u32) -> Run {
    // The capture that leaves four seeds ends the round in mid-lap, so no more casas than this count.
    let most = left / CASA - 1;
    let mut mark = *ring;
    let (mut casas, mut laps, mut quiet) = (0, 0u32, 0u32);
    // One branch a lap: what exactly stopped the sowing is looked at once, afterwards.
    let stop = loop {
        let lap = ring.lap_taking();
        laps += 1;
        casas += lap.casas;
        quiet = if lap.casas > 0 { 0 } else { quiet + 1 };
        if (lap.landing <= 1) | (casas >= most) {
            break match lap.landing {
                _ if casas >= most => Stop::LastFour,
                0 => Stop::Casa,
                _ => Stop::Empty,
            };
        }
        if quiet < QUIET_LAPS {
            continue;
        }
        if quiet == QUIET_LAPS {
            mark = *ring;
        } else if ring.looks_like(&mark) {
            let circle = whole_circle(quiet - QUIET_LAPS, mark.at(), ring.at(), ring.len());
            laps = (laps - quiet).saturating_add(circle);
            break Stop::Endless;
        } else if laps >= lap_limit {
            break Stop::Undecided;
        }
    };
    Run {
        stop,
        casas: casas.min(most),
        laps,
    }
}

/// The way of Hoyito I.
#[derive(Clone, Copy)]
pub(super) struct One;

impl<R: Ring> Way<R> for One {
    #[inline(always)]
    fn sow(self, ring: &mut R, left: u8, lap_limit: u32) -> Run {
        sow(ring, left, lap_limit)
    }

    #[inline(always)]
    fn lap(self, ring: &mut R) -> bool {
        ring.lap_taking().landing <= 1
    }
}
