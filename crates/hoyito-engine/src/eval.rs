//! What a position is worth at a glance: the margin still to be won by the player to move.

use hoyito::{Position, Variant};

/// Units of a search value in one seed.
pub(crate) const SEED: i32 = 32;

/// Weights of the glance, in units of 1/32 seed. Fitted by `cargo run --release -p hoyito-engine --example fit`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// For each seed more in the mover's row than in the other.
    pub seeds: i32,
    /// For each occupied hole more in the mover's row.
    pub holes: i32,
    /// For having the move.
    pub tempo: i32,
}

impl Weights {
    /// Nothing but the captures made: every position is worth an equal share of what is left.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::Weights::NONE.tempo, 0);
    /// ```
    pub const NONE: Weights = Weights {
        seeds: 0,
        holes: 0,
        tempo: 0,
    };

    /// The fitted weights of a variant.
    ///
    /// ```
    /// use hoyito_engine::Weights;
    /// assert_ne!(Weights::of(hoyito::Variant::II), Weights::NONE);
    /// ```
    pub const fn of(variant: Variant) -> Weights {
        match variant {
            Variant::I => Weights {
                seeds: 0,
                holes: 0,
                tempo: 0,
            },
            Variant::II => Weights {
                seeds: 0,
                holes: 0,
                tempo: 64,
            },
            Variant::III => Weights {
                seeds: 0,
                holes: 0,
                tempo: 64,
            },
        }
    }

    /// The position's worth for the player to move, in units of 1/32 seed, never beyond the seeds left.
    #[inline]
    pub(crate) fn glance(&self, position: &Position) -> i32 {
        let (south, north) = position.board().split_at(position.row().get());
        let seeds = |row: &[u8]| row.iter().map(|&seeds| i32::from(seeds)).sum::<i32>();
        let holes = |row: &[u8]| row.iter().map(|&seeds| i32::from(seeds > 0)).sum::<i32>();
        let lead =
            self.seeds * (seeds(south) - seeds(north)) + self.holes * (holes(south) - holes(north));
        let sign = 1 - 2 * position.to_move().index() as i32;
        let most = SEED * i32::from(position.on_board()) - 1;
        (sign * lead + self.tempo).clamp(-most, most)
    }
}
