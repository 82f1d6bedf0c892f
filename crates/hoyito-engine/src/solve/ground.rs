//! The ground the search stands on: exact values of boards with few seeds, from memory or from files.

use std::path::Path;
use std::sync::{Arc, OnceLock};
#[cfg(not(target_family = "wasm"))]
use std::time::Duration;

use hoyito::{Player, Position, Rules};
use hoyito_tablebase::{
    Error, FIRST_LAYER, Folder, Index, Layer, Options, Prober, Setting, Tables,
};

use super::OpeningValues;
use super::game::Game;

/// Boards of the largest layer that is built for one position: less than a second's work.
const PAYS_OFF: u64 = 2_000_000;

/// Where exact values come from; threads share one.
///
/// ```
/// use hoyito::{RowLength, Rules, Variant};
/// use hoyito_engine::solve::Ground;
/// let none = Ground::none();
/// assert_eq!(none.seeds(), 0);
/// ```
#[derive(Default)]
pub struct Ground {
    memory: Option<Tables>,
    files: Option<Files>,
    openings: Option<OpeningValues>,
    /// Seeds of the highest layer.
    seeds: usize,
}

/// A folder's tables for one game.
struct Files {
    folder: Arc<Folder>,
    #[cfg(not(target_family = "wasm"))]
    settings: [Setting; 2],
    /// Layers read into memory meanwhile, by side of the game and place.
    read: [Vec<OnceLock<(Index, Layer)>>; 2],
}

impl Ground {
    /// Nothing: everything is searched to the end of the round.
    pub fn none() -> Ground {
        Ground::default()
    }

    /// Tables in memory. They serve games whose player to move, South, or North has their setting.
    pub fn of_tables(tables: Tables) -> Ground {
        Ground {
            seeds: tables.seeds(),
            memory: Some(tables),
            ..Ground::none()
        }
    }

    /// The same with values of openings, above the layers of the tables. They are used where they hold: in rounds of their
    /// variant and row length with all holes open and the default rulings.
    #[must_use]
    pub fn with_openings(self, openings: OpeningValues) -> Ground {
        Ground {
            openings: Some(openings),
            ..self
        }
    }

    /// Forgets values that do not hold in the rounds of a game.
    pub(super) fn fit(&mut self, game: &Game) {
        self.openings = self.openings.take().filter(|openings| openings.serve(game));
    }

    /// Tables built in memory for the game that `position` belongs to, as far as that pays off: a second or so.
    ///
    /// # Errors
    /// If memory is short.
    ///
    /// ```
    /// use hoyito::{Position, RowLength, Rules, Variant};
    /// use hoyito_engine::solve::Ground;
    /// let start = Position::start(RowLength::new(2).unwrap());
    /// let ground = Ground::built(&start, &Rules::new(Variant::II)).unwrap();
    /// assert_eq!(ground.seeds(), 16);
    /// ```
    pub fn built(position: &Position, rules: &Rules) -> Result<Ground, Error> {
        let Some(setting) = Setting::of(&position.with_to_move(Player::South), rules) else {
            return Ok(Ground::none());
        };
        let sides = if setting.is_even() { 1 } else { 2 };
        let pays_off = |&seeds: &usize| {
            let boards = Index::new(&setting, seeds).map(|index| sides * index.boards());
            boards.is_some_and(|boards| boards <= PAYS_OFF)
        };
        let all = usize::from(position.on_board());
        let layers = (FIRST_LAYER..=all).step_by(4).take_while(pays_off);
        let Some(seeds) = layers.last() else {
            return Ok(Ground::none());
        };
        let mut tables = Tables::new(setting);
        tables.build_to(seeds, &Options::default())?;
        Ok(Ground::of_tables(tables))
    }

    /// The tables of a folder for the game that `position` belongs to: all layers from the lowest up to the first that
    /// is missing.
    ///
    /// # Errors
    /// If there is no such folder, or a table in it is damaged.
    pub fn of_folder(path: &Path, position: &Position, rules: &Rules) -> Result<Ground, Error> {
        let folder = Arc::new(Folder::new(path)?);
        let Some(game) = Game::new(position, rules) else {
            return Ok(Ground::none());
        };
        let settings = game.settings;
        let seeds = folder.seeds(&settings)?;
        let unread = || (FIRST_LAYER..=seeds).step_by(4).map(|_| OnceLock::new());
        let read = [unread().collect(), unread().collect()];
        Ok(Ground {
            files: Some(Files {
                folder,
                #[cfg(not(target_family = "wasm"))]
                settings,
                read,
            }),
            seeds,
            ..Ground::none()
        })
    }

    /// Seeds of the highest layer, 0 without any.
    pub fn seeds(&self) -> usize {
        self.seeds
    }

    /// Whether values still come from files.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn is_slow(&self) -> bool {
        self.files
            .as_ref()
            .is_some_and(|files| files.next_to_read().is_some())
    }

    /// What reading the next layer takes, roughly: a hundred million boards a second.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn time_to_read(&self) -> Duration {
        let next = self.files.as_ref().and_then(|files| {
            let (side, place) = files.next_to_read()?;
            Index::new(&files.settings[side], FIRST_LAYER + 4 * place)
        });
        Duration::from_nanos(next.map_or(0, |index| 10 * index.boards()))
    }

    /// Reads one more layer into memory, the lowest first, since they are small and asked for most.
    /// Whether there was one.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn read_one(&self) -> Result<bool, Error> {
        let Some((files, (side, place))) = self
            .files
            .as_ref()
            .and_then(|files| Some((files, files.next_to_read()?)))
        else {
            return Ok(false);
        };
        let seeds = FIRST_LAYER + 4 * place;
        let setting = &files.settings[side];
        let table = files.folder.table(setting, seeds)?;
        let index = Index::new(setting, seeds);
        if let (Some(table), Some(index)) = (table, index) {
            // Another thread may have been faster.
            let _ = files.read[side][place].set((index, table.load()?));
        }
        Ok(true)
    }

    /// For the probes of one thread.
    pub(super) fn probe(&self) -> Probe<'_> {
        let prober = |files: &Files| Prober::new(Arc::clone(&files.folder), Prober::BLOCKS);
        Probe {
            ground: self,
            prober: self.files.as_ref().map(prober),
            fault: None,
        }
    }
}

#[cfg(not(target_family = "wasm"))]
impl Files {
    fn next_to_read(&self) -> Option<(usize, usize)> {
        let sides = if self.settings[0] == self.settings[1] {
            1
        } else {
            2
        };
        let places = self.read[0].len();
        let all = (0..places).flat_map(|place| (0..sides).map(move |side| (side, place)));
        all.into_iter()
            .find(|&(side, place)| self.read[side][place].get().is_none())
    }
}

/// One thread's way to the ground.
pub(super) struct Probe<'a> {
    ground: &'a Ground,
    prober: Option<Prober>,
    /// The first damaged table met; what was asked of it stays unknown.
    pub fault: Option<Error>,
}

impl Probe<'_> {
    /// The margin still to be won by the player to move, in fours, if the ground reaches up to the position.
    #[inline]
    pub fn value(&mut self, game: &Game, position: &Position) -> Option<i8> {
        let seeds = usize::from(position.on_board());
        if seeds == 0 {
            return Some(0);
        }
        if seeds > self.ground.seeds {
            return None;
        }
        let side = game.side(position);
        let place = (seeds - FIRST_LAYER) / 4;
        let layer = match (&self.ground.memory, &self.ground.files) {
            (Some(tables), _) => tables.layer(side, seeds),
            (_, Some(files)) => files.read[side][place]
                .get()
                .map(|(index, layer)| (index, layer)),
            _ => None,
        };
        if let Some((index, layer)) = layer {
            return Some(layer.get(index.of(&game.board(position))));
        }
        self.in_files(game, position)
    }

    /// The same by its name, of a board met early in a round.
    #[inline]
    pub fn by_name(&self, name: u128) -> Option<i8> {
        self.ground.openings.as_ref()?.get(name)
    }

    #[cold]
    fn in_files(&mut self, game: &Game, position: &Position) -> Option<i8> {
        match self.prober.as_mut()?.value(position, &game.rules) {
            Ok(value) => Some((value? / 4) as i8),
            Err(error) => {
                self.fault.get_or_insert(error);
                None
            }
        }
    }
}
