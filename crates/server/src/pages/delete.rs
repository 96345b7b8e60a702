//! Tables that their people have deleted, and people who have themselves deleted.

use super::play::table_id;
use crate::app::App;
use crate::command::{Command, Done, Failure};
use crate::deleting::empty_seats;
use crate::fields::Fields;
use crate::identity::devices;
use crate::identity::visitor::{Visitor, Wants};
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use store::{TableId, Wished};
use table::PersonId;
use web::pages::{self, DeletePage};

/// The page on which somebody who has a say in it confirms that a table is to be deleted.
pub(crate) async fn ask_about_table(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    let id = table_id(&id)?;
    app.rooms.info(&id).await?;
    let person = visitor.id().ok_or(Problem::NotAllowed)?;
    let wishes = app.store.deletion_wishes(&id).await?;
    if !wishes.iter().any(|(other, _)| PersonId(*other) == person) {
        return Err(Problem::NotAllowed);
    }
    let others = wishes.iter().filter(|(other, wishes)| PersonId(*other) != person && !wishes).count();
    let page = DeletePage { table: id.as_str(), others: u32::try_from(others).unwrap_or(u32::MAX) };
    Ok(pages::delete_table(&visitor.reader(), &page))
}

/// Somebody wishes that a table be deleted, or that it stay.
pub(crate) async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    app.rooms.info(&id).await?;
    let PersonId(person) = visitor.id().ok_or(Problem::NotAllowed)?;
    match fields.text("how")? {
        "agree" => match app.store.wish_deletion(&id, person).await? {
            Wished::Deleted => {
                tracing::info!(table = %id, "deleted by its people");
                app.rooms.close_table(&id).await;
            }
            Wished::Waits => refresh(&app, &id).await,
            Wished::NotTheirs => return Err(Problem::NotAllowed),
        },
        "decline" => {
            if !app.store.deletion_wishes(&id).await?.iter().any(|(other, _)| *other == person) {
                return Err(Problem::NotAllowed);
            }
            app.store.decline_deletion(&id).await?;
            refresh(&app, &id).await;
        }
        _ => return Err(Problem::Field("how")),
    }
    Ok(match visitor.wants {
        Wants::Page => Redirect::to(&format!("/t/{id}")).into_response(),
        Wants::Data => StatusCode::NO_CONTENT.into_response(),
    })
}

/// Has those at a table see the wish, unless it cannot be played.
async fn refresh(app: &App, id: &TableId) {
    if let Ok(room) = app.rooms.room(id).await {
        let _: Result<Done, Failure> = room.command(Command::Refresh).await;
    }
}

/// The page on which somebody confirms that they are to be deleted.
pub(crate) async fn ask_about_oneself(visitor: Visitor) -> Result<Markup, Problem> {
    visitor.id().ok_or(Problem::NotAllowed)?;
    Ok(pages::delete_oneself(&visitor.reader()))
}

/// Somebody has themselves deleted. Their seats are given up soon afterwards.
pub(crate) async fn oneself(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let person = visitor.id().ok_or(Problem::NotAllowed)?;
    fields.get("sure").filter(|sure| *sure == "yes").ok_or(Problem::Field("sure"))?;
    devices::sign_out_everywhere(&app, person).await?;
    app.people.delete(person.0).await?;
    tracing::info!("somebody had themselves deleted");
    app.rooms.changed(person).await;
    tokio::spawn(async move { empty_seats(&app).await });
    let (visitor, jar) = visitor.forgotten();
    Ok((jar, pages::deleted_oneself(&visitor.reader())).into_response())
}
