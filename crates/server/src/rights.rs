//! Who may change who sits where, and who may start. What happens in the game is the table's business.

use crate::look::About;
use catalogue::Playable;
use kernel::{Seat, SeatSet};
use store::Listing;
use table::{Occupant, PersonId, Table};
use web::Face;

/// What people may do with a table.
pub(crate) struct Rights<'a, G: Playable + Face> {
    pub(crate) table: &'a Table<G>,
    pub(crate) about: &'a About,
    /// The seats everybody has waited for long enough.
    pub(crate) overdue: SeatSet,
}

impl<G: Playable + Face> Rights<'_, G> {
    /// Whether somebody without an invitation may sit down: empty seats of listed tables are for everybody, all others
    /// for the host, those who sit there already and whoever has sat in that very seat.
    pub(crate) fn may_take(&self, person: Option<PersonId>, seat: Seat) -> bool {
        let belongs = person
            .is_some_and(|person| self.belong(person) || self.table.seats_ever_of(person).contains(seat));
        match self.occupant(seat) {
            Some(Occupant::Empty) => belongs || self.about.listing == Listing::Public,
            Some(Occupant::Bot { .. }) => belongs,
            Some(Occupant::Person(_)) | None => true,
        }
    }

    /// Whether this person may let a bot have the seat: its own, an empty one at its table, any as the host, and
    /// another's if everybody has waited for it long enough.
    pub(crate) fn may_give_to_bot(&self, person: PersonId, seat: Seat) -> bool {
        match self.occupant(seat) {
            Some(Occupant::Person(holder)) if holder == person => true,
            Some(Occupant::Person(_)) => {
                self.about.host == Some(person) || self.overdue.contains(seat) && self.belong(person)
            }
            Some(Occupant::Empty | Occupant::Bot { .. }) => self.belong(person),
            None => true,
        }
    }

    /// Whether this person may start the game.
    pub(crate) fn may_start(&self, person: PersonId) -> bool {
        self.belong(person)
    }

    fn belong(&self, person: PersonId) -> bool {
        self.about.host == Some(person) || !self.table.seats_of(person).is_empty()
    }

    /// Who sits in the seat; `None` if the table has no such seat.
    fn occupant(&self, seat: Seat) -> Option<Occupant> {
        self.table.occupants().iter().find(|(other, _)| *other == seat).map(|(_, occupant)| *occupant)
    }
}
