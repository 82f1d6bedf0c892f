//! The committed perft data are what this crate would write again, as far as that is quick.

mod common;

use common::read;
use hoyito_plain::perft_data::{Limits, counts, line, positions};
use hoyito_plain::{Position, Rules, Variant, parse, perft};

/// Position and counts of one line.
fn read_line(text: &str) -> (Position, Vec<u64>) {
    let mut fields = text.split("; ");
    let position = parse(fields.next().expect("a position")).expect(text);
    let counts = (1..)
        .zip(fields)
        .map(|(depth, field)| {
            let nodes = field.strip_prefix(&format!("D{depth} ")).expect(text);
            nodes.parse().expect(text)
        })
        .collect();
    (position, counts)
}

#[test]
fn data_are_reproducible() {
    let few = Limits {
        nodes: 3_000,
        laps: 100_000,
    };
    let (mut lines, mut checked) = (0, 0);
    for variant in Variant::ALL {
        let text = read(&format!("perft/{}.txt", variant.name()));
        let wanted: Vec<Position> = (1..=12).flat_map(|row| positions(variant, row)).collect();
        let found: Vec<_> = text.lines().map(read_line).collect();
        assert_eq!(
            found.iter().map(|f| f.0).collect::<Vec<_>>(),
            wanted,
            "{variant:?}"
        );
        for ((position, counted), text) in found.iter().zip(text.lines()) {
            assert_eq!(line(position, counted), text);
            let again = counts(position, variant, few);
            assert!(counted.starts_with(&again), "{text}: {again:?}");
            // The count with a budget and the plain one are two functions; hold them equal.
            for (depth, &nodes) in (1..).zip(&again) {
                assert_eq!(
                    perft(position, &Rules::new(variant), depth),
                    nodes,
                    "{text}"
                );
                checked += 1;
            }
            lines += 1;
        }
    }
    assert!(
        lines >= 200 && checked >= 3 * lines,
        "{lines} lines, {checked} counts"
    );
}
