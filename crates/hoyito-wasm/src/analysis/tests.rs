//! The analysis board as the page uses it.

use crate::analysis::view::{Draft, StudyView};
use crate::analysis::{Analyst, Study, check};
use crate::view::Side;

fn opened(text: &str) -> Study {
    let mut study = Study::default();
    study.open(text).unwrap();
    study
}

/// The moves as listed, variations in parentheses.
fn listed(view: &StudyView) -> String {
    let mut text = String::new();
    let mut depth = 0;
    for item in &view.items {
        while depth > item.depth {
            text.push(')');
            depth -= 1;
        }
        if item.opens {
            // A second variation of the same move.
            if depth == item.depth {
                text.push_str(")(");
            } else {
                text.push('(');
            }
            depth = item.depth;
        }
        text.push_str(item.number.as_deref().unwrap_or_default());
        text.push_str(&item.text);
        text.push_str(item.glyph);
        for comment in &item.comments {
            text.push_str(&format!("{{{comment}}}"));
        }
    }
    text + &")".repeat(depth as usize)
}

const FILE: &str = "[Variant \"II\"]\n[Event \"Fiesta\"]\n[South \"Ana\"]\n[Odd \"kept\"]\n\n\
    {Before all} 1. F! {good} (1. A a {so (quietly)} (1... b) 2. B) (1. C $9) f 2. D *\n";

#[test]
fn variations_and_comments_come_back_as_they_went() {
    let study = opened(FILE);
    let view = study.view();
    assert_eq!(
        listed(&view),
        "1.F!{good}(1.Aa{so (quietly)}(1…b+4)2.B)(1.C)1…f2.D"
    );
    assert_eq!(view.opening, ["Before all"]);
    assert_eq!(view.players, [Some("Ana".to_string()), None]);
    let written = study.ogn(None);
    for part in [
        "[Event \"Fiesta\"]",
        "[Odd \"kept\"]",
        "{Before all}",
        "C$9",
        "{so (quietly)}",
    ] {
        assert!(written.contains(part), "{written}");
    }
    let again = opened(&written);
    assert_eq!(again.ogn(None), written);
    assert_eq!(again.view().items, view.items);
    // The text that links carry holds the place as well.
    let mut there = opened(&view.text);
    assert_eq!(there.view(), view);
    let inside = view
        .items
        .iter()
        .find(|item| item.text == "b+4")
        .unwrap()
        .node;
    let at_variation = there.jump(inside);
    assert_eq!(
        opened(&at_variation.text).view().position,
        at_variation.position
    );
}

#[test]
fn plain_games_have_links_a_person_can_read() {
    let mut study = Study::default();
    assert_eq!(study.view().text, "I/4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    study.play(5).unwrap();
    let view = study.play(11).unwrap();
    assert_eq!(view.text, "I/4-4-4-4-4-4-4-4-4-4-4-4-0-0-S/Ff");
    let back = study.jump(view.line[0]);
    assert_eq!(back.text, "I/4-4-4-4-4-4-4-4-4-4-4-4-0-0-S/Ff/1");
    let again = opened(&back.text).view();
    assert_eq!((again.position, again.done), (back.position, 1));
    let other = "III/2-1-0-0-0-0-0-0-0-x-1-12-20-12-N";
    let mut third = opened(other);
    assert_eq!(third.view().text, other);
    // A position alone is of the variant on the board.
    let alone = third.open("4-4-4-4-0-0-S").unwrap();
    assert_eq!(alone.text, "III/4-4-4-4-0-0-S");
    // Another move is a variation, which only a file can tell.
    let branch = study.play(8).unwrap();
    assert_eq!(listed(&branch), "1.Ff+12(1…c+8)");
    assert!(
        branch.text.starts_with("at Fc\n[Variant"),
        "{}",
        branch.text
    );
    assert_eq!(opened(&branch.text).view(), branch);
}

#[test]
fn malformed_texts_say_why_and_change_nothing() {
    let mut study = opened("II/4-4-4-4-4-4-4-4-4-4-4-4-0-0-S/Ff");
    let before = study.view();
    for (text, id) in [
        ("II/4-4-4-4-4-4-4-4-4-4-4-4-0-4-S", "error-bad-position"),
        ("II/4-4-S", "error-bad-position"),
        ("4-4-4-4-4-4-4-4-4-4-4-5-0-0-S", "error-bad-position"),
        ("IV/4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "error-ogn-variant"),
        ("II/4-4-4-4-4-4-4-4-4-4-4-4-0-0-S/FF", "error-ogn-move"),
        ("II/4-4-4-4-4-4-4-4-4-4-4-4-0-0-S/Ff/x", "error-bad-request"),
        ("", "error-ogn-empty"),
        ("at F\n", "error-ogn-empty"),
        ("[Variant \"II\"] 1. F (", "error-ogn-syntax"),
        ("§", "error-ogn-syntax"),
    ] {
        let failure = study.open(text).unwrap_err();
        assert_eq!(failure.sentence.id, id, "{text}");
        assert_eq!(study.view(), before);
    }
    let long = "x".repeat(2 << 20);
    assert_eq!(
        study.open(&long).unwrap_err().sentence.id,
        "error-study-too-large"
    );
}

#[test]
fn what_can_not_be_played_in_a_variation_is_kept_as_a_comment() {
    let study = opened("[Variant \"I\"]\n\n1. F (1. A A B) a *");
    assert_eq!(listed(&study.view()), "1.F(1.A{1. AB})1…a");
    assert_eq!(opened(&study.ogn(None)).view().items, study.view().items);
}

#[test]
fn a_match_with_a_variation_after_a_round_given_up() {
    // Captures before it, so that the match goes on.
    let file = "[Variant \"III\"]\n[Match \"yes\"]\n[Termination \"resignation N\"]\n\n1. A b *\n\n\
        [Variant \"III\"]\n[Match \"yes\"]\n\n1. A *\n";
    let mut study = opened(file);
    let view = study.view();
    let rounds: Vec<_> = view.items.iter().filter_map(|item| item.round).collect();
    assert_eq!(rounds, [2]);
    let last = view.items[1].node;
    assert_eq!(view.items[2].ended, Some("resignation"));
    // What might have been played instead of giving up.
    let there = study.jump(last);
    let open = there.view.board.iter().find(|hole| hole.playable).unwrap();
    let more = study.play(open.index).unwrap();
    assert!(!more.can_promote);
    let written = study.ogn(None);
    let again = opened(&written);
    assert_eq!(again.ogn(None), written);
    assert_eq!(again.view().items.len(), more.items.len());
    assert!(written.contains("[Termination \"resignation N\"]"));
}

#[test]
fn lines_are_moved_up_removed_and_brought_back() {
    let mut study = opened("[Variant \"II\"]\n\n1. F (1. A {here} a) f *");
    let view = study.view();
    let a = view
        .items
        .iter()
        .find(|item| item.text == "a")
        .unwrap()
        .node;
    assert!(study.jump(a).can_promote);
    let up = study.promote();
    assert_eq!(listed(&up), "1.A{here}(1.Ff)1…a");
    study.jump(up.line[0]);
    let gone = study.remove();
    assert_eq!((listed(&gone).as_str(), gone.can_restore), ("1.Ff", true));
    let back = study.restore().unwrap();
    assert_eq!(listed(&back), "1.A{here}(1.Ff)1…a");
    assert!(!back.can_restore);
}

#[test]
fn a_line_can_be_looked_at_and_kept() {
    const LINE: &str = "aAE";
    let mut study = opened("II/4-4-4-4-4-4-4-4-4-4-4-4-0-0-S/F");
    let before = study.view();
    let peek = study.peek(LINE, 2);
    assert_eq!(peek.moves, 3);
    assert_ne!(peek.view.board, before.view.board);
    assert_eq!(study.view(), before);
    let kept = study.add_line(LINE).unwrap();
    assert_eq!((kept.items.len(), kept.at), (4, before.at));
    let letters: String = kept.items[1..].iter().map(|item| &item.text[..1]).collect();
    assert_eq!(letters, LINE);
}

#[test]
fn every_move_gets_a_value_and_a_reason() {
    let mut analyst = Analyst::default();
    for (text, moves) in [
        ("I/4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 6),
        ("III/4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-N", 10),
    ] {
        let study = opened(text);
        let first = analyst.ask(&study.view().question).unwrap();
        assert_eq!(first.moves.len(), moves);
        assert!(
            first
                .moves
                .iter()
                .all(|each| each.value.is_some() && each.why.is_some())
        );
        let more = analyst.deepen(20_000);
        assert!(more.depth > first.depth && more.nodes > first.nodes);
        assert!(
            more.moves
                .is_sorted_by_key(|each| std::cmp::Reverse(each.value))
        );
        for each in &more.moves {
            assert_eq!(each.line.first(), Some(&each.letter));
            let line = each.line.concat();
            assert_eq!(study.peek(&line, 0).moves as usize, each.line.len());
        }
    }
}

#[test]
fn values_that_are_proved_say_so() {
    let study = opened("I/0-1-2-3-0-0-0-0-0-2-0-0-27-13-S");
    let mut analyst = Analyst::default();
    let mut values = analyst.ask(&study.view().question).unwrap();
    for _ in 0..200 {
        if values.done {
            break;
        }
        values = analyst.deepen(10_000);
    }
    assert!(values.done && values.moves.iter().all(|each| each.exact));
    assert_eq!(values.moves[0].value, Some(35 - 13));
    assert!(values.moves[0].best);
    let over = opened("I/0-0-0-0-0-0-0-0-0-0-0-0-24-24-S");
    let nothing = analyst.ask(&over.view().question).unwrap();
    assert!(nothing.done && nothing.moves.is_empty() && nothing.mover.is_none());
}

#[test]
fn proofs_take_the_place_of_estimates() {
    use hoyito_engine::solve::{Ground, Options, Solver};
    for text in ["II/4-4-4-4-4-4-4-4-0-0-S", "III/4-4-4-4-x-4-4-4-4-x-8-0-N"] {
        let study = opened(text);
        let mut analyst = Analyst::default();
        let mut values = analyst.ask(&study.view().question).unwrap();
        for _ in 0..300 {
            if values.done {
                break;
            }
            values = analyst.deepen(20_000);
        }
        assert!(
            values.done && values.moves.iter().all(|each| each.exact),
            "{values:?}"
        );
        let (variant, position) = text.split_once('/').unwrap();
        let position: hoyito::Position = position.parse().unwrap();
        let rules = hoyito::Rules::new(variant.parse().unwrap());
        let mut solver = Solver::new(&position, &rules, Ground::none(), 1 << 24).unwrap();
        let solution = solver.solve(&position, &Options::default()).unwrap();
        for bounds in solution.moves {
            let index = bounds.hole.index() as u8;
            let found = values.moves.iter().find(|each| each.hole == index);
            let found = found.unwrap();
            assert_eq!(found.value, Some(bounds.low), "{text} {index}");
            assert_eq!(
                line_value(&position, &rules, &found.line),
                bounds.low,
                "{text} {found:?}"
            );
        }
    }
}

/// What a line played to its end brings the player who begins it; seeds nobody wins are shared.
fn line_value(position: &hoyito::Position, rules: &hoyito::Rules, line: &[String]) -> i32 {
    let player = position.to_move();
    let end = line.iter().fold(*position, |now, letter| {
        let hole = hoyito::Hole::from_letter(letter.parse().unwrap(), now.row()).unwrap();
        now.play(rules, hole).unwrap().position
    });
    super::worth::lead(&end, player)
}

#[test]
fn a_game_is_looked_over() {
    // Seeds thrown away near the end, where everything is proved.
    let mut study = opened("I/0-1-2-3-0-0-0-0-0-2-0-0-27-13-S");
    let mut analyst = Analyst::default();
    let mut values = analyst.ask(&study.view().question).unwrap();
    while !values.done {
        values = analyst.deepen(10_000);
    }
    let (best, worst) = (&values.moves[0], values.moves.last().unwrap());
    let lost = best.value.unwrap() - worst.value.unwrap();
    assert!(lost > 0, "{values:?}");
    let view = study.play(worst.hole).unwrap();
    let mut review = analyst.review(&view.whole).unwrap();
    while review.looked < review.all {
        review = analyst.look();
    }
    let margins: Vec<_> = review.margins.iter().map(|margin| margin.value).collect();
    assert_eq!(margins, [best.value, worst.value]);
    assert_eq!(review.lost, [lost.unsigned_abs(), 0]);
    assert_eq!(review.choices[0], 1);
    assert!(review.accuracy[0] < Some(100) && review.accuracy[1].is_none());
    let fault = &review.faults[0];
    assert_eq!(
        (fault.at, fault.lost, fault.exact),
        (0, lost.unsigned_abs(), true)
    );
    let better = fault.better.as_ref().unwrap();
    let found = values.moves.iter().find(|each| each.letter == *better);
    assert_eq!(found.unwrap().value, best.value);
}

fn draft(seeds: &[u8]) -> Draft {
    Draft {
        variant: "II".to_string(),
        holes: (seeds.len() / 2) as u8,
        seeds: seeds.iter().map(|&seeds| Some(seeds)).collect(),
        captures: [0, 0],
        typed: None,
        mover: Side::N,
        last_four: None,
    }
}

#[test]
fn captures_are_filled_in_and_faults_told() {
    let fine = check(draft(&[4, 0, 3, 1])).unwrap();
    assert_eq!(fine.draft.captures, [4, 4]);
    assert_eq!(fine.text.as_deref(), Some("II/4-0-3-1-4-4-N"));
    assert_eq!(
        opened(fine.text.as_deref().unwrap()).view().position,
        "4-0-3-1-4-4-N"
    );
    let typed = Draft {
        captures: [1, 90],
        typed: Some(Side::S),
        ..draft(&[4, 0, 3, 1])
    };
    assert_eq!(check(typed).unwrap().draft.captures, [1, 7]);
    let odd = check(draft(&[4, 0, 3, 2])).unwrap();
    assert_eq!((odd.on_board, odd.total, odd.text), (9, 16, None));
    assert_eq!(odd.fault.unwrap().id, "error-bad-position");
    assert!(check(draft(&[9, 9, 9, 9])).unwrap().fault.is_some());
    let closed = Draft {
        variant: "III".to_string(),
        seeds: vec![Some(4), None, Some(4), Some(0)],
        last_four: Some(Side::N),
        ..draft(&[0; 4])
    };
    let closed = check(closed).unwrap();
    assert_eq!(closed.position.as_deref(), Some("4-x-4-0-4-4-N"));
    let opened = opened(closed.text.as_deref().unwrap());
    let typed = Some(Side::S);
    assert_eq!(
        opened.draft(),
        Draft {
            typed,
            ..closed.draft
        }
    );
    // A longer row: what was there stays, new holes hold four.
    let longer = Draft {
        holes: 3,
        ..draft(&[1, 2, 3, 2])
    };
    let seeds = check(longer).unwrap().draft.seeds;
    assert_eq!(seeds, [1, 2, 4, 3, 2, 4].map(Some));
    assert!(
        check(Draft {
            holes: 13,
            ..draft(&[4, 4])
        })
        .is_err()
    );
}
