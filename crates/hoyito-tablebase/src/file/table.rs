//! A file opened for probing: mapped into memory, so that threads and processes share one copy. Everything read is
//! checked first: the header, codes and list when it is opened, each block when it is unpacked.

use std::collections::BTreeMap;
use std::fs::File;
use std::ops::Deref;
use std::path::{Path, PathBuf};

use memmap2::Mmap;
use sha2::{Digest as _, Sha256};

use super::code::{BLOCK, Decoder, SLACK};
use super::header::{ENTRY, HEADER, Header, SEAL};
use crate::layer::margin;
use crate::{Error, Index, Layer, Setting};

/// Blocks between two whose place is remembered; the ones between are found by their lengths.
const STRIDE: usize = 16;

/// The values of one layer, in a file.
pub struct Table {
    path: PathBuf,
    map: Content,
    header: Header,
    index: Index,
    decoder: Decoder,
    /// How many boards have each value, in fours.
    counts: BTreeMap<i8, u64>,
    /// Where every [`STRIDE`]th block begins.
    places: Vec<u64>,
}

/// A file's bytes.
enum Content {
    Mapped(Mmap),
    InMemory(Vec<u8>),
}

impl Deref for Content {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Content::Mapped(map) => map,
            Content::InMemory(bytes) => bytes,
        }
    }
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}

impl Table {
    /// Opens a file and checks all of it but its blocks.
    ///
    /// # Errors
    /// If it can't be read, is no tablebase, or is damaged.
    pub fn open(path: &Path) -> Result<Table, Error> {
        let opening = || Error::io(format!("opening {}", path.display()));
        let file = File::open(path).map_err(opening())?;
        let length = file.metadata().map_err(opening())?.len();
        // An empty file can't be mapped.
        let map = match length {
            0 => Content::InMemory(vec![]),
            _ => Content::Mapped(map(&file).map_err(opening())?),
        };
        Table::of(path, map)
    }

    /// The same of a file that was read elsewhere; `name` is what errors call it.
    ///
    /// # Errors
    /// If it is no tablebase, or is damaged.
    ///
    /// ```
    /// use hoyito_tablebase::Table;
    /// let error = Table::from_bytes("a letter", b"Dear reader".to_vec()).unwrap_err();
    /// assert!(error.to_string().starts_with("a letter: too short"));
    /// ```
    pub fn from_bytes(name: &str, bytes: Vec<u8>) -> Result<Table, Error> {
        Table::of(Path::new(name), Content::InMemory(bytes))
    }

    fn of(path: &Path, map: Content) -> Result<Table, Error> {
        if map.len() < HEADER + SEAL {
            return Err(Error::file(
                path,
                "too short for a tablebase; build it again",
            ));
        }
        let bad = |fault| Error::file(path, fault);
        let header = Header::from_bytes(&map).map_err(bad)?;
        if header.length != map.len() as u64 {
            return Err(bad(format!(
                "{} bytes long, it should have {}; copy or build it again",
                map.len(),
                header.length
            )));
        }
        let damaged = |what: &str| bad(format!("{what} damaged; copy or build it again"));
        let codes = &map[HEADER..HEADER + header.codes()];
        if crc32fast::hash(codes) != header.codes_sum {
            return Err(damaged("the codes are"));
        }
        let (decoder, counts) =
            read_codes(&header, codes).ok_or_else(|| damaged("the codes are"))?;
        let list = &map[header.list as usize..map.len() - SEAL];
        if crc32fast::hash(list) != header.list_sum {
            return Err(damaged("the list of blocks is"));
        }
        let mut place = (HEADER + header.codes()) as u64;
        let mut places = vec![];
        for (number, entry) in list.chunks_exact(ENTRY).enumerate() {
            if number % STRIDE == 0 {
                places.push(place);
            }
            place += u64::from(u16::from_le_bytes([entry[0], entry[1]]));
        }
        let index = Index::new(&header.setting, header.seeds);
        let index = index.filter(|_| place == header.list);
        Ok(Table {
            path: path.to_owned(),
            index: index.ok_or_else(|| damaged("the list of blocks is"))?,
            map,
            header,
            decoder,
            counts,
            places,
        })
    }

    /// What it is for.
    pub fn setting(&self) -> &Setting {
        &self.header.setting
    }

    /// Seeds on its boards.
    pub fn seeds(&self) -> usize {
        self.header.seeds
    }

    /// Its boards, numbered.
    pub fn index(&self) -> &Index {
        &self.index
    }

    /// Bytes of the file.
    pub fn bytes(&self) -> u64 {
        self.header.length
    }

    /// How many boards have each value, in fours.
    pub fn counts(&self) -> &BTreeMap<i8, u64> {
        &self.counts
    }

    /// The value of board `index`, in fours, unpacked anew.
    ///
    /// # Errors
    /// If the block is damaged.
    ///
    /// # Panics
    /// If there is no such board.
    pub fn value(&self, index: u64) -> Result<i8, Error> {
        assert!(index < self.header.boards, "no board {index}");
        let (bytes, second) = self.block(index / BLOCK as u64)?;
        let value = self.decoder.value(bytes, second, index as usize % BLOCK);
        Ok(value as i8 - margin(self.header.seeds))
    }

    /// Writes the first values of a block, as value + margin.
    pub(crate) fn unpack(&self, block: u64, values: &mut [u8]) -> Result<(), Error> {
        let (bytes, _) = self.block(block)?;
        self.decoder.decode(bytes, values);
        Ok(())
    }

    /// The bytes of a block, checked, and what a decoder may read beyond; and the bit where its second half begins.
    fn block(&self, block: u64) -> Result<(&[u8], u16), Error> {
        let stride = block as usize / STRIDE;
        let list = &self.map[self.header.list as usize..];
        let entry = |block: usize| &list[block * ENTRY..(block + 1) * ENTRY];
        let short = |entry: &[u8], at: usize| u16::from_le_bytes([entry[at], entry[at + 1]]);
        let length = |entry: &[u8]| usize::from(short(entry, 0));
        let skipped = stride * STRIDE..block as usize;
        let begin = self.places[stride] as usize + skipped.map(|b| length(entry(b))).sum::<usize>();
        let entry = entry(block as usize);
        let end = begin + length(entry);
        let sum = u32::from_le_bytes([entry[4], entry[5], entry[6], entry[7]]);
        if crc32fast::hash(&self.map[begin..end]) != sum {
            return Err(Error::file(
                &self.path,
                format!("block {block} is damaged; copy or build it again"),
            ));
        }
        // The seal at the end of the file is longer than the slack.
        Ok((&self.map[begin..end + SLACK], short(entry, 2)))
    }

    /// Checks every byte of the file.
    ///
    /// # Errors
    /// If anything differs from what was written.
    pub fn check(&self) -> Result<(), Error> {
        let (all, seal) = self.map.split_at(self.map.len() - SEAL);
        if Sha256::digest(all)[..] != *seal {
            let fault = "its bytes don't agree with its SHA-256; copy or build it again";
            return Err(Error::file(&self.path, fault));
        }
        let counts = self.load()?.counts();
        if counts != self.counts {
            let fault = "its values don't agree with the counts it states; build it again";
            return Err(Error::file(&self.path, fault));
        }
        Ok(())
    }

    /// All values in memory.
    ///
    /// # Errors
    /// If a block is damaged or memory short.
    pub fn load(&self) -> Result<Layer, Error> {
        let mut layer = Layer::new(self.header.seeds, self.header.boards)
            .map_err(Error::io(format!("memory for {}", self.path.display())))?;
        let fault = std::sync::Mutex::new(None);
        let threads = std::thread::available_parallelism().map_or(1, |count| count.get());
        layer.fill(threads, |first, values| {
            for (block, values) in (first / BLOCK as u64..).zip(values.chunks_mut(BLOCK)) {
                if let Err(error) = self.unpack(block, values) {
                    *fault.lock().unwrap_or_else(|e| e.into_inner()) = Some(error);
                    return;
                }
            }
        });
        match fault.into_inner().unwrap_or_else(|e| e.into_inner()) {
            Some(error) => Err(error),
            None => Ok(layer),
        }
    }
}

/// Decoder and counts from the codes; `None` if they make no sense.
fn read_codes(header: &Header, codes: &[u8]) -> Option<(Decoder, BTreeMap<i8, u64>)> {
    let margin = margin(header.seeds);
    let (values, rest) = codes.split_at(header.alphabet.values);
    let (counts, lengths) = rest.split_at(8 * values.len());
    let values: Vec<i8> = values.iter().map(|&value| value as i8).collect();
    let counts = counts
        .chunks_exact(8)
        .map(|eight| eight.try_into().map(u64::from_le_bytes));
    let counts = counts.collect::<Result<Vec<u64>, _>>().ok()?;
    let within = values
        .iter()
        .all(|value| (-margin..=margin).contains(value));
    if !within || !values.is_sorted_by(|a, b| a < b) {
        return None;
    }
    let mut lengths: Vec<u8> = lengths
        .iter()
        .flat_map(|byte| [byte & 15, byte >> 4])
        .collect();
    lengths.truncate(header.alphabet.symbols().pow(2));
    let stored: Vec<u8> = values.iter().map(|value| (value + margin) as u8).collect();
    let decoder = Decoder::new(header.alphabet, &stored, &lengths)?;
    Some((decoder, values.into_iter().zip(counts).collect()))
}

/// The only unsafe code of the crate.
#[allow(unsafe_code)]
fn map(file: &File) -> std::io::Result<Mmap> {
    // SAFETY: a map is only undefined if the file changes while it is mapped. Ours are written under another name,
    // renamed when complete and never changed afterwards. Should somebody else overwrite one all the same, every block
    // is checked against its checksum before it is unpacked, and unpacking goes wrong for no input.
    unsafe { Mmap::map(file) }
}
