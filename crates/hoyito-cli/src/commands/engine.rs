//! `hoyito engine`: the engine for other programs, by the Universal Game Interface on stdin and stdout (INTERFACES.md).

use std::io;

use clap::Args;

use crate::failure::Failure;

/// The arguments of `hoyito engine`: none.
#[derive(Args)]
#[command(
    after_help = "The protocol is github.com/kz04px/ugi. Player one is South; a move is a hole's letter, A to L or a to l; \
                  scores are seeds.\n\nExample:\n  \
                  printf 'ugi\\nsetoption name Variant value II\\nposition startpos moves A\\ngo movetime 500\\n' | hoyito engine"
)]
pub struct Options {}

/// Answers until `quit` or the end of stdin.
pub fn run() -> Result<(), Failure> {
    Ok(hoyito_engine::ugi::serve(io::stdin().lock(), io::stdout())?)
}
