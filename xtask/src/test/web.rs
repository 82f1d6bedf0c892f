//! The steps that check the page and the code it runs.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result, ensure};

use super::{Context, rust};
use crate::process::Program;
use crate::{node, system, web as page};

/// What the steps need on the machine.
pub fn tools(context: &Context) -> Result<()> {
    node::ensure_packages(context.workspace)?;
    for browser in [&system::CHROMIUM, &system::FIREFOX] {
        println!("{}: {}", browser.name, browser.ensure()?.display());
    }
    Ok(())
}

/// The module as it is delivered.
pub fn wasm(context: &Context) -> Result<()> {
    context.prepare_page()
}

/// The tests of `crates/hoyito-wasm/tests`, run by Node.js on the module as it is delivered.
pub fn wasm_test(context: &Context) -> Result<()> {
    wasm(context)?;
    let folder = context.workspace.root().join("crates/hoyito-wasm/tests");
    let mut tests = fs::read_dir(&folder)
        .with_context(|| format!("no {}", folder.display()))?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<PathBuf>>>()?;
    tests.retain(|file| file.to_string_lossy().ends_with(".test.mjs"));
    tests.sort();
    ensure!(!tests.is_empty(), "no *.test.mjs in {}", folder.display());
    Program::new("node")
        .folder(context.workspace.root())
        .arg("--test")
        .args(tests)
        .run()
}

/// svelte-check.
pub fn check(context: &Context) -> Result<()> {
    context.prepare_page()?;
    node::script(context.workspace, "check").run()
}

/// The linter.
pub fn lint(context: &Context) -> Result<()> {
    context.prepare_page()?;
    node::script(context.workspace, "lint").run()
}

/// Unit tests.
pub fn unit(context: &Context) -> Result<()> {
    context.prepare_page()?;
    node::script(context.workspace, "test:unit").run()
}

/// The page as it is delivered.
pub fn build(context: &Context) -> Result<()> {
    context.prepare_page()?;
    page::build_prepared(context.workspace)
}

/// The page in real browsers, served by the program.
pub fn browser(context: &Context) -> Result<()> {
    in_browser(context, "test:browser")
}

/// How much a first visit transfers.
pub fn weight(context: &Context) -> Result<()> {
    in_browser(context, "weight")
}

fn in_browser(context: &Context, script: &str) -> Result<()> {
    context.prepare_page()?;
    page::build_if_stale(context.workspace)?;
    rust::program(context)?;
    let program = format!("debug/hoyito{}", std::env::consts::EXE_SUFFIX);
    let mut run = node::script(context.workspace, script)
        .env("HOYITO", context.workspace.target().join(program));
    for browser in [&system::CHROMIUM, &system::FIREFOX] {
        run = run.env(browser.variable, browser.ensure()?);
    }
    run.run()
}
