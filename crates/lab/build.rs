//! Names the build: a hash of the sources that results follow from, so that those of different programs are not added up.

use std::hash::{DefaultHasher, Hasher};
use std::path::Path;
use std::{fs, io};

/// The packages that games between bots are played by, from the root of the workspace.
const PLAYED_BY: [&str; 9] = [
    "crates/kernel",
    "crates/vocabulary",
    "crates/campaign",
    "games/pandemic",
    "games/outlive",
    "games/tokyo",
    "crates/bots",
    "crates/measures",
    "crates/lab",
];

fn main() -> io::Result<()> {
    let root = Path::new("../..");
    let mut hasher = DefaultHasher::new();
    take_in(&root.join("Cargo.lock"), &mut hasher)?;
    for package in PLAYED_BY {
        take_in(&root.join(package).join("Cargo.toml"), &mut hasher)?;
        take_in(&root.join(package).join("src"), &mut hasher)?;
    }
    println!("cargo:rustc-env=HOLDFAST_BUILD={:016x}", hasher.finish());
    Ok(())
}

/// A file, or all files of a folder in the order of their names.
fn take_in(path: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    println!("cargo:rerun-if-changed={}", path.display());
    if path.is_dir() {
        let mut inside =
            fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
        inside.sort();
        return inside.iter().try_for_each(|path| take_in(path, hasher));
    }
    let contents = fs::read(path)?;
    for part in [path.to_string_lossy().as_bytes(), &contents] {
        hasher.write_usize(part.len());
        hasher.write(part);
    }
    Ok(())
}
