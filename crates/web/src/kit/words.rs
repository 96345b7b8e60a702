//! What the sentences of a table name: people, and the things of a game.

use i18n::{Said, Texts, Value};
use kernel::Seat;

/// What is needed to name things: the language, the view and the people.
pub struct Words<'a, V> {
    /// The language.
    pub texts: &'a Texts,
    /// What the viewer knows.
    pub view: &'a V,
    /// The name of whoever sits in each seat.
    pub people: &'a [String],
}

impl<V> Clone for Words<'_, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Words<'_, V> {}

/// A view of a game whose sentences name things.
pub trait Named: Sized {
    /// Something a sentence names: a seat, a card, a number.
    type Thing<'t>: Copy;
    /// The thing as a sentence names it, or nothing where the sentence says it in its own way.
    fn name(words: &Words<'_, Self>, thing: Self::Thing<'_>) -> Option<Said>;
}

impl<V: Named> Words<'_, V> {
    /// A sentence that names these things, each under the name of its variable.
    pub fn tell(&self, id: &str, things: &[(&str, V::Thing<'_>)]) -> String {
        self.texts.tell(id, &self.named(things.iter().copied()))
    }

    /// Things as variables of a sentence, each under its name.
    pub fn named<'n, 't>(
        &self,
        things: impl IntoIterator<Item = (&'n str, V::Thing<'t>)>,
    ) -> Vec<(&'n str, Said)> {
        things.into_iter().filter_map(|(name, thing)| Some((name, V::name(self, thing)?))).collect()
    }
}

impl<V> Words<'_, V> {
    /// The text with this id.
    pub fn say(&self, id: &str) -> String {
        self.texts.say(id)
    }

    /// The text with this id and these values.
    pub fn say_with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.texts.say_with(id, values)
    }

    /// Several things in a row.
    pub fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        things.into_iter().collect::<Vec<_>>().join(&self.say("list-separator"))
    }

    /// The name of whoever sits in this seat.
    pub fn person(&self, seat: Seat) -> String {
        match self.people.get(usize::from(seat.number())) {
            Some(name) if !name.is_empty() => name.clone(),
            Some(_) | None => self.say_with("seat-number", &[("n", (seat.number() + 1).into())]),
        }
    }
}

/// A word of the notation as part of a text id, an element id or a class: `cargo_ship` is `cargo-ship`, `far+` is `far-plus`.
pub fn slug(word: &str) -> String {
    word.replace('_', "-").replace('+', "-plus")
}

/// Makes a game's `Thing` from its types: `TYPE => KIND` for what has words, and after `unsaid` the types of which a sentence
/// speaks in its own way. An option is what it holds, or unsaid.
macro_rules! things {
    ($thing:ty { $($from:ty => $kind:ident,)+ } unsaid { $($unsaid:ty,)* }) => {
        $(impl From<$from> for $thing {
            fn from(thing: $from) -> Self {
                Self::$kind(thing)
            }
        })+

        $(impl From<$unsaid> for $thing {
            fn from(_: $unsaid) -> Self {
                Self::Unsaid
            }
        })*

        impl From<u8> for $thing {
            fn from(count: u8) -> Self {
                Self::Count(count.into())
            }
        }

        impl<T> From<Option<T>> for $thing
        where
            Self: From<T>,
        {
            fn from(thing: Option<T>) -> Self {
                thing.map_or(Self::Unsaid, Self::from)
            }
        }
    };
}

pub(crate) use things;
