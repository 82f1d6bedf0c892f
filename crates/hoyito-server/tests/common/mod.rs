//! A server with an empty store on a free port, and clients for it.

// Each test file uses a part of it.
#![allow(dead_code)]

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use hoyito_server::{Hub, Limits, games, serve, store};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

/// Longer than anything here takes on a machine that has other work.
const PATIENCE: Duration = Duration::from_secs(30);

/// Limits that tests of other things don't meet.
pub fn wide() -> Limits {
    Limits {
        connections: 1_000,
        requests: 10_000.0,
        messages: 10_000.0,
        ..Limits::default()
    }
}

pub struct Served {
    pub address: SocketAddr,
    pub hub: Hub,
    _folder: tempfile::TempDir,
}

impl Served {
    pub async fn start(limits: Limits) -> Served {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.sqlite");
        let store = store::open(&file.to_string_lossy()).await.unwrap();
        let hub = Hub::new(store);
        let address = listen(&hub, limits).await;
        Served {
            address,
            hub,
            _folder: folder,
        }
    }

    pub async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        post(self.address, path, body).await
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        let (status, text) = ask(self.address, "GET", path, "", "").await;
        (
            status,
            serde_json::from_str(&text).unwrap_or(Value::String(text)),
        )
    }

    /// A game between two people: its id and the secrets of South and North.
    pub async fn game(&self, setup: Value) -> (String, [String; 2]) {
        game(self.address, setup).await
    }

    pub async fn socket(&self) -> Socket {
        Socket::open(self.address).await
    }

    pub async fn act(&self, game: &str, seat: &str, action: Value) -> (u16, Value) {
        let act = json!({"seat": seat, "action": action});
        self.post(&format!("/api/games/{game}/act"), &act).await
    }
}

/// Serves the games of a hub on a free port, until the hub stops.
pub async fn listen(hub: &Hub, limits: Limits) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(serve(
        listener,
        games(hub.clone(), limits),
        std::future::pending(),
    ));
    address
}

pub async fn post(address: SocketAddr, path: &str, body: &Value) -> (u16, Value) {
    let headers = "Content-Type: application/json\r\n";
    let (status, text) = ask(address, "POST", path, headers, &body.to_string()).await;
    let value = serde_json::from_str(&text);
    (status, value.unwrap_or_else(|_| panic!("{status} {text}")))
}

pub async fn game(address: SocketAddr, setup: Value) -> (String, [String; 2]) {
    let (status, created) =
        post(address, "/api/games", &json!({"setup": setup, "side": "S"})).await;
    assert_eq!(status, 201, "{created}");
    let id = created["game"].as_str().unwrap().to_owned();
    let join = json!({"invitation": created["invitation"]});
    let (status, joined) = post(address, &format!("/api/games/{id}/join"), &join).await;
    assert_eq!(status, 200, "{joined}");
    let secret = |value: &Value| value["seat"].as_str().unwrap().to_owned();
    (id, [secret(&created), secret(&joined)])
}

/// One HTTP request; the status and the body.
pub async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> (u16, String) {
    let (head, body) = ask_raw(address, method, path, headers, body.as_bytes()).await;
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, body)
}

pub async fn ask_raw(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &[u8],
) -> (String, String) {
    let asking = async {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let length = body.len();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}Content-Length: {length}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        // A server that has refused already may have closed its ear.
        let _ = stream.write_all(body).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    };
    tokio::time::timeout(PATIENCE, asking).await.unwrap()
}

/// A socket that has said hello.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    acts: u32,
}

impl Socket {
    pub async fn open(address: SocketAddr) -> Socket {
        let mut socket = Socket::bare(address, None).await.unwrap();
        socket.send(json!({"type": "hello", "version": 1})).await;
        let hello = socket.next().await;
        assert_eq!(
            (&hello["type"], &hello["version"]),
            (&json!("hello"), &json!(1))
        );
        socket
    }

    /// A socket that has said nothing yet; the status of the answer if it was refused.
    pub async fn bare(address: SocketAddr, origin: Option<&str>) -> Result<Socket, u16> {
        let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
        if let Some(origin) = origin {
            request
                .headers_mut()
                .insert("Origin", origin.parse().unwrap());
        }
        let stream = TcpStream::connect(address).await.unwrap();
        match tokio_tungstenite::client_async(request, stream).await {
            Ok((stream, _)) => Ok(Socket { stream, acts: 0 }),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => {
                Err(response.status().as_u16())
            }
            Err(error) => panic!("{error}"),
        }
    }

    pub async fn send(&mut self, message: Value) {
        self.send_raw(Message::text(message.to_string())).await;
    }

    pub async fn send_raw(&mut self, message: Message) {
        // A line the server has cut is noticed when reading.
        let _ = self.stream.send(message).await;
    }

    /// The next message; null when the line is closed.
    pub async fn next(&mut self) -> Value {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await;
            match next.expect("a message in time") {
                Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).unwrap(),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Value::Null,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of this type; others are passed over.
    pub async fn expect(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            assert_ne!(message, Value::Null, "closed while waiting for {kind}");
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub async fn watch(&mut self, game: &str, seat: Option<&str>) -> Value {
        self.send(json!({"type": "watch", "game": game, "seat": seat}))
            .await;
        self.expect("game").await
    }

    /// Acts, and gives the answer: `done` or `refused`.
    pub async fn act(&mut self, game: &str, action: Value) -> Value {
        let id = format!("a{}", self.acts);
        self.acts += 1;
        self.send(json!({"type": "act", "id": id, "game": game, "action": action}))
            .await;
        loop {
            let message = self.next().await;
            assert_ne!(message, Value::Null, "closed while waiting for an answer");
            if message["id"] == id.as_str() {
                return message;
            }
        }
    }
}

/// Shares a store between several hubs, as several processes would.
pub fn hubs(store: &Arc<dyn store::Store>, count: usize) -> Vec<Hub> {
    (0..count).map(|_| Hub::new(Arc::clone(store))).collect()
}
