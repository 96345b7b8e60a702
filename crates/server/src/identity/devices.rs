//! How people are recognised: by the secret of a browser or of a program, whose digest is stored.
//!
//! Credentials are kept in memory as people are: who asks is known without asking the storage each time. They are withdrawn here,
//! so that the next request notices, and live updates end.

use crate::app::App;
use crate::identity::recent::Recent;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Credential, CredentialKind, Secret, Store, StoreError};
use table::PersonId;

/// The credentials of a store. Clones share what is in memory.
#[derive(Clone)]
pub(crate) struct Devices {
    store: Store,
    known: Arc<Mutex<Recent<[u8; 32], Credential>>>,
}

impl Devices {
    pub(crate) fn new(store: Store) -> Devices {
        Devices { store, known: Arc::default() }
    }

    /// The credential with this secret. That it is used today is noted, at leisure.
    ///
    /// # Errors
    /// If it is not in memory and the storage fails.
    pub(crate) async fn credential(&self, secret: &Secret) -> Result<Option<Arc<Credential>>, StoreError> {
        let digest = secret.digest();
        let changes = {
            let mut known = self.known();
            if let Some(credential) = known.get(&digest) {
                return Ok(Some(self.noted(&mut known, digest, credential)));
            }
            known.changes()
        };
        let Some(credential) = self.store.credential(secret).await? else { return Ok(None) };
        let credential = Arc::new(credential);
        let mut known = self.known();
        known.keep_unless_changed(changes, digest, credential.clone());
        Ok(Some(credential))
    }

    /// The same credential, used today.
    fn noted(
        &self,
        known: &mut Recent<[u8; 32], Credential>,
        digest: [u8; 32],
        credential: Arc<Credential>,
    ) -> Arc<Credential> {
        let Some(today) = credential.seen_today() else { return credential };
        let today = Arc::new(today);
        known.keep(digest, today.clone());
        let (store, noted) = (self.store.clone(), today.clone());
        tokio::spawn(async move {
            if let Err(error) = store.note_seen(&noted).await {
                tracing::debug!(%error, "a day is not noted");
            }
        });
        today
    }

    /// Makes a credential of a person.
    ///
    /// # Errors
    /// If the storage fails.
    pub(crate) async fn create(
        &self,
        person: PersonId,
        kind: CredentialKind,
        name: &str,
    ) -> Result<Secret, StoreError> {
        let (credential, secret) = self.store.create_credential(person.0, kind, name).await?;
        self.known().keep(secret.digest(), Arc::new(credential));
        Ok(secret)
    }

    /// A credential was withdrawn.
    pub(crate) fn forget(&self, id: u64) {
        self.known().forget_those(|credential| credential.id == id);
    }

    /// Any may have been withdrawn.
    pub(crate) fn forget_all(&self) {
        self.known().forget_all();
    }

    fn known(&self) -> MutexGuard<'_, Recent<[u8; 32], Credential>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Withdraws a credential of a person. What was opened with it ends.
pub(crate) async fn sign_out(app: &App, person: PersonId, id: u64) -> Result<(), StoreError> {
    let app = app.clone();
    // A request that is given up may have withdrawn it all the same.
    let ending = tokio::spawn(async move {
        let withdrawn = app.store.withdraw_credential(person.0, id).await?;
        if withdrawn {
            gone(&app, id);
        }
        Ok(())
    });
    ending.await.unwrap_or(Err(StoreError::Closed))
}

/// Withdraws all credentials of a person. What was opened with them ends.
pub(crate) async fn sign_out_everywhere(app: &App, person: PersonId) -> Result<(), StoreError> {
    let app = app.clone();
    let ending = tokio::spawn(async move {
        let withdrawn = app.store.withdraw_all_credentials(person.0).await;
        app.people.forget(person.0);
        withdrawn?.into_iter().for_each(|id| gone(&app, id));
        app.streams.end_of_old_cookies(person);
        Ok(())
    });
    ending.await.unwrap_or(Err(StoreError::Closed))
}

/// Forgets a credential that was withdrawn, here or by another node, and ends what was opened with it.
pub(crate) fn gone(app: &App, id: u64) {
    app.devices.forget(id);
    app.streams.end_of_credential(id);
}

/// Forgets everything that may have been withdrawn by another node, and ends what was opened with what is gone.
pub(crate) async fn look_again(app: &App) {
    app.devices.forget_all();
    for id in app.streams.credentials() {
        if let Ok(false) = app.store.has_credential(id).await {
            gone(app, id);
        }
    }
}

/// Kinds of browsers and programs, by what stands in what they say of themselves; the first that fits counts.
const BROWSERS: [(&str, &str); 10] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
    ("python", "Python"),
];

const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
];

/// What a browser is called in the list of its person, by what it says of itself: in coarse words, none if nothing is known.
pub(crate) fn name_of_browser(says: &str) -> String {
    let first = |words: &[(&str, &'static str)]| {
        words.iter().find(|(part, _)| says.contains(part)).map(|(_, name)| *name)
    };
    [first(&BROWSERS), first(&SYSTEMS)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_called_by_coarse_names() {
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
        let safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0";
        assert_eq!(name_of_browser(firefox), "Firefox · Linux");
        assert_eq!(name_of_browser(safari), "Safari · iPhone");
        assert_eq!(name_of_browser(edge), "Edge · Windows");
        assert_eq!(name_of_browser("<script>"), "");
    }
}
