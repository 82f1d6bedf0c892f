//! What the tests over recorded data share. Each test file uses a part of it.
#![allow(dead_code)]

use std::fs;
use std::path::{Path, PathBuf};

use hoyito_plain::{MAX_RING, Player, Position, Variant};
use serde_json::Value;

pub fn testdata(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../testdata")
        .join(name)
}

pub fn read(name: &str) -> String {
    let path = testdata(name);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

pub fn json_lines(name: &str) -> Vec<Value> {
    read(name)
        .lines()
        .map(|line| serde_json::from_str(line).expect(name))
        .collect()
}

pub fn variant(name: &Value) -> Variant {
    match name
        .as_str()
        .expect("a variant")
        .trim_start_matches("Hoyito ")
    {
        "I" => Variant::I,
        "II" => Variant::II,
        "III" => Variant::III,
        other => panic!("no variant {other}"),
    }
}

pub fn player(letter: &Value) -> Player {
    match letter.as_str() {
        Some("S") => Player::South,
        Some("N") => Player::North,
        other => panic!("no player {other:?}"),
    }
}

pub fn hole(index: &Value) -> usize {
    index.as_u64().expect("a ring index") as usize
}

fn numbers(list: &Value) -> impl Iterator<Item = u8> {
    list.as_array()
        .expect("a list")
        .iter()
        .map(|n| n.as_u64().expect("a number") as u8)
}

pub fn seeds(board: &Value) -> [u8; MAX_RING] {
    let mut seeds = [0; MAX_RING];
    numbers(board)
        .enumerate()
        .for_each(|(hole, s)| seeds[hole] = s);
    seeds
}

pub fn closed(flags: &Value) -> [bool; MAX_RING] {
    seeds(flags).map(|flag| flag == 1)
}

pub fn captures(stores: &Value) -> [u8; 2] {
    let mut both = numbers(stores);
    [both.next().expect("South's"), both.next().expect("North's")]
}

/// A position from the fields of a recorded game; closed holes may be missing.
pub fn position(board: &Value, stores: &Value, flags: Option<&Value>, to_move: Player) -> Position {
    Position {
        row: board.as_array().expect("a board").len() / 2,
        seeds: seeds(board),
        closed: flags.map_or([false; MAX_RING], closed),
        captures: captures(stores),
        to_move,
    }
}
