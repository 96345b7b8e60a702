//! Whether the server can do its work: what `/healthz` and `/readyz` tell. It follows from the storage and from nothing that is stored.

use crate::app::App;
use crate::identity::visitor::{Visitor, Wants};
use crate::problem::{Problem, Told};
use axum::Json;
use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

/// How long what was found holds, whoever asks and however often.
const HOLDS: Duration = Duration::from_secs(1);

/// How long the storage may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// What was found when the storage was last tried. Clones share it.
#[derive(Clone, Default)]
pub(crate) struct Health(Arc<Mutex<Option<Found>>>);

#[derive(Clone, Copy)]
struct Found {
    asked: Instant,
    /// The name of the problem, if there is one.
    cause: Option<&'static str>,
}

impl Health {
    /// The name of the problem, if there is one. Requests that come while the storage is tried wait for the same answer.
    async fn cause(&self, store: &Store) -> Option<&'static str> {
        let mut found = self.0.lock().await;
        if let Some(found) = found.filter(|found| found.asked.elapsed() < HOLDS) {
            return found.cause;
        }
        let asked = Instant::now();
        let cause = match timeout(PATIENCE, store.check()).await {
            Ok(Ok(())) => None,
            Ok(Err(error)) => Some(Problem::from(error).key()),
            Err(_) => Some(Problem::Storage.key()),
        };
        *found = Some(Found { asked, cause });
        cause
    }
}

pub(crate) async fn health(State(app): State<App>, parts: Parts) -> Response {
    tell(&app, &parts, cause_now(&app).await)
}

/// Whether requests are to be sent here: not while the server stops, nor while it could not do its work.
pub(crate) async fn ready(State(app): State<App>, parts: Parts) -> Response {
    let cause =
        if app.closing.is_cancelled() { Some(Problem::Stopping.key()) } else { cause_now(&app).await };
    tell(&app, &parts, cause)
}

/// The name of the problem, if there is one.
async fn cause_now(app: &App) -> Option<&'static str> {
    // In a task of its own, so that whoever hangs up does not have the next one write again.
    let asked = {
        let app = app.clone();
        tokio::spawn(async move { app.health.cause(&app.store).await })
    };
    asked.await.unwrap_or_else(|_| Some(Problem::Storage.key()))
}

fn tell(app: &App, parts: &Parts, cause: Option<&'static str>) -> Response {
    let Visitor { texts, wants, .. } = Visitor::stranger(parts, app);
    let status = if cause.is_some() { StatusCode::SERVICE_UNAVAILABLE } else { StatusCode::OK };
    let error = cause.map(|cause| texts.say(&format!("problem-{cause}-title")));
    let text = match (wants, cause, error) {
        (Wants::Data, Some(cause), Some(error)) => {
            Json(json!({ "ok": false, "cause": cause, "error": error })).into_response()
        }
        (Wants::Page, Some(cause), Some(error)) => format!("{cause}: {error}").into_response(),
        (Wants::Data, ..) => Json(json!({ "ok": true })).into_response(),
        (Wants::Page, ..) => "ok".into_response(),
    };
    let mut answer = (status, [(header::CACHE_CONTROL, "no-store")], text).into_response();
    answer.extensions_mut().insert(Told);
    answer
}
