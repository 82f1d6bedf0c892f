//! The lap loop that Hoyito II and III share, and what stops a sowing (RULES.md, section 2).

use super::ring::Ring;

/// Work on one sowing stops after this many laps, a second or two (RULES.md, section 4, `undecided_sowing`).
pub(super) const LAP_LIMIT: u32 = 1 << 28;

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
    /// Nobody knows after [`LAP_LIMIT`] laps.
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

/// Laps without captures until the last seed falls into an empty hole or makes four, or for ever.
#[inline(always)]
pub(super) fn relay<R: Ring>(ring: &mut R, len: usize) -> Run {
    let mark = *ring;
    let mut laps = 0;
    let stop = loop {
        let landing = ring.lap();
        laps += 1;
        if landing == 1 {
            break Stop::Empty;
        }
        if landing == 4 {
            break Stop::Casa;
        }
        if ring.looks_like(&mark) {
            laps = whole_circle(laps, mark.at(), ring.at(), len);
            break Stop::Endless;
        }
        if laps == LAP_LIMIT {
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
