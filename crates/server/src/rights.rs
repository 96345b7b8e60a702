//! Who may want to change who sits where, and who may start. The table says whose agreement that takes
//! ([`Table::take_terms`], [`Table::bot_terms`]); the host has no say of its own.

use crate::command::{Asking, Invited};
use crate::look::About;
use catalogue::Playable;
use kernel::{Seat, SeatSet};
use store::Listing;
use table::{Lateness, Occupant, PersonId, Table, Terms};
use web::Face;
use web::pages::Offer;

/// What people may do with a table.
pub(crate) struct Rights<'a, G: Playable + Face> {
    pub(crate) table: &'a Table<G>,
    pub(crate) about: &'a About,
    /// The seats everybody has waited for long enough.
    pub(crate) overdue: SeatSet,
}

impl<G: Playable + Face> Rights<'_, G> {
    /// Whether somebody may want a seat: empty ones of listed tables are for everybody, all others for who is invited,
    /// the host, those who sit there already and whoever held that very seat last. That a person holds it the table says to
    /// anybody.
    pub(crate) fn may_take(
        &self,
        person: Option<PersonId>,
        seat: Seat,
        standing: Invited,
        asking: Asking,
    ) -> bool {
        let belongs = standing == Invited::Yes
            || person.is_some_and(|person| self.belong(person) || self.table.comes_first(person, seat));
        match self.occupant(seat) {
            Some(Occupant::Empty) => belongs || self.about.listing == Listing::Public,
            Some(Occupant::Bot { .. }) => belongs,
            Some(Occupant::Person(_)) => belongs || asking == Asking::Nobody,
            None => true,
        }
    }

    /// Whether this person may want a bot to have the seat: its own, an empty one at its table, and another's if
    /// everybody has waited for it long enough. Where seats play against one another, those at the table may always want it,
    /// for the others are asked; elsewhere the host may replace anybody.
    pub(crate) fn may_give_to_bot(&self, person: PersonId, seat: Seat) -> bool {
        match self.occupant(seat) {
            Some(Occupant::Person(holder)) if holder == person => true,
            Some(Occupant::Person(_)) if self.table.is_guarded(seat) => self.belong(person),
            Some(Occupant::Person(_)) => {
                self.about.host == Some(person) || self.overdue.contains(seat) && self.belong(person)
            }
            Some(Occupant::Empty | Occupant::Bot { .. }) => self.belong(person),
            None => true,
        }
    }

    /// Whether whoever holds the seat keeps everybody waiting.
    pub(crate) fn lateness(&self, seat: Seat) -> Lateness {
        if self.overdue.contains(seat) { Lateness::Overdue } else { Lateness::InTime }
    }

    /// What a page offers somebody who may want a seat that is free, or that they come first in.
    pub(crate) fn take_offer(&self, person: Option<PersonId>, seat: Seat, standing: Invited) -> Offer {
        let comes_first = person.is_some_and(|person| self.table.comes_first(person, seat));
        match (self.occupant(seat), person) {
            (None, _) => Offer::Nothing,
            (Some(Occupant::Person(_)), _) if !comes_first => Offer::Nothing,
            (Some(_), _) if !self.may_take(person, seat, standing, Asking::Others) => Offer::Nothing,
            (Some(_), Some(person)) => self.table.take_terms(person, seat).map_or(Offer::Nothing, offer),
            (Some(_), None) if self.table.is_guarded(seat) => Offer::IfOthersAgree,
            (Some(_), None) => Offer::AtOnce,
        }
    }

    /// What a page offers somebody who may let a bot have a seat that no bot holds. Others are asked only about a seat that
    /// nobody holds or everybody waits for.
    pub(crate) fn bot_offer(&self, person: PersonId, seat: Seat) -> Offer {
        let lateness = self.lateness(seat);
        let offered = match self.occupant(seat) {
            None | Some(Occupant::Bot { .. }) => false,
            Some(Occupant::Empty) => true,
            Some(Occupant::Person(holder)) => {
                holder == person || lateness == Lateness::Overdue || !self.table.is_guarded(seat)
            }
        };
        if !offered || !self.may_give_to_bot(person, seat) {
            return Offer::Nothing;
        }
        self.table.bot_terms(person, seat, lateness).map_or(Offer::Nothing, offer)
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

/// What a page offers on these terms.
pub(crate) fn offer(terms: Terms) -> Offer {
    match terms {
        Terms::Free => Offer::AtOnce,
        Terms::Agreement(_) => Offer::IfOthersAgree,
    }
}
