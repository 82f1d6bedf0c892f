//! The arguments of `hoyito play`.

use std::fmt;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use hoyito::{ClosedHoles, EndlessSowing, Player, Position, RowLength, Rulings, Variant};
use hoyito_engine::Level;
use hoyito_texts::Language;

use crate::commands::perft::row_length;
use crate::text;

/// The arguments of `hoyito play`.
#[derive(Args, Clone, Default)]
#[command(
    after_help = "Examples:\n  hoyito play\n  hoyito play --variant II --level 4 --match --lang es\n  \
                        hoyito play --two --holes 12\n  printf 'A\\nquit\\n' | hoyito play --plain --two"
)]
pub struct Options {
    /// I, II or III [default: I]
    #[arg(long)]
    pub variant: Option<Variant>,
    /// Holes in a row, 1 to 12 [default: 6]
    #[arg(long, value_parser = row_length)]
    pub holes: Option<RowLength>,
    /// A match of linked rounds instead of one round
    #[arg(long = "match")]
    pub linked: bool,
    /// Against the computer at this level, 1 to 10 [default: 2]
    #[arg(long, value_parser = level)]
    pub level: Option<Level>,
    /// Two people at one board
    #[arg(long, conflicts_with_all = ["level", "side"])]
    pub two: bool,
    /// Your row: south (near) or north [default: south]
    #[arg(long)]
    pub side: Option<Side>,
    /// Who starts: south, north or chance [default: south]
    #[arg(long)]
    pub first: Option<First>,
    /// Start of the round, as 4-4-4-4-0-0-S
    #[arg(long, conflicts_with = "first")]
    pub position: Option<Position>,
    /// Go on with a game file (OGN)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["variant", "holes", "first", "position", "linked"])]
    pub open: Option<PathBuf>,
    /// en, es, ht, fr, ca or rm [default: the system's, else en]
    #[arg(long, value_parser = text::language)]
    pub lang: Option<Language>,
    /// The pace of the sowing: slow, normal, fast or instant [default: normal]
    #[arg(long)]
    pub speed: Option<Speed>,
    /// Line by line, for screen readers and pipes; by itself when this is no terminal
    #[arg(long)]
    pub plain: bool,
    /// Seed of the computer's choices: the same seed plays the same game
    #[arg(long)]
    pub seed: Option<u64>,
    /// Folder of tablebases for level 10; without one it builds small ones in memory
    #[arg(long, value_name = "DIR")]
    pub tablebase: Option<PathBuf>,
    #[command(flatten)]
    pub rulings: RulingOptions,
}

/// House rules; what they mean: hoyito rules.
#[derive(Args, Clone, Default)]
#[command(next_help_heading = "House rules (see: hoyito rules I)")]
pub struct RulingOptions {
    /// A sowing that never ends: forbidden or ends_round [default: forbidden]
    #[arg(long, value_parser = endless_sowing)]
    endless_sowing: Option<EndlessSowing>,
    /// How often a position may stand before the seeds left are shared: from 2, or off [default: 3]
    #[arg(long, value_parser = |text: &str| limit(text, 2))]
    repetition: Option<Limit>,
    /// After how many moves without capture the seeds left are shared: from 1, or off [default: off]
    #[arg(long, value_parser = |text: &str| limit(text, 1))]
    no_capture_limit: Option<Limit>,
    /// After how many rounds a match ends: from 1, or off [default: off]
    #[arg(long, value_parser = |text: &str| limit(text, 1))]
    round_limit: Option<Limit>,
    /// Which holes of a row stay closed: rightmost or leftmost [default: rightmost]
    #[arg(long, value_parser = closed_holes)]
    closed_holes: Option<ClosedHoles>,
}

impl Options {
    /// Whether the game is described here, so that no menu has to ask.
    pub fn says_what_to_play(&self) -> bool {
        self.variant.is_some()
            || self.holes.is_some()
            || self.linked
            || self.level.is_some()
            || self.two
            || self.side.is_some()
            || self.position.is_some()
            || self.open.is_some()
            || self.tablebase.is_some()
    }
}

impl RulingOptions {
    /// The rulings, those not named at their defaults.
    pub fn rulings(&self) -> Rulings {
        let usual = Rulings::default();
        let or = |asked: Option<Limit>, usual| asked.map_or(usual, |Limit(limit)| limit);
        Rulings {
            endless_sowing: self.endless_sowing.unwrap_or(usual.endless_sowing),
            repetition: or(self.repetition, usual.repetition),
            no_capture_limit: or(self.no_capture_limit, usual.no_capture_limit),
            round_limit: or(self.round_limit, usual.round_limit),
            closed_holes: self.closed_holes.unwrap_or(usual.closed_holes),
        }
    }
}

/// A row to sit at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Side {
    /// The near row
    South,
    /// The far row
    North,
}

impl From<Side> for Player {
    fn from(side: Side) -> Player {
        match side {
            Side::South => Player::South,
            Side::North => Player::North,
        }
    }
}

/// Who starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum First {
    /// The near row
    South,
    /// The far row
    North,
    /// Left to chance
    Chance,
}

/// How fast a sowing is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Speed {
    /// To follow every seed
    Slow,
    /// A hand's rhythm
    #[default]
    Normal,
    /// To follow the laps
    Fast,
    /// The result at once
    Instant,
}

impl Speed {
    /// All, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// The message that names it.
    pub const fn text_id(self) -> &'static str {
        match self {
            Speed::Slow => "speed-slow",
            Speed::Normal => "speed-normal",
            Speed::Fast => "speed-fast",
            Speed::Instant => "speed-instant",
        }
    }
}

/// A count or off.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Limit(Option<u32>);

impl fmt::Debug for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

fn limit(text: &str, least: u32) -> Result<Limit, String> {
    if text == "off" {
        return Ok(Limit(None));
    }
    let count = text.parse().ok().filter(|&count| count >= least);
    count
        .map(|count| Limit(Some(count)))
        .ok_or_else(|| format!("a whole number from {least} up, or off"))
}

fn level(text: &str) -> Result<Level, String> {
    text.parse()
        .ok()
        .and_then(Level::new)
        .ok_or_else(|| format!("levels are 1 to {}", Level::ALL.len()))
}

fn endless_sowing(text: &str) -> Result<EndlessSowing, String> {
    match text {
        "forbidden" => Ok(EndlessSowing::Forbidden),
        "ends_round" | "ends-round" => Ok(EndlessSowing::EndsRound),
        _ => Err("forbidden or ends_round".into()),
    }
}

fn closed_holes(text: &str) -> Result<ClosedHoles, String> {
    match text {
        "rightmost" => Ok(ClosedHoles::Rightmost),
        "leftmost" => Ok(ClosedHoles::Leftmost),
        _ => Err("rightmost or leftmost".into()),
    }
}
