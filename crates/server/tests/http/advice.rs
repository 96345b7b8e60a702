//! Advice over HTTP: offered, asked for, and forbidden at a table that plays without.

use crate::client::{Client, Site};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

async fn advised(client: &mut Client, table: &str) -> Value {
    let end = Instant::now() + Duration::from_secs(60);
    loop {
        let advice = client.data(table).await["advice"].clone();
        if advice.is_object() {
            return advice;
        }
        assert!(advice == json!("thinking") && Instant::now() < end, "{advice}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn programs_and_pages_are_told_the_same() {
    let site = Site::new().await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let data = ada.data(&table).await;
    assert_eq!((&data["advice_allowed"], &data["advice"]), (&json!(true), &Value::Null));
    let seat = data["seat"].as_u64().unwrap();
    let path = format!("/api/tables/{table}/advice");
    let asked = ada.post_json(&path, &json!({ "seat": seat, "wish": "ask" }).to_string()).await;
    assert_eq!(asked.json()["advice"], json!("thinking"));
    let advice = advised(&mut ada, &table).await;
    let first = advice["line"][0].as_str().unwrap();
    assert!(ada.data(&table).await["legal"].as_array().unwrap().contains(&json!(first)), "{advice}");
    assert!((0.0..=1.0).contains(&advice["chance"]["won"].as_f64().unwrap()), "{advice}");
    let page = ada.get(&format!("/t/{table}")).await.text;
    assert!(page.contains("played on for a while from here"), "{page}");
    assert_eq!(ada.data(&table).await["version"], data["version"], "advice changes nothing");

    ada.post_json(&path, &json!({ "seat": seat, "wish": "much" }).to_string()).await.is_error(422);
    let gathering = ada.new_table(&[("players", "2"), ("seat-0", "me"), ("seat-1", "open")]).await;
    let early = json!({ "seat": 0, "wish": "ask" }).to_string();
    ada.post_json(&format!("/api/tables/{gathering}/advice"), &early).await.is_error(409);
    let mut eve = site.client();
    eve.post("/name", &[("name", "Eve")]).await;
    eve.post_json(&path, &json!({ "seat": seat, "wish": "ask" }).to_string()).await.is_error(403);
}

#[tokio::test]
async fn a_table_may_play_without_advice() {
    let site = Site::new().await;
    let mut ada = site.client();
    let form = [("players", "2"), ("seat-0", "me"), ("seat-1", "me"), ("advice", "forbidden")];
    let table = ada.new_table(&form).await;
    let data = ada.data(&table).await;
    assert_eq!(data["advice_allowed"], json!(false));
    let seat = data["seat"].as_u64().unwrap();
    let asks = json!({ "seat": seat, "wish": "ask" }).to_string();
    let refused = ada.post_json(&format!("/api/tables/{table}/advice"), &asks).await.is_error(403);
    assert!(refused["error"].as_str().unwrap().contains("without advice"), "{refused}");
    let number = seat.to_string();
    let refused = ada.post(&format!("/t/{table}/advice"), &[("seat", &number), ("wish", "ask")]).await;
    refused.is_page(403);
    assert!(refused.text.contains("without advice"), "{}", refused.text);
    let page = ada.get(&format!("/t/{table}")).await.text;
    assert!(page.contains("This table plays without advice") && !page.contains("Ask for advice"));
    ada.post("/new/pandemic", &[("advice", "perhaps")]).await.is_page(422);
}

/// What a bot would choose is suggested where advice may be asked for, and not elsewhere.
#[tokio::test]
async fn a_set_up_is_suggested_unless_a_table_plays_without_advice() {
    let site = Site::new().await;
    let mut ada = site.client();
    for (advice, suggested) in [("allowed", true), ("forbidden", false)] {
        let form = [("players", "2"), ("seat-0", "me"), ("seat-1", "me"), ("advice", advice)];
        let table = ada.new_table_of("outlive", &form).await;
        let page = ada.get(&format!("/t/{table}")).await.text;
        assert_eq!(page.contains("id=\"suggested\""), suggested, "{advice}");
    }
}

#[tokio::test]
async fn games_without_a_search_tell_a_step_and_no_chance() {
    let site = Site::new().await;
    let mut ada = site.client();
    // The set-up of Outlive is asked together.
    for (game, steps) in [("outlive", 5), ("tokyo", 1)] {
        let table = ada.new_table_of(game, &[("players", "2"), ("seat-0", "me"), ("seat-1", "me")]).await;
        let seat = ada.data(&table).await["seat"].as_u64().unwrap();
        let asks = json!({ "seat": seat, "wish": "ask" }).to_string();
        ada.post_json(&format!("/api/tables/{table}/advice"), &asks).await;
        let advice = advised(&mut ada, &table).await;
        assert_eq!(advice["line"].as_array().unwrap().len(), steps, "{game}: {advice}");
        assert_eq!((&advice["chance"], &advice["reasons"]), (&Value::Null, &json!([])), "{game}");
        let page = ada.get(&format!("/t/{table}")).await.text;
        assert!(page.contains("It follows rules of thumb: no games were played on"), "{game}");
    }
}
