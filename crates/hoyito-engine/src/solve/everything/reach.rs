//! All boards that can be reached, layer by layer: within a layer in waves, each board's moves once.
//!
//! What moves lead to is first sorted into parts by name, then each part's set takes its own: a set fits the cache,
//! where names in no order would miss it nearly every time.

use std::collections::HashSet;
use std::hash::BuildHasherDefault;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use hoyito::Position;

use super::layer::Layer;
use super::moves::Moves;
use super::{FIRST, Progress};
use crate::solve::game::Game;
use crate::solve::standing::Spread;

/// Parts of a layer, a power of two.
const PARTS: usize = 256;

/// Boards whose moves are followed before their ends are sorted out.
const PIECE: usize = 1 << 21;

/// Boards a thread takes at a time.
const RUN: usize = 1 << 10;

/// Boards whose moves are kept together: few enough to be numbered in [`RUN_BITS`](super::settle::RUN_BITS).
const KEPT: usize = 1 << super::settle::RUN_BITS;

/// What moves lead to, by part.
type Ends = Vec<Vec<u64>>;

type Names = HashSet<u64, BuildHasherDefault<Spread>>;

fn part_of(name: u64) -> usize {
    (name.wrapping_mul(0xd6e8_feb8_6659_fd93) >> 32) as usize % PARTS
}

/// The layers while they are filled: every part of each by its place.
struct Reach<'a> {
    game: &'a Game,
    start: &'a Position,
    threads: usize,
    parts: Vec<Mutex<Names>>,
}

/// All layers, without values, from the lowest up, and the moves of their boards; `None` once there are more than `most`
/// boards.
pub(super) fn reach(
    game: &Game,
    start: &Position,
    threads: usize,
    most: u64,
    told: &dyn Fn(Progress),
) -> Option<(Vec<Layer>, Vec<Vec<Moves>>)> {
    let top = usize::from(start.on_board());
    let places = (FIRST..=top).step_by(4).count();
    let mut reach = Reach {
        game,
        start,
        threads,
        parts: (0..places * PARTS).map(|_| Mutex::default()).collect(),
    };
    let first = game.name(start) as u64;
    if places > 0 {
        reach
            .names((places - 1) * PARTS + part_of(first))
            .insert(first);
    }
    let mut layers: Vec<Layer> = vec![];
    let mut all_moves = vec![];
    for place in (0..places).rev() {
        let done: usize = layers.iter().map(|layer| layer.names.len()).sum();
        all_moves.push(reach.fill(place, most.saturating_sub(done as u64))?);
        let mut names = vec![];
        for part in reach.parts.drain(place * PARTS..) {
            names.extend(part.into_inner().unwrap_or_else(PoisonError::into_inner));
        }
        let layer = Layer::new(place, names);
        told(Progress::Reached {
            seeds: layer.seeds,
            boards: layer.names.len() as u64,
        });
        layers.push(layer);
    }
    layers.reverse();
    all_moves.reverse();
    Some((layers, all_moves))
}

impl Reach<'_> {
    fn names(&self, part: usize) -> std::sync::MutexGuard<'_, Names> {
        self.parts[part]
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Follows all moves within a layer, until nothing is new, and from it; these moves. `None` once there are more than
    /// `most` boards.
    fn fill(&self, place: usize, most: u64) -> Option<Vec<Moves>> {
        let parts = place * PARTS..(place + 1) * PARTS;
        let mut wave: Vec<u64> = parts
            .flat_map(|part| self.names(part).iter().copied().collect::<Vec<_>>())
            .collect();
        let mut moves = vec![];
        while !wave.is_empty() {
            let mut new = vec![];
            for piece in wave.chunks(PIECE) {
                let ends = self.ends(place, piece, &mut moves);
                new.append(&mut self.sort_out(place, &ends));
                let parts = 0..self.parts.len();
                if parts.map(|part| self.names(part).len() as u64).sum::<u64>() > most {
                    return None;
                }
            }
            wave = new;
        }
        Some(moves)
    }

    /// Where the moves of a piece of a layer end, by part, for each thread; the moves themselves join `moves`.
    fn ends(&self, place: usize, piece: &[u64], moves: &mut Vec<Moves>) -> Vec<Ends> {
        let next = AtomicUsize::new(0);
        let all = Mutex::new((vec![], moves));
        thread::scope(|scope| {
            for _ in 0..self.threads.min(piece.len().div_ceil(RUN)) {
                scope.spawn(|| {
                    let mut ends = vec![vec![]; (place + 1) * PARTS];
                    let mut moves = vec![Moves::default()];
                    loop {
                        let from = next.fetch_add(RUN, Ordering::Relaxed);
                        if from >= piece.len() {
                            break;
                        }
                        if moves
                            .last()
                            .is_some_and(|last| last.names.len() + RUN > KEPT)
                        {
                            moves.push(Moves::default());
                        }
                        let last = moves.last_mut().expect("there is one from the first on");
                        for &name in &piece[from..piece.len().min(from + RUN)] {
                            self.ends_of(name, &mut ends, last);
                        }
                    }
                    let moves: Vec<Moves> = moves.into_iter().map(Moves::close).collect();
                    let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
                    all.0.push(ends);
                    all.1.extend(moves);
                });
            }
        });
        all.into_inner().unwrap_or_else(PoisonError::into_inner).0
    }

    fn ends_of(&self, name: u64, ends: &mut [Vec<u64>], moves: &mut Moves) {
        let position = self.game.position_of(name.into(), self.start);
        moves.begin(name);
        self.game.after(&position, |after| {
            let mut end = 0;
            if !after.over {
                let place = (usize::from(after.position.on_board()) - FIRST) / 4;
                end = self.game.name(&after.position) as u64;
                ends[place * PARTS + part_of(end)].push(end);
            }
            moves.push(&after, end);
        });
    }

    /// Puts all into their parts; those that are new to the layer at `place`.
    fn sort_out(&self, place: usize, ends: &[Ends]) -> Vec<u64> {
        let next = AtomicUsize::new(0);
        let all = Mutex::new(vec![]);
        thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    let mut new = vec![];
                    loop {
                        let part = next.fetch_add(1, Ordering::Relaxed);
                        if part >= (place + 1) * PARTS {
                            break;
                        }
                        let mut names = self.names(part);
                        for &name in ends.iter().flat_map(|ends| &ends[part]) {
                            if names.insert(name) && part >= place * PARTS {
                                new.push(name);
                            }
                        }
                    }
                    all.lock()
                        .unwrap_or_else(PoisonError::into_inner)
                        .append(&mut new);
                });
            }
        });
        all.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}
