//! Whose turn it is after a sowing: extra moves, passes, nobody able to move (RULES.md, sections 2 and 4).

use crate::{EndReason, Hole, HoleSet, MoveError, Played, Player, Position, Rules};

impl Position {
    /// Plays `hole`: the sowing and the passes that must follow.
    ///
    /// # Errors
    /// Why the hole may not be played.
    ///
    /// ```
    /// use hoyito::{Hole, Player, Position, Rules, Variant};
    /// // South earns another move but has no seeds left in the row, so South passes.
    /// let position: Position = "4-4-5-3-x-x-0-8-N".parse().unwrap();
    /// let played = position.play(&Rules::new(Variant::II), Hole::new(3).unwrap()).unwrap();
    /// assert!(played.again && played.passed);
    /// assert_eq!(played.position.to_move(), Player::South);
    /// ```
    pub fn play(&self, rules: &Rules, hole: Hole) -> Result<Played, MoveError> {
        Ok(self.sow(rules, hole)?.settled(rules))
    }

    /// Whether `hole` may be played, else why not.
    ///
    /// # Errors
    /// Why the hole may not be played.
    ///
    /// ```
    /// use hoyito::{Hole, Position, Rules, Variant};
    /// let position: Position = "2-0-1-0-2-1-0-2-1-0-2-1-36-0-S".parse().unwrap();
    /// let error = position.check(&Rules::new(Variant::II), Hole::new(0).unwrap()).unwrap_err();
    /// assert_eq!(error.code(), "endless_sowing");
    /// ```
    pub fn check(&self, rules: &Rules, hole: Hole) -> Result<(), MoveError> {
        self.sow(rules, hole).map(|_| ())
    }

    /// The holes the player to move may play; none if they must pass or the round is over.
    ///
    /// ```
    /// use hoyito::{Position, RowLength, Rules, Variant};
    /// assert_eq!(Position::start(RowLength::SIX).legal(&Rules::new(Variant::I)).len(), 6);
    /// ```
    pub fn legal(&self, rules: &Rules) -> HoleSet {
        self.playable(rules)
    }

    /// Every legal move of the player to move and what it does, passes not resolved: for search.
    ///
    /// ```
    /// use hoyito::{Position, RowLength, Rules, Variant};
    /// let start = Position::start(RowLength::SIX);
    /// let laps: u32 = start.moves(&Rules::new(Variant::I)).map(|(_, sown)| sown.laps).sum();
    /// assert_eq!(laps, 30);
    /// ```
    pub fn moves(&self, rules: &Rules) -> impl Iterator<Item = (Hole, Played)> + use<> {
        let (position, rules) = (*self, *rules);
        position
            .holes_of(position.to_move)
            .filter(move |&hole| position.seeds(hole) > 0)
            .filter_map(move |hole| Some((hole, position.sow_open(&rules, hole).ok()?)))
    }

    /// Whether `player` could move if it were their turn.
    pub(crate) fn can_move(&self, rules: &Rules, player: Player) -> bool {
        self.can_play(rules, player)
    }

    /// Resolves a turn that begins here: who really moves, or that nobody can and the rest is shared.
    ///
    /// ```
    /// use hoyito::{Player, Position, Rules, Turn, Variant};
    /// let position: Position = "0-0-8-0-0-8-S".parse().unwrap();
    /// let (settled, turn) = position.settle(&Rules::new(Variant::II));
    /// # let _ = settled;
    /// assert_eq!(turn, Turn::Passed);
    /// ```
    pub fn settle(&self, rules: &Rules) -> (Position, Turn) {
        let mut position = *self;
        if position.on_board() == 0 {
            return (position, Turn::Over);
        }
        if position.can_move(rules, position.to_move) {
            return (position, Turn::Moves);
        }
        position.to_move = position.to_move.other();
        if position.can_move(rules, position.to_move) {
            return (position, Turn::Passed);
        }
        position.to_move = position.to_move.other();
        let shared = position.share_rest();
        (position, Turn::NoMove { shared })
    }
}

/// How a turn begins (RULES.md, sections 2 and 4).
///
/// ```
/// use hoyito::{Position, RowLength, Rules, Turn, Variant};
/// let (_, turn) = Position::start(RowLength::SIX).settle(&Rules::new(Variant::I));
/// assert_eq!(turn, Turn::Moves);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The player to move has a legal move.
    Moves,
    /// That player had none and passed; the other one moves.
    Passed,
    /// Nobody has a legal move: the rest was shared, the round is over.
    NoMove {
        /// Seeds shared equally.
        shared: u8,
    },
    /// The round was over already.
    Over,
}

impl Played {
    /// The same with the passes that follow.
    #[inline]
    pub(crate) fn settled(mut self, rules: &Rules) -> Played {
        if self.end.is_none() {
            let (position, turn) = self.position.settle(rules);
            self.position = position;
            match turn {
                Turn::Moves | Turn::Over => {}
                Turn::Passed => self.passed = true,
                Turn::NoMove { shared } => {
                    self.shared = shared;
                    self.again = false;
                    self.end = Some(EndReason::NoMove);
                }
            }
        }
        self
    }
}
