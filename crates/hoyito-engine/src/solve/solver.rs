//! The work shared out: every first move is a task, and every thread takes the one with the fewest at it.

use std::sync::atomic::Ordering;
use std::{mem, slice};
#[cfg(not(target_family = "wasm"))]
use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, AtomicUsize},
    },
    thread,
    time::{Duration, Instant},
};

use hoyito::{Hole, Position, Rules, Turn};
use hoyito_tablebase::Error;

use super::facts::Facts;
use super::game::Game;
use super::ground::Ground;
use super::past::Past;
use super::task::{Order, Task, take_tasks};
#[cfg(not(target_family = "wasm"))]
use super::worker::STACK;
use super::worker::Worker;
#[cfg(not(target_family = "wasm"))]
use crate::threads::join;

/// How to solve.
///
/// ```
/// let options = hoyito_engine::solve::Options::default();
/// assert!(!(options.stop)());
/// ```
pub struct Options<'a> {
    /// Threads; 0 for one a core.
    pub threads: usize,
    /// Asked now and then by every thread; the work ends when it says yes.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Default for Options<'_> {
    /// All cores, to the end.
    fn default() -> Self {
        Options {
            threads: 0,
            stop: &|| false,
        }
    }
}

/// A move and what it leads to: final captures of the player to move minus the opponent's, in seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveBounds {
    /// The move.
    pub hole: Hole,
    /// Proved: not less than this.
    pub low: i32,
    /// Proved: not more than this.
    pub high: i32,
}

/// What was proved: final captures of the player to move minus the opponent's with best play of both, in seeds, those
/// already made included. A line that repeats for ever is an equal share of the seeds left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// Not less than this.
    pub low: i32,
    /// Not more than this; the value if both are one.
    pub high: i32,
    /// Every legal move, in ring order; none if the player to move must pass or the round is over.
    pub moves: Vec<MoveBounds>,
    /// Boards visited.
    pub visited: u64,
}

impl Solution {
    /// What the tasks of a position's moves came to.
    fn of(position: &Position, holes: &[Hole], tasks: &[Task], visited: u64) -> Solution {
        let mover = position.to_move();
        let bounds: Vec<(i32, i32)> = tasks.iter().map(|task| task.final_bounds(mover)).collect();
        let moves = holes.iter().zip(&bounds);
        Solution {
            low: bounds.iter().map(|bounds| bounds.0).max().unwrap_or(0),
            high: bounds.iter().map(|bounds| bounds.1).max().unwrap_or(0),
            moves: moves
                .map(|(&hole, &(low, high))| MoveBounds { hole, low, high })
                .collect(),
            visited,
        }
    }

    /// The value, if the bounds meet.
    ///
    /// ```
    /// use hoyito_engine::solve::Solution;
    /// let solution = Solution { low: -4, high: 4, moves: vec![], visited: 0 };
    /// assert_eq!(solution.value(), None);
    /// ```
    pub fn value(&self) -> Option<i32> {
        (self.low == self.high).then_some(self.low)
    }

    /// The moves that are proved best.
    ///
    /// ```
    /// use hoyito_engine::solve::Solution;
    /// let solution = Solution { low: -4, high: -4, moves: vec![], visited: 0 };
    /// assert_eq!(solution.best().count(), 0);
    /// ```
    pub fn best(&self) -> impl Iterator<Item = Hole> {
        let best = self.moves.iter().filter(|found| found.low == self.high);
        best.map(|found| found.hole)
    }
}

/// Solves the positions of one round. What it proved of one helps with the next.
///
/// ```
/// use hoyito::{Position, Rules, Variant};
/// use hoyito_engine::solve::{Ground, Options, Solver};
/// let position: Position = "4-4-4-4-0-0-S".parse().unwrap();
/// let rules = Rules::new(Variant::III);
/// let mut solver = Solver::new(&position, &rules, Ground::none(), 1 << 20).unwrap();
/// let solution = solver.solve(&position, &Options::default()).unwrap();
/// assert_eq!(solution.value(), Some(-16));
/// ```
pub struct Solver {
    game: Game,
    ground: Ground,
    facts: Facts,
    /// Bytes for facts.
    memory: usize,
    past: Option<Past>,
}

impl Solver {
    /// Memory that does for most positions.
    pub const MEMORY: usize = 256 << 20;

    /// For rounds on the board of `position` under `rules`, with `memory` bytes for what is proved on the way, the
    /// ground not counted. `None` if a row has no open hole.
    ///
    /// ```
    /// use hoyito::{Position, Rules, Variant};
    /// use hoyito_engine::solve::{Ground, Solver};
    /// let position: Position = "x-8-0-0-S".parse().unwrap();
    /// assert!(Solver::new(&position, &Rules::new(Variant::I), Ground::none(), 0).is_none());
    /// ```
    pub fn new(
        position: &Position,
        rules: &Rules,
        mut ground: Ground,
        memory: usize,
    ) -> Option<Solver> {
        let game = Game::new(position, rules)?;
        ground.fit(&game);
        let width = game.name_bits(4 * game.settings[0].open() as u8);
        Some(Solver {
            game,
            ground,
            facts: Facts::new(memory, width),
            memory,
            past: None,
        })
    }

    /// The ground it stood on, for the next solver: with what was read of tables in files.
    ///
    /// ```
    /// use hoyito::{Position, RowLength, Rules, Variant};
    /// use hoyito_engine::solve::{Ground, Solver};
    /// let start = Position::start(RowLength::SIX);
    /// let solver = Solver::new(&start, &Rules::new(Variant::I), Ground::none(), 0).unwrap();
    /// assert_eq!(solver.into_ground().seeds(), 0);
    /// ```
    pub fn into_ground(self) -> Ground {
        self.ground
    }

    /// The value of a position of the round and of every move, or the bounds proved when stopped.
    ///
    /// # Errors
    /// If a table of the ground is damaged.
    ///
    /// # Panics
    /// If the position has other closed holes than the one the solver was made for.
    ///
    /// ```
    /// use hoyito::{Position, Rules, Variant};
    /// use hoyito_engine::solve::{Ground, Options, Solver};
    /// let position: Position = "0-1-2-3-0-0-0-0-0-2-0-0-27-13-S".parse().unwrap();
    /// let rules = Rules::new(Variant::I);
    /// let mut solver = Solver::new(&position, &rules, Ground::none(), 1 << 20).unwrap();
    /// let solution = solver.solve(&position, &Options::default()).unwrap();
    /// assert_eq!(solution.value(), Some(35 - 13));
    /// ```
    pub fn solve(&mut self, position: &Position, options: &Options) -> Result<Solution, Error> {
        assert!(
            self.game.is_board_of(position),
            "the solver is for another board"
        );
        let (holes, tasks) = self.tasks(position);
        self.look_at(&tasks)?;
        let visited = self.work(&tasks, options)?;
        Ok(Solution::of(position, &holes, &tasks, visited))
    }

    /// The same in a round in which `ends`, boards with as many seeds as the position, have stood so often that each ends the
    /// round with an equal share of the seeds left when it comes up again (RULES.md, section 4, `repetition`).
    ///
    /// That is the whole of what the round so far changes: who wins more than a share does so by moves that never come back
    /// to a board, and whoever comes back to one again and again ends with that same share.
    ///
    /// # Errors
    /// If a table of the ground is damaged.
    ///
    /// # Panics
    /// If the position has other closed holes than the one the solver was made for.
    ///
    /// ```
    /// use hoyito::{Hole, Position, Rules, Variant};
    /// use hoyito_engine::solve::{Ground, Options, Solver};
    /// let position: Position = "0-1-2-3-0-0-0-0-0-2-0-0-27-13-S".parse().unwrap();
    /// let rules = Rules::new(Variant::III);
    /// let mut solver = Solver::new(&position, &rules, Ground::none(), 1 << 20).unwrap();
    /// let free = solver.solve(&position, &Options::default()).unwrap();
    /// let played = position.play(&rules, free.best().next().unwrap()).unwrap();
    /// let bound = solver.solve_after(&position, &[played.position], &Options::default()).unwrap();
    /// assert!(bound.value().unwrap() <= free.value().unwrap());
    /// ```
    pub fn solve_after(
        &mut self,
        position: &Position,
        ends: &[Position],
        options: &Options,
    ) -> Result<Solution, Error> {
        self.with_past(position, ends, |solver| solver.solve(position, options))
    }

    /// The value of a position and a best move in such a round, as [`best`](Solver::best) in others.
    ///
    /// # Errors
    /// If a table of the ground is damaged.
    ///
    /// # Panics
    /// If the position has other closed holes than the one the solver was made for.
    ///
    /// ```
    /// use hoyito::{Position, Rules, Variant};
    /// use hoyito_engine::solve::{Ground, Options, Solver};
    /// let position: Position = "0-1-2-3-0-0-0-0-0-2-0-0-27-13-S".parse().unwrap();
    /// let rules = Rules::new(Variant::III);
    /// let mut solver = Solver::new(&position, &rules, Ground::none(), 1 << 20).unwrap();
    /// let free = solver.best(&position, &Options::default()).unwrap();
    /// let played = position.play(&rules, free.best().next().unwrap()).unwrap();
    /// let bound = solver.best_after(&position, &[played.position], &Options::default()).unwrap();
    /// assert!(bound.value().unwrap() <= free.value().unwrap());
    /// ```
    pub fn best_after(
        &mut self,
        position: &Position,
        ends: &[Position],
        options: &Options,
    ) -> Result<Solution, Error> {
        self.with_past(position, ends, |solver| solver.best(position, options))
    }

    fn with_past<T>(
        &mut self,
        position: &Position,
        ends: &[Position],
        work: impl FnOnce(&mut Solver) -> T,
    ) -> T {
        self.game.told_apart = true;
        // What is proved in this round holds in it alone.
        let width = self.game.name_bits(position.on_board());
        let facts = mem::replace(&mut self.facts, Facts::new(self.memory, width));
        self.past = Some(Past::new(&self.game, position.on_board(), ends, facts));
        let found = work(self);
        if let Some(past) = self.past.take() {
            self.facts = past.facts;
        }
        self.game.told_apart = false;
        found
    }

    /// The value of a position and a best move, or the bounds proved when stopped: of the other moves no more than
    /// comes by the way. A good deal less work than [`solve`](Solver::solve).
    ///
    /// # Errors
    /// If a table of the ground is damaged.
    ///
    /// # Panics
    /// If the position has other closed holes than the one the solver was made for.
    ///
    /// ```
    /// use hoyito::{Position, Rules, Variant};
    /// use hoyito_engine::solve::{Ground, Options, Solver};
    /// let position: Position = "0-1-2-3-0-0-0-0-0-2-0-0-27-13-S".parse().unwrap();
    /// let rules = Rules::new(Variant::I);
    /// let mut solver = Solver::new(&position, &rules, Ground::none(), 1 << 20).unwrap();
    /// let solution = solver.best(&position, &Options::default()).unwrap();
    /// assert_eq!(solution.value(), Some(22));
    /// assert!(solution.best().count() >= 1);
    /// ```
    pub fn best(&mut self, position: &Position, options: &Options) -> Result<Solution, Error> {
        assert!(
            self.game.is_board_of(position),
            "the solver is for another board"
        );
        let (holes, tasks) = self.tasks(position);
        self.look_at(&tasks)?;
        if holes.len() < 2 {
            let visited = self.work(&tasks, options)?;
            return Ok(Solution::of(position, &holes, &tasks, visited));
        }
        let whole = [Task::new(*position)];
        let mut visited = self.work(&whole, options)?;
        let mover = position.to_move();
        let (low, high) = whole[0].final_bounds(mover);
        self.look_at(&tasks)?;
        let is_best = |task: &Task| task.final_bounds(mover).0 >= high;
        if low == high && !tasks.iter().any(is_best) {
            // The proof went through one of them, which has been forgotten since.
            for task in tasks
                .iter()
                .filter(|task| task.final_bounds(mover).1 >= high)
            {
                visited += self.work(slice::from_ref(task), options)?;
                if is_best(task) {
                    break;
                }
            }
        }
        let solution = Solution::of(position, &holes, &tasks, visited);
        Ok(Solution {
            low: low.max(solution.low),
            high: high.min(solution.high),
            ..solution
        })
    }

    /// Bounds of the value of a position that would take too long to solve: margins are asked for from the widest inwards,
    /// so that what is proved when stopped is as close to the value as the time allows. To the end it takes longer than
    /// [`best`](Solver::best).
    ///
    /// # Errors
    /// If a table of the ground is damaged.
    ///
    /// # Panics
    /// If the position has other closed holes than the one the solver was made for.
    ///
    /// ```
    /// use hoyito::{Position, RowLength, Rules, Variant};
    /// use hoyito_engine::solve::{Ground, Options, Solver};
    /// let (start, rules) = (Position::start(RowLength::new(4).unwrap()), Rules::new(Variant::II));
    /// let mut solver = Solver::new(&start, &rules, Ground::none(), 1 << 20).unwrap();
    /// let solution = solver.bounds(&start, &Options::default()).unwrap();
    /// // docs/solved.md: 20-12.
    /// assert_eq!((solution.low, solution.high), (8, 8));
    /// ```
    pub fn bounds(&mut self, position: &Position, options: &Options) -> Result<Solution, Error> {
        assert!(
            self.game.is_board_of(position),
            "the solver is for another board"
        );
        let (holes, tasks) = self.tasks(position);
        let whole = [Task::new(*position)];
        let visited = self.work_from(&whole, Order::FromOutside, options)?;
        self.look_at(&tasks)?;
        let solution = Solution::of(position, &holes, &tasks, visited);
        let (low, high) = whole[0].final_bounds(position.to_move());
        Ok(Solution {
            low,
            high,
            ..solution
        })
    }

    pub(super) fn rules(&self) -> Rules {
        self.game.rules
    }

    /// Holes to choose from, and what they lead to; without any, what follows by itself.
    fn tasks(&self, position: &Position) -> (Vec<Hole>, Vec<Task>) {
        let (settled, turn) = position.settle(&self.game.rules);
        match turn {
            Turn::Moves => settled
                .moves(&self.game.rules)
                .map(|(hole, sown)| (hole, Task::new(sown.position)))
                .unzip(),
            // Nothing to choose: the opponent's position, or the result.
            Turn::Passed | Turn::NoMove { .. } | Turn::Over => (vec![], vec![Task::new(settled)]),
        }
    }

    fn worker(&self) -> Worker<'_> {
        let past = self.past.as_ref();
        Worker::new(&self.game, &self.facts, self.ground.probe(), past)
    }

    /// Narrows tasks by what is known already.
    fn look_at(&self, tasks: &[Task]) -> Result<(), Error> {
        let mut worker = self.worker();
        for task in tasks {
            let (low, high) = worker.known(&task.position);
            task.low.fetch_max(low, Ordering::Relaxed);
            task.high.fetch_min(high, Ordering::Relaxed);
        }
        worker.probe.fault.map_or(Ok(()), Err)
    }

    /// All threads at all tasks, with more room for what they prove whenever it gets tight; boards visited.
    fn work(&mut self, tasks: &[Task], options: &Options) -> Result<u64, Error> {
        self.work_from(tasks, Order::FromGlance, options)
    }

    fn work_from(&mut self, tasks: &[Task], order: Order, options: &Options) -> Result<u64, Error> {
        #[cfg(not(target_family = "wasm"))]
        let begun = Instant::now();
        let mut visited = 0;
        loop {
            #[cfg(not(target_family = "wasm"))]
            let more = self.work_in_room(tasks, order, options, begun)?;
            #[cfg(target_family = "wasm")]
            let more = self.work_in_room(tasks, order, options)?;
            visited += more;
            // Without threads nothing is visited.
            if more == 0 || !tasks.iter().any(Task::is_unknown) || (options.stop)() {
                return Ok(visited);
            }
            self.facts.grow();
        }
    }

    /// The same where there is but one thread.
    #[cfg(target_family = "wasm")]
    fn work_in_room(&self, tasks: &[Task], order: Order, options: &Options) -> Result<u64, Error> {
        let mut worker = self.worker();
        take_tasks(&mut worker, tasks, order, &|| {
            (options.stop)() || self.facts.is_tight()
        });
        worker.probe.fault.map_or(Ok(worker.visited), Err)
    }

    /// All threads at all tasks until they are done or the room for what they prove is tight; boards visited.
    #[cfg(not(target_family = "wasm"))]
    fn work_in_room(
        &self,
        tasks: &[Task],
        order: Order,
        options: &Options,
        begun: Instant,
    ) -> Result<u64, Error> {
        let threads = match options.threads {
            0 => thread::available_parallelism().map_or(1, |count| count.get()),
            threads => threads,
        };
        let visited = AtomicU64::new(0);
        let fault = Mutex::new(None);
        let running = AtomicUsize::new(threads);
        thread::scope(|scope| {
            let mut started = vec![];
            for _ in 0..threads {
                let work = || {
                    let mut worker = self.worker();
                    take_tasks(&mut worker, tasks, order, &|| {
                        (options.stop)() || self.facts.is_tight()
                    });
                    visited.fetch_add(worker.visited, Ordering::Relaxed);
                    if let Some(error) = worker.probe.fault {
                        *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                    }
                    running.fetch_sub(1, Ordering::Relaxed);
                };
                let spawned = thread::Builder::new()
                    .stack_size(STACK)
                    .spawn_scoped(scope, work);
                match spawned {
                    Ok(thread) => started.push(thread),
                    // The others do the work; with none the bounds stay as they are.
                    Err(_) => {
                        running.fetch_sub(1, Ordering::Relaxed);
                    }
                }
            }
            self.read_ground(&running, begun);
            join(started);
        });
        match fault.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(error) => Err(error),
            None => Ok(visited.into_inner()),
        }
    }

    /// Reads tables into memory while the threads work, as far as that takes less time than has been spent already:
    /// most positions are solved sooner.
    #[cfg(not(target_family = "wasm"))]
    fn read_ground(&self, running: &AtomicUsize, begun: Instant) {
        while running.load(Ordering::Relaxed) > 0 && self.ground.is_slow() {
            if begun.elapsed() < self.ground.time_to_read() {
                thread::sleep(Duration::from_micros(200));
            } else if self.ground.read_one().is_err() {
                // The threads will meet the damaged table themselves, if they ask for it.
                return;
            }
        }
    }
}
