//! `hoyito solve`: values, bounds when time runs out, and mistakes.

mod common;

use common::{run, stderr, stdout};
use serde_json::{Value, json};

fn solve(arguments: &[&str]) -> Value {
    let arguments = [&["solve", "--json"], arguments].concat();
    let output = run(&arguments, b"");
    assert!(output.status.success(), "{}", stderr(&output));
    serde_json::from_str(&stdout(&output)).unwrap()
}

#[test]
fn values_of_a_position_and_its_moves() {
    let answer = solve(&["--position", "0-1-2-3-0-0-0-0-0-2-0-0-27-13-S"]);
    assert_eq!(answer["value"], 22);
    assert_eq!(answer["best"], json!(["B", "C"]));
    assert_eq!(answer["moves"][0], json!({"move": "B", "value": 22}));
    assert!(answer.get("bounds").is_none());
    let start = solve(&["--variant", "II"]);
    assert_eq!(start["value"], -28);
    assert_eq!(start["moves"].as_array().unwrap().len(), 6);
}

#[test]
fn a_principal_line_ends_with_the_value() {
    for variant in ["I", "II", "III"] {
        let answer = solve(&["--variant", variant, "--holes", "3", "--line"]);
        assert_eq!(answer["ends"], "12-12");
        // The line can be played, and ends so.
        let moves = answer["line"].as_str().unwrap();
        let request = json!({"variant": variant, "holes": 3, "moves": moves});
        let output = run(&["replay"], format!("{request}\n").as_bytes());
        let replayed: Value = serde_json::from_str(&stdout(&output)).unwrap();
        assert_eq!(
            replayed["rounds"][0]["result"], "12-12",
            "{moves} {replayed}"
        );
    }
    let output = run(&["solve", "--holes", "2", "--line"], b"");
    assert!(
        stdout(&output).contains("Best play: Aa, ends 0-16."),
        "{}",
        stdout(&output)
    );
}

#[test]
fn rules_that_differ() {
    // A sowing that never ends, forbidden or the end of the round.
    let position = ["--position", "2-0-1-0-2-1-0-2-1-0-2-1-36-0-S"];
    let moves = |more: &[&str]| {
        let answer = solve(&[&position[..], more].concat());
        answer["moves"].as_array().unwrap().len()
    };
    assert_eq!(moves(&["--endless-sowing", "ends_round"]), moves(&[]) + 1);
    let four = [
        "--variant",
        "III",
        "--position",
        "0-1-2-3-0-0-0-0-0-2-0-0-27-13-S",
    ];
    let value = |to| {
        solve(&[&four[..], &["--last-four", to]].concat())["value"]
            .as_i64()
            .unwrap()
    };
    assert!(value("south") >= value("captor") && value("captor") >= value("north"));
    assert!(value("south") > value("north"));
}

#[test]
fn people_read_it_too() {
    let output = run(&["solve", "--holes", "1", "--variant", "III"], b"");
    assert!(output.status.success());
    let text = stdout(&output);
    assert!(
        text.contains("best play") && text.contains(" boards, "),
        "{text}"
    );
}

#[test]
fn bounds_when_time_runs_out() {
    let output = run(
        &[
            "solve",
            "--holes",
            "7",
            "--variant",
            "II",
            "--time",
            "0",
            "--json",
        ],
        b"",
    );
    assert_eq!(output.status.code(), Some(3));
    let answer: Value = serde_json::from_str(&stdout(&output)).unwrap();
    let bounds = answer["bounds"].as_array().unwrap();
    assert!(bounds[0].as_i64() < bounds[1].as_i64());
    assert!(answer.get("value").is_none() && answer.get("best").is_none());
    assert_eq!(stderr(&output).lines().count(), 1);
    assert!(stderr(&output).contains("--time"));
}

#[test]
fn everything_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("all of I");
    let name = file.to_str().unwrap();
    let output = run(
        &[
            "solve",
            "--everything",
            "--variant",
            "I",
            "--holes",
            "4",
            "--file",
            name,
            "--json",
        ],
        b"",
    );
    assert!(output.status.success(), "{}", stderr(&output));
    let lines: Vec<Value> = stdout(&output)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let (all, layers) = lines.split_last().unwrap();
    assert_eq!(
        layers[0],
        json!({"seeds": 32, "boards": 1, "values": {"8": 1}})
    );
    let boards: u64 = layers
        .iter()
        .map(|layer| layer["boards"].as_u64().unwrap())
        .sum();
    assert_eq!(
        (all["value"].as_i64(), all["boards"].as_u64()),
        (Some(8), Some(boards))
    );
    assert_eq!(all["bytes"], std::fs::metadata(&file).unwrap().len());
    let (known, solved) = (solve(&["--known", name]), solve(&["--holes", "4"]));
    for field in ["value", "moves", "best"] {
        assert_eq!(known[field], solved[field]);
    }
    let elsewhere = run(
        &["solve", "--known", name, "--position", "4-4-4-4-0-0-S"],
        b"",
    );
    assert_eq!(elsewhere.status.code(), Some(1));
    assert!(
        stderr(&elsewhere).contains("can't be reached"),
        "{}",
        stderr(&elsewhere)
    );
    let little = run(
        &[
            "solve",
            "--everything",
            "--holes",
            "5",
            "--memory",
            "1M",
            "--file",
            name,
        ],
        b"",
    );
    assert!(
        stderr(&little).contains("allow more memory"),
        "{}",
        stderr(&little)
    );
    assert!(
        run(&["solve", "--known", name], b"").status.success(),
        "the file is still whole"
    );
}

#[test]
fn mistakes_are_told() {
    for (arguments, status, part) in [
        (&["--position", "4-4-S"][..], 2, "fields"),
        (&["--time", "soon"], 2, "number of seconds"),
        (&["--last-four", "me"], 2, "captor, south or north"),
        (&["--tablebase", "/no/such/folder"], 1, "/no/such/folder"),
        (&["--position", "x-8-0-0-S"], 1, "closed"),
        (&["--help"], 0, ""),
    ] {
        let output = run(&[&["solve"], arguments].concat(), b"");
        assert_eq!(output.status.code(), Some(status), "{arguments:?}");
        assert!(stderr(&output).contains(part), "{}", stderr(&output));
    }
}
