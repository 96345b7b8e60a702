//! The disk fails, files vanish, data is damaged: what people and programs are told, and that it goes on afterwards.

use crate::client::{Client, Site, request};
use crate::restart::{Process, header};
use axum::http::Method;
use serde_json::Value;
use std::fs::{self, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use store::NewTable;

/// How long a busy machine may take until the storage is tried anew.
const PATIENCE: Duration = Duration::from_secs(60);

/// The body of a decision: the first that is allowed.
fn first_choice(data: &Value) -> String {
    let action = &data["legal"][0];
    format!(r#"{{"seat":{},"version":{},"action":{action}}}"#, data["seat"], data["version"])
}

/// What health says, once nothing holds any more that was found before.
async fn health_anew(client: &mut Client, wanted: u16) -> String {
    let late = Instant::now() + PATIENCE;
    loop {
        let answer = client.get("/healthz").await;
        if answer.status.as_u16() == wanted {
            return answer.text;
        }
        assert!(Instant::now() < late, "health stays {}: {}", answer.status, answer.text);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The page that says in a language what is wrong.
async fn page_in(client: &mut Client, method: Method, address: &str, language: &str) -> String {
    let headers = [("accept-language", language), ("content-type", "application/x-www-form-urlencoded")];
    client.send(request(method, address, &headers, String::new())).await.is_page(503).text.clone()
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_that_is_gone_stops_acknowledgements_until_it_is_back() {
    let site = Site::new().await;
    let directory = &site.directory;
    let mut client = site.client();
    let table = client.own_table().await;
    let act = format!("/api/tables/{table}/act");
    let before = client.data(&table).await;
    assert_eq!(client.get("/healthz").await.text, "ok");

    let away = tempfile::tempdir().unwrap();
    let names = ["holdfast.db", "holdfast.db-wal", "holdfast.db-shm"];
    for name in names {
        fs::rename(directory.path().join(name), away.path().join(name)).unwrap();
    }
    for _ in 0..3 {
        let told = client.post_json(&act, &first_choice(&before)).await.is_error(503);
        let told = told["error"].as_str().unwrap();
        assert!(told.contains("is not in its place") && told.contains("put back"), "{told}");
    }
    for (language, told) in
        [("en", "is not in its place"), ("ja", "元の場所にありません"), ("zh-Hant", "不在原來的位置")]
    {
        let page = page_in(&mut client, Method::POST, "/new/pandemic", language).await;
        assert!(page.contains(told), "{page}");
    }
    assert!(health_anew(&mut client, 503).await.starts_with("moved: "));
    let accept = [("accept", "application/json")];
    let health = client.send(request(Method::GET, "/healthz", &accept, String::new())).await.json();
    assert_eq!((&health["ok"], &health["cause"]), (&Value::Bool(false), &"moved".into()), "{health}");
    assert_eq!(client.data(&table).await["version"], before["version"], "it can still be looked at");

    for name in names {
        fs::rename(away.path().join(name), directory.path().join(name)).unwrap();
    }
    let answer = client.post_json(&act, &first_choice(&before)).await;
    assert_eq!(answer.status.as_u16(), 200, "{}", answer.text);
    assert!(answer.json()["version"].as_u64() > before["version"].as_u64());
    assert_eq!(health_anew(&mut client, 200).await, "ok");
    let health = client.send(request(Method::GET, "/healthz", &accept, String::new())).await.json();
    assert_eq!(health, serde_json::json!({ "ok": true }));
}

/// A bot goes on by itself when what kept it from being stored is over.
#[cfg(unix)]
#[tokio::test]
async fn bots_go_on_when_the_database_is_back() {
    let site = Site::with(|config| config.bot_pause = Duration::from_millis(1)).await;
    let directory = &site.directory;
    let mut client = site.client();
    let seats = [("players", "2"), ("seat-0", "bot-teammate"), ("seat-1", "bot-teammate")];
    let table = client.new_table(&seats).await;
    let (file, away) = (directory.path().join("holdfast.db"), directory.path().join("away"));
    fs::rename(&file, &away).unwrap();
    let mut versions = Vec::new();
    while versions.len() < 3 || versions[versions.len() - 3..].iter().any(|it| *it != versions[0]) {
        let version = client.data(&table).await["version"].as_u64().unwrap();
        if versions.first() != Some(&version) {
            versions.clear();
        }
        versions.push(version);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    fs::rename(&away, &file).unwrap();
    let late = Instant::now() + PATIENCE;
    while client.data(&table).await["phase"] != "over" {
        assert!(Instant::now() < late, "the bots do not go on");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn damaged_data_is_called_damaged_in_every_language() {
    let table = NewTable::new("pandemic", 1, "players=2", 2, [7; 32]);
    let (site, table) = Site::storing(async |store| store.create_table(&table).await.unwrap()).await;
    let directory = &site.directory;
    let mut client = site.client();
    assert_eq!(client.get("/healthz").await.text, "ok");
    let file = directory.path().join("holdfast.db");
    let pages = fs::metadata(&file).unwrap().len() / 4096;
    let mut damaged = OpenOptions::new().write(true).open(&file).unwrap();
    for page in 1..pages {
        damaged.seek(SeekFrom::Start(page * 4096)).unwrap();
        damaged.write_all(&[0xa5; 4096]).unwrap();
    }
    let address = format!("/t/{table}");
    for (language, told) in [("en", "data is damaged"), ("ja", "壊れています"), ("zh-Hant", "已損毀")]
    {
        let page = page_in(&mut client, Method::GET, &address, language).await;
        assert!(page.contains(told), "{page}");
    }
    let told = client.get(&format!("/api/tables/{table}")).await.is_error(503);
    assert!(told["error"].as_str().unwrap().contains("backup"), "{told}");
    assert!(health_anew(&mut client, 503).await.starts_with("damaged: "));
}

/// How many transactions stand in the write-ahead log: frames that end one name the size of the database.
fn commits(directory: &Path) -> u64 {
    let log = fs::read(directory.join("holdfast.db-wal")).unwrap();
    let number = |at: usize| u32::from_be_bytes(log[at..at + 4].try_into().unwrap());
    let frame = 24 + number(8) as usize;
    (32..log.len()).step_by(frame).filter(|at| at + frame <= log.len() && number(at + 4) > 0).count() as u64
}

#[tokio::test]
async fn health_writes_once_a_second_at_most() {
    let site = Site::new().await;
    let directory = &site.directory;
    let before = commits(directory.path());
    let begun = Instant::now();
    for _ in 0..50 {
        let mut asking = Vec::new();
        for _ in 0..10 {
            let mut client = site.client();
            asking.push(tokio::spawn(async move { client.get("/healthz").await.text }));
        }
        // Whoever does not wait for the answer has nothing written either.
        asking.pop().unwrap().abort();
        for asked in asking {
            assert_eq!(asked.await.unwrap(), "ok");
        }
    }
    let written = commits(directory.path()) - before;
    assert!(written >= 1, "health writes");
    assert!(written <= 1 + begun.elapsed().as_secs(), "{written} in {:?}", begun.elapsed());
}

/// Lets the files of a process grow no further than this; `None` where that cannot be done from outside.
#[cfg(target_os = "linux")]
fn limit_files(process: &Process, most: &str) -> Option<()> {
    let (id, limit) = (process.child.id().to_string(), format!("--fsize={most}:unlimited"));
    let limited = Command::new("prlimit").args(["--pid", &id, &limit]).status();
    limited.ok().filter(|status| status.success()).map(drop)
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_takes_no_more_fails_decisions_only_as_long_as_it_does() {
    let directory = tempfile::tempdir().unwrap();
    let process = Process::start(directory.path());
    let seats = "players=2&seat-0=me&seat-1=me";
    let (_, head, _) = process.ask("POST", "/new/pandemic", "", seats).unwrap();
    let cookie = header(&head, "set-cookie").split(';').next().unwrap().to_owned();
    let path = format!("/api{}", header(&head, "location").replace("/t/", "/tables/"));
    let act = |process: &Process| {
        let data = process.data(&path, &cookie);
        let answer = process.ask("POST", &format!("{path}/act"), &cookie, &first_choice(&data)).unwrap();
        (answer.0, serde_json::from_str::<Value>(&answer.2).unwrap())
    };
    let mut acknowledged = 0;
    for round in 0..3 {
        let (status, data) = act(&process);
        assert_eq!(status, 200, "round {round}: {data}");
        acknowledged = data["version"].as_u64().unwrap();

        let log = fs::metadata(directory.path().join("holdfast.db-wal")).unwrap().len();
        if limit_files(&process, &log.to_string()).is_none() {
            eprintln!("skipped: prlimit does not run here");
            return process.kill();
        }
        for _ in 0..3 {
            let (status, told) = act(&process);
            assert!(status == 503 || status == 507, "round {round}: {status} {told}");
            assert!(told["error"].as_str().unwrap().contains("disk"), "{told}");
            let (status, ..) = process.ask("POST", "/new/pandemic", &cookie, seats).unwrap();
            assert!(status == 503 || status == 507, "round {round}: a table is made: {status}");
            assert_eq!(process.data(&path, &cookie)["version"], acknowledged, "it can be looked at");
        }
        let late = Instant::now() + PATIENCE;
        while process.ask("GET", "/healthz", "", "").unwrap().0 != 503 {
            assert!(Instant::now() < late, "health does not notice");
        }

        limit_files(&process, "unlimited").unwrap();
        let (status, data) = act(&process);
        assert_eq!(status, 200, "round {round}: {data}");
        assert!(data["version"].as_u64().unwrap() > acknowledged);
        acknowledged = data["version"].as_u64().unwrap();
        while process.ask("GET", "/healthz", "", "").unwrap().0 != 200 {
            assert!(Instant::now() < late, "health does not recover");
        }
    }
    process.kill();
    let process = Process::start(directory.path());
    assert_eq!(process.data(&path, &cookie)["version"], acknowledged, "nothing is lost");
    process.kill();
}
