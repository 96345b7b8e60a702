//! Advice is for the seat that asks, and what a bot thought for those who saw what it saw.

use super::{Garden, settle};
use crate::command::{Command, Failure, Wish};
use kernel::Seat;
use pandemic::State;
use serde_json::json;
use std::time::{Duration, Instant};

impl Garden {
    async fn advise(&self, seat: usize, wish: Wish) -> Result<(), Failure> {
        let person = self.people[seat];
        let seat = Seat::new(seat as u8).unwrap();
        self.room.command(Command::Advice { person, seat, wish }).await.map(drop)
    }

    /// Waits until this person's page has this.
    async fn until_shown(&self, person: usize, what: &str) -> String {
        let end = Instant::now() + Duration::from_secs(60);
        loop {
            let page = self.page(Some(self.people[person]));
            if page.contains(what) {
                return page;
            }
            assert!(Instant::now() < end, "`{what}` does not come");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

const ADVICE: &str = "<ol class=\"line\">";

#[tokio::test]
async fn advice_is_told_to_the_seat_that_asks_until_it_decides() {
    let garden = Garden::of::<State>("players=3 open_hands=false", None, Duration::ZERO).await;
    let may_end = |seat: &usize| {
        let data = garden.room.look().data(&garden.reader(Some(garden.people[*seat])));
        data["legal"].as_array().unwrap().contains(&json!("end"))
    };
    let asked = (0..3).find(may_end).unwrap();
    let other = (asked + 1) % 3;
    let sent = [Some(garden.people[other]), None].map(|reader| garden.listen(reader));
    settle().await;
    let heard = || sent.each_ref().map(|sent| sent.lock().unwrap().len());
    let (before, revision) = (heard(), garden.seen(garden.people[asked]));

    garden.until_shown(asked, "Ask for advice").await;
    garden.advise(asked, Wish::ToKnow).await.unwrap();
    garden.until_shown(asked, "Thinking it over").await;
    garden.advise(asked, Wish::NotToKnow).await.unwrap();
    garden.until_shown(asked, "Ask for advice").await;

    garden.advise(asked, Wish::ToKnow).await.unwrap();
    garden.until_shown(asked, ADVICE).await;
    settle().await;
    assert_eq!((heard(), garden.seen(garden.people[asked])), (before, revision), "nobody else is told");
    assert!(!garden.page(Some(garden.people[other])).contains(ADVICE));

    garden.act(asked, "end").await;
    assert!(!garden.page(Some(garden.people[asked])).contains(ADVICE), "that was about another position");
}

#[tokio::test]
async fn what_a_bot_thought_is_told_to_those_who_saw_what_it_saw() {
    for (options, told) in [("players=3", true), ("players=3 open_hands=false", false)] {
        let garden = Garden::of::<State>(options, Some("teammate"), Duration::ZERO).await;
        let acted = |garden: &Garden| garden.room.look().data(&garden.reader(None))["log"].to_string();
        // People end their turns until the bot has had one.
        for _ in 0..12 {
            for seat in [1, 2] {
                let seen = garden.seen(garden.people[seat]);
                let _ = garden.act_having_seen(seat, seen, "end").await.is_ok()
                    || garden.act_having_seen(seat, seen, "pass").await.is_ok();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert!(acted(&garden).contains("Bot 1"), "{options}: the bot has had a turn");
        for reader in [Some(garden.people[1]), Some(garden.people[2]), None] {
            assert_eq!(garden.page(reader).contains("id=\"thoughts-0\""), told, "{options}: {reader:?}");
        }
    }
}
