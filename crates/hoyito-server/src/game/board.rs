//! What lies on the board, and how it came there: rounds, steps and the history as text.

use hoyito::{Hole, Match, MoveError, Played, Player, Position, RowLength};

use crate::protocol::{Kind, LastMove, RoundResult, Setup};

/// A step that stands: its character in the history and its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub(super) mark: char,
    pub(super) number: u32,
}

/// The rounds of a game.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Board {
    kind: Kind,
    /// In a pair, one each round; else one.
    games: Vec<Match>,
    line: Vec<Step>,
    /// Of the first step of the round in play.
    round_from: usize,
    /// Every move ever made, by its number: to know one that comes again.
    moves: Vec<(u32, Player, char)>,
    steps: u32,
}

impl Board {
    pub(super) fn new(setup: &Setup, row: RowLength, first: Player) -> Board {
        let (variant, rulings) = (setup.variant.into(), setup.rulings.into());
        let game = match setup.kind {
            Kind::Match => Match::new(variant, rulings, row, first),
            Kind::Round | Kind::Pair => {
                Match::single(variant, rulings, Position::start(row).with_to_move(first))
            }
        };
        Board {
            kind: setup.kind,
            games: vec![game],
            line: Vec::new(),
            round_from: 0,
            moves: Vec::new(),
            steps: 0,
        }
    }

    fn game_mut(&mut self) -> &mut Match {
        let last = self.games.len() - 1;
        &mut self.games[last]
    }

    /// The match, or the single round, in play.
    pub(super) fn game(&self) -> &Match {
        &self.games[self.games.len() - 1]
    }

    pub(super) fn games(&self) -> &[Match] {
        &self.games
    }

    pub(super) fn steps(&self) -> u32 {
        self.steps
    }

    pub(super) fn line(&self) -> &[Step] {
        &self.line
    }

    /// Rounds finished so far.
    pub(super) fn rounds_over(&self) -> u32 {
        self.rounds().count() as u32
    }

    pub(super) fn rounds(&self) -> impl Iterator<Item = RoundResult> + '_ {
        let rounds = self.games.iter().flat_map(|game| game.rounds());
        rounds.filter_map(|round| {
            Some(RoundResult {
                first: round.start().to_move().into(),
                seeds: round.result()?,
                winner: round.winner()?.player().map(Into::into),
                ended: round.end()?.name().into(),
            })
        })
    }

    /// The move made under this number, standing or not.
    pub(super) fn move_numbered(&self, step: u32) -> Option<(Player, char)> {
        let at = self
            .moves
            .binary_search_by_key(&step, |&(number, ..)| number)
            .ok()?;
        let (_, side, mark) = self.moves[at];
        Some((side, mark))
    }

    /// The place in the line of a move of the round in play that stands.
    pub(super) fn standing(&self, step: u32) -> Option<usize> {
        (self.round_from..self.line.len()).find(|&at| self.line[at].number == step)
    }

    /// The player's last move of the round in play.
    pub(super) fn last_move(&self, side: Player) -> Option<LastMove> {
        let round = self.line.get(self.round_from..)?;
        let step = round.iter().rev().find(|step| {
            let made = self.move_numbered(step.number);
            made.is_some_and(|(mover, _)| mover == side)
        })?;
        Some(LastMove {
            step: step.number,
            hole: step.mark,
        })
    }

    fn note(&mut self, mark: char) {
        let number = self.steps;
        self.line.push(Step { mark, number });
        self.steps += 1;
    }

    pub(super) fn play(&mut self, side: Player, hole: Hole) -> Result<Played, MoveError> {
        let mark = hole.letter(self.game().position().row());
        let played = self.game_mut().play(hole)?;
        self.moves.push((self.steps, side, mark));
        self.note(mark);
        Ok(played)
    }

    pub(super) fn share(&mut self) -> Result<(), MoveError> {
        self.game_mut().agree()?;
        self.note('=');
        Ok(())
    }

    pub(super) fn resign(&mut self, side: Player) -> Result<(), MoveError> {
        self.game_mut().resign(side)?;
        self.note(match side {
            Player::South => '<',
            Player::North => '>',
        });
        Ok(())
    }

    /// Takes back every step of the round from place `at` on; taking back is itself a step.
    pub(super) fn take_back(&mut self, at: usize) {
        for _ in at..self.line.len() {
            self.game_mut().undo();
        }
        self.line.truncate(at);
        self.steps += 1;
    }

    /// Begins the next round where there is one to come; tells whether it did.
    pub(super) fn begin_next(&mut self) -> bool {
        let begun = match self.kind {
            Kind::Round => false,
            Kind::Match => self.game_mut().next_round().is_ok(),
            Kind::Pair => {
                let over = self.game().round().end().is_some();
                let next = over && self.games.len() == 1;
                if next {
                    let game = self.game();
                    let start = game.round().start();
                    let start = Position::start(start.row()).with_to_move(start.to_move().other());
                    let next = Match::single(game.variant(), *game.rulings(), start);
                    self.games.push(next);
                }
                next
            }
        };
        if begun {
            self.note('/');
            self.round_from = self.line.len();
        }
        begun
    }

    /// Who won with what, once nothing is left to play.
    pub(super) fn result(&self) -> Option<(Option<Player>, [u16; 2])> {
        let last = self.game().over()?;
        match self.kind {
            Kind::Pair if self.games.len() < 2 => None,
            Kind::Pair => Some(self.summed()),
            _ => Some((last.winner, last.seeds.map(u16::from))),
        }
    }

    /// The seeds of all rounds that are over together, for a pair.
    pub(super) fn summed(&self) -> (Option<Player>, [u16; 2]) {
        let mut seeds = [0; 2];
        for result in self.games.iter().filter_map(|game| game.round().result()) {
            seeds[0] += u16::from(result[0]);
            seeds[1] += u16::from(result[1]);
        }
        let winner = match seeds[0].cmp(&seeds[1]) {
            std::cmp::Ordering::Greater => Some(Player::South),
            std::cmp::Ordering::Less => Some(Player::North),
            std::cmp::Ordering::Equal => None,
        };
        (winner, seeds)
    }

    pub(super) fn history(&self) -> String {
        self.line.iter().map(|step| step.mark).collect()
    }
}
