//! `hoyito rules`: the rules of a variant for reading, in the player's language.

use std::io::{self, Write as _};

use clap::Args;
use hoyito::Variant;
use hoyito_texts::{Language, Texts};

use crate::failure::Failure;
use crate::text;

/// Columns of the page: what is comfortable to read and fits every terminal.
const WIDTH: usize = 76;

/// The arguments of `hoyito rules`.
#[derive(Args)]
#[command(after_help = "Example:\n  hoyito rules II --lang es | less")]
pub struct Options {
    /// I, II or III
    variant: Variant,
    /// en, es, ht, fr, ca or rm [default: the system's, else en]
    #[arg(long, value_parser = text::language)]
    lang: Option<Language>,
}

/// Writes the page to stdout.
pub fn run(options: &Options) -> Result<(), Failure> {
    let texts = Texts::new(text::language_or_usual(options.lang));
    let mut page = text::rules_lines(&texts, options.variant, WIDTH).join("\n");
    page.push('\n');
    Ok(io::stdout().write_all(page.as_bytes())?)
}
