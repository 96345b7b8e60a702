//! Runs: several decisions in one go.

use crate::market::Market;
use crate::{ANN, BEN, CLEO, s, seal};
use bots::{Roster, Stop};
use kernel::{Game, Viewer};
use table::{Declined, Entry, LONGEST_RUN, Prepared, Table, Terms};

/// A market day with its entries, as a server keeps them. Ann, Ben and Cleo have the stalls.
struct Day {
    table: Table<Market>,
    entries: Vec<Entry>,
}

impl Day {
    fn begun() -> Day {
        let mut day = Day { table: Table::new(&Default::default(), seal()).unwrap(), entries: Vec::new() };
        for (number, person) in [ANN, BEN, CLEO].into_iter().enumerate() {
            day.commit(day.table.prepare_take_seat(person, s(number as u8)));
        }
        day.commit(day.table.prepare_start());
        day
    }

    /// Stores and shows a change, and returns how many actions were left out. The stored entries give the same table again.
    fn commit(&mut self, prepared: Result<Prepared<Market>, Declined>) -> usize {
        let Prepared { next, entries, unplayed, .. } = prepared.unwrap();
        self.entries.extend(entries);
        self.table = next;
        let written = self.entries.iter().map(|entry| (entry.kind(), entry.to_string()));
        let read: Vec<_> = written.map(|(kind, text)| Entry::parse::<Market>(kind, &text).unwrap()).collect();
        let restored = Table::<Market>::restore(Market::RULES, "", seal(), &read).unwrap();
        assert_eq!(format!("{restored:?}"), format!("{:?}", self.table));
        unplayed
    }

    fn anns(&self, run: &str) -> Result<Prepared<Market>, Declined> {
        self.table.prepare_submit(ANN, s(0), self.table.revision(Some(ANN)), run)
    }

    fn lines(&self) -> Vec<String> {
        self.table.steps().iter().map(|step| step.line.to_string()).collect()
    }
}

#[test]
fn a_run_is_one_change_of_ordinary_decisions() {
    let mut day = Day::begun();
    let seen = [ANN, BEN].map(|person| day.table.revision(Some(person)).0);
    assert_eq!(day.commit(day.anns("sell; sell ;close")), 0);
    assert_eq!(day.lines(), ["s0 sell", "s0 sell", "s0 close"]);
    assert_eq!([ANN, BEN].map(|person| day.table.revision(Some(person)).0), seen.map(|seen| seen + 1));
}

#[test]
fn a_run_is_taken_back_together_and_nothing_else_with_it() {
    let mut day = Day::begun();
    day.commit(day.anns("sell"));
    day.commit(day.anns("sell; sell"));
    let take_back = |day: &Day| day.table.prepare_undo(ANN, s(0), day.table.revision(Some(ANN)));
    assert_eq!(day.table.take_back(ANN, s(0)).unwrap().terms, Terms::Free);
    day.commit(take_back(&day));
    assert_eq!(day.lines(), ["s0 sell"]);
    day.commit(take_back(&day));
    assert_eq!(day.lines(), [""; 0]);
}

#[test]
fn a_run_that_others_have_decided_on_is_taken_back_together_if_they_agree() {
    let mut day = Day::begun();
    day.commit(day.anns("sell; sell"));
    day.commit(day.table.prepare_submit(BEN, s(1), day.table.revision(Some(BEN)), "sell"));
    let seen = |day: &Day, person| day.table.revision(Some(person));
    day.commit(day.table.prepare_undo_proposal(ANN, s(0), seen(&day, ANN)));
    for (person, seat) in [(BEN, 1), (CLEO, 2)] {
        let agreed =
            day.table.prepare_undo_answer(person, s(seat), seen(&day, person), table::Answer::Agreed);
        day.commit(agreed);
    }
    assert_eq!(day.lines(), [""; 0]);
}

#[test]
fn a_run_ends_where_something_else_is_asked() {
    let mut day = Day::begun();
    assert_eq!(day.commit(day.anns("sell; close; help; help")), 2);
    assert_eq!(day.lines(), ["s0 sell", "s0 close"]);
}

#[test]
fn nothing_of_a_run_is_played_that_has_an_illegal_action() {
    let day = Day::begun();
    let refused = day.anns("sell; help").unwrap_err();
    assert!(matches!(refused, Declined::RefusedInRun { number: 2, .. }), "{refused}");
    assert!(matches!(day.anns("help; sell").unwrap_err(), Declined::Refused(_)));
    assert!(matches!(day.anns("sell; fly").unwrap_err(), Declined::Unreadable(_)));
    assert!(matches!(day.anns("sell;").unwrap_err(), Declined::Unreadable(_)));
    assert_eq!(day.anns(&vec!["sell"; LONGEST_RUN + 1].join(";")).unwrap_err(), Declined::RunTooLong);
}

/// Where everybody decides in secret, what others have decided meanwhile stays when a run is taken back.
#[test]
fn a_run_in_secret_is_taken_back_together_and_alone() {
    let mut table = Table::<outlive::State>::new(&"players=2".parse().unwrap(), seal()).unwrap();
    let mut entries = Vec::new();
    let mut commit = |prepared: Result<Prepared<outlive::State>, Declined>| {
        let Prepared { next, entries: more, unplayed, .. } = prepared.unwrap();
        entries.extend(more);
        let restored =
            Table::<outlive::State>::restore(outlive::State::RULES, "players=2", seal(), &entries).unwrap();
        assert_eq!(format!("{restored:?}"), format!("{next:?}"));
        assert_eq!(unplayed, 0);
        next
    };
    table = commit(table.prepare_take_seat(ANN, s(0)));
    table = commit(table.prepare_take_seat(BEN, s(1)));
    table = commit(table.prepare_start());
    let run_of = |table: &Table<outlive::State>, seat| {
        let view = table.view(Viewer::Seat(seat));
        let line =
            outlive::State::advise((&view, seat, &table.legal_actions(seat)), 0, &Stop::default()).line;
        assert_eq!(line.len(), 5, "two rooms, the free room, the survivors, the leader");
        line.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    let before = table.view(Viewer::Seat(s(0)));
    table = commit(table.prepare_submit(ANN, s(0), table.revision(Some(ANN)), &run_of(&table, s(0))));
    let first = table.legal_actions(s(1))[0].to_string();
    table = commit(table.prepare_submit(BEN, s(1), table.revision(Some(BEN)), &first));
    let bens = |table: &Table<outlive::State>| table.view(Viewer::Seat(s(1))).seat(s(1)).clone();
    let (chosen, steps) = (bens(&table), table.steps().len());
    table = commit(table.prepare_undo(ANN, s(0), table.revision(Some(ANN))));
    assert_eq!(table.steps().len(), steps - 5);
    assert_eq!(table.view(Viewer::Seat(s(0))), before);
    assert_eq!(bens(&table), chosen, "what Ben has chosen stands");
    table = commit(table.prepare_submit(ANN, s(0), table.revision(Some(ANN)), &run_of(&table, s(0))));
    assert_eq!(table.steps().len(), steps);
}
