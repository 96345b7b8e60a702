//! How a table behaves, shown with toy games.

mod fresh;
mod hand_over;
mod hidden;
mod market;
mod newer_rules;
mod play;
mod runs;
mod seats;
mod spy;
mod toy;
mod undo;
mod verify;
mod volunteers;
mod waivers;
mod wander;

use kernel::{Game, Seat};
use table::{Entry, Lateness, PersonId, Prepared, Revision, Seal, Table};
use toy::{Options, Toy};

const ANN: PersonId = PersonId(1);
const BEN: PersonId = PersonId(2);
const CLEO: PersonId = PersonId(3);

fn seal() -> Seal {
    Seal::from_bytes([4; 32])
}

fn s(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// A table with its entries, as a server keeps them.
struct Kept {
    table: Table<Toy>,
    entries: Vec<Entry>,
}

impl Kept {
    fn empty(seats: u8) -> Self {
        Kept { table: Table::new(&Options { seats }, seal()).unwrap(), entries: Vec::new() }
    }

    /// A game whose seats these people hold, in order.
    fn started(people: &[PersonId]) -> Self {
        let mut kept = Kept::empty(people.len() as u8);
        for (number, person) in people.iter().enumerate() {
            kept.commit(kept.table.prepare_take_seat(*person, s(number as u8)));
        }
        kept.commit(kept.table.prepare_start());
        kept
    }

    /// A game after everybody has bid its lowest card.
    fn in_play(people: &[PersonId]) -> Self {
        let mut kept = Kept::started(people);
        for (number, person) in people.iter().enumerate() {
            let bid = kept.table.legal_actions(s(number as u8))[0].to_string();
            kept.act(*person, number as u8, &bid);
        }
        kept
    }

    /// Stores and shows a change; every time, the stored entries must give the same table again.
    fn commit<E: std::fmt::Debug>(&mut self, prepared: Result<Prepared<Toy>, E>) {
        let prepared = prepared.unwrap();
        assert_eq!(prepared.from, self.entries.len() as u64);
        self.entries.extend(prepared.entries);
        self.table = prepared.next;
        assert_eq!(self.table.version(), self.entries.len() as u64);

        let written: Vec<_> = self.entries.iter().map(|entry| (entry.kind(), entry.to_string())).collect();
        let read: Vec<_> =
            written.iter().map(|(kind, text)| Entry::parse::<Toy>(kind, text).unwrap()).collect();
        assert_eq!(read, self.entries);
        let options = self.table.options().to_string();
        let restored = Table::<Toy>::restore(Toy::RULES, &options, seal(), &read).unwrap();
        assert_eq!(format!("{restored:?}"), format!("{:?}", self.table));
    }

    /// What the person has seen.
    fn seen(&self, person: PersonId) -> Revision {
        self.table.revision(Some(person))
    }

    fn act(&mut self, person: PersonId, seat: u8, text: &str) {
        self.commit(self.table.prepare_submit(person, s(seat), self.seen(person), text));
    }

    fn lines(&self) -> Vec<String> {
        self.table.steps().iter().map(|step| step.line.to_string()).collect()
    }

    /// The seat's lowest or highest card in hand.
    fn card(&self, seat: u8, end: kernel::End) -> String {
        let mut hand = self.table.view(kernel::Viewer::Seat(s(seat))).hand.iter();
        let card = match end {
            kernel::End::Bottom => hand.next(),
            kernel::End::Top => hand.last(),
        };
        format!("c{}", card.unwrap().0)
    }
}
