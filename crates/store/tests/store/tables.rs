//! The store, used as a server uses it.

use std::fs;
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use store::{
    Advice, Append, Entry, InviteToken, Listing, NewTable, Noticed, Occupant, OpenError, Page, Phase, Sitter,
    Store, StoreError, TableId,
};
use tempfile::{TempDir, tempdir};

const ALL: Page = Page { skip: 0, limit: 100 };

fn new_table(title: &str) -> NewTable<'_> {
    NewTable {
        game: "toy",
        rules: 1,
        options: "seats=2",
        seed: [9; 32],
        title,
        host: None,
        listing: Listing::Public,
        advice: Advice::Forbidden,
        group: None,
        seats: 2,
    }
}

fn moves(texts: &[&str]) -> Append {
    let entry = |text: &&str| Entry { kind: "move".into(), text: (*text).into() };
    Append { entries: texts.iter().map(entry).collect(), ..Append::default() }
}

async fn fresh() -> (TempDir, Store) {
    let directory = tempdir().unwrap();
    let store = Store::open(directory.path()).await.unwrap();
    (directory, store)
}

async fn texts(store: &Store, table: &TableId) -> Vec<String> {
    let stored = store.load(table).await.unwrap().unwrap();
    stored.history.entries.into_iter().map(|entry| entry.text).collect()
}

#[tokio::test]
async fn what_is_stored_is_there_after_reopening() {
    let (directory, store) = fresh().await;
    let ann = store.create_person("Ann", "ja").await.unwrap();
    let table = store.create_table(&NewTable { host: Some(ann.id), ..new_table("ours") }).await.unwrap();
    store.append(&table, 0, &moves(&["s0 draw", "* top c3"])).await.unwrap();
    let secret = store.secret("cookies").await.unwrap();
    store.close().await;
    drop(store);

    let store = Store::open(directory.path()).await.unwrap();
    assert_eq!(store.person(ann.id).await.unwrap(), Some(ann.clone()));
    let stored = store.load(&table).await.unwrap().unwrap();
    assert_eq!((stored.history.seed, stored.info.version, stored.info.host), ([9; 32], 2, Some(ann.id)));
    assert_eq!((stored.info.game.as_str(), stored.info.options.as_str()), ("toy", "seats=2"));
    assert_eq!(texts(&store, &table).await, ["s0 draw", "* top c3"]);
    assert_eq!(store.secret("cookies").await.unwrap(), secret);
    assert_ne!(store.secret("other").await.unwrap(), secret);
    assert!(!format!("{stored:?}").contains("seed"));
}

#[tokio::test]
async fn an_append_that_does_not_follow_changes_nothing() {
    let (_directory, store) = fresh().await;
    let table = store.create_table(&new_table("")).await.unwrap();
    store.append(&table, 0, &moves(&["a"])).await.unwrap();
    for from in [0, 2] {
        let error = store.append(&table, from, &moves(&["b", "c"])).await.unwrap_err();
        assert!(matches!(error, StoreError::Conflict { expected, stored: 1 } if expected == from), "{error}");
    }
    assert_eq!(texts(&store, &table).await, ["a"]);
    let nowhere = TableId::parse("000000000000").unwrap();
    assert!(matches!(store.append(&nowhere, 0, &moves(&["a"])).await, Err(StoreError::NoSuchTable)));
    assert_eq!(store.load(&nowhere).await.unwrap(), None);
}

#[tokio::test]
async fn a_step_is_stored_whole_or_not_at_all() {
    let (_directory, store) = fresh().await;
    let table = store.create_table(&new_table("")).await.unwrap();
    let stranger = Append { seats: vec![(0, Occupant::Person(99))], ..moves(&["a"]) };
    assert!(matches!(store.append(&table, 0, &stranger).await, Err(StoreError::Database(_))));
    assert_eq!(texts(&store, &table).await, [""; 0]);
    store.append(&table, 0, &moves(&["b"])).await.unwrap();
}

#[tokio::test]
async fn of_two_who_append_at_once_one_meets_a_conflict() {
    let (_directory, store) = fresh().await;
    let table = store.create_table(&new_table("")).await.unwrap();
    let (one, two) = (moves(&["one"]), moves(&["two"]));
    let (one, two) = tokio::join!(store.append(&table, 0, &one), store.append(&table, 0, &two));
    assert!(one.is_ok() != two.is_ok(), "{one:?} {two:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_are_written_and_read_at_once() {
    let (_directory, store) = fresh().await;
    let mut writing = Vec::new();
    for _ in 0..20 {
        let store = store.clone();
        writing.push(tokio::spawn(async move {
            let table = store.create_table(&new_table("")).await.unwrap();
            for seq in 0..25 {
                store.append(&table, seq, &moves(&[&seq.to_string()])).await.unwrap();
                assert_eq!(texts(&store, &table).await.len() as u64, seq + 1);
            }
        }));
    }
    for one in writing {
        one.await.unwrap();
    }
    let tables = store.open_tables(ALL).await.unwrap();
    assert_eq!((tables.len(), tables.iter().all(|table| table.version == 25)), (20, true));
}

#[tokio::test]
async fn lists_show_who_sits_where() {
    let (_directory, store) = fresh().await;
    let ann = store.create_person("Ann", "en").await.unwrap().id;
    let ben = store.create_person("Ben", "en").await.unwrap().id;
    let open = store.create_table(&NewTable { host: Some(ann), ..new_table("open") }).await.unwrap();
    let hidden =
        store.create_table(&NewTable { listing: Listing::Private, ..new_table("hidden") }).await.unwrap();
    let full = store.create_table(&new_table("full")).await.unwrap();
    let seated = |seats| Append { seats, phase: Some(Phase::Running), ..moves(&["x"]) };
    store.append(&open, 0, &seated(vec![(1, Occupant::Person(ben))])).await.unwrap();
    store.append(&hidden, 0, &seated(vec![(0, Occupant::Person(ben))])).await.unwrap();
    let bot = Occupant::Bot("random".into());
    store.append(&full, 0, &seated(vec![(0, bot), (1, Occupant::Person(ben))])).await.unwrap();

    let titles = |tables: Vec<store::TableInfo>| {
        let mut titles: Vec<_> = tables.into_iter().map(|table| table.title).collect();
        titles.sort();
        titles.join(" ")
    };
    assert_eq!(titles(store.open_tables(ALL).await.unwrap()), "open");
    assert_eq!(titles(store.tables_of(ann, ALL).await.unwrap()), "open");
    assert_eq!(titles(store.tables_of(ben, ALL).await.unwrap()), "full hidden open");
    assert_eq!(store.tables_of(ben, Page { skip: 1, limit: 1 }).await.unwrap().len(), 1);
    assert_eq!(titles(store.running_tables(ALL).await.unwrap()), "full hidden open");
    assert_eq!(titles(store.running_tables_of(ben, ALL).await.unwrap()), "full hidden open");
    assert_eq!(titles(store.running_tables_of(ann, ALL).await.unwrap()), "", "she only made one of them");
    assert_eq!(titles(store.finished_tables(ALL).await.unwrap()), "");

    store.rename_person(ben, "Benno").await.unwrap();
    let info = store.table_info(&full).await.unwrap().unwrap();
    let benno = Sitter::Person { id: ben, name: "Benno".into() };
    assert_eq!(info.seats, [Sitter::Bot("random".into()), benno]);

    let over = Phase::Over { ended_by: "deck".into() };
    store.append(&full, 1, &Append { phase: Some(over.clone()), ..moves(&["y"]) }).await.unwrap();
    let finished = store.finished_tables(ALL).await.unwrap();
    assert_eq!((finished.len(), &finished[0].phase), (1, &over));

    store.append(&open, 1, &Append { seats: vec![(1, Occupant::Empty)], ..moves(&["z"]) }).await.unwrap();
    assert_eq!(store.table_info(&open).await.unwrap().unwrap().seats, [Sitter::Empty, Sitter::Empty]);
    store.describe_table(&open, "closed", Listing::Private).await.unwrap();
    assert_eq!(titles(store.open_tables(ALL).await.unwrap()), "");
}

#[tokio::test]
async fn people_change_their_name_and_language() {
    let (_directory, store) = fresh().await;
    let ann = store.create_person("Ann", "en").await.unwrap();
    store.rename_person(ann.id, "杏").await.unwrap();
    store.set_language(ann.id, "ja").await.unwrap();
    let found = store.person(ann.id).await.unwrap().unwrap();
    assert_eq!((found.name.as_str(), found.language.as_str()), ("杏", "ja"));
    assert!(matches!(store.rename_person(77, "X").await, Err(StoreError::NoSuchPerson)));
    assert_eq!(store.person(u64::MAX).await.unwrap(), None);
    let by_nobody = store.create_table(&NewTable { host: Some(77), ..new_table("") }).await;
    assert!(matches!(by_nobody, Err(StoreError::NoSuchPerson)));
}

#[tokio::test]
async fn an_invitation_holds_until_it_is_withdrawn() {
    let (_directory, store) = fresh().await;
    let table = store.create_table(&new_table("")).await.unwrap();
    let invite = store.create_invite(&table, Some(1)).await.unwrap();
    let token = InviteToken::parse(&invite.token.to_string()).unwrap();
    assert_eq!(store.invite(&token).await.unwrap(), Some(invite.clone()));
    assert_eq!(store.invites_to(&table).await.unwrap(), [invite]);
    store.withdraw_invite(&token).await.unwrap();
    assert_eq!(store.invite(&token).await.unwrap(), None);
    assert_eq!(InviteToken::parse("../../etc/passwd"), None);
    let nowhere = TableId::parse("000000000000").unwrap();
    assert!(matches!(store.create_invite(&nowhere, None).await, Err(StoreError::NoSuchTable)));
}

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

/// Changes the file behind the store's back.
async fn tamper(directory: &Path, statement: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(directory.join("holdfast.db"));
    let pool = sqlx::SqlitePool::connect_with(options.create_if_missing(true)).await.unwrap();
    sqlx::query(statement).execute(&pool).await.unwrap();
    pool.close().await;
}

#[tokio::test]
async fn files_of_other_programs_and_of_newer_versions_are_left_alone() {
    let other = tempdir().unwrap();
    tamper(other.path(), "CREATE TABLE bookmarks (url TEXT)").await;
    assert!(refused(other.path()).await.contains("is a database of another program"));

    let (directory, store) = fresh().await;
    store.close().await;
    drop(store);
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 VALUES (7, 'from the future', 1, x'00', 0)";
    tamper(directory.path(), newer).await;
    let error = Store::open(directory.path()).await.unwrap_err();
    assert!(matches!(error, OpenError::NewerSchema { found: 7, known: 3, .. }), "{error}");
}

#[tokio::test]
async fn a_damaged_file_is_noticed() {
    let (directory, store) = fresh().await;
    let table = store.create_table(&new_table("")).await.unwrap();
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

#[tokio::test]
async fn entries_cannot_be_changed_even_by_hand() {
    let (directory, store) = fresh().await;
    let table = store.create_table(&new_table("")).await.unwrap();
    store.append(&table, 0, &moves(&["a"])).await.unwrap();
    store.close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(directory.path().join("holdfast.db"));
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    for statement in ["UPDATE entry SET text = 'b'", "DELETE FROM entry"] {
        let error = sqlx::query(statement).execute(&pool).await.unwrap_err().to_string();
        assert!(error.contains("append-only"), "{error}");
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

const VICTIM: &str = "HOLDFAST_TEST_VICTIM";

/// The program that the next test kills: appends and says so, for ever.
#[tokio::test]
async fn victim() {
    let Some(directory) = std::env::var_os(VICTIM) else { return };
    let store = Store::open(Path::new(&directory)).await.unwrap();
    let table = store.create_table(&new_table("")).await.unwrap();
    println!("\ntable {table}");
    for step in 0.. {
        store.append(&table, step * 2, &moves(&[&step.to_string(), "and its half"])).await.unwrap();
        println!("stored {step}");
    }
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill_and_nothing_is_half_stored() {
    let directory = tempdir().unwrap();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "victim", "--nocapture"])
        .env(VICTIM, directory.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let table = lines.find_map(|line| line.strip_prefix("table ").and_then(TableId::parse)).unwrap();
    lines.find(|line| line == "stored 200").unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    let acknowledged =
        lines.filter_map(|line| line.strip_prefix("stored ")?.parse().ok()).last().unwrap_or(200usize);

    let store = Store::open(directory.path()).await.unwrap();
    let texts = texts(&store, &table).await;
    assert!(texts.len() >= 2 * (acknowledged + 1), "{} of {acknowledged}", texts.len());
    assert_eq!(texts.len() % 2, 0);
    for (step, pair) in texts.chunks(2).enumerate() {
        assert_eq!(pair, [step.to_string().as_str(), "and its half"]);
    }
    store.append(&table, texts.len() as u64, &moves(&["on"])).await.unwrap();
}

#[tokio::test]
async fn lists_do_not_tell_of_what_was_done_in_secret() {
    let (_directory, store) = fresh().await;
    let table = store.create_table(&new_table("ours")).await.unwrap();
    let changed = async || store.table_info(&table).await.unwrap().unwrap().changed;
    let before = changed().await;
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    let secret = Append { noticed: Noticed::BySome, ..moves(&["s0 dig"]) };
    store.append(&table, 0, &secret).await.unwrap();
    assert_eq!(changed().await, before);
    store.append(&table, 1, &moves(&["s1 walk"])).await.unwrap();
    assert!(changed().await > before);
}
