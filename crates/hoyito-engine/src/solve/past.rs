//! What the round so far changes: boards that have stood so often that each ends the round when it comes up again.

use hoyito::Position;

use super::facts::Facts;
use super::game::Game;

/// Boards of one layer that end the round with an equal share of the seeds left when they come up once more, and what is
/// known of rounds without a past.
///
/// Most of that holds here too. Boards with fewer seeds never meet an end, so that all of it does. On the layer of the
/// ends, whoever plays on as in a round without a past gets what that gave, or meets an end before any capture and gets
/// a margin of 0: a board is worth no less than the lesser of its bound and 0, and no more than the greater of its bound
/// and 0. So what fails an attacker without a past fails here; only what is won has to be proved anew.
pub(super) struct Past {
    seeds: u8,
    /// Their names, which tell who moves.
    ends: Vec<u128>,
    /// What was proved of rounds without a past.
    pub facts: Facts,
}

impl Past {
    /// `ends` as far as they have as many seeds as the position to solve; the game must [tell apart](Game::told_apart) who
    /// moves.
    pub fn new(game: &Game, seeds: u8, ends: &[Position], facts: Facts) -> Past {
        let ends = ends.iter().filter(|end| end.on_board() == seeds);
        Past {
            seeds,
            ends: ends.map(|end| game.name(end)).collect(),
            facts,
        }
    }

    /// Whether the board ends the round.
    pub fn is_end(&self, name: u128) -> bool {
        self.ends.contains(&name)
    }

    /// What bounds of a position in a round without a past tell of it here.
    pub fn bounds(&self, position: &Position, (low, high): (i8, i8)) -> (i8, i8) {
        if position.on_board() == self.seeds {
            (low.min(0), high.max(0))
        } else {
            (low, high)
        }
    }
}
