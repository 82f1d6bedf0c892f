//! What the server logs: levels and forms by option, and nothing that is somebody's secret.

mod common;
#[path = "common/serving.rs"]
mod serving;

use std::process::Stdio;

use common::{run, stderr};
use serde_json::{Value, json};
use serving::Process;

/// What is logged with these options while `asks` asks what it asks of the address; `None` where the page was not built.
fn logged(options: &[&str], asks: impl FnOnce(&str)) -> Option<String> {
    let process = Process::serve(options, Stdio::piped())?;
    asks(&process.address);
    Some(process.into_log())
}

fn ask(address: &str, method: &str, path: &str, body: &Value) -> Value {
    serving::ask(address, method, path, body).unwrap().1
}

#[test]
fn everything_is_logged_and_no_secret() {
    let seat = "00112233445566778899aabbccddeeff";
    let mut secrets = vec![seat.to_owned(), "Núria".to_owned()];
    let options = ["--log", "trace", "--log-format", "json"];
    let Some(log) = logged(&options, |address| {
        let create = json!({"setup": {"variant": "I"}, "side": "S", "seat": seat, "name": "Núria"});
        let created = ask(address, "POST", "/api/games", &create);
        let id = created["game"].as_str().unwrap();
        let invitation = created["invitation"].as_str().unwrap();
        secrets.extend([id.to_owned(), invitation.to_owned()]);
        let join = json!({"invitation": invitation, "name": "Ana Secreta"});
        let joined = ask(address, "POST", &format!("/api/games/{id}/join"), &join);
        secrets.extend([
            joined["seat"].as_str().unwrap().to_owned(),
            "Ana Secreta".into(),
        ]);
        let act = json!({"seat": seat, "action": {"do": "move", "step": 0, "hole": "F"}});
        assert_eq!(
            ask(address, "POST", &format!("/api/games/{id}/act"), &act)["step"],
            1
        );
        let act = json!({"seat": invitation, "action": {"do": "move", "step": 1, "hole": "f"}});
        assert_eq!(
            ask(address, "POST", &format!("/api/games/{id}/act"), &act)["code"],
            "not_seated"
        );
    }) else {
        return;
    };
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error} in {line}")))
        .collect();
    let said = |message: &str| {
        lines
            .iter()
            .filter(|line| line["message"] == message)
            .count()
    };
    assert_eq!((said("serving"), said("stopped")), (1, 1), "{log}");
    let acts: Vec<&Value> = lines
        .iter()
        .filter(|line| line["path"] == "/api/games/{game}/act")
        .collect();
    assert_eq!(acts.len(), 2, "{log}");
    assert_eq!(
        (&acts[0]["status"], &acts[1]["status"]),
        (&json!(200), &json!(403))
    );
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} in {log}");
    }
    assert!(
        !log.contains("127.0.0.1:") || log.matches("127.0.0.1:").count() == 1,
        "only the server's own address: {log}"
    );
}

#[test]
fn nothing_is_said_while_all_is_well() {
    if let Some(log) = logged(&[], |_| {}) {
        assert_eq!(log, "");
    }
    if let Some(log) = logged(&["--log", "off,hoyito=info"], |_| {}) {
        assert_eq!(log.lines().count(), 3, "{log}");
        assert!(
            log.lines().all(|line| line.contains(" INFO hoyito::")),
            "{log}"
        );
    }
}

#[test]
fn levels_that_are_none_are_refused() {
    let output = run(&["serve", "--no-open", "--log", "warn,hoyito=loud"], b"");
    assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
    assert!(
        stderr(&output).contains("hoyito_server=debug"),
        "{}",
        stderr(&output)
    );
}
