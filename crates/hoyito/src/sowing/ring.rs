//! The ring under the hand: open holes only, closed ones left out, so that a lap never meets them
//! (RULES.md, section 5). The hand is at one hole, the next to be lifted.
//!
//! Two implementations: [`bytes`] drops seed by seed and runs everywhere; [`shuffle`] keeps the ring in byte
//! lanes, rotated so that the hand is at lane 0, and sows a lap by one addition and one byte shuffle. It is used
//! where the target has SSSE3 at compile time (`-C target-cpu=x86-64-v2` or newer).

use crate::MAX_RING;

mod back;
#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "ssse3"))))]
pub(super) mod bytes;
#[cfg(all(target_arch = "x86_64", target_feature = "ssse3"))]
pub(super) mod shuffle;
#[cfg(all(test, target_arch = "x86_64", target_feature = "ssse3"))]
mod tests;

pub(super) use back::Back;

/// What a lap of Hoyito I did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TakingLap {
    /// Seeds in the landing hole afterwards; 0 if the last seed made a casa.
    pub landing: u8,
    /// Casas captured on the way, the landing hole's included.
    pub casas: u8,
}

/// A ring of open holes with the hand at one of them.
pub(super) trait Ring: Copy {
    /// The first `len` holes of `board` (1 to 24), the hand at hole 0.
    fn new(board: &[u8; MAX_RING], len: usize) -> Self;

    /// The same with the hand `by` holes further on, less than once round.
    fn moved(self, by: usize) -> Self;

    /// Which holes have seeds, as bits by their distance from the hand.
    fn occupied(&self) -> u32;

    /// Which holes, as bits by their distance from the hand, hold less than a round of seeds and are sown in a
    /// single lap: its last seed would fall into an empty hole or make four. Empty holes among them mean nothing.
    fn short(&self) -> u32;

    /// Lifts the hole at the hand, sows it, leaves the hand at the landing hole; returns that hole's seeds.
    fn lap(&mut self) -> u8;

    /// The same for Hoyito I: a drop that makes four empties the hole at once.
    fn lap_taking(&mut self) -> TakingLap;

    /// Empties the hole at the hand.
    fn take(&mut self);

    /// Empties the hole at the hand and every hole of exactly four going backward without a break
    /// (Hoyito II's chain); returns how many.
    fn take_chain(&mut self) -> u8;

    /// Whether the ring looks from the hand as `mark` looks from its hand. A capture-free relay that comes back
    /// to what it once saw goes on for ever, also if the whole picture has moved along the ring meanwhile.
    fn looks_like(&self, mark: &Self) -> bool;

    /// Holes of the ring.
    fn len(&self) -> usize;

    /// The ring with the hand at hole 0, where counting of the way it goes begins again.
    fn home(&self) -> Self;

    /// Hole of the hand.
    fn at(&self) -> usize;

    /// The seeds by hole.
    fn board(&self) -> [u8; MAX_RING];
}

/// The ring that suits `len` holes best on this target and the variant's way to sow, passed to the given code.
macro_rules! on_ring {
    ($board:expr, $len:expr, $variant:expr, |$ring:ident, $way:ident| $code:expr) => {{
        #[cfg(all(target_arch = "x86_64", target_feature = "ssse3"))]
        {
            use $crate::sowing::ring::shuffle::{Narrow, Wide};
            if $len <= 16 {
                $crate::sowing::ring::on_way!(Narrow, $board, $len, $variant, |$ring, $way| $code)
            } else {
                $crate::sowing::ring::on_way!(Wide, $board, $len, $variant, |$ring, $way| $code)
            }
        }
        #[cfg(not(all(target_arch = "x86_64", target_feature = "ssse3")))]
        {
            use $crate::sowing::ring::bytes::Bytes;
            $crate::sowing::ring::on_way!(Bytes, $board, $len, $variant, |$ring, $way| $code)
        }
    }};
}
pub(super) use on_ring;

macro_rules! on_way {
    ($kind:ty, $board:expr, $len:expr, $variant:expr, |$ring:ident, $way:ident| $code:expr) => {{
        let $ring = <$kind as $crate::sowing::ring::Ring>::new($board, $len);
        match $variant {
            $crate::Variant::I => {
                let $way = $crate::sowing::one::One;
                $code
            }
            $crate::Variant::II => {
                let $way = $crate::sowing::two::Two;
                $code
            }
            $crate::Variant::III => {
                let $way = $crate::sowing::three::Three;
                $code
            }
        }
    }};
}
pub(super) use on_way;
