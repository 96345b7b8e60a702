//! Why something is not allowed or not understood.

use std::fmt;

/// The fixed id of a rule in a game's RULES.md, such as `P3.2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Which rule forbids something, and why, as data. The sentences stand with the translations, under the key.
///
/// Each game lists all of its refusals in one table.
///
/// ```
/// use kernel::Refusal;
///
/// const NOT_A_NEIGHBOUR: Refusal = Refusal::new("P4.1", "not-a-neighbour");
/// assert_eq!(NOT_A_NEIGHBOUR.to_string(), "not-a-neighbour (P4.1)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// A key for the sentence that explains it, such as `not-a-neighbour`.
    pub reason: &'static str,
}

impl Refusal {
    /// A refusal by the rule with this id, with the key of its sentence.
    pub const fn new(rule: &'static str, reason: &'static str) -> Self {
        Refusal { rule: RuleId(rule), reason }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.rule)
    }
}

impl std::error::Error for Refusal {}

/// A text that is not an action, an outcome or an id. The message says what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    message: String,
}

impl NotationError {
    /// An error with this message, a full clause without a final stop.
    pub fn new(message: impl Into<String>) -> Self {
        NotationError { message: message.into() }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for NotationError {}

/// Why a position is impossible, and which word of it is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// The word, such as `cubes.cairo.black`.
    pub path: String,
    /// Why, with the rule.
    pub reason: String,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path, self.reason)
    }
}

impl std::error::Error for PositionError {}
