//! What it is for: the project's own commands, `cargo xtask play | test | wasm | web`.
//! Each prepares what it needs (packages, the WebAssembly target) and says what it does.
//! What it never does: decide anything about the game, or ship in the program.
//! Who uses it: people who play from the source tree, contributors, and `.ci/run`.
//! Its steps are in `test/steps.rs`; the WebAssembly build is in `wasm/`.

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

mod process;
mod system;
mod wasm;
mod workspace;

use workspace::Workspace;

/// The project's own commands.
#[derive(Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    disable_version_flag = true
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the rules and the opponent for the browser into web/src/generated
    #[command(after_help = "Example: cargo xtask wasm --quick")]
    Wasm(wasm::Options),
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    let workspace = Workspace::find()?;
    match command {
        Command::Wasm(options) => wasm::build(&workspace, &options),
    }
}
