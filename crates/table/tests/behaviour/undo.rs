//! Taking back.

use crate::*;
use kernel::{Asked, End, SeatSet};
use table::{Answer, Declined, Revision, Terms, Topic};

fn undo(kept: &Kept, person: PersonId, seat: u8) -> Result<Prepared<Toy>, Declined> {
    kept.table.prepare_undo(person, s(seat), kept.seen(person))
}

fn propose(kept: &Kept, person: PersonId, seat: u8) -> Result<Prepared<Toy>, Declined> {
    kept.table.prepare_undo_proposal(person, s(seat), kept.seen(person))
}

fn answer(kept: &Kept, person: PersonId, seat: u8, answer: Answer) -> Result<Prepared<Toy>, Declined> {
    kept.table.prepare_undo_answer(person, s(seat), kept.seen(person), answer)
}

#[test]
fn a_decision_is_taken_back_with_the_waivers_after_it() {
    let mut kept = Kept::in_play(&[ANN, BEN]);
    kept.commit(kept.table.prepare_standing_answer(BEN, s(1), "block", Asked::No));
    let before = kept.lines();
    let log = kept.table.log_for(kernel::Viewer::Omniscient).count();
    kept.act(ANN, 0, &format!("play {}", kept.card(0, End::Bottom)));
    assert_eq!(kept.lines().len(), before.len() + 2);
    let seen = kept.seen(ANN);
    assert_eq!(kept.table.take_back(ANN, s(0)).unwrap().terms, Terms::Free);
    kept.commit(undo(&kept, ANN, 0));
    assert_eq!(kept.lines(), before);
    assert_eq!(kept.table.log_for(kernel::Viewer::Omniscient).count(), log);
    assert!(kept.seen(ANN) > seen && kept.seen(BEN) > seen);
    let stale = kept.table.prepare_submit(ANN, s(0), seen, "draw").unwrap_err();
    assert_eq!(stale, Declined::Stale { now: kept.seen(ANN) });
}

#[test]
fn there_is_nothing_to_take_back_for_who_has_decided_nothing() {
    let mut kept = Kept::started(&[ANN, BEN]);
    assert_eq!(undo(&kept, ANN, 0).unwrap_err(), Declined::NothingToUndo);
    let bid = kept.table.legal_actions(s(0))[0].to_string();
    kept.act(ANN, 0, &bid);
    assert_eq!(undo(&kept, BEN, 1).unwrap_err(), Declined::NothingToUndo);
    assert_eq!(undo(&kept, BEN, 0).unwrap_err(), Declined::NotYourSeat(s(0)));
    let before = Revision(kept.seen(ANN).0 - 1);
    let stale = kept.table.prepare_undo(ANN, s(0), before).unwrap_err();
    assert_eq!(stale, Declined::Stale { now: kept.seen(ANN) });
    kept.commit(undo(&kept, ANN, 0));
    kept.commit(kept.table.prepare_leave_seat(ANN, s(0)));
    kept.commit(kept.table.prepare_take_seat(CLEO, s(0)));
    assert_eq!(undo(&kept, CLEO, 0).unwrap_err(), Declined::NothingToUndo, "not what Ann decided");
}

#[test]
fn after_a_draw_everybody_else_must_agree_and_the_same_card_comes_again() {
    let mut kept = Kept::in_play(&[ANN, BEN, CLEO]);
    kept.act(ANN, 0, "draw");
    let lines = kept.lines();
    let others: SeatSet = [s(1), s(2)].into_iter().collect();
    assert_eq!(undo(&kept, ANN, 0).unwrap_err(), Declined::UndoNeedsAgreement(others));
    kept.commit(propose(&kept, ANN, 0));
    assert_eq!(kept.table.awaits(Topic::TakeBack), others);
    assert_eq!(propose(&kept, ANN, 0).unwrap_err(), Declined::ProposalPending(Topic::TakeBack));
    assert_eq!(answer(&kept, ANN, 0, Answer::Agreed).unwrap_err(), Declined::NoProposal(Topic::TakeBack));
    kept.commit(answer(&kept, BEN, 1, Answer::Agreed));
    assert_eq!(answer(&kept, BEN, 1, Answer::Agreed).unwrap_err(), Declined::NoProposal(Topic::TakeBack));
    assert_eq!((kept.lines().len(), kept.table.awaits(Topic::TakeBack)), (lines.len(), SeatSet::one(s(2))));
    kept.commit(answer(&kept, CLEO, 2, Answer::Agreed));
    assert_eq!(kept.lines(), lines[..lines.len() - 2]);
    assert_eq!(kept.table.proposal(Topic::TakeBack), None);
    kept.act(ANN, 0, "draw");
    assert_eq!(kept.lines(), lines);
}

#[test]
fn a_decision_on_which_somebody_else_has_decided_needs_agreement() {
    let mut kept = Kept::started(&[ANN, BEN]);
    for (person, seat) in [(ANN, 0), (BEN, 1)] {
        let bid = kept.table.legal_actions(s(seat))[0].to_string();
        kept.act(person, seat, &bid);
    }
    assert_eq!(undo(&kept, ANN, 0).unwrap_err(), Declined::UndoNeedsAgreement(SeatSet::one(s(1))));
    kept.commit(undo(&kept, BEN, 1));
    kept.commit(undo(&kept, ANN, 0));
    assert_eq!(kept.lines().len(), 4);
}

#[test]
fn while_every_seat_decides_for_itself_a_decision_goes_alone() {
    let mut kept = Kept::started(&[ANN, BEN, CLEO]);
    for (person, seat) in [(ANN, 0), (BEN, 1)] {
        let bid = kept.table.legal_actions(s(seat))[0].to_string();
        kept.act(person, seat, &bid);
    }
    let lines = kept.lines();
    assert_eq!(kept.table.take_back(ANN, s(0)).unwrap().terms, Terms::Free);
    kept.commit(undo(&kept, ANN, 0));
    let others: Vec<_> = lines.iter().filter(|line| !line.starts_with("s0 ")).cloned().collect();
    assert_eq!(kept.lines(), others, "Ben's bid stands");
    let other_bid = kept.table.legal_actions(s(0))[1].to_string();
    kept.act(ANN, 0, &other_bid);
    let bid = kept.table.legal_actions(s(2))[0].to_string();
    kept.act(CLEO, 2, &bid);
    assert_eq!(
        kept.table.take_back(ANN, s(0)).unwrap().terms,
        Terms::Agreement([s(1), s(2)].into_iter().collect())
    );
}

#[test]
fn one_no_or_any_move_ends_the_wish() {
    let mut kept = Kept::in_play(&[ANN, BEN]);
    kept.act(ANN, 0, "draw");
    let seen = kept.seen(BEN);
    kept.commit(propose(&kept, ANN, 0));
    let early = kept.table.prepare_undo_answer(BEN, s(1), seen, Answer::Agreed).unwrap_err();
    assert_eq!(early, Declined::Stale { now: kept.seen(BEN) });
    kept.commit(answer(&kept, BEN, 1, Answer::Declined));
    assert_eq!(kept.table.proposal(Topic::TakeBack), None);
    assert_eq!(answer(&kept, BEN, 1, Answer::Agreed).unwrap_err(), Declined::NoProposal(Topic::TakeBack));

    kept.commit(propose(&kept, ANN, 0));
    kept.commit(answer(&kept, ANN, 0, Answer::Declined));
    assert_eq!(kept.table.proposal(Topic::TakeBack), None, "whoever asked may withdraw");

    kept.commit(propose(&kept, ANN, 0));
    kept.act(BEN, 1, "draw");
    assert_eq!(kept.table.proposal(Topic::TakeBack), None);

    kept.commit(propose(&kept, BEN, 1));
    kept.commit(kept.table.prepare_leave_seat(ANN, s(0)));
    assert_eq!(kept.table.proposal(Topic::TakeBack), None);
}

#[test]
fn bots_agree_and_wait_while_people_are_asked() {
    let mut kept = Kept::in_play(&[ANN, BEN, CLEO]);
    kept.commit(kept.table.prepare_hand_to_bot(ANN, s(1), "drawer", Lateness::InTime));
    kept.act(ANN, 0, "draw");
    kept.commit(propose(&kept, ANN, 0));
    assert_eq!((kept.table.awaits(Topic::TakeBack), kept.table.next_bot()), (SeatSet::one(s(2)), None));
    kept.commit(answer(&kept, CLEO, 2, Answer::Declined));
    assert_eq!(kept.table.next_bot(), Some(s(1)));

    kept.commit(kept.table.prepare_hand_to_bot(ANN, s(2), "drawer", Lateness::InTime));
    kept.commit(kept.table.prepare_bot_move(s(1), &mut toy::Drawer));
    assert_eq!(undo(&kept, ANN, 0).unwrap_err(), Declined::UndoNeedsAgreement(SeatSet::EMPTY));
    kept.commit(propose(&kept, ANN, 0));
    assert_eq!(kept.lines().len(), 9, "four cards and two bids of three seats");
}

#[test]
fn who_plays_alone_takes_back_the_other_seats_decisions_as_well() {
    let mut kept = Kept::in_play(&[ANN, ANN]);
    kept.act(ANN, 0, "ask s1");
    kept.act(ANN, 1, "draw");
    assert_eq!(kept.table.take_back(ANN, s(0)).unwrap().terms, Terms::Agreement(SeatSet::EMPTY));
    kept.commit(propose(&kept, ANN, 0));
    assert_eq!(kept.lines().len(), 6);
    kept.commit(undo(&kept, ANN, 0));
    assert_eq!(kept.lines().len(), 4, "both bids: the second followed the first");
}

#[test]
fn nothing_is_taken_back_after_the_end() {
    let mut kept = Kept::in_play(&[ANN, ANN]);
    while let Some(seat) = kept.table.pending().seats().first() {
        kept.act(ANN, seat.number(), "draw");
    }
    assert_eq!(undo(&kept, ANN, 0).unwrap_err(), Declined::Over);
    assert_eq!(propose(&kept, ANN, 0).unwrap_err(), Declined::Over);
    assert_eq!(kept.table.take_back(ANN, s(0)), Err(Declined::Over));
}
