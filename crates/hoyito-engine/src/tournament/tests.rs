//! Tournaments with engines that misbehave, as small shell scripts, and with levels.

use std::io;
use std::time::{Duration, Instant};

use hoyito::{Player as Side, Rules, Variant};

use super::*;

/// A level against engines, each a script for `sh`.
fn against(scripts: &[&str]) -> Tournament {
    let mut players = vec![Player::read("level:1").unwrap()];
    for script in scripts {
        players.push(Player {
            name: "script".into(),
            kind: PlayerKind::Engine {
                command: vec!["sh".into(), "-c".into(), (*script).into()],
                options: vec![],
            },
        });
    }
    let mut tournament = Tournament::new(players);
    tournament.time = TimeControl::MoveTime(Duration::from_millis(40));
    // Those who answer have all the time of a busy machine; tests of those who do not make it short.
    tournament.margin = Duration::from_secs(10);
    tournament.patience = Duration::from_secs(10);
    tournament
}

const SHORT: Duration = Duration::from_millis(60);

/// An engine that answers what every engine answers, and `go` by a command of its own.
fn engine(go: &str) -> String {
    format!(
        "while read word rest; do case $word in ugi) echo id name Script; echo ugiok;; isready) echo readyok;; \
         go) {go};; quit) exit 0;; esac; done"
    )
}

fn play(tournament: &Tournament) -> Vec<Game> {
    let begun = Instant::now();
    let games = tournament.run(vec![], &mut |_| Ok(())).unwrap();
    assert_eq!(games.len(), tournament.games());
    // Machines are slow at times; what hangs would hang for ever.
    assert!(
        begun.elapsed() < Duration::from_secs(60),
        "{:?}",
        begun.elapsed()
    );
    games
}

/// The fault that ends every game of a script, and what is said of it.
fn fault_of(script: &str, set: impl Fn(&mut Tournament)) -> (Fault, String) {
    let mut tournament = against(&[script]);
    set(&mut tournament);
    let games = play(&tournament);
    let mut found = vec![];
    for game in &games {
        let Ending::Fault { by, fault, detail } = &game.ending else {
            panic!("{:?}", game.ending);
        };
        assert_eq!(
            game.seats[by.index()],
            1,
            "the level is not at fault: {detail}"
        );
        assert_eq!(game.half_points()[by.index()], 0);
        found.push((*fault, detail.clone()));
    }
    assert!(found.iter().all(|one| one.0 == found[0].0), "{found:?}");
    let results = Standing::of(&tournament, &games).pairings[0].results;
    assert_eq!(results.pairs.0, [0, 0, 0, 0, 1]);
    let at = Fault::ALL
        .iter()
        .position(|&fault| fault == found[0].0)
        .unwrap();
    assert_eq!((results.opponents_faults[at], results.faults), (2, [0; 4]));
    assert_eq!(results.margin.mean(), None);
    found.swap_remove(0)
}

#[test]
fn crashes() {
    for script in [
        "exit 3".into(),
        "echo no licence >&2; exit 3".into(),
        engine("exit 3"),
        engine("kill -9 $$"),
        // Only its output ends.
        "read line; exec >&-; while read line; do :; done".into(),
    ] {
        let (fault, detail) = fault_of(&script, |_| {});
        assert_eq!(fault, Fault::Crash, "{script}: {detail}");
        let words = ["it ended with ", "it closed its output"];
        assert!(words.iter().any(|words| detail.contains(words)), "{detail}");
    }
    let (_, detail) = fault_of("echo no licence >&2; exit 3", |_| {});
    assert!(detail.contains("said 'no licence'"), "{detail}");
}

#[test]
fn what_never_answers() {
    for script in [
        // Never ready, in several ways; the last two never stop talking.
        "exec sleep 600",
        "while read line; do :; done",
        "read line; echo ugiok; exec sleep 600",
        "exec yes bestmove A",
        "exec yes info string I am thinking",
    ] {
        let (fault, detail) = fault_of(script, |tournament| tournament.patience = 4 * SHORT);
        assert_eq!(fault, Fault::Hang, "{script}: {detail}");
        assert!(detail.contains("no answer to "), "{detail}");
    }
    let go = engine("exec sleep 600");
    let (fault, detail) = fault_of(&go, |tournament| {
        tournament.time = TimeControl::Nodes(100);
        tournament.patience = 20 * SHORT;
    });
    assert_eq!(fault, Fault::Hang);
    assert!(detail.contains("no answer to go nodes 100"), "{detail}");
}

#[test]
fn time_is_lost_on_clocks_only() {
    for script in [
        engine(":"),
        engine("exec sleep 600"),
        engine("exec yes info depth 1"),
        engine("sleep 0.3; echo bestmove A"),
    ] {
        let (fault, detail) = fault_of(&script, |tournament| tournament.margin = SHORT);
        assert_eq!(fault, Fault::Time, "{script}: {detail}");
        assert!(detail.contains("within 40 ms and a margin of 60 ms"));
    }
    let (fault, detail) = fault_of(&engine(":"), |tournament| {
        tournament.time = "100+0".parse().unwrap();
        tournament.margin = SHORT;
    });
    assert_eq!(fault, Fault::Time);
    assert!(detail.contains("within 100 ms"), "{detail}");
}

#[test]
fn nonsense_is_no_move() {
    for (answer, part) in [
        ("echo bestmove", "bestmove ''"),
        ("echo 'bestmove (none)'", "'(none)'"),
        ("echo bestmove Z", "'Z' is no hole"),
        ("echo bestmove AB", "'AB' is no hole"),
        ("printf 'bestmove \\377\\n'", "is no hole"),
        // One's own hole in one of the two games, and empty sooner or later.
        ("echo bestmove A", "bestmove A: "),
        ("exec yes bestmove A", "bestmove A: "),
    ] {
        let (fault, detail) = fault_of(&engine(answer), |_| {});
        assert_eq!(fault, Fault::Illegal, "{answer}: {detail}");
        assert!(detail.contains(part), "{answer}: {detail}");
    }
}

#[test]
fn bad_engines_do_not_spoil_a_round_robin() {
    let (crash, slow, mad) = (engine("exit 1"), engine(":"), engine("echo bestmove ?"));
    let mut tournament = against(&[&crash, &slow, &mad, "exec sleep 600"]);
    tournament.players.push(Player::read("level:2").unwrap());
    tournament.concurrency = 4;
    tournament.margin = 5 * SHORT;
    tournament.patience = 25 * SHORT;
    let games = play(&tournament);
    let standing = Standing::of(&tournament, &games);
    assert_eq!((standing.games, standing.pairings.len()), (30, 15));
    let faults = |player: usize| standing.players[player].faults;
    assert_eq!((faults(0), faults(5)), ([0; 4], [0; 4]));
    // Whose turn comes first tells which of two bad ones loses; none has a fault of another kind.
    for (player, own) in [(1, 0), (2, 1), (3, 2), (4, 3)] {
        let faults = faults(player);
        assert!(faults[own] >= 4, "{player}: {faults:?}");
        assert_eq!(
            faults.iter().sum::<u64>(),
            faults[own],
            "{player}: {faults:?}"
        );
    }
    // One that is never ready loses everything.
    assert_eq!(faults(4)[3], 10);
}

#[test]
fn an_engine_that_crashed_is_started_again() {
    // It ends when its second game begins. There is one move in each game, and it wins.
    let script = "games=0; while read word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; \
                  uginewgame) games=$((games+1)); if [ $games = 2 ]; then exit 1; fi;; go) echo bestmove F;; esac; done";
    let mut tournament = against(&[script]);
    tournament.rules = Rules::new(Variant::III);
    tournament.openings = vec![Opening {
        start: "0-0-0-0-0-1-3-0-4-0-0-0-20-20-S".parse().unwrap(),
        moves: vec![],
    }];
    tournament.pairs = 3;
    let games = play(&tournament);
    for game in &games {
        assert_eq!(game.ending.name(), "last_four", "{:?}", game.ending);
        assert_eq!(game.half_points(), [2, 0]);
    }
    let results = Standing::of(&tournament, &games).pairings[0].results;
    assert_eq!(results.pairs.0, [0, 0, 3, 0, 0]);
    assert_eq!(
        (results.margin.mean(), results.margin.error()),
        (Some(0.0), Some(0.0))
    );
}

#[test]
fn levels_play_the_same_however_many_at_a_time_and_after_a_stop() {
    let players = ["level:1", "level:3"].map(|text| Player::read(text).unwrap());
    let mut tournament = Tournament::new(players.into());
    tournament.rules = Rules::new(Variant::II);
    tournament.rulings.no_capture_limit = Some(40);
    tournament.openings =
        Opening::reachable(tournament.row(), &tournament.rules, &tournament.rulings, 1).unwrap();
    tournament.pairs = 6;
    let plain = |games: &[Game]| -> Vec<_> {
        let each = games.iter();
        each.map(|game| {
            (
                game.number,
                game.seats,
                game.round.clone(),
                game.ending.clone(),
            )
        })
        .collect()
    };
    let games = play(&tournament);
    tournament.concurrency = 3;
    assert_eq!(plain(&games), plain(&play(&tournament)));
    // Stopped by whoever was told of the fourth game.
    let mut kept = vec![];
    let stopped = tournament.run(vec![], &mut |game| {
        if kept.len() == 3 {
            return Err(io::Error::other("enough"));
        }
        kept.push(game.clone());
        Ok(())
    });
    assert_eq!(stopped.unwrap_err().to_string(), "enough");
    assert_eq!(kept.len(), 3);
    let mut more = 0;
    let resumed = tournament
        .run(kept, &mut |_| {
            more += 1;
            Ok(())
        })
        .unwrap();
    assert_eq!((plain(&resumed), more), (plain(&games), 9));
    let standing = Standing::of(&tournament, &games);
    let results = standing.players[1];
    assert_eq!((results.games(), results.pairs.pairs()), (12, 6));
    assert!(results.wins > results.losses, "{results:?}");
    assert!(results.margin.mean().unwrap() > 0.0 && results.margin.error().unwrap() > 0.0);
    assert_eq!(results.turned(), standing.players[0]);
}

#[test]
fn a_test_ends_the_tournament_and_decides_the_same_again() {
    // The second crashes always: the first is stronger beyond doubt.
    let crash = engine("exit 1");
    let mut tournament = against(&[&crash]);
    tournament.pairs = 1_000;
    tournament.sprt = Some(Sprt::new(0.0, 100.0, 0.05, 0.05).unwrap());
    tournament.concurrency = 2;
    let games = tournament.run(vec![], &mut |_| Ok(())).unwrap();
    assert!(games.len() < 100, "{}", games.len());
    let standing = Standing::of(&tournament, &games);
    let test = standing.test.unwrap();
    assert_eq!(test.decision, Some(Decision::Second));
    assert!(test.ratio() >= test.sprt.bounds()[1]);
    assert_eq!(standing.games as u64, 2 * test.pairs.pairs());
    assert_eq!(standing.games + standing.beyond, games.len());
    // Nothing is left to play, and a gap holds the test back.
    let again = tournament
        .run(games.clone(), &mut |_| unreachable!())
        .unwrap();
    assert_eq!(again.len(), games.len());
    let mut gap = games;
    gap.remove(2);
    let test = Standing::of(&tournament, &gap).test.unwrap();
    assert_eq!((test.decision, test.pairs.pairs()), (None, 1));
}

#[test]
fn engines_are_told_the_game() {
    // It writes what it hears to its standard error, of which the last line is kept.
    let script = "while read line; do case $line in ugi) echo ugiok;; isready) echo readyok;; \
                  setoption*) all=\"$all/${line#setoption name }\";; position*) all=\"$all/$line\";; go*) echo \"$all/$line\" >&2; exit 9;; esac; done";
    let mut tournament = against(&[script]);
    tournament.rules = Rules::new(Variant::III);
    tournament.time = "900+10".parse().unwrap();
    tournament.openings = Opening::read(
        "4-4-4-4-4-4-4-4-0-0-S A",
        tournament.row(),
        &tournament.rules,
        &tournament.rulings,
    )
    .unwrap();
    let games = play(&tournament);
    let Ending::Fault {
        by: Side::North,
        detail,
        ..
    } = &games[0].ending
    else {
        panic!("{:?}", games[0].ending);
    };
    let told = "/Variant value III/Holes value 4/Repetition value 3/NoCaptureLimit value 200\
                /position startpos moves A/go p1time 900 p2time 900 p1inc 10 p2inc 10";
    assert!(detail.contains(&format!("said '{told}'")), "{detail}");
}
