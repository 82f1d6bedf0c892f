//! How long to think about one move.

use std::time::Duration;

/// Kept back for what lies between the engine and whoever holds the clock.
const MARGIN: Duration = Duration::from_millis(15);

/// Moves a player is taken to have still to make: a round of Hoyito has some fifty a side.
const MOVES_LEFT: u32 = 25;

/// When to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Budget {
    /// No iteration begins after it.
    pub soft: Duration,
    /// The search ends with it.
    pub hard: Duration,
}

impl Budget {
    /// For a move that may take so long.
    pub fn whole(time: Duration) -> Budget {
        let hard = time.saturating_sub(MARGIN.min(time / 4));
        Budget { soft: hard, hard }
    }

    /// For a clock with `time` left and `increment` a move.
    pub fn of_clock(time: Duration, increment: Duration) -> Budget {
        let usable = time.saturating_sub(MARGIN.min(time / 4));
        let share = (time / MOVES_LEFT + increment * 3 / 4).min(usable / 2);
        Budget {
            soft: share * 3 / 5,
            hard: (share * 2).min(usable / 2),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn never_more_than_there_is() {
        let millis = Duration::from_millis;
        for time in [0, 1, 5, 20, 100, 1_000, 60_000] {
            for increment in [0, 10, 1_000, 86_400_000] {
                let budget = Budget::of_clock(millis(time), millis(increment));
                assert!(budget.soft <= budget.hard && budget.hard <= millis(time) / 2);
            }
            let budget = Budget::whole(millis(time));
            assert!(budget.hard <= millis(time));
        }
        assert_eq!(Budget::whole(millis(1_000)).hard, millis(985));
        // Fifty moves can be made from a minute.
        let mut left = millis(60_000);
        for _ in 0..50 {
            left -= Budget::of_clock(left, millis(0)).hard;
        }
        assert!(left > millis(500));
    }
}
