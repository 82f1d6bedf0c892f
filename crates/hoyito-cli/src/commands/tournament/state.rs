//! The state file: the tournament in its first line, then a line a finished game, so that a stop at any time loses at most
//! the games in play.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead as _, BufReader, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::time::Duration;

use hoyito::notation::{moves_text, parse_moves};
use hoyito::{Player as Side, Winner};
use hoyito_engine::tournament::{Ending, Fault, Game, PlayerKind, TimeControl, Tournament};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::failure::Failure;

/// The file of a tournament that goes on.
pub struct State {
    file: File,
}

/// A game as a line.
#[derive(Serialize, Deserialize)]
struct Line {
    game: usize,
    south: String,
    north: String,
    /// All moves, those of the opening included.
    moves: String,
    result: [u8; 2],
    winner: String,
    ended: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fault: Option<FaultLine>,
    /// Milliseconds thought.
    thought: [u64; 2],
}

#[derive(Serialize, Deserialize)]
struct FaultLine {
    by: Side,
    detail: String,
}

/// What must be the same for a tournament to go on. Concurrency, the number of openings, tests and bounds of patience may
/// change.
fn header(tournament: &Tournament) -> Value {
    let players = tournament.players.iter();
    let players: Vec<Value> = players
        .map(|player| match &player.kind {
            PlayerKind::Level(level) => json!({"name": player.name, "level": level.get()}),
            PlayerKind::Engine { command, options } => {
                json!({"name": player.name, "command": command, "options": options})
            }
        })
        .collect();
    let openings: Vec<String> = tournament
        .openings
        .iter()
        .map(ToString::to_string)
        .collect();
    let rulings = &tournament.rulings;
    json!({
        "tournament": 1,
        "variant": tournament.rules.variant.to_string(),
        "players": players,
        "neighbours": tournament.neighbours,
        "openings": openings,
        "time": time(tournament.time),
        "seed": tournament.seed,
        "last_four": tournament.rules.last_four,
        "endless_sowing": tournament.rules.endless_sowing,
        "repetition": rulings.repetition,
        "no_capture_limit": rulings.no_capture_limit,
    })
}

fn time(time: TimeControl) -> Value {
    match time {
        TimeControl::MoveTime(time) => json!({"movetime": time.as_millis() as u64}),
        TimeControl::Nodes(nodes) => json!({"nodes": nodes}),
        TimeControl::Depth(depth) => json!({"depth": depth}),
        TimeControl::Clock { base, increment } => {
            json!({"base": base.as_millis() as u64, "increment": increment.as_millis() as u64})
        }
    }
}

impl State {
    /// Opens or begins the file, and reads the games that are in it.
    pub fn open(path: &Path, tournament: &Tournament) -> Result<(State, Vec<Game>), Failure> {
        let shown = path.display();
        let failed = |error: io::Error| Failure::new(format!("state file {shown}: {error}"));
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(Failure::new(format!(
                    "state file {shown}: another tournament is writing it; wait for it, or take another file"
                )));
            }
            // A file system without locks: then people take care themselves.
            Err(TryLockError::Error(_)) => {}
        }
        let header = header(tournament);
        let mut games = vec![];
        let mut whole = 0;
        let mut reader = BufReader::new(&file);
        let mut line = Vec::new();
        for number in 1.. {
            line.clear();
            reader.read_until(b'\n', &mut line).map_err(failed)?;
            // A line without its end was being written when everything stopped.
            if line.last() != Some(&b'\n') {
                break;
            }
            let bad = |error: String| {
                Failure::new(format!(
                    "state file {shown}, line {number}: {error}; mend it, or take another file"
                ))
            };
            if number == 1 {
                let found = serde_json::from_slice(&line)
                    .map_err(|_| bad("no tournament begins so".into()))?;
                same(&found, &header).map_err(bad)?;
            } else {
                games.push(read(&line, tournament).map_err(bad)?);
            }
            whole += line.len() as u64;
        }
        if whole == 0 && !line.is_empty() && !header_begun(&line, &header) {
            return Err(Failure::new(format!(
                "state file {shown} is something else; take another file"
            )));
        }
        file.set_len(whole).map_err(failed)?;
        file.seek(SeekFrom::Start(whole)).map_err(failed)?;
        let mut state = State { file };
        if whole == 0 {
            state.write(&header).map_err(failed)?;
        }
        Ok((state, games))
    }

    /// Appends a game.
    pub fn add(&mut self, game: &Game, tournament: &Tournament) -> io::Result<()> {
        let [south, north] = game
            .seats
            .map(|player| tournament.players[player].name.clone());
        let fault = match &game.ending {
            Ending::Rules(_) => None,
            Ending::Fault { by, detail, .. } => Some(FaultLine {
                by: *by,
                detail: detail.clone(),
            }),
        };
        self.write(&Line {
            game: game.number,
            south,
            north,
            moves: moves_text(&game.round),
            result: game.round.result().unwrap_or_default(),
            winner: winner(game).into(),
            ended: game.ending.name().into(),
            fault,
            thought: game.thought.map(|time| time.as_millis() as u64),
        })
    }

    /// One write a line, so that no other line is torn by a stop.
    fn write(&mut self, value: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(value)?;
        line.push(b'\n');
        self.file.write_all(&line)
    }
}

/// Whether a file's only, unfinished line is our first one.
fn header_begun(line: &[u8], header: &Value) -> bool {
    header.to_string().as_bytes().starts_with(line)
}

fn winner(game: &Game) -> &'static str {
    match game.round.winner() {
        Some(Winner::South) => "S",
        Some(Winner::North) => "N",
        _ => "tie",
    }
}

/// Whether the file is of this tournament, else what differs.
fn same(found: &Value, right: &Value) -> Result<(), String> {
    let entries = |value: &Value| value.as_object().cloned().unwrap_or_default();
    for (key, right) in entries(right) {
        if found.get(&key) != Some(&right) {
            return Err(format!("it is of a tournament with other {key}"));
        }
    }
    Ok(())
}

/// A game from its line, played again, so that nothing is believed that the rules do not say.
fn read(line: &[u8], tournament: &Tournament) -> Result<Game, String> {
    let line: Line = serde_json::from_slice(line).map_err(|error| format!("no game: {error}"))?;
    let seats = tournament.seats(line.game);
    let opening = tournament.opening(line.game);
    let mut round = opening
        .round(&tournament.rules, &tournament.rulings)
        .map_err(|error| error.to_string())?;
    let moves = parse_moves(&line.moves, tournament.row()).map_err(|error| error.to_string())?;
    if !moves.starts_with(&opening.moves) {
        return Err("the game does not begin with its opening".into());
    }
    for &hole in &moves[opening.moves.len()..] {
        round.play(hole).map_err(|error| error.to_string())?;
    }
    let ending = match line.fault {
        None => Ending::Rules(round.end().ok_or("the game is not over")?),
        Some(FaultLine { by, detail }) => {
            let fault = Fault::ALL
                .into_iter()
                .find(|fault| fault.name() == line.ended);
            let fault = fault.ok_or_else(|| format!("no fault is called {}", line.ended))?;
            round.resign(by).map_err(|error| error.to_string())?;
            Ending::Fault { by, fault, detail }
        }
    };
    let game = Game {
        number: line.game,
        seats,
        round,
        ending,
        thought: line.thought.map(Duration::from_millis),
    };
    if game.ending.name() != line.ended || game.round.result() != Some(line.result) {
        return Err("the moves end otherwise than it says".into());
    }
    Ok(game)
}
