//! Tables that go over to newer rules: what is offered, asked, refused and told, and what is stored of it.

use crate::client::{Answer, Client, Site};
use crate::golden::{alike_by_both, golden, stored_game};
use axum::http::Method;
use kernel::Record;
use serde_json::{Value, json};
use store::{Histories, Occupant};

const PEOPLE: [&str; 3] = ["Ada", "Bob", "Cleo"];
const THREE: [u64; 3] = [1, 2, 3];

/// This many lines of this game at a table by version 1 of the rules, with these of the three people in its seats.
async fn old_table(record: &Record, lines: usize, sitting: &[u64]) -> (Site, [Client; 3], String) {
    let site = Site::new().await;
    let mut people = [site.client(), site.client(), site.client()];
    for (person, name) in people.iter_mut().zip(PEOPLE) {
        person.post("/name", &[("name", name)]).await.to();
    }
    let sitting: Vec<Occupant> = sitting.iter().map(|person| Occupant::Person(*person)).collect();
    let sitting: Vec<&Occupant> = sitting.iter().collect();
    let (site, table) = site.again(async |store| stored_game(store, record, 1, lines, &sitting).await).await;
    let people = people.map(|person| person.back_at(&site));
    (site, people, table.to_string())
}

async fn say(person: &mut Client, table: &str, how: &str) -> Answer {
    let version = person.data(table).await["version"].to_string();
    person.post(&format!("/t/{table}/rules"), &[("how", how), ("version", version.as_str())]).await
}

async fn page(person: &mut Client, table: &str) -> String {
    person.get(&format!("/t/{table}")).await.is_page(200).text.clone()
}

fn told(data: &Value) -> Vec<&str> {
    let of_the_table = data["log"].as_array().unwrap().iter().filter(|line| line["rule"].is_null());
    of_the_table.map(|line| line["text"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_table_goes_over_when_everybody_agrees_and_stays_so() {
    let record = alike_by_both();
    let lines = record.lines.len() - 1;
    let (site, [mut ada, mut bob, mut cleo], table) = old_table(&record, lines, &THREE).await;
    let data = ada.data(&table).await;
    assert_eq!((&data["rules"], &data["newer_rules"]), (&json!(1), &json!(2)));
    assert!(page(&mut ada, &table).await.contains("Ask the others to play by version 2"));
    let mut stranger = site.client();
    assert!(!page(&mut stranger, &table).await.contains("newer-rules"), "it is for those who sit there");

    let refused = say(&mut ada, &table, "now").await;
    assert!(refused.is_page(409).text.contains("only if the others agree: Seat 2, Seat 3"));
    assert_eq!(say(&mut ada, &table, "ask").await.to(), format!("/t/{table}"));
    let wish = json!([{
        "about": "rules", "by": "Ada", "seat": null, "to": null, "level": null, "rules": 2, "needs": "everybody",
        "waits_for": ["Bob", "Cleo"], "part": "asks",
    }]);
    assert_eq!(ada.data(&table).await["proposals"], wish);
    assert!(!page(&mut ada, &table).await.contains("id=\"newer-rules\""), "it has been asked");
    say(&mut bob, &table, "ask").await.is_page(409);
    say(&mut bob, &table, "agree").await.to();
    say(&mut bob, &table, "agree").await.is_page(409);
    say(&mut cleo, &table, "agree").await.to();

    for person in [&mut ada, &mut bob, &mut cleo, &mut stranger] {
        let data = person.data(&table).await;
        assert_eq!((&data["rules"], &data["newer_rules"]), (&json!(2), &json!(null)));
        assert_eq!(data["proposals"], json!([]));
        assert_eq!(told(&data), ["This table now plays by version 2 of the rules."]);
    }
    say(&mut cleo, &table, "ask").await.is_page(409);

    let (site, ()) = site.again(async |_| ()).await;
    let mut people = [ada, bob, cleo].map(|person| person.back_at(&site));
    let mut histories =
        Histories::open(&store::Home::Folder(site.directory.path().to_owned())).await.unwrap();
    let id = histories.tables().await.unwrap().pop().unwrap();
    let history = histories.history(&id).await.unwrap();
    assert_eq!((history.rules, server::rules(&history).0), (1, 2));
    server::replay(&history).unwrap();

    let (seat, action) = record.lines[lines]
        .to_string()
        .split_once(' ')
        .map(|(seat, action)| (seat[1..].parse::<u8>().unwrap(), action.to_owned()))
        .unwrap();
    let person = &mut people[usize::from(seat)];
    let version = &person.data(&table).await["version"];
    let end = json!({ "seat": seat, "version": version, "action": action }).to_string();
    let end = person.post_json(&format!("/api/tables/{table}/act"), &end).await.json();
    assert_eq!(
        (&end["phase"], &end["rules"], &end["newer_rules"]),
        (&json!("over"), &json!(2), &json!(null)),
        "{end}"
    );
    let text = person.get(&format!("/t/{table}/record")).await.text;
    assert!(text.contains("\nrules 2\noptions players=3\n"), "{text}");
    assert!(text.contains("\n# rules: version 1 up to here, version 2 from here on\n"), "{text}");
    let read = Record::parse(&text).unwrap();
    assert_eq!((&read.lines, read.comments[0].after), (&record.lines, lines));
    let verdict = table::verify::<outlive::State>(&read).unwrap();
    assert_eq!(verdict.sealed, table::Sealed::Honest);
    say(person, &table, "ask").await.is_page(409);
}

#[tokio::test]
async fn a_no_leaves_the_rules_as_they_are() {
    let (_site, [mut ada, mut bob, mut cleo], table) = old_table(&alike_by_both(), 200, &THREE).await;
    say(&mut ada, &table, "ask").await.to();
    say(&mut bob, &table, "agree").await.to();
    say(&mut cleo, &table, "decline").await.to();
    say(&mut ada, &table, "ask").await.to();
    say(&mut ada, &table, "decline").await.to();
    say(&mut bob, &table, "agree").await.is_page(409);
    let data = ada.data(&table).await;
    assert_eq!((&data["rules"], &data["proposals"]), (&json!(1), &json!([])));
    assert!(told(&data).is_empty());
}

#[tokio::test]
async fn a_person_alone_confirms_it_in_a_form() {
    let (_site, [mut ada, ..], table) = old_table(&alike_by_both(), 200, &[1, 1, 1]).await;
    let form = page(&mut ada, &table).await;
    let form = form.split("id=\"newer-rules\"").nth(1).unwrap().split("</details>").next().unwrap();
    assert!(form.contains("There is no way back.") && form.contains("name=\"how\" value=\"now\""), "{form}");
    say(&mut ada, &table, "now").await.to();
    assert_eq!(ada.data(&table).await["rules"], 2);
}

#[tokio::test]
async fn refusals_say_why_in_each_language() {
    let played = golden().lines.len() - 1;
    let (site, [mut ada, mut bob, mut cleo], table) = old_table(&golden(), played, &[1, 2, 2, 2]).await;
    for (lang, button, fit, seated) in [
        ("en", "Ask the others to play by version 2", "so this table stays with its own", "Sit down first."),
        ("ja", "バージョン2に切り替えてよいか", "今のルールのまま続けます", "先に着席してください"),
        ("zh-Hant", "能否改用規則第 2 版", "維持原來的規則", "請先入座"),
    ] {
        for person in [&mut ada, &mut cleo] {
            person.post("/lang", &[("lang", lang)]).await.to();
        }
        assert!(page(&mut ada, &table).await.contains(button), "{lang}");
        let refused = say(&mut ada, &table, "ask").await;
        assert!(refused.is_page(409).text.contains(fit), "{lang}: {}", refused.text);
        assert!(say(&mut cleo, &table, "ask").await.is_page(403).text.contains(seated), "{lang}");
    }
    assert_eq!(bob.data(&table).await["proposals"], json!([]), "nobody is asked what cannot be");

    let rules = format!("/t/{table}/rules");
    let as_data = [("content-type", "application/x-www-form-urlencoded"), ("accept", "application/json")];
    let send = async |person: &mut Client, form: &str| {
        let request = crate::client::request(Method::POST, &rules, &as_data, form.to_owned());
        person.send(request).await
    };
    let error = send(&mut bob, "how=ask").await.is_error(409);
    let sentence =
        "The newer rules would have changed what has been played here, so this table stays with its own.";
    assert_eq!(error, json!({ "error": sentence }), "and nothing else");
    send(&mut bob, "how=perhaps").await.is_error(422);
    send(&mut bob, "how=agree").await.is_error(422);
    send(&mut bob, "").await.is_error(422);
    send(&mut site.client(), "how=ask").await.is_error(403);
    assert_eq!(bob.get(&rules).await.to(), format!("/t/{table}"));
    assert_eq!(bob.data(&table).await["rules"], 1);

    let newest = bob.new_table_of("outlive", &[("players", "2"), ("seat-0", "me"), ("seat-1", "me")]).await;
    assert!(!page(&mut bob, &newest).await.contains("newer-rules"));
    let refused = say(&mut bob, &newest, "now").await;
    assert!(refused.is_page(409).text.contains("already plays by the newest rules"));
}

#[tokio::test]
async fn rules_that_this_program_does_not_know_are_named() {
    let record = alike_by_both();
    let (site, table) = Site::storing(async |store| {
        let ada = store.create_person("Ada", "en").await.unwrap();
        let sits = Occupant::Person(ada.id);
        let table = stored_game(store, &record, 1, record.lines.len(), &[&sits; 3]).await;
        let entries = store.load(&table).await.unwrap().unwrap().history.entries.len() as u64;
        let later = store::Entry::new("rules", "99 players=3 weather=foul");
        let append = store::Append { entries: vec![later], ..store::Append::default() };
        store.append(&table, entries, &append).await.unwrap();
        table
    })
    .await;
    let mut reader = site.client();
    let data = reader.get(&format!("/api/tables/{table}")).await.is_error(409);
    assert!(data["error"].as_str().unwrap().contains("version 99 of the rules"), "{data}");
    let text = reader.get(&format!("/t/{table}/record")).await.text;
    assert!(text.contains("\nrules 99\noptions players=3 weather=foul\n"), "{text}");
    assert!(text.ends_with("# rules: version 1 up to here, version 99 from here on\n"), "{text}");
}
