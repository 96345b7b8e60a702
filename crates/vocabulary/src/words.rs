//! Enums whose values are words.

/// Defines an enum whose values are words: a kernel id, with notation, serde and the value of an option by the word's spelling.
///
/// ```
/// vocabulary::words! {
///     /// A disease and the colour of its cubes.
///     pub enum Colour as "colour" {
///         /// Blue.
///         Blue = "blue",
///         /// Yellow.
///         Yellow = "yellow",
///     }
/// }
/// assert_eq!("blue".parse(), Ok(Colour::Blue));
/// assert_eq!(Colour::WORDS, ["blue", "yellow"]);
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $name:ident as $kind:literal { $($(#[$vmeta:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $vis enum $name { $($(#[$vmeta])* $variant,)+ }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];

            /// The spellings of all, in order.
            pub const WORDS: &'static [&'static str] = &[$($word,)+];

            /// Its spelling in notation, views and case files.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word,)+ }
            }
        }

        impl $crate::kernel::Id for $name {
            #[inline]
            fn index(self) -> u8 { self as u8 }
            #[inline]
            fn from_index(index: u8) -> Self { $name::ALL[index as usize] }
        }

        $crate::spelled_by_word!($name as $kind in $name::ALL.iter().copied());

        impl $crate::OptionValue for $name {
            fn read(text: &str) -> Option<Self> { text.parse().ok() }
            fn write(&self) -> String { self.word().to_owned() }
        }
    };
}

/// Gives a type notation and serde by its method `word`; after `in` come all its values. For what [`words!`] cannot express, such
/// as a card that is a city or an event.
#[macro_export]
macro_rules! spelled_by_word {
    ($name:ident as $kind:literal in $all:expr) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::kernel::NotationError;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $all.find(|value| value.word() == text).ok_or_else(|| {
                    Self::Err::new($crate::unknown($kind, text, $all.map(|value| value.word())))
                })
            }
        }

        $crate::spelled_by_notation!($name);
        $crate::one_word!($name);
    };
}

/// The message for a word that does not exist: it suggests the nearest word, or lists them all.
pub fn unknown<'a>(kind: &str, text: &str, known: impl Iterator<Item = &'a str> + Clone) -> String {
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
