//! The arguments of `hoyito tournament`, and the tournament they ask for.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use hoyito::{EndlessSowing, LastFour, RowLength, Rules, Rulings, Variant};
use hoyito_engine::Random;
use hoyito_engine::tournament::{Opening, Player, PlayerKind, Sprt, TimeControl, Tournament};

use crate::commands::perft::row_length;
use crate::failure::Failure;

/// The arguments of `hoyito tournament`.
#[derive(Args)]
#[command(
    after_help = "A player is level:4, or the command line of an engine that speaks the Universal Game Interface; NAME= before it names it.\n\
    Levels keep their own bounds whatever the engines' are. An engine that crashes, hangs, oversteps its time or plays what may \
    not be played loses the game and is started again.\n\
    A file of openings holds games (OGN), or a position a line with moves after it if you like; startpos is the usual start.\n\
    With --state, a tournament that was stopped goes on when it is started again the same way.\n\n\
    Examples:\n  \
    hoyito tournament level:3 level:4 --variant II --openings 2 --concurrency 2\n  \
    hoyito tournament 'new=./hoyito engine' 'old=./hoyito-0.1 engine' --option Hash=64 --clock 10000+100 \\\n    \
    --sprt 0,10 --state new-old.jsonl --ogn new-old.ogn\n  \
    hoyito tournament level:1 level:2 level:3 --openings start.ogn --json"
)]
pub struct Options {
    /// Who plays: two or more, every two of them against one another
    #[arg(required = true, num_args = 2.., value_name = "PLAYER", value_parser = Player::read)]
    players: Vec<Player>,
    /// Only neighbours in the order given play one another
    #[arg(long)]
    neighbours: bool,
    /// I, II or III
    #[arg(long, default_value = "I")]
    variant: Variant,
    /// Holes in a row, 1 to 12, where openings do not tell
    #[arg(long, default_value = "6", value_parser = row_length)]
    holes: RowLength,
    /// All positions after so many moves, each once, or a file; each is played from both sides
    #[arg(long, default_value = "2", value_name = "MOVES|FILE")]
    openings: String,
    /// Openings every two players play, in turn and again from the first if there are fewer [default: each once]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pairs: Option<u32>,
    /// Where the order of openings after so many moves and the levels' errors come from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Folder of tablebases for level 10; without one it builds small ones in memory
    #[arg(long, value_name = "DIR")]
    tablebase: Option<PathBuf>,
    /// Games at a time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: u16,
    #[command(flatten)]
    time: Time,
    /// Milliseconds an engine may overstep its time
    #[arg(long, default_value_t = 100, value_name = "MS")]
    margin: u32,
    /// Milliseconds an engine may take for answers that no clock bounds
    #[arg(long, default_value_t = 30_000, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..))]
    patience: u32,
    /// An option of all engines, or with PLAYER: before it of one
    #[arg(long = "option", value_name = "[PLAYER:]NAME=VALUE", value_parser = engine_option)]
    engine_options: Vec<EngineOption>,
    /// Stop when it is decided whether the first of two players is stronger by ELO0 or by ELO1; errors 0.05 unless told
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]", value_parser = sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Moves in a row without capture after which the seeds left are shared; 0 for off
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    no_capture_limit: u32,
    /// Times a position stands before the seeds left are shared, from 2; 0 for off
    #[arg(long, default_value_t = 3, value_parser = repetition)]
    repetition: u32,
    /// What an endless sowing means
    #[arg(long, default_value = "forbidden")]
    endless_sowing: EndlessArgument,
    /// Who takes the last four seeds
    #[arg(long, default_value = "captor")]
    last_four: LastFourArgument,
    /// File of finished games, a line each; a tournament that was stopped goes on from it
    #[arg(long, value_name = "FILE")]
    pub state: Option<PathBuf>,
    /// File for all games, written at the end
    #[arg(long, value_name = "FILE")]
    pub ogn: Option<PathBuf>,
    /// The tables as one JSON object
    #[arg(long)]
    pub json: bool,
}

/// How long engines think.
#[derive(Args)]
#[group(multiple = false)]
struct Time {
    /// Milliseconds a move [default: 100]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..=86_400_000))]
    movetime: Option<u32>,
    /// Positions a move
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Sowings ahead
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// A clock: milliseconds for the game, and those gained a move
    #[arg(long, value_name = "BASE+INCREMENT")]
    clock: Option<TimeControl>,
}

#[derive(Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum EndlessArgument {
    Forbidden,
    EndsRound,
}

#[derive(Clone, Copy, ValueEnum)]
enum LastFourArgument {
    Captor,
    South,
    North,
}

/// An option for one player, or for all.
#[derive(Clone)]
struct EngineOption {
    player: Option<String>,
    name: String,
    value: String,
}

fn engine_option(text: &str) -> Result<EngineOption, String> {
    let (left, value) = text
        .split_once('=')
        .ok_or("an option is written as Hash=64, or old:Hash=64 for the player called old")?;
    let (player, name) = match left.split_once(':') {
        Some((player, name)) => (Some(player.to_owned()), name),
        None => (None, left),
    };
    // Each is one line of the protocol.
    if name.trim().is_empty() || text.contains(['\n', '\r']) {
        return Err("an option has a name, and stands in one line, as Hash=64".into());
    }
    Ok(EngineOption {
        player,
        name: name.trim().into(),
        value: value.into(),
    })
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let numbers: Result<Vec<f64>, _> = text.split(',').map(|part| part.trim().parse()).collect();
    match numbers.as_deref() {
        Ok([elo0, elo1]) => Sprt::new(*elo0, *elo1, 0.05, 0.05),
        Ok([elo0, elo1, alpha, beta]) => Sprt::new(*elo0, *elo1, *alpha, *beta),
        _ => Err("a test is written as 0,10 or 0,10,0.05,0.05".into()),
    }
}

fn repetition(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(1) | Err(_) => Err("a count from 2 up, or 0 for off".into()),
        Ok(times) if times > 1000 => Err("a count up to 1000".into()),
        Ok(times) => Ok(times),
    }
}

fn usage(message: String) -> Failure {
    Failure::Usage(format!("{message}; see hoyito tournament --help"))
}

impl Options {
    /// The tournament asked for.
    pub fn tournament(&self) -> Result<Tournament, Failure> {
        let mut tournament = Tournament::new(self.players()?);
        tournament.neighbours = self.neighbours;
        tournament.tables.clone_from(&self.tablebase);
        tournament.rulings = Rulings {
            no_capture_limit: (self.no_capture_limit > 0).then_some(self.no_capture_limit),
            repetition: (self.repetition > 0).then_some(self.repetition),
            endless_sowing: match self.endless_sowing {
                EndlessArgument::Forbidden => EndlessSowing::Forbidden,
                EndlessArgument::EndsRound => EndlessSowing::EndsRound,
            },
            ..Rulings::default()
        };
        tournament.rules = Rules {
            last_four: match self.last_four {
                LastFourArgument::Captor => LastFour::Captor,
                LastFourArgument::South => LastFour::South,
                LastFourArgument::North => LastFour::North,
            },
            ..Rules::under(self.variant, &tournament.rulings)
        };
        let millis = |millis: u32| Duration::from_millis(millis.into());
        let Time {
            movetime,
            nodes,
            depth,
            clock,
        } = self.time;
        let time = movetime.map(|time| TimeControl::MoveTime(millis(time)));
        let time = time
            .or(nodes.map(TimeControl::Nodes))
            .or(depth.map(TimeControl::Depth))
            .or(clock);
        tournament.time = time.unwrap_or(tournament.time);
        tournament.margin = millis(self.margin);
        tournament.patience = millis(self.patience);
        tournament.seed = self.seed;
        tournament.concurrency = self.concurrency.into();
        tournament.sprt = self.sprt;
        if self.sprt.is_some() && tournament.players.len() != 2 {
            return Err(usage("--sprt is for two players".into()));
        }
        tournament.openings = self.openings(&tournament)?;
        let each_once = tournament.openings.len();
        tournament.pairs = self.pairs.map_or(each_once, |pairs| pairs as usize);
        Ok(tournament)
    }

    fn players(&self) -> Result<Vec<Player>, Failure> {
        let mut players = self.players.clone();
        Player::tell_apart(&mut players);
        for option in &self.engine_options {
            let mut given = 0;
            for player in &mut players {
                let meant = option
                    .player
                    .as_ref()
                    .is_none_or(|name| *name == player.name);
                if let (true, PlayerKind::Engine { options, .. }) = (meant, &mut player.kind) {
                    options.push((option.name.clone(), option.value.clone()));
                    given += 1;
                }
            }
            if given == 0 {
                let whom = match &option.player {
                    Some(name) => format!("no engine is called {name}"),
                    None => "no player is an engine".into(),
                };
                return Err(usage(format!("--option {}: {whom}", option.name)));
            }
        }
        Ok(players)
    }

    fn openings(&self, tournament: &Tournament) -> Result<Vec<Opening>, Failure> {
        let (rules, rulings) = (&tournament.rules, &tournament.rulings);
        if let Ok(moves) = self.openings.parse() {
            let mut openings = Opening::reachable(self.holes, rules, rulings, moves)
                .map_err(|error| usage(format!("--openings {moves}: {error}")))?;
            // Those that begin alike would else be neighbours, and a few of them no sample.
            let mut random = Random::new(self.seed);
            for last in (1..openings.len()).rev() {
                openings.swap(last, random.below(last + 1));
            }
            return Ok(openings);
        }
        let file = &self.openings;
        let text = std::fs::read_to_string(file).map_err(|error| {
            Failure::new(format!(
                "--openings is a number of moves or a file; {file}: {error}"
            ))
        })?;
        Opening::read(&text, self.holes, rules, rulings)
            .map_err(|error| Failure::new(format!("openings of {file}: {error}")))
    }
}
