//! Puts the built page (web/dist) into the crate: each file as it is, and once more as brotli and gzip where that is
//! smaller. Compressed here and not while serving, so that a start costs nothing. Without web/dist the list is empty.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Write as _;
use std::hash::{Hash as _, Hasher as _};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    if let Err(error) = embed() {
        // Seen when the page is being built at the same moment: its files come and go.
        println!(
            "cargo::error=web/dist can't be read ({error}); once the page is built, build again"
        );
    }
}

fn embed() -> io::Result<()> {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", dist.display());
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets OUT_DIR"));
    let mut files = Vec::new();
    if dist.join("index.html").is_file() {
        collect(&dist, &mut files)?;
        files.sort();
    }
    let mut list = String::from("&[\n");
    for (number, file) in files.iter().enumerate() {
        let path = file.strip_prefix(&dist).expect("collected from there");
        let path = path.to_string_lossy().replace('\\', "/");
        let plain = fs::read(file)?;
        let mut hasher = DefaultHasher::new();
        (&path, &plain).hash(&mut hasher);
        let keep = |name: &str, bytes: Vec<u8>| -> io::Result<PathBuf> {
            let kept = out.join(format!("{number}.{name}"));
            fs::write(&kept, bytes)?;
            Ok(kept)
        };
        let mut parts = [None, None];
        if compresses(&path) {
            let smaller = |bytes: Vec<u8>| (bytes.len() < plain.len()).then_some(bytes);
            let forms = [smaller(brotli(&plain)?), smaller(gzip(&plain)?)];
            for ((part, form), name) in parts.iter_mut().zip(forms).zip(["br", "gz"]) {
                *part = form.map(|bytes| keep(name, bytes)).transpose()?;
            }
        }
        let [brotli, gzip] = parts.map(|part| match part {
            Some(kept) => format!("Some(include_bytes!({kept:?}))"),
            None => "None".into(),
        });
        let plain = keep("plain", plain)?;
        writeln!(
            list,
            "Asset {{ path: {path:?}, tag: \"{:016x}\", plain: include_bytes!({plain:?}), brotli: {brotli}, gzip: {gzip} }},",
            hasher.finish()
        )
        .expect("a String takes any text");
    }
    list.push(']');
    fs::write(out.join("assets.rs"), list)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// Fonts and pictures of these kinds are compressed already.
fn compresses(path: &str) -> bool {
    ![
        "woff2", "png", "jpg", "webp", "avif", "hoyitotb", "openings",
    ]
    .iter()
    .any(|kind| path.ends_with(kind))
}

fn brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    brotli::CompressorWriter::new(&mut packed, 4096, 11, 22).write_all(bytes)?;
    Ok(packed)
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}
