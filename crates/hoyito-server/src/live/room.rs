//! A game that somebody is at: the game itself, and who follows it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use hoyito::Player;
use tokio::sync::{Mutex as AsyncMutex, watch};

use super::line::{Line, text};
use crate::game::{Game, GameId};
use crate::protocol::{Presence, ServerMessage, There};

/// What another process told about presence counts this long, in milliseconds.
const ELSEWHERE: i64 = 90_000;

struct Follower {
    line: Line,
    side: Option<Player>,
    there: There,
}

#[derive(Default)]
struct Followers {
    here: Vec<Follower>,
    /// In other processes, with the moment they told it.
    elsewhere: HashMap<u64, (Presence, i64)>,
    told: Presence,
}

/// A game and its followers.
pub(super) struct Room {
    pub(super) id: GameId,
    /// The game, once it was loaded. Held while an action is decided and written: one after the other.
    pub(super) game: AsyncMutex<Option<Game>>,
    /// The version, for those who wait for the next.
    pub(super) version: watch::Sender<u32>,
    followers: Mutex<Followers>,
}

impl Room {
    pub(super) fn new(id: GameId) -> Room {
        Room {
            id,
            game: AsyncMutex::new(None),
            version: watch::Sender::new(0),
            followers: Mutex::default(),
        }
    }

    /// Nothing is left half done by a panic: every change of the list is one step.
    fn followers(&self) -> MutexGuard<'_, Followers> {
        self.followers
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.followers().here.is_empty()
    }

    pub(super) fn add(&self, line: &Line, side: Option<Player>) {
        let mut followers = self.followers();
        followers
            .here
            .retain(|follower| follower.line.id() != line.id());
        followers.here.push(Follower {
            line: line.clone(),
            side,
            there: There::Here,
        });
    }

    pub(super) fn remove(&self, line: u64) {
        self.followers()
            .here
            .retain(|follower| follower.line.id() != line);
    }

    pub(super) fn place(&self, line: u64, there: There) {
        let mut followers = self.followers();
        let found = followers
            .here
            .iter_mut()
            .find(|follower| follower.line.id() == line);
        if let Some(follower) = found {
            follower.there = there;
        }
    }

    /// Puts a message on every line.
    pub(super) fn send(&self, message: &ServerMessage) {
        let followers = self.followers();
        if !followers.here.is_empty() {
            send_to(&followers.here, &text(message));
        }
    }

    /// Who is in this process.
    pub(super) fn here(&self) -> Presence {
        let mut presence = Presence::default();
        for follower in &self.followers().here {
            let seat = match follower.side {
                Some(Player::South) => &mut presence.south,
                Some(Player::North) => &mut presence.north,
                None => {
                    presence.watching += 1;
                    continue;
                }
            };
            *seat = (*seat).max(follower.there);
        }
        presence
    }

    /// Whether the process was known.
    pub(super) fn note_elsewhere(&self, process: u64, presence: Presence, now: i64) -> bool {
        let noted = self.followers().elsewhere.insert(process, (presence, now));
        noted.is_some_and(|(_, at)| now - at < ELSEWHERE)
    }

    /// Who is in all processes.
    pub(super) fn presence(&self, now: i64) -> Presence {
        let mut all = self.here();
        let mut followers = self.followers();
        followers
            .elsewhere
            .retain(|_, (_, at)| now - *at < ELSEWHERE);
        for (presence, _) in followers.elsewhere.values() {
            all.south = all.south.max(presence.south);
            all.north = all.north.max(presence.north);
            all.watching = all.watching.saturating_add(presence.watching);
        }
        all
    }

    /// Tells the followers who is there, if that is news.
    pub(super) fn tell_presence(&self, now: i64) {
        let presence = self.presence(now);
        let mut followers = self.followers();
        if followers.told == presence {
            return;
        }
        followers.told = presence;
        let game = self.id.to_string();
        send_to(
            &followers.here,
            &text(&ServerMessage::Presence { game, presence }),
        );
    }
}

fn send_to(followers: &[Follower], message: &Utf8Bytes) {
    for follower in followers {
        follower.line.send_text(message.clone());
    }
}
