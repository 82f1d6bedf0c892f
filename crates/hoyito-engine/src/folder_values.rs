//! Exact values from a folder of tablebases.

use std::path::Path;
use std::sync::Arc;

use hoyito::{Position, Rules};
use hoyito_tablebase::{Error, Folder, Prober, Setting};

use crate::{Asker, Values};

/// The tables of a folder for one kind of round: its variant, open holes and rulings.
pub struct FolderValues {
    folder: Arc<Folder>,
    /// As the player to move sees it, and as the other does.
    settings: Option<[Setting; 2]>,
    seeds: u8,
}

impl FolderValues {
    /// The tables for rounds on the open holes of `position`: all layers from the lowest up to the first that is missing,
    /// maybe none.
    ///
    /// # Errors
    /// If there is no such folder, or a table in it is damaged.
    pub fn open(path: &Path, position: &Position, rules: &Rules) -> Result<FolderValues, Error> {
        let folder = Arc::new(Folder::new(path)?);
        let settings = settings(position, rules);
        let seeds = match &settings {
            Some(settings) => folder.seeds(settings)? as u8,
            None => 0,
        };
        Ok(FolderValues {
            folder,
            settings,
            seeds,
        })
    }

    /// Whether they are for rounds like this position's.
    pub fn fit(&self, position: &Position, rules: &Rules) -> bool {
        match (self.settings, settings(position, rules)) {
            (Some(here), Some(there)) => here.iter().all(|setting| there.contains(setting)),
            (None, None) => true,
            _ => false,
        }
    }
}

fn settings(position: &Position, rules: &Rules) -> Option<[Setting; 2]> {
    let other = position.with_to_move(position.to_move().other());
    Some([Setting::of(position, rules)?, Setting::of(&other, rules)?])
}

impl Values for FolderValues {
    fn seeds(&self) -> u8 {
        self.seeds
    }

    fn asker<'a>(&'a self, rules: &Rules) -> Box<Asker<'a>> {
        let rules = *rules;
        let mut prober = Prober::new(Arc::clone(&self.folder), Prober::BLOCKS);
        // A table that turns out damaged knows nothing.
        Box::new(move |position| prober.value(position, &rules).ok().flatten())
    }
}
