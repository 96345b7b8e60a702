//! Going on in a browser where one is not known yet, by a code, a passkey or a passphrase.
//!
//! A link with a code only asks. Whoever follows it is shown whose it is and what becomes of the person the browser was of, and only
//! their own answer makes it somebody else's: nobody is made another person by a link.

use super::devices::knows;
use crate::app::App;
use crate::fields::Fields;
use crate::identity::devices;
use crate::identity::passkeys::RelyingParty;
use crate::identity::passphrases::{self, Passphrase};
use crate::identity::visitor::Visitor;
use crate::problem::{Problem, Told};
use crate::rates::Deed;
use axum::Extension;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use serde::Deserialize;
use store::{CredentialKind, SignInCode};
use table::PersonId;
use web::pages::{self, ContinuePage, Now};

/// The code a link brings along.
#[derive(Deserialize)]
pub(crate) struct Brought {
    code: Option<String>,
}

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Query(brought): Query<Brought>,
) -> Result<Response, Problem> {
    match brought.code {
        Some(code) => ask(&app, &visitor, &code).await,
        None => form(&app, &visitor, None).await,
    }
}

/// The form for a code, a passkey or a passphrase, with a complaint if there is one.
pub(super) async fn form(app: &App, visitor: &Visitor, wrong: Option<&str>) -> Result<Response, Problem> {
    let now = now(app, visitor, None).await?;
    let text = wrong.map(|wrong| visitor.texts.say(wrong));
    let party = RelyingParty::at(&visitor.origin);
    let passkeys = party.as_ref().map(RelyingParty::host);
    let page = ContinuePage { now, code: None, passkeys, wrong: text.as_deref() };
    let page = pages::go_on(&visitor.reader(), &page);
    Ok(match wrong {
        Some(_) => (StatusCode::FORBIDDEN, Extension(Told), page).into_response(),
        None => page.into_response(),
    })
}

/// Asks whether the browser is to be of the person whose code it is.
async fn ask(app: &App, visitor: &Visitor, typed: &str) -> Result<Response, Problem> {
    app.limiter.admit(Deed::SignIn, visitor.caller.address, None)?;
    let Some(code) = SignInCode::parse(typed) else { return form(app, visitor, Some(WRONG_CODE)).await };
    let Some(id) = app.store.person_of_code(&code).await? else {
        return form(app, visitor, Some(WRONG_CODE)).await;
    };
    let Some(person) = app.people.person(id).await? else {
        return form(app, visitor, Some(WRONG_CODE)).await;
    };
    let (code, now) = (code.to_string(), now(app, visitor, Some(PersonId(id))).await?);
    let page = ContinuePage { now, code: Some((&code, &person.name)), ..ContinuePage::default() };
    Ok(pages::go_on(&visitor.reader(), &page).into_response())
}

const WRONG_CODE: &str = "continue-wrong-code";

/// Whom the browser is of before somebody goes on in it.
async fn now<'a>(
    app: &App,
    visitor: &'a Visitor,
    next: Option<PersonId>,
) -> Result<Option<Now<'a>>, Problem> {
    let Some(person) = &visitor.person else { return Ok(None) };
    let all = app.store.credentials_of(person.id).await?;
    let elsewhere = all.iter().any(|credential| {
        credential.kind == CredentialKind::Browser && Some(credential.id) != visitor.credential()
    });
    let lost = !elsewhere
        && app.store.handle_of(person.id).await?.is_none()
        && !has_passkey(app, visitor, person.id).await?;
    Ok(Some(Now { name: &person.name, lost, same: next == Some(PersonId(person.id)) }))
}

/// Whether a person has a passkey that is good for where the visitor is.
async fn has_passkey(app: &App, visitor: &Visitor, person: u64) -> Result<bool, Problem> {
    let Some(party) = RelyingParty::at(&visitor.origin) else { return Ok(false) };
    let passkeys = app.store.passkeys_of(person).await?;
    Ok(passkeys.iter().any(|passkey| passkey.registered.host == party.host()))
}

/// By a code: asks first, unless the answer comes along.
pub(crate) async fn by_code(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let typed = fields.text("code")?;
    if fields.get("sure") != Some("yes") {
        return ask(&app, &visitor, typed).await;
    }
    app.limiter.admit(Deed::SignIn, visitor.caller.address, None)?;
    let person = match SignInCode::parse(typed) {
        Some(code) => app.store.use_sign_in_code(&code).await?,
        None => None,
    };
    match person {
        Some(person) => goes_on(&app, &visitor, PersonId(person)).await,
        None => form(&app, &visitor, Some(WRONG_CODE)).await,
    }
}

/// By a passphrase. Tries are counted by address and by the person whose it is.
pub(crate) async fn by_passphrase(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    const WRONG: &str = "continue-wrong-phrase";
    let (handle, phrase) = (fields.text("handle")?, Passphrase::typed(fields.text("passphrase")?));
    let handle = passphrases::handle(handle).unwrap_or_default();
    let owner = app.store.passphrase(&handle).await?.map(|stored| PersonId(stored.person));
    app.limiter.admit(Deed::SignIn, visitor.caller.address, owner)?;
    match knows(&app, &handle, phrase).await? {
        Some(person) => goes_on(&app, &visitor, person).await,
        None => form(&app, &visitor, Some(WRONG)).await,
    }
}

/// Makes the browser that person's, and nobody else's.
pub(super) async fn goes_on(app: &App, visitor: &Visitor, person: PersonId) -> Result<Response, Problem> {
    let cookie = visitor.sign_in(app, person).await?;
    if let (Some(before), Some(credential)) = (visitor.id(), visitor.credential()) {
        devices::sign_out(app, before, credential).await?;
    }
    Ok((CookieJar::new().add(cookie), Redirect::to("/")).into_response())
}

/// Somebody came by address to where forms are posted to.
pub(crate) async fn back() -> Redirect {
    Redirect::to("/continue")
}
