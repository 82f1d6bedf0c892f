//! JavaScript and TypeScript around the compiled module, and when they have to be written anew.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

/// Remembers which module and recipe the bindings of a name were written from.
fn stamp_file(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!(".{name}.stamp"))
}

/// Writes the bindings for the web, with types, and gives the place of the module beside them.
///
/// # Errors
/// When the module was made with another version of wasm-bindgen, or the folder can't be written.
pub fn write(compiled: &Path, folder: &Path, name: &str) -> Result<PathBuf> {
    Bindgen::new()
        .input_path(compiled)
        .out_name(name)
        .web(true)?
        // The page's bundler finds the module by the address in the bindings.
        .omit_default_module_path(false)
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)?;
    Ok(folder.join(format!("{name}_bg.wasm")))
}

/// Whether the bindings of that name were written from this very module by the same recipe.
///
/// # Errors
/// When the module can't be read.
pub fn are_fresh(compiled: &Path, folder: &Path, name: &str, recipe: &str) -> Result<bool> {
    let written = fs::read_to_string(stamp_file(folder, name)).unwrap_or_default();
    Ok(written == stamp(compiled, recipe)?)
}

/// Remembers what they were written from.
///
/// # Errors
/// When the module can't be read or the folder can't be written.
pub fn mark_fresh(compiled: &Path, folder: &Path, name: &str, recipe: &str) -> Result<()> {
    fs::write(stamp_file(folder, name), stamp(compiled, recipe)?)
        .with_context(|| format!("cannot write to {}", folder.display()))
}

fn stamp(compiled: &Path, recipe: &str) -> Result<String> {
    let module = fs::read(compiled).with_context(|| format!("no {}", compiled.display()))?;
    let mut hash = DefaultHasher::new();
    module.hash(&mut hash);
    Ok(format!("{recipe} {:016x}\n", hash.finish()))
}
