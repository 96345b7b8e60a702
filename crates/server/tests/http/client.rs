//! A browser without a screen: it keeps cookies and posts forms.

use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, Method, Request, Response, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{Config, Rates, Server};
use std::collections::BTreeMap;
use std::time::Duration;
use store::{Home, Store};
use tempfile::TempDir;
use tower::ServiceExt;

/// How long a busy machine may take to look at all tables.
const LOOKING: Duration = Duration::from_secs(120);

/// A server on a directory of its own, reached without the network.
pub(crate) struct Site {
    pub(crate) server: Server,
    pub(crate) directory: TempDir,
}

impl Site {
    pub(crate) async fn new() -> Site {
        Site::with(|_| ()).await
    }

    /// A site on which something is different.
    pub(crate) async fn with(different: impl FnOnce(&mut Config)) -> Site {
        Site::on(tempfile::tempdir().unwrap(), different).await
    }

    /// A site on which this is stored already.
    pub(crate) async fn storing<T>(some: impl AsyncFnOnce(&Store) -> T) -> (Site, T) {
        let directory = tempfile::tempdir().unwrap();
        let stored = store(&directory, some).await;
        (Site::on(directory, |_| ()).await, stored)
    }

    /// Stops, and starts again with something more stored.
    pub(crate) async fn again<T>(self, more: impl AsyncFnOnce(&Store) -> T) -> (Site, T) {
        let Site { server, directory } = self;
        server.serve_until(std::future::ready(())).await;
        let stored = store(&directory, more).await;
        (Site::on(directory, |_| ()).await, stored)
    }

    /// Stops, and starts again with something different.
    pub(crate) async fn again_with(self, different: impl FnOnce(&mut Config)) -> Site {
        let Site { server, directory } = self;
        server.serve_until(std::future::ready(())).await;
        Site::on(directory, different).await
    }

    /// Runs until it has looked at all tables, as after an upgrade, stops, and starts again.
    pub(crate) async fn looked(self) -> Site {
        let Site { server, directory } = self;
        let noted = directory.path().join("holdfast.checked");
        let looked = async {
            while !noted.exists() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        server.serve_until(async { tokio::time::timeout(LOOKING, looked).await.unwrap() }).await;
        Site::on(directory, |_| ()).await
    }

    async fn on(directory: TempDir, different: impl FnOnce(&mut Config)) -> Site {
        let mut config = config(directory.path());
        different(&mut config);
        Site { server: Server::start(&config).await.unwrap(), directory }
    }

    pub(crate) fn client(&self) -> Client {
        Client { router: self.server.router(), cookies: BTreeMap::new() }
    }
}

async fn store<T>(directory: &TempDir, some: impl AsyncFnOnce(&Store) -> T) -> T {
    let store = Store::open(directory.path()).await.unwrap();
    let stored = some(&store).await;
    store.close().await;
    stored
}

pub(crate) fn config(directory: &std::path::Path) -> Config {
    Config {
        listen: ([127, 0, 0, 1], 0).into(),
        data: Home::Folder(directory.to_owned()),
        bot_pause: Duration::ZERO,
        patience: Duration::from_secs(3_600),
        window_wait: None,
        rates: Rates::unlimited(),
        open_tables_per_person: u32::MAX,
        ..Config::default()
    }
}

pub(crate) struct Client {
    pub(crate) router: Router,
    pub(crate) cookies: BTreeMap<String, String>,
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    pub(crate) fn to(&self) -> &str {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.text);
        self.headers[LOCATION].to_str().unwrap()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The answer is a page for people with this status.
    pub(crate) fn is_page(&self, status: u16) -> &Self {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        assert!(self.text.starts_with("<!DOCTYPE html>"), "{}", self.text);
        assert!(!self.text.contains("[problem-") && !self.text.contains("[declined-"), "{}", self.text);
        self
    }

    /// The answer is an error for programs with this status.
    pub(crate) fn is_error(&self, status: u16) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        let data = self.json();
        let error = data["error"].as_str().unwrap_or_default();
        assert!(!error.is_empty() && !error.contains('['), "{data}");
        data
    }
}

impl Client {
    /// The same person at a site that was started again.
    pub(crate) fn back_at(self, site: &Site) -> Client {
        Client { cookies: self.cookies, ..site.client() }
    }

    /// An answer that has no end to wait for.
    pub(crate) async fn open(&self, address: &str) -> Response<Body> {
        self.ask(request(Method::GET, address, &[], String::new())).await
    }

    async fn ask(&self, mut request: Request<Body>) -> Response<Body> {
        if !self.cookies.is_empty() {
            let cookies: Vec<_> =
                self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            request.headers_mut().insert(COOKIE, cookies.join("; ").parse().unwrap());
        }
        self.router.clone().oneshot(request).await.unwrap()
    }

    pub(crate) async fn send(&mut self, request: Request<Body>) -> Answer {
        let (head, body) = self.ask(request).await.into_parts();
        for cookie in head.headers.get_all(SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        let text = String::from_utf8(body.collect().await.unwrap().to_bytes().to_vec()).unwrap();
        Answer { status: head.status, headers: head.headers, text }
    }

    pub(crate) async fn get(&mut self, address: &str) -> Answer {
        self.send(request(Method::GET, address, &[], String::new())).await
    }

    pub(crate) async fn post(&mut self, address: &str, form: &[(&str, &str)]) -> Answer {
        let body = encode(form);
        let form = [("content-type", "application/x-www-form-urlencoded")];
        self.send(request(Method::POST, address, &form, body)).await
    }

    pub(crate) async fn post_json(&mut self, address: &str, body: &str) -> Answer {
        let json = [(CONTENT_TYPE.as_str(), "application/json")];
        self.send(request(Method::POST, address, &json, body.to_owned())).await
    }

    /// A new table of Pandemic; gives its id.
    pub(crate) async fn new_table(&mut self, form: &[(&str, &str)]) -> String {
        self.new_table_of("pandemic", form).await
    }

    /// A new table of this game; gives its id.
    pub(crate) async fn new_table_of(&mut self, game: &str, form: &[(&str, &str)]) -> String {
        let answer = self.post(&format!("/new/{game}"), form).await;
        answer.to().strip_prefix("/t/").unwrap().to_owned()
    }

    /// A table of two seats, both the client's, whose game runs.
    pub(crate) async fn own_table(&mut self) -> String {
        self.new_table(&[("players", "2"), ("seat-0", "me"), ("seat-1", "me"), ("name", "Ada")]).await
    }

    /// Decides at the newest revision: a seat and its action, as a record has them.
    pub(crate) async fn decide(&mut self, table: &str, line: &str) -> Answer {
        let version = &self.data(table).await["version"];
        let (seat, action) = line.split_once(' ').unwrap();
        let decision =
            json!({ "seat": seat[1..].parse::<u8>().unwrap(), "version": version, "action": action });
        self.post_json(&format!("/api/tables/{table}/act"), &decision.to_string()).await
    }

    pub(crate) async fn data(&mut self, table: &str) -> Value {
        let answer = self.get(&format!("/api/tables/{table}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.json()
    }
}

/// What else is sent of an answer, until the end.
pub(crate) async fn rest(body: Body) -> String {
    let rest = tokio::time::timeout(Duration::from_secs(30), body.collect()).await.expect("it goes on");
    String::from_utf8(rest.unwrap().to_bytes().to_vec()).unwrap()
}

pub(crate) fn request(
    method: Method,
    address: &str,
    headers: &[(&str, &str)],
    body: String,
) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(address).header("host", "holdfast.test");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.body(Body::from(body)).unwrap()
}

fn encode(form: &[(&str, &str)]) -> String {
    let word = |text: &str| -> String {
        text.bytes()
            .map(|byte| match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
                other => format!("%{other:02X}"),
            })
            .collect()
    };
    form.iter().map(|(name, value)| format!("{}={}", word(name), word(value))).collect::<Vec<_>>().join("&")
}
