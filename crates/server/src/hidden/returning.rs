//! Readers that come back: they are sent what they missed, and that follows from what they see.

use super::{Garden, settle};
use std::time::Duration;
use table::PersonId;

/// The mark of the page this reader is shown.
fn mark(garden: &Garden, person: Option<PersonId>) -> String {
    let page = garden.page(person);
    let (_, mark) = page.split_once("data-mark=\"").unwrap();
    mark.split('"').next().unwrap().to_owned()
}

async fn heard(garden: &Garden, person: Option<PersonId>, mark: Option<&str>) -> String {
    let sent = garden.listen_having(person, mark);
    settle().await;
    sent.lock().unwrap().clone()
}

#[tokio::test]
async fn whoever_comes_back_is_sent_what_it_missed() {
    let garden = Garden::started(None, Duration::ZERO).await;
    let (ben, cleo) = (Some(garden.people[1]), Some(garden.people[2]));
    let before = mark(&garden, ben);
    let listens = garden.listen_having(ben, Some(&before));
    settle().await;
    assert_eq!(*listens.lock().unwrap(), "", "the page has everything");

    garden.act(1, "look").await;
    settle().await;
    let missed = listens.lock().unwrap().clone();
    assert!(missed.contains("\"stays\":0,\"steps\":[{\"number\":1"), "{missed}");
    assert_eq!(heard(&garden, ben, Some(&before)).await, missed, "the same later");
    assert_eq!(heard(&garden, ben, Some(&mark(&garden, ben))).await, "", "the page has that too");

    let everything = heard(&garden, ben, None).await;
    assert!(everything.len() > missed.len());
    for unknown in ["", "1.0.0", "what page?", &mark(&garden, cleo)] {
        assert_eq!(heard(&garden, ben, Some(unknown)).await, everything, "{unknown}");
    }
}

#[tokio::test]
async fn what_is_done_in_secret_does_not_change_what_was_missed() {
    let mut told = Vec::new();
    for digs in [0, 1, 3] {
        let garden = Garden::started(None, Duration::ZERO).await;
        let readers = [Some(garden.people[1]), None];
        let before = readers.map(|reader| mark(&garden, reader));
        for _ in 0..digs {
            garden.act(0, "dig").await;
        }
        garden.act(1, "look").await;
        for _ in 0..digs {
            garden.act(0, "dig").await;
        }
        for (reader, before) in readers.into_iter().zip(&before) {
            let missed = heard(&garden, reader, Some(before)).await;
            assert!(missed.contains("\"steps\":[{"), "{missed}");
            told.push(garden.unnamed(&missed));
        }
    }
    assert!(told.chunks(2).all(|missed| missed == &told[..2]), "{told:#?}");
}
