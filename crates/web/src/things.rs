//! What the sentences of a table name: how a game's `Thing` is made from the types its events and actions are made of.

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
