//! What is counted and measured for whoever runs the server, in the text form that Prometheus reads. No label names a table, a
//! person or an address.

use crate::app::App;
use crate::utc::now;
use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use store::TableId;

/// What the text is, as its readers are told.
const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// A kind of request: its method, the address with names in place of what varies, and the answer's status.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Asked {
    method: String,
    route: String,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Played {
    game: &'static str,
}

/// What is counted and measured. Clones share it.
#[derive(Clone)]
pub(crate) struct Meters(Arc<Held>);

struct Held {
    registry: Registry,
    requests: Family<Asked, Histogram>,
    decisions: Family<Played, Counter>,
    stored: Histogram,
    tables: Gauge,
    streams: Gauge,
    /// What took longest within the last hour, the slowest first.
    slowest: Mutex<Vec<Slow>>,
}

/// A request that took long.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Slow {
    /// From the request to the head of its answer.
    pub(crate) took: Duration,
    /// Its method and its address with names in place of what varies.
    pub(crate) what: String,
    /// The table it was about; empty if it was about none.
    pub(crate) table: String,
    /// When it was answered, in seconds since 1970.
    pub(crate) at: i64,
}

/// How many slow requests are remembered, and for how many seconds.
const SLOWEST: usize = 50;
const LATELY: i64 = 60 * 60;

/// Seconds, from half a millisecond on, each bucket twice the one before.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 14))
}

/// Leaves what was answered within the last hour.
fn forget(slowest: &mut Vec<Slow>, now: i64) {
    slowest.retain(|slow| slow.at > now - LATELY);
}

impl Meters {
    pub(crate) fn new() -> Meters {
        let mut registry = Registry::with_prefix("holdfast");
        let requests = Family::new_with_constructor(seconds as fn() -> Histogram);
        let (decisions, stored) = (Family::default(), seconds());
        let (tables, streams) = (Gauge::default(), Gauge::default());
        let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "The program", version);
        registry.register_with_unit(
            "request",
            "From a request to the head of its answer",
            Unit::Seconds,
            requests.clone(),
        );
        registry.register(
            "decisions",
            "Decisions that are stored: of people, of bots, and of tables for them",
            decisions.clone(),
        );
        registry.register_with_unit(
            "append",
            "How long it takes until a change of a table is stored",
            Unit::Seconds,
            stored.clone(),
        );
        registry.register("tables", "Tables in memory", tables.clone());
        registry.register("streams", "Open live updates", streams.clone());
        Meters(Arc::new(Held {
            registry,
            requests,
            decisions,
            stored,
            tables,
            streams,
            slowest: Mutex::default(),
        }))
    }

    /// A change of a table has been stored.
    pub(crate) fn stored(&self, game: &'static str, decisions: usize, took: Duration) {
        self.0.decisions.get_or_create(&Played { game }).inc_by(decisions as u64);
        self.0.stored.observe(took.as_secs_f64());
    }

    /// What took longest within the last hour, the slowest first.
    pub(crate) fn slowest(&self) -> Vec<Slow> {
        let mut slowest = self.0.slowest.lock().unwrap_or_else(PoisonError::into_inner);
        forget(&mut slowest, now());
        slowest.clone()
    }

    fn answered(&self, took: Duration, what: impl FnOnce() -> (String, String)) {
        let at = now();
        let mut slowest = self.0.slowest.lock().unwrap_or_else(PoisonError::into_inner);
        forget(&mut slowest, at);
        if slowest.len() >= SLOWEST && slowest.last().is_some_and(|last| last.took >= took) {
            return;
        }
        let (what, table) = what();
        let place = slowest.partition_point(|slow| slow.took >= took);
        slowest.insert(place, Slow { took, what, table, at });
        slowest.truncate(SLOWEST);
    }

    /// All of it, with how many tables are in memory and how many live updates are open.
    pub(crate) fn text(&self, tables: usize, streams: usize) -> String {
        self.0.tables.set(tables as i64);
        self.0.streams.set(streams as i64);
        let mut text = String::new();
        // A string takes whatever is written to it.
        encode(&mut text, &self.0.registry).ok();
        text
    }
}

/// Measures a request, and notes in the log what was asked for and how it was answered: the route, without what varies in it.
pub(crate) async fn measure(State(app): State<App>, request: Request, next: Next) -> Response {
    let (began, method) = (Instant::now(), request.method().as_str().to_owned());
    let route = route(&request).to_owned();
    let table = table(request.uri().path());
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), began.elapsed());
    tracing::info!(status, milliseconds = took.as_secs_f64() * 1e3, "{method} {route}");
    app.meters.answered(took, || (format!("{method} {route}"), table));
    app.meters.0.requests.get_or_create(&Asked { method, route, status }).observe(took.as_secs_f64());
    response
}

/// The table an address is about; empty if it is about none.
fn table(path: &str) -> String {
    let mut steps = path.trim_start_matches("/api").split('/').skip(1);
    let id = match steps.next() {
        Some("t" | "tables") => steps.next().and_then(TableId::parse),
        Some(_) | None => None,
    };
    id.map(|id| id.to_string()).unwrap_or_default()
}

/// The address of a request with names in place of what varies, which may be a secret.
pub(crate) fn route<B>(request: &axum::http::Request<B>) -> &str {
    request.extensions().get().map_or("elsewhere", MatchedPath::as_str)
}

/// What answers at the address for meters.
pub(crate) fn router(app: App) -> Router {
    let metrics = async |State(app): State<App>| {
        let text = app.meters.text(app.rooms.count(), app.streams.count());
        ([(CONTENT_TYPE, TEXT)], text).into_response()
    };
    Router::new().route("/metrics", get(metrics)).with_state(app)
}
