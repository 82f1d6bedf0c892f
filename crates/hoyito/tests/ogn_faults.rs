//! Game files that can't be read, or contradict the moves they hold: the fault says where and what would be right.

mod common;

use common::game_files::random_match;
use fastrand::Rng;
use hoyito::notation::{OgnError, OgnErrorKind, game_of, ogn_of, parse_ogn, read_game};

fn fault(text: &str) -> OgnError {
    parse_ogn(text).expect_err(text)
}

#[test]
fn faults_say_where() {
    use OgnErrorKind::{BadTag, BadToken, StrayParenthesis, StrayVariation, TooDeep, Unclosed};
    let deep = format!("1. A{}", "(A".repeat(101));
    for (text, line, column, kind) in [
        ("1. A f\n2. B {never\nclosed", 2, 6, Unclosed("comment")),
        ("1. A (B\n f (C", 2, 4, Unclosed("variation")),
        ("[Event \"x]\n1. A", 1, 1, Unclosed("tag")),
        ("[Event \"x\"]\n [South Ana]", 2, 2, BadTag),
        ("[\"x\"]", 1, 1, BadTag),
        ("[Event \"x\" A", 1, 1, BadTag),
        ("1. A)", 1, 5, StrayParenthesis),
        ("{ñandú} 1. A f ) B", 1, 16, StrayParenthesis),
        ("\n\n(A)", 3, 1, StrayVariation),
        (&deep, 1, 4 + 2 * 100 + 1, TooDeep),
        ("1. A\n2. Q b", 2, 4, BadToken("Q".into())),
        ("1. A+4x", 1, 4, BadToken("A+4x".into())),
        ("1. A+ f", 1, 4, BadToken("A+".into())),
        ("1. A+300 f", 1, 4, BadToken("A+300".into())),
        ("1. A $256", 1, 6, BadToken("$256".into())),
        ("!", 1, 1, BadToken("!".into())),
        ("1. A ]", 1, 6, BadToken("]".into())),
        ("1. A (f 25-23)", 1, 9, BadToken("25-23".into())),
        ("\u{feff}1. é", 1, 4, BadToken("é".into())),
    ] {
        let wanted = OgnError { line, column, kind };
        assert_eq!(fault(text), wanted, "{text}");
        let place = format!("line {line}, character {column}: ");
        assert!(fault(text).to_string().starts_with(&place), "{text}");
    }
    assert_eq!(fault(" \n").kind, OgnErrorKind::Empty);
    assert_eq!(
        fault("").to_string(),
        "no game in this text; a game has tags or moves"
    );
}

/// Files that can be read and not be played say which tag or move is wrong.
#[test]
fn faults_of_the_game() {
    for (text, code, says) in [
        ("1. A", "bad_request", "Variant is missing"),
        ("[Variant \"IV\"] A", "bad_request", "tag Variant"),
        (
            "[Variant \"I\"] [FEN \"4-4-S\"] A",
            "bad_position",
            "tag FEN",
        ),
        (
            "[Variant \"I\"] [Repetition \"1\"] A",
            "bad_request",
            "tag Repetition",
        ),
        (
            "[Variant \"I\"] [LastFour \"me\"] A",
            "bad_request",
            "tag LastFour",
        ),
        (
            "[Variant \"I\"] [Match \"maybe\"] A",
            "bad_request",
            "tag Match",
        ),
        (
            "[Variant \"I\"] [ClosedHoles \"all\"] A",
            "bad_request",
            "tag ClosedHoles",
        ),
        ("[Variant \"I\"] 1. A f 2. G", "bad_move", "move 3"),
        ("[Variant \"I\"] 1. A B", "not_your_hole", "move 2"),
        (
            "[Variant \"I\"] [FEN \"0-0-0-0-8-8-S\"] A",
            "round_over",
            "move 1",
        ),
        (
            "[Variant \"I\"] [Match \"yes\"] A [Variant \"I\"] f",
            "bad_request",
            "the round in play is not over",
        ),
        (
            "[Variant \"I\"] [Match \"yes\"] [Termination \"agreement\"] A \
             [FEN \"4-4-0-0-S\"] f",
            "bad_request",
            "round 2 can't start from 4-4-0-0-S; after the rounds before it starts from 4-4-4",
        ),
        (
            "[Variant \"I\"] [FEN \"0-0-0-0-8-8-S\"] [Termination \"agreement\"] *",
            "bad_request",
            "tag Termination: the round is over by its moves; leave the tag out",
        ),
    ] {
        let games = parse_ogn(text).expect(text);
        let error = game_of(&games).expect_err(text);
        assert_eq!(error.code(), code, "{text}");
        assert!(error.to_string().contains(says), "{text}: {error}");
    }
}

/// Captures may be left out or counted with the last four; any other number is a fault at its move.
#[test]
fn captures_are_those_the_moves_make() {
    let mut rng = Rng::with_seed(5);
    let (mut wrong, mut with_last_four) = (0, 0);
    for _ in 0..400 {
        let game = random_match(&mut rng);
        let files = ogn_of(&game, &[]);
        let mut bare = files.clone();
        let moves = bare.iter_mut().flat_map(|file| &mut file.line.moves);
        moves.for_each(|step| step.capture = None);
        assert_eq!(game_of(&bare).as_ref(), Ok(&game));
        let steps: Vec<_> = game
            .rounds()
            .iter()
            .flat_map(|round| round.steps())
            .collect();
        if steps.is_empty() {
            continue;
        }
        let place = rng.usize(..steps.len());
        for (at, step) in [
            (place, steps[place]),
            (steps.len() - 1, steps[steps.len() - 1]),
        ] {
            let right = step.played.captured;
            let mine = step.played.last_four;
            let mine = mine.filter(|taken| taken.to == step.before.to_move());
            for found in [0, 4, 8, right + 1, right + 4, 255] {
                let mut file = bare.clone();
                let mut moves = file.iter_mut().flat_map(|file| &mut file.line.moves);
                let written = moves.nth(at).expect("a move");
                written.capture = Some(found);
                let letter = written.letter;
                let read = game_of(&file);
                if found == right {
                    assert_eq!(read.as_ref(), Ok(&game));
                } else if mine.is_some() && found == right + 4 {
                    assert_eq!(read.as_ref(), Ok(&game));
                    with_last_four += 1;
                } else {
                    let error = read.expect_err("a wrong capture");
                    let kind = OgnErrorKind::Capture {
                        at,
                        letter,
                        found,
                        right,
                    };
                    assert_eq!((error.code(), error.kind), ("bad_request", kind));
                    wrong += 1;
                }
            }
        }
    }
    assert!(
        wrong > 2_000 && with_last_four > 20,
        "{wrong} {with_last_four}"
    );
}

#[test]
fn a_wrong_capture_is_said_with_the_right_one() {
    let said = |text: &str| {
        let games = parse_ogn(text).expect(text);
        game_of(&games)
            .map(|_| ())
            .map_err(|error| error.to_string())
    };
    // II: A lands on a casa, C on none.
    assert_eq!(said("[Variant \"II\"] 1. F f 2. A+4C f"), Ok(()));
    assert_eq!(said("[Variant \"II\"] 1. F f 2. A+4C+0 f"), Ok(()));
    assert_eq!(said("[Variant \"II\"] 1. F f 2. AC f"), Ok(()));
    assert_eq!(
        said("[Variant \"II\"] 1. F f 2. A+8C f"),
        Err("move 3: A captures 4 seeds, but A+8 is written; write A+4, or A alone".into())
    );
    assert_eq!(
        said("[Variant \"II\"] 1. F f 2. A+4C+8 f"),
        Err("move 4: C captures nothing, but C+8 is written; write C".into())
    );
}

/// A result that is not that of the moves is told, in the tag and after the moves; a round in play can have any.
#[test]
fn results_are_those_of_the_moves() {
    let mut rng = Rng::with_seed(6);
    let (mut told, mut in_play) = (0, 0);
    for _ in 0..400 {
        let game = random_match(&mut rng);
        let files = ogn_of(&game, &[]);
        assert_eq!(read_game(&files), Ok((game.clone(), None)));
        let at = rng.usize(..files.len());
        let right = game.rounds()[at].result();
        for in_tag in [true, false] {
            let mut file = files.clone();
            let found = "7-1".to_string();
            if in_tag {
                file[at].set_tag("Result", &found);
            } else {
                file[at].result = Some(found.clone());
            }
            let (read, fault) = read_game(&file).expect("playable");
            assert_eq!(read, game);
            let kind = right.map(|right| OgnErrorKind::Result {
                round: at + 1,
                found,
                right,
            });
            assert_eq!(fault.map(|fault| fault.kind), kind);
            told += usize::from(right.is_some());
            in_play += usize::from(right.is_none());
        }
    }
    assert!(told > 300 && in_play > 100, "{told} {in_play}");
}

#[test]
fn results_in_other_words() {
    let fault = |result: &str| {
        let tag = format!("[Result \"{result}\"]");
        let text = format!("[Variant \"I\"] {tag} [Termination \"resignation N\"] 1. A *");
        let games = parse_ogn(&text).expect("well formed");
        read_game(&games)
            .expect("playable")
            .1
            .map(|fault| fault.to_string())
    };
    for fits in [
        "48-0",
        " 48 - 0 ",
        "1-0",
        "*",
        "?",
        "South wins",
        "so-so",
        "",
    ] {
        assert_eq!(fault(fits), None, "{fits}");
    }
    for wrong in ["0-48", "24-24", "0-1", "1/2-1/2", "48-48"] {
        let said = fault(wrong).expect(wrong);
        let right = format!(
            "the result of round 1 is written as {wrong}, but its moves end 48-0; write 48-0, or * for none"
        );
        assert_eq!(said, right);
    }
}
