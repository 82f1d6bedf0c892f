//! Game files: what is written is read as the same, of played games and of any tree; faults say where they are.

mod common;

use common::{chance, row};
use fastrand::Rng;
use hoyito::notation::{
    OgnError, OgnErrorKind, OgnGame, OgnLine, OgnMove, Tag, game_of, ogn_of, parse_ogn, read_game,
};
use hoyito::{Hole, Match, Position, Variant};

fn text_of(games: &[OgnGame]) -> String {
    games.iter().map(|game| game.to_string()).collect()
}

/// Text of these trees is read as these trees, and they write that text again.
fn round_trip(games: &[OgnGame]) -> String {
    let text = text_of(games);
    let read = parse_ogn(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read, games, "\n{text}");
    assert_eq!(text_of(&read), text);
    text
}

/// A random match, some of its rounds given up or agreed on, left in play or over.
fn random_match(rng: &mut Rng) -> Match {
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

#[test]
fn played_games() {
    let mut rng = Rng::with_seed(1);
    let (mut rounds, mut moves, mut chosen) = (0, 0, 0);
    for _ in 0..3_000 {
        let game = random_match(&mut rng);
        let headers = [
            ("Event", "\"Casitas\" \\ Mate"),
            ("Site", "Haina, República Dominicana"),
            ("South", "Ana {1}"),
            ("North", "[B] (2); 3"),
        ];
        let files = ogn_of(&game, &headers);
        let text = round_trip(&files);
        let read = parse_ogn(&text).expect("just read");
        let again = game_of(&read).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(again, game, "\n{text}");
        assert_eq!(read[0].tag("South"), Some("Ana {1}"));
        rounds += files.len();
        moves += files
            .iter()
            .map(|file| file.line.moves.len())
            .sum::<usize>();
        chosen += text.matches("[Termination ").count();
    }
    println!("{rounds} rounds, {moves} moves, {chosen} ended by choice");
    assert!(rounds > 5_000 && moves > 50_000 && chosen > 500);
}

/// A match written as one game, round after round in one line of moves, is the same match.
#[test]
fn a_match_in_one_line() {
    let mut rng = Rng::with_seed(2);
    let mut joined = 0;
    for _ in 0..2_000 {
        let game = random_match(&mut rng);
        let by_choice = game.rounds().iter().any(|round| {
            matches!(
                round.end(),
                Some(hoyito::EndReason::Agreement | hoyito::EndReason::Resignation)
            )
        });
        // A round that nobody has moved in leaves nothing in such a line to begin it.
        let bare = game.rounds().iter().any(|round| round.steps().is_empty());
        if by_choice || bare || game.rounds().len() < 2 {
            continue;
        }
        let mut files = ogn_of(&game, &[]);
        let rest = files.split_off(1);
        files[0]
            .line
            .moves
            .extend(rest.into_iter().flat_map(|file| file.line.moves));
        assert_eq!(game_of(&files).expect("the same moves"), game);
        joined += 1;
    }
    assert!(joined > 20, "{joined}");
}

const SIGNS: &[char] = &[
    'a', 'A', 'L', '1', '7', ' ', ' ', '\t', '\n', '\r', '{', '}', '(', ')', '[', ']', '"', '\\',
    ';', '%', '*', '.', '-', '+', '!', '?', '$', 'ñ', '中', '🌱', '\u{85}', '\u{a0}', '\u{feff}',
    '\u{0}',
];

fn words(rng: &mut Rng) -> String {
    (0..rng.usize(..12))
        .map(|_| chance::pick(rng, SIGNS))
        .collect()
}

/// Any comment a file can hold: no white space about it, and not a closing brace over several lines.
fn comment(rng: &mut Rng) -> String {
    let text = words(rng);
    let text = if text.contains('\n') {
        text.replace('}', "")
    } else {
        text
    };
    text.trim().to_string()
}

fn several<T>(rng: &mut Rng, one_in: u8, most: usize, make: impl Fn(&mut Rng) -> T) -> Vec<T> {
    if rng.u8(..one_in) > 0 {
        return vec![];
    }
    (0..rng.usize(1..=most)).map(|_| make(rng)).collect()
}

fn line(rng: &mut Rng, depth: usize) -> OgnLine {
    let comments = several(rng, 6, 3, comment);
    let moves = (0..rng.usize(..14)).map(|_| step(rng, depth)).collect();
    OgnLine { comments, moves }
}

fn step(rng: &mut Rng, depth: usize) -> OgnMove {
    OgnMove {
        letter: chance::pick(rng, &['A', 'B', 'L', 'a', 'b', 'l']),
        capture: [None, None, Some(4), Some(rng.u8(..))][rng.usize(..4)],
        glyphs: several(rng, 5, 4, |rng| {
            chance::pick(rng, &[0, 1, 2, 3, 4, 5, 6, 7, 140, 255])
        }),
        comments: several(rng, 6, 3, comment),
        variations: if depth == 0 {
            vec![]
        } else {
            several(rng, 8, 3, |rng| line(rng, depth - 1))
        },
    }
}

fn tag(rng: &mut Rng) -> Tag {
    let name = |rng: &mut Rng| chance::pick(rng, &['A', 'z', '_', '0', 'ß', '日']);
    Tag {
        name: (0..rng.usize(1..6)).map(|_| name(rng)).collect(),
        value: words(rng),
    }
}

#[test]
fn trees() {
    let mut rng = Rng::with_seed(3);
    let mut signs = 0;
    for _ in 0..20_000 {
        let games: Vec<OgnGame> = (0..rng.usize(1..4))
            .map(|_| OgnGame {
                tags: several(&mut rng, 2, 6, tag),
                line: line(&mut rng, 3),
                result: [None, Some("25-23".into()), Some("0-192".into())][rng.usize(..3)].clone(),
            })
            .collect();
        signs += round_trip(&games).len();
    }
    assert!(signs > 2_000_000, "{signs}");
}

/// Any text: it is read or refused; what was read is written and read as the same.
#[test]
fn any_text() {
    let mut rng = Rng::with_seed(4);
    let pieces = [
        "A",
        "fa",
        "+4",
        "+",
        "!",
        "?",
        "!?",
        "$6",
        "$",
        "{a}",
        "{",
        "}",
        "(",
        ")",
        "(b)",
        ";c\n",
        "%d\n",
        "\n",
        " ",
        "1.",
        "2...",
        "3",
        "25-23",
        "*",
        "[V \"I\"]",
        "[",
        "]",
        "\"",
        "é",
        ".",
    ];
    let (mut read, mut refused) = (0, 0);
    for _ in 0..200_000 {
        let count = rng.usize(1..12);
        let text: String = (0..count)
            .map(|_| chance::pick(&mut rng, &pieces))
            .collect();
        match parse_ogn(&text) {
            Ok(games) => {
                round_trip(&games);
                // To play it may fail, in words, and nothing else.
                let _ = game_of(&games).map_err(|error| error.to_string());
                read += 1;
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                refused += 1;
            }
        }
    }
    assert!(read > 10_000 && refused > 10_000, "{read} {refused}");
}

/// Signs apart or joined are not the same glyph.
#[test]
fn glyphs_stay_apart() {
    let games = parse_ogn("1. A! ? f?? $1 b!?").expect("signs after moves");
    let glyphs: Vec<_> = games[0]
        .line
        .moves
        .iter()
        .map(|step| &step.glyphs[..])
        .collect();
    assert_eq!(glyphs, [&[1, 2][..], &[4, 1], &[5]]);
    round_trip(&games);
}

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

/// Nine hundred thousand signs of any kind are read or refused in time that grows with them, not with their square: this
/// would not end within the day otherwise.
#[test]
fn large_inputs_end() {
    let size = 900_000;
    let many = |piece: &str| piece.repeat(size / piece.len());
    let refused = [
        "{".to_string() + &many("x"),
        "A {".to_string() + &many("{"),
        many("("),
        "A".to_string() + &many("("),
        "A".to_string() + &many("(A"),
        many("1"),
        many("A!x"),
        many("z"),
        many("A+"),
        many("é"),
        many("["),
        "[A \"".to_string() + &many("\\"),
        "[".to_string() + &many("A"),
        many("A ") + "z",
        many("A\n") + "(",
        many("[A \"b\"]") + ")",
    ];
    for (at, text) in refused.iter().enumerate() {
        // A number alone is no move and no fault either.
        assert_eq!(parse_ogn(text).is_err(), at != 5, "{at}");
    }
    for text in [
        many("A"),
        many("Aa"),
        many("A(a)"),
        many("A;\n"),
        many("A!?"),
        many("{}"),
        many("%\n") + "A",
        many("[A \"b\"]"),
        many("* "),
        "A".to_string() + &many("()"),
    ] {
        let games = parse_ogn(&text).expect("odd and well formed");
        round_trip(&games);
        let _ = game_of(&games).map_err(|error| error.to_string());
    }
}

#[test]
fn a_file_of_more_parts_than_any_game_has_is_refused() {
    for (part, times) in [
        ("A", 2_000_000),
        ("A ", 2_000_000),
        ("{}", 2_000_000),
        ("* ", 2_000_000),
    ] {
        let error = parse_ogn(&part.repeat(times)).expect_err("two million parts");
        assert_eq!(error.kind, OgnErrorKind::TooLong, "{part}");
    }
    let moves = "1. ".to_string() + &"A b ".repeat(400_000);
    assert_eq!(
        parse_ogn(&moves).expect("within the limit")[0]
            .line
            .moves
            .len(),
        800_000
    );
}
