//! What it is for: the program `hoyito`, one thin command a file: play, serve, rules, solve, tablebase, and the machine's trace,
//! perft, replay (INTERFACES.md).
//! What it never does: decide a rule, search for a move, or write anything but the answer to stdout.
//! Who uses it: people at a terminal, and other programs through JSON Lines.
//! The commands are in `commands/`, the reading and writing of JSON Lines in `json/`, errors in `failure.rs`, words in `text.rs`.

#![forbid(unsafe_code)]

use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

mod commands;
mod failure;
mod json;
mod status_line;
mod text;

use commands::{
    bench, completions, engine, perft, play, replay, rules, serve, solve, tablebase, tournament,
    trace,
};
use failure::Failure;

/// Hoyito, the Dominican game of sowing seeds.
#[derive(Parser)]
#[command(
    name = "hoyito",
    version,
    about = "Hoyito, the Dominican game of sowing seeds: play it, read its rules, and let programs ask about both.\n\
             Without a command: serve, the game in the browser.",
    args_conflicts_with_subcommands = true,
    after_help = "Examples:\n  hoyito\n  hoyito play --variant II --level 4\n  hoyito rules I --lang es"
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Options,
}

#[derive(Subcommand)]
enum Command {
    /// The game in the browser, served by this program on a local port
    Serve(serve::Options),
    /// Play in the terminal
    Play(play::Options),
    /// The rules for reading
    Rules(rules::Options),
    /// Play single moves: JSON Lines in, JSON Lines out
    Trace(trace::Options),
    /// Play whole rounds and matches from their moves: JSON Lines in, JSON Lines out
    Replay(replay::Options),
    /// Count the sequences of sowings from a position
    Perft(perft::Options),
    /// The exact result of a position with best play of both sides
    Solve(solve::Options),
    /// Exact values of all boards with few seeds: build, info, verify, probe
    Tablebase(tablebase::Options),
    /// The engine for other programs: the Universal Game Interface on stdin and stdout
    Engine(engine::Options),
    /// Search fixed positions: nodes a second, and the search's signature
    Bench(bench::Options),
    /// Engines and levels against one another: openings from both sides, Elo with its error, a test that stops
    Tournament(Box<tournament::Options>),
    /// Write the completions of a shell
    Completions(completions::Options),
}

fn main() -> ExitCode {
    let parsed = Arguments::command()
        .try_get_matches()
        .and_then(|matches| Arguments::from_arg_matches(&matches));
    let arguments = match parsed {
        Ok(arguments) => arguments,
        Err(error) => return failure::usage(&error, &asked_for()),
    };
    match run(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// The command whose arguments were wrong, as its help is asked for.
fn asked_for() -> String {
    let names = Arguments::command();
    let is_command = |name: &String| names.find_subcommand(name).is_some();
    match std::env::args().nth(1).filter(is_command) {
        Some(name) => format!("hoyito {name}"),
        None => "hoyito".into(),
    }
}

fn run(arguments: Arguments) -> Result<(), Failure> {
    match arguments.command.unwrap_or(Command::Serve(arguments.serve)) {
        Command::Serve(options) => serve::run(&options),
        Command::Play(options) => play::run(options),
        Command::Rules(options) => rules::run(&options),
        Command::Trace(_) => trace::run(),
        Command::Replay(_) => replay::run(),
        Command::Perft(options) => perft::run(&options),
        Command::Solve(options) => solve::run(&options),
        Command::Tablebase(options) => tablebase::run(&options),
        Command::Engine(_) => engine::run(),
        Command::Bench(options) => bench::run(&options),
        Command::Tournament(options) => tournament::run(&options),
        Command::Completions(options) => completions::run(&options, Arguments::command()),
    }
}
