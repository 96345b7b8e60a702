//! At which address the site is reached, and which names for it are believed.
//!
//! Any web page can lead a name of its own to this machine and have a browser ask for that name: then it reads what the browser may
//! read here (DNS rebinding). So a name counts only if nobody else can have it: the one of [`PublicUrl`], else what a home
//! network has, or what a certificate vouches for.

use crate::app::App;
use crate::problem::Problem;
use crate::wire::{Caller, Connection};
use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN, STRICT_TRANSPORT_SECURITY};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::fmt;
use std::str::FromStr;
use url::{Host, Url};

/// Ends of names that nobody can register.
const OF_NO_REGISTRY: [&str; 10] = [
    "localhost",
    "local",
    "localdomain",
    "lan",
    "home",
    "home.arpa",
    "internal",
    "intranet",
    "private",
    "test",
];

/// What browsers are told to ask for by HTTPS only, for a year.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Where everybody reaches the site, such as `https://play.example.org`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    origin: String,
    scheme: &'static str,
    authority: Authority,
}

/// A text that is not a [`PublicUrl`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("write https:// or http:// and a name, and nothing after it, such as https://play.example.org")]
pub struct NotAPublicUrl;

impl FromStr for PublicUrl {
    type Err = NotAPublicUrl;

    fn from_str(text: &str) -> Result<PublicUrl, NotAPublicUrl> {
        let url = Url::parse(text).map_err(|_| NotAPublicUrl)?;
        let scheme = match url.scheme() {
            "https" => "https",
            "http" => "http",
            _ => return Err(NotAPublicUrl),
        };
        let bare = url.username().is_empty() && url.password().is_none() && url.path() == "/";
        let (origin, authority) =
            (url.origin().ascii_serialization(), Authority::of(&url).ok_or(NotAPublicUrl)?);
        let ends = url.query().is_none() && url.fragment().is_none();
        if bare && ends { Ok(PublicUrl { origin, scheme, authority }) } else { Err(NotAPublicUrl) }
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.origin)
    }
}

/// A host and a port.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Authority {
    host: Host<String>,
    port: u16,
}

impl Authority {
    fn of(url: &Url) -> Option<Authority> {
        Some(Authority { host: url.host()?.to_owned(), port: url.port_or_known_default()? })
    }

    /// Reads what a request names, such as `play.example.org:8080`.
    fn parse(text: &str, scheme: &str) -> Option<Authority> {
        let odd = |byte: u8| matches!(byte, b'/' | b'\\' | b'@' | b'?' | b'#') || !byte.is_ascii_graphic();
        if text.bytes().any(odd) {
            return None;
        }
        Authority::of(&Url::parse(&format!("{scheme}://{text}/")).ok()?)
    }

    /// Whether nobody but those in the same network can have given this machine the name.
    fn is_of_a_home(&self) -> bool {
        let Host::Domain(name) = &self.host else { return true };
        let name = name.trim_end_matches('.');
        let ends =
            |end: &str| name.strip_suffix(end).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
        !name.contains('.') || OF_NO_REGISTRY.iter().any(|end| ends(end))
    }
}

/// At which address the site is reached, as far as its operator says.
pub(crate) struct Address(Option<PublicUrl>);

impl Address {
    pub(crate) fn new(public: Option<PublicUrl>) -> Address {
        Address(public)
    }

    /// Where everybody reaches the site, if that is said.
    pub(crate) fn public(&self) -> Option<&PublicUrl> {
        self.0.as_ref()
    }

    /// The beginning of the site's addresses, for whoever sends this request.
    pub(crate) fn origin(&self, caller: &Caller, parts: &Parts) -> String {
        match &self.0 {
            Some(public) => public.origin.clone(),
            None => {
                format!("{}://{}", caller.scheme, named(&parts.uri, &parts.headers).unwrap_or("localhost"))
            }
        }
    }

    /// Why a request is not for this site, if it is not.
    fn refuses(&self, caller: &Caller, parts: &Parts) -> Option<Problem> {
        let hosts = parts.headers.get_all(HOST).iter().count();
        if hosts > 1 || (hosts == 0 && parts.version == Version::HTTP_11) {
            return Some(Problem::Status(StatusCode::BAD_REQUEST));
        }
        if is_for_any_name(parts.uri.path()) {
            return None;
        }
        let scheme = self.0.as_ref().map_or(caller.scheme, |public| public.scheme);
        let named = named(&parts.uri, &parts.headers).and_then(|named| Authority::parse(named, scheme));
        let is_ours = named.is_some_and(|named| match &self.0 {
            Some(public) => named == public.authority,
            // By HTTPS a browser comes to whoever has a certificate for the name: the proxy.
            None => caller.scheme == "https" || named.is_of_a_home(),
        });
        if !is_ours {
            return Some(Problem::Misdirected(self.0.as_ref().map(PublicUrl::to_string)));
        }
        let comes_from =
            parts.headers.get(ORIGIN).map(HeaderValue::as_bytes).filter(|origin| *origin != b"null");
        let foreign =
            |public: &PublicUrl| comes_from.is_some_and(|origin| origin != public.origin.as_bytes());
        let foreign = !parts.method.is_safe() && self.0.as_ref().is_some_and(foreign);
        foreign.then_some(Problem::Status(StatusCode::FORBIDDEN))
    }
}

/// What nobody has to be, and what says nothing of anybody.
fn is_for_any_name(path: &str) -> bool {
    matches!(path, "/healthz" | "/readyz") || path.starts_with("/assets/")
}

/// The host a request names.
fn named<'a>(uri: &'a Uri, headers: &'a HeaderMap) -> Option<&'a str> {
    let authority = uri.authority().map(|authority| authority.as_str());
    authority.or_else(|| headers.get(HOST).and_then(|host| host.to_str().ok()))
}

/// Lets in what is for this site.
pub(crate) async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let caller = app.proxies.caller(parts.extensions.get::<Connection>(), &parts.headers);
    match app.address.refuses(&caller, &parts) {
        Some(problem) => problem.into_response(),
        None => next.run(Request::from_parts(parts, body)).await,
    }
}

/// Tells browsers to come by HTTPS only, where everybody does.
pub(crate) async fn https_only(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    if app.address.public().is_some_and(|public| public.scheme == "https") {
        response.headers_mut().entry(STRICT_TRANSPORT_SECURITY).or_insert(HTTPS_ONLY);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_url_is_a_scheme_and_a_name() {
        let origin = |text: &str| text.parse::<PublicUrl>().map(|url| url.to_string());
        assert_eq!(origin("https://Play.Example.org/"), Ok("https://play.example.org".into()));
        assert_eq!(origin("https://play.example.org:443"), Ok("https://play.example.org".into()));
        assert_eq!(origin("http://192.168.1.5:7700"), Ok("http://192.168.1.5:7700".into()));
        for wrong in [
            "",
            "play.example.org",
            "ftp://example.org",
            "https://",
            "https://example.org/play",
            "https://a@example.org",
            "https://example.org/?a",
            "https://example.org/#a",
            "play.example.org:443",
        ] {
            assert_eq!(origin(wrong), Err(NotAPublicUrl), "{wrong}");
        }
    }

    #[test]
    fn names_that_others_can_have_are_not_those_of_a_home() {
        let home = |host: &str| Authority::parse(host, "http").is_some_and(|named| named.is_of_a_home());
        for host in [
            "localhost:7700",
            "127.0.0.1",
            "192.168.1.5:7700",
            "[fd00::1]:7700",
            "nas",
            "NAS:7700",
            "nas.local",
            "a.b.lan",
            "pi.home.arpa.",
            "box.internal",
            "203.0.113.9",
        ] {
            assert!(home(host), "{host}");
        }
        for host in [
            "play.example.org",
            "evil.example",
            "local.evil.example",
            "evilhome.arpa",
            "notlocal.com",
            "",
            "a b",
            "a@nas",
            "nas/evil.example",
            "nas:x",
        ] {
            assert!(!home(host), "{host}");
        }
    }
}
