//! The machine: whether we may install Debian packages, and doing so.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::process::Program;

/// Whether we are the administrator, who may install packages.
pub fn is_root() -> bool {
    Program::new("id")
        .arg("-u")
        .read()
        .is_ok_and(|id| id == "0")
}

/// Fetches Debian's package lists anew.
///
/// # Errors
/// When no list could be fetched.
pub fn renew_package_lists() -> Result<()> {
    Program::new("apt-get")
        .args(["update", "--quiet", "--quiet"])
        .run()
}

/// Lets everyone run the file.
///
/// # Errors
/// When the file's mode can't be changed.
#[cfg(unix)]
pub fn make_executable(file: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(file, fs::Permissions::from_mode(0o755))
        .with_context(|| format!("cannot make {} executable", file.display()))
}

/// Files need no mark to be run here.
///
/// # Errors
/// Never.
#[cfg(not(unix))]
pub fn make_executable(_file: &Path) -> Result<()> {
    Ok(())
}
