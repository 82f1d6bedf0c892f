//! The contract vectors of `testdata/vectors`, and perft numbers of INTERFACES.md.

mod common;

use common::{json_lines, variant};
use hoyito_plain::{
    EndlessSowing, LastFour, Match, Player, Position, Rules, Rulings, Variant, hole_letter,
    hole_of_letter, parse, perft, perft_divide, play_on, print,
};
use serde_json::{Value, json};

fn letter(player: Player) -> &'static str {
    if player == Player::South { "S" } else { "N" }
}

fn winner(winner: Option<Player>) -> &'static str {
    winner.map_or("tie", letter)
}

/// Our answer to a trace request, with the fields the vectors have.
fn trace(q: &Value) -> Value {
    let position = parse(q["position"].as_str().expect("a position")).expect("a valid one");
    let last_four = match q["last_four"].as_str() {
        None | Some("captor") => LastFour::Captor,
        Some("south") => LastFour::South,
        Some("north") => LastFour::North,
        other => panic!("no last_four {other:?}"),
    };
    let rules = Rules {
        last_four,
        ..Rules::new(variant(&q["variant"]))
    };
    let name = q["move"]
        .as_str()
        .expect("a move")
        .chars()
        .next()
        .expect("a letter");
    let hole = hole_of_letter(name, position.row).expect("a hole of the row");
    assert_eq!(hole_letter(hole, position.row), name);
    assert_eq!(print(&position), q["position"].as_str().unwrap());
    match play_on(&position, &rules, hole) {
        Err(refusal) => json!({"error": refusal.code()}),
        Ok(played) => json!({
            "position": print(&played.position),
            "captured": played.captured,
            "laps": played.laps,
            "again": played.again,
            "round_over": played.end.is_some(),
        }),
    }
}

#[test]
fn trace_vectors() {
    let rows = json_lines("vectors/trace.jsonl");
    for row in &rows {
        let (mut ours, mut wanted) = (trace(&row["q"]), row["a"].clone());
        if wanted["round_over"] == true {
            // Whose turn it is means nothing any more.
            for answer in [&mut ours, &mut wanted] {
                let text = answer["position"].as_str().unwrap_or("").to_string();
                answer["position"] = json!(text.trim_end_matches(['S', 'N']));
            }
        }
        assert_eq!(ours, wanted, "{}", row["q"]);
    }
    assert_eq!(rows.len(), 2400);
}

fn setting(rulings: &Value, name: &str) -> Option<u32> {
    rulings[name].as_u64().map(|n| n as u32)
}

fn replay(q: &Value) -> Value {
    let given = &q["rulings"];
    let rulings = Rulings {
        repetition: setting(given, "repetition"),
        no_capture_limit: setting(given, "no_capture_limit"),
        round_limit: setting(given, "round_limit"),
        ..Rulings::default()
    };
    let row = q["holes"].as_u64().expect("holes") as usize;
    let first = common::player(&q["first"]);
    let single = q["match"] == false;
    let mut m = Match::new(
        variant(&q["variant"]),
        EndlessSowing::Forbidden,
        rulings,
        row,
        first,
        single,
    );
    for (at, name) in q["moves"].as_str().expect("moves").chars().enumerate() {
        let hole = hole_of_letter(name, row).expect("a hole of the row");
        m.play(hole)
            .unwrap_or_else(|r| panic!("move {at} {name}: {r:?} in {q}"));
    }
    let dash = |two: [u8; 2]| format!("{}-{}", two[0], two[1]);
    let rounds: Vec<Value> = (m.finished().iter())
        .map(|r| {
            json!({
                "first": letter(r.first),
                "result": dash(r.result),
                "winner": winner(r.winner),
                "ended": r.end.name(),
                "moves": r.moves,
            })
        })
        .collect();
    match m.over() {
        None => json!({"rounds": rounds, "position": print(m.round().position()), "over": false,
            "winner": null, "seeds": null}),
        Some(end) => json!({"rounds": rounds, "position": null, "over": true,
            "winner": winner(end.winner), "seeds": dash(end.seeds)}),
    }
}

#[test]
fn replay_vectors() {
    let rows = json_lines("vectors/replay.jsonl");
    for row in &rows {
        assert_eq!(replay(&row["q"]), row["a"], "{}", row["q"]);
    }
    assert_eq!(rows.len(), 60);
}

#[test]
fn perft_of_the_start() {
    for (variant, wanted) in [
        (Variant::I, [6, 32, 140, 638, 3029, 13799]),
        (Variant::II, [6, 32, 158, 819, 4044, 19922]),
        (Variant::III, [6, 32, 158, 820, 4056, 20065]),
    ] {
        let (start, rules) = (Position::start(6), Rules::new(variant));
        for (depth, nodes) in (1..).zip(wanted) {
            assert_eq!(
                perft(&start, &rules, depth),
                nodes,
                "{variant:?} depth {depth}"
            );
            let divided: u64 = perft_divide(&start, &rules, depth)
                .iter()
                .map(|d| d.1)
                .sum();
            assert_eq!(divided, nodes, "{variant:?} depth {depth} divided");
        }
    }
}
