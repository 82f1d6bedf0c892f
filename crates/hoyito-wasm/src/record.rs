//! The game with all that was done in it: what undo takes back stays recorded until something else is played.

use hoyito::{Hole, Match, MoveError, NoNextRound, Player};
use hoyito_texts::Seats;

use crate::view::Seat;

/// Something done in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    /// A sowing.
    Play(Hole),
    /// A new round of the match.
    NextRound,
    /// The rest of the round was shared.
    Agree,
    /// A player gave up the round.
    Resign(Player),
}

/// An action as it is listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) action: Action,
    /// Who was to move.
    pub(crate) player: Player,
    /// Seeds captured by casas.
    pub(crate) captured: u8,
    /// The round it happened in, from 0; of a new round the one it began.
    pub(crate) round: usize,
}

/// A game, its seats and its history.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    /// Nothing played yet.
    base: Match,
    seats: [Seat; 2],
    seed: u32,
    entries: Vec<Entry>,
    /// Entries done; the others are undone.
    at: usize,
    game: Match,
    /// The game after all entries.
    whole: Match,
    /// The last jump went back.
    went_back: bool,
}

impl Record {
    pub(crate) fn new(base: Match, seats: [Seat; 2], seed: u32) -> Record {
        Record {
            game: base.clone(),
            whole: base.clone(),
            base,
            seats,
            seed,
            entries: vec![],
            at: 0,
            went_back: false,
        }
    }

    /// The record of a played match.
    pub(crate) fn of(mut played: Match, seats: [Seat; 2], seed: u32) -> Record {
        let mut actions = vec![];
        for (number, round) in played.rounds().iter().enumerate() {
            if number > 0 {
                actions.push(Action::NextRound);
            }
            let steps = round.steps().iter();
            actions.extend(steps.map(|step| Action::Play(step.hole)));
            match (round.resigned(), round.end()) {
                (Some(player), _) => actions.push(Action::Resign(player)),
                (None, Some(hoyito::EndReason::Agreement)) => actions.push(Action::Agree),
                _ => {}
            }
        }
        while played.undo().is_some() {}
        let mut record = Record::new(played, seats, seed);
        for action in actions {
            // These were all played in the match this came from.
            if record.act_any(action).is_err() {
                break;
            }
        }
        record
    }

    pub(crate) const fn base(&self) -> &Match {
        &self.base
    }

    pub(crate) const fn game(&self) -> &Match {
        &self.game
    }

    pub(crate) const fn whole(&self) -> &Match {
        &self.whole
    }

    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    pub(crate) const fn seats(&self) -> &[Seat; 2] {
        &self.seats
    }

    pub(crate) const fn seed(&self) -> u32 {
        self.seed
    }

    pub(crate) const fn went_back(&self) -> bool {
        self.went_back
    }

    /// Whether a person plays `player`.
    pub(crate) fn by_person(&self, player: Player) -> bool {
        self.seats[player.index()] == Seat::Person
    }

    /// How sentences name the players.
    pub(crate) fn names(&self) -> Seats {
        match self.seats {
            [Seat::Person, Seat::Computer { .. }] => Seats::against_computer(Player::South),
            [Seat::Computer { .. }, Seat::Person] => Seats::against_computer(Player::North),
            _ => Seats::SHARED,
        }
    }

    /// Does something; what was undone is forgotten.
    pub(crate) fn act(&mut self, action: Action) -> Result<(), MoveError> {
        let mut entry = Entry {
            action,
            player: self.game.position().to_move(),
            captured: 0,
            round: self.game.rounds().len() - 1,
        };
        match action {
            Action::Play(hole) => entry.captured = self.game.play(hole)?.captured,
            Action::Agree => self.game.agree()?,
            Action::Resign(player) => self.game.resign(player)?,
            // A round can only begin by `next_round`, with its own errors.
            Action::NextRound => return Err(MoveError::RoundOver),
        }
        self.push(entry);
        Ok(())
    }

    /// Begins the next round of the match.
    pub(crate) fn next_round(&mut self) -> Result<(), NoNextRound> {
        self.game.next_round()?;
        self.push(Entry {
            action: Action::NextRound,
            player: self.game.position().to_move(),
            captured: 0,
            round: self.game.rounds().len() - 1,
        });
        Ok(())
    }

    /// Any action of a kept game; what it says when it can't be done.
    pub(crate) fn act_any(&mut self, action: Action) -> Result<(), String> {
        match action {
            Action::NextRound => self.next_round().map_err(|error| error.to_string()),
            _ => self.act(action).map_err(|error| error.to_string()),
        }
    }

    fn push(&mut self, entry: Entry) {
        self.entries.truncate(self.at);
        self.entries.push(entry);
        self.at += 1;
        self.went_back = false;
        self.whole = self.game.clone();
    }

    /// Goes to a place of the history.
    pub(crate) fn jump(&mut self, to: usize) {
        let to = to.min(self.entries.len());
        self.went_back = to < self.at;
        if self.went_back {
            self.game = self.base.clone();
            self.at = 0;
        }
        for entry in &self.entries[self.at..to] {
            // Done before from the same position, so it can be done again.
            let done = match entry.action {
                Action::Play(hole) => self.game.play(hole).is_ok(),
                Action::Agree => self.game.agree().is_ok(),
                Action::Resign(player) => self.game.resign(player).is_ok(),
                Action::NextRound => self.game.next_round().is_ok(),
            };
            debug_assert!(done, "{:?} could not be done again", entry.action);
        }
        self.at = to;
    }

    /// Where undo goes: before the last action, or, with a computer, before the last sowing of the person.
    pub(crate) fn undo_to(&self) -> Option<usize> {
        if !self.has_computer() {
            return self.at.checked_sub(1);
        }
        self.entries[..self.at]
            .iter()
            .rposition(|entry| self.is_persons(entry))
    }

    /// Where redo goes: after the next action, or, with a computer, on to where the person is to act again.
    pub(crate) fn redo_to(&self) -> Option<usize> {
        if self.at >= self.entries.len() {
            return None;
        }
        let next = self.at + 1;
        if !self.has_computer() {
            return Some(next);
        }
        let further = self.entries[next..]
            .iter()
            .position(|entry| self.is_persons(entry));
        Some(further.map_or(self.entries.len(), |more| next + more))
    }

    fn has_computer(&self) -> bool {
        self.seats.iter().any(|seat| *seat != Seat::Person)
    }

    fn is_persons(&self, entry: &Entry) -> bool {
        entry.action != Action::NextRound && self.by_person(entry.player)
    }
}
