//! What the moves of boards lead to, kept from the time they are followed until the boards get their values: to sow
//! again would take longer than to remember.

use super::FIRST;
use crate::solve::game::After;

/// Bits of a board's number.
pub(super) const NAME_BITS: u32 = 44;
const PLACE_BITS: u32 = 5;
const GAIN_BITS: u32 = 7;

const _: () = assert!(NAME_BITS + PLACE_BITS + GAIN_BITS < 64);
// The longest rows have 96 seeds, all captures fit.
const _: () = assert!((96 - FIRST) / 4 < 1 << PLACE_BITS && 96 / 4 < 1 << (GAIN_BITS - 1));

/// No move that ends the round.
pub(super) const NONE: i8 = i8::MIN;

/// A move that does not end the round, packed into one number.
#[derive(Clone, Copy)]
pub(super) struct End(u64);

impl End {
    pub fn of(after: &After, name: u64) -> End {
        let place = (u64::from(after.position.on_board()) - FIRST as u64) / 4;
        let gain = u64::from(after.gain as u8) & ((1 << GAIN_BITS) - 1);
        let kind = (place << GAIN_BITS | gain) << 1 | u64::from(after.again);
        End(kind << NAME_BITS | name)
    }

    /// The board it leads to.
    pub fn name(self) -> u64 {
        self.0 & ((1 << NAME_BITS) - 1)
    }

    /// The place of that board's layer.
    pub fn place(self) -> usize {
        (self.0 >> (NAME_BITS + 1 + GAIN_BITS)) as usize
    }

    /// Margin the move wins, in fours.
    pub fn gain(self) -> i8 {
        let unused = 8 - GAIN_BITS;
        ((self.0 >> (NAME_BITS + 1)) as i8) << unused >> unused
    }

    /// Whether the same player moves again.
    pub fn again(self) -> bool {
        self.0 >> NAME_BITS & 1 == 1
    }
}

/// The moves of some boards of a layer, passes among them.
#[derive(Default)]
pub(super) struct Moves {
    /// The boards, in the order they were met.
    pub names: Vec<u64>,
    /// What the best move that ends the round wins, in fours, [`NONE`] without any.
    over: Vec<i8>,
    /// Where the ends of each board's moves stop in the list of all.
    stops: Vec<u32>,
    ends: Vec<End>,
}

impl Moves {
    /// A board whose moves follow.
    pub fn begin(&mut self, name: u64) {
        self.names.push(name);
        self.over.push(NONE);
        self.stops.push(self.ends.len() as u32);
    }

    /// A move of the board that was begun last, to the board of that name unless the round ends.
    pub fn push(&mut self, after: &After, name: u64) {
        let last = self.names.len() - 1;
        if after.over {
            self.over[last] = self.over[last].max(after.gain);
        } else {
            self.ends.push(End::of(after, name));
            self.stops[last] += 1;
        }
    }

    /// What the best move of a board that ends the round wins, and the other moves.
    pub fn of_board(&self, at: usize) -> (i8, &[End]) {
        let from = at.checked_sub(1).map_or(0, |before| self.stops[before]);
        (
            self.over[at],
            &self.ends[from as usize..self.stops[at] as usize],
        )
    }

    /// Gives memory back that was taken beforehand.
    pub fn close(mut self) -> Moves {
        self.names.shrink_to_fit();
        self.over.shrink_to_fit();
        self.stops.shrink_to_fit();
        self.ends.shrink_to_fit();
        self
    }
}

#[cfg(test)]
mod tests {
    use hoyito::{Position, RowLength};

    use super::*;

    #[test]
    fn moves_come_back_as_they_were_kept() {
        let position = Position::start(RowLength::SIX);
        let mut moves = Moves::default();
        let mut kept = vec![];
        for (number, gain) in (-24..=24).enumerate() {
            let name = (1 << NAME_BITS) - 1 - number as u64;
            let after = After {
                position,
                gain,
                again: number % 3 == 0,
                over: number % 5 == 0,
            };
            if number % 4 == 0 {
                moves.begin(name);
                kept.push((NONE, vec![]));
            }
            moves.push(&after, name);
            let board = kept.last_mut().unwrap();
            if after.over {
                board.0 = board.0.max(gain);
            } else {
                board.1.push((name, 10, gain, after.again));
            }
        }
        let moves = moves.close();
        for (at, (over, ends)) in kept.iter().enumerate() {
            let found = moves.of_board(at);
            let told = |end: &End| (end.name(), end.place(), end.gain(), end.again());
            assert_eq!(found.0, *over);
            assert_eq!(&found.1.iter().map(told).collect::<Vec<_>>(), ends);
        }
    }
}
