//! How many files the process may open.

/// What a process can count on where nothing is known: the least of the systems in use.
const FEW: u64 = 256;

/// How many files the process may have open, raised as far as is allowed if fewer than `wanted`.
pub(super) fn raised_to(wanted: u64) -> u64 {
    rlimit::increase_nofile_limit(wanted).unwrap_or_else(|error| {
        tracing::warn!(%error, "how many files may be open cannot be learnt");
        FEW
    })
}
