//! The steps that check Rust code.

use anyhow::Result;

use super::Context;
use crate::process::Program;

fn cargo(context: &Context) -> Program {
    Program::cargo().folder(context.workspace.root())
}

/// Formatting, as `rustfmt.toml` says.
pub fn fmt(context: &Context) -> Result<()> {
    cargo(context).args(["fmt", "--all", "--check"]).run()
}

/// Clippy on everything, tests and examples included.
pub fn clippy(context: &Context) -> Result<()> {
    cargo(context)
        .args([
            "clippy",
            "--locked",
            "--workspace",
            "--all-targets",
            "--all-features",
        ])
        .args(["--", "--deny", "warnings"])
        .run()
}

/// All tests but those in documentation.
pub fn tests(context: &Context) -> Result<()> {
    let has_nextest = cargo(context).args(["nextest", "--version"]).succeeds();
    if !has_nextest {
        println!("cargo-nextest is not installed; cargo test runs the tests instead, slower.");
    }
    let run = |choice: &[&str], profile: &str| {
        let cargo = cargo(context);
        if has_nextest {
            let ignored: &[_] = if context.long {
                &["--run-ignored", "all"]
            } else {
                &[]
            };
            cargo
                .args([
                    "nextest",
                    "run",
                    "--locked",
                    "--no-fail-fast",
                    "--cargo-profile",
                    profile,
                ])
                .args(choice)
                .args(ignored)
                .run()
        } else {
            let ignored: &[_] = if context.long {
                &["--", "--include-ignored"]
            } else {
                &[]
            };
            cargo
                .args([
                    "test",
                    "--locked",
                    "--no-fail-fast",
                    "--all-targets",
                    "--profile",
                    profile,
                ])
                .args(choice)
                .args(ignored)
                .run()
        }
    };
    // This program was built with profile dev: testing it so saves building all it needs again.
    run(&["--package", "xtask"], "dev")?;
    run(&["--workspace", "--exclude", "xtask"], "test")
}

/// The examples in documentation, run.
pub fn doc_tests(context: &Context) -> Result<()> {
    cargo(context)
        .args([
            "test",
            "--locked",
            "--doc",
            "--workspace",
            "--exclude",
            "xtask",
        ])
        .args(["--profile", "test"])
        .run()
}

/// The documentation, with every warning an error.
pub fn docs(context: &Context) -> Result<()> {
    cargo(context)
        .env("RUSTDOCFLAGS", "--deny warnings")
        .args(["doc", "--locked", "--workspace", "--no-deps"])
        .run()
}
