//! Tables that this program cannot play as they were played.

use crate::client::Site;
use crate::golden::{golden, stored};
use kernel::Record;
use store::Occupant;

#[tokio::test]
async fn what_does_not_fit_is_said_and_a_finished_game_keeps_its_record() {
    let (whole, bots) = (golden().lines.len(), Occupant::Bot("greedy".into()));
    let (site, [sound, differing, unknown, running]) = Site::storing(async |store| {
        let sound = stored(store, 1, whole, &bots).await;
        let differing = stored(store, 2, whole, &bots).await;
        let unknown = stored(store, 99, whole, &bots).await;
        [sound, differing, unknown, stored(store, 99, whole / 2, &bots).await]
    })
    .await;
    let mut ada = site.client();

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
