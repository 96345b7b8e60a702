//! Who asks: a person behind the secret of a browser or of a program, in a language. There are no accounts.

use crate::app::App;
use crate::identity::devices;
use crate::names;
use crate::problem::Problem;
use crate::rates::Deed;
use crate::wire::{Caller, Connection};
use axum::extract::FromRequestParts;
use axum::extract::{Request, State};
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, AUTHORIZATION, SET_COOKIE, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite, SignedCookieJar};
use i18n::{Languages, Texts};
use std::net::IpAddr;
use std::sync::Arc;
use store::{Credential, CredentialKind, Person, Secret, StoreError};
use table::PersonId;
use web::Settings;
use web::pages::Reader;

const PERSON: &str = "holdfast";

/// The same where the site is reached by HTTPS: no other host, and nobody on the way, can have set it.
const PERSON_BY_HTTPS: &str = "__Host-holdfast";
const LANGUAGE: &str = "lang";
const SETTINGS: &str = "settings";

/// Who asks, and for what.
pub(crate) struct Visitor {
    pub(crate) person: Option<Arc<Person>>,
    /// The languages to choose from.
    pub(crate) languages: &'static Languages,
    /// The one chosen.
    pub(crate) texts: &'static Texts,
    /// What the person has set, or else this browser.
    pub(crate) settings: Settings,
    /// The address asked for, to come back to.
    pub(crate) here: String,
    /// The beginning of this server's addresses.
    pub(crate) origin: String,
    /// What the answer should be.
    pub(crate) wants: Wants,
    /// Where the request comes from.
    pub(crate) caller: Caller,
    /// By what the person is known.
    known_by: Option<KnownBy>,
    /// What the browser says of itself.
    browser: Option<HeaderValue>,
}

/// By what a person is known.
#[derive(Clone)]
enum KnownBy {
    /// A signed cookie from before there were credentials.
    OldCookie,
    /// A browser's secret, in the cookie where it belongs.
    Cookie(Arc<Credential>),
    /// A browser's secret, in the cookie it had before the site was reached by HTTPS.
    OldName(Arc<Credential>),
    /// A program's token.
    Token(Arc<Credential>),
}

/// What an answer should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wants {
    /// A page to be shown.
    Page,
    /// Data, for the page that is shown already or for a program.
    Data,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Problem;

    /// It fails if it cannot be found out who asks: nobody is taken for a stranger because the storage fails.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let cookies = CookieJar::from_headers(&parts.headers);
        let stranger = Visitor::with_cookies(&cookies, parts, app);
        let Some((id, known_by)) = stranger.known(parts, &cookies, app).await? else { return Ok(stranger) };
        let Some(person) = app.people.person(id).await? else { return Ok(stranger) };
        if matches!(known_by, KnownBy::OldCookie) && !person.old_cookie {
            return Ok(stranger);
        }
        let settings = person.settings.as_deref().map_or(stranger.settings, Settings::remembered);
        Ok(Visitor { person: Some(person), known_by: Some(known_by), settings, ..stranger })
    }
}

impl Visitor {
    /// Whoever asks, as far as the request tells.
    pub(crate) fn stranger(parts: &Parts, app: &App) -> Visitor {
        Visitor::with_cookies(&CookieJar::from_headers(&parts.headers), parts, app)
    }

    /// Counts a request, for whoever has sent it.
    pub(crate) async fn requests(parts: &Parts, app: &App, deed: Deed) -> Result<(), Problem> {
        let cookies = CookieJar::from_headers(&parts.headers);
        let stranger = Visitor::with_cookies(&cookies, parts, app);
        let known = stranger.known(parts, &cookies, app).await?;
        app.limiter.admit(deed, stranger.caller.address, known.map(|(id, _)| PersonId(id)))
    }

    /// Where a request comes from, and whom a token or the cookies name, as far as that can be found out.
    pub(crate) async fn signs(parts: &Parts, app: &App) -> (Option<IpAddr>, Option<PersonId>) {
        let cookies = CookieJar::from_headers(&parts.headers);
        let stranger = Visitor::with_cookies(&cookies, parts, app);
        // Whoever answers meets again what is wrong with them.
        let known = stranger.known(parts, &cookies, app).await.ok().flatten();
        (stranger.caller.address, known.map(|(id, _)| PersonId(id)))
    }

    /// Whom a token or the cookies name, and by what. By an old one it need not be anybody whose old cookie counts.
    async fn known(
        &self,
        parts: &Parts,
        cookies: &CookieJar,
        app: &App,
    ) -> Result<Option<(u64, KnownBy)>, Problem> {
        if let Some(shown) = parts.headers.get(AUTHORIZATION) {
            let credential = token(shown, app).await?.ok_or(Problem::Token)?;
            if !may(credential.kind, &parts.method, parts.uri.path()) {
                return Err(Problem::TokenScope);
            }
            return Ok(Some((credential.person, KnownBy::Token(credential))));
        }
        let name = name_of_cookie(&self.origin);
        if let Some(credential) = browser(cookies, name, app).await? {
            return Ok(Some((credential.person, KnownBy::Cookie(credential))));
        }
        if name != PERSON
            && let Some(credential) = browser(cookies, PERSON, app).await?
        {
            return Ok(Some((credential.person, KnownBy::OldName(credential))));
        }
        let signed = SignedCookieJar::new(app.key.clone());
        let old = cookies.get(PERSON).and_then(|cookie| signed.verify(cookie.clone()));
        Ok(old.and_then(|cookie| cookie.value().parse().ok()).map(|id| (id, KnownBy::OldCookie)))
    }

    fn with_cookies(cookies: &CookieJar, parts: &Parts, app: &App) -> Visitor {
        let header = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let chosen = cookies.get(LANGUAGE).and_then(|cookie| app.languages.find(cookie.value()));
        let texts =
            chosen.unwrap_or_else(|| app.languages.negotiate(header(ACCEPT_LANGUAGE).unwrap_or_default()));
        let caller = app.proxies.caller(parts.extensions.get::<Connection>(), &parts.headers);
        let origin = app.address.origin(&caller, parts);
        let data = parts.uri.path().starts_with("/api/")
            || header(ACCEPT).is_some_and(|accept| accept.contains("application/json"));
        Visitor {
            person: None,
            languages: app.languages,
            texts,
            settings: cookies
                .get(SETTINGS)
                .map_or_else(Settings::default, |cookie| of_cookie(cookie.value())),
            here: parts.uri.path_and_query().map_or("/", |here| here.as_str()).to_owned(),
            origin,
            wants: if data { Wants::Data } else { Wants::Page },
            caller,
            known_by: None,
            browser: parts.headers.get(USER_AGENT).cloned(),
        }
    }

    /// The person's id.
    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| PersonId(person.id))
    }

    /// The credential by which the person is known, unless it is an old cookie.
    pub(crate) fn credential(&self) -> Option<u64> {
        match self.known_by.as_ref()? {
            KnownBy::OldCookie => None,
            KnownBy::Cookie(credential) | KnownBy::OldName(credential) | KnownBy::Token(credential) => {
                Some(credential.id)
            }
        }
    }

    /// What the visitor's browser is called, empty if that is not known.
    pub(crate) fn name_of_browser(&self) -> String {
        let says = self.browser.as_ref().and_then(|says| says.to_str().ok());
        devices::name_of_browser(says.unwrap_or_default())
    }

    /// Makes the browser one of this person's. The cookie goes into the answer.
    pub(crate) async fn sign_in(&self, app: &App, person: PersonId) -> Result<Cookie<'static>, StoreError> {
        let name = self.name_of_browser();
        let secret = app.devices.create(person, CredentialKind::Browser, &name).await?;
        Ok(lasting(name_of_cookie(&self.origin), secret.as_str().to_owned(), &self.origin))
    }

    /// What an answer takes away from a browser that is nobody's from then on.
    pub(crate) fn signed_out(&self) -> CookieJar {
        let names =
            [PERSON, PERSON_BY_HTTPS].into_iter().filter(|name| *name == PERSON || is_https(&self.origin));
        names.fold(CookieJar::new(), |jar, name| {
            let mut cookie = lasting(name, String::new(), &self.origin);
            cookie.make_removal();
            jar.add(cookie)
        })
    }

    /// The same visitor on another page.
    pub(crate) fn at(self, here: String) -> Visitor {
        Visitor { here, ..self }
    }

    /// Counts something that the visitor does.
    pub(crate) fn does(&self, app: &App, deed: Deed) -> Result<(), Problem> {
        app.limiter.admit(deed, self.caller.address, self.id())
    }

    /// What the visitor is called if they say this about their name.
    pub(crate) fn called<'a>(&'a self, said: Option<&'a str>) -> &'a str {
        let known = self.person.as_ref().map_or("", |person| person.name.as_str());
        said.filter(|said| !said.trim().is_empty()).unwrap_or(known)
    }

    /// For whom pages are made.
    pub(crate) fn reader(&self) -> Reader<'_> {
        let name = self.person.as_ref().map(|person| person.name.as_str()).filter(|name| !name.is_empty());
        Reader {
            languages: self.languages,
            texts: self.texts,
            name,
            here: &self.here,
            settings: self.settings,
            answers: None,
            styles: &[],
            moments: None,
        }
    }

    /// The person who asks, made known if it was not; with another name if it says one. The jar goes into
    /// the answer.
    pub(crate) async fn introduce(
        &self,
        app: &App,
        name: Option<&str>,
    ) -> Result<(Arc<Person>, CookieJar), Problem> {
        let said = match &self.person {
            Some(person) => name.filter(|name| *name != person.name),
            None => name,
        };
        let name = names::of_person(app, self.id(), said).await?;
        match (self.person.clone(), name) {
            (Some(person), Some(name)) if name != person.name => {
                app.limiter.admit(Deed::Name, self.caller.address, Some(PersonId(person.id)))?;
                app.people.rename(person.id, &name).await?;
                app.rooms.changed(PersonId(person.id)).await;
                Ok((Arc::new(Person { name, ..Person::clone(&person) }), CookieJar::new()))
            }
            (Some(person), _) => Ok((person, CookieJar::new())),
            (None, name) => {
                app.limiter.admit(Deed::Arrival, self.caller.address, None)?;
                let name = name.unwrap_or_default();
                let person = app.people.create(&name, self.texts.tag()).await?;
                let cookie = self.sign_in(app, PersonId(person.id)).await?;
                Ok((person, CookieJar::new().add(cookie)))
            }
        }
    }

    /// The visitor as somebody nobody knows. The jar goes into the answer.
    pub(crate) fn forgotten(self) -> (Visitor, CookieJar) {
        let jar = self.signed_out();
        (Visitor { person: None, known_by: None, ..self }, jar)
    }

    /// The visitor as a known person. The jar goes into the answer.
    pub(crate) async fn introduced(
        self,
        app: &App,
        name: Option<&str>,
    ) -> Result<(Visitor, CookieJar), Problem> {
        let (person, jar) = self.introduce(app, name).await?;
        Ok((Visitor { person: Some(person), ..self }, jar))
    }

    /// The visitor, who reads this language from now on if one is named. The jar goes into the answer.
    pub(crate) async fn reading(
        self,
        app: &App,
        lang: Option<&str>,
    ) -> Result<(Visitor, CookieJar), Problem> {
        let Some(tag) = lang else { return Ok((self, CookieJar::new())) };
        let texts = app.languages.find(tag).ok_or(Problem::Field("lang"))?;
        if let Some(person) = &self.person {
            app.people.set_language(person.id, texts.tag()).await?;
        }
        let cookie = lasting(LANGUAGE, texts.tag().to_owned(), &self.origin);
        Ok((Visitor { texts, ..self }, CookieJar::new().add(cookie)))
    }

    /// Keeps these settings: with the person, or in the browser of those without one. The jar goes into the answer.
    pub(crate) async fn set(self, app: &App, settings: Settings) -> Result<CookieJar, Problem> {
        match &self.person {
            Some(person) => {
                app.people.set_settings(person.id, &settings.to_string()).await?;
                app.rooms.changed(PersonId(person.id)).await;
                Ok(CookieJar::new())
            }
            None => Ok(CookieJar::new().add(lasting(SETTINGS, in_cookie(settings), &self.origin))),
        }
    }
}

/// A cookie has no spaces.
fn in_cookie(settings: Settings) -> String {
    settings.to_string().replace(' ', "&")
}

fn of_cookie(text: &str) -> Settings {
    Settings::remembered(&text.replace('&', " "))
}

/// The cookie that says who somebody is.
fn name_of_cookie(origin: &str) -> &'static str {
    if is_https(origin) { PERSON_BY_HTTPS } else { PERSON }
}

/// The browser whose secret is in this cookie.
async fn browser(cookies: &CookieJar, name: &str, app: &App) -> Result<Option<Arc<Credential>>, StoreError> {
    let Some(secret) = cookies.get(name).and_then(|cookie| Secret::parse(cookie.value())) else {
        return Ok(None);
    };
    let credential = app.devices.credential(&secret).await?;
    Ok(credential.filter(|credential| credential.kind == CredentialKind::Browser))
}

/// The program whose token a request shows.
async fn token(shown: &HeaderValue, app: &App) -> Result<Option<Arc<Credential>>, StoreError> {
    let shown = shown.to_str().ok().and_then(|shown| shown.split_once(' '));
    let secret = shown.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
    let Some(secret) = secret.and_then(|(_, secret)| Secret::parse(secret.trim())) else { return Ok(None) };
    let credential = app.devices.credential(&secret).await?;
    Ok(credential.filter(|credential| credential.kind != CredentialKind::Browser))
}

/// Where programs that play may post.
const PLAYED: [&str; 4] = ["/api/", "/t/", "/j/", "/new/"];

/// What a program may do with its token: never what lets anybody else in, nor see who is let in.
fn may(kind: CredentialKind, method: &Method, path: &str) -> bool {
    if path.starts_with("/devices") || path.starts_with("/continue") || path.ends_with("/delete") {
        return false;
    }
    match kind {
        CredentialKind::Browser => false,
        CredentialKind::Reads => method.is_safe(),
        CredentialKind::Plays => {
            method.is_safe() || PLAYED.iter().any(|beginning| path.starts_with(beginning))
        }
    }
}

/// Gives a browser a secret of its own that is known by a cookie from before, when it is shown a page.
pub(crate) async fn take_over(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let cookie = taken_over(&mut parts, &app).await;
    let mut response = next.run(Request::from_parts(parts, body)).await;
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// The cookie of a browser that is taken over.
async fn taken_over(parts: &mut Parts, app: &App) -> Option<HeaderValue> {
    let asks_for_page = parts.method == Method::GET
        && parts
            .headers
            .get(ACCEPT)
            .and_then(|accept| accept.to_str().ok())
            .is_some_and(|accept| accept.contains("text/html"));
    // A cookie that belongs where it is has nothing to be taken over from.
    let cookies = CookieJar::from_headers(&parts.headers);
    if !asks_for_page || cookies.get(PERSON).is_none() {
        return None;
    }
    let visitor = Visitor::from_request_parts(parts, app).await.ok()?;
    let person = visitor.id()?;
    match visitor.known_by {
        Some(KnownBy::OldCookie | KnownBy::OldName(_)) => {
            let cookie = visitor.sign_in(app, person).await.ok()?;
            HeaderValue::try_from(cookie.to_string()).ok()
        }
        Some(KnownBy::Cookie(_) | KnownBy::Token(_)) | None => None,
    }
}

fn is_https(origin: &str) -> bool {
    origin.starts_with("https:")
}

fn lasting(name: &'static str, value: String, origin: &str) -> Cookie<'static> {
    Cookie::build((name, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(is_https(origin))
        .permanent()
        .build()
}
