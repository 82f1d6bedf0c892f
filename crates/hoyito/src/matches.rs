//! A match: linked rounds, filling, closed holes, kept seeds (RULES.md, section 5).

use alloc::{vec, vec::Vec};
use core::fmt;

use crate::{
    CASA, ClosedHoles, Hole, LastFour, MoveError, Played, Player, Position, Round, RoundStep,
    RowLength, Rules, Rulings, Setup, Undone, Variant, Winner,
};

/// How a match ended.
///
/// ```
/// use hoyito::{Match, Player, RowLength, Rulings, Variant};
/// let mut game = Match::new(Variant::I, Rulings::default(), RowLength::SIX, Player::South);
/// game.resign(Player::North)?;
/// let end = game.over().unwrap();
/// assert_eq!((end.winner, end.seeds), (Some(Player::South), [48, 0]));
/// # Ok::<(), hoyito::MoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchEnd {
    /// Who won; `None` for a drawn match.
    pub winner: Option<Player>,
    /// Seeds of South and North.
    pub seeds: [u8; 2],
}

/// Why no next round can begin.
///
/// ```
/// use hoyito::{Match, NoNextRound, Player, RowLength, Rulings, Variant};
/// let mut game = Match::new(Variant::I, Rulings::default(), RowLength::SIX, Player::South);
/// assert_eq!(game.next_round(), Err(NoNextRound::RoundInPlay));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoNextRound {
    /// The round in play is not over.
    RoundInPlay,
    /// The match is over.
    MatchOver,
}

impl fmt::Display for NoNextRound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoNextRound::RoundInPlay => "the round in play is not over; finish it first",
            NoNextRound::MatchOver => "the match is over; start another",
        })
    }
}

impl core::error::Error for NoNextRound {}

/// A match of linked rounds, or one single round: the whole of a game as it is played and kept.
///
/// ```
/// use hoyito::{Match, Player, RowLength, Rulings, Variant};
/// let mut game = Match::new(Variant::III, Rulings::default(), RowLength::SIX, Player::South);
/// game.agree()?;
/// game.next_round().unwrap();
/// assert_eq!(game.rounds().len(), 2);
/// // The round was tied and South had started it, so North starts.
/// assert_eq!(game.position().to_move(), Player::North);
/// # Ok::<(), hoyito::MoveError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    variant: Variant,
    rulings: Rulings,
    linked: bool,
    /// Never empty; the last is in play or just over.
    rounds: Vec<Round>,
    /// Rounds taken back whole, the next to come last.
    undone: Vec<Round>,
}

impl Match {
    /// Linked rounds from the usual start, `first` to move.
    ///
    /// ```
    /// use hoyito::{Match, Player, RowLength, Rulings, Variant};
    /// let game = Match::new(Variant::I, Rulings::default(), RowLength::SIX, Player::North);
    /// assert_eq!(game.position().to_move(), Player::North);
    /// ```
    pub fn new(variant: Variant, rulings: Rulings, row: RowLength, first: Player) -> Match {
        Match::from_start(variant, rulings, Position::start(row).with_to_move(first))
    }

    /// Linked rounds, the first of them from any position.
    ///
    /// ```
    /// use hoyito::{Match, Rulings, Variant};
    /// let start = "4-4-4-4-x-x-4-4-4-4-4-4-0-8-N".parse().unwrap();
    /// assert!(Match::from_start(Variant::I, Rulings::default(), start).is_linked());
    /// ```
    pub fn from_start(variant: Variant, rulings: Rulings, start: Position) -> Match {
        Match::with_first_round(variant, rulings, start, LastFour::Captor, true)
    }

    /// One round only, from any position.
    ///
    /// ```
    /// use hoyito::{Match, Position, RowLength, Rulings, Variant};
    /// let game = Match::single(Variant::I, Rulings::default(), Position::start(RowLength::SIX));
    /// assert!(!game.is_linked());
    /// ```
    pub fn single(variant: Variant, rulings: Rulings, start: Position) -> Match {
        Match::with_first_round(variant, rulings, start, LastFour::Captor, false)
    }

    pub(crate) fn with_first_round(
        variant: Variant,
        rulings: Rulings,
        start: Position,
        last_four: LastFour,
        linked: bool,
    ) -> Match {
        let rules = Rules {
            last_four,
            ..Rules::under(variant, &rulings)
        };
        let rounds = vec![Round::new(rules, rulings, start)];
        Match {
            variant,
            rulings,
            linked,
            rounds,
            undone: vec![],
        }
    }

    /// Which Hoyito.
    ///
    /// ```
    /// use hoyito::{Match, Player, RowLength, Rulings, Variant};
    /// let game = Match::new(Variant::II, Rulings::default(), RowLength::SIX, Player::South);
    /// assert_eq!(game.variant(), Variant::II);
    /// ```
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The rulings it is played under.
    ///
    /// ```
    /// use hoyito::{Match, Player, RowLength, Rulings, Variant};
    /// let game = Match::new(Variant::II, Rulings::default(), RowLength::SIX, Player::South);
    /// assert_eq!(game.rulings().repetition, Some(3));
    /// ```
    pub const fn rulings(&self) -> &Rulings {
        &self.rulings
    }

    /// Whether rounds are linked; else it is one single round.
    ///
    /// ```
    /// use hoyito::{Match, Player, RowLength, Rulings, Variant};
    /// assert!(Match::new(Variant::I, Rulings::default(), RowLength::SIX, Player::South).is_linked());
    /// ```
    pub const fn is_linked(&self) -> bool {
        self.linked
    }

    /// All rounds; the last is in play or just over.
    ///
    /// ```
    /// use hoyito::{Match, Player, RowLength, Rulings, Variant};
    /// let game = Match::new(Variant::I, Rulings::default(), RowLength::SIX, Player::South);
    /// assert_eq!(game.rounds().len(), 1);
    /// ```
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The round in play or just over.
    ///
    /// ```
    /// use hoyito::{Match, Player, RowLength, Rulings, Variant};
    /// let game = Match::new(Variant::I, Rulings::default(), RowLength::SIX, Player::South);
    /// assert!(game.round().steps().is_empty());
    /// ```
    pub fn round(&self) -> &Round {
        &self.rounds[self.rounds.len() - 1]
    }

    fn round_mut(&mut self) -> &mut Round {
        let last = self.rounds.len() - 1;
        &mut self.rounds[last]
    }

    /// The position now.
    ///
    /// ```
    /// use hoyito::{Match, Player, Position, RowLength, Rulings, Variant};
    /// let game = Match::new(Variant::I, Rulings::default(), RowLength::SIX, Player::South);
    /// assert_eq!(game.position(), &Position::start(RowLength::SIX));
    /// ```
    pub fn position(&self) -> &Position {
        self.round().position()
    }

    /// Plays `hole` in the round in play.
    ///
    /// # Errors
    /// Why the hole may not be played; nothing changes then.
    ///
    /// ```
    /// use hoyito::{Hole, Match, Player, RowLength, Rulings, Variant};
    /// let mut game = Match::new(Variant::I, Rulings::default(), RowLength::SIX, Player::South);
    /// game.play(Hole::new(0).unwrap())?;
    /// # Ok::<(), hoyito::MoveError>(())
    /// ```
    pub fn play(&mut self, hole: Hole) -> Result<Played, MoveError> {
        let played = self.round_mut().play(hole)?;
        self.undone.clear();
        Ok(played)
    }

    /// The players share the rest of the round.
    ///
    /// # Errors
    /// [`MoveError::RoundOver`].
    ///
    /// ```
    /// use hoyito::{Match, Player, RowLength, Rulings, Variant};
    /// let mut game = Match::new(Variant::I, Rulings::default(), RowLength::SIX, Player::South);
    /// game.agree()?;
    /// assert_eq!(game.round().result(), Some([24, 24]));
    /// # Ok::<(), hoyito::MoveError>(())
    /// ```
    pub fn agree(&mut self) -> Result<(), MoveError> {
        self.round_mut().agree()?;
        self.undone.clear();
        Ok(())
    }

    /// `player` resigns the round.
    ///
    /// # Errors
    /// [`MoveError::RoundOver`].
    ///
    /// ```
    /// use hoyito::{Match, Player, RowLength, Rulings, Variant};
    /// let mut game = Match::new(Variant::I, Rulings::default(), RowLength::SIX, Player::South);
    /// game.resign(Player::South)?;
    /// assert!(game.over().is_some());
    /// # Ok::<(), hoyito::MoveError>(())
    /// ```
    pub fn resign(&mut self, player: Player) -> Result<(), MoveError> {
        self.round_mut().resign(player)?;
        self.undone.clear();
        Ok(())
    }

    /// Takes back the last move; at the start of a round, the round's beginning and the last move of the round before.
    ///
    /// ```
    /// use hoyito::{Match, Player, RowLength, Rulings, Variant};
    /// let mut game = Match::new(Variant::I, Rulings::default(), RowLength::SIX, Player::South);
    /// assert_eq!(game.undo(), None);
    /// ```
    pub fn undo(&mut self) -> Option<Undone> {
        if let Some(undone) = self.round_mut().undo() {
            return Some(undone);
        }
        if self.rounds.len() == 1 {
            return None;
        }
        self.undone.extend(self.rounds.pop());
        self.undo()
    }

    /// Plays the move last taken back, beginning the next round again where it was in that round.
    ///
    /// ```
    /// use hoyito::{Match, Player, RowLength, Rulings, Variant};
    /// let mut game = Match::new(Variant::I, Rulings::default(), RowLength::SIX, Player::South);
    /// assert_eq!(game.redo(), None);
    /// ```
    pub fn redo(&mut self) -> Option<RoundStep> {
        if let Some(step) = self.round_mut().redo() {
            return Some(step);
        }
        // A round is only taken up again where the one before it ends as it did.
        self.round().end()?;
        let next = self.undone.pop()?;
        if self.start_of_next().as_ref() != Some(next.start()) {
            self.undone.clear();
            return None;
        }
        self.rounds.push(next);
        self.redo()
    }

    /// The move that [`Match::redo`] would play.
    ///
    /// ```
    /// use hoyito::{Hole, Match, Player, RowLength, Rulings, Variant};
    /// let mut game = Match::new(Variant::I, Rulings::default(), RowLength::SIX, Player::South);
    /// game.play(Hole::new(3).unwrap())?;
    /// game.undo();
    /// assert_eq!(game.next_redo().unwrap().hole.index(), 3);
    /// # Ok::<(), hoyito::MoveError>(())
    /// ```
    pub fn next_redo(&self) -> Option<&RoundStep> {
        let next_round = || {
            self.round().end()?;
            self.undone
                .iter()
                .rev()
                .find_map(|round| round.undone().last())
        };
        self.round().undone().last().or_else(next_round)
    }

    /// How the match ended; `None` while it goes on. A single round ends with the round.
    ///
    /// ```
    /// use hoyito::{Match, Player, RowLength, Rulings, Variant};
    /// let game = Match::new(Variant::I, Rulings::default(), RowLength::SIX, Player::South);
    /// assert_eq!(game.over(), None);
    /// ```
    pub fn over(&self) -> Option<MatchEnd> {
        let (seeds, winner) = (self.round().result()?, self.round().winner()?);
        if !self.linked {
            return Some(MatchEnd {
                winner: winner.player(),
                seeds,
            });
        }
        let broke = Player::BOTH
            .into_iter()
            .find(|player| seeds[player.index()] < CASA);
        if let Some(broke) = broke {
            return Some(MatchEnd {
                winner: Some(broke.other()),
                seeds,
            });
        }
        let limit = self
            .rulings
            .round_limit
            .map(|rounds| rounds.max(1) as usize);
        limit
            .is_some_and(|limit| self.rounds.len() >= limit)
            .then(|| MatchEnd {
                winner: Winner::of(seeds).player(),
                seeds,
            })
    }

    /// Begins the next round: rows filled, holes closed, the rest kept (RULES.md, section 5).
    ///
    /// # Errors
    /// The round in play is not over, or the match is.
    ///
    /// ```
    /// use hoyito::{Match, Player, RowLength, Rulings, Variant};
    /// let mut game = Match::new(Variant::I, Rulings::default(), RowLength::SIX, Player::South);
    /// game.agree()?;
    /// assert!(game.next_round().is_ok());
    /// # Ok::<(), hoyito::MoveError>(())
    /// ```
    pub fn next_round(&mut self) -> Result<(), NoNextRound> {
        let start = match (self.round().end(), self.start_of_next()) {
            (None, _) => return Err(NoNextRound::RoundInPlay),
            (Some(_), None) => return Err(NoNextRound::MatchOver),
            (Some(_), Some(start)) => start,
        };
        let rules = Rules {
            last_four: self.next_last_four(),
            ..Rules::under(self.variant, &self.rulings)
        };
        // A round taken back by undo is taken up again, so that its moves can still be redone.
        let round = match self.undone.pop() {
            Some(round) if *round.start() == start && *round.rules() == rules => round,
            _ => {
                self.undone.clear();
                Round::new(rules, self.rulings, start)
            }
        };
        self.rounds.push(round);
        Ok(())
    }

    /// Who takes the last four of the next round (RULES.md, section 3).
    fn next_last_four(&self) -> LastFour {
        if self.variant != Variant::III || self.rounds.len() < 2 {
            return LastFour::Captor;
        }
        match self.round().winner().and_then(Winner::player) {
            Some(winner) => winner.into(),
            None => LastFour::Captor,
        }
    }

    /// The position the next round starts from; `None` while a round is played and after the match.
    fn start_of_next(&self) -> Option<Position> {
        let seeds = self.round().result()?;
        if self.over().is_some() {
            return None;
        }
        let first = match self.round().winner()?.player() {
            Some(winner) => winner,
            None => self.round().start().to_move().other(),
        };
        fill(
            self.position().row(),
            seeds,
            self.rulings.closed_holes,
            first,
        )
    }
}

/// Each row filled with fours from its owner's seeds; what can't be filled is closed, what is over is kept.
fn fill(
    row: RowLength,
    seeds: [u8; 2],
    closed_holes: ClosedHoles,
    first: Player,
) -> Option<Position> {
    let mut setup = Setup {
        captures: seeds,
        to_move: first,
        ..Setup::empty(row)
    };
    for player in Player::BOTH {
        let filled = row.get().min((seeds[player.index()] / CASA) as usize);
        for column in 0..row.get() {
            let place = match closed_holes {
                ClosedHoles::Rightmost => column,
                ClosedHoles::Leftmost => row.get() - 1 - column,
            };
            let hole = Hole::of(player, place, row)?;
            if column < filled {
                setup.seeds[hole.index()] = CASA;
                setup.captures[player.index()] -= CASA;
            } else {
                setup.closed.insert(hole);
            }
        }
    }
    setup.position().ok()
}
