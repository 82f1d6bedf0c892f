//! A folder of files: built layer by layer, so that a build that was stopped goes on where it was, and probed.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use hoyito::{Position, Rules};

use crate::file::{self, BLOCK};
use crate::layer::margin;
use crate::tables::{FIRST_LAYER, open_board};
use crate::{Error, Layer, Options, Setting, Table, Tables, Verified};

/// Ending of the files' names.
const ENDING: &str = "hoyitotb";

/// Where the table of a setting and number of seeds is in a folder.
pub fn file_name(setting: &Setting, seeds: usize) -> String {
    format!("{setting}-{seeds:02}.{ENDING}")
}

/// What became of a layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// It was there already.
    Found,
    /// It was built and written.
    Built,
}

/// Builds all layers up to `seeds` seeds that are not in `folder` yet, or only in an older version of the files, and tells of
/// each layer once it is there.
/// A build that was stopped loses no more than the layer it was at.
///
/// # Errors
/// If there are no such layers, memory or disk are short, or a file that is there is damaged or of a newer version.
pub fn build(
    folder: &Path,
    setting: Setting,
    seeds: usize,
    options: &Options,
    mut done: impl FnMut(usize, Done),
) -> Result<(), Error> {
    let mut tables = Tables::new(setting);
    tables.check(seeds, options)?;
    fs::create_dir_all(folder).map_err(Error::io(format!("making {}", folder.display())))?;
    for layer in (FIRST_LAYER..=seeds).step_by(4) {
        let found = find(folder, &tables, layer)?;
        if let Some(layers) = found {
            tables.push(layers)?;
            done(layer, Done::Found);
            continue;
        }
        tables.build_next(options)?;
        for (side, setting) in tables.settings().enumerate() {
            let path = folder.join(file_name(&setting, layer));
            let built = tables.layer(side, layer).expect("it was just built").1;
            file::write(&path, &setting, built, options.threads())
                .map_err(Error::io(format!("writing {}", path.display())))?;
        }
        done(layer, Done::Built);
    }
    Ok(())
}

/// The layer of all sides, if all its files are there. Those of older versions count as missing, and are written over.
fn find(folder: &Path, tables: &Tables, seeds: usize) -> Result<Option<Vec<Layer>>, Error> {
    let mut layers = vec![];
    for setting in tables.settings() {
        if file::is_older(&folder.join(file_name(&setting, seeds))) {
            return Ok(None);
        }
        match open(folder, &setting, seeds)? {
            None => return Ok(None),
            Some(table) => layers.push(table.load()?),
        }
    }
    Ok(Some(layers))
}

/// Checks every byte and every value of the tables in `folder`, layer by layer; `done` hears of each file's setting and
/// seeds once it is right. Layers below a table must be there, since its values rest on them.
///
/// # Errors
/// With the first fault found.
pub fn verify(
    folder: &Path,
    threads: usize,
    tell: &(dyn Fn(&Verified) + Sync),
    mut done: impl FnMut(&Setting, usize),
) -> Result<(), Error> {
    let all = Folder::new(folder)?.all()?;
    let mut left: Vec<(Setting, usize)> = all.iter().map(|t| (*t.setting(), t.seeds())).collect();
    while let Some(&(setting, _)) = left.first() {
        let mut tables = Tables::new(setting);
        let sides: Vec<Setting> = tables.settings().collect();
        let of_sides = left.iter().filter(|(setting, _)| sides.contains(setting));
        let most = of_sides.map(|&(_, seeds)| seeds).max().unwrap_or(0);
        for seeds in (FIRST_LAYER..=most).step_by(4) {
            let mut layers = vec![];
            for setting in &sides {
                let table = open(folder, setting, seeds)?.ok_or_else(|| Error::NoTable {
                    setting: setting.to_string(),
                    seeds,
                    folder: folder.to_owned(),
                })?;
                table.check()?;
                layers.push(table.load()?);
            }
            tables.push(layers)?;
            tables.verify(seeds, threads, tell)?;
            for setting in &sides {
                done(setting, seeds);
            }
        }
        left.retain(|(setting, _)| !sides.contains(setting));
    }
    Ok(())
}

/// Opens a table by name; `None` if there is none.
fn open(folder: &Path, setting: &Setting, seeds: usize) -> Result<Option<Table>, Error> {
    let path = folder.join(file_name(setting, seeds));
    if !path.exists() {
        return Ok(None);
    }
    let table = Table::open(&path)?;
    if (table.setting(), table.seeds()) != (setting, seeds) {
        let found = file_name(table.setting(), table.seeds());
        let fault = format!("holds another table than its name says; it should be called {found}");
        return Err(Error::file(&path, fault));
    }
    Ok(Some(table))
}

/// A folder to probe: opens each file when it is first asked for. Threads share one.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    tables: Mutex<HashMap<(Setting, usize), Asked>>,
}

/// What came of asking for a table: nothing if there is none.
type Asked = Option<Arc<Table>>;

impl Folder {
    /// A folder that exists.
    ///
    /// # Errors
    /// If there is no such folder.
    pub fn new(path: &Path) -> Result<Folder, Error> {
        fs::read_dir(path).map_err(Error::io(format!("opening the folder {}", path.display())))?;
        Ok(Folder {
            path: path.to_owned(),
            tables: Mutex::default(),
        })
    }

    /// The table of a setting and number of seeds; `None` if the folder has none. Files that appear later are not
    /// seen once they were asked for in vain.
    ///
    /// # Errors
    /// If the file is damaged or can't be read.
    pub fn table(&self, setting: &Setting, seeds: usize) -> Result<Option<Arc<Table>>, Error> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = tables.get(&(*setting, seeds)) {
            return Ok(table.clone());
        }
        let table = open(&self.path, setting, seeds)?.map(Arc::new);
        tables.insert((*setting, seeds), table.clone());
        Ok(table)
    }

    /// Seeds of the highest layer up to which the tables of both settings are all there, 0 if the lowest is not: what a
    /// round on these open holes can stand on.
    ///
    /// # Errors
    /// If one of them is damaged or can't be read.
    pub fn seeds(&self, settings: &[Setting; 2]) -> Result<usize, Error> {
        let mut seeds = 0;
        for layer in (FIRST_LAYER..=4 * settings[0].open()).step_by(4) {
            for setting in settings {
                if self.table(setting, layer)?.is_none() {
                    return Ok(seeds);
                }
            }
            seeds = layer;
        }
        Ok(seeds)
    }

    /// All tables in the folder, by file name.
    ///
    /// # Errors
    /// If one of them is damaged or the folder can't be read.
    pub fn all(&self) -> Result<Vec<Table>, Error> {
        let reading = || Error::io(format!("reading the folder {}", self.path.display()));
        let mut paths = vec![];
        for entry in fs::read_dir(&self.path).map_err(reading())? {
            let path = entry.map_err(reading())?.path();
            if path.extension().is_some_and(|ending| ending == ENDING) {
                paths.push(path);
            }
        }
        paths.sort();
        paths.iter().map(|path| Table::open(path)).collect()
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Probes of one thread: remembers opened tables and unpacked blocks.
pub struct Prober {
    folder: Arc<Folder>,
    /// Tables asked for, also those that are not there.
    tables: Vec<Known>,
    /// Where the last table was found.
    last: usize,
    held: Vec<Held>,
    values: Vec<u8>,
}

/// What a slot holds.
#[derive(Clone, Copy, Default)]
struct Held {
    /// Table and block, from 1.
    block: u64,
    /// How many of its values.
    values: usize,
}

struct Known {
    setting: Setting,
    seeds: usize,
    table: Asked,
}

impl Prober {
    /// Blocks remembered unless told otherwise: 8 MiB.
    pub const BLOCKS: usize = 1 << 13;

    /// A prober that remembers about `blocks` unpacked blocks of a KiB, at least 1.
    pub fn new(folder: Arc<Folder>, blocks: usize) -> Prober {
        let slots = blocks.max(1).next_power_of_two();
        Prober {
            folder,
            tables: vec![],
            last: 0,
            held: vec![Held::default(); slots],
            values: vec![0; slots * BLOCK],
        }
    }

    /// The margin still to be won by the player to move, in seeds; `None` if the folder has no table for it.
    ///
    /// # Errors
    /// If the table is damaged or can't be read.
    pub fn value(&mut self, position: &Position, rules: &Rules) -> Result<Option<i32>, Error> {
        let seeds = usize::from(position.on_board());
        if seeds == 0 {
            return Ok(Some(0));
        }
        let Some(setting) = Setting::of(position, rules) else {
            return Ok(None);
        };
        let number = self.number(&setting, seeds)?;
        let Some(table) = &self.tables[number].table else {
            return Ok(None);
        };
        let index = table.index().of(&open_board(position));
        let block = index / BLOCK as u64;
        let wanted = (number as u64) << 40 | (block + 1);
        let slot =
            (wanted.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & (self.held.len() - 1);
        let values = &mut self.values[slot * BLOCK..][..BLOCK];
        let held = &mut self.held[slot];
        let place = index as usize % BLOCK;
        if held.block != wanted || held.values <= place {
            // At first no further than asked for: most blocks of a random walk are never asked for again.
            let all = (table.index().boards() - block * BLOCK as u64).min(BLOCK as u64) as usize;
            let count = if held.block == wanted { all } else { place + 1 };
            // Should unpacking fail, the slot must not pass for the block it held.
            *held = Held::default();
            table.unpack(block, &mut values[..count])?;
            *held = Held {
                block: wanted,
                values: count,
            };
        }
        let value = values[place] as i8 - margin(seeds);
        Ok(Some(4 * i32::from(value)))
    }

    /// The number of a table, opened if need be.
    #[inline]
    fn number(&mut self, setting: &Setting, seeds: usize) -> Result<usize, Error> {
        let is = |known: &Known| known.seeds == seeds && known.setting == *setting;
        if self.tables.get(self.last).is_some_and(is) {
            return Ok(self.last);
        }
        self.last = match self.tables.iter().position(is) {
            Some(number) => number,
            None => {
                let table = self.folder.table(setting, seeds)?;
                self.tables.push(Known {
                    setting: *setting,
                    seeds,
                    table,
                });
                self.tables.len() - 1
            }
        };
        Ok(self.last)
    }
}
