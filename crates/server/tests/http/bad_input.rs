//! Whatever is sent: a clear answer with the right status, and nothing changes.

use crate::client::{Site, request};
use axum::http::Method;

#[tokio::test]
async fn unknown_addresses() {
    let site = Site::new().await;
    let mut client = site.client();
    for address in [
        "/nowhere",
        "/t/000000000000",
        "/t/short",
        "/t/..%2f..%2fetc",
        "/t/000000000000/events",
        "/t/000000000000/replay",
        "/t/000000000000/record",
        "/j/00000000000000000000000000",
        "/j/nonsense",
        "/rules/chess",
        "/gallery/chess",
        "/new/chess",
        "/assets/nothing.css",
        "/assets/../Cargo.toml",
    ] {
        client.get(address).await.is_page(404);
    }
    client.get("/api/tables/000000000000").await.is_error(404);
    client.get("/api/nowhere").await.is_error(404);
    client.post("/about", &[]).await.is_page(405);
    client
        .post("/t/000000000000/act", &[("seat", "0"), ("version", "0"), ("action", "pass")])
        .await
        .is_page(404);
}

#[tokio::test]
async fn malformed_forms_and_numbers() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let before = ada.data(&table).await;
    let act = format!("/t/{table}/act");
    for (form, field) in [
        (vec![], "seat"),
        (vec![("seat", "0")], "version"),
        (vec![("seat", "0"), ("version", "1")], "action"),
        (vec![("seat", "zero"), ("version", "1"), ("action", "pass")], "seat"),
        (vec![("seat", "9"), ("version", "1"), ("action", "pass")], "seat"),
        (vec![("seat", "-1"), ("version", "1"), ("action", "pass")], "seat"),
        (vec![("seat", "0"), ("version", "-1"), ("action", "pass")], "version"),
        (vec![("seat", "0"), ("version", "1e3"), ("action", "pass")], "version"),
        (vec![("seat", "0"), ("version", "99999999999999999999999"), ("action", "pass")], "version"),
    ] {
        let answer = ada.post(&act, &form).await;
        answer.is_page(422);
        assert!(answer.text.contains(&format!("“{field}”")), "{form:?}");
    }
    ada.post(&format!("/t/{table}/undo"), &[("seat", "0"), ("version", "1"), ("how", "x")])
        .await
        .is_page(422);
    ada.post(&format!("/t/{table}/bot"), &[("seat", "0"), ("level", "genius")]).await.is_page(422);
    ada.post(&format!("/t/{table}/answers"), &[("seat", "0"), ("ask", "never")]).await.is_page(422);
    ada.get(&format!("/t/{table}?seat=x")).await.is_page(422);
    ada.get(&format!("/t/{table}/replay?at=x")).await.is_page(422);
    ada.get(&format!("/t/{table}/replay?seat=me")).await.is_page(422);
    ada.post("/lang", &[("lang", "tlh")]).await.is_page(422);
    ada.post("/name", &[]).await.is_page(422);

    let plain = request(Method::POST, &act, &[("content-type", "text/plain")], "seat=0".into());
    ada.send(plain).await.is_page(415);
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let garbled = request(Method::POST, &act, &form, "%ff%zz&&&=&seat".into());
    ada.send(garbled).await.is_page(422);
    assert_eq!(ada.data(&table).await, before);
}

#[tokio::test]
async fn malformed_json() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let before = ada.data(&table).await;
    let act = format!("/api/tables/{table}/act");
    for (body, status) in [
        ("", 400),
        ("{", 400),
        ("[]", 422),
        ("null", 422),
        (r#"{"seat":0}"#, 422),
        (r#"{"seat":"0","version":1,"action":"end"}"#, 422),
        (r#"{"seat":300,"version":1,"action":"end"}"#, 422),
        (r#"{"seat":6,"version":1,"action":"end"}"#, 422),
        (r#"{"seat":0,"version":-1,"action":"end"}"#, 422),
        (r#"{"seat":0,"version":1,"action":7}"#, 422),
        (r#"{"seat":0,"version":1,"action":"end","more":1}"#, 422),
    ] {
        ada.post_json(&act, body).await.is_error(status);
    }
    let form = [("content-type", "application/x-www-form-urlencoded")];
    ada.send(request(Method::POST, &act, &form, "seat=0".into())).await.is_error(415);
    assert_eq!(ada.data(&table).await, before);
}

#[tokio::test]
async fn what_the_rules_forbid_and_what_is_no_action() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let before = ada.data(&table).await;
    let (seat, version) = (before["seat"].to_string(), before["version"].to_string());
    let act = format!("/t/{table}/act");
    let try_it = |action: &'static str| {
        [("seat", seat.clone()), ("version", version.clone()), ("action", action.to_owned())]
    };
    for action in ["fly to the moon", "", "drive atlantis", "* infect cairo", "<script>alert(1)</script>"] {
        let form = try_it(action);
        let form: Vec<_> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let answer = ada.post(&act, &form).await;
        answer.is_page(422);
        assert!(!answer.text.contains("<script>alert"), "texts of others are never markup");
        assert!(answer.text.contains("role=\"alert\""));
    }
    let body = format!(r#"{{"seat":{seat},"version":{version},"action":"drive sydney"}}"#);
    let refused = ada.post_json(&format!("/api/tables/{table}/act"), &body).await.is_error(422);
    assert!(refused["rule"].as_str().unwrap().starts_with('P'), "{refused}");
    assert_eq!(ada.data(&table).await, before);
}

#[tokio::test]
async fn a_stale_page_gets_the_new_state_and_a_polite_word() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let old = ada.data(&table).await;
    let seat = old["seat"].to_string();
    let action = old["legal"][0].as_str().unwrap();
    let form = [("seat", seat.as_str()), ("version", &old["version"].to_string()), ("action", action)];
    assert_eq!(ada.post(&format!("/t/{table}/act"), &form).await.to(), format!("/t/{table}"));
    let new = ada.data(&table).await;
    let again = ada.post(&format!("/t/{table}/act"), &form).await;
    again.is_page(409);
    assert!(again.text.contains("moved on") && again.text.contains("id=\"playing\""), "{}", again.text);
    let future = [("seat", seat.as_str()), ("version", "1000000"), ("action", action)];
    ada.post(&format!("/t/{table}/act"), &future).await.is_page(409);
    let body = format!(r#"{{"seat":{seat},"version":{},"action":"{action}"}}"#, old["version"]);
    ada.post_json(&format!("/api/tables/{table}/act"), &body).await.is_error(409);
    assert_eq!(ada.data(&table).await, new);
}

#[tokio::test]
async fn others_seats_and_others_tables() {
    let site = Site::new().await;
    let (mut ada, mut eve) = (site.client(), site.client());
    let table = ada.own_table().await;
    let before = ada.data(&table).await;
    let version = before["version"].to_string();
    let form = [("seat", "0"), ("version", version.as_str()), ("action", "end")];
    let eve_data = eve.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(eve_data["legal"], serde_json::json!([]));
    for _ in 0..2 {
        eve.post(&format!("/t/{table}/act"), &form).await.is_page(403);
        eve.post(&format!("/t/{table}/leave"), &[("seat", "0")]).await.is_page(403);
        eve.post(&format!("/t/{table}/bot"), &[("seat", "0"), ("level", "random")]).await.is_page(403);
        eve.post(&format!("/t/{table}/start"), &[]).await.is_page(403);
        eve.post(&format!("/t/{table}/invite"), &[]).await.is_page(403);
        eve.post(&format!("/t/{table}/answers"), &[("seat", "0")]).await.is_page(403);
        eve.post(&format!("/t/{table}/undo"), &[("seat", "0"), ("version", "1"), ("how", "now")])
            .await
            .is_page(403);
        eve.get(&format!("/api/tables/{table}?seat=0")).await.is_error(403);
        eve.get(&format!("/t/{table}/replay?seat=s0")).await.is_page(403);
        eve.get(&format!("/t/{table}/replay?seat=all")).await.is_page(403);
        eve.post("/name", &[("name", "Eve")]).await.to();
    }
    ada.post(&format!("/t/{table}/act"), &[("seat", "5"), ("version", "1"), ("action", "end")])
        .await
        .is_page(403);
    assert_eq!(ada.data(&table).await, before);
}

#[tokio::test]
async fn private_tables_need_an_invitation() {
    let site = Site::new().await;
    let (mut ada, mut eve) = (site.client(), site.client());
    let table = ada.new_table(&[("players", "2"), ("seat-1", "open")]).await;
    eve.post(&format!("/t/{table}/take"), &[("seat", "1")]).await.is_page(403);
    assert!(!eve.get("/").await.text.contains(&table));
    assert!(!eve.get(&format!("/t/{table}")).await.text.contains("/j/"), "an onlooker cannot invite");
}

#[tokio::test]
async fn forged_cookies_are_nobody() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let version = ada.data(&table).await["version"].to_string();
    let form = [("seat", "0"), ("version", version.as_str()), ("action", "end")];
    let genuine = ada.cookies["holdfast"].clone();
    for forged in [
        "1".to_owned(),
        format!("x{genuine}"),
        "%00%ff".to_owned(),
        "a".repeat(4000),
        genuine[..genuine.len() - 1].to_owned(),
    ] {
        let mut eve = site.client();
        eve.cookies.insert("holdfast".into(), forged);
        eve.cookies.insert("lang".into(), "../../etc".into());
        eve.get("/").await.is_page(200);
        eve.post(&format!("/t/{table}/act"), &form).await.is_page(403);
    }
}

#[tokio::test]
async fn posts_from_other_sites() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let before = ada.data(&table).await;
    let form = |extra: &[(&str, &str)]| {
        let mut headers = vec![("content-type", "application/x-www-form-urlencoded")];
        headers.extend(extra);
        let body = format!("seat=0&version={}&action=end", before["version"]);
        request(Method::POST, &format!("/t/{table}/act"), &headers, body)
    };
    for extra in [
        &[("sec-fetch-site", "cross-site")][..],
        &[("sec-fetch-site", "same-site")],
        &[("origin", "https://evil.example")],
        &[("origin", "null")],
    ] {
        ada.send(form(extra)).await.is_page(403);
    }
    assert_eq!(ada.data(&table).await, before);
    let own = ada.send(form(&[("sec-fetch-site", "same-origin"), ("origin", "http://holdfast.test")])).await;
    assert_ne!(own.status.as_u16(), 403, "{}", own.text);
}

#[tokio::test]
async fn oversized_bodies() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let long = "x".repeat(70_000);
    let form = [("seat", "0"), ("version", "1"), ("action", long.as_str())];
    ada.post(&format!("/t/{table}/act"), &form).await.is_page(413);
    let body = format!(r#"{{"seat":0,"version":1,"action":"{long}"}}"#);
    ada.post_json(&format!("/api/tables/{table}/act"), &body).await.is_error(413);
    let stream = axum::body::Body::from_stream(futures_util::stream::iter(
        (0..80).map(|_| Ok::<_, std::io::Error>("y".repeat(1024))),
    ));
    let mut unsized_form = request(
        Method::POST,
        "/name",
        &[("content-type", "application/x-www-form-urlencoded")],
        String::new(),
    );
    *unsized_form.body_mut() = stream;
    ada.send(unsized_form).await.is_page(413);
    let long = "n".repeat(5_000);
    ada.post("/name", &[("name", &long), ("back", "//evil.example")]).await.to();
    assert!(!ada.get("/").await.text.contains(&"n".repeat(41)), "names are cut");
}

#[tokio::test]
async fn options_and_seats_that_do_not_go() {
    let site = Site::new().await;
    let mut ada = site.client();
    for form in [
        &[("players", "17")][..],
        &[("players", "")],
        &[("players", "2 epidemics=4")],
        &[("epidemics", "many")],
        &[("seat-0", "king")],
        &[("seat-1", "bot-genius")],
        &[("players", "2"), ("start_player", "chosen_seat"), ("start_seat", "4")],
    ] {
        let answer = ada.post("/new/pandemic", form).await;
        answer.is_page(422);
        assert!(
            answer.text.contains("role=\"alert\"") && answer.text.contains("<form"),
            "the form is shown again"
        );
    }
    ada.post("/new/pandemic", &[("listing", "secret")]).await.is_page(422);
    ada.post("/new/pandemic", &[("preset", "impossible")]).await.is_page(422);
    ada.post("/new/pandemic", &[("sit", "")]).await.is_page(422);
    assert!(!ada.get("/").await.text.contains("/t/"), "no table was made");
}
