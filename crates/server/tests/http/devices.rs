//! The browsers by which people are known: their list, signing out, and cookies from before there were any.

use crate::client::{Client, Site, request, rest};
use axum::body::Body;
use axum::http::{Method, Request};
use axum::response::IntoResponse;
use axum_extra::extract::cookie::{Cookie, Key, SignedCookieJar};
use http_body_util::BodyExt;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use store::CredentialKind;

/// A site where somebody called Ada is known in two browsers.
async fn ada_in_two_browsers() -> (Site, Client, Client) {
    let (site, secrets) = Site::storing(async |store| {
        let ada = store.create_person("Ada", "en").await.unwrap().id;
        let mut secrets = Vec::new();
        for name in ["Firefox · Linux", "Safari · iPhone"] {
            let made = store.create_credential(ada, CredentialKind::Browser, name).await.unwrap();
            secrets.push(made.1.as_str().to_owned());
        }
        secrets
    })
    .await;
    let mut clients = secrets.into_iter().map(|secret| {
        let mut client = site.client();
        client.cookies.insert("holdfast".into(), secret);
        client
    });
    let (one, other) = (clients.next().unwrap(), clients.next().unwrap());
    (site, one, other)
}

async fn is_ada(client: &mut Client) -> bool {
    client.get("/").await.is_page(200).text.contains("<summary>Ada</summary>")
}

/// The button that signs the other browser out.
fn sign_out_of_another(page: &str) -> String {
    let buttons = page.split("name=\"which\" value=\"").skip(1);
    let mut values = buttons.map(|rest| rest.split('"').next().unwrap());
    values.find(|value| value.parse::<u64>().is_ok()).expect("another browser").to_owned()
}

/// What is sent of a person's turns, until the end.
async fn turns(client: &Client) -> Body {
    let mut body = client.open("/turns").await.into_body();
    body.frame().await.unwrap().unwrap();
    body
}

#[tokio::test]
async fn the_list_of_browsers_is_their_persons_alone() {
    let (site, mut ada, _) = ada_in_two_browsers().await;
    let page = ada.get("/devices").await;
    for name in ["Firefox · Linux", "Safari · iPhone", "This browser"] {
        assert!(page.is_page(200).text.contains(name), "{}", page.text);
    }
    let theirs = sign_out_of_another(&page.text);
    let (mut bob, mut nobody) = (site.client(), site.client());
    bob.post("/name", &[("name", "Bob")]).await.to();
    for other in [&mut bob, &mut nobody] {
        let page = other.get("/devices").await;
        assert!(
            !page.is_page(200).text.contains("Firefox") && !page.text.contains("Safari"),
            "{}",
            page.text
        );
        other.post("/devices/sign-out", &[("which", &theirs)]).await.to();
    }
    assert!(ada.get("/devices").await.text.contains("Safari"), "nobody else signs it out");
    ada.post("/devices/sign-out", &[("which", "all")]).await.is_page(422);
}

#[tokio::test]
async fn a_browser_that_is_signed_out_is_nobodys_at_once() {
    let (_site, mut ada, mut lost) = ada_in_two_browsers().await;
    assert!(is_ada(&mut ada).await && is_ada(&mut lost).await);
    let (kept, told) = (turns(&ada).await, turns(&lost).await);
    let page = ada.get("/devices").await.text;
    ada.post("/devices/sign-out", &[("which", &sign_out_of_another(&page))]).await.to();
    assert!(!is_ada(&mut lost).await && is_ada(&mut ada).await);
    assert!(rest(told).await.contains("retry"), "what it had open ends");
    ada.post("/devices/sign-out", &[("which", "this")]).await.to();
    assert_eq!(ada.cookies["holdfast"], "", "the cookie is taken away");
    rest(kept).await;
    assert!(!is_ada(&mut ada).await);
}

#[tokio::test]
async fn whoever_signs_out_everywhere_is_known_nowhere() {
    let (site, mut ada, mut other) = ada_in_two_browsers().await;
    let secret = ada.cookies["holdfast"].clone();
    let told = turns(&other).await;
    ada.post("/devices/sign-out", &[("which", "everywhere")]).await.to();
    rest(told).await;
    ada.cookies.insert("holdfast".into(), secret);
    assert!(!is_ada(&mut ada).await && !is_ada(&mut other).await);
    let (site, ()) = site.again(async |_| ()).await;
    assert!(!is_ada(&mut other.back_at(&site)).await, "and after a restart");
}

#[tokio::test]
async fn no_secret_is_stored_as_it_is() {
    let site = Site::new().await;
    let mut ada = site.client();
    ada.post("/name", &[("name", "Ada")]).await.to();
    let secret = ada.cookies["holdfast"].clone();
    assert!(is_ada(&mut ada).await && secret.len() == 26, "{secret}");
    for file in ["holdfast.db", "holdfast.db-wal"] {
        let stored = std::fs::read(site.directory.path().join(file)).unwrap_or_default();
        assert!(!stored.windows(26).any(|window| window == secret.as_bytes()), "{file}");
    }
}

/// A site with a person who came before there were credentials, and the cookie they had.
async fn from_before() -> (Site, String) {
    let (site, key) = Site::storing(async |store| {
        store.create_person("Ada", "en").await.unwrap();
        store.secret("cookies").await.unwrap()
    })
    .await;
    let file = SqliteConnectOptions::new().filename(site.directory.path().join("holdfast.db"));
    let mut database = file.connect().await.unwrap();
    sqlx::query("UPDATE person SET old_cookie = 1").execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    let jar = SignedCookieJar::new(Key::derive_from(&key)).add(Cookie::new("holdfast", "1"));
    let response = jar.into_response();
    let cookie = response.headers()["set-cookie"].to_str().unwrap();
    (site, cookie.strip_prefix("holdfast=").unwrap().to_owned())
}

fn page(address: &str, cookie: &str) -> Request<Body> {
    request(Method::GET, address, &[("accept", "text/html"), ("cookie", cookie)], String::new())
}

#[tokio::test]
async fn a_cookie_from_before_is_taken_over_and_nobody_loses_a_seat() {
    let (site, old) = from_before().await;
    let old = format!("holdfast={old}");
    let mut program = site.client();
    let read = program.send(request(Method::GET, "/api/tables", &[("cookie", &old)], String::new())).await;
    assert_eq!((read.status.as_u16(), read.header("set-cookie")), (200, ""), "a program goes on as it did");
    let mut ada = site.client();
    let first = ada.send(page("/", &old)).await;
    assert!(first.is_page(200).text.contains("<summary>Ada</summary>"));
    let secret = ada.cookies["holdfast"].clone();
    assert_eq!(secret.len(), 26, "{secret}");
    let second = ada.get("/devices").await;
    assert!(second.text.contains("This browser") && second.header("set-cookie").is_empty(), "only once");
    // An answer that was lost costs nothing.
    let again = site.client().send(page("/", &old)).await;
    assert!(again.text.contains("<summary>Ada</summary>"));

    ada.post("/devices/sign-out", &[("which", "everywhere")]).await.to();
    let late = site.client().send(page("/", &old)).await;
    assert!(!late.is_page(200).text.contains("Ada") && late.header("set-cookie").is_empty(), "{}", late.text);
}

#[tokio::test]
async fn an_old_cookie_of_somebody_who_never_had_one_is_nobodys() {
    let (site, key) = Site::storing(async |store| {
        store.create_person("Ada", "en").await.unwrap();
        store.secret("cookies").await.unwrap()
    })
    .await;
    let jar = SignedCookieJar::new(Key::derive_from(&key)).add(Cookie::new("holdfast", "1"));
    let cookie = jar.into_response().headers()["set-cookie"].to_str().unwrap().to_owned();
    let forged = site.client().send(page("/", &cookie)).await;
    assert!(!forged.is_page(200).text.contains("Ada"), "whoever has the key cannot be everybody");
}

#[tokio::test]
async fn by_https_a_browser_gets_a_cookie_that_no_other_host_can_set() {
    let site = Site::with(|config| config.public_url = Some("https://holdfast.test".parse().unwrap())).await;
    let mut ada = site.client();
    ada.post("/name", &[("name", "Ada")]).await.to();
    let secret = ada.cookies.remove("__Host-holdfast").unwrap();
    assert!(!ada.cookies.contains_key("holdfast"));
    // So it was called before the site was reached by HTTPS.
    let moved = ada.send(page("/", &format!("holdfast={secret}"))).await;
    assert!(moved.is_page(200).text.contains("<summary>Ada</summary>"));
    let cookie = moved.header("set-cookie");
    assert!(cookie.starts_with("__Host-holdfast=") && cookie.contains("; Secure"), "{cookie}");
    assert_ne!(ada.cookies["__Host-holdfast"], secret);
    let gone = ada.post("/devices/sign-out", &[("which", "this")]).await;
    let taken: Vec<_> = gone.headers.get_all("set-cookie").iter().map(|it| it.to_str().unwrap()).collect();
    assert!(taken.len() == 2 && taken.iter().all(|it| it.contains("Max-Age=0")), "{taken:?}");
}
