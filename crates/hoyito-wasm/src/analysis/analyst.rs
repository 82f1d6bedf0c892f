//! What every move of a position is worth, found in slices: values get surer from call to call, and whoever asks can
//! turn to another position between two of them.

use hoyito::{Hole, Position, Rules};
use hoyito_engine::solve::Rest;
use hoyito_engine::{History, Limits, Means, Table, search_by};

use super::prover::{Proofs, Prover};
use super::review::Course;
use super::view::{MoveValue, Review, Values};
use super::worth::{Worth, why};
use crate::save;
use crate::view::Failure;

/// Memory for positions met before, in KiB.
const MEMORY: usize = 16 << 10;

/// Nobody waits for more: what has not shown by then is far away.
const DEEPEST: u32 = 40;

/// A search that did not come to its end within a slice gets more and more of them, up to this many times.
const MOST_PATIENCE: u64 = 64;

/// Looks at positions, one at a time, and remembers what it met.
#[derive(Debug)]
pub struct Analyst {
    table: Table,
    proofs: Proofs,
    question: Option<Question>,
    course: Option<Course>,
}

impl Default for Analyst {
    fn default() -> Analyst {
        Analyst {
            table: Table::with_kib(MEMORY),
            proofs: Proofs::default(),
            question: None,
            course: None,
        }
    }
}

#[derive(Debug)]
struct Question {
    position: Position,
    rules: Rules,
    moves: Vec<Candidate>,
    /// Sowings the values shown look ahead.
    depth: u32,
    nodes: u64,
    /// How many slices the next search may take.
    patience: u64,
    /// Proofs may be looked for, in slices of so many boards.
    proving: Option<u64>,
}

/// A move that may be played.
#[derive(Debug)]
struct Candidate {
    hole: Hole,
    position: Position,
    history: History,
    /// What is shown.
    shown: Option<Worth>,
    /// What the iteration in progress found.
    found: Option<Worth>,
    /// Its value is proved and its line still the search's: the proved one may take so many boards.
    line_due: Option<u64>,
}

impl Analyst {
    /// Takes a file of exact values along: a tablebase or opening values.
    ///
    /// # Errors
    /// If it is neither, or damaged: what is wrong with it.
    pub fn bring(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), String> {
        self.proofs.bring(name, bytes)
    }

    /// Turns to the position of a kept game, and gives a first opinion.
    ///
    /// # Errors
    /// The text is no game.
    pub fn ask(&mut self, saved: &str) -> Result<Values, Failure> {
        let record = save::read(saved)?;
        let round = record.game().round();
        let (position, rules) = (*round.position(), *round.rules());
        let history = History::of(round);
        let hopeful = Prover::is_hopeful(&position, &history);
        let legal = if round.end().is_some() {
            vec![]
        } else {
            position.legal(&rules).iter().collect()
        };
        let moves = legal.into_iter().filter_map(|hole| {
            // Played in the round, so that its rulings end it where they do.
            let mut after = round.clone();
            let played = after.play(hole).ok()?;
            let ended = played
                .end
                .map(|_| Worth::ended(hole, position.to_move(), &played.position));
            let mut history = history.clone();
            history.played(&played);
            Some(Candidate {
                hole,
                position: played.position,
                history,
                shown: ended.clone(),
                found: ended,
                line_due: None,
            })
        });
        self.question = Some(Question {
            position,
            rules,
            moves: moves.collect(),
            depth: 0,
            nodes: 0,
            patience: 1,
            proving: hopeful.then_some(FIRST_PROOF),
        });
        Ok(self.deepen(FIRST_LOOK))
    }

    /// Goes on with the position asked for, visiting about `nodes` more positions.
    pub fn deepen(&mut self, nodes: u32) -> Values {
        let Some(question) = &mut self.question else {
            return nothing();
        };
        let nodes = u64::from(nodes.max(1));
        question.deepen(&mut self.table, nodes);
        if question.wants_proof(self.proofs.have_some_to_stand_on()) {
            let prover = self.proofs.prover(&question.position, &question.rules);
            question.prove(prover, nodes);
        }
        if question.wants_lines() {
            let prover = self.proofs.prover(&question.position, &question.rules);
            question.find_line(prover);
        }
        question.values()
    }

    /// Begins to look over a kept game, all of it.
    ///
    /// # Errors
    /// The text is no game.
    pub fn review(&mut self, saved: &str) -> Result<Review, Failure> {
        let course = Course::new(&save::read(saved)?);
        Ok(self.course.insert(course).review())
    }

    /// Looks at the next place of that game; nothing changes once all were looked at.
    pub fn look(&mut self) -> Review {
        let Some(course) = &mut self.course else {
            return Review::default();
        };
        course.look(&mut self.table, &mut self.proofs);
        course.review()
    }
}

/// What every search here may use.
pub(super) fn means(table: &mut Table) -> Means<'_> {
    Means::new(table)
}

/// Positions visited for the first opinion.
const FIRST_LOOK: u32 = 3_000;

/// A search so deep has found what is quickly found: from there on half the time goes into proofs.
const DEEP_ENOUGH: u32 = 5;

/// Boards visited by the first slice of a proof, and by the longest for each node of the search's slice.
const FIRST_PROOF: u64 = 4 << 10;

/// Boards visited for a proved line by its first slice, and by its last.
const FIRST_LINE: u64 = 2 << 10;
const LONGEST_LINE: u64 = 64 << 10;

fn nothing() -> Values {
    Values {
        mover: None,
        moves: vec![],
        depth: 0,
        nodes: 0.0,
        done: true,
    }
}

impl Question {
    fn is_done(&self) -> bool {
        let searched = (self.depth >= DEEPEST && self.proving.is_none()) || self.is_proved();
        searched && !self.wants_lines()
    }

    fn is_proved(&self) -> bool {
        self.moves.iter().all(Candidate::is_settled)
    }

    fn deepen(&mut self, table: &mut Table, nodes: u64) {
        let mut left = nodes * self.patience;
        while left > 0 && self.depth < DEEPEST && !self.is_proved() {
            let depth = self.depth + 1;
            let player = self.position.to_move();
            let rules = self.rules;
            let Some(next) = self
                .moves
                .iter_mut()
                .find(|option| !option.is_settled() && option.found.is_none())
            else {
                self.finish_iteration();
                continue;
            };
            let limits = Limits {
                nodes: Some(left),
                ..Limits::depth(depth)
            };
            let means = means(table);
            let report = search_by(&next.position, &rules, &next.history, limits, means);
            let Some(report) = report else {
                // Nobody can move there: a round that is over was settled from the start.
                next.found = Some(Worth::ended(next.hole, player, &next.position));
                continue;
            };
            self.nodes += report.nodes;
            left = left.saturating_sub(report.nodes.max(1));
            if report.depth >= depth || report.exact {
                let worth = Worth::after(next.hole, player, &report);
                // A first opinion is better than none, and a proof is shown at once.
                if next.shown.is_none() || worth.exact {
                    next.shown = Some(worth.clone());
                }
                next.found = Some(worth);
                self.patience = 1;
            } else {
                self.patience = (2 * self.patience).min(MOST_PATIENCE);
                return;
            }
        }
    }

    /// `soon`: proofs have values to stand on, and most come at once.
    fn wants_proof(&self, soon: bool) -> bool {
        self.proving.is_some() && (soon || self.depth >= DEEP_ENOUGH) && !self.is_proved()
    }

    /// Looks for proofs. What is proved takes the place of what was estimated.
    fn prove(&mut self, prover: Option<&mut Prover>, nodes: u64) {
        let (Some(prover), Some(boards)) = (prover, self.proving) else {
            self.proving = None;
            return;
        };
        let Some(solution) = prover.look(&self.position, boards) else {
            self.proving = None;
            return;
        };
        self.proving = Some((2 * boards).min(nodes.max(FIRST_PROOF)));
        self.nodes += solution.visited;
        for bounds in solution
            .moves
            .iter()
            .filter(|bounds| bounds.low == bounds.high)
        {
            let option = self
                .moves
                .iter_mut()
                .find(|option| option.hole == bounds.hole);
            let Some(option) = option.filter(|option| !option.is_settled()) else {
                continue;
            };
            let line = option
                .shown
                .take()
                .map_or(vec![option.hole], |worth| worth.line);
            option.shown = Some(Worth {
                value: bounds.low,
                exact: true,
                line,
            });
            option.found = None;
            option.line_due = Some(FIRST_LINE);
        }
    }

    fn wants_lines(&self) -> bool {
        self.moves.iter().any(|option| option.line_due.is_some())
    }

    /// Looks for the line of a proved move, the best first. What is proved helps, so that most come at once.
    fn find_line(&mut self, prover: Option<&mut Prover>) {
        let due = |option: &&mut Candidate| option.line_due.is_some();
        let wanted = self
            .moves
            .iter_mut()
            .filter(due)
            .max_by_key(|option| option.value());
        let Some(option) = wanted else {
            return;
        };
        let boards = option.line_due.take().unwrap_or(FIRST_LINE);
        let Some(line) = prover.and_then(|prover| prover.line(&option.position, boards)) else {
            return;
        };
        if let (false, Some(worth)) = (line.moves.is_empty(), &mut option.shown) {
            worth.line = [vec![option.hole], line.moves].concat();
        }
        // Where the next capture is far away the line ends before it.
        if line.rest == Rest::Unknown && boards < LONGEST_LINE {
            option.line_due = Some(4 * boards);
        }
    }

    /// All moves were looked at as far: now their values can be compared.
    fn finish_iteration(&mut self) {
        self.depth += 1;
        for option in &mut self.moves {
            if let Some(found) = option.found.take() {
                option.shown = Some(found);
            }
        }
    }

    fn values(&self) -> Values {
        let row = self.position.row();
        let best = self.moves.iter().filter_map(Candidate::value).max();
        let mut moves: Vec<MoveValue> = self
            .moves
            .iter()
            .map(|option| MoveValue {
                hole: option.hole.index() as u8,
                letter: option.hole.letter(row).to_string(),
                value: option.value(),
                exact: option.is_settled(),
                best: option.value().is_some() && option.value() == best,
                line: option
                    .shown
                    .iter()
                    .flat_map(|worth| &worth.line)
                    .map(|hole| hole.letter(row).to_string())
                    .collect(),
                why: option
                    .shown
                    .as_ref()
                    .and_then(|worth| why(&self.position, &self.rules, &worth.line))
                    .map(Into::into),
            })
            .collect();
        // Of equal values the proved one first, then as the holes lie.
        moves.sort_by_key(|each| (each.value.is_none(), -each.value.unwrap_or(0), !each.exact));
        Values {
            mover: (!self.moves.is_empty()).then(|| self.position.to_move().into()),
            moves,
            depth: self.depth,
            nodes: self.nodes as f64,
            done: self.is_done(),
        }
    }
}

impl Candidate {
    fn value(&self) -> Option<i32> {
        self.shown.as_ref().map(|worth| worth.value)
    }

    /// Its value is proved.
    fn is_settled(&self) -> bool {
        self.shown.as_ref().is_some_and(|worth| worth.exact)
    }
}
