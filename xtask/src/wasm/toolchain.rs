//! Which compiler and standard library build for the browser: the one installed, else the one
//! rustup brings, else Debian's.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use super::{TARGET, debian::Debian};
use crate::process::Program;
use crate::workspace::Workspace;

/// A way to compile for the browser.
pub enum Toolchain {
    /// The compiler in use has the target's standard library.
    Installed,
    /// Debian's compiler, with the standard library built from its source.
    Debian(Debian),
}

/// Finds or brings a way to compile for the browser.
///
/// # Errors
/// When there is none; the message says what to install.
pub fn find(workspace: &Workspace) -> Result<Toolchain> {
    if is_installed()? {
        return Ok(Toolchain::Installed);
    }
    let may_install = env::var_os("RUSTUP_AUTO_INSTALL").is_none_or(|value| value != "0");
    if may_install && Program::new("rustup").arg("--version").succeeds() {
        println!("The WebAssembly target is missing; rustup brings it.");
        let added = Program::new("rustup").args(["target", "add", TARGET]).run();
        if added.is_ok() && is_installed()? {
            return Ok(Toolchain::Installed);
        }
        println!("rustup could not bring it; trying Debian's packages.");
    }
    Ok(Toolchain::Debian(Debian::prepare(
        &workspace.target().join("wasm-debian"),
    )?))
}

fn is_installed() -> Result<bool> {
    let libraries = PathBuf::from(
        Program::new(rustc())
            .args(["--print", "target-libdir", "--target", TARGET])
            .read()?,
    );
    Ok(libraries.read_dir().is_ok_and(|mut files| {
        files.any(|file| {
            file.is_ok_and(|file| file.file_name().to_string_lossy().starts_with("libstd-"))
        })
    }))
}

/// The compiler Cargo would use.
pub fn rustc() -> std::ffi::OsString {
    env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}

/// The machine's own target triple.
///
/// # Errors
/// When the compiler can't be asked.
pub fn host() -> Result<String> {
    Program::new(rustc())
        .arg("-vV")
        .read()?
        .lines()
        .find_map(|line| line.strip_prefix("host: ").map(str::to_owned))
        .context("rustc names no host")
}

impl Toolchain {
    /// Compiles a crate of the workspace with one of its features and gives the module's place.
    ///
    /// # Errors
    /// When the crate does not compile.
    pub fn compile(&self, workspace: &Workspace, package: &str, feature: &str) -> Result<PathBuf> {
        let cargo = Program::cargo()
            .folder(workspace.root())
            .args(["build", "--locked", "--release", "--lib"])
            .args(["--target", TARGET, "--package", package])
            .args(["--no-default-features", "--features", feature]);
        let (cargo, target) = match self {
            Self::Installed => (cargo, workspace.target().to_path_buf()),
            Self::Debian(debian) => (debian.equip(cargo)?, debian.target()),
        };
        cargo.run()?;
        let file = format!("{}.wasm", package.replace('-', "_"));
        let module = target.join(TARGET).join("release").join(file);
        if !module.is_file() {
            bail!(
                "{} was not built: `{package}` needs crate-type = [\"cdylib\", \"rlib\"]",
                module.display()
            );
        }
        module
            .canonicalize()
            .with_context(|| format!("cannot read {}", module.display()))
    }
}
