//! Replays and records.

use super::play::{TableQuery, by_itself, onlooker, table_id};
use crate::app::App;
use crate::identity::visitor::Visitor;
use crate::look::{NoReplay, Whence};
use crate::problem::Problem;
use crate::rooms::Unreachable;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use serde::Deserialize;
use store::TableId;
use web::pages::{Eyes, LAST_DECISION, LaterPart, ReplayPage};

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
    let step = step(&app, &visitor, &table_id(&id)?, query, None).await?;
    Ok(web::pages::replay(&visitor.reader(), &step))
}

/// A part of a step that comes when it is wanted.
pub(crate) async fn part(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, part)): Path<(String, String)>,
    Query(query): Query<ReplayQuery>,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let back = format!(
        "/t/{id}/replay?at={}&seat={}",
        query.at.as_deref().unwrap_or("0"),
        query.seat.as_deref().unwrap_or_default()
    );
    let step = step(&app, &visitor, &id, query, Some(part)).await?;
    let (game, part, sprite) = (step.game, step.part, step.sprite);
    let part = part.map(|part| LaterPart { game, part, sprite, post_to: None, version: 0 });
    by_itself(&visitor, &back, part)
}

async fn step(
    app: &App,
    visitor: &Visitor,
    id: &TableId,
    query: ReplayQuery,
    part: Option<String>,
) -> Result<ReplayPage, Problem> {
    let look = app.rooms.room(id).await?.look();
    let whence = whence(query.at.as_deref())?;
    let eyes = query.seat.map(|eyes| Eyes::parse(&eyes).ok_or(Problem::Field("seat"))).transpose()?;
    let onlooker = onlooker(visitor, &TableQuery::default())?;
    let step =
        tokio::task::spawn_blocking(move || look.replay(&onlooker, whence, eyes, part.as_deref())).await;
    match step {
        Ok(Ok(step)) => Ok(step),
        Ok(Err(NoReplay::NoSuchStep)) => Err(Problem::Field("at")),
        Ok(Err(NoReplay::NotYours)) => Err(Problem::NotAllowed),
        Err(_) => Err(Problem::Stopped),
    }
}

/// Reads a number of moves, or `last-decision`.
fn whence(at: Option<&str>) -> Result<Whence, Problem> {
    match at {
        None => Ok(Whence::Usual),
        Some(LAST_DECISION) => Ok(Whence::LastDecision),
        Some(at) => at.parse().map(Whence::Move).map_err(|_| Problem::Field("at")),
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
