//! Passkeys: making them, coming back by them, and what does not count.

use crate::authenticator::Authenticator;
use crate::client::{Client, Site, request};
use axum::body::Body;
use axum::http::{Method, Request};
use ed25519_dalek::SigningKey;
use serde_json::Value;
use server::{Config, Rates};

/// A site that is reached where browsers know passkeys.
async fn safe_site() -> Site {
    Site::with(by_https).await
}

fn by_https(config: &mut Config) {
    config.public_url = Some("https://holdfast.test".parse().unwrap());
}

async fn named(site: &Site, name: &str) -> Client {
    let mut client = site.client();
    client.post("/name", &[("name", name)]).await.to();
    client
}

async fn is(client: &mut Client, name: &str) -> bool {
    client.get("/").await.is_page(200).text.contains(&format!("<summary>{name}</summary>"))
}

/// What a browser is asked to answer.
async fn asked(client: &mut Client, whither: &str) -> Value {
    let asked = client.post(&format!("{whither}/challenge"), &[]).await;
    assert_eq!(asked.status.as_u16(), 200, "{}", asked.text);
    asked.json()
}

async fn sends(client: &mut Client, whither: &str, asked: &Value, answer: &str) -> (u16, String) {
    let sealed = asked["sealed"].as_str().unwrap();
    let form = [("sealed", sealed), ("answer", answer), ("passkey", "My phone")];
    let answer = client.post(whither, &form).await;
    (answer.status.as_u16(), answer.text)
}

async fn makes(client: &mut Client, device: &mut Authenticator) -> (u16, String) {
    let asked = asked(client, "/devices/passkey").await;
    let made = device.make(&asked);
    sends(client, "/devices/passkey", &asked, &made).await
}

async fn comes_back(client: &mut Client, device: &mut Authenticator) -> (u16, String) {
    let asked = asked(client, "/continue/passkey").await;
    let answer = device.answer(&asked);
    sends(client, "/continue/passkey", &asked, &answer).await
}

/// Ada, who has a passkey on a device.
async fn ada_with_a_passkey(site: &Site) -> (Client, Authenticator) {
    let (mut ada, mut phone) = (named(site, "Ada").await, Authenticator::new(1));
    assert_eq!(makes(&mut ada, &mut phone).await.0, 303);
    (ada, phone)
}

const NOT_KNOWN: &str = "not known here";

#[tokio::test]
async fn a_passkey_brings_back_whoever_has_lost_every_browser() {
    let site = safe_site().await;
    let mut ada = named(&site, "Ada").await;
    let table = ada.own_table().await;
    let asked = asked(&mut ada, "/devices/passkey").await;
    let user = &asked["options"]["user"];
    assert_eq!((&user["name"], &user["displayName"]), (&"Ada".into(), &"Ada".into()));
    assert_eq!(asked["options"]["rp"]["id"], "holdfast.test");
    let mut phone = Authenticator::new(1);
    let made = phone.make(&asked);
    assert_eq!(sends(&mut ada, "/devices/passkey", &asked, &made).await.0, 303);
    let page = ada.get("/devices").await.text;
    assert!(page.contains("My phone") && page.contains("Remove: My phone"), "{page}");
    ada.post("/devices/sign-out", &[("which", "everywhere")]).await.to();
    assert!(!is(&mut ada, "Ada").await);

    let mut new = site.client();
    assert_eq!(comes_back(&mut new, &mut phone).await.0, 303);
    assert!(is(&mut new, "Ada").await && new.cookies.contains_key("__Host-holdfast"));
    assert_eq!(new.data(&table).await["seats"][0]["held_by"], "me");
    assert!(new.get("/devices").await.text.contains("My phone"), "it is still there");
}

#[tokio::test]
async fn whoever_comes_back_in_somebodys_browser_is_warned_as_with_a_code() {
    let site = safe_site().await;
    let (_, mut phone) = ada_with_a_passkey(&site).await;
    let mut bob = named(&site, "Bob").await;
    let page = bob.get("/continue").await;
    assert!(page.is_page(200).text.contains("you are Bob now") && page.text.contains("nobody could play"));
    let before = bob.cookies["__Host-holdfast"].clone();
    assert_eq!(makes(&mut bob, &mut Authenticator::new(2)).await.0, 303);
    let page = bob.get("/continue").await.text;
    assert!(
        page.contains("you are Bob now") && !page.contains("nobody could play"),
        "he could come back: {page}"
    );
    assert_eq!(comes_back(&mut bob, &mut phone).await.0, 303);
    assert!(is(&mut bob, "Ada").await);
    bob.cookies.insert("__Host-holdfast".into(), before);
    assert!(!is(&mut bob, "Bob").await, "and the browser is not two people's");
}

#[tokio::test]
async fn a_challenge_is_answered_once() {
    let site = safe_site().await;
    let mut ada = named(&site, "Ada").await;
    let make = asked(&mut ada, "/devices/passkey").await;
    let mut phone = Authenticator::new(1);
    let made = phone.make(&make);
    assert_eq!(sends(&mut ada, "/devices/passkey", &make, &made).await.0, 303);
    let (status, text) = sends(&mut ada, "/devices/passkey", &make, &made).await;
    assert!(status == 422 && text.contains("already has a passkey"), "{text}");

    let mut new = site.client();
    let early = asked(&mut new, "/continue/passkey").await;
    let challenge = asked(&mut new, "/continue/passkey").await;
    let answer = phone.answer(&challenge);
    assert_eq!(sends(&mut new, "/continue/passkey", &challenge, &answer).await.0, 303);
    let mut eve = site.client();
    let (status, text) = sends(&mut eve, "/continue/passkey", &challenge, &answer).await;
    assert!(status == 403 && text.contains(NOT_KNOWN) && !is(&mut eve, "Ada").await, "{text}");
    let answer = phone.answer(&early);
    assert_eq!(sends(&mut eve, "/continue/passkey", &early, &answer).await.0, 403, "nor is an older one");
    assert_eq!(comes_back(&mut eve, &mut phone).await.0, 303);
}

#[tokio::test]
async fn a_challenge_outlives_the_server_that_made_it() {
    let site = safe_site().await;
    let (mut ada, mut phone) = ada_with_a_passkey(&site).await;
    let (make, come_back) =
        (asked(&mut ada, "/devices/passkey").await, asked(&mut ada, "/continue/passkey").await);
    let site = site.again_with(by_https).await;
    let (mut ada, mut new) = (ada.back_at(&site), site.client());
    let made = Authenticator::new(2).make(&make);
    assert_eq!(sends(&mut ada, "/devices/passkey", &make, &made).await.0, 303);
    let answer = phone.answer(&come_back);
    assert_eq!(sends(&mut new, "/continue/passkey", &come_back, &answer).await.0, 303);
}

#[tokio::test]
async fn an_answer_to_something_else_does_not_count() {
    let site = safe_site().await;
    let (mut ada, phone) = ada_with_a_passkey(&site).await;
    let mut eve = site.client();
    let (one, other) =
        (asked(&mut eve, "/continue/passkey").await, asked(&mut eve, "/continue/passkey").await);
    let answer = phone.clone().answer(&other);
    let (status, text) = sends(&mut eve, "/continue/passkey", &one, &answer).await;
    assert!(status == 403 && text.contains(NOT_KNOWN), "another challenge: {text}");
    let make = asked(&mut ada, "/devices/passkey").await;
    let answer = phone.clone().answer(&make);
    assert_eq!(sends(&mut eve, "/continue/passkey", &make, &answer).await.0, 403, "one for making");
    for (sealed, answer) in [("", ""), ("AAAA", "{}"), (one["sealed"].as_str().unwrap(), "{}")] {
        let form = [("sealed", sealed), ("answer", answer)];
        eve.post("/continue/passkey", &form).await.is_page(403);
    }
    eve.post("/continue/passkey", &[]).await.is_page(422);

    let wrongly = |change: fn(&mut Authenticator)| {
        let mut device = phone.clone();
        change(&mut device);
        device
    };
    for (what, mut device) in [
        ("another origin", wrongly(|device| device.origin = "https://evil.example".into())),
        ("another port", wrongly(|device| device.origin = "https://holdfast.test:8443".into())),
        ("another host", wrongly(|device| device.host = "evil.example".into())),
        ("another key", wrongly(|device| device.key = SigningKey::from_bytes(&[9; 32]))),
        ("another passkey", wrongly(|device| device.id = vec![9; 32])),
        ("another person", wrongly(|device| device.handle = "AAAAAAAAAAAAAAAAAAAAAA".into())),
    ] {
        let (status, text) = comes_back(&mut eve, &mut device).await;
        assert!(status == 403 && text.contains(NOT_KNOWN), "{what}: {text}");
    }
    assert!(!is(&mut eve, "Ada").await);
    assert_eq!(comes_back(&mut eve, &mut phone.clone()).await.0, 303, "and nothing has come of it");
}

#[tokio::test]
async fn a_copy_of_a_passkey_is_noticed_by_its_counter() {
    let site = safe_site().await;
    let (_, mut phone) = ada_with_a_passkey(&site).await;
    let mut copy = phone.clone();
    let mut new = site.client();
    for _ in 0..2 {
        assert_eq!(comes_back(&mut new, &mut phone).await.0, 303);
    }
    let mut eve = site.client();
    assert_eq!(comes_back(&mut eve, &mut copy).await.0, 403);
    assert_eq!(comes_back(&mut new, &mut phone).await.0, 303);
}

#[tokio::test]
async fn a_passkey_that_was_made_elsewhere_or_for_somebody_else_is_not_kept() {
    let site = safe_site().await;
    let mut ada = named(&site, "Ada").await;
    for change in [
        (|device: &mut Authenticator| device.origin = "https://evil.example".into())
            as fn(&mut Authenticator),
        |device| device.host = "evil.example".into(),
    ] {
        let mut device = Authenticator::new(1);
        change(&mut device);
        let (status, text) = makes(&mut ada, &mut device).await;
        assert!(status == 422 && text.contains("not kept here"), "{text}");
    }
    let (one, other) = (asked(&mut ada, "/devices/passkey").await, asked(&mut ada, "/devices/passkey").await);
    let made = Authenticator::new(1).make(&other);
    assert_eq!(sends(&mut ada, "/devices/passkey", &one, &made).await.0, 422, "another challenge");
    let mut bob = named(&site, "Bob").await;
    assert_eq!(sends(&mut bob, "/devices/passkey", &other, &made).await.0, 422, "it is for Ada");
    let form = [("sealed", other["sealed"].as_str().unwrap()), ("answer", made.as_str()), ("passkey", " ")];
    ada.post("/devices/passkey", &form).await.is_page(422);
    let mut nobody = site.client();
    nobody.post("/devices/passkey/challenge", &[]).await.is_page(403);
    assert_eq!(nobody.post("/devices/passkey", &form).await.to(), "/devices");
    assert!(!ada.get("/devices").await.text.contains("My phone"));
    assert_eq!(makes(&mut ada, &mut Authenticator::new(1)).await.0, 303);
    let (status, text) = makes(&mut bob, &mut Authenticator::new(1)).await;
    assert!(status == 422 && text.contains("already has"), "a passkey is one person's: {text}");
}

#[tokio::test]
async fn nobody_has_more_than_twenty_passkeys() {
    let site = safe_site().await;
    let mut ada = named(&site, "Ada").await;
    let early = asked(&mut ada, "/devices/passkey").await;
    for number in 1..=20 {
        assert_eq!(makes(&mut ada, &mut Authenticator::new(number)).await.0, 303);
    }
    let page = ada.get("/devices").await.text;
    assert!(page.contains("You have 20 passkeys") && !page.contains("/devices/passkey/challenge"), "{page}");
    ada.post("/devices/passkey/challenge", &[]).await.is_page(403);
    let made = Authenticator::new(21).make(&early);
    let (status, text) = sends(&mut ada, "/devices/passkey", &early, &made).await;
    assert!(status == 422 && text.contains("You have 20 passkeys"), "{text}");
}

/// The button that removes a passkey.
fn removing(page: &str) -> String {
    let button = page.split("Remove: My phone").next().unwrap().rsplit("value=\"").next().unwrap();
    button.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_passkey_that_is_removed_brings_nobody_back() {
    let site = safe_site().await;
    let (mut ada, mut phone) = ada_with_a_passkey(&site).await;
    let which = removing(&ada.get("/devices").await.text);
    let (mut bob, mut new) = (named(&site, "Bob").await, site.client());
    bob.post("/devices/passkey/remove", &[("which", &which)]).await.to();
    assert_eq!(comes_back(&mut new, &mut phone).await.0, 303, "it is not Bob's");
    ada.post("/devices/passkey/remove", &[("which", "all")]).await.is_page(422);
    ada.post("/devices/passkey/remove", &[("which", &which)]).await.to();
    let mut late = site.client();
    assert_eq!(comes_back(&mut late, &mut phone).await.0, 403);
    assert!(is(&mut new, "Ada").await, "whoever has come back stays");
    let mut tablet = Authenticator::new(2);
    assert_eq!(makes(&mut ada, &mut tablet).await.0, 303);
    assert_eq!(tablet.handle, phone.handle, "a device keeps one for a person, not many");
    ada.post("/settings/delete", &[("sure", "yes")]).await.is_page(200);
    assert_eq!(comes_back(&mut late, &mut tablet).await.0, 403);
}

#[tokio::test]
async fn there_are_no_passkeys_where_browsers_know_none() {
    let site = Site::new().await;
    let mut ada = named(&site, "Ada").await;
    for page in ["/devices", "/continue"] {
        let page = ada.get(page).await;
        assert!(!page.is_page(200).text.contains("/passkey"), "{}", page.text);
    }
    for path in ["/devices/passkey", "/continue/passkey"] {
        ada.post(&format!("{path}/challenge"), &[]).await.is_page(404);
        ada.post(path, &[("sealed", ""), ("answer", ""), ("passkey", "x")]).await.is_page(404);
    }
    let here = Site::with(|config| config.public_url = Some("http://localhost:7700".parse().unwrap())).await;
    let ask = Request::builder().uri("/continue").header("host", "localhost:7700").body(Body::empty());
    let page = here.client().send(ask.unwrap()).await;
    assert!(page.is_page(200).text.contains("/continue/passkey/challenge"), "{}", page.text);
}

#[tokio::test]
async fn making_and_trying_passkeys_is_limited() {
    let limited = |name: &'static str| {
        Site::with(move |config| {
            by_https(config);
            config.rates = Rates::unlimited().with(name, "2/hour".parse().unwrap());
        })
    };
    let site = limited("sign-ins-per-person").await;
    let (mut ada, mut phone) = ada_with_a_passkey(&site).await;
    assert_eq!(makes(&mut ada, &mut Authenticator::new(2)).await.0, 303);
    ada.post("/devices/passkey/challenge", &[]).await.is_page(429);
    let mut new = site.client();
    for _ in 0..3 {
        assert_eq!(comes_back(&mut new, &mut phone).await.0, 303, "nobody keeps Ada away");
    }
}

#[tokio::test]
async fn no_program_touches_passkeys() {
    let site = safe_site().await;
    let (mut ada, mut phone) = ada_with_a_passkey(&site).await;
    let page = ada.post("/devices/token", &[("program", "My bot"), ("scope", "play")]).await.text;
    let token = page.split_once("readonly value=\"").unwrap().1.split('"').next().unwrap();
    let which = format!("which={}", removing(&page));
    let bearer = format!("Bearer {token}");
    let form = "application/x-www-form-urlencoded";
    for (path, body) in [
        ("/devices/passkey/challenge", ""),
        ("/devices/passkey", "sealed=x&answer=x&passkey=x"),
        ("/devices/passkey/remove", which.as_str()),
        ("/continue/passkey/challenge", ""),
        ("/continue/passkey", "sealed=x&answer=x"),
    ] {
        let headers = [("authorization", bearer.as_str()), ("content-type", form)];
        let answer = site.client().send(request(Method::POST, path, &headers, body.to_owned())).await;
        assert_eq!(answer.status.as_u16(), 403, "{path}");
        assert!(answer.header("set-cookie").is_empty(), "{path}");
    }
    assert_eq!(comes_back(&mut site.client(), &mut phone).await.0, 303);
}
