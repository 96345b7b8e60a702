//! The nodes of a server that share a database: what is asked about a table goes on to the node that has it, and what others
//! have changed is noticed.
//!
//! Any node answers anything. About a table that another one has, the whole request goes there, and the answer comes back as it
//! is, live updates too: what a reader is sent is made in one place, where the table's task is. A node that does not answer is asked again
//! until another has taken the table, which may be this one.
//!
//! During an upgrade, nodes of two versions serve the same people: what belongs to pages of the other is fetched there, and a table
//! that an older program cannot play is left to the node that joined last.

use crate::app::App;
use crate::assets::STAYS;
use crate::identity::devices;
use crate::problem::{Problem, Told};
use crate::rooms::Ask;
use crate::wire::Connection;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use std::time::Duration;
use store::{Change, InviteToken, Page, Store, StoreError, TableId};
use table::PersonId;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, sleep, timeout};

/// How long another node may take to accept a connection.
const CONNECTING: Duration = Duration::from_millis(800);

/// How long to wait before a node is asked again.
const AGAIN: Duration = Duration::from_millis(200);

/// The longest that a request is kept waiting for a table to be taken over.
const PATIENCE: Duration = Duration::from_secs(25);

/// Marks an answer of a node that does not have the table either.
const NOT_HERE: HeaderName = HeaderName::from_static("holdfast-not-here");

/// What concerns one connection and is not passed on.
const OF_THE_CONNECTION: [HeaderName; 6] = [
    header::CONNECTION,
    header::TRANSFER_ENCODING,
    header::CONTENT_LENGTH,
    header::TE,
    header::TRAILER,
    header::UPGRADE,
];

/// The way to other nodes.
pub(crate) struct Nodes {
    client: Client<HttpConnector, Body>,
    lease: Duration,
}

/// Marks an answer that somebody else has to give: the node that has the table, if it is known.
#[derive(Clone, Debug)]
pub(crate) struct Elsewhere(pub(crate) Option<String>);

/// Why a node gives no answer.
enum Lost {
    /// It was not asked.
    NotSent,
    /// It may have done what it was asked for.
    Perhaps,
}

impl Nodes {
    pub(crate) fn new(lease: Duration) -> Nodes {
        let mut connector = HttpConnector::new();
        connector.set_connect_timeout(Some(CONNECTING));
        connector.set_nodelay(true);
        Nodes { client: Client::builder(TokioExecutor::new()).build(connector), lease }
    }

    /// The password by which nodes know each other.
    pub(crate) async fn password(store: &Store) -> Result<HeaderValue, StoreError> {
        let secret = store.secret("nodes").await?;
        let text: String = secret.iter().map(|byte| format!("{byte:02x}")).collect();
        let mut password = HeaderValue::try_from(text).expect("hexadecimal digits");
        password.set_sensitive(true);
        Ok(password)
    }

    /// Passes a request on.
    async fn pass_on(
        &self,
        app: &App,
        node: &str,
        parts: &Parts,
        body: impl Into<Body>,
    ) -> Result<Response, Lost> {
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let uri: Uri = format!("{node}{path}").parse().map_err(|_| Lost::NotSent)?;
        let mut request = Request::new(body.into());
        *request.method_mut() = parts.method.clone();
        *request.uri_mut() = uri;
        let headers = request.headers_mut();
        *headers = parts.headers.clone();
        without_connection(headers);
        let caller = app.proxies.caller(parts.extensions.get::<Connection>(), &parts.headers);
        app.proxies.pass_on(&caller, headers);
        let answering = timeout(self.lease + CONNECTING, self.client.request(request));
        let response = match answering.await {
            Ok(Ok(response)) => response,
            Ok(Err(error)) if error.is_connect() => return Err(Lost::NotSent),
            Ok(Err(_)) | Err(_) => return Err(Lost::Perhaps),
        };
        let mut response = response.map(Body::new);
        without_connection(response.headers_mut());
        response.extensions_mut().insert(Told);
        Ok(response)
    }
}

/// What belongs to the pages of another version of the program, if a node that runs it is there. Whoever has just what is asked for
/// says that it stays as it is.
pub(crate) async fn of_another_version(app: &App, parts: &Parts) -> Option<Response> {
    let nodes = app.nodes.as_ref().filter(|_| !app.proxies.is_node(&parts.headers))?;
    for node in app.store.other_nodes().await.ok()? {
        let answer = nodes.pass_on(app, &node, parts, Body::empty()).await.ok();
        let stays =
            |answer: &Response| answer.headers().get(header::CACHE_CONTROL).is_some_and(|keep| keep == STAYS);
        if let Some(answer) = answer.filter(stays) {
            return Some(answer);
        }
    }
    None
}

fn without_connection(headers: &mut HeaderMap) {
    for name in OF_THE_CONNECTION {
        headers.remove(name);
    }
}

/// Has the node answer that has the table a request is about.
pub(crate) async fn reach(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(nodes) = &app.nodes else { return next.run(request).await };
    let (parts, body) = request.into_parts();
    let body = match Bytes::from_request(Request::from_parts(parts.clone(), body), &()).await {
        Ok(body) => body,
        Err(rejection) => return Problem::Status(rejection.status()).into_response(),
    };
    let end = Instant::now() + PATIENCE.min(2 * nodes.lease + Duration::from_secs(2));
    let mut node = elsewhere(&app, &parts, Ask::MemoryFirst).await;
    let mut tried = Tried::Never;
    loop {
        let answer = match &node {
            None => {
                let request = Request::from_parts(parts.clone(), Body::from(body.clone()));
                let response = next.clone().run(request).await;
                match response.extensions().get::<Elsewhere>().cloned() {
                    None => return tried.tell(response),
                    Some(Elsewhere(found)) => {
                        node = found;
                        response
                    }
                }
            }
            Some(_) => Problem::Elsewhere(node.clone()).into_response(),
        };
        if app.proxies.is_node(&parts.headers) {
            return not_here(answer);
        }
        if let Some(node) = &node {
            match nodes.pass_on(&app, node, &parts, body.clone()).await {
                Ok(response) if !response.headers().contains_key(&NOT_HERE) => return tried.tell(response),
                Ok(_) | Err(Lost::NotSent) => {}
                // Whatever names what it has seen can be asked for once more; the rest does the same when it is done twice.
                Err(Lost::Perhaps) => tried = Tried::Perhaps,
            }
        }
        if Instant::now() >= end {
            return answer;
        }
        sleep(AGAIN).await;
        node = elsewhere(&app, &parts, Ask::Store).await;
    }
}

/// Whether a node that is gone may have done what a request asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tried {
    Never,
    Perhaps,
}

impl Tried {
    /// An answer at last. That something comes too late may be because it has been done: nobody knows.
    fn tell(self, answer: Response) -> Response {
        match self {
            Tried::Perhaps if answer.status() == StatusCode::CONFLICT => {
                Problem::Elsewhere(None).into_response()
            }
            Tried::Perhaps | Tried::Never => answer,
        }
    }
}

fn not_here(mut answer: Response) -> Response {
    answer.headers_mut().insert(NOT_HERE, HeaderValue::from_static("1"));
    answer
}

/// The node that has the table a request is about, if it is another.
async fn elsewhere(app: &App, parts: &Parts, ask: Ask) -> Option<String> {
    let mut steps = parts.uri.path().split('/').skip(1);
    let table = match (steps.next()?, steps.next()?) {
        ("t", id) => TableId::parse(id)?,
        ("api", "tables") => TableId::parse(steps.next()?)?,
        ("j", token) => app.store.invite(&InviteToken::parse(token)?).await.ok()??.table,
        _ => return None,
    };
    app.rooms.elsewhere(&table, ask).await
}

/// Notices what is stored by other nodes, and what becomes of their leases and this node's, until the server stops.
pub(crate) async fn notice(app: App) {
    let Some(mut changes) = app.store.changes() else { return };
    loop {
        let change = tokio::select! {
            change = changes.recv() => change,
            () = app.closing.cancelled() => return,
        };
        match change {
            Ok(change) => follow(&app, change).await,
            Err(RecvError::Lagged(_)) => follow(&app, Change::Anything).await,
            Err(RecvError::Closed) => return,
        }
    }
}

async fn follow(app: &App, change: Change) {
    match change {
        Change::Table(id) => ring(app, &id).await,
        Change::Gone(id) => app.rooms.close_table(&id).await,
        Change::Person(id) => {
            app.people.forget(id);
            if app.people.person(id).await.is_ok_and(|person| person.is_some_and(|person| !person.old_cookie))
            {
                app.streams.end_of_old_cookies(PersonId(id));
            }
            app.rooms.changed(PersonId(id)).await;
        }
        Change::Credential(id) => devices::gone(app, id),
        Change::Group(id) => app.rooms.group_renamed(&id).await,
        Change::Anything => {
            app.people.forget_all();
            devices::look_again(app).await;
            for person in app.rooms.bells().people() {
                let tables = app.store.running_tables_of(person.0, &Page::first(100)).await;
                for table in tables.unwrap_or_default() {
                    app.rooms.bells().ring(&table.id, std::iter::once(person));
                }
            }
            // What stopped because the database did not answer goes on.
            wake(app).await;
        }
        Change::LeaseRanOut => {
            tracing::warn!("this node was too slow: its tables are to be had");
            app.rooms.close().await;
        }
        Change::NodeGone => wake(app).await,
    }
}

/// Has bots play on where people wait for them and nobody else has the table.
pub(crate) async fn wake(app: &App) {
    if let Err(error) = app.rooms.wake().await {
        tracing::error!(%error, "tables that are to be had are not looked at");
    }
}

/// Rings for those at a table that another node has.
async fn ring(app: &App, id: &TableId) {
    if app.rooms.glance(id).is_some() || app.rooms.bells().people().is_empty() {
        return;
    }
    let Ok(Some(info)) = app.store.table_info(id).await else { return };
    let people = info.seats.iter().filter_map(|sitter| match sitter {
        store::Sitter::Person { id, .. } => Some(PersonId(*id)),
        store::Sitter::Empty | store::Sitter::Former | store::Sitter::Bot(_) => None,
    });
    app.rooms.bells().ring(id, people);
}
