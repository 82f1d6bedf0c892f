//! `hoyito tournament`: engines and levels against one another, and what their games say.

mod ogn;
mod options;
mod report;
mod state;

use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;
use std::time::Instant;

use hoyito_engine::tournament::{Game, Standing, Tournament};

use crate::failure::Failure;
pub use options::Options;
use state::State;

/// Plays what is to be played, and writes the tables.
pub fn run(options: &Options) -> Result<(), Failure> {
    let tournament = options.tournament()?;
    let (mut state, before) = match &options.state {
        None => (None, vec![]),
        Some(path) => {
            let (state, mut games) = State::open(path, &tournament)?;
            // A tournament may be made shorter; its file keeps what it has.
            games.retain(|game| game.number < tournament.games());
            (Some(state), games)
        }
    };
    if let Some(path) = &options.ogn {
        writable(path)?;
    }
    if before.len() < tournament.games() {
        tournament.try_players().map_err(Failure::new)?;
    }
    let mut progress = Progress::new(&tournament, &before);
    let games = tournament
        .run(before, &mut |game| {
            if let Some(state) = &mut state {
                state.add(game, &tournament)?;
            }
            progress.tell(game);
            Ok(())
        })
        .map_err(|error| Failure::new(format!("a game can't be written down: {error}")))?;
    progress.clear();
    let standing = Standing::of(&tournament, &games);
    if let Some(path) = &options.ogn {
        let text = ogn::text(&tournament, &games).map_err(Failure::new)?;
        std::fs::write(path, text)
            .map_err(|error| Failure::new(format!("{}: {error}", path.display())))?;
    }
    let mut out = io::stdout().lock();
    if options.json {
        let tables = report::json(&tournament, &standing, &games);
        writeln!(out, "{tables}")?;
    } else {
        write!(out, "{}", report::text(&tournament, &standing))?;
    }
    Ok(())
}

/// Finds out before the first game whether there is a place for all of them.
fn writable(path: &Path) -> Result<(), Failure> {
    let opened = std::fs::OpenOptions::new()
        .append(true)
        .create(true)
        .open(path);
    opened
        .map(|_| ())
        .map_err(|error| Failure::new(format!("{}: {error}", path.display())))
}

/// One line on a terminal that is written over.
struct Progress {
    terminal: bool,
    begun: Instant,
    games: usize,
    before: usize,
    done: usize,
    /// Half points of the first of two players.
    half_points: Option<usize>,
    first: String,
}

impl Progress {
    fn new(tournament: &Tournament, before: &[Game]) -> Progress {
        let mut progress = Progress {
            terminal: io::stderr().is_terminal(),
            begun: Instant::now(),
            games: tournament.games(),
            before: before.len(),
            done: 0,
            half_points: (tournament.players.len() == 2).then_some(0),
            first: tournament.players[0].name.clone(),
        };
        before.iter().for_each(|game| progress.count(game));
        progress
    }

    fn count(&mut self, game: &Game) {
        self.done += 1;
        if let Some(sum) = &mut self.half_points {
            *sum += usize::from(game.half_points()[game.number % 2]);
        }
    }

    fn tell(&mut self, game: &Game) {
        self.count(game);
        if !self.terminal {
            return;
        }
        let score = match self.half_points {
            None => String::new(),
            Some(sum) => {
                let points = sum as f64 / 2.0;
                format!(", {}: {points} points", self.first)
            }
        };
        let each = self.begun.elapsed().as_secs_f64() / (self.done - self.before) as f64;
        let left = (self.games.saturating_sub(self.done) as f64 * each) as u64;
        // Nothing is lost if nobody sees it.
        let _ = write!(
            io::stderr(),
            "\r\x1b[2Kgame {} of {}{score}; about {}:{:02} left",
            self.done,
            self.games,
            left / 60,
            left % 60
        );
    }

    fn clear(&self) {
        if self.terminal {
            let _ = write!(io::stderr(), "\r\x1b[2K");
        }
    }
}
