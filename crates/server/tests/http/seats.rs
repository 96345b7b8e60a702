//! Seats that change hands over HTTP: who is asked, what a refusal says, and what the record tells.

use crate::client::{Answer, Client, Site};
use crate::golden::{golden, stored};
use serde_json::{Value, json};
use std::time::Duration;
use store::Occupant;

/// Three people at a table of Outlive that runs; the first is the host.
async fn opponents(site: &Site) -> ([Client; 3], String, String) {
    let mut people = [site.client(), site.client(), site.client()];
    let form = [("players", "3"), ("seat-0", "me"), ("seat-1", "open"), ("seat-2", "open"), ("name", "Ada")];
    let table = people[0].new_table_of("outlive", &form).await;
    let page = people[0].get(&format!("/t/{table}")).await.text;
    let link = page.split("/j/").nth(1).unwrap().split('"').next().unwrap();
    let link = format!("/j/{link}");
    for (person, (seat, name)) in people[1..].iter_mut().zip([("1", "Bob"), ("2", "Cleo")]) {
        person.post(&link, &[("seat", seat), ("name", name)]).await.to();
    }
    people[0].post(&format!("/t/{table}/start"), &[]).await.to();
    (people, table, link)
}

async fn answer(person: &mut Client, table: &str, how: &str) -> Answer {
    let version = person.data(table).await["version"].to_string();
    person.post(&format!("/t/{table}/seat"), &[("how", how), ("version", version.as_str())]).await
}

fn held(data: &Value) -> Vec<&str> {
    data["seats"].as_array().unwrap().iter().map(|seat| seat["held_by"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn others_are_asked_before_a_seat_changes_hands() {
    let site = Site::new().await;
    let ([mut ada, mut bob, mut cleo], table, link) = opponents(&site).await;
    let bot = format!("/t/{table}/bot");
    let to_bot = |seat: &'static str| [("seat", seat), ("level", "greedy")];

    let refused = ada.post(&bot, &to_bot("1")).await;
    refused.is_page(409);
    assert!(
        refused.text.contains("changes hands only if the others agree: Seat 2, Seat 3"),
        "{}",
        refused.text
    );
    ada.post(&format!("/t/{table}/take"), &[("seat", "1")]).await.is_page(409);
    assert_eq!(held(&ada.data(&table).await), ["me", "person", "person"]);
    ada.get(&format!("/api/tables/{table}?seat=1")).await.is_error(403);

    bob.post(&bot, &to_bot("1")).await.to();
    let mut again = site.client();
    for person in [&mut ada, &mut again] {
        person.post(&link, &[("seat", "1"), ("name", "Ada")]).await.is_page(409);
    }
    assert!(again.get(&link).await.text.contains("the others are asked first"));
    again.post(&link, &[("seat", "1"), ("how", "ask"), ("name", "Ada again")]).await.to();
    let wish = json!([{
        "about": "seat", "by": "Ada again", "seat": 1, "to": "person", "level": null, "rules": null, "needs": "everybody",
        "waits_for": ["Ada", "Bob", "Cleo"], "part": "asks",
    }]);
    assert_eq!(again.data(&table).await["proposals"], wish);
    assert_eq!(bob.data(&table).await["proposals"][0]["part"], "answers");
    assert_eq!(answer(&mut ada, &table, "agree").await.to(), format!("/t/{table}"));
    answer(&mut ada, &table, "agree").await.is_page(409);
    assert_eq!(answer(&mut cleo, &table, "decline").await.to(), format!("/t/{table}"));
    assert_eq!(cleo.data(&table).await["proposals"], json!([]));
    answer(&mut bob, &table, "maybe").await.is_page(422);
    answer(&mut bob, &table, "agree").await.is_page(409);

    bob.post(&format!("/t/{table}/take"), &[("seat", "1")]).await.to();
    assert_eq!(held(&bob.data(&table).await), ["person", "me", "person"]);
    let data = cleo.data(&table).await;
    let told: Vec<&Value> =
        data["log"].as_array().unwrap().iter().filter(|line| line["rule"].is_null()).collect();
    assert_eq!(told[0]["text"], "Seat 2: Bot (greedy) takes over from Bob.");
    assert_eq!(told[1]["text"], "Seat 2: Bob is back and takes over from Bot (greedy).");
}

#[tokio::test]
async fn refusals_say_what_to_do_in_each_language() {
    let site = Site::with(|config| config.patience = Duration::ZERO).await;
    let ([mut ada, mut bob, mut cleo], table, _) = opponents(&site).await;
    for (lang, needs, wish) in [
        ("en", "Ask them with the button", "has kept everybody waiting"),
        ("ja", "ボタンで求めてください", "を長く待っています"),
        ("zh-Hant", "請用按鈕詢問他們", "讓大家等了很久"),
    ] {
        ada.post("/lang", &[("lang", lang)]).await.to();
        cleo.post("/lang", &[("lang", lang)]).await.to();
        let bot = format!("/t/{table}/bot");
        let form = [("seat", "1"), ("level", "greedy")];
        assert!(ada.post(&bot, &form).await.is_page(409).text.contains(needs), "{lang}");
        ada.post(&bot, &[form[0], form[1], ("how", "ask")]).await.to();
        assert!(cleo.get(&format!("/t/{table}")).await.text.contains(wish), "{lang}");
        answer(&mut bob, &table, "agree").await.is_page(409);
        answer(&mut ada, &table, "decline").await.to();
    }
    ada.post(&format!("/t/{table}/bot"), &[("seat", "1"), ("level", "greedy"), ("how", "ask")]).await.to();
    answer(&mut cleo, &table, "agree").await.to();
    assert_eq!(held(&ada.data(&table).await), ["me", "bot", "person"]);
    assert_eq!(bob.data(&table).await["phase"], "running");
}

#[tokio::test]
async fn a_record_tells_which_seats_changed_hands_without_names() {
    let (before, last) = (golden().lines.len() - 1, golden().lines.pop().unwrap().to_string());
    let site = Site::new().await;
    let mut ada = site.client();
    ada.post("/name", &[("name", "Ada Lovelace")]).await.to();
    let (site, table) = site.again(async |store| stored(store, 1, before, &Occupant::Person(1)).await).await;
    let mut ada = ada.back_at(&site);
    let record = format!("/t/{table}/record");
    ada.get(&record).await.is_page(409);
    ada.post(&format!("/t/{table}/bot"), &[("seat", "0"), ("level", "random")]).await.to();
    let end = ada.decide(table.as_str(), &last).await.json();
    assert_eq!(end["phase"], "over", "{end}");
    let text = ada.get(&record).await.text;
    assert!(text.contains("\n# s0: handed from a person to a bot (random)\n"), "{text}");
    assert!(!text.contains("Lovelace"), "{text}");
    let read = kernel::Record::parse(&text).unwrap();
    assert_eq!((read.to_string(), read.comments.len()), (text, 1));
    assert!(ada.get(&format!("/t/{table}/log")).await.text.contains("takes over from Ada Lovelace"));
    let step = format!("/t/{table}/replay?at={}", read.comments[0].after);
    assert!(ada.get(&step).await.is_page(200).text.contains("takes over from Ada"));
}
