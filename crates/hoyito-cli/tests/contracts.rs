//! The contracts of INTERFACES.md against the vectors in testdata/, asked of the program itself.

mod common;

use std::fs;
use std::path::Path;

use common::{run, stdout};
use serde_json::Value;

/// Requests and the answers wanted.
fn vectors(name: &str) -> Vec<(Value, Value)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../testdata/vectors")
        .join(name);
    let text = fs::read_to_string(path).unwrap();
    let rows = text.lines().map(|line| {
        let mut row: Value = serde_json::from_str(line).unwrap();
        (row["q"].take(), row["a"].take())
    });
    rows.collect()
}

fn ask(command: &str, rows: &[(Value, Value)]) -> Vec<Value> {
    let input: String = rows.iter().map(|(asked, _)| format!("{asked}\n")).collect();
    let output = run(&[command], input.as_bytes());
    assert!(output.status.success());
    let answers: Vec<Value> = stdout(&output)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), rows.len());
    answers
}

#[test]
fn trace() {
    let rows = vectors("trace.jsonl");
    assert!(rows.len() >= 2400);
    for ((asked, want), got) in rows.iter().zip(ask("trace", &rows)) {
        if let Some(code) = want["error"].as_str() {
            assert_eq!(got["error"]["code"], code, "{asked}");
            assert!(got["error"]["message"].as_str().unwrap().len() > 10);
            continue;
        }
        // Whose turn it is means nothing once the round is over.
        let cut = |answer: &Value| {
            let position = answer["position"].as_str().unwrap().to_owned();
            match want["round_over"].as_bool().unwrap() {
                true => position.rsplit_once('-').unwrap().0.to_owned(),
                false => position,
            }
        };
        assert_eq!(cut(&got), cut(want), "{asked}");
        for key in ["captured", "laps", "again", "round_over"] {
            assert_eq!(got[key], want[key], "{asked}: {key}");
        }
        assert_eq!(
            got["ended"].is_null(),
            !want["round_over"].as_bool().unwrap(),
            "{asked}"
        );
    }
}

/// With `steps` the answer is the same, and the steps are the sowing: replayed by hand they give its captures.
#[test]
fn steps() {
    let mut rows = vectors("trace.jsonl");
    let plain = ask("trace", &rows);
    for (asked, _) in &mut rows {
        asked["steps"] = true.into();
    }
    for ((asked, _), (mut got, plain)) in
        rows.iter().zip(ask("trace", &rows).into_iter().zip(plain))
    {
        if plain.get("error").is_some() {
            assert_eq!(got, plain);
            continue;
        }
        let steps = got.as_object_mut().unwrap().remove("steps").unwrap();
        assert_eq!(got, plain, "{asked}");
        let steps = steps.as_array().unwrap();
        assert_eq!(steps.len() as u64, got["laps"].as_u64().unwrap(), "{asked}");
        assert_eq!(steps[0]["from"], asked["move"], "{asked}");
        let casas: usize = steps
            .iter()
            .map(|lap| lap["captures"].as_array().unwrap().len())
            .sum();
        assert_eq!(
            4 * casas as u64,
            got["captured"].as_u64().unwrap(),
            "{asked}"
        );
        for pair in steps.windows(2) {
            assert_eq!(
                pair[0]["drops"].as_array().unwrap().last(),
                Some(&pair[1]["from"]),
                "a relay"
            );
        }
    }
}

#[test]
fn replay() {
    let rows = vectors("replay.jsonl");
    assert!(rows.len() >= 60);
    for ((asked, want), got) in rows.iter().zip(ask("replay", &rows)) {
        for (key, value) in want.as_object().unwrap() {
            assert_eq!(&got[key], value, "{asked}: {key}");
        }
    }
}

#[test]
fn perft() {
    let counts = [
        ("I", [6, 32, 140, 638, 3029, 13799]),
        ("II", [6, 32, 158, 819, 4044, 19922]),
        ("III", [6, 32, 158, 820, 4056, 20065]),
    ];
    for (variant, counts) in counts {
        for (depth, nodes) in (1..).zip(counts) {
            let depth = u32::to_string(&depth);
            let whole = stdout(&run(&["perft", "--variant", variant, &depth], b""));
            assert_eq!(whole, format!("nodes {nodes}\n"));
            let parts = stdout(&run(
                &["perft", "--variant", variant, "--divide", &depth],
                b"",
            ));
            let sum: u64 = parts
                .lines()
                .filter_map(|line| {
                    line.strip_prefix(['A', 'B', 'C', 'D', 'E', 'F'])?
                        .trim()
                        .parse::<u64>()
                        .ok()
                })
                .sum();
            assert_eq!(sum, nodes, "{parts}");
            assert_eq!(
                parts.lines().last(),
                Some(format!("nodes {nodes}").as_str())
            );
        }
    }
    let long = stdout(&run(&["perft", "--holes", "12", "1"], b""));
    assert_eq!(long, "nodes 12\n");
    let there = stdout(&run(
        &[
            "perft",
            "--position",
            "0-0-8-0-0-8-S",
            "--variant",
            "III",
            "1",
        ],
        b"",
    ));
    assert!(there.starts_with("nodes "));
}

/// A round that was played, written as a game file and read again, is the same round.
#[test]
fn replay_of_a_game_file() {
    let file = "[Variant \"III\"]\n[Match \"yes\"]\n\n1. F fE {a comment} c *\n";
    let asked = serde_json::json!({ "ogn": file });
    let moves = serde_json::json!({ "variant": "III", "match": true, "moves": "FfEc" });
    let answers = ask("replay", &[(asked, Value::Null), (moves, Value::Null)]);
    if answers[1].get("error").is_none() {
        assert_eq!(answers[0], answers[1]);
    } else {
        assert_eq!(answers[0]["error"]["code"], answers[1]["error"]["code"]);
        assert_eq!(answers[0]["error"]["at"], answers[1]["error"]["at"]);
    }
    let two =
        serde_json::json!({ "ogn": "[Variant \"I\"]\n\n1. A *\n\n[Variant \"I\"]\n\n1. B *\n" });
    let both = serde_json::json!({ "ogn": "[Variant \"I\"]", "moves": "A" });
    for got in ask("replay", &[(two, Value::Null), (both, Value::Null)]) {
        assert_eq!(got["error"]["code"], "bad_request", "{got}");
    }
}
