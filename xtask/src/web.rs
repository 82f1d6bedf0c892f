//! `cargo xtask web`: the page, built into `web/dist`.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use anyhow::Result;

use crate::workspace::Workspace;
use crate::{exact, node, wasm};

/// What the page is built from, besides the Rust code; folders with all that lies in them.
const SOURCES: [&str; 9] = [
    "locales",
    "web/build",
    "web/index.html",
    "web/package-lock.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
];

/// Builds the page.
///
/// # Errors
/// When Node.js or the WebAssembly target can't be had, or the sources do not build.
pub fn build(workspace: &Workspace) -> Result<()> {
    prepare(workspace)?;
    build_prepared(workspace)
}

/// Builds the page when [`prepare`] has been seen to.
///
/// # Errors
/// When the sources do not build.
pub fn build_prepared(workspace: &Workspace) -> Result<()> {
    node::script(workspace, "build").run()
}

/// Builds the page when [`prepare`] has been seen to and a source is newer than what was built.
///
/// # Errors
/// As [`build`].
pub fn build_if_stale(workspace: &Workspace) -> Result<()> {
    let built = newest(&workspace.web().join("dist/index.html"));
    let changed = SOURCES
        .iter()
        .filter_map(|source| newest(&workspace.root().join(source)))
        .max();
    if built.is_some() && built >= changed {
        println!("The page is up to date.");
        return Ok(());
    }
    build_prepared(workspace)
}

/// What type checks, tests and the build of the page all stand on: packages, exact values and bindings.
///
/// # Errors
/// When Node.js or the WebAssembly target can't be had, or the Rust code does not build.
pub fn prepare(workspace: &Workspace) -> Result<()> {
    node::ensure_packages(workspace)?;
    exact::ensure_tables(workspace)?;
    wasm::build(workspace, &wasm::Options::default())
}

/// When the file, or the latest in the folder, was changed; nothing if it doesn't exist.
fn newest(path: &Path) -> Option<SystemTime> {
    if path.is_dir() {
        fs::read_dir(path)
            .ok()?
            .filter_map(|entry| newest(&entry.ok()?.path()))
            .max()
    } else {
        path.metadata().ok()?.modified().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::newest;
    use std::time::{Duration, SystemTime};
    use std::{env, fs, process};

    #[test]
    fn the_newest_file_of_a_folder_counts() {
        let folder = env::temp_dir().join(format!("hoyito-newest-{}", process::id()));
        fs::create_dir_all(folder.join("deep")).unwrap();
        let early = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000);
        let late = SystemTime::UNIX_EPOCH + Duration::from_secs(2_000);
        for (name, time) in [("first", early), ("deep/second", late)] {
            fs::File::create(folder.join(name))
                .unwrap()
                .set_modified(time)
                .unwrap();
        }
        assert_eq!(newest(&folder), Some(late));
        assert_eq!(newest(&folder.join("first")), Some(early));
        assert_eq!(newest(&folder.join("missing")), None);
        fs::remove_dir_all(folder).unwrap();
    }
}
