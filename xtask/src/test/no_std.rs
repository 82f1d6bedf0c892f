//! Proof that crate `hoyito` brings no standard library with it.
//!
//! A program has one panic handler, and the standard library holds one. So a crate that defines
//! its own and uses `hoyito` compiles only as long as neither `hoyito` nor anything it stands on
//! links the standard library.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};

use super::Context;
use super::rust::cargo;
use crate::process::Program;
use crate::wasm::toolchain;

const PROOF: &str = "#![no_std]
extern crate hoyito;
#[panic_handler]
fn halt(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
";

/// Compiles the proof without the feature `std`, and sees that with it the proof fails.
pub fn prove(context: &Context) -> Result<()> {
    let folder = context.workspace.target().join("no-std");
    fs::create_dir_all(&folder)?;
    let source = folder.join("proof.rs");
    fs::write(&source, PROOF)?;
    cargo(
        context,
        "build --locked --package hoyito --no-default-features --features serde",
    )
    .run()?;
    compile(context, &source).run()?;
    cargo(context, "build --locked --package hoyito").run()?;
    ensure!(
        !compile(context, &source).succeeds(),
        "the proof also compiles with the standard library in it, so it proves nothing"
    );
    println!("hoyito needs core and alloc, nothing else");
    Ok(())
}

fn compile(context: &Context, source: &Path) -> Program {
    let built = context.workspace.target().join("debug");
    let named = |name: &str, path: PathBuf| {
        let mut argument = OsString::from(name);
        argument.push(path);
        argument
    };
    Program::new(toolchain::rustc())
        .args([
            "--edition",
            "2024",
            "--crate-type",
            "lib",
            "--emit",
            "metadata",
        ])
        .args([
            OsString::from("--extern"),
            named("hoyito=", built.join("libhoyito.rlib")),
        ])
        .args([
            OsString::from("-L"),
            named("dependency=", built.join("deps")),
        ])
        .arg("--out-dir")
        .args(source.parent())
        .arg(source)
}
