//! The server's engine: it plays from seats and analyses, in threads of its own, from queues that are bounded.

use std::collections::HashSet;
use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};

use hoyito::{Match, Player, Position, Rules};
use hoyito_engine::{History, Level, Limits};
use tokio::sync::{Semaphore, mpsc};

use super::Hub;
use super::room::Room;
use super::work::{AsyncGameWork, Reading, held};
use crate::game::{Event, Game, GameId};
use crate::protocol::{Analyse, Analysis, ErrorCode, MAX_NODES, Refusal, USUAL_NODES};

/// Games whose engine waits for its turn to think. What finds no room is woken later by the clockwork.
const WAITING: usize = 1_024;

/// Analyses that wait at once.
const ANALYSES: usize = 16;

/// The queues.
pub(super) struct Thinkers {
    games: mpsc::Sender<GameId>,
    waiting: Arc<Mutex<HashSet<GameId>>>,
    analyses: Arc<Semaphore>,
    threads: Arc<Semaphore>,
}

impl Thinkers {
    pub(super) fn new() -> (Thinkers, mpsc::Receiver<GameId>) {
        let (games, jobs) = mpsc::channel(WAITING);
        let thinkers = Thinkers {
            games,
            waiting: Arc::default(),
            analyses: Arc::new(Semaphore::new(ANALYSES)),
            threads: Arc::new(Semaphore::new(threads())),
        };
        (thinkers, jobs)
    }

    /// The engine of this game has something to do.
    pub(super) fn wake(&self, game: GameId) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.insert(game) && self.games.try_send(game).is_err() {
            waiting.remove(&game);
        }
    }

    /// Games whose engine waits for its turn.
    pub(super) fn waiting(&self) -> u64 {
        self.waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .len() as u64
    }

    fn taken(&self, game: GameId) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.remove(&game);
    }

    pub(super) async fn analyse(&self, asked: Analyse) -> Result<Analysis, Refusal> {
        let bad = |message: String| Refusal::new(ErrorCode::BadRequest, message);
        let position: Position = asked
            .position
            .parse()
            .map_err(|error| bad(format!("the position can't be: {error}")))?;
        asked.rulings.check()?;
        let nodes = asked.nodes.unwrap_or(USUAL_NODES);
        if !(1..=MAX_NODES).contains(&nodes) {
            return Err(bad(format!(
                "nodes can't be {nodes}; write 1 to {MAX_NODES}"
            )));
        }
        let full = || {
            Refusal::new(
                ErrorCode::Busy,
                "many analyses wait already; try again soon",
            )
        };
        let _place = self.analyses.try_acquire().map_err(|_| full())?;
        let thread = Arc::clone(&self.threads)
            .acquire_owned()
            .await
            .map_err(|_| full())?;
        let work = tokio::task::spawn_blocking(move || {
            let _thread = thread;
            let rulings = asked.rulings.into();
            let rules = Rules::under(asked.variant.into(), &rulings);
            let history = History::start(&rulings, &position);
            let limits = Limits {
                nodes: Some(nodes),
                ..Limits::default()
            };
            let choice =
                hoyito_engine::choose(Level::HIGHEST, &position, &rules, &history, 1, limits)?;
            Some(Analysis {
                best: choice.hole.letter(position.row()),
                score: f64::from(choice.report.score),
                proved: choice.report.exact,
                depth: choice.report.depth,
                nodes: choice.report.nodes,
            })
        });
        let found = work.await.map_err(|_| full())?;
        found
            .ok_or_else(|| bad("nobody can move in this position; send one that is in play".into()))
    }
}

/// One core is left to the games.
fn threads() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    (cores - 1).max(1)
}

/// What an engine is to think about.
struct Task {
    game: Match,
    side: Player,
    level: Level,
    seed: u64,
    /// It is asked to share, and not to move.
    asked: bool,
    version: u32,
}

/// Takes games from the queue until the hub is gone.
pub(super) fn start(hub: &Hub, mut jobs: mpsc::Receiver<GameId>) {
    let (mut stopping, weak) = (hub.stopping(), Arc::downgrade(&hub.inner));
    let threads = Arc::clone(&hub.inner.thinkers.threads);
    tokio::spawn(async move {
        loop {
            let job = tokio::select! {
                job = jobs.recv() => job,
                () = stopping.come() => return,
            };
            let Some(game) = job else { return };
            let Ok(thread) = Arc::clone(&threads).acquire_owned().await else {
                return;
            };
            let Some(inner) = weak.upgrade() else { return };
            let hub = Hub { inner };
            tokio::spawn(async move {
                hub.inner.thinkers.taken(game);
                think(&hub, game).await;
                drop(thread);
            });
        }
    });
}

async fn think(hub: &Hub, id: GameId) {
    let Ok(Some(task)) = hub
        .with_game(id, Reading(move |game: &Game| task(id, game)))
        .await
    else {
        // Nothing to do any more; a failure was reported, and the clockwork wakes the game again.
        return;
    };
    let (version, side) = (task.version, task.side);
    let Ok(Some(event)) = tokio::task::spawn_blocking(move || answer(&task)).await else {
        return;
    };
    let engine = EngineActs {
        version,
        side,
        event,
    };
    let _ = hub.with_game(id, engine).await;
}

fn task(id: GameId, game: &Game) -> Option<Task> {
    let asked = game.engine_asked();
    let (side, level) = asked.or(game.engine_to_move())?;
    Some(Task {
        game: game.games().last()?.clone(),
        side,
        level: Level::new(level)?,
        seed: id.seed(),
        asked: asked.is_some(),
        version: game.version(),
    })
}

fn answer(task: &Task) -> Option<Event> {
    let round = task.game.round();
    let history = History::in_match(&task.game);
    let (position, side) = (round.position(), task.side);
    let limits = Limits::default();
    let choice = hoyito_engine::choose(
        task.level,
        position,
        round.rules(),
        &history,
        task.seed,
        limits,
    )?;
    if !task.asked {
        let hole = choice.hole.letter(position.row());
        return Some(Event::Moved { side, hole });
    }
    // It agrees where it hopes for no more than sharing would keep.
    let report = choice.report;
    let shared = history.shared(position, report.mover);
    let yes = if report.mover == side {
        report.score <= shared
    } else {
        report.score >= shared
    };
    Some(Event::ShareAnswered { side, yes })
}

/// What the engine decided, unless something has happened since.
struct EngineActs {
    version: u32,
    side: Player,
    event: Event,
}

impl AsyncGameWork<()> for EngineActs {
    async fn run(self, hub: &Hub, room: &Room, game: &mut Option<Game>) -> Result<(), Refusal> {
        let now = held(game)?;
        let same = now.version() == self.version
            && [now.engine_to_move(), now.engine_asked()]
                .into_iter()
                .flatten()
                .any(|(side, _)| side == self.side);
        if same {
            hub.write(room, game, vec![self.event]).await?;
        } else if now.engine_to_move().or(now.engine_asked()).is_some() {
            hub.inner.thinkers.wake(room.id);
        }
        Ok(())
    }
}
