//! Values as bits: pairs of neighbours in prefix codes, one code for each value that may stand before the pair.
//! Neighbours are alike, so this takes less room than general packers do on blocks this small, and unpacks faster.

/// Longest code word, in bits.
pub(super) const LONGEST: u32 = 11;

/// Values of a block.
pub(crate) const BLOCK: usize = 1024;

/// Bytes that may be read after a block's end.
pub(super) const SLACK: usize = 8;

/// Up to so many different values go in pairs; beyond they go singly.
const PAIRED: usize = 15;

/// What the words of a layer stand for: its values by rank, one or two a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Alphabet {
    /// Different values.
    pub values: usize,
    /// Values in a word.
    pub group: usize,
}

impl Alphabet {
    pub fn new(values: usize) -> Alphabet {
        Alphabet {
            values,
            group: if values <= PAIRED { 2 } else { 1 },
        }
    }

    /// Symbols of each code. A symbol is the rank, or first rank * values + second rank.
    pub fn symbols(&self) -> usize {
        self.values.pow(self.group as u32)
    }

    /// Symbols of a block, each with the rank before it (0 at the block's beginning). An odd last value is paired
    /// with rank 0.
    pub fn split<'a>(&self, ranks: &'a [u8]) -> impl Iterator<Item = (usize, usize)> + use<'a> {
        let Alphabet { values, group } = *self;
        let mut before = 0;
        ranks.chunks(group).map(move |word| {
            let next = if group == 2 { word.get(1) } else { None };
            let last = *next.unwrap_or(&0);
            let symbol = match group {
                2 => usize::from(word[0]) * values + usize::from(last),
                _ => usize::from(word[0]),
            };
            let context = before;
            before = usize::from(if group == 2 { last } else { word[0] });
            (context, symbol)
        })
    }
}

/// Lengths of the words of one code from how often each symbol occurs; 0 where it never does.
pub(super) fn lengths(counts: &[u64]) -> Vec<u8> {
    let mut counts = counts.to_vec();
    loop {
        let lengths = free_lengths(&counts);
        if lengths.iter().all(|&length| u32::from(length) <= LONGEST) {
            return lengths;
        }
        // Flatter counts, shorter longest word.
        for count in counts.iter_mut().filter(|count| **count > 0) {
            *count = *count / 2 + 1;
        }
    }
}

/// Huffman's lengths, as long as they come.
fn free_lengths(counts: &[u64]) -> Vec<u8> {
    use std::cmp::Reverse;
    use std::collections::BinaryHeap;

    let mut lengths = vec![0; counts.len()];
    let used = counts.iter().enumerate().filter(|&(_, &count)| count > 0);
    let mut parents: Vec<usize> = vec![0; counts.len()];
    let mut heap: BinaryHeap<_> = used.map(|(node, &count)| Reverse((count, node))).collect();
    if let [Reverse((_, only))] = heap.as_slice() {
        lengths[*only] = 1;
        return lengths;
    }
    while let (Some(Reverse(one)), Some(Reverse(two))) = (heap.pop(), heap.pop()) {
        let node = parents.len();
        parents.push(0);
        parents[one.1] = node;
        parents[two.1] = node;
        heap.push(Reverse((one.0 + two.0, node)));
        if heap.len() == 1 {
            break;
        }
    }
    let root = parents.len() - 1;
    for (symbol, length) in lengths.iter_mut().enumerate() {
        let mut node = symbol;
        while counts[symbol] > 0 && node != root {
            node = parents[node];
            *length += 1;
        }
    }
    lengths
}

/// Words by symbol from their lengths: shorter words first, then in order of symbols, counting upwards.
/// `None` if the lengths belong to no prefix code.
fn words(lengths: &[u8]) -> Option<Vec<u16>> {
    let mut words = vec![0; lengths.len()];
    let mut next = 0u32;
    for length in 1..=LONGEST {
        for (word, _) in words
            .iter_mut()
            .zip(lengths)
            .filter(|(_, l)| u32::from(**l) == length)
        {
            if next >> length != 0 {
                return None;
            }
            *word = next as u16;
            next += 1;
        }
        next <<= 1;
    }
    Some(words)
}

/// Packs blocks.
pub(super) struct Encoder {
    alphabet: Alphabet,
    /// By context and symbol: word and length.
    words: Vec<(u16, u8)>,
}

impl Encoder {
    /// From the lengths of all contexts one after another, which must be those of [`lengths`].
    pub fn new(alphabet: Alphabet, lengths: &[u8]) -> Encoder {
        let codes = lengths.chunks(alphabet.symbols());
        let words = codes.flat_map(|lengths| {
            let words = words(lengths).expect("Huffman's lengths make a prefix code");
            words.into_iter().zip(lengths.iter().copied())
        });
        Encoder {
            alphabet,
            words: words.collect(),
        }
    }

    /// Adds a block of ranks, filled up to a whole byte with zeros.
    pub fn encode(&self, ranks: &[u8], into: &mut Vec<u8>) {
        let (mut bits, mut count) = (0u64, 0);
        for (context, symbol) in self.alphabet.split(ranks) {
            let (word, length) = self.words[context * self.alphabet.symbols() + symbol];
            bits = bits << length | u64::from(word);
            count += u32::from(length);
            while count >= 8 {
                count -= 8;
                into.push((bits >> count) as u8);
            }
        }
        if count > 0 {
            into.push((bits << (8 - count)) as u8);
        }
    }
}

/// Unpacks blocks: by context and the next [`LONGEST`] bits.
pub(super) struct Decoder {
    group: usize,
    entries: Vec<Entry>,
}

/// First and second value (as value + margin), rank of the last, and length of the word; in one word of memory.
#[derive(Clone, Copy, Default)]
struct Entry {
    values: [u8; 2],
    /// Rank of the last value.
    context: u8,
    length: u8,
}

impl Decoder {
    /// `values` are the layer's different values, as value + margin, by rank; `None` if the lengths belong to no
    /// prefix codes.
    pub fn new(alphabet: Alphabet, values: &[u8], lengths: &[u8]) -> Option<Decoder> {
        let mut entries = vec![Entry::default(); alphabet.values << LONGEST];
        let codes = lengths.chunks(alphabet.symbols());
        for (lengths, entries) in codes.zip(entries.chunks_mut(1 << LONGEST)) {
            for (symbol, word) in words(lengths)?.into_iter().enumerate() {
                let length = u32::from(lengths[symbol]);
                if length == 0 {
                    continue;
                }
                let ranks = match alphabet.group {
                    2 => [symbol / alphabet.values, symbol % alphabet.values],
                    _ => [symbol, symbol],
                };
                let free = LONGEST - length;
                let first = usize::from(word) << free;
                entries[first..first + (1 << free)].fill(Entry {
                    values: ranks.map(|rank| values[rank]),
                    context: ranks[1] as u8,
                    length: length as u8,
                });
            }
        }
        Some(Decoder {
            group: alphabet.group,
            entries,
        })
    }

    /// Writes the first values of a block, as value + margin, as many as `into` holds. `bytes` reach [`SLACK`] beyond
    /// the block. Of bytes that no encoder wrote the values mean nothing.
    #[inline]
    pub fn decode(&self, bytes: &[u8], into: &mut [u8]) {
        match self.group {
            2 => self.decode_pairs(bytes, into),
            _ => self.decode_by(bytes, into.chunks_mut(1), |entry, word| {
                word[0] = entry.values[0]
            }),
        }
    }

    #[inline]
    fn decode_pairs(&self, bytes: &[u8], into: &mut [u8]) {
        let even = into.len() & !1;
        let (pairs, odd) = into.split_at_mut(even);
        let mut odd = odd.first_mut();
        // One word more than pairs are needed for an odd last value.
        let mut spare = [0; 2];
        let spare_word = odd.is_some().then_some(&mut spare[..]);
        let words = pairs.chunks_exact_mut(2).chain(spare_word);
        self.decode_by(bytes, words, |entry, word| {
            word.copy_from_slice(&entry.values)
        });
        if let Some(odd) = &mut odd {
            **odd = spare[0];
        }
    }

    #[inline(always)]
    fn decode_by<'a>(
        &self,
        bytes: &[u8],
        words: impl Iterator<Item = &'a mut [u8]>,
        write: impl Fn(&Entry, &mut [u8]),
    ) {
        let (mut at, mut bits, mut left, mut context) = (0usize, 0u64, 0u32, 0usize);
        for word in words {
            if left < LONGEST {
                let from = at >> 3;
                let eight = bytes
                    .get(from..from + 8)
                    .and_then(|eight| eight.try_into().ok());
                bits = u64::from_be_bytes(eight.unwrap_or_default()) << (at & 7);
                left = 57;
            }
            let entry = &self.entries[context << LONGEST | (bits >> (64 - LONGEST)) as usize];
            write(entry, word);
            bits <<= entry.length;
            left = left.saturating_sub(entry.length.into());
            at += usize::from(entry.length);
            context = usize::from(entry.context);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip(values: usize, ranks: &[u8]) {
        let alphabet = Alphabet::new(values);
        let mut counts = vec![0; values * alphabet.symbols()];
        for block in ranks.chunks(BLOCK) {
            for (context, symbol) in alphabet.split(block) {
                counts[context * alphabet.symbols() + symbol] += 1;
            }
        }
        let codes: Vec<u8> = counts
            .chunks(alphabet.symbols())
            .flat_map(lengths)
            .collect();
        let encoder = Encoder::new(alphabet, &codes);
        let names: Vec<u8> = (0..values as u8).map(|rank| 2 * rank + 1).collect();
        let decoder = Decoder::new(alphabet, &names, &codes).unwrap();
        for block in ranks.chunks(BLOCK) {
            let mut bytes = vec![];
            encoder.encode(block, &mut bytes);
            bytes.extend([0xff; SLACK]);
            for len in [block.len(), block.len() / 2, block.len().min(1)] {
                let mut out = vec![0; len];
                decoder.decode(&bytes, &mut out);
                assert!(
                    out.iter()
                        .zip(block)
                        .all(|(&name, &rank)| name == 2 * rank + 1)
                );
            }
        }
    }

    #[test]
    fn what_is_packed_comes_out() {
        let mut state = 1u64;
        let mut random = |below: u64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) % below
        };
        for values in [1, 2, 3, 7, 15, 16, 49] {
            for len in [1, 2, 1023, 1024, 5001] {
                let even: Vec<u8> = (0..len).map(|_| random(values) as u8).collect();
                round_trip(values as usize, &even);
                // Mostly one value, the others ever rarer: the longest words.
                let rare = |r: u64| (r.trailing_zeros() as u64).min(values - 1) as u8;
                let skewed: Vec<u8> = (0..len).map(|_| rare(random(1 << 30) | 1 << 29)).collect();
                round_trip(values as usize, &skewed);
            }
        }
    }

    #[test]
    fn wrong_lengths_are_no_code() {
        assert!(words(&[1, 1, 1]).is_none());
        assert!(words(&[2, 2, 2, 2, 2]).is_none());
        assert!(words(&[1, 2, 2]).is_some());
    }
}
