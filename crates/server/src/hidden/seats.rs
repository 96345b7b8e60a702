//! Seats nobody can look into: by no order of giving to bots, taking, leaving and inviting does anybody see what a seat
//! knows that plays against them, with one cookie or with two.

use super::Garden;
use crate::command::{Asking, Command, Failure, Invited};
use crate::minds::thinkers::Thinkers;
use crate::waiting::Pace;
use catalogue::Playable;
use kernel::Seat;
use outlive::State as Outlive;
use pandemic::State as Pandemic;
use std::time::Duration;
use table::{Answer, Declined, PersonId, Topic};
use web::Face;

const AGAINST_BIO_TERRORIST: &str =
    "players=2 module_purple=bio_terrorist consent=auto role_assignment=chosen";

/// How long people may keep the others waiting.
#[derive(Clone, Copy)]
enum Patience {
    /// For ever.
    Endless,
    /// Not at all: who is asked is overdue.
    None,
}

impl Garden {
    /// A table that has begun: in each seat its person, or a bot of this level.
    async fn sitting<G: Playable + Face>(
        options: &str,
        patience: Patience,
        sitting: [Option<&str>; 3],
    ) -> Garden {
        let patience = match patience {
            Patience::Endless => Duration::MAX,
            Patience::None => Duration::ZERO,
        };
        let pace = Pace { pause: Duration::from_secs(3_600), patience, window_wait: None };
        let garden = Garden::opened::<G>(G::RULES, options, pace, &Thinkers::default(), |_| Vec::new()).await;
        for (number, level) in sitting.into_iter().enumerate() {
            match level {
                None => garden.take(garden.people[number], number, Invited::Yes, Asking::Nobody).await,
                Some(level) => garden.to_bot(garden.host(), number, level, Asking::Nobody).await,
            }
            .unwrap();
        }
        garden.room.command(Command::Start { person: garden.host() }).await.unwrap();
        garden
    }

    fn host(&self) -> PersonId {
        self.people[1]
    }

    /// A person who has not been here before: anybody, or somebody who is here already with another cookie.
    async fn newcomer(&self, name: &str) -> PersonId {
        PersonId(self.store.create_person(name, "en").await.unwrap().id)
    }

    async fn take(
        &self,
        person: PersonId,
        seat: usize,
        standing: Invited,
        asking: Asking,
    ) -> Result<(), Failure> {
        let seat = Seat::new(seat as u8).unwrap();
        self.room.command(Command::Take { person, seat, standing, asking }).await.map(drop)
    }

    async fn to_bot(
        &self,
        person: PersonId,
        seat: usize,
        level: &str,
        asking: Asking,
    ) -> Result<(), Failure> {
        let (seat, level) = (Seat::new(seat as u8).unwrap(), level.to_owned());
        self.room.command(Command::Bot { person, seat, level, asking }).await.map(drop)
    }

    async fn leave(&self, person: PersonId, seat: usize) {
        let seat = Seat::new(seat as u8).unwrap();
        self.room.command(Command::Leave { person, seat }).await.unwrap();
    }

    async fn answer(&self, person: PersonId, answer: Answer) -> Result<(), Failure> {
        let seen = self.seen(person);
        self.room.command(Command::Answer { person, topic: Topic::Seat, seen, answer }).await.map(drop)
    }

    async fn agree(&self, person: PersonId) {
        self.answer(person, Answer::Agreed).await.unwrap();
    }

    /// Whether this person is shown the table with the eyes of this seat.
    fn looks_with(&self, person: PersonId, seat: usize) -> bool {
        let pinned = crate::look::Onlooker { seat: Seat::new(seat as u8), ..self.reader(Some(person)) };
        self.room.look().data(&pinned)["seat"] == seat
    }

    fn held_by(&self, seat: usize) -> String {
        let data = self.room.look().data(&self.reader(None));
        data["seats"][seat]["held_by"].as_str().unwrap().to_owned()
    }

    /// The host, and who comes with another cookie and an invitation, try everything that asks nobody.
    async fn is_tried(&self, seat: usize, level: &str, other_cookie: PersonId) {
        for person in [self.host(), other_cookie] {
            let before = self.room.look().revision(None);
            let given = self.to_bot(person, seat, level, Asking::Nobody).await;
            assert!(matches!(given, Err(Failure::Declined(_) | Failure::NotAllowed)), "{given:?}");
            for standing in [Invited::No, Invited::Yes] {
                let taken = self.take(person, seat, standing, Asking::Nobody).await;
                assert!(matches!(taken, Err(Failure::Declined(_) | Failure::NotAllowed)), "{taken:?}");
            }
            assert!(!self.looks_with(person, seat));
            assert_eq!(self.room.look().revision(None), before, "whatever is refused changes nothing");
        }
    }
}

fn needs_agreement(done: &Result<(), Failure>) -> bool {
    matches!(done, Err(Failure::Declined(Declined::SeatNeedsAgreement(_))))
}

fn nobody_to_agree(done: &Result<(), Failure>) -> bool {
    matches!(done, Err(Failure::Declined(Declined::NobodyToAgree(_))))
}

#[tokio::test]
async fn a_host_does_not_look_into_an_opponents_hand() {
    let outlive = Garden::sitting::<Outlive>("players=3", Patience::Endless, [None; 3]).await;
    let pandemic = Garden::sitting::<Pandemic>(AGAINST_BIO_TERRORIST, Patience::Endless, [None; 3]).await;
    for (garden, opponent, level) in [(&outlive, 0, "greedy"), (&pandemic, 2, "random")] {
        let other_cookie = garden.newcomer("Ben again").await;
        let (victim, host) = (garden.people[opponent], garden.host());
        garden.is_tried(opponent, level, other_cookie).await;

        // The person goes for a while, and a bot stands in.
        garden.to_bot(victim, opponent, level, Asking::Nobody).await.unwrap();
        garden.is_tried(opponent, level, other_cookie).await;
        garden.take(other_cookie, opponent, Invited::Yes, Asking::Others).await.unwrap();
        garden.agree(host).await;
        let third = garden.people.into_iter().find(|person| ![victim, host].contains(person)).unwrap();
        garden.agree(third).await;
        assert_eq!(garden.held_by(opponent), "bot", "who is replaced has a say");
        assert!(!garden.looks_with(other_cookie, opponent));

        garden.take(victim, opponent, Invited::No, Asking::Nobody).await.unwrap();
        assert!(garden.looks_with(victim, opponent), "at once, without an invitation");

        // The host leaves and comes as somebody else.
        garden.leave(host, 1).await;
        garden.is_tried(opponent, level, other_cookie).await;
    }
}

#[tokio::test]
async fn what_the_hand_overs_were_is_told_to_everybody() {
    let garden = Garden::sitting::<Outlive>("players=3", Patience::Endless, [None; 3]).await;
    let [ann, ben, cleo] = garden.people;
    garden.to_bot(ann, 0, "greedy", Asking::Nobody).await.unwrap();
    garden.take(ann, 0, Invited::No, Asking::Nobody).await.unwrap();
    garden.leave(cleo, 2).await;
    let dora = garden.newcomer("Dora").await;
    garden.take(dora, 2, Invited::Yes, Asking::Others).await.unwrap();
    for reader in [Some(ann), Some(ben), Some(dora), None] {
        let page = garden.page(reader);
        assert!(page.contains("Dora would like to have seat 3"), "{reader:?}");
        assert_eq!(page.contains("value=\"agree\""), [Some(ann), Some(ben)].contains(&reader), "{reader:?}");
    }
    garden.agree(ann).await;
    assert!(garden.page(None).contains("Still to answer: Ben."));
    garden.agree(ben).await;
    for reader in [Some(ann), Some(ben), Some(cleo), Some(dora), None] {
        let data = garden.room.look().data(&garden.reader(reader));
        let told: Vec<&str> = data["log"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|line| line["rule"].is_null())
            .map(|line| line["text"].as_str().unwrap())
            .collect();
        assert_eq!(
            told,
            [
                "Seat 1: Bot (greedy) takes over from Ann.",
                "Seat 1: Ann is back and takes over from Bot (greedy).",
                "Seat 3: Cleo leaves.",
                "Seat 3: Dora sits down.",
            ],
            "{reader:?}"
        );
    }
    assert!(garden.looks_with(dora, 2) && !garden.looks_with(cleo, 2));
}

#[tokio::test]
async fn who_keeps_the_others_waiting_is_relieved_by_their_vote() {
    let garden = Garden::sitting::<Outlive>("players=3", Patience::None, [None; 3]).await;
    let [ann, ben, cleo] = garden.people;
    assert!(needs_agreement(&garden.to_bot(ben, 0, "greedy", Asking::Nobody).await));
    garden.to_bot(ben, 0, "greedy", Asking::Others).await.unwrap();
    assert!(garden.page(Some(cleo)).contains("Ann has kept everybody waiting."));
    assert!(!garden.page(Some(ann)).contains("value=\"agree\""), "it is the others’ vote");
    garden.answer(cleo, Answer::Declined).await.unwrap();
    assert_eq!(garden.held_by(0), "person");

    garden.to_bot(ben, 0, "greedy", Asking::Others).await.unwrap();
    garden.agree(cleo).await;
    assert_eq!(garden.held_by(0), "bot");
    let other_cookie = garden.newcomer("Ben again").await;
    garden.is_tried(0, "random", other_cookie).await;
    garden.take(ann, 0, Invited::No, Asking::Nobody).await.unwrap();
    assert!(garden.looks_with(ann, 0));
}

#[tokio::test]
async fn one_opponent_alone_relieves_another_and_sees_nothing_by_it() {
    let garden = Garden::sitting::<Outlive>("players=3", Patience::None, [None, None, Some("greedy")]).await;
    let [ann, ben, _] = garden.people;
    garden.to_bot(ben, 0, "greedy", Asking::Nobody).await.unwrap();
    let other_cookie = garden.newcomer("Ben again").await;
    garden.is_tried(0, "random", other_cookie).await;
    garden.take(other_cookie, 0, Invited::Yes, Asking::Others).await.unwrap();
    garden.agree(ben).await;
    assert_eq!(garden.held_by(0), "bot", "Ann has not agreed");
    garden.take(ann, 0, Invited::No, Asking::Nobody).await.unwrap();
    assert!(garden.looks_with(ann, 0));
}

#[tokio::test]
async fn nobody_looks_into_the_bio_terrorist_s_bot() {
    let sitting = [None, None, Some("random")];
    let garden = Garden::sitting::<Pandemic>(AGAINST_BIO_TERRORIST, Patience::Endless, sitting).await;
    let [ann, ben, _] = garden.people;
    let other_cookie = garden.newcomer("Ben again").await;
    garden.is_tried(2, "random", other_cookie).await;
    garden.take(ben, 2, Invited::No, Asking::Others).await.unwrap();
    garden.answer(ann, Answer::Declined).await.unwrap();
    assert_eq!(garden.held_by(2), "bot");
    assert!(!garden.looks_with(ben, 2));

    let alone = Garden::sitting::<Pandemic>(
        AGAINST_BIO_TERRORIST,
        Patience::Endless,
        [Some("random"), None, Some("random")],
    )
    .await;
    for asking in [Asking::Nobody, Asking::Others] {
        assert!(nobody_to_agree(&alone.take(alone.host(), 2, Invited::No, asking).await));
    }
    alone.leave(alone.host(), 1).await;
    for asking in [Asking::Nobody, Asking::Others] {
        assert!(nobody_to_agree(&alone.take(alone.host(), 2, Invited::No, asking).await));
    }
}

#[tokio::test]
async fn where_all_play_together_seats_change_hands_with_ease() {
    let sitting = [None, None, Some("random")];
    let garden = Garden::sitting::<Pandemic>("players=3 open_hands=false", Patience::Endless, sitting).await;
    let [ann, ben, _] = garden.people;
    garden.take(ann, 2, Invited::No, Asking::Nobody).await.unwrap();
    garden.to_bot(ben, 0, "random", Asking::Nobody).await.unwrap();
    assert_eq!(garden.held_by(0), "bot", "the host may replace a teammate");
    let dora = garden.newcomer("Dora").await;
    garden.take(dora, 0, Invited::Yes, Asking::Nobody).await.unwrap();
    assert!(needs_agreement(&garden.take(ann, 0, Invited::No, Asking::Nobody).await));
    garden.take(ann, 0, Invited::No, Asking::Others).await.unwrap();
    for person in [ben, dora] {
        garden.agree(person).await;
    }
    assert!(garden.looks_with(ann, 0) && !garden.looks_with(dora, 0));
    assert!(garden.page(None).contains("Seat 1: Dora takes over from Bot"));
}
