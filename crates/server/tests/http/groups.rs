//! Groups and their campaign: who sees them, what their games begin with and leave behind, their file.

use crate::client::{Answer, Client, Site, request};
use axum::http::Method;
use std::time::Duration;

/// Two cleared games, the reward of the second one switched off.
const FILE: &str = "holdfast campaign 1
game tokyo
name The Night Shift
games 2
off s03

s01 pcs=3 rank=b rounds=8 reward=minases_card table=0123456789ab
s03 pcs=3 rank=a rounds=8 reward=heister_mask
";

async fn start(person: &mut Client, name: &str) -> String {
    person.post("/groups", &[("group", name), ("name", "Ada")]).await.to().to_owned()
}

/// Sends a file as a browser does.
async fn send_file(person: &mut Client, file: &[u8]) -> Answer {
    let head = "--BOUNDARY\r\ncontent-disposition: form-data; name=\"text\"\r\n\r\n\r\n--BOUNDARY\r\n\
                content-disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n\
                content-type: text/plain\r\n\r\n";
    let kind = [("content-type", "multipart/form-data; boundary=BOUNDARY")];
    let mut sent = request(Method::POST, "/groups/import", &kind, String::new());
    *sent.body_mut() = [head.as_bytes(), file, b"\r\n--BOUNDARY--\r\n"].concat().into();
    person.send(sent).await
}

async fn export(person: &mut Client, group: &str) -> String {
    let answer = person.get(&format!("{group}/export")).await;
    assert!(answer.header("content-disposition").contains(".txt"), "{}", answer.text);
    answer.text
}

/// The link into the group, as its page shows it.
async fn link(person: &mut Client, group: &str) -> String {
    let page = person.get(group).await;
    let link = page.is_page(200).text.split("http://holdfast.test").nth(1).unwrap();
    link.split('"').next().unwrap().to_owned()
}

fn id(group: &str) -> &str {
    group.strip_prefix("/groups/").unwrap()
}

/// A table of the group where bots play this scenario to its end.
async fn play(person: &mut Client, group: &str, scenario: &str, bots: &str) -> String {
    let form = [
        ("campaign", id(group)),
        ("players", "2"),
        ("scenario", scenario),
        ("seat-0", bots),
        ("seat-1", bots),
    ];
    let table = person.new_table_of("tokyo", &form).await;
    for _ in 0..6_000 {
        if person.data(&table).await["phase"] == "over" {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn a_group_is_for_those_who_have_its_link() {
    let site = Site::new().await;
    let (mut ada, mut bo) = (site.client(), site.client());
    let group = start(&mut ada, "Night \u{202e} Shift").await;
    ada.get(&group).await.is_page(200);
    assert!(ada.get("/groups").await.is_page(200).text.contains("Night Shift"));
    let other = start(&mut ada, "Another").await;
    assert_ne!(group, other, "several groups on one server");

    let new = format!("/new/tokyo?campaign={}", id(&group));
    for closed in [group.clone(), format!("{group}/export"), new.clone()] {
        bo.get(&closed).await.is_page(403);
    }
    for form in ["rewards", "link", "name", "leave"] {
        bo.post(&format!("{group}/{form}"), &[]).await.is_page(403);
    }
    bo.post("/new/tokyo", &[("campaign", id(&group)), ("seat-0", "me")]).await.is_page(403);

    let way_in = link(&mut ada, &group).await;
    assert!(bo.get(&way_in).await.is_page(200).text.contains("Night Shift"));
    assert_eq!(bo.post(&way_in, &[("name", "Bo")]).await.to(), group);
    assert!(bo.get(&group).await.is_page(200).text.contains("Ada · Bo"));
    assert_eq!(bo.get(&way_in).await.to(), group, "who is in is led there");

    bo.post(&format!("{group}/link"), &[]).await.to();
    site.client().get(&way_in).await.is_page(404);
    ada.get(&group).await.is_page(200);
    ada.get(&format!("/new/pandemic?campaign={}", id(&group))).await.is_page(422);
}

#[tokio::test]
async fn a_group_is_renamed_and_left() {
    let site = Site::new().await;
    let (mut ada, mut bo) = (site.client(), site.client());
    let group = start(&mut ada, "Ours").await;
    let way_in = link(&mut ada, &group).await;
    bo.post(&way_in, &[("name", "Bo")]).await.to();
    let form = [("campaign", id(&group)), ("scenario", "s02"), ("seat-0", "me"), ("seat-1", "open")];
    let table = ada.new_table_of("tokyo", &form).await;

    assert_eq!(bo.post(&format!("{group}/name"), &[("group", " Late\u{202e} Shift ")]).await.to(), group);
    bo.post(&format!("{group}/name"), &[("group", " ")]).await.is_page(422);
    let page = ada.get(&group).await.text;
    assert!(page.contains("<h1>Late Shift</h1>") && page.contains("S02 Tokyo Dungeon</a>"), "{page}");
    assert!(export(&mut ada, &group).await.contains("\nname Late Shift\n"));
    assert!(ada.get(&format!("/t/{table}")).await.text.contains("belongs to the group “Late Shift”"));
    assert!(ada.get("/").await.text.contains("Tokyo Siteseeing: S02 Tokyo Dungeon</a>"));

    assert_eq!(bo.post(&format!("{group}/leave"), &[]).await.to(), "/groups");
    bo.get(&group).await.is_page(403);
    assert!(!bo.get("/groups").await.text.contains("Late Shift"));
    assert!(ada.get(&group).await.text.contains("You are the last one"));
    assert_eq!(bo.post(&way_in, &[]).await.to(), group, "the link leads back in");
}

#[tokio::test]
async fn the_next_table_begins_with_what_the_group_has() {
    let site = Site::new().await;
    let mut ada = site.client();
    let group = send_file(&mut ada, FILE.as_bytes()).await.to().to_owned();
    let page = ada.get(&group).await.text;
    for shown in ["The Night Shift", "Game 2", "Heister Mask", "Minase", "Out of order. Not cleared yet: S02"]
    {
        assert!(page.contains(shown), "{shown}: {page}");
    }
    assert!(!page.contains("/t/0123456789ab"), "that table is elsewhere");

    let form = ada.get(&format!("/new/tokyo?campaign={}&scenario=s04", id(&group))).await.text;
    let chosen = |name: &str, value: &str| {
        let radio = format!("name=\"{name}\" value=\"{value}\" checked");
        let select = form.split(&format!("name=\"{name}\"")).nth(1).unwrap_or_default();
        let select = select.split("</select>").next().unwrap_or_default();
        assert!(
            form.contains(&radio) || select.contains(&format!("value=\"{value}\" selected")),
            "{name}={value}"
        );
    };
    chosen("scenario", "s04");
    chosen("players", "3");
    chosen("cleared", "s03");
    chosen("reward_s01", "minases_card");
    chosen("reward_s03", "none");
    let told = |form: &str, scenario: &str| {
        let line = form
            .split(&format!("data-when=\"scenario={scenario}\""))
            .nth(1)
            .map(|rest| rest.split('>').next());
        line.flatten().map(|attributes| !attributes.contains("hidden"))
    };
    assert_eq!(told(&form, "s04"), Some(true), "the form says so too");
    assert_eq!([told(&form, "s02"), told(&form, "s06")], [None, Some(false)], "and may say so of others");
    assert!(form.contains("type=\"hidden\" name=\"campaign\""), "{form}");

    ada.post(&format!("{group}/rewards"), &[("on", "s03")]).await.to();
    let form = ada.get(&format!("/new/tokyo?campaign={}", id(&group))).await.text;
    assert!(form.contains("value=\"s02\" checked"), "the next one in order");
    assert!(
        form.contains("value=\"heister_mask\" selected") && !form.contains("value=\"minases_card\" selected")
    );
    assert_eq!([told(&form, "s02"), told(&form, "s04")], [None, Some(false)]);

    let wrong = [("campaign", id(&group)), ("scenario", "s04"), ("players", "9")];
    let again = ada.post("/new/tokyo", &wrong).await;
    assert!(again.is_page(422).text.contains(&format!("name=\"campaign\" value=\"{}\"", id(&group))));
}

#[tokio::test]
async fn a_friend_finds_the_groups_table_and_sits_down() {
    let site = Site::new().await;
    let (mut ada, mut bo) = (site.client(), site.client());
    let group = start(&mut ada, "Ours").await;
    let way_in = link(&mut ada, &group).await;
    bo.post(&way_in, &[("name", "Bo")]).await.to();
    let form = [("campaign", id(&group)), ("scenario", "s01"), ("seat-0", "me"), ("seat-1", "open")];
    let table = ada.new_table_of("tokyo", &form).await;
    assert!(ada.get(&format!("/t/{table}")).await.text.contains("belongs to the group “Ours”"));
    assert!(!site.client().get(&format!("/t/{table}")).await.text.contains("Ours"), "not for onlookers");

    let page = bo.get(&group).await.text;
    let invite = page.split("\"/j/").nth(1).unwrap().split('"').next().unwrap();
    bo.post(&format!("/j/{invite}"), &[]).await.to();
    assert!(bo.get(&group).await.text.contains(&format!("/t/{table}")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_victory_goes_into_the_log_and_a_defeat_does_not() {
    let site = Site::new().await;
    let mut ada = site.client();
    let group = start(&mut ada, "Ours").await;
    let empty = export(&mut ada, &group).await;
    let lost = play(&mut ada, &group, "s01", "bot-random").await;
    assert_eq!(ada.data(&lost).await["ended_by"], "overflow", "random players lose");
    assert_eq!(export(&mut ada, &group).await, empty);
    let end = ada.get(&format!("/t/{lost}")).await.text;
    assert!(end.contains("Nothing changes in the log of “Ours”") && end.contains(&group));

    let cleared = play(&mut ada, &group, "s00", "bot-sensible").await;
    let log = export(&mut ada, &group).await;
    assert!(log.contains("\ngames 1\n") && log.contains(&format!(" table={cleared}\n")), "{log}");
    let end = ada.get(&format!("/t/{cleared}")).await.text;
    assert!(end.contains("Entered in the log of “Ours”: S00 Welcome to Tokyo! (2 PCs, rank"), "{end}");
    let page = ada.get(&group).await.text;
    assert!(page.contains(&format!("/t/{cleared}/replay")), "{page}");
    assert!(!site.client().get(&format!("/t/{cleared}")).await.text.contains("Ours"));
}

/// T33.2 T33.4 A story is cleared, and its reward is there for the next game. Sensible bots clear S01 in seven games of ten.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cleared_story_brings_its_reward() {
    let site = Site::new().await;
    let mut ada = site.client();
    let group = start(&mut ada, "Ours").await;
    let mut tables = Vec::new();
    while tables.len() < 12 && !export(&mut ada, &group).await.contains("\ns01 ") {
        tables.push(play(&mut ada, &group, "s01", "bot-sensible").await);
    }
    let table = tables.pop().unwrap();
    let log = export(&mut ada, &group).await;
    let entry = log.lines().last().unwrap();
    assert!(entry.starts_with("s01 pcs=2 rank=") && entry.ends_with(&format!(" table={table}")), "{log}");
    let reward = entry.split(" reward=").nth(1).unwrap().split(' ').next().unwrap();
    let end = ada.get(&format!("/t/{table}")).await.text;
    assert!(end.contains("Entered in the log of “Ours”: S01 Manhunt (2 PCs, rank"), "{end}");

    let form = ada.get(&format!("/new/tokyo?campaign={}", id(&group))).await.text;
    assert!(form.contains(&format!("value=\"{reward}\" selected")), "{reward}: {form}");
    assert!(form.contains("value=\"s02\" checked"), "the next one in order");
    let form = [("campaign", id(&group)), ("scenario", "s02"), ("reward_s01", reward), ("seat-0", "me")];
    let next = ada.new_table_of("tokyo", &form).await;
    let options = ada.data(&next).await["options"].to_string();
    assert!(options.contains(&format!("reward_s01={reward}")), "{options}");
    ada.post(&format!("{group}/rewards"), &[]).await.to();
    let form = ada.get(&format!("/new/tokyo?campaign={}", id(&group))).await.text;
    assert!(!form.contains(&format!("value=\"{reward}\" selected")), "switched off");
}

#[tokio::test]
async fn a_log_goes_out_and_comes_in_unchanged() {
    let site = Site::new().await;
    let (mut ada, mut bo) = (site.client(), site.client());
    let group = send_file(&mut ada, FILE.as_bytes()).await.to().to_owned();
    let out = export(&mut ada, &group).await;
    assert_eq!(out, FILE);
    let elsewhere = Site::new().await;
    let mut there = elsewhere.client();
    let second = send_file(&mut there, out.as_bytes()).await.to().to_owned();
    assert_eq!(export(&mut there, &second).await, FILE);

    let again = send_file(&mut bo, out.as_bytes()).await.to().to_owned();
    assert_ne!(again, group, "a file makes a group of its own");
    bo.post(&format!("{again}/rewards"), &[("on", "s01"), ("on", "s03")]).await.to();
    assert_eq!(export(&mut ada, &group).await, FILE, "and changes no other");
}

#[tokio::test]
async fn a_wrong_file_is_told_what_is_wrong_with_it() {
    let site = Site::new().await;
    let mut ada = site.client();
    let broken = FILE.replace("rank=a", "rank=z");
    let half = &FILE[..FILE.len() - 50];
    for (file, told) in [
        (&b""[..], "Nothing was sent"),
        (b"\xff\xfe\x00", "not text"),
        (b"dear diary", "has to begin with the line"),
        (b"holdfast campaign 7\n", "newer version"),
        (broken.as_bytes(), "Line 8: “z” is not a valid value for rank. Possible: s, a, b, c."),
        (half.as_bytes(), "The header says 2 games, but there are 1"),
    ] {
        let answer = send_file(&mut ada, file).await;
        assert!(answer.is_page(422).text.contains(told), "{told}: {}", answer.text);
    }
    send_file(&mut ada, &vec![b'a'; 70_000]).await.is_page(413);
    let kind = [("content-type", "multipart/form-data")];
    let answer = ada.send(request(Method::POST, "/groups/import", &kind, "x".into())).await;
    answer.is_page(400);
    assert!(ada.get("/groups").await.is_page(200).text.contains("You are not in any group yet"));
}

#[tokio::test]
async fn a_complaint_is_told_again_in_another_language() {
    let site = Site::new().await;
    let mut ada = site.client();
    let page = send_file(&mut ada, b"dear diary").await;
    assert!(
        page.text.contains("value=\"ja\" lang=\"ja\" form=\"import-group\" formnovalidate"),
        "{}",
        page.text
    );
    let form = |lang: &str, text: &str| {
        let field = |name, value| {
            format!("--BOUNDARY\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
        };
        let kind = [("content-type", "multipart/form-data; boundary=BOUNDARY")];
        let sent = [field("text", text), field("lang", lang), "--BOUNDARY--\r\n".to_owned()].concat();
        request(Method::POST, "/groups/import", &kind, sent)
    };
    let page = ada.send(form("ja", "dear diary")).await;
    assert!(
        page.is_page(422).text.contains("lang=\"ja\"") && page.text.contains("dear diary"),
        "{}",
        page.text
    );
    assert!(page.text.contains("「holdfast campaign 1」"), "{}", page.text);
    assert!(ada.send(form("en", FILE)).await.is_page(422).text.contains("This can be read now"));
    assert!(ada.get("/groups").await.text.contains("You are not in any group yet"), "it was not sent off");
    ada.send(form("xx", FILE)).await.is_page(422);

    let wrong = [("players", "9"), ("title", "Friday")];
    let page = ada.post("/new/tokyo", &wrong).await;
    assert!(page.is_page(422).text.contains("form=\"new-table\""), "{}", page.text);
    let page = ada.post("/new/tokyo", &[&wrong[..], &[("lang", "zh-Hant")]].concat()).await;
    assert!(
        page.is_page(422).text.contains("lang=\"zh-Hant\"") && page.text.contains("Friday"),
        "{}",
        page.text
    );
    let mended = [("players", "2"), ("title", "Friday"), ("lang", "en")];
    assert!(ada.post("/new/tokyo", &mended).await.is_page(200).text.contains("Friday"));
}

#[tokio::test]
async fn wrong_addresses_of_groups() {
    let site = Site::new().await;
    let mut ada = site.client();
    for address in ["/groups/000000000000", "/groups/x%0a", "/groups/join/nonsense", "/groups/x%0a/rewards"] {
        ada.get(address).await.is_page(404);
    }
    ada.post("/groups", &[("group", " \u{200e} ")]).await.is_page(422);
    ada.post("/groups", &[]).await.is_page(422);
    assert_eq!(ada.get("/groups/import").await.to(), "/groups");
    ada.get("/new/tokyo?campaign=000000000000").await.is_page(404);
}
