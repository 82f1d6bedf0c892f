//! Whole matches told from first to last, and the rules pages read through.

use std::collections::BTreeSet;

use hoyito::{Hole, HoleSet, Match, Player, Round, RowLength, Rulings, Variant};
use hoyito_texts::{Language, ReadBlock, Seats, Sentence, Texts, events, results, rules_page};

/// Plays whole matches by a fixed rule and says all there is to say: nothing may be missing in any language.
#[test]
fn whole_matches_can_be_told() {
    let texts = Language::ALL.map(Texts::new);
    let mut heard = BTreeSet::new();
    let mut say = |said: &[Sentence]| {
        for sentence in said {
            heard.insert(sentence.id);
            for texts in &texts {
                texts.try_say(sentence).unwrap();
            }
        }
    };
    for variant in Variant::ALL {
        for seed in 0..20u64 {
            let rulings = Rulings {
                round_limit: Some(4),
                no_capture_limit: Some(60),
                ..Rulings::default()
            };
            let mut game = Match::new(variant, rulings, RowLength::SIX, Player::South);
            let mut random = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
            let seats = if seed % 2 == 0 {
                Seats::SHARED
            } else {
                Seats::against_computer(Player::South)
            };
            while game.over().is_none() {
                let round = game.round();
                if let Some(result) = round.result() {
                    say(&[results::round(&seats, result)]);
                    let before = *round.start();
                    game.next_round().unwrap();
                    let number = game.rounds().len() as u32;
                    say(&events::next_round(
                        &seats,
                        number,
                        &before,
                        game.round().start(),
                    ));
                    continue;
                }
                let legal: Vec<Hole> = legal(round).iter().collect();
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                game.play(legal[(random % legal.len() as u64) as usize])
                    .unwrap();
                let round = game
                    .rounds()
                    .iter()
                    .rev()
                    .find(|round| !round.steps().is_empty())
                    .unwrap();
                let step = round.steps().last().unwrap();
                say(&events::step(&seats, round.rules(), round.rulings(), step));
            }
            say(&[results::of_match(&seats, &game.over().unwrap())]);
        }
    }
    for id in [
        "event-sowed-quiet",
        "event-sowed-casas",
        "event-sowed-landing",
        "event-sowed-chain",
        "event-again",
        "event-again-passed",
        "event-passed",
        "event-last-four",
        "event-last-four-previous",
        "event-end-last-four",
        "event-round-won",
        "event-round-next",
        "event-closed",
        "event-kept",
    ] {
        assert!(heard.contains(id), "never heard: {id}; heard: {heard:?}");
    }
}

fn legal(round: &Round) -> HoleSet {
    round.position().legal(round.rules())
}

#[test]
fn the_rules_can_be_read() {
    for variant in Variant::ALL {
        let names: Vec<&str> = rules_page(variant)
            .iter()
            .map(|section| section.heading)
            .collect();
        assert_eq!(
            names,
            [
                "rules-overview",
                "rules-board",
                "rules-play",
                "rules-captures",
                "rules-end",
                "rules-match",
                "rules-rulings",
                "rules-record",
            ]
        );
        for language in Language::ALL {
            let page = Texts::new(language).rules_page(variant);
            assert_eq!(page.len(), names.len());
            for section in &page {
                assert!(
                    !section.heading.starts_with("rules-"),
                    "{language}: {}",
                    section.heading
                );
                assert!(!section.blocks.is_empty());
            }
            let own = format!("Hoyito {variant}");
            let ReadBlock::Paragraph(overview) = &page[0].blocks[1] else {
                panic!("{language}: the overview is no paragraph");
            };
            assert!(overview.contains(&own), "{language}: {overview}");
            let ReadBlock::Paragraph(sources) = page[7].blocks.last().unwrap() else {
                panic!("{language}: the sources are no paragraph");
            };
            for name in [
                "Víktor Bautista i Roca",
                "Salvador Cases i Majoral",
                "Mancala World",
                "Wikimanqala",
            ] {
                assert!(sources.contains(name), "{language}: {sources}");
            }
        }
    }
    let page = Texts::new(Language::En).rules_page(Variant::I);
    let ReadBlock::List(rulings) = &page[6].blocks[1] else {
        panic!("the rulings are no list");
    };
    assert_eq!(
        rulings[0].default.as_deref(),
        Some("default: Not allowed: pick another hole")
    );
    assert_eq!(
        rulings[1].default.as_deref(),
        Some("default: The third time")
    );
}
