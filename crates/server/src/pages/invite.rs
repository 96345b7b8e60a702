//! Behind an invitation's link.

use super::play::{asking, sit_down};
use crate::app::App;
use crate::fields::Fields;
use crate::identity::visitor::Visitor;
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use maud::Markup;
use store::{Invite, InviteToken};
use web::pages::InvitePage;

async fn invite(app: &App, token: &str) -> Result<Invite, Problem> {
    let token = InviteToken::parse(token).ok_or(Problem::NoSuchInvite)?;
    app.store.invite(&token).await?.ok_or(Problem::NoSuchInvite)
}

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Markup, Problem> {
    let invite = invite(&app, &token).await?;
    let look = app.rooms.room(&invite.table).await?.look();
    let mut seats = look.offered(visitor.texts, visitor.id());
    if let Some(only) = invite.seat {
        seats.retain(|offered| offered.seat.number() == only);
    }
    let page = InvitePage {
        post_to: format!("/j/{}", invite.token),
        table: invite.table.to_string(),
        game: look.about().game.id(),
        title: look.about().title.clone(),
        people: look.people(visitor.texts),
        seats,
        seated: visitor.id().is_some_and(|person| !look.seats_of(person).is_empty()),
    };
    Ok(web::pages::invite(&visitor.reader(), &page))
}

pub(crate) async fn accept(
    State(app): State<App>,
    visitor: Visitor,
    Path(token): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let invite = invite(&app, &token).await?;
    let seat = match (invite.seat.and_then(Seat::new), fields.get("seat")) {
        (Some(seat), _) => seat,
        (None, Some(_)) => fields.seat()?,
        (None, None) => {
            let look = app.rooms.room(&invite.table).await?.look();
            let offered = look.offered(visitor.texts, visitor.id());
            offered.first().map(|offered| offered.seat).ok_or(Problem::NotAllowed)?
        }
    };
    let asking = asking(&fields)?;
    Ok(sit_down(&app, visitor, &invite.table, seat, fields.get("name"), asking).await?.into_response())
}
