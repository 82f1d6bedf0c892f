//! Fixed positions, searched to fixed depths: how fast the search is, and a signature that changes only with what it
//! does.

use hoyito::{Position, Rules, Rulings, Variant};

use crate::{History, Limits, Report, Table, key::mix, search};

/// Positions of all kinds, each with the depth it is searched to: openings, rounds half played, endings, long rows, short
/// rows, closed holes, a pass, sowings that never end.
const POSITIONS: [(Variant, &str, u32); 18] = [
    (Variant::I, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 17),
    (Variant::I, "0-6-6-1-1-7-0-6-6-0-6-1-8-0-N", 16),
    (Variant::I, "2-1-0-2-1-2-0-1-0-2-1-0-20-16-S", 17),
    (Variant::I, "x-3-1-0-2-5-1-0-6-2-x-0-16-12-N", 16),
    (
        Variant::I,
        "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        9,
    ),
    (Variant::I, "5-0-1-7-0-2-0-3-4-2-8-8-S", 19),
    (Variant::II, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 15),
    (Variant::II, "3-1-4-0-0-0-0-0-4-0-0-0-20-16-S", 19),
    (Variant::II, "1-7-0-2-9-1-3-0-1-6-2-4-4-8-N", 15),
    (Variant::II, "2-0-1-0-2-1-0-2-1-0-2-1-16-20-S", 18),
    (Variant::II, "0-0-0-0-0-0-3-1-2-0-5-1-20-16-S", 17),
    (
        Variant::II,
        "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-N",
        8,
    ),
    (Variant::III, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 15),
    (Variant::III, "1-0-0-2-0-7-3-0-0-1-5-1-12-16-S", 17),
    (Variant::III, "6-0-8-1-1-2-0-3-7-0-2-6-4-8-S", 15),
    (Variant::III, "4-4-4-4-x-x-4-4-4-4-4-4-0-8-N", 15),
    (Variant::III, "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 14),
    (Variant::III, "2-2-1-3-0-0-0-0-12-12-S", 21),
];

/// What a run came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bench {
    /// Positions visited in all.
    pub nodes: u64,
    /// Of every report: nodes, score, best move, line. Equal signatures, equal searches.
    pub signature: u32,
}

/// Searches all positions, each with an empty table of 16 MiB on one thread; `told` hears of each.
///
/// `less` plies are taken off every depth, for a shorter run with another signature.
///
/// ```
/// let run = hoyito_engine::bench(7, |_, _| {});
/// assert_eq!(run, hoyito_engine::bench(7, |_, _| {}));
/// ```
pub fn bench(less: u32, mut told: impl FnMut(&Position, &Report)) -> Bench {
    let mut run = Bench {
        nodes: 0,
        signature: 0,
    };
    let mut state = 0;
    for (variant, text, depth) in POSITIONS {
        let position: Position = text.parse().expect("a position of the list");
        let rules = Rules::new(variant);
        let history = History::start(&Rulings::default(), &position);
        let mut table = Table::with_kib(16 << 10);
        let limits = Limits::depth(depth.saturating_sub(less).max(1));
        let report = search(&position, &rules, &history, limits, &mut table);
        let report = report.expect("somebody can move");
        let line = report.pv.iter().map(|hole| hole.index() as u64 + 1);
        let seen = [
            report.nodes,
            report.score as u64,
            report.best.index() as u64,
        ];
        state = seen
            .into_iter()
            .chain(line)
            .fold(state, |state, word| mix(state ^ word));
        run.nodes += report.nodes;
        told(&position, &report);
    }
    run.signature = (state >> 32) as u32;
    run
}

#[cfg(test)]
mod tests {
    use super::*;
    use hoyito::Turn;

    #[test]
    fn somebody_can_move_in_each() {
        for (variant, text, _) in POSITIONS {
            let position: Position = text
                .parse()
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            let turn = position.settle(&Rules::new(variant)).1;
            assert!(
                matches!(turn, Turn::Moves | Turn::Passed),
                "{variant} {text}"
            );
        }
    }
}
