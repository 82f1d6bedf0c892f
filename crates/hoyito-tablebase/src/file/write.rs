//! Writing a layer: first how often each symbol occurs, then the blocks, packed by all threads and written in order.

use std::fs::{self, File};
use std::io::{self, BufWriter, Read as _, Seek as _, SeekFrom, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use sha2::{Digest as _, Sha256};

use super::code::{Alphabet, BLOCK, Encoder, HALF, lengths};
use super::header::{HEADER, Header, SEAL};
use crate::layer::margin;
use crate::{Layer, Setting};

/// Values a thread packs in one go.
const RUN: usize = 256 * BLOCK;

/// Writes `layer` to `path`, all of it or nothing: under another name first.
pub(crate) fn write(
    path: &Path,
    setting: &Setting,
    layer: &Layer,
    threads: usize,
) -> io::Result<()> {
    let other_name = path.with_extension("part");
    let written = write_to(&other_name, setting, layer, threads);
    let done = written.and_then(|()| fs::rename(&other_name, path));
    if done.is_err() {
        // It is of no use, and may be why there is no room.
        let _ = fs::remove_file(&other_name);
    }
    done
}

fn write_to(path: &Path, setting: &Setting, layer: &Layer, threads: usize) -> io::Result<()> {
    let file = File::options()
        .read(true)
        .write(true)
        .create(true)
        .truncate(true)
        .open(path)?;
    let packing = Packing::new(layer, threads);
    let codes = packing.codes();
    let mut out = BufWriter::with_capacity(1 << 20, file);
    out.write_all(&[0; HEADER])?;
    out.write_all(&codes)?;
    let list = packing.blocks(threads, &mut out)?;
    out.write_all(&list)?;
    let mut file = out.into_inner().map_err(io::IntoInnerError::into_error)?;
    let end = file.stream_position()?;
    let header = Header {
        setting: *setting,
        seeds: layer.seeds(),
        boards: layer.boards(),
        list: end - list.len() as u64,
        length: end + SEAL as u64,
        alphabet: packing.alphabet,
        codes_sum: crc32fast::hash(&codes),
        list_sum: crc32fast::hash(&list),
    };
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&header.to_bytes())?;
    let seal = seal(&mut file)?;
    file.write_all(&seal)?;
    file.sync_all()
}

/// SHA-256 of the whole file as it is; the file then stands at its end.
fn seal(file: &mut File) -> io::Result<[u8; SEAL]> {
    file.seek(SeekFrom::Start(0))?;
    let mut sum = Sha256::new();
    let mut buffer = vec![0; 1 << 20];
    loop {
        match file.read(&mut buffer)? {
            0 => return Ok(sum.finalize().into()),
            count => sum.update(&buffer[..count]),
        }
    }
}

/// What packing a layer needs to know of all of it.
struct Packing<'a> {
    layer: &'a Layer,
    alphabet: Alphabet,
    /// Different values, as value + margin, by rank, and how often each occurs.
    values: Vec<(u8, u64)>,
    /// Rank by value + margin.
    ranks: [u8; 256],
    /// Of the words of all contexts.
    lengths: Vec<u8>,
}

impl Packing<'_> {
    fn new(layer: &Layer, threads: usize) -> Packing<'_> {
        let counts = count(layer, threads, 256, |counts, values| {
            for &value in values {
                counts[usize::from(value)] += 1;
            }
        });
        let mut values: Vec<(u8, u64)> = (0..=255).zip(counts).collect();
        values.retain(|&(_, count)| count > 0);
        let mut ranks = [0; 256];
        for (rank, &(value, _)) in values.iter().enumerate() {
            ranks[usize::from(value)] = rank as u8;
        }
        let alphabet = Alphabet::new(values.len());
        let symbols = alphabet.symbols();
        let counts = count(layer, threads, symbols * symbols, |counts, values| {
            let ranks: Vec<u8> = values.iter().map(|&v| ranks[usize::from(v)]).collect();
            for half in ranks.chunks(HALF) {
                for (context, symbol) in alphabet.split(half) {
                    counts[context * symbols + symbol] += 1;
                }
            }
        });
        Packing {
            layer,
            alphabet,
            values,
            ranks,
            lengths: counts.chunks(symbols).flat_map(lengths).collect(),
        }
    }

    /// Values, counts and lengths of words, as the file has them.
    fn codes(&self) -> Vec<u8> {
        let margin = margin(self.layer.seeds());
        let mut codes: Vec<u8> = self
            .values
            .iter()
            .map(|&(v, _)| (v as i8 - margin) as u8)
            .collect();
        codes.extend(
            self.values
                .iter()
                .flat_map(|(_, count)| count.to_le_bytes()),
        );
        let pairs = self.lengths.chunks(2);
        codes.extend(pairs.map(|pair| pair[0] | pair.get(1).unwrap_or(&0) << 4));
        codes
    }

    /// Writes all blocks and returns the list of them.
    fn blocks(&self, threads: usize, out: &mut impl Write) -> io::Result<Vec<u8>> {
        let encoder = Encoder::new(self.alphabet, &self.lengths);
        let boards = self.layer.boards();
        let mut list = vec![];
        // As many runs at once as there are threads, then all of them in order.
        for first in (0..boards).step_by(RUN * threads) {
            let runs = (0..threads).map(|thread| first + (thread * RUN) as u64);
            let runs: Vec<u64> = runs.filter(|&first| first < boards).collect();
            let packed: Vec<(Vec<u8>, Vec<u8>)> = std::thread::scope(|scope| {
                let run = |first| {
                    scope.spawn({
                        let encoder = &encoder;
                        move || self.run(encoder, first)
                    })
                };
                let handles: Vec<_> = runs.into_iter().map(run).collect();
                let joined = handles.into_iter().map(|handle| handle.join());
                joined.collect::<Result<_, _>>()
            })
            .map_err(|_| io::Error::other("a packing thread panicked"))?;
            for (blocks, entries) in packed {
                out.write_all(&blocks)?;
                list.extend(entries);
            }
        }
        Ok(list)
    }

    /// Blocks of a run, and their entries in the list.
    fn run(&self, encoder: &Encoder, first: u64) -> (Vec<u8>, Vec<u8>) {
        let mut values = vec![0; RUN.min((self.layer.boards() - first) as usize)];
        self.layer.copy(first, &mut values);
        for value in &mut values {
            *value = self.ranks[usize::from(*value)];
        }
        let (mut blocks, mut entries) = (vec![], vec![]);
        for ranks in values.chunks(BLOCK) {
            let begin = blocks.len();
            let second = encoder.encode(ranks, &mut blocks);
            let block = &blocks[begin..];
            entries.extend((block.len() as u16).to_le_bytes());
            entries.extend(second.to_le_bytes());
            entries.extend(crc32fast::hash(block).to_le_bytes());
        }
        (blocks, entries)
    }
}

/// Adds up counts over all values of a layer, run by run.
fn count(
    layer: &Layer,
    threads: usize,
    len: usize,
    add: impl Fn(&mut [u64], &[u8]) + Sync,
) -> Vec<u64> {
    let next = AtomicU64::new(0);
    let total = Mutex::new(vec![0; len]);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut counts = vec![0; len];
                let mut values = vec![0; RUN];
                loop {
                    let first = next.fetch_add(RUN as u64, Ordering::Relaxed);
                    let Some(left) = layer.boards().checked_sub(first).filter(|&left| left > 0)
                    else {
                        break;
                    };
                    let values = &mut values[..RUN.min(left as usize)];
                    layer.copy(first, values);
                    add(&mut counts, values);
                }
                let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
                for (total, count) in total.iter_mut().zip(counts) {
                    *total += count;
                }
            });
        }
    });
    total.into_inner().unwrap_or_else(PoisonError::into_inner)
}
