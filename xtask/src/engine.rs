//! `cargo xtask levels` and `cargo xtask tune`: what measures and fits the engine, run as its examples.

use std::fs;
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use clap::Args;

use crate::workspace::Workspace;

/// The arguments of `cargo xtask levels`.
#[derive(Args)]
pub struct LevelsOptions {
    /// Pairs of games a variant and step; of the steps to levels 9 and 10 a third and a sixth
    #[arg(long, default_value_t = 200)]
    pairs: u32,
    /// Only print the table from this level up, and write nothing
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u8).range(1..10))]
    from: Option<u8>,
    /// The last level of that
    #[arg(long, value_name = "LEVEL", value_parser = clap::value_parser!(u8).range(2..=10), requires = "from")]
    to: Option<u8>,
}

/// The arguments of `cargo xtask tune`.
#[derive(Args)]
pub struct TuneOptions {
    /// Rounds a variant, or of prospects for each start [default: 2000, of prospects 200]
    #[arg(long)]
    rounds: Option<u32>,
    /// Estimate the chances in a match instead, and print the table of `aim.rs`
    #[arg(long)]
    prospects: bool,
}

/// Plays each level against the one below and writes docs/levels.md.
pub fn levels(workspace: &Workspace, options: &LevelsOptions) -> Result<()> {
    let page = workspace.root().join("docs/levels.md");
    let pairs = options.pairs.to_string();
    let (from, to) = (options.from.unwrap_or(1), options.to.unwrap_or(10));
    let (from, to) = (from.to_string(), to.to_string());
    let table = example(
        workspace,
        "levels",
        &["testdata/openings", &pairs, &from, &to],
    )?;
    if options.from.is_some() {
        print!("{table}");
        return Ok(());
    }
    fs::write(&page, table).context("docs/levels.md can't be written")?;
    println!("{} written", page.display());
    Ok(())
}

/// Prints the weights as they stand in the engine's `eval.rs`, or the prospects of its `aim.rs`.
pub fn tune(workspace: &Workspace, options: &TuneOptions) -> Result<()> {
    let (name, usual) = if options.prospects {
        ("prospects", 200)
    } else {
        ("tune", 2_000)
    };
    let rounds = options.rounds.unwrap_or(usual).to_string();
    print!("{}", example(workspace, name, &[&rounds])?);
    Ok(())
}

/// What an example of the engine writes to its output.
fn example(workspace: &Workspace, name: &str, arguments: &[&str]) -> Result<String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let words = ["run", "--release", "--quiet", "-p", "hoyito-engine"];
    let output = Command::new(cargo)
        .current_dir(workspace.root())
        .args(words)
        .args(["--example", name, "--"])
        .args(arguments)
        .stderr(std::process::Stdio::inherit())
        .output()
        .with_context(|| format!("the example {name} can't be started"))?;
    ensure!(
        output.status.success(),
        "the example {name} failed ({})",
        output.status
    );
    Ok(String::from_utf8(output.stdout)?)
}
