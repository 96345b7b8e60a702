//! Events: one row each, with its fields, the rule it follows and its weight in a log.

/// How much an event weighs in a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// It opens a part of the log, such as a turn.
    Heading,
    /// It is an event like others.
    Plain,
    /// It is bad news, such as an outbreak or a defeat.
    Grave,
    /// It is good news, such as a cure.
    Glad,
}

impl Weight {
    /// The word for it, as classes and data write it.
    pub const fn word(self) -> &'static str {
        match self {
            Weight::Heading => "heading",
            Weight::Plain => "plain",
            Weight::Grave => "grave",
            Weight::Glad => "glad",
        }
    }
}

/// Defines the events of a game. Each row has the rule the event follows and, unless it is [`Weight::Plain`], its weight
/// in a log; both are expressions and may use the fields.
///
/// ```
/// use vocabulary::Weight::{self, Grave, Heading, Plain};
///
/// vocabulary::events! {
///     /// Something that happened.
///     #[derive(Clone, Copy)]
///     pub enum Event {
///         /// Night falls.
///         NightFell = "X4.1", Heading;
///         /// The camp has eaten, as far as it goes.
///         Fed { meals: u8, hungry: u8 } = "X4.2", if hungry > 0 { Grave } else { Plain };
///         /// Somebody left.
///         Left { seat: u8 } = if seat == 0 { "X5.1" } else { "X5.2" };
///     }
/// }
///
/// let event = Event::Fed { meals: 3, hungry: 1 };
/// assert_eq!(event.rule().0, "X4.2");
/// assert_eq!(event.weight(), Weight::Grave);
/// assert_eq!(event.name(), "Fed");
/// assert_eq!(event.fields::<u32>(), [("meals", 3), ("hungry", 1)]);
/// ```
#[macro_export]
macro_rules! events {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $($(#[$vmeta:meta])* $variant:ident $({ $($field:ident: $type:ty),+ $(,)? })? = $rule:expr $(, $weight:expr)?;)+
        }
    ) => {
        $(#[$meta])*
        $vis enum $name { $($(#[$vmeta])* $variant $({ $($field: $type),+ })?,)+ }

        #[allow(unused_variables, reason = "few rows use their fields")]
        impl $name {
            /// The rule that the event follows.
            pub fn rule(&self) -> $crate::kernel::RuleId {
                $crate::kernel::RuleId(match *self {
                    $($name::$variant $({ $($field),+ })? => $rule,)+
                })
            }

            /// How much the event weighs in a log.
            pub fn weight(&self) -> $crate::Weight {
                match *self {
                    $($name::$variant $({ $($field),+ })? => $crate::first!($($weight,)? $crate::Weight::Plain),)+
                }
            }

            /// The name of its variant.
            pub fn name(&self) -> &'static str {
                match self {
                    $($name::$variant { .. } => stringify!($variant),)+
                }
            }

            /// The fields with their names, in order.
            pub fn fields<T>(&self) -> Vec<(&'static str, T)>
            where
                $($($(T: From<$type>,)+)?)+
            {
                match *self {
                    $($name::$variant $({ $($field),+ })? => vec![$($((stringify!($field), $field.into())),+)?],)+
                }
            }
        }
    };
}

/// The first of one or two.
#[doc(hidden)]
#[macro_export]
macro_rules! first {
    ($first:expr $(, $rest:expr)?) => {
        $first
    };
}
