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
