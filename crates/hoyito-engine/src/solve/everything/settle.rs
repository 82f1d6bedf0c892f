//! Values of all boards of a layer, from the largest margins down: whoever can win so much by a capture does; a board
//! all of whose moves lead to such wins of the opponent loses as much; a board with a move to such a loss wins it. What
//! no win reaches goes on for ever and is worth 0.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::thread;

use super::Progress;
use super::layer::Layer;
use super::moves::{Moves, NAME_BITS, NONE};

/// Boards of one run, whose moves' ends are looked up in order of their names: the more there are, the closer together
/// they lie.
pub(super) const RUN_BITS: u32 = 20;
const RUN: usize = 1 << RUN_BITS;

const _: () = assert!(NAME_BITS + RUN_BITS <= 64);

/// Settles all layers, the lowest first, by the moves of each one's boards.
pub(super) fn settle(
    layers: &mut [Layer],
    moves: Vec<Vec<Moves>>,
    threads: usize,
    told: &dyn Fn(Progress),
) {
    for (place, moves) in moves.into_iter().enumerate() {
        let (below, rest) = layers.split_at_mut(place);
        let forward = Forward::of(below, &rest[0], moves, threads);
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

/// A run of boards.
struct Run {
    /// Their places in the layer.
    places: Vec<u32>,
    /// For each what the best capture wins.
    captures: Vec<i8>,
    /// Places their quiet moves lead to and come from.
    quiet: Vec<(u32, u32)>,
}

impl Run {
    fn of(below: &[Layer], layer: &Layer, moves: &Moves) -> Run {
        let numbered = |name: u64, at: usize| name << RUN_BITS | at as u64;
        let mut names: Vec<u64> = (moves.names.iter().enumerate())
            .map(|(at, &name)| numbered(name, at))
            .collect();
        let mut run = Run {
            places: vec![0; names.len()],
            captures: Vec::with_capacity(names.len()),
            quiet: vec![],
        };
        each_in_order(&mut names, layer, |at, place| run.places[at] = place as u32);
        drop(names);
        // What moves lead to, each with its board's number in the run: within the layer, and by place of another
        // layer, gain and who moves next.
        let mut quiet: Vec<u64> = vec![];
        let mut captures: BTreeMap<(usize, i8, bool), Vec<u64>> = BTreeMap::new();
        for at in 0..moves.names.len() {
            let (over, ends) = moves.of_board(at);
            run.captures.push(over);
            for end in ends {
                let list = if end.place() == below.len() {
                    &mut quiet
                } else {
                    let kind = (end.place(), end.gain(), end.again());
                    captures.entry(kind).or_default()
                };
                list.push(numbered(end.name(), at));
            }
        }
        for ((place, gain, again), mut ends) in captures {
            let lower = &below[place];
            each_in_order(&mut ends, lower, |at, place| {
                let value = lower.values[place];
                let best = &mut run.captures[at];
                *best = (*best).max(gain + if again { value } else { -value });
            });
        }
        run.quiet.reserve_exact(quiet.len());
        each_in_order(&mut quiet, layer, |at, place| {
            run.quiet.push((place as u32, run.places[at]));
        });
        run
    }
}

/// Of names that each carry a number, all of a layer: the number and the place in the layer, by rising names.
fn each_in_order(names: &mut [u64], layer: &Layer, mut each: impl FnMut(usize, usize)) {
    names.sort_unstable();
    let mut places = layer.in_order();
    for &name in &*names {
        let place = places.place(name >> RUN_BITS);
        let place = place.expect("a board that was met or reached is in its layer");
        each(name as usize % RUN, place);
    }
}

impl Forward {
    fn of(below: &[Layer], layer: &Layer, moves: Vec<Moves>, threads: usize) -> Forward {
        let all = layer.names.len();
        let next = Mutex::new(moves.into_iter());
        let forward = Mutex::new(Forward {
            captures: vec![NONE; all],
            quiet: vec![0; all],
            moves: vec![],
        });
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let moves = next.lock().unwrap_or_else(PoisonError::into_inner).next();
                        let Some(moves) = moves else { return };
                        let run = Run::of(below, layer, &moves);
                        drop(moves);
                        let mut forward = forward.lock().unwrap_or_else(PoisonError::into_inner);
                        forward.add(run);
                    }
                });
            }
        });
        forward.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&mut self, mut run: Run) {
        for (&place, &capture) in run.places.iter().zip(&run.captures) {
            self.captures[place as usize] = capture;
        }
        for &(_, from) in &run.quiet {
            self.quiet[from as usize] += 1;
        }
        self.moves.append(&mut run.quiet);
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
