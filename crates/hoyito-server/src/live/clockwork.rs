//! What happens without anybody acting: flags fall, engines that were forgotten move, the lobby is told, rooms nobody is
//! in are left, old games go.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use super::work::Reading;
use super::{Hub, lobby};
use crate::game::Game;

/// How late a flag may fall when nobody looks. Whoever acts or looks sees it at once.
const FLAGS: Duration = Duration::from_millis(250);
const LOBBY: Duration = Duration::from_secs(1);
/// After this long an engine's move is taken to be forgotten: the process that thought about it is gone.
const FORGOTTEN: i64 = 20_000;
const ENGINES: Duration = Duration::from_secs(10);
const ROOMS: Duration = Duration::from_secs(30);
const CLEANING: Duration = Duration::from_secs(3_600);
/// Who is where is told to other processes again and again, to a share of the games at a time: what one told may have been
/// lost, and a process that says nothing for long is taken to be gone.
const RETELLING: Duration = Duration::from_secs(1);
const TURNS: u64 = 30;

/// Starts all of it; it ends when the hub stops.
pub(super) fn start(hub: &Hub) {
    every(hub, FLAGS, flags);
    every(hub, LOBBY, async |hub: Hub| {
        lobby::tell(&hub, hub.inner.store.is_shared()).await;
    });
    every(hub, ENGINES, engines);
    every(hub, ROOMS, async |hub: Hub| leave_rooms(&hub));
    every(hub, CLEANING, clean);
    let turn = AtomicU64::new(0);
    every(hub, RETELLING, move |hub: Hub| {
        let turn = turn.fetch_add(1, Ordering::Relaxed) % TURNS;
        async move { tell_again(&hub, turn) }
    });
    // What stands in the store from before.
    hub.inner.lobby.changed();
}

fn every<F, R>(hub: &Hub, time: Duration, what: F)
where
    F: Fn(Hub) -> R + Send + 'static,
    R: Future<Output = ()> + Send,
{
    // Not the hub itself: a hub that everybody else has dropped ends its clockwork.
    let (mut stopping, weak) = (hub.stopping(), std::sync::Arc::downgrade(&hub.inner));
    tokio::spawn(async move {
        let mut ticks = interval(time);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                () = stopping.come() => return,
            }
            let Some(inner) = weak.upgrade() else { return };
            // What was begun is given up when the server stops: its store is about to be closed, which would look like a failure.
            tokio::select! {
                biased;
                () = stopping.come() => return,
                () = what(Hub { inner }) => {}
            }
        }
    });
}

async fn flags(hub: Hub) {
    match hub.inner.store.fallen(hub.now()).await {
        // To look at a game lets its flag fall.
        Ok(games) => {
            for game in games {
                let _ = hub.with_game(game, Reading(|_: &Game| ())).await;
            }
        }
        Err(error) => tracing::error!(%error, "no flag can fall"),
    }
}

async fn engines(hub: Hub) {
    match hub.inner.store.thinking(hub.now() - FORGOTTEN).await {
        Ok(games) => games
            .into_iter()
            .for_each(|game| hub.inner.thinkers.wake(game)),
        Err(error) => tracing::error!(%error, "no engine can be woken"),
    }
}

/// Rooms that nobody is in and nobody works in; the store has their games.
fn leave_rooms(hub: &Hub) {
    hub.rooms().retain(|_, room| {
        let waited_for = room.version.receiver_count() > 0;
        !room.is_empty() || waited_for || std::sync::Arc::strong_count(room) > 1
    });
}

fn tell_again(hub: &Hub, turn: u64) {
    if !hub.inner.store.is_shared() {
        return;
    }
    let all: Vec<_> = hub.rooms().values().cloned().collect();
    for room in all {
        if room.id.seed() % TURNS == turn && !room.is_empty() {
            hub.presence_changed(&room);
        }
    }
}

async fn clean(hub: Hub) {
    match hub.inner.store.clean(hub.now(), hub.inner.keep).await {
        Ok(0) => {}
        Ok(games) => tracing::info!(games, "old games were cleaned up"),
        Err(error) => tracing::error!(%error, "old games can't be cleaned up"),
    }
}
