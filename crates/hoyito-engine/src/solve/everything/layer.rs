//! The boards of one number of seeds, by name.

use super::{Counts, FIRST};

/// Names a step of the index covers on average: few enough to be in one or two cache lines.
const STEP: usize = 8;

/// Boards and their values.
#[derive(Default)]
pub(super) struct Layer {
    /// Seeds on each board.
    pub seeds: usize,
    /// Names, rising.
    pub names: Vec<u64>,
    /// In fours, by place of the name.
    pub values: Vec<i8>,
    /// Where the names with each upper part begin.
    steps: Vec<u32>,
    shift: u32,
    first: u64,
}

impl Layer {
    pub fn new(place: usize, mut names: Vec<u64>) -> Layer {
        names.sort_unstable();
        let first = names.first().copied().unwrap_or(0);
        let span = names.last().map_or(0, |last| last - first);
        let wanted = (names.len() / STEP).max(1).ilog2();
        let shift = (64 - span.leading_zeros()).saturating_sub(wanted);
        let mut steps = Vec::with_capacity((span >> shift) as usize + 2);
        for (at, name) in names.iter().enumerate() {
            let step = ((name - first) >> shift) as usize;
            if steps.len() <= step {
                steps.resize(step + 1, at as u32);
            }
        }
        steps.push(names.len() as u32);
        Layer {
            seeds: FIRST + 4 * place,
            values: vec![0; names.len()],
            names,
            steps,
            shift,
            first,
        }
    }

    /// Where a board is.
    #[inline]
    pub fn place(&self, name: u64) -> Option<usize> {
        let step = (name.checked_sub(self.first)? >> self.shift) as usize;
        let (from, to) = (*self.steps.get(step)?, *self.steps.get(step + 1)?);
        let names = &self.names[from as usize..to as usize];
        Some(from as usize + names.binary_search(&name).ok()?)
    }

    /// For looking up names in rising order: in no order nearly every one would miss the cache.
    pub fn in_order(&self) -> InOrder<'_> {
        InOrder { layer: self, at: 0 }
    }

    pub fn counts(&self) -> Counts {
        let mut counts = [0u64; 256];
        for &value in &self.values {
            counts[usize::from(value as u8)] += 1;
        }
        let values = (i8::MIN..=i8::MAX)
            .map(|value| (4 * i32::from(value), counts[usize::from(value as u8)]));
        Counts {
            seeds: self.seeds,
            boards: self.names.len() as u64,
            values: values.filter(|&(_, count)| count > 0).collect(),
        }
    }
}

/// Looks up names of a layer that do not fall.
pub(super) struct InOrder<'a> {
    layer: &'a Layer,
    /// The first name not below the last one looked up.
    at: usize,
}

impl InOrder<'_> {
    /// The same as [`Layer::place`] of a name not below the one before.
    #[inline]
    pub fn place(&mut self, name: u64) -> Option<usize> {
        let layer = self.layer;
        let step = (name.checked_sub(layer.first)? >> layer.shift) as usize;
        // Often a few names on, else where its step begins.
        self.at = self.at.max(*layer.steps.get(step)? as usize);
        let ahead = layer.names[self.at..].iter();
        self.at += ahead.take_while(|&&other| other < name).count();
        (layer.names.get(self.at) == Some(&name)).then_some(self.at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_its_place() {
        for names in [
            vec![],
            vec![7],
            vec![0, 1, 2, u64::MAX >> 8],
            (0..1000).map(|n| n * n * n + 5).collect::<Vec<u64>>(),
        ] {
            let layer = Layer::new(0, names.iter().rev().copied().collect());
            for (place, &name) in names.iter().enumerate() {
                assert_eq!(layer.place(name), Some(place));
                assert!(names.contains(&(name + 1)) || layer.place(name + 1).is_none());
            }
            assert_eq!(layer.place(u64::MAX), None);
            let asked = names.iter().flat_map(|&name| [name, name, name + 1]);
            let mut places = layer.in_order();
            for name in asked {
                // The next name is asked for again, which is in order too.
                assert_eq!(places.place(name), layer.place(name));
            }
        }
    }
}
