//! The questions of the present line, and answers that hold only as long as they stand.
//!
//! A question is whether one player, the attacker, wins a margin that a play going on for ever would not give. A line
//! that comes back to a question of its own therefore fails the attacker. Successes never rest on such a return: what
//! the attacker wins is won in finitely many moves, whatever was played before. Failures may rest on one, and then
//! they hold only if the question returned to fails as well.
//!
//! Questions answered by failure stay here while anything they rest on is open, as in Tarjan's algorithm for strongly
//! connected components: each has a number in order of appearance, and each failure knows the lowest number it rests
//! on. When a question fails and neither it nor anything above it rests on a number below its own, then all of them
//! together are a trap: from each, every move of the attacker, or one of the defender's, leads to a failure proved
//! elsewhere or to another of them. The defender stays in the trap for ever; the attacker never gets out: all are
//! proved, with no regard to the line. When a question turns out a success or is given up, whatever stands above it may
//! have rested on it and is forgotten.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Rests on nothing that is open.
pub(super) const FREE: u32 = u32::MAX;

/// A question: a board, and whether its player to move is the attacker.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Question(u128);

impl Question {
    #[inline(always)]
    pub fn new(name: u128, attacks: bool) -> Question {
        Question(2 * name + u128::from(attacks))
    }

    pub fn name(self) -> u128 {
        self.0 / 2
    }

    pub fn attacks(self) -> bool {
        self.0 % 2 == 1
    }
}

/// Names are numbers without a pattern that would matter; one multiplication spreads them.
#[derive(Default)]
pub(super) struct Spread(u64);

impl Hasher for Spread {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u128(u128::from(byte));
        }
    }

    #[inline(always)]
    fn write_u64(&mut self, number: u64) {
        self.write_u128(number.into());
    }

    #[inline(always)]
    fn write_u128(&mut self, number: u128) {
        let folded = number as u64 ^ ((number >> 64) as u64).rotate_left(32) ^ self.0;
        let mixed = folded.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }
}

/// The questions that stand.
#[derive(Default)]
pub(super) struct Standing {
    numbers: HashMap<Question, u32, BuildHasherDefault<Spread>>,
    stack: Vec<Question>,
}

impl Standing {
    /// The number of a question that stands: coming back to it fails the attacker, resting on that number.
    #[inline]
    pub fn number(&self, question: Question) -> Option<u32> {
        self.numbers.get(&question).copied()
    }

    /// Asks a question that does not stand; its number.
    pub fn ask(&mut self, question: Question) -> u32 {
        let number = self.stack.len() as u32;
        self.numbers.insert(question, number);
        self.stack.push(question);
        number
    }

    /// Forgets the question of that number and all after it.
    pub fn forget(&mut self, number: u32) {
        for question in self.stack.drain(number as usize..) {
            self.numbers.remove(&question);
        }
    }

    /// The same, telling of each.
    pub fn settle(&mut self, number: u32, mut each: impl FnMut(Question)) {
        for question in self.stack.drain(number as usize..) {
            self.numbers.remove(&question);
            each(question);
        }
    }
}
