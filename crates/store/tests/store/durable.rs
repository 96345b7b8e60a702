//! What the store does when the disk, the files or the power fail it.

use crate::setup::{by_hand, fresh, moves, table, texts};
use std::fs::{self, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::process::Command;
use store::{Append, Durability, Noticed, Occupant, OpenError, Store, StoreError, TableId};
use tempfile::tempdir;

/// How many transactions stand in the write-ahead log: frames that end one name the size of the database.
fn commits(directory: &Path) -> usize {
    let log = fs::read(directory.join("holdfast.db-wal")).unwrap();
    let number = |at: usize| u32::from_be_bytes(log[at..at + 4].try_into().unwrap());
    let (page, salt) = (number(8) as usize, number(16));
    let frames = (32..log.len()).step_by(24 + page).filter(|at| at + 24 + page <= log.len());
    frames.filter(|at| number(at + 8) == salt && number(at + 4) > 0).count()
}

#[tokio::test]
async fn what_waits_is_stored_together_and_what_is_refused_takes_nothing_along() {
    let (directory, store) = fresh().await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(table(&store).await);
    }
    let before = commits(directory.path());
    let nowhere = TableId::parse("000000000000").unwrap();
    let (good, stranger) =
        (moves(&["a"]), Append { seats: vec![(0, Occupant::Person(99))], ..moves(&["a"]) });
    // All of them are waiting before the writer has its turn: there is one thread.
    let (first, rest) = tables.split_at(5);
    let (appended, late, lost, strange, appended_too) = tokio::join!(
        futures_util::future::join_all(first.iter().map(|table| store.append(table, 0, &good))),
        store.append(&tables[0], 0, &good),
        store.append(&nowhere, 0, &good),
        store.append(&tables[19], 0, &stranger),
        futures_util::future::join_all(rest.iter().map(|table| store.append(table, 0, &good))),
    );
    assert!(appended.iter().chain(&appended_too).all(Result::is_ok), "{appended:?} {appended_too:?}");
    assert!(matches!(late, Err(StoreError::Conflict { expected: 0, stored: 1 })), "{late:?}");
    assert!(matches!(lost, Err(StoreError::NoSuchTable)), "{lost:?}");
    assert!(matches!(strange, Err(StoreError::Database(_))), "{strange:?}");
    assert_eq!(commits(directory.path()) - before, 1);
    for table in &tables {
        assert_eq!(texts(&store, table).await, ["a"]);
    }
}

#[tokio::test]
async fn a_conflict_in_the_middle_takes_no_other_append_along() {
    let (directory, store) = fresh().await;
    let (ours, theirs) = (table(&store).await, table(&store).await);
    let (late, odd, quiet) = (table(&store).await, table(&store).await, table(&store).await);
    store.append(&late, 0, &moves(&["a"])).await.unwrap();
    // An entry that no table counts: the database itself forbids another one in its place.
    let uncounted = format!("INSERT INTO entry VALUES ('{odd}', 0, 0, 'move', 'x')");
    by_hand(directory.path(), uncounted.leak()).await.unwrap();
    let nowhere = TableId::parse("000000000000").unwrap();
    let (one, two, quoted) = (moves(&["b"]), moves(&["b", "c"]), moves(&["\"b\" {\\}\n\u{0}杏"]));
    let before = commits(directory.path());
    let secret = Append { noticed: Noticed::BySome, ..moves(&[]) };
    let (first, early, lost, second, third, refused, again, empty) = tokio::join!(
        store.append(&ours, 0, &two),
        store.append(&late, 0, &one),
        store.append(&nowhere, 0, &one),
        store.append(&theirs, 0, &quoted),
        store.append(&ours, 2, &one),
        store.append(&odd, 0, &one),
        store.append(&late, 1, &one),
        store.append(&quiet, 0, &secret),
    );
    assert!(first.is_ok() && second.is_ok() && third.is_ok() && again.is_ok() && empty.is_ok());
    assert!(matches!(early, Err(StoreError::Conflict { expected: 0, stored: 1 })), "{early:?}");
    assert!(matches!(lost, Err(StoreError::NoSuchTable)), "{lost:?}");
    assert!(matches!(refused, Err(StoreError::Database(_))), "{refused:?}");
    assert_eq!(commits(directory.path()) - before, 1);
    assert_eq!(texts(&store, &ours).await, ["b", "c", "b"]);
    assert_eq!(texts(&store, &late).await, ["a", "b"]);
    assert_eq!(texts(&store, &theirs).await, ["\"b\" {\\}\n\u{0}杏"]);
}

/// Names the directory for the process that the next test watches.
const WATCHED: &str = "HOLDFAST_TEST_WATCHED";

/// How the watched process opens its store.
const DURABILITY: &str = "HOLDFAST_TEST_DURABILITY";

/// Not a test of its own: appends one after the other and says so, then many at once.
#[tokio::test]
async fn process_that_is_watched() {
    let Some(directory) = std::env::var_os(WATCHED) else { return };
    let normal = std::env::var_os(DURABILITY).is_some_and(|durability| durability == "normal");
    let durability = if normal { Durability::Normal } else { Durability::Full };
    let store = Store::open_with(Path::new(&directory), durability).await.unwrap();
    let mut tables = Vec::new();
    for _ in 0..32 {
        tables.push(table(&store).await);
    }
    println!("\nstored nothing yet");
    for step in 0..50 {
        store.append(&tables[0], step, &moves(&["a"])).await.unwrap();
        println!("stored {step}");
    }
    println!("together");
    let appends = tables[1..].iter().map(async |table| {
        for step in 0..5 {
            store.append(table, step, &moves(&["b"])).await.unwrap();
        }
    });
    futures_util::future::join_all(appends).await;
    println!("finished");
    std::process::exit(0);
}

/// What strace sees of a process: the lines it prints and the syncs of the write-ahead log between them.
fn watch(durability: &str) -> Vec<(String, usize)> {
    let directory = tempdir().unwrap();
    let seen = directory.path().join("seen");
    let status = Command::new("strace")
        .args(["-f", "-y", "-qq", "-e", "trace=write,fsync,fdatasync", "-o"])
        .arg(&seen)
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "durable::process_that_is_watched", "--nocapture"])
        .env(WATCHED, directory.path().join("data"))
        .env(DURABILITY, durability)
        .status()
        .unwrap();
    assert!(status.success(), "{status}");
    let mut printed: Vec<(String, usize)> = vec![(String::new(), 0)];
    for line in fs::read_to_string(&seen).unwrap().lines() {
        let call = line.split_once(' ').map_or("", |(_, call)| call.trim_start());
        if (call.starts_with("fsync(") || call.starts_with("fdatasync(")) && call.contains("-wal>") {
            printed.last_mut().unwrap().1 += 1;
        } else if call.starts_with("write(1<")
            && let Some(text) = call.split('"').nth(1)
        {
            printed.push((text.replace("\\n", ""), 0));
        }
    }
    printed
}

/// Whether strace is there; required where the environment says so.
fn can_watch() -> bool {
    let there = Command::new("strace").args(["-qq", "true"]).status().is_ok_and(|status| status.success());
    if !there {
        let required = std::env::var("HOLDFAST_SYNC_TESTS").is_ok_and(|set| set == "required");
        assert!(!required, "strace does not run here: install it, and let processes be traced");
        eprintln!("skipped: strace does not run here");
    }
    there
}

#[test]
fn every_acknowledgement_follows_one_sync() {
    if !can_watch() {
        return;
    }
    let printed = watch("full");
    let syncs_after = |text: &str| {
        let found = printed.iter().find(|(printed, _)| printed == text);
        found.unwrap_or_else(|| panic!("{text} is missing: {printed:?}")).1
    };
    assert_eq!(syncs_after("stored nothing yet"), 1);
    for step in 0..49 {
        assert_eq!(syncs_after(&format!("stored {step}")), 1, "{printed:?}");
    }
    assert_eq!(syncs_after("together"), 5, "31 tables append five times: each round is stored together");

    let printed = watch("normal");
    let stored: usize = printed.iter().filter(|(text, _)| text.starts_with("stored")).map(|it| it.1).sum();
    assert_eq!(stored, 0, "without the promise there is no sync: {printed:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_while_the_files_are_not_in_their_places() {
    for name in ["holdfast.db", "holdfast.db-wal", "holdfast.db-shm"] {
        for replaced in [false, true] {
            let (directory, store) = fresh().await;
            let ours = table(&store).await;
            store.append(&ours, 0, &moves(&["a"])).await.unwrap();
            let (file, away) = (directory.path().join(name), directory.path().join("away"));
            fs::rename(&file, &away).unwrap();
            if replaced {
                fs::copy(&away, &file).unwrap();
            }
            for _ in 0..3 {
                let error = store.append(&ours, 1, &moves(&["b"])).await.unwrap_err();
                assert!(matches!(&error, StoreError::Moved(path) if *path == file), "{name}: {error}");
            }
            assert!(matches!(store.check().await, Err(StoreError::Moved(_))));
            assert!(store.create_person("Ann", "en").await.is_err());
            assert_eq!(texts(&store, &ours).await, ["a"], "what is stored can still be read");
            fs::rename(&away, &file).unwrap();
            store.append(&ours, 1, &moves(&["b"])).await.unwrap();
            store.check().await.unwrap();
            store.close().await;
            drop(store);
            let store = Store::open(directory.path()).await.unwrap();
            assert_eq!(texts(&store, &ours).await, ["a", "b"]);
        }
    }
}

#[cfg(unix)]
#[tokio::test]
async fn what_was_deleted_can_be_read_until_the_store_is_closed() {
    let (directory, store) = fresh().await;
    let ours = table(&store).await;
    store.append(&ours, 0, &moves(&["a"])).await.unwrap();
    for name in ["holdfast.db", "holdfast.db-wal", "holdfast.db-shm"] {
        fs::remove_file(directory.path().join(name)).unwrap();
    }
    assert!(matches!(store.append(&ours, 1, &moves(&["b"])).await, Err(StoreError::Moved(_))));
    assert_eq!(texts(&store, &ours).await, ["a"]);
}

/// Only the write-ahead log or its index was deleted: all that is stored is put into the database when the store is closed.
#[cfg(unix)]
#[tokio::test]
async fn a_deleted_log_costs_nothing_when_the_store_is_closed() {
    for name in ["holdfast.db-wal", "holdfast.db-shm"] {
        let (directory, store) = fresh().await;
        let ours = table(&store).await;
        store.append(&ours, 0, &moves(&["a"])).await.unwrap();
        fs::remove_file(directory.path().join(name)).unwrap();
        assert!(matches!(store.append(&ours, 1, &moves(&["b"])).await, Err(StoreError::Moved(_))));
        store.close().await;
        drop(store);
        let store = Store::open(directory.path()).await.unwrap();
        assert_eq!(texts(&store, &ours).await, ["a"], "without {name}");
        store.append(&ours, 1, &moves(&["b"])).await.unwrap();
    }
}

#[cfg(unix)]
#[tokio::test]
async fn no_deleted_file_lets_a_second_program_in() {
    let (directory, store) = fresh().await;
    for name in ["holdfast.lock", "holdfast.db", "holdfast.db-wal", "holdfast.db-shm"] {
        fs::remove_file(directory.path().join(name)).unwrap();
        let error = Store::open(directory.path()).await.unwrap_err();
        assert!(matches!(error, OpenError::InUse(_)), "without {name}: {error}");
    }
    store.close().await;
}

#[tokio::test]
async fn a_page_that_is_broken_is_found_at_the_start() {
    let (directory, store) = fresh().await;
    for _ in 0..3 {
        let ours = table(&store).await;
        for step in 0..20 {
            store.append(&ours, step, &moves(&[&"a long text ".repeat(40)])).await.unwrap();
        }
    }
    store.close().await;
    drop(store);
    let file = directory.path().join("holdfast.db");
    let sound = fs::read(&file).unwrap();
    let pages = sound.len() / 4096;
    assert!(pages > 20, "{pages}");
    for page in 1..pages {
        let mut damaged = OpenOptions::new().write(true).open(&file).unwrap();
        damaged.seek(SeekFrom::Start(page as u64 * 4096)).unwrap();
        damaged.write_all(&[0xa5; 4096]).unwrap();
        drop(damaged);
        let error = Store::open(directory.path()).await.map(drop).unwrap_err();
        assert!(matches!(error, OpenError::Damaged { .. }), "page {page}: {error}");
        assert!(error.to_string().ends_with("; restore a backup"), "{error}");
        fs::write(&file, &sound).unwrap();
    }
    Store::open(directory.path()).await.unwrap();
}

/// Damage that comes while the store is open is reported as damage, by the health check too until the next start.
#[tokio::test]
async fn damage_that_is_met_is_kept_in_mind() {
    let (directory, store) = fresh().await;
    let ours = table(&store).await;
    store.append(&ours, 0, &moves(&[&"a long text ".repeat(40)])).await.unwrap();
    store.close().await;
    drop(store);
    let store = Store::open(directory.path()).await.unwrap();
    store.check().await.unwrap();
    let file = directory.path().join("holdfast.db");
    let pages = fs::metadata(&file).unwrap().len() / 4096;
    let mut damaged = OpenOptions::new().write(true).open(&file).unwrap();
    for page in 1..pages {
        damaged.seek(SeekFrom::Start(page * 4096)).unwrap();
        damaged.write_all(&[0xa5; 4096]).unwrap();
    }
    let error = store.load(&ours).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged), "{error}");
    assert!(matches!(store.check().await, Err(StoreError::Damaged)));
}
