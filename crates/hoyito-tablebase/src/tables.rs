//! Tables in memory: all layers up to a number of seeds, for a setting and the one the opponent has.

use std::path::PathBuf;

use hoyito::ring::Board;
use hoyito::{Position, Rules};

use crate::{Error, Index, Layer, Setting, Table};

/// Layers begin here: four seeds never stay on a board (RULES.md, section 3).
pub const FIRST_LAYER: usize = 8;

/// The values of all boards up to some number of seeds, in memory.
///
/// ```
/// use hoyito::{Position, RowLength, Rules, Variant};
/// use hoyito_tablebase::{Options, Setting, Tables};
/// let setting = Setting::full(Variant::III, RowLength::new(2).unwrap());
/// let mut tables = Tables::new(setting);
/// tables.build_to(16, &Options::default()).unwrap();
/// let start: Position = "4-4-4-4-0-0-S".parse().unwrap();
/// let margin = tables.value(&start, &Rules::new(Variant::III)).unwrap();
/// assert_eq!(margin % 4, 0);
/// ```
#[derive(Debug)]
pub struct Tables {
    /// The setting's, and its turned one's where that is another.
    sides: Vec<Side>,
}

#[derive(Debug)]
struct Side {
    setting: Setting,
    /// From [`FIRST_LAYER`] on, by fours.
    layers: Vec<(Index, Layer)>,
}

impl Tables {
    /// No layers yet.
    pub fn new(setting: Setting) -> Tables {
        let mut settings = vec![setting];
        if !setting.is_even() {
            settings.push(setting.turned());
        }
        let side = |setting| Side {
            setting,
            layers: vec![],
        };
        Tables {
            sides: settings.into_iter().map(side).collect(),
        }
    }

    /// The settings the tables are for: one, or two where the players' differ.
    pub fn settings(&self) -> impl ExactSizeIterator<Item = Setting> {
        self.sides.iter().map(|side| side.setting)
    }

    /// Seeds of the highest layer there is, 0 without any.
    pub fn seeds(&self) -> usize {
        self.sides[0]
            .layers
            .last()
            .map_or(0, |(_, layer)| layer.seeds())
    }

    /// The margin still to be won by the player to move, in seeds; `None` if the position needs another setting or has
    /// more seeds than the layers.
    pub fn value(&self, position: &Position, rules: &Rules) -> Option<i32> {
        let seeds = usize::from(position.on_board());
        if seeds == 0 {
            return Some(0);
        }
        let setting = Setting::of(position, rules)?;
        let side = self.sides.iter().find(|side| side.setting == setting)?;
        let (index, layer) = side.layers.get((seeds - FIRST_LAYER) / 4)?;
        Some(4 * i32::from(layer.get(index.of(&open_board(position)))))
    }

    /// Adds the next layer from files: one for each of the [`settings`](Tables::settings), in their order.
    ///
    /// # Errors
    /// If they are for something else, damaged, or memory is short.
    pub fn add(&mut self, files: &[&Table]) -> Result<(), Error> {
        let seeds = match self.seeds() {
            0 => FIRST_LAYER,
            seeds => seeds + 4,
        };
        let mut layers = vec![];
        for (number, setting) in self.settings().enumerate() {
            let is_it = |file: &&&Table| (file.setting(), file.seeds()) == (&setting, seeds);
            let file = files.get(number).filter(is_it);
            let file = file.ok_or_else(|| Error::NoTable {
                setting: setting.to_string(),
                seeds,
                folder: PathBuf::from("what was given"),
            })?;
            layers.push(file.load()?);
        }
        self.push(layers)
    }

    /// The layer of `seeds` seeds of a side, 0 or 1.
    pub fn layer(&self, side: usize, seeds: usize) -> Option<(&Index, &Layer)> {
        let place = seeds.checked_sub(FIRST_LAYER)? / 4;
        let (index, layer) = self.sides.get(side)?.layers.get(place)?;
        (seeds.is_multiple_of(4)).then_some((index, layer))
    }

    /// A layer below the one being built, by its place.
    #[inline(always)]
    pub(crate) fn at(&self, side: usize, place: usize) -> &(Index, Layer) {
        &self.sides[side].layers[place]
    }

    /// Adds the next layer, one of each side.
    pub(crate) fn push(&mut self, layers: Vec<Layer>) -> Result<(), Error> {
        let seeds = layers[0].seeds();
        for (side, layer) in self.sides.iter_mut().zip(layers) {
            let index = Index::new(&side.setting, seeds).ok_or(Error::TooManySeeds { seeds })?;
            side.layers.push((index, layer));
        }
        Ok(())
    }
}

/// The open holes of a position in ring order, the player to move's first.
pub(crate) fn open_board(position: &Position) -> Board {
    let mover = position.to_move();
    let holes = position
        .holes_of(mover)
        .chain(position.holes_of(mover.other()));
    let mut board = Board::default();
    for (place, hole) in holes.filter(|&hole| !position.is_closed(hole)).enumerate() {
        board[place] = position.seeds(hole);
    }
    board
}
