//! Game files: what is written is read as the same, of played games and of any tree, whatever its size.

mod common;

use common::chance;
use common::game_files::{random_match, round_trip};
use fastrand::Rng;
use hoyito::notation::{OgnErrorKind, OgnGame, OgnLine, OgnMove, Tag, game_of, ogn_of, parse_ogn};

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
