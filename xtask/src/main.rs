//! What it is for: the project's own commands, `cargo xtask play | test | wasm | web | site | puzzles | results | levels | tune |
//! openings | load`.
//! Each prepares what it needs (packages, the WebAssembly target) and says what it does.
//! What it never does: decide anything about the game, or ship in the program.
//! Who uses it: people who play from the source tree, contributors, and `.ci/run`.
//! Its steps are in `test/steps.rs`; the WebAssembly build is in `wasm/`.

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

mod engine;
mod exact;
mod load;
mod node;
mod play;
mod process;
mod puzzles;
mod results;
mod site;
mod system;
mod test;
mod wasm;
mod web;
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
    /// Build what is missing and play in the browser
    #[command(after_help = "Example: cargo xtask play --port 8080 --no-open")]
    Play(play::Options),
    /// Check everything: formatting, lints, tests, the page in a browser
    #[command(after_help = "Example: cargo xtask test --only clippy --only tests")]
    Test(test::Options),
    /// Build the rules and the opponent for the browser into web/src/generated
    #[command(after_help = "Example: cargo xtask wasm --quick")]
    Wasm(wasm::Options),
    /// Solve the starts and write docs/solved.md
    #[command(after_help = "Example: cargo xtask results --holes 5")]
    Results(results::Options),
    /// Make the page's puzzles from exact values
    #[command(after_help = "Example: cargo xtask puzzles --check")]
    Puzzles(puzzles::Options),
    /// Write the page as plain static files for any web host, below any path
    #[command(after_help = "Example: cargo xtask site --out /srv/www/hoyito")]
    Site(site::Options),
    /// Play each level against the one below and write docs/levels.md
    #[command(after_help = "Example: cargo xtask levels --pairs 50 --from 1 --to 4")]
    Levels(engine::LevelsOptions),
    /// Fit the engine's judgement of positions by play against itself, and print the weights
    #[command(after_help = "Example: cargo xtask tune --rounds 200")]
    Tune(engine::TuneOptions),
    /// Solve the boards near the start anew, for exact play in the browser
    #[command(after_help = "Example: cargo xtask openings --tablebase tables")]
    Openings(exact::OpeningsOptions),
    /// Measure how much the server carries: many games on this machine's loopback, beside an echo server
    #[command(after_help = "Example: cargo xtask load --games 500 --seconds 10 --rate 1000")]
    Load(load::Options),
    /// Build the page into web/dist
    #[command(after_help = "Example: cargo xtask web")]
    Web,
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
        Command::Play(options) => play::play(&workspace, &options),
        Command::Test(options) => test::test(&workspace, &options),
        Command::Wasm(options) => wasm::build(&workspace, &options),
        Command::Results(options) => results::results(&workspace, &options),
        Command::Puzzles(options) => puzzles::puzzles(&workspace, &options),
        Command::Site(options) => site::site(&workspace, &options),
        Command::Levels(options) => engine::levels(&workspace, &options),
        Command::Tune(options) => engine::tune(&workspace, &options),
        Command::Openings(options) => exact::openings(&workspace, &options),
        Command::Load(options) => load::load(&workspace, &options),
        Command::Web => web::build(&workspace),
    }
}
