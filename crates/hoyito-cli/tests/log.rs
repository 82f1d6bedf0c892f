//! What the server logs: levels and forms by option, and nothing that is somebody's secret.

mod common;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Output, Stdio};

use common::{hoyito, run, stderr};
use serde_json::{Value, json};

/// Serves with these options, asks what `asks` asks of the address, and ends it; `None` where the page was not built.
fn served(options: &[&str], asks: impl FnOnce(&str)) -> Option<Output> {
    let folder = tempfile::tempdir().unwrap();
    let mut child = hoyito()
        .args(["serve", "--no-open", "--database"])
        .arg(folder.path().join("games.sqlite"))
        .args(options)
        .env_remove("RUST_LOG")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    let Some(address) = line.trim_end().strip_prefix("http://") else {
        eprintln!("\n!!! SKIPPED: the page was not built, so nothing is served !!!\n");
        let _ = child.wait();
        return None;
    };
    asks(address.trim_end_matches('/'));
    let pid = child.id().to_string();
    let kill = std::process::Command::new("kill").arg(&pid).status();
    assert!(kill.unwrap().success());
    Some(child.wait_with_output().unwrap())
}

fn ask(address: &str, method: &str, path: &str, body: &Value) -> Value {
    let mut stream = TcpStream::connect(address).unwrap();
    let body = body.to_string();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
}

#[test]
fn everything_is_logged_and_no_secret() {
    let seat = "00112233445566778899aabbccddeeff";
    let mut secrets = vec![seat.to_owned(), "Núria".to_owned()];
    let options = ["--log", "trace", "--log-format", "json"];
    let Some(output) = served(&options, |address| {
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
    assert!(output.status.success());
    let log = stderr(&output);
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
    if let Some(output) = served(&[], |_| {}) {
        assert_eq!(stderr(&output), "");
    }
    if let Some(output) = served(&["--log", "off,hoyito=info"], |_| {}) {
        let log = stderr(&output);
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
