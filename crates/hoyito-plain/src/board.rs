//! The board: two rows of holes in ring order, closed holes, captures (RULES.md, section 1).

/// Holes of the longest ring: two rows of twelve.
pub const MAX_RING: usize = 24;

/// Who owns a row, a pile of captures, or the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Owns the near row, ring index 0 to n-1.
    South,
    /// Owns the far row, ring index n to 2n-1.
    North,
}

impl Player {
    /// The opponent.
    #[inline]
    pub fn other(self) -> Player {
        match self {
            Player::South => Player::North,
            Player::North => Player::South,
        }
    }

    /// 0 for South, 1 for North: the index into captures.
    #[inline]
    pub fn index(self) -> usize {
        match self {
            Player::South => 0,
            Player::North => 1,
        }
    }
}

/// Everything that matters before a move. Nothing is checked here; [`crate::parse`] checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Holes in a row, 1 to 12.
    pub row: usize,
    /// Seeds by ring index; beyond the ring and in closed holes 0.
    pub seeds: [u8; MAX_RING],
    /// Which holes are closed, by ring index.
    pub closed: [bool; MAX_RING],
    /// Captures of South and North, seeds kept from the round before included.
    pub captures: [u8; 2],
    /// Who is to move.
    pub to_move: Player,
}

impl Position {
    /// Four seeds in every hole, South to move (section 1). Panics unless 1 <= row <= 12.
    pub fn start(row: usize) -> Position {
        assert!(
            (1..=12).contains(&row),
            "a row has 1 to 12 holes, not {row}"
        );
        let mut seeds = [0; MAX_RING];
        seeds[..2 * row].fill(4);
        let closed = [false; MAX_RING];
        Position {
            row,
            seeds,
            closed,
            captures: [0, 0],
            to_move: Player::South,
        }
    }

    /// Holes in the ring.
    #[inline]
    pub fn ring(&self) -> usize {
        2 * self.row
    }

    /// Who owns the hole with this ring index.
    #[inline]
    pub fn owner(&self, hole: usize) -> Player {
        if hole < self.row {
            Player::South
        } else {
            Player::North
        }
    }

    /// Ring indexes of a player's row, from the player's own left.
    #[inline]
    pub fn row_of(&self, player: Player) -> std::ops::Range<usize> {
        match player {
            Player::South => 0..self.row,
            Player::North => self.row..2 * self.row,
        }
    }

    /// The next hole anticlockwise that is not closed (sections 1 and 5).
    #[inline]
    pub fn next_open(&self, hole: usize) -> usize {
        let mut at = hole;
        loop {
            at += 1;
            if at == self.ring() {
                at = 0;
            }
            if !self.closed[at] {
                return at;
            }
        }
    }

    /// The hole before, clockwise, that is not closed.
    #[inline]
    pub fn previous_open(&self, hole: usize) -> usize {
        let mut at = hole;
        loop {
            at = if at == 0 { self.ring() - 1 } else { at - 1 };
            if !self.closed[at] {
                return at;
            }
        }
    }

    /// Seeds in all holes.
    #[inline]
    pub fn on_board(&self) -> u8 {
        self.seeds.iter().sum()
    }

    /// Gives half of the seeds in the holes to each player and empties the holes (section 4).
    /// Returns how many were shared.
    pub fn share(&mut self) -> u8 {
        let left = self.on_board();
        self.seeds = [0; MAX_RING];
        self.captures[0] += left / 2;
        self.captures[1] += left / 2;
        left
    }
}
