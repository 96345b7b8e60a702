//! What is done in secret shows nowhere: not in numbers, offers, wishes or replays.

use crate::spy::{Action, Event, Spy};
use crate::{ANN, BEN, CLEO, s, seal};
use bots::Roster;
use kernel::{Game, SeatSet, Viewer};
use table::{
    Answer, Declined, Entry, Lateness, Moment, Occupant, PersonId, Phase, Prepared, Revision, Since, Table,
    Terms, Told, Topic,
};

/// Ann is the mole; Ben and Cleo, or a bot in her place, are above.
struct Garden {
    table: Table<Spy>,
    entries: Vec<Entry>,
}

impl Garden {
    fn started(cleo: Occupant) -> Self {
        let mut garden =
            Garden { table: Table::new(&Default::default(), seal()).unwrap(), entries: Vec::new() };
        garden.commit(garden.table.prepare_take_seat(ANN, s(0)));
        garden.commit(garden.table.prepare_take_seat(BEN, s(1)));
        garden.commit(match cleo {
            Occupant::Person(person) => garden.table.prepare_take_seat(person, s(2)),
            Occupant::Bot { level } => garden.table.prepare_hand_to_bot(ANN, s(2), level, Lateness::InTime),
            Occupant::Empty => unreachable!("somebody sits there"),
        });
        garden.commit(garden.table.prepare_start());
        garden
    }

    fn of_people() -> Self {
        Garden::started(Occupant::Person(CLEO))
    }

    /// Stores and shows a change; every time, the stored entries must give the same table again.
    fn commit(&mut self, prepared: Result<Prepared<Spy>, Declined>) {
        let prepared = prepared.unwrap();
        self.entries.extend(prepared.entries);
        self.table = prepared.next;
        let restored = Table::<Spy>::restore(Spy::RULES, "garden=small", seal(), &self.entries).unwrap();
        assert_eq!(format!("{restored:?}"), format!("{:?}", self.table));
    }

    fn seen(&self, person: PersonId) -> Revision {
        self.table.revision(Some(person))
    }

    fn act(&mut self, person: PersonId, text: &str) {
        let seen = self.seen(person);
        self.act_having_seen(person, seen, text);
    }

    fn act_having_seen(&mut self, person: PersonId, seen: Revision, text: &str) {
        let seat = self.table.seats_of(person).first().unwrap();
        self.commit(self.table.prepare_submit(person, seat, seen, text));
    }

    fn undo(&self, person: PersonId) -> Result<Prepared<Spy>, Declined> {
        let seat = self.table.seats_of(person).first().unwrap();
        self.table.prepare_undo(person, seat, self.seen(person))
    }

    fn wish(&self, person: PersonId) -> Result<Prepared<Spy>, Declined> {
        let seat = self.table.seats_of(person).first().unwrap();
        self.table.prepare_undo_proposal(person, seat, self.seen(person))
    }

    fn answer(&self, person: PersonId, answer: Answer) -> Result<Prepared<Spy>, Declined> {
        let seat = self.table.seats_of(person).first().unwrap();
        self.table.prepare_undo_answer(person, seat, self.seen(person), answer)
    }

    /// All a reader can ever get from the table.
    fn shown_to(&self, person: Option<PersonId>) -> String {
        let seat = person.and_then(|person| self.table.seats_of(person).first());
        let eyes = self.table.eyes(person, seat);
        let all = self.table.moments(eyes);
        let seen = |moment: &Moment| {
            (moment.told, moment.line.clone(), format!("{:?}", self.table.view_at(eyes, moment)))
        };
        let moments: Vec<_> = all.iter().map(seen).collect();
        format!(
            "{:?} {:?} {:?}\n{:?}\n{:?}\n{moments:?}\n{:?} {:?} {:?} {:?} {:?} {:?}\n",
            self.table.revision(person),
            self.table.phase(),
            self.table.occupants(),
            self.table.view(eyes),
            self.table.log_for(eyes).collect::<Vec<_>>(),
            seat.map(|seat| self.table.legal_actions(seat)),
            person.zip(seat).map(|(person, seat)| self.table.take_back(person, seat).map(|back| back.terms)),
            person.map(|person| (
                self.table.last_decision(person, &all),
                self.table.gone_on_since(person, eyes)
            )),
            self.table.proposal(Topic::TakeBack).map(|wish| wish.motion.seat().unwrap()),
            self.table.awaits(Topic::TakeBack),
            seat.and_then(|seat| self.table.bot_question(seat).err()),
        )
    }

    fn digs(&self) -> u8 {
        self.table.view(Viewer::Seat(s(0))).below.unwrap().0
    }

    fn all_seen(&self) -> [Revision; 4] {
        [Some(ANN), Some(BEN), Some(CLEO), None].map(|person| self.table.revision(person))
    }
}

/// Plays the same open game with this many secret decisions wherever there can be some; what each reader
/// above is shown after every step, and the entries.
fn evening(secret: [usize; 4]) -> ([String; 3], usize) {
    let mut garden = Garden::of_people();
    let mut shown = [const { String::new() }; 3];
    fn show(garden: &Garden, shown: &mut [String; 3]) {
        for (reader, shown) in [Some(BEN), Some(CLEO), None].into_iter().zip(shown) {
            shown.push_str(&garden.shown_to(reader));
        }
    }
    fn dig(garden: &mut Garden, times: usize) {
        for _ in 0..times {
            garden.act(ANN, "dig");
        }
    }
    show(&garden, &mut shown);
    let before = [BEN, CLEO].map(|person| garden.seen(person));
    dig(&mut garden, secret[0]);
    show(&garden, &mut shown);
    garden.act_having_seen(BEN, before[0], "walk");
    show(&garden, &mut shown);
    dig(&mut garden, secret[1]);
    if secret[1] > 0 {
        garden.commit(
            garden.undo(ANN).or_else(|_| garden.table.prepare_submit(ANN, s(0), garden.seen(ANN), "rest")),
        );
    }
    show(&garden, &mut shown);
    garden.commit(garden.table.prepare_hand_to_bot(CLEO, s(2), "random", Lateness::InTime));
    show(&garden, &mut shown);
    garden.commit(garden.undo(BEN));
    show(&garden, &mut shown);
    garden.act(BEN, "look");
    dig(&mut garden, secret[2]);
    garden.commit(garden.table.prepare_take_seat(CLEO, s(2)));
    show(&garden, &mut shown);
    garden.commit(garden.wish(BEN));
    show(&garden, &mut shown);
    dig(&mut garden, secret[3]);
    show(&garden, &mut shown);
    garden.commit(garden.answer(ANN, Answer::Agreed));
    show(&garden, &mut shown);
    if secret[3] > 0 {
        garden.act(ANN, "rest");
        garden.commit(garden.undo(ANN));
    }
    show(&garden, &mut shown);
    garden.commit(garden.answer(CLEO, Answer::Agreed));
    show(&garden, &mut shown);
    garden.act(CLEO, "wink");
    garden.act(ANN, "knock");
    show(&garden, &mut shown);
    while garden.table.phase() == Phase::Running {
        garden.act(CLEO, "walk");
        if garden.table.why_not(s(0), &Action::Dig).is_ok() {
            dig(&mut garden, secret[0].min(1));
        }
        if garden.table.phase() == Phase::Running {
            show(&garden, &mut shown);
        }
    }
    (shown, garden.entries.len())
}

#[test]
fn games_that_differ_in_secret_look_alike_to_the_others() {
    let (quiet, few) = evening([0, 0, 0, 0]);
    for secret in [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 2, 3, 4], [4, 1, 0, 2]] {
        let (busy, many) = evening(secret);
        assert!(many > few);
        for (quiet, busy) in quiet.iter().zip(&busy) {
            let different = quiet.lines().zip(busy.lines()).find(|(quiet, busy)| quiet != busy);
            assert_eq!(different, None, "{secret:?}");
            assert_eq!(quiet.len(), busy.len(), "{secret:?}");
        }
    }
}

#[test]
fn whoever_comes_back_finds_what_has_happened_since_their_own_last_decision() {
    let mut garden = Garden::of_people();
    let since = |garden: &Garden, person| {
        let seat = garden.table.seats_of(person).first();
        let eyes = Viewer::Seat(seat.unwrap());
        let moments = garden.table.moments(eyes);
        let left = garden.table.last_decision(person, &moments).map(|at| moments.len() - 1 - at);
        (left, garden.table.gone_on_since(person, eyes))
    };
    garden.act(ANN, "dig");
    assert_eq!(since(&garden, BEN), (None, None), "digging shows nowhere");
    garden.act(BEN, "walk");
    let (left, gone_on) = since(&garden, ANN);
    assert!(left > Some(0) && gone_on == Some(Since::LastDecision), "Ben has gone for a walk");
    assert_eq!(since(&garden, CLEO), (None, Some(Since::Beginning)), "Cleo has decided nothing yet");
    let after_walk = since(&garden, BEN);
    garden.act(ANN, "dig");
    assert_eq!(since(&garden, BEN), after_walk, "digging shows nowhere");
    garden.act(CLEO, "walk");
    assert!(since(&garden, ANN).0 > Some(0) && since(&garden, BEN).0 > after_walk.0);
}

#[test]
fn only_who_can_see_a_change_counts_it() {
    let mut garden = Garden::of_people();
    let [Revision(ann), Revision(ben), Revision(cleo), Revision(nobody)] = garden.all_seen();
    let expect = |garden: &Garden, [a, b, c, d]: [u64; 4]| {
        assert_eq!(garden.all_seen().map(|seen| seen.0), [ann + a, ben + b, cleo + c, nobody + d]);
    };
    garden.act(ANN, "dig");
    expect(&garden, [1, 0, 0, 0]);
    garden.act(BEN, "wink");
    expect(&garden, [1, 1, 1, 0]);
    garden.act(CLEO, "look");
    expect(&garden, [2, 2, 2, 1]);
    garden.act(ANN, "rest");
    expect(&garden, [3, 2, 2, 1]);
    garden.commit(garden.wish(CLEO));
    expect(&garden, [4, 3, 3, 2]);
    garden.commit(garden.table.prepare_leave_seat(ANN, s(0)));
    expect(&garden, [5, 4, 4, 3]);
    garden.commit(garden.table.prepare_take_seat(BEN, s(0)));
    assert_eq!(garden.table.revision(Some(ANN)).0, ann + 6, "an onlooker now, who has not forgotten");
    let prepared = garden.table.prepare_submit(BEN, s(1), garden.seen(BEN), "walk").unwrap();
    assert!(prepared.shows_everybody());
    let prepared = garden.table.prepare_submit(BEN, s(1), garden.seen(BEN), "wink").unwrap();
    assert!(!prepared.shows_everybody());
}

#[test]
fn a_secret_decision_is_taken_back_in_secret() {
    let mut garden = Garden::of_people();
    garden.act(BEN, "walk");
    garden.act(ANN, "rest");
    let others = garden.all_seen();
    garden.commit(garden.undo(ANN));
    assert!(garden.table.view(Viewer::Seat(s(0))).below.unwrap().2, "the mole is awake again");
    assert_eq!(garden.all_seen()[1..], others[1..]);
    assert!(garden.seen(ANN) > others[0]);

    garden.act(ANN, "dig");
    assert_eq!(garden.undo(ANN).map(drop), Err(Declined::UndoHidden), "the mole has seen the soil");
    assert_eq!(garden.wish(ANN).map(drop), Err(Declined::UndoHidden));
}

#[test]
fn nobody_is_asked_about_a_decision_not_everybody_has_seen() {
    let mut garden = Garden::of_people();
    garden.act(ANN, "rest");
    garden.act(BEN, "walk");
    assert_eq!(garden.wish(ANN).map(drop), Err(Declined::UndoHidden));

    garden.act(ANN, "knock");
    garden.act(BEN, "walk");
    garden.act(ANN, "dig");
    garden.act(BEN, "look");
    garden.commit(garden.wish(ANN));
    assert_eq!(garden.table.awaits(Topic::TakeBack), [s(1), s(2)].into_iter().collect::<SeatSet>());
    for person in [BEN, CLEO] {
        garden.commit(garden.answer(person, Answer::Agreed));
    }
    let last = garden.table.log_for(Viewer::Spectator).last().unwrap().told;
    let walk = Event::Did(s(1), crate::spy::Action::Walk);
    assert!(matches!(last, Told::Event { event, .. } if *event == walk), "back before the knock");
    assert_eq!(garden.digs(), 0);
}

#[test]
fn terms_follow_from_what_the_person_has_seen_and_secret_decisions_go_with_it() {
    let mut garden = Garden::of_people();
    garden.act(BEN, "walk");
    garden.act(ANN, "dig");
    garden.act(ANN, "rest");
    assert_eq!(garden.table.take_back(BEN, s(1)).unwrap().terms, Terms::Free);
    let ann = garden.seen(ANN);
    garden.commit(garden.undo(BEN));
    assert_eq!((garden.digs(), garden.seen(ANN)), (0, Revision(ann.0 + 1)));

    garden.act(BEN, "walk");
    garden.act(BEN, "wink");
    garden.act(CLEO, "wink");
    assert_eq!(
        garden.table.take_back(BEN, s(1)).unwrap().terms,
        Terms::Agreement([s(0), s(2)].into_iter().collect()),
        "Ben has seen Cleo wink, and asks about his walk"
    );
}

#[test]
fn an_open_wish_ends_when_everybody_sees_the_game_go_on() {
    let mut garden = Garden::of_people();
    garden.act(BEN, "look");
    garden.commit(garden.wish(BEN));
    garden.act(ANN, "dig");
    garden.act(CLEO, "wink");
    assert!(garden.table.proposal(Topic::TakeBack).is_some());
    garden.act(CLEO, "walk");
    assert!(garden.table.proposal(Topic::TakeBack).is_none());
}

#[test]
fn while_it_runs_a_replay_has_the_steps_a_viewer_noticed_and_then_every_line() {
    let mut garden = Garden::of_people();
    for text in ["dig", "dig", "rest"] {
        garden.act(ANN, text);
    }
    garden.act(BEN, "look");
    garden.act(BEN, "wink");
    let moments = |garden: &Garden, viewer| garden.table.moments(viewer).len() - 1;
    let viewers = [Viewer::Seat(s(0)), Viewer::Seat(s(1)), Viewer::Spectator];
    assert_eq!(viewers.map(|viewer| moments(&garden, viewer)), [7, 3, 2]);
    let last = garden.table.moments(Viewer::Spectator).pop().unwrap();
    assert_eq!(garden.table.view_at(Viewer::Spectator, &last), garden.table.view(Viewer::Spectator));
    assert_eq!((last.told, last.line), (2, None));
    while garden.table.phase() == Phase::Running {
        garden.act(BEN, "walk");
    }
    let lines = garden.table.record().lines.len();
    let viewers = [Viewer::Seat(s(1)), Viewer::Spectator, Viewer::Omniscient];
    assert_eq!(viewers.map(|viewer| moments(&garden, viewer)), [lines; 3]);
    assert!(garden.table.moments(Viewer::Spectator)[1].line.is_some());
}

#[test]
fn a_bot_decides_alike_whatever_was_done_behind_its_back() {
    let walks = |digs: usize| {
        let mut garden = Garden::started(Occupant::Bot { level: "random" });
        let mut decided = Vec::new();
        for _ in 0..20 {
            if garden.table.phase() == Phase::Over {
                break;
            }
            for _ in 0..digs.min(12 - usize::from(garden.digs())) {
                garden.act(ANN, "dig");
            }
            let question = garden.table.bot_question(s(2)).unwrap();
            let mut bot = Spy::bot(question.level, 0).unwrap();
            decided.push((
                question.revision,
                question.put_to(&mut *question.bot()),
                question.put_to(&mut *bot),
            ));
            garden.commit(garden.table.prepare_bot_move(s(2), &mut *question.bot()));
        }
        decided
    };
    let undisturbed = walks(0);
    assert!(undisturbed.len() > 5);
    assert_eq!(walks(1), undisturbed);
    assert_eq!(walks(3), undisturbed);
}

#[test]
fn a_bot_in_secret_may_decide_while_another_thinks() {
    let mut garden = Garden::started(Occupant::Bot { level: "random" });
    let question = garden.table.bot_question(s(2)).unwrap();
    garden.act(ANN, "dig");
    let answer = crate::spy::Action::Walk;
    garden.commit(garden.table.prepare_bot_answer(s(2), question.revision, &answer));
}
