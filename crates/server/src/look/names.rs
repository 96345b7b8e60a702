//! What those who sit at a table are called.

use super::Shown;
use crate::command::Invited;
use catalogue::Playable;
use kernel::Seat;
use table::{Occupant, PersonId};
use web::pages::{Offer, OfferedSeat, level_name};
use web::{Face, Texts};

impl<G: Playable + Face> Shown<G> {
    /// What everybody is called, seat by seat.
    pub(super) fn names_by_seat(&self, texts: &Texts) -> Vec<String> {
        let name = |(seat, occupant): (Seat, &Occupant)| match occupant {
            Occupant::Empty => texts.say("seat-empty"),
            Occupant::Bot { .. } => texts.say_with("bot-at-seat", &[("n", (seat.number() + 1).into())]),
            Occupant::Person(person) => self.name_of(texts, *person),
        };
        self.table.occupants().iter().map(name).collect()
    }

    /// The same, with the seat beside a name that several seats have: people may hold more than one.
    pub(super) fn told_apart(&self, texts: &Texts) -> Vec<String> {
        let names = self.names_by_seat(texts);
        let shared = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
        let told = |((seat, occupant), name): ((Seat, &Occupant), &String)| match occupant {
            Occupant::Person(_) if shared(name) => {
                texts.say_with("name-at-seat", &[("name", name.into()), ("n", (seat.number() + 1).into())])
            }
            Occupant::Person(_) | Occupant::Empty | Occupant::Bot { .. } => name.clone(),
        };
        self.table.occupants().iter().zip(&names).map(told).collect()
    }

    /// What somebody with an invitation can take or ask for, what is free at once first.
    pub(super) fn seats_offered(&self, texts: &Texts, person: Option<PersonId>) -> Vec<OfferedSeat> {
        let people = self.names_by_seat(texts);
        let mut free: Vec<(Offer, Occupant, Seat)> = self
            .table
            .occupants()
            .iter()
            .map(|(seat, occupant)| (self.rights().take_offer(person, seat, Invited::Yes), *occupant, seat))
            .filter(|(offer, _, _)| *offer != Offer::Nothing)
            .collect();
        free.sort_by_key(|(offer, occupant, seat)| {
            (*offer == Offer::IfOthersAgree, *occupant != Occupant::Empty, *seat)
        });
        free.into_iter()
            .map(|(offer, _, seat)| OfferedSeat {
                seat,
                name: people[usize::from(seat.number())].clone(),
                offer,
            })
            .collect()
    }

    /// What to call this person.
    pub(super) fn name_of(&self, texts: &Texts, PersonId(id): PersonId) -> String {
        person_name(texts, id, self.names.get(&id).map_or("", String::as_str))
    }
}

/// What to call somebody in a list.
pub(crate) fn sitter_name(texts: &Texts, sitter: &store::Sitter) -> String {
    match sitter {
        store::Sitter::Empty => texts.say("seat-empty"),
        store::Sitter::Person { id, name } => person_name(texts, *id, name),
        store::Sitter::Bot(level) => bot_name(texts, level),
    }
}

fn person_name(texts: &Texts, id: u64, name: &str) -> String {
    if name.is_empty() {
        texts.say_with("guest-name", &[("n", (&id.to_string()).into())])
    } else {
        name.to_owned()
    }
}

pub(super) fn bot_name(texts: &Texts, level: &str) -> String {
    texts.say_with("bot-name", &[("level", (&level_name(texts, level)).into())])
}
