//! `cargo xtask load`: builds the load generator (`crates/hoyito-server/examples/load`) and runs it.

use anyhow::Result;

use crate::process::Program;
use crate::workspace::Workspace;

/// What a run is to do; all of it bounded.
#[derive(clap::Args)]
pub struct Options {
    /// Games, with four sockets each
    #[arg(long, default_value_t = 2_500, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    games: u32,
    /// How long they are played
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=3_600))]
    seconds: u32,
    /// Moves a second in all
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rate: u32,
    /// Another store than a new SQLite file: a file, or postgres://…
    #[arg(long)]
    database: Option<String>,
}

/// Runs it and prints what it measured.
///
/// # Errors
/// When it can't be built, or the server fails.
pub fn load(workspace: &Workspace, options: &Options) -> Result<()> {
    let line = format!(
        "run --locked --release --package hoyito-server --example load -- --games {} --seconds {} --rate {}",
        options.games, options.seconds, options.rate
    );
    let mut program = Program::cargo()
        .folder(workspace.root())
        .args(line.split_whitespace());
    if let Some(database) = &options.database {
        program = program.args(["--database", database.as_str()]);
    }
    program.run()
}
