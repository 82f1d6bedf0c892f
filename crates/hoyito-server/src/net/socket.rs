//! The socket `/ws`: one task a connection, which reads, answers, and sends what its line brings.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use hoyito::Player;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::doors::Place;
use super::limits::Bucket;
use super::{From, Server, api};
use crate::game::{GameId, Secret};
use crate::live::{Line, LineEnd};
use crate::protocol::{Action, ClientMessage, ErrorCode, MAX_ID, Refusal, ServerMessage, VERSION};

/// Bytes of a message, at most.
const MOST_MESSAGE: usize = 4_096;
/// Games followed on one socket, at most.
const MOST_GAMES: usize = 32;
/// How often the server asks whether the client is still there, and how long it believes in one that is silent.
const PING: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(50);
/// How long a client may take to accept what is sent.
const SLOW: Duration = Duration::from_secs(20);
/// Messages over the limit before the line is cut.
const PATIENCE: u32 = 50;

pub(super) async fn open(
    State(server): State<Server>,
    from: From,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    if !same_origin(&headers) {
        return Err(Refusal::new(
            ErrorCode::NotSeated,
            "a page of another site may not open this socket; open the game at its own address",
        ));
    }
    let Ok(upgrade) = upgrade else {
        return Err(Refusal::new(
            ErrorCode::BadRequest,
            "this address speaks WebSocket only; the same things without it are under /api",
        ));
    };
    let place = server
        .doors
        .connect(server.doors.address(from.0, &headers))?;
    // Small buffers: there are many sockets, and messages are short.
    let upgrade = upgrade
        .read_buffer_size(2_048)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .max_message_size(MOST_MESSAGE)
        .max_frame_size(MOST_MESSAGE);
    Ok(upgrade
        .on_upgrade(|socket| async move { Box::pin(Connection::run(server, socket, place)).await })
        .into_response())
}

/// A browser names the page that opens the socket; it must have come from here. Other programs name none.
fn same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let (Ok(origin), Some(Ok(host))) = (
        origin.to_str(),
        headers.get(header::HOST).map(|host| host.to_str()),
    ) else {
        return false;
    };
    let bare = origin
        .strip_prefix("https://")
        .or(origin.strip_prefix("http://"));
    bare.is_some_and(|bare| bare.eq_ignore_ascii_case(host))
}

struct Connection {
    server: Server,
    line: Line,
    /// The games followed, with the seat one acts from.
    games: BTreeMap<GameId, Option<Player>>,
    greeted: bool,
    bucket: Bucket,
    over: u32,
    _place: Place,
}

/// Whether the connection goes on.
enum Next {
    On,
    Close,
}

impl Connection {
    async fn run(server: Server, socket: WebSocket, place: Place) {
        let (line, end) = server.hub.line();
        let most = server.doors.limits.messages * 5.0;
        let mut connection = Connection {
            line,
            games: BTreeMap::new(),
            greeted: false,
            bucket: Bucket::full(most, Instant::now()),
            over: 0,
            server,
            _place: place,
        };
        let id = connection.line.id();
        tracing::debug!(id, "socket opened");
        let why = connection.talk(socket, end).await;
        tracing::debug!(id, why, games = connection.games.len(), "socket closed");
        connection.server.hub.follow_lobby(&connection.line, false);
        for &game in connection.games.keys() {
            connection.server.hub.leave(game, id);
        }
    }

    /// Until the line ends; tells why it did.
    async fn talk(&mut self, mut socket: WebSocket, mut end: LineEnd) -> &'static str {
        let mut stopping = self.server.hub.stopping();
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        let why = loop {
            // What waits to be sent goes first: a client that does not read is not listened to.
            let message = tokio::select! {
                biased;
                () = end.cut.notified() => break "too far behind",
                () = stopping.come() => {
                    self.line.send(&ServerMessage::Bye);
                    break "the server stops";
                }
                Some(text) = end.messages.recv() => Message::Text(text),
                _ = pings.tick() => {
                    if heard.elapsed() > SILENCE {
                        break "silent";
                    }
                    Message::Ping(axum::body::Bytes::new())
                }
                received = socket.recv() => {
                    heard = Instant::now();
                    match received {
                        Some(Ok(Message::Text(text))) => match self.hear(&text).await {
                            Next::On => continue,
                            Next::Close => break "cut off",
                        },
                        Some(Ok(Message::Binary(_))) => {
                            self.refuse(None, None, Refusal::new(ErrorCode::BadRequest, "messages are text, not binary"));
                            continue;
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return "closed by the client",
                    }
                }
            };
            match timeout(SLOW, socket.send(message)).await {
                Ok(Ok(())) => {}
                _ => return "does not read",
            }
        };
        // What was said last is still sent.
        while let Ok(text) = end.messages.try_recv() {
            if !matches!(
                timeout(SLOW, socket.send(Message::Text(text))).await,
                Ok(Ok(()))
            ) {
                return why;
            }
        }
        let _ = timeout(SLOW, socket.send(Message::Close(None))).await;
        why
    }

    fn refuse(&self, id: Option<String>, game: Option<String>, error: Refusal) {
        self.line.send(&ServerMessage::Refused { id, game, error });
    }

    async fn hear(&mut self, text: &Utf8Bytes) -> Next {
        let rate = self.server.doors.limits.messages;
        if !self.bucket.take(rate, rate * 5.0, Instant::now()) {
            self.over += 1;
            let message = "too many messages; send fewer, or you are cut off";
            self.refuse(None, None, Refusal::new(ErrorCode::TooMany, message));
            return if self.over > PATIENCE {
                Next::Close
            } else {
                Next::On
            };
        }
        let message: ClientMessage = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                self.refuse(None, None, api::bad_json(&error));
                return Next::On;
            }
        };
        if !self.greeted && !matches!(message, ClientMessage::Hello { .. }) {
            let hello = format!("say hello first: {{\"type\":\"hello\",\"version\":{VERSION}}}");
            self.refuse(None, None, Refusal::new(ErrorCode::BadVersion, hello));
            return Next::Close;
        }
        match message {
            ClientMessage::Hello { version } => return self.greet(version),
            ClientMessage::Watch { game, seat } => self.watch(game, seat).await,
            ClientMessage::Leave { game } => {
                if let Ok(id) = game.parse()
                    && self.games.remove(&id).is_some()
                {
                    self.server.hub.leave(id, self.line.id());
                }
            }
            ClientMessage::Act { id, game, action } => self.act(id, game, action).await,
            ClientMessage::Place { game, place } => {
                if let Ok(id) = game.parse()
                    && self.games.contains_key(&id)
                {
                    self.server.hub.place(id, self.line.id(), place);
                }
            }
            ClientMessage::Lobby { follow } => self.server.hub.follow_lobby(&self.line, follow),
            ClientMessage::Ping { sent } => {
                let now = self.server.hub.now();
                self.line.send(&ServerMessage::Pong { sent, now });
            }
        }
        Next::On
    }

    fn greet(&mut self, version: u32) -> Next {
        if version != VERSION {
            let message = format!(
                "this server speaks version {VERSION} and not {version}; load the page again"
            );
            self.refuse(None, None, Refusal::new(ErrorCode::BadVersion, message));
            return Next::Close;
        }
        self.greeted = true;
        let now = self.server.hub.now();
        self.line.send(&ServerMessage::Hello { version, now });
        Next::On
    }

    async fn watch(&mut self, game: String, seat: Option<String>) {
        let watched = async {
            let id: GameId = game.parse()?;
            let seat: Option<Secret> = seat.as_deref().map(str::parse).transpose()?;
            if self.games.len() >= MOST_GAMES && !self.games.contains_key(&id) {
                let message =
                    format!("a socket follows {MOST_GAMES} games at most; leave one first");
                return Err(Refusal::new(ErrorCode::TooMany, message));
            }
            let side = self.server.hub.watch(id, seat, self.line.clone()).await?;
            Ok((id, side))
        };
        match watched.await {
            Ok((id, side)) => {
                self.games.insert(id, side);
            }
            Err(refusal) => self.refuse(None, Some(game), refusal),
        }
    }

    async fn act(&mut self, id: String, game: String, action: Action) {
        if id.len() > MAX_ID {
            let message = format!("the id of an action has {MAX_ID} bytes at most");
            return self.refuse(None, None, Refusal::new(ErrorCode::TooLarge, message));
        }
        let done = async {
            let game: GameId = game.parse()?;
            let side = self.games.get(&game).copied().flatten();
            self.server.hub.act(game, side, action).await
        };
        match done.await {
            Ok(done) => self.line.send(&ServerMessage::Done { id, game, done }),
            Err(refusal) => self.refuse(Some(id), Some(game), refusal),
        }
    }
}
