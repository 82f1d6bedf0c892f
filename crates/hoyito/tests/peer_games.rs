//! Games recorded by running two other implementations, replayed move by move by the fast way and by the trace.
//! Where they differ on purpose is said in `testdata/peer-games/README.md`.

mod common;

use common::hole;
use common::records::{captures, index, json_lines, numbers, player, position, variant};
use hoyito::{Match, MoveError, Played, Position, Rules, Rulings, Variant};
use serde_json::Value;

/// What was compared in one file.
#[derive(Debug, Default, PartialEq)]
struct Compared {
    moves: usize,
    passes: usize,
    rounds: usize,
    endless: usize,
}

fn compared(moves: usize, passes: usize, rounds: usize, endless: usize) -> Compared {
    Compared {
        moves,
        passes,
        rounds,
        endless,
    }
}

/// They played on whatever came back.
fn rulings() -> Rulings {
    Rulings {
        repetition: None,
        ..Rulings::default()
    }
}

/// One recorded move played in the game; `None` where the recording ends with it.
fn follow(game: &mut Match, m: &Value, at: &str, seen: &mut Compared) -> Option<()> {
    let before = *game.position();
    if m["hole"].is_null() {
        // A pass follows of itself here, so the turn has already gone over.
        assert_ne!(before.to_move(), player(&m["player"]), "{at}: no pass");
        seen.passes += 1;
        return Some(());
    }
    let hole = hole(index(&m["hole"]));
    assert_eq!(before.to_move(), player(&m["player"]), "{at}: who moves");
    let trace = before.trace(game.round().rules(), hole);
    let played = game.play(hole);
    assert_eq!(played, trace.map(|trace| trace.played), "{at}: traced");
    if m["endless"] == true {
        seen.endless += 1;
        match played {
            Err(error) => assert_eq!(error.code(), "endless_sowing", "{at}"),
            // They give up after 75 laps.
            Ok(played) => assert!(played.laps > 75, "{at}: {played:?}"),
        }
        return None;
    }
    let played = played.unwrap_or_else(|error| panic!("{at}: {error} in {before}"));
    same_move(&before, &played, m, at);
    seen.moves += 1;
    Some(())
}

fn same_move(before: &Position, played: &Played, m: &Value, at: &str) {
    let after = &played.position;
    assert_eq!(after.board(), numbers(&m["board"]), "{at}: from {before}");
    let ours = hoyito::Player::BOTH.map(|player| after.captures(player));
    assert_eq!(ours, captures(&m["stores"]), "{at}: from {before}");
    if let Some(laps) = m["laps"].as_u64() {
        assert_eq!(u64::from(played.laps), laps, "{at}: from {before}");
    }
}

fn replay(file: &str) -> Compared {
    let mut seen = Compared::default();
    let linked = file.ends_with("-match.jsonl");
    let stops_early = file.starts_with("mancalagames") && !linked;
    for (number, g) in json_lines(&format!("peer-games/{file}")).iter().enumerate() {
        let start = position(&g["start"], Some(&g["stores"]), None, player(&g["first"]));
        let variant = variant(&g["variant"]);
        let mut game = if linked {
            Match::from_start(variant, rulings(), start)
        } else {
            Match::single(variant, rulings(), start)
        };
        let moves = g["moves"].as_array().expect("moves");
        for (i, m) in moves.iter().enumerate() {
            let at = format!("{file} game {number} move {i}");
            let half = 4 * start.row().get() as u8;
            if stops_early && captures(&m["stores"]).iter().any(|&seeds| seeds > half) {
                assert_eq!(i + 1, moves.len(), "{at}: it stops there");
                break;
            }
            if follow(&mut game, m, &at, &mut seen).is_none() {
                break;
            }
            if game.round().end().is_none() {
                assert!(m["new_round"].is_null(), "{at}: their round is over");
                continue;
            }
            if m["new_round"].is_null() {
                assert_eq!(i + 1, moves.len(), "{at}: our round is over");
                seen.rounds += usize::from(!linked);
                continue;
            }
            seen.rounds += 1;
            game = next_round(game, variant, &m["new_round"], &at);
        }
    }
    seen
}

/// The round our match begins is theirs; only the start after a tie they give to somebody else, and the last
/// four of Hoyito III by round they don't know.
fn next_round(mut game: Match, variant: Variant, new: &Value, at: &str) -> Match {
    let (first, tie) = (
        player(&new["first"]),
        game.round().winner() == Some(hoyito::Winner::Tie),
    );
    game.next_round()
        .unwrap_or_else(|error| panic!("{at}: {error}"));
    let ours = *game.round().start();
    let theirs = position(
        &new["board"],
        Some(&new["stores"]),
        Some(&new["blocked"]),
        first,
    );
    if !tie {
        assert_eq!(ours, theirs, "{at}: the next round");
    }
    assert_eq!(ours.with_to_move(first), theirs, "{at}: the next round");
    Match::from_start(variant, rulings(), theirs)
}

// The counts are those of the files themselves: moves, passes and endless sowings add up to the recorded moves,
// less one for each game that stops early.

#[test]
fn mancalagames_single() {
    let counts = [
        ("I", compared(1347, 0, 4, 0)),
        ("II", compared(2590, 2, 9, 0)),
        ("III", compared(2889, 0, 8, 0)),
    ];
    for (variant, wanted) in counts {
        let file = format!("mancalagames-{variant}-single.jsonl");
        assert_eq!(replay(&file), wanted, "{file}");
    }
}

#[test]
fn mancalagames_match() {
    let counts = [
        ("I", compared(1872, 10, 61, 0)),
        ("II", compared(2915, 12, 46, 4)),
        ("III", compared(1709, 13, 25, 5)),
    ];
    for (variant, wanted) in counts {
        let file = format!("mancalagames-{variant}-match.jsonl");
        assert_eq!(replay(&file), wanted, "{file}");
    }
}

#[test]
fn ludii() {
    let counts = [
        ("I", compared(787, 0, 11, 0)),
        ("II", compared(3112, 0, 24, 1)),
        ("III", compared(2848, 0, 25, 0)),
    ];
    for (variant, wanted) in counts {
        assert_eq!(
            replay(&format!("ludii-{variant}.jsonl")),
            wanted,
            "{variant}"
        );
    }
}

/// Long sowings found by another search: endless or not, and after how many laps.
#[test]
fn endless() {
    let rows = json_lines("peer-games/endless.jsonl");
    let mut refused = 0;
    for row in &rows {
        let at = position(
            &row["board"],
            None,
            Some(&row["closed"]),
            player(&row["player"]),
        );
        let (rules, hole) = (
            Rules::new(variant(&row["variant"])),
            hole(index(&row["hole"])),
        );
        let played = at.play(&rules, hole);
        assert_eq!(
            played,
            at.trace(&rules, hole).map(|trace| trace.played),
            "{row}"
        );
        if row["endless"] == true {
            assert!(
                matches!(played, Err(MoveError::EndlessSowing { .. })),
                "{row}"
            );
            refused += 1;
        } else {
            let laps = played.unwrap_or_else(|error| panic!("{row}: {error}")).laps;
            assert_eq!(
                u64::from(laps),
                row["laps"].as_u64().expect("laps"),
                "{row}"
            );
        }
    }
    assert_eq!((rows.len(), refused), (60, 56));
}
