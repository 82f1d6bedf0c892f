//! `cargo xtask puzzles`: makes the page's puzzles from exact values, or proves those that are there.

use anyhow::Result;

use crate::process::Program;
use crate::workspace::Workspace;

/// What to do with the puzzles.
#[derive(clap::Args)]
pub struct Options {
    /// Make nothing: prove every puzzle's answer and that the command would make the same files
    #[arg(long)]
    check: bool,
    /// Passed on to the maker, such as `--variant II`
    #[arg(
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "ARGS"
    )]
    arguments: Vec<String>,
}

/// Makes or proves the puzzles; minutes either way.
///
/// # Errors
/// When the code does not build, or a puzzle is not what it says.
pub fn puzzles(workspace: &Workspace, options: &Options) -> Result<()> {
    let cargo = |command: &str| {
        let program = Program::cargo().folder(workspace.root()).arg(command);
        program.args(["--locked", "--release", "--package", "hoyito-puzzles"])
    };
    if options.check {
        return cargo("test")
            .args(["--test", "files", "--", "--include-ignored"])
            .run();
    }
    cargo("run")
        .arg("--")
        .arg(workspace.web().join("src/learn/puzzles"))
        .args(&options.arguments)
        .run()
}
