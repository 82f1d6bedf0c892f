//! Two processes of the real program on one database: what is said and who is there travels between them, and one is replaced
//! by another while people play.

#[path = "../../hoyito-server/tests/common/cluster.rs"]
mod cluster;
mod common;
#[path = "common/serving.rs"]
mod serving;

use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use cluster::Cluster;
use serde_json::{Value, json};
use serving::{Process, ask};
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};

/// A socket that has said hello and follows a game.
struct Line(WebSocket<TcpStream>);

impl Line {
    fn open(address: &str, game: &str, seat: Option<&str>) -> Line {
        let stream = TcpStream::connect(address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        let (socket, _) = client(format!("ws://{address}/ws"), stream).unwrap();
        let mut line = Line(socket);
        line.say(json!({"type": "hello", "version": 1}));
        line.say(json!({"type": "watch", "game": game, "seat": seat}));
        line
    }

    fn say(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).unwrap();
    }

    /// The next message of which this holds; others are passed over.
    fn hear(&mut self, what: &str, holds: impl Fn(&Value) -> bool) -> Value {
        let begin = Instant::now();
        loop {
            // The server's pings keep the line from being silent.
            assert!(begin.elapsed() < Duration::from_secs(60), "no {what}");
            match self.0.read() {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if holds(&message) {
                        return message;
                    }
                }
                Ok(Message::Close(_)) => panic!("closed while waiting for {what}"),
                Ok(_) => {}
                Err(error) => panic!("{error} while waiting for {what}"),
            }
        }
    }

    fn hear_kind(&mut self, kind: &str) -> Value {
        self.hear(kind, |message| message["type"] == kind)
    }

    fn hear_north(&mut self, there: &str) {
        self.hear(there, |message| message["presence"]["north"] == there);
    }
}

/// A game and its two seats.
fn table(address: &str) -> (String, [String; 2]) {
    let create = json!({"setup": {"variant": "I"}, "side": "S"});
    let (status, created) = ask(address, "POST", "/api/games", &create).unwrap();
    assert_eq!(status, 201, "{created}");
    let game = created["game"].as_str().unwrap().to_owned();
    let join = json!({"invitation": created["invitation"]});
    let (_, joined) = ask(address, "POST", &format!("/api/games/{game}/join"), &join).unwrap();
    let seats = [&created, &joined].map(|value| value["seat"].as_str().unwrap().to_owned());
    (game, seats)
}

#[test]
fn presence_and_greetings_reach_the_other_process() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let database = cluster.database("games");
    let Some(one) = Process::start(&database) else {
        return;
    };
    let mut other = Process::start(&database).unwrap();
    let (game, [south, north]) = table(&one.address);
    let mut ana = Line::open(&one.address, &game, Some(&south));
    assert_eq!(ana.hear_kind("game")["presence"]["north"], "gone");
    let mut nuria = Line::open(&other.address, &game, Some(&north));
    ana.hear_north("here");
    nuria.hear("South", |message| message["presence"]["south"] == "here");
    let mut child = Line::open(&other.address, &game, None);
    ana.hear("who watches", |message| {
        message["presence"]["watching"] == 1
    });

    let greet = json!({"do": "greet", "greeting": "well_played"});
    nuria.say(json!({"type": "act", "id": "1", "game": game, "action": greet}));
    for line in [&mut ana, &mut child] {
        let said = line.hear_kind("said");
        assert_eq!(
            (&said["side"], &said["greeting"]),
            (&json!("N"), &json!("well_played"))
        );
    }
    nuria.say(json!({"type": "place", "game": game, "place": "away"}));
    ana.hear_north("away");
    drop(nuria);
    ana.hear_north("gone");
    // Back in, through the process where the other is.
    let mut nuria = Line::open(&one.address, &game, Some(&north));
    nuria.hear_kind("game");
    ana.hear_north("here");
    // The process of who watches says goodbye for them.
    other.drain();
    child.hear_kind("bye");
    ana.hear("nobody watches", |message| {
        message["presence"]["watching"] == 0
    });
    assert!(other.ended(Duration::from_secs(10)).success());
}

/// As docs/operating.md tells: the new process first, then SIGTERM to the old one.
#[test]
fn a_process_is_replaced_while_people_play() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let database = cluster.database("games");
    let Some(mut old) = Process::start(&database) else {
        return;
    };
    let (game, seats) = table(&old.address);
    let path = format!("/api/games/{game}");
    let mut lines = seats
        .each_ref()
        .map(|seat| Line::open(&old.address, &game, Some(seat)));
    let mut live = Value::Null;
    for line in &mut lines {
        live = line.hear_kind("game")["state"]["live"].clone();
    }
    let mut history = String::new();
    let mut play = |line: &mut [Line; 2], live: &mut Value| {
        let at = usize::from(live["to_move"] == "N");
        let hole = live["legal"].as_str().unwrap()[..1].to_owned();
        let action = json!({"do": "move", "step": live["step"], "hole": hole});
        line[at].say(json!({"type": "act", "id": "1", "game": game, "action": action}));
        line[at].hear_kind("done");
        *live = line[1 - at].hear_kind("changed")["live"].clone();
        history.push_str(&hole);
    };
    for _ in 0..5 {
        play(&mut lines, &mut live);
    }

    let new = Process::start(&database).unwrap();
    assert_eq!(
        ask(&new.address, "GET", "/api/health", &Value::Null)
            .unwrap()
            .0,
        200
    );
    // Somebody waits for news on the old process; and a move is under way while it is told to end.
    let (address, waits) = (old.address.clone(), format!("{path}?after=7&wait=25"));
    let waiting = thread::spawn(move || ask(&address, "GET", &waits, &Value::Null));
    thread::sleep(Duration::from_millis(200));
    let at = usize::from(live["to_move"] == "N");
    let hole = live["legal"].as_str().unwrap()[..1].to_owned();
    let action = json!({"do": "move", "step": live["step"], "hole": hole});
    let begin = Instant::now();
    lines[at].say(json!({"type": "act", "id": "last", "game": game, "action": action}));
    old.drain();
    for line in &mut lines {
        line.hear_kind("bye");
    }
    // Both go on through the new one. What was not answered is sent again and done once.
    let mut lines = seats
        .each_ref()
        .map(|seat| Line::open(&new.address, &game, Some(seat)));
    lines[at].say(json!({"type": "act", "id": "again", "game": game, "action": action}));
    lines[at].hear_kind("done");
    println!("played on after {:?}", begin.elapsed());
    assert!(begin.elapsed() < Duration::from_secs(3));
    assert!(old.ended(Duration::from_secs(5)).success());
    let (status, news) = waiting.join().unwrap().expect("who waited was answered");
    assert_eq!(status, 200, "{news}");

    let mut state = ask(&new.address, "GET", &path, &Value::Null).unwrap().1;
    assert_eq!(state["history"], format!("{history}{hole}"));
    let mut history = state["history"].as_str().unwrap().to_owned();
    live = state["live"].clone();
    for _ in 0..3 {
        let at = usize::from(live["to_move"] == "N");
        let hole = live["legal"].as_str().unwrap()[..1].to_owned();
        let act = json!({"seat": seats[at], "action": {"do": "move", "step": live["step"], "hole": hole}});
        assert_eq!(
            ask(&new.address, "POST", &format!("{path}/act"), &act)
                .unwrap()
                .0,
            200
        );
        history.push_str(&hole);
        state = ask(&new.address, "GET", &path, &Value::Null).unwrap().1;
        live = state["live"].clone();
    }
    assert_eq!(state["history"], history);
    assert_eq!(state["version"], history.len() + 2);
}
