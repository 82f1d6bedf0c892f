//! Positions whose value is asked for, each a task that any number of threads may be at.

use std::sync::atomic::{AtomicI8, AtomicUsize, Ordering};

use hoyito::{Player, Position};

use super::game::Game;
use super::worker::Worker;
use crate::eval::SEED;

/// A position to find the value of.
pub(super) struct Task {
    pub position: Position,
    /// Proved margin still to be won by its player to move, in fours.
    pub low: AtomicI8,
    pub high: AtomicI8,
    workers: AtomicUsize,
}

impl Task {
    pub fn new(position: Position) -> Task {
        let fours = Game::fours(&position);
        Task {
            position,
            low: AtomicI8::new(-fours),
            high: AtomicI8::new(fours),
            workers: AtomicUsize::new(0),
        }
    }

    fn bounds(&self) -> (i8, i8) {
        (
            self.low.load(Ordering::Relaxed),
            self.high.load(Ordering::Relaxed),
        )
    }

    pub fn is_unknown(&self) -> bool {
        let (low, high) = self.bounds();
        low < high
    }

    /// Whether it is still asked for that margin.
    fn is_open(&self, least: i8) -> bool {
        let (low, high) = self.bounds();
        low < least && least <= high
    }

    fn narrow(&self, least: i8, yes: bool) {
        if yes {
            self.low.fetch_max(least, Ordering::Relaxed);
        } else {
            self.high.fetch_min(least - 1, Ordering::Relaxed);
        }
    }

    /// The bounds of the final margin of `player`, in seeds.
    pub fn final_bounds(&self, player: Player) -> (i32, i32) {
        let (low, high) = self.bounds();
        let (low, high) = match player == self.position.to_move() {
            true => (low, high),
            false => (-high, -low),
        };
        let captures = |player| i32::from(self.position.captures(player));
        let made = captures(player) - captures(player.other());
        (made + 4 * i32::from(low), made + 4 * i32::from(high))
    }
}

/// From where margins are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// From a glance on: the shortest way to the value.
    FromGlance,
    /// From the widest on, which are soon proved: half of the threads at a task begin below, the others above.
    FromOutside,
}

/// Takes tasks until all are done.
pub(super) fn take_tasks(
    worker: &mut Worker<'_>,
    tasks: &[Task],
    order: Order,
    stop: &(dyn Fn() -> bool + Sync),
) {
    while let Some(task) = tasks
        .iter()
        .filter(|task| task.is_unknown())
        .min_by_key(|task| task.workers.load(Ordering::Relaxed))
    {
        let others = task.workers.fetch_add(1, Ordering::Relaxed);
        worker.last_of_equals = others % 2 == 1;
        match order {
            Order::FromGlance => narrow_down(worker, task, stop),
            Order::FromOutside => narrow_in(worker, task, others.is_multiple_of(2), stop),
        }
        task.workers.fetch_sub(1, Ordering::Relaxed);
        if stop() || worker.probe.fault.is_some() {
            return;
        }
    }
}

/// Asks one margin after the other until the task is done: up from what a glance tells while the answer is yes, down
/// while it is no. Margins far from the value are soon proved.
fn narrow_down(worker: &mut Worker<'_>, task: &Task, stop: &(dyn Fn() -> bool + Sync)) {
    let four = 4 * SEED;
    let glance = worker.game.glance(&task.position);
    let mut least = ((glance + four / 2).div_euclid(four)) as i8;
    loop {
        let (low, high) = task.bounds();
        if low >= high {
            return;
        }
        least = least.clamp(low + 1, high);
        let asked = least;
        let enough = || stop() || !task.is_open(asked);
        match worker.ask(&task.position, asked, &enough) {
            Some(yes) => {
                task.narrow(asked, yes);
                least += if yes { 1 } else { -1 };
            }
            None if stop() || worker.probe.fault.is_some() => return,
            None => {}
        }
    }
}

/// Asks one margin after the other until the task is done, from the lowest up or from the highest down.
fn narrow_in(worker: &mut Worker<'_>, task: &Task, up: bool, stop: &(dyn Fn() -> bool + Sync)) {
    while task.is_unknown() {
        let (low, high) = task.bounds();
        let asked = if up { low + 1 } else { high };
        let enough = || stop() || !task.is_open(asked);
        match worker.ask(&task.position, asked, &enough) {
            Some(yes) => task.narrow(asked, yes),
            None if stop() || worker.probe.fault.is_some() => return,
            None => {}
        }
    }
}
