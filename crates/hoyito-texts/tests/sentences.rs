//! The sentences as they are said, word for word.

use hoyito::notation::{game_of, parse_ogn, read_game};
use hoyito::{
    EndReason, EndlessSowing, Hole, LastFour, MatchEnd, Player, Position, Round, RowLength, Rules,
    Rulings, Variant,
};
use hoyito_texts::{Language, Seats, Sentence, Texts, errors, events, results};

const YOU: Seats = Seats::against_computer(Player::South);

fn hole(letter: char, position: &Position) -> Hole {
    Hole::from_letter(letter, position.row()).unwrap()
}

/// Plays one hole from `start` and tells it.
fn told(seats: &Seats, rules: Rules, rulings: Rulings, start: &str, letter: char) -> Vec<Sentence> {
    let mut round = Round::new(rules, rulings, start.parse().unwrap());
    let hole = hole(letter, round.position());
    round.play(hole).unwrap();
    events::step(seats, round.rules(), round.rulings(), &round.steps()[0])
}

fn plain(seats: &Seats, variant: Variant, start: &str, letter: char) -> Vec<Sentence> {
    told(
        seats,
        Rules::new(variant),
        Rulings::default(),
        start,
        letter,
    )
}

/// The same in English, Spanish, Romansh.
fn in_all(said: &[Sentence]) -> [String; 3] {
    [Language::En, Language::Es, Language::Rm].map(|language| Texts::new(language).say_all(said))
}

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
/// The board of the examples in `rules.ftl`.
const EXAMPLE: &str = "0-1-2-3-3-1-2-2-2-2-2-0-14-14-S";

#[test]
fn a_quiet_sowing() {
    assert_eq!(
        in_all(&plain(&YOU, Variant::I, START, 'C')),
        [
            "You sowed C: 5 laps, no casa.",
            "Sembraste C: 5 vueltas, ninguna casa.",
            "Ti has semnà C: 5 girs, nagina casa.",
        ]
    );
    assert_eq!(
        in_all(&plain(&Seats::SHARED, Variant::I, START, 'C')),
        [
            "South sowed C: 5 laps, no casa.",
            "Sur sembró C: 5 vueltas, ninguna casa.",
            "Sid ha semnà C: 5 girs, nagina casa.",
        ]
    );
}

#[test]
fn the_examples_of_the_rules_are_true() {
    assert_eq!(
        in_all(&plain(&YOU, Variant::I, EXAMPLE, 'C')),
        [
            "You sowed C: 1 lap, 2 casas, +8.",
            "Sembraste C: 1 vuelta, 2 casas, +8.",
            "Ti has semnà C: 1 gir, 2 casas, +8.",
        ]
    );
    assert_eq!(
        in_all(&plain(&YOU, Variant::II, EXAMPLE, 'C')),
        [
            "You sowed C: 1 lap, a chain of 2 casas, +8. You move again.",
            "Sembraste C: 1 vuelta, una cadena de 2 casas, +8. Juegas otra vez.",
            "Ti has semnà C: 1 gir, ina chadaina da 2 casas, +8. Ti giogas anc ina giada.",
        ]
    );
    assert_eq!(
        in_all(&plain(&YOU, Variant::III, EXAMPLE, 'C')),
        [
            "You sowed C: 1 lap, ending on a casa, +4. You move again.",
            "Sembraste C: 1 vuelta, terminando en una casa, +4. Juegas otra vez.",
            "Ti has semnà C: 1 gir, cun ina casa a la fin, +4. Ti giogas anc ina giada.",
        ]
    );
    // The opening that "rules-play-example" follows lap by lap.
    let start: Position = START.parse().unwrap();
    for variant in Variant::ALL {
        let trace = start
            .trace(&Rules::new(variant), hole('A', &start))
            .unwrap();
        let path: String = trace
            .laps
            .iter()
            .map(|lap| lap.drops.last().unwrap().letter(start.row()))
            .collect();
        assert_eq!((path.as_str(), trace.played.captured), ("EdCcC", 0));
    }
}

#[test]
fn laps_one_by_one() {
    let start: Position = EXAMPLE.parse().unwrap();
    let trace = start
        .trace(&Rules::new(Variant::I), hole('C', &start))
        .unwrap();
    let said = [events::lap(1, &trace.laps[0], start.row())];
    assert_eq!(
        in_all(&said),
        [
            "Lap 1: 2 seeds from C, the last in E. Taken: D, E.",
            "Vuelta 1: 2 semillas desde C, la última en E. Capturas: D, E.",
            "Gir 1: 2 semens da C, l’ultim en E. Piglià: D, E.",
        ]
    );
    let start: Position = START.parse().unwrap();
    let trace = start
        .trace(&Rules::new(Variant::I), hole('A', &start))
        .unwrap();
    let said = [events::lap(2, &trace.laps[1], start.row())];
    assert_eq!(in_all(&said)[0], "Lap 2: 5 seeds from E, the last in d.");
}

#[test]
fn the_last_four_and_the_result() {
    let start = "0-1-2-3-0-0-0-0-0-2-0-0-27-13-S";
    assert_eq!(
        in_all(&plain(&YOU, Variant::I, start, 'B')),
        [
            "You sowed B: 2 laps, 1 casa, +4. Only four seeds are left, and they are yours too. The round is over.",
            "Sembraste B: 2 vueltas, 1 casa, +4. Solo quedan cuatro semillas, y también son tuyas. Se acabó la ronda.",
            "Ti has semnà B: 2 girs, 1 casa, +4. I restan mo quatter semens, ed era quels èn tes. La runda è finida.",
        ]
    );
    let rules = Rules {
        last_four: LastFour::North,
        ..Rules::new(Variant::III)
    };
    let start = "0-0-1-3-0-0-0-0-0-4-0-0-27-13-S";
    let said = told(&YOU, rules, Rulings::default(), start, 'C');
    assert_eq!(
        in_all(&said),
        [
            "You sowed C: 1 lap, ending on a casa, +4. The last four go to the computer, who won the round before. The round is over.",
            "Sembraste C: 1 vuelta, terminando en una casa, +4. Las últimas cuatro son de la computadora, que ganó la ronda anterior. Se acabó la ronda.",
            "Ti has semnà C: 1 gir, cun ina casa a la fin, +4. Ils ultims quatter van al computer, che ha gudagnà la runda precedenta. La runda è finida.",
        ]
    );
    assert_eq!(
        in_all(&[results::round(&YOU, [20, 28])]),
        [
            "The computer wins the round, 28 to 20.",
            "La computadora gana la ronda, 28 a 20.",
            "Il computer gudogna la runda, 28 a 20.",
        ]
    );
    assert_eq!(
        in_all(&[results::round(&Seats::SHARED, [24, 24])]),
        [
            "24 to 24: the round is a tie.",
            "24 a 24: la ronda queda empatada.",
            "24 a 24: la runda è nundecisa.",
        ]
    );
}

#[test]
fn passes() {
    let position: Position = "0-0-1-3-0-0-0-0-0-4-0-4-18-18-S".parse().unwrap();
    assert!(
        position
            .play(&Rules::new(Variant::III), hole('C', &position))
            .unwrap()
            .passed
    );
    assert_eq!(
        in_all(&plain(
            &YOU,
            Variant::III,
            "0-0-1-3-0-0-0-0-0-4-0-4-18-18-S",
            'C'
        )),
        [
            "You sowed C: 1 lap, ending on a casa, +4. You earned another move but have none: the computer moves.",
            "Sembraste C: 1 vuelta, terminando en una casa, +4. Te ganaste otra jugada, pero no tienes ninguna: juega la computadora.",
            "Ti has semnà C: 1 gir, cun ina casa a la fin, +4. Ti dastgassas giugar anc ina giada, ma ti n’has nagina tratga: ussa gioga il computer.",
        ]
    );
    assert_eq!(
        in_all(&plain(
            &YOU,
            Variant::I,
            "1-0-0-0-0-7-0-0-0-0-0-0-20-20-S",
            'A'
        )),
        [
            "You sowed A: 1 lap, no casa. The computer has no move and passes: you move again.",
            "Sembraste A: 1 vuelta, ninguna casa. La computadora no tiene jugada y pasa: juegas tú otra vez.",
            "Ti has semnà A: 1 gir, nagina casa. Il computer n’ha nagina tratga e passa: ussa giogas ti anc ina giada.",
        ]
    );
}

#[test]
fn ends_by_ruling() {
    let rulings = Rulings {
        endless_sowing: EndlessSowing::EndsRound,
        ..Rulings::default()
    };
    let rules = Rules::under(Variant::II, &rulings);
    let said = told(&YOU, rules, rulings, "2-0-1-0-2-1-0-2-1-0-2-1-36-0-S", 'A');
    assert_eq!(
        in_all(&said),
        [
            "You sowed A, no casa. This sowing would never end. The 12 seeds left are shared, 6 each.",
            "Sembraste A, ninguna casa. Esta siembra no acabaría nunca. Las 12 semillas que quedan se reparten, 6 para cada quien.",
            "Ti has semnà A, nagina casa. Questa semnada na finiss mai. Ils 12 semens che restan vegnan partids, 6 per mintgin.",
        ]
    );
    let limit = Rulings {
        no_capture_limit: Some(1),
        ..Rulings::default()
    };
    let said = told(&YOU, Rules::new(Variant::I), limit, START, 'C');
    assert_eq!(
        in_all(&said)[0],
        "You sowed C: 5 laps, no casa. 1 move without a capture. The 48 seeds left are shared, 24 each."
    );
    let mut count = Rulings::default();
    let mut end = |repetition| {
        count.repetition = Some(repetition);
        in_all(&[results::end(EndReason::Repetition, 8, &count).unwrap()])
    };
    assert_eq!(
        end(3),
        [
            "This position now stands for the third time. The 8 seeds left are shared, 4 each.",
            "Esta posición está en el tablero por tercera vez. Las 8 semillas que quedan se reparten, 4 para cada quien.",
            "Questa posiziun è sin la tavla per la terza giada. Ils 8 semens che restan vegnan partids, 4 per mintgin.",
        ]
    );
    assert_eq!(
        end(5),
        [
            "This position now stands for the 5th time. The 8 seeds left are shared, 4 each.",
            "Esta posición está en el tablero por vez número 5. Las 8 semillas que quedan se reparten, 4 para cada quien.",
            "Questa posiziun è sin la tavla per la 5avla giada. Ils 8 semens che restan vegnan partids, 4 per mintgin.",
        ]
    );
    for reason in [EndReason::NoMove, EndReason::Agreement] {
        let said = results::end(reason, 8, &Rulings::default()).unwrap();
        assert!(in_all(&[said]).iter().all(|said| said.contains('8')));
    }
    assert_eq!(
        in_all(&[results::resignation(&YOU, Player::South, 40)]),
        [
            "You gave up the round. The 40 seeds left go to the computer.",
            "Te rendiste en esta ronda. Las 40 semillas que quedan son de la computadora.",
            "Ti has dà si la runda. Ils 40 semens che restan van al computer.",
        ]
    );
}

#[test]
fn a_match_goes_on_and_ends() {
    let before = Position::start(RowLength::SIX);
    // The example of the record: 16 to 32.
    let second: Position = "4-4-4-4-x-x-4-4-4-4-4-4-0-8-N".parse().unwrap();
    assert_eq!(
        in_all(&events::next_round(&YOU, 2, &before, &second)),
        [
            "Round 2. The computer starts. You can’t fill E, F: they are closed for this round. The computer keeps 8 seeds from before.",
            "Ronda 2. Empieza la computadora. No puedes llenar E, F: quedan cerrados. La computadora conserva 8 semillas de antes.",
            "Runda 2. Il computer cumenza. Ti na pos betg emplenir E, F: ellas restan serradas en questa runda. Il computer tegna 8 semens da pli baud.",
        ]
    );
    let third: Position = "4-4-4-4-4-x-4-4-4-4-4-4-0-4-S".parse().unwrap();
    assert_eq!(
        in_all(&events::next_round(&YOU, 3, &second, &third)),
        [
            "Round 3. You start. You can’t fill F: it is closed for this round. You win back E. The computer keeps 4 seeds from before.",
            "Ronda 3. Empiezas tú. No puedes llenar F: queda cerrado. Recuperas E. La computadora conserva 4 semillas de antes.",
            "Runda 3. Ti cumenzas. Ti na pos betg emplenir F: ella resta serrada en questa runda. Ti gudognas enavos E. Il computer tegna 4 semens da pli baud.",
        ]
    );
    let end = |winner, seeds| in_all(&[results::of_match(&YOU, &MatchEnd { winner, seeds })]);
    assert_eq!(
        end(Some(Player::South), [46, 2]),
        [
            "You win the match: the computer can’t fill a hole any more.",
            "Ganas la partida: la computadora ya no puede llenar ni un hueco.",
            "Ti gudognas il match: il computer na po betg pli emplenir ina fossa.",
        ]
    );
    assert_eq!(
        end(Some(Player::North), [20, 28])[0],
        "That was the last round. The computer wins the match, 28 to 20."
    );
    assert_eq!(
        end(None, [24, 24])[0],
        "That was the last round. 24 to 24: the match is drawn."
    );
}

#[test]
fn undo_redo_hint() {
    let mut round = Round::new(
        Rules::new(Variant::I),
        Rulings::default(),
        START.parse().unwrap(),
    );
    round.play(hole('C', &START.parse().unwrap())).unwrap();
    let step = round.steps()[0];
    let undone = round.undo().unwrap();
    assert_eq!(
        in_all(&[
            events::undone(&Seats::SHARED, &undone),
            events::redone(&YOU, &step)
        ]),
        [
            "South’s sowing of C is undone. Your sowing of C is played again.",
            "Se deshizo la siembra de C de Sur. Se rehízo tu siembra de C.",
            "La semnada da C da Sid è revocada. Tia semnada da C è puspè giugada.",
        ]
    );
    round.agree().unwrap();
    let undone = round.undo().unwrap();
    assert_eq!(
        in_all(&[events::undone(&YOU, &undone)])[1],
        "La ronda sigue."
    );
    let said = [
        events::opening(&YOU, Player::South),
        events::hint(hole('C', round.start()), RowLength::SIX),
    ];
    assert_eq!(
        in_all(&said)[0],
        "Four seeds lie in every hole. You start. Try C."
    );
}

#[test]
fn plurals() {
    let count = |id, name, number: u32| in_all(&[Sentence::new(id).with(name, number)]);
    let seeds = |number| count("count-seeds", "seeds", number);
    assert_eq!(seeds(0), ["0 seeds", "0 semillas", "0 semens"]);
    assert_eq!(seeds(1), ["1 seed", "1 semilla", "1 semen"]);
    assert_eq!(seeds(2), ["2 seeds", "2 semillas", "2 semens"]);
    assert_eq!(seeds(5), ["5 seeds", "5 semillas", "5 semens"]);
    let laps = |number| count("count-laps", "laps", number);
    assert_eq!(laps(0), ["0 laps", "0 vueltas", "0 girs"]);
    assert_eq!(laps(1), ["1 lap", "1 vuelta", "1 gir"]);
    assert_eq!(laps(2), ["2 laps", "2 vueltas", "2 girs"]);
    assert_eq!(laps(5), ["5 laps", "5 vueltas", "5 girs"]);
    assert_eq!(
        count("row-option", "row", 1),
        ["1 hole in a row", "1 hueco por fila", "1 fossa per retscha"]
    );
}

#[test]
fn errors_say_what_can_be_done() {
    let rules = Rules::new(Variant::II);
    let error = |start: &str, index: u8| {
        let position: Position = start.parse().unwrap();
        let error = position
            .check(&rules, Hole::new(index).unwrap())
            .unwrap_err();
        (error.code(), in_all(&[errors::of_move(&error)])[0].clone())
    };
    let cases = [
        (
            error(START, 13),
            "bad_move",
            "There is no such hole on this board. South’s are A to F, North’s a to f.",
        ),
        (
            error(START, 7),
            "not_your_hole",
            "b is in the other row. Choose a hole of your own: A to F.",
        ),
        (
            error("4-4-4-4-x-x-4-4-4-4-4-4-0-8-S", 4),
            "closed_hole",
            "E is closed in this round. Choose an open hole.",
        ),
        (
            error("0-4-4-4-4-4-4-4-4-4-4-4-2-2-S", 0),
            "empty_hole",
            "A is empty. Choose a hole with seeds.",
        ),
        (
            error("2-0-1-0-2-1-0-2-1-0-2-1-36-0-S", 0),
            "endless_sowing",
            "A sowing from A would never end, so it may not be played. Choose another hole.",
        ),
        (
            error("0-0-0-0-0-0-0-0-0-0-0-0-28-20-S", 0),
            "round_over",
            "The round is over. Start the next one or a new game.",
        ),
    ];
    for ((code, said), expected_code, expected) in cases {
        assert_eq!((code, said.as_str()), (expected_code, expected));
    }
    let error = "4-4".parse::<Position>().unwrap_err();
    let said = in_all(&[errors::of_position(&error)]);
    assert!(
        said[1].starts_with("Esto no es una posición de Hoyito: "),
        "{}",
        said[1]
    );
    assert!(said[0].starts_with("This is no position of Hoyito: it has 2 fields. "));
    assert_eq!(
        in_all(&[errors::not_your_move(&YOU, Player::North)])[0],
        "It is the computer’s move. Wait a moment."
    );
}

/// Not a word of the library's English in the other languages, whatever is wrong.
#[test]
fn faults_are_translated_to_the_end() {
    let tag = |name: &str, value: &str| format!("[Variant \"I\"] [{name} \"{value}\"] *");
    let files = [
        "1. A {".into(),
        "1. A (f".into(),
        "[Event \"x".into(),
        "[Event x]".into(),
        "1. A )".into(),
        "(A)".into(),
        format!("A{}", "(A".repeat(101)),
        "A".repeat(1_000_001),
        "1. Q".into(),
        tag("Variant", "IV").replacen("\"I\"", "\"IV\"", 1),
        tag("FEN", "4-4"),
        tag("FEN", "4-4-0-y-S"),
        tag("FEN", "4-4-0-0-E"),
        tag("FEN", "x-8-x-3-0-5-S"),
        tag("FEN", "5-4-0-0-S"),
        tag("FEN", "4-0-4-0-S"),
        tag("FEN", "8-4-0-0-S"),
        tag("Match", "maybe"),
        tag("LastFour", "me"),
        tag("ClosedHoles", "all"),
        tag("EndlessSowing", "allowed"),
        tag("Repetition", "1"),
        "[Variant \"I\"] [FEN \"0-0-0-0-8-8-S\"] [Termination \"agreement\"] *".into(),
        "[Variant \"I\"] 1. A G".into(),
        "[Variant \"I\"] 1. A A".into(),
        "[Variant \"I\"] [FEN \"0-4-4-0-8-0-S\"] A".into(),
        "[Variant \"I\"] [FEN \"x-8-0-0-4-4-S\"] A".into(),
        "[Variant \"I\"] [FEN \"0-0-0-0-8-8-S\"] A".into(),
        "[Variant \"III\"] [FEN \"2-0-1-0-2-1-0-2-1-0-2-1-36-0-S\"] A".into(),
        "[Variant \"II\"] 1. F f 2. A+8".into(),
        "[Variant \"I\"] [Match \"yes\"] A [Variant \"I\"] f".into(),
        "[Variant \"I\"] [Match \"yes\"] [Termination \"resignation N\"] A [Variant \"I\"] f"
            .into(),
        "[Variant \"I\"] [Match \"yes\"] [Termination \"agreement\"] A [FEN \"4-4-0-0-S\"] f"
            .into(),
        "[Variant \"I\"] [Termination \"resignation N\"] A 24-24".into(),
    ];
    for text in files {
        let read = parse_ogn(&text).and_then(|games| read_game(&games));
        let error = match read {
            Ok((_, fault)) => fault.expect(&text),
            Err(error) => error,
        };
        let short: String = text.chars().take(60).collect();
        for language in Language::ALL {
            let said = Texts::new(language).try_say(&errors::of_game_file(&error));
            let said = said.unwrap_or_else(|fault| panic!("{short}: {fault}"));
            assert!(said.ends_with('.'), "{short}: {said}");
            let english = [" the ", " is ", " was ", " and ", "write ", " holes"];
            assert!(
                language == Language::En || !english.iter().any(|word| said.contains(word)),
                "{short}: {said}"
            );
        }
    }
}

#[test]
fn game_files_that_cannot_be_opened() {
    let refused = |text: &str| {
        let games = parse_ogn(text);
        let error = games.and_then(|games| game_of(&games)).unwrap_err();
        let [english, ..] = in_all(&[errors::of_game_file(&error)]);
        english
    };
    assert_eq!(refused(""), "This file holds no game. Choose an OGN file.");
    assert_eq!(
        refused("[Variant \"Oware\"]\n\n1. A *\n"),
        "This game is not Hoyito I, II or III. Other games can’t be opened here."
    );
    assert_eq!(
        refused("1. A )"),
        "This game file (OGN) can’t be read. Line 1, character 6: this ) closes no variation."
    );
    assert_eq!(
        refused("[Variant \"I\"]\n\n1. A B *\n"),
        "The game can be read up to move 2, which can’t be played: B is in the other row. The move is one of a to f."
    );
    assert_eq!(
        refused("[Variant \"I\"]\n[FEN \"4-4-4-0-S\"]\n\n1. A *\n"),
        "The tag FEN of this game file is no position: there are 12 seeds on the board and captured together. \
         Two rows of 1 are played with 8."
    );
    assert_eq!(
        refused("[Variant \"II\"]\n\n1. F f 2. A+8 *\n"),
        "The game can be read up to move 3: A captures 4 seeds, but A+8 is written. Correct it, or write A alone."
    );
}

#[cfg(feature = "serde")]
#[test]
fn a_sentence_as_data_is_id_and_arguments() {
    let said = plain(&YOU, Variant::I, START, 'C');
    assert_eq!(
        serde_json::to_string(&said).unwrap(),
        r#"[{"id":"event-sowed-quiet","args":{"who":"you","hole":"C","laps":5}}]"#
    );
}
