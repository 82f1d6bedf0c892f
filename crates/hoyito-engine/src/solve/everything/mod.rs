//! Everything: every board that can be reached from a position, each with its value.
//!
//! [`Everything::of`] follows all moves (`reach.rs`), layer by layer of seeds on the board, since captures only lead to
//! fewer; then settles the layers backwards from the lowest up (`settle.rs`). Nothing is searched and nothing guessed:
//! what is left when no more wins follow from others goes on for ever, an equal share. [`Known`] is the result in a
//! file (`file.rs`), from which any board's value is had at once.

mod file;
mod layer;
mod moves;
mod pack;
mod reach;
mod settle;

use std::convert::Infallible;
use std::fmt;
use std::thread;

use hoyito::{Position, Rules};

pub use file::Known;
use layer::Layer;
use moves::NAME_BITS;

use super::game::Game;
use super::{MoveBounds, Solution};

/// Every board reachable from a position, with its value, in memory.
///
/// ```
/// use hoyito::{Position, RowLength, Rules, Variant};
/// use hoyito_engine::solve::everything::Everything;
/// let start = Position::start(RowLength::new(2).unwrap());
/// let all = Everything::of(&start, &Rules::new(Variant::I), 0, u64::MAX, &|_| {}).unwrap();
/// assert_eq!(all.value(&start), Some(-16));
/// ```
pub struct Everything {
    start: Position,
    game: Game,
    /// From eight seeds on, by fours.
    layers: Vec<Layer>,
}

/// How far the work has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// So many boards of that many seeds were reached, and no more will be.
    Reached {
        /// Seeds on the boards.
        seeds: usize,
        /// How many there are.
        boards: u64,
    },
    /// All boards of that many seeds have their value.
    Settled {
        /// Seeds on the boards.
        seeds: usize,
    },
}

/// The boards of a layer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Seeds on each board.
    pub seeds: usize,
    /// How many boards.
    pub boards: u64,
    /// How many have each margin still to be won by the player to move, in seeds, from the lowest up.
    pub values: Vec<(i32, u64)>,
}

/// Why not everything can be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// All holes of a row are closed.
    NoOpenHole,
    /// Boards of so many seeds and holes can't be numbered in 44 bits.
    TooLong,
    /// More boards than allowed.
    TooMany {
        /// How many were allowed.
        most: u64,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoOpenHole => {
                f.write_str("all holes of a row are closed; at least one in each row must be open")
            }
            Refusal::TooLong => f.write_str(
                "too many seeds on rows this long; everything can be had of up to 48 seeds on 2x6",
            ),
            Refusal::TooMany { most } => write!(
                f,
                "more than {most} boards can be reached; allow more memory or begin with fewer seeds"
            ),
        }
    }
}

impl std::error::Error for Refusal {}

/// Seeds of the lowest layer: fewer never stay on a board (RULES.md, section 3).
const FIRST: usize = hoyito_tablebase::FIRST_LAYER;

impl Everything {
    /// Memory a board takes at most, in bytes.
    pub const BYTES: u64 = 112;

    /// Reaches and settles all there is, on so many threads (0: one a core), if it is no more than `most` boards.
    /// Memory grows with them, up to [`Everything::BYTES`] each.
    ///
    /// # Errors
    /// Why that can't be.
    pub fn of(
        start: &Position,
        rules: &Rules,
        threads: usize,
        most: u64,
        told: &dyn Fn(Progress),
    ) -> Result<Everything, Refusal> {
        let threads = match threads {
            0 => thread::available_parallelism().map_or(1, |count| count.get()),
            threads => threads,
        };
        let game = Game::new(start, rules).ok_or(Refusal::NoOpenHole)?;
        if game.name_bits(start.on_board()) > NAME_BITS {
            return Err(Refusal::TooLong);
        }
        let reached = reach::reach(&game, start, threads, most, told);
        let (mut layers, moves) = reached.ok_or(Refusal::TooMany { most })?;
        settle::settle(&mut layers, moves, threads, told);
        Ok(Everything {
            start: *start,
            game,
            layers,
        })
    }

    /// Final captures of the player to move minus the opponent's with best play of both, in seeds; `None` if the
    /// position can't be reached.
    pub fn value(&self, position: &Position) -> Option<i32> {
        value_in(&self.game, position, |seeds, name| {
            let layer = &self.layers[(seeds - FIRST) / 4];
            Some(layer.values[layer.place(name)?])
        })
    }

    /// The same for every move; `None` if the position can't be reached.
    ///
    /// ```
    /// use hoyito::{Position, RowLength, Rules, Variant};
    /// use hoyito_engine::solve::everything::Everything;
    /// let start = Position::start(RowLength::new(4).unwrap());
    /// let all = Everything::of(&start, &Rules::new(Variant::I), 0, u64::MAX, &|_| {}).unwrap();
    /// let solution = all.solution(&start).unwrap();
    /// assert_eq!(solution.value(), Some(8));
    /// assert_eq!(solution.moves.len(), 4);
    /// ```
    pub fn solution(&self, position: &Position) -> Option<Solution> {
        let value = |position: &Position| Ok::<_, Infallible>(self.value(position));
        solution(position, &self.game.rules, value).unwrap_or_else(|never| match never {})
    }

    /// Boards and values of each layer, from the highest down.
    pub fn counts(&self) -> Vec<Counts> {
        let layers = self.layers.iter().rev();
        layers.map(Layer::counts).collect()
    }

    /// How many boards there are.
    pub fn boards(&self) -> u64 {
        self.layers
            .iter()
            .map(|layer| layer.names.len() as u64)
            .sum()
    }
}

/// The value of a position and of its moves, from the values of positions.
fn solution<E>(
    position: &Position,
    rules: &Rules,
    value: impl Fn(&Position) -> Result<Option<i32>, E>,
) -> Result<Option<Solution>, E> {
    let Some(all) = value(position)? else {
        return Ok(None);
    };
    let mover = position.to_move();
    let mut moves = vec![];
    for (hole, sown) in position.moves(rules) {
        let after = sown.position;
        let own = match value(&after)? {
            Some(value) if after.to_move() == mover => value,
            Some(value) => -value,
            None => return Ok(None),
        };
        moves.push(MoveBounds {
            hole,
            low: own,
            high: own,
        });
    }
    Ok(Some(Solution {
        low: all,
        high: all,
        moves,
        visited: 1,
    }))
}

/// The final margin of a position whose value in fours `find` knows by seeds and name.
fn value_in(
    game: &Game,
    position: &Position,
    find: impl FnOnce(usize, u64) -> Option<i8>,
) -> Option<i32> {
    let mover = position.to_move();
    let captures = |player| i32::from(position.captures(player));
    let made = captures(mover) - captures(mover.other());
    let seeds = usize::from(position.on_board());
    if seeds == 0 {
        return Some(made);
    }
    if !game.is_board_of(position) {
        return None;
    }
    let value = find(seeds, game.name(position) as u64)?;
    Some(made + 4 * i32::from(value))
}
