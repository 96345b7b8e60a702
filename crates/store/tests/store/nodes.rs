//! Several nodes that share a database.

use crate::setup::{change, moves, node, on_a_server, open, process, table, texts};
use postgres_for_tests::{Server, Stop};
use std::process::Command;
use std::time::{Duration, Instant};
use store::{Address, Change, Claim, CredentialKind, Home, OpenError, Store, StoreError, TableId};
use tokio::time::{sleep, timeout};

/// Two nodes of one server.
async fn two() -> Option<(Store, Store)> {
    let address = Address::parse(&Server::shared()?.database()).unwrap();
    // Each brings the database up to date if the other has not.
    let (first, second) = (node("http://first"), node("http://second"));
    let (first, second) = tokio::join!(Store::connect(&address, &first), Store::connect(&address, &second));
    Some((first.unwrap(), second.unwrap()))
}

fn theirs(node: &str) -> Claim {
    Claim::Theirs { node: node.to_owned() }
}

#[tokio::test]
async fn a_table_is_one_nodes_at_a_time() {
    let Some((first, second)) = two().await else { return };
    let ours = table(&first).await;
    first.append(&ours, 0, &moves(&["a"])).await.unwrap();
    assert_eq!(second.claim(&ours).await.unwrap(), theirs("http://first"));
    let refused = second.append(&ours, 1, &moves(&["x"])).await.unwrap_err();
    assert!(matches!(&refused, StoreError::Elsewhere { node } if node == "http://first"), "{refused}");
    assert_eq!(texts(&second, &ours).await, ["a"], "every node reads every table");

    first.release(&ours).await.unwrap();
    assert_eq!(second.claim(&ours).await.unwrap(), Claim::Ours);
    second.append(&ours, 1, &moves(&["b"])).await.unwrap();
    assert_eq!(first.claim(&ours).await.unwrap(), theirs("http://second"));
    second.close().await;
    assert_eq!(first.claim(&ours).await.unwrap(), Claim::Ours, "who leaves lets go");
    first.append(&ours, 2, &moves(&["c"])).await.unwrap();
    assert_eq!(texts(&first, &ours).await, ["a", "b", "c"]);
    let nowhere = TableId::parse("000000000000").unwrap();
    assert!(matches!(first.claim(&nowhere).await, Err(StoreError::NoSuchTable)));
}

#[tokio::test]
async fn of_two_nodes_that_ask_at_once_one_has_the_table() {
    let Some((first, second)) = two().await else { return };
    for _ in 0..20 {
        let ours = table(&first).await;
        let (one, other) = tokio::join!(first.claim(&ours), second.claim(&ours));
        let (one, other) = (one.unwrap(), other.unwrap());
        assert!((one == Claim::Ours) != (other == Claim::Ours), "{one:?} {other:?}");
    }
}

#[tokio::test]
async fn what_is_withdrawn_at_one_node_counts_at_no_other() {
    let Some((first, second)) = two().await else { return };
    let person = first.create_person("Ann", "en").await.unwrap().id;
    let (one, secret) = first.create_credential(person, CredentialKind::Browser, "").await.unwrap();
    let (other, _) = first.create_credential(person, CredentialKind::Plays, "").await.unwrap();
    assert_eq!(second.credential(&secret).await.unwrap(), Some(one.clone()));
    let mut changes = second.changes().unwrap();
    assert!(!first.withdraw_credential(person + 1, one.id).await.unwrap(), "somebody else's");
    assert!(first.withdraw_credential(person, one.id).await.unwrap());
    assert_eq!(second.credential(&secret).await.unwrap(), None);
    assert_eq!(first.withdraw_all_credentials(person).await.unwrap(), [other.id]);
    let mut told = Vec::new();
    while told.len() < 2 {
        let change = timeout(Duration::from_secs(60), changes.recv()).await.expect("it is told").unwrap();
        if let Change::Credential(id) = change {
            told.push(id);
        }
    }
    assert_eq!(told, [one.id, other.id]);
}

#[tokio::test]
async fn what_one_node_stores_the_others_are_told_of() {
    let Some((first, second)) = two().await else { return };
    let ours = table(&first).await;
    let mut changes = second.changes().unwrap();
    let told = timeout(Duration::from_secs(10), async {
        // It does not know what came before it listened.
        loop {
            first
                .append(&ours, first.load(&ours).await.unwrap().unwrap().info.version, &moves(&["a"]))
                .await
                .unwrap();
            if let Ok(Ok(Change::Table(table))) = timeout(Duration::from_millis(200), changes.recv()).await {
                return table;
            }
        }
    });
    assert_eq!(told.await.unwrap(), ours);
}

/// The database for the process that the next test stops and lets go on.
const SLOW: &str = "HOLDFAST_TEST_SLOW_NODE";

/// Not a test of its own: appends until it is refused.
#[tokio::test]
async fn slow_node() {
    let Ok(home) = std::env::var(SLOW) else { return };
    let store = open(&Home::parse(&home).unwrap()).await;
    let table = table(&store).await;
    println!("\ntable {table}");
    for step in 0.. {
        match store.append(&table, step, &moves(&[&step.to_string()])).await {
            Ok(()) => println!("stored {step}"),
            Err(StoreError::TakenOver | StoreError::Elsewhere { .. }) => break,
            Err(error) => println!("error {error}"),
        }
    }
    println!("refused");
}

fn signal(name: &str, process: u32) {
    assert!(Command::new("kill").args([name, &process.to_string()]).status().unwrap().success());
}

#[tokio::test]
async fn a_node_that_stood_still_for_too_long_stores_nothing_more() {
    let Some(home) = on_a_server() else { return };
    let store = open(&home).await;
    let (mut child, table, mut lines) = process("nodes::slow_node", SLOW, &home);
    lines.find(|line| line == "stored 50").unwrap();
    signal("-STOP", child.id());
    let (begun, lease) = (Instant::now(), node("").lease);
    while store.claim(&table).await.unwrap() != Claim::Ours {
        assert!(begun.elapsed() < 2 * lease, "within two leases");
        sleep(Duration::from_millis(20)).await;
    }
    let found = texts(&store, &table).await;
    store.append(&table, found.len() as u64, &moves(&["taken over"])).await.unwrap();
    signal("-CONT", child.id());
    let after: Vec<String> = lines.collect();
    assert!(after.iter().any(|line| line == "refused"), "{after:?}");
    child.wait().unwrap();
    let acknowledged =
        after.iter().filter_map(|line| line.strip_prefix("stored ")?.parse::<usize>().ok()).next_back();
    assert!(acknowledged.unwrap_or(50) < found.len(), "{acknowledged:?} of {}", found.len());
    let stored = texts(&store, &table).await;
    assert_eq!(stored.len(), found.len() + 1);
    assert_eq!(stored.last().unwrap(), "taken over");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_restarts_costs_nothing_that_was_acknowledged() {
    let Some(server) = Server::start() else { return };
    let address = Address::parse(&server.database()).unwrap();
    let store = Store::connect(&address, &node("http://here")).await.unwrap();
    let mut writing = Vec::new();
    for _ in 0..8 {
        let store = store.clone();
        let table = table(&store).await;
        writing.push(tokio::spawn(async move {
            let (mut acknowledged, mut failed, begun) = (0, 0, Instant::now());
            while failed == 0 || acknowledged < 50 || begun.elapsed() < Duration::from_secs(4) {
                let stored = match store.load(&table).await {
                    Ok(stored) => stored.unwrap(),
                    Err(StoreError::Away(_)) => {
                        failed += 1;
                        continue;
                    }
                    Err(error) => panic!("{error}"),
                };
                let from = stored.info.version;
                assert!(acknowledged <= from, "{acknowledged} were acknowledged, {from} are stored");
                match store.append(&table, from, &moves(&[&from.to_string()])).await {
                    Ok(()) => acknowledged = from + 1,
                    Err(StoreError::Away(_)) => failed += 1,
                    Err(error) => panic!("{error}"),
                }
                assert!(begun.elapsed() < Duration::from_secs(60), "it never fails, or never again works");
            }
            let all = texts(&store, &table).await;
            assert_eq!(all, (0..all.len()).map(|step| step.to_string()).collect::<Vec<_>>());
        }));
    }
    sleep(Duration::from_millis(700)).await;
    for stop in [Stop::Immediate, Stop::Fast] {
        server.stop(stop);
        sleep(Duration::from_millis(300)).await;
        assert!(matches!(store.check().await, Err(StoreError::Away(_))));
        server.start_again();
        sleep(Duration::from_millis(700)).await;
    }
    for one in writing {
        one.await.unwrap();
    }
    store.check().await.unwrap();
}

#[tokio::test]
async fn a_database_that_cannot_be_used_says_why() {
    for text in ["", "postgres://", "sqlite://x", "postgres://me:secret@here", "mysql://me:secret@here/x"] {
        let told = Address::parse(text).unwrap_err().to_string();
        assert!(
            told.ends_with("write postgres://USER:PASSWORD@HOST:PORT/NAME") && !told.contains("secret"),
            "{told}"
        );
    }
    let nobody = Address::parse("postgres://me:secret@127.0.0.1:1/holdfast?sslmode=disable").unwrap();
    assert_eq!(
        (nobody.to_string(), format!("{nobody:?}").contains("secret")),
        ("postgres://me@127.0.0.1:1/holdfast".into(), false)
    );
    let told = Store::connect(&nobody, &node("http://here")).await.unwrap_err().to_string();
    assert!(told.starts_with("cannot reach the database postgres://me@127.0.0.1:1/holdfast: "), "{told}");

    let Some(home) = on_a_server() else { return };
    let Home::Database(address) = &home else { unreachable!() };
    assert!(matches!(store::Histories::open(&home).await, Err(OpenError::Empty(_))));
    change(&home, "CREATE TABLE bookmarks (url TEXT)").await.unwrap();
    let told = Store::connect(address, &node("http://here")).await.unwrap_err().to_string();
    assert!(told.contains("is a database of another program"), "{told}");
    change(&home, "DROP TABLE bookmarks").await.unwrap();
    open(&home).await.close().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 VALUES (99, 'from the future', true, '\\x00', 0)";
    change(&home, newer).await.unwrap();
    let error = Store::connect(address, &node("http://here")).await.unwrap_err();
    assert!(matches!(error, OpenError::NewerSchema { found: 99, .. }), "{error}");
}
