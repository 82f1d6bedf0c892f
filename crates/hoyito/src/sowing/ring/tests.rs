//! The rings sow alike: bytes and lanes, lap by lap, for every length, with any number of whole rounds.

use std::vec::Vec;

use super::bytes::Bytes;
use super::shuffle::{Narrow, Wide};
use super::{Back, Ring, TakingLap};
use crate::MAX_RING;

/// A small generator of its own (xorshift), so that the crate's unit tests need no other.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }

    /// Up to `most` seeds on a ring of `len`, some boards with a heap, some full of fours.
    fn board(&mut self, len: usize, most: u64) -> [u8; MAX_RING] {
        let mut board = [0; MAX_RING];
        let kind = self.below(4);
        let mut left = self.below(most) + 1;
        while left > 0 {
            let seeds = match kind {
                0 => self.below(left) + 1,
                1 => 4.min(left),
                _ => 1,
            };
            board[self.below(len as u64) as usize] += seeds as u8;
            left -= seeds;
        }
        board
    }
}

/// Seeds in the hole `by` further on than the hand.
fn seeds_at<R: Ring>(ring: &R, by: usize) -> u8 {
    ring.board()[(ring.at() + by) % ring.len()]
}

/// What can be seen of a ring.
fn seen<R: Ring>(ring: &R) -> (usize, usize, [u8; MAX_RING], Vec<u8>) {
    let ahead: Vec<u8> = (0..ring.len()).map(|by| seeds_at(ring, by)).collect();
    let occupied = ahead
        .iter()
        .enumerate()
        .map(|(by, &seeds)| u32::from(seeds > 0) << by);
    assert_eq!(ring.occupied(), occupied.sum::<u32>());
    (ring.len(), ring.at(), ring.board(), ahead)
}

fn ring_bits(len: usize) -> u32 {
    (1 << len) - 1
}

/// The holes of less than a round whose first lap, sown, ends in an empty hole or makes four.
fn short_by_sowing<R: Ring>(ring: R) -> u32 {
    let ends = |by: usize| {
        let seeds = usize::from(seeds_at(&ring, by));
        let landing = ring.moved(by).lap();
        // An empty hole is not sown; the bit then says what its own seeds would.
        match seeds {
            0 => true,
            _ => seeds < ring.len() && matches!(landing, 1 | 4),
        }
    };
    (0..ring.len()).fold(0, |bits, by| bits | u32::from(ends(by)) << by)
}

/// What laps came to, with the ring after each.
#[derive(PartialEq, Debug)]
enum Did {
    Lap(u8),
    Taking(TakingLap),
    Chain(u8),
    Took,
}

/// Random doings on one ring: laps of either kind, undone as well, taking, chains, going home.
fn doings<R: Back>(ring: R, mut chance: Chance) -> Vec<(Did, usize, [u8; MAX_RING])> {
    let mut ring = ring.moved(chance.below(ring.len() as u64) as usize);
    let mut done = Vec::new();
    for _ in 0..40 {
        let did = match chance.below(12) {
            0..5 => {
                let (at, board, seeds) = (ring.at(), ring.board(), seeds_at(&ring, 0));
                let did = Did::Lap(ring.lap());
                let mut back = ring;
                if seeds > 0 {
                    assert_eq!(back.lap_back(false).map(|lap| lap.seeds), Some(seeds));
                    assert_eq!((back.at(), back.board()), (at, board));
                }
                did
            }
            5..10 => Did::Taking(ring.lap_taking()),
            10 => Did::Chain(ring.take_chain()),
            _ => {
                ring.take();
                Did::Took
            }
        };
        done.push((did, ring.at(), ring.board()));
        if chance.below(8) == 0 {
            ring = ring.home();
            ring = ring.moved(chance.below(ring.len() as u64) as usize);
        }
        // An empty hole at the hand can't be lifted in any game; go to one with seeds.
        match (0..ring.len()).find(|&by| seeds_at(&ring, by) > 0) {
            Some(by) => ring = ring.moved(by),
            None => break,
        }
    }
    done
}

fn alike<A: Back, B: Back>(lengths: core::ops::RangeInclusive<usize>) {
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    let mut rounds = 0;
    for len in lengths {
        for at in 0..2_000 {
            let board = chance.board(len, if at % 2 == 0 { 96 } else { 4 * len as u64 });
            let (one, other) = (A::new(&board, len), B::new(&board, len));
            assert_eq!(seen(&one), seen(&other));
            assert_eq!(seen(&one.home()), seen(&other.home()));
            let turned = chance.below(len as u64) as usize;
            for by in [0, turned] {
                let short = one.moved(by).short();
                assert_eq!(
                    short & ring_bits(len),
                    other.moved(by).short() & ring_bits(len)
                );
                assert_eq!(
                    short & ring_bits(len),
                    short_by_sowing(one.moved(by)),
                    "{board:?} of {len}"
                );
            }
            rounds += u32::from(board.iter().any(|&seeds| seeds as usize >= len));
            let seed = chance.below(u64::MAX) | 1;
            assert_eq!(
                doings(one, Chance(seed)),
                doings(other, Chance(seed)),
                "{board:?} of {len}, {seed}"
            );
        }
    }
    assert!(rounds > 1_000);
}

#[test]
fn rings_of_up_to_sixteen() {
    alike::<Bytes, Narrow>(1..=16);
}

#[test]
fn rings_of_seventeen_and_more() {
    alike::<Bytes, Wide>(17..=24);
}

/// A picture looks like itself turned, and like nothing else.
fn pictures<R: Ring>(lengths: core::ops::RangeInclusive<usize>) {
    let mut chance = Chance(7);
    for len in lengths {
        for _ in 0..500 {
            let board = chance.board(len, 24);
            let by = chance.below(len as u64) as usize;
            let mut turned = board;
            turned[..len].rotate_right(by);
            let (here, there) = (R::new(&board, len), R::new(&turned, len).moved(by));
            assert!(here.looks_like(&here) && there.looks_like(&here));
            let mut more = turned;
            more[chance.below(len as u64) as usize] += 1;
            assert!(!R::new(&more, len).moved(by).looks_like(&here));
        }
    }
}

#[test]
fn a_turned_picture_looks_alike() {
    pictures::<Narrow>(1..=16);
    pictures::<Wide>(17..=24);
}
