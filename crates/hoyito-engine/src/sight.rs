//! How far a player follows a sowing: people lose long relays from sight.

use hoyito::Hole;

use crate::key::mix;

/// What a player sees and how sure they are of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sight {
    /// Laps of a sowing followed at most; a longer one is taken for a mere change of turn.
    pub(crate) laps: u32,
    /// Largest error in judging a position or an unseen sowing, in units of the search.
    pub(crate) error: i32,
    /// Makes the errors of one game.
    pub(crate) seed: u64,
    /// Takes a position that stood in the round before for the end of it: whoever hopes for more goes elsewhere at once,
    /// as people do, instead of coming round twice.
    pub(crate) wary: bool,
    /// Looks beyond the round: in a match it aims at the match.
    pub(crate) far: bool,
}

impl Sight {
    /// Sees everything, errs nowhere.
    pub(crate) const FULL: Sight = Sight {
        laps: u32::MAX,
        error: 0,
        seed: 0,
        wary: false,
        far: true,
    };

    /// Whether proofs found with it are proofs.
    pub(crate) fn is_full(&self) -> bool {
        self.laps == u32::MAX && !self.wary
    }

    /// Sets apart what is seen with different eyes.
    pub(crate) fn tag(&self) -> u64 {
        if *self == Sight::FULL {
            return 0;
        }
        mix(mix(u64::from(self.laps)) ^ self.seed ^ (self.error as u64) << 40)
    }

    #[inline]
    pub(crate) fn sees(&self, laps: u32) -> bool {
        laps <= self.laps
    }

    /// The error about the position with this key: the same whenever it is met in one game. The sum of two
    /// even draws, so that large errors are rarer than small ones.
    #[inline]
    pub(crate) fn error(&self, key: u64) -> i32 {
        if self.error == 0 {
            return 0;
        }
        let bits = mix(key ^ self.seed);
        let draw = |bits: u64| ((bits & 0xffff) as i32 * self.error) >> 16;
        draw(bits) - draw(bits >> 32)
    }

    /// The error about a sowing that is not followed.
    pub(crate) fn doubt(&self, key: u64, hole: Hole) -> i32 {
        self.error(key.rotate_left(1 + hole.index() as u32))
    }
}
