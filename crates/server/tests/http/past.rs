//! Tables that this program cannot play as they were played.

use crate::client::{Client, Site};
use crate::golden::{golden, read, stored, stored_for, stored_game, under_unknown_rules};
use kernel::Record;
use serde_json::{Value, json};
use store::{NewGroup, Occupant, TableId};

const LANGUAGES: [&str; 3] = ["en", "ja", "zh-Hant"];

/// What a piece of a page says, without tags and drawings.
fn said(html: &str) -> String {
    let mut drawings = html.split("<svg");
    let first = drawings.next().unwrap_or_default();
    let rest = drawings.filter_map(|part| Some(part.split_once("</svg>")?.1));
    let html: String = std::iter::once(first).chain(rest).collect();
    let tags = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    let text = tags.collect::<Vec<_>>().join(" ");
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The parts of a page that tell how a game ended: the result, the points, the seats. Points only where they decide.
fn told(page: &str) -> [Option<String>; 3] {
    let part = |at: &str, to: &str| {
        let (before, after) = page.split_once(at)?;
        let tag = &before[before.rfind('<')?..];
        Some(format!("{tag}{at}{}", after.split(to).next()?))
    };
    let result = |tag: String| {
        let won = if tag.contains(" won") { "won" } else { "lost" };
        let sentence = |class| part(class, "</").map(|text| said(&text)).unwrap_or_default();
        format!(
            "{won}: {} {} {}",
            sentence("class=\"outcome\""),
            sentence("class=\"ending\""),
            sentence("class=\"entered\"")
        )
    };
    [
        part("id=\"result\"", ">").map(result),
        part("class=\"accounts\"", "</section>").map(|points| said(&points)),
        part("id=\"seats\"", "</section>").map(|seats| said(&seats)),
    ]
}

/// The page of a table in each language.
async fn pages(reader: &mut Client, table: &str) -> Vec<String> {
    let mut pages = Vec::new();
    for lang in LANGUAGES {
        reader.post("/lang", &[("lang", lang)]).await.to();
        pages.push(reader.get(&format!("/t/{table}")).await.is_page(200).text.clone());
    }
    pages
}

/// What the pages of a table say of its end in each language.
async fn endings(reader: &mut Client, table: &str) -> Vec<[Option<String>; 3]> {
    pages(reader, table).await.iter().map(|page| told(page)).collect()
}

#[tokio::test]
async fn what_does_not_fit_is_said_and_a_finished_game_keeps_its_record() {
    let (whole, bots) = (golden().lines.len(), Occupant::Bot("greedy".into()));
    let (site, [sound, differing, unknown, running]) = Site::storing(async |store| {
        let sound = stored(store, 1, whole, &bots).await;
        let differing = stored(store, 2, whole, &bots).await;
        let unknown = stored(store, 99, whole, &bots).await;
        store.add_ending(&unknown, "{\"seats\":9}").await.unwrap();
        [sound, differing, unknown, stored(store, 99, whole / 2, &bots).await]
    })
    .await;
    let mut ada = site.client();

    ada.get(&format!("/t/{sound}/replay")).await.is_page(200);
    for table in [&differing, &unknown] {
        let page = ada.get(&format!("/t/{table}")).await;
        assert!(page.is_page(200).text.contains("Last summer"));
        assert!(page.text.contains(&format!("/t/{table}/record")));
        assert!(
            !page.text.contains("id=\"result\""),
            "how it ended is not known, or not read: {}",
            page.text
        );
        let record = ada.get(&format!("/t/{table}/record")).await;
        assert_eq!(Record::parse(&record.text).unwrap().lines, golden().lines);
        ada.get(&format!("/t/{table}/replay")).await.is_page(409);
    }
    let replay = ada.get(&format!("/t/{differing}/replay")).await.text;
    assert!(replay.contains("as played up to move 752"), "{replay}");
    let data = ada.get(&format!("/api/tables/{differing}")).await.is_error(409);
    assert_eq!((&data["differs_at"], data.get("ending")), (&json!(753), None));
    let data = ada.get(&format!("/api/tables/{unknown}")).await.is_error(409);
    assert!(data["error"].as_str().unwrap().contains("version 99 of the rules"), "{data}");

    for path in ["", "/replay", "/record", "/events"] {
        ada.get(&format!("/t/{running}{path}")).await.is_page(409);
    }
    let data = ada.get(&format!("/api/tables/{running}")).await.is_error(409);
    assert!(data.get("differs_at").is_none(), "the number of a move would count secret ones: {data}");
}

#[tokio::test]
async fn a_finished_game_keeps_its_last_page_when_its_rules_are_gone() {
    let (before, last) = (golden().lines.len() - 1, golden().lines.pop().unwrap().to_string());
    let site = Site::new().await;
    let mut ada = site.client();
    ada.post("/name", &[("name", "Ada")]).await.to();
    let (site, table) = site.again(async |store| stored(store, 1, before, &Occupant::Person(1)).await).await;
    let mut ada = ada.back_at(&site);
    assert_eq!(ada.decide(table.as_str(), &last).await.json()["phase"], "over");
    let mut bo = site.client();
    let shown = [endings(&mut ada, table.as_str()).await, endings(&mut bo, table.as_str()).await];
    assert!(shown.iter().flatten().flatten().all(Option::is_some), "{shown:?}");
    assert_ne!(shown[0], shown[1], "Ada has sat there and Bo has not");

    let (site, past) = site.again(async |store| under_unknown_rules(store, &table).await).await;
    let (mut ada, mut bo) = (ada.back_at(&site), bo.back_at(&site));
    assert_eq!([endings(&mut ada, past.as_str()).await, endings(&mut bo, past.as_str()).await], shown);
    ada.post("/name", &[("name", "Ada Lovelace")]).await.to();
    ada.post("/lang", &[("lang", "en")]).await.to();
    let page = ada.get(&format!("/t/{past}?seat=1")).await.text;
    assert!(page.contains("You have won") && page.contains("Ada Lovelace (seat 2) has won with"), "{page}");
    assert!(page.contains(&format!("/t/{past}/record")) && page.contains("version 99"), "{page}");
    let replay = ada.get(&format!("/t/{past}/replay")).await;
    assert!(replay.is_page(409).text.contains(&format!("href=\"/t/{past}\"")), "{}", replay.text);

    let data = ada.get(&format!("/api/tables/{past}")).await.is_error(409);
    let ending = &data["ending"];
    assert!(ending["text"].as_str().unwrap().starts_with("Ada Lovelace (seat 2) has won with"), "{data}");
    let ada = json!({ "seat": 1, "name": "Ada Lovelace", "part": "Mary Koolpepper", "won": true });
    assert_eq!(ending["seats"][1], ada);
    let accounts = ending["accounts"].as_array().unwrap();
    let points: Vec<i64> = accounts.iter().map(|account| account["points"].as_i64().unwrap()).collect();
    assert!(accounts[0]["seat"] == 1 && points.is_sorted_by(|one, next| one >= next), "{data}");
    for account in accounts {
        let items = account["items"].as_array().unwrap().iter();
        assert_eq!(items.map(|item| item["points"].as_i64().unwrap()).sum::<i64>(), account["points"]);
    }
}

/// All texts in what is stored.
fn texts(stored: &Value) -> Vec<&str> {
    match stored {
        Value::String(text) => vec![text],
        Value::Array(list) => list.iter().flat_map(texts).collect(),
        Value::Object(fields) => fields.values().flat_map(texts).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

#[tokio::test]
async fn an_older_store_is_filled_in_with_what_the_finished_page_tells_everybody() {
    let files = [
        "outlive/records/06-greedy-sixth_night.rec",
        "pandemic/records/02-random-outbreaks.rec",
        "pandemic/records/11-careful-cures.rec",
        "tokyo/records/02-sensible-cleared.rec",
        "tokyo/records/05-sensible-defeat.rec",
    ];
    let (site, (tables, differing, running)) = Site::storing(async |store| {
        let zoe = Occupant::Person(store.create_person("Zoe Quill", "en").await.unwrap().id);
        let mut tables: Vec<TableId> = Vec::new();
        for file in files {
            let game = read(file);
            tables.push(stored_game(store, &game, 1, game.lines.len(), &[&zoe; 5]).await);
        }
        let whole = golden().lines.len();
        (tables, stored(store, 2, whole, &zoe).await, stored(store, 1, whole - 1, &zoe).await)
    })
    .await;
    let (site, kept) = site
        .looked()
        .await
        .again(async |store| {
            for untold in [&differing, &running] {
                assert_eq!(store.load(untold).await.unwrap().unwrap().ending, None);
            }
            assert_eq!(store.tables_without_ending().await.unwrap(), std::slice::from_ref(&differing));
            let mut kept = Vec::new();
            for table in &tables {
                let ending = store.load(table).await.unwrap().unwrap().ending.unwrap();
                kept.push((table, ending, under_unknown_rules(store, table).await));
            }
            kept
        })
        .await;
    let mut stranger = site.client();
    for (table, ending, past) in kept {
        assert!(!ending.contains("Zoe"), "names are not in it: {ending}");
        let ending: Value = serde_json::from_str(&ending).unwrap();
        let shown = pages(&mut stranger, table.as_str()).await;
        for (lang, page) in LANGUAGES.iter().zip(&shown) {
            let (page, wording) = (said(page), &ending["wordings"][lang]);
            let told = ["ending", "accounts", "parts"].map(|field| texts(&wording[field]));
            for text in told.concat() {
                assert!(page.contains(text.trim()), "{text:?} is told to nobody: {page}");
            }
        }
        let shown: Vec<_> = shown.iter().map(|page| told(page)).collect();
        assert!(shown.iter().all(|[result, ..]| result.is_some()), "{shown:?}");
        assert_eq!(endings(&mut stranger, past.as_str()).await, shown);
    }
}

#[tokio::test]
async fn what_a_campaign_got_from_a_game_stays_with_those_who_played_it() {
    let game = read("tokyo/records/06-random-cleared.rec");
    let (before, last) = (game.lines.len() - 1, game.lines.last().unwrap().to_string());
    let site = Site::new().await;
    let mut ada = site.client();
    ada.post("/name", &[("name", "Ada")]).await.to();
    let (site, (table, group)) = site
        .again(async |store| {
            let base = "holdfast campaign 1\ngame tokyo\nname Ours\ngames 0\n";
            let new = NewGroup { game: "tokyo", name: "Ours", base, choices: "", founder: 1 };
            let group = store.create_group(&new).await.unwrap();
            let ada = Occupant::Person(1);
            (stored_for(store, Some(&group), &game, 1, before, &[&ada; 2]).await, group)
        })
        .await;
    let mut ada = ada.back_at(&site);
    assert_eq!(ada.decide(table.as_str(), &last).await.json()["ended_by"], "cleared");
    let shown = endings(&mut ada, table.as_str()).await;
    let log = ada.get(&format!("/groups/{group}/export")).await.text;
    assert!(log.contains(&format!(" table={table}\n")), "{log}");

    let (site, past) = site.again(async |store| under_unknown_rules(store, &table).await).await;
    let mut ada = ada.back_at(&site);
    assert_eq!(endings(&mut ada, past.as_str()).await, shown);
    ada.post("/lang", &[("lang", "en")]).await.to();
    let page = ada.get(&format!("/t/{past}")).await.text;
    for told in ["Clear rank: ", "Entered in the log of “Ours”: S00 Welcome to Tokyo!"] {
        assert!(page.contains(told), "{told}: {page}");
    }
    assert!(page.contains(&format!("/groups/{group}")), "{page}");
    assert_eq!(ada.get(&format!("/groups/{group}/export")).await.text, log, "and it counts once");
    let page = site.client().get(&format!("/t/{past}")).await.text;
    assert!(page.contains("Clear rank: ") && !page.contains("Ours"), "{page}");
}
