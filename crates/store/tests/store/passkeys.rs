//! Passkeys: how many there may be, what one answers, and with whom it goes.

use crate::setup::{on_both, open};
use store::{Home, Kept, NewPasskey, Passkey, Store};

on_both! {
    a_passkey_is_found_by_the_bytes_that_name_it
    nobody_has_more_passkeys_than_they_may
    a_passkey_answers_each_challenge_once
    passkeys_outlive_signing_out_everywhere_but_not_their_person
}

/// A passkey that is named by a number.
pub(crate) fn passkey(number: u8) -> NewPasskey {
    NewPasskey {
        host: "holdfast.test".to_owned(),
        credential: vec![number; 32],
        user_handle: vec![0, 159, 146, 150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number],
        transports: 255,
        static_state: vec![0, 255],
        dynamic_state: vec![1, 0],
        name: "杏 · Firefox".to_owned(),
    }
}

async fn ann(store: &Store) -> u64 {
    store.create_person("Ann", "en").await.unwrap().id
}

async fn keep(store: &Store, person: u64, number: u8) -> Passkey {
    assert_eq!(store.keep_passkey(person, passkey(number), 20).await.unwrap(), Kept::Yes);
    store.passkey(&[number; 32]).await.unwrap().unwrap()
}

async fn a_passkey_is_found_by_the_bytes_that_name_it(home: Home) {
    let store = open(&home).await;
    let ann = ann(&store).await;
    let kept = keep(&store, ann, 1).await;
    assert_eq!((kept.person, &kept.registered), (ann, &passkey(1)));
    assert!(kept.created > 0 && kept.seen % 86_400 == 0 && kept.seen <= kept.created);
    assert_eq!(store.passkeys_of(ann).await.unwrap(), [kept]);
    assert_eq!(store.passkey(&[1; 31]).await.unwrap(), None);
}

async fn nobody_has_more_passkeys_than_they_may(home: Home) {
    let store = open(&home).await;
    let (ann, bo) = (ann(&store).await, store.create_person("Bo", "en").await.unwrap().id);
    let first = keep(&store, ann, 1).await;
    for person in [ann, bo] {
        assert_eq!(store.keep_passkey(person, passkey(1), 2).await.unwrap(), Kept::Before);
    }
    assert_eq!(store.keep_passkey(ann, passkey(2), 2).await.unwrap(), Kept::Yes);
    assert_eq!(store.keep_passkey(ann, passkey(3), 2).await.unwrap(), Kept::Full);
    assert_eq!(store.keep_passkey(bo, passkey(3), 2).await.unwrap(), Kept::Yes);
    assert!(!store.remove_passkey(bo, first.id).await.unwrap(), "it is Ann’s");
    assert!(store.remove_passkey(ann, first.id).await.unwrap());
    assert!(!store.remove_passkey(ann, first.id).await.unwrap(), "once");
    assert_eq!(store.keep_passkey(ann, passkey(1), 2).await.unwrap(), Kept::Yes);
    assert!(store.passkeys_of(ann).await.unwrap().iter().all(|passkey| passkey.id != first.id));
}

async fn a_passkey_answers_each_challenge_once(home: Home) {
    let store = open(&home).await;
    let ann = ann(&store).await;
    let (one, other) = (keep(&store, ann, 1).await, keep(&store, ann, 2).await);
    assert!(store.passkey_answers(one.id, 5_000, &[1, 7]).await.unwrap());
    for until in [5_000, 4_999] {
        assert!(!store.passkey_answers(one.id, until, &[1, 8]).await.unwrap(), "{until}");
    }
    assert_eq!(store.passkey(&[1; 32]).await.unwrap().unwrap().registered.dynamic_state, [1, 7]);
    assert!(store.passkey_answers(one.id, 5_001, &[1, 9]).await.unwrap());
    assert!(store.passkey_answers(other.id, 4_999, &[1, 1]).await.unwrap(), "each for itself");
    store.remove_passkey(ann, one.id).await.unwrap();
    assert!(!store.passkey_answers(one.id, 6_000, &[1, 9]).await.unwrap());
}

async fn passkeys_outlive_signing_out_everywhere_but_not_their_person(home: Home) {
    let store = open(&home).await;
    let ann = ann(&store).await;
    keep(&store, ann, 1).await;
    store.withdraw_all_credentials(ann).await.unwrap();
    assert_eq!(store.passkeys_of(ann).await.unwrap().len(), 1);
    store.delete_person(ann).await.unwrap();
    assert_eq!(store.passkeys_of(ann).await.unwrap(), []);
    assert_eq!(store.passkey(&[1; 32]).await.unwrap(), None);
}
