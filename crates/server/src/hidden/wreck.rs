//! The toy game of docs/write-a-game.md at a table of this server, with the face that the page gives it.

#[path = "../../../web/examples/wreck/face/mod.rs"]
mod face;
#[path = "../../../testkit/examples/wreck/game.rs"]
mod game;

use super::{Garden, assert_alike, settle};
use game::{State, View};
use std::time::Duration;

impl measures::Measured for State {
    type Notes = ();
    const MEASURES: &'static [measures::Measure<View>] = &[];

    fn rounds(view: &View) -> u16 {
        view.turned.iter().count() as u16
    }
}

#[tokio::test]
async fn a_table_of_the_toy_is_opened_and_played_to_its_end() {
    let garden = Garden::of::<State>("players=3", None, Duration::ZERO).await;
    let onlooker = garden.listen(None);
    settle().await;
    let reader = garden.reader(Some(garden.people[0]));
    let menu = garden.room.look().part(&reader, "search").expect("the menu comes").part.into_string();
    let is_offered = |html: &str| html.contains("form=\"act\" name=\"action\" value=\"stay\"");
    assert!(is_offered(&garden.page(reader.person)) && is_offered(&menu), "{menu}");
    assert!(!is_offered(&garden.page(None)));
    garden.act(0, "stay").await;
    settle().await;
    let refused = garden.act_having_seen(0, garden.seen(garden.people[0]), "surface").await;
    assert!(refused.is_err(), "a decision stands");
    assert!(garden.page(reader.person).contains("Sealed: Stay below"));
    garden.act(1, "surface").await;
    garden.act(2, "surface").await;
    settle().await;
    garden.act(0, "surface").await;
    settle().await;
    assert!(garden.room.look().record().is_some(), "nobody is below, so the game is over");
    let sent = onlooker.lock().unwrap().clone();
    assert!(sent.contains("id=\"diver-0\"") && sent.contains("id=\"turned-"), "{sent}");
}

/// W3.2 What the others and an onlooker are sent and shown while a decision is sealed.
async fn sealed(decision: &str) -> [String; 3] {
    let garden = Garden::of::<State>("players=3", None, Duration::ZERO).await;
    let readers = [Some(garden.people[1]), Some(garden.people[2]), None];
    let sent = readers.map(|reader| garden.listen(reader));
    settle().await;
    garden.act(0, decision).await;
    settle().await;
    let mut shown = readers.map(|reader| garden.pages(reader));
    for (shown, sent) in shown.iter_mut().zip(&sent) {
        shown.push_str(&garden.unnamed(&sent.lock().unwrap()));
    }
    shown
}

#[tokio::test]
async fn a_sealed_decision_of_the_toy_is_the_same_on_the_wire() {
    let (stay, surface) = (sealed("stay").await, sealed("surface").await);
    for (stay, surface) in stay.iter().zip(&surface) {
        assert!(stay.contains("decided"), "that somebody has decided is public");
        assert_alike(stay, surface, &"stay or surface");
    }
}
