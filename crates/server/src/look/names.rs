//! What those who sit at a table are called.

use super::Shown;
use catalogue::Playable;
use kernel::Seat;
use table::{Occupant, PersonId, Phase};
use web::pages::{OfferedSeat, level_name};
use web::{Face, Texts};

impl<G: Playable + Face> Shown<G> {
    /// What everybody is called, seat by seat.
    pub(super) fn names_by_seat(&self, texts: &Texts) -> Vec<String> {
        let name = |(seat, occupant): (Seat, &Occupant)| match occupant {
            Occupant::Empty => texts.say("seat-empty"),
            Occupant::Bot { .. } => texts.say_with("bot-at-seat", &[("n", (seat.number() + 1).into())]),
            Occupant::Person(PersonId(id)) => {
                person_name(texts, *id, self.names.get(id).map_or("", String::as_str))
            }
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

    pub(super) fn seats_offered(&self, texts: &Texts) -> Vec<OfferedSeat> {
        if self.table.phase() == Phase::Over {
            return Vec::new();
        }
        let people = self.names_by_seat(texts);
        let mut free: Vec<(Occupant, Seat)> = self
            .table
            .occupants()
            .iter()
            .filter(|(_, occupant)| !matches!(occupant, Occupant::Person(_)))
            .map(|(seat, occupant)| (*occupant, seat))
            .collect();
        free.sort_by_key(|(occupant, seat)| (*occupant != Occupant::Empty, *seat));
        free.into_iter()
            .map(|(_, seat)| OfferedSeat { seat, name: people[usize::from(seat.number())].clone() })
            .collect()
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

fn bot_name(texts: &Texts, level: &str) -> String {
    texts.say_with("bot-name", &[("level", (&level_name(texts, level)).into())])
}
