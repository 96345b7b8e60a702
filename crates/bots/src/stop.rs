//! Stop tokens, with which a bot's thinking ends early.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A stop token: set when nobody wants the result of a bot's thinking any more. All clones share one flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Sets the token: the thinking of every bot that has it ends.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the token has been set.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// The shared flag, for a [`search::Session`](crate::search::Session).
    pub fn flag(&self) -> &AtomicBool {
        &self.0
    }
}
