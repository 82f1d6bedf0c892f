//! The recorded data of `testdata/`.

use std::fs;
use std::path::Path;

use hoyito::{Player, Position, Setup, Variant};
use serde_json::Value;

use super::{hole, row};

pub fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../testdata")
        .join(name);
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

pub fn json_lines(name: &str) -> Vec<Value> {
    let text = read(name);
    let lines = text.lines().map(serde_json::from_str);
    lines.collect::<Result<_, _>>().expect(name)
}

pub fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

pub fn variant(name: &Value) -> Variant {
    text(name).parse().expect("a variant")
}

pub fn player(letter: &Value) -> Player {
    text(letter).parse().expect("S or N")
}

pub fn index(value: &Value) -> usize {
    value.as_u64().expect("a ring index") as usize
}

pub fn numbers(list: &Value) -> Vec<u8> {
    let list = list.as_array().expect("a list").iter();
    list.map(|n| n.as_u64().expect("a number") as u8).collect()
}

pub fn captures(stores: &Value) -> [u8; 2] {
    numbers(stores).try_into().expect("South's and North's")
}

/// A position from the fields of a recorded game; without stores, what the board lacks is South's.
pub fn position(
    board: &Value,
    stores: Option<&Value>,
    flags: Option<&Value>,
    to_move: Player,
) -> Position {
    let seeds = numbers(board);
    let mut setup = Setup::empty(row(seeds.len() / 2));
    setup.seeds[..seeds.len()].copy_from_slice(&seeds);
    setup.to_move = to_move;
    setup.captures = match stores {
        Some(stores) => captures(stores),
        None => [4 * seeds.len() as u8 - seeds.iter().sum::<u8>(), 0],
    };
    for (index, flag) in flags.map(numbers).unwrap_or_default().iter().enumerate() {
        if *flag == 1 {
            setup.closed.insert(hole(index));
        }
    }
    setup.position().expect("a recorded position")
}
