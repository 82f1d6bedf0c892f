//! Hoyito II: the landing casa, then the unbroken chain of fours behind it (RULES.md, section 2).

use super::relay::{Run, Stop, relay};
use super::ring::Ring;

/// One sowing.
#[inline(always)]
pub(super) fn sow<R: Ring>(ring: &mut R, len: usize) -> Run {
    let mut run = relay(ring, len);
    if run.stop == Stop::Casa {
        run.casas = ring.take_chain();
    }
    run
}
