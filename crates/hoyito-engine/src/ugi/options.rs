//! The engine's options.

use std::path::PathBuf;

use hoyito::{EndlessSowing, LastFour, RowLength, Rules, Rulings, Variant};

use crate::Level;

use super::command::quoted;

/// Most MiB of the transposition table: two powers of two fit in it.
const MOST_HASH: usize = 65_536;

const MOST_THREADS: usize = 256;

/// What has been set.
#[derive(Clone, Debug)]
pub(super) struct Options {
    pub rules: Rules,
    pub rulings: Rulings,
    pub row: RowLength,
    /// MiB.
    pub hash: usize,
    pub threads: usize,
    pub tables: Option<PathBuf>,
    pub level: Level,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            rules: Rules::new(Variant::I),
            rulings: Rulings::default(),
            row: RowLength::SIX,
            hash: 16,
            threads: 1,
            tables: None,
            level: Level::HIGHEST,
        }
    }
}

/// What has to be done once an option is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Changed {
    Nothing,
    /// The game is another one now.
    Game,
    /// The transposition table has another size.
    Hash,
    /// Tables are elsewhere.
    Tables,
}

impl Options {
    /// The lines that list them.
    pub fn list() -> Vec<String> {
        let level = Level::HIGHEST.get();
        vec![
            "option name Variant type combo default I var I var II var III".into(),
            "option name Holes type spin default 6 min 1 max 12".into(),
            format!("option name Hash type spin default 16 min 1 max {MOST_HASH}"),
            format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"),
            "option name TablebasePath type string default <empty>".into(),
            format!("option name Level type spin default {level} min 1 max {level}"),
            "option name EndlessSowing type combo default forbidden var forbidden var ends_round"
                .into(),
            "option name LastFour type combo default captor var captor var south var north".into(),
            "option name Repetition type spin default 3 min 0 max 1000".into(),
            "option name NoCaptureLimit type spin default 0 min 0 max 100000".into(),
        ]
    }

    /// Sets one by name, whatever its capitals.
    ///
    /// # Errors
    /// In words, what would be right; nothing is changed then.
    pub fn set(&mut self, name: &str, value: &str) -> Result<Changed, String> {
        let number = |low: usize, high: usize| {
            let number = value
                .parse()
                .ok()
                .filter(|number| (low..=high).contains(number));
            number.ok_or_else(|| {
                format!(
                    "{name} is a whole number from {low} to {high}, not {}",
                    quoted(value)
                )
            })
        };
        let one_of = |names: &str| format!("{name} is {names}, not {}", quoted(value));
        match name.to_ascii_lowercase().as_str() {
            "variant" => {
                let variant = value.parse().map_err(|_| one_of("I, II or III"))?;
                self.rules.variant = variant;
                Ok(Changed::Game)
            }
            "holes" => {
                let row = RowLength::new(number(1, 12)? as u8);
                self.row = row.ok_or_else(|| one_of("1 to 12"))?;
                Ok(Changed::Game)
            }
            "hash" => {
                self.hash = number(1, MOST_HASH)?;
                Ok(Changed::Hash)
            }
            "threads" => {
                self.threads = number(1, MOST_THREADS)?;
                Ok(Changed::Nothing)
            }
            "level" => {
                let level = Level::new(number(1, Level::HIGHEST.get().into())? as u8);
                self.level = level.unwrap_or(Level::HIGHEST);
                Ok(Changed::Nothing)
            }
            "tablebasepath" => {
                let none = value.is_empty() || value == "<empty>";
                self.tables = (!none).then(|| value.into());
                Ok(Changed::Tables)
            }
            "endlesssowing" => {
                self.rules.endless_sowing = match value {
                    "forbidden" => EndlessSowing::Forbidden,
                    "ends_round" => EndlessSowing::EndsRound,
                    _ => return Err(one_of("forbidden or ends_round")),
                };
                Ok(Changed::Game)
            }
            "lastfour" => {
                self.rules.last_four = match value {
                    "captor" => LastFour::Captor,
                    "south" => LastFour::South,
                    "north" => LastFour::North,
                    _ => return Err(one_of("captor, south or north")),
                };
                Ok(Changed::Game)
            }
            "repetition" => {
                let times = match number(0, 1000)? {
                    0 => None,
                    1 => return Err("Repetition is 0 for off, or from 2 on".into()),
                    times => Some(times as u32),
                };
                self.rulings.repetition = times;
                Ok(Changed::Game)
            }
            "nocapturelimit" => {
                let moves = number(0, 100_000)? as u32;
                self.rulings.no_capture_limit = (moves > 0).then_some(moves);
                Ok(Changed::Game)
            }
            _ => Err(format!(
                "no option {}: there are Variant, Holes, Hash, Threads, TablebasePath, Level, EndlessSowing, LastFour, \
                 Repetition and NoCaptureLimit",
                quoted(name)
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_option_takes_its_default_and_refuses_nonsense() {
        for line in Options::list() {
            let words: Vec<&str> = line.split_whitespace().collect();
            let (name, default) = (words[2], words[6]);
            let mut options = Options::default();
            options.set(name, default).unwrap();
            assert_eq!(
                format!("{options:?}"),
                format!("{:?}", Options::default()),
                "{name}"
            );
            if name != "TablebasePath" {
                for value in ["", "-1", "1.5", "IV", "999999999999999999999999"] {
                    let error = options.set(name, value).unwrap_err();
                    assert!(error.contains(name), "{name} {value}: {error}");
                }
                assert_eq!(
                    format!("{options:?}"),
                    format!("{:?}", Options::default()),
                    "{name}"
                );
            }
        }
        assert!(
            Options::default()
                .set("Colour", "red")
                .unwrap_err()
                .contains("no option 'Colour'")
        );
    }
}
