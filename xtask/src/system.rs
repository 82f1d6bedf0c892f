//! The machine: whether we may install Debian packages, and doing so.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, ensure};

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

/// Whether Debian packages can be installed: by the administrator, on a Debian.
pub fn can_install() -> bool {
    is_root() && Program::new("apt-get").arg("--version").succeeds()
}

/// Installs Debian packages.
///
/// # Errors
/// When the packages can't be had.
pub fn install(packages: &[&str]) -> Result<()> {
    println!(
        "Installing {} from Debian's packages",
        packages.join(" and ")
    );
    renew_package_lists()?;
    Program::new("apt-get")
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args([
            "install",
            "--yes",
            "--quiet",
            "--quiet",
            "--no-install-recommends",
        ])
        .args(packages)
        .run()
}

/// Sees to it that PostgreSQL is on the machine where everything has to be tested (the variable `CI` is set). Elsewhere the
/// tests that need it say so and are left out.
///
/// # Errors
/// When it can't be installed.
pub fn ensure_postgres() -> Result<()> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let on_debian = versions
        .flatten()
        .any(|version| version.path().join("bin/initdb").is_file());
    if on_debian
        || env::var_os("CI").is_none()
        || Program::new("initdb").arg("--version").succeeds()
    {
        return Ok(());
    }
    ensure!(
        can_install(),
        "the server's tests need PostgreSQL, and it can't be installed here; install it first"
    );
    install(&["postgresql"])
}

/// Whether Python can make environments of its own; sees to it where everything has to be tested (the variable `CI` is set).
///
/// # Errors
/// When it has to be there and can't be installed.
pub fn ensure_python() -> Result<bool> {
    // Debian keeps the second apart.
    let works = || {
        Program::new("python3")
            .args(["-c", "import venv, ensurepip"])
            .succeeds()
    };
    if works() || env::var_os("CI").is_none() {
        return Ok(works());
    }
    ensure!(
        can_install(),
        "the test of the HTTP API needs Python with venv, and it can't be installed here; install it first"
    );
    install(&["python3-venv"])?;
    Ok(works())
}

/// A browser to test in.
pub struct Browser {
    /// What people call it.
    pub name: &'static str,
    /// The environment variable that may name its program.
    pub variable: &'static str,
    /// Its program's names, the likeliest first.
    programs: &'static [&'static str],
    /// Debian's package of it.
    package: &'static str,
}

/// The engine most tests run in.
pub const CHROMIUM: Browser = Browser {
    name: "Chromium",
    variable: "CHROMIUM",
    programs: &[
        "chromium",
        "chromium-browser",
        "google-chrome-stable",
        "google-chrome",
    ],
    package: "chromium",
};

/// The other engine.
pub const FIREFOX: Browser = Browser {
    name: "Firefox",
    variable: "FIREFOX",
    programs: &["firefox-esr", "firefox"],
    package: "firefox-esr",
};

impl Browser {
    /// The program: the one its variable names, one on the machine, or a new one.
    ///
    /// # Errors
    /// When there is none and it can't be installed.
    pub fn ensure(&self) -> Result<PathBuf> {
        if let Some(named) = env::var_os(self.variable) {
            let named = PathBuf::from(named);
            ensure!(
                named.is_file(),
                "{} names {}, which is no file",
                self.variable,
                named.display()
            );
            return Ok(named);
        }
        if let Some(found) = self.find() {
            return Ok(found);
        }
        ensure!(
            can_install(),
            "the browser tests need {}: install it, or name it in the variable {}",
            self.name,
            self.variable
        );
        install(&[self.package])?;
        self.find().with_context(|| {
            format!(
                "Debian's package {} brought no program `{}`",
                self.package, self.programs[0]
            )
        })
    }

    fn find(&self) -> Option<PathBuf> {
        let folders = env::var_os("PATH")?;
        self.programs.iter().find_map(|name| {
            env::split_paths(&folders)
                .map(|folder| folder.join(name))
                .find(|file| file.is_file())
        })
    }
}
