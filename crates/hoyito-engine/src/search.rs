//! Iterative deepening: alpha-beta over sowings, with the rest of the round as the value.
//!
//! A value inside the search is the margin *still to be won* by the player to move, in 1/32 seed, so that
//! positions with the same board share it whatever was captured before. A player who earns another move
//! keeps the move in the tree; a forced pass costs no depth. Both are the same step with the sign kept or turned.

use std::cmp::Reverse;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use hoyito::{Hole, Player, Position, Rules};

use crate::threads::join;
use crate::{
    History, Limits, Means, Table,
    aim::Worths,
    eval::{SEED, Weights},
    key::{Keys, mix},
    means::Asker,
    node::{Below, Found, SOWING, Step},
    proof::Proof,
    sight::Sight,
    table::{Bound, Entry},
};

/// The deepest search there is, in sowings.
pub const MAX_DEPTH: u32 = 100;

/// Longest line of the tree, passes and extra moves included.
pub(crate) const MAX_PLY: usize = 2 * MAX_DEPTH as usize + 56;

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The player who moves: the player to move of the position, or the other after a forced pass.
    pub mover: Player,
    /// The move to play.
    pub best: Hole,
    /// Final captures of `mover` minus the opponent's, those already made included, in seeds. In a match what the result is
    /// worth there, on the same scale: near all seeds of the board for a match won, the same below zero for one lost.
    pub score: i32,
    /// Whether `score` is proved: with best play of both sides from here, a line that repeats for ever
    /// counting as an equal share. Otherwise it is an opinion.
    pub exact: bool,
    /// Depth of the last iteration that was completed, in sowings.
    pub depth: u32,
    /// Positions visited, by all threads.
    pub nodes: u64,
    /// Positions whose exact value was known beforehand.
    pub hits: u64,
    /// How full the table is of this search's positions, in parts of a thousand.
    pub full: u32,
    /// The line expected, beginning with `best`; passes are not written.
    pub pv: Vec<Hole>,
}

/// The best move of `position` within `limits`; `None` if nobody has a legal move or the round is over.
///
/// `history` must end with `position`: it tells which positions would end the round by coming back.
/// Always gives a legal move, even when stopped at once.
///
/// ```
/// use hoyito::{Position, RowLength, Rules, Rulings, Variant};
/// use hoyito_engine::{History, Limits, Table, search};
/// let position: Position = "0-1-2-3-0-0-0-0-0-2-0-0-27-13-S".parse().unwrap();
/// let history = History::start(&Rulings::default(), &position);
/// let rules = Rules::new(Variant::I);
/// let report = search(&position, &rules, &history, Limits::depth(4), &mut Table::with_kib(64)).unwrap();
/// assert_eq!((report.score, report.exact), (35 - 13, true));
/// ```
pub fn search(
    position: &Position,
    rules: &Rules,
    history: &History,
    limits: Limits<'_>,
    table: &mut Table,
) -> Option<Report> {
    search_by(position, rules, history, limits, Means::new(table))
}

/// [`search`] with other weights, for comparing them.
pub fn search_with(
    position: &Position,
    rules: &Rules,
    history: &History,
    limits: Limits<'_>,
    table: &mut Table,
    weights: &Weights,
) -> Option<Report> {
    let means = Means {
        weights: Some(weights),
        ..Means::new(table)
    };
    search_by(position, rules, history, limits, means)
}

/// [`search`] with more to use: exact values, threads, a listener.
///
/// Where `means.values` knows the position itself, or `means.proof` tells of its moves, only moves that keep its value are
/// looked at, and among them the one that gets on: what the search finds with captures, the values confirm.
pub fn search_by(
    position: &Position,
    rules: &Rules,
    history: &History,
    limits: Limits<'_>,
    means: Means<'_>,
) -> Option<Report> {
    let weights = means.weights.unwrap_or(Weights::of(rules.variant));
    means.table.next_search();
    let table = &*means.table;
    let (done, others) = (AtomicBool::new(false), AtomicU64::new(0));
    let values = means.values.filter(|values| values.seeds() > 0);
    let new = |limits| {
        let mut search = Search::new(
            position,
            rules,
            history,
            limits,
            table,
            weights,
            Sight::FULL,
        );
        // Exact values are of the most seeds, which in a match is not the aim.
        if let Some(values) = values.filter(|_| search.worths.is_none()) {
            search.known_seeds = values.seeds();
            search.asker = Some(values.asker(rules));
        }
        search
    };
    let over = || done.load(Ordering::Relaxed);
    let (depth, proof) = (limits.depth, means.proof);
    std::thread::scope(|scope| {
        let mut helpers = vec![];
        for number in 1..means.threads.max(1) {
            let (new, over, others) = (&new, &over, &others);
            helpers.push(scope.spawn(move || {
                let mut search = new(Limits {
                    stop: Some(over),
                    depth,
                    nodes: None,
                });
                search.others = Some(others);
                search.proof = proof;
                // Every other thread is an iteration ahead, so that they find different things first.
                search.run(position, 1 + number as u32 % 2);
            }));
        }
        let mut search = new(limits);
        search.others = Some(&others);
        search.told = means.told;
        search.proof = proof;
        let report = search.run(position, 1);
        done.store(true, Ordering::Relaxed);
        join(helpers);
        report
    })
}

pub(crate) struct Search<'a> {
    pub(crate) rules: Rules,
    pub(crate) limits: Limits<'a>,
    pub(crate) table: &'a Table,
    pub(crate) weights: Weights,
    pub(crate) sight: Sight,
    pub(crate) keys: Keys,
    /// Keys of positions that end the round when they come back, with who moves.
    pub(crate) last_chances: Vec<u64>,
    quiet_left: Option<u32>,
    pub(crate) quiet_limit: Option<u32>,
    /// Keys of the present line, with who moves.
    pub(crate) line: Vec<u64>,
    pub(crate) pv: Vec<Vec<Hole>>,
    pub(crate) nodes: u64,
    pub(crate) stopped: bool,
    /// Boards of so many seeds may be asked for.
    pub(crate) known_seeds: u8,
    pub(crate) asker: Option<Box<Asker<'a>>>,
    pub(crate) hits: u64,
    /// Where threads add up their nodes; the sum is read by the one that reports.
    pub(crate) others: Option<&'a AtomicU64>,
    /// Nodes of this thread that are in that sum.
    pub(crate) counted: u64,
    told: Option<&'a dyn Fn(&Report)>,
    pub(crate) proof: Option<&'a Proof>,
    /// What results are worth, in a match.
    pub(crate) worths: Option<Worths>,
}

/// Tells the two players' keys apart, which [`Keys`] does not.
#[inline]
pub(crate) fn with_player(key: u64, player: Player) -> u64 {
    key.rotate_left(player.index() as u32)
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        position: &Position,
        rules: &Rules,
        history: &History,
        limits: Limits<'a>,
        table: &'a Table,
        weights: &Weights,
        sight: Sight,
    ) -> Search<'a> {
        let worths = history.worths().filter(|_| sight.far).cloned();
        let tag = worths.as_ref().map_or(0, Worths::tag);
        let plain = Keys::new(position, rules, sight.tag() ^ tag);
        let last_chances: Vec<u64> = history
            .last_chances(sight.wary)
            .map(|seen| with_player(plain.key(seen), seen.to_move()))
            .collect();
        // What such positions change must not be taken for the worth of the board at other times.
        let mut keys = plain;
        if !last_chances.is_empty() {
            let sum = last_chances
                .iter()
                .fold(0u64, |sum, &key| sum.wrapping_add(mix(key)));
            keys = plain.salted([sum, mix(sum)]);
        }
        let last_chances = history
            .last_chances(sight.wary)
            .map(|seen| with_player(keys.key(seen), seen.to_move()))
            .collect();
        Search {
            rules: *rules,
            limits,
            table,
            weights: *weights,
            sight,
            keys,
            last_chances,
            quiet_left: history.quiet_left(),
            quiet_limit: history.quiet_limit(),
            line: Vec::with_capacity(MAX_PLY),
            pv: vec![Vec::new(); MAX_PLY + 2],
            nodes: 0,
            stopped: false,
            known_seeds: 0,
            asker: None,
            hits: 0,
            others: None,
            counted: 0,
            told: None,
            proof: None,
            worths,
        }
    }

    /// Deepens from `first` on until a bound is reached or the value is proved.
    pub(crate) fn run(&mut self, position: &Position, first: u32) -> Option<Report> {
        let (position, mut steps) = self.first_steps(position)?;
        let mover = position.to_move();
        let captures = |player| i32::from(position.captures(player));
        let made = captures(mover) - captures(mover.other());
        let proof = self.proof.filter(|proof| proof.mover == mover);
        if let Some(proof) = proof {
            steps.retain(|step| proof.holes.contains(step.hole));
        }
        let proved = proof.and_then(Proof::value).map(|value| value - made);
        let known = match proved {
            None => self.keep_the_best(&mut steps),
            proved => proved,
        };
        let sure = known.is_some() && proof.is_none_or(|proof| proof.proved);
        let (least, most) = proof.map_or((i32::MIN, i32::MAX), |proof| (proof.low, proof.high));
        let mut report = Report {
            mover,
            best: steps.first()?.hole,
            score: (made + known.unwrap_or(0)).clamp(least, most),
            exact: sure,
            depth: 0,
            nodes: 0,
            hits: 0,
            full: 0,
            pv: vec![steps[0].hole],
        };
        let deepest = self.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        for depth in first.min(deepest)..=deepest {
            let found = self.iterate(&position, &mut steps, depth as i32 * SOWING);
            if let Some(first) = self.pv[0].first() {
                report.best = *first;
                report.pv.clone_from(&self.pv[0]);
                let value = known.unwrap_or(in_seeds(found.value));
                report.score = (made + value).clamp(least, most);
            }
            self.count(&mut report);
            if self.stopped {
                break;
            }
            report.depth = depth;
            let proved = found.proved && self.sight.is_full();
            report.exact = sure || proved;
            if let Some(told) = self.told {
                told(&report);
            }
            // A known value is kept by each of the moves; the search goes on to find one that gets on.
            if proved && known.is_none_or(|known| SEED * known <= found.value) {
                break;
            }
        }
        Some(report)
    }

    fn count(&mut self, report: &mut Report) {
        self.give_count();
        report.nodes = match self.others {
            Some(all) => all.load(Ordering::Relaxed),
            None => self.nodes,
        };
        report.hits = self.hits;
        report.full = self.table.permille();
    }

    /// Of the first moves only those that keep the value, if the values of all of them are known; that value, in seeds.
    fn keep_the_best(&mut self, steps: &mut Vec<Step>) -> Option<i32> {
        if self.quiet_limit.is_some() {
            return None;
        }
        let mut asker = self.asker.take()?;
        let mut value = |step: &Step| {
            let gain = step.gain / SEED;
            if step.sown.end.is_some() {
                return Some(gain);
            }
            let rest = asker(&step.sown.position)?;
            Some(gain + if step.sown.again { rest } else { -rest })
        };
        let values: Option<Vec<i32>> = steps.iter().map(&mut value).collect();
        self.asker = Some(asker);
        let values = values?;
        self.hits += values.len() as u64;
        let best = *values.iter().max()?;
        let mut values = values.into_iter();
        steps.retain(|_| values.next() == Some(best));
        Some(best)
    }

    /// The moves of the player who really moves, the likely best first.
    fn first_steps(&mut self, position: &Position) -> Option<(Position, Vec<Step>)> {
        [position.to_move(), position.to_move().other()]
            .into_iter()
            .find_map(|player| {
                let position = position.with_to_move(player);
                let entry = self.table.get(self.table_key(
                    self.keys.key(&position),
                    &position,
                    self.quiet_left,
                ));
                let steps = self.steps(&position, entry.and_then(|entry| entry.best()));
                let mut steps: Vec<Step> = steps.into_iter().flatten().collect();
                steps.sort_by_key(|step| Reverse(step.order));
                (!steps.is_empty()).then_some((position, steps))
            })
    }

    /// One iteration over the first moves; keeps the best so far in `pv[0]`, also when stopped half-way.
    fn iterate(&mut self, position: &Position, steps: &mut [Step], depth: i32) -> Found {
        let (least, most) = self.reach(position);
        let key = self.keys.key(position);
        self.pv[0].clear();
        self.line.clear();
        self.line.push(with_player(key, position.to_move()));
        let below = Below {
            depth,
            ply: 0,
            since: 0,
            quiet_left: self.quiet_left,
        };
        let mut best = Found::sure(least - 1);
        let mut proved = true;
        for at in 0..steps.len() {
            let step = steps[at];
            let found =
                self.first_or_null(position, &step, below, best.value.max(least), most, at == 0);
            if self.stopped {
                break;
            }
            proved &= found.proved;
            if found.value > best.value {
                best = found;
                self.keep_line(0, step.hole);
                steps[..=at].rotate_right(1);
            }
        }
        best.proved = proved;
        if !self.stopped {
            let bound = Bound::Exact;
            let entry = Entry::new(best.value, depth as u8, bound, proved, Some(steps[0].hole));
            self.table
                .put(self.table_key(key, position, self.quiet_left), entry);
        }
        best
    }
}

/// A value rounded to seeds.
pub(crate) fn in_seeds(value: i32) -> i32 {
    (2 * value + SEED).div_euclid(2 * SEED)
}
