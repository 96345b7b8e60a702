//! Sitting down, leaving, handing over.

use crate::*;
use kernel::Asked;
use table::{Declined, Occupant};

#[test]
fn one_person_sits_in_one_seat_or_in_several() {
    let mut kept = Kept::empty(3);
    kept.commit(kept.table.prepare_take_seat(ANN, s(0)));
    kept.commit(kept.table.prepare_take_seat(ANN, s(2)));
    assert_eq!(kept.table.seats_of(ANN), [s(0), s(2)].into_iter().collect());
    assert_eq!(kept.table.prepare_take_seat(BEN, s(0)).unwrap_err(), Declined::SeatTaken(s(0)));
    assert_eq!(kept.table.prepare_take_seat(BEN, s(3)).unwrap_err(), Declined::NotYourSeat(s(3)));
    assert_eq!(kept.table.prepare_leave_seat(BEN, s(0)).unwrap_err(), Declined::NotYourSeat(s(0)));
    kept.commit(kept.table.prepare_leave_seat(ANN, s(0)));
    assert_eq!(kept.table.occupants()[s(0)], Occupant::Empty);
}

#[test]
fn a_bot_takes_over_and_gives_the_seat_back() {
    let mut kept = Kept::in_play(&[ANN, BEN]);
    let unknown = kept.table.prepare_hand_to_bot(ANN, s(0), "grandmaster", Lateness::InTime).unwrap_err();
    assert_eq!(unknown, Declined::UnknownLevel("grandmaster".into()));
    kept.commit(kept.table.prepare_hand_to_bot(ANN, s(0), "drawer", Lateness::InTime));
    assert_eq!(kept.table.next_bot(), Some(s(0)));
    let now = kept.seen(ANN);
    assert_eq!(kept.table.prepare_submit(ANN, s(0), now, "draw").unwrap_err(), Declined::NotYourSeat(s(0)));
    kept.commit(kept.table.prepare_bot_move(s(0), &mut toy::Drawer));
    kept.act(BEN, 1, "draw");
    kept.commit(kept.table.prepare_take_seat(ANN, s(0)));
    kept.act(ANN, 0, "draw");
}

#[test]
fn an_empty_seat_keeps_the_game_waiting() {
    let mut kept = Kept::in_play(&[ANN, BEN]);
    kept.commit(kept.table.prepare_standing_answer(BEN, s(1), "block", Asked::No));
    kept.commit(kept.table.prepare_leave_seat(BEN, s(1)));
    kept.act(ANN, 0, &format!("play {}", kept.card(0, kernel::End::Bottom)));
    assert!(kept.lines().last().unwrap().starts_with("s0 play"));
    assert!(kept.table.pending().seats().contains(s(1)));
    assert_eq!(kept.table.next_bot(), None);
}

#[test]
fn what_a_seat_said_in_advance_goes_with_the_person_who_said_it() {
    let mut kept = Kept::in_play(&[ANN, BEN]);
    kept.commit(kept.table.prepare_standing_answer(BEN, s(1), "block", Asked::No));
    assert_eq!(kept.table.standing_answers()[s(1)].asked("block"), Asked::No);
    assert_eq!(kept.table.standing_answers()[s(0)].asked("block"), Asked::Yes);
    let both: Vec<_> =
        kept.table.standing_answers()[s(1)].iter().map(|(spec, asked)| (spec.name, asked)).collect();
    assert_eq!(both, [("block", Asked::No), ("cheer", Asked::No)]);
    kept.commit(kept.table.prepare_leave_seat(BEN, s(1)));
    kept.commit(kept.table.prepare_take_seat(CLEO, s(1)));
    assert_eq!(kept.table.standing_answers()[s(1)].asked("block"), Asked::Yes);
    let unknown = kept.table.prepare_standing_answer(CLEO, s(1), "tea", Asked::No).unwrap_err();
    assert_eq!(unknown, Declined::UnknownWindow("tea".into()));
}

#[test]
fn nobody_changes_seats_after_the_end() {
    let mut kept = Kept::in_play(&[ANN, ANN]);
    while let Some(seat) = kept.table.pending().seats().first() {
        kept.act(ANN, seat.number(), "draw");
    }
    let table = &kept.table;
    assert_eq!(table.prepare_leave_seat(ANN, s(0)).unwrap_err(), Declined::Over);
    assert_eq!(table.prepare_hand_to_bot(ANN, s(0), "random", Lateness::InTime).unwrap_err(), Declined::Over);
    assert_eq!(table.prepare_standing_answer(ANN, s(0), "block", Asked::No).unwrap_err(), Declined::Over);
}
