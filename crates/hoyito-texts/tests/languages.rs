//! Haitian Creole, French and Catalan, word for word: counts, names, spaces.

use hoyito::{Hole, Player, Position, Round, Rules, Rulings, Variant};
use hoyito_texts::{Language, Seats, Sentence, Texts, events, results};

const YOU: Seats = Seats::against_computer(Player::South);
const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
/// The board of the examples in `rules.ftl`.
const EXAMPLE: &str = "0-1-2-3-3-1-2-2-2-2-2-0-14-14-S";

/// You sow C, and it is told.
fn sowed(variant: Variant, start: &str) -> Vec<Sentence> {
    let start: Position = start.parse().unwrap();
    let mut round = Round::new(Rules::new(variant), Rulings::default(), start);
    round
        .play(Hole::from_letter('C', start.row()).unwrap())
        .unwrap();
    events::step(&YOU, round.rules(), round.rulings(), &round.steps()[0])
}

/// The same in Haitian Creole, French, Catalan.
fn in_each(said: &[Sentence]) -> [String; 3] {
    [Language::Ht, Language::Fr, Language::Ca].map(|language| Texts::new(language).say_all(said))
}

/// French calls nothing and one alike, writes a space before a colon that never breaks, and its names bring no elision.
#[test]
fn creole_french_and_catalan() {
    assert_eq!(
        in_each(&sowed(Variant::I, START)),
        [
            "Ou simen C: 5 wonn, okenn casa.",
            "Tu as semé C\u{a0}: 5 tours, aucune casa.",
            "Has sembrat C: 5 voltes, cap casa.",
        ]
    );
    assert_eq!(
        in_each(&sowed(Variant::II, EXAMPLE)),
        [
            "Ou simen C: 1 wonn, yon chenn 2 casa, +8. Ou jwe ankò.",
            "Tu as semé C\u{a0}: 1 tour, une chaîne de 2 casas, +8. Tu rejoues.",
            "Has sembrat C: 1 volta, una cadena de 2 cases, +8. Tornes a jugar.",
        ]
    );
    assert_eq!(
        in_each(&[results::round(&YOU, [20, 28])]),
        [
            "Òdinatè a genyen manch lan, 28 kont 20.",
            "L’ordinateur gagne la manche, 28 à 20.",
            "L’ordinador guanya la ronda, 28 a 20.",
        ]
    );
    let captures = |seeds: u32| {
        let said = Sentence::new("captures-label")
            .with("who", "south")
            .with("seeds", seeds);
        in_each(&[said])
    };
    assert_eq!(
        captures(0),
        [
            "Sa Sid pran: 0 grenn",
            "Captures de Sud\u{a0}: 0 graine",
            "Captures de Sud: 0 llavors",
        ]
    );
    assert_eq!(
        captures(4),
        [
            "Sa Sid pran: 4 grenn",
            "Captures de Sud\u{a0}: 4 graines",
            "Captures de Sud: 4 llavors",
        ]
    );
}
