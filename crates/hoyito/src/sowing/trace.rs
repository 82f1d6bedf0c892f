//! The plain way through a sowing: every lap, drop, capture and chain step as data, for animation, speech
//! and notation (RULES.md, section 2). Independent of the fast way as far as it tells laps; a test holds the two equal.

use alloc::{vec, vec::Vec};

use super::Played;
use super::relay::{Run, Stop};
use crate::{CASA, Hole, MAX_RING, MoveError, Position, Rules, Variant};

/// One lap: the run of drops from one lifted hole.
///
/// ```
/// use hoyito::{Position, Rules, Variant};
/// let position: Position = "0-1-3-0-0-0-0-0-0-4-0-0-27-13-S".parse().unwrap();
/// let trace = position.trace(&Rules::new(Variant::III), hoyito::Hole::new(1).unwrap()).unwrap();
/// assert_eq!(trace.laps[0].drops, trace.laps[0].captures);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Lap {
    /// The hole lifted.
    pub from: Hole,
    /// The holes sown, in order, one seed each.
    pub drops: Vec<Hole>,
    /// The holes captured, in order; of Hoyito II's last lap the landing hole and then its chain.
    pub captures: Vec<Hole>,
}

/// A move as it is done by hand.
///
/// ```
/// use hoyito::{Hole, Position, RowLength, Rules, Variant};
/// let start = Position::start(RowLength::SIX);
/// let trace = start.trace(&Rules::new(Variant::II), Hole::new(5).unwrap()).unwrap();
/// assert_eq!(trace.laps.len(), 5);
/// assert_eq!(trace.played.laps, 5);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Trace {
    /// What the move did, as from [`Position::play`].
    pub played: Played,
    /// The laps in order; no more than [`Trace::MOST_LAPS`] are kept, `played.laps` counts all.
    pub laps: Vec<Lap>,
}

impl Trace {
    /// Laps kept as data. Only sowings that never end come near it.
    ///
    /// ```
    /// assert!(hoyito::Trace::MOST_LAPS > 400);
    /// ```
    pub const MOST_LAPS: usize = 10_000;
}

impl Position {
    /// Plays `hole` like [`Position::play`] and tells every lap, drop and capture.
    ///
    /// # Errors
    /// Why the hole may not be played.
    ///
    /// ```
    /// use hoyito::{Hole, Position, RowLength, Rules, Variant};
    /// let start = Position::start(RowLength::SIX);
    /// let trace = start.trace(&Rules::new(Variant::I), Hole::new(0).unwrap()).unwrap();
    /// let first: Vec<usize> = trace.laps[0].drops.iter().map(|hole| hole.index()).collect();
    /// assert_eq!(first, [1, 2, 3, 4]);
    /// ```
    pub fn trace(&self, rules: &Rules, hole: Hole) -> Result<Trace, MoveError> {
        self.check_hole(hole)?;
        let mut hand = Hand {
            position: self,
            rules,
            board: self.board,
            left: self.on_board(),
            casas: 0,
            laps: vec![],
        };
        let sown = match hand.sow(hole.index()) {
            Some(run) => self.after(rules, hole, &hand.board, run)?,
            // No more laps are told, and seed by seed it could go on for long: the fast way says what becomes of it.
            None => self.sow_open(rules, hole)?,
        };
        Ok(Trace {
            played: sown.settled(rules),
            laps: hand.laps,
        })
    }
}

/// A sowing under way.
struct Hand<'a> {
    position: &'a Position,
    rules: &'a Rules,
    board: [u8; MAX_RING],
    /// Seeds in holes and hand together.
    left: u8,
    casas: u8,
    laps: Vec<Lap>,
}

impl Hand<'_> {
    /// What the sowing came to, or `None` if it has not within the laps that are kept.
    fn sow(&mut self, start: usize) -> Option<Run> {
        let mut from = start;
        let mut laps = 0;
        // Board and hole about to be lifted, at the start and after every capture: a capture-free relay that
        // never ends comes back to where it began (RULES.md, section 7).
        let mut mark = (self.board, from);
        let stop = loop {
            let casas_before = self.casas;
            if self.laps.len() == Trace::MOST_LAPS {
                return None;
            }
            let lap = self.lap(from);
            laps += 1;
            if let Some(stop) = lap.stop {
                break stop;
            }
            from = lap.landing;
            if self.casas > casas_before {
                mark = (self.board, from);
            } else if mark == (self.board, from) {
                break Stop::Endless;
            }
            if laps >= self.rules.lap_limit {
                break Stop::Undecided;
            }
        };
        Some(Run {
            stop,
            casas: self.casas,
            laps,
        })
    }

    fn lap(&mut self, from: usize) -> Landing {
        let mut drops = vec![];
        let mut captures = vec![];
        let mut at = from;
        let mut stop = None;
        let mut landed_on_empty = false;
        for _ in 0..core::mem::take(&mut self.board[from]) {
            at = self.next(at);
            landed_on_empty = self.board[at] == 0;
            self.board[at] += 1;
            drops.push(Hole::at(at));
            if self.rules.variant == Variant::I && self.board[at] == CASA {
                self.capture(at, &mut captures);
                if self.left == CASA {
                    stop = Some(Stop::LastFour);
                    break;
                }
            }
        }
        if stop.is_none() {
            stop = match self.rules.variant {
                Variant::I if self.board[at] == 0 => Some(Stop::Casa),
                Variant::II | Variant::III if self.board[at] == CASA => {
                    self.capture(at, &mut captures);
                    if self.rules.variant == Variant::II {
                        self.chain(at, &mut captures);
                    }
                    Some(Stop::Casa)
                }
                _ if landed_on_empty => Some(Stop::Empty),
                _ => None,
            };
        }
        self.laps.push(Lap {
            from: Hole::at(from),
            drops,
            captures,
        });
        Landing { landing: at, stop }
    }

    /// Every hole of exactly four going backward without a break (RULES.md, section 2).
    fn chain(&mut self, landing: usize, captures: &mut Vec<Hole>) {
        let mut at = self.previous(landing);
        while self.board[at] == CASA {
            self.capture(at, captures);
            at = self.previous(at);
        }
    }

    fn capture(&mut self, at: usize, captures: &mut Vec<Hole>) {
        self.board[at] = 0;
        self.left -= CASA;
        self.casas += 1;
        captures.push(Hole::at(at));
    }

    fn next(&self, at: usize) -> usize {
        let ring = self.position.row().ring();
        let mut next = (at + 1) % ring;
        while self.position.is_closed(Hole::at(next)) {
            next = (next + 1) % ring;
        }
        next
    }

    fn previous(&self, at: usize) -> usize {
        let ring = self.position.row().ring();
        let mut previous = (at + ring - 1) % ring;
        while self.position.is_closed(Hole::at(previous)) {
            previous = (previous + ring - 1) % ring;
        }
        previous
    }
}

/// Where a lap ended, and why the sowing did if it did.
struct Landing {
    landing: usize,
    stop: Option<Stop>,
}
