//! The files of the page: readable, enough, in order; and every answer the only one, proved by the solver.

use std::collections::BTreeSet;

use hoyito::{Player, Variant};
use hoyito_puzzles::{FileError, Judge, Kind, Plan, Puzzle, make, read, write};

const FILES: [(Variant, &str); 3] = [
    (
        Variant::I,
        include_str!("../../../web/src/learn/puzzles/I.txt"),
    ),
    (
        Variant::II,
        include_str!("../../../web/src/learn/puzzles/II.txt"),
    ),
    (
        Variant::III,
        include_str!("../../../web/src/learn/puzzles/III.txt"),
    ),
];

#[test]
fn at_least_three_hundred_of_each_variant_in_order() {
    for (variant, text) in FILES {
        let (named, puzzles) = read(text).unwrap();
        assert_eq!(named, variant);
        assert!(puzzles.len() >= 300, "{variant}: {}", puzzles.len());
        assert_eq!(write(variant, &puzzles), text);
        let positions: BTreeSet<_> = puzzles
            .iter()
            .map(|puzzle| puzzle.position.to_string())
            .collect();
        assert_eq!(
            positions.len(),
            puzzles.len(),
            "{variant}: a position twice"
        );
        assert!(puzzles.is_sorted_by_key(|puzzle| (puzzle.kind, puzzle.grade)));
        for kind in Kind::ALL {
            let grades = puzzles
                .iter()
                .filter(|puzzle| puzzle.kind == kind)
                .map(|puzzle| puzzle.grade);
            assert_eq!(
                grades.collect::<BTreeSet<_>>(),
                (1..=5).collect(),
                "{variant} {kind:?}"
            );
        }
        assert!(
            puzzles
                .iter()
                .all(|puzzle| puzzle.position.to_move() == Player::South)
        );
    }
}

fn prove(variant: Variant, puzzles: &[&Puzzle]) {
    let mut judge = Judge::new(variant).unwrap();
    for puzzle in puzzles {
        assert_eq!(judge.verify(puzzle), Ok(()), "{variant}: {puzzle}");
    }
}

/// A few of every kind and grade.
#[test]
fn a_sample_has_one_answer_each() {
    for (variant, text) in FILES {
        let (_, puzzles) = read(text).unwrap();
        let sample: Vec<_> = puzzles.iter().step_by(15).collect();
        assert!(sample.len() >= 20);
        prove(variant, &sample);
    }
}

#[test]
#[ignore = "minutes: cargo xtask puzzles --check runs it"]
fn every_puzzle_has_one_answer() {
    for (variant, text) in FILES {
        let (_, puzzles) = read(text).unwrap();
        prove(variant, &puzzles.iter().collect::<Vec<_>>());
    }
}

#[test]
#[ignore = "minutes: cargo xtask puzzles --check runs it"]
fn the_files_are_what_the_command_makes() {
    for (variant, text) in FILES {
        let puzzles = make(variant, &Plan::default(), |_| ()).unwrap();
        assert_eq!(write(variant, &puzzles), text, "{variant}");
    }
}

/// A wrong answer, a position with several, and one that is not South's are told apart.
#[test]
fn what_is_no_puzzle_is_refused() {
    use hoyito_puzzles::Fault;
    let mut judge = Judge::new(Variant::III).unwrap();
    let (_, puzzles) = read(FILES[2].1).unwrap();
    let good = puzzles
        .iter()
        .find(|puzzle| puzzle.kind == Kind::Win)
        .unwrap();
    let moves = good.position.moves(judge.rules());
    let other = moves
        .map(|(hole, _)| hole)
        .find(|hole| *hole != good.line[0])
        .unwrap();
    let wrong = Puzzle {
        line: vec![other],
        ..good.clone()
    };
    assert_eq!(judge.verify(&wrong), Err(Fault::Other(good.line.clone())));
    let cut = Puzzle {
        kind: Kind::Save,
        ..good.clone()
    };
    assert_eq!(judge.verify(&cut), Err(Fault::NotUnique));
    let turned = Puzzle {
        position: good.position.turned(),
        ..good.clone()
    };
    assert_eq!(judge.verify(&turned), Err(Fault::Illegal));
    // All six openings are one and the same (RULES.md, section 7).
    let start = "m1 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S A".parse().unwrap();
    assert_eq!(judge.verify(&start), Err(Fault::NotUnique));
}

#[test]
fn damaged_files_say_where_and_why() {
    let line = "m2 0-1-2-3-3-1-2-2-2-2-2-0-14-14-S C";
    for (text, at, why) in [
        ("", 1, FileError::Heading),
        ("hoyito puzzles 2 I\n", 1, FileError::Heading),
        ("hoyito puzzles 1 I\nm2\n", 2, FileError::Fields),
        (
            &format!("hoyito puzzles 1 I\n{line}\nm6 {}\n", &line[3..]),
            3,
            FileError::Kind,
        ),
        (
            &format!("hoyito puzzles 1 I\n{line}Z\n"),
            2,
            FileError::Line,
        ),
    ] {
        assert_eq!(read(text).unwrap_err(), (at, why), "{text}");
    }
    let bad = read("hoyito puzzles 1 I\nm2 4-4-0-0-S A\n\n").unwrap_err();
    assert!(
        matches!(bad, (2, FileError::Position(_)) | (3, FileError::Fields)),
        "{bad:?}"
    );
}
