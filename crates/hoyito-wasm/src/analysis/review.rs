//! A game looked over: what was to be won at every place, and what each move gave away. It is looked at from its end
//! back, since what was found later helps with what was played before, first quickly and then once more with care.

use hoyito::{Hole, Player, Position, Rules};
use hoyito_engine::{History, Limits, Table, search_by};

use super::analyst::means;
use super::prover::{Proofs, Prover};
use super::view::{Judged, Margin, Review};
use super::worth::lead;
use super::write::written;
use crate::record::{Action, Entry, Record};

/// Positions visited for a place: at the first glance, and with care.
const PASSES: [u64; 2] = [8_000, 80_000];

/// Boards visited for a proof of a place, with care.
const PROOF: u64 = 32 << 10;

/// Half of what a move is worth is gone with so many seeds.
const HALF: f64 = 6.0;

/// A place of the game.
#[derive(Debug)]
struct Place {
    position: Position,
    rules: Rules,
    history: Option<History>,
    round: usize,
    /// What was done next.
    next: Option<Entry>,
    /// Moves that could be chosen.
    choices: usize,
    /// South's final captures minus North's.
    value: Option<i32>,
    exact: bool,
    line: Vec<Hole>,
    /// A proof may be within reach.
    provable: bool,
}

impl Place {
    /// Looks for a proof, which takes the place of the estimate.
    fn prove(&mut self, proofs: &mut Proofs) {
        if !self.provable {
            return;
        }
        let solution = proofs
            .prover(&self.position, &self.rules)
            .and_then(|prover| prover.best(&self.position, PROOF));
        let Some(solution) = solution else { return };
        let Some(value) = solution.value() else {
            return;
        };
        self.value = Some(if self.position.to_move() == Player::South {
            value
        } else {
            -value
        });
        self.exact = true;
        let best = |hole: &Hole| solution.best().any(|best| best == *hole);
        if !self.line.first().is_some_and(best) {
            self.line = solution.best().take(1).collect();
        }
    }
}

/// A game being looked over.
#[derive(Debug)]
pub(super) struct Course {
    places: Vec<Place>,
    looked: usize,
}

impl Course {
    pub(super) fn new(record: &Record) -> Course {
        let mut whole = record.clone();
        let entries = whole.entries().to_vec();
        let mut places = vec![];
        whole.jump(0);
        for at in 0..=entries.len() {
            whole.jump(at);
            let game = whole.game();
            let round = game.round();
            let over = round.end().is_some();
            let (position, rules) = (*round.position(), *round.rules());
            places.push(Place {
                position,
                rules,
                history: (!over).then(|| History::of(round)),
                round: game.rounds().len(),
                next: entries.get(at).copied(),
                choices: if over {
                    0
                } else {
                    position.legal(&rules).len()
                },
                value: over.then(|| lead(&position, Player::South)),
                exact: over,
                line: vec![],
                provable: !over && Prover::is_hopeful(&position, &History::of(round)),
            });
        }
        Course { places, looked: 0 }
    }

    fn all(&self) -> usize {
        PASSES.len() * self.places.len()
    }

    /// The next place, from the end back.
    pub(super) fn look(&mut self, table: &mut Table, proofs: &mut Proofs) {
        if self.looked >= self.all() {
            return;
        }
        let (pass, back) = (
            self.looked / self.places.len(),
            self.looked % self.places.len(),
        );
        let at = self.places.len() - 1 - back;
        self.looked += 1;
        let place = &mut self.places[at];
        let Some(history) = place.history.as_ref().filter(|_| !place.exact) else {
            return;
        };
        let limits = Limits::nodes(PASSES[pass]);
        let means = means(table);
        if let Some(report) = search_by(&place.position, &place.rules, history, limits, means) {
            let souths = report.mover == Player::South;
            place.value = Some(if souths { report.score } else { -report.score });
            place.exact = report.exact;
            place.line = report.pv;
        }
        if pass > 0 && !place.exact {
            place.prove(proofs);
        }
        self.settle(at);
    }

    /// A move that was played is worth at least what it led to: the best can't be worth less.
    fn settle(&mut self, at: usize) {
        let Some((value, exact)) = self.after(at) else {
            return;
        };
        let place = &mut self.places[at];
        let (Some(entry), Some(best)) = (place.next, place.value) else {
            return;
        };
        let souths = entry.player == Player::South;
        let gained = if souths { value > best } else { value < best };
        if gained && !place.exact {
            place.value = Some(value);
            place.exact = exact && place.choices == 1;
            place.line.clear();
        }
    }

    /// What the move played from here led to.
    fn after(&self, at: usize) -> Option<(i32, bool)> {
        let entry = self.places[at].next?;
        let next = self.places.get(at + 1)?;
        matches!(entry.action, Action::Play(_)).then_some(())?;
        Some((next.value?, next.exact))
    }

    pub(super) fn review(&self) -> Review {
        let mut review = Review {
            margins: self.margins(),
            looked: self.looked as u32,
            all: self.all() as u32,
            ..Review::default()
        };
        let mut kept = [0.0; 2];
        for at in 0..self.places.len() {
            let Some(judged) = self.judge(at) else {
                continue;
            };
            let player = Player::from(judged.player).index();
            review.choices[player] += 1;
            review.lost[player] += judged.lost;
            kept[player] += kept_of(judged.lost);
            if judged.lost > 0 {
                review.faults.push(judged);
            }
        }
        for (player, kept) in kept.into_iter().enumerate() {
            let choices = review.choices[player];
            review.accuracy[player] =
                (choices > 0).then(|| (100.0 * kept / f64::from(choices)).round() as u32);
        }
        review
    }

    fn margins(&self) -> Vec<Margin> {
        let places = self.places.iter().enumerate();
        places
            .map(|(at, place)| Margin {
                at: at as u32,
                round: place.round as u32,
                value: place.value,
                exact: place.exact,
            })
            .collect()
    }

    /// A move that had to be chosen, once both sides of it are known.
    fn judge(&self, at: usize) -> Option<Judged> {
        let place = &self.places[at];
        let entry = place.next?;
        let Action::Play(hole) = entry.action else {
            return None;
        };
        if place.choices < 2 {
            return None;
        }
        let ((after, sure), best) = (self.after(at)?, place.value?);
        let lost = if entry.player == Player::South {
            best - after
        } else {
            after - best
        };
        let row = place.position.row();
        let line: Vec<String> = place
            .line
            .iter()
            .map(|hole| hole.letter(row).to_string())
            .collect();
        let other = place.line.first().is_some_and(|&best| best != hole);
        // Where the search itself would have played this move, what it lost is but a change of opinion.
        let lost = if other { lost.max(0).unsigned_abs() } else { 0 };
        Some(Judged {
            at: at as u32,
            player: entry.player.into(),
            text: written(&entry, hole, row),
            lost,
            exact: place.exact && sure,
            better: line.first().cloned().filter(|_| other && lost > 0),
            line,
        })
    }
}

/// What is left of a move's worth after giving away so many seeds: all of 1, half of it with every [`HALF`].
fn kept_of(lost: u32) -> f64 {
    0.5f64.powf(f64::from(lost) / HALF)
}
