//! `hoyito completions`: what a shell needs to complete this program's arguments.

use std::io::{self, Write as _};

use clap::{Args, Command};
use clap_complete::Shell;

use crate::failure::Failure;

/// The arguments of `hoyito completions`.
#[derive(Args)]
#[command(
    after_help = "Example:\n  hoyito completions bash > ~/.local/share/bash-completion/completions/hoyito"
)]
pub struct Options {
    /// The shell
    shell: Shell,
}

/// Writes the completions to stdout.
pub fn run(options: &Options, mut command: Command) -> Result<(), Failure> {
    let mut text = Vec::new();
    clap_complete::generate(options.shell, &mut command, "hoyito", &mut text);
    Ok(io::stdout().write_all(&text)?)
}
