//! One round: its moves, undo and redo, and how it ended (RULES.md, sections 2 to 4).

use alloc::{collections::BTreeMap, vec::Vec};

use crate::{
    EndReason, Hole, MAX_RING, MoveError, Played, Player, Position, Rules, Rulings, Turn, Winner,
};

/// One move of a round.
///
/// ```
/// use hoyito::{Hole, Player, Position, Round, RowLength, Rules, Rulings, Variant};
/// let mut round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
/// round.play(Hole::new(2).unwrap())?;
/// assert_eq!(round.steps()[0].player, Player::South);
/// # Ok::<(), hoyito::MoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundStep {
    /// Who moved.
    pub player: Player,
    /// The hole sown.
    pub hole: Hole,
    /// The position before.
    pub before: Position,
    /// What it did, the end of the round by repetition or by the limit included.
    pub played: Played,
    /// Moves in a row without capture, this one included: what `no_capture_limit` counts.
    pub quiet: u32,
}

/// What an undo took back.
///
/// ```
/// use hoyito::{EndReason, Position, Round, RowLength, Rules, Rulings, Undone, Variant};
/// let mut round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
/// round.agree()?;
/// assert_eq!(round.undo(), Some(Undone::End(EndReason::Agreement)));
/// # Ok::<(), hoyito::MoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undone {
    /// A move.
    Move(RoundStep),
    /// An agreement or a resignation: the round goes on.
    End(EndReason),
}

/// An end that was no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Closing {
    reason: EndReason,
    position: Position,
    resigned: Option<Player>,
}

/// A round: a start, the moves since, and the moves taken back.
///
/// ```
/// use hoyito::{Hole, Position, Round, RowLength, Rules, Rulings, Variant};
/// let mut round = Round::new(Rules::new(Variant::II), Rulings::default(), Position::start(RowLength::SIX));
/// round.play(Hole::new(5).unwrap())?;
/// let after = *round.position();
/// round.undo();
/// assert_eq!(*round.position(), Position::start(RowLength::SIX));
/// round.redo();
/// assert_eq!(*round.position(), after);
/// # Ok::<(), hoyito::MoveError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    rules: Rules,
    rulings: Rulings,
    start: Position,
    /// The start after passes; a start where nobody can move is a closing.
    opening: Position,
    steps: Vec<RoundStep>,
    undone: Vec<RoundStep>,
    closing: Option<Closing>,
    /// How often each position has stood, the opening included: what `repetition` counts.
    seen: BTreeMap<Seen, u32>,
}

/// The seeds in all holes and the player to move.
type Seen = ([u8; MAX_RING], Player);

impl Round {
    /// A round from `start`. A player who can't move there passes; where nobody can, or no seeds are left,
    /// the round is over at once.
    ///
    /// ```
    /// use hoyito::{Position, Round, RowLength, Rules, Rulings, Variant};
    /// let round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// assert_eq!(round.end(), None);
    /// ```
    pub fn new(rules: Rules, rulings: Rulings, start: Position) -> Round {
        let (opening, turn) = start.settle(&rules);
        let reason = match turn {
            Turn::Moves | Turn::Passed => None,
            Turn::NoMove { .. } => Some(EndReason::NoMove),
            Turn::Over => Some(EndReason::LastFour),
        };
        let closing = reason.map(|reason| Closing {
            reason,
            position: opening,
            resigned: None,
        });
        let (steps, undone) = (Vec::new(), Vec::new());
        let seen = BTreeMap::from([(stands(&opening), 1)]);
        Round {
            rules,
            rulings,
            start,
            opening,
            steps,
            undone,
            closing,
            seen,
        }
    }

    /// The rules of its sowings.
    ///
    /// ```
    /// use hoyito::{Position, Round, RowLength, Rules, Rulings, Variant};
    /// let round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// assert_eq!(round.rules().variant, Variant::I);
    /// ```
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The rulings it is played under.
    ///
    /// ```
    /// use hoyito::{Position, Round, RowLength, Rules, Rulings, Variant};
    /// let round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// assert_eq!(round.rulings(), &Rulings::default());
    /// ```
    pub const fn rulings(&self) -> &Rulings {
        &self.rulings
    }

    /// The position it began with, before any pass.
    ///
    /// ```
    /// use hoyito::{Position, Round, RowLength, Rules, Rulings, Variant};
    /// let start = Position::start(RowLength::SIX);
    /// assert_eq!(Round::new(Rules::new(Variant::I), Rulings::default(), start).start(), &start);
    /// ```
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position now, after passes. Of a finished round the holes are empty and the captures the result.
    ///
    /// ```
    /// use hoyito::{Position, Round, RowLength, Rules, Rulings, Variant};
    /// let start = Position::start(RowLength::SIX);
    /// assert_eq!(Round::new(Rules::new(Variant::I), Rulings::default(), start).position(), &start);
    /// ```
    pub fn position(&self) -> &Position {
        match (&self.closing, self.steps.last()) {
            (Some(closing), _) => &closing.position,
            (None, Some(step)) => &step.played.position,
            (None, None) => &self.opening,
        }
    }

    /// The moves played, in order.
    ///
    /// ```
    /// use hoyito::{Position, Round, RowLength, Rules, Rulings, Variant};
    /// let round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// assert!(round.steps().is_empty());
    /// ```
    pub fn steps(&self) -> &[RoundStep] {
        &self.steps
    }

    /// The moves taken back, the next to redo last.
    ///
    /// ```
    /// use hoyito::{Hole, Position, Round, RowLength, Rules, Rulings, Variant};
    /// let mut round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// round.play(Hole::new(0).unwrap())?;
    /// round.undo();
    /// assert_eq!(round.undone().len(), 1);
    /// # Ok::<(), hoyito::MoveError>(())
    /// ```
    pub fn undone(&self) -> &[RoundStep] {
        &self.undone
    }

    /// The positions so far after passes, the first included: what `repetition` counts.
    ///
    /// ```
    /// use hoyito::{Position, Round, RowLength, Rules, Rulings, Variant};
    /// let round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// assert_eq!(round.positions().count(), 1);
    /// ```
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> {
        core::iter::once(&self.opening).chain(self.steps.iter().map(|step| &step.played.position))
    }

    /// Whether `hole` may be played now, else why not.
    ///
    /// # Errors
    /// Why the hole may not be played.
    ///
    /// ```
    /// use hoyito::{Hole, Position, Round, RowLength, Rules, Rulings, Variant};
    /// let round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// assert!(round.check(Hole::new(0).unwrap()).is_ok());
    /// assert!(round.check(Hole::new(6).unwrap()).is_err());
    /// ```
    pub fn check(&self, hole: Hole) -> Result<(), MoveError> {
        self.position().check(&self.rules, hole)
    }

    /// Plays `hole`; what had been taken back is forgotten.
    ///
    /// # Errors
    /// Why the hole may not be played; the round is unchanged then.
    ///
    /// ```
    /// use hoyito::{Hole, Position, Round, RowLength, Rules, Rulings, Variant};
    /// let mut round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// assert_eq!(round.play(Hole::new(0).unwrap())?.laps, 5);
    /// # Ok::<(), hoyito::MoveError>(())
    /// ```
    pub fn play(&mut self, hole: Hole) -> Result<Played, MoveError> {
        let before = *self.position();
        let mut played = before.play(&self.rules, hole)?;
        let quiet = match (played.captured, self.steps.last()) {
            (0, last) => last.map_or(0, |last| last.quiet) + 1,
            _ => 0,
        };
        let stood = self
            .seen
            .get(&stands(&played.position))
            .copied()
            .unwrap_or(0);
        if played.end.is_none() {
            self.end_by_ruling(&mut played, stood + 1, quiet);
        }
        self.undone.clear();
        self.add(RoundStep {
            player: before.to_move(),
            hole,
            before,
            played,
            quiet,
        });
        Ok(played)
    }

    /// `repetition` and `no_capture_limit`, in this order (INTERFACES, `hoyito replay`): the position stands for
    /// the `stood`th time, after `quiet` moves in a row without capture.
    fn end_by_ruling(&self, played: &mut Played, stood: u32, quiet: u32) {
        let reached = |limit: Option<u32>, least: u32, count: u32| {
            limit.is_some_and(|limit| count >= limit.max(least))
        };
        let reason = if reached(self.rulings.repetition, 2, stood) {
            EndReason::Repetition
        } else if reached(self.rulings.no_capture_limit, 1, quiet) {
            EndReason::NoCaptureLimit
        } else {
            return;
        };
        played.end = Some(reason);
        played.shared = played.position.share_rest();
    }

    fn add(&mut self, step: RoundStep) {
        *self.seen.entry(stands(&step.played.position)).or_insert(0) += 1;
        self.steps.push(step);
    }

    /// The players agree to share the seeds left equally (RULES.md, section 4, `agreement`).
    ///
    /// # Errors
    /// [`MoveError::RoundOver`].
    ///
    /// ```
    /// use hoyito::{Position, Round, RowLength, Rules, Rulings, Variant, Winner};
    /// let mut round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// round.agree()?;
    /// assert_eq!(round.result(), Some([24, 24]));
    /// assert_eq!(round.winner(), Some(Winner::Tie));
    /// # Ok::<(), hoyito::MoveError>(())
    /// ```
    pub fn agree(&mut self) -> Result<(), MoveError> {
        let mut position = self.unfinished()?;
        position.share_rest();
        self.close(EndReason::Agreement, position, None);
        Ok(())
    }

    /// `player` resigns: the round is lost and the seeds left go to the opponent (RULES.md, section 4).
    ///
    /// # Errors
    /// [`MoveError::RoundOver`].
    ///
    /// ```
    /// use hoyito::{Player, Position, Round, RowLength, Rules, Rulings, Variant, Winner};
    /// let mut round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// round.resign(Player::South)?;
    /// assert_eq!(round.result(), Some([0, 48]));
    /// assert_eq!(round.winner(), Some(Winner::North));
    /// # Ok::<(), hoyito::MoveError>(())
    /// ```
    pub fn resign(&mut self, player: Player) -> Result<(), MoveError> {
        let mut position = self.unfinished()?;
        position.add_captures(player.other(), position.on_board());
        position.clear_board();
        self.close(EndReason::Resignation, position, Some(player));
        Ok(())
    }

    fn unfinished(&self) -> Result<Position, MoveError> {
        match self.end() {
            Some(_) => Err(MoveError::RoundOver),
            None => Ok(*self.position()),
        }
    }

    fn close(&mut self, reason: EndReason, position: Position, resigned: Option<Player>) {
        self.closing = Some(Closing {
            reason,
            position,
            resigned,
        });
        self.undone.clear();
    }

    /// Takes back the last move, or the agreement or resignation after it; `None` at the start.
    ///
    /// ```
    /// use hoyito::{Position, Round, RowLength, Rules, Rulings, Variant};
    /// let mut round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// assert_eq!(round.undo(), None);
    /// ```
    pub fn undo(&mut self) -> Option<Undone> {
        if let Some(closing) = self.closing {
            let by_choice = matches!(
                closing.reason,
                EndReason::Agreement | EndReason::Resignation
            );
            return by_choice.then(|| {
                self.closing = None;
                Undone::End(closing.reason)
            });
        }
        let step = self.steps.pop()?;
        let stood = stands(&step.played.position);
        if let Some(times) = self.seen.get_mut(&stood) {
            *times -= 1;
            if *times == 0 {
                self.seen.remove(&stood);
            }
        }
        self.undone.push(step);
        Some(Undone::Move(step))
    }

    /// Plays the move last taken back; `None` if there is none.
    ///
    /// ```
    /// use hoyito::{Position, Round, RowLength, Rules, Rulings, Variant};
    /// let mut round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// assert_eq!(round.redo(), None);
    /// ```
    pub fn redo(&mut self) -> Option<RoundStep> {
        let step = self.undone.pop()?;
        self.add(step);
        Some(step)
    }

    /// Why it ended; `None` while it is played.
    ///
    /// ```
    /// use hoyito::{EndReason, Position, Round, RowLength, Rules, Rulings, Variant};
    /// let mut round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// round.agree()?;
    /// assert_eq!(round.end(), Some(EndReason::Agreement));
    /// # Ok::<(), hoyito::MoveError>(())
    /// ```
    pub fn end(&self) -> Option<EndReason> {
        match (&self.closing, self.steps.last()) {
            (Some(closing), _) => Some(closing.reason),
            (None, step) => step.and_then(|step| step.played.end),
        }
    }

    /// Who resigned, if that ended it.
    ///
    /// ```
    /// use hoyito::{Position, Round, RowLength, Rules, Rulings, Variant};
    /// let round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// assert_eq!(round.resigned(), None);
    /// ```
    pub fn resigned(&self) -> Option<Player> {
        self.closing.and_then(|closing| closing.resigned)
    }

    /// Seeds of South and North at the end, those kept from the round before included; `None` while it is played.
    ///
    /// ```
    /// use hoyito::{Position, Round, RowLength, Rules, Rulings, Variant};
    /// let round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// assert_eq!(round.result(), None);
    /// ```
    pub fn result(&self) -> Option<[u8; 2]> {
        self.end()
            .map(|_| Player::BOTH.map(|player| self.position().captures(player)))
    }

    /// Who won it: more seeds, or the opponent of a player who resigned; `None` while it is played.
    ///
    /// ```
    /// use hoyito::{Position, Round, RowLength, Rules, Rulings, Variant};
    /// let round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// assert_eq!(round.winner(), None);
    /// ```
    pub fn winner(&self) -> Option<Winner> {
        match self.resigned() {
            Some(player) => Some(player.other().into()),
            None => self.result().map(Winner::of),
        }
    }
}

/// What `repetition` compares.
fn stands(position: &Position) -> Seen {
    (position.board, position.to_move())
}
