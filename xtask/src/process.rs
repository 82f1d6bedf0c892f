//! Other programs: shown before they run, their output passed on, their failure told in words.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// A program about to be run.
pub struct Program {
    command: Command,
    environment: Vec<String>,
}

impl Program {
    /// A program found on the search path, or given by its full path.
    pub fn new(name: impl AsRef<OsStr>) -> Self {
        let mut command = Command::new(name);
        // Nothing here may wait for a person: a question would hang where nobody is.
        command.stdin(Stdio::null());
        Self {
            command,
            environment: Vec::new(),
        }
    }

    /// The very Cargo that runs us.
    pub fn cargo() -> Self {
        Self::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
    }

    /// One more argument.
    pub fn arg(mut self, argument: impl AsRef<OsStr>) -> Self {
        self.command.arg(argument);
        self
    }

    /// More arguments.
    pub fn args<A: AsRef<OsStr>>(mut self, arguments: impl IntoIterator<Item = A>) -> Self {
        self.command.args(arguments);
        self
    }

    /// An environment variable, shown with the command.
    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.environment
            .push(format!("{name}={}", quoted(value.as_ref())));
        self.command.env(name, value);
        self
    }

    /// The folder to run in.
    pub fn folder(mut self, folder: &Path) -> Self {
        self.command.current_dir(folder);
        self
    }

    /// The program and what it is to do, such as `cargo build`.
    fn name(&self) -> String {
        let program = Path::new(self.command.get_program());
        let words = std::iter::once(program.file_name().unwrap_or(program.as_os_str())).chain(
            self.command
                .get_args()
                .take_while(|word| !word.as_encoded_bytes().starts_with(b"-")),
        );
        words
            .take(3)
            .map(|word| word.to_string_lossy())
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// The command as a person would type it.
    pub fn shown(&self) -> String {
        let program = Path::new(self.command.get_program());
        let name = program.file_name().unwrap_or(program.as_os_str());
        self.environment
            .iter()
            .cloned()
            .chain(std::iter::once(quoted(name)))
            .chain(self.command.get_args().map(quoted))
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Shows the command, runs it with its output passed on, and waits.
    ///
    /// # Errors
    /// When the program cannot be started or ends with anything but success.
    pub fn run(mut self) -> Result<()> {
        let shown = self.shown();
        println!("$ {shown}");
        let status = self
            .command
            .status()
            .with_context(|| format!("cannot start `{shown}`"))?;
        if !status.success() {
            // The command stands above the program's output; its name is enough here.
            bail!("{} failed ({status})", self.name());
        }
        Ok(())
    }

    /// Shows the command and hands the terminal over to the program; where the system allows it,
    /// the program takes our place.
    ///
    /// # Errors
    /// When the program cannot be started or, where it runs beside us, ends without success.
    pub fn become_it(mut self) -> Result<()> {
        self.command.stdin(Stdio::inherit());
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt;
            let shown = self.shown();
            println!("$ {shown}");
            Err(self.command.exec()).with_context(|| format!("cannot start `{shown}`"))
        }
        #[cfg(not(unix))]
        self.run()
    }

    /// Runs silently and gives what the program wrote to its output, without the last line's end.
    ///
    /// # Errors
    /// When the program cannot be started or fails; its own error text is then part of ours.
    pub fn read(mut self) -> Result<String> {
        let shown = self.shown();
        let output = self
            .command
            .output()
            .with_context(|| format!("cannot start `{shown}`"))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            bail!("`{shown}` failed ({}): {}", output.status, said.trim());
        }
        Ok(String::from_utf8_lossy(&output.stdout)
            .trim_end()
            .to_owned())
    }

    /// Whether the program can be started and ends with success; silent.
    pub fn succeeds(mut self) -> bool {
        self.command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    }
}

fn quoted(text: &OsStr) -> String {
    let text = text.to_string_lossy();
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=./:,@%+".contains(c);
    if !text.is_empty() && text.chars().all(plain) {
        text.into_owned()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}
