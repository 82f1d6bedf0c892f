//! What an action comes to: an event to write, something that was done before, or a refusal.

use hoyito::{Hole, Player};

use super::{Event, Game, Secret, Sitter};
use crate::protocol::{Action, Create, ErrorCode, Greeting, How, Refusal};

/// What an action comes to.
///
/// ```
/// use hoyito_server::game::Decision;
/// let writes = |decision: &Decision| matches!(decision, Decision::Write(_));
/// # let _ = writes;
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Decision {
    /// Write this, then do it.
    Write(Event),
    /// It was done before; nothing is to do.
    Before,
    /// Pass it on; nothing is written.
    Say(Greeting),
}

/// Who sits down.
///
/// ```
/// use hoyito_server::game::OpenBy;
/// let new = |sat: &OpenBy| matches!(sat, OpenBy::Joins(..));
/// # let _ = new;
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum OpenBy {
    /// This secret has the seat already.
    Sits(Player),
    /// They take the free seat.
    Joins(Player, Event),
}

fn refuse<T>(code: ErrorCode, message: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(code, message))
}

fn name(player: Player) -> &'static str {
    match player {
        Player::South => "South",
        Player::North => "North",
    }
}

impl Event {
    /// The first event of a game that somebody asks for. `drawn` are two throws of a coin.
    ///
    /// # Errors
    /// What of the request can't be.
    ///
    /// ```
    /// use hoyito_server::game::{Event, Secret};
    /// let create = serde_json::from_str(r#"{"setup":{"variant":"I"}}"#).unwrap();
    /// let (side, event) = Event::created(&create, &Secret::new([1; 16]), [true, false]).unwrap();
    /// assert_eq!(side, hoyito::Player::South);
    /// assert!(matches!(event, Event::Created { public: false, .. }));
    /// ```
    pub fn created(
        create: &Create,
        seat: &Secret,
        drawn: [bool; 2],
    ) -> Result<(Player, Event), Refusal> {
        create.setup.check()?;
        let mut setup = create.setup;
        setup.first = match setup.first.side(drawn[1]) {
            crate::protocol::Side::S => crate::protocol::SideChoice::S,
            crate::protocol::Side::N => crate::protocol::SideChoice::N,
        };
        let side = Player::from(create.side.side(drawn[0]));
        let name = super::clean_name(create.name.as_deref())?;
        let mut seats = [None, None];
        seats[side.index()] = Some(Sitter::Person {
            hash: seat.hash(),
            name,
        });
        let mut invitation = None;
        match create.level {
            None => invitation = Some(seat.invitation().hash()),
            Some(level) => {
                if hoyito_engine::Level::new(level).is_none() {
                    return refuse(
                        ErrorCode::BadSetup,
                        format!("the engine has no level {level}; write 1 to 10"),
                    );
                }
                seats[side.other().index()] = Some(Sitter::Engine { level });
            }
        }
        let event = Event::Created {
            setup,
            seats,
            invitation,
            public: create.public && create.level.is_none(),
        };
        Ok((side, event))
    }
}

impl Game {
    /// The flag that has fallen by `now`: to be written before anything else is decided.
    ///
    /// ```
    /// use hoyito_server::game::Game;
    /// let late = |game: &Game, now: i64| game.fallen(now).is_some();
    /// # let _ = late;
    /// ```
    pub fn fallen(&self, now: i64) -> Option<Event> {
        let (side, at) = self.clocks.falls()?;
        (now >= at).then_some(Event::FlagFell { side })
    }

    /// When a flag falls if nothing happens before, in milliseconds since 1970.
    ///
    /// ```
    /// use hoyito_server::game::Game;
    /// let untimed = |game: &Game| game.falls_at().is_none();
    /// # let _ = untimed;
    /// ```
    pub fn falls_at(&self) -> Option<i64> {
        self.clocks.falls().map(|(_, at)| at)
    }

    /// Whether the secret's owner may sit down.
    ///
    /// # Errors
    /// `seat_taken`, `game_over`, `bad_invitation`, `bad_name`.
    ///
    /// ```
    /// use hoyito_server::game::{Game, Secret};
    /// let may = |game: &Game, seat: &Secret| game.decide_join(seat, None, None).is_ok();
    /// # let _ = may;
    /// ```
    pub fn decide_join(
        &self,
        seat: &Secret,
        invitation: Option<&Secret>,
        name: Option<&str>,
    ) -> Result<OpenBy, Refusal> {
        if let Some(side) = self.seat_of(seat) {
            return Ok(OpenBy::Sits(side));
        }
        if self.over.is_some() {
            return refuse(ErrorCode::GameOver, "the game is over; make another");
        }
        let free = Player::BOTH
            .into_iter()
            .find(|player| self.seats[player.index()].is_none());
        let Some(side) = free else {
            return refuse(
                ErrorCode::SeatTaken,
                "both seats are taken; you can watch, or make another game",
            );
        };
        let invited = match (&self.invitation, invitation) {
            (Some(hash), Some(secret)) => hash.opened_by(secret),
            _ => false,
        };
        if !invited && !self.public {
            return refuse(
                ErrorCode::BadInvitation,
                "this is not the game's invitation; ask for the whole link once more",
            );
        }
        let sitter = Sitter::Person {
            hash: seat.hash(),
            name: super::clean_name(name)?,
        };
        Ok(OpenBy::Joins(side, Event::Joined { side, sitter }))
    }

    /// What an action of the player `by` comes to; `None` for somebody who only watches. Call [`Game::fallen`] first.
    ///
    /// # Errors
    /// Why it may not be done; the game is as it was.
    ///
    /// ```
    /// use hoyito_server::game::{Decision, Game};
    /// use hoyito_server::protocol::{Action, ErrorCode};
    /// let watcher = |game: &Game| game.decide(None, &Action::Rematch).unwrap_err().code == ErrorCode::NotSeated;
    /// # let _ = watcher;
    /// ```
    pub fn decide(&self, by: Option<Player>, action: &Action) -> Result<Decision, Refusal> {
        let Some(by) = by else {
            return refuse(
                ErrorCode::NotSeated,
                "this secret opens no seat of the game; who watches can't act",
            );
        };
        if self.done.iter().any(|done| *done == (by, action.clone())) {
            return Ok(Decision::Before);
        }
        match *action {
            Action::Move { step, hole } => self.decide_move(by, step, hole),
            Action::Greet { greeting } => Ok(Decision::Say(greeting)),
            Action::Withdraw => self.decide_withdraw(),
            Action::Rematch => self.decide_rematch(by),
            _ => {
                self.must_be_in_play()?;
                self.decide_between_moves(by, action)
            }
        }
    }

    fn must_be_in_play(&self) -> Result<(), Refusal> {
        if self.over.is_some() {
            return refuse(ErrorCode::GameOver, "the game is over; ask for a rematch");
        }
        if !self.begun() {
            return refuse(
                ErrorCode::NotBegun,
                "the second player has not come yet; wait, or send the invitation again",
            );
        }
        Ok(())
    }

    fn decide_move(&self, by: Player, step: u32, mark: char) -> Result<Decision, Refusal> {
        if let Some(made) = self.board.move_numbered(step)
            && made == (by, mark)
        {
            return Ok(Decision::Before);
        }
        self.must_be_in_play()?;
        self.must_be_now(step)?;
        let round = self.board.game().round();
        let (to_move, row) = (round.position().to_move(), round.position().row());
        if to_move != by {
            let message = format!("{} is to move; wait for the move", name(to_move));
            return refuse(ErrorCode::NotYourTurn, message);
        }
        let hole = Hole::from_letter(mark, row).ok_or(hoyito::MoveError::NoSuchHole { row })?;
        round.check(hole)?;
        Ok(Decision::Write(Event::Moved {
            side: by,
            hole: mark,
        }))
    }

    fn must_be_now(&self, step: u32) -> Result<(), Refusal> {
        let now = self.board.steps();
        if step < now {
            let message =
                format!("step {step} is past, {now} comes next; look at the game as it is now");
            return refuse(ErrorCode::Stale, message);
        }
        if step > now {
            let message = format!("step {step} is to come, {now} comes next; send that first");
            return refuse(ErrorCode::Early, message);
        }
        Ok(())
    }

    /// What is open to both players whoever is to move.
    fn decide_between_moves(&self, by: Player, action: &Action) -> Result<Decision, Refusal> {
        let write = |event| Ok(Decision::Write(event));
        match *action {
            Action::AskTakeback { step } => self.decide_takeback(by, step),
            Action::AnswerTakeback { step, yes } => match self.takeback {
                // Nobody grants their own wish, but they may withdraw it.
                Some((wisher, wished, _)) if wished == step && (wisher != by || !yes) => {
                    write(Event::TakebackAnswered { side: by, yes })
                }
                _ => refuse(
                    ErrorCode::NoOffer,
                    "no such wish to take back stands open; the board has changed since",
                ),
            },
            Action::OfferShare { step } => {
                self.must_be_now(step)?;
                match self.share {
                    // Both want it.
                    Some(other) if other != by => write(Event::ShareAnswered {
                        side: by,
                        yes: true,
                    }),
                    _ => write(Event::ShareOffered { side: by }),
                }
            }
            Action::AnswerShare { step, yes } => match self.share {
                Some(offerer) if step == self.board.steps() && (offerer != by || !yes) => {
                    write(Event::ShareAnswered { side: by, yes })
                }
                _ => refuse(
                    ErrorCode::NoOffer,
                    "no such offer to share stands open; the board has changed since",
                ),
            },
            Action::Resign { round, whole } => {
                let now = self.board.rounds_over();
                if round == now {
                    return write(Event::Resigned { side: by, whole });
                }
                let code = if round < now {
                    ErrorCode::Stale
                } else {
                    ErrorCode::Early
                };
                refuse(
                    code,
                    format!(
                        "{now} rounds are over, so round {now} can be resigned and not {round}"
                    ),
                )
            }
            _ => refuse(ErrorCode::BadRequest, "this can't be done here"),
        }
    }

    fn decide_takeback(&self, by: Player, step: u32) -> Result<Decision, Refusal> {
        let no = |message| refuse(ErrorCode::NoTakeback, message);
        match self.board.move_numbered(step) {
            None => no("no move has this number; name the step of a move of yours"),
            Some((mover, _)) if mover != by => {
                no("this move is the other player's; name one of your own")
            }
            Some(_) if self.board.standing(step).is_none() => no(
                "this move is of an earlier round or was taken back; name one of the round in play",
            ),
            Some(_) if self.takeback.is_some() => {
                no("a wish to take back stands open; it has to be answered first")
            }
            Some(_) => Ok(Decision::Write(Event::TakebackAsked { side: by, step })),
        }
    }

    fn decide_withdraw(&self) -> Result<Decision, Refusal> {
        if self.begun() {
            return refuse(
                ErrorCode::Begun,
                "the game has begun; you can resign, or offer to share the seeds left",
            );
        }
        Ok(Decision::Write(Event::Withdrawn))
    }

    fn decide_rematch(&self, by: Player) -> Result<Decision, Refusal> {
        match &self.over {
            None => {
                return refuse(
                    ErrorCode::NotOver,
                    "a rematch comes after the game; play this one to its end",
                );
            }
            Some(over) if over.how == How::Withdrawn => {
                return refuse(ErrorCode::GameOver, "nobody had come; make another game");
            }
            Some(_) => {}
        }
        let other = by.other();
        let engine = self.seats[other.index()]
            .as_ref()
            .is_some_and(|sitter| sitter.level().is_some());
        Ok(Decision::Write(
            if engine || self.rematch_by == Some(other) {
                Event::RematchAgreed {
                    game: self.id.rematch(),
                }
            } else {
                Event::RematchOffered { side: by }
            },
        ))
    }
}
