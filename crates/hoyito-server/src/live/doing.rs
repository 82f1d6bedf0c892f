//! What clients ask of the games.

use std::sync::atomic::Ordering;
use std::time::Duration;

use hoyito::Player;

use super::room::Room;
use super::work::{Acting, By, Joining, Reading, Watching};
use super::{Hub, Line, elsewhere, failed, random, secret};
use crate::game::{Event, Game, GameId, Logged, Secret};
use crate::protocol::{
    Action, Analyse, Analysis, Create, Created, Done, ErrorCode, GameState, Join, Joined,
    LobbyEntry, Place, Refusal,
};
use crate::store::{Append, StoreError, Summary};

impl Hub {
    /// Makes a game.
    pub(crate) async fn create(&self, create: &Create) -> Result<Created, Refusal> {
        let seat = secret(create.seat.as_deref())?;
        let throws = random();
        let (_, event) = Event::created(create, &seat, [throws[0] & 1 == 0, throws[1] & 1 == 0])?;
        let id = seat.game();
        self.make(id, event).await?;
        let opens = seat.clone();
        let (state, side) = self
            .with_game(
                id,
                Reading(move |game: &Game| (game.state(), game.seat_of(&opens))),
            )
            .await?;
        let side = side.ok_or_else(|| Refusal::new(ErrorCode::BadSecret, "draw another secret"))?;
        let alone = create.level.is_none();
        Ok(Created {
            game: id.to_string(),
            seat: seat.reveal(),
            side: side.into(),
            invitation: alone.then(|| seat.invitation().reveal()),
            state,
        })
    }

    /// Writes a game's first event, unless the game is there already.
    pub(super) async fn make(&self, id: GameId, event: Event) -> Result<(), Refusal> {
        let logged = Logged {
            at: self.now(),
            event,
        };
        let events = vec![logged];
        let game = Game::replay(id, &events).map_err(|broken| failed(&StoreError::new(broken)))?;
        let append = Append {
            game: id,
            after: 0,
            events,
            summary: Summary::of(&game),
        };
        let made = self
            .inner
            .store
            .append(append)
            .await
            .map_err(|error| failed(&error))?;
        self.inner
            .counters
            .games
            .fetch_add(u64::from(made), Ordering::Relaxed);
        if made && game.lobby_entry().is_some() {
            self.inner.lobby.changed();
        }
        if made && game.engine_to_move().is_some() {
            self.inner.thinkers.wake(id);
        }
        Ok(())
    }

    /// Sits somebody down.
    pub(crate) async fn join(&self, id: GameId, join: &Join) -> Result<Joined, Refusal> {
        let seat = secret(join.seat.as_deref())?;
        let invitation = join
            .invitation
            .as_deref()
            .map(str::parse::<Secret>)
            .transpose()?;
        let joining = Joining {
            seat: seat.clone(),
            invitation,
            name: join.name.clone(),
        };
        let (side, state) = self.with_game(id, joining).await?;
        Ok(Joined {
            game: id.to_string(),
            seat: seat.reveal(),
            side: side.into(),
            state,
        })
    }

    /// Does something in a game; the answer comes when it is written.
    pub(crate) async fn act(
        &self,
        id: GameId,
        by: Option<Player>,
        action: Action,
    ) -> Result<Done, Refusal> {
        let by = By::Side(by);
        self.acting(id, Acting { by, action }).await
    }

    /// As [`Hub::act`], from the seat that a secret opens.
    pub(crate) async fn act_with(
        &self,
        id: GameId,
        seat: Secret,
        action: Action,
    ) -> Result<Done, Refusal> {
        let by = By::Secret(seat);
        self.acting(id, Acting { by, action }).await
    }

    async fn acting(&self, id: GameId, acting: Acting) -> Result<Done, Refusal> {
        let done = self.with_game(id, acting).await;
        let counters = &self.inner.counters;
        let counter = match &done {
            Ok(done) if done.before => &counters.before,
            Ok(_) => &counters.done,
            Err(refusal) if refusal.code == ErrorCode::Failed => &counters.failures,
            Err(_) => &counters.refused,
        };
        counter.fetch_add(1, Ordering::Relaxed);
        done
    }

    /// The game as it is.
    pub(crate) async fn state(&self, id: GameId) -> Result<GameState, Refusal> {
        self.with_game(id, Reading(|game: &Game| game.state()))
            .await
    }

    /// The game, once it is past version `after` or `wait` is over.
    pub(crate) async fn state_after(
        &self,
        id: GameId,
        after: u32,
        wait: Duration,
    ) -> Result<GameState, Refusal> {
        let mut versions = self.room(id).version.subscribe();
        let state = self.state(id).await?;
        if state.version > after {
            return Ok(state);
        }
        let newer = versions.wait_for(|&version| version > after);
        // A server that stops keeps nobody waiting.
        let mut stopping = self.stopping();
        tokio::select! {
            _ = newer => {}
            () = tokio::time::sleep(wait) => {}
            () = stopping.come() => {}
        }
        self.state(id).await
    }

    /// The game as a file.
    pub(crate) async fn ogn(&self, id: GameId) -> Result<String, Refusal> {
        self.with_game(id, Reading(|game: &Game| game.ogn())).await
    }

    /// What the lobby shows.
    pub(crate) async fn lobby_entries(&self) -> Result<Vec<LobbyEntry>, Refusal> {
        let ids = self
            .inner
            .store
            .lobby()
            .await
            .map_err(|error| failed(&error))?;
        let mut entries = Vec::with_capacity(ids.len());
        for id in ids {
            if let Ok(Some(entry)) = self
                .with_game(id, Reading(|game: &Game| game.lobby_entry()))
                .await
            {
                entries.push(entry);
            }
        }
        Ok(entries)
    }

    /// Follows a game: all of it is put on the line, then everything that happens.
    pub(crate) async fn watch(
        &self,
        id: GameId,
        seat: Option<Secret>,
        line: Line,
    ) -> Result<Option<Player>, Refusal> {
        self.with_game(id, Watching { seat, line }).await
    }

    /// Follows it no longer.
    pub(crate) fn leave(&self, id: GameId, line: u64) {
        if let Some(room) = self.loaded_room(id) {
            room.remove(line);
            self.presence_changed(&room);
        }
    }

    /// A player looks at the game, or elsewhere.
    pub(crate) fn place(&self, id: GameId, line: u64, place: Place) {
        if let Some(room) = self.loaded_room(id) {
            room.place(line, place.into());
            self.presence_changed(&room);
        }
    }

    pub(super) fn presence_changed(&self, room: &Room) {
        room.tell_presence(self.now());
        elsewhere::tell_presence(self, room);
    }

    pub(crate) fn follow_lobby(&self, line: &Line, follow: bool) {
        self.inner.lobby.follow(line, follow);
    }

    /// Whether games can be read and new connections are welcome.
    pub(crate) async fn is_well(&self) -> bool {
        !*self.inner.stopping.borrow() && self.inner.store.fallen(0).await.is_ok()
    }

    /// What is counted, in the text form of Prometheus.
    pub(crate) fn metrics(&self, sockets: u32) -> String {
        let rooms = self.rooms().len() as u64;
        self.inner.counters.text(&[
            ("hoyito_sockets", "Sockets open now.", u64::from(sockets)),
            ("hoyito_rooms", "Games in memory now.", rooms),
            (
                "hoyito_thinking",
                "Engines waiting for their turn to think.",
                self.inner.thinkers.waiting(),
            ),
        ])
    }

    pub(crate) async fn analyse(&self, asked: Analyse) -> Result<Analysis, Refusal> {
        self.inner.thinkers.analyse(asked).await
    }
}
