//! What those who sit at a table are called.

use super::Shown;
use crate::command::Invited;
use catalogue::Playable;
use i18n::Texts;
use kernel::Seat;
use store::Sitter;
use table::{Occupant, PersonId};
use web::Face;
use web::pages::{Offer, OfferedSeat, level_name};

impl<G: Playable + Face> Shown<G> {
    /// What everybody is called, seat by seat.
    pub(super) fn names_by_seat(&self, texts: &Texts) -> Vec<String> {
        seat_names(texts, &self.sitters())
    }

    /// What everybody is called, with the seat beside a name that several seats have: people may hold more than one.
    pub(super) fn told_apart(&self, texts: &Texts) -> Vec<String> {
        told_apart(texts, &self.sitters())
    }

    fn sitters(&self) -> Vec<Sitter> {
        let sitter = |(_, occupant): (Seat, &Occupant)| match occupant {
            Occupant::Empty => Sitter::Empty,
            Occupant::Bot { level } => Sitter::Bot((*level).to_owned()),
            Occupant::Person(PersonId(id)) => match self.names.get(id) {
                Some(name) => Sitter::Person { id: *id, name: name.clone() },
                None => Sitter::Former,
            },
        };
        self.table.occupants().iter().map(sitter).collect()
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
        match self.names.get(&id) {
            Some(name) => person_name(texts, id, name),
            None => texts.say("former-player"),
        }
    }
}

/// What those who sit here are called, seat by seat.
pub(crate) fn seat_names(texts: &Texts, sitters: &[Sitter]) -> Vec<String> {
    let name = |(number, sitter): (u32, &Sitter)| match sitter {
        Sitter::Empty => texts.say("seat-empty"),
        Sitter::Former => texts.say("former-player"),
        Sitter::Bot(_) => texts.say_with("bot-at-seat", &[("n", number.into())]),
        Sitter::Person { id, name } => person_name(texts, *id, name),
    };
    (1..).zip(sitters).map(name).collect()
}

/// What those who sit here are called, with the seat beside a name that several seats have.
pub(crate) fn told_apart(texts: &Texts, sitters: &[Sitter]) -> Vec<String> {
    let names = seat_names(texts, sitters);
    let shared = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    let told = |(number, (sitter, name)): (u32, (&Sitter, &String))| match sitter {
        Sitter::Person { .. } | Sitter::Former if shared(name) => {
            texts.say_with("name-at-seat", &[("name", name.into()), ("n", number.into())])
        }
        Sitter::Person { .. } | Sitter::Former | Sitter::Empty | Sitter::Bot(_) => name.clone(),
    };
    (1..).zip(sitters.iter().zip(&names)).map(told).collect()
}

/// What to call somebody in a list.
pub(crate) fn sitter_name(texts: &Texts, sitter: &Sitter) -> String {
    match sitter {
        Sitter::Empty => texts.say("seat-empty"),
        Sitter::Former => texts.say("former-player"),
        Sitter::Person { id, name } => person_name(texts, *id, name),
        Sitter::Bot(level) => bot_name(texts, level),
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
