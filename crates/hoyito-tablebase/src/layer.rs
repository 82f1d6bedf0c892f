//! The values of one layer in memory.

use std::collections::BTreeMap;

use crate::bytes::Bytes;

/// Largest margin, in fours, of which half a byte holds every value.
const HALF_BYTE: i8 = 7;

/// Values of all boards of a layer by index, in units of four seeds: the margin still to be won by the player to move.
#[derive(Debug)]
pub struct Layer {
    seeds: usize,
    boards: u64,
    /// Two values a byte up to 28 seeds, the lower half first; one a byte beyond. Stored as value + margin.
    bytes: Bytes,
}

impl Layer {
    /// Bytes that many values of a layer take.
    pub(crate) fn size(seeds: usize, boards: u64) -> u64 {
        if margin(seeds) <= HALF_BYTE {
            boards.div_ceil(2)
        } else {
            boards
        }
    }

    /// All zero values are still to be set.
    pub(crate) fn new(seeds: usize, boards: u64) -> std::io::Result<Layer> {
        let bytes = Bytes::new(Layer::size(seeds, boards))?;
        Ok(Layer {
            seeds,
            boards,
            bytes,
        })
    }

    /// Seeds on each board.
    pub fn seeds(&self) -> usize {
        self.seeds
    }

    /// How many boards.
    pub fn boards(&self) -> u64 {
        self.boards
    }

    /// The value of board `index`, in fours.
    ///
    /// # Panics
    /// If there is no such board.
    #[inline(always)]
    pub fn get(&self, index: u64) -> i8 {
        let margin = margin(self.seeds);
        let bytes = self.bytes.as_slice();
        if margin <= HALF_BYTE {
            let byte = bytes[(index >> 1) as usize];
            (byte >> ((index & 1) << 2) & 15) as i8 - margin
        } else {
            bytes[index as usize] as i8 - margin
        }
    }

    /// Writes parts of the layer in parallel: `write(first, values)` fills the values from index `first` on, each
    /// given as value + margin.
    pub(crate) fn fill(&mut self, threads: usize, write: impl Fn(u64, &mut [u8]) + Sync) {
        let half = margin(self.seeds) <= HALF_BYTE;
        let boards = self.boards;
        let part = 1 << 16;
        let parts = self.bytes.as_mut_slice().chunks_mut(part).enumerate();
        let parts = std::sync::Mutex::new(parts);
        let next = || parts.lock().unwrap_or_else(|e| e.into_inner()).next();
        let work = || {
            let mut values = vec![0; 2 * part];
            while let Some((number, bytes)) = next() {
                let first = (number * part) as u64 * if half { 2 } else { 1 };
                let count = (boards - first).min(bytes.len() as u64 * if half { 2 } else { 1 });
                let values = &mut values[..count as usize];
                write(first, values);
                pack(values, half, bytes);
            }
        };
        if threads == 1 {
            // Not every place has threads.
            return work();
        }
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(work);
            }
        });
    }

    /// Values from index `first` on, each as value + margin.
    pub(crate) fn copy(&self, first: u64, into: &mut [u8]) {
        let margin = margin(self.seeds);
        for (index, value) in (first..).zip(into) {
            *value = (self.get(index) + margin) as u8;
        }
    }

    /// How many boards have each value, in fours; values that no board has are left out.
    pub fn counts(&self) -> BTreeMap<i8, u64> {
        let mut counts = [0u64; 256];
        for index in 0..self.boards {
            counts[self.get(index) as u8 as usize] += 1;
        }
        let values = (i8::MIN..=i8::MAX).map(|value| (value, counts[value as u8 as usize]));
        values.filter(|&(_, count)| count > 0).collect()
    }
}

/// Largest margin of a layer, in fours.
#[inline(always)]
pub(crate) fn margin(seeds: usize) -> i8 {
    (seeds / 4) as i8
}

/// Values as value + margin into half bytes or bytes.
pub(crate) fn pack(values: &[u8], half: bool, bytes: &mut [u8]) {
    if !half {
        bytes.copy_from_slice(values);
        return;
    }
    for (byte, pair) in bytes.iter_mut().zip(values.chunks(2)) {
        *byte = pair[0] | pair.get(1).unwrap_or(&0) << 4;
    }
}
