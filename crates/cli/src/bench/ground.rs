//! Where the server is measured: a folder of its own, and the tasks of those who play on it.

use crate::complaint::Complaint;
use std::path::PathBuf;
use tempfile::TempDir;

/// Options that every measurement of the server takes.
#[derive(clap::Args)]
pub(super) struct Ground {
    /// A folder on the disk to be used; the folder for temporary files if left out.
    #[arg(long)]
    folder: Option<PathBuf>,
    /// The seed of all decisions. Shuffles are drawn by the server, as always.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
}

impl Ground {
    /// A folder for the server's data, which is gone with the value.
    ///
    /// # Errors
    /// If none can be made.
    pub(super) fn folder(&self) -> Result<TempDir, Complaint> {
        let folder = self.folder.clone().unwrap_or_else(std::env::temp_dir);
        let made = tempfile::Builder::new().prefix("holdfast-bench-").tempdir_in(&folder);
        made.map_err(|error| {
            Complaint::Machine(format!("no folder can be made in {}: {error}", folder.display()))
        })
    }

    /// Has people play.
    ///
    /// # Errors
    /// With what went wrong, or if the machine gives no threads.
    pub(super) fn run<T>(play: impl Future<Output = Result<T, Complaint>>) -> Result<T, Complaint> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
        runtime.map_err(|error| Complaint::Machine(error.to_string()))?.block_on(play)
    }
}
