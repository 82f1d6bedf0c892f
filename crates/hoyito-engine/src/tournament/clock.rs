//! How long players may think.

use std::str::FromStr;
use std::time::Duration;

/// What bounds a player's thinking. Levels keep their own bounds whatever it says.
///
/// ```
/// use hoyito_engine::tournament::TimeControl;
/// assert!(matches!("1000+10".parse(), Ok(TimeControl::Clock { .. })));
/// assert!("soon".parse::<TimeControl>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeControl {
    /// So long for each move.
    MoveTime(Duration),
    /// So many positions for each move.
    Nodes(u64),
    /// So many sowings ahead.
    Depth(u32),
    /// A clock for the game.
    Clock {
        /// What it begins with.
        base: Duration,
        /// What is added after each move.
        increment: Duration,
    },
}

/// A day: as good as for ever.
const LONGEST: u64 = 86_400_000;

/// `BASE+INCREMENT`, in milliseconds.
impl FromStr for TimeControl {
    type Err = String;

    fn from_str(text: &str) -> Result<TimeControl, String> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let millis = |text: &str| text.parse().ok().filter(|&millis| millis <= LONGEST);
        match (millis(base), millis(increment)) {
            (Some(base), Some(increment)) if base > 0 => Ok(TimeControl::Clock {
                base: Duration::from_millis(base),
                increment: Duration::from_millis(increment),
            }),
            _ => Err("a clock is a base and an increment in milliseconds, as 10000+100".into()),
        }
    }
}

/// Both players' clocks in one game.
pub(super) struct Clocks {
    control: TimeControl,
    left: [Duration; 2],
}

impl Clocks {
    pub fn new(control: TimeControl) -> Clocks {
        let left = match control {
            TimeControl::Clock { base, .. } => base,
            _ => Duration::ZERO,
        };
        Clocks {
            control,
            left: [left; 2],
        }
    }

    /// What the engine is told.
    pub fn go(&self) -> String {
        let [south, north] = self.left.map(|left| left.as_millis());
        match self.control {
            TimeControl::MoveTime(time) => format!("go movetime {}", time.as_millis()),
            TimeControl::Nodes(nodes) => format!("go nodes {nodes}"),
            TimeControl::Depth(depth) => format!("go depth {depth}"),
            TimeControl::Clock { increment, .. } => {
                let gain = increment.as_millis();
                format!("go p1time {south} p2time {north} p1inc {gain} p2inc {gain}")
            }
        }
    }

    /// How long a player may take for the move to be made; `None` if no clock says so.
    pub fn limit(&self, player: usize) -> Option<Duration> {
        match self.control {
            TimeControl::MoveTime(time) => Some(time),
            TimeControl::Clock { .. } => Some(self.left[player]),
            TimeControl::Nodes(_) | TimeControl::Depth(_) => None,
        }
    }

    /// A move was made after so long.
    pub fn moved(&mut self, player: usize, took: Duration) {
        if let TimeControl::Clock { increment, .. } = self.control {
            self.left[player] = self.left[player].saturating_sub(took) + increment;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_run() {
        let millis = Duration::from_millis;
        let mut clocks = Clocks::new("1000+50".parse().unwrap());
        assert_eq!(clocks.limit(0), Some(millis(1000)));
        clocks.moved(0, millis(300));
        assert_eq!(clocks.go(), "go p1time 750 p2time 1000 p1inc 50 p2inc 50");
        // Overstepped within the margin: nothing is left but what is gained.
        clocks.moved(1, millis(1020));
        assert_eq!(clocks.limit(1), Some(millis(50)));
        let clocks = Clocks::new(TimeControl::Nodes(5));
        assert_eq!((clocks.limit(0), clocks.go()), (None, "go nodes 5".into()));
        let clocks = Clocks::new(TimeControl::MoveTime(millis(7)));
        assert_eq!(
            (clocks.limit(1), clocks.go()),
            (Some(millis(7)), "go movetime 7".into())
        );
        assert_eq!(Clocks::new(TimeControl::Depth(3)).go(), "go depth 3");
    }

    #[test]
    fn clocks_are_read() {
        let millis = Duration::from_millis;
        let clock = TimeControl::Clock {
            base: millis(500),
            increment: millis(0),
        };
        assert_eq!("500".parse(), Ok(clock));
        for text in [
            "",
            "+",
            "0",
            "5+",
            "-5+1",
            "1e9",
            "99999999999999999999+1",
            "86400001",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }
}
