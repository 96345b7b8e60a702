//! A restore drill: a server under play, a backup, the server killed, and everything put back elsewhere.

use crate::client::{Client, Node};
use crate::{decide, state};
use postgres_for_tests::Server;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use store::{Histories, Home, TableId};

/// How many tables are played at.
const TABLES: usize = 6;

/// What makes a table of the player and a bot.
const FORM: &str = "players=2&epidemics=4&title=&listing=private&name=Ada&seat-0=me&seat-1=bot-random";

/// What becomes of the keys.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keys {
    Kept,
    New,
}

/// A player at a table, and what was acknowledged to them.
struct Player {
    client: Client,
    table: String,
    invitation: String,
    acknowledged: Mutex<Vec<String>>,
}

impl Player {
    fn sits_down(node: &str) -> Player {
        let mut client = Client::default();
        let made = client.post(node, "/new/pandemic", FORM).expect("the server answers");
        let table = made.header("location").trim_start_matches("/t/").to_owned();
        let page = client.get(node, &format!("/t/{table}")).expect("the server answers").text;
        let invitation = page.split("/j/").nth(1).expect("the host can invite")[..26].to_owned();
        Player { client, table, invitation, acknowledged: Mutex::default() }
    }

    fn plays(&self, node: &str, stop: &AtomicBool) {
        let mut client = self.client.clone();
        while !stop.load(Ordering::Relaxed) {
            let Some(now) = state(&mut client, node, &self.table) else { continue };
            let Some(action) = now["legal"][0].as_str() else { continue };
            let action = format!("s{} {action}", now["seat"]);
            if decide(&mut client, node, &self.table, &now).is_some_and(|answer| answer.status == 200) {
                self.acknowledged.lock().unwrap().push(action);
            }
        }
    }
}

/// The player's decisions that are stored of a table.
fn stored(home: &str, table: &str) -> Vec<String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let history = runtime.block_on(async {
        let mut histories = Histories::open(&Home::parse(home).unwrap()).await.unwrap();
        histories.history(&TableId::parse(table).unwrap()).await.unwrap()
    });
    let decisions =
        history.entries.into_iter().filter(|entry| entry.kind == "move" || entry.kind == "further");
    decisions.map(|entry| entry.text).filter(|text| text.starts_with("s0 ")).collect()
}

fn data(words: &[&str], home: &str) {
    let place = if home.contains("://") { "--database" } else { "--data" };
    let mut command = Command::new(env!("CARGO_BIN_EXE_holdfast"));
    let output = command.arg("data").args(words).args([place, home]).output().unwrap();
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
}

fn drill(from: &str, to: &str, backup: &Path, keys: Keys) {
    let mut node = Node::start(from);
    let players: Vec<Player> = (0..TABLES).map(|_| Player::sits_down(&node.address)).collect();
    let stop = AtomicBool::new(false);
    let backup = backup.to_str().unwrap();
    let address = node.address.clone();
    let before: Vec<Vec<String>> = thread::scope(|scope| {
        for player in &players {
            let (address, stop) = (&address, &stop);
            scope.spawn(move || player.plays(address, stop));
        }
        thread::sleep(Duration::from_secs(2));
        let before = players.iter().map(|player| player.acknowledged.lock().unwrap().clone()).collect();
        data(&["backup", backup], from);
        thread::sleep(Duration::from_millis(300));
        node.kill();
        stop.store(true, Ordering::Relaxed);
        before
    });
    match keys {
        Keys::Kept => data(&["restore", backup], to),
        Keys::New => data(&["restore", backup, "--new-keys"], to),
    }
    data(&["check"], to);
    let mut acknowledged = 0;
    for (player, before) in players.iter().zip(&before) {
        let stored = stored(to, &player.table);
        assert!(
            stored.starts_with(before),
            "{before:?} was acknowledged before the backup, {stored:?} is there"
        );
        acknowledged += before.len();
    }
    assert!(acknowledged > TABLES, "{acknowledged}");

    let node = Node::start(to);
    for player in &players {
        goes_on(player, &node.address, keys);
    }
}

/// Those who are known by their cookies decide; where the keys are new, somebody who is invited takes the bot's seat and lets a bot
/// have the one of which nobody is left.
fn goes_on(player: &Player, node: &str, keys: Keys) {
    let (mut client, table) = (player.client.clone(), player.table.as_str());
    if keys == Keys::New {
        let stranger = client.get(node, &format!("/api/tables/{table}")).unwrap().json();
        if stranger["phase"] == "over" {
            return;
        }
        assert!(stranger["legal"].as_array().is_none_or(Vec::is_empty), "nobody is known by an old cookie");
        client = Client::default();
        let asks = [
            (format!("/j/{}", player.invitation), "seat=1&name=Bo"),
            (format!("/t/{table}/bot"), "seat=0&level=random"),
        ];
        for (path, form) in asks {
            let answer = client.post(node, &path, form).unwrap();
            if answer.status != 303 {
                // The bot may have ended the game in the meantime.
                let now = client.get(node, &format!("/api/tables/{table}")).unwrap().json();
                assert_eq!(now["phase"], "over", "{path}: {}: {}", answer.status, answer.text);
                return;
            }
        }
    }
    let began = Instant::now();
    loop {
        assert!(began.elapsed() < Duration::from_secs(60), "nothing happens at {table}");
        let Some(now) = state(&mut client, node, table) else { continue };
        if now["phase"] == "over" {
            return;
        }
        if now["legal"][0].is_string() {
            let decided = decide(&mut client, node, table, &now).unwrap();
            assert_eq!(decided.status, 200, "{}", decided.text);
            return;
        }
    }
}

#[test]
fn a_folder_is_restored_elsewhere_while_people_play() {
    let directory = tempfile::tempdir().unwrap();
    for (number, keys) in [Keys::Kept, Keys::New].into_iter().enumerate() {
        let place =
            |name: &str| directory.path().join(format!("{name}-{number}")).to_str().unwrap().to_owned();
        drill(&place("from"), &place("to"), Path::new(&place("backup.db")), keys);
    }
}

#[test]
fn a_database_is_restored_elsewhere_while_people_play() {
    let Some(server) = Server::shared() else { return };
    let directory = tempfile::tempdir().unwrap();
    for (number, keys) in [Keys::Kept, Keys::New].into_iter().enumerate() {
        let backup = directory.path().join(format!("backup-{number}.db"));
        drill(&server.database(), &server.database(), &backup, keys);
    }
}
