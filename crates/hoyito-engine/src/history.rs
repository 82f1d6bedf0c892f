//! What happened in the round so far, as far as it can still end the round: positions that may come back
//! and moves without capture (RULES.md, section 4, `repetition` and `no_capture_limit`).

use std::collections::HashMap;

use hoyito::{Played, Position, Round, Rulings};

/// The round so far, for rulings that look back. Cheap to keep up to date: a capture empties it.
///
/// ```
/// use hoyito::{Hole, Position, RowLength, Rules, Rulings, Variant};
/// use hoyito_engine::History;
/// let start = Position::start(RowLength::SIX);
/// let mut history = History::start(&Rulings::default(), &start);
/// let played = start.play(&Rules::new(Variant::II), Hole::new(0).unwrap()).unwrap();
/// history.played(&played);
/// assert_eq!(history.count(&start), 1);
/// assert_eq!(history.quiet_moves(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct History {
    repetition: Option<u32>,
    no_capture_limit: Option<u32>,
    seen: HashMap<Position, u32>,
    quiet_moves: u32,
}

impl History {
    /// A round that begins with `position` (RULES.md: the first position counts).
    ///
    /// ```
    /// use hoyito::{Position, RowLength, Rulings};
    /// use hoyito_engine::History;
    /// let start = Position::start(RowLength::SIX);
    /// assert_eq!(History::start(&Rulings::default(), &start).count(&start), 1);
    /// ```
    pub fn start(rulings: &Rulings, position: &Position) -> History {
        History {
            // The rules take smaller settings the same way.
            repetition: rulings.repetition.map(|times| times.max(2)),
            no_capture_limit: rulings.no_capture_limit.map(|moves| moves.max(1)),
            seen: HashMap::from([(*position, 1)]),
            quiet_moves: 0,
        }
    }

    /// The round as it stands.
    ///
    /// ```
    /// use hoyito::{Position, Round, RowLength, Rules, Rulings, Variant};
    /// use hoyito_engine::History;
    /// let start = Position::start(RowLength::SIX);
    /// let round = Round::new(Rules::new(Variant::I), Rulings::default(), start);
    /// assert_eq!(History::of(&round).count(round.position()), 1);
    /// ```
    pub fn of(round: &Round) -> History {
        let opening = round.positions().next().unwrap_or(round.position());
        let mut history = History::start(round.rulings(), opening);
        for step in round.steps() {
            history.played(&step.played);
        }
        history
    }

    /// One move further.
    ///
    /// ```
    /// use hoyito::{Hole, Position, RowLength, Rules, Rulings, Variant};
    /// use hoyito_engine::History;
    /// let start = Position::start(RowLength::SIX);
    /// let mut history = History::start(&Rulings::default(), &start);
    /// history.played(&start.play(&Rules::new(Variant::I), Hole::new(2).unwrap()).unwrap());
    /// assert_eq!(history.quiet_moves(), 1);
    /// ```
    pub fn played(&mut self, played: &Played) {
        if played.captured > 0 {
            // Captured seeds never come back, so no earlier position does.
            self.seen.clear();
            self.quiet_moves = 0;
        } else {
            self.quiet_moves += 1;
        }
        *self.seen.entry(played.position).or_insert(0) += 1;
    }

    /// How often `position` has stood since the last capture.
    ///
    /// ```
    /// use hoyito::{Player, Position, RowLength, Rulings};
    /// use hoyito_engine::History;
    /// let start = Position::start(RowLength::SIX);
    /// let history = History::start(&Rulings::default(), &start);
    /// assert_eq!(history.count(&start.with_to_move(Player::North)), 0);
    /// ```
    pub fn count(&self, position: &Position) -> u32 {
        self.seen.get(position).copied().unwrap_or(0)
    }

    /// Moves since the last capture.
    ///
    /// ```
    /// use hoyito::{Position, RowLength, Rulings};
    /// use hoyito_engine::History;
    /// let start = Position::start(RowLength::SIX);
    /// assert_eq!(History::start(&Rulings::default(), &start).quiet_moves(), 0);
    /// ```
    pub fn quiet_moves(&self) -> u32 {
        self.quiet_moves
    }

    /// Moves without capture that are left before the round ends; `None` without such a limit.
    pub(crate) fn quiet_left(&self) -> Option<u32> {
        let limit = self.no_capture_limit?;
        Some(limit.saturating_sub(self.quiet_moves))
    }

    /// Moves without capture allowed in a row.
    pub(crate) fn quiet_limit(&self) -> Option<u32> {
        self.no_capture_limit
    }

    /// Positions whose next appearance ends the round.
    pub(crate) fn last_chances(&self) -> impl Iterator<Item = &Position> {
        let needed = self.repetition.map(|times| times - 1);
        let due = move |count: u32| needed.is_some_and(|needed| count >= needed);
        self.seen
            .iter()
            .filter(move |entry| due(*entry.1))
            .map(|entry| entry.0)
    }
}
