//! The Debian way: `rustc-web`, Debian's compiler for the browser, unpacked (not installed) into a
//! folder of the build, and the standard library built from Debian's copy of its source.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use super::{TARGET, toolchain};
use crate::process::Program;
use crate::system;

/// Debian's compiler, unpacked and seen to run.
pub struct Debian {
    cache: PathBuf,
}

/// The packages, each pinned to one version.
struct Packages {
    version: String,
    specifiers: Vec<String>,
}

impl Debian {
    /// Unpacks the compiler into the folder, if it isn't there yet.
    ///
    /// # Errors
    /// When this is not a Debian that has the packages; the message says what to install instead.
    pub fn prepare(cache: &Path) -> Result<Self> {
        fs::create_dir_all(cache).with_context(|| format!("cannot make {}", cache.display()))?;
        let debian = Self {
            cache: cache.canonicalize()?,
        };
        // Two builds at once must not unpack into the same folder.
        let lock = File::create(debian.cache.join("lock"))?;
        lock.lock()?;
        if !debian.is_ready() {
            debian.unpack()?;
        }
        Ok(debian)
    }

    /// Where builds with this compiler go.
    pub fn target(&self) -> PathBuf {
        self.cache.join("target")
    }

    /// Makes Cargo use this compiler, build the standard library, and link with the linker that
    /// came with the compiler in use (Debian's packages bring none).
    ///
    /// # Errors
    /// When no linker for WebAssembly is found.
    pub fn equip(&self, cargo: Program) -> Result<Program> {
        Ok(cargo
            // The compiler's version need not be the one the workspace names.
            .args([
                "--ignore-rust-version",
                "-Zbuild-std=std,panic_abort",
                "-Zbuild-std-features=",
            ])
            .env("RUSTC_BOOTSTRAP", "1")
            .env("RUSTC", self.compiler())
            .env("CARGO_TARGET_DIR", self.target())
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?))
    }

    fn root(&self) -> PathBuf {
        self.cache.join("root")
    }

    fn compiler(&self) -> PathBuf {
        self.root().join("rustc")
    }

    fn mark(&self) -> PathBuf {
        self.root().join(".ready")
    }

    fn is_ready(&self) -> bool {
        // The folder may have been moved along with the source tree: the compiler's launcher knows
        // its old place only.
        let here = self.root();
        fs::read_to_string(self.mark()).is_ok_and(|place| Path::new(&place) == here)
    }

    fn unpack(&self) -> Result<()> {
        ensure!(
            Program::new("apt-cache").arg("--version").succeeds()
                && Program::new("dpkg-deb").arg("--version").succeeds(),
            "no standard library for {TARGET}: run `rustup target add {TARGET}`"
        );
        println!(
            "Unpacking Debian's compiler for the browser into {}",
            self.cache.display()
        );
        let downloads = self.cache.join("packages");
        for folder in [&self.root(), &downloads] {
            if folder.exists() {
                fs::remove_dir_all(folder)?;
            }
            fs::create_dir_all(folder)?;
        }
        download(&downloads)?;
        for package in fs::read_dir(&downloads)? {
            unpack_package(&package?.path(), &self.root())?;
        }
        fs::remove_dir_all(&downloads)?;
        self.write_launcher()?;
        let version = Program::new(self.compiler()).arg("-V").read().context(
            "Debian's compiler does not start; run `apt-get install rustc-web` to see what it lacks",
        )?;
        println!("Ready: {version}");
        fs::write(self.mark(), self.root().as_os_str().as_encoded_bytes())?;
        Ok(())
    }

    /// The compiler finds its libraries only where Debian would have installed them.
    fn write_launcher(&self) -> Result<()> {
        let libraries = fs::read_dir(self.root().join("usr/lib"))?
            .filter_map(|entry| Some(entry.ok()?.path()))
            .find(|path| path.to_string_lossy().ends_with("-linux-gnu"))
            .context("Debian's package rustc-web is not laid out as expected")?;
        let launcher = format!(
            "#!/bin/sh\nLD_LIBRARY_PATH='{}' exec '{}' \"$@\"\n",
            libraries.display(),
            self.root().join("usr/bin/rustc").display()
        );
        fs::write(self.compiler(), launcher)?;
        system::make_executable(&self.compiler())
    }
}

impl Packages {
    fn find() -> Result<Option<Self>> {
        let Some(version) = candidate("rustc-web")? else {
            return Ok(None);
        };
        let short = version.split('.').take(2).collect::<Vec<_>>().join(".");
        let library = format!("libstd-rust-web-{short}");
        let Some(llvm) = Program::new("apt-cache")
            .args(["depends", &library])
            .read()?
            .lines()
            .filter_map(|line| line.trim().strip_prefix("Depends: "))
            .find(|name| name.starts_with("libllvm"))
            .map(str::to_owned)
        else {
            return Ok(None);
        };
        let mut specifiers: Vec<_> = [
            "rustc-web",
            "rust-web-src",
            "libstd-rust-web-dev",
            library.as_str(),
        ]
        .iter()
        .map(|name| format!("{name}={version}"))
        .collect();
        specifiers.push(llvm);
        Ok(Some(Self {
            version,
            specifiers,
        }))
    }

    fn download(&self, folder: &Path) -> Result<()> {
        println!("Fetching rustc-web {} (about 100 MB)", self.version);
        Program::new("apt-get")
            .args([
                "download",
                "--quiet",
                "--quiet",
                "--option",
                "APT::Sandbox::User=root",
            ])
            .args(&self.specifiers)
            .folder(folder)
            .run()
    }
}

/// The version Debian would install, if it knows the package.
fn candidate(package: &str) -> Result<Option<String>> {
    let policy = Program::new("apt-cache")
        .args(["policy", package])
        .env("LC_ALL", "C")
        .read()?;
    Ok(policy
        .lines()
        .find_map(|line| line.trim().strip_prefix("Candidate: "))
        .filter(|version| *version != "(none)")
        .map(str::to_owned))
}

/// Fetches the packages. The lists on the machine may be missing or name versions that are gone:
/// then they are renewed, once.
fn download(folder: &Path) -> Result<()> {
    if let Some(packages) = Packages::find()?
        && packages.download(folder).is_ok()
    {
        return Ok(());
    }
    if !system::is_root() {
        bail!(
            "Debian's package lists do not lead to rustc-web: run `sudo apt-get update`, \
             or `rustup target add {TARGET}`"
        );
    }
    system::renew_package_lists()?;
    match Packages::find()? {
        Some(packages) => packages.download(folder),
        None => bail!("this Debian has no rustc-web: run `rustup target add {TARGET}`"),
    }
}

/// Unpacks all of a package, but of the sources, which are a gigabyte, only the standard library.
fn unpack_package(package: &Path, root: &Path) -> Result<()> {
    let is_source = package
        .file_name()
        .is_some_and(|name| name.to_string_lossy().starts_with("rust-web-src"));
    if !is_source {
        return Program::new("dpkg-deb")
            .arg("--extract")
            .args([package, root])
            .run();
    }
    let mut reader = Command::new("dpkg-deb")
        .arg("--fsys-tarfile")
        .arg(package)
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start dpkg-deb")?;
    let archive = reader.stdout.take().context("dpkg-deb gives no output")?;
    let unpacked = Command::new("tar")
        .args(["--extract", "--wildcards", "--directory"])
        .arg(root)
        .args(["./usr/src/*/library", "./usr/lib/rustlib/src/*"])
        .stdin(archive)
        .status()
        .context("cannot start tar")?;
    let read = reader.wait()?;
    ensure!(
        unpacked.success() && read.success(),
        "cannot unpack {}",
        package.display()
    );
    Ok(())
}

/// The linker that rustup's compilers bring along, or one on the search path.
fn linker() -> Result<PathBuf> {
    let sysroot = Program::new(toolchain::rustc())
        .args(["--print", "sysroot"])
        .read()?;
    let host = toolchain::host()?;
    let bundled = Path::new(&sysroot)
        .join("lib/rustlib")
        .join(host)
        .join("bin/rust-lld");
    if bundled.is_file() {
        return Ok(bundled);
    }
    Some(PathBuf::from("wasm-ld"))
        .filter(|linker| Program::new(linker).arg("--version").succeeds())
        .context("no linker for WebAssembly: run `apt-get install lld`")
}
