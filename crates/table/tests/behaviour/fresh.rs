//! Decisions made in the same instant: which of them hold, and that the answer tells of no secret.

use crate::market::{Action, Market};
use crate::spy::Spy;
use crate::{ANN, BEN, CLEO, s, seal};
use bots::Roster;
use table::{Declined, Lateness, PersonId, Prepared, Revision, Table};

/// A game in free order that Ann, Ben and Cleo play.
#[derive(Clone)]
struct Together<G: Roster>(Table<G>);

impl<G: Roster> Together<G> {
    fn started() -> Self {
        let mut together = Together(Table::new(&G::Options::default(), seal()).unwrap());
        for (number, person) in [ANN, BEN, CLEO].into_iter().enumerate() {
            together.commit(together.0.prepare_take_seat(person, s(number as u8)));
        }
        together.commit(together.0.prepare_start());
        together
    }

    fn commit(&mut self, prepared: Result<Prepared<G>, Declined>) {
        self.0 = prepared.unwrap().next;
    }

    fn seen(&self, person: PersonId) -> Revision {
        self.0.revision(Some(person))
    }

    fn act(&mut self, person: PersonId, text: &str) {
        self.act_having_seen(person, self.seen(person), text).unwrap();
    }

    fn act_having_seen(&mut self, person: PersonId, seen: Revision, text: &str) -> Result<(), Declined> {
        let seat = self.0.seats_of(person).first().unwrap();
        self.0 = self.0.prepare_submit(person, seat, seen, text)?.next;
        Ok(())
    }

    fn undo(&mut self, person: PersonId) {
        let (seat, seen) = (self.0.seats_of(person).first().unwrap(), self.seen(person));
        self.commit(self.0.prepare_undo(person, seat, seen));
    }

    fn stale(&self, person: PersonId) -> Result<(), Declined> {
        Err(Declined::Stale { now: self.seen(person) })
    }
}

#[test]
fn in_free_order_all_who_act_in_the_same_instant_have_their_way() {
    let mut market = Together::<Market>::started();
    let seen = [ANN, BEN, CLEO].map(|person| market.seen(person));
    market.act_having_seen(ANN, seen[0], "sell").unwrap();
    market.act_having_seen(BEN, seen[1], "close").unwrap();
    market.act_having_seen(CLEO, seen[2], "sell").unwrap();
    assert_eq!(market.0.steps().len(), 3);
}

#[test]
fn what_others_made_impossible_the_rules_refuse() {
    let mut market = Together::<Market>::started();
    let seen = market.seen(BEN);
    market.act(ANN, "sell");
    let refused = market.act_having_seen(BEN, seen, "reopen");
    assert!(matches!(refused, Err(Declined::Refused(_))), "{refused:?}");
    assert_eq!(market.act_having_seen(BEN, seen, "dance"), market.stale(BEN), "it means nothing");
}

#[test]
fn a_decision_about_something_that_changed_comes_too_late() {
    let mut market = Together::<Market>::started();
    market.act(ANN, "close");
    let seen = market.seen(ANN);
    market.act(CLEO, "close");
    let mut sold = market.clone();
    market.act_having_seen(ANN, seen, "help").unwrap();
    sold.act(BEN, "sell");
    assert_eq!(sold.act_having_seen(ANN, seen, "help"), sold.stale(ANN));
    sold.act_having_seen(ANN, seen, "reopen").unwrap();
}

#[test]
fn a_second_click_comes_too_late_whoever_acted_in_between() {
    let mut market = Together::<Market>::started();
    let seen = market.seen(ANN);
    market.act(BEN, "sell");
    market.act_having_seen(ANN, seen, "sell").unwrap();
    market.act(CLEO, "sell");
    assert_eq!(market.act_having_seen(ANN, seen, "sell"), market.stale(ANN));
}

#[test]
fn nothing_holds_that_was_decided_before_something_was_taken_back() {
    let mut market = Together::<Market>::started();
    market.act(BEN, "sell");
    let seen = market.seen(ANN);
    market.undo(BEN);
    assert_eq!(market.act_having_seen(ANN, seen, "sell"), market.stale(ANN));
    market.act(ANN, "sell");
}

#[test]
fn a_bot_is_rather_asked_again() {
    let mut market = Together::<Market>::started();
    market.commit(market.0.prepare_hand_to_bot(ANN, s(2), "seller", Lateness::InTime));
    let question = market.0.bot_question(s(2)).unwrap();
    market.act(ANN, "sell");
    let late = market.0.prepare_bot_answer(s(2), question.revision, &Action::Sell).map(drop);
    let again = market.0.bot_question(s(2)).unwrap();
    assert_eq!(late, Err(Declined::Stale { now: again.revision }));
    market.commit(market.0.prepare_bot_answer(s(2), again.revision, &Action::Sell));
}

/// The answer Cleo gets when she is late by one step of Ben's, and the mole has been busy before it and after it.
fn late(busy: [fn(&mut Together<Spy>); 2], text: &str, bens: &str) -> (Result<(), Declined>, Revision) {
    let mut garden = Together::<Spy>::started();
    let seen = garden.seen(CLEO);
    busy[0](&mut garden);
    garden.act(BEN, bens);
    busy[1](&mut garden);
    let told = garden.act_having_seen(CLEO, seen, text);
    (told, garden.seen(CLEO))
}

#[test]
fn being_late_tells_of_nothing_that_is_done_in_secret() {
    let idle: fn(&mut Together<Spy>) = |_| {};
    let digs: fn(&mut Together<Spy>) = |garden| garden.act(ANN, "dig");
    let wavers: fn(&mut Together<Spy>) = |garden| {
        garden.act(ANN, "dig");
        garden.act(ANN, "rest");
        garden.undo(ANN);
    };
    for (bens, text) in [("wink", "walk"), ("walk", "walk"), ("walk", "wink"), ("look", "look")] {
        let quiet = late([idle, idle], text, bens);
        assert_eq!(quiet.0.is_err(), (bens, text) == ("walk", "walk"), "{bens}, then {text}");
        for busy in [[digs, idle], [idle, digs], [wavers, idle], [idle, wavers], [wavers, wavers]] {
            assert_eq!(late(busy, text, bens), quiet, "{bens}, then {text}");
        }
    }
}

#[test]
fn taking_back_late_tells_of_nothing_that_is_done_in_secret() {
    let told = |digs: bool| {
        let mut garden = Together::<Spy>::started();
        garden.act(CLEO, "wink");
        let seen = garden.seen(CLEO);
        garden.commit(garden.0.prepare_hand_to_bot(ANN, s(1), "random", Lateness::InTime));
        if digs {
            garden.act(ANN, "dig");
        }
        garden.0.prepare_undo(CLEO, s(2), seen).map(drop)
    };
    assert_eq!(told(false), Ok(()));
    assert_eq!(told(true), Ok(()));
}
