//! P20.1 The cards: player cards, infection cards, and sets of them.

use super::{EventCard, MutationEvent};
use crate::words::map::{CITIES, City};
use kernel::{Id, Set};
use vocabulary::spelled_by_word;

/// A player card other than an Epidemic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// The City card of a city.
    City(City),
    /// An event card.
    Event(EventCard),
    /// P20.4 A mutation event: never held.
    Mutation(MutationEvent),
}

impl Card {
    /// Every card there is: 48 City cards, the events, the mutation events. They fill a set to its last place.
    pub fn all() -> Set<Card> {
        Set::from_bits(u64::MAX)
    }

    /// Its spelling.
    pub fn word(self) -> &'static str {
        match self {
            Card::City(city) => city.word(),
            Card::Event(event) => event.word(),
            Card::Mutation(event) => event.word(),
        }
    }
}

/// The index of the first event card.
const EVENTS: u8 = CITIES as u8;
/// The index of the first mutation event.
const MUTATIONS: u8 = EVENTS + EventCard::ALL.len() as u8;

impl Id for Card {
    #[inline]
    fn index(self) -> u8 {
        match self {
            Card::City(city) => city.index(),
            Card::Event(event) => EVENTS + event.index(),
            Card::Mutation(event) => MUTATIONS + event.index(),
        }
    }
    #[inline]
    fn from_index(index: u8) -> Self {
        if index < EVENTS {
            Card::City(City::from_index(index))
        } else if index < MUTATIONS {
            Card::Event(EventCard::from_index(index - EVENTS))
        } else {
            Card::Mutation(MutationEvent::from_index(index - MUTATIONS))
        }
    }
}

/// A card of the infection deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum InfectionCard {
    /// The card of a city.
    City(City),
    /// P20.6 The first copy of A Mutation Appears!
    MutationAppears,
    /// P20.6 The second copy.
    MutationAppearsToo,
}

impl InfectionCard {
    /// P20.3 The two mutation infection cards.
    pub fn mutations() -> Set<InfectionCard> {
        Set::one(InfectionCard::MutationAppears).with(InfectionCard::MutationAppearsToo)
    }

    /// The 48 cards of the cities.
    pub fn cities() -> Set<InfectionCard> {
        Set::from_bits((1 << CITIES) - 1)
    }

    /// Every card there is.
    pub fn all() -> Set<InfectionCard> {
        InfectionCard::cities() | InfectionCard::mutations()
    }

    /// The city it names, if it names one.
    #[inline]
    pub fn city(self) -> Option<City> {
        match self {
            InfectionCard::City(city) => Some(city),
            InfectionCard::MutationAppears | InfectionCard::MutationAppearsToo => None,
        }
    }

    /// Its spelling.
    pub fn word(self) -> &'static str {
        match self {
            InfectionCard::City(city) => city.word(),
            InfectionCard::MutationAppears => "mutation_appears",
            InfectionCard::MutationAppearsToo => "mutation_appears_too",
        }
    }
}

impl Id for InfectionCard {
    #[inline]
    fn index(self) -> u8 {
        match self {
            InfectionCard::City(city) => city.index(),
            InfectionCard::MutationAppears => CITIES as u8,
            InfectionCard::MutationAppearsToo => CITIES as u8 + 1,
        }
    }
    #[inline]
    fn from_index(index: u8) -> Self {
        match index.checked_sub(CITIES as u8) {
            None => InfectionCard::City(City::from_index(index)),
            Some(0) => InfectionCard::MutationAppears,
            Some(_) => InfectionCard::MutationAppearsToo,
        }
    }
}

spelled_by_word!(Card as "card" in Card::all().iter());
spelled_by_word!(InfectionCard as "infection card" in InfectionCard::all().iter());

/// The City cards of a set of cities.
pub fn city_cards(cities: Set<City>) -> Set<Card> {
    Set::from_bits(cities.bits())
}

/// The cities whose City cards are in a set of cards.
#[inline]
pub fn cities_in(cards: Set<Card>) -> Set<City> {
    Set::from_bits(cards.bits() & ((1 << CITIES) - 1))
}

/// The event cards in a set of cards.
#[inline]
pub fn events_in(cards: Set<Card>) -> Set<EventCard> {
    Set::from_bits(cards.bits() >> EVENTS & ((1 << EventCard::ALL.len()) - 1))
}

/// The cards of a set of events.
pub(crate) fn event_cards(events: Set<EventCard>) -> Set<Card> {
    Set::from_bits(events.bits() << EVENTS)
}

/// P20.1 The three mutation events as cards.
pub(crate) fn mutation_cards() -> Set<Card> {
    Set::from_bits(u64::MAX << MUTATIONS)
}

/// The cities named by a set of infection cards.
#[inline]
pub fn cities_named(cards: Set<InfectionCard>) -> Set<City> {
    Set::from_bits(cards.bits() & ((1 << CITIES) - 1))
}

/// The infection cards of a set of cities.
pub(crate) fn infection_cards(cities: Set<City>) -> Set<InfectionCard> {
    Set::from_bits(cities.bits())
}
