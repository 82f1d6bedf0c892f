//! Values of a layer from the largest margin down. At each level the boards that win by so much, or can't help losing
//! by so much, are settled, and the boards before them hear of it; those are found by sowing backwards. What is never
//! settled is an equal share: neither player can force anything.

use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};

use hoyito::ring::Board;

use super::code::{Codes, Hear, Level};
use super::room::Room;
use crate::index::Parts;

/// Codes of both sides.
pub(super) type States<'a> = Vec<&'a [AtomicU8]>;

/// Boards whose predecessors are looked for in one go, so that the misses of reading them overlap.
const BATCH: usize = 128;

/// Boards scanned in one go for those a level begins with.
const SCAN: u64 = 1 << 16;

/// Settled boards a thread hands to idle ones at once.
const GIFT: usize = 1 << 12;

/// Settling one layer.
pub(super) struct Settle<'a> {
    pub room: &'a Room,
    pub codes: &'a Codes,
    pub states: States<'a>,
    pub threads: usize,
    /// Settled boards a thread may remember before it leaves them to another scan.
    pub most: usize,
    pub settled: &'a AtomicU64,
    /// Called by a thread now and then.
    pub tell: &'a (dyn Fn() + Sync),
}

/// A settled board: index, side, and whether its value is a loss, in one word.
#[derive(Clone, Copy)]
struct Known(u64);

impl Known {
    #[inline(always)]
    fn new(side: usize, index: u64, loses: bool) -> Known {
        Known(index << 2 | (side as u64) << 1 | u64::from(loses))
    }

    #[inline(always)]
    fn loses(self) -> bool {
        self.0 & 1 == 1
    }

    #[inline(always)]
    fn side(self) -> usize {
        (self.0 >> 1 & 1) as usize
    }

    #[inline(always)]
    fn index(self) -> u64 {
        self.0 >> 2
    }
}

/// A board that hears something: index, side and what, in one word.
#[derive(Clone, Copy)]
struct Word(u64);

impl Word {
    #[inline(always)]
    fn new(side: usize, index: u64, hear: Hear) -> Word {
        Word(index << 3 | (side as u64) << 2 | hear as u64)
    }

    #[inline(always)]
    fn hear(self) -> usize {
        (self.0 & 3) as usize
    }

    #[inline(always)]
    fn side(self) -> usize {
        (self.0 >> 2 & 1) as usize
    }

    #[inline(always)]
    fn index(self) -> u64 {
        self.0 >> 3
    }
}

/// What the threads share at one level.
struct Shared {
    level: Level,
    /// Ranges of boards handed out for scanning.
    scanned: AtomicU64,
    gifts: Mutex<Gifts>,
    changed: Condvar,
    /// Somebody waits for a gift.
    wanted: AtomicBool,
    /// Boards were left to another scan.
    left: AtomicBool,
}

struct Gifts {
    piles: Vec<Vec<Known>>,
    idle: usize,
    done: bool,
}

impl Settle<'_> {
    /// Settles all levels.
    pub fn run(&self, margin: i8) {
        for value in (1..=margin).rev() {
            while self.level(value) {}
        }
    }

    /// Goes through one level; whether boards were left to another scan.
    fn level(&self, value: i8) -> bool {
        let shared = Shared {
            level: self.codes.level(value),
            scanned: AtomicU64::new(0),
            gifts: Mutex::new(Gifts {
                piles: vec![],
                idle: 0,
                done: false,
            }),
            changed: Condvar::new(),
            wanted: AtomicBool::new(false),
            left: AtomicBool::new(false),
        };
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| Worker::new(self, &shared).run());
            }
        });
        shared.left.into_inner()
    }
}

/// One thread at one level.
struct Worker<'a> {
    settle: &'a Settle<'a>,
    shared: &'a Shared,
    pile: Vec<Known>,
    boards: Vec<Board>,
    words: Vec<Word>,
    codes: Vec<u8>,
}

impl<'a> Worker<'a> {
    fn new(settle: &'a Settle<'a>, shared: &'a Shared) -> Worker<'a> {
        Worker {
            settle,
            shared,
            pile: vec![],
            boards: vec![],
            words: vec![],
            codes: vec![],
        }
    }

    fn run(&mut self) {
        loop {
            while !self.pile.is_empty() {
                self.batch();
                if self.shared.wanted.load(Ordering::Relaxed) && self.pile.len() >= 2 * GIFT {
                    self.give();
                }
            }
            (self.settle.tell)();
            if !self.scan() && !self.receive() {
                return;
            }
        }
    }

    /// Scans the next range; whether there was one.
    fn scan(&mut self) -> bool {
        let mut part = self.shared.scanned.fetch_add(1, Ordering::Relaxed);
        for (side, states) in self.settle.states.iter().enumerate() {
            let parts = (states.len() as u64).div_ceil(SCAN);
            if part >= parts {
                part -= parts;
                continue;
            }
            let first = part * SCAN;
            let end = (first + SCAN).min(states.len() as u64);
            let level = &self.shared.level;
            for index in first..end {
                let state = &states[index as usize];
                if let Some(code) = begin(state, level) {
                    self.settled(side, index, code);
                }
            }
            return true;
        }
        false
    }

    #[inline(always)]
    fn settled(&mut self, side: usize, index: u64, code: u8) {
        self.pile
            .push(Known::new(side, index, code == self.shared.level.loss));
    }

    /// Takes the last boards of the pile and tells those before them.
    fn batch(&mut self) {
        let before = self.pile.len();
        let from = before.saturating_sub(BATCH);
        self.words.clear();
        let last = &self.pile[from..];
        find_before(self.settle.room, last, &mut self.boards, &mut self.words);
        self.pile.truncate(from);
        self.settle
            .settled
            .fetch_add((before - self.pile.len()) as u64, Ordering::Relaxed);
        // First a reading that decides nothing, so that all the misses are under way at once.
        self.codes.clear();
        let states = &self.settle.states;
        let read = |word: &Word| states[word.side()][word.index() as usize].load(Ordering::Relaxed);
        self.codes.extend(self.words.iter().map(read));
        for at in 0..self.words.len() {
            let (word, code) = (self.words[at], self.codes[at]);
            if self.shared.level.hear[word.hear()][usize::from(code)] != code {
                self.hear(word);
            }
        }
    }

    /// Lets a board hear of one of its moves.
    #[inline(always)]
    fn hear(&mut self, word: Word) {
        let state = &self.settle.states[word.side()][word.index() as usize];
        let level = &self.shared.level;
        let hear = &level.hear[word.hear()];
        let mut code = state.load(Ordering::Relaxed);
        loop {
            let new = hear[usize::from(code)];
            if new == code {
                return;
            }
            let ends = new == level.win || new == level.loss;
            let full = ends && self.pile.len() >= self.settle.most;
            let kept = if full { new + level.later } else { new };
            match state.compare_exchange_weak(code, kept, Ordering::Relaxed, Ordering::Relaxed) {
                Err(now) => code = now,
                Ok(_) if full => {
                    self.shared.left.store(true, Ordering::Relaxed);
                    return;
                }
                Ok(_) => {
                    if ends {
                        self.settled(word.side(), word.index(), new);
                    }
                    return;
                }
            }
        }
    }

    /// Leaves half of the pile to whoever has nothing to do.
    #[cold]
    fn give(&mut self) {
        let gift = self.pile.drain(..self.pile.len() / 2).collect();
        let mut gifts = self.gifts();
        gifts.piles.push(gift);
        self.shared.wanted.store(false, Ordering::Relaxed);
        drop(gifts);
        self.shared.changed.notify_one();
    }

    /// Waits for a gift; `false` once nobody has anything left.
    #[cold]
    fn receive(&mut self) -> bool {
        let mut gifts = self.gifts();
        gifts.idle += 1;
        loop {
            if let Some(pile) = gifts.piles.pop() {
                gifts.idle -= 1;
                self.pile = pile;
                return true;
            }
            if gifts.idle == self.settle.threads {
                gifts.done = true;
                self.shared.changed.notify_all();
            }
            if gifts.done {
                return false;
            }
            self.shared.wanted.store(true, Ordering::Relaxed);
            let waited = self.shared.changed.wait(gifts);
            gifts = waited.unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn gifts(&self) -> std::sync::MutexGuard<'a, Gifts> {
        let gifts = self.shared.gifts.lock();
        gifts.unwrap_or_else(PoisonError::into_inner)
    }
}

/// Settles a board that a level begins with; the code if it is one, and no other thread settled it before.
#[inline(always)]
fn begin(state: &AtomicU8, level: &Level) -> Option<u8> {
    let mut code = state.load(Ordering::Relaxed);
    loop {
        let new = level.start[usize::from(code)];
        if new == code {
            return None;
        }
        // Between reading and writing another thread may settle the board, but it may also only count one of its moves
        // off: then it is still to be settled here.
        match state.compare_exchange(code, new, Ordering::Relaxed, Ordering::Relaxed) {
            Ok(_) => return Some(new),
            Err(now) => code = now,
        }
    }
}

/// Adds the boards from which a move or a pass leads to one of `known`.
#[inline(always)]
fn find_before(room: &Room, known: &[Known], boards: &mut Vec<Board>, words: &mut Vec<Word>) {
    // All boards first, so that the misses in the tables of rows are under way at once.
    boards.clear();
    for &known in known {
        let side = &room.sides[known.side()];
        let before = room.turned(known.side());
        let parts = side.index.parts(known.index());
        let others = room.seeds - parts.seeds;
        let turned = room.sides[before].index.of_parts(Parts {
            seeds: others,
            mover: parts.other,
            other: parts.mover,
        });
        if others == 0 || room.odd.maybe(before, turned) {
            let hear = if known.loses() {
                Hear::PassWins
            } else {
                Hear::PassLoses
            };
            words.push(Word::new(before, turned, hear));
        }
        boards.push(side.rows.board(parts));
    }
    for (&known, board) in known.iter().zip(&*boards) {
        let side = &room.sides[known.side()];
        let before = room.turned(known.side());
        let index = &room.sides[before].index;
        let hear = if known.loses() {
            Hear::Wins
        } else {
            Hear::OneLess
        };
        // The opponent sowed last.
        let row = side.setting.mover()..side.setting.open();
        side.sower.back(board, row, |_, board| {
            words.push(Word::new(before, index.of_turned(board), hear));
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// While one thread begins a level with a board, another counts its moves off: it is settled all the same, once.
    #[test]
    fn a_board_is_not_missed_while_its_moves_are_counted_off() {
        let codes = Codes::new(4, 6).unwrap();
        let level = codes.level(2);
        let one_less = &level.hear[Hear::OneLess as usize];
        let state = AtomicU8::new(0);
        let round = AtomicU64::new(0);
        let rounds = 100_000;
        let turn = |mine: u64| {
            while round.load(Ordering::Acquire) != mine {
                std::thread::yield_now();
            }
        };
        let count_off = |code: u8| Some(one_less[usize::from(code)]).filter(|&new| new != code);
        let missed = std::thread::scope(|scope| {
            scope.spawn(|| {
                for number in 0..rounds {
                    turn(2 * number + 1);
                    for _ in 0..6 {
                        // A board settled meanwhile has nothing to count.
                        let _ = state.fetch_update(Ordering::Relaxed, Ordering::Relaxed, count_off);
                    }
                    round.store(2 * number + 2, Ordering::Release);
                }
            });
            let mut missed = 0;
            for number in 0..rounds {
                state.store(codes.open(Some(2), 6), Ordering::Relaxed);
                round.store(2 * number + 1, Ordering::Release);
                // A different moment each time.
                for _ in 0..number % 64 {
                    std::hint::spin_loop();
                }
                let begun = begin(&state, &level);
                turn(2 * number + 2);
                let settled = state.load(Ordering::Relaxed) == level.win;
                missed += u64::from(begun != Some(level.win) || !settled);
            }
            missed
        });
        assert_eq!(missed, 0);
    }
}
