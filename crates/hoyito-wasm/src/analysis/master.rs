//! Level 10 with exact values: a proof search within the time it is given, and the search at full strength where that proves
//! no move.

use std::time::Duration;

use hoyito::MoveError;
use hoyito_engine::{Effort, History, Level, Limits, Perfect, choose};

use super::view::Chosen;
use crate::save;
use crate::view::Failure;

/// Bytes for what is proved on the way: phones have little.
const MEMORY: usize = 64 << 20;

/// A player of level 10. It keeps what it proved for the next move.
pub struct Master {
    player: Perfect,
}

impl std::fmt::Debug for Master {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Master").finish_non_exhaustive()
    }
}

impl Default for Master {
    fn default() -> Master {
        Master {
            player: Perfect::carrying(MEMORY),
        }
    }
}

impl Master {
    /// Takes a file of exact values along: a tablebase or opening values.
    ///
    /// # Errors
    /// If it is neither, or damaged: what is wrong with it.
    pub fn bring(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), String> {
        self.player
            .bring(name, bytes)
            .map_err(|error| error.to_string())
    }

    /// Gets ready to choose moves in the kept game `saved`: half a second's work at most, which need not be done when the move
    /// is waited for.
    ///
    /// # Errors
    /// The text is no game.
    pub fn prepare(&mut self, saved: &str) -> Result<(), Failure> {
        let record = save::read(saved)?;
        let round = record.game().round();
        // Without memory for the tables, choosing does without as well.
        let _ = self.player.prepare(round.position(), round.rules());
        Ok(())
    }

    /// The move for the player to move of the kept game `saved`, after looking for a proof for at most so many milliseconds.
    ///
    /// # Errors
    /// The text is no game, or nobody can move in it.
    pub fn choose(&mut self, saved: &str, milliseconds: u32) -> Result<Chosen, Failure> {
        let record = save::read(saved)?;
        let round = record.game().round();
        let (position, rules) = (round.position(), round.rules());
        let history = History::in_match(record.game());
        let effort = Effort {
            time: Duration::from_millis(milliseconds.into()),
            threads: 1,
            ..Effort::default()
        };
        let choice = match self.player.choose(position, rules, &history, &effort) {
            Ok(choice) => choice,
            // No memory for the tables: then without.
            Err(_) => {
                let seed = u64::from(record.seed());
                choose(
                    Level::HIGHEST,
                    position,
                    rules,
                    &history,
                    seed,
                    Limits::default(),
                )
            }
        };
        let choice = choice.filter(|_| round.end().is_none());
        let choice = choice.ok_or_else(|| Failure::from(MoveError::RoundOver))?;
        Ok(Chosen {
            hole: choice.hole.index() as u8,
            proved: choice.proved,
        })
    }
}
