//! Everything in a file (docs/everything-format.md): small blocks, found by their first names; every byte that is read
//! was checked.

use std::fs::{self, File};
use std::io::{BufWriter, Read as _, Seek as _, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use hoyito::{EndlessSowing, LastFour, Position, Rules, Variant};
use hoyito_tablebase::Error;

use super::pack::{self, BLOCK};
use super::{Counts, Everything, FIRST, Layer, solution, value_in};
use crate::solve::Solution;
use crate::solve::game::Game;

const MAGIC: &[u8; 8] = b"HOYITOEV";

const VERSION: u8 = 1;

/// Bytes of a block's entry in the list: first name, where it begins, its length, its checksum.
const ENTRY: usize = 8 + 8 + 4 + 4;

fn io(path: &Path, doing: &str) -> impl Fn(std::io::Error) -> Error {
    let doing = format!("{doing} {}", path.display());
    move |error| Error::Io {
        doing: doing.clone(),
        error,
    }
}

fn damaged(path: &Path, what: &str) -> Error {
    Error::File {
        path: path.to_owned(),
        fault: format!("{what}; make it again with hoyito solve --everything"),
    }
}

impl Everything {
    /// Writes it all to a file, whole or not at all; its size in bytes.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn write(&self, path: &Path) -> Result<u64, Error> {
        let part = path.with_extension("part");
        let written = self.write_to(&part).and_then(|bytes| {
            fs::rename(&part, path).map_err(io(path, "writing"))?;
            Ok(bytes)
        });
        if written.is_err() {
            // It is of no use, and may be why there is no room.
            let _ = fs::remove_file(&part);
        }
        written
    }

    fn write_to(&self, path: &Path) -> Result<u64, Error> {
        let failed = io(path, "writing");
        let mut head = Head::of(self);
        let mut bodies = BufWriter::with_capacity(1 << 20, File::create(path).map_err(&failed)?);
        // The head's length is known, its content only when all blocks are written.
        let mut at = head.to_bytes().len() as u64 + 8;
        let mut list = vec![];
        at += head.blocks() * ENTRY as u64 + 4;
        bodies.seek(SeekFrom::Start(at)).map_err(&failed)?;
        for (layer, counts) in self.layers.iter().zip(&head.layers) {
            let kind = |value: i8| {
                let value = 4 * i32::from(value);
                let place = counts.values.iter().position(|&(other, _)| other == value);
                place.expect("every value was counted") as u8
            };
            for (names, values) in layer.names.chunks(BLOCK).zip(layer.values.chunks(BLOCK)) {
                let body = pack::pack(names, values.iter().map(|&v| kind(v)), counts.values.len());
                list.extend(names[0].to_le_bytes());
                list.extend(at.to_le_bytes());
                list.extend((body.len() as u32).to_le_bytes());
                list.extend(crc32fast::hash(&body).to_le_bytes());
                bodies.write_all(&body).map_err(&failed)?;
                at += body.len() as u64;
            }
        }
        head.length = at;
        let bytes = head.to_bytes();
        bodies.seek(SeekFrom::Start(0)).map_err(&failed)?;
        for part in [
            &(bytes.len() as u32).to_le_bytes()[..],
            &bytes,
            &crc32fast::hash(&bytes).to_le_bytes(),
        ] {
            bodies.write_all(part).map_err(&failed)?;
        }
        bodies.write_all(&list).map_err(&failed)?;
        bodies
            .write_all(&crc32fast::hash(&list).to_le_bytes())
            .map_err(&failed)?;
        let file = bodies
            .into_inner()
            .map_err(|error| failed(error.into_error()))?;
        file.sync_all().map_err(&failed)?;
        Ok(at)
    }
}

/// What a file says of itself.
struct Head {
    rules: Rules,
    start: Position,
    /// Bytes of the file.
    length: u64,
    /// From the lowest up.
    layers: Vec<Counts>,
}

impl Head {
    fn of(all: &Everything) -> Head {
        Head {
            rules: all.game.rules,
            start: all.start,
            length: 0,
            layers: all.layers.iter().map(Layer::counts).collect(),
        }
    }

    fn blocks(&self) -> u64 {
        let layers = self.layers.iter();
        layers
            .map(|layer| layer.boards.div_ceil(BLOCK as u64))
            .fold(0, u64::saturating_add)
    }

    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        let variant = Variant::ALL
            .iter()
            .position(|&variant| variant == self.rules.variant);
        bytes.push(variant.map_or(0, |place| place as u8 + 1));
        bytes.push(match self.rules.last_four {
            LastFour::Captor => 0,
            LastFour::South => 1,
            LastFour::North => 2,
        });
        bytes.push(match self.rules.endless_sowing {
            EndlessSowing::Forbidden => 0,
            EndlessSowing::EndsRound => 1,
        });
        bytes.extend(self.length.to_le_bytes());
        let start = self.start.to_string();
        bytes.push(start.len() as u8);
        bytes.extend(start.as_bytes());
        bytes.push(self.layers.len() as u8);
        for layer in &self.layers {
            bytes.push(layer.seeds as u8);
            bytes.push(layer.values.len() as u8);
            for &(value, count) in &layer.values {
                bytes.push((value / 4) as i8 as u8);
                bytes.extend(count.to_le_bytes());
            }
        }
        bytes
    }

    /// `None` if the bytes make no sense.
    fn from_bytes(bytes: &[u8]) -> Option<Head> {
        let mut rest = bytes;
        let mut take = |count: usize| -> Option<&[u8]> {
            let (taken, left) = rest.split_at_checked(count)?;
            rest = left;
            Some(taken)
        };
        let word = |bytes: &[u8]| Some(u64::from_le_bytes(bytes.try_into().ok()?));
        if take(8)? != MAGIC || take(1)?[0] != VERSION {
            return None;
        }
        let variant = usize::from(take(1)?[0]).checked_sub(1)?;
        let mut rules = Rules::new(*Variant::ALL.get(variant)?);
        rules.last_four = match take(1)?[0] {
            0 => LastFour::Captor,
            1 => LastFour::South,
            2 => LastFour::North,
            _ => return None,
        };
        rules.endless_sowing = match take(1)?[0] {
            0 => EndlessSowing::Forbidden,
            1 => EndlessSowing::EndsRound,
            _ => return None,
        };
        let length = word(take(8)?)?;
        let letters = take(1)?[0];
        let start = std::str::from_utf8(take(letters.into())?)
            .ok()?
            .parse()
            .ok()?;
        let mut layers = vec![];
        for place in 0..usize::from(take(1)?[0]) {
            let seeds = usize::from(take(1)?[0]);
            let mut values = vec![];
            for _ in 0..take(1)?[0] {
                let value = 4 * i32::from(take(1)?[0] as i8);
                values.push((value, word(take(8)?)?));
            }
            let mut counts = values.iter().map(|&(_, count)| count);
            let boards = counts.try_fold(0, |sum: u64, count| sum.checked_add(count))?;
            if seeds != FIRST + 4 * place {
                return None;
            }
            layers.push(Counts {
                seeds,
                boards,
                values,
            });
        }
        rest.is_empty().then_some(Head {
            rules,
            start,
            length,
            layers,
        })
    }
}

/// Everything reachable from a position, in a file.
///
/// ```
/// use hoyito::{Position, RowLength, Rules, Variant};
/// use hoyito_engine::solve::everything::{Everything, Known};
/// let start = Position::start(RowLength::new(2).unwrap());
/// let all = Everything::of(&start, &Rules::new(Variant::I), 1, u64::MAX, &|_| {}).unwrap();
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("all");
/// all.write(&path).unwrap();
/// let known = Known::open(&path).unwrap();
/// assert_eq!(known.value(&start).unwrap(), all.value(&start));
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Known {
    path: PathBuf,
    file: Mutex<File>,
    head: Head,
    game: Game,
    /// First names of all blocks, layer by layer, and where they are.
    list: Vec<Entry>,
    /// Where in the list each layer begins.
    layers: Vec<usize>,
}

struct Entry {
    first: u64,
    at: u64,
    length: u32,
    sum: u32,
}

impl Known {
    /// Opens a file and checks all of it but its blocks, which are checked when they are read.
    ///
    /// # Errors
    /// If it can't be read, is no such file, or is damaged.
    pub fn open(path: &Path) -> Result<Known, Error> {
        let failed = io(path, "reading");
        let mut file = File::open(path).map_err(io(path, "opening"))?;
        let length = file.metadata().map_err(&failed)?.len();
        let wrong = || {
            damaged(
                path,
                "it is no file of everything, of another version, or damaged",
            )
        };
        let mut read = |count: u64| -> Result<Vec<u8>, Error> {
            // Before memory is asked for.
            if count > length {
                return Err(wrong());
            }
            let mut bytes = vec![0; count as usize];
            match file.read_exact(&mut bytes) {
                Ok(()) => Ok(bytes),
                Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => Err(wrong()),
                Err(error) => Err(failed(error)),
            }
        };
        let count = read(4)?;
        let mut checked = |count: u64| -> Result<Vec<u8>, Error> {
            let bytes = read(count)?;
            match read(4)? == crc32fast::hash(&bytes).to_le_bytes() {
                true => Ok(bytes),
                false => Err(wrong()),
            }
        };
        let count = u32::from_le_bytes([count[0], count[1], count[2], count[3]]);
        let head = Head::from_bytes(&checked(count.into())?).ok_or_else(wrong)?;
        if head.length != length {
            return Err(damaged(
                path,
                "it is cut short or has something after its end",
            ));
        }
        let list = checked(head.blocks().saturating_mul(ENTRY as u64))?;
        let list: Vec<Entry> = list.chunks_exact(ENTRY).map(Entry::of).collect();
        let game = Game::new(&head.start, &head.rules).ok_or_else(wrong)?;
        let mut layers = vec![0];
        for layer in &head.layers {
            layers.push(layers[layers.len() - 1] + (layer.boards as usize).div_ceil(BLOCK));
        }
        Ok(Known {
            path: path.to_owned(),
            file: Mutex::new(file),
            head,
            game,
            list,
            layers,
        })
    }

    /// The position from which all others are reached.
    pub fn start(&self) -> &Position {
        &self.head.start
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.head.rules
    }

    /// Boards and values of each layer, from the lowest up.
    pub fn counts(&self) -> &[Counts] {
        &self.head.layers
    }

    /// Final captures of the player to move minus the opponent's with best play of both, in seeds; `None` if the
    /// position can't be reached.
    ///
    /// # Errors
    /// If the file can't be read or is damaged.
    pub fn value(&self, position: &Position) -> Result<Option<i32>, Error> {
        let mut fault = None;
        let value = value_in(&self.game, position, |seeds, name| {
            self.find((seeds - FIRST) / 4, name)
                .unwrap_or_else(|error| {
                    fault = Some(error);
                    None
                })
        });
        fault.map_or(Ok(value), Err)
    }

    /// The same for every move; `None` if the position can't be reached.
    ///
    /// # Errors
    /// If the file can't be read or is damaged.
    pub fn solution(&self, position: &Position) -> Result<Option<Solution>, Error> {
        solution(position, &self.head.rules, |position| self.value(position))
    }

    fn find(&self, place: usize, name: u64) -> Result<Option<i8>, Error> {
        let Some(layer) = self.head.layers.get(place) else {
            return Ok(None);
        };
        let blocks = &self.list[self.layers[place]..self.layers[place + 1]];
        let after = blocks.partition_point(|entry| entry.first <= name);
        let Some(number) = after.checked_sub(1) else {
            return Ok(None);
        };
        let entry = &blocks[number];
        let boards = (layer.boards as usize - number * BLOCK).min(BLOCK);
        let body = self.read(entry)?;
        let found = pack::find(&body, entry.first, boards, layer.values.len(), name);
        let found = found.ok_or_else(|| damaged(&self.path, "a block is damaged"))?;
        Ok(found.map(|kind| (layer.values[usize::from(kind)].0 / 4) as i8))
    }

    fn read(&self, entry: &Entry) -> Result<Vec<u8>, Error> {
        let failed = io(&self.path, "reading");
        if entry
            .at
            .checked_add(entry.length.into())
            .is_none_or(|end| end > self.head.length)
        {
            return Err(damaged(&self.path, "the list of blocks is damaged"));
        }
        let mut body = vec![0; entry.length as usize];
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(entry.at)).map_err(&failed)?;
        file.read_exact(&mut body).map_err(&failed)?;
        match crc32fast::hash(&body) == entry.sum {
            true => Ok(body),
            false => Err(damaged(&self.path, "a block is damaged")),
        }
    }
}

impl Entry {
    fn of(bytes: &[u8]) -> Entry {
        let word =
            |from: usize| u64::from_le_bytes(std::array::from_fn(|place| bytes[from + place]));
        let half =
            |from: usize| u32::from_le_bytes(std::array::from_fn(|place| bytes[from + place]));
        Entry {
            first: word(0),
            at: word(8),
            length: half(16),
            sum: half(20),
        }
    }
}
