//! Sowing on the bare ring, for tablebases: open holes only, no captures counted, no player to move, nothing checked.
//! Places count the open holes in ring order; the caller says which of them are a player's row.
//! Everyone else wants a [`Position`](crate::Position).

use core::ops::Range;

use super::relay::Stop;
use super::ring::{Back, Ring, on_ring};
use super::way::Way;
use crate::{CASA, MAX_RING, Rules, Variant};

/// Seeds by place, 0 beyond the open holes.
pub type Board = [u8; MAX_RING];

/// What is told of every sowing of a row, in the order of its places.
pub trait Visit {
    /// The sowing of `place` ends without a capture. Its board is not worked out: [`Sower::back`] finds
    /// such sowings from their ends.
    fn quiet(&mut self, place: usize);

    /// The sowing of `place` captures `casas` and leaves `board`. `landed` if the last seed made four
    /// (another move in Hoyito II and III). Of Hoyito I's last four, which end the sowing in mid-lap
    /// (RULES.md, section 3), the board means nothing.
    fn captures(&mut self, place: usize, casas: u8, landed: bool, board: &Board);

    /// The sowing of `place` never ends; before that it captured `casas` (RULES.md, section 4, `endless_sowing`).
    fn endless(&mut self, place: usize, casas: u8);
}

/// Sows on rings of one number of open holes, for one variant.
///
/// ```
/// use hoyito::ring::{Board, Sower, Visit};
/// use hoyito::{Rules, Variant};
///
/// struct Quiet(u32);
/// impl Visit for Quiet {
///     fn quiet(&mut self, _place: usize) {
///         self.0 += 1;
///     }
///     fn captures(&mut self, _place: usize, _casas: u8, _landed: bool, _board: &Board) {}
///     fn endless(&mut self, _place: usize, _casas: u8) {}
/// }
///
/// let sower = Sower::new(&Rules::new(Variant::III), 4).unwrap();
/// let mut board = Board::default();
/// board[..4].copy_from_slice(&[2, 0, 0, 6]);
/// let mut quiet = Quiet(0);
/// sower.row(&board, 0..2, &mut quiet);
/// assert_eq!(quiet.0, 1);
/// // 2-0-0-6 with A sown ends as 0-1-1-6; back from there.
/// board[..4].copy_from_slice(&[0, 1, 1, 6]);
/// let mut found = vec![];
/// sower.back(&board, 0..2, |place, before| found.push((place, before[0])));
/// assert!(found.contains(&(0, 2)));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Sower {
    rules: Rules,
    open: usize,
}

impl Sower {
    /// For rings of `open` open holes, 1 to 24; `None` for others. Of the rules only variant and lap limit matter.
    ///
    /// ```
    /// use hoyito::{Rules, Variant, ring::Sower};
    /// assert!(Sower::new(&Rules::new(Variant::I), 25).is_none());
    /// ```
    pub fn new(rules: &Rules, open: usize) -> Option<Sower> {
        let rules = *rules;
        (1..=MAX_RING)
            .contains(&open)
            .then_some(Sower { rules, open })
    }

    /// Sows every place of `row` that holds seeds. A sowing that nobody decided within the lap limit is passed over:
    /// it may not be played (RULES.md, section 4).
    ///
    /// ```
    /// use hoyito::{Rules, Variant, ring::{Board, Sower, Visit}};
    /// struct Casas(u8);
    /// impl Visit for Casas {
    ///     fn quiet(&mut self, _place: usize) {}
    ///     fn captures(&mut self, _place: usize, casas: u8, _landed: bool, _board: &Board) {
    ///         self.0 += casas;
    ///     }
    ///     fn endless(&mut self, _place: usize, _casas: u8) {}
    /// }
    /// let mut board = Board::default();
    /// board[..4].copy_from_slice(&[1, 3, 4, 0]);
    /// let mut casas = Casas(0);
    /// Sower::new(&Rules::new(Variant::III), 4).unwrap().row(&board, 0..1, &mut casas);
    /// assert_eq!(casas.0, 1);
    /// ```
    #[inline]
    pub fn row(&self, board: &Board, row: Range<usize>, visit: &mut impl Visit) {
        let left = board.iter().sum();
        on_ring!(board, self.open, self.rules.variant, |home, way| {
            for place in row {
                if board[place] == 0 {
                    continue;
                }
                let mut ring = home.moved(place);
                let run = way.sow(&mut ring, left, self.rules.lap_limit);
                match run.stop {
                    Stop::Undecided => {}
                    Stop::Endless => visit.endless(place, run.casas),
                    _ if run.casas == 0 => visit.quiet(place),
                    stop => {
                        visit.captures(place, run.casas, stop == Stop::Casa, &ring.board());
                    }
                }
            }
        });
    }

    /// Every sowing without captures of a place of `row` that ends with `board`: the place and the board before.
    ///
    /// ```
    /// use hoyito::{Rules, Variant, ring::{Board, Sower}};
    /// let mut board = Board::default();
    /// board[..4].copy_from_slice(&[0, 0, 7, 1]);
    /// let mut places = vec![];
    /// let sower = Sower::new(&Rules::new(Variant::II), 4).unwrap();
    /// sower.back(&board, 0..2, |place, _| places.push(place));
    /// assert!(places.contains(&1));
    /// ```
    #[inline]
    pub fn back(&self, board: &Board, row: Range<usize>, mut each: impl FnMut(usize, &Board)) {
        let taking = self.rules.variant == Variant::I;
        on_ring!(board, self.open, self.rules.variant, |home, _way| {
            let holes = board[..self.open].iter().enumerate();
            for (landing, _) in holes.filter(|&(_, &seeds)| seeds == 1) {
                let mut ring = home.moved(landing);
                let mut place = landing;
                for _ in 0..self.rules.lap_limit {
                    let Some(lap) = ring.lap_back(taking) else {
                        break;
                    };
                    place += usize::from(lap.by);
                    if place >= self.open {
                        place -= self.open;
                    }
                    if row.contains(&place) {
                        each(place, &ring.board_from(place));
                    }
                    // A lap before this one would have ended here, in an occupied hole without making four.
                    if lap.seeds == 1 || lap.seeds == CASA {
                        break;
                    }
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use alloc::{collections::BTreeSet, vec, vec::Vec};

    use super::*;
    use crate::{Hole, Position, RowLength, Setup};

    /// Every quiet sowing of every board of a layer is found from its end, and nothing else.
    #[test]
    fn back_is_the_inverse_of_quiet_sowings() {
        for variant in Variant::ALL {
            for (row, seeds) in [(1, 8), (2, 8), (2, 12), (2, 16), (3, 8), (3, 12), (9, 8)] {
                inverse(
                    Rules::new(variant),
                    row,
                    seeds,
                    if row == 9 { 997 } else { 1 },
                );
            }
        }
    }

    fn inverse(rules: Rules, row: u8, seeds: u8, step: usize) {
        let row = RowLength::new(row).unwrap();
        let open = row.ring();
        let sower = Sower::new(&rules, open).unwrap();
        let mut boards = vec![];
        distributions(&mut Board::default(), 0, open, seeds, &mut boards);
        let mut forward = BTreeSet::new();
        let mut back = BTreeSet::new();
        for board in boards.iter().step_by(step) {
            let mut setup = Setup::empty(row);
            setup.seeds = *board;
            setup.captures[0] = row.seeds() - seeds;
            for place in 0..open {
                let hole = Hole::at(place);
                setup.to_move = hole.owner(row);
                if let Ok(sown) = setup.position().unwrap().sow(&rules, hole)
                    && sown.captured == 0
                {
                    forward.insert((sown.position.board, *board, place));
                }
            }
        }
        let ends: Vec<Board> = match step {
            1 => boards.clone(),
            _ => forward.iter().map(|(end, ..)| *end).collect(),
        };
        let sampled: BTreeSet<&Board> = boards.iter().step_by(step).collect();
        for end in &ends {
            sower.back(end, 0..open, |place, before| {
                if sampled.contains(before) {
                    back.insert((*end, *before, place));
                } else {
                    assert_ne!(step, 1, "{before:?} is no board of the layer");
                }
            });
        }
        assert!(!forward.is_empty());
        assert!(
            forward == back,
            "{rules:?} {open} {seeds}: {} {}",
            forward.len(),
            back.len()
        );
        // The same sowings in bulk.
        for board in boards.iter().step_by(step) {
            let mut count = Count(0);
            sower.row(board, 0..open, &mut count);
            let quiet = (0..open).filter(|&place| {
                let position = position_to_sow(row, seeds, board, place);
                let sown = position.sow(&rules, Hole::at(place));
                sown.is_ok_and(|sown| sown.captured == 0)
            });
            assert_eq!(count.0, quiet.count());
        }
    }

    struct Count(usize);

    impl Visit for Count {
        fn quiet(&mut self, _place: usize) {
            self.0 += 1;
        }

        fn captures(&mut self, _place: usize, casas: u8, _landed: bool, _board: &Board) {
            assert!(casas > 0);
        }

        fn endless(&mut self, _place: usize, _casas: u8) {}
    }

    fn position_to_sow(row: RowLength, seeds: u8, board: &Board, place: usize) -> Position {
        let mut setup = Setup::empty(row);
        setup.seeds = *board;
        setup.captures[0] = row.seeds() - seeds;
        setup.to_move = Hole::at(place).owner(row);
        setup.position().unwrap()
    }

    fn distributions(board: &mut Board, at: usize, open: usize, left: u8, into: &mut Vec<Board>) {
        if at + 1 == open {
            board[at] = left;
            into.push(*board);
            return;
        }
        for seeds in 0..=left {
            board[at] = seeds;
            distributions(board, at + 1, open, left - seeds, into);
        }
    }
}
