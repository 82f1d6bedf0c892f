//! Hoyito II: the landing casa, then the unbroken chain of fours behind it (RULES.md, section 2).

use super::relay::{Run, Stop, relay, relay_lap};
use super::ring::Ring;
use super::way::Way;

/// The way of Hoyito II.
#[derive(Clone, Copy)]
pub(super) struct Two;

impl<R: Ring> Way<R> for Two {
    #[inline(always)]
    fn sow(self, ring: &mut R, _left: u8, lap_limit: u32) -> Run {
        let mut run = relay(ring, lap_limit);
        if run.stop == Stop::Casa {
            run.casas = ring.take_chain();
        }
        run
    }

    #[inline(always)]
    fn lap(self, ring: &mut R) -> bool {
        relay_lap(ring)
    }
}
