//! Exact values of boards met early in a round, where proofs take longest: what a small computer takes along.

use std::collections::{BTreeMap, HashSet};
use std::path::PathBuf;

use hoyito::{Position, RowLength, Rules, Variant};
use hoyito_tablebase::{Error, Setting};

use super::game::Game;

const MAGIC: &[u8; 8] = b"HOYITOOV";
const VERSION: u8 = 1;
const HEADER: usize = 16;
const SEAL: usize = 4;

/// Values are margins of up to 48 seeds, in fours, from -12 up.
const MOST: i8 = 12;
const VALUE_BITS: u32 = 5;

/// Values of some boards of one variant and row length, all holes open, default rulings (RULES.md, section 4).
///
/// ```
/// use hoyito::{RowLength, Variant};
/// use hoyito_engine::solve::OpeningValues;
/// let (row, first) = (RowLength::new(3).unwrap(), OpeningValues::boards(Variant::II, RowLength::new(3).unwrap(), 1));
/// let values = OpeningValues::new(Variant::II, row, first.iter().map(|position| (*position, 0))).unwrap();
/// let bytes = values.to_bytes();
/// assert_eq!(OpeningValues::from_bytes("openings", &bytes).unwrap().len(), first.len());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningValues {
    variant: Variant,
    row: RowLength,
    /// In rising order, and the margin still to be won by the player to move.
    names: Vec<u64>,
    values: Vec<i8>,
}

impl OpeningValues {
    /// All boards reached from the start within so many sowings, the start included, each with a position it stands in;
    /// the nearest first.
    ///
    /// ```
    /// use hoyito::{RowLength, Variant};
    /// use hoyito_engine::solve::OpeningValues;
    /// // The start; all six opening moves of 2x6 are the same up to rotation.
    /// assert_eq!(OpeningValues::boards(Variant::I, RowLength::SIX, 1).len(), 7);
    /// ```
    pub fn boards(variant: Variant, row: RowLength, sowings: u32) -> Vec<Position> {
        let rules = Rules::new(variant);
        let start = Position::start(row);
        let mut all = vec![start];
        let mut known: HashSet<u64> = name(variant, &start).into_iter().collect();
        let mut from = 0;
        for _ in 0..sowings {
            let nearest = from..all.len();
            from = all.len();
            for at in nearest {
                for (_, sown) in all[at].moves(&rules) {
                    let name = name(variant, &sown.position).filter(|_| sown.end.is_none());
                    if name.is_some_and(|name| known.insert(name)) {
                        all.push(sown.position);
                    }
                }
            }
        }
        all
    }

    /// From boards and the margin still to be won by the player to move, in seeds.
    ///
    /// # Errors
    /// Tells the first position that can't be kept: another row length, closed holes, more than 48 seeds, or a value that is
    /// no margin.
    pub fn new(
        variant: Variant,
        row: RowLength,
        boards: impl IntoIterator<Item = (Position, i32)>,
    ) -> Result<OpeningValues, Position> {
        let mut all = BTreeMap::new();
        for (position, value) in boards {
            let fours = i8::try_from(value / 4).ok();
            let fours = fours.filter(|fours| value % 4 == 0 && fours.abs() <= MOST);
            let named = name(variant, &position).filter(|_| position.row() == row);
            let (Some(name), Some(fours)) = (named, fours) else {
                return Err(position);
            };
            all.insert(name, fours);
        }
        let (names, values) = all.into_iter().unzip();
        Ok(OpeningValues {
            variant,
            row,
            names,
            values,
        })
    }

    /// How many boards.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// Which Hoyito.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Whether they hold in the rounds of a game.
    pub(super) fn serve(&self, game: &Game) -> bool {
        let full = Setting::full(self.variant, self.row);
        game.settings == [full, full]
    }

    /// The margin still to be won by the player to move, in fours.
    #[inline]
    pub(super) fn get(&self, name: u128) -> Option<i8> {
        let name = u64::try_from(name).ok()?;
        let place = self.names.binary_search(&name).ok()?;
        Some(self.values[place])
    }

    /// As a file: `HOYITOOV`, then a byte each for the version (1), the variant (1 to 3), the row length and 0, the number of
    /// boards (4 bytes, the lowest first), the boards, and the CRC-32 of all that (4 bytes, the lowest first). Boards come in
    /// the order of their names; each is written as 32 times its name's distance from the one before, plus the value in fours
    /// plus 12, seven bits a byte, the lowest first, with the eighth set where more follow. A board's name is the sum over its
    /// holes, the first of the player to move being hole 0, of C(p + i, i + 1), p the seeds of holes 0 to i.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let variant = 1 + Variant::ALL
            .iter()
            .position(|known| *known == self.variant)
            .unwrap_or(0) as u8;
        bytes.extend([VERSION, variant, self.row.get() as u8, 0]);
        bytes.extend((self.names.len() as u32).to_le_bytes());
        let mut before = 0;
        for (&name, &value) in self.names.iter().zip(&self.values) {
            let mut rest = (name - before) << VALUE_BITS | (value + MOST) as u64;
            before = name;
            while rest >= 0x80 {
                bytes.push(rest as u8 | 0x80);
                rest >>= 7;
            }
            bytes.push(rest as u8);
        }
        let seal = crc32fast::hash(&bytes);
        bytes.extend(seal.to_le_bytes());
        bytes
    }

    /// Whether bytes begin as such a file does.
    pub fn are_these(bytes: &[u8]) -> bool {
        bytes.starts_with(MAGIC)
    }

    /// From a file's bytes; `name` is what errors call it.
    ///
    /// # Errors
    /// If it is no such file, of another version, or damaged.
    pub fn from_bytes(name: &str, bytes: &[u8]) -> Result<OpeningValues, Error> {
        let fault = |fault: &str| Error::File {
            path: PathBuf::from(name),
            fault: fault.to_string(),
        };
        if !OpeningValues::are_these(bytes) || bytes.len() < HEADER + SEAL {
            return Err(fault("no file of opening values; copy or make it again"));
        }
        if bytes[8] != VERSION {
            return Err(fault("of another version of opening values; make it again"));
        }
        let damaged = || fault("damaged; copy or make it again");
        let (content, seal) = bytes.split_at(bytes.len() - SEAL);
        if crc32fast::hash(content).to_le_bytes() != seal {
            return Err(damaged());
        }
        let (header, boards) = content.split_at(HEADER);
        let variant = usize::from(header[9]).checked_sub(1);
        let variant = variant.and_then(|place| Variant::ALL.get(place).copied());
        let variant = variant.ok_or_else(damaged)?;
        let row = RowLength::new(header[10]).ok_or_else(damaged)?;
        let count = header[12..16].iter().rev();
        let count = count.fold(0, |sum, &byte| sum << 8 | usize::from(byte));
        let (names, values) = read(boards, count).ok_or_else(damaged)?;
        Ok(OpeningValues {
            variant,
            row,
            names,
            values,
        })
    }
}

fn read(mut bytes: &[u8], count: usize) -> Option<(Vec<u64>, Vec<i8>)> {
    // No board takes less than a byte: a count that lies makes no room.
    if count > bytes.len() {
        return None;
    }
    let (mut names, mut values) = (Vec::with_capacity(count), Vec::with_capacity(count));
    let mut name = 0_u64;
    for _ in 0..count {
        let mut word = 0_u64;
        let mut shift = 0;
        loop {
            let (&byte, rest) = bytes.split_first()?;
            bytes = rest;
            if shift > 56 {
                return None;
            }
            word |= u64::from(byte & 0x7f) << shift;
            shift += 7;
            if byte & 0x80 == 0 {
                break;
            }
        }
        let value = (word & ((1 << VALUE_BITS) - 1)) as i8 - MOST;
        let step = word >> VALUE_BITS;
        if value > MOST || (step == 0 && !names.is_empty()) {
            return None;
        }
        name = name.checked_add(step)?;
        names.push(name);
        values.push(value);
    }
    bytes.is_empty().then_some((names, values))
}

/// What the solver calls a board, where it fits.
fn name(variant: Variant, position: &Position) -> Option<u64> {
    let usual =
        position.closed().is_empty() && usize::from(position.on_board()) <= 4 * MOST as usize;
    let game = Game::new(position, &Rules::new(variant)).filter(|_| usual)?;
    u64::try_from(game.name(position))
        .ok()
        .filter(|name| name >> (64 - VALUE_BITS) == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::{Carried, Ground, Options, Solver};

    fn margin(position: &Position, value: i32) -> i32 {
        let mover = position.to_move();
        value - i32::from(position.captures(mover)) + i32::from(position.captures(mover.other()))
    }

    fn solved(variant: Variant, row: RowLength, sowings: u32) -> OpeningValues {
        let start = Position::start(row);
        let mut solver =
            Solver::new(&start, &Rules::new(variant), Ground::none(), 1 << 20).unwrap();
        let boards = OpeningValues::boards(variant, row, sowings)
            .into_iter()
            .map(|position| {
                let solution = solver.solve(&position, &Options::default()).unwrap();
                (position, margin(&position, solution.value().unwrap()))
            });
        OpeningValues::new(variant, row, boards).unwrap()
    }

    #[test]
    fn a_solver_that_takes_openings_along_finds_the_same() {
        let row = RowLength::new(4).unwrap();
        for variant in Variant::ALL {
            let rules = Rules::new(variant);
            let openings = solved(variant, row, 3);
            assert!(openings.len() > 20, "{}", openings.len());
            let start = Position::start(row);
            let bytes = openings.to_bytes();
            let mut carried = Carried::default();
            carried.add("openings", bytes).unwrap();
            let ground = carried.ground(&start, &rules).unwrap();
            let mut with = Solver::new(&start, &rules, ground, 1 << 20).unwrap();
            let mut without = Solver::new(&start, &rules, Ground::none(), 1 << 20).unwrap();
            for position in OpeningValues::boards(variant, row, 4) {
                let found = with.solve(&position, &Options::default()).unwrap();
                let plain = without.solve(&position, &Options::default()).unwrap();
                assert_eq!(found.value(), plain.value(), "{variant} {position}");
                assert_eq!(found.moves, plain.moves, "{variant} {position}");
            }
            // The start and its moves are all known: nothing is left to search.
            assert_eq!(with.solve(&start, &Options::default()).unwrap().visited, 0);
        }
    }

    #[test]
    fn openings_are_not_used_where_they_do_not_hold() {
        let row = RowLength::new(3).unwrap();
        let wrong = OpeningValues::boards(Variant::II, row, 2);
        let wrong = OpeningValues::new(Variant::II, row, wrong.into_iter().map(|at| (at, 4)));
        let wrong = wrong.unwrap();
        let closed: Position = "4-4-x-4-4-4-4-0-S".parse().unwrap();
        let longer = Position::start(RowLength::new(4).unwrap());
        let ends = Rules {
            endless_sowing: hoyito::EndlessSowing::EndsRound,
            ..Rules::new(Variant::II)
        };
        for (position, rules) in [
            (closed, Rules::new(Variant::II)),
            (longer, Rules::new(Variant::II)),
            (Position::start(row), ends),
            (Position::start(row), Rules::new(Variant::III)),
        ] {
            let ground = Ground::none().with_openings(wrong.clone());
            let mut with = Solver::new(&position, &rules, ground, 1 << 20).unwrap();
            let mut without = Solver::new(&position, &rules, Ground::none(), 1 << 20).unwrap();
            let found = with.solve(&position, &Options::default()).unwrap();
            let plain = without.solve(&position, &Options::default()).unwrap();
            assert_eq!(found.value(), plain.value(), "{position}");
        }
    }

    #[test]
    fn files_come_back_and_damaged_ones_are_refused() {
        let openings = solved(Variant::III, RowLength::new(3).unwrap(), 3);
        let bytes = openings.to_bytes();
        assert_eq!(OpeningValues::from_bytes("it", &bytes).unwrap(), openings);
        for at in 0..bytes.len() {
            for bit in 0..8 {
                let mut damaged = bytes.clone();
                damaged[at] ^= 1 << bit;
                assert!(
                    OpeningValues::from_bytes("it", &damaged).is_err(),
                    "byte {at}"
                );
            }
            assert!(OpeningValues::from_bytes("it", &bytes[..at]).is_err());
            // Also where the checksum has been made to fit: refused or read, and no panic.
            let (content, _) = bytes.split_at(bytes.len() - SEAL);
            let mut forged = content.to_vec();
            if let Some(byte) = forged.get_mut(at) {
                *byte = byte.wrapping_add(0x80);
            }
            forged.extend(crc32fast::hash(&forged).to_le_bytes());
            let _ = OpeningValues::from_bytes("it", &forged);
        }
    }

    #[test]
    fn what_is_no_margin_or_no_such_board_is_refused() {
        let six = Position::start(RowLength::SIX);
        let five = Position::start(RowLength::new(5).unwrap());
        for (position, value) in [(six, 3), (six, 52), (five, 0)] {
            let made = OpeningValues::new(Variant::I, RowLength::SIX, [(position, value)]);
            assert_eq!(made, Err(position));
        }
    }
}
