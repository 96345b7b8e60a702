//! What is too much, and what nobody may be called.

use crate::client::{Answer, Client, Site, request};
use axum::http::Method;
use server::Rates;
use store::{Append, Listing, NewTable, Occupant, Phase};

/// A site where only this is limited.
async fn limited(name: &str, rate: &str) -> Site {
    Site::with(|config| config.rates = Rates::unlimited().with(name, rate.parse().unwrap())).await
}

/// Refused until later, in words and as data.
fn is_too_much(answer: &Answer, least: u64) {
    assert_eq!(answer.status.as_u16(), 429, "{}", answer.text);
    let again: u64 = answer.header("retry-after").parse().unwrap();
    assert!((least..=3_600).contains(&again), "{again}");
    assert!(!answer.text.contains("[problem-") && !answer.text.contains("[too-often"), "{}", answer.text);
}

const NEW: [(&str, &str); 3] = [("players", "2"), ("seat-0", "me"), ("seat-1", "open")];

#[tokio::test]
async fn a_person_makes_so_many_tables_in_an_hour() {
    let site = limited("new-tables-per-person", "2/hour").await;
    let mut ada = site.client();
    ada.post("/name", &[("name", "Ada")]).await.to();
    for _ in 0..2 {
        ada.new_table(&NEW).await;
    }
    let refused = ada.post("/new/pandemic", &NEW).await;
    is_too_much(refused.is_page(429), 1_700);
    assert!(refused.text.contains("Many tables have been made lately"), "{}", refused.text);
    assert!(refused.text.contains("Try again in 30 minutes."), "{}", refused.text);
    site.client().new_table(&NEW).await;

    for (language, said) in [("ja", "分後にもう一度お試しください"), ("zh-Hant", "分鐘後再試")]
    {
        ada.post("/lang", &[("lang", language)]).await.to();
        let form = [("content-type", "application/x-www-form-urlencoded"), ("accept", "application/json")];
        let refused =
            ada.send(request(Method::POST, "/new/pandemic", &form, "players=2&seat-0=me".to_owned())).await;
        is_too_much(&refused, 1_700);
        let data = refused.is_error(429);
        assert!(data["error"].as_str().unwrap().contains(said), "{data}");
        assert_eq!(data["retry_after"].to_string(), refused.header("retry-after"));
    }
}

#[tokio::test]
async fn groups_names_advice_streams_and_everything_posted_are_counted() {
    let site = limited("new-groups-per-person", "1/hour").await;
    let mut ada = site.client();
    ada.post("/groups", &[("group", "Ours"), ("name", "Ada")]).await.to();
    ada.post("/groups", &[("group", "Mine")]).await.to();
    is_too_much(&ada.post("/groups", &[("group", "More")]).await, 1_000);

    let site = limited("new-names-per-person", "1/minute").await;
    let mut ada = site.client();
    ada.post("/name", &[("name", "Ada")]).await.to();
    ada.post("/name", &[("name", "Adele")]).await.to();
    ada.post("/name", &[("name", "Adele")]).await.to();
    is_too_much(&ada.post("/name", &[("name", "Ada")]).await, 30);

    let site = limited("advice-per-person", "1/minute").await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let advice = format!("/api/tables/{table}/advice");
    ada.post_json(&advice, r#"{"seat":0,"wish":"ask"}"#).await;
    ada.post_json(&advice, r#"{"seat":0,"wish":"stop"}"#).await;
    is_too_much(&ada.post_json(&advice, r#"{"seat":0,"wish":"ask"}"#).await, 30);
    is_too_much(&ada.post(&format!("/t/{table}/advice"), &[("seat", "0"), ("wish", "ask")]).await, 30);

    let site = limited("posts-per-person", "3/minute").await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    for _ in 0..3 {
        ada.post(&format!("/t/{table}/act"), &[]).await.is_page(422);
    }
    is_too_much(&ada.post(&format!("/t/{table}/act"), &[]).await, 10);
    ada.get(&format!("/t/{table}")).await.is_page(200);
    let mut forged = Client { cookies: ada.cookies.clone(), ..site.client() };
    forged.cookies.values_mut().for_each(|cookie| cookie.push('x'));
    forged.post("/name", &[("name", "Eve")]).await.to();
}

#[tokio::test]
async fn live_updates_that_are_opened_too_often_have_to_wait() {
    let site = limited("new-streams-per-person", "1/minute").await;
    let mut ada = site.client();
    let table = ada.own_table().await;
    let opened = ada.open(&format!("/t/{table}/events")).await;
    assert_eq!(opened.status().as_u16(), 200);
    is_too_much(&ada.get("/turns").await, 30);
}

#[tokio::test]
async fn pages_and_data_that_are_read_are_counted() {
    let site = limited("reads-per-person", "3/minute").await;
    let mut ada = site.client();
    ada.post("/name", &[("name", "Ada")]).await.to();
    for page in ["/", "/api/tables", "/settings"] {
        assert_eq!(ada.get(page).await.status.as_u16(), 200, "{page}");
    }
    is_too_much(ada.get("/").await.is_page(429), 10);
    is_too_much(&ada.get("/api/tables").await, 10);
    assert_eq!(ada.get("/healthz").await.status.as_u16(), 200);
    assert_ne!(ada.get("/assets/icon.svg").await.status.as_u16(), 429);
    ada.post("/name", &[("name", "Adele")]).await.to();
    site.client().get("/").await.is_page(200);
}

#[tokio::test]
async fn a_person_has_so_many_tables_that_are_not_over() {
    let site = Site::with(|config| config.open_tables_per_person = 2).await;
    let mut ada = site.client();
    for _ in 0..2 {
        ada.new_table(&NEW).await;
    }
    let refused = ada.post("/new/pandemic", &NEW).await;
    is_too_much(refused.is_page(429), 60);
    assert!(refused.text.contains("You can have 2 tables whose games are not over"), "{}", refused.text);
    site.client().new_table(&NEW).await;
}

#[tokio::test]
async fn names_can_be_seen_and_are_nobody_elses() {
    let site = Site::new().await;
    let mut ada = site.client();
    let named = async |person: &mut Client, name: &str| person.post("/name", &[("name", name)]).await;
    for (wrong, said) in [
        ("\u{3164}\u{200b}", "Nothing of this name can be seen."),
        ("Bot 2", "This is what bots are called."),
        ("ボット１", "This is what bots are called."),
    ] {
        let refused = named(&mut ada, wrong).await;
        assert!(refused.is_page(422).text.contains(said), "{wrong}: {}", refused.text);
    }
    named(&mut ada, "A\u{200b}da").await.to();
    assert!(ada.get("/").await.text.contains("Ada"));
    let invisible = [("players", "2"), ("seat-0", "me"), ("seat-1", "open"), ("title", "\u{2800}")];
    ada.post("/new/pandemic", &invisible).await.is_page(422);
    ada.post("/groups", &[("group", "\u{feff}")]).await.is_page(422);

    let table = ada.new_table(&NEW).await;
    let page = ada.get(&format!("/t/{table}")).await.text;
    let link = format!("/j/{}", page.split("/j/").nth(1).unwrap().split('"').next().unwrap());
    let mut eve = site.client();
    let refused = eve.post(&link, &[("seat", "1"), ("name", "АDА")]).await;
    assert!(refused.is_page(409).text.contains("Somebody else there has this name."), "{}", refused.text);
    assert!(eve.cookies.is_empty(), "nobody has come");
    eve.post(&link, &[("seat", "1"), ("name", "Eve")]).await.to();
    named(&mut eve, "ada").await.is_page(409);
    named(&mut eve, "Ida").await.to();
    named(&mut ada, "Ida").await.is_page(409);

    let group = ada.post("/groups", &[("group", "Ours")]).await.to().to_owned();
    let page = ada.get(&group).await.text;
    let link =
        format!("/groups/join/{}", page.split("/groups/join/").nth(1).unwrap().split('"').next().unwrap());
    let mut bob = site.client();
    bob.post(&link, &[("name", "Аda")]).await.is_page(409);
    bob.post(&link, &[("name", "Bob")]).await.to();
    named(&mut bob, "Ada").await.is_page(409);
    for (language, said) in [("ja", "同じ名前の人がすでにいます"), ("zh-Hant", "那裡已經有人叫這個名字")]
    {
        bob.post("/lang", &[("lang", language)]).await.to();
        assert!(named(&mut bob, "Ada").await.is_page(409).text.contains(said));
    }
}

#[tokio::test]
async fn lists_come_in_pages() {
    let (site, titles) = Site::storing(async |store| {
        let mut titles = Vec::new();
        for number in 0..55 {
            let title = format!("Table {number}");
            let new = NewTable {
                title: &title,
                listing: Listing::Public,
                ..NewTable::new("pandemic", 1, "players=2", 2, [7; 32])
            };
            let id = store.create_table(&new).await.unwrap();
            if number % 5 == 0 {
                let seats = vec![(0, Occupant::Bot("random".into())), (1, Occupant::Bot("random".into()))];
                let over = Phase::Over { ended_by: "outbreaks".into() };
                let end = Append { seats, phase: Some(over), ..Append::default() };
                store.append(&id, 0, &end).await.unwrap();
            } else {
                titles.push(title);
            }
        }
        titles
    })
    .await;
    let mut ada = site.client();
    assert!(
        ada.get("/").await.text.contains("href=\"/tables/open\""),
        "there are more than the first page shows"
    );

    let (mut address, mut listed, mut pages) = ("/tables/open".to_owned(), Vec::new(), 0);
    loop {
        let page = ada.get(&address).await;
        let text = &page.is_page(200).text;
        listed.extend(titles.iter().filter(|title| text.contains(&format!(">{title}<"))).cloned());
        pages += 1;
        let Some(next) = text
            .split("href=\"")
            .map(|rest| rest.split('"').next().unwrap())
            .find(|it| it.contains("after="))
        else {
            break;
        };
        address = next.to_owned();
    }
    listed.sort();
    let mut expected = titles.clone();
    expected.sort();
    assert_eq!((pages, &listed), (2, &expected));

    let (mut next, mut listed) = (String::new(), Vec::new());
    loop {
        let data = ada.get(&format!("/api/tables?list=open&limit=10{next}")).await.json();
        for table in data["tables"].as_array().unwrap() {
            assert_eq!(
                (&table["phase"], &table["seats"][1]["held_by"]),
                (&"gathering".into(), &"nobody".into())
            );
            listed.push(table["title"].as_str().unwrap().to_owned());
        }
        let Some(place) = data["next"].as_str() else { break };
        next = format!("&after={place}");
    }
    listed.sort();
    assert_eq!(listed, expected);
    let finished = ada.get("/api/tables?list=finished").await.json();
    assert_eq!(finished["tables"].as_array().unwrap().len(), 11);
    assert_eq!(finished["tables"][0]["ended_by"], "outbreaks");

    let table = ada.own_table().await;
    let mine = ada.get("/api/tables?list=mine").await.json();
    assert_eq!((&mine["tables"][0]["table"], &mine["next"]), (&table.into(), &serde_json::Value::Null));
    assert_eq!(
        (&mine["tables"][0]["my_turn"], &mine["tables"][0]["seats"][0]["held_by"]),
        (&true.into(), &"me".into())
    );
    assert!(ada.get("/tables/mine").await.is_page(200).text.contains("My tables"));
    ada.get("/tables/theirs").await.is_page(404);
    ada.get("/tables/open?after=yesterday").await.is_page(422);
    for wrong in ["list=theirs", "after=yesterday", "limit=0", "limit=1000"] {
        ada.get(&format!("/api/tables?{wrong}")).await.is_error(422);
    }
}
