//! The browsers and programs of a person, for that person alone: which are signed in, how they are signed out, how others come in.

use crate::app::App;
use crate::fields::Fields;
use crate::identity::devices;
use crate::identity::passkeys::{self, RelyingParty};
use crate::identity::passphrases::{self, Passphrase};
use crate::identity::visitor::Visitor;
use crate::names;
use crate::problem::{Problem, Told};
use crate::rates::Deed;
use crate::utc::day;
use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use store::{CredentialKind, Passkey};
use table::PersonId;
use web::pages::{self, DeviceRow, DevicesPage, PasskeyRow, PasskeysPart, ProgramRow};

/// How many programs a person may let in.
const PROGRAMS: usize = 20;

/// The longest name of a program or a passkey, in characters.
pub(super) const NAME: usize = 40;

/// What the page says besides what is stored.
#[derive(Default)]
struct News<'a> {
    code: Option<&'a str>,
    token: Option<&'a str>,
    wrong: Option<&'a str>,
}

pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    page(&app, &visitor, News::default()).await
}

async fn page(app: &App, visitor: &Visitor, news: News<'_>) -> Result<Markup, Problem> {
    let News { code, token, wrong } = news;
    let Some(person) = visitor.id() else {
        return Ok(pages::devices(&visitor.reader(), &DevicesPage { wrong, ..DevicesPage::default() }));
    };
    let (mut browsers, mut programs) = (Vec::new(), Vec::new());
    for credential in app.store.credentials_of(person.0).await? {
        let (id, name) = (credential.id, credential.name);
        let (since, seen) = (day(credential.created), day(credential.seen));
        let plays = match credential.kind {
            CredentialKind::Browser => {
                let here = visitor.credential() == Some(id);
                browsers.push(DeviceRow { id, name, since, seen, here });
                continue;
            }
            CredentialKind::Reads => false,
            CredentialKind::Plays => true,
        };
        programs.push(ProgramRow { id, name, plays, since, seen });
    }
    let handle = app.store.handle_of(person.0).await?;
    let party = RelyingParty::at(&visitor.origin);
    let passkeys = match &party {
        Some(_) => app.store.passkeys_of(person.0).await?.into_iter().map(passkey).collect(),
        None => Vec::new(),
    };
    let browser = visitor.name_of_browser();
    let passkeys = party.as_ref().map(|party| PasskeysPart {
        host: party.host(),
        kept: &passkeys,
        name: &browser,
        full: passkeys.len() >= passkeys::MOST,
    });
    let page = DevicesPage {
        browsers: Some(&browsers),
        programs: &programs,
        passkeys,
        handle: handle.as_deref(),
        origin: &visitor.origin,
        code,
        token,
        wrong,
    };
    Ok(pages::devices(&visitor.reader(), &page))
}

fn passkey(passkey: Passkey) -> PasskeyRow {
    let Passkey { id, created, seen, registered, .. } = passkey;
    PasskeyRow { id, name: registered.name, host: registered.host, since: day(created), seen: day(seen) }
}

/// The page with a complaint about what was sent.
pub(super) async fn refused(app: &App, visitor: &Visitor, text: &str) -> Result<Response, Problem> {
    let wrong = visitor.texts.say(text);
    let page = page(app, visitor, News { wrong: Some(&wrong), ..News::default() }).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, Extension(Told), page).into_response())
}

pub(crate) async fn sign_out(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let here = visitor.credential();
    let (id, everywhere) = match fields.text("which")? {
        "everywhere" => (here, true),
        "this" => (here, false),
        number => (Some(number.parse().map_err(|_| Problem::Field("which"))?), false),
    };
    if let Some(person) = visitor.id() {
        if everywhere {
            devices::sign_out_everywhere(&app, person).await?;
        } else if let Some(id) = id {
            devices::sign_out(&app, person, id).await?;
        }
    }
    let back = Redirect::to("/devices");
    Ok(if id == here { (visitor.signed_out(), back).into_response() } else { back.into_response() })
}

/// Makes a code for another browser, and shows it this once.
pub(crate) async fn make_code(State(app): State<App>, visitor: Visitor) -> Result<Response, Problem> {
    let Some(person) = visitor.id() else { return Ok(back().await.into_response()) };
    let code = app.store.create_sign_in_code(person.0).await?.to_string();
    Ok(page(&app, &visitor, News { code: Some(&code), ..News::default() }).await?.into_response())
}

/// Lets a program in, and shows its token this once.
pub(crate) async fn make_token(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let Some(person) = visitor.id() else { return Ok(back().await.into_response()) };
    let name = names::visible(fields.text("program")?, NAME)?;
    let kind = match fields.text("scope")? {
        "read" => CredentialKind::Reads,
        "play" => CredentialKind::Plays,
        _ => return Err(Problem::Field("scope")),
    };
    let all = app.store.credentials_of(person.0).await?;
    if all.iter().filter(|credential| credential.kind != CredentialKind::Browser).count() >= PROGRAMS {
        return refused(&app, &visitor, "devices-token-most").await;
    }
    let token = app.devices.create(person, kind, &name).await?;
    let news = News { token: Some(token.as_str()), ..News::default() };
    Ok(page(&app, &visitor, news).await?.into_response())
}

/// Gives a person a passphrase. Whoever has one already has to know it.
pub(crate) async fn set_passphrase(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let Some(person) = visitor.id() else { return Ok(back().await.into_response()) };
    let phrase = Passphrase::typed(fields.text("passphrase")?);
    let Some(handle) = passphrases::handle(fields.text("handle")?) else {
        return refused(&app, &visitor, "devices-handle-odd").await;
    };
    if !phrase.is_good() {
        return refused(&app, &visitor, "devices-phrase-short").await;
    }
    visitor.does(&app, Deed::SignIn)?;
    if let Some(known) = app.store.handle_of(person.0).await? {
        let current = Passphrase::typed(fields.get("current").unwrap_or_default());
        if knows(&app, &known, current).await? != Some(person) {
            return refused(&app, &visitor, "devices-phrase-wrong").await;
        }
    }
    let hash = app.passphrases.hash(phrase).await.ok_or(Problem::Storage)?;
    if app.store.set_passphrase(person.0, &handle, &hash).await? {
        Ok(back().await.into_response())
    } else {
        refused(&app, &visitor, "devices-handle-taken").await
    }
}

/// Whose passphrase it is that is asked for by this name, if it is.
pub(super) async fn knows(app: &App, handle: &str, phrase: Passphrase) -> Result<Option<PersonId>, Problem> {
    let stored = app.store.passphrase(handle).await?;
    let (person, hash) = stored.map_or((None, None), |stored| (Some(stored.person), Some(stored.hash)));
    let fits = app.passphrases.fits(phrase, hash).await;
    Ok(person.filter(|_| fits).map(PersonId))
}

/// Somebody came by address to where forms are posted to.
pub(crate) async fn back() -> Redirect {
    Redirect::to("/devices")
}
