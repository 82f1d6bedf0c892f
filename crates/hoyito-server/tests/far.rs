//! Two people far apart, over real connections.

mod common;

use common::{Served, Socket, ask_raw, wide};
use hoyito_server::Limits;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

fn played(step: u32, hole: &str) -> Value {
    json!({"do": "move", "step": step, "hole": hole})
}

#[tokio::test]
async fn a_move_reaches_the_other_and_who_watches() {
    let served = Served::start(wide()).await;
    let (game, [south, north]) = served.game(json!({"variant": "I"})).await;
    let [mut ana, mut nuria, mut child] = [
        served.socket().await,
        served.socket().await,
        served.socket().await,
    ];
    assert_eq!(ana.watch(&game, Some(&south)).await["you"], "S");
    assert_eq!(nuria.watch(&game, Some(&north)).await["you"], "N");
    let seen = child.watch(&game, None).await;
    assert_eq!(seen["you"], Value::Null);
    assert_eq!(
        seen["presence"],
        json!({"south": "here", "north": "here", "watching": 1})
    );

    let done = ana.act(&game, played(0, "F")).await;
    assert_eq!(
        (&done["type"], &done["done"]["before"]),
        (&json!("done"), &json!(false))
    );
    for other in [&mut nuria, &mut child] {
        let changed = other.expect("changed").await;
        assert_eq!(
            (&changed["keep"], &changed["add"]),
            (&json!(0), &json!("F"))
        );
        assert_eq!(changed["live"]["to_move"], "N");
    }
    // Once more, as after a lost answer.
    assert_eq!(ana.act(&game, played(0, "F")).await["done"]["before"], true);
    assert_eq!(
        child.act(&game, played(1, "f")).await["error"]["code"],
        "not_seated"
    );
    assert_eq!(
        ana.act(&game, played(1, "f")).await["error"]["code"],
        "not_your_turn"
    );

    // The line is cut, and the game goes on from another device.
    drop(nuria);
    assert_eq!(ana.expect("presence").await["presence"]["north"], "gone");
    let mut nuria = served.socket().await;
    let back = nuria.watch(&game, Some(&north)).await;
    assert_eq!(back["state"]["history"], "F");
    assert_eq!(nuria.act(&game, played(1, "f")).await["type"], "done");
    assert_eq!(ana.expect("changed").await["change"]["hole"], "f");

    let greeting = json!({"do": "greet", "greeting": "well_played"});
    nuria.act(&game, greeting).await;
    assert_eq!(child.expect("said").await["greeting"], "well_played");
    nuria
        .send(json!({"type": "place", "game": game, "place": "away"}))
        .await;
    assert_eq!(ana.expect("presence").await["presence"]["north"], "away");
    served.hub.farewell();
    assert_eq!(ana.expect("bye").await["type"], "bye");
}

#[tokio::test]
async fn requests_that_come_twice_make_one_game_and_take_one_seat() {
    let served = Served::start(wide()).await;
    let create = json!({"setup": {"variant": "II"}, "seat": "0123456789abcdef0123456789abcdef", "side": "random"});
    let (_, first) = served.post("/api/games", &create).await;
    let (status, again) = served.post("/api/games", &create).await;
    assert_eq!((status, &again), (201, &first));
    let path = format!("/api/games/{}/join", first["game"].as_str().unwrap());
    let join = json!({"invitation": first["invitation"], "seat": "00000000000000000000000000000001", "name": "Ana"});
    let (_, sat) = served.post(&path, &join).await;
    assert_eq!(served.post(&path, &join).await, (200, sat));
    let thief =
        json!({"invitation": first["invitation"], "seat": "00000000000000000000000000000002"});
    let (status, refused) = served.post(&path, &thief).await;
    assert_eq!((status, &refused["code"]), (409, &json!("seat_taken")));
    let wrong = json!({"invitation": "00000000000000000000000000000002"});
    let (_, other) = served
        .post("/api/games", &json!({"setup": {"variant": "II"}}))
        .await;
    let path = format!("/api/games/{}/join", other["game"].as_str().unwrap());
    assert_eq!(served.post(&path, &wrong).await.0, 403);
}

#[tokio::test]
async fn a_bot_plays_by_asking_and_waits_for_news() {
    let served = Served::start(wide()).await;
    let (game, [south, north]) = served
        .game(json!({"variant": "III", "kind": "match"}))
        .await;
    let path = format!("/api/games/{game}?after=2&wait=20");
    let (news, (status, _)) = tokio::join!(served.get(&path), async {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        served.act(&game, &south, played(0, "F")).await
    });
    assert_eq!((status, &news.1["history"]), (200, &json!("F")));
    assert_eq!(
        served.act(&game, &south, played(1, "F")).await.1["code"],
        "not_your_turn"
    );
    assert_eq!(
        served.act(&game, &north, played(1, "z")).await.1["code"],
        "bad_move"
    );
    assert_eq!(
        served.act(&game, &north[..31], played(1, "a")).await.1["code"],
        "bad_secret"
    );
    let (_, ogn) = served.get(&format!("/api/games/{game}/ogn")).await;
    assert!(ogn.as_str().unwrap().contains("[Variant \"III\"]"), "{ogn}");
    assert_eq!(served.get("/api/games/00000000000000000000").await.0, 404);
    let asked = json!({"variant": "I", "position": "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "nodes": 500});
    let (status, analysis) = served.post("/api/analyse", &asked).await;
    assert_eq!(status, 200, "{analysis}");
    assert!("ABCDEF".contains(analysis["best"].as_str().unwrap()));
}

#[tokio::test]
async fn the_engine_plays_from_its_seat() {
    let served = Served::start(wide()).await;
    let create = json!({"setup": {"variant": "I"}, "side": "N", "level": 1});
    let (_, created) = served.post("/api/games", &create).await;
    let (game, seat) = (
        created["game"].as_str().unwrap(),
        created["seat"].as_str().unwrap(),
    );
    let mut socket = served.socket().await;
    let mut live = socket.watch(game, Some(seat)).await["state"]["live"].clone();
    let mut moves = 0;
    while live["over"].is_null() && moves < 6 {
        if live["to_move"] == "N" {
            let hole = &live["legal"].as_str().unwrap()[..1];
            assert_eq!(
                socket
                    .act(game, played(live["step"].as_u64().unwrap() as u32, hole))
                    .await["type"],
                "done"
            );
            moves += 1;
            live = served.get(&format!("/api/games/{game}")).await.1["live"].clone();
        } else {
            live = socket.expect("changed").await["live"].clone();
        }
    }
    assert!(moves == 6 || !live["over"].is_null());
    // A wish to take back is granted at once.
    let last = served.get(&format!("/api/games/{game}")).await.1;
    let mine = (0..last["live"]["step"].as_u64().unwrap()).rev();
    let mut granted = false;
    for step in mine {
        let asked = socket
            .act(game, json!({"do": "ask_takeback", "step": step}))
            .await;
        if asked["type"] == "done" {
            granted = true;
            break;
        }
    }
    assert!(granted || !last["live"]["over"].is_null());
}

#[tokio::test]
async fn a_flag_falls_by_the_servers_clock_and_all_are_told() {
    let served = Served::start(wide()).await;
    let clock = json!({"kind": "timed", "start": 10, "increment": 0});
    let (game, [south, _]) = served.game(json!({"variant": "I", "clock": clock})).await;
    let mut socket = served.socket().await;
    let state = socket.watch(&game, Some(&south)).await;
    assert_eq!(state["state"]["live"]["clock"]["south"], 10_000);
    let changed = socket.expect("changed").await;
    assert_eq!(changed["change"], json!({"what": "flag_fell", "side": "S"}));
    assert_eq!(changed["live"]["over"]["winner"], "N");
    assert_eq!(
        socket.act(&game, played(0, "F")).await["error"]["code"],
        "game_over"
    );
}

#[tokio::test]
async fn the_lobby_shows_open_games_until_somebody_sits_down() {
    let served = Served::start(wide()).await;
    let mut socket = served.socket().await;
    socket.send(json!({"type": "lobby", "follow": true})).await;
    assert_eq!(socket.expect("lobby").await["games"], json!([]));
    let create = json!({"setup": {"variant": "I"}, "side": "N", "public": true, "name": "Ana"});
    let (_, created) = served.post("/api/games", &create).await;
    let lobby = socket.expect("lobby").await;
    assert_eq!(lobby["games"][0]["game"], created["game"]);
    assert_eq!(
        (&lobby["games"][0]["free"], &lobby["games"][0]["name"]),
        (&json!("S"), &json!("Ana"))
    );
    assert!(
        !lobby
            .to_string()
            .contains(created["invitation"].as_str().unwrap())
    );
    let path = format!("/api/games/{}/join", created["game"].as_str().unwrap());
    assert_eq!(served.post(&path, &json!({})).await.0, 200);
    assert_eq!(socket.expect("lobby").await["games"], json!([]));
}

#[tokio::test]
async fn a_rematch_is_there_before_it_is_told_of() {
    let served = Served::start(wide()).await;
    let (game, [south, north]) = served.game(json!({"variant": "I"})).await;
    served
        .act(
            &game,
            &south,
            json!({"do": "resign", "round": 0, "whole": true}),
        )
        .await;
    served.act(&game, &south, json!({"do": "rematch"})).await;
    served.act(&game, &north, json!({"do": "rematch"})).await;
    let (_, over) = served.get(&format!("/api/games/{game}")).await;
    let next = over["live"]["rematch"]["game"].as_str().unwrap();
    let mut socket = served.socket().await;
    assert_eq!(
        socket.watch(next, Some(&south)).await["you"],
        "N",
        "sides are changed"
    );
}

#[tokio::test]
async fn nonsense_harms_nobody() {
    let served = Served::start(Limits {
        messages: 1_000.0,
        ..wide()
    })
    .await;
    let (game, [south, _]) = served.game(json!({"variant": "I"})).await;
    let mut socket = served.socket().await;
    socket.watch(&game, Some(&south)).await;
    let mut random = fastrand::Rng::with_seed(5);
    let good =
        json!({"type": "act", "id": "1", "game": game, "action": played(0, "F")}).to_string();
    for _ in 0..400 {
        // A good message with some of its characters changed, cut or doubled.
        let mut text: Vec<char> = good.chars().collect();
        for _ in 0..random.usize(1..6) {
            let at = random.usize(..text.len());
            match random.u8(..4) {
                0 => text[at] = random.char(..),
                1 => text.truncate(at.max(1)),
                2 => text.insert(
                    at,
                    *random.choice(&['{', '"', '9', '\u{0}', '-', 'é']).unwrap(),
                ),
                _ => text[at] = '"',
            }
        }
        let text: String = text.into_iter().collect();
        if text == good {
            continue;
        }
        socket.send_raw(Message::text(text)).await;
    }
    socket
        .send_raw(Message::binary(vec![0, 159, 146, 150]))
        .await;
    socket.send(json!({"type": "ping", "sent": 77})).await;
    assert_eq!(socket.expect("pong").await["sent"], 77, "the line stands");
    let (_, state) = served.get(&format!("/api/games/{game}")).await;
    assert!(
        ["", "F", "A", "B", "C", "D", "E"].contains(&state["history"].as_str().unwrap()),
        "{state}"
    );
    // Too long, and before hello.
    socket.send_raw(Message::text("x".repeat(5_000))).await;
    loop {
        if socket.next().await.is_null() {
            break;
        }
    }
    let mut rude = Socket::bare(served.address, None).await.unwrap();
    rude.send(json!({"type": "ping", "sent": 1})).await;
    assert_eq!(rude.next().await["error"]["code"], "bad_version");
    assert_eq!(rude.next().await, Value::Null);
    for body in [
        "",
        "{",
        "[]",
        "null",
        "{\"setup\":{}}",
        "{\"setup\":{\"variant\":\"I\"},\"x\":1}",
        "\u{feff}{}",
    ] {
        let (head, text) = ask_raw(
            served.address,
            "POST",
            "/api/games",
            "Content-Type: application/json\r\n",
            body.as_bytes(),
        )
        .await;
        assert!(head.starts_with("HTTP/1.1 400"), "{head}");
        assert!(text.contains("bad_request"), "{text}");
        assert!(
            head.to_lowercase().contains("content-security-policy"),
            "{head}"
        );
    }
    let large = "x".repeat(5_000);
    let (head, _) = ask_raw(served.address, "POST", "/api/games", "", large.as_bytes()).await;
    assert!(head.starts_with("HTTP/1.1 413"), "{head}");
}

#[tokio::test]
async fn whoever_watches_over_it_is_told() {
    let served = Served::start(wide()).await;
    let (game, [south, _]) = served.game(json!({"variant": "I"})).await;
    for _ in 0..2 {
        served.act(&game, &south, played(0, "F")).await;
    }
    served.act(&game, &south, played(1, "F")).await;
    let (_, metrics) = served.get("/metrics").await;
    let metrics = metrics.as_str().unwrap().to_owned();
    for line in [
        "hoyito_actions_done_total 1",
        "hoyito_actions_before_total 1",
        "hoyito_actions_refused_total 1",
    ] {
        assert!(
            metrics.lines().any(|one| one == line),
            "{line} in {metrics}"
        );
    }
    let through_a_proxy = ask_raw(
        served.address,
        "GET",
        "/metrics",
        "X-Forwarded-For: 127.0.0.1\r\n",
        b"",
    )
    .await;
    assert!(
        through_a_proxy.0.starts_with("HTTP/1.1 404"),
        "{}",
        through_a_proxy.0
    );
    assert_eq!(
        served.get("/api/health").await,
        (200, json!({"well": true}))
    );
    served.hub.farewell();
    assert_eq!(served.get("/api/health").await.0, 503);
}

#[tokio::test]
async fn pages_of_other_sites_can_do_nothing() {
    let served = Served::start(wide()).await;
    let own = format!("http://{}", served.address);
    assert!(Socket::bare(served.address, Some(&own)).await.is_ok());
    for origin in [
        "http://evil.example",
        "null",
        &format!("{own}.evil.example"),
    ] {
        assert_eq!(
            Socket::bare(served.address, Some(origin)).await.err(),
            Some(403),
            "{origin}"
        );
    }
    // What a page may send elsewhere without asking is not read.
    let body = br#"{"setup":{"variant":"I"}}"#;
    let (head, _) = ask_raw(
        served.address,
        "POST",
        "/api/games",
        "Content-Type: text/plain\r\n",
        body,
    )
    .await;
    assert!(head.starts_with("HTTP/1.1 400"), "{head}");
}

#[tokio::test]
async fn one_client_cant_take_all() {
    let limits = Limits {
        connections: 2,
        requests: 1.0,
        messages: 2.0,
        ..Limits::default()
    };
    let served = Served::start(limits).await;
    let mut one = served.socket().await;
    let two = served.socket().await;
    assert_eq!(Socket::bare(served.address, None).await.err(), Some(429));
    drop(two);
    let mut refused = 0;
    for sent in 0..200 {
        one.send(json!({"type": "ping", "sent": sent})).await;
        let answer = one.next().await;
        if answer.is_null() {
            break;
        }
        refused += u32::from(answer["error"]["code"] == "too_many");
    }
    assert!(
        (40..80).contains(&refused),
        "warned, then cut off: {refused}"
    );
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(served.get("/api/lobby").await.0);
    }
    assert!(
        statuses.contains(&200) && statuses.contains(&429),
        "{statuses:?}"
    );
}
