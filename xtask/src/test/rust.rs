//! The steps that check Rust code.

use anyhow::Result;

use super::Context;
use crate::process::Program;

/// All that the project delivers. Asked for in the same words everywhere, so that Cargo takes the
/// same features of the dependencies and need not build them twice.
const PROJECT: &str = "--workspace --exclude xtask --all-features";

/// Cargo in the source tree; the line is its arguments, none of which holds a space.
pub fn cargo(context: &Context, line: &str) -> Program {
    Program::cargo()
        .folder(context.workspace.root())
        .args(line.split_whitespace())
}

/// Formatting, as `rustfmt.toml` says.
pub fn fmt(context: &Context) -> Result<()> {
    cargo(context, "fmt --all --check").run()
}

/// Clippy on everything, tests and examples included.
pub fn clippy(context: &Context) -> Result<()> {
    let line = "clippy --locked --workspace --all-targets --all-features -- --deny warnings";
    cargo(context, line).run()
}

/// The fuzz targets still compile; running them needs a nightly compiler and time.
pub fn fuzz(context: &Context) -> Result<()> {
    cargo(
        context,
        "check --locked --manifest-path fuzz/Cargo.toml --target-dir",
    )
    .arg(context.workspace.target())
    .run()
}

/// All tests but those in documentation.
pub fn tests(context: &Context) -> Result<()> {
    crate::system::ensure_postgres()?;
    let has_nextest = cargo(context, "nextest --version").succeeds();
    if !has_nextest {
        println!("cargo-nextest is not installed; cargo test runs the tests instead, slower.");
    }
    let run = |choice: &str, profile: &str| {
        let line = match (has_nextest, context.long) {
            (true, false) => format!("nextest run --cargo-profile {profile}"),
            (true, true) => format!("nextest run --cargo-profile {profile} --run-ignored all"),
            (false, _) => format!("test --all-targets --profile {profile}"),
        };
        let program = cargo(context, &line).args(["--locked", "--no-fail-fast"]);
        let program = program.args(choice.split_whitespace());
        if has_nextest || !context.long {
            program.run()
        } else {
            program.args(["--", "--include-ignored"]).run()
        }
    };
    // This program was built with profile dev: testing it so saves building all it needs again.
    run("--package xtask", "dev")?;
    run(PROJECT, "test")
}

/// The examples in documentation, run.
pub fn doc_tests(context: &Context) -> Result<()> {
    cargo(
        context,
        &format!("test --doc --locked --profile test {PROJECT}"),
    )
    .run()
}

/// The documentation, with every warning an error.
pub fn docs(context: &Context) -> Result<()> {
    cargo(context, &format!("doc --locked --no-deps {PROJECT}"))
        .env("RUSTDOCFLAGS", "--deny warnings")
        .run()
}

/// The program, with the profile of the tests, which have built all of it.
pub fn program(context: &Context) -> Result<()> {
    // With a test beside it, dependencies have the features that they have in tests, and need not be built again.
    cargo(
        context,
        &format!("build --locked --bins --test usage --profile test {PROJECT}"),
    )
    .run()
}
