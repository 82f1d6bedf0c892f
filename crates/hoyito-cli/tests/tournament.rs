//! `hoyito tournament`: levels and engines against one another, stopped and gone on with, and its files read back.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::{Duration, Instant};

use common::{hoyito, run, stderr, stdout};
use hoyito::notation::{parse_ogn, read_game};
use serde_json::{Value, json};

/// A folder of a test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("tournament")
        .join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The tables of a tournament with these arguments.
fn tables(arguments: &[&str]) -> Value {
    let all = [&["tournament", "--json"], arguments].concat();
    let output = run(&all, b"");
    assert!(
        output.status.success(),
        "{arguments:?}: {}",
        stderr(&output)
    );
    assert!(output.stderr.is_empty(), "{}", stderr(&output));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// What it says went wrong, and its status.
fn refused(arguments: &[&str]) -> (i32, String) {
    let all = [&["tournament"], arguments].concat();
    let output = run(&all, b"");
    assert!(output.stdout.is_empty(), "{}", stdout(&output));
    let message = stderr(&output);
    assert_eq!(message.lines().count(), 1, "{message}");
    (output.status.code().unwrap(), message)
}

/// Our own engine as a player.
fn our_engine() -> String {
    format!("ours='{}' engine", env!("CARGO_BIN_EXE_hoyito"))
}

/// The games of a state file by their numbers, without what differs from run to run.
fn games(path: &PathBuf) -> BTreeMap<u64, Value> {
    let text = fs::read_to_string(path).unwrap();
    let mut games = BTreeMap::new();
    for line in text.lines().skip(1) {
        let mut game: Value = serde_json::from_str(line).unwrap();
        game.as_object_mut().unwrap().remove("thought");
        let double = games.insert(game["game"].as_u64().unwrap(), game);
        assert!(double.is_none(), "{line}");
    }
    games
}

#[test]
fn levels_one_and_three_and_their_games_read_back() {
    let folder = folder("levels");
    let (ogn, state) = (folder.join("games.ogn"), folder.join("state.jsonl"));
    let (ogn_text, state_text) = (ogn.to_str().unwrap(), state.to_str().unwrap());
    let arguments = [
        "level:1",
        "level:3",
        "--variant",
        "III",
        "--openings",
        "1",
        "--no-capture-limit",
        "60",
        "--last-four",
        "north",
        "--ogn",
        ogn_text,
        "--state",
        state_text,
    ];
    let told = tables(&arguments);
    assert_eq!((&told["games"], &told["openings"]), (&json!(12), &json!(6)));
    assert_eq!(told["players"][0]["player"], "level:3");
    let pairing = &told["pairings"][0];
    assert_eq!(pairing["players"], json!(["level:1", "level:3"]));
    assert!(pairing["points"].as_f64().unwrap() < 4.0, "{pairing}");
    assert!(pairing["seeds"].as_f64().unwrap() < 0.0);
    let pairs: u64 = pairing["pentanomial"]
        .as_array()
        .unwrap()
        .iter()
        .map(|n| n.as_u64().unwrap())
        .sum();
    assert_eq!(pairs, 6);
    assert!(pairing["elo"]["high"].as_f64().unwrap() < 0.0, "{pairing}");

    let lines = games(&state);
    let text = fs::read_to_string(&ogn).unwrap();
    let files = parse_ogn(&text).unwrap();
    assert_eq!((files.len(), lines.len()), (12, 12));
    for (file, line) in files.iter().zip(lines.values()) {
        let (game, fault) = read_game(std::slice::from_ref(file)).unwrap();
        assert_eq!(fault, None);
        assert_eq!(game.rulings().no_capture_limit, Some(60));
        let [south, north] = game.round().result().unwrap();
        assert_eq!(file.tag("Result").unwrap(), format!("{south}-{north}"));
        assert_eq!(line["result"], json!([south, north]));
        assert_eq!(line["ended"], game.round().end().unwrap().name());
        assert_eq!(file.tag("South").unwrap(), line["south"]);
        // And by the program.
        let request = format!("{}\n", json!({"ogn": file.to_string()}));
        let answer: Value =
            serde_json::from_slice(&run(&["replay"], request.as_bytes()).stdout).unwrap();
        assert_eq!(answer["rounds"][0]["result"], format!("{south}-{north}"));
        assert_eq!(answer["rounds"][0]["winner"], line["winner"]);
    }
    // Pairs: the same opening, seats turned.
    for pair in files.chunks(2) {
        assert_eq!(pair[0].line.moves[0], pair[1].line.moves[0]);
        assert_eq!(pair[0].tag("South"), pair[1].tag("North"));
    }
    // Written and read, its games serve as openings again, cut short.
    let short: String = text
        .lines()
        .map(|line| match line.strip_prefix("1. ") {
            Some(moves) => format!("1. {} *\n", &moves[..1]),
            None => format!("{line}\n"),
        })
        .collect();
    let openings = folder.join("openings.ogn");
    fs::write(&openings, short).unwrap();
    let again = tables(&[
        "level:1",
        "level:2",
        "--variant",
        "III",
        "--openings",
        openings.to_str().unwrap(),
    ]);
    assert_eq!(again["openings"], 12);
    // Everything played: it only counts again.
    assert_eq!(tables(&arguments), told);
    assert_eq!(fs::read_to_string(&ogn).unwrap(), text);
}

#[test]
fn a_stopped_tournament_goes_on_as_if_it_had_not_stopped() {
    let folder = folder("resume");
    let (whole, cut) = (folder.join("whole.jsonl"), folder.join("cut.jsonl"));
    let arguments = |state: &PathBuf, ogn: &str| -> Vec<String> {
        let words = "level:1 level:2 level:3 --variant II --openings 1 --pairs 4 --seed 7";
        let mut words: Vec<String> = words.split(' ').map(Into::into).collect();
        words.extend(["--state".into(), state.to_str().unwrap().into()]);
        words.extend(["--ogn".into(), folder.join(ogn).to_str().unwrap().into()]);
        words
    };
    let tables_of =
        |words: &[String]| tables(&words.iter().map(String::as_str).collect::<Vec<_>>());
    let told = tables_of(&arguments(&whole, "whole.ogn"));
    assert_eq!(told["games"], 24);
    let text = fs::read_to_string(&whole).unwrap();
    // Stopped before, in and after a line, in the first one too.
    let third = text.match_indices('\n').nth(3).unwrap().0;
    for end in [
        0,
        10,
        third - 5,
        third,
        third + 1,
        third + 2,
        text.len() - 1,
    ] {
        fs::write(&cut, &text[..end]).unwrap();
        let mut words = arguments(&cut, "cut.ogn");
        words.extend(["--concurrency".into(), "3".into()]);
        assert_eq!(tables_of(&words), told, "cut at {end}");
        assert_eq!(games(&cut), games(&whole), "cut at {end}");
        let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
        assert_eq!(read("cut.ogn"), read("whole.ogn"));
    }
}

#[test]
fn killed_in_the_middle_and_started_again() {
    let folder = folder("killed");
    let state = folder.join("state.jsonl");
    let engine = our_engine();
    let arguments = [
        "level:1",
        &engine,
        "--openings",
        "1",
        "--pairs",
        "12",
        "--nodes",
        "400",
        "--concurrency",
        "2",
        "--state",
        state.to_str().unwrap(),
    ];
    let mut child = hoyito()
        .arg("tournament")
        .args(arguments)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let end = Instant::now() + Duration::from_secs(60);
    let lines = || fs::read_to_string(&state).map_or(0, |text| text.lines().count());
    while lines() < 4 {
        assert!(Instant::now() < end && child.try_wait().unwrap().is_none());
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let before = games(&state);
    assert!((3..24).contains(&before.len()), "{}", before.len());
    let told = tables(&arguments);
    assert_eq!((&told["games"], &told["openings"]), (&json!(24), &json!(6)));
    let after = games(&state);
    assert_eq!(after.len(), 24);
    assert!(before.iter().all(|(number, game)| after[number] == *game));
    // A tournament may be made longer, or shorter.
    let longer = [&arguments[..], &["--no-capture-limit", "200"]].concat();
    assert_eq!(tables(&longer)["games"], 24);
    let shorter: Vec<&str> = arguments
        .iter()
        .map(|&word| if word == "12" { "3" } else { word })
        .collect();
    assert_eq!(tables(&shorter)["games"], 6);
    assert_eq!(games(&state).len(), 24);
}

#[test]
fn our_engine_plays_by_every_bound_without_a_fault() {
    let engine = our_engine();
    for (bound, value) in [
        ("--movetime", "15"),
        ("--nodes", "300"),
        ("--depth", "2"),
        ("--clock", "1500+10"),
    ] {
        // Time is no matter of this test: machines are slow at times.
        let told = tables(&[
            &engine,
            "level:1",
            bound,
            value,
            "--openings",
            "0",
            "--variant",
            "II",
            "--margin",
            "20000",
            "--option",
            "ours:Threads=1",
            "--option",
            "Hash=1",
        ]);
        assert_eq!(told["games"], 2);
        let fair = json!({"crash": 0, "time": 0, "illegal": 0, "hang": 0});
        assert_eq!(told["players"][0]["faults"], fair, "{bound}: {told}");
        assert_eq!(told["players"][1]["faults"], fair);
    }
}

#[test]
#[cfg(unix)]
fn engines_that_misbehave_are_told_apart() {
    let folder = folder("bad");
    let script = |name: &str, go: &str| -> String {
        let path = folder.join(name);
        let text = format!(
            "while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; go) {go};; esac; done\n"
        );
        fs::write(&path, text).unwrap();
        format!("{name}=sh '{}'", path.display())
    };
    let (crash, slow) = (
        script("crash", "echo 'out } of \"memory' >&2; exit 7"),
        script("slow", ":"),
    );
    let (mad, hang) = (script("mad", "echo bestmove 7"), "hang=sleep 600");
    let ogn = folder.join("games.ogn");
    let state = folder.join("state.jsonl");
    let arguments = [
        "level:1",
        &crash,
        &slow,
        &mad,
        hang,
        "--openings",
        "1",
        "--pairs",
        "1",
        "--movetime",
        "20",
        "--margin",
        "300",
        "--patience",
        "1500",
        "--concurrency",
        "3",
        "--ogn",
        ogn.to_str().unwrap(),
        "--state",
        state.to_str().unwrap(),
    ];
    let told = tables(&arguments);
    assert_eq!(
        (&told["games"], told["players"].as_array().unwrap().len()),
        (&json!(20), 5)
    );
    assert_eq!(told["players"][0]["player"], "level:1");
    assert_eq!(
        (&told["players"][0]["wins"], &told["players"][0]["seeds"]),
        (&json!(8), &Value::Null)
    );
    for player in told["players"].as_array().unwrap() {
        let faults = player["faults"].as_object().unwrap();
        let kinds: Vec<&str> = faults
            .iter()
            .filter(|one| one.1 != 0)
            .map(|one| one.0.as_str())
            .collect();
        let right: &[&str] = match player["player"].as_str().unwrap() {
            "crash" => &["crash"],
            "slow" => &["time"],
            "mad" => &["illegal"],
            "hang" => &["hang"],
            _ => &[],
        };
        assert_eq!(kinds, right, "{player}");
    }
    // Their games read back all the same, and say what happened.
    let text = fs::read_to_string(&ogn).unwrap();
    let files = parse_ogn(&text).unwrap();
    assert_eq!(files.len(), 20);
    for file in &files {
        let (game, fault) = read_game(std::slice::from_ref(file)).unwrap();
        assert_eq!(fault, None);
        let loser = game.round().resigned().unwrap().to_string();
        let told = file.tag("Fault").unwrap();
        assert!(
            told.split(' ').nth(1) == Some(&format!("{loser}:")),
            "{told}"
        );
    }
    assert!(text.contains("said 'out } of \\\"memory'"), "{text}");
    // The file of finished games holds faults too.
    assert_eq!(tables(&arguments), told);
    let output = run(&[&["tournament"], &arguments[..]].concat(), b"");
    let table = stdout(&output);
    assert!(
        table.contains("Against all others") && table.contains("illegal move"),
        "{table}"
    );
    assert!(table.contains("level:1 against crash"), "{table}");
}

#[test]
fn a_test_stops_the_tournament() {
    let folder = folder("sprt");
    let state = folder.join("state.jsonl");
    let arguments = [
        "level:3",
        "level:1",
        "--variant",
        "II",
        "--openings",
        "3",
        "--sprt",
        "-50,50",
        "--concurrency",
        "2",
        "--state",
        state.to_str().unwrap(),
    ];
    let told = tables(&arguments);
    let test = &told["sprt"];
    assert_eq!(test["decision"], "elo1", "{told}");
    assert!(test["llr"].as_f64().unwrap() >= test["high"].as_f64().unwrap());
    let counted = told["games"].as_u64().unwrap();
    assert_eq!(counted, 2 * test["pairs"].as_u64().unwrap());
    assert!((4..100).contains(&counted));
    assert!(games(&state).len() as u64 >= counted);
    assert_eq!(tables(&arguments), told);
    // The same pairs decide, one at a time.
    let alone: Vec<&str> = arguments.iter().copied().take(8).collect();
    assert_eq!(tables(&alone)["sprt"], *test);
    let text = stdout(&run(&[&["tournament"], &alone[..]].concat(), b""));
    assert!(
        text.contains("SPRT of -50 against 50 Elo") && text.contains("decided for elo1"),
        "{text}"
    );
}

#[test]
fn mistakes_are_told() {
    let folder = folder("mistakes");
    let file = |name: &str, text: &str| -> String {
        let path = folder.join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().into()
    };
    let usage: [(&[&str], &str); 12] = [
        (&["level:1"], "2 values"),
        (&["level:1", "level:77"], "not level:77"),
        (&["level:1", ""], "level:4"),
        (&["level:1", "engine 'x"], "not closed"),
        (&["level:1", "level:2", "--openings", "99"], "--openings 99"),
        (&["level:1", "level:2", "--clock", "soon"], "10000+100"),
        (
            &["level:1", "level:2", "--nodes", "5", "--depth", "5"],
            "cannot be used with",
        ),
        (&["level:1", "level:2", "--sprt", "5,0"], "below"),
        (
            &["level:1", "level:2", "level:3", "--sprt", "0,5"],
            "two players",
        ),
        (
            &["level:1", "level:2", "--option", "Hash=1"],
            "no player is an engine",
        ),
        (
            &["level:1", "x=engine", "--option", "y:Hash=1"],
            "no engine is called y",
        ),
        (&["level:1", "level:2", "--repetition", "1"], "from 2 up"),
    ];
    for (arguments, part) in usage {
        let (status, message) = refused(arguments);
        assert!(
            status == 2 && message.contains(part),
            "{arguments:?}: {status} {message}"
        );
        assert!(message.contains("--help"), "{message}");
    }
    // Words apart by a stroke: folders have spaces in their names.
    let two = "level:1|level:2|--openings|0";
    let ogn = folder.join("no/such/folder.ogn");
    let state = file("state.jsonl", "");
    tables(&["level:1", "level:2", "--openings", "0", "--state", &state]);
    let whole = fs::read_to_string(&state).unwrap();
    let (head, game) = whole.split_once('\n').unwrap();
    let torn = file(
        "torn.jsonl",
        &format!(
            "{head}\n{}",
            game.replacen("\"moves\":\"", "\"moves\":\"A", 1)
        ),
    );
    let wrong = file("wrong.jsonl", &format!("{head}\n{{}}\n"));
    let text = file("text.txt", "My novel");
    let bad = file("bad.txt", "startpos\nstartpos Z\n");
    let engine = our_engine();
    let other: [(String, &str); 10] = [
        ("level:1|/no/such/engine".into(), "/no/such/engine"),
        (format!("{two}|--ogn|{}", ogn.display()), "folder.ogn"),
        (
            "level:1|level:2|--openings|nowhere.ogn".into(),
            "nowhere.ogn",
        ),
        (format!("level:1|level:2|--openings|{bad}"), "line 2"),
        (format!("{two}|--state|{text}"), "something else"),
        (format!("{two}|--state|{text}|--seed|2"), "something else"),
        (format!("{two}|--state|{state}|--seed|2"), "other seed"),
        (
            format!("level:1|level:3|--openings|0|--state|{state}"),
            "other players",
        ),
        (format!("{two}|--state|{torn}"), "line 2"),
        (format!("{two}|--state|{wrong}"), "line 2"),
    ];
    for (arguments, part) in &other {
        let words: Vec<&str> = arguments.split('|').collect();
        let (status, message) = refused(&words);
        assert!(
            status == 1 && message.contains(part),
            "{arguments}: {status} {message}"
        );
    }
    assert_eq!(fs::read_to_string(&text).unwrap(), "My novel");
    assert_eq!(fs::read_to_string(&state).unwrap(), whole);
    let (status, message) = refused(&["level:1", &engine, "--option", "Colour=red"]);
    assert!(
        status == 1 && message.contains("has no option Colour"),
        "{message}"
    );
    // Two at one file would write into one another.
    let held = fs::File::open(&state).unwrap();
    held.lock().unwrap();
    let (status, message) = refused(&["level:1", "level:2", "--openings", "0", "--state", &state]);
    assert!(
        status == 1 && message.contains("another tournament is writing"),
        "{message}"
    );
}
