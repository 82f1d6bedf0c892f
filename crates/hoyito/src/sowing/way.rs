//! The three ways of sowing, chosen once for many sowings.

use super::relay::Run;
use super::ring::Ring;

/// How a variant sows.
pub(super) trait Way<R: Ring>: Copy {
    /// The whole sowing of the hole at the hand, captures taken, of `left` seeds in all; given up after
    /// `lap_limit` laps.
    fn sow(self, ring: &mut R, left: u8, lap_limit: u32) -> Run;

    /// One more lap; whether the sowing is over with it, if it was not before. A sowing that is over may go on:
    /// what it does then means nothing and harms nothing. The end by the last four is not looked at here.
    fn lap(self, ring: &mut R) -> bool;
}
