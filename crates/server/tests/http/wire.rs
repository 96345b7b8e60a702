//! Real connections: who keeps the server waiting, who takes more than their share, and who says where they come from.

use crate::client::config;
use server::{Config, Limits, Rates, Server};
use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const LONG: Duration = Duration::from_secs(3_600);

/// How long a busy machine may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that listens.
struct Served {
    address: SocketAddr,
    _directory: TempDir,
}

impl Served {
    async fn with(different: impl FnOnce(&mut Config)) -> Served {
        let directory = tempfile::tempdir().unwrap();
        let mut config = config(directory.path());
        config.limits = Limits { header: LONG, idle: LONG, ..Limits::default() };
        different(&mut config);
        let server = Server::start(&config).await.unwrap();
        let address = server.url().trim_start_matches("http://").trim_end_matches('/').parse().unwrap();
        tokio::spawn(server.serve_until(std::future::pending()));
        Served { address, _directory: directory }
    }

    async fn line(&self) -> Line {
        Line { stream: TcpStream::connect(self.address).await.unwrap(), heard: String::new() }
    }

    /// Asks by a connection of its own; gives the whole answer.
    async fn ask(&self, head: &str, body: &str) -> String {
        let mut line = self.line().await;
        line.say(&format!("{head}connection: close\r\ncontent-length: {}\r\n\r\n{body}", body.len())).await;
        line.ends().await;
        line.heard
    }

    async fn post(&self, path: &str, cookie: &str, body: &str) -> String {
        let form = "content-type: application/x-www-form-urlencoded";
        self.ask(&format!("POST {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n{form}\r\n"), body).await
    }

    /// A new table of two seats, one of them taken by whoever has the cookie.
    async fn table(&self) -> (String, String) {
        let answer = self.post("/new/pandemic", "", "players=2&seat-0=me&seat-1=open&listing=public").await;
        (header(&answer, "location").to_owned(), cookie(&answer))
    }

    /// Live updates of a table, once they have begun.
    async fn updates(&self, table: &str, headers: &str) -> Line {
        let mut line = self.line().await;
        line.say(&format!("GET {table}/events HTTP/1.1\r\nhost: x\r\n{headers}\r\n")).await;
        line.hears("event: table").await;
        line
    }
}

/// A connection, and what has come by it.
struct Line {
    stream: TcpStream,
    heard: String,
}

impl Line {
    async fn say(&mut self, text: &str) {
        self.stream.write_all(text.as_bytes()).await.unwrap();
    }

    /// Reads until this has come.
    async fn hears(&mut self, text: &str) {
        while !self.heard.contains(text) {
            assert!(self.read().await, "the end comes before {text:?}: {}", self.heard);
        }
    }

    /// Reads until the end.
    async fn ends(&mut self) {
        while self.read().await {}
    }

    /// False at the end.
    async fn read(&mut self) -> bool {
        let mut buffer = [0; 4_096];
        let read = in_time(self.stream.read(&mut buffer)).await.unwrap_or(0);
        self.heard.push_str(&String::from_utf8_lossy(&buffer[..read]));
        read > 0
    }

    /// Answered on a connection that stays open.
    async fn is_served(&mut self) {
        self.heard.clear();
        self.say("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
        self.hears("\r\n\r\nok").await;
        assert!(self.heard.starts_with("HTTP/1.1 200"), "{}", self.heard);
    }
}

async fn in_time<T>(wanted: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, wanted).await.expect("it takes too long")
}

fn header<'a>(answer: &'a str, name: &str) -> &'a str {
    let line = answer.lines().find(|line| line.starts_with(name)).unwrap_or_default();
    line.split_once(": ").map_or("", |(_, value)| value)
}

fn cookie(answer: &str) -> String {
    header(answer, "set-cookie").split(';').next().unwrap().to_owned()
}

#[tokio::test]
async fn half_sent_headers_give_way_to_visitors() {
    let served = Served::with(|config| config.limits.connections = 8).await;
    let mut idle = served.line().await;
    idle.is_served().await;
    let mut hanging = Vec::new();
    for _ in 0..40 {
        let mut line = served.line().await;
        line.say("GET / HTTP/1.1\r\nhost: x\r\nx-unfinished: ").await;
        hanging.push(line);
    }
    idle.ends().await;
    let mut visitor = served.line().await;
    visitor.is_served().await;
    for line in &mut hanging[..33] {
        line.ends().await;
    }
    hanging[39].say("no\r\nconnection: close\r\n\r\n").await;
    hanging[39].ends().await;
    assert!(hanging[39].heard.starts_with("HTTP/1.1 200"), "there is room for seven");
    visitor.is_served().await;
}

#[tokio::test]
async fn an_unfinished_body_gives_way_too() {
    let served = Served::with(|config| config.limits.connections = 1).await;
    let mut hanging = served.line().await;
    let form = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 100";
    hanging.say(&format!("POST /name HTTP/1.1\r\nhost: x\r\n{form}\r\n\r\nname=")).await;
    served.line().await.is_served().await;
    hanging.ends().await;
    assert_eq!(hanging.heard, "");
}

#[tokio::test]
async fn a_header_has_to_come_in_time() {
    let served = Served::with(|config| config.limits.header = Duration::from_millis(50)).await;
    let mut known = loop {
        let mut line = served.line().await;
        line.say("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
        if line.read().await {
            break line;
        }
    };
    let mut half = served.line().await;
    half.say("GET / HTTP/1.1\r\nhost: x\r\nx-unfinished: ").await;
    half.ends().await;
    let mut silent = served.line().await;
    silent.ends().await;
    known.is_served().await;
}

#[tokio::test]
async fn a_connection_is_not_kept_for_ever() {
    let served = Served::with(|config| config.limits.idle = Duration::from_millis(50)).await;
    loop {
        let mut line = served.line().await;
        line.say("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
        line.ends().await;
        if line.heard.starts_with("HTTP/1.1 200") {
            break;
        }
    }
}

#[tokio::test]
async fn who_does_not_read_is_not_waited_for() {
    let served = Served::with(|config| config.limits.idle = Duration::from_millis(200)).await;
    let mut line = served.line().await;
    let asking = async {
        loop {
            let request = b"GET /assets/holdfast.css HTTP/1.1\r\nhost: x\r\n\r\n";
            if line.stream.write_all(request).await.is_err() {
                break;
            }
        }
    };
    in_time(asking).await;
}

#[tokio::test]
async fn where_nobody_can_give_way_it_is_said() {
    let served = Served::with(|config| config.limits.connections_per_address = 1).await;
    let (table, _) = served.table().await;
    let updates = served.updates(&table, "").await;
    let page = served.ask("GET / HTTP/1.1\r\nhost: x\r\naccept-language: ja\r\n", "").await;
    assert!(page.starts_with("HTTP/1.1 503"), "{page}");
    assert_eq!(header(&page, "retry-after"), "5");
    assert!(header(&page, "content-security-policy").starts_with("default-src 'none'"), "{page}");
    assert!(page.contains("接続数") && page.contains("</html>"), "{page}");
    let data = served.ask(&format!("GET /api/tables/{table} HTTP/1.1\r\nhost: x\r\n"), "").await;
    assert!(data.starts_with("HTTP/1.1 503") && data.contains(r#"{"error":"#), "{data}");
    drop(updates);
    while !served.ask("GET /healthz HTTP/1.1\r\nhost: x\r\n", "").await.starts_with("HTTP/1.1 200") {}
}

#[tokio::test]
async fn the_updates_a_person_opened_first_end_for_the_newest() {
    let served = Served::with(|config| config.limits.streams_per_person = 2).await;
    let (table, cookie) = served.table().await;
    let mine = format!("cookie: {cookie}\r\n");
    let mut stranger = served.updates(&table, "").await;
    let mut first = served.updates(&table, &mine).await;
    let mut second = served.updates(&table, &mine).await;
    let mut third = served.updates(&table, &mine).await;
    first.hears("retry: 60000").await;
    first.is_served().await;
    served.post(&format!("{table}/leave"), &cookie, "seat=0").await;
    for line in [&mut stranger, &mut second, &mut third] {
        line.heard.clear();
        line.hears("event: table").await;
    }
}

#[tokio::test]
async fn who_looks_on_gives_way_to_who_plays() {
    let served = Served::with(|config| config.limits.streams_per_table = 2).await;
    let (table, cookie) = served.table().await;
    let (other, _) = served.table().await;
    let mut player = served.updates(&table, &format!("cookie: {cookie}\r\n")).await;
    let mut elsewhere = served.updates(&other, "").await;
    let mut first = served.updates(&table, "").await;
    let mut second = served.updates(&table, "").await;
    first.hears("retry: 60000").await;
    for line in [&mut player, &mut elsewhere, &mut second] {
        assert!(!line.heard.contains("retry:"), "{}", line.heard);
    }
    served.post(&format!("{table}/leave"), &cookie, "seat=0").await;
    player.heard.clear();
    player.hears("event: table").await;
}

#[tokio::test]
async fn a_trusted_proxy_says_whose_updates_they_are() {
    let trusting = |trusted: &'static [&str]| {
        Served::with(|config| {
            config.limits.streams_per_address = 1;
            config.trusted_proxies = trusted.iter().map(|network| network.parse().unwrap()).collect();
        })
    };
    let (ada, bob) = ("x-forwarded-for: 192.0.2.1\r\n", "x-forwarded-for: 192.0.2.2\r\n");

    let served = trusting(&["127.0.0.0/8", "::1"]).await;
    let (table, _) = served.table().await;
    let mut first = served.updates(&table, ada).await;
    let mut other = served.updates(&table, bob).await;
    let second = served.updates(&table, ada).await;
    first.hears("retry: 60000").await;
    assert!(!other.heard.contains("retry:") && !second.heard.contains("retry:"));
    served.updates(&table, "forwarded: for=192.0.2.2\r\n").await;
    other.hears("retry: 60000").await;
    drop((second, other));

    let served = trusting(&[]).await;
    let (table, _) = served.table().await;
    let mut first = served.updates(&table, ada).await;
    let _second = served.updates(&table, bob).await;
    first.hears("retry: 60000").await;
}

#[tokio::test]
async fn only_a_trusted_proxy_says_that_it_is_reached_by_https() {
    for (trusted, secure) in [(vec!["127.0.0.1".parse().unwrap()], true), (Vec::new(), false)] {
        let served = Served::with(|config| config.trusted_proxies = trusted).await;
        let head = "POST /name HTTP/1.1\r\nhost: x\r\nx-forwarded-proto: https\r\n\
                    content-type: application/x-www-form-urlencoded\r\n";
        let answer = served.ask(head, "name=Ada").await;
        assert_eq!(header(&answer, "set-cookie").contains("; Secure"), secure, "{answer}");
    }
}

/// Behind a proxy that was named, a site goes on as it did before it knew its own address.
#[tokio::test]
async fn a_name_is_believed_where_a_trusted_proxy_has_a_certificate_for_it() {
    for (trusted, answer) in [(vec!["127.0.0.1".parse().unwrap()], "200"), (Vec::new(), "421")] {
        let served = Served::with(|config| config.trusted_proxies = trusted).await;
        let head = |scheme| {
            format!("GET /about HTTP/1.1\r\nhost: play.example.org\r\nx-forwarded-proto: {scheme}\r\n")
        };
        let page = served.ask(&head("https"), "").await;
        assert!(page.starts_with(&format!("HTTP/1.1 {answer}")), "{page}");
        assert!(served.ask(&head("http"), "").await.starts_with("HTTP/1.1 421"));
    }
}

#[tokio::test]
async fn strangers_are_counted_by_the_address_they_come_from() {
    let served = Served::with(|config| {
        config.rates = Rates::unlimited().with("new-people-per-address", "2/hour".parse().unwrap());
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let come = async |address: &str| {
        let head = format!(
            "POST /name HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {address}\r\n\
             content-type: application/x-www-form-urlencoded\r\n"
        );
        served.ask(&head, "name=Ada").await
    };
    for address in ["192.0.2.1", "192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2"] {
        assert!(come(address).await.starts_with("HTTP/1.1 303"), "{address}");
    }
    for address in ["192.0.2.1", "2001:db8::3"] {
        let refused = come(address).await;
        assert!(refused.starts_with("HTTP/1.1 429"), "{address}: {refused}");
        assert!((1..=1_800).contains(&header(&refused, "retry-after").parse::<u32>().unwrap()));
    }
}
