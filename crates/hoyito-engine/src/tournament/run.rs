//! The games of a tournament, several at a time.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use super::Tournament;
use super::client::{Fault, Patience, Trouble};
use super::game::{Game, Seat, Table};
use super::standing::Testing;

/// An engine that could not be brought up so often in a row is not tried again: it loses its games.
const MOST_FAILED_STARTS: u32 = 3;

/// Somebody who is told of each game as it ends.
pub type Told<'a> = dyn FnMut(&Game) -> io::Result<()> + Send + 'a;

/// Starts of an engine that failed one after the other.
#[derive(Clone, Copy, Default)]
struct Failures {
    count: u32,
    last: Option<Fault>,
}

/// What the workers share.
struct Progress<'a> {
    done: BTreeMap<usize, Game>,
    /// The least number nobody has looked at.
    next: usize,
    test: Option<Testing>,
    told: &'a mut Told<'a>,
    error: Option<io::Error>,
}

impl Tournament {
    /// Plays all games but those in `before`, and gives all of them by their numbers. `told` hears of each new one as it
    /// ends; should it fail, no more games are begun. A test that decides ends the tournament.
    ///
    /// # Errors
    /// That of `told`.
    ///
    /// ```
    /// use hoyito_engine::tournament::{Player, Tournament};
    /// let players = ["level:1", "level:2"].map(|text| Player::read(text).unwrap());
    /// let mut tournament = Tournament::new(players.into());
    /// tournament.rulings.no_capture_limit = Some(20);
    /// tournament.pairs = 1;
    /// let mut heard = 0;
    /// let games = tournament.run(vec![], &mut |_| { heard += 1; Ok(()) }).unwrap();
    /// assert_eq!((games.len(), heard), (2, 2));
    /// // With all games there already nothing is left to do.
    /// assert_eq!(tournament.run(games.clone(), &mut |_| unreachable!()).unwrap(), games);
    /// ```
    pub fn run<'a>(&self, before: Vec<Game>, told: &'a mut Told<'a>) -> io::Result<Vec<Game>> {
        let over = AtomicBool::new(false);
        let failed: Vec<Mutex<Failures>> = self.players.iter().map(|_| Mutex::default()).collect();
        let done: BTreeMap<usize, Game> =
            before.into_iter().map(|game| (game.number, game)).collect();
        let mut test = self.sprt.map(Testing::new);
        if let Some(test) = &mut test
            && test.advance(&done)
        {
            over.store(true, Ordering::Relaxed);
        }
        let progress = Mutex::new(Progress {
            done,
            next: 0,
            test,
            told,
            error: None,
        });
        thread::scope(|scope| {
            let workers = self.concurrency.clamp(1, self.games().max(1));
            for _ in 0..workers {
                scope.spawn(|| self.work(&progress, &over, &failed));
            }
        });
        let progress = progress
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        match progress.error {
            Some(error) => Err(error),
            None => Ok(progress.done.into_values().collect()),
        }
    }

    /// One worker: the next game that is not played, again and again.
    fn work(&self, progress: &Mutex<Progress<'_>>, over: &AtomicBool, failed: &[Mutex<Failures>]) {
        let lock = || progress.lock().unwrap_or_else(PoisonError::into_inner);
        let table = Table {
            tournament: self,
            patience: Patience {
                time: self.patience,
                margin: self.margin,
                over,
            },
        };
        let kinds = self.players.iter().map(|player| &player.kind);
        let mut seats: Vec<Seat> = kinds.map(|kind| Seat::new(kind, self)).collect();
        loop {
            let number = {
                let mut progress = lock();
                while progress.done.contains_key(&progress.next) {
                    progress.next += 1;
                }
                let number = progress.next;
                if number >= self.games() || over.load(Ordering::Relaxed) {
                    break;
                }
                progress.next += 1;
                number
            };
            let ready = self
                .seats(number)
                .map(|player| call(&mut seats[player], &failed[player], table.patience));
            let Some(game) = table.play(number, &mut seats, ready) else {
                break;
            };
            let mut progress = lock();
            if over.load(Ordering::Relaxed) {
                break;
            }
            if let Err(error) = (progress.told)(&game) {
                progress.error = Some(error);
                over.store(true, Ordering::Relaxed);
                break;
            }
            let progress = &mut *progress;
            progress.done.insert(number, game);
            if let Some(test) = &mut progress.test
                && test.advance(&progress.done)
            {
                over.store(true, Ordering::Relaxed);
            }
        }
        for seat in seats {
            seat.quit();
        }
    }

    /// Starts each engine once, to find out before the first game whether the program is there and knows its options.
    /// One that hangs or crashes is not refused: it will lose its games.
    ///
    /// # Errors
    /// In words, which program can't be started, or which option it does not have.
    ///
    /// ```
    /// use hoyito_engine::tournament::{Player, Tournament};
    /// let players = ["level:1", "/no/such/engine"].map(|text| Player::read(text).unwrap());
    /// assert!(Tournament::new(players.into()).try_players().unwrap_err().contains("/no/such/engine"));
    /// ```
    pub fn try_players(&self) -> Result<(), String> {
        let over = AtomicBool::new(false);
        let patience = Patience {
            time: self.patience,
            margin: self.margin,
            over: &over,
        };
        for player in &self.players {
            super::client::try_engine(player, patience)?;
        }
        Ok(())
    }
}

/// Brings a player to the board.
fn call(
    seat: &mut Seat,
    failures: &Mutex<Failures>,
    patience: Patience<'_>,
) -> Result<(), Trouble> {
    let lock = || failures.lock().unwrap_or_else(PoisonError::into_inner);
    let before = *lock();
    if let Some(fault) = before.last
        && before.count >= MOST_FAILED_STARTS
    {
        let why = format!(
            "given up after {} starts that failed one after the other",
            before.count
        );
        return Err(Trouble::Fault(fault, why));
    }
    let ready = seat.new_game(patience);
    match &ready {
        Ok(()) => *lock() = Failures::default(),
        Err(Trouble::Fault(fault, _)) => {
            let mut failures = lock();
            failures.count += 1;
            failures.last = Some(*fault);
        }
        Err(Trouble::Over) => {}
    }
    ready
}
