//! Where things lie: the source tree, the build folder, the page.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The folders every command starts from.
pub struct Workspace {
    root: PathBuf,
    target: PathBuf,
}

impl Workspace {
    /// Finds the source tree this program was built from.
    ///
    /// # Errors
    /// When the folder of the `xtask` package has no parent, so there is no source tree around it.
    pub fn find() -> Result<Self> {
        // Cargo sets the variable at run time, which stays right when the tree has been moved.
        let package = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = package
            .parent()
            .with_context(|| format!("{} lies in no source tree", package.display()))?
            .to_path_buf();
        let target = match env::var_os("CARGO_TARGET_DIR") {
            Some(folder) => env::current_dir()?.join(folder),
            None => root.join("target"),
        };
        Ok(Self { root, target })
    }

    /// The top of the source tree.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Where Cargo builds.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// The program `hoyito`, once it is built as people run it.
    ///
    /// # Errors
    /// When it is not.
    pub fn program(&self) -> Result<PathBuf> {
        let named = |name: &str| self.target.join("release").join(name).canonicalize();
        named("hoyito")
            .or_else(|_| named("hoyito.exe"))
            .context("the program `hoyito` was not built")
    }

    /// The page's sources.
    pub fn web(&self) -> PathBuf {
        self.root.join("web")
    }

    /// What is generated for the page: never edited, never committed.
    pub fn generated(&self) -> PathBuf {
        self.web().join("src/generated")
    }
}
