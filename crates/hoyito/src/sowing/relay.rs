//! The lap loop that Hoyito II and III share, and what stops a sowing (RULES.md, section 2).

use super::ring::Ring;
use crate::{CASA, EndlessSowing, Rules};

/// Laps without capture before anybody looks whether they come round. A capture-free relay is injective, so
/// an endless one comes back to every state it has been in, this late one as well as its first
/// (RULES.md, section 7), and most sowings are over long before.
pub(super) const QUIET_LAPS: u32 = 16;

/// Why no further lap followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stop {
    /// The last seed fell into an empty hole.
    Empty,
    /// The last seed made four.
    Casa,
    /// Hoyito I: a capture in mid-sowing left only four seeds.
    LastFour,
    /// The relay never ends.
    Endless,
    /// Nobody knows after as many laps as the rules allow.
    Undecided,
}

/// What a sowing came to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    pub stop: Stop,
    /// Casas captured.
    pub casas: u8,
    /// Laps sown; of an endless sowing, up to where board and hand come back for the first time.
    pub laps: u32,
}

impl Run {
    /// Whether a sowing that came to this may be played (RULES.md, section 4).
    #[inline(always)]
    pub fn allowed(&self, rules: &Rules) -> bool {
        match self.stop {
            Stop::Empty | Stop::Casa | Stop::LastFour => true,
            Stop::Endless => rules.endless_sowing == EndlessSowing::EndsRound,
            Stop::Undecided => false,
        }
    }
}

/// Laps without captures until the last seed falls into an empty hole or makes four, or for ever.
#[inline(always)]
pub(super) fn relay<R: Ring>(ring: &mut R, lap_limit: u32) -> Run {
    let mut mark = *ring;
    let mut laps = 0;
    let stop = loop {
        let landing = ring.lap();
        laps += 1;
        if (landing == 1) | (landing == CASA) {
            break if landing == 1 {
                Stop::Empty
            } else {
                Stop::Casa
            };
        }
        if laps < QUIET_LAPS {
            continue;
        }
        if laps == QUIET_LAPS {
            mark = *ring;
        } else if ring.looks_like(&mark) {
            laps = whole_circle(laps - QUIET_LAPS, mark.at(), ring.at(), ring.len());
            break Stop::Endless;
        } else if laps >= lap_limit {
            break Stop::Undecided;
        }
    };
    Run {
        stop,
        casas: 0,
        laps,
    }
}

/// After `laps` laps the picture stands again, moved from hole `from` to `to`: the laps until it also
/// stands where it stood.
pub(super) fn whole_circle(laps: u32, from: usize, to: usize, len: usize) -> u32 {
    let (mut moved, mut common) = ((to + len - from) % len, len);
    while moved > 0 {
        (common, moved) = (moved, common % moved);
    }
    laps.saturating_mul((len / common) as u32)
}

/// One lap of a relay whose end is all that is asked.
#[inline(always)]
pub(super) fn relay_lap<R: Ring>(ring: &mut R) -> bool {
    let landing = ring.lap();
    (landing == 1) | (landing == CASA)
}
