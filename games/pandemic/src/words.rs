//! The game's vocabulary: colours, roles, cards. Each word has one spelling, used in notation, views and case files.

use crate::map::{CITIES, City};
use kernel::{Id, Set};

/// Defines an enum of words with their spelling, as a kernel id with notation and serde.
macro_rules! words {
    ($(#[$meta:meta])* pub enum $name:ident as $kind:literal { $($(#[$vmeta:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$vmeta])* $variant,)+ }

        impl $name {
            /// Every one, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];

            /// Its spelling in notation, views and case files.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word,)+ }
            }
        }

        impl kernel::Id for $name {
            #[inline]
            fn index(self) -> u8 { self as u8 }
            #[inline]
            fn from_index(index: u8) -> Self { $name::ALL[index as usize] }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.write_str(self.word()) }
        }

        impl std::str::FromStr for $name {
            type Err = kernel::NotationError;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $name::ALL.iter().copied().find(|word| word.word() == text).ok_or_else(|| {
                    kernel::NotationError::new($crate::words::unknown($kind, text, $name::ALL.iter().map(|word| word.word())))
                })
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use words;

/// The message for a word that does not exist, with the nearest one or all of them.
pub(crate) fn unknown<'a>(kind: &str, text: &str, known: impl Iterator<Item = &'a str> + Clone) -> String {
    let shared = |word: &str| word.chars().zip(text.chars()).take_while(|(a, b)| a == b).count();
    match known.clone().max_by_key(|word| shared(word)) {
        Some(near) if shared(near) >= 3 => format!("there is no {kind} `{text}`; did you mean `{near}`?"),
        Some(_) | None => {
            let mut all = known.take(12).collect::<Vec<_>>().join(", ");
            if all.matches(", ").count() == 11 {
                all.push_str(", …");
            }
            format!("there is no {kind} `{text}`; write one of {all}")
        }
    }
}

words! {
    /// A standard disease and the colour of its cubes, cities and cards.
    pub enum Colour as "colour" {
        /// Blue: North America and Europe.
        Blue = "blue",
        /// Yellow: Latin America and Africa.
        Yellow = "yellow",
        /// Black: the Near East and South Asia.
        Black = "black",
        /// Red: East Asia and Australia.
        Red = "red",
    }
}

/// How many standard diseases there are.
pub const COLOURS: usize = 4;

words! {
    /// P9 A role. What it can do lies in its own file below `roles`.
    pub enum Role as "role" {
        /// Moves other pawns.
        Dispatcher = "dispatcher",
        /// Builds without a card.
        OperationsExpert = "operations_expert",
        /// Cures with four cards.
        Scientist = "scientist",
        /// Clears a colour at once.
        Medic = "medic",
        /// Gives any City card.
        Researcher = "researcher",
    }
}

words! {
    /// P11 An event card. What it does lies in its own file below `events`.
    pub enum EventCard as "event" {
        /// Moves a pawn anywhere.
        Airlift = "airlift",
        /// Orders the coming infection cards.
        Forecast = "forecast",
        /// Sets up a research station anywhere.
        GovernmentGrant = "government_grant",
        /// Skips an infection step.
        OneQuietNight = "one_quiet_night",
        /// Removes an infection card.
        ResilientPopulation = "resilient_population",
    }
}

words! {
    /// P1.6 How far a disease has been beaten. States only move forward.
    pub enum Cure as "state of a disease" {
        /// No cure is known.
        Active = "active",
        /// The cure is known; cubes still come.
        Cured = "cured",
        /// The cure is known and no cube is left: none will come again.
        Eradicated = "eradicated",
    }
}

/// A card that can be in a hand: a City card or an event card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// The City card of a city.
    City(City),
    /// An event card.
    Event(EventCard),
}

impl Card {
    /// Every card a hand can hold: 48 City cards, then the events.
    pub fn all() -> Set<Card> {
        Set::from_bits((1 << (CITIES + EventCard::ALL.len())) - 1)
    }

    /// Its spelling.
    pub fn word(self) -> &'static str {
        match self {
            Card::City(city) => city.word(),
            Card::Event(event) => event.word(),
        }
    }
}

impl Id for Card {
    #[inline]
    fn index(self) -> u8 {
        match self {
            Card::City(city) => city.index(),
            Card::Event(event) => CITIES as u8 + event.index(),
        }
    }
    #[inline]
    fn from_index(index: u8) -> Self {
        match index.checked_sub(CITIES as u8) {
            None => Card::City(City::from_index(index)),
            Some(event) => Card::Event(EventCard::from_index(event)),
        }
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.word())
    }
}

impl std::str::FromStr for Card {
    type Err = kernel::NotationError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Card::all().iter().find(|card| card.word() == text).ok_or_else(|| {
            kernel::NotationError::new(unknown("card", text, Card::all().iter().map(|card| card.word())))
        })
    }
}

impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> serde::Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

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
    Set::from_bits(cards.bits() >> CITIES)
}
