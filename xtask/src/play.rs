//! `cargo xtask play`: from the sources to a game in the browser.

use anyhow::Result;

use crate::process::Program;
use crate::web;
use crate::workspace::Workspace;

/// How to start the game.
#[derive(clap::Args)]
pub struct Options {
    /// Passed on to `hoyito serve`, such as `--port 8080` or `--no-open`
    #[arg(
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "ARGS"
    )]
    arguments: Vec<String>,
}

/// Builds what is missing and starts the game; ends when the game's server ends.
///
/// # Errors
/// When something the build needs can't be had, or the sources do not build.
pub fn play(workspace: &Workspace, options: &Options) -> Result<()> {
    println!("1 of 3: the page");
    web::prepare(workspace)?;
    web::build_if_stale(workspace)?;
    println!("2 of 3: the program");
    build_program(workspace)?;
    println!("3 of 3: the game; Ctrl+C ends it");
    Program::new(workspace.program()?)
        .arg("serve")
        .args(&options.arguments)
        .become_it()
}

/// Builds the program `hoyito` as people run it.
///
/// # Errors
/// When the sources do not build.
pub fn build_program(workspace: &Workspace) -> Result<()> {
    Program::cargo()
        .folder(workspace.root())
        .args(["build", "--locked", "--release", "--package", "hoyito-cli"])
        .run()
}
