//! Rounds between two players, to measure what is stronger.

use hoyito::{Hole, Position, Round, RowLength, Rules, Rulings, Winner};

use crate::{History, Random};

/// Picks a hole in a round that goes on.
pub type Chooser<'a> = dyn FnMut(&Round, &History) -> Hole + 'a;

/// Plays one round from `start`, South's chooser first in the pair, and gives both captures.
///
/// ```
/// use hoyito::{Position, RowLength, Rules, Rulings, Variant};
/// use hoyito_engine::{Level, Limits, arena, choose};
/// let rules = Rules::new(Variant::I);
/// let rulings = Rulings { no_capture_limit: Some(60), ..Rulings::default() };
/// let player = |round: &hoyito::Round, history: &hoyito_engine::History| {
///     choose(Level::LOWEST, round.position(), &rules, history, 1, Limits::default()).unwrap().hole
/// };
/// let start = Position::start(RowLength::SIX);
/// let result = arena::play(&rules, &rulings, &start, [&mut { player }, &mut { player }]);
/// assert_eq!(result[0] + result[1], 48);
/// ```
pub fn play(
    rules: &Rules,
    rulings: &Rulings,
    start: &Position,
    players: [&mut Chooser<'_>; 2],
) -> [u8; 2] {
    let mut round = Round::new(*rules, *rulings, *start);
    let mut history = History::of(&round);
    loop {
        if let Some(result) = round.result() {
            return result;
        }
        let mover = round.position().to_move().index();
        let hole = players[mover](&round, &history);
        match round.play(hole) {
            Ok(played) => history.played(&played),
            // A chooser that breaks the rules loses all that is left.
            Err(_) => {
                let loser = round.position().to_move();
                if round.resign(loser).is_err() {
                    return [0, 0];
                }
            }
        }
    }
}

/// `count` positions reached by `moves` random moves from the start, none of them over.
///
/// ```
/// use hoyito::{RowLength, Rules, Variant};
/// use hoyito_engine::{Random, arena};
/// let rules = Rules::new(Variant::II);
/// let openings = arena::openings(RowLength::SIX, &rules, 4, 3, &mut Random::new(1));
/// assert_eq!(openings.len(), 3);
/// ```
pub fn openings(
    row: RowLength,
    rules: &Rules,
    moves: usize,
    count: usize,
    random: &mut Random,
) -> Vec<Position> {
    let mut openings = Vec::with_capacity(count);
    // On the smallest boards few rounds last so long; give up rather than search for ever.
    for _ in 0..count.saturating_mul(1_000) {
        if openings.len() == count {
            break;
        }
        let mut round = Round::new(*rules, Rulings::default(), Position::start(row));
        for _ in 0..moves {
            let legal: Vec<Hole> = round.position().legal(rules).iter().collect();
            if legal.is_empty() || round.play(legal[random.below(legal.len())]).is_err() {
                break;
            }
        }
        if round.end().is_none() && round.steps().len() == moves {
            openings.push(*round.position());
        }
    }
    openings
}

/// Results of one player against another.
///
/// ```
/// use hoyito_engine::arena::Tally;
/// let mut tally = Tally::default();
/// tally.count([28, 20]);
/// tally.count([24, 24]);
/// assert_eq!((tally.wins, tally.ties, tally.losses, tally.seeds), (1, 1, 0, 8));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Rounds won.
    pub wins: u32,
    /// Rounds tied.
    pub ties: u32,
    /// Rounds lost.
    pub losses: u32,
    /// Seeds captured minus seeds conceded.
    pub seeds: i64,
}

impl Tally {
    /// Counts a round by the player's own captures and the opponent's.
    ///
    /// ```
    /// let mut tally = hoyito_engine::arena::Tally::default();
    /// tally.count([4, 44]);
    /// assert_eq!(tally.losses, 1);
    /// ```
    pub fn count(&mut self, captures: [u8; 2]) {
        match Winner::of(captures) {
            Winner::South => self.wins += 1,
            Winner::Tie => self.ties += 1,
            Winner::North => self.losses += 1,
        }
        self.seeds += i64::from(captures[0]) - i64::from(captures[1]);
    }

    /// Adds another tally of the same player.
    ///
    /// ```
    /// use hoyito_engine::arena::Tally;
    /// let mut tally = Tally { wins: 1, ..Tally::default() };
    /// tally.add(&tally.clone());
    /// assert_eq!(tally.wins, 2);
    /// ```
    pub fn add(&mut self, other: &Tally) {
        self.wins += other.wins;
        self.ties += other.ties;
        self.losses += other.losses;
        self.seeds += other.seeds;
    }

    /// Rounds counted.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::arena::Tally::default().rounds(), 0);
    /// ```
    pub fn rounds(&self) -> u32 {
        self.wins + self.ties + self.losses
    }

    /// Share of the points, a tie counting half; 0.5 before the first round.
    ///
    /// ```
    /// use hoyito_engine::arena::Tally;
    /// let tally = Tally { wins: 3, losses: 1, ..Tally::default() };
    /// assert_eq!(tally.score(), 0.75);
    /// ```
    pub fn score(&self) -> f64 {
        if self.rounds() == 0 {
            return 0.5;
        }
        (f64::from(self.wins) + f64::from(self.ties) / 2.0) / f64::from(self.rounds())
    }

    /// The strength in Elo that the score speaks for, and half the width of its 95% interval; counted a round,
    /// half a point kept back on either side so that a clean score stays finite.
    ///
    /// ```
    /// use hoyito_engine::arena::Tally;
    /// let tally = Tally { wins: 150, losses: 50, ..Tally::default() };
    /// let (elo, error) = tally.elo();
    /// assert!((elo - 190.0).abs() < 5.0 && error > 40.0);
    /// ```
    pub fn elo(&self) -> (f64, f64) {
        let rounds = f64::from(self.rounds().max(1));
        let score = (self.score() * rounds + 0.5) / (rounds + 1.0);
        let (wins, ties) = (f64::from(self.wins), f64::from(self.ties));
        let square = (wins + ties / 4.0 + 0.5) / (rounds + 1.0);
        let spread = ((square - score * score) / rounds).sqrt();
        let elo = |score: f64| -400.0 * (1.0 / score.clamp(1e-6, 1.0 - 1e-6) - 1.0).log10();
        // The slope of the curve at this score turns the spread of the score into one of Elo.
        let slope = 400.0 / std::f64::consts::LN_10 / (score * (1.0 - score));
        (elo(score), 1.96 * spread * slope)
    }
}
