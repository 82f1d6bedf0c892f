//! What happens without anybody acting: flags fall, engines that were forgotten move, the lobby is told, rooms nobody is
//! in are left, old games go.

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

/// Starts all of it; it ends when the hub stops.
pub(super) fn start(hub: &Hub) {
    every(hub, FLAGS, flags);
    every(hub, LOBBY, async |hub: Hub| {
        lobby::tell(&hub, hub.inner.store.is_shared()).await;
    });
    every(hub, ENGINES, engines);
    every(hub, ROOMS, async |hub: Hub| leave_rooms(&hub));
    every(hub, CLEANING, clean);
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
            what(Hub { inner }).await;
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
        Err(error) => eprintln!("hoyito: no flag can fall: {error}"),
    }
}

async fn engines(hub: Hub) {
    match hub.inner.store.thinking(hub.now() - FORGOTTEN).await {
        Ok(games) => games
            .into_iter()
            .for_each(|game| hub.inner.thinkers.wake(game)),
        Err(error) => eprintln!("hoyito: no engine can be woken: {error}"),
    }
}

/// Rooms that nobody is in and nobody works in; the store has their games.
fn leave_rooms(hub: &Hub) {
    hub.rooms().retain(|_, room| {
        let waited_for = room.version.receiver_count() > 0;
        !room.is_empty() || waited_for || std::sync::Arc::strong_count(room) > 1
    });
}

async fn clean(hub: Hub) {
    match hub.inner.store.clean(hub.now(), hub.inner.keep).await {
        Ok(0) => {}
        Ok(games) => eprintln!("hoyito: {games} old games were cleaned up"),
        Err(error) => eprintln!("hoyito: old games can't be cleaned up: {error}"),
    }
}
