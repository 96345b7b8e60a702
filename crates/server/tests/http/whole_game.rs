//! A game from the first page to the proof.

use crate::client::{Client, Site};
use crate::golden;
use kernel::Record;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use store::Occupant;
use table::{Sealed, verify};

/// Plays the client's seats by the programming interface until the game is over.
async fn play_out(client: &mut Client, table: &str) -> Value {
    let mut turn = 0_usize;
    loop {
        let data = client.data(table).await;
        if data["phase"] == "over" {
            return data;
        }
        let legal = data["legal"].as_array().unwrap();
        if legal.is_empty() {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        }
        turn += 1;
        assert!(turn < 2_000, "the game does not end");
        let action = legal[turn * 7 % legal.len()].clone();
        let decision = json!({ "seat": data["seat"], "version": data["version"], "action": action });
        let answer = client.post_json(&format!("/api/tables/{table}/act"), &decision.to_string()).await;
        match answer.status.as_u16() {
            200 => assert!(answer.json()["version"].as_u64() > data["version"].as_u64()),
            409 => drop(answer.is_error(409)),
            _ => panic!("{decision}: {}", answer.text),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_with_a_bot_and_its_proof() {
    let site = Site::new().await;
    let mut ada = site.client();
    ada.get("/").await.is_page(200);
    ada.get("/new/pandemic").await.is_page(200);
    let table = ada.new_table(&[("players", "2"), ("epidemics", "4"), ("name", "Ada")]).await;
    let page = ada.get(&format!("/t/{table}")).await;
    page.is_page(200);
    let commitment = ada.data(&table).await["commitment"].as_str().unwrap().to_owned();
    assert!(page.text.contains(&commitment));

    let early = ada.get(&format!("/t/{table}/record")).await;
    early.is_page(409);
    let end = play_out(&mut ada, &table).await;
    assert!(end["ended_by"].is_string(), "{end}");

    let result = ada.get(&format!("/t/{table}")).await;
    result.is_page(200);
    assert!(result.text.contains("Were the draws honest?") && result.text.contains("Yes. The secret"));
    let again = result.text.split('"').find(|part| part.starts_with("/new/pandemic?")).unwrap();
    let form = ada.get(&again.replace("&amp;", "&")).await;
    form.is_page(200);
    for kept in [
        r#"name="epidemics" value="4" checked"#,
        r#"name="seat-0" value="me" checked"#,
        r#"name="seat-1" value="bot-teammate" checked"#,
    ] {
        assert!(form.text.contains(kept), "{kept} in {}", form.text);
    }
    let record = ada.get(&format!("/t/{table}/record")).await;
    assert!(record.header("content-disposition").contains(".rec"));
    let record = kernel::Record::parse(&record.text).unwrap();
    assert_eq!(record.commitment.as_deref(), Some(commitment.as_str()));
    assert_eq!(verify::<pandemic::State>(&record).unwrap().sealed, Sealed::Honest);

    let last = record.lines.len();
    for at in [0, 1, last / 2, last] {
        for eyes in ["s0", "s1", "spectator", "all"] {
            ada.get(&format!("/t/{table}/replay?at={at}&seat={eyes}")).await.is_page(200);
        }
    }
    ada.get(&format!("/t/{table}/replay?at={}", last + 1)).await.is_page(422);
    let log = ada.get(&format!("/t/{table}/log")).await.is_page(200).text.clone();
    assert!(log.contains("of-seat role-"), "lines are coloured by whose they are");
    assert!(ada.get("/").await.text.contains(&table));
}

#[tokio::test]
async fn a_preset_decides_what_nothing_is_said_about() {
    let site = Site::new().await;
    let mut ada = site.client();
    for (form, options) in [
        (&[("sit", "hard"), ("players", "3")][..], "players=3 epidemics=6"),
        (&[("sit", "hard"), ("epidemics", "4"), ("preset", "first")], "players=2 epidemics=6"),
        (&[("preset", "hard"), ("epidemics", "")], "players=2 epidemics=6"),
        (&[("preset", "hard"), ("epidemics", "7"), ("open_hands", "")], "players=2 epidemics=7"),
        (&[("preset", "normal")], "players=2 epidemics=5"),
        (&[], "players=2 epidemics=5"),
    ] {
        let table = ada.new_table(form).await;
        assert_eq!(ada.data(&table).await["options"], options, "{form:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_seats_the_same_people_with_the_same_options() {
    let site = Site::new().await;
    let [mut ada, mut ben, mut stranger] = [site.client(), site.client(), site.client()];
    let seats = [
        ("players", "3"),
        ("epidemics", "6"),
        ("seat-0", "me"),
        ("seat-1", "open"),
        ("seat-2", "bot-novice"),
    ];
    let table = ada.new_table(&[&seats[..], &[("title", "Friday"), ("listing", "public")]].concat()).await;
    ben.post(&format!("/t/{table}/take"), &[("seat", "1")]).await.to();
    ada.post(&format!("/t/{table}/start"), &[]).await.to();
    ada.post(&format!("/t/{table}/rematch"), &[]).await.is_page(403);
    while ada.data(&table).await["phase"] != "over" {
        for client in [&mut ada, &mut ben] {
            let data = client.data(&table).await;
            let Some(action) = data["legal"].as_array().and_then(|legal| legal.last()) else { continue };
            let decision = json!({ "seat": data["seat"], "version": data["version"], "action": action });
            client.post_json(&format!("/api/tables/{table}/act"), &decision.to_string()).await;
        }
    }
    let page = ada.get(&format!("/t/{table}")).await;
    for shown in ["id=\"course\"", "id=\"deeds\"", "/rematch\"", "<polyline", "&amp;seat=all"] {
        assert!(page.is_page(200).text.contains(shown), "{shown}");
    }
    stranger.post(&format!("/t/{table}/rematch"), &[]).await.is_page(403);
    let new = ada.post(&format!("/t/{table}/rematch"), &[]).await.to().to_owned();
    assert_eq!(ben.post(&format!("/t/{table}/rematch"), &[]).await.to(), new, "there is one rematch");
    let new = new.strip_prefix("/t/").unwrap();
    assert_ne!(new, table);
    let data = ben.data(new).await;
    assert_eq!((&data["phase"], &data["options"]), (&json!("running"), &json!("players=3 epidemics=6")));
    assert_eq!(data["seat"], 1);
    assert!(ben.get(&format!("/t/{new}")).await.text.contains("Friday"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kind_of_game_is_told_when_it_is_over() {
    let kinds: BTreeMap<String, Record> = golden::all()
        .into_iter()
        .map(|record| {
            let tells = |option: &&str| {
                ["module_", "scenario=", "edition="].iter().any(|kind| option.starts_with(kind))
            };
            let kind: Vec<&str> = record.options.split(' ').filter(tells).collect();
            (format!("{} {}", record.game, kind.join(" ")), record)
        })
        .collect();
    let bot = Occupant::Bot("random".to_owned());
    let (site, tables) = Site::storing(async |store| {
        let mut tables = Vec::new();
        for (kind, record) in &kinds {
            let lines = record.lines.len();
            let table = golden::stored_game(store, record, record.rules, lines, &[&bot; 6]).await;
            tables.push((kind.clone(), table));
        }
        tables
    })
    .await;
    let mut ada = site.client();
    for (kind, table) in tables {
        let page = ada.get(&format!("/t/{table}")).await;
        page.is_page(200);
        let moments = page.text.matches("&amp;seat=all").count();
        assert!((1..=5).contains(&moments) && page.text.contains("<polyline"), "{kind}: {moments} moments");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_alone_play_a_game_to_its_end() {
    let site = Site::new().await;
    let mut ada = site.client();
    let seats =
        [("players", "3"), ("seat-0", "bot-teammate"), ("seat-1", "bot-random"), ("seat-2", "bot-teammate")];
    let table = ada.new_table(&seats).await;
    for _ in 0..3_000 {
        let data = ada.data(&table).await;
        assert_eq!(data["legal"], json!([]), "an onlooker has nothing to decide");
        if data["phase"] == "over" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the bots do not come to an end");
}
