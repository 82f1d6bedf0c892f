//! The board without its closed holes: what sowing runs on (RULES.md, section 5).

use core::ops::Range;

use crate::{Hole, MAX_RING, Player, Position};

/// The open holes in ring order, South's first.
pub(super) struct OpenRing {
    /// Seeds by place.
    pub board: [u8; MAX_RING],
    /// Open holes.
    pub len: usize,
    /// Ring index on the real board, by place.
    pub index: [u8; MAX_RING],
    /// South's open holes.
    south: usize,
}

impl OpenRing {
    pub fn of(position: &Position) -> OpenRing {
        let mut open = OpenRing {
            board: [0; MAX_RING],
            len: 0,
            index: [0; MAX_RING],
            south: 0,
        };
        let row = position.row().get();
        for (index, &seeds) in position.board().iter().enumerate() {
            if !position.is_closed(Hole::at(index)) {
                open.board[open.len] = seeds;
                open.index[open.len] = index as u8;
                open.len += 1;
                open.south += usize::from(index < row);
            }
        }
        open
    }

    /// The places of a player's row.
    pub fn row(&self, player: Player) -> Range<usize> {
        match player {
            Player::South => 0..self.south,
            Player::North => self.south..self.len,
        }
    }

    /// The place of an open hole.
    pub fn place(&self, hole: Hole) -> usize {
        self.index[..self.len].partition_point(|&index| usize::from(index) < hole.index())
    }

    /// Seeds by place back on the real board.
    pub fn unfold(&self, ring: &[u8; MAX_RING]) -> [u8; MAX_RING] {
        let mut board = [0; MAX_RING];
        for (&index, &seeds) in self.index[..self.len].iter().zip(ring) {
            board[index as usize] = seeds;
        }
        board
    }
}
