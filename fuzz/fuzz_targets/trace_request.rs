//! Any line as a request to `hoyito trace`: one line of JSON comes back, an answer or an error with its code.
//! The program has no library, so its reading of requests is compiled in here as it is.
#![no_main]
#![allow(dead_code, unused_imports)]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;

#[path = "../../crates/hoyito-cli/src/failure.rs"]
mod failure;
#[path = "../../crates/hoyito-cli/src/json/mod.rs"]
mod json;
#[path = "../../crates/hoyito-cli/src/commands/trace.rs"]
mod trace;

fuzz_target!(|line: &[u8]| {
    let mut out = vec![];
    trace::answer_line(line, &mut out);
    assert!(!out.contains(&b'\n'));
    let answer: Value = serde_json::from_slice(&out).expect("JSON comes back");
    match &answer["error"] {
        Value::Null => {
            let position = answer["position"].as_str().expect("a position");
            assert!(position.parse::<hoyito::Position>().is_ok());
        }
        error => {
            let code = error["code"].as_str().expect("a code");
            assert!(
                [
                    "bad_request",
                    "bad_position",
                    "bad_move",
                    "not_your_hole",
                    "closed_hole",
                    "empty_hole",
                    "endless_sowing",
                    "undecided_sowing",
                    "round_over",
                ]
                .contains(&code)
            );
            assert!(!error["message"].as_str().expect("a message").is_empty());
        }
    }
});
