//! The clocks: time comes in from outside and is only counted here.

use hoyito::{Player, Position, Rules};

use crate::protocol::{Clock, ClockSetup};

const SECOND: i64 = 1_000;
const DAY: i64 = 24 * 3_600 * SECOND;

/// Before the first move: time to sit down and see who begins.
const READY: i64 = 10 * SECOND;

/// Before the first move of a later round: the round before it is looked at.
const BETWEEN_ROUNDS: i64 = 15 * SECOND;

/// The page's slowest pace (`web/src/lib/motion.ts`): however slowly somebody wants to see a sowing, it costs them nothing.
const SHOWN_DROP: f64 = 330.0;
const SHOWN_MOST: f64 = 14_000.0;
/// Lifting, casas lighting up, the next player's breath.
const SHOWN_REST: f64 = 1_000.0;

/// More laps than this are shown no longer: the page's run nears its end long before.
const COUNTED_LAPS: u32 = 300;

/// The clocks of a game, if it has any.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Clocks {
    setup: ClockSetup,
    left: [i64; 2],
    running: Option<Player>,
    since: i64,
}

impl Clocks {
    pub(super) fn new(setup: ClockSetup) -> Clocks {
        let full = full(setup);
        Clocks {
            setup,
            left: [full; 2],
            running: None,
            since: 0,
        }
    }

    /// Both are there, or a round begins: full clocks, and `first` to move.
    pub(super) fn begin(&mut self, first: Option<Player>, at: i64, later_round: bool) {
        self.left = [full(self.setup); 2];
        let pause = if later_round { BETWEEN_ROUNDS } else { READY };
        self.run(first, at + pause);
    }

    /// `side` has moved: their time is taken off, `turn_over` tells whether their turn ended with it. The next clock runs
    /// once the sowing has been shown.
    pub(super) fn moved(
        &mut self,
        side: Player,
        turn_over: bool,
        next: Option<Player>,
        at: i64,
        shown: i64,
    ) {
        self.take_off(at);
        match self.setup {
            ClockSetup::Untimed => {}
            ClockSetup::Days { .. } => self.left = [full(self.setup); 2],
            ClockSetup::Timed { increment, .. } => {
                if turn_over {
                    self.left[side.index()] += i64::from(increment) * SECOND;
                }
            }
        }
        self.run(next, at + shown);
    }

    /// A move was taken back: `next` is to move again. Nobody gets time back.
    pub(super) fn taken_back(&mut self, next: Option<Player>, at: i64) {
        self.take_off(at);
        if matches!(self.setup, ClockSetup::Days { .. }) {
            self.left = [full(self.setup); 2];
        }
        self.run(next, at);
    }

    /// The game is over.
    pub(super) fn stop(&mut self, at: i64) {
        self.take_off(at);
        self.run(None, at);
    }

    fn take_off(&mut self, at: i64) {
        if let Some(side) = self.running {
            let used = (at - self.since).max(0);
            let left = &mut self.left[side.index()];
            *left = (*left - used).max(0);
        }
    }

    fn run(&mut self, next: Option<Player>, since: i64) {
        self.running = next.filter(|_| self.setup != ClockSetup::Untimed);
        self.since = since;
    }

    /// When whose flag falls, if nothing happens before.
    pub(super) fn falls(&self) -> Option<(Player, i64)> {
        let side = self.running?;
        Some((side, self.since + self.left[side.index()]))
    }

    pub(super) fn view(&self) -> Option<Clock> {
        (self.setup != ClockSetup::Untimed).then(|| Clock {
            south: self.left[0],
            north: self.left[1],
            running: self.running.map(Into::into),
            since: self.since,
        })
    }
}

/// What a clock begins with, in milliseconds.
fn full(setup: ClockSetup) -> i64 {
    match setup {
        ClockSetup::Untimed => 0,
        ClockSetup::Days { days } => i64::from(days) * DAY,
        ClockSetup::Timed { start, .. } => i64::from(start) * SECOND,
    }
}

/// How long the page may show the sowing of `hole`, in milliseconds.
pub(super) fn shown(before: &Position, rules: &Rules, hole: hoyito::Hole, laps: u32) -> i64 {
    let drops = if laps > COUNTED_LAPS {
        f64::INFINITY
    } else {
        // A hole that was played can be traced.
        let traced = before.trace(rules, hole);
        traced.map_or(0.0, |trace| {
            let drops: usize = trace.laps.iter().map(|lap| lap.drops.len()).sum();
            drops as f64
        })
    };
    let shown = SHOWN_MOST * (1.0 - (-drops * SHOWN_DROP / SHOWN_MOST).exp()) + SHOWN_REST;
    shown as i64
}
