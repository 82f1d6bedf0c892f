//! The engine behind the protocol: options, the round so far, and thinking.

use std::cell::Cell;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use hoyito::{Hole, Position, Round, Winner};

use crate::perfect::enough_nodes;
use crate::{Effort, History, Level, Limits, Means, Perfect, Report, Table, choose, search_by};

use super::Out;
use super::clock::Budget;
use super::command::{Command, Go, Query};
use super::options::{Changed, Options};

/// Enough for an opinion on the only move.
const ONLY_MOVE_NODES: u64 = 200;

/// Where nothing is built yet, a move with less time than this is not to wait for tables.
const TIME_TO_BUILD: Duration = Duration::from_secs(3);

/// The longest a proof is looked for, and its share of the time there is.
const PROOF_TIME: Duration = Duration::from_secs(1);
const PROOF_SHARE: f64 = 0.6;

/// Everything between two commands.
pub(super) struct Engine {
    options: Options,
    round: Round,
    table: Table,
    perfect: Perfect,
    /// Games begun: the levels' errors differ from game to game.
    games: u64,
}

impl Default for Engine {
    fn default() -> Self {
        let options = Options::default();
        Engine {
            round: start(&options),
            table: Table::with_kib(options.hash << 10),
            options,
            perfect: Perfect::new(None),
            games: 1,
        }
    }
}

fn start(options: &Options) -> Round {
    Round::new(options.rules, options.rulings, Position::start(options.row))
}

impl Engine {
    /// Answers anything but what concerns a running search.
    pub fn answer<W: Write>(&mut self, command: Command, out: &Out<W>) -> io::Result<()> {
        match command {
            Command::Ugi => {
                out.line(concat!("id name Hoyito ", env!("CARGO_PKG_VERSION")))?;
                out.line("id author the authors of Hoyito")?;
                for line in Options::list() {
                    out.line(&line)?;
                }
                out.line("ugiok")
            }
            Command::NewGame => {
                self.table.clear();
                self.games += 1;
                self.round = start(&self.options);
                match self.prepare() {
                    Ok(()) => Ok(()),
                    Err(message) => out.remark(&message),
                }
            }
            Command::SetOption { name, value } => match self.set(&name, &value) {
                Ok(()) => Ok(()),
                Err(message) => out.remark(&message),
            },
            Command::Position { start, moves } => match self.moved(start, &moves) {
                Ok(round) => {
                    self.round = round;
                    Ok(())
                }
                Err(message) => out.remark(&format!("{message}; the position stays as it was")),
            },
            Command::Query(query) => out.line(&format!("response {}", self.tell(query))),
            Command::IsReady | Command::Stop | Command::Quit | Command::Go(_) => Ok(()),
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let before = self.options.clone();
        match self.options.set(name, value)? {
            Changed::Nothing => {}
            Changed::Game => self.round = start(&self.options),
            Changed::Hash => {
                self.table = Table::none();
                self.table = Table::with_kib(self.options.hash << 10);
            }
            Changed::Tables => {
                self.perfect = Perfect::new(self.options.tables.as_deref());
                if self.options.tables.is_some()
                    && let Err(message) = self.prepare()
                {
                    self.perfect = Perfect::new(before.tables.as_deref());
                    self.options = before;
                    return Err(message);
                }
            }
        }
        Ok(())
    }

    /// Opens or builds the tables for the round as it is.
    fn prepare(&mut self) -> Result<(), String> {
        if self.options.level < Level::HIGHEST {
            return Ok(());
        }
        let prepared = self.perfect.prepare(self.round.start(), self.round.rules());
        prepared.map_err(|error| error.to_string())
    }

    /// The round after these moves.
    fn moved(&self, start: Option<Position>, moves: &str) -> Result<Round, String> {
        let start = start.unwrap_or_else(|| Position::start(self.options.row));
        let row = start.row();
        let mut round = Round::new(self.options.rules, self.options.rulings, start);
        for (at, letter) in moves.chars().enumerate() {
            let wrong = |error: String| format!("move {} is {letter:?}: {error}", at + 1);
            let last = row.get();
            let hole = Hole::from_letter(letter, row)
                .ok_or_else(|| wrong(format!("holes are A and a to the {last}th letter")))?;
            round.play(hole).map_err(|error| wrong(error.to_string()))?;
        }
        Ok(round)
    }

    fn tell(&self, query: Query) -> String {
        let round = &self.round;
        match query {
            Query::P1Turn => (round.position().to_move().index() == 0).to_string(),
            Query::GameOver => round.end().is_some().to_string(),
            Query::Result => match round.winner() {
                None => "none",
                Some(Winner::South) => "p1win",
                Some(Winner::North) => "p2win",
                Some(Winner::Tie) => "draw",
            }
            .into(),
            Query::Position => round.position().to_string(),
            Query::Legal => {
                let row = round.position().row();
                let legal = round.position().legal(round.rules());
                let letters: Vec<String> = legal
                    .iter()
                    .map(|hole| hole.letter(row).to_string())
                    .collect();
                letters.join(" ")
            }
        }
    }

    /// Searches and says what to play.
    pub fn think<W: Write>(
        &mut self,
        go: &Go,
        stopped: &AtomicBool,
        out: &Out<W>,
    ) -> io::Result<()> {
        let begun = Instant::now();
        // A folder is opened at once; tables built in memory take a moment.
        let time_to_build = || {
            let times = [
                go.move_time,
                go.time[self.round.position().to_move().index()],
            ];
            let time = times.iter().flatten().min();
            go.nodes.is_none()
                && go.depth.is_none()
                && time.is_none_or(|time| *time >= TIME_TO_BUILD)
        };
        if (self.options.tables.is_some() || time_to_build())
            && let Err(message) = self.prepare()
        {
            out.remark(&message)?;
        }
        let round = &self.round;
        let position = round.position();
        let mover = position.to_move().index();
        let budgets = [
            go.move_time.map(Budget::whole),
            go.time[mover].map(|time| Budget::of_clock(time, go.increment[mover])),
        ];
        let budgets = || budgets.iter().flatten();
        let hard = budgets().map(|budget| budget.hard).min();
        let soft = budgets().map(|budget| budget.soft).min();
        let enough = Cell::new(false);
        let stop = || {
            enough.get()
                || stopped.load(Ordering::Relaxed)
                || hard.is_some_and(|hard| begun.elapsed() >= hard)
        };
        let only = position.legal(round.rules()).len() == 1;
        let limits = Limits {
            depth: go.depth,
            nodes: if only && go.ends() {
                Some(ONLY_MOVE_NODES.min(go.nodes.unwrap_or(u64::MAX)))
            } else {
                go.nodes
            },
            stop: Some(&stop),
        };
        let history = History::of(round);
        let told = |report: &Report| {
            // Nobody may be reading any more; the search is bounded or stopped all the same.
            let _ = out.line(&info(report, round, begun.elapsed()));
            enough.set(soft.is_some_and(|soft| begun.elapsed() >= soft));
        };
        let report = if round.end().is_some() {
            None
        } else if self.options.level == Level::HIGHEST {
            // Bounds of nodes and depth are for the search, which keeps to them from run to run.
            let provable = !only && go.nodes.is_none() && go.depth.is_none();
            let mut proof = None;
            if provable && self.perfect.is_ready(position, round.rules()) {
                let share = hard.map_or(PROOF_TIME, |hard| hard.mul_f64(PROOF_SHARE));
                let effort = Effort {
                    time: share.min(PROOF_TIME).saturating_sub(begun.elapsed()),
                    threads: self.options.threads,
                    stop: &|| stopped.load(Ordering::Relaxed),
                };
                match self
                    .perfect
                    .prove(position, round.rules(), &history, &effort)
                {
                    Ok(found) => proof = found,
                    Err(error) => out.remark(&error.to_string())?,
                }
            }
            let enough = proof.as_ref().and_then(enough_nodes);
            let limits = Limits {
                nodes: limits.nodes.into_iter().chain(enough).min(),
                ..limits
            };
            let means = Means {
                values: self.perfect.values(),
                proof: proof.as_ref(),
                threads: self.options.threads,
                told: Some(&told),
                ..Means::new(&mut self.table)
            };
            search_by(position, round.rules(), &history, limits, means)
        } else {
            let level = self.options.level;
            let choice = choose(level, position, round.rules(), &history, self.games, limits);
            choice.map(|choice| choice.report)
        };
        match report {
            Some(report) => {
                out.line(&info(&report, round, begun.elapsed()))?;
                out.line(&format!("bestmove {}", report.best.letter(position.row())))
            }
            None => {
                out.remark("the round is over: there is nothing to play")?;
                out.line("bestmove (none)")
            }
        }
    }
}

/// The line that tells how far a search is; the score is final captures of the player who moves minus the opponent's.
fn info(report: &Report, round: &Round, elapsed: Duration) -> String {
    let row = round.position().row();
    let exact = if report.exact { " exact" } else { "" };
    let per_second = report.nodes as f64 / elapsed.as_secs_f64().max(1e-6);
    let mut line = format!(
        "info depth {} time {} nodes {} nps {} hashfull {} tbhits {} score {}{exact} pv",
        report.depth,
        elapsed.as_millis(),
        report.nodes,
        per_second as u64,
        report.full,
        report.hits,
        report.score,
    );
    for hole in &report.pv {
        line.push(' ');
        line.push(hole.letter(row));
    }
    line
}
