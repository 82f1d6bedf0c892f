//! What the games played so far say.

use std::collections::BTreeMap;

use super::Tournament;
use super::client::Fault;
use super::game::{Ending, Game};
use super::statistics::{Decision, Pentanomial, Sprt};

/// Games of one player, against another or against all.
///
/// ```
/// assert_eq!(hoyito_engine::tournament::Results::default().games(), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Results {
    /// Pairs of which both games are played.
    pub pairs: Pentanomial,
    /// Games won, those by the opponent's faults included.
    pub wins: u64,
    /// Games tied.
    pub ties: u64,
    /// Games lost, those by own faults included.
    pub losses: u64,
    /// Seeds more than the opponent.
    pub margin: Margin,
    /// Games lost by own faults, in the order of [`Fault::ALL`].
    pub faults: [u64; 4],
    /// Games won by the opponent's.
    pub opponents_faults: [u64; 4],
}

/// Seeds captured minus seeds conceded in pairs whose games both ended by the rules.
///
/// ```
/// use hoyito_engine::tournament::Margin;
/// let mut margin = Margin::default();
/// margin.count(8);
/// margin.count(4);
/// assert_eq!(margin.mean(), Some(3.0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Margin {
    pairs: u64,
    sum: i64,
    squares: i64,
}

impl Margin {
    /// Counts a pair by the sum of its two games.
    ///
    /// ```
    /// let mut margin = hoyito_engine::tournament::Margin::default();
    /// margin.count(-2);
    /// assert_eq!(margin.mean(), Some(-1.0));
    /// ```
    pub fn count(&mut self, seeds: i64) {
        self.pairs += 1;
        self.sum += seeds;
        self.squares += seeds * seeds;
    }

    /// Seeds a game; `None` before the first pair.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::tournament::Margin::default().mean(), None);
    /// ```
    pub fn mean(&self) -> Option<f64> {
        (self.pairs > 0).then(|| self.sum as f64 / (2 * self.pairs) as f64)
    }

    /// Half the width of the 95% interval of the mean; `None` before the second pair.
    ///
    /// ```
    /// use hoyito_engine::tournament::Margin;
    /// let mut margin = Margin::default();
    /// margin.count(2);
    /// margin.count(-2);
    /// // A deviation of 2√2 a pair, of 2 for the mean of two, of 1 a game.
    /// assert!((margin.error().unwrap() - 1.96).abs() < 0.001);
    /// ```
    pub fn error(&self) -> Option<f64> {
        let pairs = self.pairs as f64;
        let mean = self.sum as f64 / pairs;
        let spread = (self.squares as f64 - pairs * mean * mean) / (pairs - 1.0);
        (self.pairs > 1).then(|| 1.96 * (spread.max(0.0) / pairs).sqrt() / 2.0)
    }

    fn turned(self) -> Margin {
        Margin {
            sum: -self.sum,
            ..self
        }
    }

    fn add(&mut self, other: Margin) {
        self.pairs += other.pairs;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

impl Results {
    /// Games counted.
    ///
    /// ```
    /// use hoyito_engine::tournament::Results;
    /// let results = Results { wins: 2, losses: 1, ..Results::default() };
    /// assert_eq!(results.games(), 3);
    /// ```
    pub fn games(&self) -> u64 {
        self.wins + self.ties + self.losses
    }

    /// Points, a tie counting half.
    ///
    /// ```
    /// use hoyito_engine::tournament::Results;
    /// assert_eq!(Results { wins: 2, ties: 1, ..Results::default() }.points(), 2.5);
    /// ```
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.ties as f64 / 2.0
    }

    /// The same games as the opponent sees them.
    ///
    /// ```
    /// use hoyito_engine::tournament::Results;
    /// let results = Results { wins: 2, faults: [1, 0, 0, 0], ..Results::default() };
    /// let turned = results.turned();
    /// assert_eq!((turned.losses, turned.opponents_faults), (2, [1, 0, 0, 0]));
    /// ```
    #[must_use]
    pub fn turned(self) -> Results {
        Results {
            pairs: self.pairs.turned(),
            wins: self.losses,
            ties: self.ties,
            losses: self.wins,
            margin: self.margin.turned(),
            faults: self.opponents_faults,
            opponents_faults: self.faults,
        }
    }

    fn add(&mut self, other: &Results) {
        self.pairs.add(&other.pairs);
        self.wins += other.wins;
        self.ties += other.ties;
        self.losses += other.losses;
        self.margin.add(other.margin);
        for (all, more) in [
            (&mut self.faults, other.faults),
            (&mut self.opponents_faults, other.opponents_faults),
        ] {
            for (count, more) in all.iter_mut().zip(more) {
                *count += more;
            }
        }
    }

    /// Counts a game of a player who sat at `side`.
    fn count(&mut self, game: &Game, side: usize) {
        match game.half_points()[side] {
            2 => self.wins += 1,
            1 => self.ties += 1,
            _ => self.losses += 1,
        }
        if let Ending::Fault { by, fault, .. } = &game.ending {
            let faults = if by.index() == side {
                &mut self.faults
            } else {
                &mut self.opponents_faults
            };
            let at = Fault::ALL.iter().position(|one| one == fault);
            faults[at.unwrap_or_default()] += 1;
        }
    }

    /// Counts the two games of a pair, the player South in the first.
    fn count_pair(&mut self, games: [&Game; 2]) {
        let [first, second] = [games[0].half_points()[0], games[1].half_points()[1]];
        self.pairs.count(first, second);
        if games
            .iter()
            .all(|game| matches!(game.ending, Ending::Rules(_)))
        {
            let seeds = |game: &Game| game.round.result().unwrap_or_default().map(i64::from);
            let ([a, b], [c, d]) = (seeds(games[0]), seeds(games[1]));
            self.margin.count(a - b + d - c);
        }
    }
}

/// Two players' games.
///
/// ```
/// use hoyito_engine::tournament::{Pairing, Results};
/// let pairing = Pairing { players: [0, 1], results: Results::default() };
/// assert_eq!(pairing.results.points(), 0.0);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pairing {
    /// The two, by their numbers.
    pub players: [usize; 2],
    /// As the first of them sees it.
    pub results: Results,
}

/// How far a test has come.
///
/// ```
/// use hoyito_engine::tournament::{Sprt, Testing};
/// let testing = Testing::new(Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap());
/// assert_eq!((testing.ratio(), testing.decision), (0.0, None));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Testing {
    /// The test.
    pub sprt: Sprt,
    /// The pairs it has looked at: those without a gap from the first on, so that short games do not go before long ones
    /// and the same games always decide the same.
    pub pairs: Pentanomial,
    /// What it decided; pairs after that are not looked at.
    pub decision: Option<Decision>,
}

impl Testing {
    /// Before the first pair.
    ///
    /// ```
    /// use hoyito_engine::tournament::{Sprt, Testing};
    /// let sprt = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap();
    /// assert_eq!(Testing::new(sprt).pairs.pairs(), 0);
    /// ```
    pub fn new(sprt: Sprt) -> Testing {
        Testing {
            sprt,
            pairs: Pentanomial::default(),
            decision: None,
        }
    }

    /// The logarithm of the likelihood ratio.
    ///
    /// ```
    /// use hoyito_engine::tournament::{Pentanomial, Sprt, Testing};
    /// let mut testing = Testing::new(Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap());
    /// testing.pairs = Pentanomial([0, 0, 0, 0, 9]);
    /// assert!(testing.ratio() > 0.0);
    /// ```
    pub fn ratio(&self) -> f64 {
        self.sprt.ratio(&self.pairs)
    }

    /// Looks at the pairs that are complete now; whether it has decided.
    pub(super) fn advance(&mut self, games: &BTreeMap<usize, Game>) -> bool {
        while self.decision.is_none() {
            let first = 2 * self.pairs.pairs() as usize;
            let (Some(one), Some(other)) = (games.get(&first), games.get(&(first + 1))) else {
                return false;
            };
            self.pairs
                .count(one.half_points()[0], other.half_points()[1]);
            self.decision = self.sprt.decide(&self.pairs);
        }
        true
    }
}

/// The tables of a tournament.
///
/// ```
/// use hoyito_engine::tournament::{Player, Standing, Tournament};
/// let players = ["level:1", "level:2", "level:3"].map(|text| Player::read(text).unwrap());
/// let standing = Standing::of(&Tournament::new(players.into()), &[]);
/// assert_eq!((standing.pairings.len(), standing.players.len(), standing.games), (3, 3, 0));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Games counted.
    pub games: usize,
    /// Games that were played beyond a test's decision, and are not counted.
    pub beyond: usize,
    /// Every two players.
    pub pairings: Vec<Pairing>,
    /// Every player against all others.
    pub players: Vec<Results>,
    /// The test, if there is one.
    pub test: Option<Testing>,
}

impl Standing {
    /// Counts the games.
    ///
    /// ```
    /// use hoyito_engine::tournament::{Player, Standing, Tournament};
    /// let players = ["level:1", "level:2"].map(|text| Player::read(text).unwrap());
    /// let standing = Standing::of(&Tournament::new(players.into()), &[]);
    /// assert_eq!(standing.pairings[0].results.pairs.elo(), None);
    /// ```
    pub fn of(tournament: &Tournament, games: &[Game]) -> Standing {
        let by_number: BTreeMap<usize, Game> = games
            .iter()
            .map(|game| (game.number, game.clone()))
            .collect();
        let test = tournament.sprt.map(|sprt| {
            let mut test = Testing::new(sprt);
            test.advance(&by_number);
            test
        });
        let last = match &test {
            Some(test) if test.decision.is_some() => 2 * test.pairs.pairs() as usize,
            _ => usize::MAX,
        };
        let mut pairings: Vec<Pairing> = tournament
            .pairings()
            .into_iter()
            .map(|players| Pairing {
                players,
                results: Results::default(),
            })
            .collect();
        let mut counted = 0;
        for (&number, game) in by_number.range(..last) {
            let at = number / 2 % pairings.len().max(1);
            let Some(Pairing { results, .. }) = pairings.get_mut(at) else {
                continue;
            };
            counted += 1;
            results.count(game, number % 2);
            if number % 2 == 1
                && let Some(first) = by_number.get(&(number - 1))
            {
                results.count_pair([first, game]);
            }
        }
        let mut players = vec![Results::default(); tournament.players.len()];
        for pairing in &pairings {
            let [one, other] = pairing.players;
            players[one].add(&pairing.results);
            players[other].add(&pairing.results.turned());
        }
        Standing {
            games: counted,
            beyond: by_number.len() - counted,
            pairings,
            players,
            test,
        }
    }
}
