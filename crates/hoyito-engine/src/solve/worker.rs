//! One thread's proof search: does the player to move still win at least so much?
//!
//! Proof-number search from the root down (df-pn): each question has an effort to prove yes and one to prove no, at
//! first guessed from a glance at the board. The search always goes where the cheapest proof seems to be, and leaves
//! a question when its effort exceeds that of the next best.

use hoyito::Position;

use super::effort::{DONE, MOST, NEVER};
use super::facts::{Fact, Facts, WIDEST};
use super::game::{Child, Game};
use super::ground::Probe;
use super::past::Past;
use super::standing::{FREE, Question, Standing};
use crate::eval::SEED;

/// Boards between two looks at whether to stop.
const LOOK: u64 = 1 << 8;

/// Units of a glance that make a proof one step harder: two seeds. What it is matters little.
const STEP: i32 = 2 * SEED;

/// Longest line; [`STACK`] must hold it. Lines of a hundred boards are long. In a browser it must fit the stack there
/// is, a MiB.
const LONGEST: u32 = if cfg!(target_family = "wasm") {
    1 << 9
} else {
    1 << 16
};

/// Bytes of stack for a thread that searches.
#[cfg(not(target_family = "wasm"))]
pub(super) const STACK: usize = (LONGEST as usize) << 12;

/// What a question still seems to take.
#[derive(Clone, Copy, Debug)]
struct Efforts {
    yes: u32,
    no: u32,
    /// The lowest number of a standing question that a proof rests on, [`FREE`] if none.
    low: u32,
}

impl Efforts {
    const fn open(yes: u32, no: u32) -> Efforts {
        Efforts { yes, no, low: FREE }
    }

    const fn proved(yes: bool, low: u32) -> Efforts {
        Efforts {
            yes: DONE,
            no: NEVER,
            low,
        }
        .turned(!yes)
    }

    /// The same seen by the other player.
    const fn turned(self, turn: bool) -> Efforts {
        if turn {
            Efforts {
                yes: self.no,
                no: self.yes,
                ..self
            }
        } else {
            self
        }
    }

    const fn answer(&self) -> Option<bool> {
        match (self.yes, self.no) {
            (DONE, _) => Some(true),
            (_, DONE) => Some(false),
            _ => None,
        }
    }
}

/// A question while it is worked on.
struct Asked {
    question: Question,
    /// Its number among those that stand.
    number: u32,
    least: i8,
    /// Boards visited before it.
    before: u64,
}

/// What the moves of a board come to.
struct Outlook {
    all: Efforts,
    /// The move with the cheapest proof of yes.
    best: usize,
    /// The effort of the next best.
    second: u32,
}

/// One thread's search.
pub(super) struct Worker<'a> {
    pub game: &'a Game,
    pub facts: &'a Facts,
    pub probe: Probe<'a>,
    past: Option<&'a Past>,
    /// Boards visited.
    pub visited: u64,
    /// Takes the last of equals instead of the first, so that two threads at one question go different ways.
    pub last_of_equals: bool,
    standing: Standing,
    stopped: bool,
}

impl<'a> Worker<'a> {
    pub fn new(
        game: &'a Game,
        facts: &'a Facts,
        probe: Probe<'a>,
        past: Option<&'a Past>,
    ) -> Worker<'a> {
        Worker {
            game,
            facts,
            probe,
            past,
            visited: 0,
            last_of_equals: false,
            standing: Standing::default(),
            stopped: false,
        }
    }

    /// Whether the player to move still wins a margin of at least `least` fours, if the round did not end with the board;
    /// `None` when stopped.
    pub fn ask(&mut self, position: &Position, least: i8, stop: &dyn Fn() -> bool) -> Option<bool> {
        self.stopped = false;
        let name = self.game.name(position);
        loop {
            let known = self.known_played_on(position, name);
            if let Some(answer) = answer(position, known, least) {
                return Some(answer);
            }
            self.standing.forget(0);
            let efforts = self.node(position, name, least, Efforts::open(NEVER, NEVER), stop);
            if self.stopped {
                return None;
            }
            if let Some(answer) = efforts.answer() {
                return Some(answer);
            }
        }
    }

    /// Bounds of the margin still to be won by the player to move, as far as they are known, in fours.
    pub fn known(&mut self, position: &Position) -> (i8, i8) {
        let fours = Game::fours(position);
        let (low, high) = self.known_of(position, self.game.name(position));
        (low.max(-fours), high.min(fours))
    }

    fn known_of(&mut self, position: &Position, name: u128) -> (i8, i8) {
        if self.past.is_some_and(|past| past.is_end(name)) {
            return (0, 0);
        }
        self.known_played_on(position, name)
    }

    /// The same of a board with which the round does not end even if it does so when it comes up again.
    #[inline]
    fn known_played_on(&mut self, position: &Position, name: u128) -> (i8, i8) {
        let Some(past) = self.past else {
            return self.known_freely(position, name, self.facts);
        };
        let free = self.known_freely(position, self.game.plain_name(name), &past.facts);
        let (low, high) = past.bounds(position, free);
        match self.facts.get(name) {
            Some(fact) => (fact.low.max(low), fact.high.min(high)),
            None => (low, high),
        }
    }

    /// The same in rounds without a past.
    #[inline]
    fn known_freely(&mut self, position: &Position, name: u128, facts: &Facts) -> (i8, i8) {
        let value = self.probe.value(self.game, position);
        if let Some(value) = value.or_else(|| self.probe.by_name(name)) {
            return (value, value);
        }
        facts
            .get(name)
            .map_or((-WIDEST, WIDEST), |fact| (fact.low, fact.high))
    }

    /// What is known of a board without looking at its moves.
    #[inline]
    fn at_once(&mut self, position: &Position, name: u128, least: i8) -> Option<bool> {
        let known = self.known_of(position, name);
        answer(position, known, least)
    }

    /// Works on a question until it is proved or takes more than `most`.
    fn node(
        &mut self,
        position: &Position,
        name: u128,
        least: i8,
        most: Efforts,
        stop: &dyn Fn() -> bool,
    ) -> Efforts {
        let before = self.visited;
        self.visited += 1;
        if self.visited.is_multiple_of(LOOK) {
            self.facts.count(LOOK);
            self.stopped |= stop() || self.probe.fault.is_some();
        }
        let question = Question::new(name, least > 0);
        let number = self.standing.ask(question);
        let asked = Asked {
            question,
            number,
            least,
            before,
        };
        if number >= LONGEST {
            return self.leave(&asked, Efforts::open(MOST, MOST));
        }
        let mut moves: Vec<(Child, Efforts)> = Vec::with_capacity(position.row().get());
        for child in self.game.children(position) {
            let efforts = self.first(&child, least);
            moves.push((child, efforts));
        }
        loop {
            let outlook = self.look(&mut moves, least);
            let Efforts { yes, no, .. } = outlook.all;
            let proved = outlook.all.answer().is_some();
            if proved || yes >= most.yes || no >= most.no || self.stopped {
                return self.leave(&asked, outlook.all);
            }
            let (child, efforts) = &mut moves[outlook.best];
            // A little more than the next best, so as not to go back and forth between two.
            let enough = outlook
                .second
                .saturating_add(outlook.second / 4)
                .saturating_add(1);
            let others = no.saturating_sub(efforts.no);
            let most_no = if most.no == NEVER {
                NEVER
            } else {
                most.no - others
            };
            let most = Efforts::open(most.yes.min(enough), most_no);
            let (asked, turn) = (child.asked(least), !child.again);
            let found = self.node(&child.position, child.name, asked, most.turned(turn), stop);
            *efforts = found.turned(turn);
        }
    }

    /// A move seen for the first time.
    fn first(&mut self, child: &Child, least: i8) -> Efforts {
        if child.over {
            return Efforts::proved(child.gain >= least, FREE);
        }
        let asked = child.asked(least);
        if let Some(yes) = self.at_once(&child.position, child.name, asked) {
            return Efforts::proved(yes == child.again, FREE);
        }
        // Half-way between this margin and the one below.
        let middle = SEED * (4 * i32::from(least) - 2);
        let ahead = (child.order - middle) / STEP;
        Efforts::open(1 + (-ahead).max(0) as u32, 1 + ahead.max(0) as u32)
    }

    /// A move again; `last` is what was found at the last visit.
    #[inline]
    fn again(&mut self, child: &Child, least: i8, last: Efforts) -> Efforts {
        let asked = child.asked(least);
        if let Some(number) = self.standing.number(Question::new(child.name, asked > 0)) {
            // It fails the attacker.
            return Efforts::proved((asked <= 0) == child.again, number);
        }
        match self.facts.get(child.name) {
            None => last,
            Some(fact) => match fact.answer(asked) {
                Some(yes) => Efforts::proved(yes == child.again, FREE),
                None if fact.least == asked && fact.yes > 0 => {
                    Efforts::open(fact.yes, fact.no).turned(!child.again)
                }
                None => last,
            },
        }
    }

    /// What all moves come to: the cheapest yes, every no.
    fn look(&mut self, moves: &mut [(Child, Efforts)], least: i8) -> Outlook {
        let mut all = Efforts::open(NEVER, DONE);
        let (mut best, mut second, mut order) = (0, NEVER, i32::MIN);
        for (at, (child, efforts)) in moves.iter_mut().enumerate() {
            if efforts.answer().is_none() {
                *efforts = self.again(child, least, *efforts);
            }
            let equal = child.order > order || self.last_of_equals && child.order == order;
            if efforts.yes < all.yes || efforts.yes == all.yes && efforts.yes != NEVER && equal {
                second = all.yes;
                (all.yes, best, order) = (efforts.yes, at, child.order);
            } else {
                second = second.min(efforts.yes);
            }
            all.no = all.no.saturating_add(efforts.no);
        }
        if all.yes == DONE {
            all = moves[best].1;
        } else if all.no == DONE {
            let lows = moves.iter().map(|(_, efforts)| efforts.low);
            all = Efforts::proved(false, lows.min().unwrap_or(FREE));
        } else {
            all = Efforts::open(all.yes.min(MOST), all.no.min(MOST));
        }
        Outlook { all, best, second }
    }

    /// Takes a question off the line and remembers what was found.
    fn leave(&mut self, asked: &Asked, mut found: Efforts) -> Efforts {
        let question = asked.question;
        let fails = found.answer() == Some(!question.attacks());
        if fails && found.low < asked.number {
            // Stays standing. Should it be forgotten, it is at least easy to find again.
            self.note(asked, Efforts::open(found.yes, found.no));
            return found;
        }
        if fails {
            let attack = if question.attacks() {
                asked.least
            } else {
                1 - asked.least
            };
            let facts = self.facts;
            self.standing.settle(asked.number, |trapped| {
                if trapped != question {
                    let least = if trapped.attacks() {
                        attack
                    } else {
                        1 - attack
                    };
                    facts.change(trapped.name(), |fact| fact.prove(least, !trapped.attacks()));
                }
            });
        } else {
            self.standing.forget(asked.number);
        }
        found.low = FREE;
        if self.stopped {
            return Efforts::open(MOST, MOST);
        }
        match found.answer() {
            Some(yes) => {
                let work = self.work(asked);
                self.facts.change(question.name(), |fact| {
                    fact.work = fact.work.max(work);
                    fact.prove(asked.least, yes);
                });
            }
            None => self.note(asked, found),
        }
        found
    }

    /// Remembers efforts.
    fn note(&self, asked: &Asked, found: Efforts) {
        let work = self.work(asked);
        self.facts.change(asked.question.name(), |fact| {
            fact.work = fact.work.max(work);
            fact.least = asked.least;
            fact.yes = found.yes.clamp(1, MOST);
            fact.no = found.no.clamp(1, MOST);
        });
    }

    fn work(&self, asked: &Asked) -> u8 {
        ((self.visited - asked.before).ilog2() / 3) as u8
    }
}

/// Whether a position is worth at least `least`, if known bounds or the seeds left tell.
#[inline]
fn answer(position: &Position, (low, high): (i8, i8), least: i8) -> Option<bool> {
    let fours = Game::fours(position);
    match least {
        _ if least <= low.max(-fours) => Some(true),
        _ if least > high.min(fours) => Some(false),
        _ => None,
    }
}

impl Fact {
    /// Whether the board is worth at least `least`, if that is proved.
    #[inline]
    pub fn answer(&self, least: i8) -> Option<bool> {
        match least {
            _ if self.low >= least => Some(true),
            _ if self.high < least => Some(false),
            _ => None,
        }
    }

    /// The board is worth at least `least`, or less.
    fn prove(&mut self, least: i8, yes: bool) {
        if yes {
            self.low = self.low.max(least);
        } else {
            self.high = self.high.min(least - 1);
        }
    }
}
