//! What pairs of games say of two players: strength in Elo with its error, and the test that stops when it knows enough.
//!
//! A pair is one opening played from both sides. Its two games depend on one another through the opening, so pairs are
//! what is counted: their sums are 0, ½, 1, 1½ or 2 points, hence *pentanomial*.

/// 95% of a normal distribution lie within so many deviations of its middle.
const DEVIATIONS: f64 = 1.959_963_984_540_054;

/// What a count of nothing is taken for, so that no outcome is held to be impossible; fishtest does the same.
const ALMOST_NONE: f64 = 1e-3;

/// Pairs by the points of the first player.
///
/// ```
/// use hoyito_engine::tournament::Pentanomial;
/// let mut pairs = Pentanomial::default();
/// pairs.count(2, 1);
/// assert_eq!(pairs.0, [0, 0, 0, 1, 0]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pentanomial(
    /// Pairs of 0, ½, 1, 1½ and 2 points.
    pub [u64; 5],
);

/// A strength in Elo, and where it lies with 95% certainty. An end may be infinite: of somebody who won everything,
/// only a lower bound is known.
///
/// ```
/// use hoyito_engine::tournament::Pentanomial;
/// let elo = Pentanomial([0, 0, 1, 2, 1]).elo().unwrap();
/// assert!((elo.value - 190.85).abs() < 0.01);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The best estimate.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Elo {
    /// Half the width of the interval; `None` where an end is infinite.
    ///
    /// ```
    /// let elo = hoyito_engine::tournament::Elo { value: 11.0, low: 1.0, high: 23.0 };
    /// assert_eq!(elo.error(), Some(11.0));
    /// ```
    pub fn error(&self) -> Option<f64> {
        let error = (self.high - self.low) / 2.0;
        error.is_finite().then_some(error)
    }
}

/// The share of the points that a player who is stronger by so many Elo takes.
///
/// ```
/// use hoyito_engine::tournament::score_of_elo;
/// assert_eq!(score_of_elo(0.0), 0.5);
/// assert!((score_of_elo(400.0) - 10.0 / 11.0).abs() < 1e-12);
/// ```
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The Elo that a share of the points speaks for; infinite for none and for all.
///
/// ```
/// use hoyito_engine::tournament::elo_of_score;
/// assert_eq!(elo_of_score(0.5), 0.0);
/// assert_eq!(elo_of_score(1.0), f64::INFINITY);
/// ```
pub fn elo_of_score(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (score / (1.0 - score)).log10()
    }
}

impl Pentanomial {
    /// Counts a pair by the first player's half points in its two games.
    ///
    /// ```
    /// let mut pairs = hoyito_engine::tournament::Pentanomial::default();
    /// pairs.count(0, 0);
    /// assert_eq!(pairs.pairs(), 1);
    /// ```
    pub fn count(&mut self, one: u8, other: u8) {
        self.0[usize::from(one.min(2) + other.min(2))] += 1;
    }

    /// How many pairs.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::tournament::Pentanomial([1, 0, 2, 0, 0]).pairs(), 3);
    /// ```
    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The same pairs as the second player sees them.
    ///
    /// ```
    /// use hoyito_engine::tournament::Pentanomial;
    /// assert_eq!(Pentanomial([1, 2, 3, 4, 5]).turned(), Pentanomial([5, 4, 3, 2, 1]));
    /// ```
    #[must_use]
    pub fn turned(mut self) -> Pentanomial {
        self.0.reverse();
        self
    }

    /// Adds other pairs.
    ///
    /// ```
    /// use hoyito_engine::tournament::Pentanomial;
    /// let mut pairs = Pentanomial([0, 0, 0, 0, 1]);
    /// pairs.add(&Pentanomial([1, 0, 0, 0, 1]));
    /// assert_eq!(pairs.0, [1, 0, 0, 0, 2]);
    /// ```
    pub fn add(&mut self, other: &Pentanomial) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }

    /// The share of the points, from 0 to 1; `None` before the first pair.
    ///
    /// ```
    /// use hoyito_engine::tournament::Pentanomial;
    /// assert_eq!(Pentanomial([0, 0, 1, 2, 1]).score(), Some(0.75));
    /// ```
    pub fn score(&self) -> Option<f64> {
        (self.pairs() > 0).then(|| moments(&shares(&self.0.map(|count| count as f64))).0)
    }

    /// The strength, with its interval of 95%; `None` before the first pair.
    ///
    /// The interval is that of the mean of the pairs, taken through the logistic curve. Where all pairs came out alike
    /// they show no spread, but that does not make the error nothing: then the interval allows for as many different
    /// pairs as would stay unseen with a probability of 5%.
    ///
    /// ```
    /// use hoyito_engine::tournament::Pentanomial;
    /// let elo = Pentanomial([0, 0, 0, 0, 10]).elo().unwrap();
    /// assert_eq!((elo.value, elo.high), (f64::INFINITY, f64::INFINITY));
    /// assert!(elo.low > 150.0 && elo.low < 200.0);
    /// ```
    pub fn elo(&self) -> Option<Elo> {
        let pairs = self.pairs() as f64;
        let score = self.score()?;
        let (_, variance) = moments(&shares(&self.0.map(|count| count as f64)));
        let (low, high) = if variance == 0.0 {
            let unseen = 1.0 - 0.05f64.powf(1.0 / pairs);
            (score * (1.0 - unseen), score + unseen * (1.0 - score))
        } else {
            let width = DEVIATIONS * (variance / pairs).sqrt();
            (score - width, score + width)
        };
        Some(Elo {
            value: elo_of_score(score),
            low: elo_of_score(low),
            high: elo_of_score(high),
        })
    }
}

/// Counts as parts of one.
fn shares(counts: &[f64; 5]) -> [f64; 5] {
    let all: f64 = counts.iter().sum();
    counts.map(|count| count / all)
}

/// The score of an outcome.
fn outcome(at: usize) -> f64 {
    at as f64 / 4.0
}

/// Mean and variance.
fn moments(shares: &[f64; 5]) -> (f64, f64) {
    let sum = |of: &dyn Fn(f64) -> f64| -> f64 {
        let each = shares.iter().enumerate();
        each.map(|(at, share)| share * of(outcome(at))).sum()
    };
    let mean = sum(&|score| score);
    (mean, sum(&|score| (score - mean).powi(2)))
}

/// The likeliest shares, given these seen ones, among all whose mean is `mean`: `share / (1 + x (score - mean))` with the
/// x for which the mean comes out right.
fn likeliest(seen: &[f64; 5], mean: f64) -> [f64; 5] {
    // No denominator may reach zero; between these two the sum falls all the way.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    let weight = |x: f64, at: usize| 1.0 + x * (outcome(at) - mean);
    for _ in 0..200 {
        let x = (low + high) / 2.0;
        let terms = seen.iter().enumerate();
        let sum: f64 = terms
            .map(|(at, share)| share * (outcome(at) - mean) / weight(x, at))
            .sum();
        if sum > 0.0 {
            low = x;
        } else {
            high = x;
        }
    }
    let x = (low + high) / 2.0;
    std::array::from_fn(|at| seen[at] / weight(x, at))
}

/// A sequential probability ratio test: is the first player stronger by `elo0` or by `elo1`? It is the generalised test on
/// pairs, with Elo on the logistic scale, as fishtest has it.
///
/// ```
/// use hoyito_engine::tournament::{Decision, Pentanomial, Sprt};
/// let test = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap();
/// let pairs = Pentanomial([485, 1923, 2942, 1937, 594]);
/// assert!((test.ratio(&pairs) - 3.2933).abs() < 1e-4);
/// assert_eq!(test.decide(&pairs), Some(Decision::Second));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    elo: [f64; 2],
    errors: [f64; 2],
}

/// How a test ended.
///
/// ```
/// assert_eq!(hoyito_engine::tournament::Decision::First.name(), "elo0");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// For `elo0`.
    First,
    /// For `elo1`.
    Second,
}

impl Decision {
    /// The name that programs read.
    ///
    /// ```
    /// assert_eq!(hoyito_engine::tournament::Decision::Second.name(), "elo1");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Decision::First => "elo0",
            Decision::Second => "elo1",
        }
    }
}

impl Sprt {
    /// A test whose chance to decide for `elo1` though `elo0` is true is `alpha`, and the other way round `beta`.
    ///
    /// # Errors
    /// In words, when the numbers make no test.
    ///
    /// ```
    /// use hoyito_engine::tournament::Sprt;
    /// assert!(Sprt::new(5.0, 0.0, 0.05, 0.05).unwrap_err().contains("below"));
    /// ```
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Sprt, String> {
        let is_elo = |elo: f64| elo.is_finite() && elo.abs() <= 2000.0;
        if !(is_elo(elo0) && is_elo(elo1) && elo0 < elo1) {
            return Err(format!(
                "elo0 is below elo1, both from -2000 to 2000, not {elo0} and {elo1}"
            ));
        }
        let is_error = |error: f64| error > 0.0 && error < 0.5;
        if !(is_error(alpha) && is_error(beta)) {
            return Err(format!(
                "alpha and beta are above 0 and below 0.5, not {alpha} and {beta}"
            ));
        }
        Ok(Sprt {
            elo: [elo0, elo1],
            errors: [alpha, beta],
        })
    }

    /// The two strengths it decides between.
    ///
    /// ```
    /// use hoyito_engine::tournament::Sprt;
    /// assert_eq!(Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap().elo(), [0.0, 5.0]);
    /// ```
    pub const fn elo(&self) -> [f64; 2] {
        self.elo
    }

    /// The ratios at which it decides for the first and for the second.
    ///
    /// ```
    /// use hoyito_engine::tournament::Sprt;
    /// let [low, high] = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap().bounds();
    /// assert!((high - 19f64.ln()).abs() < 1e-12 && (low + high).abs() < 1e-12);
    /// ```
    pub fn bounds(&self) -> [f64; 2] {
        let [alpha, beta] = self.errors;
        [(beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln()]
    }

    /// The logarithm of how much likelier the pairs are at best under `elo1` than under `elo0`; 0 before the first.
    ///
    /// ```
    /// use hoyito_engine::tournament::{Pentanomial, Sprt};
    /// let test = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap();
    /// assert_eq!(test.ratio(&Pentanomial::default()), 0.0);
    /// ```
    pub fn ratio(&self, pairs: &Pentanomial) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|count| (count as f64).max(ALMOST_NONE));
        let seen = shares(&counts);
        let [first, second] = self.elo.map(|elo| likeliest(&seen, score_of_elo(elo)));
        let each = counts.iter().zip(first.iter().zip(second));
        each.map(|(count, (first, second))| count * (second / first).ln())
            .sum()
    }

    /// What the pairs decide, if they do.
    ///
    /// ```
    /// use hoyito_engine::tournament::{Pentanomial, Sprt};
    /// let test = Sprt::new(0.0, 5.0, 0.05, 0.05).unwrap();
    /// assert_eq!(test.decide(&Pentanomial([1, 1, 2, 1, 1])), None);
    /// ```
    pub fn decide(&self, pairs: &Pentanomial) -> Option<Decision> {
        let (ratio, [low, high]) = (self.ratio(pairs), self.bounds());
        if ratio >= high {
            Some(Decision::Second)
        } else if ratio <= low {
            Some(Decision::First)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;

    fn close(found: f64, right: f64) {
        assert!((found - right).abs() < 1e-3, "{found} is not {right}");
    }

    #[test]
    fn elo_by_hand() {
        // Mean 3/4, variance (1/16 + 1/16) / 4 = 1/32, deviation of the mean sqrt(1/128).
        let elo = Pentanomial([0, 0, 1, 2, 1]).elo().unwrap();
        let width = 1.959_963_984_5 / 128f64.sqrt();
        close(elo.value, 400.0 * 3f64.log10());
        close(elo.low, 400.0 * ((0.75 - width) / (0.25 + width)).log10());
        close(elo.high, 400.0 * ((0.75 + width) / (0.25 - width)).log10());
    }

    #[test]
    fn elo_as_computed_elsewhere() {
        for (pairs, value, low, high) in [
            ([485, 1923, 2942, 1937, 594], 5.114_25, 1.209_08, 9.020_72),
            ([1, 2, 5, 9, 8], 155.544_14, 73.191_17, 258.980_89),
            ([20, 0, 0, 0, 80], 240.824, 165.452_16, 343.501_16),
        ] {
            let elo = Pentanomial(pairs).elo().unwrap();
            close(elo.value, value);
            close(elo.low, low);
            close(elo.high, high);
            let turned = Pentanomial(pairs).turned().elo().unwrap();
            close(turned.value, -value);
            close(turned.high, -low);
        }
    }

    #[test]
    fn pairs_all_alike_are_not_certainty() {
        let even = Pentanomial([0, 0, 1, 0, 0]).elo().unwrap();
        // One pair: any of 95% of all pairs may be of another kind.
        close(even.high, 400.0 * (0.975f64 / 0.025).log10());
        close(even.low, -even.high);
        let lost = Pentanomial([8, 0, 0, 0, 0]).elo().unwrap();
        assert_eq!(
            (lost.value, lost.low),
            (f64::NEG_INFINITY, f64::NEG_INFINITY)
        );
        assert!(lost.high < 0.0 && lost.error().is_none());
        assert_eq!(Pentanomial::default().elo(), None);
    }

    #[test]
    fn ratios_as_computed_elsewhere() {
        // By the definition, in another language; the first decides for elo1 in published tables too.
        for (pairs, elo0, elo1, right) in [
            ([485, 1923, 2942, 1937, 594], 0.0, 5.0, 3.293_275_13),
            ([10, 5, 2, 5, 10], -1.75, 0.25, 0.000_565_53),
            ([1, 2, 5, 9, 8], 0.0, 20.0, 1.136_841_49),
            ([0, 0, 0, 0, 3], 0.0, 100.0, 0.741_295_98),
            ([261, 739, 2683, 737, 253], -10.0, 0.0, 8.837_128_95),
            ([20, 0, 0, 0, 80], 0.0, 50.0, 7.602_899_16),
        ] {
            let test = Sprt::new(elo0, elo1, 0.05, 0.05).unwrap();
            let ratio = test.ratio(&Pentanomial(pairs));
            assert!((ratio - right).abs() < 1e-6, "{pairs:?}: {ratio}");
        }
    }

    #[test]
    fn constrained_shares_have_the_mean() {
        for seen in [[0.1, 0.2, 0.4, 0.2, 0.1], [0.96, 0.01, 0.01, 0.01, 0.01]] {
            for mean in [0.01, 0.3, 0.5, 0.73, 0.999] {
                let shares = likeliest(&seen, mean);
                assert!(shares.iter().all(|&share| share > 0.0), "{shares:?}");
                close(shares.iter().sum(), 1.0);
                close(moments(&shares).0, mean);
            }
        }
        // By hand, with two outcomes only: they can be shared in one way.
        let shares = likeliest(&[0.5, 0.0, 0.0, 0.0, 0.5], 0.8);
        close(shares[4], 0.8);
    }

    /// Pairs of games of a player who wins with probability `win` and ties with `tie`.
    fn simulate(test: &Sprt, win: f64, tie: f64, random: &mut Random) -> (Option<Decision>, u64) {
        let mut pairs = Pentanomial::default();
        let mut game = || {
            let chance = (random.bits() >> 11) as f64 / (1u64 << 53) as f64;
            match chance {
                chance if chance < win => 2,
                chance if chance < win + tie => 1,
                _ => 0,
            }
        };
        loop {
            pairs.count(game(), game());
            let decided = test.decide(&pairs);
            if decided.is_some() || pairs.pairs() == 20_000 {
                return (decided, pairs.pairs());
            }
        }
    }

    #[test]
    fn the_test_errs_no_more_than_it_promises() {
        let test = Sprt::new(0.0, 40.0, 0.05, 0.05).unwrap();
        let mut random = Random::new(11);
        for (elo, right) in [(0.0, Decision::First), (40.0, Decision::Second)] {
            let win = score_of_elo(elo) - 0.15;
            let runs = 400;
            let mut errors = 0;
            for _ in 0..runs {
                let (decided, _) = simulate(&test, win, 0.3, &mut random);
                errors += i32::from(decided != Some(right));
            }
            // 20 errors are due; more than 38 would be four deviations off.
            assert!(errors <= 38, "{errors} of {runs} at {elo}");
            assert!(
                errors >= 3,
                "{errors} of {runs} at {elo}: it tests more than asked"
            );
        }
        // Far outside the two it decides soon.
        let (decided, pairs) = simulate(&test, 0.8, 0.1, &mut random);
        assert!(decided == Some(Decision::Second) && pairs < 100);
    }

    #[test]
    fn intervals_hold_the_truth_as_often_as_they_say() {
        let mut random = Random::new(5);
        let truth = elo_of_score(0.6);
        let mut held = 0;
        for _ in 0..1_000 {
            let mut pairs = Pentanomial::default();
            for _ in 0..200 {
                let mut game = || match random.below(100) {
                    0..50 => 2,
                    50..70 => 1,
                    _ => 0,
                };
                pairs.count(game(), game());
            }
            let elo = pairs.elo().unwrap();
            held += i32::from(elo.low <= truth && truth <= elo.high);
        }
        assert!((925..=970).contains(&held), "{held} of 1000");
    }

    #[test]
    fn no_test_of_nonsense() {
        for (elo0, elo1, alpha, beta) in [
            (0.0, 0.0, 0.05, 0.05),
            (f64::NAN, 5.0, 0.05, 0.05),
            (0.0, f64::INFINITY, 0.05, 0.05),
            (0.0, 5.0, 0.0, 0.05),
            (0.0, 5.0, 0.05, 0.5),
        ] {
            assert!(Sprt::new(elo0, elo1, alpha, beta).is_err());
        }
    }
}
