//! Whatever people do at a table, its entries give it back and its draws stay honest.

use crate::toy::Toy;
use crate::*;
use bots::Xoshiro;
use kernel::{Asked, Game, Pending, Record, Uniform, Viewer};
use table::{Answer, Declined, Phase, Revision, Sealed, Topic, verify};

const PEOPLE: [PersonId; 3] = [ANN, BEN, CLEO];

fn anything(table: &Table<Toy>, dice: &mut Xoshiro) -> Result<Prepared<Toy>, Declined> {
    let person = PEOPLE[dice.below(3) as usize];
    let seat = s(dice.below(3) as u8);
    let now = table.revision(Some(person));
    match dice.below(24) {
        0 => table.prepare_undo(person, seat, now),
        1 => table.prepare_undo_proposal(person, seat, now),
        2 | 3 => table.prepare_undo_answer(person, seat, now, Answer::Agreed),
        4 => table.prepare_undo_answer(person, seat, now, Answer::Declined),
        5 => table.prepare_take_seat(person, seat),
        6 => table.prepare_leave_seat(person, seat),
        7 => table.prepare_hand_to_bot(ANN, seat, "random", Lateness::InTime),
        8 => table.prepare_standing_answer(person, seat, "block", Asked::No),
        9 => table.prepare_standing_answer(person, seat, "cheer", Asked::Yes),
        10 => table.prepare_start(),
        13 => table.prepare_take_seat_proposal(person, seat),
        14 => table.prepare_answer(person, Topic::Seat, now, Answer::Agreed),
        11 | 12 => match table.next_bot() {
            Some(bot) => table.prepare_bot_move(bot, &mut *table.bot_question(bot)?.bot()),
            None => Err(Declined::NotAsked),
        },
        _ => {
            let legal = table.legal_actions(seat);
            let choice = legal.get(dice.below(legal.len().max(1) as u32) as usize);
            let text = choice.map_or("pass".to_owned(), ToString::to_string);
            table.prepare_submit(person, seat, now, &text)
        }
    }
}

#[test]
fn every_walk_is_restored_and_proved() {
    let (mut finished, mut longest) = (0, 0);
    for seed in 0..40 {
        let mut dice = Xoshiro::new(seed);
        let mut kept = Kept::empty(3);
        for _ in 0..600 {
            let version = kept.table.version();
            let Ok(prepared) = anything(&kept.table, &mut dice) else { continue };
            let readers = || PEOPLE.map(Some).into_iter().chain([None]);
            let seen: Vec<Revision> = readers().map(|reader| kept.table.revision(reader)).collect();
            kept.commit::<Declined>(Ok(prepared));
            for (reader, Revision(seen)) in readers().zip(seen) {
                let Revision(now) = kept.table.revision(reader);
                assert!(now == seen || now == seen + 1, "{reader:?}: {seen}, then {now}");
            }
            for viewer in [Viewer::Seat(s(0)), Viewer::Spectator] {
                let newest = kept.table.moments(viewer).pop().unwrap();
                assert_eq!(newest.told, kept.table.log_for(viewer).count());
                assert_eq!(kept.table.view_at(viewer, &newest), kept.table.view(viewer));
            }
            assert!(kept.table.version() > version);
            assert!(kept.table.pending() != Pending::Chance);
            assert!(Topic::ALL.into_iter().all(|topic| kept.table.proposal(topic).is_none() || !kept.table.awaits(topic).is_empty()));
            for viewer in [Viewer::Seat(s(1)), Viewer::Spectator] {
                let log: Vec<_> = kept.table.log_for(viewer).collect();
                assert!(log.iter().zip(1..).all(|(seen, number)| seen.number == number));
                assert_eq!(log.len(), kept.table.log_for(viewer).len());
                assert!(kept.table.log_for(viewer).rev().eq(log.into_iter().rev()), "the same from its end");
            }
        }
        let expected = match kept.table.phase() {
            Phase::Over => Sealed::Honest,
            Phase::Running | Phase::Gathering => Sealed::Hidden,
        };
        finished += u32::from(kept.table.phase() == Phase::Over);
        let record = kept.table.record();
        assert_eq!(verify::<Toy>(&record).unwrap().sealed, expected);
        let moments = kept.table.moments(Viewer::Omniscient);
        for (lines, moment) in moments.iter().enumerate().filter(|_| expected == Sealed::Honest) {
            let lines = record.lines[..lines].to_vec();
            let replayed: Toy = kernel::replay(&Record { lines, ..record.clone() }).unwrap();
            let then = kept.table.view_at(Viewer::Omniscient, moment);
            assert_eq!(then, replayed.view(Viewer::Omniscient));
        }
        longest = longest.max(record.lines.len());
    }
    assert!(finished > 3, "only {finished} walks came to the end");
    assert!(longest > 64, "the longest walk has {longest} lines");
}
