//! A match: rounds, filling, closed holes (RULES.md, section 5; III's last four: section 3).

use std::cmp::Ordering;

use crate::board::{MAX_RING, Player, Position};
use crate::round::{End, Round, Rulings};
use crate::sowing::{EndlessSowing, LastFour, Refusal, Rules, Variant};

/// The start of a round from the captures of the round before: each player fills holes with
/// four seeds from their own left, closes the rest and keeps what is over.
pub fn fill(row: usize, captures: [u8; 2], first: Player, closed_leftmost: bool) -> Position {
    let mut p = Position {
        row,
        seeds: [0; MAX_RING],
        closed: [false; MAX_RING],
        captures,
        to_move: first,
    };
    for player in [Player::South, Player::North] {
        let mut holes: Vec<usize> = p.row_of(player).collect();
        if closed_leftmost {
            holes.reverse();
        }
        let own = &mut p.captures[player.index()];
        for hole in holes {
            if *own >= 4 {
                *own -= 4;
                p.seeds[hole] = 4;
            } else {
                p.closed[hole] = true;
            }
        }
    }
    p
}

/// One finished round of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinishedRound {
    /// Who was to move first.
    pub first: Player,
    /// Captures of South and North, kept seeds included.
    pub result: [u8; 2],
    /// Who captured more; `None` is a tie.
    pub winner: Option<Player>,
    /// How it ended.
    pub end: End,
    /// Moves played.
    pub moves: u32,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchEnd {
    /// Who won; `None` is a draw.
    pub winner: Option<Player>,
    /// Seeds of South and North after the last round.
    pub seeds: [u8; 2],
}

/// A match, or with `single` one round only.
#[derive(Clone, Debug)]
pub struct Match {
    variant: Variant,
    endless_sowing: EndlessSowing,
    rulings: Rulings,
    row: usize,
    single: bool,
    first: Player,
    round: Round,
    finished: Vec<FinishedRound>,
    over: Option<MatchEnd>,
}

impl Match {
    /// Begins a match or a single round from the usual start.
    pub fn new(
        variant: Variant,
        endless_sowing: EndlessSowing,
        rulings: Rulings,
        row: usize,
        first: Player,
        single: bool,
    ) -> Match {
        let start = Position {
            to_move: first,
            ..Position::start(row)
        };
        let rules = Rules {
            endless_sowing,
            ..Rules::new(variant)
        };
        let round = Round::new(rules, rulings, start);
        let finished = Vec::new();
        let over = None;
        let mut m = Match {
            variant,
            endless_sowing,
            rulings,
            row,
            single,
            first,
            round,
            finished,
            over,
        };
        m.finish_rounds();
        m
    }

    /// The rounds that are over.
    pub fn finished(&self) -> &[FinishedRound] {
        &self.finished
    }

    /// The round in play, or the last one once all is over.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// How the match ended, if it did.
    pub fn over(&self) -> Option<MatchEnd> {
        self.over
    }

    /// Sows a hole; a new round begins by itself.
    pub fn play(&mut self, hole: usize) -> Result<(), Refusal> {
        if self.over.is_some() {
            return Err(Refusal::RoundOver);
        }
        self.round.play(hole)?;
        self.finish_rounds();
        Ok(())
    }

    /// Books the round if it is over and begins the next; that one may be over at once too.
    fn finish_rounds(&mut self) {
        while let (None, Some(end)) = (self.over, self.round.end()) {
            let result = self.round.position().captures;
            let winner = match result[0].cmp(&result[1]) {
                Ordering::Greater => Some(Player::South),
                Ordering::Less => Some(Player::North),
                Ordering::Equal => None,
            };
            let moves = self.round.moves();
            self.finished.push(FinishedRound {
                first: self.first,
                result,
                winner,
                end,
                moves,
            });
            let count = self.finished.len();
            let beaten = result[0] < 4 || result[1] < 4;
            if self.single
                || beaten
                || self
                    .rulings
                    .round_limit
                    .is_some_and(|k| count >= k as usize)
            {
                self.over = Some(MatchEnd {
                    winner,
                    seeds: result,
                });
                return;
            }
            self.first = winner.unwrap_or(self.first.other());
            let start = fill(self.row, result, self.first, self.rulings.closed_leftmost);
            let rules = Rules {
                variant: self.variant,
                last_four: self.last_four(count + 1, winner),
                endless_sowing: self.endless_sowing,
            };
            self.round = Round::new(rules, self.rulings, start);
        }
    }

    /// Who gets the last four of the round with this number, counted from 1.
    fn last_four(&self, number: usize, winner_before: Option<Player>) -> LastFour {
        match winner_before {
            Some(Player::South) if self.variant == Variant::III && number >= 3 => LastFour::South,
            Some(Player::North) if self.variant == Variant::III && number >= 3 => LastFour::North,
            _ => LastFour::Captor,
        }
    }
}
