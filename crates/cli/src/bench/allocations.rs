//! How often the rules allocate. It takes an allocator that counts, which costs every other command some of its speed, so a
//! program of its own counts, beside this one.

use crate::complaint::Complaint;
use std::env::{self, consts::EXE_SUFFIX};
use std::process::Command;

/// The name of the program that counts.
pub(super) const PROGRAM: &str = "holdfast-allocations";

/// Heap allocations for each decision of a game; `None` if the program that counts them is not there.
pub(super) fn per_decision(game: &str, options: &str, seed: u64) -> Result<Option<f64>, Complaint> {
    let failed = |why: String| Complaint::Machine(format!("{PROGRAM} does not count: {why}"));
    let here = env::current_exe().map_err(|error| failed(error.to_string()))?;
    let program = here.with_file_name(format!("{PROGRAM}{EXE_SUFFIX}"));
    if !program.exists() {
        return Ok(None);
    }
    let output = Command::new(program).args([game, options, &seed.to_string()]).output();
    let output = output.map_err(|error| failed(error.to_string()))?;
    if !output.status.success() {
        return Err(failed(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    let counted = String::from_utf8_lossy(&output.stdout);
    counted.trim().parse().map(Some).map_err(|_| failed(format!("it prints `{counted}`")))
}
