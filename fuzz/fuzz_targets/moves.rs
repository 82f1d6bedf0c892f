//! Any text as moves: each is read as a hole or refused at its place, and a round and a match take them or say why not.
#![no_main]

use hoyito::notation::{game_of, moves_text, ogn_of, parse_moves, parse_ogn};
use hoyito::{Match, Player, RowLength, Rulings, Variant};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (kind, text) = input;
    let Some(row) = RowLength::new(kind % 13) else {
        return;
    };
    let moves = match parse_moves(text, row) {
        Ok(moves) => moves,
        Err(error) => {
            let letters = text.chars().filter(|letter| !letter.is_whitespace());
            assert_eq!(letters.clone().nth(error.at), Some(error.found));
            return;
        }
    };
    let variant = Variant::ALL[usize::from(kind / 13 % 3)];
    let mut game = Match::new(variant, Rulings::default(), row, Player::South);
    for hole in moves {
        if game.round().end().is_some() && game.next_round().is_err() {
            break;
        }
        let before = game.clone();
        match game.play(hole) {
            Ok(_) => {
                let mut back = game.clone();
                assert!(back.undo().is_some());
                assert_eq!(back.position(), before.position());
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                assert_eq!(game, before);
            }
        }
    }
    assert_eq!(moves_text(game.round()).len(), game.round().steps().len());
    let file: String = ogn_of(&game, &[]).iter().map(ToString::to_string).collect();
    let read = parse_ogn(&file).expect("what was written can be read");
    assert_eq!(game_of(&read), Ok(game));
});
