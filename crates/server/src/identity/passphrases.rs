//! Passphrases: what makes a good one, and how one is tried. It takes long on purpose, so it is done off the tasks that answer
//! requests, a few at a time.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use std::sync::{Arc, OnceLock};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use unicode_normalization::UnicodeNormalization;

/// The shortest passphrase, in characters.
const SHORTEST: usize = 12;

/// The longest one, in bytes.
const LONGEST: usize = 1024;

/// How many are tried at once; each takes 19 MiB of memory.
const AT_ONCE: usize = 2;

/// How short and how long a name may be by which a passphrase is asked for, in characters.
const HANDLE: std::ops::RangeInclusive<usize> = 3..=40;

/// A passphrase that somebody has typed.
pub(crate) struct Passphrase(String);

impl Passphrase {
    /// A passphrase as it is typed on any keyboard, whatever it consists of.
    pub(crate) fn typed(text: &str) -> Passphrase {
        Passphrase(text.nfkc().collect())
    }

    /// Whether it is long enough for a new one, and not too long.
    pub(crate) fn is_good(&self) -> bool {
        self.0.chars().count() >= SHORTEST && self.0.len() <= LONGEST
    }
}

/// The name by which a passphrase is asked for: letters, digits, and what joins them, whatever their case.
pub(crate) fn handle(typed: &str) -> Option<String> {
    let handle: String = typed.trim().nfkc().flat_map(char::to_lowercase).collect();
    let joins = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | '.');
    (HANDLE.contains(&handle.chars().count()) && handle.chars().all(joins)).then_some(handle)
}

/// Tries and hashes passphrases, by Argon2id as OWASP recommends it: 19 MiB, two rounds, one lane.
#[derive(Clone)]
pub(crate) struct Passphrases(Arc<Semaphore>);

impl Default for Passphrases {
    fn default() -> Self {
        Passphrases(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl Passphrases {
    /// What is stored of a passphrase; `None` if the system has no randomness or no memory to give.
    pub(crate) async fn hash(&self, phrase: Passphrase) -> Option<String> {
        self.turn(move || hash(&phrase)).await.flatten()
    }

    /// Whether this is the passphrase with that hash. Where there is none it takes as long.
    pub(crate) async fn fits(&self, phrase: Passphrase, stored: Option<String>) -> bool {
        let fits = move || {
            static NOBODYS: OnceLock<Option<String>> = OnceLock::new();
            let is_somebodys = stored.is_some();
            let nobodys = || NOBODYS.get_or_init(|| hash(&Passphrase("nobody".to_owned()))).clone();
            let Some(against) = stored.or_else(nobodys) else { return false };
            let Ok(against) = PasswordHash::new(&against) else { return false };
            let tried = Argon2::default().verify_password(phrase.0.as_bytes(), &against);
            tried.is_ok() && is_somebodys
        };
        self.turn(fits).await.unwrap_or(false)
    }

    async fn turn<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let turn = self.0.clone().acquire_owned().await.ok()?;
        let worked = spawn_blocking(move || {
            let worked = work();
            drop(turn);
            worked
        });
        worked.await.ok()
    }
}

fn hash(phrase: &Passphrase) -> Option<String> {
    let hashed = Argon2::default().hash_password(phrase.0.as_bytes());
    hashed.ok().map(|hash: PasswordHash| hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_passphrase_is_known_again_however_it_is_typed() {
        let phrases = Passphrases::default();
        let hash = phrases.hash(Passphrase::typed("ｃafé correct horse")).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        let fits = async |typed, stored| phrases.fits(Passphrase::typed(typed), stored).await;
        assert!(fits("cafe\u{301} correct horse", Some(hash.clone())).await);
        assert!(!fits("Cafe\u{301} correct horse", Some(hash)).await);
        assert!(!fits("nobody", None).await && !fits("x", Some("x".into())).await);
    }

    #[test]
    fn length_is_all_that_is_asked_of_a_passphrase() {
        let good = |text: &str| Passphrase::typed(text).is_good();
        assert!(good("aaaaaaaaaaaa") && good("あいうえおかきくけこさし") && good(&"long ".repeat(200)));
        assert!(!good("aaaaaaaaaaa") && !good(&"x".repeat(1025)));
    }

    #[test]
    fn a_handle_is_the_same_in_any_case() {
        assert_eq!(handle(" Ada.L ").as_deref(), Some("ada.l"));
        assert_eq!(handle("アダ９").as_deref(), Some("アダ9"));
        for wrong in ["", "ab", "a b c", "ada@home", &"a".repeat(41)] {
            assert_eq!(handle(wrong), None, "{wrong}");
        }
    }
}
