//! Games played over real sockets.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc};
use tokio_tungstenite::tungstenite::{Message, protocol::WebSocketConfig};

use crate::{Failure, SOCKETS};

pub type Socket = tokio_tungstenite::WebSocketStream<TcpStream>;

pub async fn connect(address: &str) -> Result<Socket, Failure> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default()
        .read_buffer_size(4_096)
        .write_buffer_size(0);
    let request = format!("ws://{address}/ws");
    let (socket, _) =
        tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
    Ok(socket)
}

/// A game: its id, and the secrets of its seats.
pub struct Table {
    game: String,
    seats: [String; 2],
}

pub async fn tables(address: &str, count: usize) -> Result<Vec<Table>, Failure> {
    let places = Arc::new(Semaphore::new(32));
    let mut tasks = Vec::new();
    for at in 0..count {
        let (address, places) = (address.to_owned(), Arc::clone(&places));
        tasks.push(tokio::spawn(async move {
            let _place = places.acquire().await?;
            let variant = ["I", "II", "III"][at % 3];
            let clock = json!({"kind": "timed", "start": 3600, "increment": 5});
            let create = json!({"setup": {"variant": variant, "clock": clock}, "side": "S"});
            let created = post(&address, "/api/games", &create).await?;
            let game = created["game"].as_str().ok_or("no game")?.to_owned();
            let join = json!({"invitation": created["invitation"]});
            let joined = post(&address, &format!("/api/games/{game}/join"), &join).await?;
            let seats = [&created, &joined]
                .map(|value| value["seat"].as_str().unwrap_or_default().to_owned());
            Ok::<Table, Failure>(Table { game, seats })
        }));
    }
    let mut tables = Vec::new();
    for task in tasks {
        tables.push(task.await??);
    }
    Ok(tables)
}

async fn post(address: &str, path: &str, body: &Value) -> Result<Value, Failure> {
    let mut stream = TcpStream::connect(address).await?;
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(format!("{head}{body}").as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (_, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    Ok(serde_json::from_str(body)?)
}

/// A game with its sockets: the players', and two that only listen.
pub struct Playing {
    game: String,
    seats: [String; 2],
    players: [Socket; 2],
    /// Which of them sits South; a rematch changes it.
    south: usize,
    live: Value,
}

impl Playing {
    pub async fn open(address: &str, table: Table) -> Result<Playing, Failure> {
        let mut sockets = Vec::with_capacity(SOCKETS);
        let mut live = Value::Null;
        let [south, north] = &table.seats;
        for seat in [Some(south), Some(north), None, None] {
            let mut socket = connect(address).await?;
            socket
                .send(Message::text(
                    json!({"type": "hello", "version": 1}).to_string(),
                ))
                .await?;
            let state = watch(&mut socket, &table.game, seat).await;
            live = state.ok_or("no game")?["state"]["live"].clone();
            sockets.push(socket);
        }
        for listener in sockets.split_off(2) {
            tokio::spawn(listen(listener));
        }
        let players = sockets.try_into().map_err(|_| "two players")?;
        Ok(Playing {
            game: table.game,
            seats: table.seats,
            players,
            south: 0,
            live,
        })
    }

    /// One player acts; the time until it was confirmed, and what the other heard of it.
    async fn act(&mut self, by: usize, action: Value) -> Option<(Duration, Value)> {
        let act = json!({"type": "act", "id": "1", "game": self.game, "action": action});
        let begin = Instant::now();
        let sent = self.players[by].send(Message::text(act.to_string())).await;
        sent.ok()?;
        hear(&mut self.players[by], "done").await?;
        let took = begin.elapsed();
        let changed = hear(&mut self.players[1 - by], "changed").await?;
        self.live = changed["live"].clone();
        Some((took, changed))
    }

    /// A move, or, when the game is over, another game; the time until the move was confirmed.
    async fn go_on(&mut self, random: &mut fastrand::Rng) -> Option<Option<Duration>> {
        let Some(side) = self.live["to_move"].as_str() else {
            self.act(0, json!({"do": "rematch"})).await?;
            let (_, agreed) = self.act(1, json!({"do": "rematch"})).await?;
            let next = agreed["change"]["game"].as_str()?.to_owned();
            for (player, seat) in self.players.iter_mut().zip(&self.seats) {
                let leave = json!({"type": "leave", "game": self.game});
                player.send(Message::text(leave.to_string())).await.ok()?;
                let state = watch(player, &next, Some(seat)).await?;
                self.live = state["state"]["live"].clone();
            }
            self.south = 1 - self.south;
            self.game = next;
            return Some(None);
        };
        let mover = if side == "S" {
            self.south
        } else {
            1 - self.south
        };
        let legal: Vec<char> = self.live["legal"].as_str()?.chars().collect();
        let hole = random.choice(&legal)?;
        let action = json!({"do": "move", "step": self.live["step"], "hole": hole});
        let (took, _) = self.act(mover, action).await?;
        Some(Some(took))
    }

    pub async fn play(
        mut self,
        first: Duration,
        pause: Duration,
        end: Instant,
        results: mpsc::UnboundedSender<Duration>,
        failures: Arc<AtomicU64>,
    ) {
        let mut random = fastrand::Rng::new();
        let mut next = tokio::time::Instant::now() + first;
        loop {
            tokio::time::sleep_until(next).await;
            if Instant::now() >= end {
                break;
            }
            // As regular as a clock: who was late once does not play less for it.
            next += pause;
            match self.go_on(&mut random).await {
                Some(Some(took)) => {
                    let _ = results.send(took);
                }
                Some(None) => next -= pause,
                None => {
                    failures.fetch_add(1, Ordering::Relaxed);
                    break;
                }
            }
        }
        // Its sockets stay open to the end.
        tokio::time::sleep_until(end.into()).await;
    }
}

/// Only listens, and goes along to the next game.
async fn listen(mut socket: Socket) {
    while let Some(Ok(message)) = socket.next().await {
        let Message::Text(text) = message else {
            continue;
        };
        if !text.contains("rematch_agreed") {
            continue;
        }
        let Ok(changed) = serde_json::from_str::<Value>(&text) else {
            return;
        };
        for message in [
            json!({"type": "leave", "game": changed["game"]}),
            json!({"type": "watch", "game": changed["change"]["game"]}),
        ] {
            if socket
                .send(Message::text(message.to_string()))
                .await
                .is_err()
            {
                return;
            }
        }
    }
}

/// Follows a game; the whole of it.
async fn watch(socket: &mut Socket, game: &str, seat: Option<&String>) -> Option<Value> {
    let watch = json!({"type": "watch", "game": game, "seat": seat});
    socket.send(Message::text(watch.to_string())).await.ok()?;
    hear(socket, "game").await
}

/// The next message of this kind; others are passed over without being read.
async fn hear(socket: &mut Socket, kind: &str) -> Option<Value> {
    let start = format!("{{\"type\":\"{kind}\"");
    while let Some(Ok(message)) = socket.next().await {
        if let Message::Text(text) = message {
            if text.starts_with(&start) {
                return serde_json::from_str(&text).ok();
            }
            if text.starts_with("{\"type\":\"refused\"") {
                eprintln!("{text}");
                return None;
            }
        }
    }
    None
}
