//! Ending a thought early.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Set when nobody wants to know any more. Clones are one and the same.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the thinking of whoever heeds it.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it has been set.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// The flag itself, for a [`search::Desk`](crate::search::Desk).
    pub fn flag(&self) -> &AtomicBool {
        &self.0
    }
}
