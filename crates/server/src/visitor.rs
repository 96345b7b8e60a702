//! Who asks: a person behind a signed cookie, in a language. There are no accounts.

use crate::app::App;
use crate::problem::Problem;
use crate::wire::{Caller, Connection};
use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, HOST};
use axum::http::request::Parts;
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite, SignedCookieJar};
use i18n::{Languages, Texts};
use std::sync::Arc;
use store::Person;
use table::PersonId;
use web::pages::Reader;

const PERSON: &str = "holdfast";
const LANGUAGE: &str = "lang";

/// The longest name, in characters.
const NAME: usize = 40;

/// Who asks, and for what.
pub(crate) struct Visitor {
    pub(crate) person: Option<Arc<Person>>,
    /// The languages to choose from.
    pub(crate) languages: &'static Languages,
    /// The one chosen.
    pub(crate) texts: &'static Texts,
    /// The address asked for, to come back to.
    pub(crate) here: String,
    /// The beginning of this server's addresses.
    pub(crate) origin: String,
    /// What the answer should be.
    pub(crate) wants: Wants,
    /// Where the request comes from.
    pub(crate) caller: Caller,
    /// The signed cookies the answer sets: none at first.
    jar: SignedCookieJar,
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
        let signed = cookies.get(PERSON).and_then(|cookie| stranger.jar.verify(cookie.clone()));
        let person = match signed.and_then(|cookie| cookie.value().parse().ok()) {
            Some(id) => app.people.person(id).await?,
            None => None,
        };
        Ok(Visitor { person, ..stranger })
    }
}

impl Visitor {
    /// Whoever asks, as far as the request tells.
    pub(crate) fn stranger(parts: &Parts, app: &App) -> Visitor {
        Visitor::with_cookies(&CookieJar::from_headers(&parts.headers), parts, app)
    }

    fn with_cookies(cookies: &CookieJar, parts: &Parts, app: &App) -> Visitor {
        let header = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let chosen = cookies.get(LANGUAGE).and_then(|cookie| app.languages.find(cookie.value()));
        let texts =
            chosen.unwrap_or_else(|| app.languages.negotiate(header(ACCEPT_LANGUAGE).unwrap_or_default()));
        let caller = app.proxies.caller(parts.extensions.get::<Connection>(), &parts.headers);
        let origin = format!("{}://{}", caller.scheme, header(HOST).unwrap_or("localhost"));
        let data = parts.uri.path().starts_with("/api/")
            || header(ACCEPT).is_some_and(|accept| accept.contains("application/json"));
        Visitor {
            person: None,
            languages: app.languages,
            texts,
            here: parts.uri.path_and_query().map_or("/", |here| here.as_str()).to_owned(),
            origin,
            wants: if data { Wants::Data } else { Wants::Page },
            caller,
            jar: SignedCookieJar::new(app.key.clone()),
        }
    }

    /// The person's id.
    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| PersonId(person.id))
    }

    /// The same visitor on another page.
    pub(crate) fn at(self, here: String) -> Visitor {
        Visitor { here, ..self }
    }

    /// For whom pages are made.
    pub(crate) fn reader(&self) -> Reader<'_> {
        let name = self.person.as_ref().map(|person| person.name.as_str()).filter(|name| !name.is_empty());
        Reader {
            languages: self.languages,
            texts: self.texts,
            name,
            here: &self.here,
            answers: None,
            styles: &[],
            moments: None,
        }
    }

    /// The person who asks, made known if it was not; with another name if it says one. The jar goes into
    /// the answer.
    pub(crate) async fn introduce(
        self,
        app: &App,
        name: Option<&str>,
    ) -> Result<(Arc<Person>, SignedCookieJar), Problem> {
        let name = name.map(tidy_name).filter(|name| !name.is_empty());
        match (self.person, name) {
            (Some(person), Some(name)) if name != person.name => {
                app.people.rename(person.id, &name).await?;
                app.rooms.renamed(PersonId(person.id)).await;
                Ok((Arc::new(Person { name, ..Person::clone(&person) }), self.jar))
            }
            (Some(person), _) => Ok((person, self.jar)),
            (None, name) => {
                let name = name.unwrap_or_default();
                let person = app.people.create(&name, self.texts.tag()).await?;
                let cookie = lasting(PERSON, person.id.to_string(), &self.origin);
                Ok((person, self.jar.add(cookie)))
            }
        }
    }

    /// The visitor as a known person. The jar goes into the answer.
    pub(crate) async fn introduced(
        self,
        app: &App,
        name: Option<&str>,
    ) -> Result<(Visitor, SignedCookieJar), Problem> {
        let (languages, texts, wants) = (self.languages, self.texts, self.wants);
        let (here, origin, caller) = (self.here.clone(), self.origin.clone(), self.caller.clone());
        let (person, jar) = self.introduce(app, name).await?;
        Ok((
            Visitor { person: Some(person), languages, texts, here, origin, wants, caller, jar: jar.clone() },
            jar,
        ))
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
}

fn lasting(name: &'static str, value: String, origin: &str) -> Cookie<'static> {
    Cookie::build((name, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(origin.starts_with("https:"))
        .permanent()
        .build()
}

/// A text people may give: without control characters and marks that turn the writing direction, trimmed.
pub(crate) fn tidy(text: &str, most: usize) -> String {
    let visible = |letter: &char| {
        !letter.is_control()
            && !matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let text: String = text.chars().filter(visible).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(most).collect()
}

fn tidy_name(name: &str) -> String {
    tidy(name, NAME)
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn names_are_what_can_be_seen() {
        assert_eq!(tidy("  Ada \u{202e}\r\n Lovelace ", 40), "Ada Lovelace");
        assert_eq!(tidy("五文字以上の名前", 5), "五文字以上");
    }
}
