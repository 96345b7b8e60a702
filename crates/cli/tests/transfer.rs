//! `holdfast data export` and `holdfast data import`.

use kernel::Record;
use postgres_for_tests::Server;
use std::fs;
use std::path::Path;
use std::process::Command;
use store::{Append, Entry, Histories, Home, NewTable, Node, Occupant, Phase, Sitter, Store, TableId};

fn data(words: &[&str], home: &str) -> (Option<i32>, String) {
    let place = if home.contains("://") { "--database" } else { "--data" };
    let mut command = Command::new(env!("CARGO_BIN_EXE_holdfast"));
    let output = command.arg("data").args(words).args([place, home]).output().unwrap();
    (output.status.code(), String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
}

async fn open(home: &str) -> Store {
    match Home::parse(home).unwrap() {
        Home::Folder(folder) => Store::open(&folder).await.unwrap(),
        Home::Database(address) => {
            let node = Node { address: "http://here".to_owned(), lease: std::time::Duration::from_secs(6) };
            Store::connect(&address, &node).await.unwrap()
        }
    }
}

/// A running table of Outlive: Ann and a bot, with the first moves of a golden record.
async fn running(store: &Store, moves: usize) -> String {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/outlive/records/03-random-sixth_night.rec");
    let record = Record::parse(&fs::read_to_string(file).unwrap()).unwrap();
    let seats = kernel::replay::<outlive::State>(&record).map(|game| kernel::Game::seats(&game)).unwrap();
    let ann = store.create_person("Ann", "en").await.unwrap().id;
    let new = NewTable { title: "Shelter", ..NewTable::new("outlive", 2, &record.options, seats, [7; 32]) };
    let id = store.create_table(&new).await.unwrap();
    let mut entries = vec![Entry::new("seat", format!("s0 person {ann}"))];
    entries.extend((1..seats).map(|seat| Entry::new("seat", format!("s{seat} bot greedy"))));
    entries.push(Entry::new("start", ""));
    entries.extend(record.lines.iter().take(moves).map(|line| Entry::new("move", line.to_string())));
    let bots = (1..seats).map(|seat| (seat, Occupant::Bot("greedy".to_owned())));
    let sitting = std::iter::once((0, Occupant::Person(ann))).chain(bots).collect();
    let over = Phase::Over { ended_by: "sixth_night".to_owned() };
    let phase = Some(if moves < record.lines.len() { Phase::Running } else { over });
    let append = Append { entries, seats: sitting, phase, ..Append::default() };
    store.append(&id, 0, &append).await.unwrap();
    id.to_string()
}

fn a_running_table_goes_elsewhere_and_on(from: &str, to: &str) {
    let directory = tempfile::tempdir().unwrap();
    let file = |name: &str| directory.path().join(name).display().to_string();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let (source, target) = runtime.block_on(async { (open(from).await, open(to).await) });
    let table = runtime.block_on(running(&source, 60));
    let (code, said) = data(&["export", &table, &file("whole.json")], from);
    assert!(code == Some(0) && said.contains("at move 60"), "{said}");
    assert_eq!(data(&["export", &table, &file("whole.json")], from).0, Some(3), "nothing is written over");
    let finished = runtime.block_on(running(&source, usize::MAX));
    let (code, said) = data(&["export", &finished, &file("over.json")], from);
    assert_eq!(code, Some(0), "{said}");
    let (code, said) = data(&["import", &file("over.json")], to);
    assert_eq!(code, Some(0), "{said}");
    let (code, said) = data(&["export", &table, &file("part.json"), "--at", "20"], from);
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(data(&["export", &table, &file("never.json"), "--at", "61"], from).0, Some(2));
    let text = fs::read_to_string(file("whole.json")).unwrap();
    assert!(text.contains("\"person\": \"Ann\"") && text.contains("Keep this file secret"), "{text}");
    for (name, moves) in [("whole.json", 60), ("part.json", 20)] {
        let (code, said) = data(&["import", &file(name)], to);
        assert_eq!(code, Some(0), "{said}");
        let new = said.split("table ").nth(1).unwrap()[..12].to_owned();
        let (info, history) = runtime.block_on(async {
            let id = TableId::parse(&new).unwrap();
            let mut histories = Histories::open(&Home::parse(to).unwrap()).await.unwrap();
            let history = histories.history(&id).await.unwrap();
            (target.table_info(&id).await.unwrap().unwrap(), history)
        });
        assert_eq!((info.title.as_str(), &info.phase), ("Shelter", &Phase::Running));
        assert_eq!((&info.seats[0], &info.seats[1]), (&Sitter::Empty, &Sitter::Bot("greedy".to_owned())));
        assert!(history.entries.iter().filter(|entry| entry.kind == "move").count() >= moves);
        assert!(
            history.entries.iter().all(|entry| !entry.text.contains("person")),
            "nobody of the other server"
        );
        server::replay(&history).unwrap();
    }
}

#[test]
fn a_table_of_a_folder_goes_on_elsewhere() {
    let directory = tempfile::tempdir().unwrap();
    let home = |name: &str| directory.path().join(name).display().to_string();
    a_running_table_goes_elsewhere_and_on(&home("from"), &home("to"));
}

#[test]
fn a_table_of_a_database_goes_on_elsewhere() {
    let Some(server) = Server::shared() else { return };
    a_running_table_goes_elsewhere_and_on(&server.database(), &server.database());
}

/// A table whose seats are a bot's and open, as this program wrote it first.
const GOLDEN: &str = "tests/golden/table-1.json";

#[test]
fn the_form_of_the_file_stays() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(GOLDEN);
    let directory = tempfile::tempdir().unwrap();
    let home = directory.path().join("data").display().to_string();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store = runtime.block_on(open(&home));
    if std::env::var_os("HOLDFAST_NEW_GOLDEN").is_some() {
        let table = runtime.block_on(running(&store, 12));
        let first = directory.path().join("first.json").display().to_string();
        assert_eq!(data(&["export", &table, &first], &home).0, Some(0));
        let (_, said) = data(&["import", &first], &home);
        let table = said.split("table ").nth(1).unwrap()[..12].to_owned();
        assert_eq!(data(&["export", &table, golden.to_str().unwrap()], &home).0, Some(0));
    }
    let (code, said) = data(&["import", golden.to_str().unwrap()], &home);
    assert_eq!(code, Some(0), "{said}");
    let table = said.split("table ").nth(1).unwrap()[..12].to_owned();
    let again = directory.path().join("again.json");
    assert_eq!(data(&["export", &table, again.to_str().unwrap()], &home).0, Some(0));
    assert_eq!(fs::read_to_string(&again).unwrap(), fs::read_to_string(&golden).unwrap());
    runtime.block_on(store.close());
}

#[test]
fn what_is_wrong_with_a_file_is_said() {
    let golden = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(GOLDEN)).unwrap();
    let directory = tempfile::tempdir().unwrap();
    let home = directory.path().join("data").display().to_string();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async { open(&home).await.close().await });
    let file = directory.path().join("wrong.json");
    for (text, why) in [
        ("".to_owned(), "it is damaged"),
        ("[1, 2]".to_owned(), "it is not an exported table"),
        ("{}".to_owned(), "it is not an exported table"),
        (golden[..golden.len() / 2].to_owned(), "it is damaged"),
        (golden.replace("holdfast table", "holdfast chair"), "but `holdfast chair`"),
        (golden.replace("\"version\": 1", "\"version\": 2"), "this program reads version 1"),
        (golden.replace("Shelter", "Shelters"), "do not add up"),
        (golden.replacen("greedy", "random", 1), "do not add up"),
    ] {
        fs::write(&file, text).unwrap();
        let (code, said) = data(&["import", file.to_str().unwrap()], &home);
        assert!(code == Some(1) && said.contains(why), "{why}: {said}");
    }
    assert_eq!(data(&["import", "nowhere.json"], &home).0, Some(3));
    let store = runtime.block_on(open(&home));
    assert_eq!(runtime.block_on(store.all_tables("", &store::Page::first(9))).unwrap(), []);
}
