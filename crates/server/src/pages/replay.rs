//! Replays and records.

use super::play::{TableQuery, onlooker, table_id};
use crate::app::App;
use crate::look::NoReplay;
use crate::problem::Problem;
use crate::rooms::Unreachable;
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use serde::Deserialize;
use web::pages::Eyes;

#[derive(Deserialize)]
pub(crate) struct ReplayQuery {
    at: Option<String>,
    seat: Option<String>,
}

pub(crate) async fn replay(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Result<Markup, Problem> {
    let look = app.rooms.room(&table_id(&id)?).await?.look();
    let at = query.at.map(|at| at.parse().map_err(|_| Problem::Field("at"))).transpose()?;
    let eyes = query.seat.map(|eyes| Eyes::parse(&eyes).ok_or(Problem::Field("seat"))).transpose()?;
    let onlooker = onlooker(&visitor, &TableQuery::default())?;
    let step = tokio::task::spawn_blocking(move || look.replay(&onlooker, at, eyes)).await;
    match step {
        Ok(Ok(step)) => Ok(web::pages::replay(&visitor.reader(), &step)),
        Ok(Err(NoReplay::NoSuchStep)) => Err(Problem::Field("at")),
        Ok(Err(NoReplay::NotYours)) => Err(Problem::NotAllowed),
        Err(_) => Err(Problem::Stopped),
    }
}

pub(crate) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let record = match app.rooms.room(&id).await {
        Ok(room) => room.look().record(),
        Err(Unreachable::Unplayable(past)) => past.record().cloned(),
        Err(unreachable) => return Err(unreachable.into()),
    };
    let record = record.ok_or_else(|| Problem::RecordClosed(id.clone()))?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{}-{id}.rec\"", record.game)),
    ];
    Ok((headers, record.to_string()).into_response())
}
