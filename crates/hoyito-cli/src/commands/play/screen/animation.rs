//! A sowing shown as a hand does it: lifted, dropped one by one, casas taken. A picture at any moment, from the
//! trace of the rules crate.

use std::time::{Duration, Instant};

use hoyito::{CASA, Hole, HoleSet, MAX_RING, Player, Position, RowLength, Trace};

use crate::commands::play::options::Speed;

/// What is seen of the board at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Seeds by ring index.
    pub board: [u8; MAX_RING],
    /// Seeds captured by South and North.
    pub captures: [u8; 2],
    /// Closed holes.
    pub closed: HoleSet,
    /// Row length.
    pub row: RowLength,
    /// Seeds in the hand.
    pub hand: u8,
    /// The hole the hand is over.
    pub over: Option<Hole>,
}

impl Picture {
    /// The board at rest.
    pub fn of(position: &Position) -> Picture {
        let mut board = [0; MAX_RING];
        board[..position.board().len()].copy_from_slice(position.board());
        let captures = Player::BOTH.map(|player| position.captures(player));
        Picture {
            board,
            captures,
            closed: position.closed(),
            row: position.row(),
            hand: 0,
            over: None,
        }
    }
}

#[derive(Clone, Copy)]
enum Motion {
    Lift(Hole),
    Drop(Hole),
    Capture(Hole),
}

/// A sowing under way.
pub struct Sowing {
    picture: Picture,
    mover: Player,
    motions: Vec<(u32, Motion)>,
    done: usize,
    began: Instant,
    pace: Duration,
}

/// Lifts, drops and captures in order, each with its lap.
fn motions(before: &Position, trace: &Trace) -> Vec<(u32, Motion)> {
    let mut motions = Vec::new();
    let mut board = Picture::of(before).board;
    for (number, lap) in (1..).zip(&trace.laps) {
        motions.push((number, Motion::Lift(lap.from)));
        board[lap.from.index()] = 0;
        let mut captures = lap.captures.iter().copied().peekable();
        for (at, &hole) in lap.drops.iter().enumerate() {
            motions.push((number, Motion::Drop(hole)));
            board[hole.index()] += 1;
            // Hoyito I captures on the way, right after the drop that makes the casa; all else is taken at the end.
            let last = at + 1 == lap.drops.len();
            let made = board[hole.index()] == CASA;
            while let Some(taken) = captures.next_if(|&taken| last || (made && taken == hole)) {
                motions.push((number, Motion::Capture(taken)));
                board[taken.index()] = 0;
            }
        }
    }
    motions
}

/// Longest time a whole sowing takes, and the time of one motion, by speed.
const fn pace(speed: Speed) -> (Duration, Duration) {
    match speed {
        Speed::Slow => (Duration::from_secs(30), Duration::from_millis(350)),
        Speed::Normal => (Duration::from_secs(6), Duration::from_millis(140)),
        Speed::Fast => (Duration::from_millis(2500), Duration::from_millis(50)),
        Speed::Instant => (Duration::ZERO, Duration::ZERO),
    }
}

impl Sowing {
    /// The sowing of `trace` from `before`, beginning `now`.
    pub fn new(before: &Position, trace: &Trace, speed: Speed, now: Instant) -> Sowing {
        let motions = motions(before, trace);
        let (longest, one) = pace(speed);
        let count = u32::try_from(motions.len()).unwrap_or(u32::MAX).max(1);
        Sowing {
            picture: Picture::of(before),
            mover: before.to_move(),
            motions,
            done: 0,
            began: now,
            pace: one.min(longest / count),
        }
    }

    /// Goes on to `now`; false once all is shown.
    pub fn advance(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.began);
        let due = match self.pace.as_nanos() {
            0 => self.motions.len(),
            pace => usize::try_from(passed.as_nanos() / pace).unwrap_or(usize::MAX),
        };
        while self.done < due.min(self.motions.len()) {
            self.step();
        }
        due <= self.motions.len() && !self.motions.is_empty() && !self.pace.is_zero()
    }

    fn step(&mut self) {
        let (_, motion) = self.motions[self.done];
        let picture = &mut self.picture;
        match motion {
            Motion::Lift(hole) => {
                picture.hand = std::mem::take(&mut picture.board[hole.index()]);
                picture.over = Some(hole);
            }
            Motion::Drop(hole) => {
                picture.hand = picture.hand.saturating_sub(1);
                picture.board[hole.index()] += 1;
                picture.over = Some(hole);
            }
            Motion::Capture(hole) => {
                picture.board[hole.index()] = 0;
                picture.captures[self.mover.index()] += CASA;
                picture.over = Some(hole);
            }
        }
        self.done += 1;
    }

    /// What is seen now.
    pub fn picture(&self) -> &Picture {
        &self.picture
    }

    /// The lap under way, from 1.
    pub fn lap(&self) -> u32 {
        self.motions
            .get(self.done.saturating_sub(1))
            .map_or(1, |&(lap, _)| lap)
    }
}

#[cfg(test)]
mod tests {
    use hoyito::{Rules, Variant};

    use super::*;

    /// Shown to its end, a sowing leaves the board and the captures that the rules say.
    #[test]
    fn a_sowing_shown_ends_where_the_rules_say() {
        for variant in Variant::ALL {
            let rules = Rules::new(variant);
            let mut position = Position::start(RowLength::SIX);
            for _ in 0..40 {
                let Some(hole) = position.legal(&rules).iter().next() else {
                    break;
                };
                let trace = position.trace(&rules, hole).unwrap();
                if trace.played.end.is_some() {
                    break;
                }
                let now = Instant::now();
                let mut sowing = Sowing::new(&position, &trace, Speed::Normal, now);
                assert!(sowing.advance(now), "nothing is shown yet");
                assert!(
                    !sowing.advance(now + Duration::from_secs(7)),
                    "six seconds at most"
                );
                let (shown, right) = (sowing.picture(), Picture::of(&trace.played.position));
                assert_eq!(
                    (shown.board, shown.captures),
                    (right.board, right.captures),
                    "{position} {hole:?}"
                );
                assert_eq!((shown.hand, sowing.lap()), (0, trace.played.laps));
                position = trace.played.position;
            }
        }
    }

    #[test]
    fn instant_is_instant() {
        let (position, rules) = (Position::start(RowLength::SIX), Rules::new(Variant::I));
        let trace = position.trace(&rules, Hole::new(0).unwrap()).unwrap();
        let now = Instant::now();
        assert!(!Sowing::new(&position, &trace, Speed::Instant, now).advance(now));
    }
}
