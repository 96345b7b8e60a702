//! Nodes of one server: processes that share a database and nothing else.

mod client;
mod drill;

use client::{Client, LEASE, Node};
use postgres_for_tests::{Server, Stop};
use serde_json::{Value, json};
use sqlx::Connection as _;
use sqlx::postgres::{PgArguments, PgConnection, Postgres};
use sqlx::query::Query;
use std::collections::BTreeSet;
use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use store::{Address, Histories, Home, TableId};

/// How often a node is killed; by command more often.
const KILLS: &str = "HOLDFAST_NODE_KILLS";

/// What makes a table both seats of which are the player's.
const FORM: &str = "players=2&epidemics=4&title=&listing=private&name=Ada&seat-0=me&seat-1=me";

fn table(client: &mut Client, node: &str) -> String {
    let made = client.post(node, "/new/pandemic", FORM).expect("the node answers");
    assert_eq!(made.status, 303, "{}", made.text);
    made.header("location").trim_start_matches("/t/").to_owned()
}

fn state(client: &mut Client, node: &str, table: &str) -> Option<Value> {
    let answer = client.get(node, &format!("/api/tables/{table}"))?;
    (answer.status == 200).then(|| answer.json())
}

/// Decides what is legal first, by this node, if it answers.
fn decide(client: &mut Client, node: &str, table: &str, state: &Value) -> Option<client::Answer> {
    let decision = json!({ "seat": state["seat"], "version": state["version"], "action": state["legal"][0] });
    client.post_json(node, &format!("/api/tables/{table}/act"), &decision)
}

/// The actions of seats that are stored of a table, in order.
fn stored(database: &str, table: &str) -> Vec<String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let home = Home::Database(Address::parse(database).unwrap());
        let mut histories = Histories::open(&home).await.unwrap();
        let history = histories.history(&TableId::parse(table).unwrap()).await.unwrap();
        let moves = history.entries.iter().filter(|entry| entry.kind == "move" || entry.kind == "further");
        moves.filter(|entry| entry.text.starts_with('s')).map(|entry| entry.text.clone()).collect()
    })
}

#[test]
fn any_node_answers_for_any_table() {
    let Some(server) = Server::shared() else { return };
    let database = server.database();
    let (first, second) = (Node::start(&database), Node::start(&database));
    let (mut ada, mut stranger) = (Client::default(), Client::default());
    let table = table(&mut ada, &first.address);
    let before = state(&mut ada, &first.address, &table).unwrap();
    assert_eq!(state(&mut ada, &second.address, &table).unwrap(), before);

    let path = format!("/t/{table}/events");
    let mut news = ada.listen(&second.address, &path);
    assert!(news.any(|line| line.starts_with("data:")));
    let decided = decide(&mut ada, &second.address, &table, &before).unwrap();
    assert_eq!(decided.status, 200, "{}", decided.text);
    assert!(decided.json()["version"].as_u64() > before["version"].as_u64());
    assert!(news.any(|line| line.starts_with("data:")), "what is decided by one node is shown by the other");
    for path in [
        format!("/t/{table}"),
        format!("/t/{table}?seat=0"),
        format!("/t/{table}/log"),
        format!("/api/tables/{table}"),
    ] {
        for eyes in [&mut ada, &mut stranger] {
            let here = eyes.get(&first.address, &path).unwrap();
            let there = eyes.get(&second.address, &path).unwrap();
            assert_eq!(
                (here.status, &here.text),
                (there.status, &there.text),
                "{path}: whichever node is asked"
            );
        }
    }
    let refused = decide(&mut stranger, &second.address, &table, &before).unwrap();
    assert_eq!(refused.status, 403, "{}", refused.text);
    let stale = decide(&mut ada, &second.address, &table, &before).unwrap();
    assert_eq!(stale.status, 409, "{}", stale.text);
    assert_eq!(stale.text, decide(&mut ada, &first.address, &table, &before).unwrap().text);
}

#[test]
fn a_name_changed_at_one_node_is_shown_by_all() {
    let Some(server) = Server::shared() else { return };
    let database = server.database();
    let (first, second) = (Node::start(&database), Node::start(&database));
    let mut ada = Client::default();
    let table = table(&mut ada, &first.address);
    for node in [&first, &second] {
        assert!(ada.get(&node.address, &format!("/t/{table}")).unwrap().text.contains("Ada"));
    }
    assert_eq!(ada.post(&second.address, "/name", "name=Augusta").unwrap().status, 303);
    let begun = Instant::now();
    for node in [&first, &second] {
        while !ada.get(&node.address, &format!("/t/{table}")).unwrap().text.contains("Augusta") {
            assert!(begun.elapsed() < Duration::from_secs(10), "{}", node.address);
        }
    }
}

#[test]
fn the_tables_of_a_node_that_is_gone_go_on_elsewhere() {
    let Some(server) = Server::shared() else { return };
    let database = server.database();
    let (mut first, second) = (Node::start(&database), Node::start(&database));
    let mut ada = Client::default();
    let table = table(&mut ada, &first.address);
    let before = state(&mut ada, &second.address, &table).unwrap();
    first.kill();
    let begun = Instant::now();
    let decided = decide(&mut ada, &second.address, &table, &before).unwrap();
    assert_eq!(decided.status, 200, "the decision waits for it: {}", decided.text);
    assert!(begun.elapsed() < 2 * LEASE + Duration::from_millis(500), "{:?}", begun.elapsed());

    // A node that says goodbye is waited for by nobody.
    let third = Node::start(&database);
    let state_there = state(&mut ada, &third.address, &table).unwrap();
    second.stop();
    let begun = Instant::now();
    let decided = decide(&mut ada, &third.address, &table, &state_there).unwrap();
    assert_eq!(decided.status, 200, "{}", decided.text);
    assert!(begun.elapsed() < LEASE, "{:?}", begun.elapsed());
}

#[test]
fn a_node_that_stood_still_answers_by_way_of_the_new_owner() {
    let Some(server) = Server::shared() else { return };
    let database = server.database();
    let (first, second) = (Node::start(&database), Node::start(&database));
    let mut ada = Client::default();
    let table = table(&mut ada, &first.address);
    let before = state(&mut ada, &first.address, &table).unwrap();
    let mut news = ada.listen(&first.address, &format!("/t/{table}/events"));
    assert!(news.any(|line| line.starts_with("data:")));
    first.signal("-STOP");
    thread::sleep(2 * LEASE);
    let decided = decide(&mut ada, &second.address, &table, &before).unwrap();
    assert_eq!(decided.status, 200, "{}", decided.text);
    first.signal("-CONT");
    // What it shows is old until it notices; what it is asked to store is refused.
    let late = decide(&mut ada, &first.address, &table, &before).unwrap();
    assert_eq!(late.status, 409, "{}", late.text);
    let after = decided.json();
    let decided = decide(&mut ada, &first.address, &table, &after).unwrap();
    assert_eq!(decided.status, 200, "{}", decided.text);
    assert_eq!(news.last().map(|_| ()), Some(()), "live updates of the old owner end");
    assert_eq!(stored(&database, &table).len(), 2);
}

/// A node that joins now and says the same to everybody: that what it is asked for stays as it is.
fn newer_node(database: &str) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let join = "INSERT INTO node (address, until) VALUES ($1, now() + interval '1 hour')";
    by_hand(database, sqlx::query(join).bind(address));
    thread::spawn(move || {
        for mut connection in listener.incoming().flatten() {
            let mut asked = [0; 4096];
            while connection.read(&mut asked).is_ok_and(|read| read > 0) {
                let answer = "HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncache-control: public, max-age=31536000, immutable\r\n\r\nnewer";
                if connection.write_all(answer.as_bytes()).is_err() {
                    break;
                }
            }
        }
    });
}

fn by_hand(database: &str, statement: Query<'static, Postgres, PgArguments>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut connection = PgConnection::connect(database).await.unwrap();
        statement.execute(&mut connection).await.unwrap();
    });
}

#[test]
fn what_another_version_of_the_program_has_is_fetched_there() {
    let Some(server) = Server::shared() else { return };
    let database = server.database();
    let node = Node::start(&database);
    let mut ada = Client::default();
    let page = ada.get(&node.address, "/").unwrap().text;
    let ours = page.split('"').find(|part| part.starts_with("/assets/holdfast.css?v=")).unwrap().to_owned();
    let style = ada.get(&node.address, &ours).unwrap();
    let other = "/assets/holdfast.css?v=0123456789abcdef";
    assert_eq!(ada.get(&node.address, other).unwrap().text, style.text, "there is no other");

    newer_node(&database);
    assert_eq!(ada.get(&node.address, &ours).unwrap().text, style.text);
    assert_eq!(ada.get(&node.address, "/assets/holdfast.css").unwrap().text, style.text);
    assert_eq!(ada.get(&node.address, other).unwrap().text, "newer");
    assert_eq!(ada.get(&node.address, "/assets/unheard-of.css?v=0123456789abcdef").unwrap().text, "newer");
    assert_eq!(ada.get(&node.address, "/assets/unheard-of.css").unwrap().status, 404);
}

#[test]
fn a_table_of_rules_an_older_program_does_not_know_is_left_to_a_newer_one() {
    let Some(server) = Server::shared() else { return };
    let database = server.database();
    let first = Node::start(&database);
    let mut ada = Client::default();
    let (known, unknown) = (table(&mut ada, &first.address), table(&mut ada, &first.address));
    first.stop();
    let rules = "UPDATE game_table SET rules = 999 WHERE id = $1";
    by_hand(&database, sqlx::query(rules).bind(unknown.clone()));
    let second = Node::start(&database);
    let answer = ada.get(&second.address, &format!("/api/tables/{unknown}")).unwrap();
    assert_eq!(answer.status, 409, "nobody knows the rules: {}", answer.text);

    newer_node(&database);
    for path in [format!("/t/{unknown}"), format!("/api/tables/{unknown}")] {
        assert_eq!(ada.get(&second.address, &path).unwrap().text, "newer", "{path}");
    }
    assert!(state(&mut ada, &second.address, &known).is_some(), "what it knows it keeps");
}

/// One player at one table, who asks one node after the other, until it is told to stop: what was acknowledged, and what perhaps was stored.
#[derive(Debug)]
struct Played {
    table: String,
    /// In order, each with whether it was acknowledged.
    actions: Vec<(String, bool)>,
}

fn play(nodes: &[String], stop: &AtomicBool, number: usize) -> Played {
    let mut client = Client::default();
    let table = loop {
        if let Some(made) = client.post(&nodes[number % nodes.len()], "/new/pandemic", FORM)
            && made.status == 303
        {
            break made.header("location").trim_start_matches("/t/").to_owned();
        }
    };
    let (mut actions, mut step) = (Vec::new(), number);
    while !stop.load(Ordering::Relaxed) {
        step += 1;
        let Some(now) = state(&mut client, &nodes[step % nodes.len()], &table) else { continue };
        if now["phase"] == "over" {
            break;
        }
        step += 1;
        let action = format!("s{} {}", now["seat"], now["legal"][0].as_str().unwrap());
        match decide(&mut client, &nodes[step % nodes.len()], &table, &now) {
            Some(answer) if answer.status == 200 => actions.push((action, true)),
            // A node that was slow has shown what is old: that is refused.
            Some(answer) if answer.status == 409 => {}
            Some(_) | None => actions.push((action, false)),
        }
    }
    Played { table, actions }
}

impl Played {
    /// Whether every acknowledged decision is stored once and in order, and nothing else but what perhaps was stored. Tells
    /// how many were acknowledged.
    fn check(&self, database: &str) -> usize {
        let stored = stored(database, &self.table);
        // How much of what is stored the decisions so far may account for.
        let mut accounted = BTreeSet::from([0]);
        for (number, (action, acknowledged)) in self.actions.iter().enumerate() {
            let followed = accounted.iter().filter(|at| stored.get(**at) == Some(action)).map(|at| at + 1);
            let followed: BTreeSet<usize> = followed.collect();
            accounted = if *acknowledged { followed } else { accounted.union(&followed).copied().collect() };
            assert!(
                !accounted.is_empty(),
                "{}: {action} is lost, decision {number} of {self:?}: {stored:?}",
                self.table
            );
        }
        assert!(accounted.contains(&stored.len()), "{}: {stored:?} is more than {self:?}", self.table);
        self.actions.iter().filter(|(_, acknowledged)| *acknowledged).count()
    }
}

#[test]
fn nothing_acknowledged_is_lost_when_nodes_are_killed_and_the_database_restarts() {
    let Some(server) = Server::start() else { return };
    let database = server.database();
    let kills: usize = std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(10);
    let players = if kills > 10 { 100 } else { 12 };
    let mut nodes = [Node::start(&database), Node::start(&database), Node::start(&database)];
    let addresses: Arc<[String]> = nodes.iter().map(|node| node.address.clone()).collect();
    let stop = Arc::new(AtomicBool::new(false));
    let playing: Vec<_> = (0..players)
        .map(|number| {
            let (addresses, stop) = (addresses.clone(), stop.clone());
            thread::spawn(move || play(&addresses, &stop, number))
        })
        .collect();
    for kill in 0..kills {
        thread::sleep(Duration::from_millis(700 + 137 * (kill as u64 % 7)));
        match kill % 5 {
            2 => {
                let still = &nodes[kill % 3];
                still.signal("-STOP");
                thread::sleep(2 * LEASE);
                still.signal("-CONT");
            }
            4 => {
                server.stop(Stop::Immediate);
                server.start_again();
            }
            _ => {}
        }
        nodes[(kill + 1) % 3].kill_and_start();
    }
    thread::sleep(2 * LEASE);
    stop.store(true, Ordering::Relaxed);
    let played: Vec<Played> = playing.into_iter().map(|player| player.join().unwrap()).collect();
    let acknowledged: usize = played.iter().map(|played| played.check(&database)).sum();
    println!("{kills} kills, {players} tables, {acknowledged} acknowledged decisions, none lost");
    assert!(acknowledged > 3 * players, "{acknowledged}");
}
