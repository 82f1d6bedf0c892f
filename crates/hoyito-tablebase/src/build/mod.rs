//! Building layers, each from those below it, with all cores; the values are the same whatever the number of threads.

mod code;
mod forward;
mod room;
mod settle;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::bytes::Bytes;
use crate::index::Rows;
use crate::layer::margin;
use crate::tables::FIRST_LAYER;
use crate::{Error, Index, Layer, Setting, Tables};
use code::Codes;
use forward::{Batch, Forward};
use room::Room;
use settle::Settle;

/// Boards of the first pass handed to a thread at once.
const PART: usize = 1 << 14;

/// How to build.
pub struct Options<'a> {
    /// Threads; 0 for one a core.
    pub threads: usize,
    /// Bytes of memory that may be used, layers below included; a layer that needs more is refused.
    pub memory: u64,
    /// Told now and then how far a layer is, from any thread.
    pub progress: &'a (dyn Fn(&Progress) + Sync),
}

impl Default for Options<'_> {
    /// All cores, any memory, nobody told.
    fn default() -> Self {
        Options {
            threads: 0,
            memory: u64::MAX,
            progress: &|_| {},
        }
    }
}

impl Options<'_> {
    pub(crate) fn threads(&self) -> usize {
        match self.threads {
            0 => std::thread::available_parallelism().map_or(1, |count| count.get()),
            threads => threads,
        }
    }
}

/// How far a layer is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Seeds of the layer.
    pub seeds: usize,
    /// Boards of the layer, of both sides if there are two.
    pub boards: u64,
    /// What is being done.
    pub phase: Phase,
    /// Boards done in this phase.
    pub done: u64,
    /// Since the layer was begun.
    pub elapsed: std::time::Duration,
}

/// What is being done with a layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Every board's moves are sown once.
    Sowing,
    /// Values are settled; boards that stay an equal share are never counted as done.
    Settling,
}

/// Bytes needed to build the layer of `seeds` seeds with so many threads, the layers below included; `None` if there is
/// no such layer.
///
/// ```
/// use hoyito::{RowLength, Variant};
/// use hoyito_tablebase::{Setting, memory_needed};
/// let setting = Setting::full(Variant::III, RowLength::SIX);
/// assert!(memory_needed(&setting, 24, 2).unwrap() < 1 << 30);
/// ```
pub fn memory_needed(setting: &Setting, seeds: usize, threads: usize) -> Option<u64> {
    let sides = if setting.is_even() { 1 } else { 2 };
    let boards = Index::new(setting, seeds)?.boards();
    let mut bytes = sides * (boards + Layer::size(seeds, boards));
    for below in (FIRST_LAYER..seeds).step_by(4) {
        let boards = Index::new(setting, below)?.boards();
        bytes += sides * Layer::size(below, boards);
    }
    let piles = threads as u64 * 8 * pile(boards) as u64 * 2;
    Some(bytes + sides * Rows::bytes(setting, seeds) + piles + (16 << 20))
}

/// Settled boards a thread may remember, in a layer of so many boards.
fn pile(boards: u64) -> usize {
    (boards / 64).clamp(1 << 17, 1 << 22) as usize
}

impl Tables {
    /// Builds all layers up to `seeds` seeds that are not there yet.
    ///
    /// # Errors
    /// If there are no such layers on these rows, or memory is short.
    pub fn build_to(&mut self, seeds: usize, options: &Options) -> Result<(), Error> {
        self.check(seeds, options)?;
        while self.seeds() < seeds {
            self.build_next(options)?;
        }
        Ok(())
    }

    /// Whether there is a layer of `seeds` seeds, and memory to build it.
    pub(crate) fn check(&self, seeds: usize, options: &Options) -> Result<(), Error> {
        let setting = self.setting();
        // On a full board each open hole has four.
        let most = 4 * setting.open();
        if !seeds.is_multiple_of(4) || !(FIRST_LAYER..=most).contains(&seeds) {
            return Err(Error::NoSuchLayer { seeds, most });
        }
        let needed = memory_needed(&setting, seeds, options.threads());
        let needed = needed.ok_or(Error::TooManySeeds { seeds })?;
        if needed > options.memory {
            return Err(Error::Memory {
                seeds,
                needed,
                allowed: options.memory,
            });
        }
        Ok(())
    }

    /// Builds the next layer.
    ///
    /// # Errors
    /// If there is none on these rows, or memory is short.
    pub fn build_next(&mut self, options: &Options) -> Result<(), Error> {
        let seeds = (self.seeds() + 4).max(FIRST_LAYER);
        let setting = self.setting();
        let threads = options.threads();
        let too_many = Error::TooManySeeds { seeds };
        let holes = setting.mover().max(setting.other());
        let codes = Codes::new(margin(seeds), holes).ok_or(too_many)?;
        let needed =
            memory_needed(&setting, seeds, threads).ok_or(Error::TooManySeeds { seeds })?;
        if needed > options.memory {
            return Err(Error::Memory {
                seeds,
                needed,
                allowed: options.memory,
            });
        }
        let room = Room::new(self.settings(), seeds)?;
        let boards = room.sides[0].index.boards();
        let no_memory = || Error::io(format!("memory for the layer of {seeds} seeds"));
        let mut states = vec![];
        for _ in &room.sides {
            states.push(Bytes::new(boards).map_err(no_memory())?);
        }
        let building = Building {
            room: &room,
            codes: &codes,
            threads,
            begun: Instant::now(),
            boards,
            options,
        };
        building.sow(self, &mut states);
        building.settle(&mut states);
        let mut layers = vec![];
        for states in states {
            let mut layer = Layer::new(seeds, boards).map_err(no_memory())?;
            let states = states.as_slice();
            let margin = margin(seeds);
            let stored: Vec<u8> = (0..=255).map(|c| (codes.value(c) + margin) as u8).collect();
            layer.fill(threads, |first, values| {
                let states = &states[first as usize..][..values.len()];
                for (value, &code) in values.iter_mut().zip(states) {
                    *value = stored[usize::from(code)];
                }
            });
            layers.push(layer);
        }
        self.push(layers)
    }

    fn setting(&self) -> Setting {
        self.settings().next().expect("tables have a setting")
    }
}

/// A layer being built.
struct Building<'a> {
    room: &'a Room,
    codes: &'a Codes,
    threads: usize,
    begun: Instant,
    /// Of one side.
    boards: u64,
    options: &'a Options<'a>,
}

impl Building<'_> {
    fn tell(&self, phase: Phase, done: u64) {
        (self.options.progress)(&Progress {
            seeds: self.room.seeds,
            boards: self.boards * self.room.sides.len() as u64,
            phase,
            done,
            elapsed: self.begun.elapsed(),
        });
    }

    /// Writes the first codes of all boards.
    fn sow(&self, tables: &Tables, states: &mut [Bytes]) {
        let done = AtomicU64::new(0);
        let parts = states.iter_mut().enumerate().flat_map(|(side, states)| {
            let parts = states.as_atomic().chunks(PART).enumerate();
            parts.map(move |(part, states)| (side, (part * PART) as u64, states))
        });
        let parts = Mutex::new(parts);
        let next = || parts.lock().unwrap_or_else(PoisonError::into_inner).next();
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    let mut batch = Batch::new();
                    while let Some((side, first, states)) = next() {
                        let forward = Forward {
                            tables,
                            room: self.room,
                            codes: self.codes,
                            side,
                        };
                        forward.pass(first, states, &mut batch);
                        let done = done.fetch_add(states.len() as u64, Ordering::Relaxed);
                        self.tell(Phase::Sowing, done + states.len() as u64);
                    }
                });
            }
        });
    }

    fn settle(&self, states: &mut [Bytes]) {
        let settled = AtomicU64::new(0);
        let settle = Settle {
            room: self.room,
            codes: self.codes,
            states: states.iter_mut().map(|states| states.as_atomic()).collect(),
            threads: self.threads,
            most: pile(self.boards),
            settled: &settled,
            tell: &|| self.tell(Phase::Settling, settled.load(Ordering::Relaxed)),
        };
        settle.run(margin(self.room.seeds));
    }
}
