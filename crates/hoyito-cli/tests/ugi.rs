//! `hoyito engine` driven by a client written from the protocol's text (kz04px/ugi) alone: it knows no rule of Hoyito and
//! asks the engine whose move it is, whether the game is over and who won, as cutegames does. The rules crate looks on.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use hoyito::{Hole, Position, Round, RowLength, Rules, Rulings, Variant, Winner};

/// The client's end of one engine.
struct Client {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    options: Vec<String>,
}

impl Client {
    fn start() -> Client {
        let mut child = Command::new(env!("CARGO_BIN_EXE_hoyito"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let to = child.stdin.take().unwrap();
        let from = BufReader::new(child.stdout.take().unwrap());
        let mut client = Client {
            child,
            to,
            from,
            options: vec![],
        };
        client.send("ugi");
        let heard = client.until("ugiok");
        assert!(heard[0].starts_with("id name "), "{heard:?}");
        assert!(heard[1].starts_with("id author "), "{heard:?}");
        client.options = heard[2..heard.len() - 1].to_vec();
        assert!(
            client
                .options
                .iter()
                .all(|line| line.starts_with("option name "))
        );
        client
    }

    fn send(&mut self, line: &str) {
        writeln!(self.to, "{line}").unwrap();
    }

    /// All lines up to the one that begins with `word`.
    fn until(&mut self, word: &str) -> Vec<String> {
        let mut heard = vec![];
        loop {
            let mut line = String::new();
            assert!(
                self.from.read_line(&mut line).unwrap() > 0,
                "closed before {word}: {heard:?}"
            );
            heard.push(line.trim_end().to_owned());
            if line.split_whitespace().next() == Some(word) {
                return heard;
            }
        }
    }

    fn ready(&mut self) {
        self.send("isready");
        assert_eq!(self.until("readyok").len(), 1, "nothing but readyok");
    }

    fn query(&mut self, what: &str) -> String {
        self.send(&format!("query {what}"));
        let heard = self.until("response");
        heard
            .last()
            .unwrap()
            .strip_prefix("response ")
            .unwrap()
            .to_owned()
    }

    fn position(&mut self, moves: &[String]) {
        let moves = if moves.is_empty() {
            String::new()
        } else {
            format!(" moves {}", moves.join(" "))
        };
        self.send(&format!("position startpos{moves}"));
        self.ready();
    }

    /// Thinks; the move, and the last info before it, which must tell nodes, time and nps.
    fn go(&mut self, how: &str) -> (String, String) {
        self.send(&format!("go {how}"));
        let heard = self.until("bestmove");
        let info = heard[heard.len() - 2].clone();
        for key in ["nodes", "time", "nps", "depth", "score", "tbhits", "pv"] {
            assert!(info.split_whitespace().any(|word| word == key), "{info}");
        }
        let best = heard
            .last()
            .unwrap()
            .strip_prefix("bestmove ")
            .unwrap()
            .to_owned();
        (best, info)
    }

    fn quit(mut self) {
        self.send("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

fn game(clients: &mut [Client; 2], variant: Variant, holes: u8, how: &str) {
    for client in clients.iter_mut() {
        client.send(&format!("setoption name Variant value {variant}"));
        client.send(&format!("setoption name Holes value {holes}"));
        client.send("uginewgame");
        client.ready();
    }
    let start = Position::start(RowLength::new(holes).unwrap());
    let mut round = Round::new(Rules::new(variant), Rulings::default(), start);
    let mut moves: Vec<String> = vec![];
    loop {
        for client in clients.iter_mut() {
            client.position(&moves);
        }
        let over = clients[0].query("gameover");
        assert_eq!(over, clients[1].query("gameover"));
        assert_eq!(over, round.end().is_some().to_string());
        if over == "true" {
            break;
        }
        assert_eq!(clients[0].query("result"), "none");
        let first = clients[0].query("p1turn");
        assert_eq!(first, (round.position().to_move().index() == 0).to_string());
        assert_eq!(clients[1].query("position"), round.position().to_string());
        let (best, _) = clients[usize::from(first == "false")].go(how);
        let hole = Hole::from_letter(best.parse().unwrap(), round.position().row()).unwrap();
        round.play(hole).unwrap();
        moves.push(best);
    }
    let result = match round.winner().unwrap() {
        Winner::South => "p1win",
        Winner::North => "p2win",
        Winner::Tie => "draw",
    };
    assert_eq!(clients[0].query("result"), result);
    assert_eq!(clients[1].query("result"), result);
}

#[test]
fn whole_games_by_the_protocol() {
    let mut clients = [Client::start(), Client::start()];
    clients[1].send("setoption name Level value 2");
    for variant in Variant::ALL {
        game(&mut clients, variant, 6, "nodes 2000");
    }
    game(
        &mut clients,
        Variant::II,
        4,
        "p1time 400 p2time 400 p1inc 5 p2inc 5",
    );
    game(&mut clients, Variant::III, 3, "movetime 5");
    game(&mut clients, Variant::I, 12, "depth 2");
    for client in clients {
        client.quit();
    }
}

#[test]
fn a_search_is_stopped_asked_and_left() {
    let mut client = Client::start();
    client.send("setoption name Variant value III");
    client.send("setoption name Threads value 2");
    client.position(&[]);
    client.send("go infinite");
    // Ready while it thinks, among its infos.
    client.send("isready");
    assert!(
        !client
            .until("readyok")
            .iter()
            .any(|line| line.starts_with("bestmove"))
    );
    client.send("stop");
    let best = client.until("bestmove").pop().unwrap();
    assert!(
        [
            "bestmove A",
            "bestmove B",
            "bestmove C",
            "bestmove D",
            "bestmove E",
            "bestmove F"
        ]
        .contains(&best.as_str())
    );
    // Whoever asks something else ends it as well.
    client.send("go infinite");
    client.send("query p1turn");
    let heard = client.until("response");
    assert!(heard.iter().any(|line| line.starts_with("bestmove ")));
    client.send("go infinite");
    client.quit();
}

#[test]
fn options_positions_and_mistakes() {
    let mut client = Client::start();
    let names: Vec<&str> = client
        .options
        .iter()
        .map(|line| line.split_whitespace().nth(2).unwrap())
        .collect();
    for name in [
        "Variant",
        "Holes",
        "Hash",
        "Threads",
        "TablebasePath",
        "Level",
    ] {
        assert!(names.contains(&name), "{names:?}");
    }
    for line in [
        "setoption name Variant value IV",
        "setoption name Hash value -3",
        "setoption name TablebasePath value /nowhere/at all",
        "position fen 1-2-3",
        "position startpos moves A A",
        "position startpos moves Z",
        "go sideways",
        "nonsense",
    ] {
        client.send(line);
        let remark = client.until("info").pop().unwrap();
        assert!(remark.starts_with("info string "), "{line}: {remark}");
    }
    client.ready();
    assert_eq!(client.query("position"), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    client.send("position fen 0-1-2-3-0-0-0-0-0-2-0-0-27-13-S");
    let (_, info) = client.go("depth 8");
    assert!(info.contains(" score 22 exact "), "{info}");
    client.send("position fen 0-0-0-0-0-0-0-0-0-0-0-0-20-28-S");
    assert_eq!(client.query("gameover"), "true");
    assert_eq!(client.query("result"), "p2win");
    client.send("go depth 3");
    assert_eq!(client.until("bestmove").pop().unwrap(), "bestmove (none)");
    client.quit();
}

/// Ends of input, odd bytes, and lines of any length leave no panic behind.
#[test]
fn absurd_input() {
    let mut all = vec![b'x'; 3 << 20];
    all.extend(b"\nugi \xff\xfe\0 \n\n\nposition startpos moves ");
    all.extend("AaBbCcDdEeFf\u{1f600}".repeat(20_000).bytes());
    all.extend(b"\ngo depth 99999999999999999999\ngo movetime 18446744073709551615 depth 1\nquery\nsetoption\nsetoption name\nsetoption name  value \ngo depth 2");
    let mut child = Command::new(env!("CARGO_BIN_EXE_hoyito"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut to = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || to.write_all(&all));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.lines().all(|line| {
        ["id ", "option ", "ugiok", "info ", "bestmove ", "response "]
            .iter()
            .any(|start| line.starts_with(start))
    }));
    assert_eq!(
        text.lines()
            .filter(|line| line.starts_with("bestmove "))
            .count(),
        2
    );
}
