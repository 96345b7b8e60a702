//! A garden that was begun by the first version of its rules goes over to the second.

use crate::spy::{Options, Spy};
use crate::*;
use kernel::{Options as _, RulesVersion, SeatSet, Viewer};
use table::{Answer, Declined, Motion, NewerRules, Occupant, Phase, Stored, Terms, Told, Topic};

const OPTIONS: &str = "garden=walled";
const SECOND: RulesVersion = RulesVersion(2);
const BOT: Occupant = Occupant::Bot { level: "knocker" };
const NOBODY_ASKS: Declined = Declined::NoProposal(Topic::Rules);

/// A table with its entries.
struct Old {
    table: Table<Spy>,
    entries: Vec<Entry>,
}

impl Old {
    fn gathering() -> Old {
        let options = Options::read(RulesVersion::FIRST, OPTIONS).unwrap();
        Old { table: Table::new(&options, seal()).unwrap(), entries: Vec::new() }
    }

    /// A game that these hold from the start.
    fn started(sitting: [Occupant; 3]) -> Old {
        let mut garden = Old::gathering();
        for (number, occupant) in sitting.into_iter().enumerate() {
            garden.commit(match occupant {
                Occupant::Person(person) => garden.table.prepare_take_seat(person, s(number as u8)),
                Occupant::Bot { .. } | Occupant::Empty => garden.to_bot(ANN, number as u8),
            });
        }
        garden.commit(garden.table.prepare_start());
        garden
    }

    fn of_people() -> Old {
        Old::started([ANN, BEN, CLEO].map(Occupant::Person))
    }

    /// Ann below, and nobody else who could be asked.
    fn of_ann() -> Old {
        Old::started([Occupant::Person(ANN), BOT, BOT])
    }

    /// Stores and shows a change; every time, what is stored must give the same table again, and the same record.
    fn commit(&mut self, prepared: Result<Prepared<Spy>, Declined>) {
        let prepared = prepared.unwrap();
        let before = self.all_seen();
        self.entries.extend(prepared.entries);
        self.table = prepared.next;
        let one_more = before.iter().zip(self.all_seen()).all(|(before, now)| now.0 - before.0 <= 1);
        assert!(one_more, "one change at a time");
        let written = self.entries.iter().map(|entry| (entry.kind().to_owned(), entry.to_string()));
        let stored = Stored {
            game: Spy::ID.to_owned(),
            rules: RulesVersion::FIRST,
            options: OPTIONS.to_owned(),
            seal: seal(),
            entries: written.collect(),
            ended_by: self.table.ended_by().map(str::to_owned),
        };
        let restored = stored.table::<Spy>().unwrap();
        assert_eq!(format!("{restored:?}"), format!("{:?}", self.table));
        assert_eq!(stored.rules_now(), self.table.rules());
        assert_eq!(stored.record::<Spy>().unwrap(), self.table.record());
    }

    fn all_seen(&self) -> [Revision; 3] {
        [Some(ANN), Some(BEN), None].map(|reader| self.table.revision(reader))
    }

    fn act(&mut self, person: PersonId, text: &str) {
        self.commit(self.try_to(person, text));
    }

    fn try_to(&self, person: PersonId, text: &str) -> Result<Prepared<Spy>, Declined> {
        let seat = self.table.seats_of(person).first().unwrap();
        self.table.prepare_submit(person, seat, self.table.revision(Some(person)), text)
    }

    fn to_bot(&self, by: PersonId, seat: u8) -> Result<Prepared<Spy>, Declined> {
        self.table.prepare_hand_to_bot(by, s(seat), "knocker", Lateness::InTime)
    }

    fn propose(&self, person: PersonId) -> Result<Prepared<Spy>, Declined> {
        self.table.prepare_newer_rules_proposal(person)
    }

    fn answer(&self, person: PersonId, answer: Answer) -> Result<Prepared<Spy>, Declined> {
        self.table.prepare_answer(person, Topic::Rules, self.table.revision(Some(person)), answer)
    }

    /// Ann proposes it, and the others agree.
    fn goes_over(&mut self) {
        self.commit(self.propose(ANN));
        self.commit(self.answer(BEN, Answer::Agreed));
        self.commit(self.answer(CLEO, Answer::Agreed));
        assert_eq!(self.table.rules(), SECOND);
    }

    fn told(&self, viewer: Viewer) -> Vec<String> {
        let told = self.table.log_for(viewer).map(|seen| match seen.told {
            Told::Event { event, .. } => format!("{event:?}"),
            Told::HandOver(hand_over) => hand_over.to_string(),
            Told::NewerRules(newer) => newer.to_string(),
        });
        told.collect()
    }
}

fn declined<T>(result: Result<T, Declined>) -> Declined {
    result.map(drop).unwrap_err()
}

#[test]
fn a_table_goes_over_when_everybody_else_agrees() {
    let mut garden = Old::of_people();
    garden.act(ANN, "dig");
    garden.act(BEN, "walk");
    let others: SeatSet = [s(1), s(2)].into_iter().collect();
    assert_eq!(garden.table.newer_rules(), Some(SECOND));
    assert_eq!(garden.table.newer_rules_terms(ANN), Ok(Terms::Agreement(others)));
    assert_eq!(declined(garden.table.prepare_newer_rules(ANN)), Declined::RulesNeedAgreement(others));
    assert!(matches!(declined(garden.try_to(BEN, "wink")), Declined::Refused(_)));

    let before = garden.table.revision(Some(BEN));
    garden.commit(garden.propose(ANN));
    assert_eq!(garden.table.awaits(Topic::Rules), others);
    let motion = garden.table.proposal(Topic::Rules).unwrap().motion;
    assert_eq!(motion, Motion::NewerRules { by: ANN, to: SECOND });
    let blind = garden.table.prepare_answer(BEN, Topic::Rules, before, Answer::Agreed);
    assert!(matches!(declined(blind), Declined::Stale { .. }), "Ben has not seen what he would agree to");
    for person in [ANN, BEN, CLEO] {
        assert_eq!(declined(garden.propose(person)), Declined::ProposalPending(Topic::Rules));
    }
    assert_eq!(declined(garden.answer(ANN, Answer::Agreed)), NOBODY_ASKS);

    garden.commit(garden.answer(BEN, Answer::Agreed));
    garden.act(ANN, "dig");
    garden.act(CLEO, "walk");
    assert_eq!(garden.table.rules(), RulesVersion::FIRST, "moves leave the question open");
    let late = garden.table.revision(Some(BEN));
    garden.commit(garden.answer(CLEO, Answer::Agreed));
    assert_eq!((garden.table.rules(), garden.table.proposal(Topic::Rules)), (SECOND, None));
    assert_eq!(declined(garden.propose(BEN)), Declined::NoNewerRules);

    let overtaken = garden.table.prepare_submit(BEN, s(1), late, "walk");
    assert!(matches!(declined(overtaken), Declined::Stale { .. }), "Ben has not seen the other rules");
    garden.act(BEN, "wink");
}

#[test]
fn everybody_is_told_where_it_happened_and_so_is_the_record() {
    let mut garden = Old::of_people();
    garden.act(ANN, "dig");
    garden.act(BEN, "walk");
    let before = garden.all_seen();
    garden.goes_over();
    assert!(garden.all_seen().iter().zip(before).all(|(now, before)| now.0 == before.0 + 3));
    garden.act(CLEO, "walk");
    let newer = NewerRules { from: RulesVersion::FIRST, to: SECOND }.to_string();
    let [by_ben, by_cleo] = ["Did(Seat(1), Walk)", "Did(Seat(2), Walk)"];
    for viewer in [Viewer::Seat(s(1)), Viewer::Spectator] {
        assert_eq!(garden.told(viewer), [by_ben, &newer, by_cleo]);
    }
    assert_eq!(garden.told(Viewer::Seat(s(0))).len(), 5, "Ann knows of her digging");

    let record = garden.table.record();
    assert_eq!((record.rules, record.options.as_str()), (2, OPTIONS));
    assert_eq!(record.comments[0].after, 3, "after the draw");
    let text = record.to_string();
    assert!(text.contains("* soil") && text.contains(&format!("\n# {newer}\ns2 walk\n")), "{text}");
    assert!(kernel::replay::<Spy>(&record).is_ok());
    let moments = garden.table.moments(Viewer::Seat(s(1)));
    assert_eq!(moments.iter().map(|moment| moment.told).collect::<Vec<_>>(), [0, 2, 3]);
}

#[test]
fn a_person_alone_asks_nobody() {
    for at_once in [Table::prepare_newer_rules, Table::prepare_newer_rules_proposal] {
        let mut garden = Old::of_ann();
        garden.act(ANN, "dig");
        assert_eq!(garden.table.newer_rules_terms(ANN), Ok(Terms::Free));
        garden.commit(at_once(&garden.table, ANN));
        assert_eq!(garden.table.rules(), SECOND);
    }
}

#[test]
fn one_no_a_withdrawal_and_any_change_of_seats_end_it() {
    let mut garden = Old::of_people();
    garden.commit(garden.propose(ANN));
    garden.commit(garden.answer(BEN, Answer::Agreed));
    garden.commit(garden.answer(CLEO, Answer::Declined));
    assert_eq!(garden.table.proposal(Topic::Rules), None);

    garden.commit(garden.propose(BEN));
    garden.commit(garden.answer(BEN, Answer::Declined));
    assert_eq!(declined(garden.answer(ANN, Answer::Agreed)), NOBODY_ASKS);

    garden.commit(garden.propose(BEN));
    garden.commit(garden.to_bot(CLEO, 2));
    assert_eq!(garden.table.proposal(Topic::Rules), None, "others sit there now");
    assert_eq!(garden.table.rules(), RulesVersion::FIRST);
}

#[test]
fn whoever_a_bot_stands_in_for_is_asked() {
    let mut garden = Old::started([Occupant::Person(ANN), Occupant::Person(BEN), BOT]);
    garden.commit(garden.to_bot(BEN, 1));
    assert_eq!(declined(garden.propose(BEN)), Declined::NotSeated);
    garden.commit(garden.propose(ANN));
    assert_eq!(garden.table.awaits(Topic::Rules), SeatSet::one(s(1)));
    garden.commit(garden.answer(BEN, Answer::Agreed));
    assert_eq!(garden.table.rules(), SECOND);
}

#[test]
fn only_a_game_that_runs_by_older_rules_goes_over() {
    let gathering = Old::gathering();
    assert_eq!(declined(gathering.propose(ANN)), Declined::NotStarted);
    let mut garden = Old::of_people();
    let stranger = PersonId(4);
    assert_eq!(declined(garden.propose(stranger)), Declined::NotSeated);
    assert_eq!(declined(garden.table.prepare_newer_rules(stranger)), Declined::NotSeated);
    while garden.table.phase() == Phase::Running {
        garden.act(BEN, "walk");
    }
    assert_eq!((garden.table.newer_rules(), declined(garden.propose(ANN))), (None, Declined::Over));

    let newest = Kept::in_play(&[ANN, BEN]);
    assert_eq!(newest.table.newer_rules(), None);
    assert_eq!(newest.table.prepare_newer_rules(ANN).unwrap_err(), Declined::NoNewerRules);
}

#[test]
fn rules_that_would_have_changed_what_was_played_do_not_fit() {
    let tried = |moves: &[(PersonId, &str)]| {
        let mut garden = Old::of_people();
        for (person, text) in moves {
            garden.act(*person, text);
        }
        garden.propose(BEN).map(drop)
    };
    assert_eq!(tried(&[(ANN, "dig"), (BEN, "walk")]), Ok(()));
    assert_eq!(tried(&[(ANN, "rest")]), Err(Declined::RulesDoNotFit), "the mole would sleep");
    assert_eq!(tried(&[(ANN, "rest"), (BEN, "walk")]), Ok(()), "it would be awake again");
    let illegal = [(ANN, "rest"), (ANN, "dig"), (BEN, "walk")];
    assert_eq!(tried(&illegal), Err(Declined::RulesDoNotFit), "it would have slept");
    let heard = [(ANN, "knock"), (BEN, "walk")];
    assert_eq!(tried(&heard), Err(Declined::RulesDoNotFit), "it would have heard itself");
    assert_eq!(tried(&[(BEN, "look")]), Err(Declined::RulesDoNotFit), "another sky would have come");
}

#[test]
fn they_must_still_fit_when_the_last_one_agrees() {
    let mut garden = Old::of_people();
    garden.commit(garden.propose(ANN));
    garden.commit(garden.answer(BEN, Answer::Agreed));
    garden.act(ANN, "rest");
    assert_eq!(declined(garden.answer(CLEO, Answer::Agreed)), Declined::RulesDoNotFit);
    assert_eq!(garden.table.awaits(Topic::Rules), SeatSet::one(s(2)), "what is refused changes nothing");
    garden.act(BEN, "walk");
    garden.commit(garden.answer(CLEO, Answer::Agreed));
    assert_eq!(garden.table.rules(), SECOND);
}

#[test]
fn what_was_taken_back_before_need_not_fit() {
    let mut garden = Old::of_people();
    garden.act(BEN, "walk");
    garden.act(ANN, "rest");
    garden.act(ANN, "rest");
    for _ in 0..2 {
        let seen = garden.table.revision(Some(ANN));
        garden.commit(garden.table.prepare_undo(ANN, s(0), seen));
    }
    garden.goes_over();
    garden.act(ANN, "rest");
    assert_eq!(declined(garden.try_to(ANN, "rest")), Declined::NotAsked, "the mole sleeps");
}

#[test]
fn what_was_played_by_the_older_rules_can_be_taken_back_afterwards() {
    let mut garden = Old::of_people();
    garden.act(BEN, "walk");
    garden.act(CLEO, "walk");
    garden.goes_over();
    for person in [CLEO, BEN] {
        let (seat, seen) =
            (garden.table.seats_of(person).first().unwrap(), garden.table.revision(Some(person)));
        garden.commit(garden.table.prepare_undo(person, seat, seen));
    }
    assert_eq!((garden.table.steps().len(), garden.table.rules()), (0, SECOND), "the rules stay");
    assert_eq!(garden.table.record().comments[0].after, 0);
    garden.act(BEN, "wink");
}

#[test]
fn a_wish_to_take_back_stays_open() {
    let mut garden = Old::of_people();
    garden.act(BEN, "walk");
    garden.act(CLEO, "walk");
    let seen = garden.table.revision(Some(BEN));
    garden.commit(garden.table.prepare_undo_proposal(BEN, s(1), seen));
    garden.goes_over();
    for person in [ANN, CLEO] {
        let seen = garden.table.revision(Some(person));
        garden.commit(garden.table.prepare_answer(person, Topic::TakeBack, seen, Answer::Agreed));
    }
    assert_eq!((garden.table.steps().len(), garden.table.rules()), (0, SECOND));
}

#[test]
fn a_bot_that_thinks_by_the_older_rules_is_asked_again() {
    let mut garden = Old::of_ann();
    let question = garden.table.bot_question(s(1)).unwrap();
    garden.commit(garden.table.prepare_newer_rules(ANN));
    let late = garden.table.prepare_bot_answer(s(1), question.revision, &question.legal[0]);
    assert!(matches!(declined(late), Declined::Stale { .. }));
}

#[test]
fn a_finished_record_proves_its_draws_by_the_newer_rules() {
    let mut garden = Old::of_people();
    garden.act(ANN, "dig");
    garden.goes_over();
    garden.act(BEN, "look");
    while garden.table.phase() == Phase::Running {
        garden.act(BEN, "walk");
    }
    let verdict = table::verify::<Spy>(&garden.table.record()).unwrap();
    assert_eq!(verdict.sealed, table::Sealed::Honest);
}

#[test]
fn rules_do_not_go_back() {
    let mut garden = Old::of_ann();
    garden.commit(garden.table.prepare_newer_rules(ANN));
    let mut entries = garden.entries;
    entries.push(Entry::parse::<Spy>("rules", "1 garden=walled").unwrap());
    let restored = Table::<Spy>::restore(RulesVersion::FIRST, OPTIONS, seal(), &entries);
    assert!(restored.unwrap_err().to_string().contains("by version 2 of the rules already"));
    *entries.last_mut().unwrap() = Entry::parse::<Spy>("rules", "99 garden=walled").unwrap();
    let restored = Table::<Spy>::restore(RulesVersion::FIRST, OPTIONS, seal(), &entries);
    assert!(restored.unwrap_err().to_string().contains("rules version 99"));
}
