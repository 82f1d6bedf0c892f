//! What the server tells those who run it, on stderr.

use std::io;

use clap::{Args, ValueEnum};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, fmt};

use crate::failure::Failure;

/// What is logged, and how.
#[derive(Args)]
pub struct LogOptions {
    /// What is logged to stderr: off, error, warn, info, debug or trace; for parts of the program
    /// apart: warn,hoyito_server=debug
    #[arg(
        long = "log",
        value_name = "LEVELS",
        env = "RUST_LOG",
        default_value = "warn"
    )]
    levels: String,
    /// How it is logged
    #[arg(long = "log-format", value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// How a line of the log is written.
#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// For reading
    Text,
    /// JSON Lines, for programs
    Json,
}

impl LogOptions {
    /// Begins to log.
    pub fn start(&self) -> Result<(), Failure> {
        let levels: Targets = self.levels.parse().map_err(|_| {
            Failure::Usage(format!(
                "--log {} can't be read; write a level, or levels by part: info or warn,hoyito_server=debug",
                self.levels
            ))
        })?;
        let lines = fmt::layer().with_writer(io::stderr);
        let layer = match self.format {
            Format::Text => lines.with_ansi(false).boxed(),
            Format::Json => lines.json().flatten_event(true).boxed(),
        };
        tracing_subscriber::registry()
            .with(layer.with_filter(levels))
            .try_init()
            .map_err(Failure::new)
    }
}
