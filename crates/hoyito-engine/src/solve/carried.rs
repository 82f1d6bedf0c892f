//! Exact values that come as bytes, for a browser or whoever else has no folder of tables.

use hoyito::{Player, Position, Rules};
use hoyito_tablebase::{Error, FIRST_LAYER, Setting, Table, Tables};

use super::{Ground, OpeningValues};

/// Tables of boards with few seeds and values of openings, of any variants.
///
/// ```
/// use hoyito::{RowLength, Variant};
/// use hoyito_engine::solve::{Carried, OpeningValues};
/// let mut carried = Carried::default();
/// let none = OpeningValues::new(Variant::II, RowLength::SIX, []).unwrap();
/// carried.add("II", none.to_bytes()).unwrap();
/// assert!(carried.add("a letter", b"Dear reader".to_vec()).is_err());
/// ```
#[derive(Default)]
pub struct Carried {
    tables: Vec<Table>,
    openings: Vec<OpeningValues>,
}

impl std::fmt::Debug for Carried {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "Carried({} tables, {} openings)",
            self.tables.len(),
            self.openings.len()
        )
    }
}

impl Carried {
    /// Takes the bytes of a tablebase (docs/tablebase-format.md) or of [`OpeningValues`]; `name` is what errors call them.
    ///
    /// # Errors
    /// If they are neither, or damaged.
    pub fn add(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), Error> {
        if OpeningValues::are_these(&bytes) {
            let openings = OpeningValues::from_bytes(name, &bytes)?;
            self.openings
                .retain(|old| old.variant() != openings.variant());
            self.openings.push(openings);
        } else {
            let table = Table::from_bytes(name, bytes)?;
            table.check()?;
            let place = |table: &Table| (*table.setting(), table.seeds());
            self.tables.retain(|old| place(old) != place(&table));
            self.tables.push(table);
        }
        Ok(())
    }

    /// Whether nothing was added yet.
    pub fn is_empty(&self) -> bool {
        self.tables.is_empty() && self.openings.is_empty()
    }

    /// What there is for the round that `position` belongs to: all layers from the lowest up to the first that is missing.
    ///
    /// # Errors
    /// If a table is damaged or memory is short.
    pub fn ground(&self, position: &Position, rules: &Rules) -> Result<Ground, Error> {
        let Some(setting) = Setting::of(&position.with_to_move(Player::South), rules) else {
            return Ok(Ground::none());
        };
        let mut tables = Tables::new(setting);
        for seeds in (FIRST_LAYER..).step_by(4) {
            let is_it =
                |table: &&Table, setting| (*table.setting(), table.seeds()) == (setting, seeds);
            let layer: Option<Vec<&Table>> = tables
                .settings()
                .map(|setting| self.tables.iter().find(|table| is_it(table, setting)))
                .collect();
            let Some(layer) = layer else { break };
            tables.add(&layer)?;
        }
        let ground = if tables.seeds() == 0 {
            Ground::none()
        } else {
            Ground::of_tables(tables)
        };
        let openings = self
            .openings
            .iter()
            .find(|openings| openings.variant() == rules.variant);
        Ok(match openings {
            Some(openings) => ground.with_openings(openings.clone()),
            None => ground,
        })
    }
}
