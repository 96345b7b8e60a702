//! Seats that change hands in a garden whose mole plays against the gardeners.

use crate::spy::Spy;
use crate::*;
use table::{Answer, Declined, Lateness, Motion, Occupant, Phase, Quorum, Terms, Told, Topic, Voice};

const DAN: PersonId = PersonId(4);

/// A table with its entries.
struct Walled {
    table: Table<Spy>,
    entries: Vec<Entry>,
}

impl Walled {
    /// A game that these hold from the start.
    fn started(sitting: [Occupant; 3]) -> Walled {
        let mut garden = Walled {
            table: Table::new(&"garden=walled".parse().unwrap(), seal()).unwrap(),
            entries: Vec::new(),
        };
        for (number, occupant) in sitting.into_iter().enumerate() {
            let seat = s(number as u8);
            garden.commit(match occupant {
                Occupant::Person(person) => garden.table.prepare_take_seat(person, seat),
                Occupant::Bot { level } => {
                    garden.table.prepare_hand_to_bot(ANN, seat, level, Lateness::InTime)
                }
                Occupant::Empty => unreachable!("somebody sits there"),
            });
        }
        garden.commit(garden.table.prepare_start());
        garden
    }

    fn of_people() -> Walled {
        Walled::started([ANN, BEN, CLEO].map(Occupant::Person))
    }

    /// Stores and shows a change; every time, what is stored must give the same table again.
    fn commit(&mut self, prepared: Result<Prepared<Spy>, Declined>) {
        let prepared = prepared.unwrap();
        let before = [Some(ANN), Some(DAN), None].map(|reader| self.table.revision(reader).0);
        self.entries.extend(prepared.entries);
        self.table = prepared.next;
        let now = [Some(ANN), Some(DAN), None].map(|reader| self.table.revision(reader).0);
        assert!(before.iter().zip(now).all(|(before, now)| now - before <= 1), "one change at a time");
        let written: Vec<_> = self.entries.iter().map(|entry| (entry.kind(), entry.to_string())).collect();
        let read: Vec<_> =
            written.iter().map(|(kind, text)| Entry::parse::<Spy>(kind, text).unwrap()).collect();
        assert_eq!(read, self.entries);
        let restored = Table::<Spy>::restore(Spy::RULES, "garden=walled", seal(), &read).unwrap();
        assert_eq!(format!("{restored:?}"), format!("{:?}", self.table));
    }

    fn act(&mut self, person: PersonId, text: &str) {
        let seat = self.table.seats_of(person).first().unwrap();
        let seen = self.table.revision(Some(person));
        self.commit(self.table.prepare_submit(person, seat, seen, text));
    }

    fn take(&self, person: PersonId, seat: u8) -> Result<Prepared<Spy>, Declined> {
        self.table.prepare_take_seat(person, s(seat))
    }

    fn ask_for(&self, person: PersonId, seat: u8) -> Result<Prepared<Spy>, Declined> {
        self.table.prepare_take_seat_proposal(person, s(seat))
    }

    fn to_bot(&self, by: PersonId, seat: u8, lateness: Lateness) -> Result<Prepared<Spy>, Declined> {
        self.table.prepare_hand_to_bot(by, s(seat), "knocker", lateness)
    }

    fn ask_for_bot(&self, by: PersonId, seat: u8, lateness: Lateness) -> Result<Prepared<Spy>, Declined> {
        self.table.prepare_hand_to_bot_proposal(by, s(seat), "knocker", lateness)
    }

    fn answer(&self, person: PersonId, answer: Answer) -> Result<Prepared<Spy>, Declined> {
        self.table.prepare_answer(person, Topic::Seat, self.table.revision(Some(person)), answer)
    }

    fn agree(&mut self, person: PersonId) {
        self.commit(self.answer(person, Answer::Agreed));
    }

    fn held(&self, seat: u8) -> Occupant {
        self.table.occupants()[s(seat)]
    }

    fn comments(&self) -> Vec<String> {
        self.table.record().comments.into_iter().map(|comment| comment.text).collect()
    }
}

const BOT: Occupant = Occupant::Bot { level: "knocker" };
const NOBODY_ASKS: Declined = Declined::NoProposal(Topic::Seat);

fn needs(seats: &[u8]) -> Declined {
    Declined::SeatNeedsAgreement(seats.iter().map(|seat| s(*seat)).collect())
}

fn declined<T>(result: Result<T, Declined>) -> Declined {
    result.map(drop).unwrap_err()
}

#[test]
fn before_the_start_seats_are_free() {
    let mut garden =
        Walled { table: Table::new(&"garden=walled".parse().unwrap(), seal()).unwrap(), entries: Vec::new() };
    for seat in 0..3 {
        garden.commit(garden.take(ANN, seat));
    }
    garden.commit(garden.to_bot(BEN, 1, Lateness::InTime));
    garden.commit(garden.take(BEN, 1));
    assert_eq!(declined(garden.ask_for(CLEO, 1)), Declined::SeatTaken(s(1)));
    garden.commit(garden.table.prepare_start());
    assert!(garden.comments().is_empty());
    garden.commit(garden.table.prepare_leave_seat(BEN, s(1)));
    assert_eq!(declined(garden.take(DAN, 1)), needs(&[0, 2]), "Ann sits in both");
}

#[test]
fn nobody_is_replaced_against_their_will_nor_looked_at() {
    let garden = Walled::of_people();
    assert_eq!(declined(garden.to_bot(BEN, 0, Lateness::InTime)), needs(&[0, 2]));
    assert_eq!(declined(garden.take(BEN, 0)), Declined::SeatTaken(s(0)));
    assert_eq!(declined(garden.take(DAN, 0)), Declined::SeatTaken(s(0)));

    let alone = Walled::started([Occupant::Person(ANN), BOT, BOT]);
    for seat in [1, 2] {
        assert_eq!(declined(alone.take(ANN, seat)), Declined::NobodyToAgree(s(seat)));
        assert_eq!(declined(alone.ask_for(ANN, seat)), Declined::NobodyToAgree(s(seat)));
        assert_eq!(declined(alone.take(DAN, seat)), needs(&[0]));
    }
}

#[test]
fn leaving_opens_no_other_seat() {
    let mut garden = Walled::started([Occupant::Person(ANN), BOT, BOT]);
    garden.commit(garden.table.prepare_leave_seat(ANN, s(0)));
    assert_eq!(declined(garden.take(ANN, 1)), Declined::NobodyToAgree(s(1)));
    assert_eq!(declined(garden.take(DAN, 0)), Declined::NobodyToAgree(s(0)));
    garden.commit(garden.take(ANN, 0));
    assert_eq!(garden.comments(), ["s0: left by a person", "s0: taken by the person who held it before"]);
}

#[test]
fn where_nobody_has_ever_sat_the_first_person_sits_down() {
    let mut garden = Walled::started([BOT, BOT, BOT]);
    garden.commit(garden.take(ANN, 1));
    assert_eq!(declined(garden.take(ANN, 0)), Declined::NobodyToAgree(s(0)));
    assert_eq!(declined(garden.take(BEN, 0)), needs(&[1]));
}

#[test]
fn a_seat_is_taken_over_when_everybody_else_agrees() {
    let mut garden = Walled::started([Occupant::Person(ANN), Occupant::Person(BEN), BOT]);
    assert_eq!(garden.table.take_terms(DAN, s(2)), Ok(Terms::Agreement([s(0), s(1)].into_iter().collect())));
    let before = garden.table.revision(Some(ANN));
    garden.commit(garden.ask_for(DAN, 2));
    assert_eq!(garden.table.awaits(Topic::Seat), [s(0), s(1)].into_iter().collect());
    let blind = garden.table.prepare_answer(ANN, Topic::Seat, before, Answer::Agreed);
    assert!(matches!(declined(blind), Declined::Stale { .. }), "Ann has not seen what she would agree to");
    garden.act(BEN, "walk");
    assert_eq!(garden.table.awaits(Topic::Seat).len(), 2, "moves leave it open");
    garden.agree(ANN);
    assert_eq!((garden.held(2), declined(garden.answer(ANN, Answer::Agreed))), (BOT, NOBODY_ASKS));
    assert_eq!(declined(garden.answer(DAN, Answer::Agreed)), NOBODY_ASKS, "who asks has no say");
    assert_eq!(declined(garden.ask_for(CLEO, 2)), Declined::ProposalPending(Topic::Seat));
    garden.agree(BEN);
    assert_eq!(garden.held(2), Occupant::Person(DAN));
    assert!(garden.table.proposal(Topic::Seat).is_none());
    assert_eq!(garden.comments(), ["s2: handed from a bot (knocker) to a person"]);
}

#[test]
fn one_no_and_a_withdrawal_end_it() {
    let mut garden = Walled::started([Occupant::Person(ANN), Occupant::Person(BEN), BOT]);
    garden.commit(garden.ask_for(DAN, 2));
    garden.agree(ANN);
    garden.commit(garden.answer(BEN, Answer::Declined));
    assert!(garden.table.proposal(Topic::Seat).is_none());
    assert_eq!(garden.held(2), BOT);

    garden.commit(garden.ask_for(DAN, 2));
    garden.commit(garden.answer(DAN, Answer::Declined));
    assert_eq!(declined(garden.answer(ANN, Answer::Agreed)), NOBODY_ASKS);

    garden.commit(garden.ask_for(DAN, 2));
    garden.commit(garden.table.prepare_leave_seat(BEN, s(1)));
    assert!(garden.table.proposal(Topic::Seat).is_none(), "others sit there now");
    assert!(garden.comments().iter().all(|comment| !comment.contains("s2")));
}

#[test]
fn a_person_in_time_agrees_to_being_replaced() {
    let mut garden = Walled::started([Occupant::Person(ANN), Occupant::Person(BEN), BOT]);
    garden.commit(garden.ask_for_bot(ANN, 1, Lateness::InTime));
    assert_eq!(garden.table.awaits(Topic::Seat), [s(1)].into_iter().collect());
    garden.agree(BEN);
    assert_eq!(garden.held(1), BOT);
    garden.commit(garden.take(BEN, 1));
    garden.commit(garden.ask_for(DAN, 1));
    garden.agree(BEN);
    assert_eq!(garden.held(1), Occupant::Person(BEN), "Ann has not agreed yet");
    garden.agree(ANN);
    assert_eq!(garden.held(1), Occupant::Person(DAN));
    assert_eq!(
        garden.comments(),
        [
            "s1: handed from a person to a bot (knocker)",
            "s1: handed from a bot (knocker) to the person who held it before",
            "s1: handed from a person to another person",
        ]
    );
}

#[test]
fn who_keeps_the_others_waiting_is_replaced_by_the_vote_of_more_than_half() {
    let two = Walled::started([Occupant::Person(ANN), Occupant::Person(BEN), BOT]);
    assert!(two.to_bot(ANN, 1, Lateness::Overdue).is_ok(), "Ann is all the others");
    assert_eq!(declined(two.to_bot(DAN, 1, Lateness::Overdue)), needs(&[0]), "who does not play has no vote");

    let mut three = Walled::of_people();
    assert_eq!(declined(three.to_bot(ANN, 1, Lateness::Overdue)), needs(&[2]));
    three.commit(three.ask_for_bot(ANN, 1, Lateness::Overdue));
    assert_eq!(declined(three.answer(BEN, Answer::Declined)), NOBODY_ASKS, "Ben can only play on");
    three.commit(three.answer(CLEO, Answer::Declined));
    assert!(three.table.proposal(Topic::Seat).is_none(), "one of two is not more than half");
    three.commit(three.ask_for_bot(ANN, 1, Lateness::Overdue));
    three.act(CLEO, "walk");
    three.agree(CLEO);
    assert_eq!(three.held(1), BOT);

    let mut awake = Walled::of_people();
    awake.commit(awake.ask_for_bot(ANN, 1, Lateness::Overdue));
    awake.act(BEN, "walk");
    assert!(awake.table.proposal(Topic::Seat).is_none(), "everybody sees that Ben plays on");
    assert_eq!(declined(awake.answer(CLEO, Answer::Agreed)), NOBODY_ASKS);
    awake.act(CLEO, "walk");

    let mut secretly = Walled::of_people();
    secretly.commit(secretly.ask_for_bot(BEN, 0, Lateness::Overdue));
    secretly.act(ANN, "dig");
    assert!(secretly.table.proposal(Topic::Seat).is_some(), "that would tell of the mole");
}

#[test]
fn nobody_looks_into_the_seat_of_somebody_a_bot_stands_in_for() {
    let mut garden = Walled::started([Occupant::Person(ANN), Occupant::Person(BEN), BOT]);
    garden.commit(garden.to_bot(ANN, 1, Lateness::Overdue));
    assert_eq!(declined(garden.take(ANN, 1)), needs(&[1]), "Ben has a say");
    let weaker = garden.table.prepare_hand_to_bot(ANN, s(1), "random", Lateness::InTime);
    assert_eq!(declined(weaker), needs(&[1]), "and in how well it plays");
    garden.commit(garden.ask_for(DAN, 1));
    garden.agree(ANN);
    assert_eq!((garden.held(1), garden.table.awaits(Topic::Seat)), (BOT, [s(1)].into_iter().collect()));
    assert!(garden.table.is_asked(BEN, Topic::Seat) && !garden.table.is_asked(ANN, Topic::Seat));

    let mut agreed = Walled { table: garden.table.clone(), entries: garden.entries.clone() };
    agreed.agree(BEN);
    assert_eq!(agreed.held(1), Occupant::Person(DAN));
    assert_eq!(declined(agreed.take(BEN, 1)), needs(&[0, 1]));
    agreed.commit(agreed.ask_for(CLEO, 1));
    agreed.commit(agreed.ask_for(BEN, 1));
    let motion = agreed.table.proposal(Topic::Seat).unwrap().motion;
    assert!(matches!(motion, Motion::HandOver { by: BEN, .. }), "Ben comes before Cleo");
    agreed.agree(DAN);
    agreed.agree(ANN);
    assert_eq!(agreed.held(1), Occupant::Person(BEN));

    garden.commit(garden.take(BEN, 1));
    assert!(garden.table.proposal(Topic::Seat).is_none());
    assert_eq!(garden.held(1), Occupant::Person(BEN));
}

#[test]
fn who_sits_down_elsewhere_gives_up_the_seat_they_left() {
    let mut garden = Walled::of_people();
    garden.commit(garden.to_bot(BEN, 1, Lateness::InTime));
    garden.commit(garden.table.prepare_leave_seat(CLEO, s(2)));
    garden.commit(garden.ask_for(BEN, 2));
    garden.agree(ANN);
    assert_eq!(garden.held(2), Occupant::Person(BEN));
    assert_eq!(declined(garden.take(BEN, 1)), needs(&[0]));
    assert_eq!(declined(garden.take(CLEO, 2)), needs(&[0, 2]), "Cleo has left");
}

#[test]
fn what_is_told_stands_where_it_happened_and_taking_back_leaves_it() {
    let mut garden = Walled::of_people();
    garden.act(BEN, "walk");
    garden.act(ANN, "dig");
    garden.commit(garden.to_bot(CLEO, 2, Lateness::InTime));
    garden.act(BEN, "walk");
    let told = |garden: &Walled, viewer| -> Vec<String> {
        let told = garden.table.log_for(viewer).map(|seen| match seen.told {
            Told::Event { event, .. } => format!("{event:?}"),
            Told::HandOver(hand_over) => hand_over.to_string(),
            Told::NewerRules(newer) => newer.to_string(),
        });
        told.collect()
    };
    let walk = "Did(Seat(1), Walk)";
    let handed = "s2: handed from a person to a bot (knocker)";
    assert_eq!(told(&garden, kernel::Viewer::Spectator), [walk, handed, walk]);
    assert_eq!(garden.table.record().comments[0].after, 3, "after the draw");
    let seen = garden.table.revision(Some(BEN));
    garden.commit(garden.table.prepare_undo(BEN, s(1), seen));
    assert_eq!(told(&garden, kernel::Viewer::Spectator), [walk, handed]);
    let record = garden.table.record();
    assert_eq!(kernel::Record::parse(&record.to_string()).unwrap(), record);
}

#[test]
fn where_everybody_plays_together_a_person_still_agrees_to_another_in_their_seat() {
    let mut kept = Kept::in_play(&[ANN, BEN]);
    kept.commit(kept.table.prepare_hand_to_bot(ANN, s(1), "drawer", Lateness::InTime));
    kept.commit(kept.table.prepare_take_seat(CLEO, s(1)));
    assert_eq!(kept.table.prepare_take_seat(BEN, s(1)).unwrap_err(), needs(&[0, 1]));
    kept.commit(kept.table.prepare_take_seat_proposal(BEN, s(1)));
    for person in [ANN, CLEO] {
        let seen = kept.seen(person);
        kept.commit(kept.table.prepare_answer(person, Topic::Seat, seen, Answer::Agreed));
    }
    assert_eq!(kept.table.occupants()[s(1)], Occupant::Person(BEN));
    assert_eq!(kept.table.phase(), Phase::Running);
}

#[test]
fn entries_of_earlier_programs_are_read() {
    let asked = Entry::parse::<Spy>("undo-asked", "s1 12").unwrap();
    assert_eq!(asked, Entry::Proposed(Motion::TakeBack { seat: s(1), to_line: 12 }));
    let agreed = Entry::parse::<Spy>("undo-agreed", "3").unwrap();
    assert_eq!(agreed, Entry::Agreed { topic: Topic::TakeBack, by: CLEO });
    let declined = Entry::parse::<Spy>("undo-declined", "s2").unwrap();
    assert_eq!(declined, Entry::Declined { topic: Topic::TakeBack, by: Voice::Seat(s(2)) });
    for entry in [&asked, &agreed, &declined] {
        assert_eq!(Entry::parse::<Spy>(entry.kind(), &entry.to_string()).as_ref(), Ok(entry));
    }
    let handed = Entry::parse::<Spy>("seat-asked", "4 s2 more-than-half bot knocker").unwrap();
    let quorum = Quorum::MoreThanHalf;
    assert_eq!(handed, Entry::Proposed(Motion::HandOver { by: DAN, seat: s(2), to: BOT, quorum }));
    for text in ["4 s2 half bot knocker", "4 s2 everybody bot genius", "s2 everybody person 4"] {
        assert!(Entry::parse::<Spy>("seat-asked", text).is_err(), "{text}");
    }

    let mut garden = Walled::of_people();
    garden.act(ANN, "knock");
    garden.act(BEN, "look");
    let seen = garden.table.revision(Some(BEN));
    garden.commit(garden.table.prepare_undo_proposal(BEN, s(1), seen));
    let lines = garden.table.steps().len();
    for (kind, text) in
        [("undo-declined", "s0"), ("undo-asked", "s1 1"), ("undo-agreed", "1"), ("undo-agreed", "3")]
    {
        garden.entries.push(Entry::parse::<Spy>(kind, text).unwrap());
    }
    garden.entries.push(Entry::Undo { to_line: 1 });
    let restored = Table::<Spy>::restore(Spy::RULES, "garden=walled", seal(), &garden.entries).unwrap();
    assert_eq!((lines, restored.steps().len()), (3, 1));
}
