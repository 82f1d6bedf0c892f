//! Values as bits: pairs of neighbours in prefix codes, one code for each pair that may stand before.
//! Neighbours are alike, so this takes less room than general packers do on blocks this small, and unpacks faster.

/// Longest code word, in bits.
pub(super) const LONGEST: u32 = 11;

/// Values of a block.
pub(crate) const BLOCK: usize = 1024;

/// Where the second half of a block begins: nothing before it is needed to unpack it, so that a single value is found
/// in half the time.
pub(super) const HALF: usize = BLOCK / 2;

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

    /// How many symbols there are: rank, or first rank * values + second rank. As many codes, one for each symbol that
    /// may come before.
    pub fn symbols(&self) -> usize {
        self.values.pow(self.group as u32)
    }

    /// Symbols of half a block, each with the one before it (0 at the beginning). An odd last value is paired with
    /// rank 0.
    pub fn split<'a>(&self, ranks: &'a [u8]) -> impl Iterator<Item = (usize, usize)> + use<'a> {
        let Alphabet { values, group } = *self;
        let mut before = 0;
        ranks.chunks(group).map(move |word| {
            let first = usize::from(word[0]);
            let symbol = match group {
                2 => first * values + usize::from(*word.get(1).unwrap_or(&0)),
                _ => first,
            };
            (std::mem::replace(&mut before, symbol), symbol)
        })
    }
}

/// The best lengths of the words of one code, none above [`LONGEST`], from how often each symbol occurs; 0 where it
/// never does. By packages of coins (Larmore and Hirschberg): a symbol's length is how many of its coins are spent.
pub(super) fn lengths(counts: &[u64]) -> Vec<u8> {
    let mut lengths = vec![0; counts.len()];
    let mut coins: Vec<Coins> = counts
        .iter()
        .enumerate()
        .filter(|&(_, &count)| count > 0)
        .map(|(symbol, &worth)| Coins {
            worth,
            symbols: vec![symbol],
        })
        .collect();
    coins.sort_by_key(|coin| coin.worth);
    if let [only] = coins.as_slice() {
        lengths[only.symbols[0]] = 1;
        return lengths;
    }
    let mut row = coins.clone();
    for _ in 1..LONGEST {
        let packages = row.chunks_exact(2).map(|two| Coins {
            worth: two[0].worth + two[1].worth,
            symbols: [&two[0].symbols[..], &two[1].symbols].concat(),
        });
        row = packages.chain(coins.iter().cloned()).collect();
        // Stable, so that equal worths always fall the same way.
        row.sort_by_key(|coins| coins.worth);
    }
    let spent = row.iter().take(2 * coins.len().saturating_sub(1));
    for &symbol in spent.flat_map(|coins| &coins.symbols) {
        lengths[symbol] += 1;
    }
    lengths
}

/// A coin for one symbol, or several in a package.
#[derive(Clone)]
struct Coins {
    worth: u64,
    symbols: Vec<usize>,
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

    /// Adds a block of ranks, filled up to a whole byte with zeros, and tells at which bit its second half begins, 0
    /// where it has none.
    pub fn encode(&self, ranks: &[u8], into: &mut Vec<u8>) -> u16 {
        let (mut bits, mut count) = (0u64, 0);
        let (begin, mut second) = (into.len(), 0);
        for (half, ranks) in ranks.chunks(HALF).enumerate() {
            if half == 1 {
                second = 8 * (into.len() - begin) as u16 + count as u16;
            }
            for (context, symbol) in self.alphabet.split(ranks) {
                let (word, length) = self.words[context * self.alphabet.symbols() + symbol];
                bits = bits << length | u64::from(word);
                count += u32::from(length);
                while count >= 8 {
                    count -= 8;
                    into.push((bits >> count) as u8);
                }
            }
        }
        if count > 0 {
            into.push((bits << (8 - count)) as u8);
        }
        second
    }
}

/// Bits that the table of steps is asked by: most steps pass two symbols, and the table stays in a processor's nearer
/// memory.
const SHORT: u32 = 8;

/// Steps that the bits fetched at once are enough for, wherever in a byte they begin.
const FILL: usize = ((u64::BITS - 7) / LONGEST) as usize;

/// Unpacks blocks.
pub(super) struct Decoder {
    group: usize,
    /// By the symbol before and the next [`SHORT`] bits: the one or two symbols whose words they begin with; no bits
    /// where already the first word is longer.
    steps: Vec<Step>,
    /// By the symbol before and the next [`LONGEST`] bits: the next symbol alone.
    singles: Vec<Step>,
    /// Values, as value + margin, by symbol.
    values: Vec<[u8; 2]>,
}

/// What one look-up passes.
#[derive(Clone, Copy, Default)]
struct Step {
    first: u8,
    /// The first one again where it is the only one.
    last: u8,
    /// Symbols, 1 or 2.
    count: u8,
    /// Bits of their words.
    bits: u8,
}

impl Decoder {
    /// `values` are the layer's different values, as value + margin, by rank; `None` if the lengths belong to no
    /// prefix codes.
    pub fn new(alphabet: Alphabet, values: &[u8], lengths: &[u8]) -> Option<Decoder> {
        let symbols = alphabet.symbols();
        let mut singles = vec![Step::default(); symbols << LONGEST];
        for (lengths, singles) in lengths
            .chunks(symbols)
            .zip(singles.chunks_mut(1 << LONGEST))
        {
            for (symbol, word) in words(lengths)?.into_iter().enumerate() {
                let bits = lengths[symbol];
                if bits > 0 {
                    let free = LONGEST - u32::from(bits);
                    let first = usize::from(word) << free;
                    let (symbol, count) = (symbol as u8, 1);
                    singles[first..first + (1 << free)].fill(Step {
                        first: symbol,
                        last: symbol,
                        count,
                        bits,
                    });
                }
            }
        }
        let single = |before: usize, next: usize| {
            let step = singles[before << LONGEST | next << (LONGEST - SHORT)];
            // A longer word is not known by so few bits.
            Some(step).filter(|step| step.count > 0 && u32::from(step.bits) <= SHORT)
        };
        let steps = (0..symbols << SHORT).map(|entry| {
            let next = entry & ((1 << SHORT) - 1);
            let Some(one) = single(entry >> SHORT, next) else {
                return Step::default();
            };
            let after = next << one.bits & ((1 << SHORT) - 1);
            let two = single(usize::from(one.first), after);
            match two.filter(|two| u32::from(one.bits + two.bits) <= SHORT) {
                Some(two) => Step {
                    first: one.first,
                    last: two.first,
                    count: 2,
                    bits: one.bits + two.bits,
                },
                None => one,
            }
        });
        let steps = steps.collect();
        let ranks = |symbol| match alphabet.group {
            2 => [symbol / alphabet.values, symbol % alphabet.values],
            _ => [symbol, symbol],
        };
        Some(Decoder {
            group: alphabet.group,
            steps,
            singles,
            values: (0..symbols)
                .map(|symbol| ranks(symbol).map(|rank| values[rank]))
                .collect(),
        })
    }

    /// Writes the first values of a block, as value + margin, as many as `into` holds. `bytes` reach [`SLACK`] beyond
    /// the block. Of bytes that no encoder wrote the values mean nothing.
    pub fn decode(&self, bytes: &[u8], into: &mut [u8]) {
        match self.group {
            1 => self.decode_groups::<1>(bytes, into),
            _ => self.decode_groups::<2>(bytes, into),
        }
    }

    fn decode_groups<const GROUP: usize>(&self, bytes: &[u8], into: &mut [u8]) {
        let mut reader = Reader::new(bytes, 0);
        for into in into.chunks_mut(HALF) {
            reader.before = 0;
            self.decode_half::<GROUP>(&mut reader, into);
        }
    }

    fn decode_half<const GROUP: usize>(&self, reader: &mut Reader, into: &mut [u8]) {
        let group = |symbol: u8| &self.values[usize::from(symbol)][..GROUP];
        let mut at = 0;
        while into.len() - at >= 2 * GROUP * FILL {
            reader.refill();
            for _ in 0..FILL {
                let step = self.step(reader);
                let room = &mut into[at..at + 2 * GROUP];
                room[..GROUP].copy_from_slice(group(step.first));
                room[GROUP..].copy_from_slice(group(step.last));
                at += usize::from(step.count) * GROUP;
            }
        }
        for room in into[at..].chunks_mut(GROUP) {
            reader.refill();
            let step = self.single(reader);
            room.copy_from_slice(&group(step.first)[..room.len()]);
        }
    }

    /// The value at one place of a block, as value + margin; its second half begins at bit `second`. Of `bytes` the same
    /// holds as for [`decode`](Decoder::decode).
    pub fn value(&self, bytes: &[u8], second: u16, place: usize) -> u8 {
        let mut reader = Reader::new(bytes, if place < HALF { 0 } else { second.into() });
        let mut before = place % HALF / self.group;
        loop {
            reader.refill();
            for _ in 0..FILL {
                let step = self.step(&mut reader);
                if before < usize::from(step.count) {
                    let symbol = if before == 0 { step.first } else { step.last };
                    return self.values[usize::from(symbol)][place % self.group];
                }
                before -= usize::from(step.count);
            }
        }
    }

    #[inline(always)]
    fn step(&self, reader: &mut Reader) -> Step {
        let next = reader.next(SHORT);
        let step = self.steps[reader.before << SHORT | next];
        if step.count == 0 {
            return self.single(reader);
        }
        reader.pass(step);
        step
    }

    #[inline(always)]
    fn single(&self, reader: &mut Reader) -> Step {
        let next = reader.next(LONGEST);
        let mut step = self.singles[reader.before << LONGEST | next];
        // Bits that are no word pass as a symbol all the same: what is no code comes to an end too.
        step.count = 1;
        reader.pass(step);
        step
    }
}

/// Where a decoder is in a block.
struct Reader<'a> {
    bytes: &'a [u8],
    /// Bits read.
    at: usize,
    /// The next ones, from the highest down.
    bits: u64,
    /// The symbol before.
    before: usize,
}

impl Reader<'_> {
    /// At a bit where a half begins.
    fn new(bytes: &[u8], at: usize) -> Reader<'_> {
        Reader {
            bytes,
            at,
            bits: 0,
            before: 0,
        }
    }

    /// The next bits, up to [`LONGEST`].
    #[inline(always)]
    fn next(&self, count: u32) -> usize {
        (self.bits >> (u64::BITS - count)) as usize
    }

    #[inline(always)]
    fn pass(&mut self, step: Step) {
        self.bits <<= step.bits;
        self.at += usize::from(step.bits);
        self.before = usize::from(step.last);
    }

    #[inline(always)]
    fn refill(&mut self) {
        let from = self.at >> 3;
        let eight = self.bytes.get(from..from + 8);
        let eight = eight
            .and_then(|eight| eight.try_into().ok())
            .unwrap_or_default();
        self.bits = u64::from_be_bytes(eight) << (self.at & 7);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip(values: usize, ranks: &[u8]) {
        let alphabet = Alphabet::new(values);
        let mut counts = vec![0; alphabet.symbols().pow(2)];
        for half in ranks.chunks(HALF) {
            for (context, symbol) in alphabet.split(half) {
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
            let second = encoder.encode(block, &mut bytes);
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
            for (place, rank) in block.iter().enumerate() {
                assert_eq!(decoder.value(&bytes, second, place), 2 * rank + 1);
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
            for len in [1, 2, 511, 512, 513, 1023, 1024, 5001] {
                let even: Vec<u8> = (0..len).map(|_| random(values) as u8).collect();
                round_trip(values as usize, &even);
                // Mostly one value, the others ever rarer: the longest words.
                let rare = |r: u64| (r.trailing_zeros() as u64).min(values - 1) as u8;
                let skewed: Vec<u8> = (0..len).map(|_| rare(random(1 << 30) | 1 << 29)).collect();
                round_trip(values as usize, &skewed);
            }
        }
    }

    /// As good as Huffman's where his words are short enough, and never above the limit.
    #[test]
    fn lengths_are_the_best() {
        assert_eq!(lengths(&[5, 0, 1, 1, 2]), [1, 0, 3, 3, 2]);
        assert_eq!(lengths(&[0, 9]), [0, 1]);
        assert_eq!(lengths(&[0, 0]), [0, 0]);
        let steep: Vec<u64> = (0..20).map(|symbol| 1 << symbol).collect();
        let found = lengths(&steep);
        assert!(found.iter().all(|&length| u32::from(length) <= LONGEST));
        let room: u32 = found
            .iter()
            .map(|&length| 1 << (LONGEST - u32::from(length)))
            .sum();
        assert_eq!(room, 1 << LONGEST);
        assert_eq!(found[19], 1);
    }

    #[test]
    fn wrong_lengths_are_no_code() {
        assert!(words(&[1, 1, 1]).is_none());
        assert!(words(&[2, 2, 2, 2, 2]).is_none());
        assert!(words(&[1, 2, 2]).is_some());
    }
}
