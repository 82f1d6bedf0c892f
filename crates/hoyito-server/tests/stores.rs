//! What every store must do, asked of each.

#[path = "common/cluster.rs"]
mod cluster;

use std::sync::Arc;

use hoyito::Player;
use hoyito_server::game::{Event, Game, GameId, Logged, Secret, Sitter};
use hoyito_server::store::{self, Append, Keep, Store, Summary};

fn created(number: u8, at: i64, public: bool, engine: bool) -> (GameId, Logged) {
    let seat = Secret::new([number; 16]);
    let north = engine.then_some(Sitter::Engine { level: 1 });
    let event = Event::Created {
        setup: serde_json::from_str(
            r#"{"variant":"I","clock":{"kind":"timed","start":60,"increment":0}}"#,
        )
        .unwrap(),
        seats: [
            Some(Sitter::Person {
                hash: seat.hash(),
                name: Some("Ana 'Ñ' \"\\".into()),
            }),
            north,
        ],
        invitation: None,
        public,
    };
    (seat.game(), Logged { at, event })
}

fn append(id: GameId, before: &[Logged], events: &[Logged]) -> Append {
    let all = [before, events].concat();
    let game = Game::replay(id, &all).unwrap();
    Append {
        game: id,
        after: before.len() as u32,
        events: events.to_vec(),
        summary: Summary::of(&game),
    }
}

fn moved(side: Player, hole: char, at: i64) -> Logged {
    Logged {
        at,
        event: Event::Moved { side, hole },
    }
}

async fn contract(store: Arc<dyn Store>) {
    // Made once; read back as it was written.
    let (id, first) = created(1, 100, true, true);
    let make = append(id, &[], std::slice::from_ref(&first));
    assert_eq!(store.load(id, 0).await, Ok(vec![]));
    assert_eq!(store.append(make.clone()).await, Ok(true));
    assert_eq!(store.append(make).await, Ok(false));
    assert_eq!(store.load(id, 0).await, Ok(vec![first.clone()]));

    // Two writers with the same knowledge: one is refused, and nothing of it is kept.
    let one = append(
        id,
        std::slice::from_ref(&first),
        &[moved(Player::South, 'F', 200)],
    );
    let other = append(
        id,
        std::slice::from_ref(&first),
        &[moved(Player::South, 'E', 200)],
    );
    let (one, other) = tokio::join!(store.append(one), store.append(other));
    let mut outcomes = [one.unwrap(), other.unwrap()];
    outcomes.sort_unstable();
    assert_eq!(outcomes, [false, true]);
    let events = store.load(id, 0).await.unwrap();
    assert_eq!(events.len(), 2);
    assert_eq!(store.load(id, 1).await.unwrap(), events[1..]);

    // Several events at once, and what can be looked for.
    assert_eq!(store.thinking(199).await, Ok(vec![]));
    assert_eq!(store.thinking(200).await, Ok(vec![id]));
    let more = [
        moved(Player::North, 'f', 300),
        Logged {
            at: 300,
            event: Event::ShareOffered {
                side: Player::South,
            },
        },
    ];
    assert_eq!(store.append(append(id, &events, &more)).await, Ok(true));
    assert_eq!(store.load(id, 2).await.unwrap(), more);
    assert_eq!(store.thinking(1_000_000).await, Ok(vec![]));
    let game = Game::replay(id, &store.load(id, 0).await.unwrap()).unwrap();
    let falls = game.falls_at().unwrap();
    assert_eq!(store.fallen(falls - 1).await, Ok(vec![]));
    assert_eq!(store.fallen(falls).await, Ok(vec![id]));

    // The lobby: the newest first, and only what is free.
    let mut open = Vec::new();
    for (number, at) in [(2, 1_000), (3, 2_000)] {
        let (id, logged) = created(number, at, true, false);
        assert_eq!(store.append(append(id, &[], &[logged])).await, Ok(true));
        open.push(id);
    }
    assert_eq!(store.lobby().await, Ok(vec![open[1], open[0]]));

    // Many at once: each is answered for itself.
    let tasks: Vec<_> = (10..200)
        .map(|number| {
            let (id, logged) = created(number, 5_000, false, false);
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.append(append(id, &[], &[logged])).await })
        })
        .collect();
    for task in tasks {
        assert_eq!(task.await.unwrap(), Ok(true));
    }

    // Cleaned up: what is older than its kind is kept for.
    let keep = Keep {
        invitations: 100,
        begun: 10_000,
        finished: 10_000,
    };
    assert_eq!(store.clean(1_100, keep).await, Ok(0));
    assert_eq!(
        store.clean(1_101, keep).await,
        Ok(1),
        "the older invitation"
    );
    assert_eq!(store.load(open[0], 0).await, Ok(vec![]));
    assert_eq!(store.lobby().await, Ok(vec![open[1]]));
    assert_eq!(
        store.clean(10_301, keep).await,
        Ok(192),
        "all that was left"
    );
    assert_eq!(store.load(id, 0).await, Ok(vec![]));
    store.close().await;
    assert!(store.lobby().await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_does_what_a_store_must() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    contract(store::open(&file.to_string_lossy()).await.unwrap()).await;
    // Opened again, its tables are known.
    assert!(store::open(&file.to_string_lossy()).await.is_ok());
    std::fs::write(
        folder.path().join("other"),
        "no database at all, but long enough to be asked".repeat(40),
    )
    .unwrap();
    assert!(
        store::open(&folder.path().join("other").to_string_lossy())
            .await
            .is_err()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_does_what_a_store_must() {
    let Some(cluster) = cluster::Cluster::start() else {
        return;
    };
    let address = cluster.database("games");
    // Two processes that start at the same moment make the tables once.
    let (one, other) = tokio::join!(store::open(&address), store::open(&address));
    other.unwrap().close().await;
    contract(one.unwrap()).await;
    assert!(
        store::open(&address.replace("/games?", "/none?"))
            .await
            .is_err()
    );
}
