//! What a game should do, written down as plainly as possible: everything is worked out anew from the history each time.

use std::collections::HashMap;

use hoyito::{Hole, Match, Player, Position, RowLength};

use crate::protocol::{Action, ErrorCode, Kind, Setup};

/// The game as the players agree it is.
pub(super) struct Model {
    pub(super) setup: Setup,
    /// Characters of the history that stand, with their numbers.
    pub(super) line: Vec<(char, u32)>,
    pub(super) step: u32,
    /// Every move ever made.
    pub(super) moves: HashMap<u32, (Player, char)>,
    done: Vec<(Player, Action)>,
    pub(super) takeback: Option<(Player, u32)>,
    pub(super) share: Option<Player>,
    pub(super) given_up: bool,
    pub(super) rematch: bool,
    offered: Option<Player>,
}

/// What the history comes to.
pub(super) struct Played {
    pub(super) games: Vec<Match>,
    rounds_over: u32,
    /// Nothing more is to be played.
    finished: bool,
}

impl Model {
    pub(super) fn new(setup: Setup) -> Model {
        Model {
            setup,
            line: Vec::new(),
            step: 0,
            moves: HashMap::new(),
            done: Vec::new(),
            takeback: None,
            share: None,
            given_up: false,
            rematch: false,
            offered: None,
        }
    }

    pub(super) fn history(&self) -> String {
        self.line.iter().map(|(mark, _)| mark).collect()
    }

    pub(super) fn played(&self) -> Played {
        let row = RowLength::new(self.setup.holes).unwrap();
        let (variant, rulings) = (self.setup.variant.into(), self.setup.rulings.into());
        let single =
            |first| Match::single(variant, rulings, Position::start(row).with_to_move(first));
        let mut games = vec![match self.setup.kind {
            Kind::Match => Match::new(variant, rulings, row, Player::South),
            _ => single(Player::South),
        }];
        for mark in self.history().chars() {
            let game = games.last_mut().unwrap();
            match mark {
                '=' => game.agree().unwrap(),
                '<' => game.resign(Player::South).unwrap(),
                '>' => game.resign(Player::North).unwrap(),
                '/' if self.setup.kind == Kind::Pair => games.push(single(Player::North)),
                '/' => game.next_round().unwrap(),
                hole => drop(game.play(Hole::from_letter(hole, row).unwrap()).unwrap()),
            }
        }
        let rounds = games.iter().flat_map(|game| game.rounds());
        let rounds_over = rounds.filter(|round| round.end().is_some()).count() as u32;
        let over = games.last().unwrap().over().is_some();
        let finished = over && (self.setup.kind != Kind::Pair || games.len() == 2);
        Played {
            games,
            rounds_over,
            finished,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.given_up || self.played().finished
    }

    pub(super) fn to_move(&self) -> Option<Player> {
        let played = self.played();
        (!self.is_over()).then(|| played.games.last().unwrap().position().to_move())
    }

    /// What an action should come to: whether it was done before, or the code it is refused with.
    pub(super) fn act(&mut self, by: Option<Player>, action: &Action) -> Result<bool, ErrorCode> {
        let by = by.ok_or(ErrorCode::NotSeated)?;
        if let Action::Move { step, hole } = *action
            && self.moves.get(&step) == Some(&(by, hole))
        {
            return Ok(true);
        }
        if self.done.contains(&(by, action.clone())) {
            return Ok(true);
        }
        let over = self.is_over();
        match action {
            Action::Greet { .. } => return Ok(false),
            Action::Withdraw => return Err(ErrorCode::Begun),
            Action::Rematch if !over => return Err(ErrorCode::NotOver),
            Action::Rematch => {}
            _ if over => return Err(ErrorCode::GameOver),
            _ => {}
        }
        self.act_in_play(by, action)?;
        self.done.push((by, action.clone()));
        Ok(false)
    }

    fn at_step(&self, step: u32) -> Result<(), ErrorCode> {
        match step.cmp(&self.step) {
            std::cmp::Ordering::Less => Err(ErrorCode::Stale),
            std::cmp::Ordering::Equal => Ok(()),
            std::cmp::Ordering::Greater => Err(ErrorCode::Early),
        }
    }

    fn add(&mut self, mark: char) {
        self.line.push((mark, self.step));
        self.step += 1;
        self.takeback = None;
        self.share = None;
    }

    /// The next round begins by itself.
    fn go_on(&mut self) {
        let played = self.played();
        let round_over = played.games.last().unwrap().round().end().is_some();
        if round_over && !played.finished {
            self.add('/');
        }
    }

    fn act_in_play(&mut self, by: Player, action: &Action) -> Result<(), ErrorCode> {
        match *action {
            Action::Move { step, hole } => {
                self.at_step(step)?;
                let played = self.played();
                let game = played.games.last().unwrap();
                if game.position().to_move() != by {
                    return Err(ErrorCode::NotYourTurn);
                }
                let row = game.position().row();
                let sown = Hole::from_letter(hole, row).ok_or(ErrorCode::BadMove)?;
                let check = game.round().check(sown);
                check.map_err(|error| crate::protocol::Refusal::from(error).code)?;
                self.moves.insert(step, (by, hole));
                self.add(hole);
                self.go_on();
            }
            Action::AskTakeback { step } => {
                let mine = self.moves.get(&step).is_some_and(|(mover, _)| *mover == by);
                let history = self.history();
                let round = history.rfind('/').map_or(0, |at| at + 1);
                let stands = self.line[round..].iter().any(|&(_, number)| number == step);
                if !mine || !stands || self.takeback.is_some() {
                    return Err(ErrorCode::NoTakeback);
                }
                self.takeback = Some((by, step));
            }
            Action::AnswerTakeback { step, yes } => {
                let (wisher, wished) = self.takeback.ok_or(ErrorCode::NoOffer)?;
                if wished != step || (yes && wisher == by) {
                    return Err(ErrorCode::NoOffer);
                }
                self.takeback = None;
                if yes {
                    self.line.retain(|&(_, number)| number < step);
                    self.step += 1;
                    self.share = None;
                }
            }
            Action::OfferShare { step } => {
                self.at_step(step)?;
                if self.share == Some(by.other()) {
                    self.done
                        .push((by, Action::AnswerShare { step, yes: true }));
                    self.add('=');
                    self.go_on();
                } else {
                    self.share = Some(by);
                }
            }
            Action::AnswerShare { step, yes } => {
                let offerer = self.share.ok_or(ErrorCode::NoOffer)?;
                if step != self.step || (yes && offerer == by) {
                    return Err(ErrorCode::NoOffer);
                }
                self.share = None;
                if yes {
                    self.done.push((by, Action::OfferShare { step }));
                    self.add('=');
                    self.go_on();
                }
            }
            Action::Resign { round, whole } => {
                match round.cmp(&self.played().rounds_over) {
                    std::cmp::Ordering::Less => return Err(ErrorCode::Stale),
                    std::cmp::Ordering::Greater => return Err(ErrorCode::Early),
                    std::cmp::Ordering::Equal => {}
                }
                self.add(if by == Player::South { '<' } else { '>' });
                if whole {
                    self.given_up = true;
                } else {
                    self.go_on();
                }
            }
            Action::Rematch => {
                if self.offered == Some(by.other()) {
                    self.rematch = true;
                    self.done.push((by.other(), Action::Rematch));
                } else {
                    self.offered = Some(by);
                }
            }
            Action::Withdraw | Action::Greet { .. } => {}
        }
        Ok(())
    }
}
