//! Files that are opened, brought up to date, or left alone.

use crate::setup::{by_hand, fresh, moves, table};
use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use store::{OpenError, Store, StoreError};
use tempfile::tempdir;

async fn refused(directory: &Path) -> String {
    let error = Store::open(directory).await.unwrap_err().to_string();
    error.replace(directory.to_str().unwrap(), "DIR")
}

#[tokio::test]
async fn a_store_that_does_not_open_says_why() {
    let place = tempdir().unwrap();
    let file = place.path().join("file");
    fs::write(&file, "x").unwrap();
    assert_eq!(refused(&file).await, "DIR is not a directory; name another place for the data");
    assert!(refused(&file.join("below")).await.starts_with("cannot create the directory DIR: "));

    let garbage = tempdir().unwrap();
    fs::write(garbage.path().join("holdfast.db"), "this is not a database, ".repeat(1000)).unwrap();
    let told = refused(garbage.path()).await;
    assert_eq!(told, "DIR/holdfast.db is not a database; move it away or restore a backup");
}

#[tokio::test]
async fn only_one_program_opens_a_store_at_a_time() {
    let (directory, store) = fresh().await;
    assert_eq!(refused(directory.path()).await, "DIR is in use by another running program; stop it first");
    store.close().await;
    drop(store);
    Store::open(directory.path()).await.unwrap();
}

#[tokio::test]
async fn files_of_other_programs_and_of_newer_versions_are_left_alone() {
    let other = tempdir().unwrap();
    by_hand(other.path(), "CREATE TABLE bookmarks (url TEXT)").await.unwrap();
    assert!(refused(other.path()).await.contains("is a database of another program"));

    let (directory, store) = fresh().await;
    store.close().await;
    drop(store);
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 VALUES (99, 'from the future', 1, x'00', 0)";
    by_hand(directory.path(), newer).await.unwrap();
    let error = Store::open(directory.path()).await.unwrap_err();
    assert!(matches!(error, OpenError::NewerSchema { found: 99, .. }), "{error}");
}

#[tokio::test]
async fn a_damaged_file_is_noticed() {
    let (directory, store) = fresh().await;
    let table = table(&store).await;
    store.append(&table, 0, &moves(&vec!["a long text ".repeat(20).as_str(); 200])).await.unwrap();
    store.close().await;
    drop(store);
    let path = directory.path().join("holdfast.db");
    let length = fs::metadata(&path).unwrap().len();
    let mut file = fs::OpenOptions::new().write(true).open(&path).unwrap();
    file.seek(SeekFrom::Start(length / 2)).unwrap();
    file.write_all(&vec![0xa5; (length / 2) as usize]).unwrap();
    drop(file);
    match Store::open(directory.path()).await {
        Err(error) => assert!(matches!(error, OpenError::Damaged { .. }), "{error}"),
        Ok(store) => {
            let error = store.load(&table).await.unwrap_err();
            assert!(matches!(error, StoreError::Damaged), "{error}");
        }
    }
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_user_reads_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let place = tempdir().unwrap();
    let directory = place.path().join("a/b");
    let _store = Store::open(&directory).await.unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&directory), 0o700);
    for name in ["holdfast.db", "holdfast.db-wal"] {
        assert_eq!(mode(&directory.join(name)), 0o600, "{name}");
    }
}

#[tokio::test]
async fn a_store_from_before_there_were_groups_is_brought_up_to_date() {
    let (directory, store) = fresh().await;
    let table = table(&store).await;
    store.close().await;
    drop(store);
    for statement in [
        "DROP TABLE group_result",
        "DROP TABLE group_member",
        "DROP INDEX game_table_by_group",
        "ALTER TABLE game_table DROP COLUMN group_id",
        "DROP TABLE player_group",
        "DELETE FROM _sqlx_migrations WHERE version = 2",
    ] {
        by_hand(directory.path(), statement).await.unwrap();
    }
    let store = Store::open(directory.path()).await.unwrap();
    assert_eq!(store.table_info(&table).await.unwrap().unwrap().group, None);
}
