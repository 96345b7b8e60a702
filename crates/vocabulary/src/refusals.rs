//! Refusals: one row each, with the rule that forbids and the key of the sentence that explains it.

/// Defines the refusals of a game as constants of the module, and `ALL` of them.
///
/// ```
/// vocabulary::refusals! {
///     NOT_NOW = "X2.1", "not-now";
///     CANNOT_PAY = "X3.4", "cannot-pay";
/// }
/// assert_eq!(CANNOT_PAY.rule.0, "X3.4");
/// assert_eq!(ALL, [NOT_NOW, CANNOT_PAY]);
/// ```
#[macro_export]
macro_rules! refusals {
    ($($name:ident = $rule:literal, $reason:literal;)+) => {
        $(
            #[doc = concat!($rule, ": ", $reason, ".")]
            pub const $name: $crate::kernel::Refusal = $crate::kernel::Refusal::new($rule, $reason);
        )+
        /// All of them.
        pub const ALL: &[$crate::kernel::Refusal] = &[$($name,)+];
    };
}
