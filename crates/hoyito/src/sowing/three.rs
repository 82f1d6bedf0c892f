//! Hoyito III: the landing casa alone (RULES.md, section 2).

use super::relay::{Run, Stop, relay, relay_lap};
use super::ring::Ring;
use super::way::Way;

/// The way of Hoyito III.
#[derive(Clone, Copy)]
pub(super) struct Three;

impl<R: Ring> Way<R> for Three {
    #[inline(always)]
    fn sow(self, ring: &mut R, _left: u8, lap_limit: u32) -> Run {
        let mut run = relay(ring, lap_limit);
        if run.stop == Stop::Casa {
            ring.take();
            run.casas = 1;
        }
        run
    }

    #[inline(always)]
    fn lap(self, ring: &mut R) -> bool {
        relay_lap(ring)
    }
}
