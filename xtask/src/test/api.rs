//! The HTTP API is what its document says: schemathesis reads the document and asks the running program, with what should be
//! taken and with what should be refused.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, ensure};

use super::{Context, rust};
use crate::process::Program;
use crate::{system, web};

/// One version: a newer one may ask other questions.
const SCHEMATHESIS: &str = "4.32.5";

/// Asks the program.
pub fn check(context: &Context) -> Result<()> {
    let Some(schemathesis) = schemathesis(context)? else {
        println!(
            "\n!!! SKIPPED: no Python with venv on this machine; `apt-get install python3-venv` brings it !!!\n"
        );
        return Ok(());
    };
    context.prepare_page()?;
    web::build_if_stale(context.workspace)?;
    rust::program(context)?;
    let target = context.workspace.target();
    let folder = target.join("api");
    // Games of an earlier run would be asked about, too.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder)?;
    let program = target.join(format!("debug/hoyito{}", std::env::consts::EXE_SUFFIX));
    let served = Served::start(
        Command::new(program)
            .args(["serve", "--no-open", "--requests", "100000"])
            .args([
                "--database".as_ref(),
                folder.join("games.sqlite").as_os_str(),
            ]),
    )?;
    let settings = context
        .workspace
        .root()
        .join("crates/hoyito-server/tests/schemathesis.toml");
    Program::new(schemathesis)
        .folder(&folder)
        .args(["--no-color", "--config-file"])
        .arg(settings)
        .arg("run")
        .arg(format!("{}api/openapi.json", served.address))
        .run()
}

/// The program, serving until this is dropped.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn start(command: &mut Command) -> Result<Served> {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start the program")?;
        let output = child.stdout.take().context("the program has no output")?;
        let mut served = Served {
            child,
            address: String::new(),
        };
        BufReader::new(output).read_line(&mut served.address)?;
        served.address.truncate(served.address.trim_end().len());
        ensure!(
            served.address.starts_with("http://"),
            "the program did not say where it serves"
        );
        Ok(served)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself, which schemathesis has noticed then.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The program of schemathesis, in an environment of its own below `target`. `None` without Python, which is no excuse where
/// everything has to be tested (the variable `CI` is set).
fn schemathesis(context: &Context) -> Result<Option<PathBuf>> {
    let folder = context
        .workspace
        .target()
        .join(format!("schemathesis-{SCHEMATHESIS}"));
    let programs = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let program = programs.join("schemathesis");
    if Program::new(&program).arg("--version").succeeds() {
        return Ok(Some(program));
    }
    if !system::ensure_python()? {
        return Ok(None);
    }
    Program::new("python3")
        .args(["-m", "venv", "--clear"])
        .arg(&folder)
        .run()?;
    Program::new(programs.join("python"))
        .args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
        ])
        .arg(format!("schemathesis=={SCHEMATHESIS}"))
        .run()?;
    Ok(Some(program))
}
