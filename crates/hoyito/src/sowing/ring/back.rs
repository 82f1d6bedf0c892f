//! A lap undone. Without captures sowing is injective, so from the board and the hole of the last drop the lap is
//! known: it began in the first hole going back, the last drop's included, that holds the fewest seeds of the ring
//! (RULES.md, section 7).

use super::Ring;
use crate::{CASA, MAX_RING};

/// A ring on which laps can also be undone.
pub(in crate::sowing) trait Back: Ring {
    /// Undoes the lap whose last seed fell into the hole at the hand; the hand goes back to the hole it began in.
    /// With `taking`, `None` if Hoyito I would have captured on the way; the ring means nothing then. The hole at the
    /// hand must hold a seed.
    fn lap_back(&mut self, taking: bool) -> Option<LapBack>;

    /// The seeds by hole if the hand is at hole `at`, whatever the ring itself remembers of that.
    fn board_from(&self, at: usize) -> [u8; MAX_RING];
}

/// An undone lap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::sowing) struct LapBack {
    /// Holes onward from the landing hole to the one the lap began in, less than once round.
    pub by: u8,
    /// Seeds lifted there.
    pub seeds: u8,
}

/// The same seed by seed: the ring before, the hole the lap began in, and the seeds lifted there.
pub(super) fn lap_back(
    board: &[u8; MAX_RING],
    len: usize,
    landing: usize,
    taking: bool,
) -> Option<([u8; MAX_RING], usize, u8)> {
    let rounds = *board[..len].iter().min()?;
    let mut before = *board;
    let (mut origin, mut arc) = (landing, 0);
    while board[origin] != rounds {
        before[origin] -= 1;
        origin = if origin == 0 { len - 1 } else { origin - 1 };
        arc += 1;
    }
    for seeds in &mut before[..len] {
        *seeds -= rounds;
    }
    // A drop made four where a hole went from below it to four or more; the origin began empty.
    let made_four = |(&before, &after): (&u8, &u8)| before < CASA && after >= CASA;
    if taking && before[..len].iter().zip(board).any(made_four) {
        return None;
    }
    let seeds = rounds * len as u8 + arc;
    before[origin] = seeds;
    Some((before, origin, seeds))
}

#[cfg(test)]
mod tests {
    use super::super::{Ring as _, bytes::Bytes};
    use super::*;

    /// Every lap of small rings, also of more seeds than the ring has holes, comes back, and only quiet ones do.
    #[test]
    fn undoes_what_a_lap_did() {
        for len in 1..=5 {
            let mut board = [0; MAX_RING];
            for code in 0..8u32.pow(len as u32) {
                for (place, seeds) in board[..len].iter_mut().enumerate() {
                    *seeds = (code >> (3 * place) & 7) as u8;
                }
                for at in (0..len).filter(|&at| board[at] > 0) {
                    check(&board, len, at);
                }
                let eleven = code as usize % len;
                board[eleven] += 11;
                check(&board, len, eleven);
            }
        }
    }

    fn check(board: &[u8; MAX_RING], len: usize, at: usize) {
        let mut quiet = Bytes::new(board, len).moved(at);
        quiet.lap();
        let mut taking = Bytes::new(board, len).moved(at);
        let took = taking.lap_taking().casas > 0;
        let before = Some((*board, at, board[at]));
        assert_eq!(lap_back(&quiet.board(), len, quiet.at(), false), before);
        let taken = lap_back(&quiet.board(), len, quiet.at(), true);
        assert_eq!(taken, before.filter(|_| !took), "{board:?} {at}");
    }
}
