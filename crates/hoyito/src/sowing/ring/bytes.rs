//! The ring as plain bytes, for every target.

use super::back::{self, Back, LapBack};
use super::{Ring, TakingLap};
use crate::{CASA, MAX_RING};

/// Seeds by hole, and where the hand is.
#[derive(Clone, Copy)]
pub(crate) struct Bytes {
    board: [u8; MAX_RING],
    len: u8,
    at: u8,
}

impl Bytes {
    #[inline]
    fn lift(&mut self) -> u8 {
        core::mem::take(&mut self.board[self.at as usize])
    }

    #[inline]
    fn step(&mut self) {
        self.at = if self.at + 1 == self.len {
            0
        } else {
            self.at + 1
        };
    }
}

impl Ring for Bytes {
    fn new(board: &[u8; MAX_RING], len: usize) -> Bytes {
        Bytes {
            board: *board,
            len: len as u8,
            at: 0,
        }
    }

    #[inline]
    fn moved(mut self, by: usize) -> Bytes {
        self.at = ((self.at as usize + by) % self.len as usize) as u8;
        self
    }

    fn occupied(&self) -> u32 {
        let (behind, ahead) = self.board[..self.len()].split_at(self.at());
        let from_hand = ahead.iter().chain(behind).enumerate();
        from_hand.fold(0, |bits, (by, &seeds)| bits | u32::from(seeds > 0) << by)
    }

    fn short(&self) -> u32 {
        let (len, at) = (self.len(), self.at());
        let seeds_at = |by: usize| self.board[(at + by) % len];
        (0..len).fold(0, |bits, by| {
            let seeds = usize::from(seeds_at(by));
            let ends = seeds < len && matches!(seeds_at(by + seeds), 0 | 3);
            bits | u32::from(ends) << by
        })
    }

    #[inline]
    fn lap(&mut self) -> u8 {
        for _ in 0..self.lift() {
            self.step();
            self.board[self.at as usize] += 1;
        }
        self.board[self.at as usize]
    }

    #[inline]
    fn lap_taking(&mut self) -> TakingLap {
        let mut casas = 0;
        for _ in 0..self.lift() {
            self.step();
            let seeds = &mut self.board[self.at as usize];
            *seeds += 1;
            if *seeds == CASA {
                *seeds = 0;
                casas += 1;
            }
        }
        TakingLap {
            landing: self.board[self.at as usize],
            casas,
        }
    }

    fn take(&mut self) {
        self.board[self.at as usize] = 0;
    }

    fn take_chain(&mut self) -> u8 {
        let mut casas = 1;
        let mut at = self.at as usize;
        self.take();
        loop {
            at = if at == 0 {
                self.len as usize - 1
            } else {
                at - 1
            };
            // The landing hole is empty by now, so a chain all the way round stops there.
            if self.board[at] != CASA {
                return casas;
            }
            self.board[at] = 0;
            casas += 1;
        }
    }

    #[inline]
    fn looks_like(&self, mark: &Bytes) -> bool {
        // Exact without turning the picture: on a capture-free orbit it also comes back unturned.
        self.at == mark.at && self.board == mark.board
    }

    fn len(&self) -> usize {
        self.len as usize
    }

    fn home(&self) -> Bytes {
        Bytes { at: 0, ..*self }
    }

    fn at(&self) -> usize {
        self.at as usize
    }

    fn board(&self) -> [u8; MAX_RING] {
        self.board
    }
}

impl Back for Bytes {
    fn lap_back(&mut self, taking: bool) -> Option<LapBack> {
        let (len, at) = (self.len as usize, self.at as usize);
        let (board, origin, seeds) = back::lap_back(&self.board, len, at, taking)?;
        self.board = board;
        self.at = origin as u8;
        let by = ((origin + len - at) % len) as u8;
        Some(LapBack { by, seeds })
    }

    fn board_from(&self, _at: usize) -> [u8; MAX_RING] {
        self.board
    }
}
