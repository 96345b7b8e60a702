//! Stopping, being killed, starting again.

use crate::client::config;
use server::{Config, Server, StartError};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Set for the process that serves; names its directory.
const SERVES: &str = "HOLDFAST_TEST_SERVES";

/// How long a busy machine may take until something more is played.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server in a process of its own, to be killed.
pub(crate) struct Process {
    pub(crate) child: Child,
    address: SocketAddr,
}

impl Process {
    pub(crate) fn start(directory: &Path) -> Process {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "restart::process_that_serves", "--nocapture"])
            .env(SERVES, directory)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let address = output
            .lines()
            .find_map(|line| {
                let line = line.unwrap();
                let (_, address) = line.split_once("at http://")?;
                address.trim_end_matches('/').parse().ok()
            })
            .expect("the server says where it is");
        Process { child, address }
    }

    /// Sends a request and gives the status, the cookies set and the text.
    pub(crate) fn ask(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        body: &str,
    ) -> Option<(u16, String, String)> {
        let kind =
            if body.starts_with('{') { "application/json" } else { "application/x-www-form-urlencoded" };
        let mut stream = TcpStream::connect(self.address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: {kind}\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, text) = answer.split_once("\r\n\r\n")?;
        Some((head.split(' ').nth(1)?.parse().ok()?, head.to_owned(), text.to_owned()))
    }

    pub(crate) fn data(&self, path: &str, cookie: &str) -> serde_json::Value {
        let (status, _, text) = self.ask("GET", path, cookie, "").unwrap();
        assert_eq!(status, 200, "{text}");
        serde_json::from_str(&text).unwrap()
    }

    /// `kill -9`.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// Not a test of its own: what [`Process`] runs.
#[test]
fn process_that_serves() {
    if let Some(directory) = std::env::var_os(SERVES) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let config = Config { bot_pause: Duration::from_millis(1), ..config(Path::new(&directory)) };
        runtime.block_on(async {
            let server = Server::start(&config).await.unwrap();
            println!("at {}", server.url());
            server.serve().await.unwrap();
        });
    }
}

pub(crate) fn header<'a>(head: &'a str, name: &str) -> &'a str {
    let line = head.lines().find(|line| line.starts_with(name)).unwrap_or_default();
    line.split_once(": ").map_or("", |(_, value)| value)
}

#[test]
fn what_was_acknowledged_survives_kill_9() {
    let directory = tempfile::tempdir().unwrap();
    let mut process = Process::start(directory.path());
    let mut cookie = String::new();
    for round in 0..5_u64 {
        let seats = "players=2&seat-1=bot-teammate";
        let (_, head, _) = process.ask("POST", "/new/pandemic", &cookie, seats).unwrap();
        let table = header(&head, "location").trim_start_matches("/t/").to_owned();
        if round == 0 {
            header(&head, "set-cookie").split(';').next().unwrap().clone_into(&mut cookie);
        }
        let path = format!("/api/tables/{table}");
        let begun = Instant::now();
        let mut acknowledged = 0;
        // Each time it is killed at another moment, but never before something was played.
        while begun.elapsed() < Duration::from_millis(150 + 70 * round) || acknowledged < 5 {
            assert!(begun.elapsed() < PATIENCE, "round {round}: only {acknowledged} entries");
            let data = process.data(&path, &cookie);
            acknowledged = acknowledged.max(data["version"].as_u64().unwrap());
            let Some(action) = data["legal"].as_array().and_then(|legal| legal.last()) else { continue };
            let body = format!(r#"{{"seat":0,"version":{},"action":{action}}}"#, data["version"]);
            if let Some((200, _, text)) = process.ask("POST", &format!("{path}/act"), &cookie, &body) {
                let data: serde_json::Value = serde_json::from_str(&text).unwrap();
                acknowledged = acknowledged.max(data["version"].as_u64().unwrap());
            }
        }
        process.kill();
        process = Process::start(directory.path());
        let data = process.data(&path, &cookie);
        assert!(
            data["version"].as_u64().unwrap() >= acknowledged,
            "round {round}: {acknowledged} acknowledged"
        );
        assert_eq!(data["seats"][0]["held_by"], "me", "the cookie still holds");
    }
    process.kill();
}

/// A campaign is played while the server is killed again and again: what is cleared stands in the log once.
#[test]
fn a_campaign_is_carried_over_kill_9() {
    let directory = tempfile::tempdir().unwrap();
    let mut process = Process::start(directory.path());
    let (_, head, _) = process.ask("POST", "/groups", "", "group=Ours").unwrap();
    let group = header(&head, "location").to_owned();
    let cookie = header(&head, "set-cookie").split(';').next().unwrap().to_owned();
    let id = group.trim_start_matches("/groups/");
    let log = |process: &Process| {
        let (status, _, text) = process.ask("GET", &format!("{group}/export"), &cookie, "").unwrap();
        assert_eq!(status, 200, "{text}");
        text
    };
    let mut tables: Vec<String> = Vec::new();
    for round in 0..5_u64 {
        let form = format!("campaign={id}&players=2&scenario=s00&seat-0=bot-sensible&seat-1=bot-sensible");
        let (_, head, _) = process.ask("POST", "/new/tokyo", &cookie, &form).unwrap();
        let table = header(&head, "location").trim_start_matches("/t/").to_owned();
        let path = format!("/api/tables/{table}");
        // Sooner or later in a game, and at last at once when it is over.
        let until = Instant::now() + Duration::from_millis(50 << (2 * round));
        while process.data(&path, &cookie)["phase"] != "over" && Instant::now() < until {}
        process.kill();
        process = Process::start(directory.path());
        let late = Instant::now() + Duration::from_secs(60);
        while process.data(&path, &cookie)["phase"] != "over" {
            assert!(Instant::now() < late, "round {round}: the game does not go on");
            std::thread::sleep(Duration::from_millis(5));
        }
        tables.push(table);
        let log = log(&process);
        assert!(log.contains(&format!("\ngames {}\n", tables.len())), "round {round}: {log}");
        let order: Vec<&str> =
            log.lines().filter_map(|line| line.split_once(" table=")).map(|it| it.1).collect();
        assert_eq!(order, tables, "round {round}");
    }
    process.kill();
}

#[test]
fn bots_play_on_after_a_restart() {
    let directory = tempfile::tempdir().unwrap();
    let process = Process::start(directory.path());
    let seats = "players=2&seat-0=bot-teammate&seat-1=bot-teammate";
    let (_, head, _) = process.ask("POST", "/new/pandemic", "", seats).unwrap();
    let table = header(&head, "location").trim_start_matches("/t/").to_owned();
    process.kill();
    let process = Process::start(directory.path());
    std::thread::sleep(Duration::from_millis(300));
    let path = format!("/api/tables/{table}");
    for _ in 0..1_000 {
        if process.data(&path, "")["phase"] == "over" {
            return process.kill();
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("the bots do not play on");
}

#[tokio::test]
async fn an_open_page_does_not_hold_up_the_end() {
    let directory = tempfile::tempdir().unwrap();
    let server = Server::start(&config(directory.path())).await.unwrap();
    let address: SocketAddr =
        server.url().trim_start_matches("http://").trim_end_matches('/').parse().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(server.serve_until(async {
        stopped.await.ok();
    }));
    let live = tokio::task::spawn_blocking(move || {
        let ask = |text: String| {
            let mut stream = TcpStream::connect(address).unwrap();
            stream.write_all(text.as_bytes()).unwrap();
            stream
        };
        let body = "players=2&seat-1=me";
        let mut answer = String::new();
        ask(format!(
            "POST /new/pandemic HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: \
             application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        ))
        .read_to_string(&mut answer)
        .unwrap();
        let table = header(&answer, "location").to_owned();
        let mut events = ask(format!("GET {table}/events HTTP/1.1\r\nhost: x\r\n\r\n"));
        let mut first = [0; 400];
        events.read_exact(&mut first).unwrap();
        events
    });
    let mut events = live.await.unwrap();
    stop.send(()).unwrap();
    let ended = tokio::time::timeout(Duration::from_secs(3), serving).await;
    ended.expect("the server stops at once").unwrap();
    events.read_to_end(&mut Vec::new()).unwrap();
}

#[tokio::test]
async fn what_stands_in_the_way_of_a_start_is_told() {
    let directory = tempfile::tempdir().unwrap();
    let server = Server::start(&config(directory.path())).await.unwrap();
    let Err(locked) = Server::start(&config(directory.path())).await else { panic!("it starts twice") };
    assert!(locked.to_string().contains("is in use by another running program"), "{locked}");
    let elsewhere = tempfile::tempdir().unwrap();
    let address = server.url().trim_start_matches("http://").trim_end_matches('/').parse().unwrap();
    let taken = Config { listen: address, ..config(elsewhere.path()) };
    let Err(taken) = Server::start(&taken).await else { panic!("it listens twice") };
    assert!(matches!(taken, StartError::InUse { .. }) && taken.to_string().contains("--listen"), "{taken}");
}
