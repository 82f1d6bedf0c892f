//! Tournaments between engines and levels: every opening from both sides, several games at a time, and what they say.
//!
//! An engine is a program that speaks the Universal Game Interface. It is not trusted: one that hangs, crashes or talks
//! nonsense loses the game for it and is started again, and nothing waits for it longer than it may take.
//! The rules crate decides what may be played and when a round is over.
//! Games have numbers, and a game of levels depends on nothing but its number and the seed: a tournament that was stopped
//! goes on with the games that are missing.

mod client;
mod clock;
mod game;
mod opening;
mod player;
mod process;
mod run;
mod standing;
mod statistics;

use std::path::PathBuf;
use std::time::Duration;

use hoyito::{Position, RowLength, Rules, Rulings, Variant};

pub use client::Fault;
pub use clock::TimeControl;
pub use game::{Ending, Game};
pub use opening::Opening;
pub use player::{Player, PlayerKind};
pub use run::Told;
pub use standing::{Margin, Pairing, Results, Standing, Testing};
pub use statistics::{Decision, Elo, Pentanomial, Sprt, elo_of_score, score_of_elo};

/// A tournament: who plays, from where, under which rules and bounds.
///
/// ```
/// use hoyito_engine::tournament::{Player, Standing, Tournament};
/// let players = ["level:1", "level:3"].map(|text| Player::read(text).unwrap());
/// let mut tournament = Tournament::new(players.into());
/// tournament.rulings.no_capture_limit = Some(20);
/// tournament.pairs = 1;
/// let games = tournament.run(vec![], &mut |_| Ok(())).unwrap();
/// assert_eq!(Standing::of(&tournament, &games).games, 2);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Tournament {
    /// The players, at least two; every two of them play one another.
    pub players: Vec<Player>,
    /// Only neighbours in that order play one another.
    pub neighbours: bool,
    /// What the games begin with, in turn; without any, the usual start.
    pub openings: Vec<Opening>,
    /// Rules of the sowings.
    pub rules: Rules,
    /// Rulings of the rounds.
    pub rulings: Rulings,
    /// How long engines may think.
    pub time: TimeControl,
    /// By how much an engine may overstep its clock: the way of a move from it to us takes time too.
    pub margin: Duration,
    /// How long an engine may take for what no clock bounds.
    pub patience: Duration,
    /// Openings that every two players play; beyond their number they come again.
    pub pairs: usize,
    /// Where the levels' errors come from.
    pub seed: u64,
    /// Folder of tablebases for level 10; without one it builds its own in memory.
    pub tables: Option<PathBuf>,
    /// Games at a time.
    pub concurrency: usize,
    /// A test that ends the tournament of two players.
    pub sprt: Option<Sprt>,
}

impl Tournament {
    /// One opening, the usual start of Hoyito I, with 100 milliseconds a move, and a round shared after 200 moves without
    /// capture: between weak players it may otherwise go on for ever.
    ///
    /// ```
    /// let tournament = hoyito_engine::tournament::Tournament::new(vec![]);
    /// assert_eq!(tournament.rulings.no_capture_limit, Some(200));
    /// ```
    pub fn new(players: Vec<Player>) -> Tournament {
        Tournament {
            players,
            neighbours: false,
            openings: vec![],
            rules: Rules::new(Variant::I),
            rulings: Rulings {
                no_capture_limit: Some(200),
                ..Rulings::default()
            },
            time: TimeControl::MoveTime(Duration::from_millis(100)),
            margin: Duration::from_millis(100),
            patience: Duration::from_secs(30),
            pairs: 1,
            seed: 1,
            tables: None,
            concurrency: 1,
            sprt: None,
        }
    }

    /// Every two players, or every two neighbours.
    ///
    /// ```
    /// use hoyito_engine::tournament::{Player, Tournament};
    /// let players = ["level:1", "level:2", "level:3"].map(|text| Player::read(text).unwrap());
    /// let mut tournament = Tournament::new(players.into());
    /// assert_eq!(tournament.pairings(), [[0, 1], [0, 2], [1, 2]]);
    /// tournament.neighbours = true;
    /// assert_eq!(tournament.pairings(), [[0, 1], [1, 2]]);
    /// ```
    pub fn pairings(&self) -> Vec<[usize; 2]> {
        let players = self.players.len();
        let last = |one| {
            if self.neighbours {
                players.min(one + 2)
            } else {
                players
            }
        };
        let of = |one| (one + 1..last(one)).map(move |other| [one, other]);
        (0..players).flat_map(of).collect()
    }

    /// How many games there are to play.
    ///
    /// ```
    /// use hoyito_engine::tournament::{Player, Tournament};
    /// let players = ["level:1", "level:2", "level:3"].map(|text| Player::read(text).unwrap());
    /// assert_eq!(Tournament::new(players.into()).games(), 6);
    /// ```
    pub fn games(&self) -> usize {
        let pairings = self.pairings().len();
        pairings.saturating_mul(self.pairs).saturating_mul(2)
    }

    /// Who plays South and North in a game: all pairings take turns, each plays an opening from both sides.
    ///
    /// ```
    /// use hoyito_engine::tournament::{Player, Tournament};
    /// let players = ["level:1", "level:2"].map(|text| Player::read(text).unwrap());
    /// let tournament = Tournament::new(players.into());
    /// assert_eq!((tournament.seats(0), tournament.seats(1)), ([0, 1], [1, 0]));
    /// ```
    pub fn seats(&self, number: usize) -> [usize; 2] {
        let pairings = self.pairings();
        let mut seats = pairings[number / 2 % pairings.len()];
        if number % 2 == 1 {
            seats.reverse();
        }
        seats
    }

    /// What a game begins with.
    ///
    /// ```
    /// use hoyito_engine::tournament::{Player, Tournament};
    /// let players = ["level:1", "level:2"].map(|text| Player::read(text).unwrap());
    /// assert!(Tournament::new(players.into()).opening(0).moves.is_empty());
    /// ```
    pub fn opening(&self, number: usize) -> Opening {
        let round = number / 2 / self.pairings().len().max(1);
        let openings = self.openings.len().max(1);
        match self.openings.get(round % openings) {
            Some(opening) => opening.clone(),
            None => Opening {
                start: Position::start(game::USUAL_ROW),
                moves: vec![],
            },
        }
    }

    /// The board it is played on.
    ///
    /// ```
    /// use hoyito::RowLength;
    /// let tournament = hoyito_engine::tournament::Tournament::new(vec![]);
    /// assert_eq!(tournament.row(), RowLength::SIX);
    /// ```
    pub fn row(&self) -> RowLength {
        let first = self.openings.first();
        first.map_or(game::USUAL_ROW, |opening| opening.start.row())
    }
}

#[cfg(all(test, unix))]
mod tests;
