//! Passkeys: made on the page of one's browsers, and used to go on in another one. The script of both pages asks for a challenge,
//! has the browser answer it, and posts the answer as a form, which is answered as all forms there are.

use super::devices::{NAME, refused};
use super::going_on::{form, goes_on};
use crate::app::App;
use crate::fields::Fields;
use crate::identity::passkeys::{Challenge, Fault, MOST, RelyingParty};
use crate::identity::visitor::Visitor;
use crate::names;
use crate::problem::Problem;
use crate::rates::Deed;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use store::Kept;
use table::PersonId;

/// Where the visitor is; there is nothing of this where browsers know no passkeys.
fn party(visitor: &Visitor) -> Result<RelyingParty, Problem> {
    RelyingParty::at(&visitor.origin).ok_or(Problem::Status(StatusCode::NOT_FOUND))
}

/// What a browser is to answer that makes a passkey. It counts as the making: a passkey that is not kept afterwards would stay on
/// the device.
pub(crate) async fn ask_to_make(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Json<Challenge>, Problem> {
    let party = party(&visitor)?;
    let person = visitor.person.as_ref().ok_or(Problem::NotAllowed)?;
    visitor.does(&app, Deed::SignIn)?;
    let known = app.store.passkeys_of(person.id).await?;
    if known.len() >= MOST {
        return Err(Problem::NotAllowed);
    }
    let nameless = visitor.texts.say("continue-nameless");
    let name = if person.name.is_empty() { &nameless } else { &person.name };
    let asked = app.passkeys.to_make(&party, PersonId(person.id), name, known);
    asked.map(Json).ok_or(Problem::Storage)
}

/// Keeps a passkey that a browser has made.
pub(crate) async fn keep(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let party = party(&visitor)?;
    let Some(person) = visitor.id() else { return Ok(Redirect::to("/devices").into_response()) };
    let (sealed, answer) = (fields.text("sealed")?, fields.text("answer")?);
    let name = names::visible(fields.text("passkey")?, NAME)?;
    if name.is_empty() {
        return Err(Problem::Field("passkey"));
    }
    let passkey = match app.passkeys.made(&party, person, (sealed, answer), name) {
        Ok(passkey) => passkey,
        Err(Fault::Late) => return refused(&app, &visitor, "passkey-late").await,
        Err(Fault::Wrong) => return refused(&app, &visitor, "devices-passkey-wrong").await,
    };
    match app.store.keep_passkey(person.0, passkey, MOST).await? {
        Kept::Yes => Ok(Redirect::to("/devices").into_response()),
        Kept::Before => refused(&app, &visitor, "passkey-known").await,
        Kept::Full => refused(&app, &visitor, "devices-passkey-most").await,
    }
}

/// Removes a passkey: nobody comes back by it any more.
pub(crate) async fn remove(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Redirect, Problem> {
    let id = fields.text("which")?.parse().map_err(|_| Problem::Field("which"))?;
    if let Some(person) = visitor.id() {
        app.store.remove_passkey(person.0, id).await?;
    }
    Ok(Redirect::to("/devices"))
}

/// What a browser is to answer by which somebody comes back. Whoever only asks costs nothing that is kept.
pub(crate) async fn ask_to_come_back(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Json<Challenge>, Problem> {
    let asked = app.passkeys.to_come_back(&party(&visitor)?);
    asked.map(Json).ok_or(Problem::Storage)
}

/// By a passkey. Tries are counted by address alone: nobody guesses one, and nobody can keep its person away by trying.
pub(crate) async fn come_back(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let party = party(&visitor)?;
    app.limiter.admit(Deed::SignIn, visitor.caller.address, None)?;
    match whose(&app, &party, &fields).await? {
        Ok(person) => goes_on(&app, &visitor, person).await,
        Err(Fault::Late) => form(&app, &visitor, Some("passkey-late")).await,
        Err(Fault::Wrong) => form(&app, &visitor, Some("continue-wrong-passkey")).await,
    }
}

/// Whose passkey it is that has answered, if it has.
async fn whose(app: &App, party: &RelyingParty, fields: &Fields) -> Result<Result<PersonId, Fault>, Problem> {
    let answer = match app.passkeys.answer(party, (fields.text("sealed")?, fields.text("answer")?)) {
        Ok(answer) => answer,
        Err(fault) => return Ok(Err(fault)),
    };
    let Some(passkey) = app.store.passkey(&answer.credential()).await? else { return Ok(Err(Fault::Wrong)) };
    let answered = match answer.verify(party, &passkey) {
        Ok(answered) => answered,
        Err(fault) => return Ok(Err(fault)),
    };
    let counts = app.store.passkey_answers(passkey.id, answered.until, &answered.dynamic_state).await?;
    Ok(if counts { Ok(PersonId(passkey.person)) } else { Err(Fault::Wrong) })
}
