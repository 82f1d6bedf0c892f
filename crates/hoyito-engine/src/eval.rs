//! What a position is worth at a glance: the margin still to be won by the player to move.

use hoyito::{Position, Variant};

/// Units of a search value in one seed.
pub(crate) const SEED: i32 = 32;

/// Seeds in a hole from which on its weight stays the same.
pub(crate) const MANY: usize = 9;

/// Weights of the glance, in units of 1/32 seed; `cargo xtask tune` makes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// For a hole of the mover's row by its seeds, 0 to 9 and more; the opponent's count against it.
    pub holes: [i16; MANY + 1],
    /// For having the move.
    pub tempo: i32,
    /// For having the move, by the share of all seeds that is still on the board.
    pub full: i32,
}

impl Weights {
    /// Nothing but the captures made: every position is worth an equal share of what is left.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::Weights::NONE.tempo, 0);
    /// ```
    pub const NONE: Weights = Weights {
        holes: [0; MANY + 1],
        tempo: 0,
        full: 0,
    };

    /// The fitted weights of a variant.
    ///
    /// ```
    /// use hoyito_engine::Weights;
    /// assert_ne!(*Weights::of(hoyito::Variant::II), Weights::NONE);
    /// ```
    pub const fn of(variant: Variant) -> &'static Weights {
        match variant {
            Variant::I => &ONE,
            Variant::II => &TWO,
            Variant::III => &THREE,
        }
    }

    /// The position's worth for the player to move, in units of 1/32 seed, never beyond the seeds left.
    #[inline]
    pub(crate) fn glance(&self, position: &Position) -> i32 {
        let (south, north) = position.board().split_at(position.row().get());
        let row = |row: &[u8]| -> i32 {
            let worth = |&seeds: &u8| i32::from(self.holes[usize::from(seeds).min(MANY)]);
            row.iter().map(worth).sum()
        };
        let left = i32::from(position.on_board());
        let sign = 1 - 2 * position.to_move().index() as i32;
        let tempo = self.tempo + self.full * left / i32::from(position.row().seeds());
        let most = SEED * left - 1;
        (sign * (row(south) - row(north)) + tempo).clamp(-most, most)
    }
}

const ONE: Weights = Weights {
    holes: [0, 41, 94, 184, 176, 168, 160, 130, 175, 158],
    tempo: -57,
    full: 259,
};

const TWO: Weights = Weights {
    holes: [0, 26, 48, 82, 12, 8, 13, -12, 28, 83],
    tempo: -119,
    full: 499,
};

const THREE: Weights = Weights {
    holes: [0, 26, 44, 76, 11, 11, 0, 2, 24, 97],
    tempo: -103,
    full: 436,
};
