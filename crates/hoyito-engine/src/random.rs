//! A small random sequence (SplitMix64), so that a seed gives the same game on every machine.

use crate::key::mix;

/// A random sequence from a seed; not for secrets.
///
/// ```
/// use hoyito_engine::Random;
/// let (mut one, mut other) = (Random::new(7), Random::new(7));
/// assert_eq!(one.below(100), other.below(100));
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The sequence of `seed`.
    ///
    /// ```
    /// assert!(hoyito_engine::Random::new(1).below(6) < 6);
    /// ```
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 bits.
    ///
    /// ```
    /// let mut random = hoyito_engine::Random::new(1);
    /// assert_ne!(random.bits(), random.bits());
    /// ```
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number from 0 to `limit` - 1; 0 if `limit` is 0.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::Random::new(1).below(1), 0);
    /// ```
    pub fn below(&mut self, limit: usize) -> usize {
        // The high half of the product: even to within limit / 2^64.
        ((u128::from(self.bits()) * limit as u128) >> 64) as usize
    }
}
