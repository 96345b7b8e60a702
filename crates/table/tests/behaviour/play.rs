//! Playing: decisions, staleness, bots.

use crate::toy::{Action, Event, Toy};
use crate::*;
use kernel::{Asked, Game, Pending, Refusal, RulesVersion, SeatSet, Viewer};
use std::sync::Arc;
use table::{By, Declined, Phase, Revision, Told};

#[test]
fn nothing_is_drawn_before_the_start() {
    let mut kept = Kept::empty(2);
    assert_eq!(kept.table.phase(), Phase::Gathering);
    assert_eq!(
        kept.table.prepare_start().unwrap_err(),
        Declined::SeatsEmpty([s(0), s(1)].into_iter().collect())
    );
    kept.commit(kept.table.prepare_take_seat(ANN, s(0)));
    assert_eq!(kept.table.prepare_start().unwrap_err(), Declined::SeatsEmpty(SeatSet::one(s(1))));
    assert_eq!(kept.table.prepare_submit(ANN, s(0), Revision(1), "draw").unwrap_err(), Declined::NotStarted);
    kept.commit(kept.table.prepare_hand_to_bot(ANN, s(1), "random", Lateness::InTime));
    assert_eq!((kept.lines().len(), kept.table.next_bot()), (0, None));
    kept.commit(kept.table.prepare_start());
    assert_eq!((kept.lines().len(), kept.table.phase()), (4, Phase::Running));
    assert_eq!(kept.table.prepare_start().unwrap_err(), Declined::AlreadyStarted);
}

#[test]
fn a_change_happens_only_when_the_table_is_replaced() {
    let kept = Kept::started(&[ANN, BEN]);
    let before = format!("{:?}", kept.table);
    let bid = kept.table.legal_actions(s(0))[0].to_string();
    let prepared = kept.table.prepare_submit(ANN, s(0), kept.seen(ANN), &bid).unwrap();
    assert_eq!(format!("{:?}", kept.table), before);
    assert_eq!(prepared.lines().map(ToString::to_string).collect::<Vec<_>>(), [format!("s0 {bid}")]);
    assert_eq!(prepared.next.version(), kept.table.version() + 1);
    let mut pairs = kept.table.steps().iter().zip(prepared.next.steps().iter());
    assert!(
        pairs.all(|(now, then)| Arc::ptr_eq(&now.line, &then.line)),
        "what happened before is not copied"
    );
}

#[test]
fn two_tables_with_one_seed_meet_the_same_cards_however_they_play() {
    let mut one = Kept::in_play(&[ANN, BEN]);
    let mut two = Kept::in_play(&[ANN, BEN]);
    one.act(ANN, 0, "draw");
    let card = two.card(0, kernel::End::Top);
    two.act(ANN, 0, &format!("play {card}"));
    while two.table.legal_actions(s(0)).is_empty()
        && two.table.legal_actions(s(1)).contains(&toy::Action::Pass)
    {
        two.act(BEN, 1, "pass");
    }
    two.act(BEN, 1, "draw");
    let drawn = |kept: &Kept| kept.lines().last().cloned().unwrap();
    assert_eq!(drawn(&one), drawn(&two));
    assert!(drawn(&one).starts_with("* top c"));
}

#[test]
fn every_refusal_says_what_is_wrong() {
    let kept = Kept::in_play(&[ANN, BEN]);
    let now = kept.seen(ANN);
    let told = |person, seat, seen, text: &str| {
        kept.table.prepare_submit(person, s(seat), seen, text).map(drop).unwrap_err()
    };
    assert_eq!(told(BEN, 0, now, "draw"), Declined::NotYourSeat(s(0)));
    assert_eq!(told(BEN, 5, now, "draw"), Declined::NotYourSeat(s(5)));
    assert_eq!(told(BEN, 1, now, "draw"), Declined::NotAsked);
    assert_eq!(told(ANN, 0, Revision(now.0 - 1), "draw"), Declined::Stale { now });
    assert_eq!(told(ANN, 0, Revision(now.0 + 1), "draw"), Declined::Stale { now });
    assert_eq!(told(ANN, 0, now, "dance").to_string(), "`dance` is no action");
    assert_eq!(told(ANN, 0, now, "pass"), Declined::Refused(Refusal::new("T1", "not-now")));
    assert_eq!(told(ANN, 0, now, "pass").to_string(), "not-now (T1)");
    assert_eq!(kept.table.why_not(s(0), &Action::Draw), Ok(()));
    assert_eq!(kept.table.why_not(s(1), &Action::Draw), Err(Declined::NotAsked));
}

#[test]
fn a_second_click_on_the_same_button_is_stale() {
    let mut kept = Kept::in_play(&[ANN, ANN]);
    let seen = kept.seen(ANN);
    kept.commit(kept.table.prepare_submit(ANN, s(0), seen, "draw"));
    kept.act(ANN, 1, "draw");
    let now = kept.seen(ANN);
    assert_eq!(kept.table.prepare_submit(ANN, s(0), seen, "draw").unwrap_err(), Declined::Stale { now });
}

#[test]
fn answers_to_a_question_put_to_each_seat_do_not_make_one_another_stale() {
    let mut kept = Kept::started(&[ANN, BEN]);
    let seen = kept.seen(ANN);
    assert_eq!(seen, kept.seen(BEN));
    let bids = [s(0), s(1)].map(|seat| kept.table.legal_actions(seat)[0].to_string());
    kept.commit(kept.table.prepare_submit(BEN, s(1), seen, &bids[1]));
    assert_eq!(kept.table.prepare_submit(BEN, s(1), seen, &bids[1]).unwrap_err(), Declined::NotAsked);
    kept.commit(kept.table.prepare_submit(ANN, s(0), seen, &bids[0]));
    assert_eq!(kept.table.pending(), Pending::Any(SeatSet::one(s(0))));
}

#[test]
fn what_changes_no_move_makes_no_decision_stale() {
    let mut kept = Kept::in_play(&[ANN, BEN]);
    let seen = kept.seen(ANN);
    kept.commit(kept.table.prepare_standing_answer(BEN, s(1), "block", Asked::No));
    kept.commit(kept.table.prepare_submit(ANN, s(0), seen, "draw"));
}

#[test]
fn bots_play_to_the_end_and_are_asked_only_for_their_own_seats() {
    let mut kept = Kept::empty(3);
    for (seat, level) in [(0, "random"), (1, "drawer"), (2, "random")] {
        kept.commit(kept.table.prepare_hand_to_bot(ANN, s(seat), level, Lateness::InTime));
    }
    kept.commit(kept.table.prepare_start());
    while let Some(seat) = kept.table.next_bot() {
        let question = kept.table.bot_question(seat).unwrap();
        assert_eq!(question.view, kept.table.view(Viewer::Seat(seat)));
        kept.commit(kept.table.prepare_bot_move(seat, &mut *question.bot()));
    }
    assert_eq!((kept.table.phase(), kept.table.ended_by()), (Phase::Over, Some("deck")));
    assert_eq!(kept.table.bot_question(s(0)).unwrap_err(), Declined::Over);
    assert_eq!(kept.table.record().seed, Some(seal().reveal()));
}

#[test]
fn a_bot_may_think_while_the_table_moves_on() {
    let mut kept = Kept::empty(2);
    kept.commit(kept.table.prepare_take_seat(ANN, s(0)));
    kept.commit(kept.table.prepare_hand_to_bot(ANN, s(1), "drawer", Lateness::InTime));
    kept.commit(kept.table.prepare_start());
    let question = kept.table.bot_question(s(1)).unwrap();
    let answer = question.put_to(&mut toy::Drawer).unwrap();
    let bid = kept.table.legal_actions(s(0))[0].to_string();
    kept.act(ANN, 0, &bid);
    kept.commit(kept.table.prepare_bot_answer(s(1), question.revision, &answer));
    assert_eq!(kept.table.bot_question(s(1)).unwrap_err(), Declined::NotAsked);
    assert_eq!(kept.table.bot_question(s(0)).unwrap_err(), Declined::NotABot(s(0)));
    kept.act(ANN, 0, "draw");
    let late = kept.table.prepare_bot_answer(s(1), question.revision, &answer).unwrap_err();
    let now = kept.table.bot_question(s(1)).unwrap().revision;
    assert_eq!(late, Declined::Stale { now });
}

#[test]
fn each_viewer_reads_its_own_log_without_gaps() {
    let mut kept = Kept::in_play(&[ANN, BEN]);
    kept.act(ANN, 0, "draw");
    let log = |viewer| kept.table.log_for(viewer).collect::<Vec<_>>();
    for viewer in [Viewer::Seat(s(0)), Viewer::Seat(s(1)), Viewer::Spectator, Viewer::Omniscient] {
        let seen = log(viewer);
        assert!(seen.iter().map(|entry| entry.number).eq(1..=seen.len()));
        assert!(matches!(seen.last().unwrap().told, Told::Event { by: By::Nature, .. }));
    }
    let got = |viewer| {
        log(viewer)
            .iter()
            .filter(|seen| matches!(seen.told, Told::Event { event: Event::Got(_), .. }))
            .count()
    };
    assert_eq!([got(Viewer::Seat(s(0))), got(Viewer::Seat(s(1))), got(Viewer::Spectator)], [3, 2, 0]);
    assert_eq!(got(Viewer::Omniscient), 5);
    assert!(matches!(log(Viewer::Seat(s(0)))[4].told, Told::Event { by: By::Person(ANN), .. }));
}

#[test]
fn people_look_with_the_eyes_of_their_own_seats_until_the_end() {
    let mut kept = Kept::in_play(&[ANN, BEN]);
    assert_eq!(kept.table.eyes(Some(ANN), Some(s(0))), Viewer::Seat(s(0)));
    assert_eq!(kept.table.eyes(Some(ANN), Some(s(1))), Viewer::Spectator);
    assert_eq!(kept.table.eyes(None, Some(s(0))), Viewer::Spectator);
    assert_eq!(kept.table.record().seed, None);
    while kept.table.phase() == Phase::Running {
        let seat = kept.table.pending().seats().first().unwrap().number();
        kept.act([ANN, BEN][seat as usize], seat, "draw");
    }
    assert_eq!(kept.table.eyes(None, None), Viewer::Omniscient);
    assert_eq!(kept.table.prepare_submit(ANN, s(0), Revision(0), "draw").unwrap_err(), Declined::Over);
}

#[test]
fn entries_that_cannot_follow_are_named() {
    let kept = Kept::in_play(&[ANN, BEN]);
    let told = |entries: &[Entry]| {
        Table::<Toy>::restore(Toy::RULES, "seats=2", seal(), entries).unwrap_err().to_string()
    };
    let with = |kind, text| [kept.entries.as_slice(), &[Entry::parse::<Toy>(kind, text).unwrap()]].concat();
    assert_eq!(told(&with("undo", "99")), "entry 10, `undo 99`: there are only 6 moves to take back");
    assert_eq!(
        told(&with("seat", "s4 empty")),
        "entry 10, `seat s4 empty`: there is no seat s4 at this table"
    );
    assert_eq!(
        told(&with("move", "s0 dance")),
        "as played up to move 6; from there this program differs: move 7, `s0 dance`: `dance` is no action"
    );
    assert!(told(&with("move", "s1 draw")).ends_with("move 7, `s1 draw`: not-now (T1)"));
    let old = Table::<Toy>::restore(RulesVersion(9), "seats=2", seal(), &[]).unwrap_err();
    assert_eq!(old.to_string(), "played by rules version 9 of toy; this program knows version 1");
    for (kind, text) in
        [("seat", "s0 bot grandmaster"), ("answer", "s0 tea pass"), ("dance", ""), ("undo", "x")]
    {
        assert!(Entry::parse::<Toy>(kind, text).is_err(), "{kind} {text}");
    }
}
