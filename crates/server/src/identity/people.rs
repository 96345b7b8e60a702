//! The people this server has met lately, in memory: who asks is known without asking the storage each time.
//!
//! Whoever changes a person does so here, so that the change is seen by the next request. This is the one place where what
//! is in memory is given up.

use crate::identity::recent::Recent;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Person, Store, StoreError};

/// The people of a store. Clones share what is in memory.
#[derive(Clone)]
pub(crate) struct People {
    store: Store,
    known: Arc<Mutex<Recent<u64, Person>>>,
}

impl People {
    pub(crate) fn new(store: Store) -> People {
        People { store, known: Arc::default() }
    }

    /// The person with this number.
    ///
    /// # Errors
    /// If it is not in memory and the storage fails.
    pub(crate) async fn person(&self, id: u64) -> Result<Option<Arc<Person>>, StoreError> {
        let changes = {
            let mut known = self.known();
            if let Some(person) = known.get(&id) {
                return Ok(Some(person));
            }
            known.changes()
        };
        let Some(person) = self.store.person(id).await? else { return Ok(None) };
        let person = Arc::new(person);
        self.known().keep_unless_changed(changes, id, person.clone());
        Ok(Some(person))
    }

    /// Adds a person.
    ///
    /// # Errors
    /// If the storage fails.
    pub(crate) async fn create(&self, name: &str, language: &str) -> Result<Arc<Person>, StoreError> {
        let person = Arc::new(self.store.create_person(name, language).await?);
        self.known().keep(person.id, person.clone());
        Ok(person)
    }

    /// Gives a person another name.
    ///
    /// # Errors
    /// If there is no such person or the storage fails.
    pub(crate) async fn rename(&self, id: u64, name: &str) -> Result<(), StoreError> {
        let (store, name) = (self.store.clone(), name.to_owned());
        self.change(id, async move { store.rename_person(id, &name).await }).await
    }

    /// Gives a person another language.
    ///
    /// # Errors
    /// If there is no such person or the storage fails.
    pub(crate) async fn set_language(&self, id: u64, language: &str) -> Result<(), StoreError> {
        let (store, language) = (self.store.clone(), language.to_owned());
        self.change(id, async move { store.set_language(id, &language).await }).await
    }

    /// Gives a person other settings.
    ///
    /// # Errors
    /// If there is no such person or the storage fails.
    pub(crate) async fn set_settings(&self, id: u64, settings: &str) -> Result<(), StoreError> {
        let (store, settings) = (self.store.clone(), settings.to_owned());
        self.change(id, async move { store.set_settings(id, &settings).await }).await
    }

    /// Deletes a person, whom nobody is known as any more.
    ///
    /// # Errors
    /// If there is no such person or the storage fails.
    pub(crate) async fn delete(&self, id: u64) -> Result<(), StoreError> {
        let store = self.store.clone();
        self.change(id, async move { store.delete_person(id).await }).await
    }

    /// A person was changed by somebody else, and is read again.
    pub(crate) fn forget(&self, id: u64) {
        self.known().forget(&id);
    }

    /// Anybody may have been changed by somebody else.
    pub(crate) fn forget_all(&self) {
        self.known().forget_all();
    }

    /// Changes a person, who is read again afterwards. A request that is given up may have changed them all the same: so
    /// this is a task of its own.
    async fn change(
        &self,
        id: u64,
        change: impl Future<Output = Result<(), StoreError>> + Send + 'static,
    ) -> Result<(), StoreError> {
        let people = self.clone();
        let changing = tokio::spawn(async move {
            let changed = change.await;
            people.known().forget(&id);
            changed
        });
        changing.await.unwrap_or(Err(StoreError::Closed))
    }

    fn known(&self) -> std::sync::MutexGuard<'_, Recent<u64, Person>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    async fn people() -> (tempfile::TempDir, Store, People) {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).await.unwrap();
        let people = People::new(store.clone());
        (directory, store, people)
    }

    #[tokio::test]
    async fn who_has_come_once_is_known_whatever_becomes_of_the_storage() {
        let (_directory, store, people) = people().await;
        let ada = people.create("Ada", "en").await.unwrap();
        let bo = store.create_person("Bo", "ja").await.unwrap();
        assert_eq!(people.person(bo.id).await.unwrap().as_deref(), Some(&bo));
        assert_eq!(people.person(bo.id + 1).await.unwrap(), None);
        store.close().await;
        assert_eq!(people.person(ada.id).await.unwrap(), Some(ada));
        assert_eq!(people.person(bo.id).await.unwrap().as_deref(), Some(&bo));
        let stranger = people.person(bo.id + 1).await;
        assert!(matches!(stranger, Err(StoreError::Closed)), "{stranger:?}: not taken for nobody");
    }

    #[tokio::test]
    async fn what_is_changed_is_seen_at_once() {
        let (_directory, _store, people) = people().await;
        let ada = people.create("Ada", "en").await.unwrap().id;
        people.rename(ada, "Ada L.").await.unwrap();
        assert_eq!(people.person(ada).await.unwrap().unwrap().name, "Ada L.");
        people.set_language(ada, "ja").await.unwrap();
        assert_eq!(people.person(ada).await.unwrap().unwrap().language, "ja");
        people.set_settings(ada, "theme=dark").await.unwrap();
        assert_eq!(people.person(ada).await.unwrap().unwrap().settings.as_deref(), Some("theme=dark"));
        assert!(matches!(people.rename(ada + 1, "Bo").await, Err(StoreError::NoSuchPerson)));
    }

    #[tokio::test]
    async fn a_change_counts_although_its_request_is_given_up() {
        let (_directory, _store, people) = people().await;
        let ada = people.create("Ada", "en").await.unwrap().id;
        let mut renaming = Box::pin(people.rename(ada, "Ada L."));
        let _ = futures_util::poll!(&mut renaming);
        drop(renaming);
        let renamed = async {
            while people.person(ada).await.unwrap().unwrap().name == "Ada" {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(10), renamed).await.unwrap();
    }

    #[tokio::test]
    async fn what_was_read_before_a_change_is_not_kept() {
        let (_directory, store, people) = people().await;
        let ada = store.create_person("Ada", "en").await.unwrap().id;
        let mut reading = Box::pin(people.person(ada));
        let begun = futures_util::poll!(&mut reading);
        // By then the storage has read the old name, or will read the new one.
        people.rename(ada, "Ada L.").await.unwrap();
        if begun.is_pending() {
            reading.await.unwrap().unwrap();
        }
        assert_eq!(people.person(ada).await.unwrap().unwrap().name, "Ada L.");
    }
}
