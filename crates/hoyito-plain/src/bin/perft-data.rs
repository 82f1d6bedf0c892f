//! Writes `testdata/perft/{I,II,III}.txt`: `cargo run -p hoyito-plain --release --bin perft-data`.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::Instant;

use hoyito_plain::Variant;
use hoyito_plain::perft_data::{Limits, counts, line, positions};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/perft");
    fs::create_dir_all(&folder)?;
    for variant in Variant::ALL {
        let began = Instant::now();
        let (mut text, mut lines, mut nodes) = (String::new(), 0, 0);
        for row in 1..=12 {
            for (place, position) in positions(variant, row).iter().enumerate() {
                let counts = counts(position, variant, Limits::at(place));
                lines += 1;
                nodes += counts.iter().sum::<u64>();
                text += &line(position, &counts);
                text.push('\n');
            }
        }
        fs::write(folder.join(format!("{}.txt", variant.name())), text)?;
        let name = variant.name();
        println!(
            "{name}: {lines} positions, {nodes} nodes, {:.1?}",
            began.elapsed()
        );
    }
    Ok(())
}
