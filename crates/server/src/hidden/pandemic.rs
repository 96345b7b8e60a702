//! What is done in secret in Pandemic.

use super::{Garden, assert_alike, settle};
use crate::look::Whence;
use pandemic::State;
use std::time::Duration;

/// What the third seat and an onlooker are sent and shown while one seat asks another for a card and
/// is refused.
async fn refusal_of(card: &str) -> [String; 2] {
    let garden = Garden::of::<State>("players=3 open_hands=false", None, Duration::ZERO).await;
    let readers = [Some(garden.people[2]), None];
    let sent = readers.map(|reader| garden.listen(reader));
    settle().await;
    let mut shown = [const { String::new() }; 2];
    for (seat, action) in [(1, format!("take s0 {card}")), (0, "refuse".to_owned())] {
        garden.act(seat, &action).await;
        settle().await;
        for (reader, shown) in readers.into_iter().zip(&mut shown) {
            shown.push_str(&garden.pages(reader));
        }
    }
    for (shown, sent) in shown.iter_mut().zip(&sent) {
        shown.push_str(&garden.unnamed(&sent.lock().unwrap()));
    }
    shown
}

#[tokio::test]
async fn a_private_question_of_pandemic_tells_the_others_only_who_is_asked() {
    let [seat, onlooker] = refusal_of("lima").await;
    assert_eq!([seat, onlooker], refusal_of("cairo").await);
}

/// The table page and the data of an onlooker, and the page of the third seat, at a table closed to onlookers where one seat
/// has asked another for a card.
async fn closed_question(card: &str) -> [String; 2] {
    let options = "players=3 open_hands=false spectator_view=none";
    let garden = Garden::of::<State>(options, None, Duration::ZERO).await;
    garden.act(1, &format!("take s0 {card}")).await;
    let reader = garden.reader(None);
    let data = garden.room.look().data(&reader).to_string();
    assert!(
        garden.room.look().replay(&reader, Whence::Usual, None, None).is_err(),
        "an onlooker has no eyes here"
    );
    let shown = data + &garden.page(None);
    [shown, garden.page(Some(garden.people[2]))].map(|page| garden.unnamed(&page))
}

#[tokio::test]
async fn a_table_closed_to_onlookers_shows_them_neither_game_nor_log() {
    let [onlooker, seat] = closed_question("lima").await;
    assert_eq!([&onlooker, &seat], closed_question("cairo").await.each_ref(), "twins look alike");
    let closed = i18n::english().say("no-onlookers");
    assert!(onlooker.contains(&closed) && onlooker.contains("\"view\":null"), "{onlooker}");
    assert!(onlooker.contains("\"log\":[]") && !onlooker.contains("id=\"scene\""), "{onlooker}");
    assert!(!seat.contains(&closed) && seat.contains("id=\"scene\""), "{seat}");
}

/// What the players and an onlooker are sent and shown in a round in which the Bio-Terrorist does this, unseen.
async fn round_against(secrets: &[&str]) -> [String; 3] {
    let options = "players=2 module_purple=bio_terrorist consent=auto role_assignment=chosen";
    let garden = Garden::of::<State>(options, None, Duration::ZERO).await;
    let readers = [Some(garden.people[0]), Some(garden.people[1]), None];
    let sent = readers.map(|reader| garden.listen(reader));
    let heard = || sent.each_ref().map(|sent| sent.lock().unwrap().len());
    garden.act(0, "role medic").await;
    garden.act(1, "role scientist").await;
    let try_for = async |seat: usize, text: &str| {
        garden.act_having_seen(seat, garden.seen(garden.people[seat]), text).await.is_ok()
    };
    let mut begun = false;
    for _ in 0..40 {
        begun = try_for(2, secrets[0]).await;
        if begun {
            break;
        }
        for seat in [0, 1] {
            let _ = try_for(seat, "pass").await || try_for(seat, "end").await;
        }
    }
    assert!(begun, "the Bio-Terrorist's turn comes");
    settle().await;
    let before = heard();
    let mut shown = [const { String::new() }; 3];
    for secret in &secrets[1..] {
        garden.act(2, secret).await;
        settle().await;
    }
    assert_eq!(heard(), before, "what is done in secret sends nothing");
    for (reader, shown) in readers.into_iter().zip(&mut shown) {
        shown.push_str(&garden.pages(reader));
    }
    garden.act(2, "end").await;
    settle().await;
    assert!(heard().iter().zip(before).all(|(now, before)| *now > before), "everybody is told of the end");
    for (reader, shown) in readers.into_iter().zip(&mut shown) {
        shown.push_str(&garden.pages(reader));
    }
    for (shown, sent) in shown.iter_mut().zip(&sent) {
        shown.push_str(&garden.unnamed(&sent.lock().unwrap()));
    }
    shown
}

#[tokio::test]
async fn what_a_bio_terrorist_does_unseen_is_the_same_on_the_wire() {
    let quiet = round_against(&["begin lagos"]).await;
    assert!(quiet.iter().all(|sent| sent.contains("data-version")));
    for secrets in [
        &["begin tokyo", "pass"][..],
        &["begin lagos", "drive kinshasa", "drive khartoum", "drive cairo"],
        &["begin sydney", "pass", "drive jakarta", "pass"],
    ] {
        for (quiet, busy) in quiet.iter().zip(&round_against(secrets).await) {
            assert_alike(quiet, busy, &secrets);
        }
    }
    assert_ne!(quiet, round_against(&["begin atlanta"]).await, "where the players stand it is seen");
}
