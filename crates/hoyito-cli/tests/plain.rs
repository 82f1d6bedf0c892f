//! The game line by line, played by scripts as by a person at a screen reader.

mod common;

use std::fs;
use std::path::Path;

use common::{run, stderr, stdout};
use serde_json::Value;

fn play(arguments: &[&str], input: &str) -> String {
    let arguments = [&["play", "--plain"], arguments].concat();
    let output = run(&arguments, input.as_bytes());
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(output.stderr.is_empty());
    let text = stdout(&output);
    assert!(!text.contains('\u{1b}'), "no cursor tricks");
    text
}

/// The single rounds among the replay vectors: variant, row length, who starts, moves, rulings, result.
fn rounds() -> Vec<(Value, Value)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/vectors/replay.jsonl");
    let text = fs::read_to_string(path).unwrap();
    let rows = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let single = |row: &Value| row["q"]["match"] == false && row["a"]["over"] == true;
    rows.filter(single)
        .map(|mut row| (row["q"].take(), row["a"].take()))
        .collect()
}

#[test]
fn whole_rounds_in_every_language() {
    let rounds = rounds();
    assert!(rounds.len() >= 5);
    let languages = [
        ("en", "Play again? yes or no:", "See you soon.", "no"),
        ("es", "¿Jugar de nuevo? sí o no:", "¡Hasta pronto!", "no"),
        ("ht", "Jwe ankò? wi oswa non:", "N a wè!", "non"),
        (
            "fr",
            "Rejouer\u{a0}? oui ou non\u{a0}:",
            "À bientôt\u{a0}!",
            "non",
        ),
        ("ca", "Tornes a jugar? sí o no:", "Fins aviat!", "no"),
        ("rm", "gea u na:", "", "na"),
    ];
    for (asked, want) in &rounds {
        for (lang, again, bye, no) in languages {
            let text = |key: &str| asked[key].as_str().unwrap().to_owned();
            let holes = asked["holes"].to_string();
            let limit = |key: &str| match &asked["rulings"][key] {
                Value::Null => "off".to_owned(),
                count => count.to_string(),
            };
            let first = if asked["first"] == "S" {
                "south"
            } else {
                "north"
            };
            let moves: String = text("moves")
                .chars()
                .map(|letter| format!("{letter}\n"))
                .collect();
            let (variant, repetition, quiet) = (
                text("variant"),
                limit("repetition"),
                limit("no_capture_limit"),
            );
            let arguments = [
                "--two",
                "--lang",
                lang,
                "--variant",
                &variant,
                "--holes",
                &holes,
                "--first",
                first,
                "--repetition",
                &repetition,
                "--no-capture-limit",
                &quiet,
            ];
            let told = play(&arguments, &format!("{moves}{no}\n"));
            assert!(
                told.contains(again) && told.trim_end().ends_with(bye),
                "{asked}\n{told}"
            );
            // The captures said last, North's and then South's, are the result.
            let number = |line: &str| {
                let digits: String = line.chars().filter(char::is_ascii_digit).collect();
                digits.parse::<u32>().ok()
            };
            let captures = told
                .lines()
                .filter(|line| !line.contains(':'))
                .rev()
                .filter_map(number);
            let said: Vec<_> = captures.take(2).map(|seeds| seeds.to_string()).collect();
            assert_eq!(
                said.join("-"),
                want["seeds"].as_str().unwrap(),
                "{asked}\n{told}"
            );
        }
    }
}

#[test]
fn commands_in_every_language_and_english_everywhere() {
    let spanish = play(
        &["--two", "--lang", "es"],
        "A\nDESHACER\nrehacer\ntablero\nayuda\njugadas\npartida\nsalir\n",
    );
    assert!(
        spanish.contains("Posición: ") && spanish.contains("1. A"),
        "{spanish}"
    );
    let romansh = play(
        &["--two", "--lang", "rm"],
        "A\nundo\nredo\nboard\nhelp\nmoves\nquit\n",
    );
    assert!(romansh.contains("1. A"), "{romansh}");
    let french = play(&["--two", "--lang", "fr"], "A\ndefaire\nREGLES\nquitter\n");
    assert!(
        french.contains("Le semis de A par Sud est défait."),
        "{french}"
    );
    assert!(french.contains("La fin d’une manche"), "{french}");
    let words = [
        "undo", "redo", "hint", "moves", "match", "rules", "resign", "agree", "next", "save",
        "quit",
    ];
    let help = play(&["--two"], "help\nquit\n");
    assert!(
        words.iter().all(|word| help.contains(&format!("{word}: "))),
        "{help}"
    );
}

#[test]
fn what_is_typed_wrong_is_explained() {
    let told = play(
        &["--two"],
        "G\nfoo\n13\n0\nA\nA\nC\n\u{e9}\nundo\nundo\nundo\nnext\nquit\n",
    );
    for part in [
        "“foo” is neither",
        "“G” is neither",
        "“13” is neither",
        "Nothing to undo",
        "can’t be done now",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    assert!(
        told.contains("C is empty. Choose a hole with seeds."),
        "{told}"
    );
}

#[test]
fn the_computer_answers_and_the_same_seed_plays_the_same() {
    let script = "C\nhint\nquit\n";
    let told = play(&["--level", "1", "--seed", "7", "--variant", "III"], script);
    assert!(
        told.contains("You sowed C")
            && told.contains("The computer sowed")
            && told.contains("Try "),
        "{told}"
    );
    assert_eq!(
        told,
        play(&["--level", "1", "--seed", "7", "--variant", "III"], script)
    );
    let north = play(
        &["--level", "1", "--side", "north", "--seed", "7"],
        "quit\n",
    );
    assert!(north.contains("The computer starts."), "{north}");
}

#[test]
fn giving_up_and_agreeing_are_asked() {
    let told = play(&["--two"], "resign\nno\nagree\nperhaps\nyes\nno\n");
    for part in [
        "Give up this round?",
        "Please answer yes or no.",
        "Agreed",
        "24 to 24",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    let told = play(&["--two", "--match"], "A\nresign\ny\nno\n");
    assert!(
        told.contains("North gave up") && told.contains("wins the match"),
        "{told}"
    );
}

#[test]
fn every_lap_is_told_when_asked_slowly() {
    let told = play(&["--two", "--speed", "slow"], "A\nquit\n");
    assert!(
        told.contains("Lap 1: 4 seeds from A, the last in E.") && told.contains("Lap 5:"),
        "{told}"
    );
}

#[test]
fn the_end_of_the_input_is_said() {
    let told = play(&["--two"], "A");
    assert!(
        told.trim_end()
            .ends_with("The input has ended, and so has the game."),
        "{told}"
    );
    assert!(play(&["--two"], "\n\n\u{0}\n").contains("neither"));
}

#[test]
fn a_game_is_saved_and_opened_again() {
    let folder = std::env::temp_dir().join(format!("hoyito-plain-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("game.ogn");
    let name = file.to_str().unwrap();
    let _ = fs::remove_file(&file);
    let told = play(
        &["--two", "--variant", "II", "--match"],
        &format!("A\nf\nsave {name}\nsave {name}\nquit\n"),
    );
    assert!(
        told.contains(&format!("Written to {name}.")) && told.contains("can’t be written"),
        "{told}"
    );
    let again = play(&["--two", "--open", name], "moves\nquit\n");
    assert!(
        again.contains("Hoyito II") && again.contains("1. A f"),
        "{again}"
    );
    fs::write(&file, "[Variant \"IX\"]").unwrap();
    let output = run(&["play", "--plain", "--open", name], b"");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(stderr(&output).lines().count(), 1);
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(
        run(&["play", "--plain", "--open", name], b"").status.code(),
        Some(1)
    );
}
