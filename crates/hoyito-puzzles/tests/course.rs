//! The page's course, held against the rules: every step can be played as it says, does what its words tell, and where
//! a step asks for a hole, no other hole would do as well.

use hoyito::{Hole, Player, Position, Rules, Trace, Variant};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Step {
    id: String,
    position: String,
    /// What South sows, one sowing after the other.
    line: String,
    /// `end`: the hole of the last drop is asked for, and the sowing shown.
    ask: Option<String>,
    /// What sets the hole apart from all others.
    only: Option<String>,
    /// Of the first sowing: laps, the hole of the last drop, seeds captured, the last four.
    laps: u32,
    end: char,
    #[serde(default)]
    captured: u8,
    #[serde(default)]
    last_four: u8,
}

fn course() -> Vec<(Variant, Vec<Step>)> {
    let text = include_str!("../../../web/src/learn/course.json");
    let steps: std::collections::BTreeMap<String, Vec<Step>> = serde_json::from_str(text).unwrap();
    let named = steps
        .into_iter()
        .map(|(name, steps)| (name.parse().unwrap(), steps));
    named.collect()
}

fn trace(position: &Position, rules: &Rules, hole: Hole) -> Trace {
    position.trace(rules, hole).unwrap()
}

fn last_drop(trace: &Trace) -> Hole {
    *trace.laps.last().unwrap().drops.last().unwrap()
}

#[test]
fn every_step_does_what_it_says() {
    let course = course();
    assert_eq!(course.len(), 3);
    for (variant, steps) in course {
        let rules = Rules::new(variant);
        assert!((8..=10).contains(&steps.len()), "{variant}");
        for step in steps {
            let told = format!("{variant} {}", step.id);
            let mut now: Position = step.position.parse().unwrap();
            assert_eq!(now.to_string(), step.position, "{told}");
            assert_eq!(now.to_move(), Player::South, "{told}");
            let row = now.row();
            let holes: Vec<Hole> = (step.line.chars())
                .map(|letter| Hole::from_letter(letter, row).unwrap())
                .collect();
            let first = trace(&now, &rules, holes[0]);
            assert_eq!(first.played.laps, step.laps, "{told}");
            assert_eq!(last_drop(&first).letter(row), step.end, "{told}");
            assert_eq!(first.played.captured, step.captured, "{told}");
            let last_four = first.played.last_four.map_or(0, |taken| taken.seeds);
            assert_eq!(last_four, step.last_four, "{told}");
            // Somebody who looks at a board without fours is not misled by roofs that mean nothing yet.
            assert!(!now.board().contains(&4), "{told}");
            for hole in holes {
                if let Some(only) = &step.only {
                    let does = |hole: Hole| {
                        let played = now.play(&rules, hole).unwrap();
                        match only.as_str() {
                            "captures" => played.captured > 0,
                            "most" => played.captured >= step.captured,
                            "passes" => played.passed,
                            other => panic!("{told}: {other}"),
                        }
                    };
                    let doing: Vec<Hole> = now
                        .legal(&rules)
                        .iter()
                        .filter(|hole| does(*hole))
                        .collect();
                    assert_eq!(doing, [hole], "{told}");
                    assert!(now.legal(&rules).len() > 2, "{told}: nothing to choose");
                }
                assert_eq!(now.to_move(), Player::South, "{told}");
                now = now.play(&rules, hole).unwrap().position;
            }
            the_words_hold(&step, variant, &first);
        }
    }
}

/// What the texts of a step claim beyond its figures (locales/en/learn.ftl).
fn the_words_hold(step: &Step, variant: Variant, first: &Trace) {
    let position: Position = step.position.parse().unwrap();
    let (row, end) = (position.row(), last_drop(first));
    let empty = position.seeds(end) == 0;
    let captures = &first.laps[0].captures;
    let passed_fours = || {
        let mut seeds = position.board().to_vec();
        let drops = &first.laps[0].drops;
        drops
            .iter()
            .filter(|drop| {
                seeds[drop.index()] += 1;
                seeds[drop.index()] == 4 && **drop != end
            })
            .count()
    };
    match step.id.as_str() {
        "sow" => assert!(empty && first.laps[0].drops.len() == 3),
        "relay" | "ends" => assert_eq!(first.played.captured, 0),
        "casa-I" => assert_eq!(captures[..], [end]),
        "way-I" => assert!(captures.len() == 2 && !captures.contains(&end)),
        "other-I" => assert!(end.owner(row) == Player::North && captures[..] == [end]),
        "casa" => assert!(first.played.again),
        "standing" => {
            let rules = Rules::new(variant);
            let others = position
                .legal(&rules)
                .iter()
                .filter(|hole| hole.letter(row) != 'C');
            let misleading = others.filter(|hole| {
                let laps = trace(&position, &rules, *hole).laps;
                let mut seeds = position.board().to_vec();
                laps[0].drops.iter().any(|drop| {
                    seeds[drop.index()] += 1;
                    seeds[drop.index()] == 4
                })
            });
            assert!(misleading.count() > 0, "nothing misleads");
        }
        "chain" => assert!(captures.len() == 3 && first.played.again && passed_fours() == 2),
        "again" => assert_eq!(step.line.len(), 2),
        "pass" => assert!(
            position
                .holes_of(Player::North)
                .all(|hole| position.seeds(hole) == 0)
        ),
        "last-four" => assert_eq!(first.played.captured + step.last_four, position.on_board()),
        "match" | "match-III" => {
            assert!(!position.closed().is_empty());
            let all = first.laps.iter().flat_map(|lap| &lap.drops);
            assert!(all.clone().all(|drop| !position.is_closed(*drop)));
            // The sowing comes past the closed ones.
            let rows: Vec<_> = first.laps[0]
                .drops
                .iter()
                .map(|drop| drop.owner(row))
                .collect();
            assert!(rows.contains(&Player::North));
        }
        other => panic!("no words are known for {other}"),
    }
    assert!(step.ask.as_deref().is_none_or(|ask| ask == "end"));
}
