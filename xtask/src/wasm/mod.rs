//! `cargo xtask wasm`: crate `hoyito-wasm` compiled for the browser, its bindings and types
//! written for the page, and the result made small.

use std::path::Path;

use anyhow::Result;

use crate::workspace::Workspace;

mod bindings;
mod debian;
mod optimise;
pub mod toolchain;

/// The target triple of WebAssembly in a browser.
const TARGET: &str = "wasm32-unknown-unknown";

/// The crate that is the browser's door.
const CRATE: &str = "hoyito-wasm";

/// How to build for the browser.
#[derive(clap::Args, Default)]
pub struct Options {
    /// Leave out wasm-opt: larger, slower, but ready sooner
    #[arg(long)]
    pub quick: bool,
}

/// Builds the crate, writes `web/src/generated`, and says how large it came out.
///
/// # Errors
/// When no standard library for the target can be had, when the crate does not compile, or when
/// `wasm-opt` is missing.
pub fn build(workspace: &Workspace, options: &Options) -> Result<()> {
    let toolchain = toolchain::find(workspace)?;
    let compiled = toolchain.compile(workspace, CRATE)?;
    let folder = workspace.generated();
    let recipe = if options.quick { "quick" } else { "small" };
    if bindings::are_fresh(&compiled, &folder, recipe)? {
        println!("{} is up to date", shown(workspace, &folder));
        return Ok(());
    }
    let module = bindings::write(&compiled, &folder, CRATE)?;
    if !options.quick {
        optimise::shrink(workspace, &module)?;
    }
    bindings::mark_fresh(&compiled, &folder, recipe)?;
    let size = module.metadata()?.len();
    println!("{}: {} KiB", shown(workspace, &module), size.div_ceil(1024));
    Ok(())
}

fn shown(workspace: &Workspace, path: &Path) -> String {
    path.strip_prefix(workspace.root())
        .unwrap_or(path)
        .display()
        .to_string()
}
