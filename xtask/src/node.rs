//! Node.js and the page's npm packages: found, brought when missing, kept as the lock file says.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::process::Program;
use crate::system;
use crate::workspace::Workspace;

/// The oldest Node.js the page's tools run on.
const OLDEST: (u32, u32) = (20, 19);

/// npm, run in the page's folder.
pub fn npm(workspace: &Workspace) -> Program {
    Program::new(if cfg!(windows) { "npm.cmd" } else { "npm" }).folder(&workspace.web())
}

/// One of the page's own scripts, by its name in `web/package.json`.
pub fn script(workspace: &Workspace, name: &str) -> Program {
    npm(workspace).args(["run", name])
}

/// Makes sure that Node.js is there and that the page's packages are those of the lock file.
///
/// # Errors
/// When Node.js is missing or too old and can't be installed, or npm fails.
pub fn ensure_packages(workspace: &Workspace) -> Result<()> {
    ensure_node(workspace)?;
    let lock = workspace.web().join("package-lock.json");
    let installed = workspace.web().join("node_modules/.package-lock.json");
    if is_older(&installed, &lock)? {
        npm(workspace)
            .args(["ci", "--no-audit", "--no-fund"])
            .run()?;
    }
    Ok(())
}

fn ensure_node(workspace: &Workspace) -> Result<()> {
    let is_there = || {
        Program::new("node").arg("--version").succeeds()
            && npm(workspace).arg("--version").succeeds()
    };
    if !is_there() {
        ensure!(
            system::can_install(),
            "the page needs Node.js {}.{} or newer with npm: install it from https://nodejs.org \
             or with your system's package manager",
            OLDEST.0,
            OLDEST.1
        );
        system::install(&["nodejs", "npm"])?;
    }
    let version = Program::new("node").arg("--version").read()?;
    let found = parse(&version).with_context(|| format!("node calls its version {version:?}"))?;
    if found < OLDEST {
        bail!(
            "the page needs Node.js {}.{} or newer, but {version} is installed: \
             take a newer one from https://nodejs.org",
            OLDEST.0,
            OLDEST.1
        );
    }
    Ok(())
}

/// Major and minor number of `v20.19.5`.
fn parse(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

fn is_older(file: &Path, than: &Path) -> Result<bool> {
    let newest = fs::metadata(than)
        .with_context(|| format!("no {}", than.display()))?
        .modified()?;
    match fs::metadata(file) {
        Ok(metadata) => Ok(metadata.modified()? < newest),
        Err(_) => Ok(true),
    }
}

#[cfg(test)]
mod tests {
    use super::{OLDEST, parse};

    #[test]
    fn versions_compare_by_their_numbers() {
        assert_eq!(parse("v20.19.5"), Some((20, 19)));
        assert!(parse("v20.9.0") < Some(OLDEST));
        assert!(parse("v22.0.0") > Some(OLDEST));
        assert_eq!(parse("20.19.5"), None);
    }
}
