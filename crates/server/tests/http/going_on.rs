//! Going on in another browser by a code, coming back by a passphrase, and programs with tokens.

use crate::client::{Client, Site, request};
use axum::http::Method;
use server::Rates;

async fn named(site: &Site, name: &str) -> Client {
    let mut client = site.client();
    client.post("/name", &[("name", name)]).await.to();
    client
}

async fn is(client: &mut Client, name: &str) -> bool {
    client.get("/").await.is_page(200).text.contains(&format!("<summary>{name}</summary>"))
}

/// The code that a page shows, in its link.
async fn code(client: &mut Client) -> String {
    let page = client.post("/devices/code", &[]).await;
    let (_, rest) = page.is_page(200).text.split_once("/continue?code=").expect("a code");
    rest.split('"').next().unwrap().to_owned()
}

const PHRASE: &str = "correct horse battery";

async fn set_passphrase(client: &mut Client, handle: &str, phrase: &str, current: &str) -> u16 {
    let form = [("handle", handle), ("passphrase", phrase), ("current", current)];
    client.post("/devices/passphrase", &form).await.status.as_u16()
}

async fn comes_back(client: &mut Client, handle: &str, phrase: &str) -> u16 {
    client.post("/continue/passphrase", &[("handle", handle), ("passphrase", phrase)]).await.status.as_u16()
}

#[tokio::test]
async fn a_code_makes_another_browser_ones_own_once() {
    let site = Site::new().await;
    let mut ada = named(&site, "Ada").await;
    let table = ada.own_table().await;
    let code = code(&mut ada).await;
    let mut phone = site.client();
    let asked = phone.get(&format!("/continue?code={code}")).await;
    assert!(asked.is_page(200).text.contains("Become Ada here?"), "{}", asked.text);
    assert!(asked.header("set-cookie").is_empty(), "a link alone changes nothing");
    assert_eq!(asked.header("referrer-policy"), "same-origin");
    let typed = phone.post("/continue", &[("code", &code.to_uppercase())]).await;
    assert!(typed.is_page(200).text.contains("Become Ada here?") && !is(&mut phone, "Ada").await);
    phone.post("/continue", &[("code", &code), ("sure", "yes")]).await.to();
    assert!(is(&mut phone, "Ada").await && is(&mut ada, "Ada").await);
    assert_eq!(phone.data(&table).await["seats"][0]["held_by"], "me");
    assert_eq!(ada.get("/devices").await.text.matches("name=\"which\"").count(), 3, "both, and everywhere");

    let mut late = site.client();
    let used = late.post("/continue", &[("code", &code), ("sure", "yes")]).await;
    assert!(used.is_page(403).text.contains("does not hold"), "{}", used.text);
    late.get(&format!("/continue?code={code}")).await.is_page(403);
    assert!(!is(&mut late, "Ada").await);
}

#[tokio::test]
async fn the_newest_code_of_a_person_is_the_one_that_holds() {
    let site = Site::new().await;
    let mut ada = named(&site, "Ada").await;
    let (first, second) = (code(&mut ada).await, code(&mut ada).await);
    let mut phone = site.client();
    phone.get(&format!("/continue?code={first}")).await.is_page(403);
    phone.get(&format!("/continue?code={second}")).await.is_page(200);
    ada.post("/devices/sign-out", &[("which", "everywhere")]).await.to();
    phone.get(&format!("/continue?code={second}")).await.is_page(403);
}

#[tokio::test]
async fn nobody_is_made_somebody_else_unawares() {
    let site = Site::new().await;
    let (mut eve, mut bob) = (named(&site, "Eve").await, named(&site, "Bob").await);
    let trap = code(&mut eve).await;
    let asked = bob.get(&format!("/continue?code={trap}")).await;
    for said in ["Become Eve here?", "you are Bob now", "no other browser in which you are Bob"] {
        assert!(asked.is_page(200).text.contains(said), "{said}: {}", asked.text);
    }
    assert!(is(&mut bob, "Bob").await);
    let body = format!("code={trap}&sure=yes");
    let form = "application/x-www-form-urlencoded";
    let forced =
        [("content-type", form), ("origin", "https://evil.example"), ("sec-fetch-site", "cross-site")];
    bob.send(request(Method::POST, "/continue", &forced, body)).await.is_page(403);
    assert!(is(&mut bob, "Bob").await);
    let before = bob.cookies["holdfast"].clone();
    bob.post("/continue", &[("code", &trap), ("sure", "yes")]).await.to();
    assert!(is(&mut bob, "Eve").await, "whoever is sure goes on");
    bob.cookies.insert("holdfast".into(), before);
    assert!(!is(&mut bob, "Bob").await, "and the browser is not two people's");
}

#[tokio::test]
async fn a_passphrase_brings_back_whoever_has_lost_every_browser() {
    let site = Site::new().await;
    let mut ada = named(&site, "Ada").await;
    let table = ada.own_table().await;
    for (handle, phrase) in [("ada", "too short"), ("a", PHRASE), ("ada@home", PHRASE)] {
        assert_eq!(set_passphrase(&mut ada, handle, phrase, "").await, 422);
    }
    assert_eq!(set_passphrase(&mut ada, "Ada.L", PHRASE, "").await, 303);
    let mut bob = named(&site, "Bob").await;
    assert_eq!(set_passphrase(&mut bob, "ada.l", "another passphrase", "").await, 422, "it is Ada's");
    ada.post("/devices/sign-out", &[("which", "everywhere")]).await.to();

    let mut new = site.client();
    for (handle, phrase) in [("ada.l", "correct horse staple"), ("bob", PHRASE), ("", PHRASE)] {
        assert_eq!(comes_back(&mut new, handle, phrase).await, 403);
    }
    let one = new.post("/continue/passphrase", &[("handle", "ada.l"), ("passphrase", "wrong")]).await.text;
    let other = new.post("/continue/passphrase", &[("handle", "nobody"), ("passphrase", "wrong")]).await.text;
    assert_eq!(one, other, "who has a passphrase is not told");
    assert_eq!(comes_back(&mut new, "ADA.L", PHRASE).await, 303);
    assert!(is(&mut new, "Ada").await);
    assert_eq!(new.data(&table).await["seats"][0]["held_by"], "me");

    assert_eq!(set_passphrase(&mut new, "ada", "something else entirely", "wrong").await, 422);
    assert_eq!(set_passphrase(&mut new, "ada", "something else entirely", PHRASE).await, 303);
    let mut last = site.client();
    assert_eq!(comes_back(&mut last, "ada.l", PHRASE).await, 403);
    assert_eq!(comes_back(&mut last, "ada", "something else entirely").await, 303);
    for file in ["holdfast.db", "holdfast.db-wal"] {
        let stored = std::fs::read(site.directory.path().join(file)).unwrap_or_default();
        assert!(!stored.windows(PHRASE.len()).any(|window| window == PHRASE.as_bytes()), "{file}");
    }
}

#[tokio::test]
async fn codes_and_passphrases_are_not_guessed() {
    let limited = |name: &'static str| {
        Site::with(move |config| config.rates = Rates::unlimited().with(name, "3/hour".parse().unwrap()))
    };
    let site = limited("sign-ins-per-person").await;
    let mut ada = named(&site, "Ada").await;
    assert_eq!(set_passphrase(&mut ada, "ada", PHRASE, "").await, 303);
    let mut eve = site.client();
    assert_eq!(comes_back(&mut eve, "ada", "wrong").await, 403);
    assert_eq!(comes_back(&mut eve, "ada", "wrong").await, 403);
    assert_eq!(comes_back(&mut eve, "ada", PHRASE).await, 429, "also if it is right at last");
    assert_eq!(comes_back(&mut eve, "bob", PHRASE).await, 403);
}

async fn token(client: &mut Client, scope: &str) -> String {
    let page = client.post("/devices/token", &[("program", "My bot"), ("scope", scope)]).await;
    let (_, rest) = page.is_page(200).text.split_once("readonly value=\"").expect("a token");
    rest.split('"').next().unwrap().to_owned()
}

async fn ask(site: &Site, token: &str, method: Method, path: &str, body: &str) -> (u16, String) {
    let bearer = format!("Bearer {token}");
    let kind = if body.starts_with('{') { "application/json" } else { "application/x-www-form-urlencoded" };
    let headers =
        [("authorization", bearer.as_str()), ("content-type", kind), ("accept", "application/json")];
    let answer = site.client().send(request(method, path, &headers, body.to_owned())).await;
    assert!(answer.header("set-cookie").is_empty(), "{path}");
    (answer.status.as_u16(), answer.text)
}

#[tokio::test]
async fn a_program_does_what_its_token_is_for() {
    let site = Site::new().await;
    let mut ada = named(&site, "Ada").await;
    let table = ada.own_table().await;
    let (reads, plays) = (token(&mut ada, "read").await, token(&mut ada, "play").await);
    let page = ada.get("/devices").await.text;
    assert!(page.contains("My bot") && !page.contains(&reads) && !page.contains(&plays), "shown once");
    let (status, data) = ask(&site, &reads, Method::GET, &format!("/api/tables/{table}"), "").await;
    assert!(status == 200 && data.contains("\"held_by\":\"me\""), "{data}");
    let data = ada.data(&table).await;
    let decision = serde_json::json!({
        "seat": data["seat"], "version": data["version"], "action": data["legal"][0],
    });
    let (act, decision) = (format!("/api/tables/{table}/act"), decision.to_string());
    assert_eq!(ask(&site, &reads, Method::POST, &act, &decision).await.0, 403, "it may only read");
    assert_eq!(ask(&site, &plays, Method::POST, &act, &decision).await.0, 200);
    assert_eq!(ask(&site, &plays, Method::POST, "/new/pandemic", "players=2&seat-1=me").await.0, 303);
    for (method, path, body) in [
        (Method::GET, "/devices", ""),
        (Method::POST, "/devices/token", "program=x&scope=play"),
        (Method::POST, "/devices/code", ""),
        (Method::POST, "/devices/passphrase", "handle=eve&passphrase=mine mine mine"),
        (Method::POST, "/devices/sign-out", "which=everywhere"),
        (Method::POST, "/continue", "code=x"),
        (Method::POST, "/name", "name=Eve"),
        (Method::POST, "/settings", "theme=dark"),
    ] {
        for token in [&reads, &plays] {
            assert_eq!(ask(&site, token, method.clone(), path, body).await.0, 403, "{path}");
        }
    }
    let cookie = ada.cookies["holdfast"].clone();
    for wrong in ["", "x", &"0".repeat(26), &cookie] {
        assert_eq!(ask(&site, wrong, Method::GET, "/api/tables", "").await.0, 401, "{wrong}");
    }
    let mut eve = site.client();
    eve.cookies.insert("holdfast".into(), plays.clone());
    assert!(!is(&mut eve, "Ada").await, "a token is not a cookie");
}

#[tokio::test]
async fn a_token_that_is_revoked_is_worth_nothing_at_once() {
    let site = Site::new().await;
    let mut ada = named(&site, "Ada").await;
    let token = token(&mut ada, "read").await;
    assert_eq!(ask(&site, &token, Method::GET, "/api/tables", "").await.0, 200);
    let page = ada.get("/devices").await.text;
    let button = page.split("Revoke: My bot").next().unwrap().rsplit("value=\"").next().unwrap().to_owned();
    let id = button.split('"').next().unwrap();
    ada.post("/devices/sign-out", &[("which", id)]).await.to();
    assert_eq!(ask(&site, &token, Method::GET, "/api/tables", "").await.0, 401);
    assert!(is(&mut ada, "Ada").await);
    for _ in 0..20 {
        ada.post("/devices/token", &[("program", "My bot"), ("scope", "read")]).await.is_page(200);
    }
    ada.post("/devices/token", &[("program", "My bot"), ("scope", "read")]).await.is_page(422);
}
