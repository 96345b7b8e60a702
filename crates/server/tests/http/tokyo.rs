//! Tokyo Siteseeing at a table of people: who is asked in a window, and what becomes of a seat whose person sleeps.

use crate::client::{Answer, Client, Site};
use serde_json::{Value, json};
use std::time::Duration;

const WINDOWS: [&str; 6] = ["attack", "damage", "trouble_drawn", "scrap", "site_card", "reward"];

/// Three people at a table with a PC each; the first one is the host.
async fn sat_down(site: &Site) -> (Vec<Client>, String) {
    let mut people = vec![site.client(), site.client(), site.client()];
    let form = [
        ("players", "3"),
        ("rounds", "4"),
        ("casting", "in_order"),
        ("overflow", "everywhere"),
        ("seat-0", "me"),
        ("seat-1", "open"),
        ("seat-2", "open"),
        ("listing", "public"),
        ("name", "Ada"),
    ];
    let table = people[0].new_table_of("tokyo", &form).await;
    for (person, seat) in people.iter_mut().skip(1).zip(["1", "2"]) {
        person.post(&format!("/t/{table}/take"), &[("seat", seat)]).await.to();
    }
    people[0].post(&format!("/t/{table}/start"), &[]).await.to();
    (people, table)
}

fn frame(data: &Value) -> &str {
    data["view"]["frames"].as_array().and_then(|frames| frames.last()?["frame"].as_str()).unwrap_or_default()
}

/// Decides for this person, rather in this way.
async fn decide(person: &mut Client, table: &str, data: &Value, rather: &[&str]) -> Answer {
    let legal: Vec<&str> = data["legal"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let wanted = rather.iter().find_map(|verb| legal.iter().find(|action| action.starts_with(verb)));
    let action = wanted.unwrap_or(&legal[0]);
    let decision = json!({ "seat": data["seat"], "version": data["version"], "action": action });
    person.post_json(&format!("/api/tables/{table}/act"), &decision.to_string()).await
}

/// Goes on until it is so, with the decision of whoever is asked first; all see every position on the way.
async fn go_on(people: &mut [Client], table: &str, mut so: impl FnMut(&Value) -> bool) {
    for _ in 0..2_000 {
        let mut anybody = None;
        for (number, person) in people.iter_mut().enumerate() {
            let data = person.data(table).await;
            if so(&data) {
                return;
            }
            let asked = data["asked"].as_array().unwrap().contains(&data["seat"]);
            anybody = anybody.or_else(|| asked.then_some((number, data)));
        }
        let Some((number, data)) = anybody else {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        };
        let rather = ["pass", "ready", "keep", "draw", "solve", "pay", "refuse", "end"];
        // A bot may have been faster.
        let status = decide(&mut people[number], table, &data, &rather).await.status.as_u16();
        assert!([200, 409].contains(&status), "{status}");
    }
    panic!("it never comes to that");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_says_so_on_the_page_is_asked_in_no_window() {
    let site = Site::new().await;
    let (mut people, table) = sat_down(&site).await;
    let rows = format!("/t/{table}/part/when-to-ask");
    let page = people[1].get(&rows).await.text;
    let boxes =
        |page: &str| WINDOWS.map(|name| page.contains(&format!("name=\"ask\" value=\"{name}\" checked")));
    assert_eq!(boxes(&page), [true; 6]);
    people[1].post(&format!("/t/{table}/answers"), &[("seat", "1"), ("ask", "reward")]).await.to();
    let page = people[1].get(&rows).await.text;
    assert_eq!(boxes(&page), [false, false, false, false, false, true]);
    people[0].post(&format!("/t/{table}/answers"), &[("seat", "1")]).await.is_page(403);

    let mut rounds = 0;
    go_on(&mut people, &table, |data| {
        let asked = data["asked"].as_array().unwrap();
        if ["drawn", "damage", "scrap", "turned"].contains(&frame(data)) {
            assert!(!asked.contains(&json!(1)), "{data}");
        }
        rounds = data["view"]["round"].as_u64().unwrap_or(rounds);
        data["phase"] == "over" || rounds == 3
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_seat_of_somebody_who_sleeps_goes_to_a_bot_and_back() {
    let site = Site::with(|config| config.patience = Duration::ZERO).await;
    let (mut people, table) = sat_down(&site).await;
    go_on(&mut people, &table, |data| frame(data) == "act").await;
    let bot = format!("/t/{table}/bot");
    let to_bot = |seat: &'static str| [("seat", seat), ("level", "random")];

    let data = people[0].data(&table).await;
    assert_eq!(decide(&mut people[0], &table, &data, &["end"]).await.status.as_u16(), 200);
    people[1].post(&bot, &to_bot("0")).await.is_page(403);
    let data = people[1].data(&table).await;
    assert_eq!(data["asked"], json!([1, 2]), "nobody waits for who has ended the phase");

    let page = people[1].get(&format!("/t/{table}")).await.text;
    let forms = |seat: u8| page.contains(&format!("id=\"seat-forms-{seat}\""));
    assert_eq!([0, 1, 2].map(forms), [false, true, true]);
    site.client().post(&bot, &to_bot("2")).await.is_page(403);
    people[1].post(&bot, &to_bot("2")).await.to();
    assert_eq!(people[1].data(&table).await["seats"][2]["held_by"], "bot");

    site.client().post(&format!("/t/{table}/take"), &[("seat", "2")]).await.is_page(403);
    people[2].post(&format!("/t/{table}/take"), &[("seat", "2")]).await.to();
    assert_eq!(people[2].data(&table).await["seats"][2]["held_by"], "me", "it was hers");
    people[2].post(&bot, &to_bot("2")).await.to();
    go_on(&mut people[..2], &table, |data| data["phase"] == "over").await;
}

#[tokio::test]
async fn nobody_else_gives_a_seat_away_before_everybody_has_waited() {
    let site = Site::with(|config| config.patience = Duration::from_millis(1_500)).await;
    let (mut people, table) = sat_down(&site).await;
    go_on(&mut people, &table, |data| frame(data) == "act").await;
    let mut give = async |seat: &str| {
        let form = [("seat", seat), ("level", "random")];
        people[1].post(&format!("/t/{table}/bot"), &form).await.status.as_u16()
    };
    assert_eq!(give("0").await, 403, "the host may still be thinking");
    tokio::time::sleep(Duration::from_millis(1_600)).await;
    assert_eq!(give("0").await, 303, "in free order too, while others act");
}
