//! Game files to read and write: a random match, and the way there and back.

use fastrand::Rng;
use hoyito::notation::{OgnGame, parse_ogn};
use hoyito::{Hole, Match, Position, Variant};

use super::{chance, row};

pub fn text_of(games: &[OgnGame]) -> String {
    games.iter().map(|game| game.to_string()).collect()
}

/// Text of these trees is read as these trees, and they write that text again.
pub fn round_trip(games: &[OgnGame]) -> String {
    let text = text_of(games);
    let read = parse_ogn(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read, games, "\n{text}");
    assert_eq!(text_of(&read), text);
    text
}

/// A random match, some of its rounds given up or agreed on, left in play or over.
pub fn random_match(rng: &mut Rng) -> Match {
    let variant = chance::pick(rng, &Variant::ALL);
    let rulings = chance::rulings(rng);
    let n = rng.usize(1..=12);
    let start = match rng.u8(..3) {
        0 => chance::board(rng, n),
        1 => Position::start(row(n)),
        _ => Position::start(row(6)),
    };
    let mut game = if rng.bool() {
        Match::from_start(variant, rulings, start)
    } else {
        Match::single(variant, rulings, start)
    };
    for _ in 0..rng.usize(..120) {
        if game.round().end().is_some() && game.next_round().is_err() {
            break;
        }
        let holes: Vec<Hole> = game.position().legal(game.round().rules()).iter().collect();
        match rng.u8(..60) {
            _ if holes.is_empty() => continue,
            0 => game.agree().expect("in play"),
            1 => game.resign(chance::player(rng)).expect("in play"),
            _ => game
                .play(chance::pick(rng, &holes))
                .map(|_| ())
                .expect("legal"),
        }
    }
    game
}
