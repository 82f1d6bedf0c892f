//! The contract vectors of `testdata/vectors`, asked of the library itself.

mod common;

use common::position;
use common::records::{index, json_lines, player, text, variant};
use hoyito::notation::parse_moves;
use hoyito::{EndReason, Hole, Match, Player, Position, Rules, Rulings, Winner};
use serde_json::{Value, json};

fn trace(q: &Value) -> Value {
    let at = position(text(&q["position"]));
    assert_eq!(at.to_string(), text(&q["position"]));
    let mut rules = Rules::new(variant(&q["variant"]));
    if let Some(name) = q["last_four"].as_str() {
        rules.last_four = serde_last_four(name);
    }
    let letter = text(&q["move"]).chars().next().expect("a letter");
    let hole = Hole::from_letter(letter, at.row()).expect("a hole of the row");
    let played = at.play(&rules, hole);
    assert_eq!(
        at.trace(&rules, hole).map(|trace| trace.played),
        played,
        "{q}"
    );
    match played {
        Err(error) => json!({"error": error.code()}),
        Ok(played) => json!({
            "position": played.position.to_string(),
            "captured": played.captured,
            "laps": played.laps,
            "again": played.again,
            "round_over": played.end.is_some(),
        }),
    }
}

fn serde_last_four(name: &str) -> hoyito::LastFour {
    match name {
        "captor" => hoyito::LastFour::Captor,
        "south" => hoyito::LastFour::South,
        "north" => hoyito::LastFour::North,
        other => panic!("no last_four {other}"),
    }
}

#[test]
fn traces() {
    let rows = json_lines("vectors/trace.jsonl");
    for row in &rows {
        let (mut ours, mut wanted) = (trace(&row["q"]), row["a"].clone());
        if wanted["round_over"] == true {
            // Whose turn it is means nothing any more.
            for answer in [&mut ours, &mut wanted] {
                let turnless = text(&answer["position"]).trim_end_matches(['S', 'N']);
                answer["position"] = json!(turnless);
            }
        }
        assert_eq!(ours, wanted, "{}", row["q"]);
    }
    assert_eq!(rows.len(), 2400);
}

fn winner(winner: Option<Player>) -> String {
    winner.map_or("tie".into(), |player| player.to_string())
}

fn dash([south, north]: [u8; 2]) -> String {
    format!("{south}-{north}")
}

fn replay(q: &Value) -> Value {
    let setting = |name: &str| q["rulings"][name].as_u64().map(|n| n as u32);
    let rulings = Rulings {
        repetition: setting("repetition"),
        no_capture_limit: setting("no_capture_limit"),
        round_limit: setting("round_limit"),
        ..Rulings::default()
    };
    let row = common::row(index(&q["holes"]));
    let (kind, first) = (variant(&q["variant"]), player(&q["first"]));
    let start = Position::start(row).with_to_move(first);
    let mut game = if q["match"] == false {
        Match::single(kind, rulings, start)
    } else {
        Match::new(kind, rulings, row, first)
    };
    let moves = parse_moves(text(&q["moves"]), row).expect("letters of holes");
    for (at, hole) in moves.into_iter().enumerate() {
        game.play(hole)
            .unwrap_or_else(|error| panic!("move {at} of {q}: {error}"));
        while game.round().end().is_some() && game.next_round().is_ok() {}
    }
    let finished = game.rounds().iter().filter(|round| round.end().is_some());
    let rounds: Vec<Value> = finished
        .map(|round| {
            json!({
                "first": round.start().to_move().to_string(),
                "result": round.result().map(dash),
                "winner": winner(round.winner().and_then(Winner::player)),
                "ended": round.end().map(EndReason::name),
                "moves": round.steps().len(),
            })
        })
        .collect();
    match game.over() {
        None => json!({"rounds": rounds, "position": game.position().to_string(), "over": false,
            "winner": null, "seeds": null}),
        Some(end) => json!({"rounds": rounds, "position": null, "over": true,
            "winner": winner(end.winner), "seeds": dash(end.seeds)}),
    }
}

#[test]
fn replays() {
    let rows = json_lines("vectors/replay.jsonl");
    for row in &rows {
        assert_eq!(replay(&row["q"]), row["a"], "{}", row["q"]);
    }
    assert_eq!(rows.len(), 60);
}
