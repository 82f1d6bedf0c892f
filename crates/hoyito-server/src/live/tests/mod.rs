//! Random clients on several processes against a plain model: messages lost, doubled, late and out of order, lines cut,
//! processes killed, seats tried by thieves. Nothing may diverge.

mod memory;
mod model;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use hoyito::Player;
use serde_json::Value;

use super::{Hub, Line, LineEnd};
use crate::game::{Game, GameId, Secret};
use crate::protocol::{Action, ErrorCode, Greeting};
use memory::Memory;
use model::Model;

/// Deliveries of messages in all, few enough to be run every time; `HOYITO_EVENTS=100000` runs as many.
const EVENTS: usize = 20_000;

/// Somebody who follows a game and keeps its history as docs/protocol.md says.
struct Client {
    side: Option<Player>,
    hub: usize,
    line: Line,
    end: LineEnd,
    version: u64,
    history: String,
}

/// A game with its model, clients, and messages under way.
struct Table {
    id: GameId,
    seats: [Secret; 2],
    model: Model,
    clients: Vec<Client>,
    under_way: Vec<(Option<Player>, Action)>,
    deliveries: usize,
}

struct World {
    memory: Memory,
    clock: Arc<AtomicI64>,
    hubs: Vec<Hub>,
    random: fastrand::Rng,
    before: usize,
    refused: usize,
    accepted: usize,
}

impl World {
    fn new(seed: u64) -> World {
        let (memory, clock) = (Memory::default(), Arc::new(AtomicI64::new(1_000)));
        let mut world = World {
            memory,
            clock,
            hubs: Vec::new(),
            random: fastrand::Rng::with_seed(seed),
            before: 0,
            refused: 0,
            accepted: 0,
        };
        world.hubs = (0..3).map(|_| world.process()).collect();
        world
    }

    fn process(&self) -> Hub {
        let clock = Arc::clone(&self.clock);
        let now = move || clock.fetch_add(1, Ordering::Relaxed);
        Hub::with_clock(Arc::new(self.memory.clone()), Arc::new(now))
    }

    fn hub(&mut self) -> usize {
        self.random.usize(..self.hubs.len())
    }

    async fn table(&mut self) -> Table {
        let variant = self.random.choice(["I", "II", "III"]).unwrap();
        let kind = self.random.choice(["round", "match", "pair"]).unwrap();
        let holes = self.random.u8(2..=6);
        let create = format!(
            r#"{{"setup":{{"variant":"{variant}","kind":"{kind}","holes":{holes},"rulings":{{"no_capture_limit":20,"round_limit":3}}}},"side":"S"}}"#
        );
        let at = self.hub();
        let created = self.hubs[at]
            .create(&serde_json::from_str(&create).unwrap())
            .await
            .unwrap();
        let join = format!(r#"{{"invitation":"{}"}}"#, created.invitation.unwrap());
        let (id, at) = (created.game.parse().unwrap(), self.hub());
        let joined = self.hubs[at]
            .join(id, &serde_json::from_str(&join).unwrap())
            .await
            .unwrap();
        let seats = [created.seat, joined.seat].map(|seat| seat.parse().unwrap());
        let mut table = Table {
            id,
            seats,
            model: Model::new(created.state.setup),
            clients: Vec::new(),
            under_way: Vec::new(),
            deliveries: 0,
        };
        for side in [Some(Player::South), Some(Player::North), None] {
            let client = self.connect(&table, side).await;
            table.clients.push(client);
        }
        table
    }

    async fn connect(&mut self, table: &Table, side: Option<Player>) -> Client {
        let hub = self.hub();
        let (line, end) = self.hubs[hub].line();
        let seat = side.map(|side| table.seats[side.index()].clone());
        let sat = self.hubs[hub]
            .watch(table.id, seat, line.clone())
            .await
            .unwrap();
        assert_eq!(sat, side);
        let mut client = Client {
            side,
            hub,
            line,
            end,
            version: 0,
            history: String::new(),
        };
        client.hear();
        assert_eq!(client.history, table.model.history(), "who comes gets all");
        client
    }

    /// Brings a message to the server, and holds the answer to the model's.
    async fn deliver(&mut self, table: &mut Table, by: Option<Player>, action: &Action) {
        table.deliveries += 1;
        let expected = table.model.act(by, action);
        let at = self.hub();
        let actual = self.hubs[at].act(table.id, by, action.clone()).await;
        let actual = actual
            .map(|done| done.before)
            .map_err(|refusal| refusal.code);
        assert_eq!(
            actual,
            expected,
            "{by:?} {action:?} on {:?}",
            table.model.history()
        );
        match actual {
            Ok(true) => self.before += 1,
            Ok(false) => self.accepted += 1,
            Err(_) => self.refused += 1,
        }
    }

    /// Something a player may want to do now.
    fn wish(&mut self, table: &Table) -> (Option<Player>, Action) {
        let model = &table.model;
        let some = *self.random.choice(&Player::BOTH).unwrap();
        let (step, round) = (model.step, model.history().matches('/').count() as u32);
        let near = step.saturating_sub(self.random.u32(..4)) + self.random.u32(..2);
        let yes = self.random.bool();
        let action = match self.random.u32(..100) {
            0..70 => {
                let Some(side) = model.to_move() else {
                    return (Some(some), Action::Rematch);
                };
                let played = model.played();
                let round = played.games.last().unwrap().round();
                let legal: Vec<_> = round.position().legal(round.rules()).iter().collect();
                let hole = self
                    .random
                    .choice(&legal)
                    .unwrap()
                    .letter(round.position().row());
                return (Some(side), Action::Move { step, hole });
            }
            70..76 => Action::Move {
                step: near,
                hole: self
                    .random
                    .choice("ABCDEFabcdefz".chars().collect::<Vec<_>>())
                    .unwrap(),
            },
            76..82 => Action::AskTakeback { step: near },
            82..88 => Action::AnswerTakeback {
                step: model.takeback.map_or(near, |(_, step)| step),
                yes,
            },
            88..91 => Action::OfferShare { step: near },
            91..94 => Action::AnswerShare { step, yes },
            94 => Action::Resign {
                round,
                whole: self.random.u8(..8) == 0,
            },
            95 => Action::Resign {
                round: round + 1,
                whole: true,
            },
            96 => Action::Rematch,
            97 => Action::Withdraw,
            _ => Action::Greet {
                greeting: Greeting::Wow,
            },
        };
        let watcher = self.random.u8(..20) == 0;
        ((!watcher).then_some(some), action)
    }

    /// One thing happens on the way between players and server.
    async fn happen(&mut self, table: &mut Table) {
        match self.random.u32(..100) {
            0..60 => {
                let (by, action) = self.wish(table);
                match self.random.u32(..10) {
                    // Lost, late, or twice.
                    0 => {}
                    1 => table.under_way.push((by, action)),
                    2 => {
                        table.under_way.push((by, action.clone()));
                        self.deliver(table, by, &action).await;
                    }
                    _ => self.deliver(table, by, &action).await,
                }
            }
            60..85 if !table.under_way.is_empty() => {
                let at = self.random.usize(..table.under_way.len());
                let (by, action) = table.under_way.swap_remove(at);
                self.deliver(table, by, &action).await;
            }
            85..93 => {
                // The line is cut, and somebody comes back, perhaps to another process.
                let at = self.random.usize(..table.clients.len());
                let side = table.clients[at].side;
                let gone = &table.clients[at];
                self.hubs[gone.hub].leave(table.id, gone.line.id());
                table.clients[at] = self.connect(table, side).await;
            }
            93..99 => self.steal(table).await,
            99 if self.random.u8(..4) == 0 => {
                // A process dies with all its lines.
                let dead = self.hub();
                self.hubs[dead] = self.process();
                for at in 0..table.clients.len() {
                    if table.clients[at].hub == dead {
                        table.clients[at] = self.connect(table, table.clients[at].side).await;
                    }
                }
            }
            _ => {}
        }
    }

    /// Somebody without the secret tries.
    async fn steal(&mut self, table: &mut Table) {
        table.deliveries += 1;
        let bytes = std::array::from_fn(|_| self.random.u8(..));
        let (thief, at) = (Secret::new(bytes), self.hub());
        let (_, action) = self.wish(table);
        let refused = self.hubs[at]
            .act_with(table.id, thief.clone(), action)
            .await;
        assert_eq!(refused.unwrap_err().code, ErrorCode::NotSeated);
        let invitation = table.seats[0].invitation().reveal();
        let join = format!(
            r#"{{"seat":"{}","invitation":"{invitation}"}}"#,
            thief.reveal()
        );
        let refused = self.hubs[at]
            .join(table.id, &serde_json::from_str(&join).unwrap())
            .await;
        let code = refused.unwrap_err().code;
        assert!(
            matches!(code, ErrorCode::SeatTaken | ErrorCode::GameOver),
            "{code:?}"
        );
    }

    /// The server, the store and every client have what the model has.
    async fn compare(&mut self, table: &mut Table) {
        let at = self.hub();
        self.hubs[at]
            .watch(table.id, None, self.hubs[at].line().0)
            .await
            .unwrap();
        let state = self.hubs[at].state(table.id).await.unwrap();
        let model = &table.model;
        assert_eq!(state.history, model.history());
        assert_eq!(state.live.step, model.step);
        assert_eq!(state.live.to_move, model.to_move().map(Into::into));
        let wish = state
            .live
            .offers
            .takeback
            .clone()
            .map(|wish| (Player::from(wish.by), wish.step));
        assert_eq!(wish, model.takeback);
        assert_eq!(state.live.offers.share.map(Player::from), model.share);
        assert_eq!(state.live.over.is_some(), model.is_over());
        assert_eq!(state.live.rematch.game.is_some(), model.rematch);
        let position = model.played().games.last().unwrap().position().to_string();
        assert_eq!(state.live.position, position);
        let events = self.memory.0.lock().unwrap().games[&table.id].0.clone();
        assert_eq!(Game::replay(table.id, &events).unwrap().state(), state);
        for client in &mut table.clients {
            // What other processes wrote comes a moment later.
            for _ in 0..1_000 {
                client.hear();
                if client.version == u64::from(state.version) {
                    break;
                }
                tokio::task::yield_now().await;
            }
            assert_eq!(client.history, state.history, "as {:?} saw it", client.side);
        }
    }
}

impl Client {
    fn hear(&mut self) {
        while let Ok(text) = self.end.messages.try_recv() {
            let message: Value = serde_json::from_str(&text).unwrap();
            match message["type"].as_str().unwrap() {
                "game" => {
                    self.version = message["state"]["version"].as_u64().unwrap();
                    self.history = message["state"]["history"].as_str().unwrap().to_owned();
                }
                "changed" => {
                    let version = message["version"].as_u64().unwrap();
                    assert_eq!(
                        version,
                        self.version + 1,
                        "nothing is left out or told twice"
                    );
                    self.version = version;
                    self.history
                        .truncate(message["keep"].as_u64().unwrap() as usize);
                    self.history.push_str(message["add"].as_str().unwrap());
                }
                _ => {}
            }
        }
    }
}

#[tokio::test]
async fn random_clients_never_diverge_from_the_model() {
    let events = std::env::var("HOYITO_EVENTS")
        .ok()
        .and_then(|number| number.parse().ok());
    let events: usize = events.unwrap_or(EVENTS);
    let (mut world, mut deliveries, mut finished) = (World::new(17), 0, 0);
    while deliveries < events {
        let mut table = world.table().await;
        for turn in 0..400 {
            world.happen(&mut table).await;
            if turn % 16 == 0 {
                world.compare(&mut table).await;
            }
            if table.model.rematch {
                break;
            }
        }
        world.compare(&mut table).await;
        deliveries += table.deliveries;
        finished += usize::from(table.model.is_over());
    }
    println!(
        "{deliveries} events: {} done, {} done before, {} refused; {finished} games ended",
        world.accepted, world.before, world.refused
    );
    assert!(
        world.before > events / 100 && world.refused > events / 20 && finished > events / 2_000
    );
}
