//! Tables and people that are deleted.

use crate::client::{Client, Site};
use server::Retention;
use std::time::Duration;
use store::{Append, Entry, Listing, NewTable, Page, Phase, Store};

/// A table of two people whose game runs: Ann's, who made it, and Bo.
async fn table_of_two(site: &Site) -> (Client, Client, String) {
    let (mut ann, mut bo) = (site.client(), site.client());
    let table = ann
        .new_table(&[
            ("players", "2"),
            ("seat-0", "me"),
            ("seat-1", "open"),
            ("listing", "public"),
            ("name", "Ann"),
        ])
        .await;
    bo.post(&format!("/t/{table}/take"), &[("seat", "1"), ("name", "Bo")]).await.to();
    ann.post(&format!("/t/{table}/start"), &[]).await.to();
    (ann, bo, table)
}

#[tokio::test]
async fn who_sits_there_alone_deletes_a_table_at_once() {
    let site = Site::new().await;
    let (mut ann, mut stranger) = (site.client(), site.client());
    let table = ann.own_table().await;
    let address = format!("/t/{table}/delete");
    stranger.get(&address).await.is_page(403);
    stranger.post(&address, &[("how", "agree")]).await.is_page(403);
    assert!(ann.get(&format!("/t/{table}")).await.text.contains(&address), "the page leads there");
    assert!(!stranger.get(&format!("/t/{table}")).await.text.contains(&address));
    ann.get(&address).await.is_page(200);
    ann.post(&address, &[("how", "agree")]).await.to();
    for gone in ["", "/delete", "/log", "/events", "/record", "/replay"] {
        ann.get(&format!("/t/{table}{gone}")).await.is_page(410);
    }
    ann.get(&format!("/api/tables/{table}")).await.is_error(410);
    assert!(!ann.get("/").await.text.contains(&table));
    ann.get("/t/000000000000").await.is_page(404);
}

#[tokio::test]
async fn all_who_sit_there_have_to_agree() {
    let site = Site::new().await;
    let (mut ann, mut bo, table) = table_of_two(&site).await;
    let (page, address) = (format!("/t/{table}"), format!("/t/{table}/delete"));
    assert!(ann.get(&address).await.text.contains("has to agree"));
    ann.post(&address, &[("how", "agree")]).await.to();
    assert!(bo.get(&page).await.text.contains("Ann would like this table to be deleted"));
    assert!(!site.client().get(&page).await.text.contains("would like"), "that is for those who sit there");
    bo.post(&address, &[("how", "decline")]).await.to();
    assert!(!ann.get(&page).await.text.contains("would like"));
    bo.post(&address, &[("how", "agree")]).await.to();
    ann.post(&address, &[("how", "agree")]).await.to();
    ann.get(&page).await.is_page(410);
}

#[tokio::test]
async fn who_was_deleted_is_a_former_player_and_nobody_is_them() {
    let site = Site::new().await;
    let (mut ann, mut bo, table) = table_of_two(&site).await;
    let old = ann.cookies.clone();
    ann.post("/settings/delete", &[]).await.is_page(422);
    ann.get("/settings/delete").await.is_page(200);
    ann.post("/settings/delete", &[("sure", "yes")]).await.is_page(200);
    let page = async |client: &mut Client| client.get(&format!("/t/{table}")).await.text;
    let mut shown = page(&mut bo).await;
    for _ in 0..200 {
        if shown.contains("a former player leaves") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        shown = page(&mut bo).await;
    }
    assert!(shown.contains("Seat 1: a former player leaves.") && !shown.contains("Ann"), "{shown}");
    let mut thief = Client { cookies: old, ..site.client() };
    thief
        .post(&format!("/t/{table}/act"), &[("seat", "0"), ("version", "1"), ("action", "x")])
        .await
        .is_page(403);
    assert!(
        !thief.get("/settings").await.text.contains("/settings/delete"),
        "nobody is known by the old cookie"
    );
    let seats = bo.data(&table).await["seats"].clone();
    assert_eq!(seats[0]["held_by"], "nobody", "{seats}");
}

#[tokio::test]
async fn finished_games_name_a_former_player() {
    let (site, table) = Site::storing(async |store: &Store| {
        let ann = store.create_person("Ann", "en").await.unwrap().id;
        let seats = vec![(0, store::Occupant::Person(ann))];
        let new =
            NewTable { listing: Listing::Public, ..NewTable::new("pandemic", 99, "players=2", 2, [7; 32]) };
        let table = store.create_table(&new).await.unwrap();
        let phase = Some(Phase::Over { ended_by: "won".to_owned() });
        let entries = vec![Entry::new("seat", "s0 person 1")];
        store.append(&table, 0, &Append { entries, seats, phase, ..Append::default() }).await.unwrap();
        store.delete_person(ann).await.unwrap();
        table
    })
    .await;
    let mut anybody = site.client();
    let list = anybody.get("/tables/finished").await;
    assert!(list.text.contains("a former player") && !list.text.contains("Ann"), "{}", list.text);
    for (language, name) in [("ja", "元プレイヤー"), ("zh-Hant", "已離開的玩家")] {
        anybody.post("/lang", &[("lang", language)]).await;
        assert!(anybody.get("/tables/finished").await.text.contains(name), "{language}");
    }
    let listed = anybody.get("/api/tables?list=finished").await.json();
    assert_eq!(listed["tables"][0]["table"], table.as_str());
    assert_eq!(listed["tables"][0]["seats"][0]["held_by"], "former");
}

#[tokio::test]
async fn tables_are_deleted_that_are_kept_no_longer() {
    let directory = tempfile::tempdir().unwrap();
    let store = Store::open(directory.path()).await.unwrap();
    for title in ["old", "new"] {
        let new = NewTable {
            title,
            listing: Listing::Public,
            ..NewTable::new("pandemic", 1, "players=2", 2, [7; 32])
        };
        store.create_table(&new).await.unwrap();
    }
    store.close().await;
    let file = directory.path().join("holdfast.db");
    let age = "UPDATE game_table SET changed = changed - 3 * 86400 WHERE title = 'old'";
    let pool = sqlx::SqlitePool::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    sqlx::query(age).execute(&pool).await.unwrap();
    pool.close().await;
    let mut config = crate::client::config(directory.path());
    config.retention = Retention { finished: None, unfinished: Some(2) };
    let server = server::Server::start(&config).await.unwrap();
    let mut anybody = Client { router: server.router(), cookies: Default::default() };
    let gone = async {
        while anybody.get("/api/tables").await.json()["tables"].as_array().unwrap().len() > 1 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    server.serve_until(async { tokio::time::timeout(Duration::from_secs(60), gone).await.unwrap() }).await;
    let store = Store::open(directory.path()).await.unwrap();
    let left = store.open_tables(&Page::first(10)).await.unwrap();
    assert_eq!(left.iter().map(|table| table.title.as_str()).collect::<Vec<_>>(), ["new"]);
}
