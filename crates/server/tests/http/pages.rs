//! Pages, seats, languages and live updates.

use crate::client::{Client, Site, request};
use axum::body::Body;
use axum::http::{Method, StatusCode};
use http_body_util::BodyExt;
use std::time::Duration;

#[tokio::test]
async fn every_page_keeps_to_the_strict_policy() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    for address in [
        "/",
        "/about",
        "/settings",
        "/devices",
        "/continue",
        "/rules/pandemic",
        "/gallery/pandemic",
        "/new/pandemic",
        "/nowhere",
        &format!("/t/{table}"),
        &format!("/t/{table}/replay"),
    ] {
        let page = ada.get(address).await;
        assert!(page.header("content-security-policy").starts_with("default-src 'none'"), "{address}");
        assert!(page.header("content-security-policy").contains("worker-src 'self'"), "{address}");
        assert_eq!(page.header("x-content-type-options"), "nosniff");
        assert!(!page.header("x-request-id").is_empty());
        assert!(page.header("cache-control").contains("no-store"), "{address}");
        assert!(!page.text.contains(" style=") && !page.text.contains(" onclick="), "{address}");
        assert!(!page.text.contains("<script>"), "{address}");
        assert!(!page.text.contains(">["), "a text is missing on {address}");
    }
}

#[tokio::test]
async fn a_table_that_runs_is_shown_small_where_it_is_listed() {
    let site = Site::new().await;
    let mut ada = site.client();
    assert!(!ada.get("/").await.text.contains("miniature"));
    for (game, points) in
        [("pandemic", "class=\"station\""), ("outlive", "class=\"turn"), ("tokyo", "class=\"site\"")]
    {
        let form = [("players", "2"), ("seat-0", "me"), ("seat-1", "me"), ("listing", "public")];
        ada.new_table_of(game, &form).await;
        let listed = ada.get("/").await.text;
        assert!(listed.contains("class=\"miniature\"") && listed.contains(points), "{game}");
    }
    let watched = site.client().get("/tables/playing").await.text;
    assert_eq!(watched.matches("class=\"miniature\"").count(), 3);
}

#[tokio::test]
async fn a_new_name_is_on_the_next_page() {
    let site = Site::new().await;
    let (mut ada, mut bob) = (site.client(), site.client());
    bob.post("/name", &[("name", "Bob")]).await.to();
    for name in ["Ada", "Ada Lovelace", "Countess"] {
        ada.post("/name", &[("name", name)]).await.to();
        for _ in 0..2 {
            let page = ada.get("/").await;
            assert!(page.is_page(200).text.contains(&format!("<summary>{name}</summary>")), "{}", page.text);
        }
    }
    assert!(bob.get("/").await.text.contains("<summary>Bob</summary>"));
}

#[tokio::test]
async fn rules_have_an_anchor_for_every_id() {
    let site = Site::new().await;
    let rules = site.client().get("/rules/pandemic").await;
    for id in ["P1.1", "P3.11", "P15.4"] {
        assert!(rules.text.contains(&format!("id=\"{id}\"")), "{id}");
    }
}

#[tokio::test]
async fn a_gallery_shows_what_says_the_wanted_words() {
    let site = Site::new().await;
    let mut client = site.client();
    let all = client.get("/gallery/pandemic").await;
    assert!(all.is_page(200).text.contains(">Blue</a></h3>") && all.text.contains("pandemic/symbols.svg?v="));
    let some = client.get("/gallery/pandemic?q=BIO-terrorist+cities").await;
    assert!(some.text.contains(">Purple</a></h3>") && !some.text.contains(">Blue</a></h3>"), "{}", some.text);
    assert!(client.get("/gallery/pandemic?q=chess").await.is_page(200).text.contains("Nothing says"));
}

#[tokio::test]
async fn a_page_loads_the_stylesheets_of_the_game_it_shows() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let of_games =
        |text: &str| ["pandemic", "outlive", "tokyo"].map(|game| text.contains(&format!("/assets/{game}/")));
    assert_eq!(of_games(&ada.get("/about").await.text), [false; 3]);
    assert_eq!(of_games(&ada.get(&format!("/t/{table}")).await.text), [true, false, false]);
}

#[tokio::test]
async fn a_rule_is_read_by_itself() {
    let site = Site::new().await;
    let page = site.client().get("/rules/pandemic/P3.2").await;
    let text = &page.is_page(200).text;
    assert!(text.contains(r##"id="P3.2""##) && !text.contains(r##"id="P3.1""##), "{text}");
    assert!(text.contains("/rules/pandemic#P3.2"), "{text}");
    for address in ["/rules/pandemic/P99.1", "/rules/pandemic/P3", "/rules/chess/P3.2"] {
        site.client().get(address).await.is_page(404);
    }
}

#[tokio::test]
async fn assets_are_kept_by_their_mark() {
    let site = Site::new().await;
    let mut client = site.client();
    let page = client.get("/").await.text;
    let start = page.find("/assets/holdfast.js?v=").unwrap();
    let address = page[start..].split('"').next().unwrap();
    let script = client.get(address).await;
    assert!(script.header("cache-control").contains("immutable"));
    assert!(script.header("content-type").starts_with("text/javascript"));
    let again = [("if-none-match", script.header("etag"))];
    let again = client.send(request(Method::GET, "/assets/holdfast.js", &again, String::new())).await;
    assert_eq!((again.status.as_u16(), again.text.as_str()), (304, ""));
    assert_eq!(client.get("/healthz").await.text, "ok");
}

#[tokio::test]
async fn the_browser_says_the_language_and_the_reader_changes_it() {
    let site = Site::new().await;
    let mut client = site.client();
    let japanese = request(Method::GET, "/", &[("accept-language", "ja,en;q=0.5")], String::new());
    assert!(client.send(japanese).await.text.contains("<html lang=\"ja\""));
    assert_eq!(client.post("/lang", &[("lang", "zh-Hant"), ("back", "/about")]).await.to(), "/about");
    let about = client.get("/about").await.text;
    assert!(about.contains("<html lang=\"zh-Hant\"") && about.contains("關於 Holdfast"));
    client.get("/t/000000000000").await.is_page(404);
    assert!(client.get("/t/000000000000").await.text.contains("沒有這張牌桌"));
}

/// The link that the page shows to seat a friend.
async fn invitation(host: &mut Client, table: &str) -> String {
    let page = host.get(&format!("/t/{table}")).await.text;
    let start = page.find("/j/").expect("an invitation");
    page[start..].split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_friend_sits_down_by_a_link_and_the_game_starts() {
    let site = Site::new().await;
    let (mut ada, mut bob) = (site.client(), site.client());
    let table = ada
        .new_table(&[("players", "2"), ("seat-1", "open"), ("name", "Ada"), ("title", "<b>Ours</b>")])
        .await;
    ada.post(&format!("/t/{table}/start"), &[]).await.is_page(409);
    let link = invitation(&mut ada, &table).await;
    let page = bob.get(&link).await;
    page.is_page(200);
    assert!(page.text.contains("&lt;b&gt;Ours&lt;/b&gt;") && page.text.contains("Ada"));
    assert_eq!(bob.post(&link, &[("seat", "1"), ("name", "Bob")]).await.to(), format!("/t/{table}"));
    assert!(ada.get(&format!("/t/{table}")).await.text.contains("Bob"));
    site.client().post(&link, &[("seat", "1")]).await.is_page(409);
    bob.post("/name", &[("name", "Robert")]).await.to();
    assert!(ada.get(&format!("/t/{table}")).await.text.contains("Robert"));
    assert_eq!(bob.post(&format!("/t/{table}/start"), &[]).await.to(), format!("/t/{table}"));
    assert_eq!(ada.data(&table).await["phase"], "running");

    ada.post(&format!("/t/{table}/invite"), &[]).await.to();
    site.client().get(&link).await.is_page(404);
    let fresh = invitation(&mut ada, &table).await;
    assert!(site.client().get(&fresh).await.is_page(200).text.contains("All seats are taken"));
}

#[tokio::test]
async fn seats_change_hands() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let held =
        |data: serde_json::Value, seat: usize| data["seats"][seat]["held_by"].as_str().unwrap().to_owned();
    ada.post(&format!("/t/{table}/bot"), &[("seat", "1"), ("level", "teammate")]).await.to();
    assert_eq!(held(ada.data(&table).await, 1), "bot");
    ada.post(&format!("/t/{table}/take"), &[("seat", "1")]).await.to();
    assert_eq!(held(ada.data(&table).await, 1), "me");
    ada.post(&format!("/t/{table}/leave"), &[("seat", "1")]).await.to();
    assert_eq!(held(ada.data(&table).await, 1), "nobody");
}

#[tokio::test]
async fn public_tables_are_listed_and_open_to_all() {
    let site = Site::new().await;
    let (mut ada, mut bob) = (site.client(), site.client());
    let table = ada.new_table(&[("players", "2"), ("seat-1", "open"), ("listing", "public")]).await;
    assert!(bob.get("/").await.text.contains(&table));
    bob.post(&format!("/t/{table}/take"), &[("seat", "1")]).await.to();
    assert_eq!(bob.data(&table).await["seats"][1]["held_by"], "me");
    ada.post(&format!("/t/{table}/start"), &[]).await.to();
}

#[tokio::test]
async fn own_steps_are_taken_back() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let before = ada.data(&table).await;
    let seat = before["seat"].to_string();
    let drive = before["legal"]
        .as_array()
        .unwrap()
        .iter()
        .find_map(|action| action.as_str().filter(|action| action.starts_with("drive ")));
    let form =
        [("seat", seat.as_str()), ("version", &before["version"].to_string()), ("action", drive.unwrap())];
    ada.post(&format!("/t/{table}/act"), &form).await.to();
    let after = ada.data(&table).await;
    assert_ne!(after["view"], before["view"]);
    let undo = [("seat", seat.as_str()), ("version", &after["version"].to_string()), ("how", "now")];
    ada.post(&format!("/t/{table}/undo"), &undo).await.to();
    assert_eq!(ada.data(&table).await["view"], before["view"]);
}

#[tokio::test]
async fn the_way_back_says_when_it_goes_past_what_was_drawn() {
    const FAR: &str = "and all since";
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let first = ada.data(&table).await;
    let mut own = 0;
    loop {
        let page = ada.get(&format!("/t/{table}?seat={}", first["seat"])).await.text;
        if ada.data(&table).await["view"]["turn"] != first["view"]["turn"] {
            assert!(page.contains(FAR), "cards were drawn since");
            break;
        }
        own += usize::from(page.contains("id=\"undo\"") && !page.contains(FAR));
        let now = ada.data(&table).await;
        ada.decide(&table, &format!("s{} {}", now["seat"], now["legal"][0].as_str().unwrap())).await;
    }
    assert!(own > 0, "an action alone is taken back without more");
}

#[tokio::test]
async fn standing_answers_are_kept() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    ada.post(&format!("/t/{table}/answers"), &[("seat", "0"), ("ask", "before_infection")]).await.to();
    let table_page = ada.get(&format!("/t/{table}?seat=0")).await.text;
    assert!(table_page.contains("data-menu=\"when-to-ask\""), "{table_page}");
    let page = ada.get(&format!("/t/{table}/part/when-to-ask?seat=0")).await.text;
    let ticked = page.matches("type=\"checkbox\"").count();
    assert!(ticked > 1, "{page}");
    assert_eq!(page.matches("value=\"before_infection\" checked").count(), 1);
    let boxes = page.split("type=\"checkbox\"").skip(1).filter_map(|rest| rest.split('>').next());
    assert_eq!(boxes.filter(|attributes| attributes.contains(" checked")).count(), 1);
    assert!(!page.contains("name=\"bots\""), "no bot sits there");
    let unreadable = ada.post(&format!("/t/{table}/answers"), &[("seat", "0"), ("bots", "perhaps")]).await;
    assert_eq!(unreadable.status, StatusCode::UNPROCESSABLE_ENTITY);
    for (address, field) in [("clock", ("how", "stop")), ("quiet", ("window", "before_infection"))] {
        let answer = ada.post(&format!("/t/{table}/{address}"), &[("seat", "0"), field]).await;
        let expected = if address == "clock" { StatusCode::SEE_OTHER } else { StatusCode::CONFLICT };
        assert_eq!(answer.status, expected, "{address} while no window asks: {}", answer.text);
    }
}

async fn next_event(body: &mut Body) -> String {
    let mut text = String::new();
    while !text.contains("\n\n") {
        let frame =
            tokio::time::timeout(Duration::from_secs(5), body.frame()).await.expect("an event in time");
        text.push_str(std::str::from_utf8(frame.unwrap().unwrap().data_ref().unwrap()).unwrap());
    }
    text
}

#[tokio::test]
async fn live_updates_begin_with_everything_and_go_on_with_changes() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let before = ada.data(&table).await;
    let response = ada.open(&format!("/t/{table}/events")).await;
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    assert!(response.headers().get("content-encoding").is_none());
    let mut body = response.into_body();
    let first = next_event(&mut body).await;
    for id in ["table-head", "playing", "seats", "log", "tools"] {
        assert!(first.contains(&format!("id=\"{id}\"")), "{id} in {first}");
    }
    assert!(first.contains(&format!("id: {}", before["version"])) && first.contains("event: table"));

    let (seat, version) = (before["seat"].to_string(), before["version"].to_string());
    let action = before["legal"][0].as_str().unwrap();
    let form = [("seat", seat.as_str()), ("version", version.as_str()), ("action", action)];
    ada.post(&format!("/t/{table}/act"), &form).await.to();
    let second = next_event(&mut body).await;
    assert!(second.contains("\"kind\":\"moved\"") && second.contains("id=\"prompt\""), "{second}");
    assert!(!second.contains("id=\"playing\"") && !second.contains("id=\"seats\""), "{second}");
}

#[tokio::test]
async fn links_begin_with_the_address_the_reader_came_by_whoever_else_reads() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    for host in ["one.lan", "two.lan", "one.lan"] {
        let mut asks = request(Method::GET, &format!("/t/{table}"), &[], String::new());
        asks.headers_mut().insert("host", host.parse().unwrap());
        let page = site.client().send(asks).await;
        let link = format!("value=\"http://{host}/t/{table}\"");
        assert!(page.is_page(200).text.contains(&link), "{link}");
    }
}

#[tokio::test]
async fn what_is_drawn_of_a_step_of_a_replay_is_not_shown_at_the_table() {
    let site = Site::new().await;
    for game in ["pandemic", "outlive", "tokyo"] {
        let mut ada = site.client();
        let table = ada.new_table_of(game, &[("players", "2"), ("seat-0", "me"), ("seat-1", "me")]).await;
        let step = ada.get(&format!("/t/{table}/replay?at=0&seat=spectator")).await;
        assert!(step.is_page(200).text.contains(&format!("/t/{table}/replay/part/")), "{game}");
        let page = site.client().get(&format!("/t/{table}")).await;
        assert!(page.is_page(200).text.contains(&format!("/t/{table}/part/")), "{game}");
        assert!(!page.text.contains("/replay/part/"), "{game}");
    }
}

#[tokio::test]
async fn whoever_has_seats_is_told_where_they_are_awaited() {
    let site = Site::new().await;
    let mut ada = site.client();
    assert_eq!(ada.get("/turns").await.status, 204, "nobody is awaited who is unknown");
    let table = ada.own_table().await;
    let mut turns = ada.open("/turns").await.into_body();
    assert_eq!(next_event(&mut turns).await, format!("event: turns\ndata: [\"{table}\"]\n\n"));
}

#[tokio::test]
async fn two_seats_of_one_person_are_told_apart() {
    let site = Site::new().await;
    let mut ada = site.client();
    ada.post("/name", &[("name", "Ada")]).await;
    let seats = [("players", "3"), ("seat-0", "me"), ("seat-1", "bot-teammate"), ("seat-2", "me")];
    let table = ada.post("/new/pandemic", &seats).await.to().to_owned();
    let page = ada.get(&table).await.text;
    assert!(page.contains("<h3>Ada (seat 1)</h3>") && page.contains("<h3>Ada (seat 3)</h3>"), "{page}");
    assert!(page.contains("<h3>Bot 2</h3>"));
    let data = ada.get(&table.replace("/t/", "/api/tables/")).await.json();
    assert_eq!(data["seats"][2]["name"], "Ada", "programs are told the number beside it");
}

#[tokio::test]
async fn a_live_page_is_answered_with_data() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let before = ada.data(&table).await;
    let post = |version: &str, action: &str| {
        let headers = [("content-type", "application/x-www-form-urlencoded"), ("accept", "application/json")];
        let body = format!("seat={}&version={version}&action={action}", before["seat"]);
        request(Method::POST, &format!("/t/{table}/act"), &headers, body)
    };
    ada.send(post("0", "end")).await.is_error(409);
    ada.send(post("x", "end")).await.is_error(422);
    let done = ada.send(post(&before["version"].to_string(), "end")).await;
    assert_eq!(done.status.as_u16(), 204, "{}", done.text);
}

#[tokio::test]
async fn what_the_form_leaves_to_the_edition_follows_it() {
    let site = Site::new().await;
    let mut ada = site.client();
    let form = ada.get("/new/outlive").await;
    assert!(form.text.contains("set by the edition"), "options can be left to the edition");
    let untouched =
        [("component_set", ""), ("pressure", ""), ("cargo_survivor", ""), ("mary_draw", ""), ("naming", "")];
    let early: Vec<_> = [("players", "2"), ("edition", "early")].into_iter().chain(untouched).collect();
    let table = ada.new_table_of("outlive", &early).await;
    assert_eq!(ada.data(&table).await["options"], "players=2 edition=early");
    let table =
        ada.new_table_of("outlive", &[("players", "2"), ("edition", "early"), ("pressure", "must")]).await;
    assert_eq!(ada.data(&table).await["options"], "players=2 edition=early pressure=must");
}

#[tokio::test]
async fn the_site_can_be_put_on_a_home_screen_and_has_a_page_for_when_it_is_away() {
    let site = Site::new().await;
    let mut ada = site.client();
    let home = ada.get("/").await;
    assert!(home.text.contains("href=\"/manifest.webmanifest\""));
    assert!(home.header("content-security-policy").contains("manifest-src 'self'"));
    let manifest = ada.get("/manifest.webmanifest").await;
    assert_eq!(manifest.header("content-type"), "application/manifest+json");
    let icon = manifest.json()["icons"][0]["src"].as_str().unwrap().to_owned();
    assert_eq!(ada.get(&icon).await.header("content-type"), "image/svg+xml");
    let worker = ada.get("/worker.js").await;
    assert_eq!(worker.header("content-type"), "text/javascript; charset=utf-8");
    let offline = ada.get("/offline").await;
    for tag in ["en", "ja", "zh-Hant"] {
        assert!(offline.is_page(200).text.contains(&format!("<p lang=\"{tag}\">")), "{tag}");
    }
}
