//! `holdfast admin`, beside a server that has the store open.

use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::Command;
use store::{NewTable, Store};

fn admin(words: &[&str], place: (&str, &Path)) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holdfast"));
    let output = command.arg("admin").args(words).arg(place.0).arg(place.1).output().unwrap();
    (output.status.code(), String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
}

fn listed(words: &[&str], place: (&str, &Path)) -> Value {
    let (code, said) = admin(&[words, &["--json"]].concat(), place);
    assert_eq!(code, Some(0), "{said}");
    serde_json::from_str(&said).unwrap()
}

#[test]
fn an_operator_does_everything_beside_a_server() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("data");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store = runtime.block_on(Store::open(&data)).unwrap();
    let table = runtime.block_on(async {
        store.create_person("Ann", "en").await.unwrap();
        let new = NewTable {
            title: "Rude",
            host: Some(1),
            ..NewTable::new("pandemic", 1, "players=2", 2, [7; 32])
        };
        let table = store.create_table(&new).await.unwrap();
        store.report(Some(1), &table, None, "a rude title").await.unwrap();
        table.to_string()
    });
    let place = ("--data", data.as_path());
    assert_eq!(listed(&["tables", "rude"], place)[0]["table"], table.as_str());
    assert_eq!(listed(&["people"], place)[0]["name"], "Ann");
    assert_eq!(listed(&["reports"], place)[0]["text"], "a rude title");
    for words in [
        &["rename-table", &table, "Quiet", "--why", "a report"][..],
        &["show", &table],
        &["hide", &table],
        &["rename-person", "1", "Ada"],
        &["ban", "person 1", "--days", "7"],
        &["ban", "192.0.2.7/24"],
        &["unban", "person 1"],
        &["close", "1"],
        &["delete-person", "1"],
        &["delete-table", &table],
    ] {
        let (code, said) = admin(words, place);
        assert_eq!(code, Some(0), "{words:?}: {said}");
    }
    assert_eq!(listed(&["bans"], place), json!([{ "who": "192.0.2.0/24", "until": null }]));
    let audit = listed(&["audit"], place);
    assert_eq!(audit.as_array().unwrap().len(), 10);
    assert_eq!(audit[9]["act"], "rename-table");
    assert_eq!((&audit[9]["why"], &audit[9]["way"]), (&json!("a report"), &json!("command")));
    for (words, code) in [
        (&["hide", "nowhere"][..], 2),
        (&["hide", &table], 2),
        (&["ban", "everybody"], 2),
        (&["ban", "person 1", "--days", "0"], 2),
    ] {
        let (found, said) = admin(words, place);
        assert_eq!(found, Some(code), "{words:?}: {said}");
    }
    assert_eq!(listed(&["audit"], place).as_array().unwrap().len(), 10, "what failed left no line");

    // Where the data is stands in the server's configuration file, too.
    let config = directory.path().join("holdfast.toml");
    fs::write(&config, format!("data = {:?}\nlisten = \"127.0.0.1:7700\"\n", data.display().to_string()))
        .unwrap();
    assert_eq!(listed(&["audit"], ("--config", config.as_path())), audit);
    fs::write(&config, "daat = \"elsewhere\"\n").unwrap();
    let (code, said) = admin(&["audit"], ("--config", config.as_path()));
    assert!(code == Some(1) && said.contains("line 1"), "{said}");
    let (code, said) = admin(&["audit"], ("--data", directory.path()));
    assert!(code == Some(3) && said.contains("no database"), "{said}");
}
