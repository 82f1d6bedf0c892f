//! Values of all boards of a layer, from the largest margins down: whoever can win so much by a capture does; a board
//! all of whose moves lead to such wins of the opponent loses as much; a board with a move to such a loss wins it. What
//! no win reaches goes on for ever and is worth 0.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::thread;

use hoyito::Position;

use super::layer::Layer;
use super::{FIRST, Progress};
use crate::solve::game::Game;

/// No capture.
const NONE: i8 = i8::MIN;

/// Boards of one go, whose moves' ends are looked up in order of their names: in no order nearly every one would miss
/// the cache.
const RUN_BITS: u32 = 17;
const RUN: usize = 1 << RUN_BITS;

const _: () = assert!(super::NAME_BITS + RUN_BITS <= 64);

/// Settles all layers, the lowest first.
pub(super) fn settle(
    game: &Game,
    start: &Position,
    layers: &mut [Layer],
    threads: usize,
    told: &dyn Fn(Progress),
) {
    for place in 0..layers.len() {
        let (below, rest) = layers.split_at_mut(place);
        let forward = Forward::of(game, start, below, &rest[0], threads);
        rest[0].values = forward.settle();
        told(Progress::Settled {
            seeds: rest[0].seeds,
        });
    }
}

/// The moves of all boards of a layer.
struct Forward {
    /// What the best capture wins, in fours; [`NONE`] without any.
    captures: Vec<i8>,
    /// Quiet moves and passes.
    quiet: Vec<u8>,
    /// Where each of them leads to and comes from.
    moves: Vec<(u32, u32)>,
}

/// Moves of a run of boards: names of what they lead to, each with its board's number in the run.
#[derive(Default)]
struct Ends {
    quiet: Vec<u64>,
    /// By place of the layer, gain and who moves next.
    captures: BTreeMap<(usize, i8, bool), Vec<u64>>,
}

impl Ends {
    fn of(
        game: &Game,
        start: &Position,
        layer: &Layer,
        names: &[u64],
        captures: &mut [i8],
        quiet: &mut [u8],
    ) -> Ends {
        let mut ends = Ends::default();
        for (at, &name) in names.iter().enumerate() {
            let position = game.position_of(name.into(), start);
            game.after(&position, |after| {
                if after.over {
                    captures[at] = captures[at].max(after.gain);
                    return;
                }
                let seeds = usize::from(after.position.on_board());
                let end = (game.name(&after.position) as u64) << RUN_BITS | at as u64;
                if seeds == layer.seeds {
                    ends.quiet.push(end);
                    quiet[at] += 1;
                } else {
                    let kind = ((seeds - FIRST) / 4, after.gain, after.again);
                    ends.captures.entry(kind).or_default().push(end);
                }
            });
        }
        ends
    }

    /// What captures win, and the quiet moves by places in the layer.
    fn look_up(
        self,
        below: &[Layer],
        layer: &Layer,
        first: usize,
        captures: &mut [i8],
    ) -> Vec<(u32, u32)> {
        for ((place, gain, again), mut ends) in self.captures {
            ends.sort_unstable();
            let lower = &below[place];
            for end in ends {
                let to = lower.place(end >> RUN_BITS);
                let value = lower.values[to.expect("what a move leads to was reached")];
                let best = &mut captures[end as usize % RUN];
                *best = (*best).max(gain + if again { value } else { -value });
            }
        }
        let mut quiet = self.quiet;
        quiet.sort_unstable();
        let place = |end: u64| {
            let to = layer.place(end >> RUN_BITS);
            let to = to.expect("what a move leads to was reached");
            (to as u32, (first + end as usize % RUN) as u32)
        };
        quiet.into_iter().map(place).collect()
    }
}

impl Forward {
    fn of(
        game: &Game,
        start: &Position,
        below: &[Layer],
        layer: &Layer,
        threads: usize,
    ) -> Forward {
        let all = layer.names.len();
        let mut forward = Forward {
            captures: vec![NONE; all],
            quiet: vec![0; all],
            moves: vec![],
        };
        let runs = forward
            .captures
            .chunks_mut(RUN)
            .zip(forward.quiet.chunks_mut(RUN));
        let runs = Mutex::new(layer.names.chunks(RUN).zip(runs).enumerate());
        let moves = Mutex::new(vec![]);
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let run = runs.lock().unwrap_or_else(PoisonError::into_inner).next();
                        let Some((number, (names, (captures, quiet)))) = run else {
                            return;
                        };
                        let ends = Ends::of(game, start, layer, names, captures, quiet);
                        let mut found = ends.look_up(below, layer, number * RUN, captures);
                        moves
                            .lock()
                            .unwrap_or_else(PoisonError::into_inner)
                            .append(&mut found);
                    }
                });
            }
        });
        forward.moves = moves.into_inner().unwrap_or_else(PoisonError::into_inner);
        forward
    }
    /// The values.
    fn settle(self) -> Vec<i8> {
        let back = Back::of(self.captures.len(), &self.moves);
        drop(self.moves);
        let (captures, mut open) = (self.captures, self.quiet);
        let mut values = vec![NONE; captures.len()];
        // Boards by what they win or lose at least by captures alone.
        let most = captures
            .iter()
            .map(|value| value.unsigned_abs() & 127)
            .max();
        let mut by_margin: Vec<Vec<u32>> = vec![vec![]; usize::from(most.unwrap_or(0)) + 1];
        for (at, (&capture, &open)) in captures.iter().zip(&open).enumerate() {
            if capture > 0 || capture != NONE && open == 0 {
                by_margin[usize::from(capture.unsigned_abs())].push(at as u32);
            }
        }
        let mut settled = vec![];
        for margin in (1..by_margin.len()).rev() {
            let margin_value = margin as i8;
            for at in std::mem::take(&mut by_margin[margin]) {
                if values[at as usize] == NONE {
                    let value = captures[at as usize];
                    values[at as usize] = value;
                    settled.push(at);
                }
            }
            while let Some(at) = settled.pop() {
                let value = values[at as usize];
                for &before in back.of_board(at) {
                    let place = before as usize;
                    if values[place] != NONE {
                        continue;
                    }
                    if value < 0 {
                        // A move to a loss of the opponent, and larger ones are settled already.
                        values[place] = -value;
                        settled.push(before);
                        continue;
                    }
                    open[place] -= 1;
                    if open[place] > 0 {
                        continue;
                    }
                    // All quiet moves lose this margin or more, the last one this.
                    let best = captures[place].max(-margin_value);
                    if best == -margin_value {
                        values[place] = best;
                        settled.push(before);
                    } else if best < 0 {
                        by_margin[usize::from(best.unsigned_abs())].push(before);
                    }
                    // A capture that wins nothing or something has its turn by itself.
                }
            }
        }
        for value in &mut values {
            if *value == NONE {
                *value = 0;
            }
        }
        values
    }
}

/// Quiet moves from their ends.
struct Back {
    first: Vec<u32>,
    from: Vec<u32>,
}

impl Back {
    fn of(boards: usize, moves: &[(u32, u32)]) -> Back {
        let mut first = vec![0u32; boards + 1];
        for &(to, _) in moves {
            first[to as usize] += 1;
        }
        let mut sum = 0;
        for count in &mut first {
            sum += *count;
            *count = sum;
        }
        let mut from = vec![0; moves.len()];
        for &(to, board) in moves {
            first[to as usize] -= 1;
            from[first[to as usize] as usize] = board;
        }
        Back { first, from }
    }

    /// The boards with a quiet move to this one, as often as they have one.
    fn of_board(&self, board: u32) -> &[u32] {
        let board = board as usize;
        &self.from[self.first[board] as usize..self.first[board + 1] as usize]
    }
}
