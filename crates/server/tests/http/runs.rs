//! Several actions in one request: a drive over several cities.

use crate::client::{Client, Site};
use serde_json::{Value, json};

/// A table at which Ada plays the Medic and Ben the Dispatcher, whose turn it is; both pawns are in Atlanta.
async fn leading(site: &Site) -> (Client, Client, String) {
    let (mut ada, mut ben) = (site.client(), site.client());
    let form = [
        ("players", "2"),
        ("role_assignment", "chosen"),
        ("start_player", "chosen_seat"),
        ("start_seat", "1"),
        ("seat-0", "me"),
        ("seat-1", "open"),
        ("name", "Ada"),
    ];
    let table = ada.new_table(&form).await;
    let page = ada.get(&format!("/t/{table}")).await.text;
    let link = page.split("/j/").nth(1).unwrap().split('"').next().unwrap();
    ben.post(&format!("/j/{link}"), &[("seat", "1"), ("name", "Ben")]).await.to();
    ada.post(&format!("/t/{table}/start"), &[]).await.to();
    ada.decide(&table, "s0 role medic").await;
    ben.decide(&table, "s1 role dispatcher").await;
    assert_eq!(ben.data(&table).await["view"]["active"], 1);
    (ada, ben, table)
}

fn city(data: &Value, seat: usize) -> &str {
    data["view"]["seats"][seat]["city"].as_str().unwrap()
}

async fn undo(client: &mut Client, table: &str, seat: &str) {
    let version = client.data(table).await["version"].to_string();
    let form = [("seat", seat), ("version", version.as_str()), ("how", "now")];
    client.post(&format!("/t/{table}/undo"), &form).await.to();
}

#[tokio::test]
async fn a_drive_over_several_cities_is_one_change_and_one_undo() {
    let site = Site::new().await;
    let (mut ada, mut ben, table) = leading(&site).await;
    let (before, seen) = (ben.data(&table).await, ada.data(&table).await["version"].as_u64().unwrap());
    let after = ben.decide(&table, "s1 drive chicago; drive montreal; drive new_york").await.json();
    assert_eq!((city(&after, 1), &after["unplayed"]), ("new_york", &Value::Null));
    assert_eq!(ada.data(&table).await["version"], seen + 1, "one change to who watches, too");
    undo(&mut ben, &table, "1").await;
    assert_eq!(ben.data(&table).await["view"], before["view"]);
}

#[tokio::test]
async fn a_drive_ends_where_somebody_else_is_asked() {
    let site = Site::new().await;
    let (mut ada, mut ben, table) = leading(&site).await;
    let run = "drive s0 chicago; drive s0 montreal";
    let version = ben.data(&table).await["version"].to_string();
    let form = [("seat", "1"), ("version", version.as_str()), ("action", run)];
    let page = ben.post(&format!("/t/{table}/act"), &form).await;
    page.is_page(200);
    assert!(page.text.contains("the last action was not carried out"), "{}", page.text);
    assert_eq!(city(&ben.data(&table).await, 0), "atlanta");
    ada.decide(&table, "s0 agree").await;
    assert_eq!(city(&ben.data(&table).await, 0), "chicago");

    let asked = ben.decide(&table, "s1 drive s0 montreal; drive s0 new_york; drive chicago").await.json();
    assert_eq!(asked["unplayed"], 2);
}

#[tokio::test]
async fn nothing_of_a_drive_is_lost_where_a_step_is_not_allowed() {
    let site = Site::new().await;
    let (_, mut ben, table) = leading(&site).await;
    let before = ben.data(&table).await;
    let refused = ben.decide(&table, "s1 drive chicago; drive tokyo").await.is_error(422);
    assert_eq!(refused["rule"], "P4.1", "{refused}");
    let told = refused["error"].as_str().unwrap();
    assert!(told.starts_with("Nothing has been done: step 2 of this is not possible."), "{told}");
    ben.decide(&table, "s1 drive chicago; fly away").await.is_error(422);
    ben.decide(&table, "s1 drive chicago;").await.is_error(422);
    ben.decide(&table, &format!("s1 {}", ["drive chicago"; 17].join(";"))).await.is_error(422);
    assert_eq!(ben.data(&table).await, before);
}

#[tokio::test]
async fn a_drive_that_uses_up_the_actions_ends_the_turn() {
    let site = Site::new().await;
    let (_, mut ben, table) = leading(&site).await;
    let run = "s1 drive chicago; drive atlanta; drive chicago; drive atlanta; drive chicago";
    let after = ben.decide(&table, run).await.json();
    assert_eq!((city(&after, 1), &after["unplayed"]), ("atlanta", &json!(1)));
}

#[tokio::test]
async fn a_drive_stays_one_gesture_when_the_server_is_started_again() {
    let site = Site::new().await;
    let (_, mut ben, table) = leading(&site).await;
    let before = ben.data(&table).await["view"].clone();
    ben.decide(&table, "s1 drive chicago; drive montreal").await;
    let (site, ()) = site.again(async |_| ()).await;
    let mut ben = ben.back_at(&site);
    undo(&mut ben, &table, "1").await;
    assert_eq!(ben.data(&table).await["view"], before);
}
