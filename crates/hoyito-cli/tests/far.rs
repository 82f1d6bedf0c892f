//! Games between people who are far apart, served by the real program: killed in the middle, and by two processes at once.

#[path = "../../hoyito-server/tests/common/cluster.rs"]
mod cluster;
mod common;
#[path = "common/serving.rs"]
mod serving;

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use cluster::Cluster;
use serde_json::{Value, json};
use serving::{Process, ask};

/// Kills for each store, and games under way at each.
const KILLS: u64 = 10;
const GAMES: usize = 20;

/// A game as its players know it.
#[derive(Clone)]
struct Table {
    id: String,
    seats: [String; 2],
    /// Moves that were confirmed.
    confirmed: String,
    /// A move that was sent and not answered.
    open: Option<char>,
}

impl Table {
    fn new(address: &str, variant: &str) -> Table {
        let create =
            json!({"setup": {"variant": variant, "rulings": {"repetition": null}}, "side": "S"});
        let (status, created) = ask(address, "POST", "/api/games", &create).unwrap();
        assert_eq!(status, 201, "{created}");
        let id = created["game"].as_str().unwrap().to_owned();
        let join = json!({"invitation": created["invitation"]});
        let (_, joined) = ask(address, "POST", &format!("/api/games/{id}/join"), &join).unwrap();
        let seats = [&created, &joined].map(|value| value["seat"].as_str().unwrap().to_owned());
        Table {
            id,
            seats,
            confirmed: String::new(),
            open: None,
        }
    }

    /// `None` without an answer, and for a 404: once a server is killed, that of another test may take its port.
    fn state(&self, address: &str) -> Option<Value> {
        let (status, state) = ask(
            address,
            "GET",
            &format!("/api/games/{}", self.id),
            &Value::Null,
        )?;
        if status == 404 {
            return None;
        }
        assert_eq!(status, 200, "{state}");
        Some(state)
    }

    /// Plays one legal move; `None` when the server was gone or the game is over.
    fn play(&mut self, address: &str, random: &mut u64) -> Option<()> {
        let mut state = self.state(address)?;
        // Of two processes one may not have heard yet of the move made on the other.
        let patience = Instant::now() + Duration::from_secs(3);
        while state["history"].as_str()?.len() < self.confirmed.len() && Instant::now() < patience {
            thread::sleep(Duration::from_millis(10));
            state = self.state(address)?;
        }
        let live = &state["live"];
        let seat = match live["to_move"].as_str()? {
            "S" => &self.seats[0],
            _ => &self.seats[1],
        };
        let legal: Vec<char> = live["legal"].as_str()?.chars().collect();
        *random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let hole = legal[(*random >> 33) as usize % legal.len()];
        let step = self.confirmed.len();
        let act = json!({"seat": seat, "action": {"do": "move", "step": step, "hole": hole}});
        self.open = Some(hole);
        let (status, done) = ask(
            address,
            "POST",
            &format!("/api/games/{}/act", self.id),
            &act,
        )?;
        if status == 404 {
            return None;
        }
        assert_eq!(status, 200, "{done}");
        self.confirmed.push(hole);
        self.open = None;
        Some(())
    }

    /// Every confirmed move is there, and nothing but perhaps the one that was under way.
    fn check(&mut self, address: &str) {
        let state = self.state(address).expect("the server is back");
        let history = state["history"].as_str().unwrap();
        let rest = history.strip_prefix(self.confirmed.as_str());
        let rest =
            rest.unwrap_or_else(|| panic!("{} were confirmed, {history} is there", self.confirmed));
        let open = self.open.map(String::from).unwrap_or_default();
        assert!(rest.is_empty() || rest == open, "{rest} was never sent");
        assert_eq!(state["live"]["step"], history.len());
        assert_eq!(state["version"], history.len() + 2, "no half game");
        self.confirmed = history.to_owned();
        self.open = None;
    }
}

fn killed_at_random_moments(database: &str) {
    let Some(mut process) = Process::start(database) else {
        return;
    };
    let mut all: Vec<Table> = Vec::new();
    for kill in 0..KILLS {
        let address = process.address.clone();
        let variants = ["I", "II", "III"].into_iter().cycle();
        let tables: Vec<Table> = variants
            .take(GAMES)
            .map(|variant| Table::new(&address, variant))
            .collect();
        let stop = AtomicBool::new(false);
        let played: Vec<Table> = thread::scope(|scope| {
            let players: Vec<_> = tables
                .chunks(5)
                .zip(1..)
                .map(|(tables, seed)| {
                    let (mut tables, address, stop) = (tables.to_vec(), &address, &stop);
                    let mut random = kill * 100 + seed;
                    scope.spawn(move || {
                        // Without end, so that the kill always meets games under way.
                        while !stop.load(Ordering::Relaxed) {
                            for table in &mut tables {
                                if table.open.is_none() {
                                    table.play(address, &mut random);
                                }
                            }
                        }
                        tables
                    })
                })
                .collect();
            thread::sleep(Duration::from_millis(150 + 137 * kill));
            process.kill();
            stop.store(true, Ordering::Relaxed);
            players
                .into_iter()
                .flat_map(|player| player.join().unwrap())
                .collect()
        });
        assert!(
            played.iter().any(|table| !table.confirmed.is_empty()),
            "moves were made before the kill"
        );
        all.extend(played);
        process = Process::start(database).expect("it was built a moment ago");
        for table in &mut all {
            table.check(&process.address);
        }
    }
    let moves: usize = all.iter().map(|table| table.confirmed.len()).sum();
    println!("{} games, {KILLS} kills, {moves} moves kept", all.len());
    assert_eq!(all.len(), KILLS as usize * GAMES);
    // And they go on.
    let mut random = 9;
    for table in &mut all {
        let before = table.state(&process.address).unwrap();
        if before["live"]["over"].is_null() {
            table
                .play(&process.address, &mut random)
                .expect("the game goes on");
        }
    }
}

#[test]
fn what_was_confirmed_outlives_a_kill_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    killed_at_random_moments(&folder.path().join("games.sqlite").to_string_lossy());
}

#[test]
fn what_was_confirmed_outlives_a_kill_on_postgres() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    killed_at_random_moments(&cluster.database("games"));
}

#[test]
fn two_processes_serve_one_game_and_one_of_them_dies() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let database = cluster.database("games");
    let Some(mut one) = Process::start(&database) else {
        return;
    };
    let other = Process::start(&database).unwrap();
    let mut table = Table::new(&one.address, "III");
    let mut random = 3;
    // Whoever waits on one process hears of a move made on the other.
    for turn in 0..6 {
        let (here, there) = if turn % 2 == 0 {
            (&one, &other)
        } else {
            (&other, &one)
        };
        let path = format!(
            "/api/games/{}?after={}&wait=20",
            table.id,
            table.confirmed.len() + 2
        );
        let address = there.address.clone();
        // Somebody looked before, so that this process has the game in play.
        table.state(&address).unwrap();
        let news = thread::spawn(move || ask(&address, "GET", &path, &Value::Null).unwrap().1);
        thread::sleep(Duration::from_millis(100));
        let begin = Instant::now();
        table.play(&here.address, &mut random).unwrap();
        let news = news.join().unwrap();
        assert_eq!(news["history"], table.confirmed.as_str());
        assert!(
            begin.elapsed() < Duration::from_secs(3),
            "heard after {:?}",
            begin.elapsed()
        );
    }
    // Both play through the first; it dies, and they go on through the other.
    table.play(&one.address, &mut random).unwrap();
    one.kill();
    let begin = Instant::now();
    table.play(&other.address, &mut random).unwrap();
    let took = begin.elapsed();
    println!("went on after {took:?}");
    assert!(took < Duration::from_secs(3), "{took:?}");
    table.check(&other.address);
}
