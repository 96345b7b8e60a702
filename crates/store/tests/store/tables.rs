//! Tables, their entries, who sits there, and lists of them.

use crate::setup::{ALL, by_hand, fresh, moves, table, texts, toy};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use store::{
    Advice, Append, InviteToken, Listing, NewTable, Noticed, Occupant, Page, Phase, Rematch, Sitter, Store,
    StoreError, TableId,
};
use tempfile::tempdir;

#[tokio::test]
async fn what_is_stored_is_there_after_reopening() {
    let (directory, store) = fresh().await;
    let ann = store.create_person("Ann", "ja").await.unwrap();
    let ours = NewTable { host: Some(ann.id), advice: Advice::Forbidden, ..toy("ours") };
    let table = store.create_table(&ours).await.unwrap();
    store.append(&table, 0, &moves(&["s0 draw", "* top c3"])).await.unwrap();
    let secret = store.secret("cookies").await.unwrap();
    store.close().await;
    drop(store);

    let store = Store::open(directory.path()).await.unwrap();
    assert_eq!(store.person(ann.id).await.unwrap(), Some(ann.clone()));
    let stored = store.load(&table).await.unwrap().unwrap();
    assert_eq!((stored.history.seed, stored.info.version, stored.info.host), ([9; 32], 2, Some(ann.id)));
    assert_eq!((stored.info.game.as_str(), stored.info.options.as_str()), ("toy", "seats=2"));
    assert_eq!((stored.info.listing, stored.info.advice), (Listing::Public, Advice::Forbidden));
    assert_eq!(texts(&store, &table).await, ["s0 draw", "* top c3"]);
    assert_eq!(store.secret("cookies").await.unwrap(), secret);
    assert_ne!(store.secret("other").await.unwrap(), secret);
    assert!(!format!("{stored:?}").contains("seed"));
}

#[tokio::test]
async fn an_append_that_does_not_follow_changes_nothing() {
    let (_directory, store) = fresh().await;
    let table = table(&store).await;
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
    let table = table(&store).await;
    let stranger = Append { seats: vec![(0, Occupant::Person(99))], ..moves(&["a"]) };
    assert!(matches!(store.append(&table, 0, &stranger).await, Err(StoreError::Database(_))));
    assert_eq!(texts(&store, &table).await, [""; 0]);
    store.append(&table, 0, &moves(&["b"])).await.unwrap();
}

#[tokio::test]
async fn of_two_who_append_at_once_one_meets_a_conflict() {
    let (_directory, store) = fresh().await;
    let table = table(&store).await;
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
            let table = table(&store).await;
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
    let open = store.create_table(&NewTable { host: Some(ann), ..toy("open") }).await.unwrap();
    let hidden = store.create_table(&NewTable { listing: Listing::Private, ..toy("hidden") }).await.unwrap();
    let full = store.create_table(&toy("full")).await.unwrap();
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
    assert_eq!(titles(store.public_running_tables(ALL).await.unwrap()), "full open");
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
    assert_eq!(titles(store.public_running_tables(ALL).await.unwrap()), "open");

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
    let by_nobody = store.create_table(&NewTable { host: Some(77), ..toy("") }).await;
    assert!(matches!(by_nobody, Err(StoreError::NoSuchPerson)));
}

#[tokio::test]
async fn an_invitation_holds_until_it_is_withdrawn() {
    let (_directory, store) = fresh().await;
    let table = table(&store).await;
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

#[tokio::test]
async fn entries_cannot_be_changed_even_by_hand() {
    let (directory, store) = fresh().await;
    let table = table(&store).await;
    store.append(&table, 0, &moves(&["a"])).await.unwrap();
    store.close().await;
    for statement in ["UPDATE entry SET text = 'b'", "DELETE FROM entry"] {
        let error = by_hand(directory.path(), statement).await.unwrap_err().to_string();
        assert!(error.contains("append-only"), "{error}");
    }
}

const VICTIM: &str = "HOLDFAST_TEST_VICTIM";

/// The program that the next test kills: appends and says so, for ever.
#[tokio::test]
async fn victim() {
    let Some(directory) = std::env::var_os(VICTIM) else { return };
    let store = Store::open(Path::new(&directory)).await.unwrap();
    let table = table(&store).await;
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
        .args(["--exact", "tables::victim", "--nocapture"])
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
    let table = store.create_table(&toy("ours")).await.unwrap();
    let changed = async || store.table_info(&table).await.unwrap().unwrap().changed;
    let before = changed().await;
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    let secret = Append { noticed: Noticed::BySome, ..moves(&["s0 dig"]) };
    store.append(&table, 0, &secret).await.unwrap();
    assert_eq!(changed().await, before);
    store.append(&table, 1, &moves(&["s1 walk"])).await.unwrap();
    assert!(changed().await > before);
}

#[tokio::test]
async fn a_table_has_one_rematch() {
    let (_directory, store) = fresh().await;
    let first = store.create_table(&toy("first")).await.unwrap();
    let second = store.create_rematch(&first, &toy("second")).await.unwrap();
    let Rematch::New(second) = second else { panic!("{second:?}") };
    assert_eq!(store.table_info(&second).await.unwrap().unwrap().title, "second");
    assert_eq!(store.create_rematch(&first, &toy("third")).await.unwrap(), Rematch::Known(second.clone()));
    assert!(matches!(store.create_rematch(&second, &toy("third")).await, Ok(Rematch::New(_))));
    let nowhere = TableId::parse("zzzzzzzzzzzz").unwrap();
    assert!(matches!(store.create_rematch(&nowhere, &toy("lost")).await, Err(StoreError::NoSuchTable)));
    let all = store.open_tables(ALL).await.unwrap();
    assert_eq!(all.len(), 3, "what comes too late is not made");
}
