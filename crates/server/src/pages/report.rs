//! What people tell operators about a table, or about somebody who sits there.

use super::play::table_id;
use crate::app::App;
use crate::fields::Fields;
use crate::identity::visitor::Visitor;
use crate::look::told_apart;
use crate::names;
use crate::problem::Problem;
use crate::rates::Deed;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use store::Sitter;
use web::pages::{self, ReportPage};

/// The longest report, in characters.
const LONGEST: usize = 1_000;

pub(crate) async fn form(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    let id = table_id(&id)?;
    let info = app.rooms.info(&id).await?;
    let names = told_apart(visitor.texts, &info.seats);
    let people = info.seats.iter().zip(names).enumerate();
    let people = people.filter(|(_, (sitter, _))| matches!(sitter, Sitter::Person { .. }));
    let people: Vec<(usize, String)> = people.map(|(seat, (_, name))| (seat, name)).collect();
    Ok(pages::report(&visitor.reader(), &ReportPage { table: id.as_str(), people: &people }))
}

/// Somebody reports something.
pub(crate) async fn send(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let info = app.rooms.info(&id).await?;
    let person = match fields.get("about") {
        None | Some("table") => None,
        Some(seat) => {
            let seat: usize = seat.parse().map_err(|_| Problem::Field("about"))?;
            match info.seats.get(seat) {
                Some(Sitter::Person { id, .. }) => Some(*id),
                Some(Sitter::Empty | Sitter::Former | Sitter::Bot(_)) | None => {
                    return Err(Problem::Field("about"));
                }
            }
        }
    };
    let text = names::visible(fields.text("text")?, LONGEST)?;
    if text.is_empty() {
        return Err(Problem::Field("text"));
    }
    visitor.does(&app, Deed::Report)?;
    app.store.report(visitor.id().map(|person| person.0), &id, person, &text).await?;
    tracing::info!(table = %id, "somebody reports something");
    Ok(pages::reported(&visitor.reader(), id.as_str()).into_response())
}
