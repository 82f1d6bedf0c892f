//! What the end of a round is worth: its seeds, or what they are good for in the rest of the match.
//!
//! In a match the result of a round is where the next one starts from (RULES.md, section 5): who has fewer seeds has
//! holes closed, who is below four has lost, and the winner starts, which on a full board is a burden. So more seeds are
//! not always better. The worth of every result is the chance to win the match from the next round on, estimated by play
//! of the engine against itself ([`PROSPECTS`], `cargo xtask tune --prospects`), stretched so that a won match is worth
//! nine tenths of all seeds, and the margin in seeds counts for one tenth: of equal chances more seeds are better.

use std::sync::Arc;

use hoyito::{Match, Player, Position, Variant};

use crate::eval::SEED;
use crate::key::mix;

/// Seeds a player needs to go on.
const CASA: i32 = 4;

/// Chances of the player who starts to win the match, in parts of a thousand, on 2x6 by the seeds they have: 24 (after a
/// tie, which they did not start), 26, 28 up to 44; from a thousand rounds of each. In Hoyito III after 24 the last four are theirs, as from the third
/// round on.
#[rustfmt::skip]
const PROSPECTS: [[u16; 11]; 3] = [
    [449, 780, 867, 913, 948, 933, 960, 920, 951, 920, 951],
    [590, 846, 842, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000],
    [632, 877, 893, 994, 994, 1000, 1000, 1000, 1000, 1000, 1000],
];

/// What results are worth to South, by South's seeds, in units of the search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Worths {
    south: Arc<[i32]>,
    tag: u64,
}

impl Worths {
    /// Of the round in play in a match; `None` if it is a single round.
    pub fn of(game: &Match) -> Option<Worths> {
        if !game.is_linked() {
            return None;
        }
        let all = i32::from(game.position().row().seeds());
        let limit = game
            .rulings()
            .round_limit
            .map(|limit| limit.max(1) as usize);
        let last = limit.is_some_and(|limit| game.rounds().len() >= limit);
        let first = game.round().start().to_move();
        let chance = |south: i32| -> i32 {
            if south < CASA {
                return 0;
            }
            if all - south < CASA {
                return 1000;
            }
            match (2 * south).cmp(&all) {
                std::cmp::Ordering::Equal if last => 500,
                order if last => 1000 * i32::from(order.is_gt()),
                std::cmp::Ordering::Greater => starter(game.variant(), south, all),
                std::cmp::Ordering::Less => 1000 - starter(game.variant(), all - south, all),
                std::cmp::Ordering::Equal => {
                    let chance = starter(game.variant(), south, all);
                    // Who did not start the tied round starts the next.
                    match first {
                        Player::North => chance,
                        Player::South => 1000 - chance,
                    }
                }
            }
        };
        let worth = |south: i32| {
            let prospect = (2 * chance(south) - 1000) * SEED * all * 9 / 10_000;
            prospect + (2 * south - all) * SEED / 10
        };
        let south: Arc<[i32]> = (0..=all).map(worth).collect();
        let tag = south.iter().fold(1, |tag, &worth| mix(tag ^ worth as u64));
        Some(Worths { south, tag })
    }

    /// Sets apart what is searched with one aim and with another.
    pub fn tag(&self) -> u64 {
        self.tag
    }

    /// What it is worth to `player` to end the round with so many seeds of `all`.
    fn at(&self, player: Player, seeds: i32) -> i32 {
        let last = self.south.len() as i32 - 1;
        match player {
            Player::South => self.south[seeds.clamp(0, last) as usize],
            Player::North => -self.south[(last - seeds).clamp(0, last) as usize],
        }
    }

    /// Of sharing the seeds left, beyond the margin made: what a value of the search is.
    pub fn share(&self, position: &Position, player: Player) -> i32 {
        let own = i32::from(position.captures(player));
        self.at(player, own + i32::from(position.on_board()) / 2) - made(position, player)
    }

    /// The least and the most that can still come of a position.
    pub fn reach(&self, position: &Position, player: Player) -> (i32, i32) {
        let own = i32::from(position.captures(player));
        let ends = own..=own + i32::from(position.on_board());
        let (least, most) = ends
            .map(|seeds| self.at(player, seeds))
            .fold((i32::MAX, i32::MIN), |(least, most), worth| {
                (least.min(worth), most.max(worth))
            });
        let made = made(position, player);
        (least - made, most - made)
    }

    /// Whether at the value `margin` of a position the match is served by seeds alone: no larger margin that can still come of
    /// it is worth less to `player`, and no smaller one more. Then whoever plays for the most seeds plays for the match, and
    /// what holds of the one holds of the other.
    pub fn rise_at(&self, position: &Position, player: Player, margin: i32) -> bool {
        let all = self.south.len() as i32 - 1;
        let own = i32::from(position.captures(player));
        let seeds = (all + margin) / 2;
        let here = self.at(player, seeds);
        (own..=own + i32::from(position.on_board())).all(|end| {
            let there = self.at(player, end);
            if end < seeds {
                there <= here
            } else {
                there >= here
            }
        })
    }

    /// Of a position whose rest is judged by a glance: the mean over results near the one expected.
    pub fn judged(&self, position: &Position, glance: i32) -> i32 {
        let player = position.to_move();
        let board = i32::from(position.on_board());
        let own = i32::from(position.captures(player));
        let expected = own * SEED + (board * SEED + glance) / 2;
        let spread = board * SEED / 4;
        let between = |seeds: i32| {
            let (whole, part) = (seeds.div_euclid(SEED), seeds.rem_euclid(SEED));
            let (low, high) = (self.at(player, whole), self.at(player, whole + 1));
            low + (high - low) * part / SEED
        };
        let (lowest, highest) = (own * SEED, (own + board) * SEED);
        let sum: i32 = [-spread, 0, spread]
            .into_iter()
            .map(|off| between((expected + off).clamp(lowest, highest)))
            .sum();
        sum / 3 - made(position, player)
    }
}

/// The margin made, in units of the search.
fn made(position: &Position, player: Player) -> i32 {
    SEED * (i32::from(position.captures(player)) - i32::from(position.captures(player.other())))
}

/// The chance of the player who starts with `seeds` of `all`, half of them or more.
fn starter(variant: Variant, seeds: i32, all: i32) -> i32 {
    let table = match variant {
        Variant::I => &PROSPECTS[0],
        Variant::II => &PROSPECTS[1],
        Variant::III => &PROSPECTS[2],
    };
    // Places of two seeds on 2x6; boards of other sizes come between.
    let (above, whole) = (48 * seeds - 24 * all, 2 * all.max(1));
    let (place, part) = ((above / whole) as usize, above % whole);
    let chance = |at: usize| table.get(at).map_or(1000, |&chance| i32::from(chance));
    chance(place) + (chance(place + 1) - chance(place)) * part / whole
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::{Ground, Options, Solver};
    use crate::{Effort, History, Limits, Perfect, Random, Table, search};
    use hoyito::{Match, RowLength, Rules, Rulings};

    fn in_match(variant: Variant, position: &Position, rulings: Rulings) -> History {
        History::in_match(&Match::from_start(variant, rulings, *position))
    }

    #[test]
    fn both_players_see_the_same_worth_from_their_side() {
        for variant in Variant::ALL {
            let start = Position::start(RowLength::SIX);
            let game = Match::from_start(variant, Rulings::default(), start);
            let worths = Worths::of(&game).unwrap();
            for south in (0..=48).step_by(2) {
                assert_eq!(
                    worths.at(Player::South, south),
                    -worths.at(Player::North, 48 - south)
                );
            }
            // A match won is worth more than any round that leaves the opponent in it, and winning more than losing.
            let all = 48 * SEED;
            assert!(worths.at(Player::South, 46) > all * 9 / 10);
            assert!((26..=44).all(|south| worths.at(Player::South, south) > 0));
            assert!((46..=48).all(|won| {
                (4..=44).all(|goes_on| {
                    worths.at(Player::South, won) > worths.at(Player::South, goes_on)
                })
            }));
        }
    }

    #[test]
    fn a_single_round_is_worth_its_seeds() {
        let game = Match::single(
            Variant::I,
            Rulings::default(),
            Position::start(RowLength::SIX),
        );
        assert_eq!(Worths::of(&game), None);
    }

    #[test]
    fn in_the_last_round_only_winning_it_counts() {
        let rulings = Rulings {
            round_limit: Some(1),
            ..Rulings::default()
        };
        let game = Match::from_start(Variant::I, rulings, Position::start(RowLength::SIX));
        let worths = Worths::of(&game).unwrap();
        let at = |seeds| worths.at(Player::South, seeds);
        assert_eq!(at(24), 0);
        assert!(at(26) - at(24) > 40 * (at(28) - at(26)) / 4);
    }

    /// Three sowings ahead D looks like the most seeds, and A like the surer round: a round won by few seeds is nearly a
    /// match. Exactly, D ties the round and A wins it.
    #[test]
    fn where_the_aims_differ_the_match_is_played_for() {
        let position: Position = "1-2-1-1-2-1-0-1-2-3-1-1-16-16-S".parse().unwrap();
        let rules = Rules::new(Variant::I);
        let best = |history: &History| {
            let mut table = Table::with_kib(64);
            search(&position, &rules, history, Limits::depth(3), &mut table)
                .unwrap()
                .best
        };
        let alone = best(&History::start(&Rulings::default(), &position));
        let linked = best(&in_match(Variant::I, &position, Rulings::default()));
        let row = position.row();
        assert_eq!((alone.letter(row), linked.letter(row)), ('D', 'A'));
        let ground = Ground::built(&position, &rules).unwrap();
        let mut solver = Solver::new(&position, &rules, ground, 1 << 24).unwrap();
        let solution = solver.solve(&position, &Options::default()).unwrap();
        let value = |hole| {
            let mut moves = solution.moves.iter();
            moves.find(|found| found.hole == hole).unwrap().low
        };
        assert_eq!((value(alone), value(linked)), (0, 8));
    }

    /// What the round in play is worth to the player to move with best play, every line to its end: the rules themselves.
    /// `None` where there is too much of it.
    fn to_the_end(game: &Match, worths: &Worths, left: &mut u32) -> Option<i32> {
        let mover = game.position().to_move();
        if let Some(result) = game.round().result() {
            return Some(worths.at(mover, result[mover.index()].into()));
        }
        *left = left.checked_sub(1)?;
        let mut best = i32::MIN;
        for hole in game.position().legal(game.round().rules()).iter() {
            let mut after = game.clone();
            after.play(hole).unwrap();
            let worth = to_the_end(&after, worths, left)?;
            let same = after.position().to_move() == mover;
            best = best.max(if same { worth } else { -worth });
        }
        Some(best)
    }

    #[test]
    fn what_is_proved_in_a_match_helps_the_match() {
        let mut random = Random::new(7);
        let (mut proved, mut left_alone) = (0, 0);
        for variant in Variant::ALL {
            let rules = Rules::new(variant);
            let mut player = Perfect::new(None);
            for number in 0..60 {
                let rulings = Rulings {
                    repetition: Some(2),
                    round_limit: (number % 3 == 0).then_some(1),
                    ..Rulings::default()
                };
                let start = Position::start(RowLength::new(2 + random.below(2) as u8).unwrap());
                let mut game = Match::from_start(variant, rulings, start);
                let worths = Worths::of(&game).unwrap();
                while game.round().end().is_none() {
                    if let Some(worth) = to_the_end(&game, &worths, &mut 500) {
                        let history = History::in_match(&game);
                        let proof = player
                            .prove(game.position(), &rules, &history, &Effort::default())
                            .unwrap();
                        let holes = proof.iter().flat_map(|proof| proof.holes.iter());
                        for hole in holes {
                            let mover = game.position().to_move();
                            let mut after = game.clone();
                            after.play(hole).unwrap();
                            let found = to_the_end(&after, &worths, &mut 500).unwrap();
                            let same = after.position().to_move() == mover;
                            let found = if same { found } else { -found };
                            assert_eq!(found, worth, "{variant} {}", game.position());
                            proved += 1;
                        }
                        left_alone += u32::from(proof.is_none());
                    }
                    let legal: Vec<_> = game.position().legal(&rules).iter().collect();
                    game.play(legal[random.below(legal.len())]).unwrap();
                }
            }
        }
        assert!(proved > 100 && left_alone > 0, "{proved} {left_alone}");
    }
}
