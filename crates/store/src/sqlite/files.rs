//! The directory and the files in it: made, locked, and the same ones for as long as they are open.

use crate::error::{OpenError, StoreError};
use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// Makes the directory if it is not there, for this user's eyes only.
pub(crate) fn make_directory(directory: &Path) -> Result<(), OpenError> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match fs::metadata(directory) {
        Ok(found) if found.is_dir() => Ok(()),
        Ok(_) => Err(OpenError::NotADirectory(directory.to_owned())),
        Err(_) => builder
            .create(directory)
            .and_then(|()| keep_through_power_cuts(directory))
            .map_err(|source| OpenError::CannotCreate { directory: directory.to_owned(), source }),
    }
}

/// The name of something new is on the disk when the directory that holds it is.
#[cfg(unix)]
pub(crate) fn keep_through_power_cuts(path: &Path) -> io::Result<()> {
    match path.canonicalize()?.parent() {
        Some(above) => File::open(above)?.sync_all(),
        None => Ok(()),
    }
}

#[cfg(not(unix))]
pub(crate) fn keep_through_power_cuts(_path: &Path) -> io::Result<()> {
    Ok(())
}

/// A directory that no other program has open meanwhile.
#[derive(Debug)]
pub(crate) struct Locked(Vec<File>);

impl Drop for Locked {
    fn drop(&mut self) {
        for lock in &self.0 {
            // A process that is being started shares open files until it runs: closing them here would not be enough.
            lock.unlock().ok();
        }
    }
}

/// Locks the directory for as long as the files are open: itself where the system can, so that no deleted file
/// undoes the lock, and the file in it that earlier versions lock.
pub(crate) fn lock(directory: &Path) -> Result<Locked, OpenError> {
    let not_writable = |source| OpenError::NotWritable { directory: directory.to_owned(), source };
    let file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(directory.join("holdfast.lock"))
        .map_err(not_writable)?;
    let mut locks = vec![file];
    if cfg!(unix) {
        locks.push(File::open(directory).map_err(not_writable)?);
    }
    for lock in &locks {
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(OpenError::InUse(directory.to_owned())),
            Err(TryLockError::Error(source)) => return Err(not_writable(source)),
        }
    }
    Ok(Locked(locks))
}

/// Makes the file if it is not there. SQLite gives its other files the permissions of this one.
pub(crate) fn make_private(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

/// The files of an open database: itself, its write-ahead log and that log's index.
#[derive(Debug)]
pub(crate) struct Files([(PathBuf, Identity); 3]);

impl Files {
    /// The files as they are now.
    pub(crate) fn of(database: &Path) -> io::Result<Files> {
        let file = |suffix: &str| {
            let mut name = OsString::from(database);
            name.push(suffix);
            let path = PathBuf::from(name);
            identity(&path).map(|identity| (path, identity))
        };
        Ok(Files([file("")?, file("-wal")?, file("-shm")?]))
    }

    /// Whether all of them are still in their places: what is written to a file without a name is lost.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let Files(files) = self;
        let moved = files.iter().find(|(path, known)| !identity(path).is_ok_and(|found| found == *known));
        moved.map_or(Ok(()), |(path, _)| Err(StoreError::Moved(path.clone())))
    }
}

/// What tells a file from any other, whatever its name.
#[cfg(unix)]
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(path: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).map(|found| (found.dev(), found.ino()))
}

/// Where a file that is open cannot be deleted, it is enough that it is there.
#[cfg(not(unix))]
type Identity = ();

#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<Identity> {
    fs::metadata(path).map(drop)
}
