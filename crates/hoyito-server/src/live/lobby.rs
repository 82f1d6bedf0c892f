//! Those who follow the lobby, told when it has changed, once a second at most.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::Hub;
use super::line::{Line, text};
use crate::protocol::{LobbyEntry, ServerMessage};

#[derive(Default)]
struct Followers {
    lines: Vec<Line>,
    told: Vec<LobbyEntry>,
}

/// The lobby's followers.
#[derive(Default)]
pub(super) struct Lobby {
    followers: Mutex<Followers>,
    changed: AtomicBool,
}

impl Lobby {
    fn followers(&self) -> MutexGuard<'_, Followers> {
        self.followers
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn changed(&self) {
        self.changed.store(true, Ordering::Relaxed);
    }

    pub(super) fn follow(&self, line: &Line, follow: bool) {
        let mut followers = self.followers();
        followers.lines.retain(|one| one.id() != line.id());
        if follow {
            line.send(&ServerMessage::Lobby {
                games: followers.told.clone(),
            });
            followers.lines.push(line.clone());
        }
    }
}

/// Looks whether the lobby has changed, and tells it. `anyway` where other processes may have changed it.
pub(super) async fn tell(hub: &Hub, anyway: bool) {
    let lobby = &hub.inner.lobby;
    if !lobby.changed.swap(false, Ordering::Relaxed) && !anyway {
        return;
    }
    let Ok(games) = hub.lobby_entries().await else {
        // The store failed, which was reported; the next look tries again.
        lobby.changed();
        return;
    };
    let mut followers = lobby.followers();
    if followers.told == games {
        return;
    }
    let message = text(&ServerMessage::Lobby {
        games: games.clone(),
    });
    for line in &followers.lines {
        line.send_text(message.clone());
    }
    followers.told = games;
}
