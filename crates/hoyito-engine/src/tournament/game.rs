//! One game of a tournament.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use hoyito::{EndReason, Hole, Player as Side, Position, Round, RowLength, Winner};

use super::Tournament;
use super::client::{Client, Fault, Patience, Trouble, game_settings};
use super::clock::Clocks;
use super::player::PlayerKind;
use super::process::shown;
use crate::key::mix;
use crate::{Effort, History, Level, Limits, Perfect, choose};

/// How a game ended.
///
/// ```
/// use hoyito_engine::tournament::{Ending, Fault};
/// let ending = Ending::Fault { by: hoyito::Player::North, fault: Fault::Time, detail: String::new() };
/// assert_eq!(ending.name(), "time");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules.
    Rules(EndReason),
    /// By somebody's fault, who lost it.
    Fault {
        /// Who.
        by: Side,
        /// What.
        fault: Fault,
        /// The circumstances, for people.
        detail: String,
    },
}

impl Ending {
    /// The name that programs read.
    ///
    /// ```
    /// use hoyito::EndReason;
    /// assert_eq!(hoyito_engine::tournament::Ending::Rules(EndReason::LastFour).name(), "last_four");
    /// ```
    pub fn name(&self) -> &'static str {
        match self {
            Ending::Rules(reason) => reason.name(),
            Ending::Fault { fault, .. } => fault.name(),
        }
    }
}

/// A finished game.
///
/// ```
/// use hoyito_engine::{Level, tournament::{Player, Tournament}};
/// # let start = "0-1-1-1-0-0-2-1-1-0-1-0-20-20-S".parse().unwrap();
/// let players = ["level:1", "level:2"].map(|text| Player::read(text).unwrap());
/// let mut tournament = Tournament::new(players.into());
/// # tournament.openings = vec![hoyito_engine::tournament::Opening { start, moves: vec![] }];
/// # tournament.pairs = 1;
/// let games = tournament.run(vec![], &mut |_| Ok(())).unwrap();
/// assert_eq!(games[1].seats, [1, 0]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Its number in the tournament: two following numbers from an even one on are a pair.
    pub number: usize,
    /// Who played South and who North.
    pub seats: [usize; 2],
    /// The round, its opening included; one that ended by a fault is resigned by whose fault it was.
    pub round: Round,
    /// How it ended.
    pub ending: Ending,
    /// How long South and North thought.
    pub thought: [Duration; 2],
}

impl Game {
    /// Half points of South and of North.
    ///
    /// ```
    /// # use hoyito_engine::tournament::{Ending, Game};
    /// use hoyito::{EndReason, Player, Position, Round, RowLength, Rules, Rulings, Variant};
    /// let mut round = Round::new(Rules::new(Variant::I), Rulings::default(), Position::start(RowLength::SIX));
    /// round.resign(Player::South).unwrap();
    /// let ending = Ending::Rules(EndReason::Resignation);
    /// let game = Game { number: 0, seats: [0, 1], round, ending, thought: Default::default() };
    /// assert_eq!(game.half_points(), [0, 2]);
    /// ```
    pub fn half_points(&self) -> [u8; 2] {
        match self.round.winner() {
            Some(Winner::South) => [2, 0],
            Some(Winner::North) => [0, 2],
            Some(Winner::Tie) | None => [1, 1],
        }
    }
}

/// A player at the board of one worker.
pub(super) enum Seat {
    Level(Level),
    /// Level 10, with what it proved.
    Perfect(Box<Perfect>),
    Engine {
        command: Vec<String>,
        settings: Vec<(String, String)>,
        client: Option<Client>,
    },
}

impl Seat {
    pub fn new(kind: &PlayerKind, tournament: &Tournament) -> Seat {
        match kind {
            PlayerKind::Level(Level::HIGHEST) => {
                Seat::Perfect(Box::new(Perfect::new(tournament.tables.as_deref())))
            }
            PlayerKind::Level(level) => Seat::Level(*level),
            PlayerKind::Engine { command, options } => {
                let mut settings =
                    game_settings(tournament.row(), &tournament.rules, &tournament.rulings);
                settings.extend(options.iter().cloned());
                Seat::Engine {
                    command: command.clone(),
                    settings,
                    client: None,
                }
            }
        }
    }

    /// Ready for a new game; started if it is not running.
    pub fn new_game(&mut self, patience: Patience<'_>) -> Result<(), Trouble> {
        let Seat::Engine {
            command,
            settings,
            client,
        } = self
        else {
            return Ok(());
        };
        if let Some(mut running) = client.take() {
            match running.new_game(patience) {
                Ok(()) => {
                    *client = Some(running);
                    return Ok(());
                }
                Err(Trouble::Over) => return Err(Trouble::Over),
                // What it did in its last game is not to cost it this one: a new one is owed a try.
                Err(Trouble::Fault(..)) => {}
            }
        }
        let mut new = Client::start(command, settings, patience)?;
        new.new_game(patience)?;
        *client = Some(new);
        Ok(())
    }

    /// Ends an engine that can't be trusted any more.
    pub fn end(&mut self) {
        if let Seat::Engine { client, .. } = self {
            *client = None;
        }
    }

    /// Lets an engine go.
    pub fn quit(self) {
        if let Seat::Engine {
            client: Some(client),
            ..
        } = self
        {
            client.quit();
        }
    }
}

/// What is the same in all games of a worker.
pub(super) struct Table<'a> {
    pub tournament: &'a Tournament,
    pub patience: Patience<'a>,
}

impl Table<'_> {
    /// Plays a game; nothing if the tournament is over before it is. `ready` is what came of calling the players.
    pub fn play(
        &self,
        number: usize,
        seats: &mut [Seat],
        ready: [Result<(), Trouble>; 2],
    ) -> Option<Game> {
        let tournament = self.tournament;
        let players = tournament.seats(number);
        let opening = tournament.opening(number);
        // Openings were looked at when they were read.
        let mut round = opening
            .round(&tournament.rules, &tournament.rulings)
            .unwrap_or_else(|_| Round::new(tournament.rules, tournament.rulings, opening.start));
        let mut history = History::of(&round);
        let mut clocks = Clocks::new(tournament.time);
        let mut thought = [Duration::ZERO; 2];
        let mut trouble = None;
        for (side, ready) in Side::BOTH.into_iter().zip(ready) {
            if let Err(why) = ready {
                trouble = trouble.or(Some((side, why)));
            }
        }
        while trouble.is_none() && round.end().is_none() {
            let side = round.position().to_move();
            let at = side.index();
            let seat = &mut seats[players[at]];
            let answer = self.ask(seat, number, &round, &history, &clocks);
            let played = answer.and_then(|(word, took)| {
                thought[at] += took;
                clocks.moved(at, took);
                play_word(&mut round, &word)
            });
            match played {
                Ok(played) => history.played(&played),
                Err(why) => {
                    seat.end();
                    trouble = Some((side, why));
                }
            }
        }
        let ending = match trouble {
            Some((_, Trouble::Over)) => return None,
            Some((by, Trouble::Fault(fault, detail))) => {
                // Of a round that is over there is no fault to be had.
                let _ = round.resign(by);
                Ending::Fault { by, fault, detail }
            }
            None => Ending::Rules(round.end()?),
        };
        Some(Game {
            number,
            seats: players,
            round,
            ending,
            thought,
        })
    }

    /// A move, as a word, and how long it took.
    fn ask(
        &self,
        seat: &mut Seat,
        number: usize,
        round: &Round,
        history: &History,
        clocks: &Clocks,
    ) -> Result<(String, Duration), Trouble> {
        if self.patience.over.load(Ordering::Relaxed) {
            return Err(Trouble::Over);
        }
        let at = round.position().to_move().index();
        match seat {
            Seat::Level(level) => {
                let begun = Instant::now();
                // Each game and side its own errors, the same however often it is played.
                let seed = mix(self.tournament.seed ^ mix(2 * number as u64 + at as u64 + 1));
                let stop = || self.patience.over.load(Ordering::Relaxed);
                let limits = Limits::default().stopped_by(&stop);
                let choice = choose(
                    *level,
                    round.position(),
                    round.rules(),
                    history,
                    seed,
                    limits,
                );
                if stop() {
                    return Err(Trouble::Over);
                }
                let hole = choice.map(|choice| choice.hole.letter(round.position().row()));
                Ok((hole.map(String::from).unwrap_or_default(), begun.elapsed()))
            }
            Seat::Perfect(player) => {
                let prepared = player.prepare(round.position(), round.rules());
                let begun = Instant::now();
                let stop = || self.patience.over.load(Ordering::Relaxed);
                let effort = Effort {
                    threads: threads_of_one(self.tournament.concurrency),
                    stop: &stop,
                    ..Effort::default()
                };
                let choice = prepared
                    .and_then(|()| player.choose(round.position(), round.rules(), history, &effort))
                    .map_err(|error| Trouble::Fault(Fault::Crash, error.to_string()))?;
                if stop() {
                    return Err(Trouble::Over);
                }
                let hole = choice.map(|choice| choice.hole.letter(round.position().row()));
                Ok((hole.map(String::from).unwrap_or_default(), begun.elapsed()))
            }
            Seat::Engine { client, .. } => {
                let client = client
                    .as_mut()
                    .ok_or_else(|| Trouble::Fault(Fault::Crash, "it is not running".into()))?;
                let limit = clocks.limit(at);
                client.think(&position_line(round), &clocks.go(), limit, self.patience)
            }
        }
    }
}

/// Cores for one of so many games at a time.
fn threads_of_one(games: usize) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    (cores / games.max(1)).max(1)
}

/// Plays what an engine answered.
fn play_word(round: &mut Round, word: &str) -> Result<hoyito::Played, Trouble> {
    let illegal = |why: String| Trouble::Fault(Fault::Illegal, why);
    let row = round.position().row();
    let mut letters = word.chars();
    let hole = match (letters.next(), letters.next()) {
        (Some(letter), None) => Hole::from_letter(letter, row),
        _ => None,
    };
    let hole = hole.ok_or_else(|| illegal(format!("bestmove {} is no hole", shown(word))))?;
    let number = round.steps().len() + 1;
    round
        .play(hole)
        .map_err(|error| illegal(format!("move {number}, bestmove {word}: {error}")))
}

/// The line that tells an engine the round.
fn position_line(round: &Round) -> String {
    let start = round.start();
    let row = start.row();
    let mut line = if *start == Position::start(row) {
        String::from("position startpos")
    } else {
        format!("position fen {start}")
    };
    if !round.steps().is_empty() {
        line.push_str(" moves");
    }
    for step in round.steps() {
        line.push(' ');
        line.push(step.hole.letter(row));
    }
    line
}

/// The row length of the usual board, where there is no opening to tell.
pub(super) const USUAL_ROW: RowLength = RowLength::SIX;
