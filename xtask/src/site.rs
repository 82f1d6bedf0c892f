//! `cargo xtask site`: the page as plain static files, for any web host and below any path.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};

use crate::web;
use crate::workspace::Workspace;

/// Where the files go.
#[derive(clap::Args)]
pub struct Options {
    /// The folder to write, made if missing [default: site, in Cargo's build folder]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Builds the page and copies it to a folder of its own.
///
/// # Errors
/// When the page does not build, or the folder holds something else and can't be written.
pub fn site(workspace: &Workspace, options: &Options) -> Result<()> {
    let default = || workspace.target().join("site");
    let out = options.out.clone().unwrap_or_else(default);
    ensure_ours(&out)?;
    web::build(workspace)?;
    let (files, bytes) = write(&workspace.web().join("dist"), &out)?;
    println!(
        "{}: {files} files, {} KiB. Put them on any web host, below any path; over https they are kept for offline use.",
        out.display(),
        bytes.div_ceil(1024)
    );
    Ok(())
}

/// A folder with other things in it is left alone: everything in ours is replaced.
fn ensure_ours(out: &Path) -> Result<()> {
    let is_ours = !out.exists()
        || out.join("sw.js").is_file()
        || fs::read_dir(out).is_ok_and(|mut entries| entries.next().is_none());
    ensure!(
        is_ours,
        "{} holds something else than this page: name an empty folder or a new one",
        out.display()
    );
    Ok(())
}

/// Replaces what is in `out` by what is in `dist`; how many files and bytes.
fn write(dist: &Path, out: &Path) -> Result<(usize, u64)> {
    if out.exists() {
        fs::remove_dir_all(out).with_context(|| format!("{} can't be emptied", out.display()))?;
    }
    copy(dist, out).with_context(|| format!("{} can't be written", out.display()))
}

fn copy(from: &Path, to: &Path) -> Result<(usize, u64)> {
    fs::create_dir_all(to)?;
    let (mut files, mut bytes) = (0, 0);
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            let below = copy(&entry.path(), &target)?;
            files += below.0;
            bytes += below.1;
        } else {
            files += 1;
            bytes += fs::copy(entry.path(), target)?;
        }
    }
    Ok((files, bytes))
}

#[cfg(test)]
mod tests {
    use super::{ensure_ours, write};
    use std::{env, fs, process};

    #[test]
    fn what_is_not_ours_is_left_alone_and_what_is_ours_replaced() {
        let folder = env::temp_dir().join(format!("hoyito-site-{}", process::id()));
        let (dist, out) = (folder.join("dist"), folder.join("out"));
        fs::create_dir_all(dist.join("assets")).unwrap();
        fs::write(dist.join("assets/one.js"), "1").unwrap();
        fs::write(dist.join("sw.js"), "2").unwrap();
        assert!(ensure_ours(&out).is_ok());
        fs::create_dir_all(&out).unwrap();
        assert!(ensure_ours(&out).is_ok());
        fs::write(out.join("thesis.txt"), "my life’s work").unwrap();
        let refused = ensure_ours(&out).unwrap_err().to_string();
        assert!(refused.contains("name an empty folder"), "{refused}");
        fs::remove_file(out.join("thesis.txt")).unwrap();
        assert_eq!(write(&dist, &out).unwrap(), (2, 2));
        fs::write(out.join("assets/old.js"), "0").unwrap();
        assert!(ensure_ours(&out).is_ok());
        assert_eq!(write(&dist, &out).unwrap(), (2, 2));
        assert!(!out.join("assets/old.js").exists());
        assert!(out.join("assets/one.js").is_file());
        fs::remove_dir_all(folder).unwrap();
    }
}
