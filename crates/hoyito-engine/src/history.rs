//! What happened in the round so far, as far as it can still end the round: positions that may come back
//! and moves without capture (RULES.md, section 4, `repetition` and `no_capture_limit`).

use std::collections::HashMap;

use hoyito::{Match, Played, Player, Position, Round, Rulings};

use crate::aim::Worths;

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
    worths: Option<Worths>,
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
            worths: None,
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

    /// The round in play of a match, or a single round: in a match the engine aims at what the result of the round is
    /// good for in the rounds to come, which is not always the most seeds.
    ///
    /// ```
    /// use hoyito::{Match, Player, RowLength, Rulings, Variant};
    /// use hoyito_engine::History;
    /// let game = Match::new(Variant::II, Rulings::default(), RowLength::SIX, Player::South);
    /// assert_eq!(History::in_match(&game).count(game.position()), 1);
    /// ```
    pub fn in_match(game: &Match) -> History {
        History {
            worths: Worths::of(game),
            ..History::of(game.round())
        }
    }

    /// What a [`Report`](crate::Report) would score the seeds left of `position` shared equally, for `player`.
    ///
    /// ```
    /// use hoyito::{Player, Position, Rulings};
    /// use hoyito_engine::History;
    /// let position: Position = "0-1-2-3-0-0-0-0-0-2-0-0-27-13-S".parse().unwrap();
    /// let history = History::start(&Rulings::default(), &position);
    /// assert_eq!(history.shared(&position, Player::North), 13 - 27);
    /// ```
    pub fn shared(&self, position: &Position, player: Player) -> i32 {
        let captures = |player| i32::from(position.captures(player));
        let made = captures(player) - captures(player.other());
        let beyond = self
            .worths
            .as_ref()
            .map(|worths| worths.share(position, player));
        made + crate::search::in_seeds(beyond.unwrap_or(0))
    }

    /// What results are worth in the match.
    pub(crate) fn worths(&self) -> Option<&Worths> {
        self.worths.as_ref()
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

    /// Whether the round ends by repetition when `position` comes up.
    pub(crate) fn ends_with(&self, position: &Position) -> bool {
        self.repetition
            .is_some_and(|times| self.count(position) + 1 >= times)
    }

    /// Whether the round so far bears on what the rest of it is worth: a limit of moves without capture runs, or a
    /// position has stood so often that it ends the round when it comes up again (RULES.md, section 4). Values that
    /// are proved of the position alone, by a solver or a table, are then not those of the round.
    ///
    /// ```
    /// use hoyito::{Position, RowLength, Rulings};
    /// use hoyito_engine::History;
    /// let start = Position::start(RowLength::SIX);
    /// assert!(!History::start(&Rulings::default(), &start).may_end_round());
    /// let limited = Rulings { no_capture_limit: Some(50), ..Rulings::default() };
    /// assert!(History::start(&limited, &start).may_end_round());
    /// ```
    pub fn may_end_round(&self) -> bool {
        self.no_capture_limit.is_some() || self.last_chances(false).next().is_some()
    }

    /// Positions whose next appearance ends the round; to the wary, all that have stood.
    pub(crate) fn last_chances(&self, wary: bool) -> impl Iterator<Item = &Position> {
        let needed = self
            .repetition
            .map(|times| if wary { 1 } else { times - 1 });
        let due = move |count: u32| needed.is_some_and(|needed| count >= needed);
        self.seen
            .iter()
            .filter(move |entry| due(*entry.1))
            .map(|entry| entry.0)
    }
}
