//! The exact values the page takes along: tables of boards with few seeds, built where they are missing, and the values of
//! openings, which take minutes to solve and are kept in the repository.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

use crate::process::Program;
use crate::workspace::Workspace;

/// Where they lie, with the version of their formats: `web/src/lib/exact.ts` asks for them there.
const FOLDER: &str = "public/exact/v2";

const VARIANTS: [&str; 3] = ["I", "II", "III"];
const LAYERS: [&str; 3] = ["08", "12", "16"];

/// The arguments of `cargo xtask openings`.
#[derive(Args)]
pub struct OpeningsOptions {
    /// Most boards a variant
    #[arg(long, default_value_t = 20_000)]
    boards: usize,
    /// Which variants
    #[arg(long, default_value = "I,II,III", value_name = "VARIANTS")]
    variants: String,
    /// A folder of tablebases; without one it takes far longer
    #[arg(long, value_name = "FOLDER")]
    tablebase: Option<PathBuf>,
}

/// Builds the tables that are missing: seconds, once the code is built.
///
/// # Errors
/// When the code does not build, or a file can't be written.
pub fn ensure_tables(workspace: &Workspace) -> Result<()> {
    let folder = workspace.web().join(FOLDER);
    let mut names = VARIANTS
        .iter()
        .flat_map(|variant| LAYERS.map(|seeds| format!("{variant}-6-6-{seeds}.hoyitotb")));
    if names.all(|name| folder.join(name).is_file()) {
        return Ok(());
    }
    println!("Building the tables of boards with up to 16 seeds …");
    example(workspace, "hoyito-tablebase", "page_tables")
        .arg(&folder)
        .run()
}

/// Solves the openings anew.
///
/// # Errors
/// When the code does not build, or a file can't be written.
pub fn openings(workspace: &Workspace, options: &OpeningsOptions) -> Result<()> {
    example(workspace, "hoyito-engine", "opening_values")
        .arg(workspace.web().join(FOLDER))
        .arg(options.boards.to_string())
        .arg(&options.variants)
        .args(&options.tablebase)
        .run()
}

fn example(workspace: &Workspace, package: &str, name: &str) -> Program {
    Program::cargo()
        .folder(workspace.root())
        .args(["run", "--locked", "--release", "--quiet"])
        .args(["--package", package, "--example", name, "--"])
}
