//! Names and numbers as the sentences of the table need them.

use crate::lang::{Texts, Value};
use kernel::Seat;
use pandemic::{Card, City, CitySixName, Colour, EventCard, Pawn, Role, View};

/// What is needed to name things: the language, the view and the people.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub(super) texts: &'a Texts,
    pub(super) view: &'a View,
    pub(super) people: &'a [String],
}

/// A word of the notation as part of a text id, an element id or a class: `new_york` is `new-york`.
pub(super) fn slug(word: &str) -> String {
    word.replace('_', "-")
}

impl Words<'_> {
    pub(super) fn say(&self, id: &str) -> String {
        self.texts.say(id)
    }

    pub(super) fn say_with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.texts.say_with(id, values)
    }

    /// P2.13 The name of a city; the seventh has two.
    pub(super) fn city(&self, city: City) -> String {
        if city == City::Montreal && self.view.options.city_06_name == CitySixName::Toronto {
            return self.say("city-montreal-variant");
        }
        self.say(&format!("city-{}", slug(city.word())))
    }

    pub(super) fn colour(&self, colour: Colour) -> String {
        self.say(&format!("colour-{}", colour.word()))
    }

    /// A colour inside a sentence.
    pub(super) fn hue(&self, colour: Colour) -> String {
        self.say(&format!("hue-{}", colour.word()))
    }

    pub(super) fn role(&self, role: Role) -> String {
        self.say(&format!("role-{}", slug(role.word())))
    }

    pub(super) fn role_about(&self, role: Role) -> String {
        self.say(&format!("role-{}-about", slug(role.word())))
    }

    pub(super) fn event(&self, event: EventCard) -> String {
        self.say(&format!("event-{}", slug(event.word())))
    }

    pub(super) fn event_about(&self, event: EventCard) -> String {
        self.say(&format!("event-{}-about", slug(event.word())))
    }

    pub(super) fn card(&self, card: Card) -> String {
        match card {
            Card::City(city) => self.city(city),
            Card::Event(event) => self.event(event),
        }
    }

    /// The name of whoever sits in this seat.
    pub(super) fn who(&self, seat: Seat) -> String {
        match self.people.get(usize::from(seat.number())) {
            Some(name) if !name.is_empty() => name.clone(),
            Some(_) | None => self.say_with("player-unnamed", &[("number", (seat.number() + 1).into())]),
        }
    }

    /// Several things in a row.
    pub(super) fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        things.into_iter().collect::<Vec<_>>().join(&self.say("list-separator"))
    }

    /// The seat a pawn of a movement belongs to: movements are made by the active seat.
    pub(super) fn moved(&self, pawn: Pawn) -> Seat {
        match pawn {
            Pawn::Own => self.view.active,
            Pawn::Of(seat) => seat,
        }
    }
}

/// The class of a card: the colour of its disease, or `event`.
pub(super) fn card_class(card: Card) -> &'static str {
    match card {
        Card::City(city) => city.colour().word(),
        Card::Event(_) => "event",
    }
}
