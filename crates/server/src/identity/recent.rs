//! What has been read lately, in memory, so that the storage is not asked each time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;

/// How many are kept in memory at least, once that many have been read; twice as many at most.
pub(crate) const KEPT: usize = 2048;

/// Those in memory: when the younger half is full, it becomes the older one, which is forgotten.
pub(crate) struct Recent<K, V> {
    younger: HashMap<K, Arc<V>>,
    older: HashMap<K, Arc<V>>,
    /// How often anything has been changed. What was read before a change may be older than it.
    changes: u64,
}

impl<K, V> Default for Recent<K, V> {
    fn default() -> Self {
        Recent { younger: HashMap::new(), older: HashMap::new(), changes: 0 }
    }
}

impl<K: Eq + Hash, V> Recent<K, V> {
    pub(crate) fn get(&mut self, key: &K) -> Option<Arc<V>> {
        if let Some(value) = self.younger.get(key) {
            return Some(value.clone());
        }
        let (key, value) = self.older.remove_entry(key)?;
        self.keep(key, value.clone());
        Some(value)
    }

    pub(crate) fn keep(&mut self, key: K, value: Arc<V>) {
        if self.younger.len() >= KEPT {
            self.older = std::mem::take(&mut self.younger);
        }
        self.younger.insert(key, value);
    }

    /// How often anything has been changed.
    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }

    /// Keeps what was read when that many changes had been made, unless there have been others since.
    pub(crate) fn keep_unless_changed(&mut self, changes: u64, key: K, value: Arc<V>) {
        if self.changes == changes {
            self.keep(key, value);
        }
    }

    pub(crate) fn forget(&mut self, key: &K) {
        self.changes += 1;
        self.younger.remove(key);
        self.older.remove(key);
    }

    /// Forgets all of which this is true.
    pub(crate) fn forget_those(&mut self, gone: impl Fn(&V) -> bool) {
        self.changes += 1;
        self.younger.retain(|_, value| !gone(value));
        self.older.retain(|_, value| !gone(value));
    }

    pub(crate) fn forget_all(&mut self) {
        self.forget_those(|_| true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_newest_are_kept() {
        let mut known = Recent::default();
        (0..10 * KEPT).for_each(|id| known.keep(id, Arc::new(id)));
        assert!(known.younger.len() + known.older.len() <= 2 * KEPT);
        let newest = 10 * KEPT - 1;
        assert!(known.get(&(newest - KEPT + 1)).is_some(), "the newest are known");
        assert!(known.get(&0).is_none());
        known.forget(&newest);
        assert!(known.get(&newest).is_none());
        known.forget_those(|value| value % 2 == 0);
        assert!(known.get(&(newest - 1)).is_none() && known.get(&(newest - 2)).is_some());
    }

    #[test]
    fn what_was_read_before_a_change_is_not_kept() {
        let mut known = Recent::default();
        let changes = known.changes();
        known.forget(&2);
        known.keep_unless_changed(changes, 1, Arc::new(1));
        assert!(known.get(&1).is_none());
    }
}
