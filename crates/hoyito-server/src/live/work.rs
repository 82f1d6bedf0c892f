//! What is done with a game while nobody else does anything with it.

use hoyito::Player;

use super::room::Room;
use super::{Hub, Line, elsewhere};
use crate::game::{Decision, Event, Game, OpenBy, Secret};
use crate::protocol::{Action, Done, ErrorCode, GameState, Refusal, ServerMessage};

/// Times an action is decided again because another process was quicker. Two players can't be quicker for long.
const ATTEMPTS: u32 = 8;

/// Work on a game that is held meanwhile.
pub(super) trait AsyncGameWork<T>: Send + 'static {
    fn run(
        self,
        hub: &Hub,
        room: &Room,
        game: &mut Option<Game>,
    ) -> impl Future<Output = Result<T, Refusal>> + Send;
}

pub(super) fn held(game: &Option<Game>) -> Result<&Game, Refusal> {
    game.as_ref().ok_or_else(|| {
        Refusal::new(
            ErrorCode::Failed,
            "the server lost hold of the game; nothing was changed, try again",
        )
    })
}

pub(super) struct Reading<F>(pub(super) F);

impl<T: Send + 'static, F: FnOnce(&Game) -> T + Send + 'static> AsyncGameWork<T> for Reading<F> {
    async fn run(self, hub: &Hub, room: &Room, game: &mut Option<Game>) -> Result<T, Refusal> {
        let_flag_fall(hub, room, game).await?;
        Ok((self.0)(held(game)?))
    }
}

/// Writes a flag that has fallen before anybody sees or does anything.
async fn let_flag_fall(hub: &Hub, room: &Room, game: &mut Option<Game>) -> Result<(), Refusal> {
    for _ in 0..ATTEMPTS {
        let Some(flag) = held(game)?.fallen(hub.now()) else {
            return Ok(());
        };
        hub.write(room, game, vec![flag]).await?;
    }
    Ok(())
}

pub(super) struct Joining {
    pub(super) seat: Secret,
    pub(super) invitation: Option<Secret>,
    pub(super) name: Option<String>,
}

impl AsyncGameWork<(Player, GameState)> for Joining {
    async fn run(
        self,
        hub: &Hub,
        room: &Room,
        game: &mut Option<Game>,
    ) -> Result<(Player, GameState), Refusal> {
        if hub.inner.store.is_shared() {
            hub.catch_up(room, game).await?;
        }
        for _ in 0..ATTEMPTS {
            let decided = held(game)?.decide_join(
                &self.seat,
                self.invitation.as_ref(),
                self.name.as_deref(),
            )?;
            match decided {
                OpenBy::Sits(side) => return Ok((side, held(game)?.state())),
                OpenBy::Joins(_, event) => hub.write(room, game, vec![event]).await?,
            };
        }
        Err(busy())
    }
}

fn busy() -> Refusal {
    Refusal::new(ErrorCode::Busy, "others were quicker every time; try again")
}

pub(super) enum By {
    Side(Option<Player>),
    Secret(Secret),
}

pub(super) struct Acting {
    pub(super) by: By,
    pub(super) action: Action,
}

impl AsyncGameWork<Done> for Acting {
    async fn run(self, hub: &Hub, room: &Room, game: &mut Option<Game>) -> Result<Done, Refusal> {
        let mut asked_others = !hub.inner.store.is_shared();
        for _ in 0..ATTEMPTS {
            let_flag_fall(hub, room, game).await?;
            let now = held(game)?;
            let by = match &self.by {
                By::Side(side) => *side,
                By::Secret(secret) => now.seat_of(secret),
            };
            let decided = now.decide(by, &self.action);
            if decided.is_err() && !asked_others {
                // Another process may have written what makes it right.
                asked_others = true;
                hub.catch_up(room, game).await?;
                continue;
            }
            let before = match decided? {
                Decision::Before => true,
                Decision::Say(greeting) => {
                    if let Some(side) = by {
                        room.send(&ServerMessage::Said {
                            game: room.id.to_string(),
                            side: side.into(),
                            greeting,
                        });
                        elsewhere::tell_greeting(hub, room, side, greeting);
                    }
                    false
                }
                Decision::Write(event) => {
                    let events = with_answers(hub, now, event).await?;
                    if !hub.write(room, game, events).await? {
                        continue;
                    }
                    false
                }
            };
            let game = held(game)?;
            return Ok(Done {
                version: game.version(),
                step: game.steps(),
                before,
            });
        }
        Err(busy())
    }
}

/// The event, and what follows from it at once: a rematch is there before it is told of, and the engine grants a wish to
/// take back.
async fn with_answers(hub: &Hub, game: &Game, event: Event) -> Result<Vec<Event>, Refusal> {
    if let Event::RematchAgreed { game: new } = &event {
        hub.make(*new, game.rematch_event()).await?;
    }
    if let Event::TakebackAsked { side, .. } = event {
        let other = side.other();
        let engine = game
            .sitter(other)
            .and_then(|sitter| sitter.level())
            .is_some();
        if engine {
            return Ok(vec![
                event,
                Event::TakebackAnswered {
                    side: other,
                    yes: true,
                },
            ]);
        }
    }
    Ok(vec![event])
}

pub(super) struct Watching {
    pub(super) seat: Option<Secret>,
    pub(super) line: Line,
}

impl AsyncGameWork<Option<Player>> for Watching {
    async fn run(
        self,
        hub: &Hub,
        room: &Room,
        game: &mut Option<Game>,
    ) -> Result<Option<Player>, Refusal> {
        if hub.inner.store.is_shared() {
            hub.catch_up(room, game).await?;
        }
        let_flag_fall(hub, room, game).await?;
        let game = held(game)?;
        let side = self.seat.as_ref().and_then(|seat| game.seat_of(seat));
        room.add(&self.line, side);
        let now = hub.now();
        self.line.send(&ServerMessage::Game {
            you: side.map(Into::into),
            now,
            state: Box::new(game.state()),
            presence: room.presence(now),
        });
        hub.presence_changed(room);
        Ok(side)
    }
}
