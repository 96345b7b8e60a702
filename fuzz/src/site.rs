//! A server that is asked anything.

use axum::Router;
use axum::body::Body;
use axum::http::header::{ACCEPT, CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::Value;
use server::{Config, Home, Rates, Server};
use std::cell::RefCell;
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tower::ServiceExt;

/// How often a server is asked before another takes its place, so that what is stored does not grow for ever.
const ASKED: u32 = 2_000;

const FORM: &str = "application/x-www-form-urlencoded";

/// What a body may be said to be.
const TYPES: [&str; 4] = [FORM, "application/json", "multipart/form-data; boundary=x", "text/plain"];

/// A server with tables and a group, and who may sit at them.
struct Site {
    runtime: Runtime,
    router: Router,
    /// The cookies of a person.
    cookie: String,
    /// What nobody could guess, and `$0`, `$1`, … stand for: the ids of tables and of a group, and invitations.
    known: Vec<String>,
    asked: u32,
    _server: Server,
    _directory: TempDir,
}

thread_local! {
    static SITE: RefCell<Option<Site>> = const { RefCell::new(None) };
}

/// Whatever a request asks, the answer is never a failure of the server.
///
/// The bits of the first byte say how it is asked: with POST (1), by somebody known (2), with which type of body (4 and
/// 8), for data (16). Then the address, up to the end of the line, and the body.
pub(crate) fn answers(bytes: &[u8]) {
    let [how, rest @ ..] = bytes else { return };
    let line = rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
    let (Ok(address), body) = (std::str::from_utf8(&rest[..line]), rest.get(line + 1..).unwrap_or_default())
    else {
        return;
    };
    SITE.with_borrow_mut(|site| {
        if site.as_ref().is_none_or(|site| site.asked == ASKED) {
            *site = None;
            *site = Some(Site::new());
        }
        if let Some(site) = site {
            site.is_asked(*how, address, body);
        }
    });
}

impl Site {
    fn new() -> Site {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let directory = tempfile::tempdir().unwrap();
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            data: Home::Folder(directory.path().to_owned()),
            bot_pause: Duration::ZERO,
            rates: Rates::unlimited(),
            open_tables_per_person: u32::MAX,
            ..Config::default()
        };
        let server = runtime.block_on(Server::start(&config)).unwrap();
        let mut site = Site {
            router: server.router(),
            runtime,
            cookie: String::new(),
            known: Vec::new(),
            asked: 0,
            _server: server,
            _directory: directory,
        };
        for (address, form) in [
            ("/new/pandemic", "name=Ada&players=2&seat-0=me&seat-1=me"),
            ("/new/outlive", "players=2&seat-0=me&seat-1=bot-random"),
            ("/new/tokyo", "players=2&scenario=s00&seat-0=me&seat-1=me"),
            ("/new/pandemic", "players=2&seat-0=bot-random&seat-1=bot-random"),
            ("/new/pandemic", "players=3&seat-0=me&seat-1=open&seat-2=open&listing=public"),
            ("/groups", "group=Ours"),
        ] {
            site.makes(address, form);
        }
        site.invites(&format!("/t/{}", site.known[4]), "/j/");
        site.invites(&format!("/groups/{}", site.known[5]), "/groups/join/");
        site
    }

    /// Makes a table or a group, and keeps its id.
    fn makes(&mut self, address: &str, form: &str) {
        let request =
            Request::post(address).header(HOST, "x").header(CONTENT_TYPE, FORM).header(COOKIE, &self.cookie);
        let (status, headers, _) = self.ask(request.body(form.to_owned().into()).unwrap());
        assert_eq!(status, StatusCode::SEE_OTHER, "{address} {form}");
        if self.cookie.is_empty() {
            let cookie = headers[SET_COOKIE].to_str().unwrap();
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        let made = headers[LOCATION].to_str().unwrap();
        self.known.push(made.rsplit('/').next().unwrap_or_default().to_owned());
    }

    /// Keeps the invitation that stands on a page.
    fn invites(&mut self, page: &str, begins: &str) {
        let request = Request::get(page).header(HOST, "x").header(COOKIE, &self.cookie);
        let (_, _, page) = self.ask(request.body(Body::empty()).unwrap());
        let (_, invitation) = page.split_once(begins).expect("an invitation");
        self.known.push(invitation.split('"').next().unwrap_or_default().to_owned());
    }

    fn is_asked(&mut self, how: u8, address: &str, body: &[u8]) {
        self.asked += 1;
        let method = if how & 1 == 0 { Method::GET } else { Method::POST };
        let kind = TYPES[usize::from(how >> 2 & 3)];
        let accept = if how & 16 == 0 { "text/html" } else { "application/json" };
        let mut request = Request::builder().method(method).uri(self.told(address));
        if how & 2 != 0 {
            request = request.header(COOKIE, &self.cookie);
        }
        let request = request.header(HOST, "x").header(ACCEPT, accept).header(CONTENT_TYPE, kind);
        let body = match std::str::from_utf8(body) {
            Ok(text) => self.told(text).into(),
            Err(_) => body.to_vec().into(),
        };
        let Ok(request) = request.body(body) else { return };
        let (status, _, _) = self.ask(request);
        assert!(!status.is_server_error(), "{status} for {address:?}");
    }

    /// A text with what `$0`, `$1`, … stand for; `$v` is the version of the first table, `$a` what may be done there.
    fn told(&mut self, text: &str) -> String {
        let known = self.known.iter().enumerate();
        let mut told =
            known.fold(text.to_owned(), |text, (number, known)| text.replace(&format!("${number}"), known));
        if told.contains("$v") || told.contains("$a") {
            let request = Request::get(format!("/api/tables/{}", self.known[0]))
                .header(HOST, "x")
                .header(COOKIE, &self.cookie);
            let (_, _, table) = self.ask(request.body(Body::empty()).unwrap());
            let table: Value = serde_json::from_str(&table).expect("a table as JSON");
            let action = table["legal"][0].as_str().unwrap_or_default();
            told = told.replace("$v", &table["version"].to_string()).replace("$a", action);
        }
        told
    }

    /// The answer; of live updates, which never end, only that they begin.
    fn ask(&mut self, request: Request<Body>) -> (StatusCode, HeaderMap, String) {
        let router = self.router.clone();
        self.runtime.block_on(async {
            let (head, body) =
                router.oneshot(request).await.unwrap_or_else(|never| match never {}).into_parts();
            let live = head.headers.get(CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
            let bytes = if live { Vec::new() } else { body.collect().await.unwrap().to_bytes().to_vec() };
            (head.status, head.headers, String::from_utf8_lossy(&bytes).into_owned())
        })
    }
}
