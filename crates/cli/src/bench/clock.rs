//! What a process has used, as the system counts it, and how long the disk takes.

use crate::complaint::Complaint;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// In what Linux counts the time of processes for those who ask: hundredths of a second.
const TICK: Duration = Duration::from_millis(10);

/// What SQLite writes at least: a page.
const PAGE: usize = 4096;

/// How often the disk is tried.
const TRIALS: usize = 300;

/// Reads what a process has used.
pub(super) struct Clock {
    folder: PathBuf,
}

impl Clock {
    /// The clock of the process with this number.
    ///
    /// # Errors
    /// If the system does not tell.
    pub(super) fn of(process: u32) -> Result<Clock, Complaint> {
        let clock = Clock { folder: Path::new("/proc").join(process.to_string()) };
        clock.cpu()?;
        Ok(clock)
    }

    /// The processor time used so far, by the program and by the system for it, to a hundredth of a second.
    pub(super) fn cpu(&self) -> Result<Duration, Complaint> {
        self.read("stat", cpu)
    }

    /// The memory in use, in bytes.
    pub(super) fn resident(&self) -> Result<u64, Complaint> {
        self.read("status", resident)
    }

    fn read<T>(&self, file: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, Complaint> {
        let path = self.folder.join(file);
        let text = fs::read_to_string(&path);
        text.ok().as_deref().and_then(read).ok_or_else(|| {
            let path = path.display();
            Complaint::Machine(format!(
                "what the server uses cannot be read from {path}: `holdfast bench server` needs Linux"
            ))
        })
    }
}

/// User and system time in the text of `/proc/PID/stat`.
fn cpu(stat: &str) -> Option<Duration> {
    // The second field is the name of the program, in which anything may stand.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u32>().ok();
    let (user, system) = (ticks()?, ticks()?);
    Some(TICK * user + TICK * system)
}

/// The resident memory in the text of `/proc/PID/status`, in bytes.
fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes * 1024)
}

/// How long it takes in this folder to write a page and to have it on the disk, many times.
///
/// # Errors
/// If nothing can be written there.
pub(super) fn sync_times(folder: &Path) -> io::Result<Vec<Duration>> {
    let path = folder.join("probe");
    let mut file = File::create(&path)?;
    let times = (0..TRIALS).map(|_| {
        let begun = Instant::now();
        file.write_all(&[0; PAGE])?;
        file.sync_all()?;
        Ok(begun.elapsed())
    });
    let times = times.collect::<io::Result<_>>()?;
    fs::remove_file(path)?;
    Ok(times)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_process_has_used_is_read() {
        let stat = "7 (a b) c) S 1 7 7 0 -1 4194560 3131 0 6 0 1234 56 0 0 20 0 9 0 555 99 88";
        assert_eq!(cpu(stat), Some(Duration::from_millis(12_900)));
        assert_eq!(cpu("7 (holdfast) S 1"), None);
        assert_eq!(resident("Name:\tholdfast\nVmRSS:\t   216064 kB\nThreads:\t4\n"), Some(221_249_536));
        assert_eq!(resident("Name:\tholdfast\n"), None);
    }

    #[test]
    fn the_disk_is_tried_and_left_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(sync_times(folder.path()).unwrap().len(), TRIALS);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
