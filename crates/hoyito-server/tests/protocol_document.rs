//! The examples of docs/protocol.md are messages of the protocol, and every action and code is in it.

use hoyito_server::protocol::{
    Act, Action, ClientMessage, Create, Created, ErrorCode, Join, ServerMessage,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

/// Reads the example as its type, and holds that nothing of it was passed over.
fn read<T: DeserializeOwned + Serialize>(text: &str) {
    let read: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"));
    let value: serde_json::Value = serde_json::from_str(text).unwrap();
    assert_eq!(
        covered(&value, &serde_json::to_value(&read).unwrap()),
        Ok(()),
        "in {text}"
    );
}

fn covered(example: &serde_json::Value, read: &serde_json::Value) -> Result<(), String> {
    use serde_json::Value::{Array, Object};
    match (example, read) {
        (Object(example), Object(read)) => {
            example
                .iter()
                .try_for_each(|(key, value)| match read.get(key) {
                    Some(read) => covered(value, read),
                    None => Err(format!("{key} is no field of it")),
                })
        }
        (Array(example), Array(read)) if example.len() == read.len() => example
            .iter()
            .zip(read)
            .try_for_each(|(example, read)| covered(example, read)),
        (example, read) if example == read => Ok(()),
        _ => Err(format!("{example} was read as {read}")),
    }
}

#[test]
fn every_example_is_a_message() {
    let mut examples = 0;
    for part in DOCUMENT.split("```json ").skip(1) {
        let (kind, rest) = part.split_once('\n').unwrap();
        let (text, _) = rest.split_once("```").unwrap();
        match kind {
            "Create" => read::<Create>(text),
            "Created" => read::<Created>(text),
            "Join" => read::<Join>(text),
            "Act" => read::<Act>(text),
            "ClientMessage" => read::<ClientMessage>(text),
            "ServerMessage" => read::<ServerMessage>(text),
            other => panic!("no such type: {other}"),
        }
        examples += 1;
    }
    assert!(examples >= 12, "{examples} examples");
}

#[test]
fn every_action_of_the_table_is_one() {
    let actions: Vec<Action> = DOCUMENT
        .split("| `{\"do\"")
        .skip(1)
        .map(|part| format!("{{\"do\"{}", part.split_once('`').unwrap().0))
        .map(|text| serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}")))
        .collect();
    assert_eq!(actions.len(), 9);
}

#[test]
fn every_code_of_the_table_is_one() {
    let (_, table) = DOCUMENT.split_once("## Errors").unwrap();
    let codes: Vec<ErrorCode> = table
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once(" |"))
        .flat_map(|(codes, _)| codes.split(", "))
        .map(|code| format!("\"{}\"", code.trim_matches('`')))
        .map(|code| serde_json::from_str(&code).unwrap_or_else(|error| panic!("{error}")))
        .collect();
    assert_eq!(codes.len(), 29);
}
