//! Boards and values as bits: the gaps between names, which rise, by Golomb and Rice, each followed by its value.

/// Boards of a block.
pub(super) const BLOCK: usize = 512;

/// Bits that tell the width of a gap's lower part.
const WIDTH_BITS: u32 = 6;

/// Longest lower part.
const LONGEST: u32 = 56;

/// Writes bits, the lowest first.
#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    word: u64,
    count: u32,
}

impl Bits {
    /// Up to 56 bits.
    fn put(&mut self, value: u64, count: u32) {
        self.word |= value << self.count;
        self.count += count;
        while self.count >= 8 {
            self.bytes.push(self.word as u8);
            self.word >>= 8;
            self.count -= 8;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.bytes.push(self.word as u8);
        }
        self.bytes
    }
}

/// Reads them; `None` at the end.
struct BitsOf<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl BitsOf<'_> {
    /// The next bits, at least 56 of them as far as there are any.
    fn ahead(&self) -> u64 {
        let rest = self.bytes.get(self.at / 8..).unwrap_or(&[]);
        let mut word = [0; 8];
        let count = rest.len().min(8);
        word[..count].copy_from_slice(&rest[..count]);
        u64::from_le_bytes(word) >> (self.at % 8)
    }

    /// Up to 56 bits.
    fn take(&mut self, count: u32) -> Option<u64> {
        let value = self.ahead() & ((1 << count) - 1);
        self.skip(count).then_some(value)
    }

    /// How many ones come before the next zero; that is taken, too.
    fn ones(&mut self) -> Option<u64> {
        let mut ones = 0;
        loop {
            let more = self.ahead().trailing_ones();
            ones += u64::from(more);
            if more < 56 {
                return self.skip(more + 1).then_some(ones);
            }
            if !self.skip(56) {
                return None;
            }
            ones -= u64::from(more - 56);
        }
    }

    /// Whether there are so many bits.
    fn skip(&mut self, count: u32) -> bool {
        self.at += count as usize;
        self.at <= 8 * self.bytes.len()
    }
}

/// Bits for numbers below `kinds`.
fn width(kinds: usize) -> u32 {
    usize::BITS - kinds.saturating_sub(1).leading_zeros()
}

/// Packs a block: rising names and the numbers of their values among `kinds`. The first name is kept elsewhere.
pub(super) fn pack(names: &[u64], values: impl Iterator<Item = u8>, kinds: usize) -> Vec<u8> {
    let span = names
        .last()
        .zip(names.first())
        .map_or(0, |(last, first)| last - first);
    let gaps = names.len().saturating_sub(1).max(1) as u64;
    // About as many bits as the mean gap has.
    let low = (span / gaps).max(1).ilog2();
    let mut bits = Bits::default();
    bits.put(low.into(), WIDTH_BITS);
    let mut before = None;
    for (&name, value) in names.iter().zip(values) {
        if let Some(before) = before {
            let gap = name - before - 1;
            for _ in 0..gap >> low {
                bits.put(1, 1);
            }
            bits.put(0, 1);
            bits.put(gap & ((1 << low) - 1), low);
        }
        bits.put(value.into(), width(kinds));
        before = Some(name);
    }
    bits.finish()
}

/// The number of the value of `name` in a block that begins with the name `first` and has `boards` boards. The outer
/// option is `None` if the block makes no sense, the inner one if the name is not in it.
pub(super) fn find(
    bytes: &[u8],
    first: u64,
    boards: usize,
    kinds: usize,
    name: u64,
) -> Option<Option<u8>> {
    let mut bits = BitsOf { bytes, at: 0 };
    let low = bits.take(WIDTH_BITS)? as u32;
    if low > LONGEST {
        return None;
    }
    let mut here = first;
    for board in 0..boards {
        if board > 0 {
            let high = bits.ones()?.checked_mul(1 << low)?;
            let gap = high | bits.take(low)?;
            here = here.checked_add(gap)?.checked_add(1)?;
        }
        let value = bits.take(width(kinds))? as u8;
        if usize::from(value) >= kinds {
            return None;
        }
        if here >= name {
            return Some((here == name).then_some(value));
        }
    }
    Some(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_found() {
        for (step, kinds) in [(1, 1), (7, 2), (1 << 30, 25)] {
            let names: Vec<u64> = (0..BLOCK as u64)
                .map(|n| 5 + n * step + if n > 400 { 90 * step } else { n * n % step })
                .collect();
            let value = |n: usize| (n % kinds) as u8;
            let bytes = pack(&names, (0..names.len()).map(value), kinds);
            for (n, &name) in names.iter().enumerate() {
                let found = find(&bytes, names[0], names.len(), kinds, name);
                assert_eq!(found, Some(Some(value(n))));
            }
            let beyond = names[BLOCK - 1] + 1;
            assert_eq!(
                find(&bytes, names[0], names.len(), kinds, beyond),
                Some(None)
            );
            // Cut short it is no block, or has fewer boards.
            assert_eq!(
                find(&bytes[..bytes.len() / 2], names[0], BLOCK, kinds, beyond),
                None
            );
        }
    }
}
