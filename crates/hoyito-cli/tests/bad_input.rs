//! Whatever comes in: an answer with a code and a message, in its place, and the stream goes on.

mod common;

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;
use std::time::{Duration, Instant};

use common::{hoyito, run, stdout};
use serde_json::Value;

const POSITION: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

fn codes(command: &str, input: &[u8]) -> Vec<String> {
    let output = run(&[command], input);
    assert!(output.status.success(), "{:?}", output.status);
    assert!(output.stderr.is_empty());
    let answers = stdout(&output);
    let code = |line: &str| {
        let answer: Value = serde_json::from_str(line).unwrap();
        match answer.get("error") {
            None => "fine".to_owned(),
            Some(error) => {
                let message = error["message"].as_str().unwrap();
                assert!(message.len() > 10 && message.len() < 1000, "{message}");
                error["code"].as_str().unwrap().to_owned()
            }
        }
    };
    answers.lines().map(code).collect()
}

/// One trace request with some keys of its own.
fn trace(keys: &str) -> String {
    format!("{{\"variant\":\"III\",\"position\":\"{POSITION}\",\"move\":\"C\"{keys}}}\n")
}

#[test]
fn every_trace_request_gets_its_code() {
    let with = |variant: &str, position: &str, hole: &str| {
        format!("{{\"variant\":\"{variant}\",\"position\":\"{position}\",\"move\":\"{hole}\"}}\n")
    };
    let cases = [
        (with("I", POSITION, "A"), "fine"),
        ("\u{feff}{}\n".into(), "bad_request"),
        ("nonsense\n".into(), "bad_request"),
        ("null\n".into(), "bad_request"),
        ("[]\n".into(), "bad_request"),
        ("{}\n".into(), "bad_request"),
        (with("IV", POSITION, "A"), "bad_request"),
        (
            "{\"variant\":1,\"position\":\"4-4-0-0-S\",\"move\":\"A\"}\n".into(),
            "bad_request",
        ),
        (
            "{\"variant\":\"I\",\"position\":\"4-4-0-0-S\",\"move\":0}\n".into(),
            "bad_request",
        ),
        (
            "{\"variant\":\"I\",\"variant\":\"I\",\"position\":\"4-4-0-0-S\",\"move\":\"A\"}\n"
                .into(),
            "bad_request",
        ),
        (
            format!(
                "{}\n",
                with("I", POSITION, "A").trim_end().trim_end_matches('}')
            ),
            "bad_request",
        ),
        (with("I", "", "A"), "bad_position"),
        (with("I", "4-4-S", "A"), "bad_position"),
        (with("I", "4-4-0-0-X", "A"), "bad_position"),
        (with("I", "5-3-1-0-S", "A"), "bad_position"),
        (with("I", "256-4-0-0-S", "A"), "bad_position"),
        (with("I", "-4-4-0-0-S", "A"), "bad_position"),
        (with("I", "x-8-0-0-S", "A"), "closed_hole"),
        (with("I", POSITION, ""), "bad_move"),
        (with("I", POSITION, "G"), "bad_move"),
        (with("I", POSITION, "AB"), "bad_move"),
        (with("I", POSITION, "\u{e9}"), "bad_move"),
        (with("I", POSITION, "a"), "not_your_hole"),
        (with("I", "0-8-8-0-0-0-S", "A"), "empty_hole"),
        (with("I", "0-2-2-0-0-12-S", "B"), "bad_position"),
        (with("I", "0-4-4-0-4-4-8-0-S", "A"), "empty_hole"),
        (with("I", "0-0-0-0-8-8-S", "A"), "round_over"),
        (
            with("III", "2-0-1-0-2-1-0-2-1-0-2-1-36-0-S", "A"),
            "endless_sowing",
        ),
        (trace(",\"unknown\":{\"deep\":[1,2]}"), "fine"),
        (
            trace(",\"steps\":null,\"rulings\":null,\"last_four\":null"),
            "fine",
        ),
        (trace(",\"steps\":1"), "bad_request"),
        (trace(",\"last_four\":\"nobody\""), "bad_request"),
        (trace(",\"last_four\":\"north\""), "fine"),
        (trace(",\"rulings\":[]"), "bad_request"),
        (
            trace(",\"rulings\":{\"endless_sowings\":\"ends_round\"}"),
            "bad_request",
        ),
        (trace(",\"rulings\":{\"tied_round\":\"S\"}"), "bad_request"),
        (
            trace(
                ",\"rulings\":{\"no_move\":null,\"tied_round\":\"default\",\"last_four_after_tie\":null}",
            ),
            "fine",
        ),
        (with("I", POSITION, " A\\n"), "fine"),
        (trace(",\"rulings\":{\"repetition\":1}"), "bad_request"),
        (trace(",\"rulings\":{\"repetition\":2.5}"), "bad_request"),
        (trace(",\"rulings\":{\"repetition\":-3}"), "bad_request"),
        (trace(",\"rulings\":{\"repetition\":99999999999}"), "fine"),
        (
            trace(",\"rulings\":{\"repetition\":\"off\",\"round_limit\":null}"),
            "fine",
        ),
        (
            trace(",\"rulings\":{\"no_capture_limit\":0}"),
            "bad_request",
        ),
        (
            trace(",\"rulings\":{\"endless_sowing\":\"allowed\"}"),
            "bad_request",
        ),
        (
            trace(",\"rulings\":{\"endless_sowing\":\"ends_round\",\"closed_holes\":\"leftmost\"}"),
            "fine",
        ),
    ];
    let input: String = cases.iter().map(|(request, _)| request.as_str()).collect();
    let got = codes("trace", input.as_bytes());
    assert_eq!(got.len(), cases.len());
    for ((request, want), got) in cases.iter().zip(got) {
        assert_eq!(&got, want, "{request}");
    }
}

#[test]
fn replay_says_which_move() {
    let input = "{\"variant\":\"III\",\"moves\":\"Ff?\"}\n{\"variant\":\"III\",\"moves\":\"FF\"}\n\
                 {\"variant\":\"III\",\"holes\":13,\"moves\":\"\"}\n{\"variant\":\"III\",\"first\":\"X\",\"moves\":\"\"}\n\
                 {\"moves\":\"A\"}\n{\"variant\":\"I\"}\n{\"ogn\":\"\"}\n{\"ogn\":\"[Variant \\\"I\\\"] 1. A A\"}\n\
                 {\"ogn\":\"(((\"}\n{\"ogn\":\"[Variant \\\"I\\\"][FEN \\\"1-1-S\\\"] 1. A\"}\n";
    let output = stdout(&run(&["replay"], input.as_bytes()));
    let answers: Vec<Value> = output
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let told: Vec<_> = answers
        .iter()
        .map(|answer| {
            (
                answer["error"]["code"].as_str().unwrap(),
                answer["error"]["at"].as_u64(),
            )
        })
        .collect();
    let want = [
        ("bad_move", Some(2)),
        ("not_your_hole", Some(1)),
        ("bad_request", None),
        ("bad_request", None),
        ("bad_request", None),
        ("bad_request", None),
        ("bad_request", None),
        ("not_your_hole", Some(1)),
        ("bad_request", None),
        ("bad_position", None),
    ];
    assert_eq!(told, want);
}

/// The message of one refusal, without the example after it.
fn message(command: &str, request: &str) -> String {
    let answer: Value =
        serde_json::from_str(&stdout(&run(&[command], request.as_bytes()))).unwrap();
    let message = answer["error"]["message"].as_str().expect(request);
    let (found, right) = message
        .split_once("; a request looks like ")
        .expect(message);
    serde_json::from_str::<Value>(right).expect("the example is a request");
    found.into()
}

#[test]
fn a_wrong_value_is_told_with_its_field_and_what_would_be_right() {
    let with = |key: &str, value: &str| {
        let keys = [
            ("variant", "\"III\""),
            ("position", "\"4-4-0-0-S\""),
            ("move", "\"A\""),
            ("moves", "\"Aa\""),
            (key, value),
        ];
        let mut object = serde_json::Map::new();
        for (key, value) in keys {
            object.insert(key.into(), serde_json::from_str(value).unwrap());
        }
        serde_json::to_string(&object).unwrap()
    };
    let cases = [
        (
            "trace",
            "variant",
            "1",
            "`variant` can't be 1; it is \"I\", \"II\" or \"III\"",
        ),
        (
            "trace",
            "variant",
            "null",
            "`variant` can't be null; it is \"I\", \"II\" or \"III\"",
        ),
        (
            "trace",
            "position",
            "[4,4]",
            "`position` can't be a list; it is a text such as \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"",
        ),
        (
            "trace",
            "move",
            "{}",
            "`move` can't be an object; it is a letter such as \"C\"",
        ),
        (
            "trace",
            "last_four",
            "\"S\"",
            "`last_four` can't be \"S\"; it is \"captor\", \"south\" or \"north\"",
        ),
        (
            "trace",
            "steps",
            "\"yes\"",
            "`steps` can't be \"yes\"; it is true or false",
        ),
        (
            "trace",
            "rulings",
            "3",
            "`rulings` can't be 3; it is an object such as {\"endless_sowing\":\"ends_round\"}",
        ),
        (
            "trace",
            "rulings",
            "{\"repetition\":1}",
            "ruling `repetition` can't be 1; it is a whole number from 2 up, or null for off",
        ),
        (
            "replay",
            "rulings",
            "{\"closed_holes\":true}",
            "ruling `closed_holes` can't be true; it is \"rightmost\" or \"leftmost\"",
        ),
        (
            "replay",
            "rulings",
            "{\"endless_sowings\":\"ends_round\"}",
            "there is no ruling \"endless_sowings\"; those that can be set are `endless_sowing`, `repetition`, \
             `no_capture_limit`, `round_limit`, `closed_holes`",
        ),
        (
            "trace",
            "rulings",
            "{\"no_move\":\"lost\"}",
            "ruling `no_move` has one setting alone and can't be \"lost\"; leave it out",
        ),
        (
            "replay",
            "variant",
            "3",
            "`variant` can't be 3; it is \"I\", \"II\" or \"III\"",
        ),
        (
            "replay",
            "holes",
            "13",
            "`holes` can't be 13; it is a number from 1 to 12",
        ),
        (
            "replay",
            "holes",
            "\"6\"",
            "`holes` can't be \"6\"; it is a number from 1 to 12",
        ),
        (
            "replay",
            "match",
            "1",
            "`match` can't be 1; it is true or false",
        ),
        (
            "replay",
            "first",
            "\"south\"",
            "`first` can't be \"south\"; it is \"S\" or \"N\"",
        ),
        (
            "replay",
            "moves",
            "[\"A\"]",
            "`moves` can't be a list; it is a text of letters such as \"FfEc\"",
        ),
        (
            "replay",
            "ogn",
            "7",
            "`ogn` can't be 7; it is the text of a game file",
        ),
    ];
    for (command, key, value, wanted) in cases {
        assert_eq!(message(command, &with(key, value)), wanted);
    }
    assert_eq!(
        message("trace", "[1]"),
        "a request is one JSON object, not a list"
    );
    assert!(message("trace", "{variant:1}").starts_with("this is no JSON: "));
    assert_eq!(
        message("replay", "{}"),
        "`variant` is missing; it is \"I\", \"II\" or \"III\""
    );
    assert_eq!(
        message("trace", "{\"variant\":\"I\",\"position\":\"4-4-0-0-S\"}"),
        "`move` is missing; it is a letter such as \"C\""
    );
    let twice = message(
        "trace",
        "{\"variant\":\"I\",\"variant\":\"I\",\"position\":\"\",\"move\":\"A\"}",
    );
    assert!(twice.starts_with("duplicate field `variant`"), "{twice}");
    let long = message(
        "trace",
        &with("variant", &format!("\"{}\"", "I".repeat(100_000))),
    );
    assert!(
        long.starts_with("`variant` can't be \"III") && long.len() < 200,
        "{long}"
    );
}

/// White space between moves is nothing, and is not counted either.
#[test]
fn moves_apart() {
    let replay = |moves: &str| {
        let request = serde_json::json!({"variant": "III", "moves": moves}).to_string();
        stdout(&run(&["replay"], request.as_bytes()))
    };
    assert!(replay("FfDc").starts_with("{\"rounds\":[]"));
    for apart in ["Ff Dc", " F f\nD\tc\r\n", "F\u{a0}fDc"] {
        assert_eq!(replay(apart), replay("FfDc"));
    }
    assert_eq!(replay("F f\n D  D"), replay("FfDD"));
    assert!(replay("F f\n D  D").contains("\"at\":3"));
}

#[test]
fn a_byte_order_mark_is_no_fault() {
    let request = trace("");
    let with_mark = format!("\u{feff}{request}");
    assert_eq!(codes("trace", with_mark.as_bytes()), ["fine"]);
    let twice = format!("\u{feff}{request}\u{feff}{request}");
    assert_eq!(codes("trace", twice.as_bytes()), ["fine", "bad_request"]);
    let file = "{\"ogn\":\"\u{feff}[Variant \\\"I\\\"] 1. A\"}\n";
    assert_eq!(
        codes("replay", format!("\u{feff}{file}").as_bytes()),
        ["fine"]
    );
}

/// A game file that says what its moves do not do is refused, with the place and what they do.
#[test]
fn a_file_that_contradicts_its_moves() {
    let replay = |ogn: &str| {
        let request = serde_json::json!({ "ogn": ogn }).to_string();
        let answer = stdout(&run(&["replay"], request.as_bytes()));
        serde_json::from_str::<Value>(&answer).unwrap()
    };
    assert_eq!(replay("[Variant \"II\"] 1. F f 2. A+4C f")["over"], false);
    assert_eq!(
        replay("[Variant \"II\"] 1. F f 2. AC f 25-23")["over"],
        false
    );
    let wrong = replay("[Variant \"II\"] 1. F f 2. A+8C f");
    assert_eq!(
        wrong["error"],
        serde_json::json!({
            "code": "bad_request",
            "message": "move 3: A captures 4 seeds, but A+8 is written; write A+4, or A alone",
            "at": 2
        })
    );
    let ended = |result: &str| {
        replay(&format!(
            "[Variant \"II\"] [Termination \"resignation N\"] [Result \"{result}\"] 1. F f"
        ))
    };
    assert_eq!(ended("48-0")["seeds"], "48-0");
    assert_eq!(ended("*")["seeds"], "48-0");
    assert_eq!(ended("0-48")["error"]["code"], "bad_request");
    assert_eq!(
        ended("0-48")["error"]["message"],
        "the result of round 1 is written as 0-48, but its moves end 48-0; write 48-0, or * for none"
    );
}

#[test]
fn blank_lines_bytes_and_a_missing_end_of_line() {
    let mut input = b"\n  \n\xff\xfe\xfd\n\0\n".to_vec();
    input.extend_from_slice(trace("").trim_end().as_bytes());
    assert_eq!(
        codes("trace", &input),
        ["bad_request", "bad_request", "fine"]
    );
    assert!(codes("trace", b"").is_empty());
    assert!(codes("replay", b"\r\n\r\n").is_empty());
}

#[test]
fn ten_megabytes_of_anything_answer_within_a_second() {
    let long = 10_000_000;
    let texts: [Vec<u8>; 6] = [
        vec![b'['; long],
        vec![b'{'; long],
        vec![0xff; long],
        format!(
            "{{\"variant\":\"III\",\"position\":\"{}\",\"move\":\"A\"}}",
            "4-".repeat(long / 2)
        )
        .into(),
        format!("{{\"variant\":\"III\",\"moves\":\"{}\"}}", "A".repeat(long)).into(),
        format!("{{\"ogn\":\"{}\"}}", "(".repeat(long)).into(),
    ];
    for (number, text) in texts.iter().enumerate() {
        for command in ["trace", "replay"] {
            let began = Instant::now();
            let got = codes(command, text);
            // A second on a free machine; tests run beside others.
            assert!(
                began.elapsed() < Duration::from_secs(5),
                "{command} {number}: {:?}",
                began.elapsed()
            );
            assert!(
                got.len() == 1 && got[0] != "fine",
                "{command} {number}: {got:?}"
            );
        }
    }
}

/// Asked line by line, every answer comes before the next question.
#[test]
fn a_conversation() {
    for command in ["trace", "replay"] {
        let mut child = hoyito()
            .arg(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        for _ in 0..3 {
            input.write_all(b"{}\n").unwrap();
            let mut line = String::new();
            output.read_line(&mut line).unwrap();
            assert!(line.contains("bad_request"));
        }
        drop(input);
        assert!(child.wait().unwrap().success());
    }
}
