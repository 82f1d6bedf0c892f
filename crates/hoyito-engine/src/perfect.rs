//! Level 10 where there is a solver: what a second proves is played, and said to be proved.

use std::path::{Path, PathBuf};

use hoyito::{HoleSet, Player, Position, RowLength, Rules};
use hoyito_tablebase::Error;
use web_time::{Duration, Instant};

use crate::aim::Worths;
use crate::level::{FULL_NODES, FULL_TABLE_KIB, ONLY_MOVE_NODES};
use crate::proof::Bounded;
use crate::solve::{Carried, Ground, MoveBounds, Options, Solution, Solver};
use crate::{Choice, FolderValues, History, Limits, Means, Proof, Table, Values, search_by};

/// Enough to find, among moves that are equally good, one that gets on.
const EQUALS_NODES: u64 = 20_000;

/// How long and with how many threads to look for a proof.
///
/// ```
/// let effort = hoyito_engine::Effort::default();
/// assert_eq!(effort.time, std::time::Duration::from_secs(1));
/// ```
pub struct Effort<'a> {
    /// Time for the proof; the search that follows where there is none takes about as long again.
    pub time: Duration,
    /// Threads; 0 for one a core.
    pub threads: usize,
    /// Asked now and then by every thread; all thinking ends when it says yes.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Default for Effort<'_> {
    /// A second on all cores: what makes level 10.
    fn default() -> Self {
        Effort {
            time: Duration::from_secs(1),
            threads: 0,
            stop: &|| false,
        }
    }
}

/// The player of level 10. It keeps what it proved, for the next move of the same round or match.
///
/// ```
/// use hoyito::{Position, Rules, Rulings, Variant};
/// use hoyito_engine::{Effort, History, Perfect};
/// let position: Position = "0-1-2-3-0-0-0-0-0-2-0-0-27-13-S".parse().unwrap();
/// let history = History::start(&Rulings::default(), &position);
/// let mut player = Perfect::new(None);
/// let choice = player.choose(&position, &Rules::new(Variant::I), &history, &Effort::default()).unwrap();
/// assert!(choice.unwrap().proved);
/// ```
pub struct Perfect {
    source: Source,
    memory: usize,
    board: Option<Kind>,
    solver: Option<Solver>,
    values: Option<FolderValues>,
    table: Table,
}

/// Where exact values come from.
enum Source {
    /// Built in memory for each kind of round.
    Built,
    Folder(PathBuf),
    Carried(Carried),
}

/// Rounds that share values: closed holes and rules.
type Kind = (RowLength, HoleSet, Rules);

fn kind(position: &Position, rules: &Rules) -> Kind {
    (position.row(), position.closed(), *rules)
}

impl Perfect {
    /// On the tablebases of a folder, or on tables built in memory for each kind of round.
    ///
    /// ```
    /// let player = hoyito_engine::Perfect::new(None);
    /// ```
    pub fn new(folder: Option<&Path>) -> Perfect {
        let source = folder.map_or(Source::Built, |folder| Source::Folder(folder.to_owned()));
        Perfect::of(source, Solver::MEMORY)
    }

    /// On values that are [brought](Perfect::bring) to it, at first none, with about so many bytes of memory for what it
    /// proves: for a browser.
    ///
    /// ```
    /// let player = hoyito_engine::Perfect::carrying(64 << 20);
    /// ```
    pub fn carrying(memory: usize) -> Perfect {
        Perfect::of(Source::Carried(Carried::default()), memory)
    }

    /// Takes the bytes of a tablebase or of opening values along; `name` is what errors call them.
    ///
    /// # Errors
    /// If they are neither, or damaged.
    ///
    /// ```
    /// let mut player = hoyito_engine::Perfect::carrying(64 << 20);
    /// assert!(player.bring("a letter", b"Dear reader".to_vec()).is_err());
    /// ```
    pub fn bring(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), Error> {
        self.board = None;
        let Source::Carried(carried) = &mut self.source else {
            let mut carried = Carried::default();
            carried.add(name, bytes)?;
            self.source = Source::Carried(carried);
            return Ok(());
        };
        carried.add(name, bytes)
    }

    fn of(source: Source, memory: usize) -> Perfect {
        Perfect {
            source,
            memory,
            board: None,
            solver: None,
            values: None,
            table: Table::none(),
        }
    }

    /// Opens or builds the tables for rounds like this one, if that is not done: a second's work at most. Choosing does it
    /// too; whoever holds a clock does it beforehand.
    ///
    /// # Errors
    /// If the folder is not there, a table in it is damaged, or memory is short.
    ///
    /// ```
    /// use hoyito::{Position, RowLength, Rules, Variant};
    /// let mut player = hoyito_engine::Perfect::new(None);
    /// player.prepare(&Position::start(RowLength::new(3).unwrap()), &Rules::new(Variant::II)).unwrap();
    /// ```
    pub fn prepare(&mut self, position: &Position, rules: &Rules) -> Result<(), Error> {
        let kind = kind(position, rules);
        if self.board == Some(kind) {
            return Ok(());
        }
        self.board = None;
        // Memory is given back before more is taken.
        self.solver = None;
        self.values = None;
        let ground = match &self.source {
            Source::Built => Ground::built(position, rules)?,
            Source::Folder(folder) => {
                self.values = Some(FolderValues::open(folder, position, rules)?);
                Ground::of_folder(folder, position, rules)?
            }
            Source::Carried(carried) => carried.ground(position, rules)?,
        };
        self.solver = Solver::new(position, rules, ground, self.memory);
        self.board = Some(kind);
        Ok(())
    }

    /// Whether [`prepare`](Perfect::prepare) has been done for rounds like this one.
    ///
    /// ```
    /// use hoyito::{Position, RowLength, Rules, Variant};
    /// let player = hoyito_engine::Perfect::new(None);
    /// assert!(!player.is_ready(&Position::start(RowLength::SIX), &Rules::new(Variant::I)));
    /// ```
    pub fn is_ready(&self, position: &Position, rules: &Rules) -> bool {
        self.board == Some(kind(position, rules))
    }

    /// Exact values of the folder, once [prepared](Perfect::prepare).
    #[cfg(not(target_family = "wasm"))] // who asks is the engine as a program
    pub(crate) fn values(&self) -> Option<&dyn Values> {
        self.values.as_ref().map(|values| values as &dyn Values)
    }

    /// What can be proved of the moves of `position`; `None` if there are none.
    ///
    /// Positions that have stood so often that they end the round are known to the proof. In a match there is none where the
    /// most seeds may not be what helps most. A limit of moves without capture
    /// is not: where one runs, proofs are good advice, and not called proved.
    ///
    /// # Errors
    /// Those of [`prepare`](Perfect::prepare).
    ///
    /// ```
    /// use hoyito::{Position, RowLength, Rules, Rulings, Variant};
    /// use hoyito_engine::{Effort, History, Perfect};
    /// let start = Position::start(RowLength::new(4).unwrap());
    /// let history = History::start(&Rulings::default(), &start);
    /// let proof = Perfect::new(None).prove(&start, &Rules::new(Variant::I), &history, &Effort::default());
    /// // docs/solved.md: 20-12 by B.
    /// assert_eq!(proof.unwrap().unwrap().low, 8);
    /// ```
    pub fn prove(
        &mut self,
        position: &Position,
        rules: &Rules,
        history: &History,
        effort: &Effort<'_>,
    ) -> Result<Option<Proof>, Error> {
        self.prepare(position, rules)?;
        let begun = Instant::now();
        let position = position.settle(rules).0;
        let Some(solver) = self.solver.as_mut() else {
            return Ok(None);
        };
        let stop = || (effort.stop)() || begun.elapsed() >= effort.time;
        let options = Options {
            threads: effort.threads,
            stop: &stop,
        };
        let mover = position.to_move();
        let captures = |player: Player| i32::from(position.captures(player));
        let shared = captures(mover) - captures(mover.other());
        let ends: Vec<Position> = history.last_chances(false).copied().collect();
        let solution = if ends.is_empty() {
            solver.best(&position, &options)?
        } else {
            solver.best_after(&position, &ends, &options)?
        };
        let mut proof = told(&position, rules, history, &solution, shared);
        // More than a share is won by going on, never by coming back.
        let comes_back = |proof: &Proof| proof.low > shared && proof.settled;
        let again = seen(&position, rules, history);
        if proof.as_ref().is_some_and(comes_back) && !again.is_empty() {
            let all_come_back = |proof: &Proof| proof.holes.iter().all(|hole| again.contains(hole));
            if proof.as_ref().is_some_and(all_come_back) {
                let solution = if ends.is_empty() {
                    solver.solve(&position, &options)?
                } else {
                    solver.solve_after(&position, &ends, &options)?
                };
                proof = told(&position, rules, history, &solution, shared);
            }
            if let Some(proof) = &mut proof {
                let fresh = proof.holes.iter().filter(|&hole| !again.contains(hole));
                let fresh: HoleSet = fresh.collect();
                if !fresh.is_empty() {
                    proof.holes = fresh;
                }
            }
        }
        // Proofs are of the most seeds, which in a match need not be the aim.
        let serves = |proof: &Proof| {
            let rise_at = |worths: &Worths| {
                let value = proof.value();
                value.is_some_and(|value| worths.rise_at(&position, mover, value))
            };
            history.worths().is_none_or(rise_at)
        };
        let Some(mut proof) = proof.filter(serves) else {
            return Ok(None);
        };
        if history.quiet_left().is_some() && position.legal(rules).len() > 1 {
            proof.proved = false;
        }
        Ok(Some(proof))
    }

    /// The move level 10 plays; `None` if nobody has a legal move or the round is over.
    ///
    /// What `effort` does not prove is left to the search at full strength, among the moves that may still be the best.
    ///
    /// # Errors
    /// Those of [`prepare`](Perfect::prepare).
    ///
    /// ```
    /// use hoyito::{Position, RowLength, Rules, Rulings, Variant};
    /// use hoyito_engine::{Effort, History, Perfect};
    /// let start = Position::start(RowLength::new(3).unwrap());
    /// let history = History::start(&Rulings::default(), &start);
    /// let choice = Perfect::new(None).choose(&start, &Rules::new(Variant::II), &history, &Effort::default());
    /// assert_eq!(choice.unwrap().unwrap().report.score, 0);
    /// ```
    pub fn choose(
        &mut self,
        position: &Position,
        rules: &Rules,
        history: &History,
        effort: &Effort<'_>,
    ) -> Result<Option<Choice>, Error> {
        let proof = self.prove(position, rules, history, effort)?;
        Ok(self.choose_by(proof.as_ref(), position, rules, history, effort.stop))
    }

    /// The move played when that is proved.
    pub(crate) fn choose_by(
        &mut self,
        proof: Option<&Proof>,
        position: &Position,
        rules: &Rules,
        history: &History,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Choice> {
        let nodes = proof.and_then(enough_nodes);
        if self.table.bytes() == 0 {
            self.table = Table::with_kib(FULL_TABLE_KIB);
        }
        let limits = Limits::nodes(nodes.unwrap_or(FULL_NODES)).stopped_by(stop);
        let values = &self.values;
        let means = Means {
            values: values.as_ref().map(|values| values as &dyn Values),
            proof,
            ..Means::new(&mut self.table)
        };
        let report = search_by(position, rules, history, limits, means)?;
        Some(Choice {
            hole: report.best,
            proved: report.exact || proof.is_some_and(|proof| proof.proved),
            report,
        })
    }
}

/// The solution, with regard to moves by which the round ends at once because a position comes up once too often.
fn told(
    position: &Position,
    rules: &Rules,
    history: &History,
    solution: &Solution,
    shared: i32,
) -> Option<Proof> {
    let mut whole = (solution.low, solution.high);
    let bounded = |found: &MoveBounds| {
        let played = position.play(rules, found.hole).ok();
        let ends = played.is_some_and(|played| history.ends_with(&played.position));
        if ends {
            // Then the position is not worth what it is by itself.
            whole = (i32::MIN, i32::MAX);
        }
        Bounded {
            hole: found.hole,
            low: if ends { shared } else { found.low },
            high: if ends { shared } else { found.high },
        }
    };
    let moves: Vec<Bounded> = solution.moves.iter().map(bounded).collect();
    Proof::of(position.to_move(), &moves, whole)
}

/// Moves to positions that have stood in the round.
fn seen(position: &Position, rules: &Rules, history: &History) -> HoleSet {
    let moves = position.moves(rules);
    let seen = moves.filter(|(_, sown)| history.count(&sown.position) > 0);
    seen.map(|(hole, _)| hole).collect()
}

/// Positions that are enough to choose among moves that are proved best; `None` where nothing is settled.
pub(crate) fn enough_nodes(proof: &Proof) -> Option<u64> {
    match proof.holes.len() {
        _ if !proof.settled => None,
        1 => Some(ONLY_MOVE_NODES),
        _ => Some(EQUALS_NODES),
    }
}
