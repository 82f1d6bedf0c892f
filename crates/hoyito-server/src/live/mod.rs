//! The games in play: loaded from the store, each action decided, written, then told to all who follow.

mod clockwork;
mod counters;
mod doing;
mod elsewhere;
mod line;
mod lobby;
mod room;
mod thinker;
mod work;

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

use crate::game::{Event, Game, GameId, Logged, Secret};
use crate::protocol::{ErrorCode, Refusal, ServerMessage};
use crate::store::{Append, Keep, Store, StoreError, Summary};

pub(crate) use line::{Line, LineEnd};
use room::Room;
use thinker::Thinkers;
use work::AsyncGameWork;

/// The time, in milliseconds since 1970.
pub(crate) type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// All games in play in this process. Cheap to clone: every clone is the same.
///
/// ```
/// # let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
/// # runtime.block_on(async {
/// use std::sync::Arc;
/// use hoyito_server::{Hub, store::Sqlite};
/// let folder = tempfile::tempdir()?;
/// let store = Sqlite::open(&folder.path().join("games.sqlite")).await?;
/// let hub = Hub::new(Arc::new(store));
/// hub.stop().await;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// # })?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Hub {
    inner: Arc<Inner>,
}

struct Inner {
    store: Arc<dyn Store>,
    clock: Clock,
    rooms: Mutex<HashMap<GameId, Arc<Room>>>,
    lobby: lobby::Lobby,
    thinkers: Thinkers,
    counters: counters::Counters,
    /// Tells this process from others that share the store.
    process: u64,
    lines: AtomicU64,
    stopping: watch::Sender<bool>,
    keep: Keep,
}

impl std::fmt::Debug for Hub {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Hub")
    }
}

/// How long a process that stops waits for its clients to leave.
const PARTING: Duration = Duration::from_secs(1);

/// How often it looks whether they have.
const PARTING_LOOK: Duration = Duration::from_millis(10);

/// Waits for the server's end.
pub(crate) struct Stopping(watch::Receiver<bool>);

impl Stopping {
    pub(crate) async fn come(&mut self) {
        // A hub that is gone has stopped as well.
        let _ = self.0.wait_for(|&stopping| stopping).await;
    }
}

fn failed(error: &StoreError) -> Refusal {
    tracing::error!(%error, "the games can't be written or read");
    Refusal::new(
        ErrorCode::Failed,
        "the server could not write or read the game; nothing was changed, try again",
    )
}

fn random() -> [u8; 16] {
    let mut bytes = [0; 16];
    // Without randomness there are no secrets: better no server than seats that can be guessed.
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

fn secret(given: Option<&str>) -> Result<Secret, Refusal> {
    given.map_or_else(|| Ok(Secret::new(random())), str::parse)
}

impl Hub {
    /// The games of a store, with the clockwork that lets flags fall, engines move and old games go. Needs a running tokio.
    ///
    /// ```
    /// # let store = |_: ()| -> std::sync::Arc<dyn hoyito_server::store::Store> { unimplemented!() };
    /// let begin = || hoyito_server::Hub::new(store(()));
    /// # let _ = begin;
    /// ```
    pub fn new(store: Arc<dyn Store>) -> Hub {
        let clock = || {
            let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
            since.map_or(0, |since| since.as_millis() as i64)
        };
        Hub::with_clock(store, Arc::new(clock))
    }

    pub(crate) fn with_clock(store: Arc<dyn Store>, clock: Clock) -> Hub {
        let random = random();
        let process = random[..8]
            .iter()
            .fold(0, |all, &byte| all << 8 | u64::from(byte));
        let (thinkers, jobs) = Thinkers::new();
        let hub = Hub {
            inner: Arc::new(Inner {
                store,
                clock,
                rooms: Mutex::default(),
                lobby: lobby::Lobby::default(),
                thinkers,
                counters: counters::Counters::default(),
                process,
                lines: AtomicU64::new(0),
                stopping: watch::Sender::new(false),
                keep: Keep::default(),
            }),
        };
        thinker::start(&hub, jobs);
        clockwork::start(&hub);
        elsewhere::start(&hub);
        hub
    }

    pub(crate) fn now(&self) -> i64 {
        (self.inner.clock)()
    }

    /// Tells when the server stops.
    pub(crate) fn stopping(&self) -> Stopping {
        Stopping(self.inner.stopping.subscribe())
    }

    /// Says goodbye to all: they connect again elsewhere, or to whoever comes after this process.
    ///
    /// ```
    /// let end = |hub: &hoyito_server::Hub| hub.farewell();
    /// # let _ = end;
    /// ```
    pub fn farewell(&self) {
        self.inner.stopping.send_replace(true);
    }

    /// Says goodbye, lets what is being written be written, tells other processes that nobody is here any more, and closes the
    /// store.
    ///
    /// ```
    /// let end = async |hub: hoyito_server::Hub| hub.stop().await;
    /// # let _ = end;
    /// ```
    pub async fn stop(&self) {
        self.farewell();
        // Every write is awaited by whoever holds the game; once each could be held, none is under way.
        let rooms: Vec<Arc<Room>> = self.rooms().values().cloned().collect();
        for room in &rooms {
            let _ = tokio::time::timeout(Duration::from_secs(5), room.game.lock()).await;
        }
        // Other processes are to hear that nobody is here any more: all leave now, if not at once.
        for _ in 0..PARTING.as_millis() / PARTING_LOOK.as_millis() {
            if rooms.iter().all(|room| room.is_empty()) {
                break;
            }
            tokio::time::sleep(PARTING_LOOK).await;
        }
        for room in &rooms {
            elsewhere::tell_presence(self, room);
        }
        self.inner.store.close().await;
    }

    pub(crate) fn line(&self) -> (Line, LineEnd) {
        Line::new(self.inner.lines.fetch_add(1, Ordering::Relaxed))
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<GameId, Arc<Room>>> {
        self.inner
            .rooms
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn room(&self, id: GameId) -> Arc<Room> {
        let mut rooms = self.rooms();
        Arc::clone(rooms.entry(id).or_insert_with(|| Arc::new(Room::new(id))))
    }

    fn loaded_room(&self, id: GameId) -> Option<Arc<Room>> {
        self.rooms().get(&id).cloned()
    }

    /// Does `what` with the game, which nobody else does anything with meanwhile, in a task of its own: a client that goes
    /// away in the middle leaves nothing half done.
    async fn with_game<T: Send + 'static>(
        &self,
        id: GameId,
        what: impl AsyncGameWork<T>,
    ) -> Result<T, Refusal> {
        let hub = self.clone();
        let work = tokio::spawn(async move {
            let room = hub.room(id);
            let mut guard = room.game.lock().await;
            if guard.is_none()
                && let Err(refusal) = hub.bring(&room, &mut guard).await
            {
                drop(guard);
                hub.forget(&room);
                return Err(refusal);
            }
            what.run(&hub, &room, &mut guard).await
        });
        work.await.unwrap_or_else(|error| {
            tracing::error!(%error, "an action ended early");
            Err(Refusal::new(
                ErrorCode::Failed,
                "the server failed; look at the game as it is now, then try again",
            ))
        })
    }

    fn forget(&self, room: &Arc<Room>) {
        let mut rooms = self.rooms();
        if room.is_empty() {
            rooms.remove(&room.id);
        }
    }

    /// Brings the game from the store, and tells those who follow it what they have not been told yet.
    async fn bring(&self, room: &Room, guard: &mut Option<Game>) -> Result<(), Refusal> {
        let events = self
            .inner
            .store
            .load(room.id, 0)
            .await
            .map_err(|error| failed(&error))?;
        if events.is_empty() {
            return Err(Refusal::new(
                ErrorCode::UnknownGame,
                "there is no such game, or it was cleaned up; take the link as it was sent",
            ));
        }
        let told = match *room.version.borrow() {
            0 => events.len(),
            told => events.len().min(told as usize),
        };
        let (told, news) = events.split_at(told);
        let mut game =
            Game::replay(room.id, told).map_err(|broken| failed(&StoreError::new(broken)))?;
        for message in self.evolve(&mut game, news)? {
            room.send(&message);
        }
        room.version.send_replace(game.version());
        *guard = Some(game);
        Ok(())
    }

    /// Reads what others have written to a game since, does it and tells it.
    async fn catch_up(&self, room: &Room, guard: &mut Option<Game>) -> Result<(), Refusal> {
        // Whatever fails leaves the room without a game: it is brought anew.
        let Some(mut game) = guard.take() else {
            return self.bring(room, guard).await;
        };
        let events = self
            .inner
            .store
            .load(room.id, game.version())
            .await
            .map_err(|error| failed(&error))?;
        for message in self.evolve(&mut game, &events)? {
            room.send(&message);
        }
        room.version.send_replace(game.version());
        *guard = Some(game);
        Ok(())
    }

    /// Lets events happen to a game; what followers are to be told of them.
    fn evolve(&self, game: &mut Game, events: &[Logged]) -> Result<Vec<ServerMessage>, Refusal> {
        let now = self.now();
        let mut told = Vec::with_capacity(events.len());
        for logged in events {
            let shift = game
                .evolve(logged)
                .map_err(|broken| failed(&StoreError::new(broken)))?;
            told.push(ServerMessage::Changed {
                game: game.id().to_string(),
                version: game.version(),
                change: shift.change,
                keep: shift.keep,
                add: shift.add,
                live: Box::new(game.live()),
                now,
            });
        }
        Ok(told)
    }

    /// Writes events that were decided on the game as it is, then does them and tells them. False if another process has
    /// written meanwhile; the game is loaded again then.
    async fn write(
        &self,
        room: &Room,
        guard: &mut Option<Game>,
        events: Vec<Event>,
    ) -> Result<bool, Refusal> {
        let now = self.now();
        let Some(mut game) = guard.take() else {
            return Ok(false);
        };
        // From here to the end the room has no game: whatever goes wrong, it is loaded again.
        let after = game.version();
        let events: Vec<Logged> = events
            .into_iter()
            .map(|event| Logged { at: now, event })
            .collect();
        let listed = game.lobby_entry().is_some();
        let told = self.evolve(&mut game, &events)?;
        let append = Append {
            game: room.id,
            after,
            events,
            summary: Summary::of(&game),
        };
        let begin = std::time::Instant::now();
        let fits = self
            .inner
            .store
            .append(append)
            .await
            .map_err(|error| failed(&error))?;
        self.inner.counters.wrote(begin.elapsed());
        if !fits {
            self.bring(room, guard).await?;
            return Ok(false);
        }
        for message in &told {
            room.send(message);
        }
        if listed != game.lobby_entry().is_some() {
            self.inner.lobby.changed();
        }
        if game.engine_to_move().or(game.engine_asked()).is_some() {
            self.inner.thinkers.wake(room.id);
        }
        room.version.send_replace(game.version());
        *guard = Some(game);
        Ok(true)
    }
}
