//! Any text as a game file: what is read writes itself again and is read as the same; faults say where.
#![no_main]

use hoyito::notation::{OgnGame, game_of, ogn_of, parse_ogn};
use libfuzzer_sys::fuzz_target;

fn written(games: &[OgnGame]) -> String {
    games.iter().map(ToString::to_string).collect()
}

fuzz_target!(|text: &str| {
    let games = match parse_ogn(text) {
        Ok(games) => games,
        Err(error) => {
            assert!(error.line <= text.lines().count().max(1) + 1);
            return assert!(!error.to_string().is_empty());
        }
    };
    let again = written(&games);
    assert_eq!(parse_ogn(&again).as_deref(), Ok(&games[..]), "{again}");
    match game_of(&games) {
        Ok(game) => {
            let played = written(&ogn_of(&game, &[]));
            let read = parse_ogn(&played).expect("what was written can be read");
            assert_eq!(game_of(&read), Ok(game), "{played}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
