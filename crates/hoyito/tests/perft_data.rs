//! The perft data of the plain implementation, counted again by the fast way: every position, every depth.

mod common;

use common::{position, records::read};
use hoyito::{Rules, Variant, perft, perft_divide};

/// Positions and nodes of a variant's file.
fn counted(variant: Variant) -> (usize, u64) {
    let rules = Rules::new(variant);
    let text = read(&format!("perft/{variant}.txt"));
    let mut nodes = 0;
    for line in text.lines() {
        let mut fields = line.split("; ");
        let start = position(fields.next().expect("a position"));
        let mut depths = 0;
        for (depth, field) in (1..).zip(fields) {
            let wanted = field.strip_prefix(&format!("D{depth} ")).expect(line);
            let wanted: u64 = wanted.parse().expect(line);
            let found = perft(&start, &rules, depth);
            assert_eq!(found, wanted, "{variant} {start} depth {depth}");
            if found < 100_000 {
                let parts = perft_divide(&start, &rules, depth);
                assert_eq!(
                    parts.iter().map(|part| part.1).sum::<u64>(),
                    wanted,
                    "{start}"
                );
            }
            nodes += found;
            depths = depth;
        }
        assert!(depths > 0, "{line}");
    }
    (text.lines().count(), nodes)
}

// The totals of testdata/perft/README.md.

#[test]
fn hoyito_i() {
    assert_eq!(counted(Variant::I), (101, 38_654_780));
}

#[test]
fn hoyito_ii() {
    assert_eq!(counted(Variant::II), (108, 30_088_735));
}

#[test]
fn hoyito_iii() {
    assert_eq!(counted(Variant::III), (111, 30_021_462));
}

/// INTERFACES, `hoyito perft`.
#[test]
fn the_start() {
    for (variant, wanted) in [
        (Variant::I, [6, 32, 140, 638, 3029, 13799]),
        (Variant::II, [6, 32, 158, 819, 4044, 19922]),
        (Variant::III, [6, 32, 158, 820, 4056, 20065]),
    ] {
        let (start, rules) = (
            position("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"),
            Rules::new(variant),
        );
        for (depth, nodes) in (1..).zip(wanted) {
            assert_eq!(perft(&start, &rules, depth), nodes, "{variant} {depth}");
        }
    }
}
