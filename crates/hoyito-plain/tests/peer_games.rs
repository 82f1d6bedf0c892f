//! Games recorded by running two other implementations, replayed move by move. Where they differ
//! on purpose is said in `testdata/peer-games/README.md`.

mod common;

use common::{captures, closed, hole, json_lines, player, position, seeds, variant};
use hoyito_plain::{Player, Position, Refusal, Rules, fill, legal, play, sow};
use serde_json::Value;

/// What was compared in one file.
#[derive(Debug, Default, PartialEq)]
struct Compared {
    moves: usize,
    passes: usize,
    rounds: usize,
    endless: usize,
}

/// Where a game stands after a recorded move.
enum Next {
    On(Position),
    Stop,
}

/// One recorded move against ours, with a full account of any difference.
fn follow(rules: &Rules, p: &Position, m: &Value, at: &str, seen: &mut Compared) -> Next {
    if m["hole"].is_null() {
        // We pass by ourselves, so the turn has already gone over.
        assert_ne!(
            p.to_move,
            player(&m["player"]),
            "{at}: passed, though {:?}",
            legal(p, rules)
        );
        seen.passes += 1;
        return Next::On(*p);
    }
    let hole = hole(&m["hole"]);
    assert_eq!(p.to_move, player(&m["player"]), "{at}: who moves");
    if m["endless"] == true {
        seen.endless += 1;
        match sow(p, rules, hole) {
            Err(refusal) => assert_eq!(refusal, Refusal::EndlessSowing, "{at}"),
            Ok(sown) => assert!(
                sown.laps > 75,
                "{at}: given up, yet only {} laps",
                sown.laps
            ),
        }
        return Next::Stop;
    }
    let played = play(p, rules, hole).unwrap_or_else(|r| panic!("{at}: {r:?} for {hole} in {p:?}"));
    let ours = played.position;
    let all: u8 = ours.captures.iter().sum::<u8>() + ours.on_board();
    assert_eq!(usize::from(all), 8 * p.row, "{at}: seeds conserved");
    assert_eq!(
        ours.seeds,
        seeds(&m["board"]),
        "{at}: board after {hole} in {p:?}"
    );
    assert_eq!(
        ours.captures,
        captures(&m["stores"]),
        "{at}: captures after {hole} in {p:?}"
    );
    if let Some(laps) = m["laps"].as_u64() {
        assert_eq!(
            u64::from(played.laps),
            laps,
            "{at}: laps of {hole} in {p:?}"
        );
    }
    seen.moves += 1;
    if played.end.is_some() {
        Next::Stop
    } else {
        Next::On(ours)
    }
}

fn replay_single(file: &str) -> Compared {
    let mut seen = Compared::default();
    let stops_early = file.starts_with("mancalagames");
    for (game, g) in json_lines(&format!("peer-games/{file}")).iter().enumerate() {
        let rules = Rules::new(variant(&g["variant"]));
        let mut p = position(&g["start"], &g["stores"], None, player(&g["first"]));
        let moves = g["moves"].as_array().expect("moves");
        for (i, m) in moves.iter().enumerate() {
            let more_than_half = || {
                captures(&m["stores"])
                    .iter()
                    .any(|&c| usize::from(c) > 4 * p.row)
            };
            if stops_early && more_than_half() {
                assert_eq!(i + 1, moves.len(), "{file} game {game}: it stops there");
                break;
            }
            match follow(
                &rules,
                &p,
                m,
                &format!("{file} game {game} move {i}"),
                &mut seen,
            ) {
                Next::On(next) => p = next,
                Next::Stop => {
                    assert_eq!(i + 1, moves.len(), "{file} game {game}: our round is over");
                    seen.rounds += 1;
                }
            }
        }
    }
    seen
}

fn replay_match(file: &str) -> Compared {
    let mut seen = Compared::default();
    for (game, g) in json_lines(&format!("peer-games/{file}")).iter().enumerate() {
        let rules = Rules::new(variant(&g["variant"]));
        let mut p = position(&g["start"], &g["stores"], None, player(&g["first"]));
        let moves = g["moves"].as_array().expect("moves");
        for (i, m) in moves.iter().enumerate() {
            let at = format!("{file} game {game} move {i}");
            match follow(&rules, &p, m, &at, &mut seen) {
                Next::On(next) => {
                    assert!(
                        m["new_round"].is_null(),
                        "{at}: their round is over, ours is not"
                    );
                    p = next;
                }
                Next::Stop if m["new_round"].is_null() => {
                    assert_eq!(i + 1, moves.len(), "{at}: our round is over, theirs is not");
                }
                Next::Stop => {
                    let new = &m["new_round"];
                    let first = player(&new["first"]);
                    let ours = fill(p.row, captures(&m["stores"]), first, false);
                    assert_eq!(ours.seeds, seeds(&new["board"]), "{at}: filling");
                    assert_eq!(ours.captures, captures(&new["stores"]), "{at}: kept seeds");
                    assert_eq!(ours.closed, closed(&new["blocked"]), "{at}: closed holes");
                    let [south, north] = captures(&m["stores"]);
                    if south != north {
                        let winner = if south > north {
                            Player::South
                        } else {
                            Player::North
                        };
                        assert_eq!(first, winner, "{at}: the winner starts");
                    }
                    seen.rounds += 1;
                    p = ours;
                }
            }
        }
    }
    seen
}

/// The counts are those of the files themselves: moves, passes and endless sowings add up to the
/// recorded moves, less one for each game that stops early.
fn compared(moves: usize, passes: usize, rounds: usize, endless: usize) -> Compared {
    Compared {
        moves,
        passes,
        rounds,
        endless,
    }
}

#[test]
fn mancalagames_single() {
    assert_eq!(
        replay_single("mancalagames-I-single.jsonl"),
        compared(1347, 0, 4, 0)
    );
    assert_eq!(
        replay_single("mancalagames-II-single.jsonl"),
        compared(2590, 2, 9, 0)
    );
    assert_eq!(
        replay_single("mancalagames-III-single.jsonl"),
        compared(2889, 0, 8, 0)
    );
}

#[test]
fn mancalagames_match() {
    assert_eq!(
        replay_match("mancalagames-I-match.jsonl"),
        compared(1872, 10, 61, 0)
    );
    assert_eq!(
        replay_match("mancalagames-II-match.jsonl"),
        compared(2915, 12, 46, 4)
    );
    assert_eq!(
        replay_match("mancalagames-III-match.jsonl"),
        compared(1709, 13, 25, 5)
    );
}

#[test]
fn ludii() {
    assert_eq!(replay_single("ludii-I.jsonl"), compared(787, 0, 11, 0));
    assert_eq!(replay_single("ludii-II.jsonl"), compared(3112, 0, 25, 1));
    assert_eq!(replay_single("ludii-III.jsonl"), compared(2848, 0, 25, 0));
}
