//! Bots at their tables: they keep their seats, think beside one another, and are stopped when nobody wants to know.

use super::Garden;
use super::spy::{BROODING, Spy};
use crate::command::{Asking, Command, Invited};
use crate::minds::thinkers::Thinkers;
use kernel::Seat;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

async fn until_brooding(many: u32) {
    let end = Instant::now() + Duration::from_secs(20);
    while BROODING.load(Ordering::SeqCst) != many {
        assert!(Instant::now() < end, "{} brood, not {many}", BROODING.load(Ordering::SeqCst));
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

async fn garden(level: &str, thinkers: &Thinkers) -> Garden {
    Garden::with::<Spy>("garden=small", Some(level), Duration::ZERO, thinkers).await
}

#[tokio::test]
async fn who_thinks_for_long_delays_no_other_table_and_stops_when_nobody_wants_to_know() {
    let thinkers = Thinkers::with_places(1);
    let slow = garden("brooder", &thinkers).await;
    until_brooding(1).await;

    let quick = garden("knocker", &thinkers).await;
    quick.until_stored("s0 knock", 1).await;
    slow.act(1, "walk").await;
    until_brooding(1).await;

    let waits = garden("brooder", &thinkers).await;
    let person = slow.people[0];
    let takes =
        Command::Take { person, seat: Seat::default(), standing: Invited::Yes, asking: Asking::Nobody };
    slow.room.command(takes).await.unwrap();
    slow.act(0, "dig").await;
    assert_eq!(slow.stored("s0 dig").await, 1, "what the bot thought of is not done");

    until_brooding(1).await;
    drop(waits);
    until_brooding(0).await;
}

#[tokio::test]
async fn a_bot_stays_in_its_seat_and_remembers() {
    let garden = garden("counter", &Thinkers::default()).await;
    garden.until_stored("s0 knock", 1).await;
    assert_eq!(garden.stored("s0 dig").await, 2);
}
