//! What is done in secret in Outlive.

use super::{Garden, assert_alike, settle};
use outlive::State;
use std::time::Duration;

/// The single moves that begin with this word, as a page offers them.
fn offered(page: &str, verb: &str) -> Vec<String> {
    let values = page.split("value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let mut moves: Vec<String> =
        values.filter(|value| value.starts_with(verb) && !value.contains(';')).map(str::to_owned).collect();
    moves.sort_unstable();
    moves.dedup();
    moves
}

/// What the others and an onlooker are sent and shown, and what is counted, while one player of Outlive chooses in secret: first of all that can
/// be chosen, or last.
async fn secret_choices(take: fn(Vec<String>) -> Option<String>) -> [String; 4] {
    let garden = Garden::of::<State>("players=3", None, Duration::ZERO).await;
    let readers = [Some(garden.people[1]), Some(garden.people[2]), None];
    let sent = readers.map(|reader| garden.listen(reader));
    settle().await;
    let heard = || sent.each_ref().map(|sent| sent.lock().unwrap().len());
    let before = heard();
    for verb in ["discard_room", "discard_room", "build_free", "settle"] {
        let moves = offered(&garden.pages(Some(garden.people[0])), verb);
        let choice = take(moves).unwrap_or_else(|| panic!("no `{verb}` is offered"));
        garden.act(0, &choice).await;
        settle().await;
    }
    assert_eq!(heard(), before, "what is chosen in secret sends nothing");
    garden.leaves_and_comes_back(2).await;
    let moves = offered(&garden.pages(Some(garden.people[0])), "leader");
    garden.act(0, &take(moves).unwrap()).await;
    settle().await;
    assert!(heard().iter().zip(before).all(|(now, before)| *now > before), "everybody sees who is ready");
    let mut shown = readers.map(|reader| garden.pages(reader));
    for (shown, sent) in shown.iter_mut().zip(&sent) {
        shown.push_str(&garden.unnamed(&sent.lock().unwrap()));
    }
    let [one, other, onlooker] = shown;
    let counted = garden.counted();
    assert!(counted.contains("holdfast_decisions_total"), "{counted}");
    [one, other, onlooker, counted]
}

#[tokio::test]
async fn what_a_player_of_outlive_chooses_in_secret_is_the_same_on_the_wire() {
    let first = secret_choices(|moves| moves.first().cloned()).await;
    let last = secret_choices(|moves| moves.last().cloned()).await;
    for (first, last) in first.iter().zip(&last) {
        assert_alike(first, last, &"first, then last");
    }
}
