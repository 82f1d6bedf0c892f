//! `wasm-opt` of Binaryen, taken from the page's own npm packages.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::process::Program;
use crate::workspace::Workspace;

/// What the compiler uses beyond the first version of WebAssembly; every browser since 2022 has it.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Rewrites the module smaller and faster, in place.
///
/// # Errors
/// When the page's packages are not installed, or `wasm-opt` refuses the module.
pub fn shrink(workspace: &Workspace, module: &Path) -> Result<()> {
    let script = workspace.web().join("node_modules/binaryen/bin/wasm-opt");
    if !script.is_file() {
        bail!("no wasm-opt: run `npm ci` in web/ first, or take `cargo xtask wasm --quick`");
    }
    let small = module.with_extension("small");
    Program::new("node")
        .arg(&script)
        .arg("-O3")
        .args(FEATURES)
        .args([module, Path::new("--output"), &small])
        .run()?;
    fs::rename(&small, module).with_context(|| format!("cannot replace {}", module.display()))
}
