//! Other processes on the same store: what happens there is told here, and the other way round.

use hoyito::Player;
use serde::{Deserialize, Serialize};

use super::Hub;
use super::room::Room;
use crate::game::GameId;
use crate::protocol::{Greeting, Presence, ServerMessage, Side};
use crate::store::Notice;

/// What is told besides the games themselves. It may be lost.
#[derive(Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
enum Told {
    Presence {
        process: u64,
        game: GameId,
        presence: Presence,
    },
    Said {
        process: u64,
        game: GameId,
        side: Side,
        greeting: Greeting,
    },
}

pub(super) fn tell_presence(hub: &Hub, room: &Room) {
    tell(hub, || Told::Presence {
        process: hub.inner.process,
        game: room.id,
        presence: room.here(),
    });
}

pub(super) fn tell_greeting(hub: &Hub, room: &Room, side: Player, greeting: Greeting) {
    tell(hub, || Told::Said {
        process: hub.inner.process,
        game: room.id,
        side: side.into(),
        greeting,
    });
}

fn tell(hub: &Hub, what: impl FnOnce() -> Told) {
    if hub.inner.store.is_shared()
        && let Ok(text) = serde_json::to_string(&what())
    {
        hub.inner.store.tell(text);
    }
}

/// Listens, where there can be others.
pub(super) fn start(hub: &Hub) {
    let Some(mut notices) = hub.inner.store.notices() else {
        return;
    };
    let (mut stopping, weak) = (hub.stopping(), std::sync::Arc::downgrade(&hub.inner));
    tokio::spawn(async move {
        loop {
            let notice = tokio::select! {
                notice = notices.recv() => notice,
                () = stopping.come() => return,
            };
            let (Some(notice), Some(inner)) = (notice, weak.upgrade()) else {
                return;
            };
            let hub = Hub { inner };
            match notice {
                Notice::Changed(game, version) => follow(&hub, game, Some(version)),
                Notice::Missed => {
                    let rooms: Vec<GameId> = hub.rooms().keys().copied().collect();
                    rooms.into_iter().for_each(|game| follow(&hub, game, None));
                }
                Notice::Told(text) => match serde_json::from_str(&text) {
                    Ok(told) => hear(&hub, told),
                    // A newer process tells something this one does not know.
                    Err(_) => continue,
                },
            }
        }
    });
}

fn hear(hub: &Hub, told: Told) {
    match told {
        Told::Presence {
            process,
            game,
            presence,
        } if process != hub.inner.process => {
            if let Some(room) = hub.loaded_room(game) {
                let known = room.note_elsewhere(process, presence, hub.now());
                room.tell_presence(hub.now());
                // A process that has just come does not know who is here yet.
                if !known && room.here() != Presence::default() {
                    tell_presence(hub, &room);
                }
            }
        }
        Told::Said {
            process,
            game,
            side,
            greeting,
        } if process != hub.inner.process => {
            if let Some(room) = hub.loaded_room(game) {
                let game = game.to_string();
                room.send(&ServerMessage::Said {
                    game,
                    side,
                    greeting,
                });
            }
        }
        _ => {}
    }
}

/// Reads what happened to a game that is in play here, does it and tells it.
fn follow(hub: &Hub, id: GameId, version: Option<u32>) {
    let Some(room) = hub.loaded_room(id) else {
        return;
    };
    let hub = hub.clone();
    tokio::spawn(async move {
        let mut guard = room.game.lock().await;
        let known = guard.as_ref().map(|game| game.version());
        if known.is_none() && room.is_empty() {
            return;
        }
        if version.is_none() || version > known {
            // A failure was reported; the next who acts brings the game anew.
            let _ = hub.catch_up(&room, &mut guard).await;
        }
    });
}
