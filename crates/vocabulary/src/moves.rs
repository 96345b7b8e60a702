//! Moves: actions of players and outcomes of chance, one row each, with the words it is written as.

use heck::ToShoutySnakeCase;
use kernel::{NotationError, Seat};
use std::fmt::{self, Display};
use std::str::FromStr;

/// Something a move is written with: one word, several, or none where it goes without saying.
pub trait Part: Sized {
    /// Its place in a form, such as `CITY`, `[CITY]` or `play CARD|use CARD`.
    fn form() -> String;
    /// Writes its words.
    fn write(&self, text: &mut Text<'_, '_>) -> fmt::Result;
    /// Reads its words, as many as belong to it.
    ///
    /// # Errors
    /// If the next words are not its own. What was read of them need not be given back.
    fn read(words: &mut Words<'_>) -> Result<Self, Mismatch>;
}

/// Another way of writing a field of type `T` than that of its type. Rows name it after `as`.
pub trait PartAs<T> {
    /// As [`Part::form`].
    fn form() -> String;
    /// As [`Part::write`].
    fn write(value: &T, text: &mut Text<'_, '_>) -> fmt::Result;
    /// As [`Part::read`].
    ///
    /// # Errors
    /// As there.
    fn read(words: &mut Words<'_>) -> Result<T, Mismatch>;
}

/// The text of a move while it is written, word by word.
pub struct Text<'f, 'g> {
    out: &'f mut fmt::Formatter<'g>,
    gap: &'static str,
}

impl<'f, 'g> Text<'f, 'g> {
    /// A text that goes here.
    pub fn new(out: &'f mut fmt::Formatter<'g>) -> Self {
        Text { out, gap: "" }
    }
    /// Writes one word, or words with single spaces between them.
    pub fn word(&mut self, word: impl Display) -> fmt::Result {
        write!(self.out, "{}{word}", self.gap)?;
        self.gap = " ";
        Ok(())
    }
}

/// The words of a move while they are read, from the first to the last.
pub struct Words<'a> {
    all: &'a [&'a str],
    place: usize,
    /// What stopped the optional part that came farthest.
    missed: Option<Mismatch>,
}

/// Where the words of a text part from a form, and what is wrong with the word there, if more is known.
#[derive(Debug)]
pub struct Mismatch {
    place: usize,
    error: Option<NotationError>,
}

impl<'a> Words<'a> {
    /// All of these words, none of them read.
    pub const fn new(all: &'a [&'a str]) -> Self {
        Words { all, place: 0, missed: None }
    }
    /// The words not yet read.
    pub fn rest(&self) -> &'a [&'a str] {
        &self.all[self.place..]
    }
    /// Reads the next word if it is this one, and says whether it was.
    pub fn take(&mut self, word: &str) -> bool {
        let found = self.rest().first() == Some(&word);
        self.place += usize::from(found);
        found
    }
    /// Reads a word that has to come next.
    ///
    /// # Errors
    /// If another word or none comes.
    pub fn expect(&mut self, word: &str) -> Result<(), Mismatch> {
        if self.take(word) { Ok(()) } else { Err(self.mismatch()) }
    }
    /// Reads the next `count` words as one value.
    ///
    /// # Errors
    /// If there are fewer words, or they are not such a value.
    pub fn value<T: FromStr<Err = NotationError>>(&mut self, count: usize) -> Result<T, Mismatch> {
        let too_few = Mismatch { place: self.all.len(), error: None };
        let words = self.rest().get(..count).ok_or(too_few)?;
        let value = if let [word] = words { word.parse() } else { words.join(" ").parse() };
        let value = value.map_err(|error| self.wrong(error))?;
        self.place += count;
        Ok(value)
    }
    /// Reads a part that may be missing: its words are left unread if they are not its own.
    pub fn optional<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, Mismatch>) -> Option<T> {
        let start = self.place;
        match read(self) {
            Ok(value) => Some(value),
            Err(mismatch) => {
                self.place = start;
                if self.missed.as_ref().is_none_or(|missed| missed.place < mismatch.place) {
                    self.missed = Some(mismatch);
                }
                None
            }
        }
    }
    /// The end of the text.
    ///
    /// # Errors
    /// If words are left.
    pub fn end(mut self) -> Result<(), Mismatch> {
        if self.rest().is_empty() {
            return Ok(());
        }
        match self.missed.take() {
            Some(missed) if missed.place >= self.place => Err(missed),
            Some(_) | None => Err(self.mismatch()),
        }
    }
    /// The words do not go on as they should.
    pub const fn mismatch(&self) -> Mismatch {
        Mismatch { place: self.place, error: None }
    }
    /// The next word is wrong, and why.
    pub const fn wrong(&self, error: NotationError) -> Mismatch {
        Mismatch { place: self.place, error: Some(error) }
    }
}

/// A part that is missing where there is none.
impl<T: Part> Part for Option<T> {
    fn form() -> String {
        format!("[{}]", T::form())
    }
    fn write(&self, text: &mut Text<'_, '_>) -> fmt::Result {
        self.as_ref().map_or(Ok(()), |part| part.write(text))
    }
    fn read(words: &mut Words<'_>) -> Result<Self, Mismatch> {
        Ok(words.optional(T::read))
    }
}

/// A seat as `s1`.
impl Part for Seat {
    fn form() -> String {
        form_of("Seat")
    }
    fn write(&self, text: &mut Text<'_, '_>) -> fmt::Result {
        text.word(self)
    }
    fn read(words: &mut Words<'_>) -> Result<Self, Mismatch> {
        words.value(1)
    }
}

/// A number in digits, without zeros before it.
impl Part for u8 {
    fn form() -> String {
        "N".to_owned()
    }
    fn write(&self, text: &mut Text<'_, '_>) -> fmt::Result {
        text.word(self)
    }
    fn read(words: &mut Words<'_>) -> Result<Self, Mismatch> {
        let Some(word) = words.rest().first() else { return Err(words.mismatch()) };
        let number = word.parse::<u8>().ok().filter(|number| number.to_string() == *word);
        let wrong =
            || words.wrong(NotationError::new(format!("`{word}` is not a whole number from 0 to 255")));
        let number = number.ok_or_else(wrong)?;
        words.place += 1;
        Ok(number)
    }
}

/// The place of a type in a form: its name, in capitals.
pub fn form_of(name: &str) -> String {
    name.to_shouty_snake_case()
}

/// Makes types that are written and read as one word parts of moves.
#[macro_export]
macro_rules! one_word {
    ($($name:ident),+ $(,)?) => {$(
        impl $crate::Part for $name {
            fn form() -> String {
                $crate::form_of(stringify!($name))
            }
            fn write(&self, text: &mut $crate::Text<'_, '_>) -> std::fmt::Result {
                text.word(self)
            }
            fn read(words: &mut $crate::Words<'_>) -> Result<Self, $crate::Mismatch> {
                words.value(1)
            }
        }
    )+};
}

/// A row of moves: how it is written, and how it is read.
pub type Row<T> = (fn() -> Vec<String>, for<'a> fn(Words<'a>) -> Result<T, Mismatch>);

/// The move that a text is, by the first row that reads it to its end.
///
/// # Errors
/// If no row does: what is wrong with the word at which the rows that came farthest stopped.
pub fn read_move<T>(kind: &str, rows: &[Row<T>], text: &str) -> Result<T, NotationError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut farthest: Vec<(&Row<T>, Mismatch)> = Vec::new();
    for row in rows {
        match (row.1)(Words::new(&words)) {
            Ok(found) => return Ok(found),
            Err(mismatch) => {
                let before = farthest.first().map_or(0, |(_, other)| other.place);
                if mismatch.place > before {
                    farthest.clear();
                }
                if mismatch.place >= before {
                    farthest.push((row, mismatch));
                }
            }
        }
    }
    let begun = farthest.first().is_some_and(|(_, mismatch)| mismatch.place > 0);
    Err(match farthest.iter().find_map(|(_, mismatch)| mismatch.error.as_ref()) {
        Some(error) => error.clone(),
        None if begun => {
            let forms: Vec<String> =
                farthest.iter().map(|(row, _)| format!("`{}`", (row.0)().join(" "))).collect();
            NotationError::new(format!("`{}`: write {}", words.join(" "), forms.join(" or ")))
        }
        None => {
            let wrong = match words.first() {
                Some(word) => format!("`{word}` begins no {kind}"),
                None => format!("an {kind} is missing"),
            };
            NotationError::new(format!("{wrong}; {kind}s begin with {}", beginnings(rows).join(", ")))
        }
    })
}

/// The words that moves begin with, each once.
fn beginnings<T>(rows: &[Row<T>]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for (form, _) in rows {
        for way in form()[0].split('|') {
            let first = way.split(' ').next().unwrap_or_default().to_owned();
            if !all.contains(&first) {
                all.push(first);
            }
        }
    }
    all
}

/// Defines the moves of a game. Each row says how a move is written: words in quotation marks, and fields, which are
/// [`Part`]s, or are written as the [`PartAs`] after `as`, which may take several of them in parentheses. Rows that begin alike are tried in their order.
///
/// ```
/// vocabulary::words! {
///     /// What is played with.
///     pub enum Tool as "tool" {
///         /// A hammer.
///         Hammer = "hammer",
///         /// A saw.
///         Saw = "saw",
///     }
/// }
///
/// vocabulary::moves! {
///     /// One decision of a player.
///     #[derive(Clone, Copy, PartialEq, Debug)]
///     pub enum Action as "action" {
///         /// This many planks, perhaps with a tool.
///         Build { planks: u8, with: Option<Tool> } = "build", planks, "planks", with;
///         /// A tool changes hands.
///         Lend(tool: Tool) = "lend", tool;
///         /// Nothing.
///         Pass = "pass";
///     }
/// }
///
/// assert_eq!("build 2 planks saw".parse(), Ok(Action::Build { planks: 2, with: Some(Tool::Saw) }));
/// assert_eq!(Action::Lend(Tool::Hammer).to_string(), "lend hammer");
/// assert_eq!(Action::Pass.name(), "Pass");
/// let wrong = |text: &str| text.parse::<Action>().unwrap_err().to_string();
/// assert_eq!(wrong("lend hammre"), "there is no tool `hammre`; did you mean `hammer`?");
/// assert_eq!(wrong("build 2"), "`build 2`: write `build N planks [TOOL]`");
/// assert_eq!(wrong("dance"), "`dance` begins no action; actions begin with build, lend, pass");
/// ```
#[macro_export]
macro_rules! moves {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident as $kind:literal { $(
            $(#[$vmeta:meta])*
            $variant:ident $(($slot:ident: $slot_type:ty))? $({ $($(#[$fmeta:meta])* $field:ident: $type:ty),+ $(,)? })?
                = $($part:tt $(as $way:ident)?),+;
        )+ }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $($(#[$vmeta])* $variant $(($slot_type))? $({ $($(#[$fmeta])* $field: $type),+ })?,)+
        }

        impl $name {
            /// The name of its kind, as it is written above.
            pub const fn name(&self) -> &'static str {
                match self {
                    $($name::$variant { .. } => stringify!($variant),)+
                }
            }

            /// What it says, each field by its name, in order.
            pub fn fields<T>(&self) -> Vec<(&'static str, T)>
            where
                $($(T: From<$slot_type>,)? $($(T: From<$type>,)+)?)+
            {
                match *self {
                    $($name::$variant $(($slot))? $({ $($field),+ })? => vec![
                        $((stringify!($slot), $slot.into()))? $($((stringify!($field), $field.into())),+)?
                    ],)+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let mut text = $crate::Text::new(f);
                match self {
                    $($name::$variant $(($slot))? $({ $($field),+ })? => {
                        $($crate::moves!(@write text $part $(as $way)?);)+
                    })+
                }
                Ok(())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::kernel::NotationError;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                #[allow(non_camel_case_types, dead_code, reason = "a form names the type of a field by the field")]
                const ROWS: &[$crate::Row<$name>] = &[$((
                    || {
                        $(type $slot = $slot_type;)?
                        $($(type $field = $type;)+)?
                        vec![$($crate::moves!(@form $part $(as $way)?)),+]
                    },
                    |mut words| {
                        $($crate::moves!(@read words $part $(as $way)?);)+
                        words.end()?;
                        Ok($name::$variant $(($slot))? $({ $($field),+ })?)
                    },
                )),+];
                $crate::read_move($kind, ROWS, text)
            }
        }
    };

    (@write $text:ident $word:literal) => { $text.word($word)? };
    (@write $text:ident $field:ident) => { $crate::Part::write($field, &mut $text)? };
    (@write $text:ident $field:ident as $way:ident) => {
        <$way as $crate::PartAs<_>>::write($field, &mut $text)?
    };
    (@write $text:ident ($($field:ident),+) as $way:ident) => {
        <$way as $crate::PartAs<_>>::write(&($(*$field),+), &mut $text)?
    };
    (@form $word:literal) => { $word.to_owned() };
    (@form $field:ident) => { <$field as $crate::Part>::form() };
    (@form $field:ident as $way:ident) => { <$way as $crate::PartAs<$field>>::form() };
    (@form ($($field:ident),+) as $way:ident) => { <$way as $crate::PartAs<($($field),+)>>::form() };
    (@read $words:ident $word:literal) => { $words.expect($word)? };
    (@read $words:ident $field:ident) => { let $field = $crate::Part::read(&mut $words)?; };
    (@read $words:ident $field:ident as $way:ident) => {
        let $field = <$way as $crate::PartAs<_>>::read(&mut $words)?;
    };
    (@read $words:ident ($($field:ident),+) as $way:ident) => {
        let ($($field),+) = <$way as $crate::PartAs<_>>::read(&mut $words)?;
    };
}
