//! Builds the tables the page takes along, up to 16 seeds on 2x6, where they are not there yet.
//!
//! `cargo run --release -p hoyito-tablebase --example page_tables FOLDER` (`cargo xtask web` runs it)

use std::error::Error;
use std::path::Path;

use hoyito::{RowLength, Variant};
use hoyito_tablebase::{Options, Setting, build};

/// What a browser can be asked to fetch: 3 MB a variant; the next layer would be 20 MB.
const SEEDS: usize = 16;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args()
        .nth(1)
        .ok_or("name the folder to write to")?;
    for variant in Variant::ALL {
        let setting = Setting::full(variant, RowLength::SIX);
        build(
            Path::new(&folder),
            setting,
            SEEDS,
            &Options::default(),
            |_, _| {},
        )?;
    }
    Ok(())
}
