//! One node of the tree: who moves, what is known already, every move in turn.

use std::sync::atomic::Ordering;

use hoyito::{Hole, MAX_ROW, Played, Player, Position};

use crate::{
    eval::SEED,
    key::mix,
    search::{MAX_PLY, Search, with_player},
    table::{Bound, Entry},
};

/// Units of depth in one sowing.
pub(crate) const SOWING: i32 = 2;

/// Units of depth a sowing that earns another move costs: a turn is to be seen to its end.
const EXTRA_MOVE: i32 = 1;

/// How often the caller is asked whether to stop, in nodes.
const ASK_EVERY: u64 = 64;

/// A value and what it rests on.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    pub(crate) value: i32,
    /// Whether the value, as the bound that it is, holds at any depth.
    pub(crate) proved: bool,
    /// The earliest ply of the present line whose repetition it rests on.
    pub(crate) leans: usize,
}

/// Rests on no repetition.
const NOWHERE: usize = usize::MAX;

impl Found {
    pub(crate) const fn sure(value: i32) -> Found {
        Found {
            value,
            proved: true,
            leans: NOWHERE,
        }
    }

    pub(crate) const fn guess(value: i32) -> Found {
        Found {
            value,
            proved: false,
            leans: NOWHERE,
        }
    }

    pub(crate) const fn turned(mut self) -> Found {
        self.value = -self.value;
        self
    }
}

/// A move and what it leads to.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub(crate) hole: Hole,
    pub(crate) sown: Played,
    /// Seeds won by it, in units of the search.
    pub(crate) gain: i32,
    pub(crate) order: i32,
}

/// What is left to search below a node.
#[derive(Clone, Copy)]
pub(crate) struct Below {
    pub(crate) depth: i32,
    pub(crate) ply: usize,
    /// First ply of the line since the last capture.
    pub(crate) since: usize,
    /// Moves without capture left before the round ends, if there is such a limit.
    pub(crate) quiet_left: Option<u32>,
}

/// The moves of a node; `None` from some place on.
pub(crate) type Steps = [Option<Step>; MAX_ROW];

impl Search<'_> {
    /// The worth of `position` for the player to move, within `alpha` and `beta`; beyond them a bound.
    fn node(
        &mut self,
        position: &Position,
        below: Below,
        alpha: i32,
        beta: i32,
        passed: bool,
    ) -> Found {
        self.pv[below.ply].clear();
        if self.must_stop() {
            return Found::guess(0);
        }
        // Nobody can win more than lies there.
        let (least, most) = self.reach(position);
        if most <= alpha {
            return Found::sure(most);
        }
        if least >= beta {
            return Found::sure(least);
        }
        let key = self.keys.key(position);
        let here = with_player(key, position.to_move());
        let share = self.share(position, position.to_move());
        if let Some(found) = self.seen_before(here, below, share) {
            return found;
        }
        let table_key = self.table_key(key, position, below.quiet_left);
        let entry = self.table.get(table_key);
        if let Some(found) = entry.and_then(|entry| known(&entry, below.depth, alpha, beta)) {
            return found;
        }
        if let Some(found) = self.known_value(position, below) {
            return found;
        }
        if below.depth <= 0 || below.ply >= MAX_PLY {
            let error = self.sight.error(here);
            return Found::guess(self.guess(position, self.weights.glance(position) + error));
        }
        let mut steps = self.steps(position, entry.and_then(|entry| entry.best()));
        if steps[0].is_none() {
            if passed {
                // Nobody can move: the rest is shared.
                return Found::sure(share);
            }
            let other = position.with_to_move(position.to_move().other());
            return self.node(&other, below, -beta, -alpha, true).turned();
        }
        self.line.truncate(below.ply);
        self.line.push(here);
        let (found, best) = self.best_of(position, &mut steps, below, alpha, beta);
        if self.stopped {
            return found;
        }
        self.remember(table_key, below, found, best, alpha, beta)
    }

    /// Tries the moves in order until one is too good.
    fn best_of(
        &mut self,
        position: &Position,
        steps: &mut Steps,
        below: Below,
        alpha: i32,
        beta: i32,
    ) -> (Found, Option<Hole>) {
        let mut low = alpha;
        let mut best = Found::sure(i32::MIN / 2);
        let mut hole = None;
        for at in 0..steps.len() {
            let Some(step) = take_next(steps, at) else {
                break;
            };
            let found = self.first_or_null(position, &step, below, low, beta, at == 0);
            if self.stopped {
                break;
            }
            if found.value >= beta {
                // This move alone carries the bound.
                return (found, Some(step.hole));
            }
            best.proved &= found.proved;
            best.leans = best.leans.min(found.leans);
            if found.value > best.value {
                best.value = found.value;
                if found.value > low {
                    low = found.value;
                    hole = Some(step.hole);
                    self.keep_line(below.ply, step.hole);
                }
            }
        }
        (best, hole)
    }

    /// Stores what a node found and frees it of repetitions that begin at the node itself: whoever comes back
    /// to it can do the same again, for ever if need be, and that is an equal share as well.
    fn remember(
        &mut self,
        key: u64,
        below: Below,
        mut found: Found,
        best: Option<Hole>,
        alpha: i32,
        beta: i32,
    ) -> Found {
        if found.leans >= below.ply {
            found.leans = NOWHERE;
        }
        let depth = below.depth.min(i32::from(u8::MAX)) as u8;
        let entry = if found.leans != NOWHERE {
            // True on this line only; the move is still a good guess.
            Entry::new(0, 0, Bound::None, false, best)
        } else if found.value >= beta {
            Entry::new(found.value, depth, Bound::Lower, found.proved, best)
        } else if found.value > alpha {
            Entry::new(found.value, depth, Bound::Exact, found.proved, best)
        } else {
            Entry::new(found.value, depth, Bound::Upper, found.proved, best)
        };
        if entry.bound != Bound::None || best.is_some() {
            self.table.put(key, entry);
        }
        found
    }

    /// A position that stood before: an equal share, for good if the round ends with it.
    fn seen_before(&self, here: u64, below: Below, share: i32) -> Option<Found> {
        if self.last_chances.contains(&here) {
            return Some(Found::sure(share));
        }
        let line = &self.line[below.since.min(self.line.len())..below.ply.min(self.line.len())];
        let back = line.iter().rposition(|&key| key == here)?;
        Some(Found {
            value: share,
            proved: true,
            leans: below.since + back,
        })
    }

    /// The exact value, if it is known. Before the first capture of the line it is not asked for: that the value is
    /// there does not say how to get to it, and a player who only keeps it may go round in circles.
    fn known_value(&mut self, position: &Position, below: Below) -> Option<Found> {
        if below.since == 0 || position.on_board() > self.known_seeds || below.quiet_left.is_some()
        {
            return None;
        }
        let value = self.asker.as_mut()?(position)?;
        self.hits += 1;
        Some(Found::sure(SEED * value))
    }

    fn must_stop(&mut self) -> bool {
        self.nodes += 1;
        self.stopped |= self.limits.nodes.is_some_and(|most| self.nodes > most);
        if self.nodes.is_multiple_of(ASK_EVERY) {
            self.give_count();
            self.stopped |= self.limits.stop.is_some_and(|stop| stop());
        }
        self.stopped
    }

    /// Adds what was visited since the last time to the sum of all threads.
    pub(crate) fn give_count(&mut self) {
        if let Some(all) = self.others {
            all.fetch_add(self.nodes - self.counted, Ordering::Relaxed);
            self.counted = self.nodes;
        }
    }

    /// The key for the table: with a limit of moves without capture, positions differ by what is left of it, in a match by
    /// the captures made.
    #[inline]
    pub(crate) fn table_key(&self, key: u64, position: &Position, quiet_left: Option<u32>) -> u64 {
        let key = match quiet_left {
            None => key,
            Some(left) => mix(key ^ u64::from(left) << 32),
        };
        match self.worths {
            None => key,
            Some(_) => {
                let [south, mover] = [Player::South, position.to_move()];
                mix(key ^ u64::from(position.captures(south)) << 1 ^ mover.index() as u64)
            }
        }
    }

    /// The least and the most that can still come of a position.
    #[inline]
    pub(crate) fn reach(&self, position: &Position) -> (i32, i32) {
        match &self.worths {
            None => {
                let all = SEED * i32::from(position.on_board());
                (-all, all)
            }
            Some(worths) => worths.reach(position, position.to_move()),
        }
    }

    /// The worth of sharing what is left, for `player`; of a finished round, what its result is worth beyond its margin.
    #[inline]
    fn share(&self, position: &Position, player: Player) -> i32 {
        let worths = self.worths.as_ref();
        worths.map_or(0, |worths| worths.share(position, player))
    }

    /// What a glance makes of a position, for the player to move.
    fn guess(&self, position: &Position, glance: i32) -> i32 {
        let glance = bounded(glance, position);
        let worths = self.worths.as_ref();
        worths.map_or(glance, |worths| worths.judged(position, glance))
    }

    /// Every move of the player to move, the likely best first as far as can be told without searching.
    pub(crate) fn steps(&self, position: &Position, first: Option<Hole>) -> Steps {
        let mover = position.to_move();
        let margin = |position: &Position| {
            i32::from(position.captures(mover)) - i32::from(position.captures(mover.other()))
        };
        let before = margin(position);
        let mut steps = [None; MAX_ROW];
        for (place, (hole, sown)) in steps.iter_mut().zip(position.moves(&self.rules)) {
            let gain = SEED * (margin(&sown.position) - before);
            let rest = match (sown.end, sown.again) {
                (Some(_), _) => 0,
                (None, true) => self.weights.glance(&sown.position),
                (None, false) => -self.weights.glance(&sown.position),
            };
            let order = if first == Some(hole) {
                i32::MAX
            } else {
                gain + rest
            };
            *place = Some(Step {
                hole,
                sown,
                gain,
                order,
            });
        }
        steps
    }

    /// The line from `ply` on: `hole` and what was found after it.
    pub(crate) fn keep_line(&mut self, ply: usize, hole: Hole) {
        let (head, tail) = self.pv.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(hole);
        head[ply].extend_from_slice(&tail[0]);
    }

    /// Principal variation search of one move: a full window for the first, a null window for the others
    /// until one turns out better.
    pub(crate) fn first_or_null(
        &mut self,
        position: &Position,
        step: &Step,
        below: Below,
        alpha: i32,
        beta: i32,
        first: bool,
    ) -> Found {
        if !first && beta - alpha > 1 {
            let found = self.step(position, step, below, alpha, alpha + 1);
            if found.value <= alpha || found.value >= beta || self.stopped {
                return found;
            }
        }
        self.step(position, step, below, alpha, beta)
    }

    /// The worth of a move for the player who makes it.
    fn step(
        &mut self,
        position: &Position,
        step: &Step,
        below: Below,
        alpha: i32,
        beta: i32,
    ) -> Found {
        self.pv[below.ply + 1].clear();
        let Step {
            sown, gain, hole, ..
        } = step;
        if !self.sight.sees(sown.laps) {
            // The player does not follow so long a sowing and takes it for a change of turn.
            let waited = position.with_to_move(position.to_move().other());
            let guess = -self.weights.glance(&waited);
            let doubt = self.sight.doubt(self.keys.key(position), *hole);
            return Found::guess(self.guess(position, guess + doubt));
        }
        if sown.end.is_some() {
            return Found::sure(gain + self.share(&sown.position, position.to_move()));
        }
        let mut next = Below {
            depth: below.depth - SOWING,
            ply: below.ply + 1,
            ..below
        };
        if sown.captured > 0 {
            next.since = next.ply;
            next.quiet_left = self.quiet_limit;
        } else if let Some(left) = &mut next.quiet_left {
            *left = left.saturating_sub(1);
            if *left == 0 {
                return Found::sure(gain + self.share(&sown.position, position.to_move()));
            }
        }
        let mut found = if sown.again {
            next.depth += SOWING - EXTRA_MOVE;
            self.node(&sown.position, next, alpha - gain, beta - gain, false)
        } else {
            self.node(&sown.position, next, gain - beta, gain - alpha, false)
                .turned()
        };
        found.value += gain;
        found
    }
}

/// The best-looking of the moves from `at` on, brought to `at`.
fn take_next(steps: &mut Steps, at: usize) -> Option<Step> {
    let next = (at..steps.len())
        .filter(|&place| steps[place].is_some())
        .max_by_key(|&place| {
            // The first of equals, so that the order is the ring's.
            (steps[place].map(|step| step.order), steps.len() - place)
        })?;
    steps.swap(at, next);
    steps[at]
}

/// What the table says, if it says enough.
#[inline]
fn known(entry: &Entry, depth: i32, alpha: i32, beta: i32) -> Option<Found> {
    let value = i32::from(entry.value);
    let enough = match entry.bound {
        Bound::None => false,
        Bound::Exact => true,
        Bound::Lower => value >= beta,
        Bound::Upper => value <= alpha,
    };
    let deep = entry.proved || i32::from(entry.depth) >= depth;
    (enough && deep).then_some(Found {
        value,
        proved: entry.proved,
        leans: NOWHERE,
    })
}

/// Never beyond the seeds left.
fn bounded(value: i32, position: &Position) -> i32 {
    let most = SEED * i32::from(position.on_board()) - 1;
    value.clamp(-most, most)
}
