//! Tables that this program cannot play as they were played.

use crate::client::{Site, config};
use kernel::Record;
use server::Server;
use std::path::Path;
use store::{Advice, Append, Entry, Listing, NewTable, Phase, Store, TableId};

/// A finished game by version 1 of the rules; by version 2 its move 753 is not legal.
fn golden() -> Record {
    let file = "../../games/outlive/records/06-greedy-sixth_night.rec";
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    Record::parse(&text).unwrap()
}

/// How far the game is stored.
#[derive(Clone, Copy, PartialEq)]
enum Extent {
    Whole,
    Half,
}

async fn stored(store: &Store, rules: u32, extent: Extent) -> TableId {
    let record = golden();
    let mut seed = [0; 32];
    let digits = record.seed.as_deref().unwrap();
    for (place, byte) in seed.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&digits[2 * place..2 * place + 2], 16).unwrap();
    }
    let table = NewTable {
        game: "outlive",
        rules,
        options: &record.options,
        seed,
        title: "Last summer",
        host: None,
        listing: Listing::Public,
        advice: Advice::Allowed,
        group: None,
        seats: outlive_seats(&record),
    };
    let id = store.create_table(&table).await.unwrap();
    let seats = outlive_seats(&record);
    let mut entries: Vec<(&str, String)> =
        (0..seats).map(|seat| ("seat", format!("s{seat} bot greedy"))).collect();
    entries.push(("start", String::new()));
    let lines = if extent == Extent::Whole { record.lines.len() } else { record.lines.len() / 2 };
    entries.extend(record.lines[..lines].iter().map(|line| ("move", line.to_string())));
    let entries = entries.into_iter().map(|(kind, text)| Entry { kind: kind.to_owned(), text });
    let phase = match extent {
        Extent::Whole => Phase::Over { ended_by: "sixth_night".to_owned() },
        Extent::Half => Phase::Running,
    };
    let append = Append { entries: entries.collect(), phase: Some(phase), ..Append::default() };
    store.append(&id, 0, &append).await.unwrap();
    id
}

fn outlive_seats(record: &Record) -> u8 {
    kernel::replay::<outlive::State>(record).map(|game| kernel::Game::seats(&game)).unwrap()
}

#[tokio::test]
async fn what_does_not_fit_is_said_and_a_finished_game_keeps_its_record() {
    let directory = tempfile::tempdir().unwrap();
    let store = Store::open(directory.path()).await.unwrap();
    let sound = stored(&store, 1, Extent::Whole).await;
    let differing = stored(&store, 2, Extent::Whole).await;
    let unknown = stored(&store, 99, Extent::Whole).await;
    let running = stored(&store, 99, Extent::Half).await;
    store.close().await;
    drop(store);
    let server = Server::start(&config(directory.path())).await.unwrap();
    let mut ada = Site::on(server, directory).client();

    ada.get(&format!("/t/{sound}/replay")).await.is_page(200);
    for table in [&differing, &unknown] {
        let page = ada.get(&format!("/t/{table}")).await;
        assert!(page.is_page(200).text.contains("Last summer"));
        assert!(page.text.contains(&format!("/t/{table}/record")));
        let record = ada.get(&format!("/t/{table}/record")).await;
        assert_eq!(Record::parse(&record.text).unwrap().lines, golden().lines);
        ada.get(&format!("/t/{table}/replay")).await.is_page(409);
    }
    let replay = ada.get(&format!("/t/{differing}/replay")).await.text;
    assert!(replay.contains("as played up to move 752"), "{replay}");
    let data = ada.get(&format!("/api/tables/{differing}")).await.is_error(409);
    assert_eq!(data["differs_at"], 753);
    let data = ada.get(&format!("/api/tables/{unknown}")).await.is_error(409);
    assert!(data["error"].as_str().unwrap().contains("version 99 of the rules"), "{data}");

    for path in ["", "/replay", "/record", "/events"] {
        ada.get(&format!("/t/{running}{path}")).await.is_page(409);
    }
    let data = ada.get(&format!("/api/tables/{running}")).await.is_error(409);
    assert!(data.get("differs_at").is_none(), "the number of a move would count secret ones: {data}");
}
