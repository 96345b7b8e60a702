//! Seats that may act and that nobody waits for.

use crate::market::{Action, Awaits, Market};
use crate::*;
use kernel::SeatSet;
use table::{Awaited, Declined, Volunteers};
use testkit::conformance::Kit;

fn kit(options: &'static [&'static str]) -> Kit<Market> {
    Kit {
        options,
        games: 40,
        starts: Vec::new(),
        most_moves: 100,
        every_action: vec![Action::Sell, Action::Close, Action::Help, Action::Reopen],
        every_outcome: Vec::new(),
        kinds: &["Sell", "Close", "Help", "Reopen"],
        seen_at: |_| Vec::new(),
        twins: |_, _| Vec::new(),
    }
}

#[test]
fn the_kit_tries_what_seats_may_do_that_nobody_waits_for() {
    kit(&[""]).run();
}

#[test]
#[should_panic(expected = "seats may act and none is awaited")]
fn the_kit_refuses_a_game_that_waits_for_nobody() {
    kit(&["awaits=nobody"]).run();
}

#[test]
#[should_panic(expected = "a seat is awaited that may not act")]
fn the_kit_refuses_a_game_that_waits_for_seats_that_may_not_act() {
    kit(&["awaits=strangers"]).run();
}

/// A market whose stalls these people hold, in order; bots of this level hold the others.
fn market(people: &[PersonId], level: &str) -> Table<Market> {
    let mut table = Table::<Market>::new(&Awaits::Open, seal()).unwrap();
    for number in 0..3 {
        table = match people.get(usize::from(number)) {
            Some(person) => table.prepare_take_seat(*person, s(number)).unwrap().next,
            None => table.prepare_hand_to_bot(ANN, s(number), level, Lateness::InTime).unwrap().next,
        };
    }
    table.prepare_start().unwrap().next
}

fn act(table: &mut Table<Market>, person: PersonId, seat: u8, text: &str) {
    let seen = table.revision(Some(person));
    *table = table.prepare_submit(person, s(seat), seen, text).unwrap().next;
}

/// Asks bots until none has anything to say: who was asked, whether it was waited for, and what it did.
fn bots(table: &mut Table<Market>, volunteers: &mut Volunteers) -> Vec<(Seat, Awaited, Option<Action>)> {
    let mut said = Vec::new();
    while let Some(question) = table.next_question(volunteers) {
        let action = question.put_to(&mut *question.bot());
        said.push((question.seat, question.awaited, action));
        if let Some(action) = action {
            *table = table.prepare_bot_answer(question.seat, question.revision, &action).unwrap().next;
        }
    }
    said
}

#[test]
fn a_person_may_act_whom_nobody_waits_for() {
    let mut table = market(&[ANN, BEN, CLEO], "random");
    assert_eq!(table.awaited(), [s(0), s(1), s(2)].into_iter().collect());
    act(&mut table, ANN, 0, "close");
    assert_eq!(table.awaited(), [s(1), s(2)].into_iter().collect());
    assert!(table.pending().seats().contains(s(0)));
    assert_eq!(table.legal_actions(s(0)), [Action::Help, Action::Reopen]);

    act(&mut table, ANN, 0, "help");
    act(&mut table, ANN, 0, "reopen");
    assert!(table.awaited().contains(s(0)));
    for (number, person) in [ANN, BEN, CLEO].into_iter().enumerate() {
        act(&mut table, person, number as u8, "close");
    }
    assert_eq!((table.ended_by(), table.awaited()), (Some("evening"), SeatSet::EMPTY));
}

#[test]
fn bots_that_may_act_are_asked_once_after_each_change() {
    let (mut table, mut volunteers) = (market(&[ANN, BEN], "neighbour"), Volunteers::default());
    let closes = (s(2), Awaited::Yes, Some(Action::Close));
    let (helps, leaves) = ((s(2), Awaited::No, Some(Action::Help)), (s(2), Awaited::No, None));

    assert_eq!(bots(&mut table, &mut volunteers), [closes, leaves]);
    assert_eq!(bots(&mut table, &mut volunteers), [], "nothing has changed");
    assert_eq!(table.next_bot(), None, "nobody waits for it");
    act(&mut table, ANN, 0, "sell");
    act(&mut table, BEN, 1, "sell");
    assert_eq!(bots(&mut table, &mut volunteers), [helps, helps, leaves]);
    act(&mut table, ANN, 0, "close");
    act(&mut table, BEN, 1, "close");
    assert_eq!(bots(&mut table, &mut volunteers), [], "the day is over");
}

#[test]
fn bots_that_may_act_come_before_bots_that_are_waited_for() {
    let mut table = market(&[ANN], "seller");
    table = table.prepare_hand_to_bot(ANN, s(2), "neighbour", Lateness::InTime).unwrap().next;
    act(&mut table, ANN, 0, "close");
    let close = table.bot_question(s(2)).unwrap();
    table = table.prepare_bot_answer(s(2), close.revision, &Action::Close).unwrap().next;
    let said = bots(&mut table, &mut Volunteers::default());
    let (sells, helps) = ((s(1), Awaited::Yes, Some(Action::Sell)), (s(2), Awaited::No, Some(Action::Help)));
    let in_turn: Vec<_> = said.into_iter().filter(|(.., action)| action.is_some()).collect();
    let closes = (s(1), Awaited::Yes, Some(Action::Close));
    assert_eq!(in_turn, [sells, helps, sells, helps, sells, helps, closes]);
}

#[test]
fn a_bot_nobody_waits_for_waits_while_somebody_wishes_to_take_back() {
    let mut table = market(&[ANN, BEN], "neighbour");
    let mut volunteers = Volunteers::default();
    bots(&mut table, &mut volunteers);
    act(&mut table, ANN, 0, "sell");
    act(&mut table, BEN, 1, "sell");
    let seen = table.revision(Some(ANN));
    let wish = table.prepare_undo_proposal(ANN, s(0), seen).unwrap().next;
    assert!(wish.next_question(&mut volunteers.clone()).is_none());
    assert!(table.next_question(&mut volunteers).is_some());

    let idle = table.prepare_bot_move(s(2), &mut market::Seller).unwrap_err();
    assert_eq!(idle, Declined::NotAsked);
}
