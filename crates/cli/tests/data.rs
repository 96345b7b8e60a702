//! `holdfast data`: what is stored, replayed and copied beside a running server.

use kernel::Record;
use serde_json::{Value, json};
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use store::{Append, Entry, NewTable, Phase, Store};

/// A game by version 1 of the rules. Its move 753 is not legal by version 2.
const GOLDEN: &str = "06-greedy-sixth_night.rec";

/// Another one, that goes the same way by version 2.
const ALIKE_BY_BOTH: &str = "03-random-sixth_night.rec";

async fn stored(store: &Store, rules: u32, spoil: impl Fn(&mut Vec<Entry>)) -> String {
    stored_game(store, GOLDEN, rules, spoil).await
}

async fn stored_game(store: &Store, file: &str, rules: u32, spoil: impl Fn(&mut Vec<Entry>)) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/outlive/records").join(file);
    let record = Record::parse(&fs::read_to_string(file).unwrap()).unwrap();
    let seats = kernel::replay::<outlive::State>(&record).map(|game| kernel::Game::seats(&game)).unwrap();
    let table = NewTable::new("outlive", rules, &record.options, seats, [0; 32]);
    let id = store.create_table(&table).await.unwrap();
    let mut entries: Vec<Entry> =
        (0..seats).map(|seat| Entry::new("seat", format!("s{seat} bot greedy"))).collect();
    entries.push(Entry::new("start", ""));
    entries.extend(record.lines.iter().map(|line| Entry::new("move", line.to_string())));
    spoil(&mut entries);
    let phase = Some(Phase::Over { ended_by: "sixth_night".to_owned() });
    store.append(&id, 0, &Append { entries, phase, ..Append::default() }).await.unwrap();
    id.to_string()
}

fn check(data: &Path) -> (Option<i32>, Value) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holdfast"));
    let output = command.args(["data", "check", "--json", "--data"]).arg(data).output().unwrap();
    (output.status.code(), serde_json::from_slice(&output.stdout).unwrap_or_default())
}

#[test]
fn every_table_is_replayed_beside_the_server_that_has_the_store_open() {
    let directory = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store = runtime.block_on(Store::open(directory.path())).unwrap();
    runtime.block_on(stored(&store, 1, |_| ()));
    let well = json!({ "tables": 1, "ok": true, "differing": [], "damaged": [] });
    assert_eq!(check(directory.path()), (Some(0), well));

    let differing = runtime.block_on(stored(&store, 2, |_| ()));
    let unknown = runtime.block_on(stored(&store, 99, |_| ()));
    let damaged = runtime.block_on(stored(&store, 1, |entries| entries[1].text = "s9 bot greedy".to_owned()));
    let short = runtime.block_on(stored(&store, 1, |entries| entries.truncate(400)));
    let (code, found) = check(directory.path());
    assert_eq!((code, &found["tables"], &found["ok"]), (Some(1), &json!(5), &json!(false)));
    let find = |table: &str| {
        let differing = found["differing"].as_array().unwrap();
        differing.iter().find(|row| row["table"] == table).cloned().unwrap_or_default()
    };
    assert_eq!(find(&differing), json!({ "table": differing, "rules": 2, "move": 753 }));
    assert_eq!(find(&unknown), json!({ "table": unknown, "rules": 99, "move": null }));
    assert_eq!(find(&short)["rules"], 1, "it is said to be over, and is not: {found}");
    assert_eq!(found["damaged"][0]["table"], damaged);
    assert!(found["damaged"][0]["what"].as_str().unwrap().contains("s9"), "{found}");
}

#[test]
fn a_table_that_has_gone_over_to_newer_rules_is_replayed_by_these() {
    let directory = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store = runtime.block_on(Store::open(directory.path())).unwrap();
    let goes_over = |options: &'static str| {
        move |entries: &mut Vec<Entry>| entries.insert(200, Entry::new("rules", format!("2 {options}")))
    };
    runtime.block_on(stored_game(&store, ALIKE_BY_BOTH, 1, goes_over("players=3")));
    let well = json!({ "tables": 1, "ok": true, "differing": [], "damaged": [] });
    assert_eq!(check(directory.path()), (Some(0), well));

    let options = "players=4 hero_placement=one_by_one bank=counted";
    let differing = runtime.block_on(stored(&store, 1, goes_over(options)));
    let (code, found) = check(directory.path());
    assert_eq!(code, Some(1));
    assert_eq!(found["differing"], json!([{ "table": differing, "rules": 2, "move": 753 }]));
}

#[test]
fn a_folder_without_a_database_is_said() {
    let directory = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_holdfast"));
    let output = command.args(["data", "check", "--data"]).arg(directory.path()).output().unwrap();
    assert_eq!(output.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&output.stderr).contains("name the folder that holds holdfast.db"));
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 0, "nothing is made");
}

#[test]
fn a_program_that_is_new_to_the_data_looks_at_all_tables_while_it_serves() {
    let directory = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store = runtime.block_on(Store::open(directory.path())).unwrap();
    let differing = runtime.block_on(stored(&store, 2, |_| ()));
    runtime.block_on(store.close());
    drop(store);
    let log = File::create(directory.path().join("log")).unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_holdfast"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(directory.path())
        .stdout(log.try_clone().unwrap())
        .stderr(log)
        .spawn()
        .unwrap();
    let noted = directory.path().join("holdfast.checked");
    let patience = (0..600).find(|_| {
        std::thread::sleep(Duration::from_millis(100));
        noted.exists()
    });
    server.kill().unwrap();
    server.wait().unwrap();
    let log = fs::read_to_string(directory.path().join("log")).unwrap();
    assert!(patience.is_some(), "{log}");
    assert!(log.contains(&differing) && log.contains("as played up to move 752"), "{log}");
}

#[test]
fn a_backup_is_taken_beside_the_server_and_restored() {
    let (directory, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store = runtime.block_on(Store::open(directory.path())).unwrap();
    runtime.block_on(stored(&store, 1, |_| ()));
    let backup = elsewhere.path().join("monday.db");
    let (code, said) = data("backup", &backup, directory.path());
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(data("backup", &backup, directory.path()).0, Some(3), "nothing is written over");
    runtime.block_on(stored(&store, 1, |_| ()));

    let (code, said) = data("restore", &backup, directory.path());
    assert!(code == Some(3) && said.contains("stop it first"), "{said}");
    let restored = elsewhere.path().join("data");
    let (code, said) = data("restore", &backup, &restored);
    assert_eq!(code, Some(0), "{said}");
    let one = json!({ "tables": 1, "ok": true, "differing": [], "damaged": [] });
    assert_eq!(check(&restored), (Some(0), one));
    let (code, said) = data("restore", Path::new(env!("CARGO_MANIFEST_PATH")), &restored);
    assert!(code == Some(1) && said.contains("not a backup of this program"), "{said}");
    let (code, said) = data("restore", &backup, &restored);
    assert!(code == Some(0) && said.contains("replaced-1"), "{said}");
}

fn data(command: &str, file: &Path, folder: &Path) -> (Option<i32>, String) {
    let mut holdfast = Command::new(env!("CARGO_BIN_EXE_holdfast"));
    let output = holdfast.args(["data", command]).arg(file).arg("--data").arg(folder).output().unwrap();
    (output.status.code(), String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
}
