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

/// The modules made of it: their names and the features they are built with. What a first visit needs is one of its own,
/// so that nobody waits for the rest.
const MODULES: [(&str, &str); 2] = [("hoyito_wasm", "play"), ("hoyito_analysis", "analysis")];

/// How to build for the browser.
#[derive(clap::Args, Default)]
pub struct Options {
    /// Leave out wasm-opt: larger, slower, but ready sooner
    #[arg(long)]
    pub quick: bool,
}

/// Builds the crate's modules, writes `web/src/generated`, and says how large they came out.
///
/// # Errors
/// When no standard library for the target can be had, when the crate does not compile, or when
/// `wasm-opt` is missing.
pub fn build(workspace: &Workspace, options: &Options) -> Result<()> {
    let toolchain = toolchain::find(workspace)?;
    for (name, feature) in MODULES {
        let compiled = toolchain.compile(workspace, CRATE, feature)?;
        write(workspace, options, &compiled, name)?;
    }
    Ok(())
}

/// Writes one module with its bindings.
fn write(workspace: &Workspace, options: &Options, compiled: &Path, name: &str) -> Result<()> {
    let folder = workspace.generated();
    let recipe = if options.quick { "quick" } else { "small" };
    if bindings::are_fresh(compiled, &folder, name, recipe)? {
        println!("{name} in {} is up to date", shown(workspace, &folder));
        return Ok(());
    }
    let module = bindings::write(compiled, &folder, name)?;
    if !options.quick {
        optimise::shrink(workspace, &module)?;
    }
    bindings::mark_fresh(compiled, &folder, name, recipe)?;
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
