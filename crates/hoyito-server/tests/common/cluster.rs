//! A PostgreSQL cluster of its own for the tests, in a folder that goes with it.

// Each test file uses a part of it.
#![allow(dead_code)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A running cluster that is reached through a socket in its folder.
pub struct Cluster {
    folder: tempfile::TempDir,
    programs: PathBuf,
}

impl Cluster {
    /// `None`, with a loud line, where PostgreSQL is not installed; never so in CI.
    pub fn start() -> Option<Cluster> {
        Cluster::start_with(|_| "-c listen_addresses=''".to_owned())
    }

    /// The same, with options that may need files in the cluster's folder.
    pub fn start_with(options: impl FnOnce(&Cluster) -> String) -> Option<Cluster> {
        let Some(programs) = programs() else {
            assert!(
                std::env::var_os("CI").is_none(),
                "in CI PostgreSQL must be there: apt-get install postgresql"
            );
            eprintln!(
                "\n!!! SKIPPED: no PostgreSQL on this machine; `apt-get install postgresql` brings it !!!\n"
            );
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        // PostgreSQL refuses to run as root; then the folder must be open to the user it runs as.
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777)).unwrap();
        let cluster = Cluster { folder, programs };
        let data = cluster.data();
        cluster.run(
            "initdb",
            &[
                "-D",
                &data,
                "-A",
                "trust",
                "-U",
                "postgres",
                "--no-sync",
                "-E",
                "UTF8",
                "--locale=C",
            ],
        );
        let options = format!(
            "{} -c unix_socket_directories={}",
            options(&cluster),
            cluster.path().display()
        );
        let log = cluster.path().join("log");
        cluster.run(
            "pg_ctl",
            &[
                "-D",
                &data,
                "-w",
                "-l",
                &log.to_string_lossy(),
                "-o",
                &options,
                "start",
            ],
        );
        Some(cluster)
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    fn data(&self) -> String {
        self.path().join("data").to_string_lossy().into_owned()
    }

    /// The address of a new, empty database.
    pub fn database(&self, name: &str) -> String {
        let folder = self.path().to_string_lossy().into_owned();
        self.run("createdb", &["-h", &folder, "-U", "postgres", name]);
        format!("postgres://postgres@localhost/{name}?host={folder}")
    }

    /// Runs a program as the user PostgreSQL runs as, in the cluster's folder: one of PostgreSQL's, or any by its path.
    pub fn run(&self, program: &str, arguments: &[&str]) {
        let output = self.try_run(program, arguments);
        assert!(
            output.status.success(),
            "{program} {arguments:?}: {}{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        );
    }

    fn try_run(&self, program: &str, arguments: &[&str]) -> Output {
        let program = self.programs.join(program);
        let root = Command::new("id").arg("-u").output().unwrap().stdout == b"0\n";
        let mut command = if root {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command
            .args(arguments)
            .current_dir(self.path())
            .output()
            .unwrap()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.try_run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "stop"]);
    }
}

/// Where the newest PostgreSQL's programs are: Debian's place, or wherever the shell finds them.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.splice(0..0, std::env::split_paths(&path));
    folders
        .into_iter()
        .rev()
        .find(|folder| folder.join("initdb").is_file())
}
