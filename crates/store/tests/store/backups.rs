//! Backups, taken while the store is used, and restored.

use crate::setup::{by_hand, fresh, moves, table, texts};
use std::fs;
use std::path::Path;
use store::{CredentialKind, Home, Keys, Store, back_up, restore};
use tempfile::tempdir;

fn folder(directory: &Path) -> Home {
    Home::Folder(directory.to_owned())
}

async fn refused(backup: &Path, directory: &Path) -> String {
    restore(backup, &folder(directory), Keys::Kept).await.unwrap_err().to_string()
}

#[tokio::test]
async fn a_backup_of_an_open_store_holds_what_was_acknowledged() {
    let (directory, store) = fresh().await;
    let (table, backup) = (table(&store).await, directory.path().join("backup.db"));
    store.append(&table, 0, &moves(&["one", "two"])).await.unwrap();
    back_up(&folder(directory.path()), &backup).await.unwrap();
    store.append(&table, 2, &moves(&["three"])).await.unwrap();

    let elsewhere = tempdir().unwrap();
    assert_eq!(restore(&backup, &folder(elsewhere.path()), Keys::Kept).await.unwrap(), None);
    let restored = Store::open(elsewhere.path()).await.unwrap();
    assert_eq!(texts(&restored, &table).await, ["one", "two"]);
    restored.append(&table, 2, &moves(&["another"])).await.unwrap();
    assert_eq!(texts(&store, &table).await, ["one", "two", "three"]);
}

#[tokio::test]
async fn what_a_backup_replaces_is_kept() {
    let (directory, store) = fresh().await;
    let (table, backup) = (table(&store).await, directory.path().join("backup.db"));
    back_up(&folder(directory.path()), &backup).await.unwrap();
    store.append(&table, 0, &moves(&["later"])).await.unwrap();
    assert!(refused(&backup, directory.path()).await.contains("stop it first"));
    store.close().await;
    drop(store);

    let replaced =
        restore(&backup, &folder(directory.path()), Keys::Kept).await.unwrap().expect("there was a database");
    let store = Store::open(directory.path()).await.unwrap();
    assert_eq!(texts(&store, &table).await, [] as [&str; 0]);
    let replaced = Store::open(&replaced).await.unwrap();
    assert_eq!(texts(&replaced, &table).await, ["later"]);
}

#[tokio::test]
async fn keys_are_kept_or_made_anew() {
    let (directory, store) = fresh().await;
    let (key, backup) = (store.secret("cookies").await.unwrap(), directory.path().join("backup.db"));
    let ann = store.create_person("Ann", "en").await.unwrap().id;
    let (_, secret) = store.create_credential(ann, CredentialKind::Browser, "").await.unwrap();
    back_up(&folder(directory.path()), &backup).await.unwrap();
    for (keys, kept) in [(Keys::Kept, true), (Keys::New, false)] {
        let elsewhere = tempdir().unwrap();
        restore(&backup, &folder(elsewhere.path()), keys).await.unwrap();
        if keys == Keys::New {
            let file = fs::read(elsewhere.path().join("holdfast.db")).unwrap();
            assert!(
                !file.windows(key.len()).any(|bytes| bytes == key),
                "the old key can be read from the file"
            );
        }
        let restored = Store::open(elsewhere.path()).await.unwrap();
        assert_eq!(restored.secret("cookies").await.unwrap() == key, kept);
        assert_eq!(restored.credential(&secret).await.unwrap().is_some(), kept);
    }
}

#[tokio::test]
async fn nothing_is_written_over_and_nothing_else_is_restored() {
    let (directory, store) = fresh().await;
    let backup = directory.path().join("backup.db");
    back_up(&folder(directory.path()), &backup).await.unwrap();
    let whole = fs::read(&backup).unwrap();
    let told = back_up(&folder(directory.path()), &backup).await.unwrap_err().to_string();
    assert!(told.ends_with("is there already; name a new file"), "{told}");
    assert_eq!(fs::read(&backup).unwrap(), whole);
    let told = back_up(&folder(&directory.path().join("nowhere")), &backup).await.unwrap_err().to_string();
    assert!(told.starts_with("there is no database in"), "{told}");
    let told = back_up(&folder(directory.path()), &directory.path().join("no/folder.db"))
        .await
        .unwrap_err()
        .to_string();
    assert!(told.starts_with("cannot write"), "{told}");
    store.close().await;
    drop(store);

    let other = tempdir().unwrap();
    let (text, foreign, broken) =
        (other.path().join("text"), other.path().join("foreign"), other.path().join("broken"));
    fs::write(&text, "a text of some length, which is no database at all").unwrap();
    fs::create_dir(&foreign).unwrap();
    by_hand(&foreign, "CREATE TABLE note (text TEXT)").await.unwrap();
    let mut bytes = whole;
    let third = bytes.len() / 3;
    bytes[third..2 * third].fill(0xa5);
    fs::write(&broken, bytes).unwrap();
    for (file, says) in [
        (text, "is not a backup of this program; name another file"),
        (foreign.join("holdfast.db"), "is not a backup of this program; name another file"),
        (broken, "take another backup"),
        (other.path().join("missing"), "name a backup"),
    ] {
        let told = refused(&file, directory.path()).await;
        assert!(told.ends_with(says), "{told}");
    }
    let kept = fs::read_dir(directory.path())
        .unwrap()
        .filter(|file| file.as_ref().unwrap().file_name().to_string_lossy().contains("restored"));
    assert_eq!(kept.count(), 0);
    Store::open(directory.path()).await.unwrap();
}

#[tokio::test]
async fn a_store_is_copied_before_its_schema_changes() {
    let (directory, store) = fresh().await;
    let table = table(&store).await;
    store.append(&table, 0, &moves(&["before"])).await.unwrap();
    store.close().await;
    drop(store);
    for statement in
        ["ALTER TABLE game_table DROP COLUMN advice", "DELETE FROM _sqlx_migrations WHERE version = 3"]
    {
        by_hand(directory.path(), statement).await.unwrap();
    }
    let store = Store::open(directory.path()).await.unwrap();
    assert_eq!(texts(&store, &table).await, ["before"]);
    let copies: Vec<String> = fs::read_dir(directory.path())
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("holdfast.schema-"))
        .collect();
    let [copy] = &copies[..] else { panic!("{copies:?}") };
    store.close().await;
    drop(store);
    let elsewhere = tempdir().unwrap();
    restore(&directory.path().join(copy), &folder(elsewhere.path()), Keys::Kept).await.unwrap();
    assert_eq!(texts(&Store::open(elsewhere.path()).await.unwrap(), &table).await, ["before"]);
}
