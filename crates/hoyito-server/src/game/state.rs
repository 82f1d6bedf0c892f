//! A game made from its events.

use std::fmt;

use hoyito::{Hole, Player};

use super::board::Board;
use super::clocks::{Clocks, shown};
use super::{Event, GameId, Logged, SecretHash, Sitter};
use crate::protocol::{Action, Change, How, Over, Setup, SideChoice};

/// Rounds that are over before a move can be made (nobody has one) are few or follow one another for ever.
const EMPTY_ROUNDS: u32 = 8;

/// A game: what is played, who sits where, what lies on the board, whose time runs.
///
/// ```
/// use hoyito_server::game::{Event, Game, Logged, Secret, Sitter};
/// let seat = Secret::new([1; 16]);
/// let created = Event::Created {
///     setup: serde_json::from_str(r#"{"variant":"I"}"#).unwrap(),
///     seats: [Some(Sitter::Person { hash: seat.hash(), name: None }), Some(Sitter::Engine { level: 1 })],
///     invitation: None,
///     public: false,
/// };
/// let game = Game::replay(seat.game(), &[Logged { at: 0, event: created }]).unwrap();
/// assert!(game.begun());
/// assert_eq!(game.seat_of(&seat), Some(hoyito::Player::South));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    pub(super) id: GameId,
    pub(super) setup: Setup,
    pub(super) created: i64,
    pub(super) public: bool,
    pub(super) version: u32,
    pub(super) seats: [Option<Sitter>; 2],
    pub(super) invitation: Option<SecretHash>,
    pub(super) board: Board,
    pub(super) clocks: Clocks,
    /// A move that somebody would take back: who, its number, its hole.
    pub(super) takeback: Option<(Player, u32, char)>,
    pub(super) share: Option<Player>,
    pub(super) over: Option<Over>,
    pub(super) rematch_by: Option<Player>,
    pub(super) rematch: Option<GameId>,
    /// What was done besides moves, to know it when it comes again.
    pub(super) done: Vec<(Player, Action)>,
    pub(super) touched: i64,
}

/// Stored events that make no game: storage was changed from outside, or by a newer program.
///
/// ```
/// use hoyito_server::game::{Game, Secret};
/// let broken = Game::replay(Secret::new([0; 16]).game(), &[]).unwrap_err();
/// assert!(broken.to_string().contains("no events"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken(String);

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Broken {}

/// What an event did to the board, for those who follow.
#[derive(Clone, PartialEq, Debug)]
pub struct Shift {
    /// What happened.
    pub change: Change,
    /// So many characters of the history stay.
    pub keep: u32,
    /// And this follows them.
    pub add: String,
}

impl Game {
    /// The game that these events make, the first of them `Created`.
    ///
    /// # Errors
    /// When they can't have happened so.
    ///
    /// ```
    /// use hoyito_server::game::{Event, Game, Logged, Secret};
    /// let logged = Logged { at: 0, event: Event::Withdrawn };
    /// assert!(Game::replay(Secret::new([0; 16]).game(), &[logged]).is_err());
    /// ```
    pub fn replay(id: GameId, events: &[Logged]) -> Result<Game, Broken> {
        let Some((first, rest)) = events.split_first() else {
            return Err(Broken(format!("game {id} has no events")));
        };
        let mut game = Game::begin(id, first)?;
        for logged in rest {
            game.evolve(logged)?;
        }
        Ok(game)
    }

    fn begin(id: GameId, logged: &Logged) -> Result<Game, Broken> {
        let broken = |why: &str| Broken(format!("game {id} can't begin: {why}"));
        let Event::Created {
            setup,
            seats,
            invitation,
            public,
        } = &logged.event
        else {
            return Err(broken("its first event is not `created`"));
        };
        let row = setup.check().map_err(|refusal| broken(&refusal.message))?;
        let first = match setup.first {
            SideChoice::S => Player::South,
            SideChoice::N => Player::North,
            SideChoice::Random => return Err(broken("who starts was not drawn")),
        };
        let mut game = Game {
            id,
            setup: *setup,
            created: logged.at,
            public: *public,
            version: 1,
            seats: seats.clone(),
            invitation: *invitation,
            board: Board::new(setup, row, first),
            clocks: Clocks::new(setup.clock),
            takeback: None,
            share: None,
            over: None,
            rematch_by: None,
            rematch: None,
            done: Vec::new(),
            touched: logged.at,
        };
        game.next_rounds();
        if game.begun() {
            game.start_clocks(logged.at, false);
        }
        Ok(game)
    }

    /// Does what was decided; [`Game::decide`] gives only events that can be done.
    ///
    /// # Errors
    /// When the event can't follow those before it. The game is of no use then.
    ///
    /// ```
    /// # use hoyito_server::game::{Event, Game, Logged, Secret, Sitter};
    /// # let seat = Secret::new([1; 16]);
    /// # let created = Event::Created {
    /// #     setup: serde_json::from_str(r#"{"variant":"I"}"#).unwrap(),
    /// #     seats: [Some(Sitter::Person { hash: seat.hash(), name: None }), Some(Sitter::Engine { level: 1 })],
    /// #     invitation: None, public: false };
    /// # let mut game = Game::replay(seat.game(), &[Logged { at: 0, event: created }]).unwrap();
    /// let moved = Event::Moved { side: hoyito::Player::South, hole: 'C' };
    /// let shift = game.evolve(&Logged { at: 5, event: moved }).unwrap();
    /// assert_eq!((shift.keep, shift.add.as_str()), (0, "C"));
    /// ```
    pub fn evolve(&mut self, logged: &Logged) -> Result<Shift, Broken> {
        let at = logged.at;
        let mut keep = self.board.line().len();
        let broken = |what: &dyn fmt::Display| {
            Broken(format!(
                "event {} of game {} can't be: {what}",
                self.version, self.id
            ))
        };
        let change = match &logged.event {
            Event::Created { .. } => return Err(broken(&"the game was made before")),
            Event::Joined { side, sitter } => {
                self.seats[side.index()] = Some(sitter.clone());
                self.start_clocks(at, false);
                Change::Joined {
                    side: (*side).into(),
                }
            }
            Event::Moved { side, hole } => {
                let step = self.board.steps();
                self.moved(*side, *hole, at)?;
                let side = (*side).into();
                Change::Moved {
                    side,
                    step,
                    hole: *hole,
                }
            }
            Event::TakebackAsked { side, step } => {
                let (_, hole) = self
                    .board
                    .move_numbered(*step)
                    .ok_or_else(|| broken(&"no such move"))?;
                self.takeback = Some((*side, *step, hole));
                self.done.push((*side, Action::AskTakeback { step: *step }));
                Change::TakebackAsked {
                    side: (*side).into(),
                    step: *step,
                }
            }
            Event::TakebackAnswered { side, yes } => {
                let (_, step, _) = self
                    .takeback
                    .take()
                    .ok_or_else(|| broken(&"nobody asked"))?;
                self.done
                    .push((*side, Action::AnswerTakeback { step, yes: *yes }));
                if *yes {
                    keep = self
                        .board
                        .standing(step)
                        .ok_or_else(|| broken(&"the move does not stand"))?;
                    self.board.take_back(keep);
                    self.share = None;
                    self.clocks.taken_back(self.clocked(), at);
                }
                Change::TakebackAnswered {
                    side: (*side).into(),
                    yes: *yes,
                }
            }
            Event::ShareOffered { side } => {
                self.share = Some(*side);
                let step = self.board.steps();
                self.done.push((*side, Action::OfferShare { step }));
                Change::ShareOffered {
                    side: (*side).into(),
                }
            }
            Event::ShareAnswered { side, yes } => {
                self.share = None;
                let step = self.board.steps();
                self.done
                    .push((*side, Action::AnswerShare { step, yes: *yes }));
                if *yes {
                    // An offer that met an offer.
                    self.done.push((*side, Action::OfferShare { step }));
                    self.board.share().map_err(|error| broken(&error))?;
                    self.round_over(at);
                }
                Change::ShareAnswered {
                    side: (*side).into(),
                    yes: *yes,
                }
            }
            Event::Resigned { side, whole } => {
                let round = self.board.rounds_over();
                let action = Action::Resign {
                    round,
                    whole: *whole,
                };
                self.done.push((*side, action));
                self.board.resign(*side).map_err(|error| broken(&error))?;
                if *whole {
                    self.given_up(*side, How::Resigned, at);
                } else {
                    self.round_over(at);
                }
                let (side, whole) = ((*side).into(), *whole);
                Change::Resigned { side, whole }
            }
            Event::FlagFell { side } => {
                self.board.resign(*side).map_err(|error| broken(&error))?;
                self.given_up(*side, How::Flag, at);
                Change::FlagFell {
                    side: (*side).into(),
                }
            }
            Event::Withdrawn => {
                for side in Player::BOTH {
                    self.done.push((side, Action::Withdraw));
                }
                self.end(How::Withdrawn, None, None, at);
                Change::Withdrawn
            }
            Event::RematchOffered { side } => {
                self.rematch_by = Some(*side);
                self.done.push((*side, Action::Rematch));
                Change::RematchOffered {
                    side: (*side).into(),
                }
            }
            Event::RematchAgreed { game } => {
                self.rematch = Some(*game);
                for side in Player::BOTH {
                    self.done.push((side, Action::Rematch));
                }
                Change::RematchAgreed {
                    game: game.to_string(),
                }
            }
        };
        self.version += 1;
        self.touched = at;
        let line = self.board.line().iter().skip(keep);
        Ok(Shift {
            change,
            keep: keep as u32,
            add: line.map(|step| step.mark).collect(),
        })
    }

    fn moved(&mut self, side: Player, mark: char, at: i64) -> Result<(), Broken> {
        let broken = |what: &dyn fmt::Display| {
            Broken(format!(
                "event {} of game {} can't be: {what}",
                self.version, self.id
            ))
        };
        let before = *self.board.game().position();
        let rules = *self.board.game().round().rules();
        let hole = Hole::from_letter(mark, before.row())
            .ok_or_else(|| broken(&format!("hole {mark:?} is not on the board")))?;
        if before.to_move() != side {
            return Err(broken(&"the other player is to move"));
        }
        let played = match self.board.play(side, hole) {
            Ok(played) => played,
            Err(error) => return Err(broken(&error)),
        };
        self.takeback = None;
        self.share = None;
        // Without clocks nobody waits for the sowing to be shown.
        let shown = match self.clocks.view() {
            Some(_) => shown(&before, &rules, hole, played.laps),
            None => 0,
        };
        let turn_over = !played.again || played.passed;
        if played.end.is_some() || self.board.game().round().end().is_some() {
            self.clocks.moved(side, turn_over, None, at, shown);
            self.round_over(at);
        } else {
            let next = self.clocked();
            self.clocks.moved(side, turn_over, next, at, shown);
        }
        Ok(())
    }

    /// The round in play is over: the next begins, or the game ends.
    fn round_over(&mut self, at: i64) {
        self.takeback = None;
        self.share = None;
        if self.next_rounds() {
            self.start_clocks(at, true);
            return;
        }
        let ended = self.board.result();
        // Rounds that nobody can move in would follow for ever: whoever has more by then has won.
        let (winner, seeds) = ended.unwrap_or_else(|| self.board.summed());
        self.end(How::Played, winner, Some(seeds), at);
    }

    /// Begins rounds until one can be played; false if there is none.
    fn next_rounds(&mut self) -> bool {
        for _ in 0..EMPTY_ROUNDS {
            if self.board.game().round().end().is_none() {
                return true;
            }
            if !self.board.begin_next() {
                return false;
            }
        }
        self.board.game().round().end().is_none()
    }

    fn given_up(&mut self, side: Player, how: How, at: i64) {
        let (_, seeds) = self.board.result().unwrap_or_else(|| {
            let result = self.board.game().round().result();
            (None, result.unwrap_or_default().map(u16::from))
        });
        self.end(how, Some(side.other()), Some(seeds), at);
    }

    fn end(&mut self, how: How, winner: Option<Player>, seeds: Option<[u16; 2]>, at: i64) {
        self.takeback = None;
        self.share = None;
        self.clocks.stop(at);
        self.over = Some(Over {
            how,
            winner: winner.map(Into::into),
            seeds,
        });
    }

    fn start_clocks(&mut self, at: i64, later_round: bool) {
        self.clocks.begin(self.clocked(), at, later_round);
    }

    /// Whose clock runs now. The server does not hurry its own engine.
    fn clocked(&self) -> Option<Player> {
        self.to_move().filter(|side| {
            let sitter = self.seats[side.index()].as_ref();
            sitter.is_some_and(|sitter| sitter.level().is_none())
        })
    }
}
